/* isect_roots_quadratic - equations by hand, and equations in integers, whose discriminants GMP
 * computes, among them double roots and those one unit from one. */
#include "kit/kit.h"
#include "kit/random.h"
#include <gmp.h>
#include HEADER(exact)

static bool has_roots(real a, real b, real c, real t_min, real t_max, int count, const real root[2])
{
    real got[2];
    const int number = X(roots_quadratic)(a, b, c, t_min, t_max, got);
    return cmp(number, ==, count) && cmp(got[0], ==, root[0]) && cmp(got[1], ==, root[1]);
}

TEST_FUNCTION(by_hand)
{
    TABLE(table, real a, b, c, t_min, t_max; int count; real roots[2];) = {
        {"two", 1, -3, 2, -REAL_INF, REAL_INF, 2, {1, 2}},
        {"negated", -1, 3, -2, -REAL_INF, REAL_INF, 2, {1, 2}},
        {"of both signs", 2, 2, -12, -REAL_INF, REAL_INF, 2, {-3, 2}},
        {"the least from 0", 2, 2, -12, 0, REAL_INF, 1, {2, REAL_INF}},
        {"the least from its bound", 1, -3, 2, 1, 3, 2, {1, 2}},
        {"up to a bound", 1, -3, 2, 0, 1, 1, {1, REAL_INF}},
        {"none in the range", 1, -3, 2, R(1.25), R(1.75), 0, {REAL_INF, REAL_INF}},
        {"an empty range", 1, -3, 2, 2, 1, 0, {REAL_INF, REAL_INF}},
        {"not real", 1, 2, 2, -REAL_INF, REAL_INF, 0, {REAL_INF, REAL_INF}},
        {"double", 1, 2, 1, -REAL_INF, REAL_INF, 1, {-1, REAL_INF}},
        {"double 0", -3, 0, 0, -REAL_INF, REAL_INF, 1, {0, REAL_INF}},
        {"one 0", 4, 2, 0, -REAL_INF, REAL_INF, 2, {R(-0.5), 0}},
        {"opposite", 4, 0, -1, -REAL_INF, REAL_INF, 2, {R(-0.5), R(0.5)}},
        {"linear", 0, 2, -3, -REAL_INF, REAL_INF, 1, {R(1.5), REAL_INF}},
        {"linear, 0", 0, -2, 0, -REAL_INF, REAL_INF, 1, {0, REAL_INF}},
        {"constant", 0, 0, 1, -REAL_INF, REAL_INF, 0, {REAL_INF, REAL_INF}},
        {"all zero", 0, 0, 0, -REAL_INF, REAL_INF, 0, {REAL_INF, REAL_INF}},
        {"squares that overflow", REAL_MAX, 0, -REAL_MAX, -REAL_INF, REAL_INF, 2, {-1, 1}},
        {"squares that underflow", REAL_MIN, 0, -REAL_MIN, -REAL_INF, REAL_INF, 2, {-1, 1}},
        {"roots that overflow", REAL_MIN, 1, 0, -REAL_INF, REAL_INF, 2, {-1 / REAL_MIN, 0}},
        {"a root clamped", REAL_MIN, -REAL_MAX, 0, -REAL_INF, REAL_INF, 2, {0, REAL_MAX}},
        {"NaN", REAL_NAN, 1, 1, -REAL_INF, REAL_INF, 0, {REAL_INF, REAL_INF}},
        {"infinity", 1, REAL_INF, 1, -REAL_INF, REAL_INF, 0, {REAL_INF, REAL_INF}},
        {"a bound NaN", 1, -3, 2, REAL_NAN, 3, 0, {REAL_INF, REAL_INF}},
    };
    check_each(table, has_roots(table[i].a, table[i].b, table[i].c, table[i].t_min, table[i].t_max,
                                table[i].count, table[i].roots));
}

enum { LONGEST = ISECT_DOUBLE ? 53 : 24, MOST_SCALE = 40 };

