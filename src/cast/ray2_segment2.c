/* isect_cast_ray2_segment2 - where a ray in the plane pierces a segment; geometry/line2.h has the
 * derivation. */
#include "geometry/line2.h"

FORMULA Touch cast_ray2_segment2(const Ray2 *ray, const Segment2 *segment, mask *unsure)
{
    const Ray straight = ray_in_space(ray);
    const Line2 line = line2_of(ray);
    const LinePoint a = line_point(&line, segment->a), b = line_point(&line, segment->b);
    const Crossing crossing = crossing_of(&a, &b);
    num t = crossing.along / line.speed;
    mask beside = (surely_left(&a) & surely_left(&b)) | (surely_right(&a) & surely_right(&b));
    mask crossed = crossing.apart & (num_abs(t) <= REAL_MAX);
    mask in_range = surely_later(t, ray->t_min, line.speed, crossing.bound) &
                    surely_later(ray->t_max, t, line.speed, crossing.bound);
    mask out_of_range = surely_later(ray->t_min, t, line.speed, crossing.bound) |
                        surely_later(t, ray->t_max, line.speed, crossing.bound);
    *unsure = mask_not(beside | (crossed & (in_range | out_of_range)));
    return touch_where(crossed & in_range, t, crossing.of_b, splat(0), crossing.of_a, &straight);
}

#if LANES == 1
Touch X(cast_ray2_segment2_exact)(const Ray2 *ray, const Segment2 *segment)
{
    const Ray straight = ray_in_space(ray);
    if (!sensible_ray2(ray) || !finite2(segment->a) || !finite2(segment->b))
        return touch_miss();
    const ExactLine2 s = exact_line2(ray);
    const double a[2] = {(double)segment->a.x, (double)segment->a.y};
    const double b[2] = {(double)segment->b.x, (double)segment->b.y};

    double share[2];
    real t;
    const int turn =
        exact_crossing(&s, a, b, exactly_beside(&s, a), exactly_beside(&s, b), share, &t);
    if (turn == 0 || compare_crossing(&s, a, b, turn, s.t_min) < 0 ||
        compare_crossing(&s, a, b, turn, s.t_max) > 0)
        return touch_miss();
    t = num_max(num_min(t, ray->t_max), ray->t_min);
    return touch_where(true, t, (real)share[1], 0, (real)share[0], &straight);
}
#endif

#define EXACT
#define SHARED_B
#include "rows/cast_ray2_segment2.inc"
