/* exact/quadratic.h - the real roots of a t^2 + b t + c = 0 with a discriminant that is exact
 * before it is rounded.
 *
 * With D = b^2 - 4 a c and
 *
 *     q = -(b + sign(b) sqrt(D)) / 2,
 *
 * whose terms have one sign, the roots are q / a and c / q, and no difference cancels (Press et
 * al., Numerical Recipes, 5.6). If a is 0, q = -b, and c / q is the only root. Numbers have their
 * exponents apart, so that only the roots themselves overflow or underflow. */
#ifndef ISECT_EXACT_QUADRATIC_H
#define ISECT_EXACT_QUADRATIC_H

#include "exact/quotient.h"

/* The square root of a number that is not negative. */
static inline Exact exact_root(Exact x)
{
    const int odd = x.exponent & 1;
    return (Exact){sqrt(odd ? 2 * x.mantissa : x.mantissa), (x.exponent - odd) / 2};
}

/* -(b + sign(b) root) / 2; the sign of 0 is 1. */
static inline Exact far_term(Exact b, Exact root)
{
    const Exact terms[2] = {b, root};
    const int top = exact_top(terms, 2);
    if (top == INT_MIN)
        return (Exact){0, 0};
    const double x = times_power(b.mantissa, b.exponent - top),
                 y = times_power(root.mantissa, root.exponent - top);
    return (Exact){x < 0 ? y - x : -(x + y), top - 1};
}

/* The roots, the lesser first, and their number. */
static inline int exact_roots(Exact a, Exact b, Exact c, Exact d, real root[2])
{
    if (d.mantissa < 0 || (a.mantissa == 0 && b.mantissa == 0))
        return 0;
    const Exact q = far_term(b, exact_root(d));
    if (a.mantissa == 0 || d.mantissa == 0) {
        root[0] = a.mantissa == 0 ? exact_quotient(c, q) : exact_quotient(q, a);
        return 1;
    }
    const real s = exact_quotient(q, a), t = exact_quotient(c, q);
    root[0] = num_min(s, t), root[1] = num_max(s, t);
    return 2;
}

#endif
