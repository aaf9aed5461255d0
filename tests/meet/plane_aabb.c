/* tests/meet/plane_aabb.c - isect_meet_plane_aabb. */
#include "meet/rational_clip.h"

static void cases_of_boxes(void)
{
    const Aabb flat = {{0, 0, 1}, {4, 4, 1}};
    const Aabb needle = {{0, 1, 1}, {4, 1, 1}}, point = {{1, 1, 1}, {1, 1, 1}};
    const Aabb empty = {{4, 0, 0}, {0, 4, 4}}, endless = {{0, 0, 0}, {4, 4, REAL_INF}};
    const Aabb beyond = {{0, 0, REAL_INF}, {4, 4, REAL_INF}}, bad = {{0, 0, 0}, {4, REAL_NAN, 4}};
    const Plane all = {{0, 0, 0}, 0}, slope = {{1, 0, 1}, -2}, level = {{0, 0, 2}, -2};
    const Plane wall = {{1, 0, 0}, -1}, far = {{0, 0, REAL_EPSILON}, -REAL_MAX};
    const Common square = {4, {{0, 0, 1}, {4, 0, 1}, {4, 4, 1}, {0, 4, 1}}};
    const Common line = {2, {{1, 0, 1}, {1, 4, 1}}}, rod = {2, {{0, 1, 1}, {4, 1, 1}}};
    const Common tower = {4, {{1, 0, 0}, {1, 4, 0}, {1, 4, REAL_MAX}, {1, 0, REAL_MAX}}};
    Common got = X(meet_plane_aabb)(&all, &flat);
    check("a flat box", is_as_said(got, square));
    got = X(meet_plane_aabb)(&level, &flat);
    check("a flat box", is_as_said(got, square));
    got = X(meet_plane_aabb)(&slope, &flat);
    check("a flat box", is_as_said(got, line));
    got = X(meet_plane_aabb)(&level, &needle);
    check("a needle", is_as_said(got, rod));
    got = X(meet_plane_aabb)(&slope, &needle);
    check("a needle", is_as_said(got, (Common){1, {{1, 1, 1}}}));
    got = X(meet_plane_aabb)(&slope, &point);
    check("a point", is_as_said(got, (Common){1, {{1, 1, 1}}}));
    const Aabb minus = {{R(-0.0), R(-0.0), R(-0.0)}, {R(-0.0), R(-0.0), R(-0.0)}};
    got = X(meet_plane_aabb)(&all, &minus);
    check("minus zero", is_as_said(got, (Common){1, {{0, 0, 0}}}));
    got = X(meet_plane_aabb)(&wall, &endless);
    check("endless", is_as_said(got, tower));
    got = X(meet_plane_aabb)(&level, &(Aabb){{0, 0, 0}, {REAL_INF, 4, 4}});
    check("endless along x",
          is_as_said(got, (Common){4, {{0, 0, 1}, {REAL_MAX, 0, 1}, {REAL_MAX, 4, 1}, {0, 4, 1}}}));
    check("out of range", cmp(X(meet_plane_aabb)(&far, &endless).count, ==, 0));
    check("out of range", cmp(X(meet_plane_aabb)(&wall, &beyond).count, ==, 0));
    check("empty", cmp(X(meet_plane_aabb)(&wall, &empty).count, ==, 0));
    check("NaN", cmp(X(meet_plane_aabb)(&wall, &bad).count, ==, 0));
}

/* 1. Cases: with the box from (0, 0, 0) to (4, 4, 4). */
TEST_FUNCTION(cases)
{
    TABLE(table, Plane plane; Common want;) = {
        {"across", {{0, 0, 1}, -2}, {4, {{0, 0, 2}, {4, 0, 2}, {4, 4, 2}, {0, 4, 2}}}},
        {"a face", {{0, 2, 0}, -8}, {4, {{0, 4, 0}, {4, 4, 0}, {4, 4, 4}, {0, 4, 4}}}},
        {"an edge", {{1, 1, 0}, 0}, {2, {{0, 0, 0}, {0, 0, 4}}}},
        {"a corner", {{1, 1, 1}, -12}, {1, {{4, 4, 4}}}},
        {"beyond", {{1, 1, 1}, -13}, {0, {{0, 0, 0}}}},
        {"a triangle", {{1, 1, 1}, -2}, {3, {{2, 0, 0}, {0, 2, 0}, {0, 0, 2}}}},
        {"through three corners", {{1, 1, 1}, -4}, {3, {{4, 0, 0}, {0, 4, 0}, {0, 0, 4}}}},
        {"two edges", {{1, -1, 0}, 0}, {4, {{0, 0, 0}, {4, 4, 0}, {4, 4, 4}, {0, 0, 4}}}},
        {"a corner and two edges",
         {{2, 1, 1}, -8},
         {4, {{4, 0, 0}, {2, 4, 0}, {0, 4, 4}, {2, 0, 4}}}},
        {"five corners",
         {{1, 1, 2}, -6},
         {5, {{4, 2, 0}, {2, 4, 0}, {0, 4, 1}, {0, 0, 3}, {4, 0, 1}}}},
        {"six corners",
         {{1, 1, 1}, -6},
         {6, {{4, 2, 0}, {2, 4, 0}, {0, 4, 2}, {0, 2, 4}, {2, 0, 4}, {4, 0, 2}}}},
        {"everything", {{0, 0, 0}, 0}, {0, {{0, 0, 0}}}},
        {"nothing", {{0, 0, 0}, 1}, {0, {{0, 0, 0}}}},
    };
    const Aabb box = {{0, 0, 0}, {4, 4, 4}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_plane_aabb)(&table[i].plane, &box);
        check(table[i].name, is_as_said(got, table[i].want));
    }
    cases_of_boxes();
}

CASES(meet_plane_aabb)
