/* tests/engine/sweep_culled.c - isect_sweep_any_culled: a floor by hand, and any triangles, where a
 * determinant in rationals chooses between a miss and isect_sweep_any. */
#include "kit/kit.h"
#include "kit/rational.h"

static bool misses(Impact got)
{
    return got.enter == REAL_INF && got.leave == -REAL_INF;
}
/* The sign of motion . ((b - a) x (c - a)), without rounding. */
static int sign_in_rationals(const X(triangle) * t, Vec3 motion)
{
    const real *corner[3] = {&t->a.x, &t->b.x, &t->c.x}, *m = &motion.x;
    Rational u[3], v[3], sum = q(0);
    rational_begin();
    for (int k = 0; k < 3; k++) {
        u[k] = q_minus(q((double)corner[1][k]), q((double)corner[0][k]));
        v[k] = q_minus(q((double)corner[2][k]), q((double)corner[0][k]));
    }
    sum = q(0);
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        sum = q_plus(sum, q_by(q((double)m[k]), q_minus(q_by(u[i], v[j]), q_by(u[j], v[i]))));
    }
    return mpq_sgn(sum);
}
static bool same_impact(Impact a, Impact b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}
TEST_FUNCTION(culled)
{
    const X(triangle) floor_at = {{-9, 0, 9}, {9, 0, 9}, {0, 0, -9}}; /* its front is upward */
    const Sphere above = {{0, 3, 0}, 1}, below = {{0, -3, 0}, 1}, through = {{0, 0, 0}, 1};
    const Vec3 down = {0, -4, 0}, up = {0, 4, 0}, along = {1, 0, 0}, rest = {0, 0, 0};
#define CULLED(ball, motion) X(sweep_any_culled)(X(any_sphere)(&(ball)), &(motion), &floor_at)
    check("onto the front",
          cmp(real_abs(CULLED(above, down).enter - R(0.5)), <=, 8 * REAL_EPSILON));
    check("from behind", misses(CULLED(below, up)));
    check("out of it", misses(CULLED(through, up)));
    check("into it", cmp(CULLED(through, down).enter, ==, 0));
    check("along it", cmp(CULLED(through, along).enter, ==, 0));
    check("at rest", cmp(CULLED(through, rest).enter, ==, 0));
#undef CULLED
    int behind = 0, hits = 0;
    const int samples = soak(6000);
    for (int i = 0; i < samples; i++) {
        new_kind();
        X(triangle) t = i % 2 ? any_triangle() : odd_triangle();
        Vec3 motion = i % 3 ? any_vec3() : times(2, any_vec3());
        if (i % 4 == 0) /* nearly along the triangle */
            motion = mad(times(any_real(-1, 1), sub(t.b, t.a)), any_real(-1, 1), sub(t.c, t.a));
        if (i % 4 == 1)
            t.c = mad(t.a, 2, sub(t.b, t.a)); /* a needle, up to rounding */
        const Capsule capsule = any_capsule();
        const Sphere ball = any_sphere();
        const X(any) shape = i % 5 ? X(any_sphere)(&ball) : X(any_capsule)(&capsule);
        if (!finite3(t.a) || !finite3(t.b) || !finite3(t.c) || !finite3(motion))
            continue;
        const bool away = sign_in_rationals(&t, motion) > 0;
        const Impact got = X(sweep_any_culled)(shape, &motion, &t),
                     both = X(sweep_any)(shape, &motion, X(any_triangle)(&t));
        check("as the sign", away ? misses(got) : same_impact(got, both));
        behind += away, hits += got.enter <= 1;
    }
    check_share(behind, samples, 0.1, 0.9);
    check_share(hits, samples, 0.05, 0.9);
}

TESTS_IN(engine_sweep_culled, cmocka_unit_test(culled))
