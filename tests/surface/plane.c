/* tests/surface/plane.c - isect_plane_through, isect_plane_of, isect_plane_height. */
#include "kit/plane.h"
#include "kit/kit.h"

#define SAMPLES soak(6000)

static bool is_plane(Plane got, Plane want)
{
    return same_bits(&got, &want, sizeof got);
}
static const Plane nowhere = {{0, 0, 0}, 1};

/* 1. Cases. */
TEST_FUNCTION(cases_through)
{
    const Vec3 p = {1, 2, 3}, zero = {0, 0, 0}, up = {0, 0, 2}, minus = {R(-0.0), 1, 0};
    const Vec3 bad = {1, REAL_NAN, 0}, far = {1, 1, REAL_INF};
    const Vec3 large = {REAL_MAX, 0, 0}, small = {REAL_LEAST, 0, 0};
    check("up", is_plane(X(plane_through)(&p, &up), (Plane){{0, 0, 2}, -6}));
    check("origin", is_plane(X(plane_through)(&zero, &up), (Plane){{0, 0, 2}, 0}));
    check("minus zero", is_plane(X(plane_through)(&p, &minus), (Plane){{0, 1, 0}, -2}));
    check("everything", is_plane(X(plane_through)(&p, &zero), (Plane){{0, 0, 0}, 0}));
    check("NaN", is_plane(X(plane_through)(&bad, &up), nowhere));
    check("NaN", is_plane(X(plane_through)(&p, &bad), nowhere));
    check("infinite", is_plane(X(plane_through)(&far, &up), nowhere));
    check("infinite", is_plane(X(plane_through)(&p, &far), nowhere));
    check("large", is_plane(X(plane_through)(&large, &large),
                            (Plane){{scaled(REAL_MAX, -(ISECT_DOUBLE ? 1026 : 130)), 0, 0},
                                    -scaled(REAL_MAX, -2) * (1 - REAL_EPSILON / 2)}));
    check("small", is_plane(X(plane_through)(&p, &small), (Plane){{R(0.125), 0, 0}, R(-0.125)}));
}

TEST_FUNCTION(cases_of)
{
    const Vec3 a = {1, 0, 5}, b = {3, 0, 5}, c = {1, 2, 5}, beyond = {5, 0, 5};
    const Vec3 bad = {1, REAL_NAN, 0};
    check("anticlockwise", is_plane(X(plane_of)(&a, &b, &c), (Plane){{0, 0, 4}, -20}));
    check("clockwise", is_plane(X(plane_of)(&a, &c, &b), (Plane){{0, 0, -4}, 20}));
    check("on one line", is_plane(X(plane_of)(&a, &b, &beyond), (Plane){{0, 0, 0}, 0}));
    check("one point", is_plane(X(plane_of)(&a, &a, &a), (Plane){{0, 0, 0}, 0}));
    check("NaN", is_plane(X(plane_of)(&bad, &b, &c), nowhere));
    check("NaN", is_plane(X(plane_of)(&a, &bad, &c), nowhere));
    check("NaN", is_plane(X(plane_of)(&a, &b, &bad), nowhere));
}

