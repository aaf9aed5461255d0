/* tests/sweep/sphere_rectangle.c - isect_sweep_sphere_rectangle. */
#include "kit/impact.h"
#include <float.h>
#include <math.h>

/* Cases: with the square of sides 4 along x and y. */
TEST_FUNCTION(cases)
{
    const Rectangle b = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the face", {{1, 1, 5}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {1, 1, 0}, {0, 0, -1}}},
        {"onto an edge", {{1, -5, 0}, 1, {0, 8, 0}}, {R(0.5), 1, {1, 0, 0}, {0, 1, 0}}},
        {"onto a corner", {{9, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {4, 0, 0}, {-1, 0, 0}}},
        {"onto the edge beyond v", {{1, 9, 0}, 1, {0, -8, 0}}, {R(0.5), 1, {1, 4, 0}, {0, -1, 0}}},
        {"onto the edge beyond u", {{9, 3, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {4, 3, 0}, {-1, 0, 0}}},
        {"onto the far corner",
         {{7, 8, 0}, 5, {0, 0, 0}},
         {0, 1, {4, 4, 0}, {R(-0.6), R(-0.8), 0}}},
        {"onto the corner of v",
         {{-3, 16, 0}, 5, {0, -8, 0}},
         {1, 1, {0, 4, 0}, {R(0.6), R(-0.8), 0}}},
        {"sliding on the face", {{1, 1, 1}, 1, {1, 1, 0}}, {0, 1, {1, 1, 0}, {0, 0, -1}}},
        {"beside the diagonal", {{3, 3, -1}, 1, {0, 0, 0}}, {0, 1, {3, 3, 0}, {0, 0, 1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past a corner", {{R(5.25), 0, 5}, 1, {0, 0, -8}}},
        {"over it", {{-3, 1, R(1.25)}, 1, {9, 0, 0}}},
        {"away", {{1, 1, R(1.5)}, 1, {0, 0, 2}}},
        {"empty", {{1, 1, 0}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_sphere_rectangle)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_rectangle)(&misses[i].a, &b)));
}

#define TINY (ISECT_DOUBLE ? (real)0x1p-540 : (real)0x1p-70) /* its square underflows */

/* A parallelogram, whose second side leans far over. */
TEST_FUNCTION(leaning)
{
    const Rectangle b = {{0, 0, 0}, {4, 0, 0}, {8, 4, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the face", {{7, 2, 5}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {7, 2, 0}, {0, 0, -1}}},
        {"onto the side", {{3, -4, 0}, 1, {0, 6, 0}}, {R(0.5), 1, {3, 0, 0}, {0, 1, 0}}},
        {"onto the far side", {{9, 8, 0}, 1, {0, -6, 0}}, {R(0.5), 1, {9, 4, 0}, {0, -1, 0}}},
        {"onto the far corner", {{17, 4, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {12, 4, 0}, {-1, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_sphere_rectangle)(&table[i].a, &b), table[i].want));
}

/* In double the times are refined, far from the origin and along each axis: the gap at 1/3 is less
 * than 4 epsilon of twice the radius and the distance travelled, and the motion is 3 long. */
TEST_FUNCTION(far_away)
{
    const double near = 4 * DBL_EPSILON * (2 + 1) / 3;
    for (int i = 0; ISECT_DOUBLE && i < 12; i++) {
        const int k = i % 3;
        const real ahead = i < 6 ? 2 : -2;
        real place[3] = {R(0x1p30), R(0x1p31), R(0x1p29)}, side[2][3] = {{0}}, motion[3] = {0};
        side[0][(k + 1) % 3] = side[1][(k + 2) % 3] = i % 2 ? -8 : 8;
        const Vec3 corner = {place[0] + 1, place[1] + 3, place[2] + 5};
        for (int j = 1; j < 3; j++)
            place[(k + j) % 3] += i % 2 ? -2 : 6;
        place[k] = (&corner.x)[k] - ahead, motion[k] = ahead * R(1.5);
        const Rectangle b = {
            corner, {side[0][0], side[0][1], side[0][2]}, {side[1][0], side[1][1], side[1][2]}};
        const MovingSphere ball = {
            {place[0], place[1], place[2]}, 1, {motion[0], motion[1], motion[2]}};
        const Impact impact = X(sweep_sphere_rectangle)(&ball, &b);
        check("at a third", cmp(fabs((double)impact.enter - 1.0 / 3), <=, near));
        check("until the end", cmp(fabs((double)impact.leave - 1), <=, near));
    }
}

/* In double, a square of sides of 5 * 2^17, and a ball 10 above its middle that moves by 15 onto
 * it. The offsets from the corners to the center are no doubles. */
TEST_FUNCTION(far_corners)
{
    const double near = 4 * DBL_EPSILON * (2 * 5 + 5) / 15;
    const real unit = R(0x1p17), tiny = R(0x1p-45);
    for (int i = 0; ISECT_DOUBLE && i < 12; i++) {
        const int x = i % 3, y = (x + 1) % 3, z = (x + 2) % 3;
        const bool from_u = i / 3 % 2, from_v = i / 6 % 2;
        real corner[3], u[3] = {0}, v[3] = {0}, center[3], motion[3] = {0};
        corner[x] = R(-1.5) * unit + (from_u ? 3 * unit : 0) + R(0x1p-20);
        corner[y] = -2 * unit + (from_u ? 4 * unit : 0) + R(0x1p-21);
        corner[z] = R(-2.5) * unit + (from_v ? 5 * unit : 0);
        u[x] = from_u ? -3 * unit : 3 * unit, u[y] = from_u ? -4 * unit : 4 * unit;
        v[z] = from_v ? -5 * unit : 5 * unit;
        center[x] = 8 + R(0x1p-20) + 3 * tiny, center[y] = -6 + R(0x1p-21) + 4 * tiny;
        center[z] = tiny, motion[x] = -12, motion[y] = 9;
        const Rectangle b = {
            {corner[0], corner[1], corner[2]}, {u[0], u[1], u[2]}, {v[0], v[1], v[2]}};
        const MovingSphere ball = {
            {center[0], center[1], center[2]}, 5, {motion[0], motion[1], motion[2]}};
        const Impact impact = X(sweep_sphere_rectangle)(&ball, &b);
        check("at a third", cmp(fabs((double)impact.enter - 1.0 / 3), <=, near));
        check("until the end", cmp(impact.leave, ==, 1));
    }
}

/* The center is on a rectangle without area: the normal is perpendicular to it, within rounding. */
TEST_FUNCTION(needles)
{
    static const int order[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                    {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    /* Along an axis, or nearly, one of the three vectors across has no computable length. */
    static const real sizes[5][3] = {
        {1, 2, 4}, {1, -2, -4}, {0, 0, 2}, {0, 3, -3}, {TINY, -TINY, 1}};
    for (int i = 0; i < 30; i++) {
        const real *size = sizes[i / 6];
        const int *k = order[i % 6];
        const Vec3 u = {size[k[0]], size[k[1]], size[k[2]]}, v = mad((Vec3){0, 0, 0}, 2, u);
        const Rectangle needle = {{0, 0, 0}, u, v};
        const MovingSphere ball = {u, 1, {u.y, -u.x, 0}};
        const Impact impact = X(sweep_sphere_rectangle)(&ball, &needle);
        const double across = (double)dot(impact.normal, u),
                     length2 = (double)dot(impact.normal, impact.normal);
        check("at the start", cmp(impact.enter, ==, 0));
        check("perpendicular", cmp(fabs(across), <=, 32 * (double)REAL_EPSILON));
        check("of length 1", cmp(fabs(length2 - 1), <=, 8 * (double)REAL_EPSILON));
        check("with the motion", cmp(dot(impact.normal, ball.motion), >=, -16 * REAL_EPSILON));
    }
}

TESTS_IN(sweep_sphere_rectangle, cmocka_unit_test(cases), cmocka_unit_test(leaning),
         cmocka_unit_test(far_away), cmocka_unit_test(far_corners), cmocka_unit_test(needles))
