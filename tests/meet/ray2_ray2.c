/* tests/meet/ray2_ray2.c - isect_meet_ray2_ray2. */
#include "meet/rational_clip.h"

#define SAMPLES soak(6000)
typedef X(crossing2) Meeting;

static void check_case(const char *name, const Ray2 *other, const Meeting *want)
{
    const Ray2 ray = {{0, 0}, {2, 0}, 0, REAL_INF};
    const Meeting got = X(meet_ray2_ray2)(&ray, other), back = X(meet_ray2_ray2)(other, &ray);
    check(name, cmp(got.count, ==, want->count) && cmp(back.count, ==, want->count));
    check(name, same_bits(got.point, want->point, sizeof got.point));
    check(name, same_bits(got.a, want->a, sizeof got.a));
    check(name, same_bits(got.b, want->b, sizeof got.b));
}
static void cases_out_of_range(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
    const Ray2 far = {{most, -1}, {most, 1}, 0, inf}, line = {{0, 0}, {1, 0}, -inf, inf};
    const Meeting out = X(meet_ray2_ray2)(&far, &line);
    check("out of range",
          cmp(out.count, ==, 1) && cmp(out.point[0].x, ==, most) && cmp(out.point[0].y, ==, 0));
    check("t is saturated", cmp(out.a[0], ==, 1) && cmp(out.b[0], ==, most));
    const Ray2 here = {{1, 2}, {0, 0}, -1, 1}, there = {{1, 2 + 2 * REAL_EPSILON}, {0, 0}, 0, 1};
    const Ray2 aside = {{1 + REAL_EPSILON, 2}, {0, 0}, 0, 1};
    const Meeting points = X(meet_ray2_ray2)(&here, &here);
    check("a point and itself", cmp(points.count, ==, 1) && cmp(points.point[0].x, ==, 1) &&
                                    cmp(points.point[0].y, ==, 2) && cmp(points.a[0], ==, 0));
    check("two points", !X(meet_ray2_ray2)(&here, &there).count);
    check("two points", !X(meet_ray2_ray2)(&here, &aside).count);
}

