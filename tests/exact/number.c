/* tests/exact/number.c - numbers without rounding against GMP, over the whole range of double. */
#include "exact/number.h"
#include "kit/big.h"
#include "kit/hostile.h"
#include "kit/kit.h"
#include <setjmp.h>
#include <signal.h>

#define SAMPLES soak(20000)
enum { MOST = 6 };

static Limbs limbs;

static double any_double(int how)
{
    double x = 0;
    uint64_t bits;
    switch (how) {
    case 0:
        return (double)any_int(-3, 3);
    case 1:
        return (double)any_int(-9, 9) * 0x1p-1074;
    case 2:
        return (any_int(0, 1) ? 1 : -1) * (DBL_MAX - (double)any_int(0, 9) * 0x1p971);
    case 3:
        return (double)(float)any_real(-1, 1);
    case 4:
        return ldexp((double)any_int(-3, 3), 64 * any_int(-16, 15)) + any_int(-1, 1);
    case 5:
        return any_int(0, 1) ? 0x1p-1074 : -DBL_MAX;
    default:
        do { /* any bits */
            bits = next();
            memcpy(&x, &bits, sizeof x);
        } while (!(fabs(x) <= DBL_MAX));
        return x;
    }
}

/* True if x * 2^unit equals the result of GMP. */
static bool same(Number x, int degree_unit, Big want)
{
    mpf_t sum, limb;
    mpf_init2(sum, BIG_BITS), mpf_init2(limb, BIG_BITS);
    for (int i = 0; i < x.used; i++) {
        int up = 64 * (x.at + i) + degree_unit;
        mpf_set_ui(limb, x.limb[i]);
        if (up < 0)
            mpf_div_2exp(limb, limb, (mp_bitcnt_t)-up);
        else
            mpf_mul_2exp(limb, limb, (mp_bitcnt_t)up);
        mpf_add(sum, sum, limb);
    }
    if (x.negative)
        mpf_neg(sum, sum);
    bool equal = mpf_cmp(sum, want) == 0;
    mpf_clears(sum, limb, NULL);
    return equal && isect_number_sign(x) == sign(want) &&
           (!x.used || (x.limb[0] && x.limb[x.used - 1]));
}

TEST_FUNCTION(cases)
{
    limbs.used = 0;
    Number zero = isect_number(&limbs, -0.0, 0), one = isect_number(&limbs, 1, 0);
    Number minus_one = isect_number(&limbs, -1, 0), half = isect_number(&limbs, 0.5, 0);
    Number most = isect_number(&limbs, 0x1p64 - 0x1p11, 0), rest = isect_number(&limbs, 2048, 0);
    Number sum = isect_number_add(&limbs, most, rest);
    check("0 has no limbs", cmp(zero.used, ==, 0) && cmp(isect_number_sign(zero), ==, 0));
    check("1", cmp(one.used, ==, 1) && cmp(one.at, ==, 0) && cmp(one.limb[0], ==, 1) &&
                   cmp(isect_number_sign(one), ==, 1));
    check("-1", cmp(isect_number_sign(minus_one), ==, -1));
    check("1/2 is below",
          cmp(half.used, ==, 1) && cmp(half.at, ==, -1) && half.limb[0] == UINT64_C(1) << 63);
    check("a carry", cmp(sum.used, ==, 1) && cmp(sum.at, ==, 1) && cmp(sum.limb[0], ==, 1));
    check("1 - 1", cmp(isect_number_add(&limbs, one, minus_one).used, ==, 0));
    check("1 > 1/2", cmp(isect_number_compare(&limbs, one, half), ==, 1));
    check("-1 < 0", cmp(isect_number_compare(&limbs, minus_one, zero), ==, -1));
    check("1/2 = 1/2", cmp(isect_number_compare(&limbs, half, half), ==, 0));
    check("0 * 1", cmp(isect_number_times(&limbs, zero, one).used, ==, 0));
    check("rounded", cmp(isect_number_rounded(half).mantissa, ==, 0.5));
    check("rounded", cmp(isect_number_rounded(half).exponent, ==, 0));
    check("rounded", cmp(isect_number_rounded(sum).exponent, ==, 65));
    check("unit", cmp(isect_number_unit((double[]){0, 12, -0x1p70}, 3), ==, 2));
    check("unit of nothing", cmp(isect_number_unit((double[]){0, 0}, 2), ==, 0));
    check("12 in units of 4", cmp(isect_number(&limbs, 12, 2).limb[0], ==, 3));

    const int mark = limbs.used;
    Number lost = isect_number(&limbs, 7, 0), kept = isect_number(&limbs, 9, 0);
    (void)lost;
    kept = isect_number_keep(&limbs, mark, kept);
    check("kept", cmp(limbs.used, ==, mark + 1) && kept.limb == limbs.limb + mark &&
                      cmp(*kept.limb, ==, 9));
}

static Number3 any_number3(int how, int unit, Big3 *want)
{
    double v[3] = {any_double(how), any_double(how), any_double(how)};
    for (int i = 0; i < 3; i++)
        v[i] = unit > -1074 && fabs(v[i]) < 0x1p-900 ? 1 : v[i];
    *want = (Big3){big(v[0]), big(v[1]), big(v[2])};
    return isect_number3(&limbs, v, unit);
}

