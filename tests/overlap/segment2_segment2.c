/* tests/overlap/segment2_segment2.c - isect_overlap_segment2_segment2. */
#include "kit/kit.h"

static bool ask(Vec2 p, Vec2 q, Vec2 r, Vec2 s)
{
    const Segment2 a = {p, q}, b = {r, s};
    return X(overlap_segment2_segment2)(&a, &b);
}

/* Cases: with the segment from (0, 0) to (4, 8). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Vec2 from, to; bool want;) = {
        {"itself", {0, 0}, {4, 8}, true},
        {"reversed", {4, 8}, {0, 0}, true},
        {"a part of it", {1, 2}, {3, 6}, true},
        {"more than it", {-1, -2}, {5, 10}, true},
        {"goes on from its end", {4, 8}, {5, 10}, true},
        {"goes on after a gap", {5, 10}, {6, 12}, false},
        {"goes on after the least gap", {-least, -2 * least}, {-1, -2}, false},
        {"turns off from its end", {4, 8}, {5, 0}, true},
        {"crosses", {0, 8}, {4, 0}, true},
        {"crosses at an end", {0, 8}, {2, 4}, true},
        {"ends before it by an ulp", {0, 8}, {2 - eps, 4}, false},
        {"begins behind it by an ulp", {2 + 2 * eps, 4}, {4, 0}, false},
        {"an end passes the other's by an ulp", {4 + 4 * eps, 8}, {5, 0}, false},
        {"on one side, boxes meet", {0, 8}, {1, 3}, false},
        {"beyond its end, boxes meet", {3, 9}, {9, 6}, false},
        {"on the other's line and short of it", {3, 4}, {5, 4}, false},
        {"parallel", {0, 1}, {4, 9}, false},
        {"far to the right", {5, 0}, {9, 8}, false},
        {"far to the left", {-5, 8}, {-1, 0}, false},
        {"far above", {0, 9}, {4, 12}, false},
        {"far below", {0, -9}, {4, -1}, false},
        {"a point on it", {1, 2}, {1, 2}, true},
        {"a point beside it", {1, 2 + 2 * eps}, {1, 2 + 2 * eps}, false},
        {"a point on its line", {5, 10}, {5, 10}, false},
        {"infinite both", {-inf, 4}, {inf, 4}, false},
    };
    const Vec2 o = {0, 0}, p = {1, 2};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              cmp(ask(o, (Vec2){4, 8}, table[i].from, table[i].to), ==, table[i].want));
        check(table[i].name,
              cmp(ask(table[i].to, table[i].from, (Vec2){4, 8}, o), ==, table[i].want));
    }
    check("points that are the same", ask(p, p, p, p));
    check("points that are not", !ask(p, p, (Vec2){1, 2 + 2 * eps}, (Vec2){1, 2 + 2 * eps}));
    check("across the whole range",
          ask((Vec2){-most, -most}, (Vec2){most, most}, (Vec2){-most, most}, (Vec2){most, -most}));
    check("across the whole range, apart by the least number",
          !ask((Vec2){-most, -most}, (Vec2){most, most}, (Vec2){0, least}, (Vec2){-most, most}));
    check("across the least range", ask((Vec2){-least, -least}, (Vec2){least, least},
                                        (Vec2){-least, least}, (Vec2){least, -least}));
}

CASES(overlap_segment2_segment2)
