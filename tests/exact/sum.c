/* tests/exact/sum.c - sums of products against GMP, over the whole range of double. */
#include "exact/sum.h"
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* Finite, of one kind; kinds of double whatever the precision of the build. */
static double any_double(int how)
{
    static const double small[] = {0, 1, -1, 2, -3, 0x1p-52, 0x1.fffffffffffffp0};
    double x = 0;
    uint64_t bits;
    switch (how) {
    case 0:
        return (double)any_int(-3, 3);
    case 1:
        return small[any_int(0, COUNT(small) - 1)] * ldexp(1, any_int(-60, 60));
    case 2:
        return (double)any_int(-9, 9) * 0x1p-1074;
    case 3:
        return (any_int(0, 1) ? 1 : -1) * (DBL_MAX - (double)any_int(0, 9) * 0x1p971);
    case 4:
        return (double)(float)any_real(-1, 1);
    default:
        do { /* any bits */
            bits = next();
            memcpy(&x, &bits, sizeof x);
        } while (!(fabs(x) <= DBL_MAX));
        return x;
    }
}
static Big truth(const Term *terms, int count)
{
    begin();
    Big sum = big(0);
    for (int i = 0; i < count; i++)
        sum = plus(sum, by(by(big(terms[i].x), big(terms[i].y)), big(terms[i].z)));
    return sum;
}
static void compare_number(Exact got, Big want)
{
    check("the sign of the number", cmp((got.mantissa > 0) - (got.mantissa < 0), ==, sign(want)));
    if (sign(want) == 0) {
        check("zero", cmp(got.mantissa, ==, 0));
        return;
    }
    long exponent;
    double mantissa = big_value(want, &exponent);
    check("between a half and one",
          cmp(fabs(got.mantissa), >=, 0.5) && cmp(fabs(got.mantissa), <=, 1));
    check("the number",
          cmp(fabs(ldexp(got.mantissa, got.exponent - (int)exponent) - mantissa), <=, DBL_EPSILON));
}
static void compare(const Term *terms, int count)
{
    Big want = truth(terms, count);
    compare_number(isect_exact_sum(terms, count), want);
    check("the sign alone", cmp(isect_exact_sign(terms, count), ==, sign(want)));
}

TEST_FUNCTION(cases)
{
    const Term one = {1, 1, 1}, minus_one = {1, -1, 1}, least = {0x1p-1074, 0x1p-1074, 0x1p-1074};
    const Term most = {DBL_MAX, -DBL_MAX, DBL_MAX}, nothing = {0, DBL_MAX, 1};
    const struct {
        int count, sign;
        Term terms[4];
    } table[] = {
        {0, 0, {one}},
        {1, 1, {one}},
        {1, -1, {minus_one}},
        {2, 0, {one, minus_one}},
        {1, 0, {nothing}},
        {2, 1, {nothing, least}},
        {3, 1, {one, least, minus_one}},
        {3, -1, {one, most, minus_one}},
        {3, 1, {least, one, minus_one}},
        {4, 1, {{3, 5, 7}, {-105, 1, 1}, {0x1p-1022, 0x1p-60, 1}, nothing}},
        {3, 0, {{0x1p52, 0x1p52, 0x1p52}, {-0x1p100, 0x1p28, 0x1p28}, nothing}},
        {2, 1, {{-0x1p127, 1, 1}, {0x1.0000000000001p127, 1, 1}}},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        check("sign", cmp(isect_exact_sign(table[i].terms, table[i].count), ==, table[i].sign));
        compare(table[i].terms, table[i].count);
    }
    Exact twelve = isect_exact_sum((const Term[]){{3, -2, 2}}, 1);
    check("-12 = -0.75 * 16", cmp(twelve.mantissa, ==, -0.75) && cmp(twelve.exponent, ==, 4));
    Term full[EXACT_TERMS];
    for (int i = 0; i < EXACT_TERMS; i++)
        full[i] = (Term){DBL_MAX, DBL_MAX, DBL_MAX};
    compare(full, EXACT_TERMS);
    full[7] = (Term){-0x1p-1074, 0x1p-1074, 0x1p-1074};
    compare(full, EXACT_TERMS);
    for (int i = 0; i < EXACT_TERMS; i++) /* the most that 128 bits are trusted with, both ends */
        full[i] = (Term){0x1.fffffffffffffp52, 0x1.fffffffffffffp52, i == 3 ? 0x1p-14 : 0x1p14};
    compare(full, EXACT_TERMS);
    for (int i = 0; i < EXACT_TERMS; i++)
        full[i].x = -full[i].x;
    compare(full, EXACT_TERMS);
}

/* Whatever the order of terms and factors, and negated. */
TEST_FUNCTION(properties)
{
    for (int i = 0; i < SAMPLES; i++) {
        Term terms[EXACT_TERMS], other[EXACT_TERMS];
        int count = any_int(1, EXACT_TERMS), how = any_int(0, 5);
        for (int k = 0; k < count; k++)
            terms[k] = (Term){any_double(how), any_double(how), any_double(how)};
        for (int k = 0; k < count; k++)
            other[count - 1 - k] = (Term){terms[k].z, -terms[k].x, terms[k].y};
        Exact x = isect_exact_sum(terms, count), y = isect_exact_sum(other, count);
        check("negated", cmp(x.mantissa, ==, -y.mantissa) && cmp(x.exponent, ==, y.exponent));
    }
}

