/* isect_normal_quadric - normals by hand, and gradients of random quadrics in rationals. */
#include "kit/kit.h"
#include "kit/random.h"
#include "kit/rational.h"
#include HEADER(surface)

/* The literals are rounded, too. */
static bool is_near(Vec3 got, Vec3 want)
{
    const double within = (double)REAL_EPSILON;
    return cmp(fabs((double)(got.x - want.x)), <=, within) &&
           cmp(fabs((double)(got.y - want.y)), <=, within) &&
           cmp(fabs((double)(got.z - want.z)), <=, within);
}

TEST_FUNCTION(by_hand)
{
    TABLE(table, real matrix[16]; Vec3 point, normal;) = {
        {"ball", {[0] = 1, [5] = 1, [10] = 1, [15] = -25}, {3, -4, 0}, {R(0.6), R(-0.8), 0}},
        {"outside", {[0] = -1, [5] = -1, [10] = -1, [15] = 25}, {3, -4, 0}, {R(-0.6), R(0.8), 0}},
        {"center", {[0] = 1, [5] = 1, [10] = 1, [15] = -25}, {0, 0, 0}, {0, 0, 0}},
        {"saddle", {[1] = 1, [11] = -1}, {0, 0, 0}, {0, 0, -1}},
        {"half-space", {[3] = 3, [11] = 4}, {9, 9, 9}, {R(0.6), 0, R(0.8)}},
        {"tiny", {[3] = 3 * REAL_MIN, [11] = 4 * REAL_MIN}, {9, 9, 9}, {R(0.6), 0, R(0.8)}},
        {"large", {[0] = REAL_MAX, [5] = 1}, {REAL_MAX, 1, 0}, {1, 0, 0}},
        {"infinity", {[0] = 1, [5] = REAL_INF}, {3, -4, 0}, {0, 0, 0}},
        {"NaN", {[0] = 1, [5] = 1}, {3, REAL_NAN, 0}, {0, 0, 0}},
    };
    check_each(table,
               is_near(X(normal_quadric)(table[i].matrix, &table[i].point), table[i].normal));
}

/* A coordinate of the gradient; long double holds it to half its epsilon. */
static long double slope(const real *matrix, const real x[4], int k)
{
    Rational sum = q(0);
    for (int j = 0; j < 4; j++) {
        const Rational twice = q_plus(q((double)matrix[4 * k + j]), q((double)matrix[4 * j + k]));
        sum = q_plus(sum, q_by(q((double)x[j]), twice));
    }
    const double high = mpq_get_d(sum);
    return (long double)high + (long double)mpq_get_d(q_minus(sum, q(high)));
}

/* Integers of 12 bits: some sums cancel to 0. A coordinate of the normal is off by 4 epsilon of
 * itself. */
TEST_FUNCTION(gradients)
{
    const int samples = soak(3000);
    int some = 0, zeros = 0;
    for (int i = 0; i < samples; i++) {
        real matrix[16], x[4];
        long double want[3], size2 = 0;
        rational_begin();
        for (int k = 0; k < 16; k++)
            matrix[k] = (real)(any_int(0, 1) ? any_int(-4095, 4095) : any_int(-1, 1));
        for (int k = 0; k < 3; k++)
            x[k] = (real)(any_int(0, 1) ? any_int(-4095, 4095) : any_int(-1, 1));
        x[3] = 1;
        const Vec3 point = {x[0], x[1], x[2]}, normal = X(normal_quadric)(matrix, &point);
        for (int k = 0; k < 3; k++)
            want[k] = slope(matrix, x, k), size2 += want[k] * want[k], zeros += want[k] == 0;
        some += size2 > 0;
        for (int k = 0; k < 3; k++) {
            const long double one = size2 > 0 ? want[k] / sqrtl(size2) : 0,
                              off = fabsl((long double)(&normal.x)[k] - one);
            check("normal", cmp(off, <=, 4 * (long double)REAL_EPSILON * fabsl(one)));
        }
    }
    check_share(some, samples, 0.5, 1);
    check_share(zeros, samples, 0.001, 0.5);
}

TESTS_IN(surface_normal_quadric, cmocka_unit_test(by_hand), cmocka_unit_test(gradients))
