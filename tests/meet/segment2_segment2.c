/* tests/meet/segment2_segment2.c - isect_meet_segment2_segment2. */
#include "meet/rational_clip.h"

/* 1. Cases: with the segment from (0, 0) to (4, 4). */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Segment2 other; X(common2) want;) = {
        {"crosses", {{0, 2}, {2, 0}}, {1, {{1, 1}}}},
        {"ends on it", {{1, 1}, {2, 0}}, {1, {{1, 1}}}},
        {"ends before it", {{1, 1 - REAL_EPSILON}, {2, 0}}, {0, {{0, 0}}}},
        {"ends at its end", {{0, 0}, {-least, least}}, {1, {{0, 0}}}},
        {"beside its end", {{0, -least}, {1, -least}}, {0, {{0, 0}}}},
        {"lies on it", {{1, 1}, {9, 9}}, {2, {{4, 4}, {1, 1}}}},
        {"on its line, beyond", {{5, 5}, {9, 9}}, {0, {{0, 0}}}},
        {"parallel", {{0, least}, {4, 5}}, {0, {{0, 0}}}},
        {"a point on it", {{3, 3}, {3, 3}}, {1, {{3, 3}}}},
        {"a point beside it", {{3, 2}, {3, 2}}, {0, {{0, 0}}}},
    };
    const Segment2 segment = {{0, 0}, {4, 4}};
    for (size_t i = 0; i < COUNT(table); i++) {
        X(common2) got = X(meet_segment2_segment2)(&segment, &table[i].other);
        check(table[i].name, cmp(got.count, ==, table[i].want.count));
        check(table[i].name, same_bits(got.point, table[i].want.point, sizeof got.point));
    }
}

CASES(meet_segment2_segment2)
