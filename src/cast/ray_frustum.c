/* cast/ray_frustum.c - the part of a ray inside a frustum: what its six half-spaces have in common.
 *
 * Over a plane the ray starts at `height` and gains `speed` for every unit of t; it is inside while
 * height + t speed <= 0: up to -height / speed where it rises, from there on where it falls. Where
 * the speed is 0, or so small that it has no reciprocal, the half-space holds all of the line or
 * nothing. An absent plane, with height -1 everywhere, holds everything. The corners are not read.
 *
 * How far off is a time? Let h be half an epsilon and |a . b| the sum of the products without sign.
 * A height is off by 4 h (|n . o| + |d|), a speed by 3 h |n . dir|, the quotient by h. Say a point
 * o
 * + t dir lies inside of a plane by more than e, but t later than the time T that was computed for
 * it. T speed = -height (1 + h), where -height is more than t speed + e but for the error of both:
 * so with e = 4 h (|n . o| + |d|) + 5 h |t| |n . dir| T is not earlier than t. */
#include "core/answers.h"

FORMULA Span cast_ray_frustum(const Ray *ray, const Frustum *frustum)
{
    const num inf = splat(REAL_INF);
    num enter = -inf, leave = inf;
    mask hit = ray->t_min <= ray->t_max;
    for (int i = 0; i < 6; i++) {
        const Plane *plane = &frustum->plane[i];
        const num height = dot(plane->normal, ray->origin) + plane->d;
        const num speed = dot(plane->normal, ray->dir);
        const mask rising = speed >= REAL_MIN, falling = speed <= -REAL_MIN;
        const num t = saturate(-height / speed);
        enter = num_max(num_select(falling, t, -inf), enter);
        leave = num_min(num_select(rising, t, inf), leave);
        hit &= (num_abs(speed) <= REAL_MAX) & (num_abs(height) <= REAL_MAX) &
               (rising | falling | (height <= 0));
        if (LANES == 1 && mask_none(hit & (enter <= leave)))
            return span_miss();
    }
    return span_where(hit, enter, leave, ray);
}

#define PAIR cast_ray_frustum
#define A Ray
#define B Frustum
#define ANSWER Span
#include "core/pair.inc"
