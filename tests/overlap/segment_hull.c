/* tests/overlap/segment_hull.c - isect_overlap_segment_hull. */
#include "kit/corners.h"
#include "kit/kit.h"

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Segment segment = {a[0], a[1]};
    check("so many corners", cmp(count_a, ==, 2));
    return X(overlap_segment_hull)(&segment, &hull);
}

/* Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
TEST_FUNCTION(cases)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Segment segment; bool want;) = {
        {"through it", {{-9, 0, 1}, {9, 0, 1}}, true},
        {"inside", {{0, 0, R(0.5)}, {0, R(0.5), 1}}, true},
        {"ends inside", {{0, 0, 1}, {0, 9, 9}}, true},
        {"ends before it", {{0, -9, 1}, {0, -2, 1}}, false},
        {"ends on it", {{0, -9, 1}, {0, -1, 1}}, true},
        {"ends an ulp before", {{0, -9, 1}, {0, -1 - eps, 1}}, false},
        {"touches the tip", {{-9, 0, 2}, {9, 0, 2}}, true},
        {"above the tip", {{-9, 0, 2 + 2 * eps}, {9, 0, 2 + 2 * eps}}, false},
        {"in a side", {{-1, R(0.5), 1}, {-1, -R(0.5), 1}}, true},
        {"along a side, from beyond", {{3, 0, -1}, {-1, 0, 3}}, true},
        {"along it, rising by an ulp", {{3, 0, -1}, {-1, 0, 3 + 2 * eps}}, false},
        {"all of it above", {{3 + 2 * eps, 0, -1}, {-1, 0, 3 + 2 * eps}}, false},
        {"in the base", {{-9, 1, 0}, {9, 1, 0}}, true},
        {"below the base", {{-9, 1, -least}, {9, 1, -least}}, false},
        {"along an edge", {{-9, -2, 0}, {9, -2, 0}}, true},
        {"crosses an edge", {{2, -2, 1}, {2, 2, -1}}, true},
        {"passes an edge", {{2, -2, 1}, {2 + 2 * eps, 2, -1}}, false},
        {"crosses its box alone", {{2, 0, R(0.5)}, {0, 2, 2}}, false},
        {"a point inside", {{0, 0, 1}, {0, 0, 1}}, true},
        {"a point beside", {{2, 2, 1}, {2, 2, 1}}, false},
        {"across the whole range", {{-most, 0, 1}, {most, 0, 1}}, true},
        {"passes below there", {{-most, 0, -least}, {most, 0, -least}}, false},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *segment = &table[i].segment;
        check(table[i].name, cmp(ask((const Vec3 *)segment, 2, pyramid, 5), ==, table[i].want));
    }
}

CASES(overlap_segment_hull)
