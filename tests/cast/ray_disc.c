/* tests/cast/ray_disc.c - isect_cast_ray_disc. */
#include "kit/kit.h"

/* Cases: radius 2 around (1,0,1), in the plane z = 1. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; real want;) = {
        {"from above", {{1, 0, 4}, {0, 0, -1}, 0, 9}, 3},
        {"from below", {{1, 0, -4}, {0, 0, 1}, 0, 9}, 5},
        {"aslant", {{5, 6, 4}, {-8, -12, -6}, 0, 9}, R(0.5)},
        {"starts on it", {{1, 1, 1}, {0, 0, -1}, 0, 9}, 0},
        {"ends on it", {{1, 1, 4}, {0, 0, -1}, 0, 3}, 3},
        {"ends before", {{1, 1, 4}, {0, 0, -1}, 0, 3 - 2 * REAL_EPSILON}, inf},
        {"starts behind", {{1, 1, 4}, {0, 0, -1}, 3 + 2 * REAL_EPSILON, 9}, inf},
        {"a line sees what is behind", {{1, 1, 4}, {0, 0, 1}, -inf, inf}, -3},
        {"a ray does not", {{1, 1, 4}, {0, 0, 1}, 0, inf}, inf},
        {"on the border", {{3, 0, 4}, {0, 0, -1}, 0, 9}, 3},
        {"on the other side of it", {{1, -2, 4}, {0, 0, -1}, 0, 9}, 3},
        {"beside it", {{R(3.125), 0, 4}, {0, 0, -1}, 0, 9}, inf},
        {"round, not square", {{R(2.5), R(1.5), 4}, {0, 0, -1}, 0, 9}, inf},
        {"parallel", {{1, 0, 4}, {1, 1, 0}, -inf, inf}, inf},
        {"in its plane", {{1, 0, 1}, {1, 1, 0}, -inf, inf}, inf},
        {"zero direction", {{1, 0, 1}, {0, 0, 0}, -inf, inf}, inf},
    };
    const Disc disc = {{1, 0, 1}, {0, 0, 2}, 2}, back = {{1, 0, 1}, {0, 0, R(-0.25)}, 2};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Touch want = {table[i].want, 0, 0, 0};
        check(table[i].name, same_touch(X(cast_ray_disc)(&table[i].ray, &disc), want));
        check("seen from behind", same_touch(X(cast_ray_disc)(&table[i].ray, &back), want));
    }
    const Ray ray = {{1, 0, 4}, {0, 0, -1}, -inf, inf};
    const Disc steep = {{1, 0, 1}, {0, 0, REAL_HUGE}, 2};
    for (int sign = -1; sign <= 1; sign += 2) {
        const Ray fast = {{1, 0, 2}, {0, 0, (real)sign * REAL_HUGE}, -inf, inf};
        check("a speed out of range", same_touch(X(cast_ray_disc)(&fast, &steep), touch_of_miss));
    }
    const Ray slanting = {{0, 0, 0}, {-1, 3, 1}, -inf, inf};
    Ray from_nowhere = slanting;
    Disc vast = {{0, 0, 0}, {1, 1, 0}, REAL_MAX};
    check("a radius whose square is out of range",
          same_touch(X(cast_ray_disc)(&slanting, &vast), (Touch){0, 0, 0, 0}));
    from_nowhere.origin.x = inf, vast.center.x = -inf;
    check("an infinite center", same_touch(X(cast_ray_disc)(&slanting, &vast), touch_of_miss));
    vast.center.x = 0;
    check("an infinite origin", same_touch(X(cast_ray_disc)(&from_nowhere, &vast), touch_of_miss));
    const Disc speck = {{1, 0, 1}, {0, 0, 1}, 0};
    const Ray beside = {{1, R(0.25), 4}, {0, 0, -1}, -inf, inf};
    check("radius 0 is a point", cmp(X(cast_ray_disc)(&ray, &speck).t, ==, 3));
    check("which is missed", same_touch(X(cast_ray_disc)(&beside, &speck), touch_of_miss));
    const Disc slant = {{1, 2, 3}, {1, 2, 4}, 9}; /* 1 + 4 + 12 - (1 + 4 + 16): each term counts */
    const Ray down = {{1, 2, 4}, {1, 1, -1}, -inf, inf};
    check("all terms", cmp(X(cast_ray_disc)(&down, &slant).t, ==, 4));
}

CASES(cast_ray_disc)
