/* tests/overlap/triangle_hull.c - isect_overlap_triangle_hull. */
#include "kit/corners.h"
#include "kit/kit.h"

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Triangle triangle = {a[0], a[1], a[2]};
    check("so many corners", cmp(count_a, ==, 3));
    return X(overlap_triangle_hull)(&triangle, &hull);
}

/* Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
TEST_FUNCTION(cases)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Triangle triangle; bool want;) = {
        {"through it", {{-9, -9, 1}, {9, -9, 1}, {0, 9, 1}}, true},
        {"inside", {{0, 0, R(0.5)}, {R(0.5), 0, 1}, {0, R(0.5), 1}}, true},
        {"a corner inside", {{0, 0, 1}, {0, 9, 9}, {9, 0, 9}}, true},
        {"an edge through it", {{-9, 0, 1}, {9, 0, 1}, {0, 0, 9}}, true},
        {"pierced by an edge", {{1, -1, 1}, {3, -1, 1}, {1, -3, 1}}, true},
        {"rests on the tip", {{-9, -9, 2}, {9, -9, 2}, {0, 9, 2}}, true},
        {"above the tip", {{-9, -9, 2}, {9, -9, 2}, {0, 9, 2 + 64 * eps}}, false},
        {"in a side", {{1, 0, 1}, {2, 1, 0}, {2, -1, 0}}, true},
        {"part of it beyond", {{3, 0, -1}, {1, 9, 1}, {1, 1, 1}}, true},
        {"an ulp above a side", {{3 + 2 * eps, 0, -1}, {1 + eps, 9, 1}, {1 + eps, 1, 1}}, false},
        {"around the base", {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}}, true},
        {"below the base", {{-9, -9, -least}, {9, -9, -least}, {0, 9, -least}}, false},
        {"an edge on an edge", {{-1, -1, 1}, {-9, -9, -7}, {-9, 0, 9}}, true},
        {"a corner on an edge", {{1, 1, 1}, {9, 0, 2}, {0, 9, 2}}, true},
        {"a corner beside it", {{1 + eps, 1, 1}, {9, 0, 2}, {0, 9, 2}}, false},
        {"a corner on a corner", {{2, 2, 0}, {3, 2, 0}, {2, 3, 0}}, true},
        {"only the boxes meet", {{2, 2, 1}, {3, 2, 1}, {2, 3, 1}}, false},
        {"a needle through it", {{-9, 0, 1}, {9, 0, 1}, {0, 0, 1}}, true},
        {"a needle past it", {{-9, 0, 3}, {9, 0, 3}, {0, 0, 3}}, false},
        {"a point inside", {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, true},
        {"across the whole range", {{-most, -most, 1}, {most, -most, 1}, {0, most, 1}}, true},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Triangle *triangle = &table[i].triangle;
        check(table[i].name, cmp(ask((const Vec3 *)triangle, 3, pyramid, 5), ==, table[i].want));
    }
}

CASES(overlap_triangle_hull)
