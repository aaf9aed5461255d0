/* tests/cast/ray_torus.c - isect_cast_ray_torus. */
#include "kit/judge_cast.h"

#define SAMPLES soak(10000)

static X(intervals) cast(const Ray *ray, const Torus *torus)
{
    return X(cast_ray_torus)(ray, torus);
}
static bool met(const Ray *ray, const Torus *torus)
{
    return cast(ray, torus).count > 0;
}

/* ---- 1. Cases ---- */

/* The times agree within a few epsilon. They are equal for a miss or an infinite ray. */
static bool near_span(Span got, Span want)
{
    const real some = 8 * REAL_EPSILON;
    return (got.enter == want.enter || real_abs(got.enter - want.enter) <= some) &&
           (got.leave == want.leave || real_abs(got.leave - want.leave) <= some);
}

/* The ring is around the z axis, from 2 to 4 away from it, between -1 and 1. */
static void ring(void)
{
    const real inf = REAL_INF, root = R(3.4641016151377544); /* of 12 */
    TABLE(table, Ray ray; Span want, behind;) = {
        {"through the middle", {{-9, 0, 0}, {1, 0, 0}, 0, inf}, {5, 7}, {11, 13}},
        {"through the middle, back", {{-9, 0, 0}, {-1, 0, 0}, -inf, 0}, {-13, -11}, {-7, -5}},
        {"along y",
         {{0, 9, 0}, {0, -3, 0}, -inf, inf},
         {R(5.0) / 3, R(7.0) / 3},
         {R(11.0) / 3, R(13.0) / 3}},
        {"cut in the hole: before it", {{-9, 0, 0}, {1, 0, 0}, 0, 9}, .want = {5, 7}},
        {"cut in the hole: behind it", {{-9, 0, 0}, {1, 0, 0}, 9, inf}, .want = {11, 13}},
        {"cut in the hole, back: before it", {{9, 0, 0}, {-1, 0, 0}, 0, 9}, .want = {5, 7}},
        {"cut in the hole, back: behind it", {{9, 0, 0}, {-1, 0, 0}, 9, inf}, .want = {11, 13}},
        {"in the hole", {{-9, 0, 0}, {1, 0, 0}, 8, 10}, .want = span_of_miss},
        {"from inside to the hole", {{-9, 0, 0}, {1, 0, 0}, 6, 8}, .want = {6, 7}},
        {"from the hole to inside", {{-9, 0, 0}, {1, 0, 0}, 8, 12}, .want = {11, 12}},
        {"to the far side of the hole", {{-9, 0, 0}, {1, 0, 0}, 8, 11}, .want = {11, 11}},
        {"from the near side of the hole", {{-9, 0, 0}, {1, 0, 0}, 7, 10}, .want = {7, 7}},
        {"inside, then inside", {{-9, 0, 0}, {1, 0, 0}, 6, 12}, {6, 7}, {11, 12}},
        {"between both sides of the hole", {{-9, 0, 0}, {1, 0, 0}, 7, 11}, {7, 7}, {11, 11}},
        {"down the ring", {{0, 3, 5}, {0, 0, -1}, 0, inf}, .want = {4, 6}},
        {"down the axis", {{0, 0, 5}, {0, 0, -1}, -inf, inf}, .want = span_of_miss},
        {"down through the hole", {{1, 1, 5}, {0, 0, -1}, -inf, inf}, .want = span_of_miss},
        {"down outside", {{3, 3, 5}, {0, 0, -1}, -inf, inf}, .want = span_of_miss},
        {"down, touches inside", {{0, 2, 5}, {0, 0, -1}, -inf, inf}, .want = {5, 5}},
        {"down, touches outside", {{-4, 0, 5}, {0, 0, -1}, -inf, inf}, .want = {5, 5}},
        {"touches the top twice", {{-9, 0, 1}, {1, 0, 0}, -inf, inf}, {6, 6}, {12, 12}},
        {"the touch behind", {{-9, 0, 1}, {1, 0, 0}, 9, inf}, .want = {12, 12}},
        {"between the touches", {{-9, 0, 1}, {1, 0, 0}, 7, 10}, .want = span_of_miss},
        {"touches the equator", {{-9, 4, 0}, {1, 0, 0}, 0, inf}, .want = {9, 9}},
        {"touches the hole", {{-9, 2, 0}, {1, 0, 0}, 0, inf}, .want = {9 - root, 9 + root}},
        {"above", {{-9, 0, R(1.0625)}, {1, 0, 0}, 0, inf}, .want = span_of_miss},
        {"aslant through the middle of the hole",
         {{-4, 0, -4}, {1, 0, 1}, 0, 9},
         .want = span_of_miss},
        {"beside", {{-9, R(4.0625), 0}, {1, 0, 0}, 0, inf}, .want = span_of_miss},
        {"within the ball around, but not hit",
         {{-9, 3, 2}, {1, 0, 0}, 0, inf},
         .want = span_of_miss},
        {"ends before", {{-9, 0, 0}, {1, 0, 0}, 0, 4}, .want = span_of_miss},
        {"begins behind", {{-9, 0, 0}, {1, 0, 0}, 14, 15}, .want = span_of_miss},
        {"point inside", {{3, 0, R(0.5)}, {0, 0, 0}, 0, 9}, .want = {0, 9}},
        {"point on it", {{0, -3, 1}, {0, 0, 0}, 0, 9}, .want = {0, 9}},
        {"point in the hole", {{0, 1, 0}, {0, 0, 0}, 0, 9}, .want = span_of_miss},
        {"point outside", {{9, 1, 0}, {0, 0, 0}, 0, 9}, .want = span_of_miss},
        {"endless point inside", {{3, 0, 0}, {0, 0, 0}, -inf, inf}, .want = {-inf, inf}},
    };
    const Torus torus = {{0, 0, 0}, {0, 0, 5}, 3, 1};
    for (size_t i = 0; i < COUNT(table); i++) {
        const bool two = table[i].behind.enter != 0;
        const Span want[2] = {table[i].want, two ? table[i].behind : span_of_miss};
        const X(intervals) got = cast(&table[i].ray, &torus);
        check(table[i].name, got.count == (uint32_t)(hit(want[0]) + two));
        for (int k = 0; k < 2; k++)
            check(table[i].name, near_span(got.part[k], want[k]));
    }
}

