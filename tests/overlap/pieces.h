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

/* The least distance from a triangle: from its edges, or from a point inside, which in the
 * directions u and v has the shares s / den and t / den. */
static inline int order_of_triangle(Vec3 center, const Triangle *triangle, Big reach)
{
    int least = order_of_segment(center, triangle->a, triangle->b, reach);
    const int second = order_of_segment(center, triangle->b, triangle->c, reach);
    const int third = order_of_segment(center, triangle->c, triangle->a, reach);
    least = second < least ? second : least;
    least = third < least ? third : least;
    Big3 u = minus3(big3(triangle->b), big3(triangle->a));
    Big3 v = minus3(big3(triangle->c), big3(triangle->a));
    Big3 w = minus3(big3(center), big3(triangle->a));
    Big uu = dot3(u, u), uv = dot3(u, v), vv = dot3(v, v), wu = dot3(w, u), wv = dot3(w, v);
    Big den = minus(by(uu, vv), by(uv, uv));
    Big s = minus(by(vv, wu), by(uv, wv)), t = minus(by(uu, wv), by(uv, wu));
    if (sign(den) <= 0 || sign(s) < 0 || sign(t) < 0 || less(den, plus(s, t)))
        return least;
    Big height2 = minus(minus(by(dot3(w, w), den), by(s, wu)), by(t, wv));
    const int inside = mpf_cmp(height2, by(by(reach, reach), den));
    return inside < least ? inside : least;
}

/* The least distance of two segments: from one of the ends, or between two points inside, which
 * have the shares s / den and t / den. */
static inline int order_of_segments(Vec3 a, Vec3 b, Vec3 c, Vec3 d, Big reach)
{
    const int of_ends[4] = {order_of_segment(a, c, d, reach), order_of_segment(b, c, d, reach),
                            order_of_segment(c, a, b, reach), order_of_segment(d, a, b, reach)};
    int least = 1;
    for (int i = 0; i < 4; i++)
        least = of_ends[i] < least ? of_ends[i] : least;
    Big3 u = minus3(big3(b), big3(a)), v = minus3(big3(d), big3(c)), w = minus3(big3(a), big3(c));
    Big uu = dot3(u, u), uv = dot3(u, v), vv = dot3(v, v), wu = dot3(w, u), wv = dot3(w, v);
    Big den = minus(by(uu, vv), by(uv, uv));
    Big s = minus(by(uv, wv), by(vv, wu)), t = minus(by(uu, wv), by(uv, wu));
    if (sign(den) <= 0 || sign(s) < 0 || less(den, s) || sign(t) < 0 || less(den, t))
        return least;
    Big between2 = minus(plus(by(dot3(w, w), den), by(s, wu)), by(t, wv));
    const int between = mpf_cmp(between2, by(by(reach, reach), den));
    return between < least ? between : least;
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

/* A triangle that the ball touches: with its face, or with an edge or a corner. */
static inline void let_triangle_touch(Vec3 *center, Triangle *t, real *reach)
{
    static const Vec3 u = {1, 2, 2}, v = {2, -2, 1}, up = {2, 1, -2}; /* of length 3, upright */
    const real k = (real)any_int(1, 5), unit = scaled(1, any_int(-9, 9));
    if (any_int(0, 1)) {
        const Vec3 origin = {(real)any_int(-3, 3), (real)any_int(-3, 3), (real)any_int(-3, 3)};
        const Vec3 foot = mad(mad(origin, (real)any_int(-2, 2), u), (real)any_int(-2, 2), v);
        t->a = mad(mad(origin, (real)any_int(2, 9), u), (real)any_int(-3, 3), v);
        t->b = mad(mad(origin, (real)any_int(-9, -2), u), (real)any_int(2, 9), v);
        t->c = mad(mad(origin, (real)any_int(-9, -2), u), (real)any_int(-9, -2), v);
        *center = times(unit, mad(foot, k, up)), *reach = step(unit * 3 * k);
        t->a = times(unit, t->a), t->b = times(unit, t->b), t->c = times(unit, t->c);
    } else { /* the third corner lies on the other side of an edge */
        let_touch(center, &t->a, &t->b, reach);
        const Vec3 on = mad(t->a, any_real(0, 1), sub(t->b, t->a));
        t->c = any_int(0, 3) ? mad(on, -any_real(0, 2), sub(*center, t->a)) : on;
    }
    const Triangle old = *t;
    *t = any_int(0, 1) ? (Triangle){old.b, old.c, old.a} : (Triangle){old.c, old.b, old.a};
}

/* Segments that touch: where they cross, or with an end. */
static inline void let_segments_touch(Segment *s, Segment *t, real *reach)
{
    static const Vec3 u = {1, 2, 2}, v = {2, -2, 1}, up = {2, 1, -2}; /* of length 3, upright */
    const real k = (real)any_int(1, 5), unit = scaled(1, any_int(-9, 9));
    if (any_int(0, 1)) {
        const Vec3 p = {(real)any_int(-3, 3), (real)any_int(-3, 3), (real)any_int(-3, 3)};
        const Vec3 across = mad(v, (real)any_int(-1, 1), u), q = mad(p, k, up);
        s->a = times(unit, mad(p, (real)any_int(-9, 0), u));
        s->b = times(unit, mad(p, (real)any_int(0, 9), u));
        t->a = times(unit, mad(q, (real)any_int(-9, 0), across));
        t->b = times(unit, mad(q, (real)any_int(0, 9), across));
        *reach = step(unit * 3 * k);
    } else {
        let_touch(&t->a, &s->a, &s->b, reach);
        const Vec3 away = any_int(0, 1) ? sub(t->a, s->a) : sub(t->a, s->b);
        const Vec3 beside = sub(s->b, s->a);
        t->b = mad(t->a, any_real(0, 2), any_int(0, 1) ? away : beside);
    }
    if (any_int(0, 1)) {
        const Segment first = *s;
        *s = *t, *t = first;
    }
    if (any_int(0, 1))
        *t = (Segment){t->b, t->a};
}

#endif
