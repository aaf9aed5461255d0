/* kit/nearest.h - answers of closest, and how far they are off. */
#ifndef ISECT_TEST_NEAREST_H
#define ISECT_TEST_NEAREST_H

#include "kit/truth/base.h"

static const Nearest nearest_of_miss = {{0, 0, 0}, {0, 0, 0}, REAL_INF};

static inline bool same_nearest(Nearest a, Nearest b)
{
    return same_bits(&a, &b, sizeof a);
}
static inline bool is_answer(Nearest got, Vec3 a, Vec3 b, real distance2)
{
    return same_point(got.a, a) && same_point(got.b, b) && got.distance2 == distance2;
}
static inline bool has_minus_zero(Vec3 p)
{
    return (p.x == 0 && signbit(p.x)) || (p.y == 0 && signbit(p.y)) || (p.z == 0 && signbit(p.z));
}
static inline bool overlapping(Nearest got)
{
    return got.distance2 == 0 && same_bits(&got.a, &got.b, sizeof got.a) && !has_minus_zero(got.a);
}
/* The shapes are apart; and no number of the answer is infinite, NaN or -0. */
static inline bool separate(Nearest got)
{
    return got.distance2 > 0 && got.distance2 <= REAL_MAX && finite3(got.a) && finite3(got.b) &&
           !has_minus_zero(got.a) && !has_minus_zero(got.b);
}
static inline double quotient(Big x, Big y) /* of numbers of any size */
{
    return sign(x) && sign(y) ? mpf_get_d(over(x, y)) : sign(x) ? HUGE_VAL : 0;
}
/* The point of a segment nearest to p. */
static inline Big3 true_foot(Big3 p, Big3 a, Big3 b)
{
    const BigRay segment = {a, minus3(b, a), 0, 1};
    return big_foot(&segment, p).b;
}

/* The error of the distance in epsilons of `reach`. Squares below the least normal number have lost
 * digits, and overflowing squares are the greatest number. */
static inline double off_distance(Big distance, real distance2, Big reach)
{
    const Big got = root(big((double)distance2)), least = root(big((double)REAL_MIN));
    if (distance2 < REAL_MIN && !less(least, distance))
        return 0;
    if (distance2 == REAL_MAX && less(got, distance))
        return 0;
    return quotient(size(minus(got, distance)), reach) / (double)REAL_EPSILON;
}
/* The distance between two points in epsilons of `reach`, beyond twice the rounding of their
 * coordinates and the least normal number. */
static inline double off_point(Big3 want, Vec3 got, Big reach)
{
    const Big rounding =
        plus(by(big(2 * (double)REAL_EPSILON), largest3(want)), big((double)REAL_MIN));
    const Big beyond = minus(true_distance(want, big3(got)), rounding);
    return sign(beyond) > 0 ? quotient(beyond, reach) / (double)REAL_EPSILON : 0;
}

/* True if a number is so small relative to another that its square may be lost. Laws then hold
 * within bounds, not to the bit. */
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

#endif
