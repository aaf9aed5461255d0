/* cast/ray_aabb.h - the formula of ray and solid axis-aligned box, for those who ask for the part
 * inside and for those who ask whether there is one.
 *
 * Each pair of faces is a slab, which the ray enters and leaves at (bound - origin) / dir; a ray
 * parallel to it is inside for ever or never. The part inside the box is what the three slabs and
 * the range of the ray have in common. Intervals of a line have a point in common if and only if
 * every two of them have: if nobody enters after another has left.
 *
 * How sure is that? With unit roundoff h a computed time is off by 2h of its own size - the
 * difference and the quotient - the comparison by h of both; twice that in another rounding
 * direction: 6h, or 3 epsilon, and the least normal number for what underflows. Times that overflow
 * are never sure: the difference may have been too large where its quotient is not. A slab does not
 * compete with itself: flat boxes, that are left where they are entered, are as sure as others.
 * What remains is decided by products of two: (p - o) / d against (q - o') / d'. */
#ifndef ISECT_CAST_RAY_AABB_H
#define ISECT_CAST_RAY_AABB_H

#include "core/answers.h"

typedef struct Slab {
    num near, far;
} Slab;

/* When is the ray inside? `possible` shrinks where it is parallel to the slab and beside it. */
FORMULA Slab slab(num origin, num dir, num lower, num upper, mask *possible)
{
    mask parallel = dir == 0;
    num t0 = (lower - origin) / dir, t1 = (upper - origin) / dir;
    *possible &= mask_not(parallel) | ((origin >= lower) & (origin <= upper));
    return (Slab){num_select(parallel, splat(-REAL_MAX), num_min(t0, t1)),
                  num_select(parallel, splat(REAL_MAX), num_max(t0, t1))};
}

/* Is a surely less than b? */
FORMULA mask surely(num a, num b)
{
    return b - a > 4 * REAL_EPSILON * (num_abs(a) + num_abs(b)) + REAL_MIN;
}

/* The times between which a ray is in a box, and whether it surely is. */
typedef struct Passage {
    num enter, leave;
    mask together, unsure;
} Passage;

FORMULA Passage passage_of(const Ray *ray, const Aabb *aabb)
{
    const Vec3 o = ray->origin, d = ray->dir;
    mask possible = finite3(o) & finite3(d) & not_empty(aabb) & has_range(ray);
    Slab x = slab(o.x, d.x, aabb->lower.x, aabb->upper.x, &possible);
    Slab y = slab(o.y, d.y, aabb->lower.y, aabb->upper.y, &possible);
    Slab z = slab(o.z, d.z, aabb->lower.z, aabb->upper.z, &possible);

    num enter = max3(x.near, y.near, z.near), leave = min3(x.far, y.far, z.far);
    num from = num_max(enter, ray->t_min), to = num_min(leave, ray->t_max);
    mask sound =
        (min3(x.near, y.near, z.near) >= -REAL_MAX) & (max3(x.far, y.far, z.far) <= REAL_MAX);
    mask point = (d.x == 0) & (d.y == 0) & (d.z == 0);
    mask together = point | (sound & surely(from, to)), apart = sound & surely(to, from);
    if (!mask_none(possible & mask_not(together | apart))) { /* flat boxes */
        num first = num_max(ray->t_min, splat(-REAL_MAX));
        together =
            together | (sound & surely(x.near, min3(y.far, z.far, ray->t_max)) &
                        surely(y.near, min3(x.far, z.far, ray->t_max)) &
                        surely(z.near, min3(x.far, y.far, ray->t_max)) & surely(first, leave));
    }
    return (Passage){num_select(point, splat(-REAL_INF), enter),
                     num_select(point, splat(REAL_INF), leave), possible & together,
                     possible & mask_not(together | apart)};
}

#if LANES == 1
/* The decision and the part inside without rounding errors, of those that are possible. */
Span X(cast_ray_aabb_exact)(const Ray *ray, const Aabb *aabb);
#endif

#endif
