/* tests/overlap/sphere_aabb_hollow.c - isect_overlap_sphere_aabb_hollow: both surfaces. */
#include "overlap/hollow.h"

static bool asked(const Sphere *sphere, const Aabb *aabb)
{
    return X(overlap_sphere_aabb_hollow)(sphere, aabb);
}
TEST_FUNCTION(cases)
{
    cases_of_hollow(asked, OF_BOTH);
}
TEST_FUNCTION(oracle)
{
    judge_hollow(asked, true, true);
}

CASES_AND(overlap_sphere_aabb_hollow, oracle)
