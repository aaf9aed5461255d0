/* kit/judge_cast.h - every row of cast, judged from the row alone: the laws of rays and any shape,
 * and the truth within the bounds that the headers promise.
 *
 * Solids are judged by their depth (kit/truth/truth.h). A line misses if its deepest point is
 * outside, and the depth is 0 where it enters and leaves: each up to the bound. Flat shapes are
 * judged where the line crosses them. Boxes are judged without rounding. */
#ifndef ISECT_TEST_JUDGE_CAST_H
#define ISECT_TEST_JUDGE_CAST_H

#include "kit/question.h"
#include "kit/truth/box.h"
#include "kit/truth/truth.h"

/* The bound of each row under Accuracy in its header, in epsilons of the unit that kit/truth knows.
 * `along` is the bound of t |dir| where a quarter of the diameter is inside; `bound` is then that
 * of decisions. `hit`, `grazing` and `endless` are the least shares of hits, of hits that graze the
 * border, and of infinite answers: a test of easy questions is worthless. Other rows are Exact and
 * judged in tests/cast, or they have bounds of their own. */
typedef struct CastPromise {
    const char *row;
    int samples;
    double bound, along, hit, grazing, endless;
} CastPromise;
static const CastPromise cast_promises[] = {
    {"cast_ray_plane", 20000, 3, 0, 0.9, 0, 0},
    {"cast_ray_rectangle", 40000, 4, 0, 0.3, 0.2, 0},
    {"cast_ray_disc", 40000, 8, 0, 0.3, 0.3, 0},
    {"cast_ray_sphere", 40000, 4, 6, 0.3, 0.1, 0},
    {"cast_ray_capsule", 20000, 16, 0, 0.2, 0.1, 0},
    {"cast_ray_lozenge", 20000, 20, 0, 0.2, 0.1, 0},
    {"cast_ray_ellipsoid", 20000, 24, 0, 0.2, 0.1, 0},
    {"cast_ray_cylinder", 20000, 16, 0, 0.2, 0.1, 0},
    {"cast_ray_cone", 20000, 32, 0, 0.2, 0.1, 0},
    {"cast_ray_obb", 40000, 16, 0, 0.2, 0.1, 0},
    {"cast_ray_kdop14", 3000, 4, 0, 0.2, 0.1, 0.001},
    {"cast_ray_kdop18", 3000, 4, 0, 0.2, 0.1, 0.001},
    {"cast_ray_kdop26", 3000, 4, 0, 0.2, 0.1, 0.001},
    {"cast_ray_kdop", 5000, 4, 0, 0.2, 0.1, 0.05},
    {"cast_ray_frustum", 5000, 4, 0, 0.2, 0.1, 0.05},
    {"cast_ray_hull", 5000, 4, 0, 0.2, 0.1, 0.05},
    {"cast_ray2_circle2", 40000, 4, 6, 0.3, 0.1, 0},
};

/* ---- rays, in the plane too ---- */

static inline bool flat_rays(const Row *row)
{
    return row->a->kind == KIND_ray2;
}
static inline Ray ray_of(const Asked *asked)
{
    const real *x = asked->a.number;
    if (flat_rays(asked->row))
        return (Ray){{x[0], x[1], 0}, {x[2], x[3], 0}, x[4], x[5]};
    return (Ray){{x[0], x[1], x[2]}, {x[3], x[4], x[5]}, x[6], x[7]};
}
static inline void set_ray(Asked *asked, Ray ray)
{
    const Ray2 flat = {flattened(ray.origin), flattened(ray.dir), ray.t_min, ray.t_max};
    if (flat_rays(asked->row))
        memcpy(&asked->a, &flat, sizeof flat);
    else
        memcpy(&asked->a, &ray, sizeof ray);
}
static inline Answer answer_along(const Asked *asked, Ray ray)
{
    Asked other = *asked;
    set_ray(&other, ray);
    return ask(&other);
}
static inline Ray reversed(Ray ray)
{
    return (Ray){ray.origin, times(-1, ray.dir), -ray.t_max, -ray.t_min};
}
/* A line through p that begins near or far away. */
static inline Ray line_to(int i, Vec3 p)
{
    Ray ray = {times((real)(1 << i % 12), any_vec3()), {0, 0, 0}, -REAL_INF, REAL_INF};
    ray.dir = times(any_real(R(0.1), 10), sub(p, ray.origin));
    return ray;
}
/* A line through p that runs along a border to which `out` is perpendicular there. */
static inline Ray line_along(Vec3 p, Vec3 out)
{
    const real speed = any_real(R(0.1), 10);
    Vec3 dir = times(speed, any_unit());
    dir = mad(dir, -dot(dir, out) / dot(out, out), out);
    return (Ray){mad(p, any_real(-99, 99), dir), dir, -REAL_INF, REAL_INF};
}

