/* tests/overlap/sphere_aabb_hollow_sphere.c - isect_overlap_sphere_aabb_hollow_sphere: the surface
 * of the ball and the box. */
#include "overlap/hollow.h"

static bool asked(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_hollow_sphere)(sphere, aabb);
}
TEST_FUNCTION(cases)
{
    cases_of_hollow(asked, OF_SPHERE);
}
TEST_FUNCTION(oracle)
{
    judge_hollow(asked, true, false);
}

CASES_AND(overlap_sphere_aabb_hollow_sphere, oracle)
