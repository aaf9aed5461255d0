/* tests/sweep/sphere_segment.c - isect_sweep_sphere_segment. */
#include "kit/impact.h"

/* Cases: with the segment from -2 to 2 along x. */
TEST_FUNCTION(cases)
{
    const Segment b = {{-2, 0, 0}, {2, 0, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the middle", {{1, 0, 5}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {1, 0, 0}, {0, 0, -1}}},
        {"onto the end", {{7, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {2, 0, 0}, {-1, 0, 0}}},
        {"along, in touch", {{-2, 0, 1}, 1, {4, 0, 0}}, {0, 1, {-2, 0, 0}, {0, 0, -1}}},
        {"beyond, along", {{-3, 0, 0}, 1, {-1, 0, 0}}, {0, 0, {-2, 0, 0}, {1, 0, 0}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past the end", {{R(3.25), 0, 5}, 1, {0, 0, -8}}},
        {"beside", {{-5, 0, R(1.25)}, 1, {9, 0, 0}}},
        {"at rest", {{0, 2, 0}, 1, {0, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_segment)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_segment)(&misses[i].a, &b)));
}

CASES(sweep_sphere_segment)