/* The ray along x at this y, z. */
static Ray along_x(real y, real z)
{
    return (Ray){{-9, y, z}, {1, 0, 0}, -REAL_INF, REAL_INF};
}
static void check_part(const char *name, X(intervals) got, real enter, real leave)
{
    check(name, cmp(got.count, ==, 1) && near_span(got.part[0], (Span){enter, leave}));
}
static void check_parts(const char *name, X(intervals) got, Span before, Span behind)
{
    check(name, cmp(got.count, ==, 2) && near_span(got.part[0], before) &&
                    near_span(got.part[1], behind));
}

static void degenerate(void)
{
    const Torus circle = {{0, 0, 0}, {0, 0, 1}, 3, 0}, ball = {{0, 0, 0}, {0, 1, 1}, 0, 5};
    const Torus point = {{0, 0, 0}, {0, 0, 1}, 0, 0}, shapeless = {{0, 0, 0}, {0, 0, 0}, 3, 2};
    const Torus apple = {{0, 0, 0}, {0, 0, 1}, 3, 5}, horn = {{0, 0, 0}, {0, 0, 1}, 2, 2};
    Ray ray = along_x(0, 0);
    check_parts("a circle in the plane of the ray", cast(&ray, &circle), (Span){6, 6},
                (Span){12, 12});
    ray.t_min = 7, ray.t_max = 11;
    check("which is hollow", !met(&ray, &circle));
    ray = (Ray){{0, -3, 8}, {0, 0, -1}, 0, REAL_INF};
    check_part("a circle is pierced", cast(&ray, &circle), 8, 8);
    ray.origin.y = R(-3.0625);
    check("or not", !met(&ray, &circle));
    ray = along_x(3, 0);
    check_part("a ball", cast(&ray, &ball), 5, 13);
    check_part("without direction", cast(&ray, &shapeless), 5, 13);
    ray = (Ray){{0, 0, 0}, {0, 0, 0}, 0, 9};
    check_part("and without a hole", cast(&ray, &shapeless), 0, 9);
    ray = along_x(5, 0);
    check_part("a ball is touched", cast(&ray, &ball), 9, 9);
    ray = along_x(0, R(5.0625));
    check("or not", !met(&ray, &ball) && !met(&ray, &shapeless));
    ray = along_x(0, 0);
    check_part("a point", cast(&ray, &point), 9, 9);
    ray = (Ray){{0, 0, 0}, {1, 0, 0}, 0, REAL_INF};
    check_part("a point at the origin", cast(&ray, &point), 0, 0);
    ray = along_x(0, 0);
    ray.t_max = 10, ray.t_min = 8;
    check_part("a ray inside an apple", cast(&ray, &apple), 8, 10);
    ray = (Ray){{0, 0, -9}, {0, 0, 1}, 0, REAL_INF};
    check_part("down its core", cast(&ray, &apple), 5, 13);
    check_part("a horn at its middle", cast(&ray, &horn), 9, 9);
    ray = along_x(0, 4);
    ray.origin.z = R(4.5); /* over the core, between its shoulders */
    const real far = 9 - 3 - R(2.179449471770337), near = 9 - 3 + R(2.179449471770337);
    check_parts("over the core", cast(&ray, &apple), (Span){far, near},
                (Span){18 - near, 18 - far});
    ray.t_max = 9;
    check_part("between its shoulders", cast(&ray, &apple), far, near);
}

