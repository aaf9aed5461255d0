/* isect_overlap_point_segment - is a point on a segment?
 *
 * It must be in the box of the segment, which comparisons decide, and on its line: the cross
 * product of the two ends relative to the point is then zero. Each of its components is a
 * determinant in one of the projections along an axis. A component that is certainly not zero
 * decides no; yes is always decided exactly (geometry/flat.h). */
#include "exact/sides.h"
#include "geometry/flat.h"
#include "geometry/segment.h"

FORMULA mask overlap_point_segment(const Point *point, const Segment *segment, mask *unsure)
{
    const Vec3 p = *point, a = segment->a, b = segment->b;
    const num least = splat(LEAST_IN_PLANE);
    Vec3 u = sub(a, p), v = sub(b, p), n = cross(u, v);
    num x = num_max(num_abs(u.x), num_abs(v.x)) + least;
    num y = num_max(num_abs(u.y), num_abs(v.y)) + least;
    num z = num_max(num_abs(u.z), num_abs(v.z)) + least;
    const num k = splat(9 * REAL_EPSILON); /* 4 epsilon, times two products */
    mask beside =
        (num_abs(n.x) > k * (y * z)) | (num_abs(n.y) > k * (z * x)) | (num_abs(n.z) > k * (x * y));
    beside &= max3(x, y, z) <= MOST_IN_PLANE;
    *unsure = in_range3(p, min_of(a, b), max_of(a, b)) & mask_not(beside);
    return splat(0) > 0;
}

#if LANES == 1
bool X(overlap_point_segment_exact)(const Point *point, const Segment *segment)
{
    const Vec3 *p = point, *a = &segment->a, *b = &segment->b;
    if (!finite3(*p) || !finite_segment(segment))
        return false;
    for (int axis = 0; axis < 3; axis++)
        if (projected_side(a, b, p, axis) != 0)
            return false;
    return in_range3(*p, min_of(*a, *b), max_of(*a, *b));
}
#endif

#define EXACT
#define SHARED_A
#include "rows/overlap_point_segment.inc"
