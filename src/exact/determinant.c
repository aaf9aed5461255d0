/* isect_exact_sign_in_128_bits, isect_exact_sign_in_limbs, isect_exact_sign_of - signs of
 * determinants in integer arithmetic; see exact/determinant.h.
 *
 * All numbers are integers times one power of two. Let their differences have b bits. The
 * determinants are sums of 2, 6, 12, 72 products of 2, 3, 4, 5 differences. With the sign they fit
 * into 128 bits if b <= 63, 41, 30, 24. Nearly all floats satisfy this: points far from the origin
 * have long coordinates, but short differences.
 *
 * Else the integers are as long as necessary. Doubles span 2098 bits, so that a difference takes at
 * most 33 limbs of 64 bits, and the determinant five times as many. It is expanded column by
 * column: the minors of the first k columns are sums of products of the minors of k - 1 columns
 * with the numbers of column k. */
#include "exact/determinant.h"
#include "core/stage.h"
#include "exact/grid.h"
#include "exact/number.h"
#include "exact/wide.h"

#include <string.h>

#define INLINED static inline __attribute__((always_inline))

/* ---- 128 bits ---- */

typedef int64_t Row[3];

INLINED Wide minor2(const int64_t *p, const int64_t *q)
{
    return wide_minus(wide_times_signed(p[0], q[1]), wide_times_signed(p[1], q[0]));
}
/* a x - b y + c z, by columns */
INLINED Wide expanded3(Wide a, int64_t x, Wide b, int64_t y, Wide c, int64_t z)
{
    return wide_plus(wide_minus(wide_by(a, x), wide_by(b, y)), wide_by(c, z));
}
INLINED Wide minor3(const int64_t *p, const int64_t *q, const int64_t *r)
{
    return expanded3(minor2(q, r), p[2], minor2(p, r), q[2], minor2(p, q), r[2]);
}
/* The sum of squares has at most 61 bits within the bounds above. */
INLINED int64_t lift(const int64_t *p, int dimension)
{
    return p[0] * p[0] + p[1] * p[1] + (dimension == 3 ? p[2] * p[2] : 0);
}

INLINED Wide determinant(Sign of, Row *p)
{
    switch (of) {
    case ORIENT2D:
        return minor2(p[0], p[1]);
    case ORIENT3D:
        return minor3(p[0], p[1], p[2]);
    case INCIRCLE:
        return expanded3(minor2(p[1], p[2]), lift(p[0], 2), minor2(p[0], p[2]), lift(p[1], 2),
                         minor2(p[0], p[1]), lift(p[2], 2));
    default:
        return wide_minus(expanded3(minor3(p[0], p[1], p[2]), lift(p[3], 3),
                                    minor3(p[0], p[1], p[3]), lift(p[2], 3),
                                    minor3(p[0], p[2], p[3]), lift(p[1], 3)),
                          wide_by(minor3(p[1], p[2], p[3]), lift(p[0], 3)));
    }
}

/* Inlined, so that all loops are unrolled. */
INLINED bool in_128_bits(Sign of, const double *points, int *sign)
{
    static const int most_bits[] = {63, 41, 30, 24};
    const int dimension = sign_dimension(of), rows = sign_rows(of);
    int64_t integer[SIGN_NUMBERS], any = 0, sizes = 0;
    int exponent;
    Row row[SIGN_POINTS - 1];
    if (!on_grid(points, dimension * (rows + 1), integer, &exponent))
        return false;
    const int64_t *last = integer + dimension * rows;
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < dimension; k++) {
            int64_t x = integer[dimension * i + k] - last[k];
            row[i][k] = x;
            any |= x;
            sizes |= x < 0 ? -x : x;
        }
    /* the zero bits at the end of all differences */
    const int zeros = any ? __builtin_ctzll((uint64_t)any) : 0;
    if (bit_length((uint64_t)sizes) - zeros > most_bits[of])
        return false;
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < dimension; k++)
            row[i][k] >>= zeros;
    *sign = wide_sign(determinant(of, row));
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

