/* kit/truth/box.h - a ray in a box along the axes, in space or in the plane: the latest entry and
 * the earliest exit as fractions, without rounding. */
#ifndef ISECT_TEST_TRUTH_BOX_H
#define ISECT_TEST_TRUTH_BOX_H

#include "kit/big.h"
#include "kit/random.h"

typedef struct Fraction {
    Big over, under; /* under > 0 */
    int infinite;    /* -1 or 1 */
} Fraction;

static inline Fraction fraction(real p, real o, real d)
{
    if (real_abs(p) > REAL_MAX)
        return (Fraction){0, 0, (p > 0) == (d > 0) ? 1 : -1};
    Big over = minus(big((double)p), big((double)o)), under = big((double)d);
    if (d < 0)
        return (Fraction){minus(big(0), over), minus(big(0), under), 0};
    return (Fraction){over, under, 0};
}
static inline int compare_fractions(Fraction a, Fraction b)
{
    if (a.infinite || b.infinite)
        return (a.infinite > b.infinite) - (a.infinite < b.infinite);
    return mpf_cmp(by(a.over, b.under), by(b.over, a.under));
}
/* True if x is within 2 epsilon and the least normal number of the fraction, or saturated. */
static inline bool near_fraction(real x, Fraction t)
{
    if (t.infinite)
        return x == (t.infinite > 0 ? REAL_INF : -REAL_INF);
    const Big off = size(minus(by(big((double)x), t.under), t.over));
    const Big bound =
        plus(by(big(2 * (double)REAL_EPSILON), size(t.over)), by(big((double)REAL_MIN), t.under));
    const bool saturated = real_abs(x) == REAL_MAX && (x > 0) == (sign(t.over) > 0) &&
                           less(by(big((double)REAL_MAX), t.under), size(t.over));
    return saturated || !less(bound, off);
}
/* The ray and the box are arrays of numbers: origin, direction, range; lower and upper bounds. */
static inline bool true_span(int axes, const real *ray, const real *box, Fraction *enter,
                             Fraction *leave)
{
    const real *o = ray, *d = ray + axes, *range = ray + 2 * axes, *lower = box,
               *upper = box + axes;
    begin();
    *enter = fraction(range[0], 0, 1), *leave = fraction(range[1], 0, 1);
    bool possible = range[0] <= range[1];
    for (int i = 0; i < axes; i++) {
        possible &= lower[i] <= upper[i];
        if (d[i] == 0) {
            possible &= lower[i] <= o[i] && o[i] <= upper[i];
            continue;
        }
        const Fraction t0 = fraction(lower[i], o[i], d[i]), t1 = fraction(upper[i], o[i], d[i]);
        const bool along = compare_fractions(t0, t1) < 0;
        if (compare_fractions(along ? t0 : t1, *enter) > 0)
            *enter = along ? t0 : t1;
        if (compare_fractions(along ? t1 : t0, *leave) < 0)
            *leave = along ? t1 : t0;
    }
    return possible && compare_fractions(*enter, *leave) <= 0;
}
/* Every third ray goes to a corner, up to rounding. Returns false if that is out of range. */
static inline bool box_question(int i, int axes, real *ray, const real *box)
{
    const real t = step((real)any_int(-2, 2));
    bool finite = true;
    for (int k = 0; k < axes; k++) {
        if (i % 3 == 1)
            ray[k] = box[any_int(0, 1) ? k : axes + k] + t * ray[axes + k];
        if (i % 3 == 1 && k == 0)
            ray[k] = step(ray[k]);
        finite &= real_abs(ray[k]) <= REAL_MAX;
    }
    return finite;
}

#endif
