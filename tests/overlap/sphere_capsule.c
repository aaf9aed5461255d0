/* tests/overlap/sphere_capsule.c - isect_overlap_sphere_capsule, _n, _each and _pairs. */
#include "kit/directions.h"
#include "overlap/pieces.h"

#define SAMPLES soak(20000)

/* 1. Cases: the capsule from 0 to 4 on the x axis, with a radius of 3. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Sphere ball;
        bool want;
    } table[] = {
        {"inside", {{2, 0, 0}, 1}, true},
        {"around", {{2, 1, 0}, 99}, true},
        {"touches the side", {{2, 3, 4}, 2}, true},
        {"an ulp from the side", {{2, 3, 4}, 2 - eps}, false},
        {"touches the first tip", {{-5, 0, 0}, 2}, true},
        {"touches the last tip", {{9, 0, 0}, 2}, true},
        {"an ulp before the first tip", {{-5, 0, 0}, 2 - eps}, false},
        {"an ulp behind the last tip", {{9, 0, 0}, 2 - eps}, false},
        {"touches the first ball", {{-3, 0, 4}, 2}, true},
        {"touches the last ball", {{7, -4, 0}, 2}, true},
        {"an ulp from the first ball", {{-3, 0, 4}, 2 - eps}, false},
        {"an ulp from the last ball", {{7, -4, 0}, 2 - eps}, false},
        {"a point on the side", {{1, 0, -3}, 0}, true},
        {"a point beside it", {{1, 0, -3 - 4 * eps}, 0}, false},
        {"a touch of the least number", {{1, 3, 0}, least}, true},
        {"radii that no sum can hold", {{2, most, most}, most}, false},
        {"radii that no sum can hold, together", {{2, most, 0}, most}, true},
        {"empty", {{2, 0, 0}, -1}, false},
        {"empty by the least number", {{2, 0, 0}, -least}, false},
        {"NaN center", {{2, REAL_NAN, 0}, 1}, false},
        {"NaN radius", {{2, 0, 0}, REAL_NAN}, false},
        {"infinite center", {{2, 0, REAL_INF}, most}, false},
        {"infinite radius", {{2, 0, 0}, REAL_INF}, false},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 3}, turned = {{4, 0, 0}, {0, 0, 0}, 3};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_sphere_capsule)(&table[i].ball, &capsule) == table[i].want);
        check(table[i].name, X(overlap_sphere_capsule)(&table[i].ball, &turned) == table[i].want);
    }

    const Sphere unit = {{0, 0, 0}, 1};
    const struct {
        const char *name;
        Capsule capsule;
        bool want;
    } capsules[] = {
        {"a ball", {{0, 3, 4}, {0, 3, 4}, 4}, true},
        {"a smaller ball", {{0, 3, 4}, {0, 3, 4}, 4 - 2 * eps}, false},
        {"a segment that touches", {{-9, 1, 0}, {9, 1, 0}, 0}, true},
        {"a segment beside it", {{-9, 1 + eps, 0}, {9, 1 + eps, 0}, 0}, false},
        {"a sum that rounding would make 2", {{2, 0, 0}, {3, 0, 0}, 1 - eps / 2}, false},
        {"negative, though the sum is not", {{0, 0, 0}, {1, 0, 0}, R(-0.5)}, false},
        {"NaN radius", {{0, 0, 0}, {1, 0, 0}, REAL_NAN}, false},
        {"infinite radius", {{0, 0, 0}, {1, 0, 0}, REAL_INF}, false},
        {"NaN first end", {{0, REAL_NAN, 0}, {0, 0, 0}, 1}, false},
        {"NaN last end", {{0, 0, 0}, {0, 0, REAL_NAN}, 1}, false},
        {"infinite first end", {{-REAL_INF, 0, 0}, {0, 0, 0}, most}, false},
        {"infinite last end", {{0, 0, 0}, {0, 0, REAL_INF}, most}, false},
    };
    for (size_t i = 0; i < COUNT(capsules); i++)
        check(capsules[i].name,
              X(overlap_sphere_capsule)(&unit, &capsules[i].capsule) == capsules[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_sphere_capsule)(&endless, &(Capsule){far, far, 1}));
    check("infinity is no number", !X(overlap_sphere_capsule)(&greatest, &(Capsule){lost, far, 1}));
    check("infinity is no number", !X(overlap_sphere_capsule)(&greatest, &(Capsule){far, lost, 1}));
    check("the greatest is", X(overlap_sphere_capsule)(&greatest, &(Capsule){far, far, 1}));
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Sphere ball = any_sphere();
        Capsule c = any_capsule(), back = {c.b, c.a, c.radius};
        ball.radius *= R(0.5), c.radius *= R(0.5);
        const real k = scaled(1, i % 30 - 15);
        Sphere ball_k = {times(k, ball.center), k * ball.radius};
        Capsule c_k = {times(k, c.a), times(k, c.b), k * c.radius};
        Sphere ball_t = {{ball.center.y, ball.center.z, ball.center.x}, ball.radius};
        Capsule c_t = {{c.a.y, c.a.z, c.a.x}, {c.b.y, c.b.z, c.b.x}, c.radius};
        Capsule larger = {c.a, c.b, c.radius * R(1.5)};
        bool answer = X(overlap_sphere_capsule)(&ball, &c);
        back.radius = c.radius;
        together += answer;
        check("from b to a", X(overlap_sphere_capsule)(&ball, &back) == answer);
        check("every scale is alike", X(overlap_sphere_capsule)(&ball_k, &c_k) == answer);
        check("all axes are alike", X(overlap_sphere_capsule)(&ball_t, &c_t) == answer);
        check("a larger one too", !answer || X(overlap_sphere_capsule)(&ball, &larger));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static bool truly(const Sphere *ball, const Capsule *c, int *order)
{
    if (!(ball->radius >= 0) || !(c->radius >= 0))
        return false;
    begin();
    Big reach = plus(big((double)ball->radius), big((double)c->radius));
    *order = order_of_segment(ball->center, c->a, c->b, reach);
    return *order <= 0;
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        new_kind();
        Sphere ball = odd_sphere();
        Capsule c = odd_capsule();
        if (i % 2) {
            let_touch(&ball.center, &c.a, &c.b, &ball.radius);
            c.radius = scaled(ball.radius, -any_int(1, 3));
            ball.radius = any_int(0, 3) ? ball.radius - c.radius : ball.radius;
        }
        if (i % 8 == 2) {
            ball = (Sphere){faint_vec3(), real_abs(faint())};
            c = (Capsule){faint_vec3(), faint_vec3(), real_abs(faint())};
        }
        int order = 1;
        bool want = truly(&ball, &c, &order);
        together += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_sphere_capsule)(&ball, &c) == want, ball, c);
        same_in_all_directions(X(overlap_sphere_capsule)(&ball, &c), want);
    }
    printf("together %d, touching %d of %d\n", together, touching, 2 * SAMPLES);
    check_share(together, 2 * SAMPLES, 0.2, 0.8);
    check_share(touching, 2 * SAMPLES, 0.05, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_sphere_capsule
#define A Sphere
#define B Capsule
#include "kit/batch.inc"

TESTS(overlap_sphere_capsule)
