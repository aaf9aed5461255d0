/* bound/around.h - how far many points are from a box that is turned, about as well as their type
 * can tell, at the width of the processor.
 *
 * A point q, as it is seen, is at dot(way[k], q) - middle[k] along way k, and as far beyond as the
 * size of that exceeds half[k]; the squares of the three are added. With suitable halves that is
 * how far it is from a segment, a line, a plane or a rectangle, and with ways that are long where
 * an ellipsoid is short, how far out it is. Every instruction set computes the same bits. */
#ifndef ISECT_BOUND_AROUND_H
#define ISECT_BOUND_AROUND_H

#include "bound/spread.h"

enum { BLOCK_AROUND = 512, ROOM_AROUND = BLOCK_AROUND + 64 / sizeof(real) };

typedef struct Around {
    Lens lens;
    real way[3][3], middle[3], half[3];
} Around;

/* The squares of points first to end - 1, which are BLOCK_AROUND at most; returns the greatest.
 * What else there is room for is overwritten. */
typedef real X(ScanAround)(const Crowd *crowd, size_t first, size_t end, const Around *around,
                           real square[ROOM_AROUND]);

#define DECLARE_AROUND(isa) X(ScanAround) SCAN(X(scan_around), isa);
ISAS(DECLARE_AROUND)

#define SCAN_AROUND(isa) SCAN(X(scan_around), isa),
static inline real scan_around(const Crowd *crowd, size_t first, size_t end, const Around *around,
                               real square[ROOM_AROUND])
{
    static X(ScanAround) *const scans[] = {ISAS(SCAN_AROUND)};
    return scans[isect_isa_index()](crowd, first, end, around, square);
}

#endif
