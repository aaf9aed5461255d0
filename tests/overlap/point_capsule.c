/* tests/overlap/point_capsule.c - isect_overlap_point_capsule, _n, _each and _pairs. */
#include "kit/directions.h"
#include "overlap/pieces.h"

#define SAMPLES soak(20000)

/* 1. Cases: in the capsule from 0 to 4 on the x axis, with a radius of 5. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Vec3 point;
        bool want;
    } table[] = {
        {"in the middle", {2, 0, 0}, true},
        {"inside", {3, 1, -2}, true},
        {"on the side", {2, 3, 4}, true},
        {"an ulp beside the side", {2, 3, 4 + 4 * eps}, false},
        {"on the tip of the first end", {-5, 0, 0}, true},
        {"on the tip of the last end", {9, 0, 0}, true},
        {"an ulp before the first tip", {-5 - 4 * eps, 0, 0}, false},
        {"an ulp behind the last tip", {9 + 8 * eps, 0, 0}, false},
        {"on the ball of the first end", {-3, 0, 4}, true},
        {"on the ball of the last end", {7, -4, 0}, true},
        {"an ulp off the first ball", {-3, 0, 4 + 4 * eps}, false},
        {"an ulp off the last ball", {7, -4 - 4 * eps, 0}, false},
        {"where the ball begins", {4, 0, 5}, true},
        {"in the corner of its box", {-4, -4, 0}, false},
        {"in the other corner", {8, 4, 0}, false},
        {"far away", {most, most, most}, false},
        {"NaN", {2, REAL_NAN, 0}, false},
        {"infinite", {REAL_INF, 0, 0}, false},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 5}, turned = {{4, 0, 0}, {0, 0, 0}, 5};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_point_capsule)(&table[i].point, &capsule) == table[i].want);
        check(table[i].name, X(overlap_point_capsule)(&table[i].point, &turned) == table[i].want);
    }

    const Vec3 origin = {0, 0, 0};
    const struct {
        const char *name;
        Capsule capsule;
        bool want;
    } capsules[] = {
        {"a ball", {{0, 3, 4}, {0, 3, 4}, 5}, true},
        {"a smaller ball", {{0, 3, 4}, {0, 3, 4}, 5 - 4 * eps}, false},
        {"a segment through it", {{-1, -2, -3}, {2, 4, 6}, 0}, true},
        {"a segment that ends there", {{-1, -2, -3}, {0, 0, 0}, 0}, true},
        {"a segment beside it", {{-1, -2, -3}, {2, 4, 6 + 4 * eps}, 0}, false},
        {"the same point", {{0, 0, 0}, {0, 0, 0}, 0}, true},
        {"another point", {{0, 0, least}, {0, 0, least}, 0}, false},
        {"from end to end of all numbers", {{-most, 1, 0}, {most, 1, 0}, 1}, true},
        {"and not", {{-most, 1, 0}, {most, 1, 0}, 1 - eps}, false},
        {"greatest radius", {{most, 0, 0}, {most, 1, 0}, most}, true},
        {"empty", {{0, 0, 0}, {1, 0, 0}, -1}, false},
        {"empty by the least number", {{0, 0, 0}, {1, 0, 0}, -least}, false},
        {"NaN radius", {{0, 0, 0}, {1, 0, 0}, REAL_NAN}, false},
        {"infinite radius", {{0, 0, 0}, {1, 0, 0}, REAL_INF}, false},
        {"NaN first end", {{0, REAL_NAN, 0}, {0, 0, 0}, 1}, false},
        {"NaN last end", {{0, 0, 0}, {0, 0, REAL_NAN}, 1}, false},
        {"infinite first end", {{-REAL_INF, 0, 0}, {0, 0, 0}, most}, false},
        {"infinite last end", {{0, 0, 0}, {0, 0, REAL_INF}, most}, false},
    };
    for (size_t i = 0; i < COUNT(capsules); i++)
        check(capsules[i].name,
              X(overlap_point_capsule)(&origin, &capsules[i].capsule) == capsules[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    check("infinity is no number", !X(overlap_point_capsule)(&lost, &(Capsule){far, far, most}));
    check("infinity is no number", !X(overlap_point_capsule)(&far, &(Capsule){lost, far, most}));
    check("infinity is no number", !X(overlap_point_capsule)(&far, &(Capsule){far, lost, most}));
    check("the greatest is", X(overlap_point_capsule)(&far, &(Capsule){far, far, most}));
}

/* 2. Properties. */
static void properties(void **state)
{
    int inside = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p = any_vec3(), p_turned = {p.y, p.z, p.x};
        Capsule c = any_capsule(), back = {c.b, c.a, c.radius};
        const real k = scaled(1, i % 30 - 15);
        Vec3 p_k = times(k, p);
        Capsule c_k = {times(k, c.a), times(k, c.b), k * c.radius};
        Capsule turned = {{c.a.y, c.a.z, c.a.x}, {c.b.y, c.b.z, c.b.x}, c.radius};
        Capsule larger = {c.a, c.b, c.radius * R(1.5)};
        Sphere ball = {c.b, c.radius};
        bool answer = X(overlap_point_capsule)(&p, &c);
        inside += answer;
        check("from b to a", X(overlap_point_capsule)(&p, &back) == answer);
        check("every scale is alike", X(overlap_point_capsule)(&p_k, &c_k) == answer);
        check("all axes are alike", X(overlap_point_capsule)(&p_turned, &turned) == answer);
        check("a larger one too", !answer || X(overlap_point_capsule)(&p, &larger));
        check("it holds its end", answer || !X(overlap_point_sphere)(&p, &ball));
    }
    check_share(inside, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static bool truly(Vec3 p, const Capsule *c, int *order)
{
    if (!(c->radius >= 0))
        return false;
    begin();
    *order = order_of_segment(p, c->a, c->b, big((double)c->radius));
    return *order <= 0;
}
static void oracle(void **state)
{
    int inside = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 2 * SAMPLES; i++) {
        new_kind();
        Vec3 p = odd_vec3();
        Capsule c = odd_capsule();
        if (i % 2)
            let_touch(&p, &c.a, &c.b, &c.radius);
        if (i % 8 == 2)
            p = faint_vec3(), c = (Capsule){faint_vec3(), faint_vec3(), real_abs(faint())};
        int order = 1;
        bool want = truly(p, &c, &order);
        inside += want, touching += order == 0;
        check_sample(i, "exactly", X(overlap_point_capsule)(&p, &c) == want, p, c);
        same_in_all_directions(X(overlap_point_capsule)(&p, &c), want);
    }
    printf("inside %d, on the surface %d of %d\n", inside, touching, 2 * SAMPLES);
    check_share(inside, 2 * SAMPLES, 0.2, 0.8);
    check_share(touching, 2 * SAMPLES, 0.05, 0.5);
}

/* 4. Batch. */
#define PAIR overlap_point_capsule
#define A Point
#define B Capsule
#include "kit/batch.inc"

TESTS(overlap_point_capsule)
