/* isect_exact_sum, isect_exact_sign, isect_exact_edges - sums of products in integer arithmetic;
 * see exact/sum.h.
 *
 * A double is an integer of at most 53 bits times a power of two; a product of three is one of at
 * most 159 bits. Let e be the least exponent of all products: then every product is an integer
 * times 2^e. The sum is kept in two's complement. It usually fits into 128 bits, above all for
 * floats, whose integers have 24 bits. If not, it takes as many 64-bit limbs as the exponents span:
 * three doubles span at most 3 * 2098 bits. */
#include "exact/sum.h"
#include "core/stage.h"
#include "exact/grid.h"
#include "exact/wide.h"

enum { LIMBS = 104 }; /* 3 * 2098 bits, 5 for the number of terms, a sign, and space to write 4 */

/* (-1)^negative * limb * 2^exponent; `bits` bounds the length of the integer. */
typedef struct Product {
    uint64_t limb[3];
    int exponent, bits;
    bool negative;
} Product;

static bool multiply(const Term *term, Product *product)
{
    int exponent = 0;
    bool negative = false;
    uint64_t x = take_apart(term->x, &exponent, &negative);
    uint64_t y = take_apart(term->y, &exponent, &negative);
    uint64_t z = take_apart(term->z, &exponent, &negative);
    if (!x || !y || !z)
        return false;
    const Wide xy = wide_times(x, y), low = wide_times(xy.low, z);
    const Wide high = wide_plus(wide_times(xy.high, z), (Wide){low.high, 0});
    *product = (Product){{low.low, high.low, high.high},
                         exponent,
                         bit_length(x) + bit_length(y) + bit_length(z),
                         negative};
    return true;
}

/* Adds four limbs to `sum` from limb `at` on, or subtracts them. A limb beyond these changes by the
 * carry: by 0 + 0, or by -1 + 1 where they are subtracted. */
static void accumulate(uint64_t *sum, int limbs, int at, const uint64_t *four, bool negative)
{
    uint64_t carry = negative; /* -x is ~x + 1 */
    uint64_t sign = negative ? ~UINT64_C(0) : 0;
    for (int i = at; i < limbs && (i < at + 4 || carry != negative); i++) {
        uint64_t x = (i < at + 4 ? four[i - at] : 0) ^ sign;
        carry = add_with_carry(&sum[i], x, carry);
    }
}

static void add(uint64_t *sum, int limbs, const Product *product, int least)
{
    int shift = product->exponent - least, up = shift % 64;
    const uint64_t *p = product->limb;
    uint64_t four[4] = {p[0] << up, p[1] << up, p[2] << up, 0};
    if (up)
        for (int i = 0; i < 3; i++)
            four[i + 1] |= p[i] >> (64 - up);
    accumulate(sum, limbs, shift / 64, four, product->negative);
}

/* The two's complement number as a rounded double. */
static Exact rounded(uint64_t *sum, int limbs, int least)
{
    bool negative = sum[limbs - 1] >> 63;
    if (negative) {
        uint64_t carry = 1;
        for (int i = 0; i < limbs; i++) {
            sum[i] = ~sum[i] + carry;
            carry = carry && sum[i] == 0;
        }
    }
    int top = limbs - 1;
    while (top > 0 && sum[top] == 0)
        top--;
    if (sum[top] == 0)
        return (Exact){0, 0};
    int up = __builtin_clzll(sum[top]);
    uint64_t leading = sum[top] << up;
    if (up && top)
        leading |= sum[top - 1] >> (64 - up);
    /* 53 bits suffice, and convert exactly in any rounding mode */
    double mantissa = (double)(leading >> 11) * 0x1p-53;
    return (Exact){negative ? -mantissa : mantissa, least + 64 * top + 64 - up};
}

static Exact rounded_wide(Wide x, int exponent)
{
    uint64_t limb[2] = {x.low, x.high};
    return rounded(limb, 2, exponent);
}

static Exact sum_in_limbs(const Product *products, int count, int least, int most)
{
    uint64_t sum[LIMBS];
    int limbs = (most - least) / 64 + 5;
    memset(sum, 0, (size_t)limbs * sizeof *sum);
    for (int i = 0; i < count; i++)
        add(sum, limbs, &products[i], least);
    return rounded(sum, limbs, least);
}

