/* bound/scan.h - sets of points, and their box, in lanes.
 *
 * Minimum and maximum do not depend on the order of the points, so every instruction set computes
 * the same bits; zeros are +0. */
#ifndef ISECT_BOUND_SCAN_H
#define ISECT_BOUND_SCAN_H

#include "core/precision.h"
#include HEADER(arrays)
#include "core/environment.h"
#include "core/isa.h"
#include <stdbool.h>
#include <stddef.h>

/* n points whose coordinates are `stride` bytes apart. With an index, the points are those of its
 * entries 0, `every`, 2 `every`, and so on. */
typedef struct PointSet {
    const real *coordinate[3];
    size_t stride, n;
    const uint32_t *index; /* or NULL */
    size_t every;
} PointSet;

static inline real coordinate_at(const PointSet *set, int axis, size_t i)
{
    const size_t at = set->index ? set->index[i * set->every] : i;
    return *(const real *)((const char *)set->coordinate[axis] + at * set->stride);
}

/* The box of at least one point, without an index; false if a coordinate is not finite. The box is
 * undefined then. */
typedef bool X(ScanBox)(const PointSet *set, real lower[3], real upper[3]);

#define SCAN_(name, isa) name##_##isa
#define SCAN(name, isa) SCAN_(name, isa)
#define DECLARE_SCANS(isa) X(ScanBox) SCAN(X(scan_box), isa);
ISAS_LANES(DECLARE_SCANS)

#define SCAN_BOX(isa) SCAN(X(scan_box), isa),
static inline bool scan_box(const PointSet *set, real lower[3], real upper[3])
{
    static X(ScanBox) *const scans[] = {ISAS_LANES(SCAN_BOX)};
    return scans[isect_isa_index()](set, lower, upper);
}

/* Makes a set of the caller's points; false if a pointer is missing. */
static inline bool point_set_of(PointSet *set, const X(points) * points, size_t n)
{
    if (!points || (n > 0 && (!points->x || !points->y || !points->z)))
        return false;
    *set = (PointSet){{points->x, points->y, points->z},
                      stride_in_bytes(points->stride, sizeof(real)),
                      n,
                      NULL,
                      1};
    return true;
}

#endif
