/* tests/closest/segment_segment.c - isect_closest_segment_segment, _n, _each and _pairs. */
#include "closest/truth.h"

#define SAMPLES soak(20000)

static Nearest ask(const Vec3 *p)
{
    const Segment a = {p[0], p[1]}, b = {p[2], p[3]};
    return X(closest_segment_segment)(&a, &b);
}

/* 1. Cases: with the segment from (0, 0, 0) to (4, 0, 0). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    const struct {
        const char *name;
        Segment other;
        Vec3 a, b;
        real distance2;
    } table[] = {
        {"across, above", {{1, -1, 2}, {1, 3, 2}}, {1, 0, 0}, {1, 0, 2}, 4},
        {"an end above the middle", {{3, 1, 0}, {3, 5, 0}}, {3, 0, 0}, {3, 1, 0}, 1},
        {"the other end", {{3, -5, 0}, {3, -1, 0}}, {3, 0, 0}, {3, -1, 0}, 1},
        {"end to end", {{7, 4, 0}, {9, 9, 0}}, {4, 0, 0}, {7, 4, 0}, 25},
        {"end to end, backwards", {{-9, 9, 0}, {-3, 4, 0}}, {0, 0, 0}, {-3, 4, 0}, 25},
        {"first end beside the other",
         {{-2, -1, 1}, {2, 3, 1}},
         {0, 0, 0},
         {-R(0.5), R(0.5), 1},
         R(1.5)},
        {"on one line, behind", {{6, 0, 0}, {9, 0, 0}}, {4, 0, 0}, {6, 0, 0}, 4},
        {"on one line, before", {{-2, 0, 0}, {-3, 0, 0}}, {0, 0, 0}, {-2, 0, 0}, 4},
        {"a point above", {{1, 0, 3}, {1, 0, 3}}, {1, 0, 0}, {1, 0, 3}, 9},
        {"crossing", {{1, -1, 0}, {1, 1, 0}}, {1, 0, 0}, {1, 0, 0}, 0},
        {"touching at its end", {{2, 0, 0}, {2, 7, 1}}, {2, 0, 0}, {2, 0, 0}, 0},
        {"a point on it", {{3, 0, 0}, {3, 0, 0}}, {3, 0, 0}, {3, 0, 0}, 0},
        {"above by the least number",
         {{1, -1, least}, {1, 1, least}},
         {1, 0, 0},
         {1, 0, least},
         least},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *s = &table[i].other;
        const Nearest got = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, s->a, s->b});
        const Nearest swapped = ask((Vec3[]){s->a, s->b, {0, 0, 0}, {4, 0, 0}});
        check(table[i].name, same_point(got.a, table[i].a) && same_point(got.b, table[i].b));
        check(table[i].name, got.distance2 == table[i].distance2);
        check(table[i].name,
              same_point(swapped.a, table[i].b) && same_point(swapped.b, table[i].a));
        check(table[i].name, swapped.distance2 == table[i].distance2);
    }

    const Vec3 o = {0, 0, 0}, p = {1, 2, 3};
    const Nearest parallel = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, {1, 2, 0}, {9, 2, 0}});
    check("parallel: one of many", parallel.distance2 == 4 && parallel.a.x == parallel.b.x &&
                                       parallel.a.x >= 1 && parallel.a.x <= 4);
    const Nearest lying = ask((Vec3[]){{0, 0, 0}, {4, 0, 0}, {2, 0, 0}, {9, 0, 0}});
    check("one on the other", overlapping(lying) && lying.a.x >= 2 && lying.a.x <= 4 &&
                                  lying.a.y == 0 && lying.a.z == 0);
    check("two points", ask((Vec3[]){o, o, p, p}).distance2 == 14);
    check("one point", overlapping(ask((Vec3[]){p, p, p, p})));
    const Nearest far =
        ask((Vec3[]){{-most, 0, 0}, {most, 0, 0}, {0, -most, most}, {0, most, most}});
    check("so large that squares are not finite", far.distance2 == most && far.a.y == 0 &&
                                                      same_point(far.a, (Vec3){0, 0, 0}) &&
                                                      same_point(far.b, (Vec3){0, 0, most}));
    const Nearest small = ask((Vec3[]){{-8 * least, 0, 0},
                                       {8 * least, 0, 0},
                                       {0, -8 * least, 2 * least},
                                       {0, 8 * least, 2 * least}});
    check("so small that squares are 0", same_point(small.a, o) && small.b.z == 2 * least &&
                                             small.b.y == 0 && small.distance2 == least);
    const Vec3 bad[] = {{REAL_NAN, 0, 0}, {0, REAL_NAN, 0}, {0, 0, REAL_NAN},
                        {inf, 0, 0},      {0, -inf, 0},     {0, 0, inf}};
    for (size_t i = 0; i < COUNT(bad); i++)
        for (int k = 0; k < 4; k++) {
            Vec3 q[] = {o, p, {3, 3, 3}, {4, 5, 6}};
            q[k] = bad[i];
            check("NaN, infinity", same_nearest(ask(q), nearest_of_miss));
        }
}

/* Hard ones, and those that are nearly parallel, at all angles and distances. */
static void some_segments(Vec3 *p, int i)
{
    some_points(p, 4, i);
    if (i % 3)
        return;
    const Vec3 along = any_vec3(), off = times(scaled(any_real(0, 1), any_int(-30, 2)), any_vec3());
    const real angle = scaled(any_real(0, 1), any_int(ISECT_DOUBLE ? -55 : -26, -1));
    position = FREE;
    p[0] = any_vec3();
    p[1] = mad(p[0], 1, along);
    p[2] = mad(mad(p[0], any_real(-1, 1), along), 1, off);
    p[3] = mad(mad(p[2], any_real(-2, 2), along), angle, any_vec3());
}

