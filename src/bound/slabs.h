/* bound/slabs.h - the extents of points along the normals of k-DOPs, in lanes.
 *
 * The slabs are those of isect_kdop26, in its order: 3 axes, 6 normals to the edges of a cube, 4 to
 * its corners. isect_kdop18 has the first two kinds, isect_kdop14 the first and the last. */
#ifndef ISECT_BOUND_SLABS_H
#define ISECT_BOUND_SLABS_H

#include "bound/scan.h"

enum { SLABS = 13, FIRST_EDGE = 3, FIRST_CORNER = 9 };
typedef enum Family { WITH_CORNERS, WITH_EDGES, WITH_BOTH } Family; /* 14, 18, 26 */

/* The least and the greatest rounded sums of points first to end - 1, at least one. Sums of other
 * families are undefined. Returns false if a coordinate is not finite; all sums are undefined
 * then. */
typedef bool X(ScanSlabs)(const PointSet *set, size_t first, size_t end, Family family, real *least,
                          real *most);

#define DECLARE_SLABS(isa) X(ScanSlabs) SCAN(X(scan_slabs), isa);
ISAS_TO_AVX2(DECLARE_SLABS)

#define SCAN_SLABS(isa) SCAN(X(scan_slabs), isa),
static inline bool scan_slabs(const PointSet *set, size_t first, size_t end, Family family,
                              real *least, real *most)
{
    static X(ScanSlabs) *const scans[] = {ISAS_TO_AVX2(SCAN_SLABS)};
    return scans[isect_isa_index()](set, first, end, family, least, most);
}

#endif
