/* tests/meet/segment_segment.c - isect_meet_segment_segment. */
#include "meet/rational_clip.h"

/* 1. Cases: with the segment from (0, 0, 0) to (4, 0, 0). */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON;
    TABLE(table, Segment other; Common want;) = {
        {"crosses", {{1, -1, -1}, {1, 1, 1}}, {1, {{1, 0, 0}}}},
        {"passes", {{1, -1, least}, {1, 1, least}}, {0, {{0, 0, 0}}}},
        {"ends on it", {{1, 0, 0}, {1, 1, 1}}, {1, {{1, 0, 0}}}},
        {"ends at its end", {{4, 0, 0}, {4, 1, 1}}, {1, {{4, 0, 0}}}},
        {"ends beyond its end", {{4 + 4 * eps, 0, 0}, {4 + 4 * eps, 1, 1}}, {0, {{0, 0, 0}}}},
        {"lies on it", {{1, 0, 0}, {9, 0, 0}}, {2, {{4, 0, 0}, {1, 0, 0}}}},
        {"lies in it", {{1, 0, 0}, {2, 0, 0}}, {2, {{1, 0, 0}, {2, 0, 0}}}},
        {"itself", {{4, 0, 0}, {0, 0, 0}}, {2, {{0, 0, 0}, {4, 0, 0}}}},
        {"on its line, at its end", {{4, 0, 0}, {9, 0, 0}}, {1, {{4, 0, 0}}}},
        {"on its line, beyond", {{5, 0, 0}, {9, 0, 0}}, {0, {{0, 0, 0}}}},
        {"beside it", {{0, least, 0}, {4, least, 0}}, {0, {{0, 0, 0}}}},
        {"a point on it", {{3, 0, 0}, {3, 0, 0}}, {1, {{3, 0, 0}}}},
        {"a point beside it", {{3, 0, least}, {3, 0, least}}, {0, {{0, 0, 0}}}},
    };
    const Segment segment = {{0, 0, 0}, {4, 0, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_segment_segment)(&segment, &table[i].other);
        check(table[i].name, is_exactly(got, table[i].want));
    }
}

CASES(meet_segment_segment)
