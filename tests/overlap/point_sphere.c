/* tests/overlap/point_sphere.c - isect_overlap_point_sphere, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: in the unit sphere at the origin. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Vec3 point;
        bool want;
    } table[] = {
        {"the center", {0, 0, 0}, true},
        {"inside", {R(0.5), R(-0.5), R(0.5)}, true},
        {"on it in x", {1, 0, 0}, true},
        {"on it in y", {0, -1, 0}, true},
        {"on it in z", {0, 0, 1}, true},
        {"an ulp outside", {1 + eps, 0, 0}, false},
        {"an ulp inside", {0, 1 - eps / 2, 0}, true},
        {"on it but for the least number", {1, 0, least}, false},
        {"outside in x", {2, 0, 0}, false},
        {"outside in y", {0, 2, 0}, false},
        {"outside in z", {0, 0, -2}, false},
        {"squares overflow", {most, most, most}, false},
        {"NaN", {0, REAL_NAN, 0}, false},
        {"infinite", {0, 0, -REAL_INF}, false},
    };
    const Sphere unit = {{0, 0, 0}, 1};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_point_sphere)(&table[i].point, &unit) == table[i].want);

    const struct {
        const char *name;
        Sphere ball;
        bool want;
    } balls[] = {
        {"aslant", {{2, 3, 6}, 7}, true},
        {"aslant, an ulp too small", {{2, 3, 6}, 7 - 4 * eps}, false},
        {"a point", {{0, 0, 0}, 0}, true},
        {"another point", {{0, least, 0}, 0}, false},
        {"subnormal", {{0, least, 0}, least}, true},
        {"subnormal, too small", {{least, 2 * least, 0}, 2 * least}, false},
        {"greatest", {{0, 0, most}, most}, true},
        {"greatest, not reached", {{most, most, 0}, most}, false},
        {"empty", {{0, 0, 0}, -1}, false},
        {"empty by the least number", {{0, 0, 0}, -least}, false},
        {"NaN radius", {{0, 0, 0}, REAL_NAN}, false},
        {"NaN center", {{REAL_NAN, 0, 0}, 1}, false},
        {"infinite radius", {{0, 0, 0}, REAL_INF}, false},
        {"infinite center", {{0, REAL_INF, 0}, most}, false},
    };
    const Vec3 origin = {0, 0, 0};
    for (size_t i = 0; i < COUNT(balls); i++)
        check(balls[i].name, X(overlap_point_sphere)(&origin, &balls[i].ball) == balls[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_point_sphere)(&lost, &endless));
    check("nor near the greatest", !X(overlap_point_sphere)(&far, &endless));
    check("nor near the greatest", !X(overlap_point_sphere)(&lost, &greatest));
}

/* 2. Properties. */
static void properties(void **state)
{
    int inside = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p = any_vec3();
        Sphere ball = any_sphere();
        const real k = scaled(1, i % 30 - 15);
        Vec3 p_k = times(k, p), p_turned = {p.y, p.z, p.x};
        Sphere ball_k = {times(k, ball.center), k * ball.radius};
        Sphere turned = {{ball.center.y, ball.center.z, ball.center.x}, ball.radius};
        Sphere larger = {ball.center, ball.radius * R(1.5)}, exchanged = {p, ball.radius};
        bool answer = X(overlap_point_sphere)(&p, &ball);
        inside += answer;
        check("every scale is alike", X(overlap_point_sphere)(&p_k, &ball_k) == answer);
        check("all axes are alike", X(overlap_point_sphere)(&p_turned, &turned) == answer);
        check("a larger one holds it too", !answer || X(overlap_point_sphere)(&p, &larger));
        check("both ways", X(overlap_point_sphere)(&ball.center, &exchanged) == answer);
    }
    check_share(inside, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static bool truly(Vec3 p, const Sphere *ball, int *order)
{
    if (!(ball->radius >= 0))
        return false;
    begin();
    Big3 d = minus3(big3(p), big3(ball->center));
    Big r = big((double)ball->radius);
    *order = mpf_cmp(dot3(d, d), by(r, r));
    return *order <= 0;
}
static void oracle(void **state)
{
    int inside = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 3 * SAMPLES; i++) {
        new_kind();
        Vec3 p = odd_vec3();
        Sphere ball = odd_sphere();
        if (i % 4 == 1) { /* up to an ulp */
            p = any_vec3(), ball.center = any_vec3();
            Vec3 d = sub(p, ball.center);
            ball.radius = step(real_sqrt(dot(d, d)));
        }
        if (i % 4 == 2) { /* just: 2, 3, 6 has the length 7 */
            const real k = (real)any_int(-9, 9);
            ball = (Sphere){mad(p, k, (Vec3){2, 3, 6}), step(7 * real_abs(k))};
        }
        if (i % 8 == 3) /* too close for double */
            ball = (Sphere){mad(p = (Vec3){0, 0, 0}, any_real(-1, 1) * R(0x1p-26), (Vec3){0, 1, 1}),
                            1},
            ball.center.x = 1;
        if (i % 8 == 7)
            p = faint_vec3(), ball = (Sphere){faint_vec3(), real_abs(faint())};
        if (!finite3(ball.center))
            continue;
        int order = 1;
        bool want = truly(p, &ball, &order);
        inside += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_point_sphere)(&p, &ball) == want, p, ball);
    }
    printf("inside %d, on the surface %d of %d\n", inside, touching, 3 * SAMPLES);
    check_share(inside, 3 * SAMPLES, 0.2, 0.8);
    check_share(touching, 3 * SAMPLES, 0.01, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_point_sphere
#define A Point
#define B Sphere
#include "kit/batch.inc"

TESTS(overlap_point_sphere)
