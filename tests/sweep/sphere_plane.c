/* tests/sweep/sphere_plane.c - isect_sweep_sphere_plane. */
#include "kit/impact.h"

/* Cases: with the plane z = 1, as {0, 0, 2}, -2. */
TEST_FUNCTION(cases)
{
    const Plane b = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, none = {{0, 0, 0}, 1};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"from above", {{1, 2, 6}, 1, {0, 4, -8}}, {R(0.5), R(0.75), {1, 4, 1}, {0, 0, -1}}},
        {"from below", {{1, 2, -4}, 1, {0, 4, 8}}, {R(0.5), R(0.75), {1, 4, 1}, {0, 0, 1}}},
        {"sliding along", {{0, 0, 2}, 1, {9, 9, 0}}, {0, 1, {0, 0, 1}, {0, 0, -1}}},
        {"at rest in it", {{0, 0, R(1.5)}, 1, {0, 0, 0}}, {0, 1, {0, 0, 1}, {0, 0, -1}}},
        {"out of a touch", {{0, 0, 2}, 1, {0, 0, 1}}, {0, 0, {0, 0, 1}, {0, 0, -1}}},
        {"at the end", {{0, 0, 6}, 1, {0, 0, -4}}, {1, 1, {0, 0, 1}, {0, 0, -1}}},
        {"a point", {{0, 0, 3}, 0, {4, 0, -4}}, {R(0.5), R(0.5), {2, 0, 1}, {0, 0, -1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"above, parallel", {{0, 0, R(2.25)}, 1, {9, 9, 0}}},
        {"away from it", {{0, 0, 3}, 1, {0, 0, 4}}},
        {"not so far", {{0, 0, 6}, 1, {0, 0, R(-3.5)}}},
        {"empty", {{0, 0, 1}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_sphere_plane)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_plane)(&misses[i].a, &b)));
    const Impact in_all = X(sweep_sphere_plane)(&table[0].a, &all);
    check("a zero normal is everything", cmp(in_all.enter, ==, 0) && cmp(in_all.leave, ==, 1));
    check("or nothing", is_no_impact(X(sweep_sphere_plane)(&table[0].a, &none)));
}

CASES(sweep_sphere_plane)
