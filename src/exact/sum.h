/* exact/sum.h - the exact sum of a few products: the last stage of every Exact decision.
 *
 * Orientations, distances compared with radii and vertices compared with planes are sums of
 * products of at most three of the given numbers. Such a sum is computed here without rounding, in
 * integers on the stack. Therefore overflow, subnormals and rounding modes have no effect. */
#ifndef ISECT_EXACT_SUM_H
#define ISECT_EXACT_SUM_H

#include <limits.h>

enum { EXACT_TERMS = 24 };

/* A product of three finite factors; unused factors are 1. */
typedef struct Term {
    double x, y, z;
} Term;

/* The six products of a . (b x c), which is also the determinant of the columns a, b, c. */
static inline void exact_triple(Term to[6], const double a[3], const double b[3], const double c[3])
{
    for (int i = 0; i < 3; i++) {
        const int j = (i + 1) % 3, k = (i + 2) % 3;
        to[2 * i] = (Term){a[i], b[j], c[k]};
        to[2 * i + 1] = (Term){-a[i], b[k], c[j]};
    }
}

/* mantissa * 2^exponent with |mantissa| in [0.5, 1], rounded; or 0. The sign is exact. */
typedef struct Exact {
    double mantissa;
    int exponent;
} Exact;

/* The greatest exponent of the numbers that are not 0; INT_MIN if all are 0. */
static inline int exact_top(const Exact *number, int count)
{
    int top = INT_MIN;
    for (int i = 0; i < count; i++)
        if (number[i].mantissa != 0 && number[i].exponent > top)
            top = number[i].exponent;
    return top;
}

/* The sum of at most EXACT_TERMS products. */
Exact isect_exact_sum(const Term *terms, int count);

/* The sign of the sum: -1, 0 or 1. */
int isect_exact_sign(const Term *terms, int count);

/* The determinants of three rows d, p - o, q - o, for (p, q) = (c, b), (a, c), (b, a). */
void isect_exact_edges(const double d[3], double corner[3][3], const double o[3], Exact edge[3]);

#endif
