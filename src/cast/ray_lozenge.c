/* isect_cast_ray_lozenge - the part of a ray inside a solid lozenge, a parallelogram swept by a
 * ball: a ball at each corner, a tube around each side, and a prism on the face (geometry/grown.h).
 *
 * The squared normal of the face is a product of four lengths. Therefore, if the face is larger
 * than LARGE or smaller than 1 / LARGE, all lengths except the direction are divided or multiplied
 * by STEP, a power of two, which is exact. t counts in units of the direction, so it is then scaled
 * back by STEP. */
#include "geometry/grown.h"
#include "geometry/moving.h"

#if ISECT_DOUBLE
#define LARGE 0x1p240
#define STEP 0x1p256
#else
#define LARGE 0x1p24f
#define STEP 0x1p32f
#endif

FORMULA Span cast_ray_lozenge(const Ray *ray, const Lozenge *lozenge)
{
    const num r = lozenge->radius, one = splat(1);
    const num longer = num_max(dot(lozenge->u, lozenge->u), dot(lozenge->v, lozenge->v));
    const mask large = longer > LARGE * LARGE, small = longer < 1 / (LARGE * LARGE);
    const num step = num_select(large, splat(1 / STEP), num_select(small, splat(STEP), one));
    const num back = num_select(large, splat(STEP), num_select(small, splat(1 / STEP), one));
    const Direction direction = direction_of(ray->dir);
    const Vec3 u = scaled_by(step, lozenge->u), v = scaled_by(step, lozenge->v);
    const Interval all = in_grown_parallelogram(scaled_by(step, sub(ray->origin, lozenge->corner)),
                                                &direction, u, v, step * r);
    const mask fits = (dot(u, u) <= REAL_MAX) & (dot(v, v) <= REAL_MAX) & (direction.per > 0);
    const mask hit = all.any & (r >= 0) & (r <= REAL_MAX) & fits;
    const num inf = splat(REAL_INF);
    const num from = num_select(all.from == -inf, -inf, saturate(back * all.from));
    const num to = num_select(all.to == inf, inf, saturate(back * all.to));
    return span_where(hit, from, to, ray);
}

#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_lozenge.inc"
