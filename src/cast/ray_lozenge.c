/* isect_cast_ray_lozenge - the part of a ray inside a solid lozenge, a parallelogram swept by a
 * ball: a ball at each corner, a tube around each side, and a prism on the face (geometry/grown.h).
 */
#include "geometry/grown.h"

FORMULA Span cast_ray_lozenge(const Ray *ray, const Lozenge *lozenge)
{
    const Vec3 u = lozenge->u, v = lozenge->v;
    const num r = lozenge->radius;
    const Direction direction = direction_of(ray->dir);
    const Interval all =
        in_grown_parallelogram(sub(ray->origin, lozenge->corner), &direction, u, v, r);
    const mask hit =
        all.any & (r >= 0) & (r <= REAL_MAX) & finite3(u) & finite3(v) & (direction.per > 0);
    return span_where(hit, all.from, all.to, ray);
}

#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_lozenge.inc"
