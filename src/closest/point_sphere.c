/* isect_closest_point_sphere - the point of a solid sphere nearest to a point.
 *
 * It lies in the direction of the point from the centre (closest/ball.h). The decision whether the
 * point is in the sphere is exact (overlap/point_sphere.c). */
#include "closest/ball.h"
#include "overlap/exact.h"

FORMULA Nearest closest_point_sphere(const Point *point, const Sphere *sphere, mask *unsure)
{
    Vec3 offset = sub(*point, sphere->center);
    return nearest_of_ball(*point, sphere->center, offset, sphere->radius, dot(offset, offset),
                           unsure);
}

#if LANES == 1
Nearest X(closest_point_sphere_exact)(const Point *point, const Sphere *sphere)
{
    Vec3 p[] = {*point, sphere->center, {sphere->radius, 0, 0}};
    if (!all_finite3(p, 3) || !(sphere->radius >= 0))
        return nearest_miss();
    if (X(overlap_point_sphere_exact)(point, sphere))
        return nearest_at(*point);
    const int down = fit_points(p, 3);
    const Vec3 from = sub(p[0], p[1]);
    Vec3 difference[] = {from, p[2]};
    const int fitted = down + fit_differences(difference, 2);
    return nearest_of_fitted_ball(*point, p[1], from, down, difference[0], difference[1].x, fitted);
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/closest_point_sphere.inc"
