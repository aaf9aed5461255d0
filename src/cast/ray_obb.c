/* cast/ray_obb.c - the part of a ray inside a solid box with axes of its own: what its three slabs
 * have in common, -half <= axis . (x - center) <= half (cast/slabs.h). */
#include "cast/slabs.h"

FORMULA Span cast_ray_obb(const Ray *ray, const Obb *obb)
{
    Vec3 m = sub(ray->origin, obb->center);
    Common part = {splat(-REAL_INF), splat(REAL_INF),
                   (obb->half[0] >= 0) & (obb->half[1] >= 0) & (obb->half[2] >= 0)};

    for (int i = 0; i < 3; i++) {
        num half = obb->half[i];
        clip(-half, half, dot(m, obb->axis[i]), dot(ray->dir, obb->axis[i]), false, &part);
        part.hit &= half <= REAL_MAX;
        if (LANES == 1 && mask_none(part.hit & (part.enter <= part.leave)))
            return span_miss();
    }
    return span_where(part.hit, part.enter, part.leave, ray);
}

#define PAIR cast_ray_obb
#define A Ray
#define B Obb
#define ANSWER Span
#include "core/pair.inc"
