/* isect_cast_ray2_rectangle2 - the part of a ray in the plane inside an axis-aligned rectangle: a
 * box in the plane z = 0. A ray in that plane is always between its two faces. geometry/ray_aabb.h
 * has the derivation. */
#include "geometry/in_plane.h"
#include "geometry/ray_aabb.h"

FORMULA Aabb box_in_space(const Rectangle2 *rectangle)
{
    return (Aabb){in_space(rectangle->lower), in_space(rectangle->upper)};
}

FORMULA Span cast_ray2_rectangle2(const Ray2 *ray, const Rectangle2 *rectangle, mask *unsure)
{
    const Ray straight = ray_in_space(ray);
    const Aabb box = box_in_space(rectangle);
    const Passage inside = passage(&straight, &box);
    *unsure = inside.unsure;
    return span_where(inside.together, inside.enter, inside.leave, &straight);
}

#if LANES == 1
Span X(cast_ray2_rectangle2_exact)(const Ray2 *ray, const Rectangle2 *rectangle)
{
    const Ray straight = ray_in_space(ray);
    const Aabb box = box_in_space(rectangle);
    return span_in_box_exactly(&straight, &box);
}
#endif

#define EXACT
#include "rows/cast_ray2_rectangle2.inc"
