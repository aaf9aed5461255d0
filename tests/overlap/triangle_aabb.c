/* tests/overlap/triangle_aabb.c - isect_overlap_triangle_aabb. */
#include "kit/kit.h"

static void other_boxes(void)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF;
    const Triangle triangle = {{6, 0, 0}, {0, 6, 0}, {0, 0, 6}}; /* x + y + z = 6 */
    TABLE(boxes, Aabb box; bool want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"an octant that touches", {{-inf, -inf, -inf}, {2, 2, 2}}, true},
        {"an octant beneath", {{-inf, -inf, -inf}, {2, 2, 2 - eps}}, false},
        {"an octant above, touches", {{2, 2, 2}, {inf, inf, inf}}, true},
        {"an octant above", {{2, 2, 2 + 2 * eps}, {inf, inf, inf}}, false},
        {"a half space that touches a corner", {{6, -inf, -inf}, {inf, inf, inf}}, true},
        {"a half space apart", {{6 + 4 * eps, -inf, -inf}, {inf, inf, inf}}, false},
        {"a beam that touches an edge", {{3, 3, -inf}, {inf, inf, inf}}, true},
        {"a beam beside an edge", {{3, 3 + 2 * eps, -inf}, {inf, inf, inf}}, false},
        {"a line through", {{1, 1, -inf}, {1, 1, inf}}, true},
        {"a half line through", {{1, 1, -inf}, {1, 1, 4}}, true},
        {"a half line before", {{1, 1, -inf}, {1, 1, 4 - 4 * eps}}, false},
        {"flat, cuts", {{1, 1, 3}, {4, 2, 3}}, true},
        {"flat, touches", {{1, 1, 1}, {3, 2, 1}}, true},
        {"flat, apart", {{1, 1, 1}, {3 - 2 * eps, 2, 1}}, false},
        {"a point on it", {{1, 2, 3}, {1, 2, 3}}, true},
        {"a point beside it", {{1, 2, 3 + 2 * eps}, {1, 2, 3 + 2 * eps}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"near the origin, by the least", {{0, 0, 0}, {least, least, least}}, false},
    };
    check_each(boxes, X(overlap_triangle_aabb)(&triangle, &boxes[i].box) == boxes[i].want);
}

/* Cases: the box [0, 2] x [0, 2] x [0, 2]. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, Triangle triangle; bool want;) = {
        {"inside", {{1, 1, 1}, {1, R(1.5), 1}, {1, 1, R(1.5)}}, true},
        {"around a cut", {{-9, -9, 1}, {9, -9, 1}, {0, 9, 1}}, true},
        {"a inside", {{1, 1, 1}, {9, 9, 9}, {9, 8, 7}}, true},
        {"b inside", {{9, 9, 9}, {1, 1, 1}, {9, 8, 7}}, true},
        {"c inside", {{9, 9, 9}, {9, 8, 7}, {1, 1, 1}}, true},
        {"an edge through", {{-1, 1, 1}, {3, 1, 1}, {1, 9, 9}}, true},
        {"beside a face", {{3, 0, 0}, {3, 2, 0}, {3, 0, 2}}, false},
        {"in a face", {{2, 0, 0}, {2, 2, 0}, {2, 0, 2}}, true},
        {"in the plane of a face, touches its edge", {{2, 3, 1}, {2, 2, 1}, {2, 3, 3}}, true},
        {"in the plane of a face, apart", {{2, 3, 1}, {2, 2 + 2 * eps, 1}, {2, 3, 3}}, false},
        {"a corner on a face", {{2, 1, 1}, {3, 1, 1}, {3, 2, 2}}, true},
        {"a corner an ulp before it", {{2 + 2 * eps, 1, 1}, {3, 1, 1}, {3, 2, 2}}, false},
        {"touches the upper corner", {{6, 0, 0}, {0, 6, 0}, {0, 0, 6}}, true},
        {"passes the upper corner", {{6 + 4 * eps, 0, 0}, {0, 6, 0}, {0, 0, 6}}, false},
        {"cuts the upper corner", {{6, 0, 0}, {0, 6 - 4 * eps, 0}, {0, 0, 6}}, true},
        {"turned, touches it", {{6, 0, 0}, {0, 0, 6}, {0, 6, 0}}, true},
        {"turned, passes it", {{6, 0, 0}, {0, 0, 6}, {0, 6 + 4 * eps, 0}}, false},
        {"touches the lower corner", {{-1, 1, 0}, {0, -1, 1}, {1, 0, -1}}, true},
        {"passes the lower corner", {{-1 - eps, 1, 0}, {0, -1, 1}, {1, 0, -1}}, false},
        {"ab touches the edge along z", {{1, 3, 1}, {3, 1, 1}, {4, 4, 1}}, true},
        {"ab passes the edge along z", {{1, 3, 1}, {3 + 2 * eps, 1, 1}, {4, 4, 1}}, false},
        {"bc touches the edge along x", {{1, 4, 4}, {1, 1, 3}, {1, 3, 1}}, true},
        {"bc passes the edge along x", {{1, 4, 4}, {1, 1, 3}, {1, 3 + 2 * eps, 1}}, false},
        {"ca touches the edge along y", {{3, 1, 1}, {4, 1, 4}, {1, 1, 3}}, true},
        {"ca passes the edge along y", {{3 + 2 * eps, 1, 1}, {4, 1, 4}, {1, 1, 3}}, false},
        {"ab touches a lower edge along z", {{1, -1, 1}, {-1, 1, 1}, {-4, -4, 1}}, true},
        {"ab passes a lower edge along z", {{1, -1 - eps, 1}, {-1, 1, 1}, {-4, -4, 1}}, false},
        {"turned, touches a lower edge", {{-1, 1, 1}, {1, -1, 1}, {-4, -4, 1}}, true},
        {"turned, passes a lower edge", {{-1, 1, 1}, {1, -1 - eps, 1}, {-4, -4, 1}}, false},
        {"a needle through", {{-1, 1, 1}, {3, 1, 1}, {5, 1, 1}}, true},
        {"a needle past an edge", {{1, 4, 1}, {3, 2, 1}, {4, 1, 1}}, false},
        {"a needle that touches an edge", {{1, 3, 1}, {3, 1, 1}, {4, 0, 1}}, true},
        {"a needle that touches a corner", {{1, 3, 3}, {3, 1, 1}, {4, 0, 0}}, true},
        {"a point inside", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, true},
        {"a point on a corner", {{2, 2, 2}, {2, 2, 2}, {2, 2, 2}}, true},
        {"a point outside", {{3, 1, 1}, {3, 1, 1}, {3, 1, 1}}, false},
        {"as far as can be, through", {{-most, -most, 1}, {most, -most, 1}, {0, most, 1}}, true},
        {"as far as can be, just cuts it",
         {{-most, most, 1}, {most, most, 1}, {most, -most, -1}},
         true},
        {"as far as can be, beside it",
         {{-most, most, 3}, {most, most, 3}, {most, -most, 3}},
         false},
    };
    const Aabb box = {{0, 0, 0}, {2, 2, 2}};
    check_each(table, X(overlap_triangle_aabb)(&table[i].triangle, &box) == table[i].want);
    other_boxes();
}

CASES(overlap_triangle_aabb)
