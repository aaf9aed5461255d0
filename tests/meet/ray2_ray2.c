/* tests/meet/ray2_ray2.c - isect_meet_ray2_ray2. */
#include "meet/at.h"

#define SAMPLES soak(6000)
typedef X(crossing2) Meeting;

/* 1. Cases: with the ray from (0, 0) along (2, 0). */
static void cases(void **state)
{
    const real inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST, nan = REAL_NAN, h = R(0.5);
    const struct {
        const char *name;
        Ray2 other;
        Meeting want;
    } table[] = {
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
        {"no t is infinite", {{4, -1}, {0, 2}, inf, inf}, {0}},
        {"NaN origin", {{nan, -1}, {0, 2}, 0, inf}, {0}},
        {"NaN direction", {{4, -1}, {0, nan}, 0, inf}, {0}},
        {"NaN t_min", {{4, -1}, {0, 2}, nan, inf}, {0}},
        {"NaN t_max", {{4, -1}, {0, 2}, 0, nan}, {0}},
        {"infinite origin", {{4, -inf}, {0, 2}, 0, inf}, {0}},
        {"infinite direction", {{4, -1}, {0, inf}, 0, inf}, {0}},
    };
    const Ray2 ray = {{0, 0}, {2, 0}, 0, inf};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++) {
        const Meeting got = X(meet_ray2_ray2)(&ray, &table[i].other), *want = &table[i].want;
        const Meeting back = X(meet_ray2_ray2)(&table[i].other, &ray);
        check(table[i].name, got.count == want->count && back.count == want->count);
        check(table[i].name, same_bits(got.point, want->point, sizeof got.point));
        check(table[i].name, same_bits(got.a, want->a, sizeof got.a));
        check(table[i].name, same_bits(got.b, want->b, sizeof got.b));
    }
    const Ray2 far = {{most, -1}, {most, 1}, 0, inf}, line = {{0, 0}, {1, 0}, -inf, inf};
    const Meeting out = X(meet_ray2_ray2)(&far, &line);
    check("out of range", out.count == 1 && out.point[0].x == most && out.point[0].y == 0);
    check("t is saturated", out.a[0] == 1 && out.b[0] == most);
    const Ray2 here = {{1, 2}, {0, 0}, -1, 1}, there = {{1, 2 + 2 * REAL_EPSILON}, {0, 0}, 0, 1};
    const Ray2 aside = {{1 + REAL_EPSILON, 2}, {0, 0}, 0, 1};
    const Meeting points = X(meet_ray2_ray2)(&here, &here);
    check("a point and itself", points.count == 1 && points.point[0].x == 1 &&
                                    points.point[0].y == 2 && points.a[0] == 0);
    check("two points", !X(meet_ray2_ray2)(&here, &there).count);
    check("two points", !X(meet_ray2_ray2)(&here, &aside).count);
}

/* Two rays that often cross near their ends, or are on one line, and often of whole numbers. */
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
static void properties(void **state)
{
    int found[3] = {0};
    (void)state;
    for (int i = 0; i < 4 * SAMPLES; i++) {
        Ray2 a, b;
        question(i, &a, &b);
        const Meeting meeting = X(meet_ray2_ray2)(&a, &b), swapped = X(meet_ray2_ray2)(&b, &a);
        const uint32_t n = meeting.count;
        found[n]++;
        check_sample(i, "swapped", swapped.count == n, a, b);
        const Ray2 b_back = reversed(b), a_back = reversed(a);
        const Meeting other = X(meet_ray2_ray2)(&a, &b_back), back = X(meet_ray2_ray2)(&a_back, &b);
        check_sample(i, "reversed", other.count == n && back.count == n, a, b);
        const Ray2 a_over = mirrored(a), b_over = mirrored(b);
        const Meeting over = X(meet_ray2_ray2)(&a_over, &b_over);
        check_sample(i, "both axes are alike", over.count == n, a, b);
        for (uint32_t k = 0; k < n; k++) {
            const uint32_t turned = n - 1 - k;
            check_sample(i, "the other reversed",
                         same_bits(&other.point[k], &meeting.point[k], sizeof(Vec2)), a, b);
            check_sample(i, "the other reversed",
                         other.a[k] == meeting.a[k] && other.b[k] == -meeting.b[k], a, b);
            check_sample(i, "reversed",
                         same_bits(&back.point[turned], &meeting.point[k], sizeof(Vec2)), a, b);
            check_sample(i, "reversed",
                         back.a[turned] == -meeting.a[k] && back.b[turned] == meeting.b[k], a, b);
            check_sample(i, "in range", meeting.a[k] >= a.t_min && meeting.a[k] <= a.t_max, a, b);
            check_sample(i, "in range", meeting.b[k] >= b.t_min && meeting.b[k] <= b.t_max, a, b);
        }
        if (n == 1)
            check_sample(i, "swapped", swapped.a[0] == meeting.b[0] && swapped.b[0] == meeting.a[0],
                         a, b);
        if (n == 2)
            check_sample(i, "in order along the first", meeting.a[0] <= meeting.a[1], a, b);
    }
    for (int k = 0; k < 3; k++)
        check_share(found[k], 4 * SAMPLES, 0.05, 0.8);
}

