/* bound/distances.h - how far many points are from a box that is turned, about as well as their
 * type can tell, at the width of the processor.
 *
 * A point q, as it is seen, is at dot(way[k], q) - middle[k] along way k, and as far beyond as the
 * size of that exceeds half[k]; the squares of the three are added. With suitable halves that is
 * how far it is from a segment, a line, a plane or a rectangle, and with ways that are long where
 * an ellipsoid is short, how far out it is. Every instruction set computes the same bits. */
#ifndef ISECT_BOUND_DISTANCES_H
#define ISECT_BOUND_DISTANCES_H

#include "bound/statistics.h"

enum { DISTANCE_BLOCK = 512, DISTANCE_ROOM = DISTANCE_BLOCK + 64 / sizeof(real) };

typedef struct Region {
    Transform transform;
    real axis[3][3], center[3], half[3];
} Region;

/* The squares of points first to end - 1, which are DISTANCE_BLOCK at most; returns the greatest.
 * What else there is room for is overwritten. */
typedef real X(ScanDistances)(const PointSet *set, size_t first, size_t end, const Region *around,
                              real square[DISTANCE_ROOM]);

#define DECLARE_DISTANCES(isa) X(ScanDistances) SCAN(X(scan_distances), isa);
ISAS(DECLARE_DISTANCES)

#define SCAN_DISTANCES(isa) SCAN(X(scan_distances), isa),
static inline real scan_distances(const PointSet *set, size_t first, size_t end,
                                  const Region *around, real square[DISTANCE_ROOM])
{
    static X(ScanDistances) *const scans[] = {ISAS(SCAN_DISTANCES)};
    return scans[isect_isa_index()](set, first, end, around, square);
}

#endif
