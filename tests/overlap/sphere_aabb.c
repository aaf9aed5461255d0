/* tests/overlap/sphere_aabb.c - isect_overlap_sphere_aabb, _n, _each and _pairs. */
#include "kit/big.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: against the box [0, 2] x [0, 4] x [0, 6]. */
static void cases(void **state)
{
    const real least = REAL_LEAST, eps = REAL_EPSILON, inf = REAL_INF;
    const struct {
        const char *name;
        Sphere ball;
        bool want;
    } table[] = {
        {"inside", {{1, 2, 3}, R(0.5)}, true},
        {"around", {{1, 2, 3}, 99}, true},
        {"point inside", {{1, 2, 3}, 0}, true},
        {"point on a face", {{2, 1, 1}, 0}, true},
        {"point on a corner", {{2, 4, 6}, 0}, true},
        {"point outside by an ulp", {{2 + 2 * eps, 4, 6}, 0}, false},
        {"point below by the least number", {{-least, 0, 0}, 0}, false},
        {"touches the least number below", {{-least, 0, 0}, least}, true},
        {"touches below x", {{-1, 1, 1}, 1}, true},
        {"touches above x", {{3, 1, 1}, 1}, true},
        {"touches below y", {{1, -1, 1}, 1}, true},
        {"touches above y", {{1, 5, 1}, 1}, true},
        {"touches below z", {{1, 1, -1}, 1}, true},
        {"touches above z", {{1, 1, 7}, 1}, true},
        {"apart below x", {{-1, 1, 1}, 1 - eps}, false},
        {"apart above x", {{3, 1, 1}, 1 - eps}, false},
        {"apart below y", {{1, -1, 1}, 1 - eps}, false},
        {"apart above y", {{1, 5, 1}, 1 - eps}, false},
        {"apart below z", {{1, 1, -1}, 1 - eps}, false},
        {"apart above z", {{1, 1, 7}, 1 - eps}, false},
        {"touches an edge", {{5, 8, 1}, 5}, true},
        {"apart from an edge", {{5, 8, 1}, 5 - 4 * eps}, false},
        {"touches a corner", {{-1, -2, -2}, 3}, true},
        {"apart from a corner", {{-1, -2, -2}, 3 - 2 * eps}, false},
        {"empty", {{1, 1, 1}, -1}, false},
        {"squares overflow, together", {{REAL_MAX, 1, 1}, REAL_MAX}, true},
        {"squares overflow, apart", {{REAL_MAX, REAL_MAX, 1}, REAL_MAX}, false},
        {"NaN center", {{1, REAL_NAN, 1}, 1}, false},
        {"NaN radius", {{1, 1, 1}, REAL_NAN}, false},
        {"infinite center", {{inf, 1, 1}, 1}, false},
        {"infinite center, greatest radius", {{inf, 1, 1}, REAL_MAX}, false},
        {"infinite radius", {{1, 1, 1}, inf}, false},
    };
    const Aabb box = {{0, 0, 0}, {2, 4, 6}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_sphere_aabb)(&table[i].ball, &box) == table[i].want);

    const Sphere unit = {{0, 0, 0}, 1};
    const struct {
        const char *name;
        Aabb box;
        bool want;
    } boxes[] = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space that touches", {{-inf, -inf, 1}, {inf, inf, inf}}, true},
        {"half space apart", {{-inf, -inf, -inf}, {inf, -1 - eps, inf}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"lower = infinity holds no point", {{inf, -1, -1}, {inf, 1, 1}}, false},
        {"upper = -infinity holds no point", {{-1, -1, -inf}, {1, 1, -inf}}, false},
        {"empty in x", {{1, -1, -1}, {-1, 1, 1}}, false},
        {"empty in y", {{-1, R(0.5), -1}, {1, 0, 1}}, false},
        {"empty in z", {{-1, -1, 0}, {1, 1, -least}}, false},
        {"flat", {{-1, 1, -1}, {1, 1, 1}}, true},
        {"a point", {{0, 0, -1}, {0, 0, -1}}, true},
        {"NaN lower", {{REAL_NAN, -1, -1}, {1, 1, 1}}, false},
        {"NaN upper", {{-1, -1, -1}, {1, 1, REAL_NAN}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_sphere_aabb)(&unit, &boxes[i].box) == boxes[i].want);
}