/* 3. Oracle: in rational numbers. What moves is on the line through `origin` along `way`, and there
 * at the dot product with `way`. */
typedef struct Stretch {
    mpq_t from, to;
    bool endless_from, endless_to;
} Stretch;
static struct Rational {
    mpq_t origin_a[2], origin_b[2], dir_a[2], dir_b[2], between[2], turn, over, t, x, y;
    Stretch a, b, both;
} q;

static void begin_rational(void)
{
    static bool made;
    mpq_t *all = (mpq_t *)(void *)&q;
    if (made)
        return;
    made = true;
    for (size_t i = 0; i < offsetof(struct Rational, a) / sizeof(mpq_t); i++)
        mpq_init(all[i]);
    mpq_inits(q.a.from, q.a.to, q.b.from, q.b.to, q.both.from, q.both.to, NULL);
}
static void cross_q(mpq_t to, mpq_t a[2], mpq_t b[2])
{
    mpq_mul(q.x, a[0], b[1]), mpq_mul(q.y, a[1], b[0]);
    mpq_sub(to, q.x, q.y);
}
static void dot_q(mpq_t to, mpq_t a[2], mpq_t b[2])
{
    mpq_mul(q.x, a[0], b[0]), mpq_mul(q.y, a[1], b[1]);
    mpq_add(to, q.x, q.y);
}
static void set_q(mpq_t to[2], Vec2 p)
{
    mpq_set_d(to[0], (double)p.x), mpq_set_d(to[1], (double)p.y);
}
static bool in_range_q(mpq_t t, const Ray2 *ray)
{
    const double low = fmax((double)ray->t_min, -DBL_MAX), high = fmin((double)ray->t_max, DBL_MAX);
    mpq_set_d(q.x, low), mpq_set_d(q.y, high);
    return (isinf((double)ray->t_min) || mpq_cmp(t, q.x) >= 0) &&
           (isinf((double)ray->t_max) || mpq_cmp(t, q.y) <= 0);
}

/* Is got the number t, to 3 epsilon; or the greatest there is? */
static double worst_t;
static bool is_t(real got, const mpq_t t, const Ray2 *ray)
{
    mpq_set_d(q.x, (double)got);
    if (mpq_equal(q.x, t))
        return true;
    for (int k = 0; k < 2; k++) { /* ends are given as they are */
        const real end = k ? ray->t_max : ray->t_min;
        mpq_set_d(q.y, real_abs(end) <= REAL_MAX ? (double)end : 0);
        if (real_abs(end) <= REAL_MAX && mpq_equal(q.y, t))
            return false;
    }
    mpq_sub(q.x, q.x, t);
    mpq_abs(q.y, t);
    mpq_set_d(q.over, (double)REAL_MAX);
    if (real_abs(got) == REAL_MAX && mpq_cmp(q.y, q.over) >= 0)
        return (got > 0) == (mpq_sgn(t) > 0);
    mpq_abs(q.x, q.x);
    mpq_set_d(q.over, (double)REAL_LEAST);
    mpq_sub(q.x, q.x, q.over);
    if (mpq_sgn(q.x) <= 0)
        return true;
    if (mpq_sgn(t) == 0)
        return false;
    mpq_div(q.x, q.x, q.y);
    const double off = mpq_get_d(q.x) / (double)REAL_EPSILON;
    worst_t = fmax(worst_t, off);
    return off <= 3;
}

static Ray in_space(const Ray2 *ray)
{
    return (Ray){
        {ray->origin.x, ray->origin.y, 0}, {ray->dir.x, ray->dir.y, 0}, ray->t_min, ray->t_max};
}
static bool is_point(const Ray2 *ray, const mpq_t t, Vec2 p)
{
    const Ray straight = in_space(ray);
    return is_at(&straight, t, (Vec3){p.x, p.y, 0});
}

static bool still(const Ray2 *ray)
{
    return ray->dir.x == 0 && ray->dir.y == 0;
}
static bool crossing_is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    mpq_t t, s;
    mpq_inits(t, s, NULL);
    cross_q(t, q.between, q.dir_b), cross_q(s, q.between, q.dir_a);
    mpq_div(t, t, q.turn), mpq_div(s, s, q.turn);
    const bool want = in_range_q(t, a) && in_range_q(s, b);
    bool good = got->count == want;
    if (want && good)
        good = is_t(got->a[0], t, a) && is_t(got->b[0], s, b) && is_point(a, t, got->point[0]);
    mpq_clears(t, s, NULL);
    return good;
}

