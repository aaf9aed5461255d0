/* tests/overlap/sphere_aabb_hollow_aabb.c - isect_overlap_sphere_aabb_hollow_aabb: the ball and the
 * surface of the box. */
#include "overlap/hollow.h"

static bool asked(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_hollow_aabb)(sphere, aabb);
}
TEST_FUNCTION(cases)
{
    cases_of_hollow(asked, OF_BOX);
}
TEST_FUNCTION(oracle)
{
    judge_hollow(asked, false, true);
}

CASES_AND(overlap_sphere_aabb_hollow_aabb, oracle)