/* 2. Properties: true for every sphere and box. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Sphere ball = any_sphere();
        Aabb box = any_aabb();
        real k = scaled(1, i % 30 - 15);
        Sphere ball_k = {times(k, ball.center), k * ball.radius};
        Aabb box_k = {times(k, box.lower), times(k, box.upper)};
        Sphere mirrored = {times(-1, ball.center), ball.radius};
        Aabb box_m = {times(-1, box.upper), times(-1, box.lower)};
        Sphere larger = {ball.center, ball.radius * R(1.5)};
        Vec3 reach = {ball.radius, ball.radius, ball.radius};
        Aabb around = {sub(ball.center, reach), mad(ball.center, 1, reach)};
        bool answer = X(overlap_sphere_aabb)(&ball, &box);
        together += answer;
        check("every scale is alike", X(overlap_sphere_aabb)(&ball_k, &box_k) == answer);
        check("mirrored", X(overlap_sphere_aabb)(&mirrored, &box_m) == answer);
        check("a larger one overlaps too", !answer || X(overlap_sphere_aabb)(&larger, &box));
        check("so does its box", !answer || X(overlap_aabb_aabb)(&around, &box));
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the nearest point of the box, without rounding. */
static Big beyond(real c, real lower, real upper)
{
    real nearest = c < lower ? lower : c > upper ? upper : c;
    return minus(big((double)c), big((double)nearest));
}
static bool truly(const Sphere *s, const Aabb *b, int *order)
{
    if (!(s->radius >= 0) || !(b->lower.x <= b->upper.x) || !(b->lower.y <= b->upper.y) ||
        !(b->lower.z <= b->upper.z))
        return false;
    begin();
    Big3 d = {beyond(s->center.x, b->lower.x, b->upper.x),
              beyond(s->center.y, b->lower.y, b->upper.y),
              beyond(s->center.z, b->lower.z, b->upper.z)};
    Big r = big((double)s->radius);
    *order = mpf_cmp(dot3(d, d), by(r, r));
    return *order <= 0;
}
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 3 * SAMPLES; i++) {
        new_kind();
        Sphere ball = odd_sphere();
        Aabb box = odd_aabb();
        if (i % 2)
            ball.radius = step(scaled(ball.radius, -1));
        if (!ISECT_DOUBLE && i % 8 == 3) { /* too close for double */
            ball = (Sphere){{1, any_real(R(0.5), R(1.5)) * R(0x1p-26), any_real(0, 1) * R(0x1p-26)}, 1};
            box = (Aabb){{-1, -1, -1}, {any_real(-1, 3) * R(0x1p-53), 0, 0}};
        }
        if (i % 8 == 1) { /* a corner of a box at the radius, up to an ulp */
            Vec3 corner = any_vec3(), way;
            box = box_of(corner, mad(corner, 2, (Vec3){-1, -1, -1}));
            ball.center = mad(corner, 2, (Vec3){1, 1, 1});
            way = sub(ball.center, (Vec3){box.upper.x, box.upper.y, box.upper.z});
            ball.radius = step(real_sqrt(dot(way, way)));
        }
        if (i % 8 == 5) {
            ball = (Sphere){faint_vec3(), real_abs(faint())};
            box = box_of(faint_vec3(), faint_vec3());
        }
        int order = 1;
        bool want = truly(&ball, &box, &order);
        together += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_sphere_aabb)(&ball, &box) == want, ball, box);
    }
    printf("together %d, touching %d of %d\n", together, touching, 3 * SAMPLES);
    check_share(together, 3 * SAMPLES, 0.2, 0.8);
    check_share(touching, 3 * SAMPLES, 0.01, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_sphere_aabb
#define A Sphere
#define B Aabb
#include "kit/batch.inc"

TESTS(overlap_sphere_aabb)
