/* isect_sweep_capsule_plane - the time when a moving capsule touches a plane. Its lowest point is
 * below the lower end of its axis, or below the middle if both ends have the same height
 * (sweep/plane.h). */
#include "sweep/plane.h"

FORMULA Impact sweep_capsule_plane(const MovingCapsule *capsule, const Plane *plane)
{
    const Level level = level_of(plane);
    const Vec3 a = capsule->a, b = capsule->b, up = unit_or(level.n, x_axis());
    const num of_a = dot(level.n, a), of_b = dot(level.n, b), r = capsule->radius;
    const num reach = r * level.length,
              sum = num_max(dot_abs(level.weight, a), dot_abs(level.weight, b));
    const num half = splat(R(0.5));
    const Vec3 middle = mad(scaled_by(half, a), half, b);
    const Vec3 low = select3(of_a < of_b, a, select3(of_b < of_a, b, middle));
    const Vec3 high = select3(of_a < of_b, b, select3(of_b < of_a, a, middle));
    const Heights heights = {num_min(of_a, of_b) + level.d - reach,
                             num_max(of_a, of_b) + level.d + reach,
                             sum + reach + 0 * (of_a + of_b), /* keeps NaN */
                             mad(low, -r, up), mad(high, r, up)};
    return sweep_to_level(&level, &heights, capsule->motion, r >= 0);
}

#if ISECT_DOUBLE
FORMULA void sweep_capsule_plane_refined(const MovingCapsule *capsule, const Plane *plane,
                                         ContactTimes *times)
{
    const Twofold a = fine_height(plane, capsule->a), b = fine_height(plane, capsule->b);
    const Twofold rise = twofold_minus(b, a);
    const mask up = rise.high > 0;
    const num sum = num_max(dot_abs(plane->normal, capsule->a), dot_abs(plane->normal, capsule->b));
    const FineHeights heights = {twofold_select(up, a, b), twofold_select(up, b, a),
                                 sum + num_abs(plane->d)};
    refine_at_plane(plane, &heights, capsule->motion, capsule->radius, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#include "rows/sweep_capsule_plane.inc"
