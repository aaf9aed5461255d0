/* tests/overlap/segment_segment.c - isect_overlap_segment_segment. */
#include "kit/kit.h"

static bool ask(Vec3 p, Vec3 q, Vec3 r, Vec3 s)
{
    const Segment a = {p, q}, b = {r, s};
    return X(overlap_segment_segment)(&a, &b);
}

/* Cases: with the segment from (0, 0, 0) to (4, 4, 8). */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Vec3 from, to; bool want;) = {
        {"itself", {0, 0, 0}, {4, 4, 8}, true},
        {"reversed", {4, 4, 8}, {0, 0, 0}, true},
        {"a part of it", {1, 1, 2}, {2, 2, 4}, true},
        {"more than it", {-1, -1, -2}, {5, 5, 10}, true},
        {"goes on from its end", {4, 4, 8}, {5, 5, 10}, true},
        {"goes on after a gap", {5, 5, 10}, {6, 6, 12}, false},
        {"goes on after the least gap", {-least, -least, -2 * least}, {-1, -1, -2}, false},
        {"turns off from its end", {4, 4, 8}, {5, 4, 8}, true},
        {"crosses in the middle", {0, 4, 4}, {4, 0, 4}, true},
        {"crosses, below by an ulp", {0, 4, 4}, {4, 0, 4 - 2 * eps}, false},
        {"crosses, above by an ulp", {0, 4, 4 + 4 * eps}, {4, 0, 4}, false},
        {"touches with an end", {2, 2, 4}, {7, 3, 1}, true},
        {"an end that is away by an ulp", {2, 2, 4 + 4 * eps}, {7, 3, 11}, false},
        {"in one plane, too short to meet", {0, 4, 4}, {1, 3, 4}, false},
        {"in one plane, boxes meet", {0, 3, 4}, {R(1.5), 2, 4}, false},
        {"parallel", {0, 1, 0}, {4, 5, 8}, false},
        {"askew", {0, 4, 3}, {4, 0, 3}, false},
        {"a point on it", {1, 1, 2}, {1, 1, 2}, true},
        {"a point beside it", {1, 1, 3}, {1, 1, 3}, false},
        {"infinite both", {-inf, 4, 4}, {inf, 0, 4}, false},
    };
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              cmp(ask(o, (Vec3){4, 4, 8}, table[i].from, table[i].to), ==, table[i].want));
        check(table[i].name,
              cmp(ask(table[i].from, table[i].to, (Vec3){4, 4, 8}, o), ==, table[i].want));
    }
    check("points that are the same", ask(p, p, p, p));
    check("points that are not", !ask(p, p, (Vec3){1, 2, 3 + 2 * eps}, (Vec3){1, 2, 3 + 2 * eps}));
    check("across the whole range", ask((Vec3){-most, -most, 0}, (Vec3){most, most, 0},
                                        (Vec3){-most, most, 0}, (Vec3){most, -most, 0}));
    check("across the whole range, apart by the least number",
          !ask((Vec3){-most, -most, least}, (Vec3){most, most, least}, (Vec3){-most, most, 0},
               (Vec3){most, -most, 0}));
    check("apart by the least number only",
          !ask((Vec3){-least, 0, least}, (Vec3){least, 0, least}, (Vec3){0, -least, 0},
               (Vec3){0, least, 2 * least}) == false);
}

CASES(overlap_segment_segment)
