/* tests/closest/point_ray.c - isect_closest_point_ray. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Ray ray)
{
    return X(closest_point_ray)(&p, &ray);
}

/* Cases: the rays are parts of the x axis. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const real big = ISECT_DOUBLE ? (real)0x1p300 : R(0x1p40), small = 1 / big;
    TABLE(table, Vec3 point; real dir, t_min, t_max; Vec3 want; real distance2;) = {
        {"beside the line", {2, 3, 0}, 1, -inf, inf, {2, 0, 0}, 9},
        {"beside, behind the origin", {-2, 0, 2}, 1, -inf, inf, {-2, 0, 0}, 4},
        {"behind a ray", {-3, 4, 0}, 1, 0, inf, {0, 0, 0}, 25},
        {"beside a ray", {7, 1, 0}, 1, 0, inf, {7, 0, 0}, 1},
        {"a long direction", {7, 1, 0}, 4, 0, inf, {7, 0, 0}, 1},
        {"backwards", {-7, 1, 0}, -R(0.5), 0, inf, {-7, 0, 0}, 1},
        {"before a piece", {1, 0, 0}, 2, 1, 3, {2, 0, 0}, 1},
        {"behind a piece", {9, 4, 0}, 2, 1, 3, {6, 0, 0}, 25},
        {"on it", {5, 0, 0}, 2, 1, 3, {5, 0, 0}, 0},
        {"its end", {6, 0, 0}, 2, 1, 3, {6, 0, 0}, 0},
        {"behind its end by an ulp",
         {6 + 4 * REAL_EPSILON, 0, 0},
         2,
         1,
         3,
         {6, 0, 0},
         16 * REAL_EPSILON * REAL_EPSILON},
        {"one t alone", {0, 0, 0}, 1, 3, 3, {3, 0, 0}, 9},
        {"no direction: the origin", {0, 3, 4}, 0, 1, inf, {0, 0, 0}, 25},
        {"no direction, on it", {0, 0, 0}, 0, 1, inf, {0, 0, 0}, 0},
        {"above by the least number", {2, least, 0}, 1, 0, inf, {2, 0, 0}, least},
        {"at its origin, which is not on it", {0, 0, 0}, least, 2 / least, inf, {2, 0, 0}, 4},
        {"a tiny direction", {3, 1, 0}, least, 0, inf, {3, 0, 0}, 1},
        {"a huge direction", {3, 1, 0}, most, 0, inf, {3, 0, 0}, 1},
        {"it begins beyond all numbers", {0, 0, 0}, most, 2, inf, {most, 0, 0}, most},
        {"so far that its square is", {0, 0, 0}, big, big, inf, {big * big, 0, 0}, most},
        {"far, near by", {big, small, 0}, 1, 0, inf, {big, 0, 0}, small * small},
        {"on it, at a t beyond all numbers", {most, 0, 0}, least, 0, inf, {most, 0, 0}, 0},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray ray = {{0, 0, 0}, {table[i].dir, 0, 0}, table[i].t_min, table[i].t_max};
        if (!(ray.t_min <= REAL_MAX))
            continue;
        const Nearest got = ask(table[i].point, ray);
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want));
        check(table[i].name, cmp(got.distance2, ==, table[i].distance2));
    }
}

CASES(closest_point_ray)
