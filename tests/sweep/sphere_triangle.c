/* tests/sweep/sphere_triangle.c - isect_sweep_sphere_triangle. */
#include "kit/impact.h"

/* Cases: with the triangle of corners 0, 4 along x, 4 along y. */
TEST_FUNCTION(cases)
{
    const Triangle b = {{0, 0, 0}, {4, 0, 0}, {0, 4, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"onto the face", {{1, 1, 5}, 1, {0, 0, -8}}, {R(0.5), R(0.75), {1, 1, 0}, {0, 0, -1}}},
        {"from behind", {{1, 1, -5}, 1, {0, 0, 8}}, {R(0.5), R(0.75), {1, 1, 0}, {0, 0, 1}}},
        {"onto an edge", {{1, -5, 0}, 1, {0, 8, 0}}, {R(0.5), 1, {1, 0, 0}, {0, 1, 0}}},
        {"onto a corner", {{9, 0, 0}, 1, {-8, 0, 0}}, {R(0.5), 1, {4, 0, 0}, {-1, 0, 0}}},
        {"sliding on the face", {{1, 1, 1}, 1, {1, 1, 0}}, {0, 1, {1, 1, 0}, {0, 0, -1}}},
        {"the middle in it", {{1, 1, 0}, 1, {0, 0, -2}}, {0, R(0.5), {1, 1, 0}, {0, 0, -1}}},
        {"at rest in touch", {{1, 1, -1}, 1, {0, 0, 0}}, {0, 1, {1, 1, 0}, {0, 0, 1}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"past a corner", {{R(5.25), 0, 5}, 1, {0, 0, -8}}},
        {"over it", {{-3, 1, R(1.25)}, 1, {9, 0, 0}}},
        {"away", {{1, 1, R(1.5)}, 1, {0, 0, 2}}},
        {"not so far", {{1, 1, 5}, 1, {0, 0, R(-3.5)}}},
        {"empty", {{1, 1, 0}, -1, {0, 0, 1}}},
    };
    check_each(table, is_impact(X(sweep_sphere_triangle)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_sphere_triangle)(&misses[i].a, &b)));
    const Triangle needle = {{0, 0, 0}, {2, 0, 0}, {4, 0, 0}},
                   dot_like = {{1, 1, 0}, {1, 1, 0}, {1, 1, 0}};
    check("a needle is a segment",
          is_impact(X(sweep_sphere_triangle)(&table[3].a, &needle), table[3].want));
    check("without extent it is a point",
          is_impact(X(sweep_sphere_triangle)(&table[0].a, &dot_like), table[0].want));
}

/* A ball falls onto triangles that are much larger than its motion: it stops an epsilon of the
 * motion above each, plus 2^-46 of the size, and not of their size; in double, 4 epsilon of the
 * motion and twice the radius, plus the square of 2^-44 of the size over 4 / 9 and the radius. */
TEST_FUNCTION(special)
{
    for (real h = 50; h <= 50000; h *= 10) {
        const Triangle large = {{-h, 0, -h}, {h, 0, -h}, {0, 0, h}};
        const MovingSphere ball = {{R(1.5), 5, R(2.5)}, R(0.5166), {0, -20, 0}};
        const Impact got = X(sweep_sphere_triangle)(&ball, &large);
        const double height = 5 - 20 * (double)got.enter - (double)ball.radius;
        const double size = 2 * (double)h + 4 * (double)h + 3 * (double)h + 20;
        check("not in it", cmp(height, >=, 0));
        const double wide = 0x1p-44 * size * 9 / 4;
        const double bound =
            ISECT_DOUBLE ? 4 * (double)REAL_EPSILON * (5 + 2 * 0.5166) + wide * wide / 0.5166
                         : 20 * (double)REAL_EPSILON + 0x1p-46 * size;
        check("near it", cmp(height, <=, bound));
    }
    const Triangle edge = {{0, 0, 0}, {0, 0, 9}, {9, 0, 4}};
    const MovingSphere beside = {{R(-0.6), R(4.8), 4}, 1, {0, -8, 0}};
    const Impact got = X(sweep_sphere_triangle)(&beside, &edge);
    const real e = (ISECT_DOUBLE ? 4096 : 16) * REAL_EPSILON;
    check("half", cmp(real_abs(got.enter - R(0.5)), <=, e));
    check("a normal of an edge", cmp(real_abs(got.normal.x - R(0.6)), <=, e) &&
                                     cmp(real_abs(got.normal.y + R(0.8)), <=, e));
}

CASES_AND(sweep_sphere_triangle, special)