/* 1. Cases: with the ray from (0, 0) along (2, 0). */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST, h = R(0.5);
    TABLE(table, Ray2 other; Meeting want;) = {
        {"crosses", {{4, -1}, {0, 2}, 0, inf}, {1, {{4, 0}}, {2}, {h}}},
        {"aslant", {{3, -2}, {1, 1}, 0, inf}, {1, {{5, 0}}, {R(2.5)}, {2}}},
        {"from above", {{4, 1}, {0, -4}, 0, inf}, {1, {{4, 0}}, {2}, {R(0.25)}}},
        {"behind it", {{-4, -1}, {0, 2}, 0, inf}, {0}},
        {"ends before it", {{4, -1}, {0, 2}, 0, h - least - REAL_EPSILON / 4}, {0}},
        {"ends on it", {{4, -1}, {0, 2}, 0, h}, {1, {{4, 0}}, {2}, {h}}},
        {"begins on it", {{4, 0}, {-3, 5}, 0, inf}, {1, {{4, 0}}, {2}, {0}}},
        {"begins beyond it", {{4, least}, {0, 2}, 0, inf}, {0}},
        {"a line beyond it", {{4, 1}, {0, 2}, -inf, inf}, {1, {{4, 0}}, {2}, {-h}}},
        {"at its begin", {{0, -1}, {0, 1}, 0, inf}, {1, {{0, 0}}, {0}, {1}}},
        {"left of its begin", {{-least, -1}, {0, 1}, 0, inf}, {0}},
        {"parallel", {{0, least}, {2, 0}, -inf, inf}, {0}},
        {"nearly parallel", {{0, -1}, {1, least}, 0, inf}, {1, {{most, 0}}, {most}, {most}}},
        {"the same", {{0, 0}, {2, 0}, 0, inf}, {2, {{0, 0}, {most, 0}}, {0, inf}, {0, inf}}},
        {"on its line, ahead",
         {{6, 0}, {1, 0}, 0, inf},
         {2, {{6, 0}, {most, 0}}, {3, inf}, {0, inf}}},
        {"against it", {{6, 0}, {-1, 0}, 0, inf}, {2, {{0, 0}, {6, 0}}, {0, 3}, {6, 0}}},
        {"a piece of it", {{6, 0}, {-1, 0}, 1, 3}, {2, {{3, 0}, {5, 0}}, {R(1.5), R(2.5)}, {3, 1}}},
        {"covers its begin", {{1, 0}, {1, 0}, -3, 3}, {2, {{0, 0}, {4, 0}}, {0, 2}, {-1, 3}}},
        {"away from its begin", {{0, 0}, {-1, 0}, 0, inf}, {1, {{0, 0}}, {0}, {0}}},
        {"away, behind", {{-least, 0}, {-1, 0}, 0, inf}, {0}},
        {"ends at its begin", {{-6, 0}, {3, 0}, 0, 2}, {1, {{0, 0}}, {0}, {2}}},
        {"ends before", {{-6, 0}, {3, 0}, 0, 2 - 2 * REAL_EPSILON}, {0}},
        {"a line", {{6, 0}, {-1, 0}, -inf, inf}, {2, {{0, 0}, {most, 0}}, {0, inf}, {6, -inf}}},
        {"at the origin of a line", {{4, 0}, {0, -2}, -inf, inf}, {1, {{4, 0}}, {2}, {0}}},
        {"from minus zero",
         {{6, 0}, {-1, 0}, R(-0.0), 3},
         {2, {{3, 0}, {6, 0}}, {R(1.5), 3}, {3, 0}}},
        {"no direction, on it", {{3, 0}, {0, 0}, 1, 2}, {1, {{3, 0}}, {R(1.5)}, {1}}},
        {"no direction, endless", {{3, 0}, {0, 0}, -inf, inf}, {1, {{3, 0}}, {R(1.5)}, {0}}},
        {"no direction, at -2", {{0, 0}, {0, 0}, -5, -2}, {1, {{0, 0}}, {0}, {-2}}},
        {"no direction, beside", {{3, least}, {0, 0}, 0, 2}, {0}},
        {"no direction, behind", {{-3, 0}, {0, 0}, 0, 2}, {0}},
        {"the point is out of range",
         {{0, -1}, {most, least}, 0, inf},
         {1, {{most, 0}}, {most}, {most}}},
        {"minus zero", {{R(-0.0), 0}, {0, 1}, 0, 1}, {1, {{0, 0}}, {0}, {0}}},
        {"no range", {{4, -1}, {0, 2}, 2, 0}, {0}},
    };
    for (size_t i = 0; i < COUNT(table); i++)
        check_case(table[i].name, &table[i].other, &table[i].want);
    cases_out_of_range();
}

/* Two rays that often cross near their ends, or are on one line, and often have integer
 * coordinates. */
static void question(int i, Ray2 *a, Ray2 *b)
{
    new_kind();
    *a = i % 4 == 3 ? any_ray2() : odd_ray2(), *b = i % 4 == 3 ? any_ray2() : odd_ray2();
    if (i % 4 == 0) {
        a->origin = flattened(flat_point(0)), a->dir = flattened(flat_point(0));
        b->origin = flattened(flat_point(0)), b->dir = flattened(flat_point(0));
    }
    const real s = (real)any_int(-3, 3), t = (real)any_int(-3, 3);
    switch (any_int(0, 5)) {
    case 0: /* on one line */
        b->dir = (Vec2){s * a->dir.x, s * a->dir.y};
        b->origin = (Vec2){a->origin.x + t * a->dir.x, a->origin.y + t * a->dir.y};
        break;
    case 1: /* b passes a point of a, at -t, and perhaps ends there */
        b->origin = (Vec2){a->origin.x + s * a->dir.x + t * b->dir.x,
                           a->origin.y + s * a->dir.y + t * b->dir.y};
        if (any_int(0, 1))
            b->t_min = -t;
        if (any_int(0, 1))
            a->t_max = step(s);
        break;
    case 2:
        b->origin = a->origin;
        break;
    case 3:
        b->dir = a->dir;
        b->origin = any_int(0, 1) ? b->origin : a->origin;
        break;
    default:
        break;
    }
    if (any_int(0, 7) == 0)
        b->origin.y = step(b->origin.y);
}

