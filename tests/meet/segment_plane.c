/* tests/meet/segment_plane.c - isect_meet_segment_plane. */
#include "meet/rational_clip.h"

/* 1. Cases: with the plane z = 0. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Segment segment; Common want;) = {
        {"crosses", {{0, 0, -1}, {4, 8, 3}}, {1, {{1, 2, 0}}}},
        {"ends on it", {{0, 0, 1}, {4, 8, 0}}, {1, {{4, 8, 0}}}},
        {"begins on it", {{4, 8, 0}, {0, 0, -1}}, {1, {{4, 8, 0}}}},
        {"above", {{0, 0, least}, {4, 8, 1}}, {0, {{0, 0, 0}}}},
        {"lies in it", {{0, 1, 0}, {4, 8, 0}}, {2, {{0, 1, 0}, {4, 8, 0}}}},
        {"a point on it", {{0, 1, 0}, {0, 1, 0}}, {1, {{0, 1, 0}}}},
        {"a point above", {{0, 1, 1}, {0, 1, 1}}, {0, {{0, 0, 0}}}},
    };
    const Plane plane = {{0, 0, 1}, 0}, all = {{0, 0, 0}, 0}, nothing = {{0, 0, 0}, -1};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_segment_plane)(&table[i].segment, &plane);
        check(table[i].name, is_as_said(got, table[i].want));
    }
    check("everything", cmp(X(meet_segment_plane)(&table[0].segment, &all).count, ==, 2));
    check("nothing", cmp(X(meet_segment_plane)(&table[0].segment, &nothing).count, ==, 0));
}

CASES(meet_segment_plane)
