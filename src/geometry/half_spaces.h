/* geometry/half_spaces.h - the side of a plane or frustum on which the intersection of many
 * half-spaces lies: the exact decision, for planes given in double.
 *
 * The least height, a linear program, is at a vertex: three planes for which minus the normal of
 * the height is a sum of their normals with weights that are not negative. The dual simplex method
 * begins with three bounds at infinity, x, y or z at most M or at least -M, on which the height is
 * least. While the vertex is above some plane, the first such plane replaces the first of the three
 * that keeps the weights not negative (Bland 1977: no basis repeats). If none of the three can
 * leave, the intersection is empty. M is greater than any number: terms with a factor M are
 * compared first, so that an unbounded program ends at such a bound, below zero.
 *
 * A frustum and such a body have a common point if all their planes have. The body reaches below
 * all planes of the frustum if it has a point below each of them, within the intersection: the mean
 * of these points is below all. Therefore the least height over each plane is computed on the
 * intersection.
 *
 * The computation needs signs alone: of determinants of three normals, and of heights over the
 * vertex, which are determinants of four planes. It starts in double with a running error bound;
 * the exact form continues where a sign is not certain. */
#ifndef ISECT_GEOMETRY_HALF_SPACES_H
#define ISECT_GEOMETRY_HALF_SPACES_H

#include "geometry/six_planes.h"

/* `plane` gives plane i, normal . x + d <= 0, with finite numbers; false if it is to be skipped. */
typedef struct HalfSpaces {
    size_t count;
    bool (*plane)(const void *of, size_t i, double *plane);
    const void *of;
} HalfSpaces;

HalfSpaces isect_half_spaces_of_six(const SixPlanes *planes);

isect_side isect_plane_half_spaces(const double *plane, const HalfSpaces *below);
isect_side isect_frustum_half_spaces(const SixPlanes *planes, const HalfSpaces *below);

#endif
