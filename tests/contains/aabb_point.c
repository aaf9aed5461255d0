/* tests/contains/aabb_point.c - isect_contains_aabb_point. */
#include "kit/kit.h"

TEST_FUNCTION(cases)
{
    const real over = 1 + REAL_EPSILON, least = REAL_LEAST;
    TABLE(table, Vec3 point; bool want;) = {
        {"inside", {R(0.5), R(0.5), R(0.5)}, true}, {"a lower corner", {0, 0, 0}, true},
        {"an upper corner", {1, 1, 1}, true},       {"below in x", {-least, 0, 0}, false},
        {"below in y", {0, -least, 0}, false},      {"below in z", {0, 0, -least}, false},
        {"above in x", {over, 1, 1}, false},        {"above in y", {1, over, 1}, false},
        {"above in z", {1, 1, over}, false},        {"NaN", {0, REAL_NAN, 0}, false},
        {"infinite", {REAL_INF, 0, 0}, false},
    };
    const Aabb unit = {{0, 0, 0}, {1, 1, 1}}, empty = {{0, 0, 0}, {1, -1, 1}};
    const Aabb all = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    const Aabb unknown = {{0, REAL_NAN, 0}, {1, 1, 1}};
    const Vec3 origin = {0, 0, 0}, beyond = {0, 0, REAL_INF};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(contains_aabb_point)(&unit, &table[i].point) == table[i].want);
        check(table[i].name,
              X(contains_aabb_point_compiled)(&unit, &table[i].point) == table[i].want);
    }
    check("an empty box", !X(contains_aabb_point)(&empty, &origin));
    check("all of space", X(contains_aabb_point)(&all, &origin));
    check("all of space, and no number", !X(contains_aabb_point)(&all, &beyond));
    check("a bound is NaN", !X(contains_aabb_point)(&unknown, &origin));
}

CASES(contains_aabb_point)
