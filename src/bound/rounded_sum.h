/* bound/rounded_sum.h - sums that are rounded outward, so that they are true bounds.
 *
 * Bounds are sums of a few numbers and products, in double. The error of an addition is a number
 * and can be computed (Knuth), and a product is exact if its factors have few enough digits. As
 * long as only one addition was rounded, the sum is exact as value + error, and is rounded outward
 * once. Any other sum is first moved outward by a bound of its error: each of up to 7 additions and
 * products costs half an epsilon of the sum of absolute values, and a rounded term has an error of
 * at most 6 epsilon. 12 epsilon cover both and the rounding of the move itself. Underflow costs
 * less than the least normal number. */
#ifndef ISECT_BOUND_ROUNDED_SUM_H
#define ISECT_BOUND_ROUNDED_SUM_H

#include "core/power.h"
#include "core/precision.h"
#include "core/two_sum.h"
#include "exact/whole.h"

/* If `exact`, the sum is value + error. */
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
/* Adds a term whose relative error is at most 6 epsilon, and whose true value is not zero. */
static inline void sum_add_rounded(Sum *sum, double x)
{
    sum_add(sum, x);
    sum->exact = false;
}

/* The product of two floats is exact in double. A power of two adds no digits. */
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

/* An upper bound of the true sum; -0 becomes +0. */
static inline real sum_upper(Sum sum)
{
    const bool exact = sum.exact && sum.value + sum.error == sum.value;
    double x = sum.value;
    if (!exact)
        x += 12 * DBL_EPSILON * sum.size + DBL_MIN;
    if (!(x <= (double)REAL_MAX)) /* NaN is the result of infinite sizes */
        return REAL_INF;
    if (x < -(double)REAL_MAX)
        return -REAL_MAX;
    const real rounded = (real)x;
    const bool below = (double)rounded < x || (exact && (double)rounded == x && sum.error > 0);
    return (below ? next_up(rounded) : rounded) + 0;
}

/* The least `real` that is not below a + b + c. Two terms with different signs are added first:
 * their sum does not overflow. The three errors are reduced to one number with the sign of their
 * sum: if `rest` is not 0, it is at least twice as large as `lost`. */
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
