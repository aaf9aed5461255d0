/* tests/overlap/triangle_capsule.c - isect_overlap_triangle_capsule. */
#include "kit/kit.h"

/* The answer is `want` in all orders of the corners, from either end. */
static bool meet_always(const Triangle *t, const Capsule *c, bool want)
{
    const Vec3 p[3] = {t->a, t->b, t->c};
    const Capsule turned = {c->b, c->a, c->radius};
    bool always = true;
    for (int k = 0; k < 6; k++) {
        const int first = k % 3, second = (first + 1 + k / 3) % 3;
        const Triangle other = {p[first], p[second], p[3 - first - second]};
        always &= X(overlap_triangle_capsule)(&other, k % 2 ? c : &turned) == want;
    }
    return always;
}

/* Cases: the triangle in the plane z = 0 with a right angle at the origin. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, Capsule capsule; bool want;) = {
        {"pierces the face", {{1, 1, -9}, {1, 1, 9}, 0}, true},
        {"pierces the face, thick", {{1, 1, -9}, {2, 1, 9}, 1}, true},
        {"passes beside it", {{3, 3, -9}, {3, 3, 9}, 1}, false},
        {"passes an edge", {{1, -3, -9}, {1, -3, 9}, 3}, true},
        {"passes an edge an ulp off", {{1, -3, -9}, {1, -3, 9}, 3 - 2 * eps}, false},
        {"passes a corner", {{-3, -4, -9}, {-3, -4, 9}, 5}, true},
        {"passes a corner an ulp off", {{-3, -4, -9}, {-3, -4, 9}, 5 - 4 * eps}, false},
        {"stands on the face", {{1, 1, 2}, {1, 2, 9}, 2}, true},
        {"stands an ulp over the face", {{1, 1, 2}, {1, 2, 9}, 2 - eps}, false},
        {"lies on the face", {{1, 1, 2}, {2, 1, 2}, 2}, true},
        {"lies an ulp over the face", {{1, 1, 2}, {2, 1, 2}, 2 - eps}, false},
        {"lies on all of it", {{-9, 1, 2}, {9, 1, 2}, 2}, true},
        {"lies an ulp over all of it", {{-9, 1, 2}, {9, 1, 2}, 2 - eps}, false},
        {"stands on an edge", {{1, -3, 4}, {1, -9, 5}, 5}, true},
        {"stands an ulp off an edge", {{1, -3, 4}, {1, -9, 5}, 5 - 4 * eps}, false},
        {"stands on a corner", {{6, -1, 2}, {9, -9, 9}, 3}, true},
        {"stands an ulp off a corner", {{6, -1, 2}, {9, -9, 9}, 3 - 2 * eps}, false},
        {"in the plane, inside", {{1, 1, 0}, {1, 2, 0}, 0}, true},
        {"in the plane, across", {{-9, 1, 0}, {9, 1, 0}, 0}, true},
        {"in the plane, touches an edge", {{1, -9, 0}, {1, -2, 0}, 2}, true},
        {"in the plane, an ulp off", {{1, -9, 0}, {1, -2, 0}, 2 - eps}, false},
        {"in the plane, far off", {{1, -9, 0}, {2, -8, 0}, 2}, false},
        {"a ball on the face", {{1, 1, 2}, {1, 1, 2}, 2}, true},
        {"a ball over it", {{1, 1, 2}, {1, 1, 2}, 2 - eps}, false},
        {"around", {{1, 1, 5}, {2, 2, 6}, 99}, true},
        {"the greatest", {{1, 1, most}, {1, -most, most}, most}, true},
        {"a little less than the greatest", {{1, 1, most}, {1, -most, most}, most / 2}, false},
    };
    const Triangle triangle = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    check_each(table, meet_always(&triangle, &table[i].capsule, table[i].want));

    const Capsule upright = {{0, 0, -1}, {0, 0, 1}, 1};
    TABLE(triangles, Triangle triangle; bool want;) = {
        {"a point on the surface", {{0, 1, 1}, {0, 1, 1}, {0, 1, 1}}, true},
        {"a point an ulp off", {{0, 1 + eps, 1}, {0, 1 + eps, 1}, {0, 1 + eps, 1}}, false},
        {"a needle that touches", {{-2, 1, 0}, {5, 1, 0}, {7, 1, 0}}, true},
        {"a needle beside it", {{-2, 1 + eps, 0}, {7, 1 + eps, 0}, {5, 1 + eps, 0}}, false},
        {"a corner inside", {{0, 0, 1}, {9, 9, 9}, {9, 0, 9}}, true},
        {"all around", {{-9, -9, 0}, {9, -9, 0}, {0, 9, 0}}, true},
        {"all around, above", {{-9, -9, 2}, {9, -9, 2}, {0, 9, 2}}, true},
        {"all around, an ulp above",
         {{-9, -9, 2 + 2 * eps}, {9, -9, 2 + 2 * eps}, {0, 9, 3}},
         false},
        {"infinity", {{0, 0, REAL_INF}, {1, 0, 0}, {0, 1, 0}}, false},
    };
    check_each(triangles, meet_always(&triangles[i].triangle, &upright, triangles[i].want));

    /* The capsule pierces the plane beside an edge. The third corner is so far away that the
     * filters cannot decide the sides of the line; one end is above the outside. */
    const Triangle long_one = {{0, 0, 0}, {1, 0, 0}, {0, 1024, 0}};
    const real inside = 2048 * eps;
    const Capsule slanted = {{R(0.25), inside - 1, -1}, {R(0.25), inside + 1, 1}, inside / 16};
    const Capsule back = {slanted.b, slanted.a, slanted.radius};
    check("pierces beside an edge", meet_always(&long_one, &slanted, true));
    check("pierces beside an edge, back", meet_always(&long_one, &back, true));
}

CASES(overlap_triangle_capsule)
