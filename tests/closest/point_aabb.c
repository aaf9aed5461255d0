/* tests/closest/point_aabb.c - isect_closest_point_aabb. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Vec3 lower, Vec3 upper)
{
    const Aabb box = {lower, upper};
    return X(closest_point_aabb)(&p, &box);
}

/* Cases: the box is from (1, 2, 3) to (4, 5, 6). */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point, want; real distance2;) = {
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
    check_each(table, is_answer(ask(table[i].point, (Vec3){1, 2, 3}, (Vec3){4, 5, 6}),
                                table[i].point, table[i].want, table[i].distance2));
    const Vec3 o = {0, 0, 0}, p = {1, 2, 3}, q = {4, 5, 6};
    const Vec3 low = {-inf, -inf, -inf}, high = {inf, inf, inf};
    check("everything", overlapping(ask(p, low, high)) && same_point(ask(p, low, high).b, p));
    check("a half", cmp(ask(o, p, high).distance2, ==, 14) && overlapping(ask(q, p, high)));
    check(
        "from end to end of the range",
        cmp(ask((Vec3){most, 0, 0}, (Vec3){-most, 0, 0}, (Vec3){-most, 0, 0}).distance2, ==, most));
    check("the least number off", cmp(ask((Vec3){least, 0, 0}, o, o).distance2, ==, least));
    const Vec3 minus = {-R(0.0), -R(0.0), -R(0.0)}, below = {-1, -1, -1}, above = {1, 1, 1};
    check("zeros are +0: both points", overlapping(ask(minus, below, above)));
    check("zeros are +0: a lower bound", separate(ask(below, minus, above)));
    check("zeros are +0: an upper bound", separate(ask(above, below, minus)));
}

CASES(closest_point_aabb)
