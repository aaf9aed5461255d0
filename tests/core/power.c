/* core/power.h - times_power and next_up give the bits of ldexp and nextafter, and set no errno. */
#include "core/power.h"
#include "kit/kit.h"
#include <errno.h>
#include <limits.h>

static double any_bits(void)
{
    const uint64_t bits = next() ^ next() >> 32;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}
static bool same(double a, double b)
{
    return isnan(a) ? isnan(b) : same_bits(&a, &b, sizeof a);
}

TEST_FUNCTION(powers)
{
    const int far[] = {INT_MIN, INT_MIN + 969, -4000, 4000, INT_MAX};
    const double given[] = {0, -0.0, 1, -1.5, DBL_MIN, DBL_TRUE_MIN, -DBL_MAX, INFINITY, NAN};
    for (size_t i = 0; i < COUNT(given); i++) {
        for (size_t k = 0; k < COUNT(far); k++)
            check("far", same(times_power(given[i], far[k]), ldexp(given[i], far[k])));
        for (int exponent = -2200; exponent <= 2200; exponent++)
            check("given", same(times_power(given[i], exponent), ldexp(given[i], exponent)));
    }
    for (int i = 0; i < soak(300000); i++) {
        const double x = any_bits();
        int exponent;
        frexp(x, &exponent); /* every other ends among the subnormal numbers */
        exponent = any_int(0, 1) ? any_int(-2200, 2200) : any_int(-1080, -1015) - exponent;
        check("any bits", same(times_power(x, exponent), ldexp(x, exponent)));
        check("floats", same((double)(float)times_power((double)(float)x, exponent),
                             (double)ldexpf((float)x, exponent)));
    }
}

TEST_FUNCTION(neighbours)
{
    const double given[] = {
        0,        -0.0,      1,   -1,           DBL_TRUE_MIN, -DBL_TRUE_MIN, DBL_MAX,      -DBL_MAX,
        INFINITY, -INFINITY, NAN, FLT_TRUE_MIN, FLT_MAX,      -FLT_MAX,      -FLT_TRUE_MIN};
    for (int i = 0; i < soak(300000); i++) {
        const double x = i < (int)COUNT(given) ? given[i] : any_bits();
        check("double", same(double_above(x), nextafter(x, (double)INFINITY)));
        check("float", same((double)float_above((float)x), (double)nextafterf((float)x, INFINITY)));
    }
}

TEST_FUNCTION(no_errno)
{
    errno = 0;
    check("infinite",
          cmp(times_power(1, 5000), ==, (double)INFINITY) && cmp(times_power(1, -5000), ==, 0));
    check("subnormal", cmp(times_power(1.5, -1074), >, 0) && cmp(double_above(0), >, 0) &&
                           cmp(float_above(0), >, 0));
    check("infinite", cmp(double_above(DBL_MAX), ==, (double)INFINITY));
    check("left alone", errno == 0);
}

TESTS_IN(core_power, cmocka_unit_test(powers), cmocka_unit_test(neighbours),
         cmocka_unit_test(no_errno))