/* ---- laws ---- */

static inline bool are_proper_parts(X(intervals) parts, const Ray *ray)
{
    for (uint32_t k = 0; k < 2; k++) {
        const Span span = parts.part[k];
        if (k >= parts.count
                ? !same_span(span, span_of_miss)
                : !(span.enter <= span.leave && span.enter >= ray->t_min &&
                    span.leave <= ray->t_max && span.enter < REAL_INF && span.leave > -REAL_INF))
            return false;
    }
    return true;
}
/* The parts of the ray that are inside; a surface has no inside. */
static inline X(intervals) parts_in(const Row *row, const Answer *answer)
{
    if (row->answer == ANSWER_Intervals)
        return answer->intervals;
    const bool one = row->answer == ANSWER_Span && hit(answer->span);
    return (X(intervals)){one, {one ? answer->span : span_of_miss, span_of_miss}};
}
static inline bool same_parts(X(intervals) a, X(intervals) b)
{
    return a.count == b.count && same_span(a.part[0], b.part[0]) && same_span(a.part[1], b.part[1]);
}
static inline X(intervals) parts_reversed(X(intervals) a)
{
    X(intervals) back = {a.count, {span_of_miss, span_of_miss}};
    for (uint32_t k = 0; k < a.count; k++)
        back.part[k] = (Span){0 - a.part[a.count - 1 - k].leave, 0 - a.part[a.count - 1 - k].enter};
    return back;
}
/* The parts of a line within a range. */
static inline X(intervals) parts_clipped(X(intervals) whole, real t_min, real t_max)
{
    X(intervals) left = {0, {span_of_miss, span_of_miss}};
    for (uint32_t k = 0; k < whole.count; k++) {
        const Span part = {num_max(whole.part[k].enter, t_min) + 0,
                           num_min(whole.part[k].leave, t_max) + 0};
        if (part.enter <= part.leave)
            left.part[left.count++] = part;
    }
    return left;
}
static inline bool parts_hold(X(intervals) outer, X(intervals) inner)
{
    for (uint32_t k = 0; k < inner.count; k++) {
        const Span first = outer.part[0], second = outer.part[1], part = inner.part[k];
        if (!(first.enter <= part.enter && first.leave >= part.leave) &&
            !(second.enter <= part.enter && second.leave >= part.leave))
            return false;
    }
    return true;
}
static inline bool is_proper_touch(Touch touch, const Ray *ray)
{
    if (!hits(touch))
        return same_touch(touch, touch_of_miss);
    return touch.t >= ray->t_min && touch.t <= ray->t_max && touch.u >= 0 && touch.u <= 1 &&
           touch.v >= 0 && touch.v <= 1 && touch.w >= 0 && touch.w <= 1;
}
/* The shares of corners are barycentric: their sum is 1, up to two roundings. */
static inline bool is_whole(const Row *row, Touch touch)
{
    const double sum = (double)touch.u + (double)touch.v + (double)touch.w;
    const bool corners = row->b->kind == KIND_triangle || row->b->kind == KIND_segment2;
    return !corners || !hits(touch) || fabs(sum - 1) <= 2 * (double)REAL_EPSILON;
}
static inline bool hits_ray(const Row *row, const Answer *answer)
{
    return row->answer == ANSWER_Touch ? hits(answer->touch) : parts_in(row, answer).count > 0;
}
/* t times a power of two. */
static inline Answer slower(const Row *row, Answer answer, real by)
{
    if (row->answer == ANSWER_Touch)
        answer.touch.t *= by;
    else if (row->answer == ANSWER_Span)
        answer.span.enter *= by, answer.span.leave *= by;
    for (int k = 0; k < 2 && row->answer == ANSWER_Intervals; k++)
        answer.intervals.part[k].enter *= by, answer.intervals.part[k].leave *= by;
    return answer;
}
/* Parts have padding between the count and the doubles. */
static inline bool same_answer(const Row *row, const Answer *a, const Answer *b)
{
    return row->answer == ANSWER_Intervals ? same_parts(a->intervals, b->intervals)
                                           : same_bits(a, b, sizeof *a);
}

