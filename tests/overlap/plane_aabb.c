/* tests/overlap/plane_aabb.c - isect_overlap_plane_aabb. */
#include "kit/kit.h"

/* Cases: the box [0, 1] x [0, 2] x [0, 4]. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; bool want;) = {
        {"x: below the box", {{1, 0, 0}, least}, false},
        {"x: touches from below", {{1, 0, 0}, 0}, true},
        {"x: across", {{1, 0, 0}, R(-0.5)}, true},
        {"x: touches from above", {{1, 0, 0}, -1}, true},
        {"x: above the box", {{1, 0, 0}, -1 - eps}, false},
        {"y: touches from above", {{0, -2, 0}, 4}, true},
        {"y: above the box", {{0, -2, 0}, 4 + 4 * eps}, false},
        {"z: touches from above", {{0, 0, 1}, -4}, true},
        {"z: above the box", {{0, 0, 1}, -4 - 4 * eps}, false},
        {"aslant: touches a corner", {{1, 2, 3}, -17}, true},
        {"aslant: just above", {{1, 2, 3}, -17 * (1 + eps)}, false},
        {"aslant: touches the other corner", {{1, 2, 3}, 0}, true},
        {"aslant: just below", {{1, 2, 3}, least}, false},
        {"mixed signs: touches", {{1, -2, 3}, -13}, true},
        {"mixed signs: touches below", {{1, -2, 3}, 4}, true},
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing, above", {{0, 0, 0}, 1}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -1}, false},
        {"products overflow, across", {{most, -most, 0}, -most / 2}, true},
        {"products overflow, apart", {{most, most, most}, most}, false},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    check_each(table, X(overlap_plane_aabb)(&table[i].plane, &box) == table[i].want);

    const Plane flat = {{0, 0, 1}, -1}, all = {{0, 0, 0}, 0}; /* z = 1 */
    TABLE(boxes, Aabb box; bool want;) = {
        {"flat, in the plane", {{0, 0, 1}, {1, 1, 1}}, true},
        {"flat, beside it", {{0, 0, 1 + eps}, {1, 1, 1 + eps}}, false},
        {"a point in the plane", {{5, 5, 1}, {5, 5, 1}}, true},
        {"endless along the plane, below", {{-inf, -inf, 0}, {inf, inf, R(0.5)}}, false},
        {"endless along it, touches", {{-inf, 0, 0}, {inf, inf, 1}}, true},
        {"endless downward", {{0, 0, -inf}, {1, 1, 0}}, false},
        {"endless downward, touches", {{0, 0, -inf}, {1, 1, 1}}, true},
        {"endless upward", {{0, 0, 0}, {1, 1, inf}}, true},
        {"endless upward, above", {{0, 0, 2}, {1, 1, inf}}, false},
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
    };
    check_each(boxes, X(overlap_plane_aabb)(&flat, &boxes[i].box) == boxes[i].want);
    TABLE(empty, Aabb box;) = {
        {"empty in x", {{1, 0, 0}, {0, 1, 2}}},
        {"empty in y", {{0, 1, 0}, {1, 0, 2}}},
        {"empty in z", {{0, 0, 2}, {1, 1, 0}}},
        {"lower = infinity holds no point", {{inf, 0, 0}, {inf, 1, 2}}},
        {"upper = -infinity holds no point", {{0, -inf, 0}, {1, -inf, 2}}},
        {"NaN", {{0, REAL_NAN, 0}, {1, 1, 2}}},
    };
    for (size_t i = 0; i < COUNT(empty); i++) {
        check(empty[i].name, !X(overlap_plane_aabb)(&flat, &empty[i].box));
        check(empty[i].name, !X(overlap_plane_aabb)(&all, &empty[i].box));
    }
}

CASES(overlap_plane_aabb)
