/* exact/filter.h - floating-point filters of the four predicates of isect/exact.h, in double: they
 * return 1 or -1 if that sign is certain, else 0.
 *
 * Each predicate is a determinant of differences from the last point. Let X, Y, Z be the maximum
 * |x|, |y|, |z| of these differences, M the maximum of X, Y, Z, and e = 2^-52, which bounds the
 * relative error of every operation in every rounding direction. An error of e in an operand or in
 * an operation contributes at most an error of e to each product it enters. So the roundings on the
 * path from a number to the sum are counted, and multiplied with the number of products and the
 * bound of each:
 *
 *     orient2d   2 differences, product, sum:                                   4 *  2 XY
 *     orient3d   3 differences, product, difference, product, 2 sums:           8 *  6 XYZ
 *     incircle   4 differences, square and product, 2 sums, product, 2 sums:   11 * 12 XY MM
 *     insphere   5 differences, square and 2 products, 2 + 3 sums, product,
 *                2 sums:                                                       16 * 72 XYZ MM
 *
 * The constants below are larger by 3 to 12 %, which covers:
 *
 * - terms of second order;
 * - the rounding of the bound itself;
 * - underflow, together with `least`, which is added to X, Y and Z. The power of `least` that is
 *   the degree of the determinant is at least 2^-960. An underflow, flushed to zero or not, costs
 *   at most 2^-1021, which is less than a thousandth of one of the roundings;
 * - subnormal inputs that are read as zero. Floats never underflow in double, but the conversion of
 *   a subnormal float may give zero: an error of 2^-126 twice in a difference, less than e * 2^-70.
 *
 * Overflow: if M <= `most`, then 2, 6, 12, 72 such products are less than 2^1024. If a number is
 * NaN or infinite, then so is a difference, and either the determinant is NaN or M is infinite: no
 * sign is certain. */
#ifndef ISECT_EXACT_FILTER_H
#define ISECT_EXACT_FILTER_H

#include "core/precision.h"
#include <stdbool.h>

typedef struct Offset2 {
    double x, y;
} Offset2;

typedef struct Offset3 {
    double x, y, z;
} Offset3;

static inline Offset2 offset2(const X(vec2) * a, const X(vec2) * from)
{
    return (Offset2){(double)a->x - (double)from->x, (double)a->y - (double)from->y};
}
static inline Offset3 offset3(const X(vec3) * a, const X(vec3) * from)
{
    return (Offset3){(double)a->x - (double)from->x, (double)a->y - (double)from->y,
                     (double)a->z - (double)from->z};
}

static inline double greater(double a, double b)
{
    return a > b ? a : b;
}
static inline double greatest(double a, double b, double c)
{
    return greater(greater(fabs(a), fabs(b)), fabs(c));
}

/* `least` for doubles is the argument; for floats it is 2^-70. */
#define FLOAT_OR(least) (ISECT_DOUBLE ? (least) : 0x1p-70)

static inline int certain(double det, double bound, double size, double most)
{
    /* always true of floats; an infinite det fails the bound */
    bool in_range = !ISECT_DOUBLE || size <= most;
    return ((fabs(det) > bound) & in_range) ? 2 * (det > 0) - 1 : 0;
}

static inline int orient2d_filter(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c)
{
    const double least = FLOAT_OR(0x1p-480), most = 0x1p511;
    Offset2 p = offset2(a, c), q = offset2(b, c);
    double det = p.x * q.y - p.y * q.x;
    double x = greater(fabs(p.x), fabs(q.x)), y = greater(fabs(p.y), fabs(q.y));
    return certain(det, 9 * DBL_EPSILON * ((x + least) * (y + least)), greater(x, y), most);
}

static inline int orient3d_filter(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c,
                                  const X(vec3) * d)
{
    const double least = FLOAT_OR(0x1p-320), most = 0x1p340;
    Offset3 p = offset3(a, d), q = offset3(b, d), r = offset3(c, d);
    double det = p.x * (q.y * r.z - q.z * r.y) + q.x * (r.y * p.z - r.z * p.y) +
                 r.x * (p.y * q.z - p.z * q.y);
    double x = greatest(p.x, q.x, r.x), y = greatest(p.y, q.y, r.y), z = greatest(p.z, q.z, r.z);
    double bound = 50 * DBL_EPSILON * ((x + least) * (y + least) * (z + least));
    return certain(det, bound, greatest(x, y, z), most);
}

static inline int incircle_filter(const X(vec2) * a, const X(vec2) * b, const X(vec2) * c,
                                  const X(vec2) * d)
{
    const double least = FLOAT_OR(0x1p-240), most = 0x1p255;
    Offset2 p = offset2(a, d), q = offset2(b, d), r = offset2(c, d);
    double det = (p.x * p.x + p.y * p.y) * (q.x * r.y - q.y * r.x) +
                 (q.x * q.x + q.y * q.y) * (r.x * p.y - r.y * p.x) +
                 (r.x * r.x + r.y * r.y) * (p.x * q.y - p.y * q.x);
    double x = greatest(p.x, q.x, r.x), y = greatest(p.y, q.y, r.y), size = greater(x, y);
    double bound =
        136 * DBL_EPSILON * ((x + least) * (y + least)) * ((size + least) * (size + least));
    return certain(det, bound, size, most);
}

static inline int insphere_filter(const X(vec3) * a, const X(vec3) * b, const X(vec3) * c,
                                  const X(vec3) * d, const X(vec3) * e)
{
    const double least = FLOAT_OR(0x1p-192), most = 0x1p203;
    Offset3 p = offset3(a, e), q = offset3(b, e), r = offset3(c, e), s = offset3(d, e);
    double pq = p.x * q.y - p.y * q.x, qr = q.x * r.y - q.y * r.x, rs = r.x * s.y - r.y * s.x;
    double sp = s.x * p.y - s.y * p.x, pr = p.x * r.y - p.y * r.x, qs = q.x * s.y - q.y * s.x;
    double pqr = p.z * qr - q.z * pr + r.z * pq, qrs = q.z * rs - r.z * qs + s.z * qr;
    double rsp = r.z * sp + s.z * pr + p.z * rs, spq = s.z * pq + p.z * qs + q.z * sp;
    double det =
        ((s.x * s.x + s.y * s.y + s.z * s.z) * pqr - (r.x * r.x + r.y * r.y + r.z * r.z) * spq) +
        ((q.x * q.x + q.y * q.y + q.z * q.z) * rsp - (p.x * p.x + p.y * p.y + p.z * p.z) * qrs);
    double x = greater(greatest(p.x, q.x, r.x), fabs(s.x));
    double y = greater(greatest(p.y, q.y, r.y), fabs(s.y));
    double z = greater(greatest(p.z, q.z, r.z), fabs(s.z)), size = greatest(x, y, z);
    double bound = 1200 * DBL_EPSILON * ((x + least) * (y + least) * (z + least)) *
                   ((size + least) * (size + least));
    return certain(det, bound, size, most);
}

#endif
