/* isect_meet_ray_plane - the common part of a ray and a plane.
 *
 * The height over the plane at t is start + t * rise, with start = normal . origin + d and rise =
 * normal . dir. If both are zero, the ray lies in the plane, and the common part is the ray, given
 * by its two ends. Else it is the point at t = -start / rise; the decision whether there is one
 * comes first (overlap/ray_plane.c).
 *
 * Start and rise are exact sums rounded once. geometry/ray_point.h has the errors that follow from
 * t, and the end of an infinite ray in the plane. */
#include "geometry/crossing.h"
#include "geometry/plane_exact.h"
#include "geometry/ray_point.h"
#include HEADER(meet)
#include HEADER(overlap)

static Exact rise_of(const Ray *ray, const Plane *plane)
{
    const Plane through_origin = {plane->normal, 0};
    return height_of(&through_origin, &ray->dir);
}

Common X(meet_ray_plane)(const Ray *ray, const Plane *plane)
{
    const Vec3 d = ray->dir;
    Common common = {0};
    if (!X(overlap_ray_plane)(ray, plane))
        return common;
    const Exact start = height_of(plane, &ray->origin), rise = rise_of(ray, plane);
    if (rise.mantissa != 0) {
        const Exact back = exact_ratio(start, rise);
        add(&common, point_at(ray, (Exact){-back.mantissa, back.exponent}));
        return common;
    }
    add(&common, point_at(ray, t_of_end(ray, ray->t_min)));
    if (ray->t_min < ray->t_max && (d.x != 0 || d.y != 0 || d.z != 0))
        add(&common, point_at(ray, t_of_end(ray, ray->t_max)));
    return common;
}
