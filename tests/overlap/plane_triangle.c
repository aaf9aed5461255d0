/* tests/overlap/plane_triangle.c - isect_overlap_plane_triangle. */
#include "kit/kit.h"

/* Cases: the plane z = 1. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Triangle triangle; bool want;) = {
        {"a alone below", {{0, 0, 0}, {5, 0, 2}, {0, 5, 3}}, true},
        {"b alone below", {{0, 0, 2}, {5, 0, 0}, {0, 5, 3}}, true},
        {"c alone below", {{0, 0, 2}, {5, 0, 3}, {0, 5, 0}}, true},
        {"a alone above", {{0, 0, 2}, {5, 0, 0}, {0, 5, -3}}, true},
        {"above", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}}, false},
        {"below", {{0, 0, 0}, {5, 0, -3}, {0, 5, -4}}, false},
        {"a on it", {{0, 0, 1}, {5, 0, 3}, {0, 5, 4}}, true},
        {"b on it", {{0, 0, 0}, {5, 0, 1}, {0, 5, -4}}, true},
        {"c on it", {{0, 0, 2}, {5, 0, 2}, {0, 5, 1}}, true},
        {"a nearly on it", {{0, 0, 1 + eps}, {5, 0, 3}, {0, 5, 4}}, false},
        {"b nearly on it", {{0, 0, 0}, {5, 0, 1 - eps / 2}, {0, 5, -4}}, false},
        {"c nearly on it", {{0, 0, 2}, {5, 0, 2}, {0, 5, 1 + eps}}, false},
        {"an edge in it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 4}}, true},
        {"in it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 1}}, true},
        {"beside it", {{0, 0, 1 + eps}, {5, 0, 1 + eps}, {0, 5, 1 + eps}}, false},
        {"a needle across", {{0, 0, 0}, {1, 1, 2}, {2, 2, 4}}, true},
        {"a point on it", {{3, 3, 1}, {3, 3, 1}, {3, 3, 1}}, true},
        {"a point above", {{3, 3, 2}, {3, 3, 2}, {3, 3, 2}}, false},
        {"as far as can be", {{0, 0, -most}, {most, 0, most}, {0, most, most}}, true},
    };
    const Plane plane = {{0, 0, 2}, -2};
    check_each(table, X(overlap_plane_triangle)(&plane, &table[i].triangle) == table[i].want);

    const Triangle across = {{0, 0, 0}, {5, 0, 2}, {0, 5, 3}};
    TABLE(planes, Plane plane; bool want;) = {
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing", {{0, 0, 0}, least}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -least}, false},
        {"its own", {{-10, -15, 25}, 0}, true},
        {"beside its own", {{-10, -15, 25}, least}, false},
    };
    check_each(planes, X(overlap_plane_triangle)(&planes[i].plane, &across) == planes[i].want);
}

CASES(overlap_plane_triangle)
