/* isect_cast_ray_cylinder - the part of a ray inside a solid cylinder with flat ends: within the
 * radius of the line of its axis, and between the planes through its ends.
 *
 * Error bounds are those of the cylindrical part of a capsule (cast/ray_capsule.c), with S =
 * |origin - a| + |b - a| + radius:
 *
 *     the distance from the axis                         less than 32h S
 *     heights                                            4h S
 *     the t of an end, in units of dir                   3h S more */
#include "geometry/quadratic.h"

FORMULA Span cast_ray_cylinder(const Ray *ray, const Cylinder *cylinder)
{
    num r = cylinder->radius;
    Axial axial = axial_of(sub(ray->origin, cylinder->a), ray->dir, sub(cylinder->b, cylinder->a));
    Interval part = both(chord_in_tube(&axial, r), between_ends(&axial));
    mask hit =
        part.any & (r >= 0) & (r <= REAL_MAX) & axial.fits & (dot(ray->dir, ray->dir) <= REAL_MAX);
    return span_where(hit, part.from, part.to, ray);
}

#include "rows/cast_ray_cylinder.inc"
