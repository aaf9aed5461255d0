/* isect_closest_point_aabb - the point of a solid box nearest to a point.
 *
 * Each coordinate is clamped between the bounds. That takes comparisons alone, so the nearest point
 * is exact, and so is the decision whether it is the point itself. Only the distance is rounded: 5h
 * of its square, with half an epsilon h. */
#include "closest/nearest.h"
#include "geometry/aabb.h"

FORMULA Nearest closest_point_aabb(const Point *point, const Aabb *aabb)
{
    const Vec3 p = *point, lower = aabb->lower, upper = aabb->upper;
    Vec3 b = {clamp(p.x, lower.x, upper.x), clamp(p.y, lower.y, upper.y),
              clamp(p.z, lower.z, upper.z)};
    Vec3 offset = sub(p, b);
    mask inside = (p.x == b.x) & (p.y == b.y) & (p.z == b.z);
    num distance2 = num_select(inside, splat(0), apart2(dot(offset, offset)));
    return nearest_where(finite3(p) & not_empty(aabb), p, b, distance2);
}

#include "rows/closest_point_aabb.inc"
