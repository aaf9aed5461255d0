/* tests/overlap/segment_triangle.c - isect_overlap_segment_triangle. */
#include "kit/kit.h"

static bool ask(Vec3 p, Vec3 q, Vec3 a, Vec3 b, Vec3 c)
{
    const Segment segment = {p, q};
    const Triangle triangle = {a, b, c};
    return X(overlap_segment_triangle)(&segment, &triangle);
}

/* Cases: with the triangle (0, 0, 0), (4, 0, 4), (0, 4, 4), which lies in z = x + y. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Vec3 from, to; bool want;) = {
        {"pierces", {1, 1, 0}, {1, 1, 4}, true},
        {"pierces aslant", {0, 0, 5}, {2, 3, -3}, true},
        {"pierces corner a", {0, 0, -1}, {0, 0, 1}, true},
        {"pierces corner b", {4, 0, 3}, {4, 0, 5}, true},
        {"pierces edge ab", {1, 0, 0}, {1, 0, 2}, true},
        {"pierces edge bc", {2, 2, 0}, {2, 2, 9}, true},
        {"pierces edge ca", {0, 1, 0}, {0, 1, 2}, true},
        {"passes corner a by the least number", {-least, 0, -1}, {-least, 0, 1}, false},
        {"passes edge ab by the least number", {1, -least, 0}, {1, -least, 2}, false},
        {"passes edge bc by an ulp", {2, 2 + 2 * eps, 0}, {2, 2 + 2 * eps, 9}, false},
        {"passes edge ca by the least number", {-least, 1, 0}, {-least, 1, 2}, false},
        {"passes edge bc", {3, 2, 0}, {3, 2, 9}, false},
        {"touches with its first end", {1, 1, 2}, {1, 1, 5}, true},
        {"touches with its last end", {1, 1, -3}, {1, 1, 2}, true},
        {"ends before it by an ulp", {1, 1, 0}, {1, 1, 2 - eps}, false},
        {"begins behind it by an ulp", {1, 1, 2 + 2 * eps}, {1, 1, 4}, false},
        {"is parallel above", {1, 1, 3}, {2, 1, 4}, false},
        {"in the plane, inside", {1, 1, 2}, {2, 1, 3}, true},
        {"in the plane, from side to side", {-1, 1, 0}, {5, 1, 6}, true},
        {"in the plane, along an edge", {-1, 0, -1}, {5, 0, 5}, true},
        {"in the plane, past a corner", {-1, 1, 0}, {1, -1, 0}, true},
        {"in the plane, past a corner by a step", {-2, 1, -1}, {1, -2, -1}, false},
        {"in the plane, on an edge's line", {5, 0, 5}, {6, 0, 6}, false},
        {"in the plane, in its box", {3, 3, 6}, {4, 1, 5}, false},
        {"a point inside", {1, 1, 2}, {1, 1, 2}, true},
        {"a point above", {1, 1, 2 + 2 * eps}, {1, 1, 2 + 2 * eps}, false},
        {"infinite both", {1, 1, -inf}, {1, 1, inf}, false},
    };
    const Vec3 o = {0, 0, 0}, b = {4, 0, 4}, c = {0, 4, 4};
    check_each(table, cmp(ask(table[i].from, table[i].to, o, b, c), ==, table[i].want));

    const Vec3 p = {1, 2, 3}, q = {3, 6, 9}, middle = {2, 4, 6}, up = {0, 0, 1}, down = {0, 0, -1};
    check("a needle: crosses it", ask((Vec3){1, 4, 6}, (Vec3){3, 4, 6}, p, q, middle));
    check("a needle: passes it", !ask((Vec3){1, 4, 6}, (Vec3){3, 4, 6 + 8 * eps}, p, q, middle));
    check("a needle: on its line", ask(o, p, p, q, middle) && !ask(o, o, p, middle, q));
    check("a point: on it", ask(o, middle, p, p, p) && !ask(up, middle, p, p, p));
    check("NaN corner", !ask(up, down, (Vec3){REAL_NAN, 0, 0}, b, c) &&
                            !ask(up, down, o, (Vec3){4, REAL_NAN, 4}, c) &&
                            !ask(up, down, o, b, (Vec3){0, 4, REAL_NAN}));
    check("infinite corner", !ask(up, down, (Vec3){-inf, -1, 0}, b, c) &&
                                 !ask(up, down, (Vec3){-1, -1, 0}, (Vec3){inf, 0, 0}, c));
    check("as large as can be",
          ask((Vec3){0, 0, -most}, (Vec3){0, 0, most}, (Vec3){-most, -most, 0},
              (Vec3){most, -most, 0}, (Vec3){0, most, 0}));
    check("parallel to that, by the least number",
          !ask((Vec3){-most, 0, least}, (Vec3){most, 0, least}, (Vec3){-most, -most, 0},
               (Vec3){most, -most, 0}, (Vec3){0, most, 0}));
}

CASES(overlap_segment_triangle)
