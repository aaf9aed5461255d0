/* tests/overlap/pieces.h - balls and pieces of lines: how far are they apart, without rounding, and
 * some that touch. */
#ifndef ISECT_TEST_OVERLAP_PIECES_H
#define ISECT_TEST_OVERLAP_PIECES_H

#include "kit/big.h"
#include "kit/kit.h"

/* Is the least distance of the center from o + t d, t0 <= t <= t1, less than, equal to, or greater
 * than the reach? The square of the distance is a parabola in t, least at t = m . d / d . d. */
static inline int order_of_piece(Big3 m, Big3 d, double t0, double t1, Big reach)
{
    Big md = dot3(m, d), dd = dot3(d, d), mm = dot3(m, m), reach2 = by(reach, reach);
    double clamped = 0;
    if (sign(dd) == 0)
        return mpf_cmp(mm, reach2);
    if (!isinf(t0) && !less(by(big(t0), dd), md))
        clamped = t0;
    else if (!isinf(t1) && !less(md, by(big(t1), dd)))
        clamped = t1;
    else
        return mpf_cmp(minus(by(mm, dd), by(md, md)), by(reach2, dd));
    Big t = big(clamped);
    Big3 way = minus3(m, (Big3){by(t, d.x), by(t, d.y), by(t, d.z)});
    return mpf_cmp(dot3(way, way), reach2);
}
static inline int order_of_segment(Vec3 center, Vec3 a, Vec3 b, Big reach)
{
    return order_of_piece(minus3(big3(center), big3(a)), minus3(big3(b), big3(a)), 0, 1, reach);
}

/* The least distance, rounded once. */
static inline real near_piece(Big3 m, Big3 d, double t0, double t1)
{
    Big dd = dot3(d, d), t = sign(dd) ? over(dot3(m, d), dd) : big(0);
    t = !isinf(t0) && less(t, big(t0)) ? big(t0) : !isinf(t1) && less(big(t1), t) ? big(t1) : t;
    Big3 way = minus3(m, (Big3){by(t, d.x), by(t, d.y), by(t, d.z)});
    return (real)mpf_get_d(root(dot3(way, way)));
}

/* A segment that the ball touches, just, or up to an ulp: inside the segment, or at an end. */
static inline void let_touch(Vec3 *center, Vec3 *a, Vec3 *b, real *reach)
{
    static const Vec3 along = {1, 2, 2}, across = {2, 1, -2}; /* both of length 3 */
    const real k = (real)any_int(1, 5), unit = scaled(1, any_int(-9, 9));
    const real s = (real)any_int(0, 9), length = s + (real)any_int(0, 9);
    const int how = any_int(0, 5);
    if (how == 0) { /* inside */
        *center = mad(times(s, along), k, across);
        *reach = 3 * k;
    } else if (how == 1) { /* before the first end */
        *center = mad(times(-4 * k, along), 3 * k, across);
        *reach = 15 * k;
    } else if (how == 2) { /* behind the last */
        *center = mad(times(length + 4 * k, along), -3 * k, across);
        *reach = 15 * k;
    }
    if (how < 3) {
        *a = (Vec3){0, 0, 0}, *b = times(length, along);
        *center = times(unit, *center), *a = times(unit, *a), *b = times(unit, *b);
        *reach = step(unit * *reach);
    } else if (how == 3 && !ISECT_DOUBLE) { /* too close for double */
        real y = any_real(R(0.5), R(1.5)) * R(0x1p-26);
        *center = (Vec3){1, y, any_int(0, 1) ? R(0.5) : -y};
        *a = (Vec3){0, any_int(0, 1) ? 0 : 2 * y, 0};
        *b = (Vec3){0, a->y, any_int(0, 1) ? 1 : 0};
        *reach = 1;
    } else { /* the differences may be exact or not; a ball that is small, and near the line */
        *center = any_vec3(), *a = any_vec3(), *b = any_int(0, 7) ? any_vec3() : *a;
        if (any_int(0, 1))
            *center = mad(mad(*a, any_real(R(-0.1), R(1.1)), sub(*b, *a)),
                          scaled(1, -any_int(0, 16)), any_vec3());
        begin();
        Big3 m = minus3(big3(*center), big3(*a)), d = minus3(big3(*b), big3(*a));
        *reach = step(near_piece(m, d, 0, 1));
    }
    if (any_int(0, 1)) {
        Vec3 first = *a;
        *a = *b, *b = first;
    }
}

#endif