/* If a polygon is not flat, the corners that bound t depend on the axes. */
static inline bool is_free_of_axes(const Asked *asked)
{
    const Ray ray = ray_of(asked);
    return asked->row->b->kind != KIND_polygon || (ray.t_min == -REAL_INF && ray.t_max == REAL_INF);
}
/* The touch of a box may be either end of a span that has the size of its rounding error. The touch
 * of a shape with corners is Exact; only its decision is the same when seen from behind. */
static inline bool is_mirrored(const Asked *asked, const Answer *answer, const Answer *turned)
{
    const Kind of = asked->row->b->kind;
    const Span span = answer->span, back = turned->span;
    if (hits_ray(asked->row, answer) != hits_ray(asked->row, turned))
        return false;
    if (!hits_ray(asked->row, answer) || of == KIND_triangle || of == KIND_quad)
        return true;
    if (asked->row->answer == ANSWER_Touch) {
        Touch touch = turned->touch;
        touch.t = 0 - touch.t;
        return same_touch(touch, answer->touch);
    }
    if ((of == KIND_aabb || of == KIND_rectangle2) &&
        (span.enter == span.leave || back.enter == back.leave))
        return true;
    return same_parts(parts_in(asked->row, turned), parts_reversed(parts_in(asked->row, answer)));
}
static inline void law_of_directions(const Asked *asked, const Answer *answer)
{
    const Row *row = asked->row;
    const Ray ray = ray_of(asked), line = {ray.origin, ray.dir, -REAL_INF, REAL_INF};
    hold("in range", row->answer == ANSWER_Touch ? is_proper_touch(answer->touch, &ray)
                                                 : are_proper_parts(parts_in(row, answer), &ray));
    hold("shares", row->answer != ANSWER_Touch || is_whole(row, answer->touch));
    if (strcmp(row->name, "cast_ray_triangle_culled")) {
        const Answer turned = answer_along(asked, reversed(ray));
        hold("reversing mirrors", is_mirrored(asked, answer, &turned));
    }
    if (row->answer == ANSWER_Touch || row->exactness == EXACTNESS_EXACT)
        return;
    const Answer whole = answer_along(asked, line);
    hold("a ray is a piece of its line",
         same_parts(parts_in(row, answer),
                    parts_clipped(parts_in(row, &whole), ray.t_min, ray.t_max)));
}
/* If all lengths are multiplied by 2^k, and the direction by 2^j more, t is multiplied by 2^-j. */
static inline void law_of_units(const Asked *asked, const Answer *answer, int k, int j)
{
    Asked other = *asked;
    Ray ray = ray_of(asked);
    if (!scale_shape(asked->row->b, &other.b, k))
        return;
    ray = (Ray){scaled3(ray.origin, k), scaled3(ray.dir, k + j), scaled(ray.t_min, -j),
                scaled(ray.t_max, -j)};
    const Answer larger = slower(asked->row, answer_along(&other, ray), scaled(1, j));
    hold("in other units", same_answer(asked->row, &larger, answer));
}
/* The answer is the same for all orders of axes: to the bit where sums have at most two terms, else
 * for exact decisions. */
