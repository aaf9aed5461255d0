/* tests/overlap/sphere_aabb.c - isect_overlap_sphere_aabb. */
#include "kit/kit.h"

/* Cases: against the box [0, 2] x [0, 4] x [0, 6]. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF;
    TABLE(table, Sphere ball; bool want;) = {
        {"inside", {{1, 2, 3}, R(0.5)}, true},
        {"around", {{1, 2, 3}, 99}, true},
        {"point inside", {{1, 2, 3}, 0}, true},
        {"point on a face", {{2, 1, 1}, 0}, true},
        {"point on a corner", {{2, 4, 6}, 0}, true},
        {"point outside by an ulp", {{2 + 2 * eps, 4, 6}, 0}, false},
        {"point below by the least number", {{-least, 0, 0}, 0}, false},
        {"touches the least number below", {{-least, 0, 0}, least}, true},
        {"touches below x", {{-1, 1, 1}, 1}, true},
        {"touches above x", {{3, 1, 1}, 1}, true},
        {"touches below y", {{1, -1, 1}, 1}, true},
        {"touches above y", {{1, 5, 1}, 1}, true},
        {"touches below z", {{1, 1, -1}, 1}, true},
        {"touches above z", {{1, 1, 7}, 1}, true},
        {"apart below x", {{-1, 1, 1}, 1 - eps}, false},
        {"apart above x", {{3, 1, 1}, 1 - eps}, false},
        {"apart below y", {{1, -1, 1}, 1 - eps}, false},
        {"apart above y", {{1, 5, 1}, 1 - eps}, false},
        {"apart below z", {{1, 1, -1}, 1 - eps}, false},
        {"apart above z", {{1, 1, 7}, 1 - eps}, false},
        {"touches an edge", {{5, 8, 1}, 5}, true},
        {"apart from an edge", {{5, 8, 1}, 5 - 4 * eps}, false},
        {"touches a corner", {{-1, -2, -2}, 3}, true},
        {"apart from a corner", {{-1, -2, -2}, 3 - 2 * eps}, false},
        {"squares overflow, together", {{REAL_MAX, 1, 1}, REAL_MAX}, true},
        {"squares overflow, apart", {{REAL_MAX, REAL_MAX, 1}, REAL_MAX}, false},
        {"infinite center, greatest radius", {{inf, 1, 1}, REAL_MAX}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 4, 6}};
    check_each(table, X(overlap_sphere_aabb)(&table[i].ball, &box) == table[i].want);

    const Sphere unit = {{0, 0, 0}, 1};
    TABLE(boxes, Aabb box; bool want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space that touches", {{-inf, -inf, 1}, {inf, inf, inf}}, true},
        {"half space apart", {{-inf, -inf, -inf}, {inf, -1 - eps, inf}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"flat", {{-1, 1, -1}, {1, 1, 1}}, true},
        {"a point", {{0, 0, -1}, {0, 0, -1}}, true},
    };
    check_each(boxes, X(overlap_sphere_aabb)(&unit, &boxes[i].box) == boxes[i].want);
}

CASES(overlap_sphere_aabb)
