/* cast/fractions.h - the definition of a ray in a box along the axes: the latest entry and the earliest
 * exit as fractions, without rounding. */
#ifndef ISECT_TEST_FRACTIONS_H
#define ISECT_TEST_FRACTIONS_H

#include "kit/big.h"
#include "kit/kit.h"

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
static inline int compare(Fraction a, Fraction b)
{
    if (a.infinite || b.infinite)
        return (a.infinite > b.infinite) - (a.infinite < b.infinite);
    return mpf_cmp(by(a.over, b.under), by(b.over, a.under));
}
/* Is x within 2 epsilon of the fraction, and the least normal number; or saturated? */
static inline bool near_to(real x, Fraction t)
{
    if (t.infinite)
        return x == (t.infinite > 0 ? REAL_INF : -REAL_INF);
    Big way = size(minus(by(big((double)x), t.under), t.over));
    Big bound =
        plus(by(big(2 * (double)REAL_EPSILON), size(t.over)), by(big((double)REAL_MIN), t.under));
    bool saturated = real_abs(x) == REAL_MAX && (x > 0) == (sign(t.over) > 0) &&
                     less(by(big((double)REAL_MAX), t.under), size(t.over));
    return saturated || !less(bound, way);
}
/* `o`, `d`, `lower`, `upper` are numbers for each of some axes; `range` is t_min, t_max. */
static inline bool truly(int axes, const real *o, const real *d, const real *lower,
                         const real *upper, const real range[2], Fraction *enter, Fraction *leave)
{
    begin();
    *enter = fraction(range[0], 0, 1), *leave = fraction(range[1], 0, 1);
    bool possible = range[0] <= range[1];
    for (int i = 0; i < axes; i++) {
        possible &= lower[i] <= upper[i];
        if (d[i] == 0) {
            possible &= lower[i] <= o[i] && o[i] <= upper[i];
            continue;
        }
        Fraction t0 = fraction(lower[i], o[i], d[i]), t1 = fraction(upper[i], o[i], d[i]);
        Fraction near = compare(t0, t1) < 0 ? t0 : t1, far = compare(t0, t1) < 0 ? t1 : t0;
        if (compare(near, *enter) > 0)
            *enter = near;
        if (compare(far, *leave) < 0)
            *leave = far;
    }
    return possible && compare(*enter, *leave) <= 0;
}

#endif
