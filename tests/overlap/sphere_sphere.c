/* tests/overlap/sphere_sphere.c - isect_overlap_sphere_sphere. */
#include "kit/kit.h"

/* Cases: against the unit sphere at the origin. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"the same sphere", {{0, 0, 0}, 1}, true},
        {"inside", {{R(0.5), 0, 0}, R(0.25)}, true},
        {"around", {{1, 1, 1}, 9}, true},
        {"touches in x", {{3, 0, 0}, 2}, true},
        {"touches in y", {{0, -3, 0}, 2}, true},
        {"touches in z", {{0, 0, 3}, 2}, true},
        {"touches aslant", {{2, 3, 6}, 6}, true},
        {"an ulp beyond touching", {{3 + 2 * REAL_EPSILON, 0, 0}, 2}, false},
        {"an ulp too small to touch", {{3, 0, 0}, 2 - REAL_EPSILON}, false},
        {"apart in x", {{-3, 0, 0}, 1}, false},
        {"apart in y", {{0, 3, 0}, 1}, false},
        {"apart in z", {{0, 0, -3}, 1}, false},
        {"a point inside", {{0, R(0.5), 0}, 0}, true},
        {"a point on the surface", {{0, 0, -1}, 0}, true},
        {"a point outside", {{0, 0, 2}, 0}, false},
        {"squares overflow, together", {{most, 0, 0}, most}, true},
        {"squares overflow, apart", {{most, most, 0}, most}, false},
    };
    const Sphere unit = {{0, 0, 0}, 1};

    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_sphere_sphere)(&unit, &table[i].ball) == table[i].want);
        check(table[i].name, X(overlap_sphere_sphere)(&table[i].ball, &unit) == table[i].want);
    }
    const Sphere most_ball = {{0, 0, 0}, most}, endless = {{REAL_INF, 0, 0}, most};
    check("infinity is no number", !X(overlap_sphere_sphere)(&most_ball, &endless));
    check("infinity is no number", !X(overlap_sphere_sphere)(&endless, &most_ball));
    const Sphere speck = {{0, 0, 0}, least}, near = {{2 * least, 0, 0}, least},
                 far = {{3 * least, 0, 0}, least}, nearer = {{2 * least, 0, 0}, 0};
    check("subnormal numbers touch", X(overlap_sphere_sphere)(&speck, &near));
    check("subnormal numbers are apart", !X(overlap_sphere_sphere)(&speck, &far));
    check("a subnormal point is apart", !X(overlap_sphere_sphere)(&speck, &nearer));
}

CASES(overlap_sphere_sphere)