static inline void law_of_axes(const Asked *asked, const Answer *answer, bool tame)
{
    const Kind of = asked->row->b->kind;
    const bool alike = of == KIND_aabb || of == KIND_rectangle2 || of == KIND_circle2 ||
                       (of == KIND_triangle2 && tame);
    for (int order = 1; order < 6; order++) {
        Asked other = *asked;
        if (!permute_shape(asked->row->a, &other.a, order) ||
            !permute_shape(asked->row->b, &other.b, order))
            return;
        const Answer turned = ask(&other);
        if (alike)
            hold("all axes are alike", same_answer(asked->row, &turned, answer));
        else if (asked->row->exactness == EXACTNESS_EXACT && order < 3)
            hold("all axes are alike",
                 cmp(hits_ray(asked->row, &turned), ==, hits_ray(asked->row, answer)));
    }
}
static inline void law_of_words(const Asked *asked, const Answer *answer, bool tame)
{
    const Row *row = asked->row;
    const Kind of = row->b->kind;
    const bool culled = !strcmp(row->name, "cast_ray_triangle_culled");
    if (of == KIND_capsule || of == KIND_rectangle || !is_free_of_axes(asked))
        return; /* from b to a it rounds otherwise; shares change places */
    if (!tame && (of == KIND_plane || of == KIND_disc || of == KIND_frustum || of == KIND_hull))
        return; /* normals of other lengths: their products may underflow */
    for (int i = 1; i < (culled ? 3 : ways_to_say(row->b->kind)); i++) {
        Asked other = *asked;
        other.b = said(row->b->kind, &asked->b, i);
        const Answer same = ask(&other);
        const bool bits = row->exactness != EXACTNESS_EXACT || of == KIND_polygon2 ||
                          (of == KIND_triangle2 && tame && i == 5); /* b, a, c */
        hold("the same set in other words", bits ? same_answer(row, &same, answer)
                                                 : hits_ray(row, &same) == hits_ray(row, answer));
    }
}
static inline void law_of_growth(const Asked *asked, const Answer *answer)
{
    const Row *row = asked->row;
    Asked other = *asked;
    if (!grow(row->b->kind, &other.b))
        return;
    const Answer larger = ask(&other);
    if (row->answer == ANSWER_Touch)
        hold("a larger one is hit too, there",
             !hits(answer->touch) || same_answer(row, &larger, answer));
    else if (row->exactness == EXACTNESS_EXACT)
        hold("a larger one is hit too", !hits_ray(row, answer) || hits_ray(row, &larger));
    else
        hold("a larger one holds more", parts_hold(parts_in(row, &larger), parts_in(row, answer)));
}
/* The ray passes a point that is often inside. */
static inline Vec3 middle_of(const Row *row, const AnyShape *shape)
{
    const Truth *truth = truth_of(row->b->kind);
    HalfSpaces planes = {.count = 0};
    if (truth->planes)
        truth->planes(shape, &planes);
    if (planes.count > 0)
        return onto_planes(8, &planes);
    AnyShape same = *shape;
    char field = 'v';
    const real *x = number_at(row->b, &same, 0, &field);
    const size_t size = flat_rays(row) ? 2 : 3, count = count_numbers(row->b, &same);
    if (!x)
        return any_vec3();
    Vec3 at = {x[0], x[1], size == 3 ? x[2] : 0};
    for (size_t i = size; i < count; i += size) { /* between corners */
        const real *p = number_at(row->b, &same, i, &field), share = any_real(0, 1);
        if (field != 'v' && field != 'w') /* near a centre, a tip, an end */
            return mad(at, R(0.5), any_vec3());
        at = mad(at, share, sub((Vec3){p[0], p[1], size == 3 ? p[2] : 0}, at));
    }
    return at;
}
/* The ray passes a corner or the middle of an edge, up to rounding and a step of an ulp. */
static inline void aim_at_border(int i, const Asked *asked, Ray *ray)
{
    const size_t size = flat_rays(asked->row) ? 2 : 3;
    AnyShape same = asked->b;
    char field;
    const real *p = number_at(asked->row->b, &same, 0, &field);
    const real *q = number_at(asked->row->b, &same, size, &field);
    if (!p || !q || (field != 'v' && field != 'w'))
        return;
    const Vec3 a = {p[0], p[1], size == 3 ? p[2] : 0}, b = {q[0], q[1], size == 3 ? q[2] : 0};
    const Vec3 at = i % 2 ? a : mad(a, R(0.5), sub(b, a));
    Ray aimed = *ray;
    if (i % 3 == 1) {
        aimed.dir = sub(at, ray->origin);
    } else {
        aimed.origin = mad(at, (real)any_int(-2, 2), ray->dir);
        aimed.origin.y = step(aimed.origin.y);
    }
    if (finite3(aimed.origin) && finite3(aimed.dir))
        *ray = aimed;
}
/* Tame questions, every other one aimed at the shape; or nasty ones. A third are lines. */
static inline void draw_cast(int i, bool tame, Asked *asked)
{
    const Row *row = asked->row;
    const Truth *truth = truth_of(row->b->kind);
    new_kind();
    asked->rule = i % 4 < 2 ? ISECT_EVEN_ODD : ISECT_NONZERO;
    (tame ? row->a->any : row->a->odd)(&asked->a);
    (tame ? row->b->any : row->b->odd)(&asked->b);
    Ray ray = ray_of(asked), aimed = ray;
    if (tame && i % 2 && truth->draw_ray && truth->draw_ray(i, &asked->b, &aimed))
        ray.origin = aimed.origin, ray.dir = aimed.dir;
    else if (tame && i % 2)
        ray.dir = sub(middle_of(row, &asked->b), ray.origin);
    const bool bordering = !tame && i % 4 && row->b->kind != KIND_rectangle;
    if (bordering)
        aim_at_border(i, asked, &ray);
    if (i % 3 == 0 || (bordering && i % 8 < 6))
        ray.t_min = -REAL_INF, ray.t_max = REAL_INF;
    set_ray(asked, ray);
}
/* Laws of any ray and any shape of the row, however they were drawn. */
static inline void laws_of_ray(const Asked *asked, bool tame)
{
    const Answer answer = ask(asked);
    law_of_directions(asked, &answer);
    if (is_free_of_axes(asked))
        law_of_axes(asked, &answer, tame);
    law_of_words(asked, &answer, tame);
}
static inline void laws_of_cast(const Row *row)
{
    const int samples = soak(20000);
    int count = 0;
    for (int i = 0; i < 2 * samples; i++) {
        const bool tame = i % 2;
        Asked question = {.row = row}, *asked = &question;
        draw_cast(i / 2, tame, asked);
        const Answer answer = ask(asked);
        count += tame && hits_ray(row, &answer);
        laws_of_ray(asked, tame);
        if (row->exactness == EXACTNESS_EXACT || tame)
            law_of_growth(asked, &answer);
        if (!tame)
            continue;
        law_of_units(asked, &answer, 0, 1);
        law_of_units(asked, &answer, i % 40 - 20, 0);
    }
    printf("%s: %d of %d hit\n", row->name, count, samples);
    check_share(count, samples, 0.05, 0.9);
}

