/* tests/meet/triangle_triangle.c - isect_meet_triangle_triangle. */
#include "meet/rational_clip.h"

static Triangle cyclic_triangle(Triangle t)
{
    return (Triangle){turned(t.a), turned(t.b), turned(t.c)};
}

/* 1. Cases: with the triangle (0, 0), (4, 0), (0, 4) at z = 0. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Triangle other; Common want;) = {
        {"above", {{0, 0, least}, {4, 0, least}, {0, 4, least}}, {0, {{0, 0, 0}}}},
        {"touches a corner", {{0, 0, 0}, {0, 0, 1}, {-1, 0, 1}}, {1, {{0, 0, 0}}}},
        {"stands on it", {{1, 1, 0}, {1, 1, 1}, {2, 1, 1}}, {1, {{1, 1, 0}}}},
        {"an edge lies on it", {{1, 1, 0}, {2, 1, 0}, {1, 1, 1}}, {2, {{1, 1, 0}, {2, 1, 0}}}},
        {"through it", {{1, 1, -1}, {1, 1, 1}, {9, 9, 1}}, {2, {{2, 2, 0}, {1, 1, 0}}}},
        {"in the plane, apart", {{5, 0, 0}, {9, 0, 0}, {5, 4, 0}}, {0, {{0, 0, 0}}}},
        {"in the plane, a corner", {{4, 0, 0}, {9, 0, 0}, {9, 4, 0}}, {1, {{4, 0, 0}}}},
        {"in the plane, inside",
         {{1, 1, 0}, {2, 1, 0}, {1, 2, 0}},
         {3, {{1, 2, 0}, {1, 1, 0}, {2, 1, 0}}}},
        {"itself", {{0, 4, 0}, {0, 0, 0}, {4, 0, 0}}, {3, {{0, 4, 0}, {0, 0, 0}, {4, 0, 0}}}},
        {"a star",
         {{3, 3, 0}, {-1, 3, 0}, {3, -1, 0}},
         {6, {{1, 3, 0}, {0, 3, 0}, {0, 2, 0}, {2, 0, 0}, {3, 0, 0}, {3, 1, 0}}}},
        {"a needle in it", {{1, 1, 0}, {3, 1, 0}, {2, 1, 0}}, {2, {{1, 1, 0}, {3, 1, 0}}}},
        {"a needle through it", {{1, 1, -1}, {1, 1, 3}, {1, 1, 1}}, {1, {{1, 1, 0}}}},
        {"a point in it", {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}}, {1, {{1, 1, 0}}}},
        {"minus zero", {{1, R(-0.0), R(-0.0)}, {1, 0, 1}, {2, 1, 1}}, {1, {{1, 0, 0}}}},
        {"minus zero", {{R(-0.0), 1, 0}, {0, 1, 1}, {-1, 1, 1}}, {1, {{0, 1, 0}}}},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    for (size_t i = 0; i < COUNT(table); i++) {
        Common got = X(meet_triangle_triangle)(&triangle, &table[i].other);
        check(table[i].name, is_exactly(got, table[i].want));
        Triangle a = triangle, b = table[i].other;
        Common want = table[i].want;
        for (int axis = 0; axis < 3; axis++) { /* in other planes, too */
            a = cyclic_triangle(a), b = cyclic_triangle(b), want = cyclic_common(want);
            check(table[i].name, is_as_said(X(meet_triangle_triangle)(&a, &b), want));
        }
    }
}

/* 2. Exchanged triangles have the same points, of which many are crossings of edges. */
TEST_FUNCTION(exchanged)
{
    int crossings = 0;
    const int samples = soak(4000);
    for (int i = 0; i < samples; i++) {
        Triangle t[2];
        for (int k = 0; k < 6; k++)
            (&t[k / 3].a)[k % 3] = (Vec3){(real)any_int(0, 3), (real)any_int(0, 3), 0};
        for (int k = 0; k < 6 && i % 2; k++) /* in an oblique plane */
            (&t[k / 3].a)[k % 3].z = (&t[k / 3].a)[k % 3].x + (&t[k / 3].a)[k % 3].y;
        const Common one = X(meet_triangle_triangle)(&t[0], &t[1]),
                     two = X(meet_triangle_triangle)(&t[1], &t[0]);
        check("as many", cmp(one.count, ==, two.count));
        for (uint32_t k = 0; k < one.count; k++) {
            bool found = false;
            for (uint32_t m = 0; m < two.count; m++)
                found |= same_point(one.point[k], two.point[m]);
            check("the same points", found);
            crossings += one.point[k].x != (real)(int)one.point[k].x;
        }
    }
    check_share(crossings, samples, 0.25, 6);
}

TESTS_IN(meet_triangle_triangle, cmocka_unit_test(cases), cmocka_unit_test(exchanged))
