/* isect_overlap_triangle_capsule - do a triangle and a solid capsule share a point?
 *
 * The segment of the capsule and the triangle are nearest at an end of the segment
 * (geometry/distance_triangle.h), or on an edge of the triangle (geometry/distance_segments.h), or
 * the segment crosses the triangle (geometry/line_triangle.h). They are apart if both ends and all
 * edges are, and the segment certainly does not cross. It does not cross, either, if the
 * projections of both its ends are outside the same edge; this decides where all are coplanar. */
#include "geometry/capsule.h"
#include "geometry/distance_segments.h"
#include "geometry/distance_triangle.h"
#include "geometry/line_triangle.h"
#include "geometry/triangle.h"
#include "overlap/exact.h"

FORMULA mask overlap_triangle_capsule(const Triangle *triangle, const Capsule *capsule,
                                      mask *unsure)
{
    const Vec3 p = capsule->a, q = capsule->b;
    const Vec3 a = triangle->a, b = triangle->b, c = triangle->c;
    const num reach = capsule->radius;
    Outside of_p, of_q;
    mask p_unsure, q_unsure, ab_unsure, bc_unsure, ca_unsure, misses;
    mask together = triangle_within(p, triangle, reach, &of_p, &p_unsure);
    together = together | triangle_within(q, triangle, reach, &of_q, &q_unsure);
    together = together | segments_within(p, q, a, b, reach, &ab_unsure);
    together = together | segments_within(p, q, b, c, reach, &bc_unsure);
    together = together | segments_within(p, q, c, a, reach, &ca_unsure);
    together = together | surely_crosses(p, q, triangle, &misses);
    misses = misses | (of_p.ab & of_q.ab) | (of_p.bc & of_q.bc) | (of_p.ca & of_q.ca);

    const Offset pa = offset_of(p, a), pb = offset_of(p, b), pc = offset_of(p, c);
    const Offset qa = offset_of(q, a);
    mask sound = is_near(&pa) & is_near(&pb) & is_near(&pc) & is_near(&qa);
    sound = sound & (reach <= MOST_LENGTH);
    mask apart = mask_not(p_unsure | q_unsure | ab_unsure | bc_unsure | ca_unsure) & misses;
    mask valid = reach >= 0;
    *unsure = valid & mask_not(sound & (together | apart));
    return valid & sound & together;
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_triangle_capsule_exact)(const Triangle *triangle, const Capsule *capsule)
{
    if (!finite_triangle(triangle) || !finite_capsule(capsule))
        return false;
    Limbs limbs;
    Number coordinate[16];
    isect_number_coordinates(&limbs, triangle, 9, capsule, 7, coordinate);
    const Number3 corner[3] = {isect_number3_of(coordinate), isect_number3_of(coordinate + 3),
                               isect_number3_of(coordinate + 6)};
    const Number3 p = isect_number3_of(coordinate + 9), q = isect_number3_of(coordinate + 12);
    const Number reach = coordinate[15];
    const Segment axis = {capsule->a, capsule->b};
    if (X(overlap_segment_triangle_exact)(&axis, triangle))
        return true;
    const int mark = limbs.used;
    bool together = triangle_within_exactly(&limbs, p, corner, reach);
    limbs.used = mark;
    together = together || triangle_within_exactly(&limbs, q, corner, reach);
    for (int i = 0; i < 3 && !together; i++) {
        limbs.used = mark;
        together = segments_within_exactly(&limbs, p, q, corner[i], corner[(i + 1) % 3], reach);
    }
    return together;
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#include "rows/overlap_triangle_capsule.inc"
