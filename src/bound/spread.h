/* bound/spread.h - how points are spread: which of them are extreme along fixed directions, their
 * mean and covariance, and how far they reach along directions that are given.
 *
 * The fixed directions are x, y, z; then x + y + z, x + y - z, x - y + z, x - y - z; then x + y,
 * x - y, x + z, x - z, y + z, y - z: of these the first 3, 7 or 13. Along the first three the
 * numbers are those of the points, unless they are turned; all else is computed as a lens sees
 * them. Every instruction set computes the same bits, and of equal ones the first point counts. */
#ifndef ISECT_BOUND_SPREAD_H
#define ISECT_BOUND_SPREAD_H

#include "bound/far.h"

enum { LEAST, MOST_OF_ALL, ONLY_AXES = 3, DITO_14 = 7, DITO_26 = 13 };

/* x is seen as (x * scale.before - origin) * scale.after, or, without a scale, as x - origin. What
 * is turned, is seen so first; then its numbers are its dot products with three directions. */
typedef struct Lens {
    real origin[3]; /* times scale.before already */
    Scale scale;
    bool scaled;
    const real (*turn)[3]; /* of scan_spread only; or NULL */
} Lens;

typedef struct Spread {
    /* What is wanted. */
    int directions; /* 3, 7 or 13 */
    bool moments;
    /* What is found. */
    bool finite; /* without a scale: false if a number is not, or a sum as seen is out of range */
    real value[2][DITO_26];
    size_t at[2][DITO_26]; /* whose it is; only if finite */
    double mean[3];        /* as seen; moments only if wanted */
    double covariance[6];  /* times n: xx, yy, zz, xy, xz, yz */
} Spread;

/* Of at least one point. */
typedef void X(ScanSpread)(const Crowd *crowd, const Lens *lens, Spread *spread);

/* Least and greatest of dot(direction, p) over the points as seen, of so many directions times 3.
 */
typedef void X(ScanReach)(const Crowd *crowd, const Lens *lens, const real (*direction)[3],
                          int threes, real *least, real *most);

#define DECLARE_SPREAD(isa)                                                                        \
    X(ScanSpread) SCAN(X(scan_spread), isa);                                                       \
    X(ScanReach) SCAN(X(scan_reach), isa);
ISAS(DECLARE_SPREAD)

#define SCAN_SPREAD(isa) SCAN(X(scan_spread), isa),
static inline void scan_spread(const Crowd *crowd, const Lens *lens, Spread *spread)
{
    static X(ScanSpread) *const scans[] = {ISAS(SCAN_SPREAD)};
    scans[isect_isa_index()](crowd, lens, spread);
}
#define SCAN_REACH(isa) SCAN(X(scan_reach), isa),
static inline void scan_reach(const Crowd *crowd, const Lens *lens, const real (*direction)[3],
                              int threes, real *least, real *most)
{
    static X(ScanReach) *const scans[] = {ISAS(SCAN_REACH)};
    scans[isect_isa_index()](crowd, lens, direction, threes, least, most);
}

#endif
