/* bound/ditetrahedron.h - the triangles of a few extreme points that may be parallel to a small
 * box, in lanes; in double for floats, too. */
#ifndef ISECT_BOUND_DITETRAHEDRON_H
#define ISECT_BOUND_DITETRAHEDRON_H

#include "bound/scan.h"
#include "geometry/vec3d.h"

enum { MOST_PAIRS = 13 };

/* Points 2 k and 2 k + 1 are farthest apart along direction k, of 7 or 13. The candidates are boxes
 * along an edge of the ditetrahedron and the normal of a triangle with that edge. Returns the
 * least, by volume or by area. `epsilon` times the longest distance of two points is added to
 * widths, so that flat boxes are distinguished. Returns false if the points are nearly collinear;
 * `edge` is then the direction of their line. */
typedef bool FindDitetrahedron(const Vec3d *point, int pairs, bool area, double epsilon,
                               Vec3d *edge, Vec3d *normal);

#define DECLARE_DITETRAHEDRON(isa) FindDitetrahedron SCAN(isect_ditetrahedron, isa);
ISAS_TO_AVX2(DECLARE_DITETRAHEDRON)

#define DITETRAHEDRON(isa) SCAN(isect_ditetrahedron, isa),
static inline bool find_ditetrahedron(const Vec3d *point, int pairs, bool area, double epsilon,
                                      Vec3d *edge, Vec3d *normal)
{
    static FindDitetrahedron *const finders[] = {ISAS_TO_AVX2(DITETRAHEDRON)};
    return finders[isect_isa_index()](point, pairs, area, epsilon, edge, normal);
}

#endif