/* A point as exact numbers; a point of two coordinates lies in the plane z = 0. */
static Number3 place(Limbs *limbs, const double *point, int dimension, int unit)
{
    const double v[3] = {point[0], point[1], dimension == 3 ? point[2] : 0};
    return isect_number3(limbs, v, unit);
}

/* Column k of one row: a difference, or after the differences the sum of their squares. */
static Number entry(Limbs *limbs, int k, Number3 row, int dimension)
{
    const Number number[3] = {row.x, row.y, row.z};
    return k < dimension ? number[k] : isect_number3_dot(limbs, row, row);
}

/* The minor of columns 0 to k and of the rows in the set `rows`, expanded along column k. */
static Number expanded(Limbs *limbs, int rows, const Number *column, const Number *minor,
                       int row_count)
{
    const int mark = limbs->used;
    Number sum = {0};
    bool minus = false;
    for (int r = row_count - 1; r >= 0; r--) {
        if (!(rows >> r & 1))
            continue;
        Number product = isect_number_times(limbs, column[r], minor[rows & ~(1 << r)]);
        product.negative ^= minus;
        sum = isect_number_add(limbs, sum, product);
        minus = !minus;
    }
    return isect_number_keep(limbs, mark, sum);
}

/* The limbs that insphere needs, the most of all:
 *
 *   15 coordinates of 2 limbs                      30
 *   12 differences                            33 * 12
 *   the column of squares: 4 of degree 2      33 *  8
 *   minors of two rows: 6 of degree 2         33 * 12
 *   minors of three rows: 4 of degree 3       33 * 12
 *   the last step: 2 products of degree 5
 *   and 3 sums of them                        33 * 25
 *
 * The total is 2307 limbs, and one more for each sum. */
int isect_exact_sign_in_limbs(Sign of, const double *points)
{
    static const int elements[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    const int dimension = sign_dimension(of), rows = sign_rows(of), all = (1 << rows) - 1;
    const int unit = isect_number_unit(points, dimension * (rows + 1));
    Number minor[1 << (SIGN_POINTS - 1)], column[SIGN_POINTS - 1];
    Number3 row[SIGN_POINTS - 1];
    Limbs limbs;
    limbs.used = 0;
    const Number3 last = place(&limbs, points + dimension * rows, dimension, unit);
    for (int r = 0; r < rows; r++) {
        Number3 point = place(&limbs, points + dimension * r, dimension, unit);
        row[r] = isect_number3_minus(&limbs, point, last);
        minor[1 << r] = row[r].x;
    }
    for (int k = 1; k < rows; k++) {
        for (int r = 0; r < rows; r++)
            column[r] = entry(&limbs, k, row[r], dimension);
        for (int of_rows = 1; of_rows <= all; of_rows++)
            if (elements[of_rows] == k + 1)
                minor[of_rows] = expanded(&limbs, of_rows, column, minor, rows);
    }
    return isect_number_sign(minor[all]);
}

/* True if two of the points are equal; the determinant is then 0. Most determinants of triangles
 * that share vertices are of this kind. The points are compared by their bits, because a comparison
 * in a mode that flushes subnormals takes them for zero. */
static bool has_twice(const double *points, int count, int dimension)
{
    const size_t bytes = (size_t)dimension * sizeof *points;
    for (int i = 1; i < count; i++)
        for (int k = 0; k < i; k++)
            if (size_bits(points[dimension * i]) == size_bits(points[dimension * k]) &&
                !memcmp(points + dimension * i, points + dimension * k, bytes))
                return true;
    return false;
}

int isect_exact_sign_of(Sign of, const double *points)
{
    int sign;
    if (has_twice(points, sign_rows(of) + 1, sign_dimension(of)))
        return 0;
    STAGE(STAGE_128_BITS);
    if (isect_exact_sign_in_128_bits(of, points, &sign))
        return sign;
    for (int i = 0; i < sign_dimension(of) * (sign_rows(of) + 1); i++)
        if (size_bits(points[i]) >> 52 == 0x7FF)
            return 0;
    STAGE(STAGE_LIMBS);
    return isect_exact_sign_in_limbs(of, points);
}
