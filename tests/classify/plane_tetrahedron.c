/* tests/classify/plane_tetrahedron.c - isect_classify_plane_tetrahedron. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below; the same with the corners in another order. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, X(tetrahedron) solid; isect_side want;) = {
        {"above", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {0, 0, 9}}, ISECT_OUTSIDE},
        {"d on it, others above",
         {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {2, 2, 1}},
         ISECT_TANGENT_OUTSIDE},
        {"a face on it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 1}, {0, 0, 3}}, ISECT_TANGENT_OUTSIDE},
        {"d just above it", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {2, 2, 1 + eps}}, ISECT_OUTSIDE},
        {"d alone below", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {2, 2, 0}}, ISECT_STRADDLES},
        {"d alone above", {{0, 0, 0}, {5, 0, 0}, {0, 5, -1}, {2, 2, 3}}, ISECT_STRADDLES},
        {"on it, above and below", {{0, 0, 1}, {5, 0, 1}, {0, 5, 0}, {0, 0, 2}}, ISECT_STRADDLES},
        {"flat, in it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 1}, {9, 9, 1}}, ISECT_TANGENT_INSIDE},
        {"an edge on it", {{0, 0, 0}, {5, 0, 1}, {0, 5, -4}, {0, 7, 1}}, ISECT_TANGENT_INSIDE},
        {"d just below it", {{0, 0, 0}, {5, 0, 0}, {0, 5, 0}, {0, 0, 1 - eps / 2}}, ISECT_INSIDE},
        {"a point on it", {{3, 3, 1}, {3, 3, 1}, {3, 3, 1}, {3, 3, 1}}, ISECT_TANGENT_INSIDE},
        {"far", {{0, 0, -most}, {most, 0, most}, {0, most, most}, {0, 0, 0}}, ISECT_STRADDLES},
        {"NaN", {{0, 0, 0}, {5, 0, 0}, {0, 5, 0}, {0, 0, REAL_NAN}}, ISECT_OUTSIDE},
    };
    const Plane plane = {{0, 0, 2}, -2}, nothing = {{0, 0, 0}, 1};
    for (size_t i = 0; i < COUNT(table); i++) {
        const X(tetrahedron) *s = &table[i].solid, turned = {s->d, s->b, s->a, s->c};
        check(table[i].name, cmp(X(classify_plane_tetrahedron)(&plane, s), ==, table[i].want));
        check(table[i].name,
              cmp(X(classify_plane_tetrahedron)(&plane, &turned), ==, table[i].want));
        check(table[i].name, cmp(X(classify_plane_tetrahedron)(&nothing, s), ==, ISECT_OUTSIDE));
    }
}

CASES(classify_plane_tetrahedron)
