/* tests/meet/segment_aabb.c - isect_meet_segment_aabb. */
#include "meet/rational_clip.h"

/* 1. Cases: with the box from (0, 0, 0) to (4, 4, 4). */
TEST_FUNCTION(cases)
{
    TABLE(table, Segment segment; Common want;) = {
        {"inside", {{1, 2, 3}, {3, 2, 1}}, {2, {{1, 2, 3}, {3, 2, 1}}}},
        {"into it", {{-1, 2, 3}, {3, 2, 3}}, {2, {{0, 2, 3}, {3, 2, 3}}}},
        {"out of it", {{1, 2, 3}, {1, 2, 7}}, {2, {{1, 2, 3}, {1, 2, 4}}}},
        {"through", {{-4, 1, 1}, {8, 4, 1}}, {2, {{0, 2, 1}, {4, 3, 1}}}},
        {"from corner to corner", {{-1, -1, -1}, {5, 5, 5}}, {2, {{0, 0, 0}, {4, 4, 4}}}},
        {"at an edge", {{-2, 2, 1}, {2, -2, 1}}, {1, {{0, 0, 1}}}},
        {"at a corner", {{-2, 1, -1}, {2, -1, 1}}, {1, {{0, 0, 0}}}},
        {"ends on a face", {{2, 2, 9}, {2, 3, 4}}, {1, {{2, 3, 4}}}},
        {"begins on a face", {{2, 3, 4}, {2, 2, 9}}, {1, {{2, 3, 4}}}},
        {"in a face", {{-1, 1, 4}, {9, 1, 4}}, {2, {{0, 1, 4}, {4, 1, 4}}}},
        {"beside", {{-1, 5, 3}, {9, 5, 3}}, {0, {{0, 0, 0}}}},
        {"past an edge", {{-2, 1, 1}, {1, -3, 1}}, {0, {{0, 0, 0}}}},
        {"a point", {{1, 1, 4}, {1, 1, 4}}, {1, {{1, 1, 4}}}},
        {"a point outside", {{1, 1, 5}, {1, 1, 5}}, {0, {{0, 0, 0}}}},
        {"minus zero", {{1, 1, R(-0.0)}, {1, 1, -1}}, {1, {{1, 1, 0}}}},
    };
    const Aabb box = {{0, 0, 0}, {4, 4, 4}}, empty = {{4, 0, 0}, {0, 4, 4}};
    const Aabb all = {{-REAL_INF, -REAL_INF, -REAL_INF}, {REAL_INF, REAL_INF, REAL_INF}};
    const Aabb point = {{1, 2, 3}, {1, 2, 3}}, half = {{-REAL_INF, 2, -REAL_INF}, all.upper};
    const Segment through = {{0, 4, 6}, {2, 0, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Common got = X(meet_segment_aabb)(&table[i].segment, &box);
        check(table[i].name, is_as_said(got, table[i].want));
        check(table[i].name, same_bits(&got.point[0], &table[i].want.point[0], sizeof(Vec3)));
    }
    Common got = X(meet_segment_aabb)(&through, &all);
    check("everything", is_as_said(got, (Common){2, {{0, 4, 6}, {2, 0, 0}}}));
    const Segment minus = {{R(-0.0), R(-0.0), R(-0.0)}, {2, 0, 0}};
    got = X(meet_segment_aabb)(&minus, &all);
    check("minus zero", is_as_said(got, (Common){2, {{0, 0, 0}, {2, 0, 0}}}));
    got = X(meet_segment_aabb)(&through, &point);
    check("a point", is_as_said(got, (Common){1, {{1, 2, 3}}}));
    got = X(meet_segment_aabb)(&through, &half);
    check("a half-space", is_as_said(got, (Common){2, {{0, 4, 6}, {1, 2, 3}}}));
    check("empty", cmp(X(meet_segment_aabb)(&through, &empty).count, ==, 0));
}

CASES(meet_segment_aabb)
