/* tests/overlap/sphere_sphere.c - isect_overlap_sphere_sphere, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: against the unit sphere at the origin. */
static void cases(void **state)
{
    const real most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Sphere ball;
        bool want;
    } table[] = {
        {"the same sphere", {{0, 0, 0}, 1}, true},
        {"inside", {{R(0.5), 0, 0}, R(0.25)}, true},
        {"around", {{1, 1, 1}, 9}, true},
        {"touches in x", {{3, 0, 0}, 2}, true},
        {"touches in y", {{0, -3, 0}, 2}, true},
        {"touches in z", {{0, 0, 3}, 2}, true},
        {"touches aslant", {{2, 3, 6}, 6}, true},
        {"an ulp beyond touching", {{3 + 2 * REAL_EPSILON, 0, 0}, 2}, false},
        {"an ulp too small to touch", {{3, 0, 0}, 2 - REAL_EPSILON}, false},
        {"apart in x", {{-3, 0, 0}, 1}, false},
        {"apart in y", {{0, 3, 0}, 1}, false},
        {"apart in z", {{0, 0, -3}, 1}, false},
        {"a point inside", {{0, R(0.5), 0}, 0}, true},
        {"a point on the surface", {{0, 0, -1}, 0}, true},
        {"a point outside", {{0, 0, 2}, 0}, false},
        {"empty", {{0, 0, 0}, -1}, false},
        {"empty by the least number", {{0, 0, 0}, -least}, false},
        {"squares overflow, together", {{most, 0, 0}, most}, true},
        {"squares overflow, apart", {{most, most, 0}, most}, false},
        {"NaN center", {{0, REAL_NAN, 0}, 1}, false},
        {"NaN radius", {{0, 0, 0}, REAL_NAN}, false},
        {"infinite center", {{0, 0, REAL_INF}, 1}, false},
        {"infinite radius", {{0, 0, 0}, REAL_INF}, false},
        {"infinite center and radius", {{REAL_INF, 0, 0}, REAL_INF}, false},
    };
    const Sphere unit = {{0, 0, 0}, 1};
    (void)state;

    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_sphere_sphere)(&unit, &table[i].ball) == table[i].want);
        check(table[i].name, X(overlap_sphere_sphere)(&table[i].ball, &unit) == table[i].want);
    }
    const Sphere most_ball = {{0, 0, 0}, most}, endless = {{REAL_INF, 0, 0}, most};
    check("infinity is no number", !X(overlap_sphere_sphere)(&most_ball, &endless));
    check("infinity is no number", !X(overlap_sphere_sphere)(&endless, &most_ball));
    const Sphere speck = {{0, 0, 0}, least}, near = {{2 * least, 0, 0}, least},
                 far = {{3 * least, 0, 0}, least}, nearer = {{2 * least, 0, 0}, 0};
    check("subnormal numbers touch", X(overlap_sphere_sphere)(&speck, &near));
    check("subnormal numbers are apart", !X(overlap_sphere_sphere)(&speck, &far));
    check("a subnormal point is apart", !X(overlap_sphere_sphere)(&speck, &nearer));
}

/* 2. Properties: true for every two spheres. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Sphere a = any_sphere(), b = any_sphere();
        int k = i % 30 - 15;
        Sphere a_k = {times(scaled(1, k), a.center), scaled(a.radius, k)};
        Sphere b_k = {times(scaled(1, k), b.center), scaled(b.radius, k)};
        Sphere a_turned = {{a.center.y, a.center.z, a.center.x}, a.radius};
        Sphere b_turned = {{b.center.y, b.center.z, b.center.x}, b.radius};
        Sphere larger = {b.center, b.radius * R(1.5)};
        bool answer = X(overlap_sphere_sphere)(&a, &b);
        together += answer;
        check("the same for (b, a)", X(overlap_sphere_sphere)(&b, &a) == answer);
        check("every scale is alike", X(overlap_sphere_sphere)(&a_k, &b_k) == answer);
        check("all axes are alike", X(overlap_sphere_sphere)(&a_turned, &b_turned) == answer);
        check("a larger one overlaps too", !answer || X(overlap_sphere_sphere)(&a, &larger));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static bool truly(const Sphere *a, const Sphere *b, int *order)
{
    if (!(a->radius >= 0) || !(b->radius >= 0))
        return false;
    begin();
    Big3 d = minus3(big3(a->center), big3(b->center));
    Big sum = plus(big((double)a->radius), big((double)b->radius));
    *order = mpf_cmp(dot3(d, d), by(sum, sum));
    return *order <= 0;
}
/* Spheres that touch, up to an ulp: a whole way of whole length between them, or any. */
static void let_touch(Sphere *a, Sphere *b)
{
    static const int8_t way[4][4] = {{1, 2, -2, 3}, {2, 3, 6, 7}, {4, 0, -3, 5}, {-4, 4, 7, 9}};
    const int8_t *w = way[any_int(0, 3)];
    if (!ISECT_DOUBLE && !any_int(0, 2)) { /* too close for double: sqrt(1 + y^2) = 1 + radius */
        real y = any_real(R(0.5), 1) * R(0x1p-26);
        a->center = (Vec3){0, 0, 0}, a->radius = 1;
        b->center = (Vec3){1, y, 0};
        b->radius = y * y / 2 * any_real(R(0.5), R(1.5));
    } else if (any_int(0, 1)) {
        real unit = real_abs(a->radius);
        b->center = mad(a->center, unit, (Vec3){(real)w[0], (real)w[1], (real)w[2]});
        b->radius = unit * (real)(w[3] - 1);
    } else {
        Vec3 d = sub(a->center, b->center);
        b->radius = step(real_sqrt(dot(d, d)) - a->radius);
    }
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 3 * SAMPLES; i++) {
        new_kind();
        Sphere a = odd_sphere(), b = odd_sphere();
        if (i % 2)
            let_touch(&a, &b);
        if (i % 8 == 2) {
            a = (Sphere){faint_vec3(), real_abs(faint())};
            b = (Sphere){faint_vec3(), real_abs(faint())};
        }
        if (!(real_abs(b.radius) <= REAL_MAX && finite3(b.center)))
            continue;
        int order = 1;
        bool want = truly(&a, &b, &order);
        together += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_sphere_sphere)(&a, &b) == want, a, b);
    }
    printf("together %d, touching %d of %d\n", together, touching, 3 * SAMPLES);
    check_share(together, 3 * SAMPLES, 0.2, 0.8);
    check_share(touching, 3 * SAMPLES, 0.01, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_sphere_sphere
#define A Sphere
#define B Sphere
#include "kit/batch.inc"

TESTS(overlap_sphere_sphere)
