/* tests/sweep/steps.c - isect_sweep_steps: if a ball crosses a plane, overlap finds it at one of
 * the steps. With one step fewer it may be missed. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(overlap)
#include HEADER(sweep)
#include <math.h>

TEST_FUNCTION(known)
{
    const X(vec3) motion = {3, -4, 12}, none = {0, 0, 0}, nan = {0, REAL_NAN, 0},
                  far = {REAL_MAX, REAL_MAX, 0};
    check("two", cmp(X(sweep_steps)(&motion, R(6.5)), ==, 2));
    check("a little less", cmp(X(sweep_steps)(&motion, R(6.5) * (1 - REAL_EPSILON)), ==, 3));
    check("three", cmp(X(sweep_steps)(&motion, 5), ==, 3));
    check("short", cmp(X(sweep_steps)(&motion, 20), ==, 1) && cmp(X(sweep_steps)(&none, 1), ==, 1));
    check("no width", cmp(X(sweep_steps)(&motion, 0), ==, SIZE_MAX) &&
                          cmp(X(sweep_steps)(&motion, -1), ==, SIZE_MAX) &&
                          cmp(X(sweep_steps)(&motion, REAL_NAN), ==, SIZE_MAX));
    check("NaN", cmp(X(sweep_steps)(&nan, 1), ==, SIZE_MAX));
    check("too many", cmp(X(sweep_steps)(&far, R(1e-9)), ==, SIZE_MAX));
    check("huge", cmp(X(sweep_steps)(&far, REAL_MAX), ==, 2));
}
/* Motions of integer length: (1, 2, 2), (3, 4, 12) and such, times a power of two. */
TEST_FUNCTION(whole)
{
    const int length[][4] = {{10, 0, 0, 10}, {1, 2, 2, 3}, {3, 4, 12, 13}, {2, 6, 9, 11}};
    for (int i = 0; i < 4 * soak(300); i++) {
        const int *n = length[i % 4];
        const real unit = scaled(1, any_int(-20, 20));
        const int k = any_int(1, 1000);
        const real width = (real)n[3] * unit;
        const X(vec3)
            motion = {(real)(k * n[0]) * unit, (real)(-k * n[1]) * unit, (real)(k * n[2]) * unit};
        check("exactly", cmp(X(sweep_steps)(&motion, width), ==, (size_t)k));
    }
}
TEST_FUNCTION(none_passes)
{
    const int count = soak(3000);
    int many = 0;
    for (int i = 0; i < count; i++) {
        const real radius = any_real(R(0.05), 1);
        const Vec3 from = {any_real(-9, 9), any_real(radius, 5), any_real(-9, 9)};
        const Vec3 motion = {any_real(-9, 9), -from.y - any_real(radius, 5), any_real(-9, 9)};
        const X(plane) ground = {{0, 1, 0}, 0};
        const size_t steps = X(sweep_steps)(&motion, 2 * radius);
        bool found = false;
        for (size_t k = 0; k <= steps && !found; k++) {
            const X(sphere) ball = {mad(from, (real)k / (real)steps, motion), radius};
            found = X(overlap_plane_sphere)(&ground, &ball);
        }
        check("found", found);
        const double length = sqrt((double)dot(motion, motion)), less = (double)steps - 1;
        check("no more than needed", cmp(length * (1 + 1e-6), >=, less * 2 * (double)radius));
        many += steps > 2;
    }
    check_share(many, count, 0.3, 1);
}

TESTS_IN(sweep_steps, cmocka_unit_test(known), cmocka_unit_test(whole),
         cmocka_unit_test(none_passes))
