/* tests/meet/planes.c - isect_meet_planes. */
#include "kit/kit.h"
#include "kit/plane.h"

typedef X(common) Common;

#define SAMPLES soak(8000)

/* 1. Cases: with the planes x = 1 and y + z = 5. */
static void cases(void **state)
{
    const Plane wall = {{2, 0, 0}, -2}, slope = {{0, 1, 1}, -5}, floor = {{0, 0, 1}, -2};
    const Plane parallel = {{0, 2, 2}, 0}, line = {{1, 1, 1}, -6}, all = {{0, 0, 0}, 0};
    const Plane bad = {{0, 0, 1}, REAL_NAN}, far = {{0, 0, REAL_LEAST}, -REAL_MAX};
    const Plane endless = {{0, 0, REAL_INF}, 0};
    (void)state;
    Common got = X(meet_planes)(&wall, &slope, &floor);
    check("a corner", same_bits(&got, &(Common){1, {{1, 3, 2}}}, sizeof got));
    got = X(meet_planes)(&wall, &slope, &far);
    check("out of range", same_bits(&got, &(Common){1, {{1, -REAL_MAX, REAL_MAX}}}, sizeof got));
    const Plane *const none[] = {&parallel, &line, &slope, &all, &bad, &endless};
    for (size_t i = 0; i < COUNT(none); i++) {
        check("none", X(meet_planes)(&wall, &slope, none[i]).count == 0);
        check("none", X(meet_planes)(&wall, none[i], &slope).count == 0);
        check("none", X(meet_planes)(none[i], &wall, &slope).count == 0);
    }
}

static Plane grid_plane(void)
{
    const real x = (real)any_int(-2, 2), y = (real)any_int(-2, 2), z = (real)any_int(-2, 2);
    return any_int(0, 2) ? (Plane){{x, y, z}, (real)any_int(-9, 9)} : odd_plane();
}

/* 2. Properties: true of any three planes. */
static void properties(void **state)
{
    int met = 0;
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        new_kind();
        const Plane p = grid_plane(), q = grid_plane(), r = grid_plane();
        const Plane back = {times(-1, q.normal), -q.d};
        const Common common = X(meet_planes)(&p, &q, &r), turned = X(meet_planes)(&q, &r, &p);
        const Common mirrored = X(meet_planes)(&q, &p, &r), over = X(meet_planes)(&p, &back, &r);
        met += common.count == 1;
        check_sample(i, "turned", same_bits(&common, &turned, sizeof common), p, q);
        check_sample(i, "mirrored", same_bits(&common, &mirrored, sizeof common), p, q);
        check_sample(i, "turned over", same_bits(&common, &over, sizeof common), p, q);
    }
    check_share(met, 4 * SAMPLES, 0.2, 0.95);
}

/* 3. Oracle: Cramer's rule without rounding. */
static double worst;

static Big determinant(Big3 a, Big3 b, Big3 c)
{
    return dot3(a, cross3(b, c));
}
static bool near(real got, Big above, Big below)
{
    Big x = over(above, below);
    if (less(big((double)REAL_MAX), size(x)))
        x = big(sign(x) * (double)REAL_MAX);
    const Big off = size(minus(big((double)got), x));
    if (!less(big((double)REAL_LEAST), off))
        return true;
    const Big of =
        over(minus(off, big((double)REAL_LEAST)), by(size(x), big((double)REAL_EPSILON)));
    worst = fmax(worst, mpf_get_d(of));
    return mpf_get_d(of) <= 3;
}
static bool is_right(Common got, const Plane *p, const Plane *q, const Plane *r)
{
    begin();
    const Plane *const of[3] = {p, q, r};
    Big column[4][3];
    for (int i = 0; i < 3; i++) {
        column[0][i] = big((double)of[i]->normal.x), column[1][i] = big((double)of[i]->normal.y);
        column[2][i] = big((double)of[i]->normal.z), column[3][i] = big(-(double)of[i]->d);
    }
    const Big3 x = {column[0][0], column[0][1], column[0][2]};
    const Big3 y = {column[1][0], column[1][1], column[1][2]};
    const Big3 z = {column[2][0], column[2][1], column[2][2]};
    const Big3 w = {column[3][0], column[3][1], column[3][2]};
    const Big all = determinant(x, y, z);
    if (!sign(all))
        return got.count == 0;
    return got.count == 1 && near(got.point[0].x, determinant(w, y, z), all) &&
           near(got.point[0].y, determinant(x, w, z), all) &&
           near(got.point[0].z, determinant(x, y, w), all);
}

static void oracle(void **state)
{
    int met = 0;
    (void)state;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Plane p = i % 3 ? grid_plane() : any_plane(), q = i % 3 ? grid_plane() : any_plane();
        Plane r = i % 3 ? grid_plane() : any_plane();
        if (i % 4 == 0) /* through their line, nearly */
            r = (Plane){{step(p.normal.x / 2 + q.normal.x / 2), p.normal.y / 2 + q.normal.y / 2,
                         p.normal.z / 2 + q.normal.z / 2},
                        step(p.d / 2 + q.d / 2)};
        const Common common = X(meet_planes)(&p, &q, &r);
        met += common.count == 1;
        check_sample(i, "the point", is_right(common, &p, &q, &r), p, q);
    }
    printf("%d of %d have a point; %.2f epsilon\n", met, SAMPLES, worst);
    check_share(met, SAMPLES, 0.2, 0.95);
}

TESTS_OF_ONE(meet_planes)
