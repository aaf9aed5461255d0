/* tests/sweep/moving.c - isect_sweep_moving_sphere_sphere, isect_sweep_moving_aabb_aabb. The judge
 * computes in rational numbers. A sixth of the contacts would begin at t = 1, where a rounded
 * difference of the motions decides otherwise. */
#include "kit/impact.h"
#include "kit/rational.h"
#include HEADER(sweep)

TEST_FUNCTION(balls)
{
    const MovingSphere b = {{0, 0, 0}, 1, {0, 8, 0}};
    TABLE(table, MovingSphere a; Impact want;) = {
        {"head on", {{-6, 0, 0}, 1, {8, 8, 0}}, {R(0.5), 1, {-1, 4, 0}, {1, 0, 0}}},
        {"it comes", {{0, 10, 0}, 1, {0, -8, 0}}, {R(0.5), R(0.75), {0, 5, 0}, {0, -1, 0}}},
        {"together", {{0, 0, 2}, 1, {0, 8, 0}}, {0, 1, {0, 0, 1}, {0, 0, -1}}},
        {"at the end", {{-6, 0, 0}, 1, {4, 8, 0}}, {1, 1, {-1, 8, 0}, {1, 0, 0}}},
        {"leaving", {{2, 0, 0}, 1, {4, 8, 0}}, {0, 0, {1, 0, 0}, {-1, 0, 0}}},
        {"in passing", {{2, 0, 0}, 1, {0, 16, 0}}, {0, 0, {1, 0, 0}, {-1, 0, 0}}},
        {"one middle", {{0, 0, 0}, 1, {0, 16, 0}}, {0, R(0.25), {-1, 0, 0}, {1, 0, 0}}},
    };
    TABLE(misses, MovingSphere a;) = {
        {"side by side", {{3, 0, 0}, 1, {0, 8, 0}}},
        {"not so far", {{-6, 0, 0}, 1, {R(3.875), 8, 0}}},
        {"empty", {{0, 0, 0}, -1, {0, 0, 0}}},
        {"NaN", {{0, 0, 0}, 1, {REAL_NAN, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_moving_sphere_sphere)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_moving_sphere_sphere)(&misses[i].a, &b)));
    check("an infinite motion", is_no_impact(X(sweep_moving_sphere_sphere)(
                                    &b, &(MovingSphere){{0, 0, 0}, 1, {0, 0, REAL_INF}})));
}
TEST_FUNCTION(boxes)
{
    const MovingAabb b = {{-1, -1, -1}, {1, 1, 1}, {0, 8, 0}},
                     all = {{-REAL_INF, -REAL_INF, -REAL_INF},
                            {REAL_INF, REAL_INF, REAL_INF},
                            {1, 2, 3}};
    TABLE(table, MovingAabb a; Impact want;) = {
        {"onto a face",
         {{-6, -1, 0}, {-4, 0, 2}, {6, 8, 0}},
         {R(0.5), 1, {-1, R(3.5), R(0.5)}, {1, 0, 0}}},
        {"it comes",
         {{-1, 9, -1}, {1, 11, 1}, {0, -8, 0}},
         {R(0.5), R(0.75), {0, 5, 0}, {0, -1, 0}}},
        {"together", {{1, 0, 0}, {2, 1, 1}, {0, 8, 0}}, {0, 1, {1, R(0.5), R(0.5)}, {-1, 0, 0}}},
        {"leaving", {{0, 0, 1}, {1, 1, 2}, {0, 8, 4}}, {0, 0, {R(0.5), R(0.5), 1}, {0, 0, -1}}},
    };
    TABLE(misses, MovingAabb a;) = {
        {"beside", {{-4, 2, 0}, {-2, 3, 1}, {9, 8, 0}}},
        {"not so far", {{-6, -1, 0}, {-4, 0, 2}, {R(2.875), 8, 0}}},
        {"empty", {{1, 0, 0}, {0, 1, 1}, {0, 0, 0}}},
        {"at infinity", {{REAL_INF, 0, 0}, {REAL_INF, 1, 1}, {0, 0, 0}}},
        {"NaN", {{0, 0, 0}, {1, 1, 1}, {REAL_NAN, 0, 0}}},
    };
    check_each(table, is_impact(X(sweep_moving_aabb_aabb)(&table[i].a, &b), table[i].want));
    check_each(misses, is_no_impact(X(sweep_moving_aabb_aabb)(&misses[i].a, &b)));
    const Impact in_all = X(sweep_moving_aabb_aabb)(&all, &b);
    check("all of space", cmp(in_all.enter, ==, 0) && cmp(in_all.leave, ==, 1));
    /* They close 3/2 of the largest number, at twice its speed. */
    const real most = REAL_MAX;
    const MovingAabb left = {{-most, -1, -1}, {-most, 1, 1}, {most, 0, 0}};
    const MovingAabb right = {{most / 2, -1, -1}, {most / 2, 1, 1}, {-most, 0, 0}};
    const Impact far = X(sweep_moving_aabb_aabb)(&left, &right);
    check("from end to end",
          cmp(far.enter, <=, R(0.75)) && cmp(far.enter, >=, R(0.75) - 8 * REAL_EPSILON) &&
              cmp(far.leave, >=, R(0.75)) && cmp(far.leave, <=, R(0.75) + 8 * REAL_EPSILON));
    check("its side", cmp(far.normal.x, ==, 1) &&
                          cmp(real_abs(far.point.x / most + R(0.25)), <=, 8 * REAL_EPSILON));
}