TEST_FUNCTION(cases_height)
{
    const Plane plane = {{0, 0, 2}, -2}, all = {{0, 0, 0}, 0}, bad = {{0, 0, 1}, REAL_NAN};
    const Plane least = {{0, 0, 1}, -REAL_LEAST}, flat = {{2, 0, 0}, REAL_LEAST};
    const Plane down = {{0, 0, -2}, -REAL_LEAST}, endless = {{REAL_INF, 0, 0}, 0};
    const Vec3 p = {5, 6, 4}, on = {5, 6, 1}, below = {5, 6, 0}, origin = {0, 0, 0};
    const Vec3 far = {-REAL_MAX, REAL_MAX, REAL_MAX}, nan = {0, 0, REAL_NAN};
    const Plane slope = {{-1, 1, 1}, 0}, opposite = {{1, -1, -1}, 0};
    check("above", cmp(X(plane_height)(&plane, &p), ==, 3));
    check("on it", cmp(X(plane_height)(&plane, &on), ==, 0));
    check("below", cmp(X(plane_height)(&plane, &below), ==, -1));
    check("everything", cmp(X(plane_height)(&all, &p), ==, 0));
    check("nothing", cmp(X(plane_height)(&nowhere, &p), ==, REAL_INF));
    check("the least", cmp(X(plane_height)(&least, &origin), ==, -REAL_LEAST));
    check("less than the least", cmp(X(plane_height)(&flat, &origin), ==, REAL_LEAST));
    check("less than the least", cmp(X(plane_height)(&down, &origin), ==, -REAL_LEAST));
    check("too far", cmp(X(plane_height)(&slope, &far), ==, REAL_MAX));
    check("too far", cmp(X(plane_height)(&opposite, &far), ==, -REAL_MAX));
    check("NaN", cmp(X(plane_height)(&bad, &p), ==, REAL_INF));
    check("NaN", cmp(X(plane_height)(&plane, &nan), ==, REAL_INF));
    check("infinite", cmp(X(plane_height)(&endless, &p), ==, REAL_INF));
}

/* 2. Properties: true of any points. */
TEST_FUNCTION(properties)
{
    int flat = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Vec3 a = odd_vec3();
        const Vec3 b = i % 5 ? odd_vec3() : a;
        const Vec3 c = i % 7 ? odd_vec3() : (Vec3){b.x, a.y, b.z};
        const Plane plane = X(plane_of)(&a, &b, &c), turned = X(plane_of)(&b, &c, &a);
        const Plane mirrored = X(plane_of)(&b, &a, &c);
        const Plane back = {{0 - mirrored.normal.x, 0 - mirrored.normal.y, 0 - mirrored.normal.z},
                            0 - mirrored.d};
        const real height = X(plane_height)(&plane, &a);
        const Plane inside_out = {{-plane.normal.x, -plane.normal.y, -plane.normal.z}, -plane.d};
        const Plane longer = X(plane_through)(&a, &b);
        flat += !memcmp(&plane.normal, &(Vec3){0, 0, 0}, sizeof plane.normal);
        check_sample(i, "turned", same_bits(&plane, &turned, sizeof plane), a, b);
        check_sample(i, "mirrored", same_bits(&plane, &back, sizeof plane), a, b);
        check_sample(i, "from the other side", cmp(X(plane_height)(&inside_out, &a), ==, -height),
                     a, b);
        const double length = fabs((double)longer.normal.x) + fabs((double)longer.normal.y) +
                              fabs((double)longer.normal.z);
        const double slack = (double)REAL_EPSILON * fabs((double)longer.d) + (double)REAL_LEAST;
        check_sample(i, "near", /* a length of 1 is a sum of at most the root of 3 */
                     length == 0 || fabs((double)X(plane_height)(&longer, &a)) <=
                                        2 * slack / length + (double)REAL_LEAST,
                     a, b);
    }
    check_share(flat, SAMPLES, 0.05, 0.9);
}

/* ---- 3. Oracle: the same numbers without rounding. ---- */

static long top_of(Big a) /* its exponent */
{
    long exponent = 0;
    big_value(a, &exponent);
    return exponent;
}

/* How far is a number from a * 2^-down, in epsilon of it, less the least number? */
static double off_by(real got, Big a, long down)
{
    mpf_ptr wanted = big_next(), least = big_next();
    mpf_set(wanted, a);
    if (down > 0)
        mpf_div_2exp(wanted, wanted, (mp_bitcnt_t)down);
    else
        mpf_mul_2exp(wanted, wanted, (mp_bitcnt_t)-down);
    const Big error = size(minus(big((double)got), wanted));
    mpf_set_d(least, (double)REAL_LEAST);
    if (!less(least, error))
        return 0;
    return mpf_get_d(over(minus(error, least), by(size(wanted), big((double)REAL_EPSILON))));
}

