/* tests/sweep/sphere_obb.c - isect_sweep_sphere_obb. */
#include "kit/impact.h"

/* Cases: with a cube of half 1, turned about z so that an edge looks along x and y. */
TEST_FUNCTION(cases)
{
    const real s = R(0.70710678118654752440);
    const Obb b = {{0, 0, 0}, {{s, s, 0}, {-s, s, 0}, {0, 0, 1}}, {1, 1, 1}};
    Obb none = b;
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto a face", {{0, 0, 6}, 1, {0, 0, -8}}, {R(0.5), 1, {0, 0, 1}, {0, 0, -1}}},
        {"onto an edge",
         {{2 * s + 5, 0, 0}, 1, {-8, 0, 0}},
         {R(0.5), 1, {2 * s, 0, 0}, {-1, 0, 0}}},
        {"onto a face aslant",
         {{6 * s, 6 * s, 0}, 1, {-8 * s, -8 * s, 0}},
         {R(0.5), 1, {s, s, 0}, {-s, -s, 0}}},
        {"inside, near a face", {{0, 0, R(-0.5)}, 0, {0, 0, 0}}, {0, 1, {0, 0, -1}, {0, 0, 1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past an edge", {{R(2.5), -4, 0}, 1, {0, 9, 0}}},
        {"away", {{0, 0, R(2.25)}, 1, {0, 0, 2}}},
        {"empty", {{0, 0, 0}, -1, {1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_obb)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_obb)(&misses[i].a, &b)));
    none.half[1] = -1;
    check("what is empty is never touched", is_no_impact(X(sweep_sphere_obb)(&table[0].a, &none)));
}

CASES(sweep_sphere_obb)
