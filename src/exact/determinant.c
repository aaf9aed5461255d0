/* exact/determinant.c - signs of determinants in whole numbers; see exact/determinant.h.
 *
 * Let all numbers be integers times one power of two, and the differences have b bits. The
 * determinants are sums of 2, 6, 12, 72 products of 2, 3, 4, 5 differences: 128 bits with the sign
 * are enough for b = 63, 41, 30, 24. That does for nearly all floats: points far from the origin
 * have long coordinates but short differences. Else the integers are as long as they must be:
 * doubles span 2098 bits, so that at most 33 limbs of 64 bits make a difference, and five times as
 * many the determinant. It is computed column by column: the minors of the first k columns are sums
 * of those of k - 1 columns, times the numbers of column k. */
#include "exact/determinant.h"
#include "exact/whole.h"

#define INLINED static inline __attribute__((always_inline))

/* ---- 128 bits ---- */

typedef int64_t Row[3];

INLINED SignedWide minor2(const int64_t *p, const int64_t *q)
{
    return (SignedWide)p[0] * q[1] - (SignedWide)p[1] * q[0];
}
INLINED SignedWide minor3(const int64_t *p, const int64_t *q, const int64_t *r)
{
    return minor2(q, r) * p[2] - minor2(p, r) * q[2] + minor2(p, q) * r[2];
}
/* The sum of squares of what the bounds above admit has at most 61 bits. */
INLINED int64_t lift(const int64_t *p, int dimension)
{
    return p[0] * p[0] + p[1] * p[1] + (dimension == 3 ? p[2] * p[2] : 0);
}

INLINED SignedWide determinant(Sign of, Row *p)
{
    switch (of) {
    case ORIENT2D:
        return minor2(p[0], p[1]);
    case ORIENT3D:
        return minor3(p[0], p[1], p[2]);
    case INCIRCLE:
        return minor2(p[1], p[2]) * lift(p[0], 2) - minor2(p[0], p[2]) * lift(p[1], 2) +
               minor2(p[0], p[1]) * lift(p[2], 2);
    default:
        return minor3(p[0], p[1], p[2]) * lift(p[3], 3) - minor3(p[0], p[1], p[3]) * lift(p[2], 3) +
               minor3(p[0], p[2], p[3]) * lift(p[1], 3) - minor3(p[1], p[2], p[3]) * lift(p[0], 3);
    }
}

/* Numbers times one power of two, if that makes integers of less than 63 bits of all of them, which
 * is seen from the way back. Neither way rounds anything else, in whatever direction; what is
 * flushed to zero does not come back. */
INLINED bool on_grid(const double *number, int count, int64_t *integer)
{
    uint64_t largest = 0, lost = 0;
    for (int i = 0; i < count; i++) {
        uint64_t bits = size_bits(number[i]);
        largest = bits > largest ? bits : largest;
    }
    const int field = (int)(largest >> 52), one = 1023, up = 62 + one - 1 - field;
    if (field < 64 || field == 0x7FF) /* no powers for that */
        return false;
    const double there = power_of_two(up), back = power_of_two(-up);
    for (int i = 0; i < count; i++) {
        integer[i] = (int64_t)(number[i] * there);
        lost |= size_bits((double)integer[i] * back) ^ size_bits(number[i]);
    }
    return !lost;
}

/* Inlined, so that all loops are unrolled. */
INLINED bool in_128_bits(Sign of, const double *points, int *sign)
{
    static const int most_bits[] = {63, 41, 30, 24};
    const int dimension = sign_dimension(of), rows = sign_rows(of);
    int64_t integer[SIGN_NUMBERS], any = 0, sizes = 0;
    Row row[SIGN_POINTS - 1];
    if (!on_grid(points, dimension * (rows + 1), integer))
        return false;
    const int64_t *last = integer + dimension * rows;
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < dimension; k++) {
            int64_t x = integer[dimension * i + k] - last[k];
            row[i][k] = x;
            any |= x;
            sizes |= x < 0 ? -x : x;
        }
    const int zeros = any ? __builtin_ctzll((uint64_t)any) : 0; /* of all differences */
    if (bit_length((uint64_t)sizes) - zeros > most_bits[of])
        return false;
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < dimension; k++)
            row[i][k] >>= zeros;
    SignedWide det = determinant(of, row);
    *sign = (det > 0) - (det < 0);
    return true;
}

bool isect_exact_sign_in_128_bits(Sign of, const double *points, int *sign)
{
    switch (of) {
    case ORIENT2D:
        return in_128_bits(ORIENT2D, points, sign);
    case ORIENT3D:
        return in_128_bits(ORIENT3D, points, sign);
    case INCIRCLE:
        return in_128_bits(INCIRCLE, points, sign);
    default:
        return in_128_bits(INSPHERE, points, sign);
    }
}

/* ---- limbs ---- */

enum { LIMBS = 168 };

/* (-1)^negative * the limbs, the last of which is not zero; 0 has none. The rest is not set. */
typedef struct Long {
    int used;
    bool negative;
    uint64_t limb[LIMBS];
} Long;

static void trim(Long *x)
{
    while (x->used && !x->limb[x->used - 1])
        x->used--;
}

