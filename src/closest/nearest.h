/* closest/nearest.h - the two nearest points of two shapes: what all pairs have in common.
 *
 * The decision comes first. The distance that a formula finds is off by a few epsilon of the scale
 * of its question, the lengths of the differences that it is made of. One beyond 16 epsilon of
 * them is surely not zero. If it is not beyond, or the scale is so small or so large that squares
 * do not fit, the lane is unsure: it is asked again in plain C, where the pair's exact overlap
 * decides, and where differences are brought to the size of 1 by a power of two before the same
 * formula is asked.
 *
 * How small is too small? A square that underflows is off by the least number, which is an epsilon
 * of the least normal one. A quotient of such squares matters only if it moves a point by more
 * than an epsilon of the scale: not if the square of the scale is beyond the least normal number
 * over epsilon squared. */
#ifndef ISECT_CLOSEST_NEAREST_H
#define ISECT_CLOSEST_NEAREST_H

#include "core/vec3.h"

#define LEAST_SQUARE (16 * REAL_MIN / (REAL_EPSILON * REAL_EPSILON))
#define MOST_SQUARE (REAL_MAX / 16)
#define LEAST_NUMBER (REAL_MIN * REAL_EPSILON)

/* Is what has this squared distance surely apart? `scale2`: the sum of the squares of the
 * differences, three at most; (16 epsilon)^2. */
FORMULA mask surely_apart(num distance2, num scale2)
{
    return (distance2 > 256 * REAL_EPSILON * REAL_EPSILON * scale2) & (scale2 > LEAST_SQUARE) &
           (scale2 < MOST_SQUARE);
}

FORMULA num between(num x, num lower, num upper)
{
    return num_min(num_max(x, lower), upper);
}
/* x / y, or 0 if y is 0, or if that is no number. */
FORMULA num ratio(num x, num y)
{
    return num_select(y > 0, x / y, splat(0));
}

FORMULA Nearest nearest_of(Vec3 a, Vec3 b, num distance2)
{
    return (Nearest){{a.x + 0, a.y + 0, a.z + 0}, {b.x + 0, b.y + 0, b.z + 0}, distance2};
}
/* The square of the distance of what is apart: never 0, and never infinite. */
FORMULA num apart2(num distance2)
{
    return between(distance2, splat(LEAST_NUMBER), splat(REAL_MAX));
}
FORMULA Nearest nearest_miss(void)
{
    const num zero = splat(0);
    return (Nearest){{zero, zero, zero}, {zero, zero, zero}, splat(REAL_INF)};
}
FORMULA Nearest nearest_where(mask valid, Vec3 a, Vec3 b, num distance2)
{
    const num zero = splat(0);
    const Vec3 none = {zero, zero, zero};
    return nearest_of(select3(valid, a, none), select3(valid, b, none),
                      num_select(valid, distance2, splat(REAL_INF)));
}

/* How far along d, from 0 to 1, is the point nearest to w, which begins where d begins? */
FORMULA num share_along(Vec3 w, Vec3 d)
{
    return between(ratio(dot(w, d), dot(d, d)), splat(0), splat(1));
}

/* The point at that share of the way d from a to b: at 1 it is b. */
FORMULA Vec3 point_between(Vec3 a, Vec3 b, num share, Vec3 d)
{
    return select3(share < 1, mad(a, share, d), b);
}

#if LANES == 1
#include "core/products.h"

static inline Vec3 times_two_to3(Vec3 p, int exponent)
{
    return (Vec3){times_two_to(p.x, exponent), times_two_to(p.y, exponent),
                  times_two_to(p.z, exponent)};
}
static inline real largest(const Vec3 *p, int count)
{
    real most = 0;
    for (int i = 0; i < count; i++)
        most = num_max(max3(real_abs(p[i].x), real_abs(p[i].y), real_abs(p[i].z)), most);
    return most;
}

/* Make points so small that differences, and their sums, are finite. Gives the exponent. */
static inline int fit_points(Vec3 *p, int count)
{
    const int down = largest(p, count) > REAL_MAX / 16 ? -4 : 0;
    for (int i = 0; i < count; i++)
        p[i] = times_two_to3(p[i], down);
    return down;
}
/* Make the largest of some differences about 1. Gives the exponent. */
static inline int fit_ways(Vec3 *way, int count)
{
    int exponent;
    (void)frexp((double)largest(way, count), &exponent);
    for (int i = 0; i < count; i++)
        way[i] = times_two_to3(way[i], -exponent);
    return -exponent;
}

static inline real saturated(real x)
{
    return between(x, -REAL_MAX, REAL_MAX);
}
static inline Vec3 saturated3(Vec3 p)
{
    return (Vec3){saturated(p.x), saturated(p.y), saturated(p.z)};
}
/* The way back: points that were made smaller, and the square of a distance that was fitted. */
static inline Vec3 unfitted(Vec3 p, int exponent)
{
    return saturated3(times_two_to3(p, -exponent));
}
static inline real unfitted2(real distance2, int exponent)
{
    return apart2(times_two_to(distance2, -2 * exponent));
}

/* The point at that share of the way from a to b; the ends are given as they are. */
static inline Vec3 unfitted_between(Vec3 a, Vec3 b, real share, int exponent)
{
    const Vec3 p = times_two_to3(a, exponent), d = sub(times_two_to3(b, exponent), p);
    return share <= 0 ? a : share >= 1 ? b : unfitted(mad(p, share, d), exponent);
}

static inline Nearest nearest_at(Vec3 p)
{
    return nearest_of(p, p, 0);
}

#endif

#endif
