/* tests/closest/ray_ray.c - isect_closest_ray_ray. */
#include "kit/nearest.h"

static Nearest ask(Ray a, Ray b)
{
    return X(closest_ray_ray)(&a, &b);
}

#define INF REAL_INF
#define LEAST REAL_LEAST
#define MOST REAL_MAX

/* Cases: one ray is on the x axis, in steps of 2. */
static TABLE(table, real t_min, t_max; Ray other; Vec3 a, b; real distance2;) = {
    {"line and line", -INF, INF, {{1, 2, 3}, {0, 4, 0}, -INF, INF}, {1, 0, 0}, {1, 0, 3}, 9},
    {"at an angle", -INF, INF, {{1, 2, 3}, {1, 1, 0}, -INF, INF}, {-1, 0, 0}, {-1, 0, 3}, 9},
    {"ray, ahead",
     0,
     INF,
     {{-3, 2, 0}, {1, 0, -1}, 0, INF},
     {0, 0, 0},
     {-R(1.5), 2, -R(1.5)},
     R(8.5)},
    {"piece, beyond its end", 0, 2, {{7, 5, 4}, {0, 1, 0}, -INF, INF}, {4, 0, 0}, {7, 0, 4}, 25},
    {"piece, before its start", 3, 9, {{2, 0, 3}, {0, 1, 0}, -INF, INF}, {6, 0, 0}, {2, 0, 3}, 25},
    {"starts above it", 0, INF, {{3, 2, 0}, {0, 1, 0}, 0, INF}, {3, 0, 0}, {3, 2, 0}, 4},
    {"ends above it", -INF, 4, {{5, 8, 1}, {0, -2, 0}, -INF, 3}, {5, 0, 0}, {5, 2, 1}, 5},
    {"both at their ends", -INF, 0, {{3, 4, 0}, {5, 5, 0}, 0, INF}, {0, 0, 0}, {3, 4, 0}, 25},
    {"from one t on", 1, 1, {{2, 3, 0}, {0, 1, 0}, 1, INF}, {2, 0, 0}, {2, 4, 0}, 16},
    {"parallel lines", -INF, INF, {{9, 0, 2}, {-1, 0, 0}, -INF, INF}, {0, 0, 0}, {0, 0, 2}, 4},
    {"parallel, ahead", 0, INF, {{9, 0, 2}, {1, 0, 0}, 0, INF}, {9, 0, 0}, {9, 0, 2}, 4},
    {"parallel, behind", 0, INF, {{-3, 4, 0}, {-1, 0, 0}, 0, INF}, {0, 0, 0}, {-3, 4, 0}, 25},
    {"parallel, from 3 on", 3, INF, {{9, 0, 2}, {-1, 0, 0}, 0, INF}, {6, 0, 0}, {6, 0, 2}, 4},
    {"nearly parallel",
     -INF,
     INF,
     {{0, 0, 1}, {1, REAL_EPSILON, 0}, 1, INF},
     {1, 0, 0},
     {1, REAL_EPSILON, 1},
     1},
    {"nearly parallel, from afar",
     -INF,
     INF,
     {{0, -1, 1}, {1, REAL_EPSILON, 0}, -INF, INF},
     {1 / REAL_EPSILON, 0, 0},
     {1 / REAL_EPSILON, 0, 1},
     1},
    {"a point", -INF, INF, {{3, 1, 1}, {0, 0, 0}, -5, INF}, {3, 0, 0}, {3, 1, 1}, 2},
    {"a point and a ray's start", 0, INF, {{-3, 4, 0}, {0, 0, 0}, 1, 1}, {0, 0, 0}, {-3, 4, 0}, 25},
    {"crossing", -INF, INF, {{1, 1, 0}, {0, 1, 0}, -INF, INF}, {1, 0, 0}, {1, 0, 0}, 0},
    {"starting on it", 0, INF, {{3, 0, 0}, {0, 1, 1}, 0, INF}, {3, 0, 0}, {3, 0, 0}, 0},
    {"along it", 0, INF, {{5, 0, 0}, {-1, 0, 0}, 0, INF}, {0, 0, 0}, {0, 0, 0}, 0},
    {"along it, end to end", 0, INF, {{-1, 0, 0}, {-1, 0, 0}, -1, INF}, {0, 0, 0}, {0, 0, 0}, 0},
    {"along it, apart", 0, INF, {{-3, 0, 0}, {-1, 0, 0}, -1, INF}, {0, 0, 0}, {-2, 0, 0}, 4},
    {"a point on it", -INF, INF, {{3, 0, 0}, {0, 0, 0}, 0, 1}, {3, 0, 0}, {3, 0, 0}, 0},
    {"above by the least number",
     -INF,
     INF,
     {{1, 0, LEAST}, {0, 1, 0}, -INF, INF},
     {1, 0, 0},
     {1, 0, LEAST},
     LEAST},
    {"very far", 0, INF, {{-MOST, 0, MOST}, {0, 1, 0}, 0, INF}, {0, 0, 0}, {-MOST, 0, MOST}, MOST},
    {"beyond the numbers",
     MOST,
     INF,
     {{0, 0, 1}, {0, 1, 0}, 0, INF},
     {MOST, 0, 0},
     {0, 0, 1},
     MOST},
};

TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, least = REAL_LEAST;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray axis = {{0, 0, 0}, {2, 0, 0}, table[i].t_min, table[i].t_max};
        const Ray other = table[i].other;
        const real distance2 = table[i].distance2;
        check(table[i].name, is_answer(ask(axis, other), table[i].a, table[i].b, distance2));
        check(table[i].name, cmp(ask(other, axis).distance2, ==, distance2));
    }
    const Ray zero = {{0, 0, 0}, {0, 0, 0}, -inf, inf}, other = {{1, 2, 2}, {0, 0, 0}, 0, 0};
    check("two points", is_answer(ask(zero, other), zero.origin, other.origin, 9));
    check("one point", overlapping(ask(other, other)));
    const Ray tiny = {{0, 0, 0}, {least, 0, 0}, 0, inf};
    const Ray above = {{4 * least, 8 * least, 2 * least}, {0, -least, 0}, 0, inf};
    check("so small that squares are 0", is_answer(ask(tiny, above), (Vec3){4 * least, 0, 0},
                                                   (Vec3){4 * least, 0, 2 * least}, least));
}

CASES(closest_ray_ray)
