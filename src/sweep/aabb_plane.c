/* isect_sweep_aabb_plane - the time when a moving axis-aligned box touches a plane. Its lowest
 * point is the corner opposite to the normal, or the middle of several such corners
 * (sweep/plane.h). Bounds may be infinite: then so is a height, unless the normal is perpendicular
 * to that axis. */
#include "geometry/aabb.h"
#include "sweep/plane.h"

/* The height of a bound, which may be infinite; n is the normal over its norm, `normal` the given
 * one. */
FORMULA num height_of(num n, num normal, num bound)
{
    return num_select(num_abs(bound) <= REAL_MAX, n * bound, num_select(normal > 0, bound, -bound));
}
FORMULA num finite_or_0(num x)
{
    return num_select(num_abs(x) <= REAL_MAX, num_abs(x), splat(0));
}
/* Adds the contribution of one axis to the heights, and finite numbers to the sum; `low` and `high`
 * are the coordinates of the lowest and the highest point. */
FORMULA void along_axis(num n, num weight, num normal, num lower, num upper, Heights *h, num *low,
                        num *high)
{
    const num zero = splat(0), half = splat(R(0.5));
    const num down = height_of(n, normal, lower), up = height_of(n, normal, upper);
    const mask flat = normal == 0;
    const num middle = half * saturate(lower) + half * saturate(upper);
    h->low = h->low + num_select(flat, zero, num_min(down, up));
    h->high = h->high + num_select(flat, zero, num_max(down, up));
    h->sum = h->sum + weight * num_max(finite_or_0(lower), finite_or_0(upper));
    *low = num_select(flat, middle, num_select(normal > 0, lower, upper));
    *high = num_select(flat, middle, num_select(normal > 0, upper, lower));
}

FORMULA Impact sweep_aabb_plane(const MovingAabb *aabb, const Plane *plane)
{
    const Level level = level_of(plane);
    const Vec3 l = aabb->lower, u = aabb->upper, n = plane->normal;
    Heights h = {level.d, level.d, splat(0), l, u};
    along_axis(level.n.x, level.weight.x, n.x, l.x, u.x, &h, &h.lowest.x, &h.highest.x);
    along_axis(level.n.y, level.weight.y, n.y, l.y, u.y, &h, &h.lowest.y, &h.highest.y);
    along_axis(level.n.z, level.weight.z, n.z, l.z, u.z, &h, &h.lowest.z, &h.highest.z);
    h.lowest = saturate3(h.lowest), h.highest = saturate3(h.highest);
    const Aabb still = {l, u};
    return sweep_to_level(&level, &h, aabb->motion, not_empty(&still));
}

#if ISECT_DOUBLE
/* Adds n times the bound of an axis at one end of the box, which may be infinite. */
FORMULA Twofold with_bound(Twofold height, num n, num bound)
{
    const Twofold infinite = {num_select(n > 0, bound, -bound), splat(0)};
    const Twofold higher = twofold_mad(height, n, twofold_of(bound));
    return twofold_select(n == 0, height,
                          twofold_select(num_abs(bound) > REAL_MAX, infinite, higher));
}

FORMULA void sweep_aabb_plane_refined(const MovingAabb *aabb, const Plane *plane,
                                      ContactTimes *times)
{
    const num *lower = &aabb->lower.x, *upper = &aabb->upper.x, *n = &plane->normal.x;
    FineHeights heights = {twofold_of(plane->d), twofold_of(plane->d), num_abs(plane->d)};
    for (int i = 0; i < 3; i++) {
        const mask up = n[i] > 0;
        heights.low = with_bound(heights.low, n[i], num_select(up, lower[i], upper[i]));
        heights.high = with_bound(heights.high, n[i], num_select(up, upper[i], lower[i]));
        heights.sum += num_abs(n[i]) * num_max(finite_or_0(lower[i]), finite_or_0(upper[i]));
    }
    refine_at_plane(plane, &heights, aabb->motion, splat(0), times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#include "rows/sweep_aabb_plane.inc"