/* A number of a grid with coordinates of up to 62 bits, the longest that isect_exact_edges has; of
 * 63 now and then, which is too long. */
static double long_number(int unit)
{
    const double most = any_int(0, 99) ? 0x1.fffffffffffffp61 : 0x1p62;
    const int how = any_int(0, 3);
    const double x = how == 0 ? (double)any_int(-3, 3) : how == 1 ? any_real(-1, 1) : most;
    return ldexp(how == 1 ? trunc(x * 0x1p53) : any_int(0, 1) ? x : -x, unit);
}

/* The edge functions of triangles whose corners nearly line up with the ray: on a grid of whole
 * numbers, short and as long as possible, and elsewhere. */
static void edges(int i, int *zero)
{
    enum { C = 2, A = 0, B = 1 };
    static const int first[3] = {C, A, B}, second[3] = {B, C, A};
    double corner[3][3], d[3], o[3];
    int how = any_int(0, 5);
    for (int k = 0; k < 9; k++)
        corner[k / 3][k % 3] = i % 2 ? ldexp(any_int(-9, 9), i % 40) : any_double(how);
    for (int k = 0; k < 3; k++) {
        d[k] = i % 2 ? ldexp(any_int(-3, 3), -(i % 900)) : any_double(how);
        o[k] = i % 2 ? ldexp(any_int(-9, 9), i % 40) : any_double(how);
        if (i % 8 == 0) {
            d[k] = long_number(i % 90 - 60), o[k] = long_number(i % 40);
            for (int e = 0; e < 3; e++)
                corner[e][k] = long_number(i % 40);
        }
        if (i % 3 == 0 && isfinite(corner[A][k] + d[k]))
            corner[B][k] = corner[A][k] + d[k]; /* an edge along the ray, up to rounding */
    }
    begin();
    Big3 way = {big(d[0]), big(d[1]), big(d[2])}, from = {big(o[0]), big(o[1]), big(o[2])};
    Exact got[3];
    isect_exact_edges(d, corner, o, got);
    for (int e = 0; e < 3; e++) {
        const double *x = corner[first[e]], *y = corner[second[e]];
        Big3 p = {big(x[0]), big(x[1]), big(x[2])}, q = {big(y[0]), big(y[1]), big(y[2])};
        Big want = dot3(way, cross3(minus3(p, from), minus3(q, from)));
        compare_number(got[e], want);
        *zero += sign(want) == 0;
    }
}

static void exact_edges(void)
{
    int zero = 0;
    for (int i = 0; i < SAMPLES; i++)
        edges(i, &zero);
    printf("%d of %d edge functions are zero\n", zero, 3 * SAMPLES);
    check_share(zero, 3 * SAMPLES, 0.02, 0.5);
}

/* Sums that cancel, wholly or but for the least number, among others. */
TEST_FUNCTION(oracle)
{
    int zero = 0, wide = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Term terms[EXACT_TERMS];
        int count = any_int(1, EXACT_TERMS), how = any_int(0, 5);
        for (int k = 0; k < count; k++) {
            int kind_of = i % 4 ? how : any_int(0, 5);
            terms[k].x = any_double(kind_of), terms[k].y = any_double(kind_of);
            terms[k].z = i % 3 ? 1 : any_double(kind_of);
            if (k && i % 2 && any_int(0, 3)) /* minus an earlier one, factors in another order */
                terms[k] = (Term){terms[k - 1].y, -terms[k - 1].z, terms[k - 1].x};
        }
        if (i % 5 == 0) /* all cancel but one, which is small */
            terms[any_int(0, count - 1)] = (Term){0x1p-1074, any_double(2), 1};
        compare(terms, count);
        zero += isect_exact_sign(terms, count) == 0;
        wide += how == 3 || how == 5;
    }
    printf("%d of %d are zero, %d span all exponents\n", zero, SAMPLES, wide);
    check_share(zero, SAMPLES, 0.05, 0.5);
    exact_edges();
}

/* Rounding modes and flush to zero do not affect integers. */
#include "kit/hostile.h"
TEST_FUNCTION(exact_sum_batch)
{
    for (int i = 0; i < SAMPLES; i++) {
        Term terms[EXACT_TERMS];
        int count = any_int(1, EXACT_TERMS), how = any_int(0, 5);
        for (int k = 0; k < count; k++)
            terms[k] = (Term){any_double(how), any_double(how), any_double(how)};
        Exact calm = isect_exact_sum(terms, count);
        unsigned before = hostile_enter();
        Exact disturbed = isect_exact_sum(terms, count);
        hostile_leave(before);
        check("the same in a hostile environment", cmp(calm.mantissa, ==, disturbed.mantissa) &&
                                                       cmp(calm.exponent, ==, disturbed.exponent));
    }
}

TESTS(exact_sum)
