/* tests/sweep/sphere_aabb.c - isect_sweep_sphere_aabb. */
#include "kit/impact.h"

/* Cases: with the box from -1 to 1. */
TEST_FUNCTION(cases)
{
    const Aabb b = {{-1, -1, -1}, {1, 1, 1}}, none = {{1, 0, 0}, {-1, 0, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto a face", {{0, 0, 6}, 1, {0, 0, -8}}, {R(0.5), 1, {0, 0, 1}, {0, 0, -1}}},
        {"onto an edge", {{5, 0, 4}, 5, {0, 0, 0}}, {0, 1, {1, 0, 1}, {R(-0.8), 0, R(-0.6)}}},
        {"through", {{-6, 0, 0}, 1, {16, 0, 0}}, {R(0.25), R(0.5), {-1, 0, 0}, {1, 0, 0}}},
        {"from below", {{0, 0, 4}, 1, {0, 0, -12}}, {R(1.0) / 6, R(0.5), {0, 0, 1}, {0, 0, -1}}},
        {"onto a corner",
         {{11, 11, 9}, 7, {-8, -14, -12}},
         {R(0.5), 1, {1, 1, 1}, {R(-6.0) / 7, R(-3.0) / 7, R(-2.0) / 7}}},
        {"inside, near a face", {{R(0.5), 0, 0}, 0, {0, 0, 0}}, {0, 1, {1, 0, 0}, {-1, 0, 0}}},
        {"sliding on a face", {{0, 0, 2}, 1, {1, 0, 0}}, {0, 1, {0, 0, 1}, {0, 0, -1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past an edge", {{-4, 0, 4}, 1, {12, 0, 0}}},
        {"past a corner", {{R(1.75), R(1.75), 3}, 1, {0, 0, -9}}},
        {"away", {{0, 0, 3}, 1, {0, 0, 2}}},
        {"not so far", {{0, 0, 6}, 1, {0, 0, R(-3.5)}}},
        {"empty", {{0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_aabb)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_aabb)(&misses[i].a, &b)));
    const Aabb half = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, -1}};
    check("what is empty is never touched", is_no_impact(X(sweep_sphere_aabb)(&table[0].a, &none)));
    const Impact on_half = X(sweep_sphere_aabb)(&table[3].a, &half);
    check("half of space", cmp(on_half.enter, <=, R(1.0) / 3) && cmp(on_half.enter, >, R(0.333)) &&
                               cmp(on_half.leave, ==, 1));
}

CASES(sweep_sphere_aabb)
