/* cast/ray_obb.c - the part of a ray inside a solid box with axes of its own.
 *
 * Along axis i of the box the ray starts `height` from the center and moves on by `speed` for every
 * unit of t; it is inside that slab while |height + t speed| <= half. The part inside the box is
 * what the three slabs have in common. Where the speed is 0, or so small that it has no reciprocal,
 * the slab holds all of the line or nothing. */
#include "core/answers.h"

FORMULA Span cast_ray_obb(const Ray *ray, const Obb *obb)
{
    const num inf = splat(REAL_INF);
    Vec3 m = sub(ray->origin, obb->center);
    num enter = splat(-REAL_INF), leave = inf;
    mask hit = (obb->half[0] >= 0) & (obb->half[1] >= 0) & (obb->half[2] >= 0);

    for (int i = 0; i < 3; i++) {
        num half = obb->half[i];
        num height = dot(m, obb->axis[i]), speed = dot(ray->dir, obb->axis[i]);
        mask parallel = num_abs(speed) < REAL_MIN;
        num per = 1 / speed;
        num t0 = saturate((-half - height) * per), t1 = saturate((half - height) * per);
        enter = num_max(num_select(parallel, -inf, num_min(t0, t1)), enter);
        leave = num_min(num_select(parallel, inf, num_max(t0, t1)), leave);
        hit &= (half <= REAL_MAX) & (num_abs(speed) <= REAL_MAX) & (num_abs(height) <= REAL_MAX) &
               (mask_not(parallel) | (num_abs(height) <= half));
        if (LANES == 1 && mask_none(hit & (enter <= leave)))
            return span_miss();
    }
    return span_where(hit, enter, leave, ray);
}

#define PAIR cast_ray_obb
#define A Ray
#define B Obb
#define ANSWER Span
#include "core/pair.inc"