/* ---- the judge ---- */

/* The offset of the centers, or its speed. */
static Place between(Vec3 a, Vec3 b)
{
    return place_minus(place(a), place(b));
}
/* (distance of the centers)^2 - (sum of the radii)^2 at t. */
static Rational beyond(const MovingSphere *a, const MovingSphere *b, Rational t)
{
    const Place at =
        place_plus(between(a->center, b->center), place_times(t, between(a->motion, b->motion)));
    const Rational r = q_plus(q((double)a->radius), q((double)b->radius));
    return q_minus(place_dot(at, at), q_by(r, r));
}
/* The time of the least distance, in [0, 1]. */
static Rational nearest_time(const MovingSphere *a, const MovingSphere *b)
{
    const Place m = between(a->center, b->center), v = between(a->motion, b->motion);
    const Rational square = place_dot(v, v), along = q_negative(place_dot(m, v));
    if (mpq_sgn(square) == 0 || mpq_sgn(along) <= 0)
        return q(0);
    return q_less(along, square) ? q_over(along, square) : q(1);
}
/* `enter`, and a later time by which it must have happened, for an error of 8 * 2^-52 and epsilon,
 * and 8 times the least normal number; t is moved by twice that, because the judge moves the
 * rounded time. */
static Rational moved(real t, int to)
{
    const double share = 16 * DBL_EPSILON + 2 * (double)REAL_EPSILON;
    const Rational by = q_plus(q_by(q((double)t), q(share)), q(16 * (double)REAL_MIN));
    return to > 0 ? q_plus(q((double)t), by) : q_minus(q((double)t), by);
}
static bool touch_at(const MovingSphere *a, const MovingSphere *b, Rational t)
{
    return mpq_sgn(beyond(a, b, t)) <= 0;
}
static bool good_balls(const MovingSphere *a, const MovingSphere *b, Impact got)
{
    const Rational least = nearest_time(a, b);
    if (!touch_at(a, b, least))
        return is_no_impact(got);
    const Rational enter = q((double)got.enter), leave = q((double)got.leave);
    const Rational after = moved(got.enter, 1), before = moved(got.leave, -1);
    const bool not_late =
        got.enter == 0 || !touch_at(a, b, enter) || mpq_sgn(beyond(a, b, enter)) == 0;
    const bool not_early =
        got.leave == 1 || !touch_at(a, b, leave) || mpq_sgn(beyond(a, b, leave)) == 0;
    return got.enter >= 0 && got.leave <= 1 && not_late && not_early && !q_less(least, enter) &&
           !q_less(leave, least) && (q_less(least, after) || touch_at(a, b, after)) &&
           (q_less(before, least) || touch_at(a, b, before));
}

