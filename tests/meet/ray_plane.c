/* tests/meet/ray_plane.c - isect_meet_ray_plane. */
#include "meet/rational_clip.h"

static void check_case(const char *name, Ray ray, Common want)
{
    Plane plane = {{0, 0, 2}, 0};
    for (int k = 0; k < 3; k++) { /* all axes are alike */
        check(name, is_exactly(X(meet_ray_plane)(&ray, &plane), want));
        ray.origin = turned(ray.origin), ray.dir = turned(ray.dir);
        plane = cyclic_plane(plane), want = cyclic_common(want);
    }
}

/* 1. Cases: with the plane z = 0. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Ray ray; Common want;) = {
        {"crosses", {{0, 0, -1}, {2, 4, 1}, 0, inf}, {1, {{2, 4, 0}}}},
        {"a line behind", {{0, 0, -1}, {2, 4, -1}, -inf, inf}, {1, {{-2, -4, 0}}}},
        {"behind", {{0, 0, -1}, {2, 4, -1}, 0, inf}, {0, {{0, 0, 0}}}},
        {"begins on it", {{1, 2, 0}, {2, 4, -1}, 0, inf}, {1, {{1, 2, 0}}}},
        {"ends on it", {{0, 0, -2}, {2, 4, 1}, 0, 2}, {1, {{4, 8, 0}}}},
        {"ends before it", {{0, 0, -2}, {2, 4, 1}, 0, 1}, {0, {{0, 0, 0}}}},
        {"parallel", {{0, 0, least}, {2, 4, 0}, -inf, inf}, {0, {{0, 0, 0}}}},
        {"a piece in it", {{0, 0, 0}, {2, 4, 0}, -1, 2}, {2, {{-2, -4, 0}, {4, 8, 0}}}},
        {"a point in it", {{0, 0, 0}, {2, 4, 0}, 2, 2}, {1, {{4, 8, 0}}}},
        {"no direction", {{1, 2, 0}, {0, 0, 0}, 0, inf}, {1, {{1, 2, 0}}}},
        {"no direction", {{1, 2, 0}, {0, 0, 0}, -inf, inf}, {1, {{1, 2, 0}}}},
        {"no direction, above", {{1, 2, 1}, {0, 0, 0}, -inf, inf}, {0, {{0, 0, 0}}}},
        {"a line in it", {{0, 1, 0}, {4, 0, 0}, -inf, inf}, {2, {{-most, 1, 0}, {most, 1, 0}}}},
        {"a ray in it", {{2, 1, 0}, {0, -4, 0}, 0, inf}, {2, {{2, 1, 0}, {2, -most, 0}}}},
        {"endless, two axes",
         {{0, 0, 0}, {-2, 4, 0}, 0, inf},
         {2, {{0, 0, 0}, {-most / 2, most, 0}}}},
        {"endless, two axes",
         {{0, 0, 0}, {8, 4, 0}, 0, inf},
         {2, {{0, 0, 0}, {most, most / 2, 0}}}},
        {"from the end of numbers",
         {{most, 0, 0}, {1, 1, 0}, 0, inf},
         {2, {{most, 0, 0}, {most, 0, 0}}}},
        {"to the other end",
         {{most, 1, 0}, {-1, 0, 0}, 0, inf},
         {2, {{most, 1, 0}, {-most, 1, 0}}}},
        {"out of range", {{most, 0, -1}, {most, 1, least}, 0, inf}, {1, {{most, most, 0}}}},
        {"endless, from far away",
         {{0, most / 2, 0}, {2, 4, 0}, 0, inf},
         {2, {{0, most / 2, 0}, {most / 4, most, 0}}}},
        {"from the end of numbers, slowly",
         {{most, 0, 0}, {REAL_MIN, R(0x1p100), 0}, 0, inf},
         {2, {{most, 0, 0}, {most, 0, 0}}}},
        {"to the greatest t",
         {{0, 0, 0}, {R(0.125), 0, 0}, 0, most},
         {2, {{0, 0, 0}, {most / 8, 0, 0}}}},
        {"farther than there are numbers",
         {{R(-0.875) * most, 0, R(-0.875)}, {most, 0, R(0.5)}, 0, inf},
         {1, {{R(0.875) * most, 0, 0}}}},
        {"minus zero", {{R(-0.0), 0, 0}, {0, 1, 1}, 0, 1}, {1, {{0, 0, 0}}}},
        {"no range", {{0, 0, 0}, {0, 1, 1}, 1, 0}, {0, {{0, 0, 0}}}},
    };
    const Plane all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 2};
    for (size_t i = 0; i < COUNT(table); i++)
        check_case(table[i].name, table[i].ray, table[i].want);
    check("everything", cmp(X(meet_ray_plane)(&table[0].ray, &all).count, ==, 2));
    check("nothing", cmp(X(meet_ray_plane)(&table[0].ray, &nothing).count, ==, 0));
}

CASES(meet_ray_plane)