/* ---- truth ---- */

typedef struct CastTally {
    int asked, hit, grazing, endless;
    Long worst, along; /* the least bounds that make all answers right */
} CastTally;

/* A solid and its derived values. */
typedef struct Judged {
    const Truth *truth;
    const void *shape;
    HalfSpaces planes;
    Long size, radius; /* its last number: of balls */
} Judged;

/* The distance of a point of a line outside of the solid, in the unit of the bounds. */
static inline Long outside_at(const Judged *of, const Ray *ray, Long t)
{
    Long x[3];
    at_long(ray, t, x);
    if (of->truth->planes)
        return over_planes(&of->planes, ray, t, x);
    return of->truth->depth(of->shape, x) / of->size / REAL_EPSILON;
}
static inline Long bottom_of(const Judged *of, const Ray *ray, Span span)
{
    if (of->truth->planes)
        return deepest(ray, &of->planes, depth_planes, 64 * (length_long(ray->origin) + 64));
    Long best = of->truth->deepest ? of->truth->deepest(of->shape, ray)
                                   : deepest(ray, of->shape, of->truth->depth, 2 * of->size);
    for (int k = 0; k < 2 && hit(span); k++) { /* an end may be deeper than the minimum found */
        const Long end = k ? span.leave : span.enter;
        if (depth_at(ray, of->shape, of->truth->depth, end) <
            depth_at(ray, of->shape, of->truth->depth, best))
            best = end;
    }
    return best;
}
/* The point with depth 0 between the deepest point and one that is outside. */
static inline Long border_between(const Judged *of, const Ray *ray, Long inside, Long outside)
{
    for (int i = 0; i < 80; i++) {
        const Long t = (inside + outside) / 2;
        if (depth_at(ray, of->shape, of->truth->depth, t) <= 0)
            inside = t;
        else
            outside = t;
    }
    return inside;
}
static inline void judge_along(CastTally *tally, const Judged *of, const Ray *ray, Span span,
                               Long bottom)
{
    const Long speed = length_long(ray->dir), reach = 2 * of->size / speed;
    const Long enter = border_between(of, ray, bottom, bottom - reach);
    const Long leave = border_between(of, ray, bottom, bottom + reach);
    const Long off = fmaxl(fabsl(span.enter - enter), fabsl(span.leave - leave)) * speed;
    tally->along = fmaxl(tally->along, off / of->size / REAL_EPSILON);
}
static inline void judge_line(CastTally *tally, const Judged *of, const Ray *ray, Span span,
                              bool along)
{
    const Long bottom = bottom_of(of, ray, span), least = outside_at(of, ray, bottom);
    Long wrong = !hit(span) ? fmaxl(-least, 0) : of->truth->planes ? 0 : fmaxl(least, 0);
    tally->asked++, tally->hit += hit(span);
    tally->grazing += fabsl(least) < (of->truth->planes ? 16 : 64);
    tally->endless += hit(span) && (span.enter < -REAL_MAX || span.leave > REAL_MAX);
    if (hit(span) && along) /* the middle of the inside is not outside */
        wrong = fmaxl(wrong, outside_at(of, ray, ((Long)span.enter + span.leave) / 2));
    if (hit(span) && !along) {
        if (real_abs(span.enter) <= REAL_MAX)
            wrong = fmaxl(wrong, fabsl(outside_at(of, ray, span.enter)));
        if (real_abs(span.leave) <= REAL_MAX)
            wrong = fmaxl(wrong, fabsl(outside_at(of, ray, span.leave)));
        if (bottom < span.enter || bottom > span.leave)
            wrong = fmaxl(wrong, -least);
    }
    tally->worst = fmaxl(tally->worst, wrong);
    /* A quarter of the diameter is inside at a depth of (1 - sqrt(15 / 16)) radius. */
    if (along && hit(span) && least * REAL_EPSILON * of->size <= -0.0318L * of->radius)
        judge_along(tally, of, ray, span, bottom);
}

