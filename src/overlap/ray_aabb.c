/* isect_overlap_ray_aabb - do a ray and a solid axis-aligned box share a point?
 *
 * They do if a part of the ray is inside: the decision of cast, without its times
 * (geometry/ray_aabb.h). */
#include "geometry/ray_aabb.h"
#include "lanes/answers.h"

FORMULA mask overlap_ray_aabb(const Ray *ray, const Aabb *aabb, mask *unsure)
{
    const Passage inside = passage(ray, aabb);
    *unsure = inside.unsure;
    return inside.together;
}

#if FOUR_SPREAD
static bool overlap_ray_aabb_spread(const OneRay *ray, const OneAabb *aabb, bool *unsure)
{
    Ray same;
    const Passage inside = passage_spread(ray, aabb, &same);
    *unsure = mask_bits(inside.unsure) & 1;
    return mask_bits(inside.together) & 1;
}
#endif

#if FOUR_SPREAD
static bool overlap_ray_aabb_screen(const OneRay *ray, const OneAabb *aabb, bool *answer)
{
    const Screened inside = screened(ray, aabb);
    *answer = mask_bits(inside.together) & 1;
    return bits_of_three(inside.sure) == 7;
}
#define SCREEN
#endif

#if LANES == 1
bool X(overlap_ray_aabb_exact)(const Ray *ray, const Aabb *aabb)
{
    return hit(span_in_box_exactly(ray, aabb));
}
#endif

#define EXACT
#define ONE_BY_ISA
#define SHARED_B
#include "rows/overlap_ray_aabb.inc"