/* 2. Properties: true for all segments. */
static void properties(void **state)
{
    int meet = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[4];
        some_segments(p, i);
        const Segment a = {p[0], p[1]}, b = {p[2], p[3]};
        const Nearest got = ask(p);
        const bool overlap = X(overlap_segment_segment)(&a, &b);
        meet += overlap;
        check_sample(i, "the decision comes first", overlapping(got) == overlap, a, b);
        check_sample(i, "or they are apart", overlap || separate(got), a, b);
        const Vec3 m[] = {times(-1, p[0]), times(-1, p[1]), times(-1, p[2]), times(-1, p[3])};
        const Nearest mirror = ask(m);
        check_sample(i, "mirrored",
                     same_point(mirror.a, times(-1, got.a)) &&
                         same_point(mirror.b, times(-1, got.b)) &&
                         mirror.distance2 == got.distance2,
                     a, b);
        const Vec3 e[] = {p[0], p[0], p[2], p[2]};
        const Nearest ends = ask(e);
        check_sample(i, "of points it is those",
                     same_point(ends.a, p[0]) && same_point(ends.b, p[2]), a, b);
    }
    check_share(meet, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: without rounding. The nearest points are inside both segments, or one is an end. */
static Big true_between(const Big3 *p, bool *inside)
{
    const Big3 u = minus3(p[1], p[0]), v = minus3(p[3], p[2]), w = minus3(p[0], p[2]);
    const Big3 n = cross3(u, v);
    const Big nn = dot3(n, n), s = dot3(cross3(v, w), n), t = dot3(cross3(u, w), n);
    *inside = sign(nn) > 0 && sign(s) >= 0 && !less(nn, s) && sign(t) >= 0 && !less(nn, t);
    if (*inside)
        return over(size(dot3(w, n)), root(nn));
    Big best = true_distance(p[0], true_foot(p[0], p[2], p[3]));
    for (int k = 1; k < 4; k++) {
        const int other = k < 2 ? 2 : 0;
        const Big next_one = true_distance(p[k], true_foot(p[k], p[other], p[other + 1]));
        best = less(next_one, best) ? next_one : best;
    }
    return best;
}
static void oracle(void **state)
{
    double distance = 0, place = 0;
    int crossed = 0, apart = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        Vec3 p[4];
        Big3 q[4];
        bool inside;
        begin();
        some_segments(p, i);
        for (int k = 0; k < 4; k++)
            q[k] = big3(p[k]);
        const Segment a = {p[0], p[1]}, b = {p[2], p[3]};
        const Nearest got = ask(p);
        const Big reach = plus(plus(true_distance(q[0], q[1]), true_distance(q[2], q[3])),
                               true_distance(q[0], q[2]));
        const double off = off_distance(true_between(q, &inside), got.distance2, reach);
        const double from_a = off_point(true_foot(big3(got.a), q[0], q[1]), got.a, reach);
        const double from_b = off_point(true_foot(big3(got.b), q[2], q[3]), got.b, reach);
        check_sample(i, "distance", off <= 4, a, b);
        check_sample(i, "on the segments", from_a <= 1 && from_b <= (got.distance2 > 0 ? 1 : 4), a,
                     b);
        const Big between_them = true_distance(big3(got.a), big3(got.b));
        const Big most = plus(length(big3(got.a)), length(big3(got.b)));
        const Big beyond =
            minus(size(minus(between_them, root(big((double)got.distance2)))),
                  plus(by(big(2 * (double)REAL_EPSILON), most), root(big((double)REAL_MIN))));
        check_sample(i, "the points are so far apart",
                     got.distance2 == REAL_MAX || sign(beyond) <= 0 ||
                         quotient(beyond, reach) <= 4 * (double)REAL_EPSILON,
                     a, b);
        distance = fmax(distance, off), place = fmax(place, fmax(from_a, from_b));
        crossed += inside, apart += got.distance2 > 0;
    }
    printf("distance within %.2f, place within %.2f epsilon; apart %d, not at an end %d of %d\n",
           distance, place, apart, crossed, SAMPLES);
    check_share(crossed, SAMPLES, 0.1, 0.9);
    check_share(apart, SAMPLES, 0.3, 0.95);
}

/* 4. Batch. */
#define PAIR closest_segment_segment
#define A Segment
#define B Segment
#define ANSWER Nearest
#include "kit/batch.inc"

TESTS(closest_segment_segment)
