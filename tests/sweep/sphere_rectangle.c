/* tests/sweep/sphere_rectangle.c - isect_sweep_sphere_rectangle. */
#include "kit/impact.h"

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

CASES_AND(sweep_sphere_rectangle, needles)
