/* tests/closest/point_aabb.c - isect_closest_point_aabb. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Vec3 lower, Vec3 upper)
{
    const Aabb box = {lower, upper};
    return X(closest_point_aabb)(&p, &box);
}

/* Cases: with the box from (1, 2, 3) to (4, 5, 6). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Vec3 point, want;
        real distance2;
    } table[] = {
        {"below x", {-2, 3, 4}, {1, 3, 4}, 9},
        {"above x", {6, 3, 4}, {4, 3, 4}, 4},
        {"below y", {2, 0, 4}, {2, 2, 4}, 4},
        {"above y", {2, 6, 4}, {2, 5, 4}, 1},
        {"below z", {2, 3, -1}, {2, 3, 3}, 16},
        {"above z", {2, 3, 8}, {2, 3, 6}, 4},
        {"beside an edge", {5, 7, 4}, {4, 5, 4}, 5},
        {"beside a corner", {0, 0, 0}, {1, 2, 3}, 14},
        {"inside", {2, 3, 4}, {2, 3, 4}, 0},
        {"on a face", {2, 3, 6}, {2, 3, 6}, 0},
        {"a corner", {4, 5, 6}, {4, 5, 6}, 0},
        {"outside by an ulp",
         {4 + 4 * REAL_EPSILON, 3, 4},
         {4, 3, 4},
         16 * REAL_EPSILON * REAL_EPSILON},
        {"very far", {most, 3, 4}, {4, 3, 4}, most},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Nearest got = ask(table[i].point, (Vec3){1, 2, 3}, (Vec3){4, 5, 6});
        check(table[i].name, same_point(got.a, table[i].point));
        check(table[i].name, same_point(got.b, table[i].want));
        check(table[i].name, got.distance2 == table[i].distance2);
    }
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3}, q = {4, 5, 6};
    const Vec3 low = {-inf, -inf, -inf}, high = {inf, inf, inf};
    check("everything", overlapping(ask(p, low, high)) && same_point(ask(p, low, high).b, p));
    check("a half", ask(o, p, high).distance2 == 14 && overlapping(ask(q, p, high)));
    check("from end to end of the range",
          ask((Vec3){most, 0, 0}, (Vec3){-most, 0, 0}, (Vec3){-most, 0, 0}).distance2 == most);
    check("the least number off", ask((Vec3){least, 0, 0}, o, o).distance2 == least);
    const Vec3 minus = {-R(0.0), -R(0.0), -R(0.0)}, below = {-1, -1, -1}, above = {1, 1, 1};
    check("zeros are +0: both points", overlapping(ask(minus, below, above)));
    check("zeros are +0: a lower bound", separate(ask(below, minus, above)));
    check("zeros are +0: an upper bound", separate(ask(above, below, minus)));
    for (int k = 0; k < 3; k++) {
        Vec3 bound = p, bad = p;
        ((real *)&bound)[k] = 9;
        check("empty", same_nearest(ask(p, bound, q), nearest_of_miss));
        ((real *)&bound)[k] = inf;
        check("empty, infinite", same_nearest(ask(p, bound, high), nearest_of_miss));
        ((real *)&bound)[k] = -inf;
        check("empty, infinite", same_nearest(ask(p, low, bound), nearest_of_miss));
        ((real *)&bad)[k] = REAL_NAN;
        check("NaN", same_nearest(ask(bad, p, q), nearest_of_miss));
        check("NaN", same_nearest(ask(p, bad, q), nearest_of_miss));
        check("NaN", same_nearest(ask(p, o, bad), nearest_of_miss));
        ((real *)&bad)[k] = k ? inf : -inf;
        check("infinite point", same_nearest(ask(bad, low, high), nearest_of_miss));
    }
}

CASES(closest_point_aabb)