static double worst_plane, worst_height;
static int out_of_range;

static bool good_plane(Plane got, Big3 normal, Big d)
{
    const int most = ISECT_DOUBLE ? DBL_MAX_EXP : FLT_MAX_EXP;
    const int least = ISECT_DOUBLE ? DBL_MIN_EXP : FLT_MIN_EXP;
    const Big of[4] = {normal.x, normal.y, normal.z, d};
    long up = LONG_MIN, all = LONG_MIN, down = 0;
    for (int i = 0; i < 4; i++) {
        if (sign(of[i]) && i < 3)
            up = top_of(of[i]) > up ? top_of(of[i]) : up;
        if (sign(of[i]))
            all = top_of(of[i]) > all ? top_of(of[i]) : all;
    }
    if (up > LONG_MIN && (all >= most || up < least))
        down = up + 2, out_of_range++;
    for (int i = 0; i < 4; i++) {
        const double error = off_by(((real *)&got)[i], of[i], down);
        worst_plane = fmax(worst_plane, error);
        if (!(error <= 1))
            return false;
    }
    return true;
}

static bool good_height(real got, const Plane *plane, Vec3 p)
{
    begin();
    const Big up = plane_height(plane, p), square = dot3(big3(plane->normal), big3(plane->normal));
    if (sign(up) == 0)
        return got == 0;
    if (sign(square) == 0)
        return got == REAL_INF;
    if (sign(up) != (got > 0) - (got < 0))
        return false;
    const Big height = over(up, root(square));
    if (real_abs(got) == REAL_MAX)
        return less(big((double)REAL_MAX * (1 - 4 * (double)REAL_EPSILON)), size(height));
    worst_height = fmax(worst_height, off_by(got, height, 0));
    return off_by(got, height, 0) <= 3;
}

TEST_FUNCTION(oracle)
{
    int flat = 0, on = 0;
    worst_plane = worst_height = 0, out_of_range = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Vec3 a = i % 3 ? odd_vec3() : any_vec3();
        Vec3 b = i % 3 ? odd_vec3() : any_vec3();
        Vec3 c = i % 3 ? odd_vec3() : any_vec3();
        if (i % 4 == 0) /* a needle */
            c = (Vec3){step(a.x / 2 + b.x / 2), a.y / 2 + b.y / 2, a.z / 2 + b.z / 2};
        begin();
        const Big3 p = big3(a), q = big3(b), r = big3(c);
        const Big3 normal = cross3(minus3(q, p), minus3(r, p));
        const Plane of = X(plane_of)(&a, &b, &c), through = X(plane_through)(&a, &b);
        flat += of.normal.x == 0 && of.normal.y == 0 && of.normal.z == 0;
        check_sample(i, "of", good_plane(of, normal, minus(big(0), dot3(normal, p))), a, b);
        begin();
        check_sample(i, "through",
                     good_plane(through, big3(b), minus(big(0), dot3(big3(b), big3(a)))), a, b);
        const Plane plane = plane_of_class(i % PLANE_CLASSES, &c);
        const Plane *const asked[3] = {&of, &through, &plane};
        const Vec3 *const point[3] = {&b, &a, &c};
        for (int k = 0; k < 3; k++) {
            const real height = X(plane_height)(asked[k], point[k]);
            on += height == 0;
            check_sample(i, "height", good_height(height, asked[k], *point[k]), *asked[k],
                         *point[k]);
        }
    }
    printf("planes %.2f, heights %.2f epsilon; out of range %d, on one line %d, on it %d\n",
           worst_plane, worst_height, out_of_range, flat, on);
    check_share(flat, SAMPLES, 0.02, 0.5);
    check_share(out_of_range, SAMPLES, 0.05, 1);
    check_share(on, 3 * SAMPLES, 0.1, 0.8);
}

TESTS_IN(surface_plane, cmocka_unit_test(cases_through), cmocka_unit_test(cases_of),
         cmocka_unit_test(cases_height), cmocka_unit_test(properties), cmocka_unit_test(oracle))
