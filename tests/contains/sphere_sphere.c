/* tests/contains/sphere_sphere.c - isect_contains_sphere_sphere. */
#include "kit/kit.h"

/* Cases: in the unit sphere at the origin. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"the same sphere", {{0, 0, 0}, 1}, true},
        {"in the middle", {{0, 0, 0}, R(0.5)}, true},
        {"an ulp larger", {{0, 0, 0}, 1 + REAL_EPSILON}, false},
        {"around", {{0, 0, 0}, 9}, false},
        {"touches from inside in x", {{R(0.75), 0, 0}, R(0.25)}, true},
        {"touches from inside in y", {{0, R(-0.5), 0}, R(0.5)}, true},
        {"touches from inside in z", {{0, 0, R(0.25)}, R(0.75)}, true},
        {"touches from inside, aslant", {{R(0.25), R(0.375), R(0.75)}, R(0.125)}, true},
        {"an ulp beyond the touch", {{R(0.75) + REAL_EPSILON, 0, 0}, R(0.25)}, false},
        {"an ulp too large for the touch", {{R(0.75), 0, 0}, R(0.25) + REAL_EPSILON}, false},
        {"across the surface", {{1, 0, 0}, R(0.5)}, false},
        {"touches from outside", {{0, 2, 0}, 1}, false},
        {"apart", {{0, 0, -3}, 1}, false},
        {"apart, and around the difference of the radii", {{0, 2, 0}, 3}, false},
        {"a point on the surface", {{0, 0, -1}, 0}, true},
        {"a point inside", {{R(0.5), 0, 0}, 0}, true},
        {"a point outside", {{0, 1 + REAL_EPSILON, 0}, 0}, false},
        {"empty", {{0, 0, 0}, -1}, false},
        {"empty by the least number", {{0, 0, 0}, -least}, false},
        {"squares underflow", {{least, 0, 0}, 1 - REAL_EPSILON}, true},
        {"squares overflow", {{most, 0, 0}, 0}, false},
        {"NaN center", {{0, REAL_NAN, 0}, R(0.5)}, false},
        {"NaN radius", {{0, 0, 0}, REAL_NAN}, false},
        {"infinite center", {{0, 0, REAL_INF}, 0}, false},
        {"infinite radius", {{0, 0, 0}, REAL_INF}, false},
    };
    const Sphere unit = {{0, 0, 0}, 1}, huge = {{-most, 0, 0}, most}, empty = {{0, 0, 0}, -1};
    check_each(table, X(contains_sphere_sphere)(&unit, &table[i].ball) == table[i].want);
    check("squares overflow, inside", X(contains_sphere_sphere)(&huge, &(Sphere){{0, 0, 0}, 0}));
    check("an empty sphere contains nothing", !X(contains_sphere_sphere)(&empty, &empty));
}

CASES(contains_sphere_sphere)
