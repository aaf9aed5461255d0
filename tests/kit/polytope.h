/* kit/polytope.h - decides whether two polyhedral sets share a point. It is an oracle: it computes
 * without rounding.
 *
 * A Polytope is the convex hull of some points plus all non-negative multiples of some directions;
 * segments, rays, triangles and boxes are thus polytopes. Two share a point exactly if there are
 * weights >= 0 with
 *
 *     sum of weight * point of a  +  sum of weight * direction of a  -  the same of b  =  0,
 *     the weights of a's points have sum 1,  those of b's points have sum 1.
 *
 * These are five equations. The first phase of the simplex method searches a solution: it minimizes
 * the sum of the residuals, from weights that are all zero. Bland's rule prevents cycles: it takes
 * the first column that reduces the sum, and of the rows that limit it the one whose variable is
 * first. All numbers are integers: each row is multiplied by a power of two, and the rows share one
 * denominator, the last pivot, which divides all of them exactly (Edmonds).
 *
 * A Polytope needs no release, and can be copied. Numbers must be finite; without points it is
 * empty. */
#ifndef ISECT_TEST_POLYTOPE_H
#define ISECT_TEST_POLYTOPE_H

#include <gmp.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

enum { POLYTOPE_POINTS = 8, POLYTOPE_DIRECTIONS = 6 };

/* o + t d, of numbers as they are given */
typedef struct PolytopeColumn {
    double o[3], t, d[3];
} PolytopeColumn;

typedef struct Polytope {
    PolytopeColumn point[POLYTOPE_POINTS], direction[POLYTOPE_DIRECTIONS];
    int points, directions;
} Polytope;

static inline void polytope_begin(Polytope *p)
{
    p->points = p->directions = 0;
}
/* The point o + t d, without rounding. */
static inline void polytope_along(Polytope *p, const double o[3], double t, const double d[3])
{
    if (p->points == POLYTOPE_POINTS)
        abort();
    p->point[p->points++] = (PolytopeColumn){{o[0], o[1], o[2]}, t, {d[0], d[1], d[2]}};
}
static inline void polytope_point(Polytope *p, double x, double y, double z)
{
    polytope_along(p, (const double[]){x, y, z}, 0, (const double[]){0, 0, 0});
}
static inline void polytope_direction(Polytope *p, double x, double y, double z)
{
    if (p->directions == POLYTOPE_DIRECTIONS)
        abort();
    p->direction[p->directions++] = (PolytopeColumn){{x, y, z}, 0, {0, 0, 0}};
}

/* An axis-aligned box, whose bounds may be infinite: the corners, and directions for the infinite
 * bounds. It is empty if it contains no point. */
static inline void polytope_box(Polytope *p, const double lower[3], const double upper[3])
{
    double low[3], high[3];
    polytope_begin(p);
    for (int i = 0; i < 3; i++) {
        if (!(lower[i] <= upper[i]) || lower[i] == INFINITY || upper[i] == -INFINITY)
            return;
        low[i] = isfinite(lower[i]) ? lower[i] : isfinite(upper[i]) ? upper[i] : 0;
        high[i] = isfinite(upper[i]) ? upper[i] : low[i];
    }
    for (int i = 0; i < 8; i++)
        polytope_point(p, i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1],
                       i & 4 ? high[2] : low[2]);
    for (int i = 0; i < 3; i++) {
        if (!isfinite(lower[i]))
            polytope_direction(p, -(i == 0), -(i == 1), -(i == 2));
        if (!isfinite(upper[i]))
            polytope_direction(p, i == 0, i == 1, i == 2);
    }
}
#define polytope_aabb(p, box)                                                                      \
    polytope_box(                                                                                  \
        p,                                                                                         \
        (const double[]){(double)(box)->lower.x, (double)(box)->lower.y, (double)(box)->lower.z},  \
        (const double[]){(double)(box)->upper.x, (double)(box)->upper.y, (double)(box)->upper.z})

/* The odd integer of which x is a multiple by a power of two; 0 for 0. */
static inline int64_t odd_part(double x, int *exponent)
{
    if (!isfinite(x))
        abort();
    const int64_t whole = (int64_t)ldexp(frexp(x, exponent), 53);
    const int zeros = whole ? __builtin_ctzll((uint64_t)whole) : 0;
    *exponent += zeros - 53;
    return whole / (INT64_C(1) << zeros);
}
/* The least scale >= least with which all numbers times 2^scale are integers. */
static inline int scale_of(const double *number, int count, int least)
{
    for (int i = 0; i < count; i++) {
        int exponent;
        if (odd_part(number[i], &exponent) && -exponent > least)
            least = -exponent;
    }
    return least;
}
static inline int scale_of_polytope(const Polytope *p, int least)
{
    for (int i = 0; i < p->points + p->directions; i++) {
        const PolytopeColumn *c = i < p->points ? &p->point[i] : &p->direction[i - p->points];
        const double number[7] = {c->o[0], c->o[1], c->o[2], c->t, c->d[0], c->d[1], c->d[2]};
        least = scale_of(number, 7, least);
    }
    return least;
}
/* x * 2^shift, which is an integer */
static inline void set_whole(mpz_t to, double x, int shift)
{
    int exponent;
    mpz_set_si(to, odd_part(x, &exponent));
    if (mpz_sgn(to))
        mpz_mul_2exp(to, to, (mp_bitcnt_t)(exponent + shift));
}

/* The equations: five for two polytopes, and, last, the amount that is missing in all of them. The
 * right sides, 0 or 1, are the last column. A number n of a point or direction is n * 2^(2 scale)
 * here, which is an integer. */
