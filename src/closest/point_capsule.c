/* isect_closest_point_capsule - the point of a solid capsule nearest to a point.
 *
 * It lies in the direction of the point from the nearest point of the segment
 * (closest/point_segment.c, closest/ball.h). The decision whether the point is in the capsule is
 * exact (overlap/point_capsule.c). */
#include "closest/ball.h"
#include "overlap/exact.h"

FORMULA Nearest closest_point_capsule(const Point *point, const Capsule *capsule, mask *unsure)
{
    Vec3 w = sub(*point, capsule->a), d = sub(capsule->b, capsule->a);
    num t = share_along(w, d);
    return nearest_of_ball(*point, point_between(capsule->a, capsule->b, t, d), mad(w, -t, d),
                           capsule->radius, dot(w, w) + dot(d, d), unsure);
}

#if LANES == 1
Nearest X(closest_point_capsule_exact)(const Point *point, const Capsule *capsule)
{
    Vec3 p[] = {*point, capsule->a, capsule->b, {capsule->radius, 0, 0}};
    if (!all_finite3(p, 4) || !(capsule->radius >= 0))
        return nearest_miss();
    if (X(overlap_point_capsule_exact)(point, capsule))
        return nearest_at(*point);
    const int down = fit_points(p, 4);
    const Vec3 d = sub(p[2], p[1]), w = sub(p[0], p[1]);
    Vec3 difference[] = {w, d, p[3]};
    const int fitted = down + fit_differences(difference, 3);
    const real t = share_along(difference[0], difference[1]);
    return nearest_of_fitted_ball(*point, point_between(p[1], p[2], t, d), mad(w, -t, d), down,
                                  mad(difference[0], -t, difference[1]), difference[2].x, fitted);
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/closest_point_capsule.inc"
