/* exact/number.c - exact numbers of any length; see exact/number.h.
 *
 * The algorithms are the schoolbook ones. Most numbers are short, and long ones consist mostly of
 * zeros. Therefore zero limbs at both ends are removed, and zero limbs between them are skipped by
 * products. */
#include "exact/number.h"
#include "core/stage.h"
#include "exact/whole.h"
#include "exact/wide.h"

#ifdef ISECT_CHECKED
#include <stdlib.h>
#define MUST_HOLD(condition) ((condition) ? (void)0 : abort())
#else
#define MUST_HOLD(condition) ((void)0)
#endif

int isect_number_unit(const double *numbers, int count)
{
    int unit = 0, used = 0;
    for (int i = 0; i < count; i++) {
        int exponent = 0;
        bool negative = false;
        if (take_apart(numbers[i], &exponent, &negative)) {
            unit = used && unit < exponent ? unit : exponent;
            used++;
        }
    }
    return unit;
}

/* Allocates n limbs behind all others. */
static inline Number begin(Limbs *limbs, int n, int at, bool negative)
{
    MUST_HOLD(n <= NUMBER_LIMBS - limbs->used);
    Number x = {limbs->limb + limbs->used, (int16_t)n, (int16_t)at, negative};
    limbs->used += n;
    return x;
}

/* The number without zero limbs at its ends; the limbs at the upper end are freed. */
static inline Number trimmed(Limbs *limbs, Number x)
{
    while (x.used && !x.limb[x.used - 1])
        x.used--, limbs->used--; /* the number is the last one */
    while (x.used && !x.limb[0])
        x.used--, x.at++, x.limb++;
    return x;
}

/* A number of two limbs; most numbers are that short. */
static inline Number short_number(Limbs *limbs, Wide size, int at, bool negative)
{
    Number x = begin(limbs, 2, at, negative);
    x.limb[0] = size.low;
    x.limb[1] = size.high;
    return trimmed(limbs, x);
}

Number isect_number(Limbs *limbs, double x, int unit)
{
    int exponent = -unit;
    bool negative = false;
    STAGE(STAGE_LIMBS);
    uint64_t odd = take_apart(x, &exponent, &negative);
    const int up = exponent & 63;
    return short_number(limbs, wide_shifted((Wide){odd, 0}, up), (exponent - up) / 64, negative);
}

void isect_number_coordinates(Limbs *limbs, const void *a, int count_a, const void *b, int count_b,
                              Number *coordinate)
{
    double number[NUMBER_COORDINATES];
    MUST_HOLD(count_a + count_b <= NUMBER_COORDINATES);
    memcpy(number, a, (size_t)count_a * sizeof *number);
    memcpy(number + count_a, b, (size_t)count_b * sizeof *number);
    const int count = count_a + count_b, unit = isect_number_unit(number, count);
    limbs->used = 0;
    for (int i = 0; i < count; i++)
        coordinate[i] = isect_number(limbs, number[i], unit);
}

/* The limb with weight 2^(64 i). */
static inline uint64_t limb_at(Number x, int i)
{
    return i >= x.at && i < x.at + x.used ? x.limb[i - x.at] : 0;
}

/* True if |x| < |y|; neither is 0. */
static bool shorter(Number x, Number y)
{
    const int top = y.at + y.used, least = x.at < y.at ? x.at : y.at;
    if (x.at + x.used != top)
        return x.at + x.used < top;
    for (int i = top - 1; i >= least; i--)
        if (limb_at(x, i) != limb_at(y, i))
            return limb_at(x, i) < limb_at(y, i);
    return false;
}

/* The sum of two numbers that are not 0 and lie in the two limbs from `at` on. */
static inline Number short_sum(Limbs *limbs, Number a, Number b, int at, bool minus)
{
    const Wide x = {limb_at(a, at), limb_at(a, at + 1)}, y = {limb_at(b, at), limb_at(b, at + 1)};
    const bool less = wide_less(x, y);
    if (minus)
        return short_number(limbs, less ? wide_minus(y, x) : wide_minus(x, y), at,
                            less ? b.negative : a.negative);
    Number sum = begin(limbs, 3, at, a.negative);
    const Wide total = wide_plus(x, y);
    sum.limb[0] = total.low;
    sum.limb[1] = total.high;
    sum.limb[2] = wide_less(total, x);
    return trimmed(limbs, sum);
}

