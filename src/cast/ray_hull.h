/* cast/ray_hull.h - the part of a ray in the intersection of half-spaces.
 *
 * Over a plane the ray starts at `height` and gains `speed` for every unit of t. It is inside while
 * height + t speed <= 0: up to -height / speed where it rises, from there on where it falls. Where
 * the speed is 0, or has no finite reciprocal, the half-space contains all of the line or nothing.
 *
 * Error bounds of a time, with h half an epsilon and |a . b| the sum of the absolute products:
 *
 *     a height                                           4h (|n . o| + |d|)
 *     a speed                                            3h |n . dir|
 *     the quotient                                       h
 *
 * Let a point o + t dir lie below a plane by more than e, but t later than the time T computed for
 * it. T speed = -height (1 + h), where -height > t speed + e up to the error of both. So with
 *
 *     e = 4h (|n . o| + |d|) + 5h |t| |n . dir|          T is not earlier than t. */
#ifndef ISECT_CAST_RAY_HULL_H
#define ISECT_CAST_RAY_HULL_H

#include "geometry/slab.h"

/* Clips to the half-space of a plane. */
FORMULA void clip_below(const Plane *plane, const Ray *ray, Common *common)
{
    const num inf = splat(REAL_INF);
    const num height = dot(plane->normal, ray->origin) + plane->d;
    const num speed = dot(plane->normal, ray->dir);
    const mask rising = speed >= REAL_MIN, falling = speed <= -REAL_MIN;
    const num t = saturate(-height / speed);
    common->enter = num_max(num_select(falling, t, -inf), common->enter);
    common->leave = num_min(num_select(rising, t, inf), common->leave);
    common->hit &= (num_abs(speed) <= REAL_MAX) & (num_abs(height) <= REAL_MAX) &
                   (rising | falling | (height <= 0));
}

/* The part of a ray below `count` planes. */
FORMULA Span in_half_spaces(const Ray *ray, const Plane *plane, size_t count)
{
    Common part = {splat(-REAL_INF), splat(REAL_INF), ray->t_min <= ray->t_max};
    for (size_t i = 0; i < count; i++) {
        clip_below(&plane[i], ray, &part);
        if (LANES == 1 && mask_none(part.hit & (part.enter <= part.leave)))
            return span_miss();
    }
    return span_where(part.hit, part.enter, part.leave, ray);
}

#endif
