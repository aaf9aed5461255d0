/* bound/rounded_sum.h - sums that are rounded outward, so that what they bound stays within.
 *
 * Bounds are sums of a few numbers and products, in double. The error of an addition is a number
 * and can be had (Knuth), and a product is exact if the digits of its factors are few enough. As
 * long as only one addition was rounded, the sum is known, and is rounded outward once. Another is
 * first moved outward by more than it can be wrong: each of up to 7 additions and products costs
 * half an epsilon of the sum of all sizes, and what is added as `about` has an error of at most 6
 * epsilon; 12 epsilon cover both and the rounding of the move itself. What underflows costs less
 * than the least normal number. */
#ifndef ISECT_BOUND_ROUNDED_SUM_H
#define ISECT_BOUND_ROUNDED_SUM_H

#include "core/power.h"
#include "core/precision.h"
#include "exact/whole.h"

/* If `known`, the sum is value + error. */
typedef struct Sum {
    double value, error, size;
    bool exact;
} Sum;

static inline Sum sum_of(double x)
{
    return (Sum){x, 0, fabs(x), true};
}
static inline void sum_add(Sum *sum, double x)
{
    const double before = sum->value, value = before + x, part = value - before;
    const double error = (before - (value - part)) + (x - part);
    if (error != 0) /* or NaN */
        sum->exact &= sum->error == 0 && fabs(error) <= DBL_MAX, sum->error = error;
    sum->value = value;
    sum->size += fabs(x);
}
/* x is within 6 epsilon of itself, and is not zero in truth. */
static inline void sum_add_rounded(Sum *sum, double x)
{
    sum_add(sum, x);
    sum->exact = false;
}

/* Of floats every product is exact in double. One with a power of two takes no more digits. */
static inline bool is_exact_product(double a, double b, double product)
{
    int exponent = 0;
    bool negative = false;
    if (!ISECT_DOUBLE || a == 0 || b == 0 || fabs(a) == 1 || fabs(b) == 1)
        return true;
    const int of_a = bit_length(take_apart(a, &exponent, &negative)),
              of_b = bit_length(take_apart(b, &exponent, &negative));
    return of_a + of_b - (of_a == 1 || of_b == 1) <= 53 && fabs(product) >= DBL_MIN &&
           fabs(product) <= DBL_MAX;
}
static inline void sum_add_product(Sum *sum, double a, double b)
{
    sum_add(sum, a * b);
    sum->exact &= is_exact_product(a, b, a * b);
}

/* At least the true sum; -0 becomes +0. */
static inline real sum_upper(Sum sum)
{
    const bool exact = sum.exact && sum.value + sum.error == sum.value;
    double x = sum.value;
    if (!exact)
        x += 12 * DBL_EPSILON * sum.size + DBL_MIN;
    if (!(x <= (double)REAL_MAX)) /* NaN is what infinite sizes leave */
        return REAL_INF;
    if (x < -(double)REAL_MAX)
        return -REAL_MAX;
    const real rounded = (real)x;
    const bool below = (double)rounded < x || (exact && (double)rounded == x && sum.error > 0);
    return (below ? next_up(rounded) : rounded) + 0;
}

static inline double two_sum(double a, double b, double *error)
{
    const double sum = a + b, part = sum - a;
    *error = (a - (sum - part)) + (b - part);
    return sum;
}
/* The least number that a + b + c is not above. Two whose signs differ come first: their sum is
 * never out of range. All three errors add up to one whose sign is known: the rest of a sum is at
 * least twice as large as what was lost before it, or nothing was. */
static inline real rounded_up(double a, double b, double c)
{
    const bool alike = (a < 0) == (b < 0);
    double early, late, lost, rest;
    const double first = two_sum(a, alike ? c : b, &early);
    const double all = two_sum(first, alike ? b : c, &late);
    if (!(fabs(all) <= DBL_MAX))
        return all > 0 ? REAL_INF : -REAL_MAX;
    const double errors = two_sum(early, late, &lost);
    const double sum = two_sum(all, errors, &rest);
    return sum_upper((Sum){sum, rest != 0 ? rest : lost, 0, true});
}

#endif