static Ray2 reversed(Ray2 ray)
{
    return (Ray2){ray.origin, {-ray.dir.x, -ray.dir.y}, -ray.t_max, -ray.t_min};
}
static Ray2 mirrored(Ray2 ray)
{
    return (Ray2){{ray.origin.y, ray.origin.x}, {ray.dir.y, ray.dir.x}, ray.t_min, ray.t_max};
}

/* 2. Properties: true of any two rays. */
TEST_FUNCTION(properties)
{
    int found[3] = {0};
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray2 a, b;
        question(i, &a, &b);
        const Meeting meeting = X(meet_ray2_ray2)(&a, &b), swapped = X(meet_ray2_ray2)(&b, &a);
        const uint32_t n = meeting.count;
        found[n]++;
        check_sample(i, "swapped", cmp(swapped.count, ==, n), a, b);
        const Ray2 b_back = reversed(b), a_back = reversed(a);
        const Meeting other = X(meet_ray2_ray2)(&a, &b_back), back = X(meet_ray2_ray2)(&a_back, &b);
        check_sample(i, "reversed", cmp(other.count, ==, n) && cmp(back.count, ==, n), a, b);
        const Ray2 a_over = mirrored(a), b_over = mirrored(b);
        const Meeting over = X(meet_ray2_ray2)(&a_over, &b_over);
        check_sample(i, "both axes are alike", cmp(over.count, ==, n), a, b);
        for (uint32_t k = 0; k < n; k++) {
            const uint32_t turned = n - 1 - k;
            check_sample(i, "the other reversed",
                         same_bits(&other.point[k], &meeting.point[k], sizeof(Vec2)), a, b);
            check_sample(i, "the other reversed",
                         cmp(other.a[k], ==, meeting.a[k]) && cmp(other.b[k], ==, -meeting.b[k]), a,
                         b);
            check_sample(i, "reversed",
                         same_bits(&back.point[turned], &meeting.point[k], sizeof(Vec2)), a, b);
            check_sample(i, "reversed",
                         cmp(back.a[turned], ==, -meeting.a[k]) &&
                             cmp(back.b[turned], ==, meeting.b[k]),
                         a, b);
            check_sample(i, "in range",
                         cmp(meeting.a[k], >=, a.t_min) && cmp(meeting.a[k], <=, a.t_max), a, b);
            check_sample(i, "in range",
                         cmp(meeting.b[k], >=, b.t_min) && cmp(meeting.b[k], <=, b.t_max), a, b);
        }
        if (n == 1)
            check_sample(i, "swapped",
                         cmp(swapped.a[0], ==, meeting.b[0]) && cmp(swapped.b[0], ==, meeting.a[0]),
                         a, b);
        if (n == 2)
            check_sample(i, "in order along the first", cmp(meeting.a[0], <=, meeting.a[1]), a, b);
    }
    for (int k = 0; k < 3; k++)
        check_share(found[k], 4 * SAMPLES, 0.05, 0.8);
}

/* 3. Oracle: in rational numbers. What moves is on the line through `origin` along a direction, and
 * there at the dot product with that. */
typedef struct Flat2 {
    Rational x, y;
} Flat2;
typedef struct Stretch {
    Rational from, to;
    bool endless_from, endless_to;
} Stretch;

