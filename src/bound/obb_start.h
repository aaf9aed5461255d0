/* bound/obb_start.h - what makers of oriented boxes begin with: a first pass over the points, and
 * frames that promise a small box (bound/obb_start.c). */
#ifndef ISECT_BOUND_OBB_START_H
#define ISECT_BOUND_OBB_START_H

#include "bound/obb_axes.h"
#include HEADER(bound)

/* Along how many directions are extreme points wanted? 0 if options name another number. */
int X(obb_directions)(const X(obb_options) * options);

/* The points as they are, relative to the first one; if that loses digits, times a power of two.
 * Points with an index are finite, and their box is known. */
isect_status X(obb_first_pass)(const PointSet *set, const Aabb *known, Statistics *statistics,
                               Aabb *box, Transform *transform);
/* Two for each direction; returns how many. */
int X(obb_extreme_points)(const PointSet *set, const Statistics *statistics, const ObbInput *input,
                          Vec3d point[2 * DITO_26]);
/* The frame of the best triangle of extreme points, which come in pairs. */
void X(ditetrahedron_axes)(const Vec3d *point, int count, bool area, Vec3d axis[3]);

/* Sums over triangles. */
typedef struct Surface {
    double area, square[6];
    Vec3d mean;
} Surface;

void X(surface_add)(Surface *s, Vec3d p, Vec3d q, Vec3d r);
/* False if the area is zero. */
bool X(surface_covariance)(const Surface *s, double covariance[6]);

#endif
