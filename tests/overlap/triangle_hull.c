/* tests/overlap/triangle_hull.c - isect_overlap_triangle_hull. */
#include "overlap/corners.h"

#define SAMPLES soak(2500)
#define JUDGED soak(ISECT_DOUBLE ? 2000 : 5000)
#define ALIKE soak(3000)

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Triangle triangle = {a[0], a[1], a[2]};
    check("so many corners", count_a == 3);
    return X(overlap_triangle_hull)(&triangle, &hull);
}

/* 1. Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
static void cases(void **state)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const struct {
        const char *name;
        Triangle triangle;
        bool want;
    } table[] = {
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
        {"NaN", {{0, 0, 1}, {0, REAL_NAN, 1}, {1, 0, 1}}, false},
        {"infinite", {{0, 0, 1}, {0, 0, REAL_INF}, {1, 0, 1}}, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Triangle *triangle = &table[i].triangle;
        check(table[i].name, ask((const Vec3 *)triangle, 3, pyramid, 5) == table[i].want);
    }
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    corners_obey_laws(ask, 3, SAMPLES);
    for (int i = 0; i < ALIKE; i++) {
        Vec3 p[3 + 8];
        hard_corners(p, 3, 8);
        const Triangle triangle = {p[0], p[1], p[2]}, other = {p[3], p[4], p[5]};
        const Segment segment = {p[3], p[4]};
        check("one vertex", ask(p, 3, p + 3, 1) == X(overlap_point_triangle)(&p[3], &triangle));
        check("two", ask(p, 3, p + 3, 2) == X(overlap_segment_triangle)(&segment, &triangle));
        check("three", ask(p, 3, p + 3, 3) == X(overlap_triangle_triangle)(&triangle, &other));
        Aabb box = {p[3], p[3]};
        for (int k = 1; k < 8; k++)
            for (int j = 0; j < 3; j++) {
                const real x = ((const real *)&p[3 + k])[j];
                real *lower = (real *)&box.lower + j, *upper = (real *)&box.upper + j;
                *lower = num_min(*lower, x), *upper = num_max(*upper, x);
            }
        for (int k = 0; k < 8; k++)
            p[3 + k] = (Vec3){k & 1 ? box.lower.x : box.upper.x, k & 2 ? box.lower.y : box.upper.y,
                              k & 4 ? box.lower.z : box.upper.z};
        const bool in_box = X(overlap_triangle_aabb)(&triangle, &box);
        check("the corners of a box", ask(p, 3, p + 3, 8) == in_box);
        together += in_box;
    }
    check_share(together, ALIKE, 0.1, 0.97);
}

/* 3. Oracle. */
static void oracle(void **state)
{
    (void)state;
    corners_are_judged(ask, 3, JUDGED);
}

TESTS_OF_ONE(overlap_triangle_hull)
