/* tests/overlap/plane_sphere.c - isect_overlap_plane_sphere, _n, _each and _pairs. */
#include "classify/balls.h"
#include "kit/directions.h"
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* 1. Cases: the ball round (1, 2, 3) with the radius 2. */
static void cases(void **state)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Plane plane;
        bool want;
    } table[] = {
        {"x: touches from above", {{1, 0, 0}, 1}, true},
        {"x: just above", {{1, 0, 0}, 1 + eps}, false},
        {"x: through the center", {{1, 0, 0}, -1}, true},
        {"x: touches from below", {{1, 0, 0}, -3}, true},
        {"x: just below", {{1, 0, 0}, -3 - 2 * eps}, false},
        {"-y: touches", {{0, -1, 0}, 0}, true},
        {"-y: below by the least", {{0, -1, 0}, -least}, false},
        {"z, longer: touches", {{0, 0, 8}, -8}, true},
        {"z, longer: above", {{0, 0, 8}, -8 + 4 * eps}, false},
        {"aslant, of length 7: touches from above", {{2, 3, 6}, -12}, true},
        {"aslant: just above", {{2, 3, 6}, -12 * (1 - eps)}, false},
        {"aslant: touches from below", {{2, 3, 6}, -40}, true},
        {"aslant: just below", {{2, 3, 6}, -40 * (1 + eps)}, false},
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing, above", {{0, 0, 0}, least}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -1}, false},
        {"the square of the normal overflows", {{most, 0, 0}, 0}, true},
        {"it underflows, touches", {{least, 0, 0}, least}, true},
        {"it underflows, apart", {{least, 0, 0}, 2 * least}, false},
        {"heights overflow", {{0, most, 0}, most}, false},
        {"NaN normal", {{1, REAL_NAN, 0}, -1}, false},
        {"NaN d", {{1, 0, 0}, REAL_NAN}, false},
        {"infinite normal", {{0, 0, -inf}, 1}, false},
        {"infinite d", {{1, 0, 0}, -inf}, false},
    };
    const Sphere ball = {{1, 2, 3}, 2};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_plane_sphere)(&table[i].plane, &ball) == table[i].want);

    const Plane flat = {{0, 0, 2}, -2}; /* z = 1 */
    const struct {
        const char *name;
        Sphere ball;
        bool want;
    } balls[] = {
        {"a point in the plane", {{5, 5, 1}, 0}, true},
        {"a point beside it", {{5, 5, 1 + eps}, 0}, false},
        {"as large as can be", {{0, 0, 0}, most}, true},
        {"far away", {{0, 0, most}, most / 2}, false},
        {"empty", {{0, 0, 1}, -1}, false},
        {"empty by the least number", {{0, 0, 1}, -least}, false},
        {"NaN center", {{REAL_NAN, 0, 1}, 1}, false},
        {"NaN radius", {{0, 0, 1}, REAL_NAN}, false},
        {"infinite center", {{0, -inf, 1}, 1}, false},
        {"infinite radius", {{0, 0, 1}, inf}, false},
    };
    for (size_t i = 0; i < COUNT(balls); i++)
        check(balls[i].name, X(overlap_plane_sphere)(&flat, &balls[i].ball) == balls[i].want);
}

/* 2. Properties. */
static void properties(void **state)
{
    int together = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Plane plane;
        Sphere ball;
        ball_by_plane(i, &plane, &ball);
        const bool answer = X(overlap_plane_sphere)(&plane, &ball);
        const isect_side side = X(classify_plane_sphere)(&plane, &ball);
        const Plane back = {times(-1, plane.normal), -plane.d};
        const Plane turned = {{plane.normal.z, plane.normal.x, plane.normal.y}, plane.d};
        const Sphere ball_t = {{ball.center.z, ball.center.x, ball.center.y}, ball.radius};
        const Sphere larger = {ball.center, num_min(ball.radius * R(1.5), REAL_MAX)};
        together += answer;
        same_in_all_directions(X(overlap_plane_sphere)(&plane, &ball), answer);
        check_sample(i, "from behind", X(overlap_plane_sphere)(&back, &ball) == answer, plane,
                     ball);
        check_sample(i, "all axes are alike", X(overlap_plane_sphere)(&turned, &ball_t) == answer,
                     plane, ball);
        check_sample(i, "a larger one too", !answer || X(overlap_plane_sphere)(&plane, &larger),
                     plane, ball);
        check_sample(i, "neither outside nor inside",
                     answer == (side != ISECT_OUTSIDE && side != ISECT_INSIDE), plane, ball);
    }
    check_share(together, SAMPLES, 0.1, 0.9);
}

/* 3. Oracle: the definition without rounding. */
static void oracle(void **state)
{
    int together = 0, touching = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Plane plane;
        Sphere ball;
        ball_by_plane(i, &plane, &ball);
        const isect_side side = side_of_ball(&plane, &ball);
        const bool want = side != ISECT_OUTSIDE && side != ISECT_INSIDE;
        together += want, touching += want && side != ISECT_STRADDLES;
        check_sample(i, "exactly", X(overlap_plane_sphere)(&plane, &ball) == want, plane, ball);
    }
    printf("together %d, touching %d of %d\n", together, touching, SAMPLES);
    check_share(together, SAMPLES, 0.1, 0.9);
    check_share(touching, SAMPLES, 0.02, 0.6);
}

/* 4. Batch. */
#define PAIR overlap_plane_sphere
#define A Plane
#define B Sphere
#include "kit/batch.inc"

TESTS(overlap_plane_sphere)
