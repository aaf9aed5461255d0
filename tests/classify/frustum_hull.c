/* tests/classify/frustum_hull.c - isect_classify_frustum_hull. */
#include "kit/kit.h"

/* Cases: a box from (-4, -4, -4) to (4, 4, 4), as six planes. */
static const Frustum box = {.plane = {{{-1, 0, 0}, -4},
                                      {{2, 0, 0}, -8},
                                      {{0, -1, 0}, -4},
                                      {{0, 1, 0}, -4},
                                      {{0, 0, -3}, -12},
                                      {{0, 0, 1}, -4}}};

TEST_FUNCTION(cases)
{
    const real e = 8 * REAL_EPSILON, most = REAL_MAX / 4;
    TABLE(table, Vec3 point[4]; isect_side want;) = {
        {"inside", {{0, 0, 0}, {1, 0, 0}, {0, 2, 0}, {0, 0, 3}}, ISECT_INSIDE},
        {"a corner at a plane", {{0, 0, 0}, {1, 0, 0}, {0, 2, 0}, {0, 0, 4}}, ISECT_TANGENT_INSIDE},
        {"flat in a plane", {{0, 0, 4}, {4, 0, 4}, {0, 4, 4}, {4, 4, 4}}, ISECT_TANGENT_INSIDE},
        {"across a plane", {{0, 0, 0}, {9, 0, 0}, {0, 2, 0}, {0, 0, 3}}, ISECT_STRADDLES},
        {"beyond a plane", {{5, 0, 0}, {9, 0, 0}, {5, 2, 0}, {5, 0, 3}}, ISECT_OUTSIDE},
        {"a corner touches", {{4, 0, 0}, {9, 0, 0}, {5, 2, 0}, {5, 0, 3}}, ISECT_TANGENT_OUTSIDE},
        {"an edge at an edge", {{8, 0, 0}, {0, 8, 1}, {9, 9, 0}, {9, 9, 9}}, ISECT_TANGENT_OUTSIDE},
        {"beside it", {{8 + e, 0, 0}, {0, 8, 1}, {9, 9, 0}, {9, 9, 9}}, ISECT_OUTSIDE},
        {"through it", {{8 - e, 0, 0}, {0, 8, 1}, {9, 9, 0}, {9, 9, 9}}, ISECT_STRADDLES},
        {"a face at a corner",
         {{12, 0, 0}, {0, 12, 0}, {0, 0, 12}, {9, 9, 9}},
         ISECT_TANGENT_OUTSIDE},
        {"beside it", {{12, 0, 0}, {0, 12, 0}, {0, 0, 12 + e}, {9, 9, 9}}, ISECT_OUTSIDE},
        {"cut by it", {{12, 0, 0}, {0, 12, 0}, {0, 0, 12 - e}, {9, 9, 9}}, ISECT_STRADDLES},
        {"one point four times",
         {{4, 4, 4}, {4, 4, 4}, {4, 4, 4}, {4, 4, 4}},
         ISECT_TANGENT_INSIDE},
        {"around it", {{-99, -99, -99}, {99, 0, 0}, {0, 99, 0}, {0, 0, 99}}, ISECT_STRADDLES},
        {"far away",
         {{most, most, 0}, {most, -most, 0}, {-most, 0, most}, {0, 0, -most}},
         ISECT_STRADDLES},
    };
    Frustum empty = box, flat = box;
    empty.plane[0].d = 5, flat.plane[0].d = 4;
    for (size_t i = 0; i < COUNT(table); i++) {
        X(hull) hull = {.vertices = table[i].point, .vertex_count = 4};
        check(table[i].name, cmp(X(classify_frustum_hull)(&box, &hull), ==, table[i].want));
        check("empty", cmp(X(classify_frustum_hull)(&empty, &hull), ==, ISECT_OUTSIDE));
        const isect_side side = X(classify_frustum_hull)(&flat, &hull);
        check("flat", cmp(side, !=, ISECT_STRADDLES) && cmp(side, !=, ISECT_INSIDE));
        hull.vertex_count = 0;
        check("no vertices", cmp(X(classify_frustum_hull)(&box, &hull), ==, ISECT_OUTSIDE));
    }
    const Vec3 bad[2] = {{0, 0, 0}, {0, REAL_NAN, 9}};
    const X(hull) hull = {.vertices = bad, .vertex_count = 2};
    check("NaN", cmp(X(classify_frustum_hull)(&box, &hull), ==, ISECT_OUTSIDE));
}

/* A cube around c, as six planes without vertices. */
TEST_FUNCTION(planes_alone)
{
    TABLE(table, Vec3 c; real half; isect_side want;) = {
        {"inside", {1, 0, 0}, 1, ISECT_INSIDE},
        {"at a plane", {3, 0, 0}, 1, ISECT_TANGENT_INSIDE},
        {"across a plane", {4, 0, 0}, 1, ISECT_STRADDLES},
        {"around it", {0, 0, 0}, 9, ISECT_STRADDLES},
        {"touches it from outside", {5, 0, 0}, 1, ISECT_TANGENT_OUTSIDE},
        {"touches a corner", {5, 5, 5}, 1, ISECT_TANGENT_OUTSIDE},
        {"beyond a plane", {0, 6, 0}, 1, ISECT_OUTSIDE},
        {"beyond a corner", {6, 6, 6}, 1, ISECT_OUTSIDE},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Vec3 c = table[i].c;
        const real half = table[i].half;
        const X(plane) planes[6] = {{{1, 0, 0}, -c.x - half}, {{-1, 0, 0}, c.x - half},
                                    {{0, 1, 0}, -c.y - half}, {{0, -1, 0}, c.y - half},
                                    {{0, 0, 1}, -c.z - half}, {{0, 0, -1}, c.z - half}};
        const X(hull) hull = {.planes = planes, .plane_count = 6};
        check(table[i].name, cmp(X(classify_frustum_hull)(&box, &hull), ==, table[i].want));
    }
}

/* Many vertices are on a ball beside a corner of a frustum. The hull is outside if the ball is, and
 * across if a vertex is inside. */
TEST_FUNCTION(many)
{
    enum { MANY = 500 };
    static Vec3 point[MANY];
    int outside = 0, across = 0;
    for (int i = 0; i < soak(300); i++) {
        const real x = any_real(5, 7), reach = any_real(1, 4);
        const Vec3 center = {x, x + any_real(-1, 1), x + any_real(-1, 1)};
        bool one = false;
        for (int k = 0; k < MANY; k++) {
            const Vec3 p = point[k] = mad(center, reach, any_unit());
            one |= p.x < 4 && p.y < 4 && p.z < 4;
        }
        const Sphere ball = {center, R(1.0001) * reach};
        const X(hull) hull = {.vertices = point, .vertex_count = MANY};
        const isect_side side = X(classify_frustum_hull)(&box, &hull);
        const isect_side of_ball = X(classify_frustum_sphere)(&box, &ball);
        check("in the ball", of_ball != ISECT_OUTSIDE || side == ISECT_OUTSIDE);
        check("a vertex inside", !one || side == ISECT_STRADDLES);
        outside += side == ISECT_OUTSIDE, across += side == ISECT_STRADDLES && !one;
    }
    check_share(outside, soak(300), 0.1, 0.9);
    check_share(across, soak(300), 0.002, 0.9);
}

TESTS_IN(classify_frustum_hull, cmocka_unit_test(cases), cmocka_unit_test(planes_alone),
         cmocka_unit_test(many))