static Exact sum_in_128_bits(const Product *products, int count, int least)
{
    Wide total = {0, 0};
    for (int i = 0; i < count; i++) {
        const Product *p = &products[i];
        const Wide x = wide_shifted((Wide){p->limb[0], p->limb[1]}, p->exponent - least);
        total = p->negative ? wide_minus(total, x) : wide_plus(total, x);
    }
    return rounded_wide(total, least);
}

Exact isect_exact_sum(const Term *terms, int count)
{
    Product products[EXACT_TERMS];
    int used = 0, least = 0, most = 0;
    for (int i = 0; i < count; i++) {
        Product *p = &products[used];
        if (!multiply(&terms[i], p))
            continue;
        least = used && least < p->exponent ? least : p->exponent;
        most = used && most > p->exponent + p->bits ? most : p->exponent + p->bits;
        used++;
    }
    if (!used)
        return (Exact){0, 0};
    STAGE(STAGE_128_BITS);
    if (most - least <= 120) /* with 5 bits for 24 terms and one for the sign */
        return sum_in_128_bits(products, used, least);
    STAGE(STAGE_LIMBS);
    return sum_in_limbs(products, used, least, most);
}

int isect_exact_sign(const Term *terms, int count)
{
    double mantissa = isect_exact_sum(terms, count).mantissa;
    return (mantissa > 0) - (mantissa < 0);
}

/* ---- the edge functions of a triangle ---- */

/* det(d, p - o, q - o) = det(d, p, q) - det(d, p, o) - det(d, o, q): six products each. */
static Exact determinant(const double d[3], const double p[3], const double q[3], const double o[3])
{
    Term terms[18];
    exact_triple(terms, d, p, q);
    exact_triple(terms + 6, d, o, p); /* -det(d, p, o) = det(d, o, p) */
    exact_triple(terms + 12, d, q, o);
    return isect_exact_sum(terms, 18);
}

/* Adds a b to the three limbs of `sum`. As an unsigned number, b < 0 is greater by 2^64. */
static inline void add_times(uint64_t sum[3], Wide a, int64_t b)
{
    const Wide low = wide_times(a.low, (uint64_t)b), above = {b < 0 ? a.low : 0, 0};
    const Wide high = wide_plus(wide_times_signed((int64_t)a.high, b), (Wide){low.high, 0});
    Wide upper = wide_plus((Wide){sum[1], sum[2]}, wide_minus(high, above));
    upper = wide_plus(upper, (Wide){add_with_carry(&sum[0], low.low, 0), 0});
    sum[1] = upper.low, sum[2] = upper.high;
}

/* Coordinates have 62 bits, differences 63, their products 126 and the difference of two products
 * 127. The three products with the direction fit into 192 bits with the sign. */
static Exact grid_determinant(const int64_t d[3], const int64_t p[3], const int64_t q[3],
                              const int64_t o[3], int exponent)
{
    uint64_t sum[3] = {0, 0, 0};
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        const Wide minor = wide_minus(wide_times_signed(p[j] - o[j], q[k] - o[k]),
                                      wide_times_signed(p[k] - o[k], q[j] - o[j]));
        add_times(sum, minor, d[i]);
    }
    return rounded(sum, 3, exponent);
}

void isect_exact_edges(const double d[3], double corner[3][3], const double o[3], Exact edge[3])
{
    static const int first[3] = {2, 0, 1}, second[3] = {1, 2, 0};
    double points[12];
    int64_t grid[12], dir[3];
    int exponent = 0, dir_exponent = 0;
    memcpy(points, corner, 9 * sizeof *points);
    memcpy(points + 9, o, 3 * sizeof *points);
    bool fits = on_grid(points, 12, grid, &exponent) && on_grid(d, 3, dir, &dir_exponent);
    for (int i = 0; i < 3; i++)
        edge[i] = fits ? grid_determinant(dir, grid + 3 * first[i], grid + 3 * second[i], grid + 9,
                                          2 * exponent + dir_exponent)
                       : determinant(d, corner[first[i]], corner[second[i]], o);
}
