/* geometry/polygon_plane.h - the plane of a polygon in space, and the side of it on which a point
 * lies.
 *
 * The plane passes through the mean m of the vertices, perpendicular to N, their normal after
 * Newell, the sum of the cross products of consecutive vertices. With n vertices and their sum S,
 * the height of x is h = N . (n x - S), which has the sign of the distance. For a flat polygon this
 * is its plane; a polygon whose normal is zero has no plane.
 *
 * In double, all numbers are relative to the first vertex and scaled to about 1
 * (geometry/newell.h). With e = 2^-52 for an operation in any rounding direction, P the sum of the
 * products of the largest components of consecutive vertices, and D the sum of the largest
 * components of all vertices and n times that of x:
 *
 *     a component of N: a sum of n terms, at most 2 P together
 *       each term 4 e, the sum n e, of 2 P                      (8 + 2 n) e P
 *     a component of n x - S                                    (n + 3) e D
 *     three products and sums                                   4 e
 *     h, with |N| <= 2 P for each component                     3 (8 + 2 n) e P D
 *                                                               + 3 * 2 P (n + 3) e D
 *                                                               + 3 * 4 e 2 P D
 *                                                               = (66 + 12 n) e P D
 *
 * Underflow contributes less than 2^-1000 to each of them.
 *
 * In exact arithmetic (exact/number.h) the components of N and S are sums of n numbers, which need
 * one limb more: 34 + 1 for S, n x and their difference, 68 + 1 for N, 104 for a product. */
#ifndef ISECT_GEOMETRY_POLYGON_PLANE_H
#define ISECT_GEOMETRY_POLYGON_PLANE_H

#include "exact/number.h"
#include "geometry/newell.h"

typedef struct PolygonPlane {
    double first[3], normal[3], sum[3], scale, products, sizes, count;
} PolygonPlane;

/* The scale must bring all vertices, and the points to be classified, to at most 1. */
static inline PolygonPlane polygon_plane(const X(polygon) * polygon, double scale)
{
    PolygonPlane plane = {.scale = scale, .count = (double)polygon->count};
    plane.products = newell_normal(polygon->points, polygon->count, scale, plane.normal);
    to_doubles(plane.first, polygon->points[0]);
    for (size_t i = 1; i < polygon->count; i++) {
        double p[3];
        to_doubles(p, polygon->points[i]);
        for (int k = 0; k < 3; k++)
            p[k] = p[k] * scale - plane.first[k] * scale, plane.sum[k] += p[k];
        plane.sizes += greatest(p[0], p[1], p[2]);
    }
    return plane;
}

/* The side of the plane on which a point lies: 1 or -1 if that is certain, else 0. */
static inline int certain_side(const PolygonPlane *plane, const double x[3])
{
    double offset[3], from_sum[3];
    for (int k = 0; k < 3; k++) {
        offset[k] = x[k] * plane->scale - plane->first[k] * plane->scale;
        from_sum[k] = plane->count * offset[k] - plane->sum[k];
    }
    const double sizes = plane->sizes + plane->count * greatest(offset[0], offset[1], offset[2]);
    const double bound =
        (80 + 14 * plane->count) * (DBL_EPSILON * plane->products * sizes + 0x1p-1000);
    const double height = dot_of(plane->normal, from_sum);
    return height > bound ? 1 : height < -bound ? -1 : 0;
}

/* ---- exact arithmetic ---- */

typedef struct ExactPlane {
    Limbs limbs;
    Number3 normal, sum;
    Number count;
    int unit, mark, axis; /* the axis along which the normal is largest: z before y before x */
} ExactPlane;

/* Limbs in use, for factors without a unit, with one more for up to 2^64 vertices:
 *
 *     normal, sum, count                                   3 * 70 + 3 * 35 + 2
 *     a component of the normal, during it                 8 + 4 * 70
 *     x, times count, difference from the sum              6 + 3 * 36 + 3 * 37
 *     height, during it                                    3 * 107 + 1
 *     total                                                less than 900 */
/* A component of the sum of the vertices; normal_along is one of the normal, from the other
 * coordinates. */
static inline Number sum_along(ExactPlane *plane, const X(polygon) * polygon, int k)
{
    const int mark = plane->limbs.used;
    Number sum = {0};
    for (size_t i = 0; i < polygon->count; i++) {
        const double x = (double)((const real *)&polygon->points[i])[k];
        sum = isect_number_add(&plane->limbs, sum, isect_number(&plane->limbs, x, plane->unit));
        sum = isect_number_keep(&plane->limbs, mark, sum);
    }
    return sum;
}
static inline Number normal_along(ExactPlane *plane, const X(polygon) * polygon, int k)
{
    Limbs *limbs = &plane->limbs;
    const int mark = limbs->used, u = (k + 1) % 3, v = (k + 2) % 3;
    Number sum = {0};
    for (size_t i = 0; i < polygon->count; i++) {
        const real *p = (const real *)&polygon->points[i];
        const real *q = (const real *)&polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        const Number pu = isect_number(limbs, (double)p[u], plane->unit);
        const Number pv = isect_number(limbs, (double)p[v], plane->unit);
        const Number qu = isect_number(limbs, (double)q[u], plane->unit);
        const Number qv = isect_number(limbs, (double)q[v], plane->unit);
        const Number minor = isect_number_minus(limbs, isect_number_times(limbs, pu, qv),
                                                isect_number_times(limbs, pv, qu));
        sum = isect_number_keep(limbs, mark, isect_number_add(limbs, sum, minor));
    }
    return sum;
}

static inline Number size_of(Number x)
{
    x.negative = false;
    return x;
}

/* False if the normal is zero. The polygon must be finite. */
static inline bool exact_plane(ExactPlane *plane, const X(polygon) * polygon, double scale)
{
    Limbs *limbs = &plane->limbs;
    int exponent;
    frexp(scale, &exponent);
    limbs->used = 0;
    plane->unit = -exponent - 61;
    const Number x = normal_along(plane, polygon, 0), y = normal_along(plane, polygon, 1),
                 z = normal_along(plane, polygon, 2);
    if (!isect_number_sign(x) && !isect_number_sign(y) && !isect_number_sign(z))
        return false;
    const bool y_before_x = isect_number_compare(limbs, size_of(y), size_of(x)) >= 0;
    plane->axis = y_before_x;
    if (isect_number_compare(limbs, size_of(z), size_of(y_before_x ? y : x)) >= 0)
        plane->axis = 2;
    plane->normal = (Number3){x, y, z};
    const Number sx = sum_along(plane, polygon, 0), sy = sum_along(plane, polygon, 1);
    plane->sum = (Number3){sx, sy, sum_along(plane, polygon, 2)};
    plane->count = isect_number(limbs, (double)polygon->count, 0);
    plane->mark = limbs->used;
    return true;
}

/* N . (n x - S) */
static inline Number exact_height(ExactPlane *plane, const double x[3])
{
    Limbs *limbs = &plane->limbs;
    const int mark = limbs->used;
    const Number3 p = isect_number3(limbs, x, plane->unit);
    const Number px = isect_number_times(limbs, p.x, plane->count);
    const Number py = isect_number_times(limbs, p.y, plane->count);
    const Number pz = isect_number_times(limbs, p.z, plane->count);
    const Number3 offset = isect_number3_minus(limbs, (Number3){px, py, pz}, plane->sum);
    const Number height = isect_number3_dot(limbs, plane->normal, offset);
    return isect_number_keep(limbs, mark, height);
}

#endif
