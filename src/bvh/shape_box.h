/* bvh/shape_box.h - the box of a shape of any type, and that box grown by the error of pair
 * functions. */
#ifndef ISECT_BVH_SHAPE_BOX_H
#define ISECT_BVH_SHAPE_BOX_H

#include "core/precision.h"
#include <math.h>
#include <string.h>
#include HEADER(any)
#include HEADER(bound)

/* The error of an answer relative to the largest coordinate: no row of the library exceeds it. */
#define ROWS_SLACK (ISECT_DOUBLE ? 4e-9 : 4e-6)

static inline isect_status box_of_point(const X(vec3) * point, X(aabb) * box)
{
    *box = (X(aabb)){*point, *point};
    return ISECT_OK;
}
static inline isect_status box_of_aabb(const X(aabb) * aabb, X(aabb) * box)
{
    *box = *aabb;
    return ISECT_OK;
}
static inline isect_status box_of_tetrahedron(const X(tetrahedron) * tetrahedron, X(aabb) * box)
{
    real number[12];
    memcpy(number, tetrahedron, sizeof number);
    const X(points) points = {number, number + 1, number + 2, 3 * sizeof(real)};
    return X(bound_aabb_points)(points, 4, box);
}

/* The box of a shape. It is infinite if the shape is unbounded or the bound is unknown. It is empty
 * if the shape is empty or invalid. */
static inline void box_of_shape(X(aabb) * box, X(any) shape)
{
    const real all = REAL_INF;
    isect_status status = ISECT_OK;
#define BOX(TAG, name, maker)                                                                      \
    case ISECT_SHAPE_##TAG:                                                                        \
        status = maker(shape.at, box);                                                             \
        break;
    switch (shape.shape) {
        BOX(POINT, point, box_of_point)
        BOX(SEGMENT, segment, X(bound_aabb_segment))
        BOX(TRIANGLE, triangle, X(bound_aabb_triangle))
        BOX(RECTANGLE, rectangle, X(bound_aabb_rectangle))
        BOX(DISC, disc, X(bound_aabb_disc))
        BOX(SPHERE, sphere, X(bound_aabb_sphere))
        BOX(CAPSULE, capsule, X(bound_aabb_capsule))
        BOX(LOZENGE, lozenge, X(bound_aabb_lozenge))
        BOX(ELLIPSOID, ellipsoid, X(bound_aabb_ellipsoid))
        BOX(CYLINDER, cylinder, X(bound_aabb_cylinder))
        BOX(CONE, cone, X(bound_aabb_cone))
        BOX(AABB, aabb, box_of_aabb)
        BOX(OBB, obb, X(bound_aabb_obb))
        BOX(TETRAHEDRON, tetrahedron, box_of_tetrahedron)
        BOX(HULL, hull, X(bound_aabb_hull))
    default:
        *box = (X(aabb)){{-all, -all, -all}, {all, all, all}};
    }
    if (status != ISECT_OK)
        *box = (X(aabb)){{all, all, all}, {-all, -all, -all}};
}

/* The box of a shape, grown by the rounding error of the largest coordinate: of the box, or of the
 * tree (`reach`). */
static inline void box_of_query(double reach, X(any) query, X(aabb) * box)
{
    box_of_shape(box, query);
    real *lower = &box->lower.x, *upper = &box->upper.x;
    double most = reach;
    for (int k = 0; k < 3; k++) {
        const double low = fabs((double)lower[k]), up = fabs((double)upper[k]);
        most = low <= (double)REAL_MAX && low > most ? low : most;
        most = up <= (double)REAL_MAX && up > most ? up : most;
    }
    const real wider = (real)(most * ROWS_SLACK) + REAL_MIN;
    for (int k = 0; k < 3; k++)
        lower[k] -= wider, upper[k] += wider;
}

#endif
