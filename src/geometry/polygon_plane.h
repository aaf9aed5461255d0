/* geometry/polygon_plane.h - the plane of a polygon in space, and on which side of it is a point?
 *
 * It goes through the mean m of the corners, along their normal after Newell, N, the sum of the
 * cross products of neighbours. Of n corners with the sum S the height of x is h = N . (n x - S),
 * which has the sign of the distance. Of a polygon that is flat it is its plane; of one without
 * normal there is none.
 *
 * In double all is seen from the first corner and brought to the size of 1 (geometry/newell.h).
 * With e = 2^-52 for an operation in any rounding direction and P, the sum of the products of the
 * greatest components of neighbours, a component of N is a sum of n terms that are at most 2 P
 * together: they err by 4 e each, and the sum by n e more, so N errs by (8 + 2 n) e P. A component
 * of n x - S errs by (n + 3) e of D, the sum of the greatest components of all corners and n times
 * that of x. The three products and sums err by 4 e. With |N| <= 2 P for each component that makes
 *
 *     3 (8 + 2 n) e P D + 3 * 2 P (n + 3) e D + 3 * 4 e 2 P D = (66 + 12 n) e P D.
 *
 * What underflows is less than 2^-1000 for each of them.
 *
 * Without rounding (exact/number.h) components of N and S take sums of n numbers, for which there
 * is a limb more: 34 + 1 for S, n x and their difference, 68 + 1 for N, 104 for a product. */
#ifndef ISECT_GEOMETRY_POLYGON_PLANE_H
#define ISECT_GEOMETRY_POLYGON_PLANE_H

#include "exact/number.h"
#include "geometry/newell.h"

typedef struct Seat {
    double first[3], normal[3], sum[3], scale, products, sizes, count;
} Seat;

/* The scale brings all corners and points that are asked about to 1 at most. */
static inline Seat seat_of(const X(polygon) * polygon, double scale)
{
    Seat seat = {.scale = scale, .count = (double)polygon->count};
    seat.products = newell_normal(polygon->points, polygon->count, scale, seat.normal);
    take(seat.first, &polygon->points[0]);
    for (size_t i = 1; i < polygon->count; i++) {
        double p[3];
        take(p, &polygon->points[i]);
        for (int k = 0; k < 3; k++)
            p[k] = p[k] * scale - seat.first[k] * scale, seat.sum[k] += p[k];
        seat.sizes += greatest(p[0], p[1], p[2]);
    }
    return seat;
}

/* On which side of the plane is a point: 1 or -1 if that is certain, else 0. */
static inline int sure_height(const Seat *seat, const double x[3])
{
    double way[3], from_sum[3];
    for (int k = 0; k < 3; k++) {
        way[k] = x[k] * seat->scale - seat->first[k] * seat->scale;
        from_sum[k] = seat->count * way[k] - seat->sum[k];
    }
    const double sizes = seat->sizes + seat->count * greatest(way[0], way[1], way[2]);
    const double bound =
        (80 + 14 * seat->count) * (DBL_EPSILON * seat->products * sizes + 0x1p-1000);
    const double height = dot_of(seat->normal, from_sum);
    return height > bound ? 1 : height < -bound ? -1 : 0;
}

/* ---- without rounding ---- */

typedef struct Exact_seat {
    Limbs limbs;
    Number3 normal, sum;
    Number count;
    int unit, mark, axis; /* the axis in which the normal is largest: z before y before x */
} Exact_seat;

/* A component of the sum of the corners; and of the normal, from their others. */
static inline Number sum_along(Exact_seat *seat, const X(polygon) * polygon, int k)
{
    const int mark = seat->limbs.used;
    Number sum = {0};
    for (size_t i = 0; i < polygon->count; i++) {
        const double x = (double)((const real *)&polygon->points[i])[k];
        sum = isect_number_add(&seat->limbs, sum, isect_number(&seat->limbs, x, seat->unit));
        sum = isect_number_keep(&seat->limbs, mark, sum);
    }
    return sum;
}
static inline Number normal_along(Exact_seat *seat, const X(polygon) * polygon, int k)
{
    Limbs *limbs = &seat->limbs;
    const int mark = limbs->used, u = (k + 1) % 3, v = (k + 2) % 3;
    Number sum = {0};
    for (size_t i = 0; i < polygon->count; i++) {
        const real *p = (const real *)&polygon->points[i];
        const real *q = (const real *)&polygon->points[i + 1 < polygon->count ? i + 1 : 0];
        const Number pu = isect_number(limbs, (double)p[u], seat->unit);
        const Number pv = isect_number(limbs, (double)p[v], seat->unit);
        const Number qu = isect_number(limbs, (double)q[u], seat->unit);
        const Number qv = isect_number(limbs, (double)q[v], seat->unit);
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

/* False if there is no normal. The polygon is finite. */
static inline bool take_seat(Exact_seat *seat, const X(polygon) * polygon, double scale)
{
    Limbs *limbs = &seat->limbs;
    int exponent;
    frexp(scale, &exponent);
    limbs->used = 0;
    seat->unit = -exponent - 61;
    const Number x = normal_along(seat, polygon, 0), y = normal_along(seat, polygon, 1),
                 z = normal_along(seat, polygon, 2);
    if (!isect_number_sign(x) && !isect_number_sign(y) && !isect_number_sign(z))
        return false;
    const bool y_before_x = isect_number_compare(limbs, size_of(y), size_of(x)) >= 0;
    seat->axis = y_before_x;
    if (isect_number_compare(limbs, size_of(z), size_of(y_before_x ? y : x)) >= 0)
        seat->axis = 2;
    seat->normal = (Number3){x, y, z};
    const Number sx = sum_along(seat, polygon, 0), sy = sum_along(seat, polygon, 1);
    seat->sum = (Number3){sx, sy, sum_along(seat, polygon, 2)};
    seat->count = isect_number(limbs, (double)polygon->count, 0);
    seat->mark = limbs->used;
    return true;
}

/* N . (n x - S) */
static inline Number exact_height(Exact_seat *seat, const double x[3])
{
    Limbs *limbs = &seat->limbs;
    const int mark = limbs->used;
    const Number3 p = isect_number3(limbs, x, seat->unit);
    const Number px = isect_number_times(limbs, p.x, seat->count);
    const Number py = isect_number_times(limbs, p.y, seat->count);
    const Number pz = isect_number_times(limbs, p.z, seat->count);
    const Number3 way = isect_number3_minus(limbs, (Number3){px, py, pz}, seat->sum);
    const Number height = isect_number3_dot(limbs, seat->normal, way);
    return isect_number_keep(limbs, mark, height);
}

#endif
