/* tests/classify/plane_polygon.c - isect_classify_plane_polygon. */
#include "kit/kit.h"
#include "kit/plane.h"

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
        X(polygon) polygon = {table[i].point, 4};
        const isect_side side = X(classify_plane_polygon)(&plane, &polygon, ISECT_EVEN_ODD);
        check(table[i].name, cmp(side, ==, table[i].want));
        check(table[i].name,
              cmp(X(classify_plane_polygon)(&plane, &polygon, ISECT_NONZERO), ==, side));
        check(table[i].name, cmp(X(classify_plane_polygon)(&all, &polygon, ISECT_NONZERO), ==,
                                 ISECT_TANGENT_INSIDE));
        polygon.count = 0;
        check("no corners",
              cmp(X(classify_plane_polygon)(&plane, &polygon, ISECT_NONZERO), ==, ISECT_OUTSIDE));
    }
}

/* The expected side follows from the least and the greatest sign of a height without rounding. */
TEST_FUNCTION(oracle)
{
    int of_side[ISECT_INSIDE + 1] = {0};
    const int samples = soak(6000);
    for (int i = 0; i < samples; i++) {
        Vec3 point[6];
        const int count = any_int(1, 6);
        new_kind();
        const Plane plane = plane_of_class(i % PLANE_CLASSES, &point[0]);
        int least = 1, most = -1;
        for (int k = 0; k < count; k++) {
            if (k > 0)
                point[k] = any_int(0, 1) ? point[k - 1] : any_int(0, 1) ? odd_vec3() : any_vec3();
            const int sign = plane_side(&plane, point[k]);
            least = sign < least ? sign : least, most = sign > most ? sign : most;
        }
        const X(polygon) polygon = {point, (size_t)count};
        const isect_side want = most < 0    ? ISECT_INSIDE
                                : most == 0 ? ISECT_TANGENT_INSIDE
                                : least < 0 ? ISECT_STRADDLES
                                            : (least ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE);
        const isect_side side = X(classify_plane_polygon)(&plane, &polygon, ISECT_EVEN_ODD);
        check_sample(i, "the side of its corners", cmp(side, ==, want), plane, point[0]);
        of_side[side]++;
    }
    for (int i = 0; i <= ISECT_INSIDE; i++)
        check_share(of_side[i], samples, 0.02, 0.6);
}

CASES_AND(classify_plane_polygon, oracle)
