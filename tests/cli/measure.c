/* tests/cli/measure.c - is "in one line" decided exactly? The oracle multiplies out the cross
 * product in integers: coordinates are small integers times a power of two. */
#include "import/mesh.h"

#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static void test_by_hand(void **state)
{
    const double o[3] = {0, 0, 0}, x[3] = {1, 0, 0}, y[3] = {0, 1, 0}, minus[3] = {-0.0, 0, 0};
    const double far[3] = {DBL_MAX, -DBL_MAX, DBL_MAX}, near[3] = {-5e-324, 5e-324, -5e-324};
    const double off[3] = {DBL_MAX, -DBL_MAX, nextafter(DBL_MAX, 0)};
    (void)state;
    assert_false(mesh_collinear(o, x, y));
    assert_true(mesh_collinear(o, x, x));
    assert_true(mesh_collinear(o, o, o));
    assert_true(mesh_collinear(o, minus, y));
    assert_true(mesh_collinear(far, o, near));
    assert_false(mesh_collinear(off, o, near));
    assert_false(mesh_collinear(off, o, far));
}

/* A few random bits (xorshift, Marsaglia 2003). */
static uint32_t random_bits(uint32_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    return *seed ^= *seed << 5;
}

static bool collinear_in_integers(const int64_t p[3][3])
{
    for (int i = 0; i < 3; i++) {
        int j = (i + 1) % 3;
        int64_t u[2] = {p[1][i] - p[0][i], p[1][j] - p[0][j]};
        int64_t v[2] = {p[2][i] - p[0][i], p[2][j] - p[0][j]};
        if (u[0] * v[1] != u[1] * v[0])
            return false;
    }
    return true;
}

/* Points on a line through 24-bit numbers, sometimes moved off it by one. */
static void test_against_integers(void **state)
{
    uint32_t seed = 1;
    int lines = 0;
    (void)state;
    for (int round = 0; round < 200000; round++) {
        int64_t p[3][3];
        double f[3][3];
        int range = 1 + (int)(random_bits(&seed) % 22), exponent = (int)(random_bits(&seed) % 240);
        int64_t times[3] = {0, 1, (int64_t)(random_bits(&seed) % 4)};
        for (int i = 0; i < 3; i++) {
            int64_t start = (int64_t)(random_bits(&seed) >> (32 - range));
            int64_t step = (int64_t)(random_bits(&seed) >> (32 - range)) - (1 << (range - 1));
            for (int k = 0; k < 3; k++)
                p[k][i] = start + times[k] * step;
        }
        if (random_bits(&seed) % 2 == 0)
            p[random_bits(&seed) % 3][random_bits(&seed) % 3]++;
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < 3; i++)
                f[k][i] = ldexp((double)p[k][i], exponent - 140);
        bool line = collinear_in_integers((const int64_t(*)[3])p);
        assert_int_equal(mesh_collinear(f[0], f[1], f[2]), line);
        lines += line;
    }
    assert_in_range(lines, 50000, 150000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_against_integers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
