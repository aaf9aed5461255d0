/* tests/overlap/point_aabb.c - isect_overlap_point_aabb. */
#include "kit/kit.h"

/* Cases: in [0, 2] x [0, 4] x [0, 6]. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF;
    TABLE(table, Vec3 point; bool want;) = {
        {"inside", {1, 2, 3}, true},
        {"on a face", {2, 1, 1}, true},
        {"on an edge", {1, 4, 0}, true},
        {"on the lower corner", {0, 0, 0}, true},
        {"on the upper corner", {2, 4, 6}, true},
        {"zero has no sign", {R(-0.0), 1, 1}, true},
        {"below in x", {-least, 1, 1}, false},
        {"above in x", {2 + 2 * eps, 1, 1}, false},
        {"below in y", {1, -least, 1}, false},
        {"above in y", {1, 4 + 4 * eps, 1}, false},
        {"below in z", {1, 1, -least}, false},
        {"above in z", {1, 1, 6 + 4 * eps}, false},
        {"far below", {-REAL_MAX, 1, 1}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 4, 6}};
    check_each(table, X(overlap_point_aabb)(&table[i].point, &box) == table[i].want);

    const Vec3 point = {1, 1, 1};
    TABLE(boxes, Aabb box; bool want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space that touches", {{-inf, 1, -inf}, {inf, inf, inf}}, true},
        {"half space apart", {{-inf, -inf, -inf}, {inf, inf, 1 - eps}}, false},
        {"flat", {{0, 1, 0}, {2, 1, 2}}, true},
        {"the point itself", {{1, 1, 1}, {1, 1, 1}}, true},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
    };
    check_each(boxes, X(overlap_point_aabb)(&point, &boxes[i].box) == boxes[i].want);

    const Aabb all = {{-inf, -inf, -inf}, {inf, inf, inf}};
    for (int k = 0; k < 6; k++) { /* an infinite point is in no box, however large the box */
        Vec3 p = {1, 1, 1};
        ((real *)&p)[k / 2] = k % 2 ? inf : -inf;
        check("infinity is no point", !X(overlap_point_aabb)(&p, &all));
        ((real *)&p)[k / 2] = k % 2 ? REAL_MAX : -REAL_MAX;
        check("the greatest number is one", X(overlap_point_aabb)(&p, &all));
    }
}

/* The inline function has a compiled copy. */
TEST_FUNCTION(special)
{
    for (int i = 0; i < soak(20000); i++) {
        new_kind();
        const Vec3 a = i % 2 ? any_vec3() : odd_vec3();
        const Aabb b = i % 2 ? any_aabb() : odd_aabb();
        check("the compiled copy",
              X(overlap_point_aabb_compiled)(&a, &b) == X(overlap_point_aabb)(&a, &b));
    }
}

CASES_AND(overlap_point_aabb, special)