/* The shape moves along the normal of one plane until it nearly touches: its depth is a chain of
 * straight pieces. */
static inline void graze(Ray *ray, const HalfSpaces *planes, Long reach)
{
    const Vec3 n = planes->plane[any_int(0, planes->count - 1)].normal, start = ray->origin;
    Long before = 0, at = any_int(0, 1) ? 0.25L : -0.25L, was = NAN, is = NAN;
    for (int k = 0; k < 9 && is != 0 && !(was == is); k++) {
        was = is;
        ray->origin = mad(start, (real)at, n);
        is = depth_at(ray, planes, depth_planes, deepest(ray, planes, depth_planes, reach));
        const Long next_at = k ? at - is * (at - before) / (is - was) : 0;
        before = at, at = fabsl(next_at) < 8 ? next_at : at;
    }
}
/* The ray goes to the border, is in a plane, nearly touches, or goes anywhere. */
static inline Ray line_past_planes(int i, const HalfSpaces *planes)
{
    Ray ray = line_to(i, i % 16 == 2 ? any_vec3() : onto_planes(i % 40, planes));
    if (i % 4 == 1) {
        const Vec3 n = planes->plane[i / 4 % planes->count].normal;
        ray.dir = mad(ray.dir, -dot(ray.dir, n) / dot(n, n), n);
    }
    if (i % 3)
        graze(&ray, planes, 64 * (length_long(ray.origin) + 64));
    return ray;
}
static inline Ray line_past_solid(int i, const BorderPoint *on)
{
    Ray ray = i % 3 ? line_along(on->at, on->out) : line_to(i, on->at);
    if (i % 11 == 0 && dot(on->along, on->along) > 0)
        ray.dir = mad(on->along, scaled(1, -any_int(0, 30)), ray.dir);
    return ray;
}
static inline void solids(const Row *row, const CastPromise *promise, CastTally *tally)
{
    const Truth *truth = truth_of(row->b->kind);
    for (int i = 0; i < soak(promise->samples); i++) {
        Asked asked = {.row = row};
        Judged of = {.truth = truth, .shape = &asked.b};
        Ray ray;
        BorderPoint on;
        if (truth->planes) {
            truth->draw_planes(i, &asked.b), truth->planes(&asked.b, &of.planes);
            if (of.planes.count == 0)
                continue;
            ray = line_past_planes(i, &of.planes);
        } else {
            if (!truth->draw(i, &asked.b, &on))
                continue;
            ray = line_past_solid(i, &on);
        }
        set_ray(&asked, ray);
        ray = ray_of(&asked);
        if (!(dot(ray.dir, ray.dir) > 0))
            continue;
        of.radius = asked.b.number[row->b->numbers > 0 ? row->b->numbers - 1 : 0];
        of.size = truth->size ? truth->size(&asked.b, ray.origin) : 0;
        judge_line(tally, &of, &ray, ask(&asked).span, promise->along > 0);
    }
}
static inline void flats(const Row *row, const CastPromise *promise, CastTally *tally)
{
    const Truth *truth = truth_of(row->b->kind);
    for (int i = 0; i < soak(promise->samples); i++) {
        Asked asked = {.row = row};
        Ray ray;
        if (!truth->draw_ray(i, &asked.b, &ray))
            continue;
        set_ray(&asked, ray);
        const Crossed want = truth->cross(&asked.b, &ray);
        const Touch touch = ask(&asked).touch;
        const real got[3] = {touch.t, touch.u, touch.v};
        if (!want.judged)
            continue;
        tally->asked++, tally->hit += hits(touch), tally->grazing += fabsl(want.off) < 64;
        if (hits(touch) != (want.off <= 0))
            tally->worst = fmaxl(tally->worst, fabsl(want.off));
        for (int k = 0; k < 3 && hits(touch); k++)
            tally->worst = fmaxl(tally->worst, fabsl(got[k] - want.number[k]) / want.unit[k]);
    }
}
/* Without rounding: kit/truth/box.h. */
static inline void boxes(const Row *row)
{
    const int samples = soak(60000), axes = flat_rays(row) ? 2 : 3;
    int count = 0, touching = 0;
    for (int i = 0; i < samples; i++) {
        Asked question = {.row = row}, *asked = &question;
        Fraction enter, leave;
        new_kind();
        row->a->odd(&asked->a), row->b->odd(&asked->b);
        if (!box_question(i, axes, asked->a.number, asked->b.number))
            continue;
        const real *range = asked->a.number + 2 * axes;
        const bool want = true_span(axes, asked->a.number, asked->b.number, &enter, &leave);
        const Span span = ask(asked).span;
        count += want, touching += want && compare_fractions(enter, leave) == 0;
        hold("exactly", hit(span) == want);
        if (!want || same_bits(range, range + 1, sizeof(real)))
            continue;
        hold("enter", near_fraction(span.enter, enter));
        hold("leave", near_fraction(span.leave, leave));
    }
    printf("%s: hit %d, touching %d of %d\n", row->name, count, touching, samples);
    check_share(count, samples, 0.1, 0.8);
    check_share(touching, samples, 0.01, 0.5);
}

