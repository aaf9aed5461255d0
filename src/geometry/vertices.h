/* geometry/vertices.h - the side of a frustum on which the convex hull of many points lies: the
 * exact decision, for numbers given in double.
 *
 * Let v be the minimum, over the points of the hull, of the greatest height over the planes. Hull
 * and frustum have a common point if v <= 0, and the interior of the frustum meets the hull if v <
 * 0. v is the value of a matrix game between planes and vertices. The game has a kernel of as many
 * planes as vertices, at most four (Shapley and Snow 1950). The vertices have a point of equal
 * height over all these planes, with weights that are minors of the matrix of heights; the planes
 * have a sum of equal height over all these vertices. That height is the value of the game if all
 * weights are not negative, no other plane is above the point and no other vertex is below the sum.
 *
 * The simplex method keeps the first half of this, and moves from kernel to kernel. A plane with a
 * negative weight, or a vertex below the sum, enters; the first variable that keeps the weights not
 * negative leaves (Bland 1977: no kernel repeats). It ends as soon as the point is below zero. The
 * computation starts in double with a running error bound; the exact form continues where a sign is
 * not certain. */
#ifndef ISECT_GEOMETRY_VERTICES_H
#define ISECT_GEOMETRY_VERTICES_H

#include "geometry/six_planes.h"

typedef struct Vertices {
    size_t count;
    void (*vertex)(const void *of, size_t i, double *at);
    const void *of;
} Vertices;

/* Precondition: the hull reaches below each of the planes or touches it, and is not wholly below
 * any; there is at least one plane. */
isect_side isect_frustum_vertices(const SomePlanes *planes, const Vertices *vertices);

#endif
