/* tests/meet/planes.c - isect_meet_planes. */
#include "meet/rational_clip.h"

#define SAMPLES soak(8000)

/* 1. Cases: with the planes x = 1 and y + z = 5. */
TEST_FUNCTION(cases)
{
    const Plane wall = {{2, 0, 0}, -2}, slope = {{0, 1, 1}, -5}, floor = {{0, 0, 1}, -2};
    const Plane parallel = {{0, 2, 2}, 0}, line = {{1, 1, 1}, -6}, all = {{0, 0, 0}, 0};
    const Plane bad = {{0, 0, 1}, REAL_NAN}, far = {{0, 0, REAL_LEAST}, -REAL_MAX};
    const Plane endless = {{0, 0, REAL_INF}, 0};
    Common got = X(meet_planes)(&wall, &slope, &floor);
    check("a corner", same_bits(&got, &(Common){1, {{1, 3, 2}}}, sizeof got));
    got = X(meet_planes)(&wall, &slope, &far);
    check("out of range", same_bits(&got, &(Common){1, {{1, -REAL_MAX, REAL_MAX}}}, sizeof got));
    const Plane *const none[] = {&parallel, &line, &slope, &all, &bad, &endless};
    for (size_t i = 0; i < COUNT(none); i++) {
        check("none", cmp(X(meet_planes)(&wall, &slope, none[i]).count, ==, 0));
        check("none", cmp(X(meet_planes)(&wall, none[i], &slope).count, ==, 0));
        check("none", cmp(X(meet_planes)(none[i], &wall, &slope).count, ==, 0));
    }
}

static Plane grid_plane(void)
{
    const real x = (real)any_int(-2, 2), y = (real)any_int(-2, 2), z = (real)any_int(-2, 2);
    return any_int(0, 2) ? (Plane){{x, y, z}, (real)any_int(-9, 9)} : odd_plane();
}

/* 2. Properties: true of any three planes. */
TEST_FUNCTION(properties)
{
    int met = 0;
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
static Rational determinant(Place a, Place b, Place c)
{
    return place_dot(a, place_cross(b, c));
}
static bool is_right(Common got, const Plane *p, const Plane *second, const Plane *third)
{
    rational_begin();
    const Plane *const of[3] = {p, second, third};
    Place column[4];
    for (int i = 0; i < 3; i++) {
        const Place n = place(of[i]->normal);
        column[0].at[i] = n.at[0], column[1].at[i] = n.at[1], column[2].at[i] = n.at[2];
        column[3].at[i] = q(-(double)of[i]->d);
    }
    const Rational all = determinant(column[0], column[1], column[2]);
    if (!mpq_sgn(all))
        return got.count == 0;
    bool good = got.count == 1;
    for (int k = 0; k < 3; k++) {
        Place with[3] = {column[0], column[1], column[2]};
        with[k] = column[3];
        good &= is_within(((real *)&got.point[0])[k],
                          q_over(determinant(with[0], with[1], with[2]), all), 3);
    }
    return good;
}

TEST_FUNCTION(oracle)
{
    int met = 0;
    worst = 0;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Plane p = i % 3 ? grid_plane() : any_plane(), q = i % 3 ? grid_plane() : any_plane();
        Plane r = i % 3 ? grid_plane() : any_plane();
        if (i % 4 == 0) { /* through their line, nearly */
            r.normal = mad(times(R(0.5), p.normal), R(0.5), q.normal);
            r.normal.x = step(r.normal.x), r.d = step(p.d / 2 + q.d / 2);
        }
        const Common common = X(meet_planes)(&p, &q, &r);
        met += common.count == 1;
        check_sample(i, "the point", is_right(common, &p, &q, &r), p, q);
    }
    printf("%d of %d have a point; %.2f epsilon\n", met, SAMPLES, worst);
    check_share(met, SAMPLES, 0.2, 0.95);
}

TESTS_OF_ONE(meet_planes)