/* The parts are 5 to 7 and 11 to 13 times a power of two; out of range both may be one point. */
static void check_size(X(intervals) got, int exponent)
{
    const Span last = got.part[got.count > 1];
    check("at any size", cmp(got.part[0].enter, ==, num_min(scaled(5, exponent), REAL_MAX)));
    check("at any size", cmp(last.leave, ==, num_min(scaled(13, exponent), REAL_MAX)));
    if (scaled(13, exponent) > REAL_MAX || scaled(1, exponent) < REAL_MIN)
        return;
    check("at any size", cmp(got.count, ==, 2));
    check("at any size", cmp(got.part[0].leave, ==, scaled(7, exponent)));
    check("at any size", cmp(got.part[1].enter, ==, scaled(11, exponent)));
}
static void sizes(void)
{
    const int most = ISECT_DOUBLE ? 1019 : 123, least = ISECT_DOUBLE ? -1070 : -145;
    const Torus torus = {{0, 0, 0}, {0, 0, 1}, 3, 1};
    int asked = 0;
    for (int exponent = least; exponent <= most; exponent += 4)
        for (int way = least; way <= most; way += 4) {
            const int k = asked++ % 3;
            Torus large = {torus.center, {0, 0, 0}, scaled(3, exponent), scaled(1, exponent)};
            Ray ray = {{0, 0, 0}, {0, 0, 0}, -REAL_INF, REAL_INF};
            ((real *)&large.axis)[(k + 1) % 3] = scaled(1, way);
            ((real *)&ray.origin)[k] = scaled(-9, exponent);
            ((real *)&ray.dir)[k] = scaled(1, way);
            check_size(cast(&ray, &large), exponent - way);
        }
    Torus far = torus;
    far.center.x = REAL_MAX;
    Ray ray = {{-REAL_MAX, 0, 0}, {1, 0, 0}, -REAL_INF, REAL_INF};
    check("too far away in double", met(&ray, &far) == !ISECT_DOUBLE);
}

TEST_FUNCTION(cases)
{
    ring(), degenerate(), sizes();
}

/* A line may be cut in two, in the middle of a part or anywhere. */
static void law_of_cuts(int i, Ray ray, Torus torus)
{
    const Ray line = {ray.origin, ray.dir, -REAL_INF, REAL_INF};
    const X(intervals) whole = cast(&line, &torus);
    const Span first = whole.part[0];
    const real cut = i % 2 ? any_real(-2, 2) : first.enter / 2 + first.leave / 2;
    if (!(real_abs(cut) <= REAL_MAX))
        return;
    Ray before = line, behind = line;
    before.t_max = cut, behind.t_min = cut;
    check_sample(i, "before a cut",
                 same_parts(cast(&before, &torus), parts_clipped(whole, -REAL_INF, cut)), ray,
                 torus);
    check_sample(i, "behind a cut",
                 same_parts(cast(&behind, &torus), parts_clipped(whole, cut, REAL_INF)), ray,
                 torus);
}

/* Along the tangent of a thin ring the distance hardly grows: its minimum is ill-conditioned. */
static void check_tangent(int i, Torus ring)
{
    const real x = any_real(-1, 1), y = real_sqrt(1 - x * x), far = any_real(-9, 9);
    ring = (Torus){{0, 0, 0}, {0, 0, ring.axis.z}, any_real(R(0.5), 1), 0};
    const Vec3 p = {x * ring.major, y * ring.major, 0}, dir = {-y, x, 0};
    const Ray ray = {mad(p, far, dir), dir, -REAL_INF, REAL_INF};
    ring.minor = 512 * REAL_EPSILON; /* more than the promised bound */
    check_sample(i, "a tangent touches a thin ring", met(&ray, &ring), ray, ring);
}

