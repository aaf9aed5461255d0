/* tests/overlap/point_triangle.c - isect_overlap_point_triangle. */
#include "kit/kit.h"

static bool ask(Vec3 p, Vec3 a, Vec3 b, Vec3 c)
{
    const Triangle triangle = {a, b, c};
    return X(overlap_point_triangle)(&p, &triangle);
}

/* Cases: with the triangle (0, 0, 0), (4, 0, 4), (0, 4, 4), which lies in z = x + y. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF, most = REAL_MAX;
    TABLE(table, Vec3 point; bool want;) = {
        {"corner a", {0, 0, 0}, true},
        {"corner b", {4, 0, 4}, true},
        {"corner c", {0, 4, 4}, true},
        {"on edge ab", {1, 0, 1}, true},
        {"on edge bc", {1, 3, 4}, true},
        {"on edge ca", {0, 3, 3}, true},
        {"inside", {1, 1, 2}, true},
        {"inside, the least part", {least, least, 2 * least}, true},
        {"above by an ulp", {1, 1, 2 + 2 * eps}, false},
        {"below by an ulp", {1, 1, 2 - eps}, false},
        {"in its plane, beyond ab", {1, -1, 0}, false},
        {"in its plane, beyond ab by the least number", {1, -least, 1}, false},
        {"in its plane, beyond bc", {2, 3, 5}, false},
        {"in its plane and box, beyond bc", {3, R(1.25), R(4.25)}, false},
        {"in its plane, beyond ca", {-1, 2, 1}, false},
        {"in its box, off its plane", {1, 1, 3}, false},
    };
    const Vec3 o = {0, 0, 0}, b = {4, 0, 4}, c = {0, 4, 4};
    check_each(table, cmp(ask(table[i].point, o, b, c), ==, table[i].want));

    const Vec3 p = {1, 2, 3}, q = {3, 6, 9}, middle = {2, 4, 6};
    check("a needle: on it",
          ask(middle, p, q, p) && ask(middle, p, q, middle) && ask(p, q, p, middle));
    check("a needle: on its line", !ask((Vec3){4, 8, 12}, p, q, middle) && !ask(o, p, middle, q));
    check("a needle: beside it", !ask((Vec3){2, 4, 6 + 4 * eps}, p, q, middle));
    check("a point", ask(p, p, p, p) && !ask((Vec3){1, 2, 3 + 2 * eps}, p, p, p));
    check("as large as can be",
          ask(o, (Vec3){-most, -most, 0}, (Vec3){most, -most, 0}, (Vec3){0, most, 0}));
    check("off that by the least number", !ask((Vec3){0, 0, least}, (Vec3){-most, -most, 0},
                                               (Vec3){most, -most, 0}, (Vec3){0, most, 0}));
    check("NaN corner",
          !ask(o, o, b, (Vec3){REAL_NAN, 0, 0}) && !ask(o, o, (Vec3){0, 0, REAL_NAN}, c));
    check("infinite corner", !ask(o, o, b, (Vec3){0, inf, 0}) && !ask(o, (Vec3){-inf, 0, 0}, o, c));
}

CASES(overlap_point_triangle)
