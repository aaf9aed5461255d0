/* tests/meet/segment_triangle.c - isect_meet_segment_triangle. */
#include "meet/rational_clip.h"

/* 1. Cases: with the triangle (0, 0), (4, 0), (0, 4) at z = 0. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Segment segment; Common want;) = {
        {"pierces", {{1, 1, -1}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"at an angle", {{2, 0, -1}, {0, 2, 1}}, {1, {{1, 1, 0}}}},
        {"through an edge", {{2, 2, -1}, {2, 2, 1}}, {1, {{2, 2, 0}}}},
        {"through a corner", {{4, 0, -1}, {4, 0, 1}}, {1, {{4, 0, 0}}}},
        {"beside", {{3, 3, -1}, {3, 3, 1}}, {0, {{0, 0, 0}}}},
        {"stops on it", {{1, 1, 0}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"stops before it", {{1, 1, least}, {1, 1, 1}}, {0, {{0, 0, 0}}}},
        {"in the plane, through", {{-1, 1, 0}, {9, 1, 0}}, {2, {{3, 1, 0}, {0, 1, 0}}}},
        {"in the plane, from inside", {{1, 1, 0}, {9, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"in the plane, inside", {{1, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {2, 1, 0}}}},
        {"in the plane, along an edge", {{-1, 0, 0}, {2, 0, 0}}, {2, {{2, 0, 0}, {0, 0, 0}}}},
        {"in the plane, a corner", {{3, -1, 0}, {5, 1, 0}}, {1, {{4, 0, 0}}}},
        {"in the plane, beside", {{5, 0, 0}, {0, 5, 0}}, {0, {{0, 0, 0}}}},
        {"a point", {{1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_segment_triangle)(&table[i].segment, &triangle);
        check(table[i].name, cmp(got.count, ==, table[i].want.count));
        for (uint32_t k = 0; k < got.count; k++) { /* in either order */
            const Vec3 *p = &got.point[k], *want = table[i].want.point;
            check(table[i].name,
                  same_bits(p, &want[0], sizeof *p) || same_bits(p, &want[1], sizeof *p));
        }
    }
}

CASES(meet_segment_triangle)