static Flat2 place2(Vec2 p)
{
    return (Flat2){q((double)p.x), q((double)p.y)};
}
static Flat2 minus2(Flat2 a, Flat2 b)
{
    return (Flat2){q_minus(a.x, b.x), q_minus(a.y, b.y)};
}
static Rational cross2(Flat2 a, Flat2 b)
{
    return q_minus(q_by(a.x, b.y), q_by(a.y, b.x));
}
static Rational dot2(Flat2 a, Flat2 b)
{
    return q_plus(q_by(a.x, b.x), q_by(a.y, b.y));
}
static bool is_finite(real x)
{
    return real_abs(x) <= REAL_MAX;
}
static bool in_range(Rational t, const Ray2 *ray)
{
    return (isinf((double)ray->t_min) || !q_less(t, q((double)ray->t_min))) &&
           (isinf((double)ray->t_max) || !q_less(q((double)ray->t_max), t));
}

/* Is got the number t, to 3 epsilon; or the greatest there is? */
static double worst_t;
static bool is_t(real got, Rational t, const Ray2 *ray)
{
    if (mpq_equal(q((double)got), t))
        return true;
    for (int k = 0; k < 2; k++) { /* ends are given as they are */
        const real end = k ? ray->t_max : ray->t_min;
        if (is_finite(end) && mpq_equal(q((double)end), t))
            return false;
    }
    const Rational size = q_size(t), most = q((double)REAL_MAX);
    if (real_abs(got) == REAL_MAX && !q_less(size, most))
        return (got > 0) == (mpq_sgn(t) > 0);
    const double off = q_relative(got, t);
    worst_t = fmax(worst_t, off);
    return off <= 3;
}

static Ray in_space(const Ray2 *ray)
{
    return (Ray){
        {ray->origin.x, ray->origin.y, 0}, {ray->dir.x, ray->dir.y, 0}, ray->t_min, ray->t_max};
}

static bool still(const Ray2 *ray)
{
    return ray->dir.x == 0 && ray->dir.y == 0;
}
static bool crossing_is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    const Flat2 between = minus2(place2(b->origin), place2(a->origin));
    const Flat2 dir_a = place2(a->dir), dir_b = place2(b->dir);
    const Rational turn = cross2(dir_a, dir_b);
    const Rational t = q_over(cross2(between, dir_b), turn);
    const Rational s = q_over(cross2(between, dir_a), turn);
    const bool want = in_range(t, a) && in_range(s, b);
    const Ray straight = in_space(a);
    const Vec3 point = {got->point[0].x, got->point[0].y, 0};
    return got->count == want && (!want || (is_t(got->a[0], t, a) && is_t(got->b[0], s, b) &&
                                            is_at(&straight, t, point)));
}

