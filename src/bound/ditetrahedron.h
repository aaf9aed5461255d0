/* bound/ditetrahedron.h - the triangles among a few extreme points that a box may lie along, at the
 * width of the processor; in double for floats, too. */
#ifndef ISECT_BOUND_DITETRAHEDRON_H
#define ISECT_BOUND_DITETRAHEDRON_H

#include "bound/scan.h"
#include "geometry/vec3d.h"

enum { MOST_PAIRS = 13 };

/* Points 2 k and 2 k + 1 are farthest apart along direction k, of 7 or 13. Of the boxes about them
 * that lie along an edge of the ditetrahedron and the normal of a triangle with that edge: which is
 * the least, by volume or by area? Widths count as longer by `epsilon` of the longest distance of
 * two points, so that flat boxes differ. False if the points are nearly on a line; then `edge` is
 * that line. */
typedef bool FindDitetrahedron(const Vec3d *point, int pairs, bool area, double epsilon,
                               Vec3d *edge, Vec3d *normal);

#define DECLARE_DITETRAHEDRON(isa) FindDitetrahedron SCAN(isect_ditetrahedron, isa);
ISAS(DECLARE_DITETRAHEDRON)

#define DITETRAHEDRON(isa) SCAN(isect_ditetrahedron, isa),
static inline bool find_ditetrahedron(const Vec3d *point, int pairs, bool area, double epsilon,
                                      Vec3d *edge, Vec3d *normal)
{
    static FindDitetrahedron *const finders[] = {ISAS(DITETRAHEDRON)};
    return finders[isect_isa_index()](point, pairs, area, epsilon, edge, normal);
}

#endif