/* The stretch of a ray on the line along `way`. */
static void stretch_q(Stretch *stretch, const Ray2 *ray, mpq_t origin[2], mpq_t dir[2],
                      mpq_t way[2])
{
    dot_q(stretch->from, origin, way);
    dot_q(q.t, dir, way);
    const int sign = mpq_sgn(q.t);
    const real low = sign >= 0 ? ray->t_min : ray->t_max,
               high = sign >= 0 ? ray->t_max : ray->t_min;
    stretch->endless_from = sign != 0 && isinf((double)low);
    stretch->endless_to = sign != 0 && isinf((double)high);
    mpq_set(stretch->to, stretch->from);
    mpq_set_d(q.x, sign && !stretch->endless_from ? (double)low : 0);
    mpq_mul(q.x, q.x, q.t), mpq_add(stretch->from, stretch->from, q.x);
    mpq_set_d(q.x, sign && !stretch->endless_to ? (double)high : 0);
    mpq_mul(q.x, q.x, q.t), mpq_add(stretch->to, stretch->to, q.x);
}
/* t of a ray at a place on the line; of one that is still, the one nearest to 0. */
static bool is_there(real got, const mpq_t place, bool endless, int side, const Ray2 *ray,
                     mpq_t origin[2], mpq_t dir[2], mpq_t way[2])
{
    mpq_t t;
    if (still(ray))
        return got == num_max(num_min(0, ray->t_max), ray->t_min);
    dot_q(q.t, dir, way);
    if (endless)
        return got == (side * mpq_sgn(q.t) > 0 ? REAL_INF : -REAL_INF);
    mpq_init(t);
    dot_q(t, origin, way);
    mpq_sub(t, place, t), mpq_div(t, t, q.t);
    const bool good = is_t(got, t, ray);
    mpq_clear(t);
    return good;
}
/* The point, at one end of the common part. */
static bool end_is_right(const Meeting *got, uint32_t k, const mpq_t place, bool endless, int side,
                         const Ray2 *a, const Ray2 *b, mpq_t way[2])
{
    bool good = is_there(got->a[k], place, endless, side, a, q.origin_a, q.dir_a, way) &&
                is_there(got->b[k], place, endless, side, b, q.origin_b, q.dir_b, way);
    mpq_t t;
    mpq_init(t);
    bool at = false;
    for (int i = 0; i < 2 && good && !at; i++) { /* as a point of either */
        const Ray2 *ray = i ? b : a;
        const real when = i ? got->b[k] : got->a[k];
        const Ray straight = in_space(ray);
        const double worst_before = worst;
        if (when != ray->t_min && when != ray->t_max && !still(ray))
            continue;
        end_at(&straight, when, t);
        at = is_point(ray, t, got->point[k]);
        worst = at ? worst : worst_before;
    }
    mpq_clear(t);
    return good && at;
}
static bool stretch_is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    mpq_t *way = still(a) ? q.dir_b : q.dir_a;
    stretch_q(&q.a, a, q.origin_a, q.dir_a, way), stretch_q(&q.b, b, q.origin_b, q.dir_b, way);
    const bool a_from = !q.a.endless_from && (q.b.endless_from || mpq_cmp(q.a.from, q.b.from) > 0);
    const bool a_to = !q.a.endless_to && (q.b.endless_to || mpq_cmp(q.a.to, q.b.to) < 0);
    mpq_set(q.both.from, a_from ? q.a.from : q.b.from);
    mpq_set(q.both.to, a_to ? q.a.to : q.b.to);
    q.both.endless_from = q.a.endless_from && q.b.endless_from;
    q.both.endless_to = q.a.endless_to && q.b.endless_to;
    int order = mpq_cmp(q.both.to, q.both.from);
    if (q.both.endless_from || q.both.endless_to)
        order = 1;
    if (got->count != (order < 0 ? 0 : order > 0 ? 2 : 1))
        return false;
    return (order < 0 || end_is_right(got, 0, q.both.from, q.both.endless_from, -1, a, b, way)) &&
           (order <= 0 || end_is_right(got, 1, q.both.to, q.both.endless_to, 1, a, b, way));
}

static bool is_right(const Meeting *got, const Ray2 *a, const Ray2 *b)
{
    begin_rational();
    clipped_begin();
    set_q(q.origin_a, a->origin), set_q(q.origin_b, b->origin);
    set_q(q.dir_a, a->dir), set_q(q.dir_b, b->dir);
    if (a->t_min > a->t_max || b->t_min > b->t_max)
        return got->count == 0;
    mpq_sub(q.between[0], q.origin_b[0], q.origin_a[0]);
    mpq_sub(q.between[1], q.origin_b[1], q.origin_a[1]);
    cross_q(q.turn, q.dir_a, q.dir_b);
    if (mpq_sgn(q.turn))
        return crossing_is_right(got, a, b);
    cross_q(q.t, q.between, still(a) ? q.dir_b : q.dir_a);
    const bool apart = still(a) && still(b) && (mpq_sgn(q.between[0]) || mpq_sgn(q.between[1]));
    return mpq_sgn(q.t) || apart ? got->count == 0 : stretch_is_right(got, a, b);
}

static void oracle(void **state)
{
    int found[3] = {0}, asked = 0;
    (void)state;
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
