/* bound/farthest.h - which of many points are far from a center?
 *
 * Differences are multiplied by a power of two, for squares to be in range; coordinates by another
 * one before, for differences to be. Every instruction set computes the same squares and the same
 * blocks, and of equal squares in a block the first point counts. */
#ifndef ISECT_BOUND_FARTHEST_H
#define ISECT_BOUND_FARTHEST_H

#include "bound/scan.h"

typedef struct Scale {
    real before, after; /* the difference is taken */
} Scale;

/* Points whose squared distance is above `limit2`: the farthest ones of some blocks, and of all.
 * Where it takes long to look at all of them, more are worth while. */
enum { MOST_OUTLIERS = 128, FEW_OUTLIERS = 16, LARGE_SET = 16384 };
typedef struct Outliers {
    real limit2; /* squared, of the scaled points */
    size_t base; /* the index of the first point of the set */
    int count;
    real distance2[MOST_OUTLIERS];
    size_t i[MOST_OUTLIERS];
} Outliers;

/* The greatest square. Of at least one point; all are finite. `center` is times scale.before
 * already. */
typedef real X(ScanFarthest)(const PointSet *set, const real center[3], Scale scale,
                             Outliers *outliers);

#define DECLARE_FARTHEST(isa) X(ScanFarthest) SCAN(X(scan_farthest), isa);
ISAS(DECLARE_FARTHEST)

#define SCAN_FARTHEST(isa) SCAN(X(scan_farthest), isa),
static inline real scan_farthest(const PointSet *set, const real center[3], Scale scale,
                                 Outliers *outliers)
{
    static X(ScanFarthest) *const scans[] = {ISAS(SCAN_FARTHEST)};
    return scans[isect_isa_index()](set, center, scale, outliers);
}

#endif