/* True if a box a and a box b share a point at t, along each axis. */
static bool common_at(const MovingAabb *a, const MovingAabb *b, Rational t)
{
    const Place move = place_times(t, between(a->motion, b->motion));
    const Place low = place_plus(between(a->lower, b->upper), move);
    const Place high = place_plus(between(a->upper, b->lower), move);
    bool is = true;
    for (int k = 0; k < 3; k++)
        is &= mpq_sgn(low.at[k]) <= 0 && mpq_sgn(high.at[k]) >= 0;
    return is;
}
/* The contact begins at 0 or where two faces meet. So it is enough to try these times. */
static bool good_boxes(const MovingAabb *a, const MovingAabb *b, Impact got)
{
    const Place v = between(a->motion, b->motion);
    const Place gap[2] = {between(b->lower, a->upper), between(b->upper, a->lower)};
    Rational first = NULL, last = NULL;
    for (int i = 0; i < 8; i++) {
        const int k = i % 3;
        if (i < 6 && mpq_sgn(v.at[k]) == 0)
            continue;
        const Rational t = i < 6 ? q_over(gap[i / 3].at[k], v.at[k]) : q(i - 6);
        if (mpq_sgn(t) < 0 || q_less(q(1), t) || !common_at(a, b, t))
            continue;
        first = !first || q_less(t, first) ? t : first;
        last = !last || q_less(last, t) ? t : last;
    }
    if (!first || !last)
        return is_no_impact(got);
    return got.enter >= 0 && got.leave <= 1 && !q_less(first, q((double)got.enter)) &&
           !q_less(q((double)got.leave), last) && !q_less(moved(got.enter, 1), first) &&
           !q_less(last, moved(got.leave, -1));
}

/* ---- questions ---- */

/* Small integers touch exactly, or nearly; a last bit, or a motion of both that is large or of
 * another scale, then decides. */
