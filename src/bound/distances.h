/* bound/distances.h - the approximate distances of many points from an oriented box, in lanes.
 *
 * The excess of a point q of the frame over axis k is max(|dot(axis[k], q) - center[k]| - half[k],
 * 0); the squares of the three are added. With suitable halves the sum is the squared distance from
 * a segment, a line, a plane or a rectangle; with axes divided by radii, the level of a point of an
 * ellipsoid. Every instruction set computes the same bits. */
#ifndef ISECT_BOUND_DISTANCES_H
#define ISECT_BOUND_DISTANCES_H

#include "bound/statistics.h"

enum { DISTANCE_BLOCK = 512, DISTANCE_ROOM = DISTANCE_BLOCK + 64 / sizeof(real) };

typedef struct Region {
    Transform transform;
    real axis[3][3], center[3], half[3];
} Region;

/* Writes the squares of the points first to end - 1, at most DISTANCE_BLOCK. Returns the greatest.
 * The rest of the array is overwritten. */
typedef real X(ScanDistances)(const PointSet *set, size_t first, size_t end, const Region *around,
                              real square[DISTANCE_ROOM]);

#define DECLARE_DISTANCES(isa) X(ScanDistances) SCAN(X(scan_distances), isa);
ISAS_LANES(DECLARE_DISTANCES)

#define SCAN_DISTANCES(isa) SCAN(X(scan_distances), isa),
static inline real scan_distances(const PointSet *set, size_t first, size_t end,
                                  const Region *around, real square[DISTANCE_ROOM])
{
    static X(ScanDistances) *const scans[] = {ISAS_LANES(SCAN_DISTANCES)};
    return scans[isect_isa_index()](set, first, end, around, square);
}

#endif