/* Laws that hold for all numbers. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < SAMPLES; i++) {
        const int how = any_int(0, 6);
        limbs.used = 0;
        Number a = isect_number(&limbs, any_double(how), -1074);
        Number b = isect_number(&limbs, any_double(how), -1074);
        Number c = isect_number(&limbs, any_double(any_int(0, 6)), -1074);
        Number sum = isect_number_add(&limbs, a, b), less = isect_number_minus(&limbs, sum, b);
        check("a + b - b = a", cmp(isect_number_compare(&limbs, less, a), ==, 0));
        check("antisymmetric",
              cmp(isect_number_compare(&limbs, a, b), ==, -isect_number_compare(&limbs, b, a)));
        Number whole = isect_number_times(&limbs, sum, c);
        Number ac = isect_number_times(&limbs, a, c), cb = isect_number_times(&limbs, c, b);
        Number parts = isect_number_add(&limbs, ac, cb);
        check("(a + b) c = a c + c b", cmp(isect_number_compare(&limbs, whole, parts), ==, 0));
    }
}

/* A chain of everything, of degree six, step by step. */
static void compare(int how, int *longest)
{
    const int unit = how == 0 || how == 3 ? -64 : -1074;
    Big3 p, q, r;
    begin();
    limbs.used = 0;
    Number3 a = any_number3(how, unit, &p), b = any_number3(how, unit, &q);
    Number3 c = any_number3(how, unit, &r);
    a = isect_number3_minus(&limbs, a, b), p = minus3(p, q);
    check("difference", same(a.x, unit, p.x) && same(a.y, unit, p.y) && same(a.z, unit, p.z));
    Number3 n = isect_number3_cross(&limbs, a, c);
    Big3 m = cross3(p, r);
    check("cross product",
          same(n.x, 2 * unit, m.x) && same(n.y, 2 * unit, m.y) && same(n.z, 2 * unit, m.z));
    Number along = isect_number3_dot(&limbs, n, b);
    Big way = dot3(m, q);
    check("dot product", same(along, 3 * unit, way));
    Number square = isect_number_times(&limbs, along, along);
    check("degree 6", same(square, 6 * unit, by(way, way)));
    long exponent = 0;
    const double mantissa = big_value(by(way, way), &exponent);
    const Exact rounded = isect_number_rounded(square), minus_along = isect_number_rounded(along);
    check("rounded", cmp(rounded.mantissa, ==, mantissa));
    check("rounded", mantissa == 0 || rounded.exponent + 6 * unit == exponent);
    check("rounded", cmp(minus_along.mantissa, ==, big_value(way, &exponent)));
    *longest = square.used > *longest ? square.used : *longest;
    Number t = isect_number(&limbs, 0.75, 0);
    Number3 reached = isect_number3_along(&limbs, a, t, b);
    check("along", same(reached.y, unit, plus(p.y, by(big(0.75), q.y))));
    check("there is room", cmp(limbs.used, <=, NUMBER_LIMBS));
}

TEST_FUNCTION(oracle)
{
    int longest = 0;
    for (int i = 0; i < SAMPLES; i++)
        compare(i % 7, &longest);
    printf("the longest has %d limbs\n", longest);
    check("long ones are asked, too", cmp(longest, >, 33 * 5) && cmp(longest, <=, 33 * MOST));
}

/* Rounding modes and flush to zero do not affect integers. */
TEST_FUNCTION(exact_number_batch)
{
    for (int i = 0; i < SAMPLES; i++) {
        double x = any_double(i % 7), y = any_double(i % 7);
        limbs.used = 0;
        begin();
        Big want = minus(big(x), big(y));
        unsigned before = hostile_enter();
        Number a = isect_number(&limbs, x, -1074), b = isect_number(&limbs, y, -1074);
        Number difference = isect_number_minus(&limbs, a, b);
        hostile_leave(before);
        check("the same in a hostile environment", same(difference, -1074, want));
    }
}

static jmp_buf stopped;

static void back(int signal_number)
{
    (void)signal_number;
    longjmp(stopped, 1);
}
/* Does a sum of two limbs and two stop the program if all limbs are in use? The copy of
 * number.c in this file has checks. */
static bool stops(int used)
{
    static uint64_t limb[2] = {1, 1};
    const Number x = {limb, 2, 0, false};
    void (*const before)(int) = signal(SIGABRT, back);
    const bool stop = setjmp(stopped);
    if (!stop) {
        limbs.used = used;
        isect_number_add(&limbs, x, x);
    }
    signal(SIGABRT, before);
    return stop;
}
TEST_FUNCTION(overrun)
{
    check("three limbs are left", !stops(NUMBER_LIMBS - 3));
    check("two are left", stops(NUMBER_LIMBS - 2));
    check("none are left", stops(NUMBER_LIMBS));
}

TESTS_OF(exact_number, cmocka_unit_test(oracle), cmocka_unit_test(exact_number_batch),
         cmocka_unit_test(overrun))
