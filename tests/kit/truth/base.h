/* kit/truth/base.h - what the definitions of shapes are made of: vectors in long double, points
 * without rounding, and how a test draws a point of a border. Nothing here is from src/ but the
 * names of numbers. */
#ifndef ISECT_TEST_TRUTH_BASE_H
#define ISECT_TEST_TRUTH_BASE_H

#include "kit/big.h"
#include "kit/flat.h"
#include "kit/kit.h"
#include "kit/plane.h"

/* ---- long double ---- */

typedef long double Long;

static inline Long dot_long(const Long a[3], const Long b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
static inline Long norm_long(const Long a[3])
{
    return sqrtl(dot_long(a, a));
}
/* a x b . c */
static inline Long triple_long(const Long a[3], const Long b[3], const Long c[3])
{
    return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
           a[2] * (b[0] * c[1] - b[1] * c[0]);
}
static inline void set_long(Long to[3], Vec3 from)
{
    to[0] = from.x, to[1] = from.y, to[2] = from.z;
}
/* x - p */
static inline void offset_long(Long to[3], const Long x[3], Vec3 p)
{
    to[0] = x[0] - p.x, to[1] = x[1] - p.y, to[2] = x[2] - p.z;
}
static inline Long length_long(Vec3 a)
{
    Long x[3];
    set_long(x, a);
    return norm_long(x);
}
static inline Long distance_long(Vec3 a, Vec3 b)
{
    Long x[3], d[3];
    set_long(x, a), offset_long(d, x, b);
    return norm_long(d);
}
/* The dot product without signs, to which its rounding error is relative. */
static inline Long products_long(Vec3 a, Vec3 b)
{
    return fabsl((Long)a.x * b.x) + fabsl((Long)a.y * b.y) + fabsl((Long)a.z * b.z);
}
/* The place of x along the axis from a to b, as a share of it, and its distance from the axis. An
 * axis of length 0 has share 0 everywhere. */
typedef struct AxisPlace {
    Long share, beside, length;
} AxisPlace;
static inline AxisPlace axis_place(Vec3 a, Vec3 b, const Long x[3])
{
    Long w[3], u[3], end[3];
    offset_long(w, x, a), set_long(end, b), offset_long(u, end, a);
    const Long uu = dot_long(u, u), share = uu > 0 ? dot_long(w, u) / uu : 0;
    const Long off[3] = {w[0] - share * u[0], w[1] - share * u[1], w[2] - share * u[2]};
    return (AxisPlace){share, norm_long(off), sqrtl(uu)};
}

/* The support of a disc about an axis along a direction, times the length of the direction. Without
 * an axis it is a ball. */
static inline Long reach_of_disc(const Long dir[3], const Long axis[3], Long radius)
{
    const Long along[3] = {dir[1] * axis[2] - dir[2] * axis[1], dir[2] * axis[0] - dir[0] * axis[2],
                           dir[0] * axis[1] - dir[1] * axis[0]};
    const Long length = norm_long(axis);
    return radius * (length > 0 ? norm_long(along) / length : norm_long(dir));
}
/* The hull of two discs about one axis: a point of the middle height, and half the interval. */
static inline Long extent_of_discs(Vec3 a, Long radius_a, Vec3 b, Long radius_b, const Long dir[3],
                                   Long center[3])
{
    Long p[3], q[3], axis[3], at_p = 0, at_q = 0;
    set_long(p, a), set_long(q, b), offset_long(axis, q, a);
    for (int k = 0; k < 3; k++) /* from the middle, so that little cancels */
        center[k] = (p[k] + q[k]) / 2, at_p -= dir[k] * axis[k] / 2, at_q += dir[k] * axis[k] / 2;
    const Long of_p = reach_of_disc(dir, axis, radius_a), of_q = reach_of_disc(dir, axis, radius_b);
    const Long least = fminl(at_p - of_p, at_q - of_q), most = fmaxl(at_p + of_p, at_q + of_q);
    for (int k = 0; k < 3 && dot_long(dir, dir) > 0; k++)
        center[k] += (least + most) / 2 * dir[k] / dot_long(dir, dir);
    return (most - least) / 2;
}

/* ---- without rounding ---- */

static inline Big length(Big3 a)
{
    return root(dot3(a, a));
}
static inline Big true_distance(Big3 a, Big3 b)
{
    return length(minus3(a, b));
}
static inline Big largest3(Big3 a)
{
    return larger(larger(size(a.x), size(a.y)), size(a.z));
}

/* Origin + t dir for t in a range; a segment is one from 0 to 1. */
typedef struct BigRay {
    Big3 origin, dir;
    real t_min, t_max;
} BigRay;

static inline BigRay big_ray(const Ray *ray)
{
    return (BigRay){big3(ray->origin), big3(ray->dir), ray->t_min, ray->t_max};
}
static inline BigRay big_segment(Vec3 a, Vec3 b)
{
    return (BigRay){big3(a), minus3(big3(b), big3(a)), 0, 1};
}
static inline Big3 big_at(const BigRay *ray, Big t)
{
    return plus3(ray->origin, by3(t, ray->dir));
}
/* True if x / y, with y > 0, is in the range of the ray. */
static inline bool in_range(const BigRay *ray, Big x, Big y)
{
    return (isinf(ray->t_min) || !less(x, by(big((double)ray->t_min), y))) &&
           (isinf(ray->t_max) || !less(by(big((double)ray->t_max), y), x));
}

/* The nearest points of two shapes: rounded to many digits, but the distance is 0 exactly where
 * they meet. `reach` is the unit of the bounds of the header. */
typedef struct Near {
    Big3 a, b;
    Big distance, reach;
    bool inner; /* nearest inside of the flat or straight parts, not at their ends */
    bool empty; /* there is no such point */
} Near;

/* The point of a ray nearest to p. */
static inline Near big_foot(const BigRay *ray, Big3 p)
{
    const Big3 w = minus3(p, ray->origin);
    const Big along = dot3(w, ray->dir), dd = dot3(ray->dir, ray->dir);
    if (sign(dd) && in_range(ray, along, dd)) {
        const Big off = over(length(cross3(w, ray->dir)), root(dd));
        return (Near){p, big_at(ray, over(along, dd)), off, NULL, true, false};
    }
    const bool before = ray->t_min >= -REAL_MAX && less(along, by(big((double)ray->t_min), dd));
    const real end = before ? ray->t_min : ray->t_max;
    const Big3 foot = sign(dd) ? big_at(ray, big((double)end)) : ray->origin;
    return (Near){p, foot, true_distance(p, foot), NULL, false, false};
}

/* The nearest points are inside of both, or at an end of one; those of parallel lines are
 * anywhere. */
static inline Near near_rays(const BigRay *a, const BigRay *b)
{
    const Big3 w = minus3(a->origin, b->origin), n = cross3(a->dir, b->dir);
    const Big nn = dot3(n, n), s = dot3(cross3(b->dir, w), n), t = dot3(cross3(a->dir, w), n);
    Near best = {.inner = sign(nn) > 0 && in_range(a, s, nn) && in_range(b, t, nn)};
    if (best.inner) {
        best.a = big_at(a, over(s, nn)), best.b = big_at(b, over(t, nn));
        best.distance = over(size(dot3(w, n)), root(nn));
        return best;
    }
    const real ends[2][3] = {{a->t_min, a->t_max, 0}, {b->t_min, b->t_max, 0}};
    for (int k = 0; k < 6; k++) {
        const BigRay *from = k < 3 ? a : b, *to = k < 3 ? b : a;
        const real end = ends[k / 3][k % 3];
        if (isinf(end) || !(end >= from->t_min && end <= from->t_max))
            continue;
        const Near near = big_foot(to, big_at(from, big((double)end)));
        if (best.distance && !less(near.distance, best.distance))
            continue;
        best.a = k < 3 ? near.a : near.b, best.b = k < 3 ? near.b : near.a;
        best.distance = near.distance;
    }
    return best;
}

/* ---- draws ---- */

/* A point of the border of a shape, or nearly, or inside; the normal there; and a direction such as
 * that of the axis, nearly along which lines are tried too, or zero. */
typedef struct BorderPoint {
    Vec3 at, out, along;
} BorderPoint;

/* The distance from the center in units of the border: two of three are nearly 1, the others
 * anywhere. */
static inline real about_one(int i)
{
    return i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, R(1.2));
}
static inline Vec3 with_length(real far, Vec3 a)
{
    return times(far / real_sqrt(dot(a, a)), a);
}
/* A radius that nearly reaches the point, or not. */
static inline real radius_about(Vec3 a, Vec3 b)
{
    const Vec3 d = sub(a, b);
    const real far = max3(real_abs(d.x), real_abs(d.y), real_abs(d.z));
    const real reach = far <= REAL_MAX ? far : 1;
    const real radius = real_abs(step(reach * (any_int(0, 3) ? any_real(0, 2) : 1)));
    return radius <= REAL_MAX ? radius : 1;
}

/* Points that are hard to decide, and moderate ones. */
static inline void some_points(Vec3 *p, int count, int i)
{
    if (i % 4) {
        hard_points(p, count);
        return;
    }
    position = FREE;
    new_kind();
    for (int k = 0; k < count; k++)
        p[k] = i % 8 ? any_vec3() : odd_vec3();
}

#endif