TEST_FUNCTION(pieces)
{
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Ray odd = odd_ray();
        law_of_cuts(i, odd, odd_torus());
        const Ray ray = any_ray();
        const Torus torus = any_torus();
        law_of_cuts(i, ray, torus);
        Ray straight = {ray.origin, {0, 0, 0}, ray.t_min, ray.t_max}; /* nearest to both at once */
        Torus upright = {torus.center, {0, 0, 0}, torus.major, torus.minor};
        ((real *)&straight.dir)[i % 3] = any_real(R(0.1), 1);
        ((real *)&upright.axis)[(i + 1 + i / 3 % 2) % 3] = 1;
        law_of_cuts(i, straight, upright);
        Asked question = {.row = row_named("cast_ray_torus")}, *asked = &question;
        set_ray(asked, straight), memcpy(&question.b, &upright, sizeof upright);
        const Answer answer = ask(asked);
        law_of_directions(asked, &answer), law_of_words(asked, &answer, true);
        check_tangent(i, torus);
    }
}

/* Oracle: the distance of a point from the circle, minus the minor radius. */
static Long depth(const void *solid, const Long x[3])
{
    const Torus *torus = solid;
    const Vec3 c = torus->center, a = torus->axis;
    const Long w[3] = {x[0] - c.x, x[1] - c.y, x[2] - c.z}, axis[3] = {a.x, a.y, a.z};
    Long up = 0, across2 = 0;
    for (int k = 0; k < 3; k++)
        up += w[k] * axis[k] / length_long(a);
    for (int k = 0; k < 3; k++) {
        const Long across = w[k] - up * axis[k] / length_long(a);
        across2 += across * across;
    }
    const Long beside = sqrtl(across2) - torus->major;
    return sqrtl(beside * beside + up * up) - torus->minor;
}

/* The t of the least or (sign -1) greatest distance between two t: some samples, then a search by
 * thirds around the best. */
static Long extreme(const Ray *ray, const Torus *torus, Long from, Long to, int sign)
{
    enum { LOOKS = 40 };
    const Long step = (to - from) / LOOKS;
    Long best = INFINITY, middle = from;
    for (int k = 0; k <= LOOKS; k++) {
        const Long t = from + step * k, d = sign * depth_at(ray, torus, depth, t);
        if (d < best)
            best = d, middle = t;
    }
    from = fmaxl(from, middle - step), to = fminl(to, middle + step);
    for (int i = 0; i < 100; i++) {
        const Long t = from + (to - from) * 0.45L, u = from + (to - from) * 0.55L;
        if (sign * depth_at(ray, torus, depth, t) <= sign * depth_at(ray, torus, depth, u))
            to = u;
        else
            from = t;
    }
    return (from + to) / 2;
}

static bool is_within(const X(intervals) * parts, Long t)
{
    for (uint32_t k = 0; k < parts->count; k++)
        if (t >= parts->part[k].enter && t <= parts->part[k].leave)
            return true;
    return false;
}

/* The amount by which the torus has to grow or shrink for the parts to be right. Ends must be at
 * depth 0, except at the ends of the ray. The gaps before, between and behind must be outside:
 * there the depth is least at their ends or in valleys. Inside it is greatest at the top. */
static void judge_parts(CastTally *tally, Ray ray, const Torus *torus, const Long valley[3],
                        Long top, Long size)
{
    const X(intervals) parts = cast(&ray, torus);
    Long t[5] = {valley[0], valley[1], valley[2], ray.t_min, ray.t_max}, wrong = 0;
    for (int k = 0; k < 5; k++)
        if (fabsl(t[k]) <= (Long)REAL_MAX && t[k] >= ray.t_min && t[k] <= ray.t_max &&
            !is_within(&parts, t[k]))
            wrong = fmaxl(wrong, -depth_at(&ray, torus, depth, t[k]));
    if (is_within(&parts, top))
        wrong = fmaxl(wrong, depth_at(&ray, torus, depth, top));
    for (uint32_t k = 0; k < 2 * parts.count; k++) {
        const real end = k % 2 ? parts.part[k / 2].leave : parts.part[k / 2].enter;
        const Long out = depth_at(&ray, torus, depth, end);
        wrong = fmaxl(wrong, end == (k % 2 ? ray.t_max : ray.t_min) ? out : fabsl(out));
    }
    tally->worst = fmaxl(tally->worst, wrong / size / REAL_EPSILON);
    tally->asked++, tally->hit += parts.count > 0;
}

