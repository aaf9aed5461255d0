/* isect_cast_ray_obb - the part of a ray inside a solid oriented box, the intersection of its three
 * slabs -half <= axis . (x - center) <= half (geometry/slab.h). One pair has the three side by side
 * (core/three.h). */
#include "core/three.h"
#include "geometry/slab.h"

/* The axes in n registers; m and the ray are the same for all. */
FORMULA Span in_box(const Ray *ray, Vec3 m, const Vec3 *axis, const num *half, int n)
{
    num enter[3], leave[3];
    mask hit[3];
    for (int i = 0; i < n; i++) {
        Common part = {splat(-REAL_INF), splat(REAL_INF), (half[i] >= 0) & (half[i] <= REAL_MAX)};
        clip(-half[i], half[i], dot(m, axis[i]), dot(ray->dir, axis[i]), false, &part);
        enter[i] = part.enter, leave[i] = part.leave, hit[i] = part.hit;
    }
    return span_where(all_of(hit, n), most_of(enter, n), least_of(leave, n), ray);
}

FORMULA Span cast_ray_obb(const Ray *ray, const Obb *obb)
{
    return in_box(ray, sub(ray->origin, obb->center), obb->axis, obb->half, 3);
}

#if THREE_SPREAD
static OneSpan cast_ray_obb_spread(const OneRay *ray, const OneObb *obb)
{
    const OneVec3 *a = obb->axis;
    const Vec3 axis = {(num){a[0].x, a[1].x, a[2].x}, (num){a[0].y, a[1].y, a[2].y},
                       (num){a[0].z, a[1].z, a[2].z}};
    const num half = {obb->half[0], obb->half[1], obb->half[2]};
    Ray same;
    Vec3 center;
    splat_shape((num *)&same, ray, NUMBERS(Ray));
    splat_shape((num *)&center, &obb->center, NUMBERS(Vec3));
    const Span span = in_box(&same, sub(same.origin, center), &axis, &half, 1);
    return (OneSpan){first_lane(span.enter), first_lane(span.leave)};
}
#endif

#define ONE_BY_ISA
#define SHARED_A
#define SHARED_B
#include "rows/cast_ray_obb.inc"