/* The stretch of a ray on the line along a direction. */
static Stretch stretch_of(const Ray2 *ray, Flat2 along)
{
    const Rational start = dot2(place2(ray->origin), along), pace = dot2(place2(ray->dir), along);
    const int sign = mpq_sgn(pace);
    const real low = sign >= 0 ? ray->t_min : ray->t_max;
    const real high = sign >= 0 ? ray->t_max : ray->t_min;
    Stretch stretch = {start, start, sign && !is_finite(low), sign && !is_finite(high)};
    if (sign && !stretch.endless_from)
        stretch.from = q_plus(start, q_by(pace, q((double)low)));
    if (sign && !stretch.endless_to)
        stretch.to = q_plus(start, q_by(pace, q((double)high)));
    return stretch;
}
/* t of a ray at a place on the line; of one that is still, the one nearest to 0. */
static bool is_there(real got, Rational there, bool endless, int side, const Ray2 *ray, Flat2 along)
{
    if (still(ray))
        return got == num_max(num_min(0, ray->t_max), ray->t_min);
    const Rational pace = dot2(place2(ray->dir), along);
    if (endless)
        return got == (side * mpq_sgn(pace) > 0 ? REAL_INF : -REAL_INF);
    return is_t(got, q_over(q_minus(there, dot2(place2(ray->origin), along)), pace), ray);
}
/* An end of what is common: its t on both rays, and its point as one of either. */
static bool end_is_right(const Meeting *got, int k, Rational there, bool endless, const Ray2 *a,
                         const Ray2 *b)
{
    const Flat2 along = place2(still(a) ? b->dir : a->dir);
    const int side = k ? 1 : -1;
    const Vec3 point = {got->point[k].x, got->point[k].y, 0};
    if (!is_there(got->a[k], there, endless, side, a, along) ||
        !is_there(got->b[k], there, endless, side, b, along))
        return false;
    for (int i = 0; i < 2; i++) {
        const Ray2 *ray = i ? b : a;
        const real when = i ? got->b[k] : got->a[k];
        const Ray straight = in_space(ray);
        const double worst_before = worst;
        if (when != ray->t_min && when != ray->t_max && !still(ray))
            continue;
        if (is_at(&straight, end_at(&straight, when), point))
            return true;
        worst = worst_before;
    }
    return false;
}
static bool stretch_is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    const Flat2 along = place2(still(a) ? b->dir : a->dir);
    const Stretch p = stretch_of(a, along), r = stretch_of(b, along);
    const bool a_from = !p.endless_from && (r.endless_from || q_less(r.from, p.from));
    const bool a_to = !p.endless_to && (r.endless_to || q_less(p.to, r.to));
    const Rational from = a_from ? p.from : r.from, to = a_to ? p.to : r.to;
    const bool endless_from = p.endless_from && r.endless_from;
    const bool endless_to = p.endless_to && r.endless_to;
    const int order = endless_from || endless_to ? 1 : mpq_cmp(to, from);
    if (got->count != (order < 0 ? 0 : order > 0 ? 2 : 1))
        return false;
    return (order < 0 || end_is_right(got, 0, from, endless_from, a, b)) &&
           (order <= 0 || end_is_right(got, 1, to, endless_to, a, b));
}

static bool is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    rational_begin();
    if (a->t_min > a->t_max || b->t_min > b->t_max)
        return got->count == 0;
    if (mpq_sgn(cross2(place2(a->dir), place2(b->dir))))
        return crossing_is_right(got, a, b);
    const Flat2 between = minus2(place2(b->origin), place2(a->origin));
    const bool aside = mpq_sgn(cross2(between, place2(still(a) ? b->dir : a->dir))) != 0;
    const bool apart = still(a) && still(b) && (mpq_sgn(between.x) || mpq_sgn(between.y));
    return aside || apart ? got->count == 0 : stretch_is_right(got, a, b);
}

TEST_FUNCTION(oracle)
{
    int found[3] = {0}, asked = 0;
    worst = worst_t = 0;
    for (int i = 0; i < SAMPLES; i++) {
        Ray2 a, b;
        question(i, &a, &b);
        const real numbers[] = {a.origin.x, a.origin.y, a.dir.x, a.dir.y,
                                b.origin.x, b.origin.y, b.dir.x, b.dir.y};
        bool finite = true;
        for (size_t k = 0; k < COUNT(numbers); k++)
            finite &= real_abs(numbers[k]) <= REAL_MAX;
        if (!finite)
            continue;
        const Meeting got = X(meet_ray2_ray2)(&a, &b);
        found[got.count]++, asked++;
        check_sample(i, "points, and when", is_right(&got, &a, &b), a, b);
    }
    printf("0 to 2 points: %d %d %d; %.2f epsilon, of t %.2f\n", found[0], found[1], found[2],
           worst, worst_t);
    for (int k = 0; k < 3; k++)
        check_share(found[k], asked, 0.05, 0.8);
}

TESTS_OF_ONE(meet_ray2_ray2)
