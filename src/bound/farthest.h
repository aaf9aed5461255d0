/* bound/farthest.h - the points that are far from a center.
 *
 * Differences are multiplied by a power of two, so that squares are in range. Coordinates are first
 * multiplied by another one, so that differences are in range. Every instruction set computes the
 * same squares and the same blocks; of equal squares in a block the first point counts. */
#ifndef ISECT_BOUND_FARTHEST_H
#define ISECT_BOUND_FARTHEST_H

#include "bound/scan.h"

typedef struct Scale {
    real before, after; /* the difference is computed */
} Scale;

/* Points whose squared distance is above `limit2`: the farthest points of some blocks, and of all.
 * Large sets keep more of them, as a pass over the set is expensive. */
enum { MOST_OUTLIERS = 128, FEW_OUTLIERS = 16, LARGE_SET = 16384 };
typedef struct Outliers {
    real limit2; /* squared, in scaled coordinates */
    size_t base; /* the index of the first point of the set */
    int count;
    real distance2[MOST_OUTLIERS];
    size_t i[MOST_OUTLIERS];
} Outliers;

/* Returns the greatest square of at least one point; all are finite. `center` is already multiplied
 * by scale.before. */
typedef real X(ScanFarthest)(const PointSet *set, const real center[3], Scale scale,
                             Outliers *outliers);

#define DECLARE_FARTHEST(isa) X(ScanFarthest) SCAN(X(scan_farthest), isa);
ISAS_LANES(DECLARE_FARTHEST)

#define SCAN_FARTHEST(isa) SCAN(X(scan_farthest), isa),
static inline real scan_farthest(const PointSet *set, const real center[3], Scale scale,
                                 Outliers *outliers)
{
    static X(ScanFarthest) *const scans[] = {ISAS_LANES(SCAN_FARTHEST)};
    return scans[isect_isa_index()](set, center, scale, outliers);
}

#endif