/* Before the point nearest to the axis the distance has one valley, and behind it at most one. */
static void judge_torus(CastTally *tally, int *holes, const Ray *ray, const Torus *torus)
{
    const Vec3 m = sub(ray->origin, torus->center), u = torus->axis;
    const Long size = length_long(m) + torus->major + torus->minor;
    const Long reach = size / length_long(ray->dir);
    Long mid = 0, across[2] = {0, 0};
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        const real *w = (const real *)&m, *d = (const real *)&ray->dir, *a = (const real *)&u;
        const Long way = (Long)d[i] * a[j] - (Long)d[j] * a[i];
        across[0] -= way * ((Long)w[i] * a[j] - (Long)w[j] * a[i]);
        across[1] += way * way, mid -= (Long)w[k] * d[k];
    }
    mid /= length_long(ray->dir) * length_long(ray->dir);
    Long near = across[1] > 0 ? across[0] / across[1] : mid;
    near = fminl(fmaxl(near, mid - reach), mid + reach);
    const Long valley[3] = {extreme(ray, torus, mid - 2 * reach, near, 1), near,
                            extreme(ray, torus, near, mid + 2 * reach, 1)};
    const Long top = extreme(ray, torus, valley[0], valley[2], -1);
    const Long least =
        fminl(depth_at(ray, torus, depth, valley[0]), depth_at(ray, torus, depth, valley[2]));
    judge_parts(tally, *ray, torus, valley, top, size);
    tally->grazing += fabsl(least) < 64 * REAL_EPSILON * size;
    *holes += cast(ray, torus).count == 2;
    Ray first = *ray, second = *ray;
    first.t_max = second.t_min = (real)top;
    judge_parts(tally, first, torus, valley, top, size);
    judge_parts(tally, second, torus, valley, top, size);
}

/* A torus of related radii, and a line through a point of its surface, or nearly, or inside. The
 * line has any direction, or nearly that of the surface, the circle, the axis, or from the axis. */
static bool some_line(int i, Ray *ray, Torus *torus)
{
    *torus = any_torus();
    if (i % 5 == 0)
        torus->minor *= scaled(1, -any_int(0, 50));
    if (i % 7 == 0)
        torus->major *= scaled(1, -any_int(0, 50));
    Vec3 axis = torus->axis, out = cross(axis, any_unit());
    if (!(dot(out, out) > 0))
        return false;
    axis = times(1 / real_sqrt(dot(axis, axis)), axis);
    out = times(1 / real_sqrt(dot(out, out)), out);
    const real turn = any_real(-1, 1), rest = real_sqrt(1 - turn * turn);
    const int where = any_int(0, 7); /* a quarter at the equators and at the top */
    const Vec3 normal = where == 0   ? out
                        : where == 1 ? times(-1, out)
                        : where == 2 ? axis
                                     : mad(times(rest, out), turn, axis);
    const real some = i % 3 ? 1 + any_real(-8, 8) * REAL_EPSILON : any_real(0, R(1.5));
    const Vec3 p = mad(mad(torus->center, torus->major, out), torus->minor * some, normal);
    *ray = i % 3 == 1 ? line_along(p, normal) : line_to(i, p);
    const Vec3 ways[] = {cross(axis, out), axis, out, torus->center};
    const int way = any_int(0, 15);
    if (way < 3) {
        const Vec3 dir = mad(ways[way], scaled(1, -any_int(0, 60)), ray->dir);
        *ray = (Ray){mad(p, any_real(-9, 9), dir), dir, -REAL_INF, REAL_INF};
    }
    return dot(ray->dir, ray->dir) > 0;
}

TEST_FUNCTION(oracle)
{
    const int samples = soak(2000);
    CastTally tally = {0};
    int holes = 0;
    for (int i = 0; i < samples; i++) {
        Torus torus;
        Ray ray;
        if (some_line(i, &ray, &torus))
            judge_torus(&tally, &holes, &ray, &torus);
    }
    printf("%d holes\n", holes);
    check_share(holes, samples, 0.03, 0.5);
    printf("%d lines, %d hit, %d grazing; right within %.2Lf epsilon\n", tally.asked, tally.hit,
           tally.grazing, tally.worst);
    check("the accuracy promised in the header", cmp(tally.worst, <=, 32));
    check_share(tally.hit, tally.asked, 0.2, 0.9);
    check_share(tally.grazing, tally.asked, 0.1, 0.8);
}

TESTS_IN(cast_ray_torus, cmocka_unit_test(cases), cmocka_unit_test(pieces),
         cmocka_unit_test(oracle))
