/* isect_cast_ray_kdop - the part of a ray inside a solid between any pairs of parallel planes, the
 * intersection of its slabs (geometry/kdop.h). Heights and speeds are dot products; for the normals
 * of a kdop14, 18 or 26 these are exactly the sums that those functions compute.
 *
 * Error bounds of a time, in the terms of cast/ray_hull.h:
 *
 *     a height                                           3h |n . o|
 *     a speed                                            3h |n . dir|
 *     difference, reciprocal, product                    3h of their results
 *
 * so that with e = 3h |n . o| + 7h |t| |n . dir| the time of a bound is not earlier than any t that
 * is within it by more than e. */
#include "geometry/finite.h"
#include "geometry/kdop.h"
#include HEADER(cast)

X(span) X(cast_ray_kdop)(const X(ray) * ray, const X(kdop) * kdop)
{
    if (!all_finite((const real *)ray, 6))
        return span_miss();
    Common part = {-REAL_INF, REAL_INF, ray->t_min <= ray->t_max};
    for (size_t i = 0; i < kdop->count; i++) {
        const real height = dot(kdop->normals[i], ray->origin);
        const real speed = dot(kdop->normals[i], ray->dir);
        in_slab(kdop->lower[i], kdop->upper[i], height, speed, &part);
        if (mask_none(part.hit & (part.enter <= part.leave)))
            return span_miss();
    }
    return span_where(part.hit, part.enter, part.leave, ray);
}
