/* isect_cast_ray_aabb - the part of a ray inside a solid axis-aligned box; geometry/ray_aabb.h has
 * the derivation. */
#include "geometry/ray_aabb.h"

FORMULA Span cast_ray_aabb(const Ray *ray, const Aabb *aabb, mask *unsure)
{
    const Passage inside = passage(ray, aabb);
    *unsure = inside.unsure;
    return span_where(inside.together, inside.enter, inside.leave, ray);
}

#if FOUR_SPREAD
static OneSpan cast_ray_aabb_spread(const OneRay *ray, const OneAabb *aabb, bool *unsure)
{
    Ray same;
    const Passage inside = passage_spread(ray, aabb, &same);
    *unsure = mask_bits(inside.unsure) & 1;
    const Span span = span_where(inside.together, inside.enter, inside.leave, &same);
    return (OneSpan){first_lane(span.enter), first_lane(span.leave)};
}
#endif

#if FOUR_SPREAD
static bool cast_ray_aabb_screen(const OneRay *ray, const OneAabb *aabb, OneSpan *answer)
{
    const Screened inside = screened(ray, aabb);
    answer->enter = first_lane(num_select(inside.together, inside.enter, splat(REAL_INF)) + 0);
    answer->leave = first_lane(num_select(inside.together, inside.leave, splat(-REAL_INF)) + 0);
    return bits_of_three(inside.sure) == 7;
}
#define SCREEN
#endif

#if LANES == 1
Span X(cast_ray_aabb_exact)(const Ray *ray, const Aabb *aabb)
{
    return span_in_box_exactly(ray, aabb);
}
#endif

#define EXACT
#define ONE_BY_ISA
#define SHARED_B
#include "rows/cast_ray_aabb.inc"
