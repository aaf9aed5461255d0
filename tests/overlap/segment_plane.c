/* tests/overlap/segment_plane.c - isect_overlap_segment_plane. */
#include "kit/kit.h"

/* Cases: the plane z = 1. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Segment segment; bool want;) = {
        {"across", {{0, 0, 0}, {5, 5, 2}}, true},
        {"across, downward", {{0, 0, 2}, {5, 5, 0}}, true},
        {"above", {{0, 0, 2}, {5, 5, 3}}, false},
        {"below", {{0, 0, 0}, {5, 5, -3}}, false},
        {"a on it", {{0, 0, 1}, {5, 5, 3}}, true},
        {"b on it", {{0, 0, -3}, {5, 5, 1}}, true},
        {"a nearly on it", {{0, 0, 1 + eps}, {5, 5, 3}}, false},
        {"b nearly on it", {{0, 0, -3}, {5, 5, 1 - eps / 2}}, false},
        {"across by an ulp", {{0, 0, 1 - eps / 2}, {5, 5, 1 + eps}}, true},
        {"in it", {{0, 0, 1}, {5, 5, 1}}, true},
        {"beside it", {{0, 0, 1 + eps}, {5, 5, 1 + eps}}, false},
        {"a point on it", {{7, 7, 1}, {7, 7, 1}}, true},
        {"a point above", {{7, 7, 2}, {7, 7, 2}}, false},
        {"as far as can be", {{0, 0, -most}, {0, 0, most}}, true},
    };
    const Plane plane = {{0, 0, 2}, -2};
    check_each(table, X(overlap_segment_plane)(&table[i].segment, &plane) == table[i].want);

    const Segment across = {{0, 0, 0}, {5, 5, 2}};
    TABLE(planes, Plane plane; bool want;) = {
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing", {{0, 0, 0}, least}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -least}, false},
        {"through an end, aslant", {{1, 1, -5}, 0}, true},
        {"beside both ends", {{1, 1, -5}, least}, false},
        {"products overflow", {{most, most, most}, -most}, true},
    };
    check_each(planes, X(overlap_segment_plane)(&across, &planes[i].plane) == planes[i].want);
}

CASES(overlap_segment_plane)