static inline Number sum_of(Limbs *limbs, Number a, Number b)
{
    if (!a.used || !b.used)
        return a.used ? a : b;
    const bool minus = a.negative != b.negative;
    const int end_a = a.at + a.used, end_b = b.at + b.used, end = end_a > end_b ? end_a : end_b;
    const int from = a.at < b.at ? a.at : b.at;
    if (end - from <= 2)
        return short_sum(limbs, a, b, from, minus);
    const bool exchanged = shorter(a, b);
    const Number big = exchanged ? b : a, small = exchanged ? a : b;
    const uint64_t turn = minus ? ~UINT64_C(0) : 0; /* -x is ~x + 1 */
    const int n = big.at + big.used - from, low = big.at - from, start = small.at - from;
    Number sum = begin(limbs, n + 1, from, big.negative);
    for (int i = 0; i < n; i++)
        sum.limb[i] = i < low ? 0 : big.limb[i - low];
    uint64_t carry = minus;
    for (int i = 0; i < small.used || (carry != minus && start + i < n); i++)
        carry = add_with_carry(&sum.limb[start + i], (i < small.used ? small.limb[i] : 0) ^ turn,
                               carry);
    sum.limb[n] = carry && !minus;
    return trimmed(limbs, sum);
}

static inline Number product_of(Limbs *limbs, Number a, Number b)
{
    const int at = a.at + b.at;
    const bool negative = a.negative != b.negative;
    if (!a.used || !b.used)
        return (Number){0};
    if (a.used == 1 && b.used == 1)
        return short_number(limbs, wide_times(a.limb[0], b.limb[0]), at, negative);
    Number product = begin(limbs, a.used + b.used, at, negative);
    for (int i = 0; i < b.used; i++)
        product.limb[i] = 0;
    for (int i = 0; i < a.used; i++) {
        const uint64_t x = a.limb[i];
        uint64_t carry = 0;
        for (int k = 0; x && k < b.used; k++)
            carry = add_product(&product.limb[i + k], x, b.limb[k], carry);
        product.limb[i + b.used] = carry;
    }
    return trimmed(limbs, product);
}

static inline Number kept(Limbs *limbs, int mark, Number x)
{
    uint64_t *to = limbs->limb + mark;
    for (int i = 0; i < x.used; i++)
        to[i] = x.limb[i];
    limbs->used = mark + x.used;
    x.limb = to;
    return x;
}

Number isect_number_add(Limbs *limbs, Number a, Number b)
{
    return sum_of(limbs, a, b);
}
Number isect_number_times(Limbs *limbs, Number a, Number b)
{
    return product_of(limbs, a, b);
}
Number isect_number_keep(Limbs *limbs, int mark, Number x)
{
    return kept(limbs, mark, x);
}

Exact isect_number_rounded(Number x)
{
    if (!x.used)
        return (Exact){0, 0};
    const int top = x.at + x.used - 1, up = __builtin_clzll(limb_at(x, top));
    const uint64_t next = up ? limb_at(x, top - 1) >> (64 - up) : 0;
    const double mantissa = (double)((limb_at(x, top) << up | next) >> 11) * 0x1p-53;
    return (Exact){x.negative ? -mantissa : mantissa, 64 * (top + 1) - up};
}

/* ---- vectors ---- */

Number3 isect_number3(Limbs *limbs, const double v[3], int unit)
{
    Number x = isect_number(limbs, v[0], unit), y = isect_number(limbs, v[1], unit);
    return (Number3){x, y, isect_number(limbs, v[2], unit)};
}

Number3 isect_number3_minus(Limbs *limbs, Number3 a, Number3 b)
{
    Number x = isect_number_minus(limbs, a.x, b.x), y = isect_number_minus(limbs, a.y, b.y);
    return (Number3){x, y, isect_number_minus(limbs, a.z, b.z)};
}

/* p + q r */
static Number with_product(Limbs *limbs, Number p, Number q, Number r)
{
    const int mark = limbs->used;
    Number sum = sum_of(limbs, p, product_of(limbs, q, r));
    return kept(limbs, mark, sum);
}

Number3 isect_number3_along(Limbs *limbs, Number3 a, Number s, Number3 b)
{
    Number x = with_product(limbs, a.x, s, b.x), y = with_product(limbs, a.y, s, b.y);
    return (Number3){x, y, with_product(limbs, a.z, s, b.z)};
}

Number isect_number3_dot(Limbs *limbs, Number3 a, Number3 b)
{
    const int mark = limbs->used;
    Number sum = product_of(limbs, a.x, b.x);
    sum = with_product(limbs, sum, a.y, b.y);
    return kept(limbs, mark, with_product(limbs, sum, a.z, b.z));
}

/* p q - r s */
static Number minor(Limbs *limbs, Number p, Number q, Number r, Number s)
{
    const int mark = limbs->used;
    r.negative = !r.negative;
    Number first = product_of(limbs, p, q);
    return kept(limbs, mark, with_product(limbs, first, r, s));
}

Number3 isect_number3_cross(Limbs *limbs, Number3 a, Number3 b)
{
    Number x = minor(limbs, a.y, b.z, a.z, b.y), y = minor(limbs, a.z, b.x, a.x, b.z);
    return (Number3){x, y, minor(limbs, a.x, b.y, a.y, b.x)};
}
