/* isect_closest_point_rectangle - the point of a rectangle, or a parallelogram, nearest to a point.
 *
 * With w from the corner to the point, the offset from corner + s u + t v to it is w - s u - t v.
 * Its minimum over s and t in [0, 1] is that of two segments with the directions -u and v whose
 * origins differ by w (geometry/closest_lines.h). It loses no digits where u and v are not
 * perpendicular, or nearly parallel.
 *
 * The errors are those of two rays (closest/ray_ray.c), but the ends limit those of narrow
 * rectangles; with the distance d:
 *
 *     3h d / sine, but at most |u| sine                  adds less than 1.5h |u|
 *     the distance                                       10 epsilon (|u| + |v| + |w|)
 *
 * The decision whether the point is on the rectangle is exact (geometry/closest_rays.h). */
#include "closest/nearest.h"
#include "geometry/closest_lines.h"

FORMULA Nearest closest_point_rectangle(const Point *point, const Rectangle *rectangle,
                                        mask *unsure)
{
    const Vec3 u = rectangle->u, v = rectangle->v, back = {-u.x, -u.y, -u.z};
    Vec3 w = sub(*point, rectangle->corner);
    Shares at = shares_of(back, v, w, ends(0, 1), ends(0, 1));
    num distance2 = dot(at.offset, at.offset);
    *unsure = mask_not(surely_apart(distance2, dot(u, u) + dot(v, v) + dot(w, w)));
    return nearest_of(*point, mad(mad(rectangle->corner, at.s, u), at.t, v), distance2);
}

#if LANES == 1
#include "geometry/closest_rays.h"

Nearest X(closest_point_rectangle_exact)(const Point *point, const Rectangle *rectangle)
{
    const Vec3 u = rectangle->u, v = rectangle->v, corner = rectangle->corner;
    const Ray back = {*point, {-u.x, -u.y, -u.z}, 0, 1}, side = {corner, v, 0, 1};
    ClosestRays r;
    if (!finite3(*point) || !finite3(corner) || !finite3(u) || !finite3(v))
        return nearest_miss();
    closest_rays(&r, &back, &side);
    if (isect_number3_is_zero(r.offset))
        return nearest_at(*point);
    const real distance2 = rounded_distance2(&r);
    const Number minus = isect_number(&r.limbs, -1, 0);
    return nearest_of(*point, rounded_point(&r, r.a, minus, r.offset), distance2);
}
#endif

#define EXACT
#define SHARED_A
#include "rows/closest_point_rectangle.inc"
