/* tests/closest/point_disc.c - isect_closest_point_disc. */
#include "kit/nearest.h"

static Nearest ask(Vec3 p, Disc disc)
{
    return X(closest_point_disc)(&p, &disc);
}

/* Cases: the disc is around (1, 2, 3), has radius 5 and is flat in z. */
TEST_FUNCTION(cases)
{
    const real most = REAL_MAX, least = REAL_LEAST, eps = REAL_EPSILON;
    const Disc flat = {{1, 2, 3}, {0, 0, 2}, 5};
    TABLE(table, Vec3 point, want; real distance2;) = {
        {"above", {2, 4, 5}, {2, 4, 3}, 4},
        {"below", {-1, 2, 0}, {-1, 2, 3}, 9},
        {"above the center", {1, 2, 9}, {1, 2, 3}, 36},
        {"above the rim", {4, 6, 4}, {4, 6, 3}, 1},
        {"beside it", {7, 10, 3}, {4, 6, 3}, 25},
        {"beside and above", {-8, 2, 6}, {-4, 2, 3}, 25},
        {"on it", {3, 1, 3}, {3, 1, 3}, 0},
        {"the center", {1, 2, 3}, {1, 2, 3}, 0},
        {"on the rim", {5, -1, 3}, {5, -1, 3}, 0},
        {"on the rim, straight", {-4, 2, 3}, {-4, 2, 3}, 0},
        {"beyond the rim by little", {6 + 4 * eps, 2, 3}, {6, 2, 3}, 16 * eps * eps},
        {"just above it", {1, 2, 3 + 2 * eps}, {1, 2, 3}, 4 * eps * eps},
        {"very far", {-most, 2, 3}, {-4, 2, 3}, most},
    };
    check_each(table, is_answer(ask(table[i].point, flat), table[i].point, table[i].want,
                                table[i].distance2));
    const Vec3 o = {0, 0, 0}, p = {3, 0, 4};
    check("a point", same_point(ask(p, (Disc){o, p, 0}).b, o) &&
                         cmp(ask(p, (Disc){o, p, 0}).distance2, ==, 25));
    check("that point", overlapping(ask(p, (Disc){p, {1, 2, 3}, 0})));
    check("without a normal a ball", cmp(ask((Vec3){0, 0, 7}, (Disc){o, o, 5}).distance2, ==, 4));
    check("and in it", overlapping(ask(p, (Disc){o, o, 5})));
    check("aslant", cmp(ask((Vec3){6, 8, -1}, (Disc){{0, 0, 7}, {3, 4, 0}, 9}).distance2, ==, 100));
    const Disc tiny = {o, {0, least, 0}, 4 * least}, huge = {{0, 0, most}, {most, 0, most}, most};
    const Nearest small = ask((Vec3){6 * least, 0, 0}, tiny);
    check("so small that squares are 0",
          same_point(small.b, (Vec3){4 * least, 0, 0}) && cmp(small.distance2, ==, least));
    check("so large that squares are infinite", separate(ask((Vec3){0, most, -most}, huge)));
    check("and on it", overlapping(ask((Vec3){most / 2, 0, most / 2}, huge)));
    check("by the least number",
          cmp(ask((Vec3){1, least, 0}, (Disc){o, {0, 1, 0}, 2}).distance2, ==, least));
}

CASES(closest_point_disc)
