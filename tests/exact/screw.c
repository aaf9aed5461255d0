/* isect_screw - the thread of a screw by hand, and the sign of the moment of
 * one line about the other in integers. */
#include "kit/kit.h"
#include "kit/random.h"
#include HEADER(exact)

TEST_FUNCTION(by_hand)
{
    const X(segment) up = {{0, 0, 0}, {0, 0, 1}}, right = {{1, -1, 5}, {1, 1, 6}},
                     left = {{1, 1, 5}, {1, -1, 6}}, through = {{1, 0, 3}, {-1, 0, 4}},
                     beside = {{1, 0, 3}, {1, 0, 4}}, point = {{1, 0, 3}, {1, 0, 3}};
    check("anticlockwise", cmp(X(screw)(&up, &right), ==, 1));
    check("clockwise", cmp(X(screw)(&up, &left), ==, -1));
    check("exchanged", cmp(X(screw)(&right, &up), ==, 1));
    const X(segment) down = {up.b, up.a};
    check("the other way", cmp(X(screw)(&down, &right), ==, -1));
    check("they meet", cmp(X(screw)(&up, &through), ==, 0));
    check("parallel", cmp(X(screw)(&up, &beside), ==, 0));
    check("a point", cmp(X(screw)(&up, &point), ==, 0));
    const X(segment) nan = {{REAL_NAN, 0, 0}, {1, 1, 1}};
    check("NaN", cmp(X(screw)(&up, &nan), ==, 0));
}

static Vec3 small_point(void)
{
    return (Vec3){(real)any_int(-3, 3), (real)any_int(-3, 3), (real)any_int(-3, 3)};
}
/* u . ((p - o) x v): of small integers this is exact. */
TEST_FUNCTION(moment)
{
    int signs[3] = {0};
    const int samples = soak(5000);
    for (int i = 0; i < samples; i++) {
        const X(segment) a = {small_point(), small_point()}, b = {small_point(), small_point()};
        const real by = dot(sub(a.b, a.a), cross(sub(b.a, a.a), sub(b.b, b.a)));
        const int sign = (by > 0) - (by < 0);
        check("sign", cmp(X(screw)(&a, &b), ==, sign));
        signs[sign + 1]++;
    }
    for (int k = 0; k < 3; k++)
        check_share(signs[k], samples, 0.02, 0.9);
}

TESTS_IN(exact_screw, cmocka_unit_test(by_hand), cmocka_unit_test(moment))
