/* bound/obb_start.h - the start of the makers of oriented boxes: a first pass over the points, and
 * frames that are likely to give a small box (bound/obb_start.c). */
#ifndef ISECT_BOUND_OBB_START_H
#define ISECT_BOUND_OBB_START_H

#include "bound/obb_axes.h"
#include HEADER(bound)

/* The number of directions for extreme points; 0 if the option is invalid. */
int X(obb_directions)(const X(obb_options) * options);

/* Scans the points relative to the first one, scaled by a power of two if they would lose digits.
 * Points with an index are finite, and their box is known. */
isect_status X(obb_first_pass)(const PointSet *set, const Aabb *known, Statistics *statistics,
                               Aabb *box, Transform *transform);
/* Two for each direction. Returns their number. */
int X(obb_extreme_points)(const PointSet *set, const Statistics *statistics, const ObbInput *input,
                          Vec3d point[2 * DITO_26]);
/* The frame of the best triangle of extreme points, which are pairs. */
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