static void draw(real *number, int count, int sample)
{
    for (int i = 0; i < count; i++) {
        number[i] = sample % 3 == 0 ? (real)any_int(-6, 6) : any_real(-3, 3);
        if (sample % 4 == 1 && any_int(0, 2) == 0)
            number[i] *= 1 + (real)any_int(-1, 1) * REAL_EPSILON;
        if (sample % 13 == 12) /* any exponents */
            number[i] = scaled(number[i], any_int(-1, 1) * (ISECT_DOUBLE ? 1020 : 120));
    }
}
static void shift(real *a, real *b, int sample)
{
    for (int k = 0; k < 3; k++) {
        const real by =
            sample % 5 < 2 || sample % 13 == 12 ? 0 : scaled(any_real(1, 2), any_int(-30, 30));
        a[k] += by, b[k] += by;
    }
}
/* Motions along x that close a gap exactly at t = 1, or leave an eighth of an epsilon of it. */
static bool is_at_the_end(int sample)
{
    return sample % 12 == 3 || sample % 12 == 6; /* integers without a last bit */
}
static void close_at_the_end(real *a, real *b, real gap)
{
    a[0] = gap, b[0] = gap * REAL_EPSILON / 8 * (real)any_int(-1, 1);
    a[1] = b[1], a[2] = b[2];
}
TEST_FUNCTION(judged_balls)
{
    const int count = soak(6000);
    int hits = 0, wrong = 0;
    for (int i = 0; i < count; i++) {
        real of[2][7];
        rational_begin();
        draw(of[0], 7, i), draw(of[1], 7, i), shift(&of[0][4], &of[1][4], i);
        if (is_at_the_end(i)) {
            const real gap = (real)any_int(1, 9);
            of[1][0] = of[0][0] + real_abs(of[0][3]) + real_abs(of[1][3]) + gap;
            of[1][1] = of[0][1], of[1][2] = of[0][2];
            close_at_the_end(&of[0][4], &of[1][4], gap);
        }
        const int power = i % 7 || i % 13 == 12 ? 0 : any_int(-80, 60);
        for (int k = 0; k < 14; k++)
            of[k / 7][k % 7] = scaled(of[k / 7][k % 7], power);
        const MovingSphere a = {
            {of[0][0], of[0][1], of[0][2]}, real_abs(of[0][3]), {of[0][4], of[0][5], of[0][6]}};
        const MovingSphere b = {
            {of[1][0], of[1][1], of[1][2]}, real_abs(of[1][3]), {of[1][4], of[1][5], of[1][6]}};
        const Impact got = X(sweep_moving_sphere_sphere)(&a, &b);
        check_sample(i, "as in rational numbers", good_balls(&a, &b, got), a, b);
        const Impact back = X(sweep_moving_sphere_sphere)(&b, &a);
        check("the same times in the other order",
              cmp(back.enter, ==, got.enter) && cmp(back.leave, ==, got.leave));
        hits += got.enter <= 1;
        const MovingSphere moved_by = {a.center, a.radius, sub(a.motion, b.motion)};
        const Impact rounded = X(sweep_sphere_sphere)(&moved_by, &(Sphere){b.center, b.radius});
        wrong += (rounded.enter <= 1) != (got.enter <= 1);
    }
    check_share(hits, count, 0.2, 0.9);
    printf("balls: of %d, %d touch; by a rounded difference %d are wrong\n", count, hits, wrong);
    check_share(wrong, count, 0.03, 0.2);
}
TEST_FUNCTION(judged_boxes)
{
    const int count = soak(6000);
    int hits = 0, wrong = 0;
    for (int i = 0; i < count; i++) {
        real of[2][9];
        rational_begin();
        draw(of[0], 9, i), draw(of[1], 9, i), shift(&of[0][6], &of[1][6], i);
        if (is_at_the_end(i)) {
            const real gap = (real)any_int(1, 9);
            memcpy(of[1], of[0], 6 * sizeof **of);
            of[1][0] = num_max(of[0][0], of[0][3]) + gap, of[1][3] = of[1][0] + 2;
            close_at_the_end(&of[0][6], &of[1][6], gap);
        }
        const int power = i % 7 || i % 13 == 12 ? 0 : any_int(-80, 60);
        for (int k = 0; k < 18; k++)
            of[k / 9][k % 9] = scaled(of[k / 9][k % 9], power);
        MovingAabb box[2];
        for (int k = 0; k < 2; k++) {
            const real *n = of[k];
            box[k] = (MovingAabb){{num_min(n[0], n[3]), num_min(n[1], n[4]), num_min(n[2], n[5])},
                                  {num_max(n[0], n[3]), num_max(n[1], n[4]), num_max(n[2], n[5])},
                                  {n[6], n[7], n[8]}};
        }
        const Impact got = X(sweep_moving_aabb_aabb)(&box[0], &box[1]);
        check_sample(i, "as in rational numbers", good_boxes(&box[0], &box[1], got), box[0],
                     box[1]);
        const Impact back = X(sweep_moving_aabb_aabb)(&box[1], &box[0]);
        check("the same times in the other order",
              cmp(back.enter, ==, got.enter) && cmp(back.leave, ==, got.leave));
        hits += got.enter <= 1;
        const MovingAabb moved_by = {box[0].lower, box[0].upper, sub(box[0].motion, box[1].motion)};
        const Impact rounded = X(sweep_aabb_aabb)(&moved_by, &(Aabb){box[1].lower, box[1].upper});
        wrong += (rounded.enter <= 1) != (got.enter <= 1);
    }
    check_share(hits, count, 0.2, 0.9);
    printf("boxes: of %d, %d touch; by a rounded difference %d are wrong\n", count, hits, wrong);
    check_share(wrong, count, 0.03, 0.2);
}

TESTS_IN(sweep_moving, cmocka_unit_test(balls), cmocka_unit_test(boxes),
         cmocka_unit_test(judged_balls), cmocka_unit_test(judged_boxes))
