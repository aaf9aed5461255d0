/* tests/overlap/segment_aabb.c - isect_overlap_segment_aabb. */
#include "kit/kit.h"

static void other_boxes(void)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF;
    const Segment segment = {{-1, 0, 0}, {1, 2, 0}}; /* y = x + 1 */
    TABLE(boxes, Aabb box; bool want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space that touches an end", {{1, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space apart", {{1 + eps, -inf, -inf}, {inf, inf, inf}}, false},
        {"a quarter", {{0, -inf, -inf}, {inf, 1, inf}}, true},
        {"a quarter, nearly", {{least, -inf, -inf}, {inf, 1, inf}}, false},
        {"a quarter on the other side", {{-inf, 1, -inf}, {0, inf, inf}}, true},
        {"an edge along z", {{0, 1, -inf}, {0, 1, inf}}, true},
        {"an edge along z, beside", {{least, 1, -inf}, {least, 1, inf}}, false},
        {"a beam along x", {{-inf, R(0.5), -1}, {inf, 1, 1}}, true},
        {"a beam along x from there on", {{R(0.5), R(0.5), -1}, {inf, 1, 1}}, false},
        {"flat, across", {{0, 0, -1}, {0, 2, 1}}, true},
        {"flat, across, past it", {{0, 2, -1}, {0, 3, 1}}, false},
        {"flat, in its plane", {{R(-0.5), R(0.25), 0}, {0, 3, 0}}, true},
        {"a point on it", {{R(0.5), R(1.5), 0}, {R(0.5), R(1.5), 0}}, true},
        {"a point beside it", {{R(0.5), 1, 0}, {R(0.5), 1, 0}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
    };
    check_each(boxes, X(overlap_segment_aabb)(&segment, &boxes[i].box) == boxes[i].want);
}

/* Cases: the box [0, 2] x [0, 4] x [0, 6]. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Segment segment; bool want;) = {
        {"inside", {{1, 1, 1}, {1, 2, 3}}, true},
        {"a inside", {{1, 1, 1}, {9, 2, 3}}, true},
        {"b inside", {{1, -9, 1}, {1, 2, 3}}, true},
        {"through", {{-1, 1, 1}, {3, 2, 2}}, true},
        {"through, backwards", {{3, 2, 2}, {-1, 1, 1}}, true},
        {"ends before", {{-2, 1, 1}, {-1, 1, 1}}, false},
        {"ends on a face", {{-2, 1, 1}, {0, 1, 1}}, true},
        {"ends an ulp before it", {{-2, 1, 1}, {-least, 1, 1}}, false},
        {"begins on a face", {{2, 1, 1}, {9, 9, 9}}, true},
        {"begins on a corner", {{2, 4, 6}, {9, 9, 9}}, true},
        {"lies in a face", {{2, 1, 1}, {2, 3, 3}}, true},
        {"lies in an edge", {{2, 4, 1}, {2, 4, 3}}, true},
        {"continues an edge", {{2, 4, 7}, {2, 4, 9}}, false},
        {"continues an edge and touches", {{2, 4, 6}, {2, 4, 9}}, true},
        {"beside a face", {{2 + 2 * eps, -1, 1}, {2 + 2 * eps, 5, 1}}, false},
        {"touches an edge along z", {{1, 5, 1}, {3, 3, 5}}, true},
        {"passes the edge along z", {{1, 5, 1}, {3 + 2 * eps, 3, 5}}, false},
        {"cuts the edge along z", {{1, 5, 1}, {3, 3 - 2 * eps, 5}}, true},
        {"touches the other edge along z", {{-1, 1, 1}, {1, -1, 5}}, true},
        {"passes the other edge along z", {{-1, 1, 1}, {1, -1 - eps, 5}}, false},
        {"touches a third edge along z", {{-1, 3, 1}, {1, 5, 5}}, true},
        {"passes a third edge along z", {{-1, 3, 1}, {1, 5 + 4 * eps, 5}}, false},
        {"touches an edge along x", {{0, 3, 7}, {2, 5, 5}}, true},
        {"passes the edge along x", {{0, 3, 7}, {2, 5, 5 + 4 * eps}}, false},
        {"touches the other edge along x", {{0, -1, 1}, {2, 1, -1}}, true},
        {"passes the other edge along x", {{0, -1, 1}, {2, 1, -1 - eps}}, false},
        {"touches an edge along y", {{1, 0, 7}, {3, 4, 5}}, true},
        {"passes the edge along y", {{1, 0, 7}, {3, 4, 5 + 4 * eps}}, false},
        {"touches the other edge along y", {{-1, 0, 1}, {1, 4, -1}}, true},
        {"passes the other edge along y", {{-1, 0, 1}, {1, 4, -1 - eps}}, false},
        {"touches a corner", {{1, 3, 8}, {3, 5, 4}}, true},
        {"from corner to corner", {{0, 0, 0}, {2, 4, 6}}, true},
        {"longer than that", {{-2, -4, -6}, {4, 8, 12}}, true},
        {"a point inside", {{1, 1, 1}, {1, 1, 1}}, true},
        {"a point on a corner", {{2, 4, 6}, {2, 4, 6}}, true},
        {"a point outside", {{3, 1, 1}, {3, 1, 1}}, false},
        {"as far as can be, through", {{-most, 1, 1}, {most, 1, 1}}, true},
        {"as far as can be, across", {{-most, -most, -most}, {most, most, most}}, true},
        {"as far as can be, past it", {{-most, 0, 0}, {most, most, 0}}, false},
        {"infinite both", {{-inf, 1, 1}, {inf, 1, 1}}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 4, 6}};
    check_each(table, X(overlap_segment_aabb)(&table[i].segment, &box) == table[i].want);
    other_boxes();
}

CASES(overlap_segment_aabb)
