/* tests/cast/ray_plane.c - isect_cast_ray_plane. */
#include "kit/big.h"
#include "kit/kit.h"

/* Cases: the plane z = 1, in other words 2 z - 2 = 0. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; real want;) = {
        {"from above", {{5, 7, 4}, {0, 0, -1}, 0, 9}, 3},
        {"from below", {{5, 7, -4}, {0, 0, 1}, 0, 9}, 5},
        {"aslant", {{5, 7, 4}, {8, 9, -2}, 0, 9}, R(1.5)},
        {"starts on it", {{5, 7, 1}, {0, 0, -1}, 0, 9}, 0},
        {"ends on it", {{5, 7, 4}, {0, 0, -1}, 0, 3}, 3},
        {"ends before", {{5, 7, 4}, {0, 0, -1}, 0, 3 - 2 * REAL_EPSILON}, inf},
        {"starts behind", {{5, 7, 4}, {0, 0, -1}, 3 + 2 * REAL_EPSILON, 9}, inf},
        {"a line sees what is behind", {{5, 7, 4}, {0, 0, 1}, -inf, inf}, -3},
        {"a ray does not", {{5, 7, 4}, {0, 0, 1}, 0, inf}, inf},
        {"parallel", {{5, 7, 4}, {1, 1, 0}, -inf, inf}, inf},
        {"in the plane", {{5, 7, 1}, {1, 1, 0}, -inf, inf}, inf},
        {"zero direction", {{5, 7, 1}, {0, 0, 0}, -inf, inf}, inf},
        {"t out of range is saturated", {{0, 0, REAL_HUGE}, {0, 0, -REAL_TINY}, 0, inf}, REAL_MAX},
        {"and may be beyond t_max", {{0, 0, REAL_HUGE}, {0, 0, -REAL_TINY}, 0, REAL_HUGE}, inf},
    };
    const Plane plane = {{0, 0, 2}, -2};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Touch want = {table[i].want, 0, 0, 0};
        check(table[i].name, same_touch(X(cast_ray_plane)(&table[i].ray, &plane), want));
    }
    const Ray ray = {{1, 2, 4}, {0, 0, -1}, -inf, inf};
    const real most = REAL_MAX;
    const Plane far_off = {{0, 0, 1}, most}, steep = {{0, 0, most}, -most};
    const Ray down = {{0, 0, 0}, {0, 0, -1}, -inf, inf};
    check("the greatest height", cmp(X(cast_ray_plane)(&down, &far_off).t, ==, most));
    check("the greatest speed", cmp(X(cast_ray_plane)(&down, &steep).t, ==, -1));
    const Plane slant = {{1, 2, 2}, -7}; /* each term counts: 1 + 4 + 8 - 7 = 6 */
    check("all terms", cmp(X(cast_ray_plane)(&ray, &slant).t, ==, 3));
}

CASES(cast_ray_plane)