static inline bool has_box(const Row *row)
{
    return row->b->kind == KIND_aabb || row->b->kind == KIND_rectangle2;
}

/* True if judge_cast has a truth for the row, not only laws. */
static inline bool has_cast_judge(const Row *row)
{
    bool promised = false;
    for (size_t i = 0; i < COUNT(cast_promises); i++)
        promised = promised || !strcmp(cast_promises[i].row, row->name);
    return promised || has_box(row);
}

static inline void judge_cast(const Row *row)
{
    laws_of_cast(row);
    if (has_box(row))
        boxes(row);
    for (size_t i = 0; i < COUNT(cast_promises); i++) {
        const CastPromise *promise = &cast_promises[i];
        CastTally tally = {0};
        if (strcmp(promise->row, row->name))
            continue;
        if (row->answer == ANSWER_Span)
            solids(row, promise, &tally);
        else
            flats(row, promise, &tally);
        printf("%s: %d lines, %d hit, %d grazing, %d endless; right within %.2Lf of %g, t within "
               "%.2Lf of %g epsilon\n",
               row->name, tally.asked, tally.hit, tally.grazing, tally.endless, tally.worst,
               promise->bound, tally.along, promise->along);
        check("the accuracy promised in the header",
              cmp(tally.worst, <=, promise->bound) && cmp(tally.along, <=, promise->along));
        check_share(tally.hit, tally.asked, promise->hit, promise->hit < 0.9 ? 0.9 : 1);
        check_share(tally.grazing, tally.asked, promise->grazing, 0.9);
        check_share(tally.endless, tally.asked, promise->endless, 0.6);
    }
}

#endif
