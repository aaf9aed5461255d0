/* tests/overlap/segment_hull.c - isect_overlap_segment_hull. */
#include "overlap/corners.h"

#define SAMPLES soak(3000)
#define JUDGED soak(ISECT_DOUBLE ? 2000 : 5000)
#define ALIKE soak(3000)

static bool ask(const Vec3 *a, size_t count_a, const Vec3 *b, size_t count_b)
{
    const X(hull) hull = hull_with(b, count_b);
    const Segment segment = {a[0], a[1]};
    check("so many corners", count_a == 2);
    return X(overlap_segment_hull)(&segment, &hull);
}

/* 1. Cases: with a pyramid on the square from (-2, -2, 0) to (2, 2, 0), its tip at (0, 0, 2). */
static void cases(void **state)
{
    static const Vec3 pyramid[5] = {{-2, -2, 0}, {2, -2, 0}, {2, 2, 0}, {-2, 2, 0}, {0, 0, 2}};
    const real eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const struct {
        const char *name;
        Segment segment;
        bool want;
    } table[] = {
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
        {"NaN", {{0, 0, 1}, {0, REAL_NAN, 1}}, false},
        {"infinite", {{0, 0, 1}, {0, 0, REAL_INF}}, false},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *segment = &table[i].segment;
        check(table[i].name, ask((const Vec3 *)segment, 2, pyramid, 5) == table[i].want);
    }
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    corners_obey_laws(ask, 2, SAMPLES);
    for (int i = 0; i < ALIKE; i++) {
        Vec3 p[2 + 8];
        hard_corners(p, 2, 8);
        const Segment segment = {p[0], p[1]}, other = {p[2], p[3]};
        const Triangle triangle = {p[2], p[3], p[4]};
        check("one vertex", ask(p, 2, p + 2, 1) == X(overlap_point_segment)(&p[2], &segment));
        check("two", ask(p, 2, p + 2, 2) == X(overlap_segment_segment)(&segment, &other));
        check("three", ask(p, 2, p + 2, 3) == X(overlap_segment_triangle)(&segment, &triangle));
        Aabb box = {p[2], p[2]};
        for (int k = 1; k < 8; k++)
            for (int j = 0; j < 3; j++) {
                const real x = ((const real *)&p[2 + k])[j];
                real *lower = (real *)&box.lower + j, *upper = (real *)&box.upper + j;
                *lower = num_min(*lower, x), *upper = num_max(*upper, x);
            }
        for (int k = 0; k < 8; k++)
            p[2 + k] = (Vec3){k & 1 ? box.lower.x : box.upper.x, k & 2 ? box.lower.y : box.upper.y,
                              k & 4 ? box.lower.z : box.upper.z};
        const bool in_box = X(overlap_segment_aabb)(&segment, &box);
        check("the corners of a box", ask(p, 2, p + 2, 8) == in_box);
        together += in_box;
    }
    check_share(together, ALIKE, 0.1, 0.97);
}

/* 3. Oracle. */
static void oracle(void **state)
{
    (void)state;
    corners_are_judged(ask, 2, JUDGED);
}

TESTS_OF_ONE(overlap_segment_hull)