enum { SIMPLEX_ROWS = 7, SIMPLEX_COLUMNS = 36 };
typedef struct Simplex {
    mpz_t number[SIMPLEX_ROWS + 1][SIMPLEX_COLUMNS], denominator, product, left, right;
    int rows, columns, scale, basis[SIMPLEX_ROWS];
    bool made;
} Simplex;
static Simplex simplex;

static inline void simplex_begin(int equations, int shift)
{
    Simplex *s = &simplex;
    for (int i = 0; !s->made && i <= SIMPLEX_ROWS; i++)
        for (int k = 0; k < SIMPLEX_COLUMNS; k++)
            mpz_init(s->number[i][k]);
    if (!s->made)
        mpz_inits(s->denominator, s->product, s->left, s->right, NULL);
    s->made = true;
    s->rows = equations, s->columns = 0, s->scale = shift;
    mpz_set_ui(s->denominator, 1);
}

/* weights: the row of the weights that have the sum 1, or -1 */
static inline void simplex_column(const PolytopeColumn *column, int weights, bool negative)
{
    Simplex *s = &simplex;
    const int k = s->columns++;
    for (int i = 0; i < 3; i++) {
        mpz_ptr to = s->number[i][k];
        set_whole(s->left, column->t, s->scale);
        set_whole(s->right, column->d[i], s->scale);
        mpz_mul(s->product, s->left, s->right);
        set_whole(to, column->o[i], 2 * s->scale);
        mpz_add(to, to, s->product);
        if (negative)
            mpz_neg(to, to);
    }
    for (int i = 3; i < s->rows; i++)
        mpz_set_ui(s->number[i][k], i == weights);
}

/* Divides a row by the greatest power of two that divides all of it, for speed. */
static inline void simplex_shorten(mpz_t row[SIMPLEX_COLUMNS])
{
    mp_bitcnt_t common = ~(mp_bitcnt_t)0;
    for (int k = 0; k < simplex.columns; k++)
        if (mpz_sgn(row[k])) {
            mp_bitcnt_t zeros = mpz_scan1(row[k], 0);
            common = zeros < common ? zeros : common;
        }
    for (int k = 0; k < simplex.columns; k++)
        if (mpz_sgn(row[k]))
            mpz_tdiv_q_2exp(row[k], row[k], common);
}

/* Closes the tableau: the right sides are 0 in the first `zeros` rows, and then 1. The last row is
 * the sum of the rows, which is the amount that is missing. */
static inline void simplex_close(int zeros)
{
    Simplex *s = &simplex;
    for (int i = 0; i < s->rows; i++) {
        if (i < zeros)
            simplex_shorten(s->number[i]);
        mpz_set_ui(s->number[i][s->columns], i >= zeros);
        s->basis[i] = s->columns + i; /* what is missing in this row */
    }
    for (int k = 0; k <= s->columns; k++) {
        mpz_ptr missing = s->number[s->rows][k];
        mpz_set_ui(missing, 0);
        for (int i = 0; i < s->rows; i++)
            mpz_add(missing, missing, s->number[i][k]);
    }
}

/* The row that limits the variable of a column most. It exists, as the missing amount is >= 0. */
static inline int simplex_limit(int column)
{
    Simplex *s = &simplex;
    int best = -1;
    for (int i = 0; i < s->rows; i++) {
        if (mpz_sgn(s->number[i][column]) <= 0)
            continue;
        int order = -1;
        if (best >= 0) { /* right[i] / number[i] against that of the best */
            mpz_mul(s->left, s->number[i][s->columns], s->number[best][column]);
            mpz_mul(s->right, s->number[best][s->columns], s->number[i][column]);
            order = mpz_cmp(s->left, s->right);
        }
        if (order < 0 || (order == 0 && s->basis[i] < s->basis[best]))
            best = i;
    }
    if (best < 0)
        abort();
    return best;
}

static inline void simplex_pivot(int row, int column)
{
    Simplex *s = &simplex;
    mpz_srcptr pivot = s->number[row][column];
    for (int i = 0; i <= s->rows; i++)
        for (int k = 0; i != row && k <= s->columns; k++) {
            if (k == column) /* needed until the row is done */
                continue;
            mpz_mul(s->product, s->number[i][column], s->number[row][k]);
            mpz_mul(s->number[i][k], s->number[i][k], pivot);
            mpz_sub(s->number[i][k], s->number[i][k], s->product);
            mpz_divexact(s->number[i][k], s->number[i][k], s->denominator);
        }
    for (int i = 0; i <= s->rows; i++)
        if (i != row)
            mpz_set_ui(s->number[i][column], 0);
    mpz_set(s->denominator, pivot);
    s->basis[row] = column;
}

/* True if there is a solution. */
static inline bool simplex_solves(void)
{
    Simplex *s = &simplex;
    while (mpz_sgn(s->number[s->rows][s->columns])) {
        int column = 0;
        while (column < s->columns && mpz_sgn(s->number[s->rows][column]) <= 0)
            column++;
        if (column == s->columns)
            return false;
        simplex_pivot(simplex_limit(column), column);
    }
    return true;
}

static inline bool polytopes_meet(const Polytope *a, const Polytope *b)
{
    simplex_begin(5, scale_of_polytope(a, scale_of_polytope(b, 0)));
    for (int i = 0; i < a->points; i++)
        simplex_column(&a->point[i], 3, false);
    for (int i = 0; i < a->directions; i++)
        simplex_column(&a->direction[i], -1, false);
    for (int i = 0; i < b->points; i++)
        simplex_column(&b->point[i], 4, true);
    for (int i = 0; i < b->directions; i++)
        simplex_column(&b->direction[i], -1, true);
    simplex_close(3);
    return simplex_solves();
}

#endif
