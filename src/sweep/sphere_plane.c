/* isect_sweep_sphere_plane - the time when a moving ball touches a plane. Its lowest and highest
 * points are the radius below and above its centre (sweep/plane.h). */
#include "sweep/plane.h"

FORMULA Impact sweep_sphere_plane(const MovingSphere *sphere, const Plane *plane)
{
    const Level level = level_of(plane);
    const Vec3 c = sphere->center;
    const num height = dot(level.n, c) + level.d, reach = sphere->radius * level.length;
    const Heights heights = {height - reach, height + reach, dot_abs(level.weight, c) + reach,
                             mad(c, -sphere->radius, unit_or(level.n, x_axis())),
                             mad(c, sphere->radius, unit_or(level.n, x_axis()))};
    return sweep_to_level(&level, &heights, sphere->motion, sphere->radius >= 0);
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_plane_refined(const MovingSphere *sphere, const Plane *plane,
                                        ContactTimes *times)
{
    const Twofold height = fine_height(plane, sphere->center);
    const FineHeights heights = {height, height,
                                 dot_abs(plane->normal, sphere->center) + num_abs(plane->d)};
    refine_at_plane(plane, &heights, sphere->motion, sphere->radius, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#include "rows/sweep_sphere_plane.inc"
