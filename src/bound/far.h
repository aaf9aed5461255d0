/* bound/far.h - which of many points is farthest from a center?
 *
 * Differences are multiplied by a power of two, for squares to be in range; coordinates by another
 * one before, for differences to be. Every instruction set computes the same squares, and of equal
 * ones the first point counts. */
#ifndef ISECT_BOUND_FAR_H
#define ISECT_BOUND_FAR_H

#include "bound/scan.h"

typedef struct Scale {
    real before, after; /* the difference is taken */
} Scale;

typedef struct Far {
    real distance2; /* of the scaled points */
    size_t i;
} Far;

/* Of at least one point; all are finite. `center` is times scale.before already. */
typedef Far X(ScanFar)(const Crowd *crowd, const real center[3], Scale scale);

#define DECLARE_FAR(isa) X(ScanFar) SCAN(X(scan_far), isa);
ISAS(DECLARE_FAR)

#define SCAN_FAR(isa) SCAN(X(scan_far), isa),
static inline Far scan_far(const Crowd *crowd, const real center[3], Scale scale)
{
    static X(ScanFar) *const scans[] = {ISAS(SCAN_FAR)};
    return scans[isect_isa_index()](crowd, center, scale);
}

#endif
