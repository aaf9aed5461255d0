/* tests/overlap/point_sphere.c - isect_overlap_point_sphere. */
#include "kit/kit.h"

/* Cases: in the unit sphere at the origin. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point; bool want;) = {
        {"the center", {0, 0, 0}, true},
        {"inside", {R(0.5), R(-0.5), R(0.5)}, true},
        {"on it in x", {1, 0, 0}, true},
        {"on it in y", {0, -1, 0}, true},
        {"on it in z", {0, 0, 1}, true},
        {"an ulp outside", {1 + eps, 0, 0}, false},
        {"an ulp inside", {0, 1 - eps / 2, 0}, true},
        {"on it but for the least number", {1, 0, least}, false},
        {"outside in x", {2, 0, 0}, false},
        {"outside in y", {0, 2, 0}, false},
        {"outside in z", {0, 0, -2}, false},
        {"squares overflow", {most, most, most}, false},
    };
    const Sphere unit = {{0, 0, 0}, 1};
    check_each(table, X(overlap_point_sphere)(&table[i].point, &unit) == table[i].want);

    TABLE(balls, Sphere ball; bool want;) = {
        {"aslant", {{2, 3, 6}, 7}, true},
        {"aslant, an ulp too small", {{2, 3, 6}, 7 - 4 * eps}, false},
        {"a point", {{0, 0, 0}, 0}, true},
        {"another point", {{0, least, 0}, 0}, false},
        {"subnormal", {{0, least, 0}, least}, true},
        {"subnormal, too small", {{least, 2 * least, 0}, 2 * least}, false},
        {"greatest", {{0, 0, most}, most}, true},
        {"greatest, not reached", {{most, most, 0}, most}, false},
    };
    const Vec3 origin = {0, 0, 0};
    check_each(balls, X(overlap_point_sphere)(&origin, &balls[i].ball) == balls[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_point_sphere)(&lost, &endless));
    check("nor near the greatest", !X(overlap_point_sphere)(&far, &endless));
    check("nor near the greatest", !X(overlap_point_sphere)(&lost, &greatest));
}

CASES(overlap_point_sphere)
