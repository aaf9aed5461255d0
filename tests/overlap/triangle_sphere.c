/* tests/overlap/triangle_sphere.c - isect_overlap_triangle_sphere. */
#include "kit/kit.h"

/* Cases: the triangle in the plane z = 0 with a right angle at the origin. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"touches the face from above", {{1, 1, 2}, 2}, true},
        {"touches the face from below", {{1, 1, -2}, 2}, true},
        {"an ulp above the face", {{1, 1, 2}, 2 - eps}, false},
        {"an ulp below the face", {{1, 1, -2}, 2 - eps}, false},
        {"inside, and small", {{1, 1, eps}, 2 * eps}, true},
        {"around", {{1, 1, 1}, 99}, true},
        {"touches an edge", {{1, -3, 4}, 5}, true},
        {"an ulp from that edge", {{1, -3, 4}, 5 - 4 * eps}, false},
        {"touches an edge", {{-3, 1, -4}, 5}, true},
        {"an ulp from that edge", {{-3, 1, -4}, 5 - 4 * eps}, false},
        {"touches the slanted edge", {{4, 4, 1}, 3}, true},
        {"an ulp from the slanted edge", {{4, 4, 1}, 3 - 2 * eps}, false},
        {"touches the first corner", {{-2, -1, 2}, 3}, true},
        {"an ulp from the first corner", {{-2, -1, 2}, 3 - 2 * eps}, false},
        {"touches the second corner", {{6, -1, 2}, 3}, true},
        {"an ulp from the second corner", {{6, -1, 2}, 3 - 2 * eps}, false},
        {"touches the third corner", {{-1, 6, 2}, 3}, true},
        {"an ulp from the third corner", {{-1, 6, 2}, 3 - 2 * eps}, false},
        {"beyond an edge in the plane", {{3, 3, 0}, 1}, false},
        {"over an edge", {{2, 2, 2}, 2}, true},
        {"over an edge, an ulp too high", {{2, 2, 2}, 2 - eps}, false},
        {"over a corner", {{4, 0, 2}, 2}, true},
        {"a point on the face", {{1, 1, 0}, 0}, true},
        {"a point above it", {{1, 1, least}, 0}, false},
        {"a point on an edge", {{3, 1, 0}, 0}, true},
        {"a point beside that edge", {{3, 1 + eps, 0}, 0}, false},
        {"a point that is a corner", {{0, 4, 0}, 0}, true},
        {"the greatest", {{1, 1, most}, most}, true},
        {"a little less than the greatest", {{1, 1, most}, most / 2}, false},
    };
    const Vec3 p[3] = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    for (size_t i = 0; i < COUNT(table); i++)
        for (int k = 0; k < 6; k++) {
            const int first = k % 3, second = (first + 1 + k / 3) % 3;
            const Triangle t = {p[first], p[second], p[3 - first - second]};
            check(table[i].name, X(overlap_triangle_sphere)(&t, &table[i].ball) == table[i].want);
        }

    const Sphere unit = {{0, 0, 0}, 1};
    TABLE(triangles, Triangle triangle; bool want;) = {
        {"a point on the surface", {{0, 0, 1}, {0, 0, 1}, {0, 0, 1}}, true},
        {"a point an ulp off", {{0, 0, 1 + eps}, {0, 0, 1 + eps}, {0, 0, 1 + eps}}, false},
        {"a needle that touches", {{-2, 1, 0}, {5, 1, 0}, {7, 1, 0}}, true},
        {"a needle beside it", {{-2, 1 + eps, 0}, {7, 1 + eps, 0}, {5, 1 + eps, 0}}, false},
        {"a needle that ends before it", {{2, 0, 0}, {9, 0, 0}, {5, 0, 0}}, false},
        {"a needle with an end on it", {{5, 0, 0}, {9, 0, 0}, {1, 0, 0}}, true},
        {"a large one", {{-most, -most, 1}, {most, -most, 1}, {0, most, 1}}, true},
        {"a large one, an ulp off",
         {{-most, -most, 1 + eps}, {most, -most, 1 + eps}, {0, most, 1 + eps}},
         false},
    };
    check_each(triangles,
               X(overlap_triangle_sphere)(&triangles[i].triangle, &unit) == triangles[i].want);
}

CASES(overlap_triangle_sphere)
