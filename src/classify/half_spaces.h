/* classify/half_spaces.h - where is the intersection of many half-spaces? The decision of real
 * arithmetic, of given planes in double.
 *
 * The least height of a linear program is at a vertex: three planes of which the height's normal is
 * minus a sum, with weights that are not negative. The dual simplex method begins with three bounds
 * at infinity, x, y or z at most M or at least -M, on which the least height is to begin with.
 * While the vertex is above some plane, the first such takes the place of the first of the three
 * that leaves the weights not negative (Bland 1977: no basis comes twice). If none of the three may
 * go, nothing is below all planes. M is greater than any number: what has M as a factor counts
 * first, so that a program without a least height ends at such a bound, below zero.
 *
 * A frustum and such a body have a point in common if all their planes have. It is below all planes
 * of the frustum, if there is one such point for each of them: the middle of these is below all. So
 * that is asked of the least height over each plane, of what they have in common.
 *
 * All that is asked are signs: of determinants of three normals, and of heights over the vertex,
 * determinants of four planes. First in double with a running error bound; the exact form goes on
 * where this one is in doubt. */
#ifndef ISECT_CLASSIFY_HALF_SPACES_H
#define ISECT_CLASSIFY_HALF_SPACES_H

#include "classify/combined.h"

/* Plane i is normal . x + d <= 0, and finite; false if there is none. */
typedef struct HalfSpaces {
    size_t count;
    bool (*plane)(const void *of, size_t i, double *plane);
    const void *of;
} HalfSpaces;

HalfSpaces isect_half_spaces_of_six(const SixPlanes *planes);

isect_side isect_plane_half_spaces(const double *plane, const HalfSpaces *below);
isect_side isect_frustum_half_spaces(const SixPlanes *planes, const HalfSpaces *below);

#endif
