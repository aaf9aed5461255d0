/* tests/overlap/triangle_obb.c - isect_overlap_triangle_obb. */
#include "overlap/boxes.h"

/* Cases: with the cube, and turned. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Triangle triangle; bool straight, turned;) = {
        {"inside", {{0, 0, 0}, {R(0.5), 0, 0}, {0, R(0.5), 0}}, true, true},
        {"around a cut", {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}}, true, true},
        {"an edge through", {{-9, 0, 0}, {9, 0, 0}, {0, 9, 9}}, true, true},
        {"in the face above", {{0, 0, 1}, {R(0.5), 0, 1}, {0, R(0.5), 1}}, true, true},
        {"over it", {{0, 0, R(1.01)}, {R(0.5), 0, R(1.01)}, {0, R(0.5), R(1.01)}}, false, false},
        {"beside x", {{R(1.2), -5, -5}, {R(1.2), 5, -5}, {R(1.2), 0, 9}}, false, true},
        {"beyond all corners",
         {{R(1.41), -5, -5}, {R(1.41), 5, -5}, {R(1.41), 0, 9}},
         false,
         false},
        {"across a corner", {{R(2.1), 0, 0}, {0, R(2.1), 0}, {R(2.1), R(2.1), 1}}, false, false},
        {"beside an edge", {{2, R(0.5), -5}, {R(0.5), 2, 5}, {3, 3, 0}}, false, false},
        {"on the edge at 1, 1", {{2, 0, -5}, {0, 2, 5}, {3, 3, 0}}, true, false},
        {"through the turned corner", {{R(1.3), -1, 0}, {R(1.3), 2, 0}, {5, 0, 0}}, false, true},
        {"cuts the corner 1, 1, 1", {{R(2.9), 0, 0}, {0, R(2.9), 0}, {0, 0, R(2.9)}}, true, false},
        {"past the corner 1, 1, 1", {{R(3.1), 0, 0}, {0, R(3.1), 0}, {0, 0, R(3.1)}}, false, false},
        {"a needle through", {{-9, 0, 0}, {9, 0, 0}, {3, 0, 0}}, true, true},
        {"a needle past", {{-9, 0, 2}, {9, 0, 2}, {3, 0, 2}}, false, false},
        {"a point inside", {{R(0.9), 0, 0}, {R(0.9), 0, 0}, {R(0.9), 0, 0}}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {R(1.5), 0, 0}, {R(1.5), 0, 0}}, false, false},
        {"infinite, both ways", {{-inf, 0, 0}, {inf, 0, 0}, {0, 0, 0}}, false, false},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Triangle *t = &table[i].triangle;
        check(table[i].name, X(overlap_triangle_obb)(t, &cube) == table[i].straight);
        check(table[i].name, X(overlap_triangle_obb)(t, &turned_cube) == table[i].turned);
    }

    /* about 0, in no direction */
    const Triangle triangle = {{-4, -3, -5}, {6, -4, 2}, {-2, 7, 3}};
    check("the cube", X(overlap_triangle_obb)(&triangle, &cube));
    for (int i = 0; i < 3; i++) {
        const Obb flat = flat_cube(i);
        check("flat", X(overlap_triangle_obb)(&triangle, &flat));
        Vec3 above = {0, 0, 0};
        ((real *)&above)[i] = 1 + 16 * REAL_EPSILON;
        const Triangle upon = {above, above, above};
        check("a little farther than it is", X(overlap_triangle_obb)(&upon, &cube));
    }
    const Triangle point = {{1, 2, 0}, {1, 2, 0}, {1, 2, 0}};
    Obb greatest = cube;
    greatest.center = point.a, greatest.half[0] = greatest.half[1] = REAL_MAX / 2;
    check("halves that have the sum of the greatest number",
          X(overlap_triangle_obb)(&point, &greatest));
}

static Triangle triangle_times(real by, const Triangle *t)
{
    return (Triangle){{by * t->a.x, by * t->a.y, by * t->a.z},
                      {by * t->b.x, by * t->b.y, by * t->b.z},
                      {by * t->c.x, by * t->c.y, by * t->c.z}};
}
/* The answers for triangles beside an edge of a box, and over its corner, hold at any size. */
TEST_FUNCTION(at_any_size)
{
    const Triangle beside = {{2, R(0.5), -5}, {R(0.5), 2, 5}, {3, 3, 0}};
    const Triangle past = {{R(3.1), 0, 0}, {0, R(3.1), 0}, {0, 0, R(3.1)}};
    const Triangle cuts = {{R(2.9), 0, 0}, {0, R(2.9), 0}, {0, 0, R(2.9)}};
    const int least = (int)log2((double)(REAL_MIN / REAL_EPSILON));
    for (int power = least + 8; power < -least; power++) {
        const real by = (real)ldexp(1, power);
        const Obb box = {cube.center, {cube.axis[0], cube.axis[1], cube.axis[2]}, {by, by, by}};
        const Triangle one = triangle_times(by, &beside), two = triangle_times(by, &past),
                       in = triangle_times(by, &cuts);
        check("beside an edge", !X(overlap_triangle_obb)(&one, &box));
        check("past a corner", !X(overlap_triangle_obb)(&two, &box));
        check("cuts a corner", X(overlap_triangle_obb)(&in, &box));
    }
}

CASES_AND(overlap_triangle_obb, at_any_size)
