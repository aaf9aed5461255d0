/* isect_roots_quadratic - the real roots of a quadratic equation in a range.
 *
 * D = b^2 - 4 a c is a sum of two products, computed in integers and rounded once: its sign is that
 * of real arithmetic. With
 *
 *     q = -(b + sign(b) sqrt(D)) / 2,
 *
 * whose terms have one sign, the roots are q / a and c / q, and no difference cancels (Press et
 * al., Numerical Recipes, 5.6). If a is 0, q = -b, and c / q is the only root. Numbers have their
 * exponents apart, so that only the roots themselves overflow or underflow. With h = DBL_EPSILON /
 * 2, relative errors are
 *
 *     D 2h, its root 2h, q 3h, a quotient 4h: two epsilons */
#include "exact/quotient.h"
#include HEADER(exact)

static Exact exact_of(real x)
{
    Exact number;
    number.mantissa = frexp((double)x, &number.exponent);
    return number;
}

/* The square root of a number that is not negative. */
static Exact root_of(Exact x)
{
    const int odd = x.exponent & 1;
    return (Exact){sqrt(odd ? 2 * x.mantissa : x.mantissa), (x.exponent - odd) / 2};
}

/* -(b + sign(b) root) / 2; the sign of 0 is 1. */
static Exact far_term(Exact b, Exact root)
{
    const Exact terms[2] = {b, root};
    const int top = exact_top(terms, 2);
    if (top == INT_MIN)
        return (Exact){0, 0};
    const double x = times_power(b.mantissa, b.exponent - top),
                 y = times_power(root.mantissa, root.exponent - top);
    return (Exact){x < 0 ? y - x : -(x + y), top - 1};
}

/* All roots, the lesser first. */
static int all_roots(real a, real b, real c, real root[2])
{
    const Term terms[2] = {{(double)b, (double)b, 1}, {-4, (double)a, (double)c}};
    const Exact d = isect_exact_sum(terms, 2);
    if (d.mantissa < 0 || (a == 0 && b == 0))
        return 0;
    const Exact q = far_term(exact_of(b), root_of(d));
    if (a == 0 || d.mantissa == 0) {
        root[0] = a == 0 ? exact_quotient(exact_of(c), q) : exact_quotient(q, exact_of(a));
        return 1;
    }
    const real s = exact_quotient(q, exact_of(a)), t = exact_quotient(exact_of(c), q);
    root[0] = num_min(s, t), root[1] = num_max(s, t);
    return 2;
}

int X(roots_quadratic)(real a, real b, real c, real t_min, real t_max, real *roots)
{
    real root[2];
    const bool finite = a * 0 + b * 0 + c * 0 == 0; /* 0 times NaN or infinity is NaN */
    const int all = finite ? all_roots(a, b, c, root) : 0;
    int count = 0;
    roots[0] = roots[1] = REAL_INF;
    for (int i = 0; i < all; i++)
        if (t_min <= root[i] && root[i] <= t_max)
            roots[count++] = root[i];
    return count;
}
