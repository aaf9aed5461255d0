/* tests/classify/plane_hull.c - isect_classify_plane_hull. */
#include "kit/kit.h"

/* Cases: the plane z = 1, with its inside below. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, Vec3 point[4]; isect_side want;) = {
        {"above", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {1, 1, 9}}, ISECT_OUTSIDE},
        {"the last on it", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {1, 1, 1}}, ISECT_TANGENT_OUTSIDE},
        {"the last below", {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {1, 1, 0}}, ISECT_STRADDLES},
        {"the first below", {{0, 0, 0}, {5, 0, 3}, {0, 5, 4}, {1, 1, 2}}, ISECT_STRADDLES},
        {"the last just below",
         {{0, 0, 2}, {5, 0, 3}, {0, 5, 4}, {1, 1, 1 - eps}},
         ISECT_STRADDLES},
        {"in it", {{0, 0, 1}, {5, 0, 1}, {0, 5, 1}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"the first on it", {{0, 0, 1}, {5, 0, 0}, {0, 5, 0}, {1, 1, 0}}, ISECT_TANGENT_INSIDE},
        {"below", {{0, 0, 0}, {5, 0, -1}, {0, 5, -2}, {1, 1, -3}}, ISECT_INSIDE},
        {"far away", {{0, 0, -most}, {most, 0, most}, {0, most, most}, {1, 1, 1}}, ISECT_STRADDLES},
    };
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0};
    for (size_t i = 0; i < COUNT(table); i++) {
        X(hull) hull = {.vertices = table[i].point, .vertex_count = 4};
        check(table[i].name, cmp(X(classify_plane_hull)(&plane, &hull), ==, table[i].want));
        check(table[i].name, cmp(X(classify_plane_hull)(&all, &hull), ==, ISECT_TANGENT_INSIDE));
        hull.vertex_count = 0;
        check("no vertices", cmp(X(classify_plane_hull)(&plane, &hull), ==, ISECT_OUTSIDE));
    }
    const Vec3 bad[2] = {{0, 0, 0}, {0, REAL_NAN, 9}};
    const X(hull) hull = {.vertices = bad, .vertex_count = 2};
    check("NaN", cmp(X(classify_plane_hull)(&plane, &hull), ==, ISECT_OUTSIDE));
}

CASES(classify_plane_hull)