static void set(Long *x, double number, int least)
{
    int exponent = 0;
    x->negative = false;
    uint64_t odd = take_apart(number, &exponent, &x->negative);
    int shift = odd ? exponent - least : 0, at = shift / 64, up = shift % 64;
    for (int i = 0; i < at; i++)
        x->limb[i] = 0;
    x->limb[at] = odd << up;
    x->limb[at + 1] = up ? odd >> (64 - up) : 0;
    x->used = at + 2;
    trim(x);
}

/* The sizes: is x less than y? */
static bool shorter(const Long *x, const Long *y)
{
    if (x->used != y->used)
        return x->used < y->used;
    for (int i = x->used - 1; i >= 0; i--)
        if (x->limb[i] != y->limb[i])
            return x->limb[i] < y->limb[i];
    return false;
}

/* big + small or big - small of the sizes, in place of either. */
static void combine(Long *sum, const Long *big, const Long *small, bool minus)
{
    const uint64_t turn = minus ? ~UINT64_C(0) : 0; /* -x is ~x + 1 */
    const int used = big->used;
    uint64_t carry = minus;
    for (int i = 0; i < used; i++) {
        Wide total = (Wide)big->limb[i] + ((i < small->used ? small->limb[i] : 0) ^ turn) + carry;
        sum->limb[i] = (uint64_t)total;
        carry = (uint64_t)(total >> 64);
    }
    sum->used = used;
    if (carry && !minus)
        sum->limb[sum->used++] = 1;
    trim(sum);
}

/* sum += x, or -= x */
static void add(Long *sum, const Long *x, bool minus)
{
    bool negative = x->negative ^ minus, opposite = sum->negative != negative;
    if (shorter(sum, x)) {
        sum->negative = negative;
        combine(sum, x, sum, opposite);
    } else {
        combine(sum, sum, x, opposite);
    }
}

static void multiply(Long *product, const Long *x, const Long *y)
{
    product->negative = x->negative ^ y->negative;
    product->used = x->used && y->used ? x->used + y->used : 0;
    memset(product->limb, 0, (size_t)product->used * sizeof *product->limb);
    for (int i = 0; i < x->used; i++) {
        uint64_t carry = 0;
        for (int k = 0; x->limb[i] && k < y->used; k++) { /* shifted numbers are mostly zeros */
            Wide total = (Wide)x->limb[i] * y->limb[k] + product->limb[i + k] + carry;
            product->limb[i + k] = (uint64_t)total;
            carry = (uint64_t)(total >> 64);
        }
        if (y->used)
            product->limb[i + y->used] = carry;
    }
    trim(product);
}

static int least_exponent(const double *number, int count)
{
    int least = 0, used = 0;
    for (int i = 0; i < count; i++) {
        int exponent = 0;
        bool negative = false;
        if (take_apart(number[i], &exponent, &negative)) {
            least = used && least < exponent ? least : exponent;
            used++;
        }
    }
    return least;
}

static void difference(Long *x, double of, double from, int least)
{
    Long number;
    set(x, of, least);
    set(&number, from, least);
    add(x, &number, true);
}

/* Column k of one row: a difference, or after those the sum of their squares. */
static void entry(Long *x, int k, const double *point, const double *last, int dimension, int least)
{
    Long number, square;
    if (k < dimension) {
        difference(x, point[k], last[k], least);
        return;
    }
    x->used = 0, x->negative = false;
    for (int i = 0; i < dimension; i++) {
        difference(&number, point[i], last[i], least);
        multiply(&square, &number, &number);
        add(x, &square, false);
    }
}

/* The minor of columns 0 to k and the rows in the set `rows`, by the numbers in column k. */
static void expand(Long *minor, int rows, const Long *column, int row_count)
{
    Long product;
    bool minus = false;
    minor[rows].used = 0, minor[rows].negative = false;
    for (int r = row_count - 1; r >= 0; r--) {
        if (!(rows >> r & 1))
            continue;
        multiply(&product, &column[r], &minor[rows & ~(1 << r)]);
        add(&minor[rows], &product, minus);
        minus = !minus;
    }
}

int isect_exact_sign_in_limbs(Sign of, const double *points)
{
    static const int elements[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    const int dimension = sign_dimension(of), rows = sign_rows(of), all = (1 << rows) - 1;
    const double *last = points + dimension * rows;
    const int least = least_exponent(points, dimension * (rows + 1));
    Long minor[1 << (SIGN_POINTS - 1)], column[SIGN_POINTS - 1];
    for (int r = 0; r < rows; r++)
        difference(&minor[1 << r], points[dimension * r], last[0], least);
    for (int k = 1; k < rows; k++) {
        for (int r = 0; r < rows; r++)
            entry(&column[r], k, points + dimension * r, last, dimension, least);
        for (int of_rows = 1; of_rows <= all; of_rows++)
            if (elements[of_rows] == k + 1)
                expand(minor, of_rows, column, rows);
    }
    return minor[all].used == 0 ? 0 : minor[all].negative ? -1 : 1;
}

int isect_exact_sign_of(Sign of, const double *points)
{
    int sign;
    if (isect_exact_sign_in_128_bits(of, points, &sign))
        return sign;
    for (int i = 0; i < sign_dimension(of) * (sign_rows(of) + 1); i++)
        if (size_bits(points[i]) >> 52 == 0x7FF)
            return 0;
    return isect_exact_sign_in_limbs(of, points);
}
