/* isect_roots_quadratic - the real roots of a quadratic equation in a range (exact/quadratic.h).
 *
 * D = b^2 - 4 a c is a sum of two products, computed in integers and rounded once: its sign is that
 * of real arithmetic. With h = DBL_EPSILON / 2, relative errors are
 *
 *     D 2h, its root 2h, q 3h, a quotient 4h: two epsilons */
#include "exact/quadratic.h"
#include HEADER(exact)

static Exact exact_of(real x)
{
    Exact number;
    number.mantissa = frexp((double)x, &number.exponent);
    return number;
}

/* All roots, the lesser first. */
static int all_roots(real a, real b, real c, real root[2])
{
    const Term terms[2] = {{(double)b, (double)b, 1}, {-4, (double)a, (double)c}};
    const Exact d = isect_exact_sum(terms, 2);
    return exact_roots(exact_of(a), exact_of(b), exact_of(c), d, root);
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
