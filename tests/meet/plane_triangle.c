/* tests/meet/plane_triangle.c - isect_meet_plane_triangle. */
#include "meet/rational_clip.h"

/* 1. Cases: with the plane z = 0. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Triangle triangle; Common want;) = {
        {"above", {{0, 0, least}, {4, 0, least}, {0, 4, 1}}, {0, {{0, 0, 0}}}},
        {"below", {{0, 0, -least}, {4, 0, -least}, {0, 4, -1}}, {0, {{0, 0, 0}}}},
        {"a corner", {{1, 2, 0}, {4, 0, 1}, {0, 4, 1}}, {1, {{1, 2, 0}}}},
        {"an edge", {{1, 2, 0}, {4, 0, 0}, {0, 4, 1}}, {2, {{1, 2, 0}, {4, 0, 0}}}},
        {"a corner and an edge", {{1, 2, 0}, {4, 0, 1}, {0, 4, -3}}, {2, {{1, 2, 0}, {3, 1, 0}}}},
        {"two edges", {{1, 2, -1}, {5, 0, 1}, {1, 4, 1}}, {2, {{3, 1, 0}, {1, 3, 0}}}},
        {"in it", {{1, 2, 0}, {4, 0, 0}, {0, 4, 0}}, {3, {{1, 2, 0}, {4, 0, 0}, {0, 4, 0}}}},
        {"a needle through it", {{1, 1, -1}, {1, 1, 3}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a needle in it", {{1, 1, 0}, {3, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"a needle ends on it", {{1, 1, 0}, {3, 1, 2}, {2, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a point on it", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
        {"a point above", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"minus zero", {{R(-0.0), R(-0.0), R(-0.0)}, {1, 1, 1}, {2, 1, 1}}, {1, {{0, 0, 0}}}},
    };
    const Plane plane = {{0, 0, 3}, 0}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, 1};
    const Plane bad = {{0, 0, REAL_NAN}, 0};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_plane_triangle)(&plane, &table[i].triangle);
        check(table[i].name, is_as_said(got, table[i].want));
    }
    check("everything", cmp(X(meet_plane_triangle)(&all, &table[0].triangle).count, ==, 3));
    check("nothing", cmp(X(meet_plane_triangle)(&nothing, &table[0].triangle).count, ==, 0));
    check("NaN", cmp(X(meet_plane_triangle)(&bad, &table[6].triangle).count, ==, 0));
}

CASES(meet_plane_triangle)
