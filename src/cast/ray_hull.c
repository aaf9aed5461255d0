/* isect_cast_ray_hull - the part of a ray inside a convex body, the intersection of the half-spaces
 * below its planes (cast/ray_hull.h). */
#include "cast/ray_hull.h"
#include "geometry/finite.h"
#include HEADER(cast)

X(span) X(cast_ray_hull)(const X(ray) * ray, const X(hull) * hull)
{
    if (!all_finite((const real *)ray, 6) || hull->plane_count == 0)
        return span_miss();
    return in_half_spaces(ray, hull->planes, hull->plane_count);
}