/* An integer of up to `bits` bits, of either sign. */
static real integer_of(int bits)
{
    real x = 0;
    for (int i = any_int(0, bits); i > 0; i--)
        x = 2 * x + (real)any_int(0, 1);
    return any_int(0, 1) ? x : -x;
}

/* Random coefficients, and p^2, 2 p q, q^2, of which one may be off by one. */
static void draw(real number[3])
{
    const real p = integer_of(LONGEST / 2 - 1), q = integer_of(LONGEST / 2 - 1);
    const real square[3] = {p * p, 2 * p * q, q * q};
    const int way = any_int(0, 2);
    for (int i = 0; i < 3; i++)
        number[i] = way ? square[i] : integer_of(LONGEST);
    if (way == 2)
        number[any_int(0, 2)] += (real)any_int(-1, 1);
}

/* b^2 - 4 a c; long double holds it to half its epsilon. */
static int discriminant(const real number[3], long double *value)
{
    mpz_t a, b, c;
    mpz_init_set_d(a, (double)number[0]);
    mpz_init_set_d(b, (double)number[1]);
    mpz_init_set_d(c, (double)number[2]);
    mpz_mul(b, b, b);
    mpz_mul(a, a, c);
    mpz_submul_ui(b, a, 4);
    const int sign = mpz_sgn(b);
    const double high = mpz_get_d(b);
    mpz_set_d(c, high);
    mpz_sub(b, b, c);
    *value = (long double)high + (long double)mpz_get_d(b);
    mpz_clears(a, b, c, NULL);
    return sign;
}

/* The roots in long double, the lesser first, and their number. */
static int truth(const real number[3], long double root[2])
{
    const long double a = number[0], b = number[1], c = number[2];
    long double d;
    const int sign = discriminant(number, &d);
    if (sign < 0 || (a == 0 && b == 0))
        return 0;
    const long double q = -(b < 0 ? b - sqrtl(d) : b + sqrtl(d)) / 2;
    root[0] = a == 0 ? c / q : q / a;
    if (a == 0 || sign == 0)
        return 1;
    root[1] = c / q;
    if (root[0] > root[1]) {
        const long double greater = root[0];
        root[0] = root[1], root[1] = greater;
    }
    return 2;
}

/* A power of two of the equation and one of t change exponents alone. Without overflow and
 * underflow, the bound is 2 epsilon of the root in double, and 1 in float, of which the rounding to
 * float is a half. */
TEST_FUNCTION(against_integers)
{
    int counts[3] = {0};
    const int samples = soak(20000);
    const long double bound = (ISECT_DOUBLE ? 2 : 1) * (long double)REAL_EPSILON;
    for (int i = 0; i < samples; i++) {
        real number[3], roots[2];
        long double root[2] = {0};
        draw(number);
        const int want = truth(number, root), j = any_int(-MOST_SCALE, MOST_SCALE),
                  k = any_int(-MOST_SCALE, MOST_SCALE);
        const real a = (real)ldexp((double)number[0], j + k), b = (real)ldexp((double)number[1], j),
                   c = (real)ldexp((double)number[2], j - k);
        const int count = X(roots_quadratic)(a, b, c, -REAL_INF, REAL_INF, roots);
        check("count", cmp(count, ==, want));
        for (int r = 0; r < count; r++) {
            const long double at = ldexpl(root[r], -k);
            check("root", cmp(fabsl((long double)roots[r] - at), <=, bound * fabsl(at)));
        }
        real least[2];
        const real from = roots[count > 1];
        const int some = X(roots_quadratic)(a, b, c, from, REAL_INF, least);
        check("from a root", cmp(some, >=, count > 0) && cmp(least[0], ==, from));
        counts[count]++;
    }
    for (int k = 0; k < 3; k++)
        check_share(counts[k], samples, 0.05, 0.9);
}

TESTS_IN(exact_roots, cmocka_unit_test(by_hand), cmocka_unit_test(against_integers))
