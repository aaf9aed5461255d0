/* tests/closest/point_rectangle.c - isect_closest_point_rectangle. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Rectangle rectangle)
{
    return X(closest_point_rectangle)(&p, &rectangle);
}

/* Cases: the rectangle is from (0, 0, 0) to (4, 2, 0). */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    const Rectangle flat = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}};
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"above", {1, 1, 3}, {1, 1, 0}, 9},
        {"below", {3, R(0.5), -2}, {3, R(0.5), 0}, 4},
        {"beside the corner", {-3, -4, 0}, {0, 0, 0}, 25},
        {"beside corner + u", {6, -1, 2}, {4, 0, 0}, 9},
        {"beside corner + v", {-1, 4, -2}, {0, 2, 0}, 9},
        {"beside corner + u + v", {6, 3, 2}, {4, 2, 0}, 9},
        {"beside u", {3, -2, 0}, {3, 0, 0}, 4},
        {"beside v", {-2, 1, 1}, {0, 1, 0}, 5},
        {"beside the side across u", {1, 5, 4}, {1, 2, 0}, 25},
        {"beside the side across v", {7, 1, 4}, {4, 1, 0}, 25},
        {"on it", {1, 1, 0}, {1, 1, 0}, 0},
        {"on a side", {4, 1, 0}, {4, 1, 0}, 0},
        {"on a corner", {4, 2, 0}, {4, 2, 0}, 0},
        {"in its plane, beyond by little",
         {4 + 4 * REAL_EPSILON, 1, 0},
         {4, 1, 0},
         16 * REAL_EPSILON * REAL_EPSILON},
        {"above it by the least number", {1, 1, least}, {1, 1, 0}, least},
        {"very far", {-most, -most, most}, {0, 0, 0}, most},
    };
    check_each(table, is_answer(ask(table[i].point, flat), table[i].point, table[i].want,
                                table[i].distance2));
    const Vec3 o = {0, 0, 0}, u = {2, 0, 0}, p = {3, 2, 2};
    const Rectangle skew = {o, {4, 0, 0}, {4, 4, 0}}, line = {o, u, {-1, 0, 0}};
    const Nearest beside = ask((Vec3){0, 4, 1}, skew);
    check("no right angle", same_point(beside.b, (Vec3){2, 2, 0}) && cmp(beside.distance2, ==, 9));
    check("its far corner", same_point(ask((Vec3){9, 5, 0}, skew).b, (Vec3){8, 4, 0}));
    check("on one line", same_point(ask(p, line).b, u) && cmp(ask(p, line).distance2, ==, 9));
    check("the other way", same_point(ask((Vec3){-3, 1, 0}, line).b, (Vec3){-1, 0, 0}));
    check("on that line", overlapping(ask((Vec3){-R(0.5), 0, 0}, line)));
    check("beyond its end", cmp(ask((Vec3){-2, 0, 0}, line).distance2, ==, 1));
    check("a segment", cmp(ask(p, (Rectangle){o, u, o}).distance2, ==, 9));
    check("a segment", cmp(ask(p, (Rectangle){o, o, u}).distance2, ==, 9));
    check("a point", cmp(ask(p, (Rectangle){o, o, o}).distance2, ==, 17));
    check("that point", overlapping(ask(p, (Rectangle){p, o, o})));
    const Rectangle tiny = {o, {4 * least, 0, 0}, {0, 4 * least, 0}};
    const Nearest small = ask((Vec3){2 * least, 6 * least, 0}, tiny);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){2 * least, 4 * least, 0}) && cmp(small.distance2, ==, least));
    const Rectangle huge = {{most, 0, 0}, {most, 0, 0}, {0, most, 0}};
    check("beyond the numbers",
          cmp(ask(o, huge).distance2, ==, most) &&
              same_point(ask((Vec3){most, 1, 0}, huge).b, (Vec3){most, 1, 0}));
}

CASES(closest_point_rectangle)
