/* closest/truth.h - nearest points without rounding, and how far an answer is off.
 *
 * Squared distances are quotients of whole numbers, so they are right to as many digits as wanted.
 * An answer is off by so many epsilon of the reach of its question: judge() says how many. */
#ifndef ISECT_TEST_TRUTH_H
#define ISECT_TEST_TRUTH_H

#include "kit/big.h"
#include "kit/flat.h"
#include "kit/kit.h"

static const Nearest nearest_of_miss = {{0, 0, 0}, {0, 0, 0}, REAL_INF};

static inline bool same_nearest(Nearest a, Nearest b)
{
    return same_bits(&a, &b, sizeof a);
}
static inline bool same_point(Vec3 a, Vec3 b)
{
    return a.x == b.x && a.y == b.y && a.z == b.z;
}
static inline bool has_minus_zero(Vec3 p)
{
    return (p.x == 0 && signbit(p.x)) || (p.y == 0 && signbit(p.y)) || (p.z == 0 && signbit(p.z));
}
static inline bool overlapping(Nearest got)
{
    return got.distance2 == 0 && same_bits(&got.a, &got.b, sizeof got.a) && !has_minus_zero(got.a);
}
/* Of what is apart; and no number of it is infinite, NaN or -0. */
static inline bool separate(Nearest got)
{
    return got.distance2 > 0 && got.distance2 <= REAL_MAX && finite3(got.a) && finite3(got.b) &&
           !has_minus_zero(got.a) && !has_minus_zero(got.b);
}

static inline Big3 plus3(Big3 a, Big3 b)
{
    return (Big3){plus(a.x, b.x), plus(a.y, b.y), plus(a.z, b.z)};
}
static inline Big3 by3(Big s, Big3 a)
{
    return (Big3){by(s, a.x), by(s, a.y), by(s, a.z)};
}
static inline Big length(Big3 a)
{
    return root(dot3(a, a));
}
static inline Big clamped(Big x, Big lower, Big upper)
{
    return less(x, lower) ? lower : less(upper, x) ? upper : x;
}
static inline double quotient(Big x, Big y) /* of numbers of any size */
{
    return sign(x) && sign(y) ? mpf_get_d(over(x, y)) : sign(x) ? HUGE_VAL : 0;
}

/* The point of a segment nearest to p. */
static inline Big3 true_foot(Big3 p, Big3 a, Big3 b)
{
    const Big3 w = minus3(p, a), d = minus3(b, a);
    const Big dd = dot3(d, d), wd = dot3(w, d);
    if (sign(wd) <= 0)
        return a;
    if (!less(wd, dd))
        return b;
    return plus3(a, by3(over(wd, dd), d));
}
static inline Big true_distance(Big3 a, Big3 b)
{
    return length(minus3(a, b));
}

/* By how many epsilon of `reach` is the distance off? Squares below the least normal number have
 * lost digits, and beyond the greatest they are that. */
static inline double off_distance(Big distance, real distance2, Big reach)
{
    const Big got = root(big((double)distance2)), least = root(big((double)REAL_MIN));
    if (distance2 < REAL_MIN && !less(least, distance))
        return 0;
    if (distance2 == REAL_MAX && less(got, distance))
        return 0;
    return quotient(size(minus(got, distance)), reach) / (double)REAL_EPSILON;
}
/* By how many epsilon of `reach` is a point off another, beyond twice the rounding of its
 * coordinates and the least normal number? */
static inline double off_point(Big3 want, Vec3 got, Big reach)
{
    const Big3 at = big3(got);
    const Big most = larger(larger(size(want.x), size(want.y)), size(want.z));
    const Big rounding = plus(by(big(2 * (double)REAL_EPSILON), most), big((double)REAL_MIN));
    const Big beyond = minus(true_distance(want, at), rounding);
    return sign(beyond) > 0 ? quotient(beyond, reach) / (double)REAL_EPSILON : 0;
}

/* Is a number so small beside another that a square of it may be lost? Then laws hold within bounds,
 * not to the bit. */
static inline bool lost_beside(const Vec3 *p, int count)
{
    const int bits = ISECT_DOUBLE ? 400 : 40;
    const real *x = (const real *)p;
    real most = 0;
    for (int i = 0; i < 3 * count; i++)
        most = num_max(most, real_abs(x[i]));
    for (int i = 0; i < 3 * count; i++)
        if (x[i] != 0 && real_abs(x[i]) < scaled(most, -bits))
            return true;
    return false;
}

/* Points so that each is hard to decide, and moderate ones. */
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
