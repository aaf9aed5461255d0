/* overlap/ray_aabb.c - do a ray and a solid axis-aligned box share a point?
 *
 * They do if a part of the ray is inside: the decision of cast_ray_aabb, without its times
 * (cast/ray_aabb.h). */
#include "cast/ray_aabb.h"
#include "lanes/answers.h"

FORMULA mask overlap_ray_aabb(const Ray *ray, const Aabb *aabb, mask *unsure)
{
    const Passage passage = passage_of(ray, aabb);
    *unsure = passage.unsure;
    return passage.together;
}

#if LANES == 1
bool X(overlap_ray_aabb_exact)(const Ray *ray, const Aabb *aabb)
{
    return hit(X(cast_ray_aabb_exact)(ray, aabb));
}
#endif

#define PAIR overlap_ray_aabb
#define A Ray
#define B Aabb
#define EXACT
#include "core/pair.inc"
