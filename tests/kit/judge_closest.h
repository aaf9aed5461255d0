/* kit/judge_closest.h - every row of closest, judged from the row alone: the laws of nearest points
 * of any shapes, and the truth within the bounds that the headers promise.
 *
 * The points of kit/truth are without rounding. The bound is a number of epsilons of the reach of
 * the question. The rounding of the answer itself, two epsilon of the largest coordinate, does not
 * count. */
#ifndef ISECT_TEST_JUDGE_CLOSEST_H
#define ISECT_TEST_JUDGE_CLOSEST_H

#include "kit/nearest.h"
#include "kit/question.h"
#include "kit/truth/truth.h"

/* The bounds under Accuracy in the header of each row, in epsilons of the reach that kit/truth
 * knows; -1 is no promise. They bound the error of the distance; of b from the true point; of the
 * points from their shapes; and of the distance of the points from that of the answer. An exact
 * place is a copy of numbers. */
typedef struct ClosestPromise {
    const char *row;
    int samples;
    double distance, place, on, apart;
    bool exact_place;
    double met, inner; /* least shares of those that meet, of those not at an end */
} ClosestPromise;
static const ClosestPromise closest_promises[] = {
    {"closest_point_segment", 30000, 4, 4, 4, -1, false, 0.05, 0.1},
    {"closest_point_ray", 20000, 4, 4, 4, -1, false, 0.02, 0.1},
    {"closest_point_plane", 30000, 4, 4, 4, -1, false, 0.02, 0.1},
    {"closest_point_triangle", 20000, 4, -1, 2, -1, false, 0.05, 0.1},
    {"closest_point_rectangle", 15000, 10, -1, 2, 4, false, 0.03, 0.1},
    {"closest_point_disc", 15000, 9, -1, 5, 14, false, 0.03, 0.1},
    {"closest_point_sphere", 30000, 3, 3, 3, -1, false, 0.1, 0},
    {"closest_point_capsule", 30000, 5, -1, 16, -1, false, 0.1, 0.1},
    {"closest_point_aabb", 30000, 2, -1, -1, -1, true, 0.05, 0},
    {"closest_point_obb", 20000, 8, -1, 12, -1, false, 0.05, 0},
    {"closest_segment_segment", 20000, 4, -1, 1, 4, false, 0.02, 0.1},
    {"closest_ray_ray", 12000, 10, -1, 1, 4, false, 0.02, 0.1},
};

static inline bool of_a_point(const Row *row)
{
    return row->a->kind == KIND_point;
}
static inline Vec3 point_of(const Asked *asked)
{
    return (Vec3){asked->a.number[0], asked->a.number[1], asked->a.number[2]};
}
static inline void draw_closest(int i, Asked *asked)
{
    const Truth *truth = truth_of(asked->row->b->kind);
    Vec3 p;
    position = FREE;
    if (!of_a_point(asked->row)) {
        truth->draw_lines(i, &asked->a, &asked->b);
        return;
    }
    truth->draw_near(i, &p, &asked->b);
    memcpy(&asked->a, &p, sizeof p);
}

/* The nearest points, and where each of the answer's points should be on its shape. */
typedef struct Wanted {
    Near near;
    Big3 on_a, on_b;
} Wanted;

static inline bool has_range_of_t(const BigRay *ray)
{
    return ray->t_min <= ray->t_max;
}
static inline Near near_lines(const BigRay *a, const BigRay *b, const Row *row, Nearest got)
{
    if (!has_range_of_t(a) || !has_range_of_t(b))
        return (Near){.empty = true};
    Near near = near_rays(a, b);
    const Big3 n = cross3(a->dir, b->dir);
    Big far_a = length(a->dir), far_b = length(b->dir);
    if (row->a->kind == KIND_ray) {
        far_a = true_distance(a->origin, near.a), far_b = true_distance(b->origin, near.b);
        if (!sign(dot3(n, n))) { /* one pair of many, and those of the answer round */
            far_a = larger(far_a, true_distance(a->origin, big3(got.a)));
            far_b = larger(far_b, true_distance(b->origin, big3(got.b)));
        }
    }
    near.reach = plus(true_distance(a->origin, b->origin), plus(far_a, far_b));
    return near;
}
static inline Wanted wanted_of(const Asked *asked, Nearest got)
{
    const Truth *truth = truth_of(asked->row->b->kind);
    const bool none = same_nearest(got, nearest_of_miss);
    const Big3 on_a = none ? (Big3){NULL, NULL, NULL} : big3(got.a);
    const Big3 on_b = none ? on_a : big3(got.b);
    if (of_a_point(asked->row)) {
        const Near near = truth->near(&asked->b, big3(point_of(asked)));
        return (Wanted){near, on_a, none || near.empty ? on_b : truth->near(&asked->b, on_b).b};
    }
    const BigRay a = truth->line(&asked->a), b = truth->line(&asked->b);
    const Near near = near_lines(&a, &b, asked->row, got);
    return near.empty || none ? (Wanted){near, on_a, on_b}
                              : (Wanted){near, big_foot(&a, on_a).b, big_foot(&b, on_b).b};
}
static inline bool in_numbers(Big3 p)
{
    return !less(big((double)REAL_MAX), largest3(p));
}
/* The difference between the distance of the points and that of the answer. */
static inline double off_apart(Nearest got, Big reach)
{
    const Big3 a = big3(got.a), b = big3(got.b);
    const Big rounding = plus(by(big(2 * (double)REAL_EPSILON), plus(length(a), length(b))),
                              root(big((double)REAL_MIN)));
    const Big off =
        minus(size(minus(true_distance(a, b), root(big((double)got.distance2)))), rounding);
    return sign(off) > 0 && got.distance2 < REAL_MAX ? quotient(off, reach) / (double)REAL_EPSILON
                                                     : 0;
}

typedef struct ClosestTally {
    int met, apart, inner, none;
    double distance, place, on, off_apart;
} ClosestTally;

/* The distance to balls and boxes is a root that rounds, too; their decisions are those of
 * overlap. */
static inline bool is_decided_by_truth(const Row *row)
{
    const Kind of = row->b->kind;
    return of != KIND_sphere && of != KIND_capsule && of != KIND_obb;
}
static inline void judge_nearest(const Asked *asked, const ClosestPromise *promise, Nearest got,
                                 ClosestTally *tally)
{
    const Wanted want = wanted_of(asked, got);
    const Near *near = &want.near;
    tally->none += near->empty;
    hold("none of what is empty", cmp(near->empty, ==, same_nearest(got, nearest_of_miss)));
    if (near->empty || !near->reach)
        return;
    if (is_decided_by_truth(asked->row))
        hold("exactly whether they meet", overlapping(got) == !sign(near->distance));
    const double distance = off_distance(near->distance, got.distance2, near->reach);
    hold("distance", cmp(distance, <=, promise->distance));
    tally->distance = fmax(tally->distance, distance);
    tally->met += overlapping(got), tally->apart += got.distance2 > 0, tally->inner += near->inner;
    if (promise->exact_place) {
        hold("a copy", cmp(sign(true_distance(near->b, big3(got.b))), ==, 0));
        return;
    }
    if (!in_numbers(near->a) || !in_numbers(near->b) || !in_numbers(want.on_a) ||
        !in_numbers(want.on_b))
        return;
    const bool ball = asked->row->b->kind == KIND_sphere || asked->row->b->kind == KIND_capsule;
    const bool inside = ball && overlapping(got); /* what is nearest is the surface */
    const double place = inside || promise->place < 0 ? 0 : off_point(near->b, got.b, near->reach);
    const double on = inside ? 0 : off_point(want.on_b, got.b, near->reach);
    const double on_a = off_point(want.on_a, got.a, near->reach),
                 apart = off_apart(got, near->reach);
    hold("place", cmp(place, <=, fmax(promise->place, 0)));
    hold("on its shape", cmp(on_a, <=, promise->on) && cmp(on, <=, promise->on));
    hold("the points are so far apart", promise->apart < 0 || apart <= promise->apart);
    tally->place = fmax(tally->place, place), tally->on = fmax(tally->on, fmax(on, on_a));
    tally->off_apart = fmax(tally->off_apart, apart);
}

/* ---- laws ---- */

static inline bool is_mirror(Nearest a, Nearest b)
{
    return same_point(b.a, times(-1, a.a)) && same_point(b.b, times(-1, a.b)) &&
           a.distance2 == b.distance2;
}
/* A point of the same shape: all there is of it where it has no extent. */
static inline bool shrink(const ShapeKind *of, AnyShape *shape, Vec3 *to)
{
    real *x = shape->number;
    const size_t last = of->numbers - 1;
    *to = (Vec3){x[0], x[1], x[2]};
    switch (of->kind) {
    case KIND_segment:
    case KIND_triangle:
    case KIND_capsule:
        for (size_t i = 3; i <= last; i++)
            x[i] = of->kind == KIND_capsule && i == last ? 0 : x[i % 3];
        return true;
    case KIND_rectangle:
        memset(x + 3, 0, 6 * sizeof *x);
        return true;
    case KIND_disc:
    case KIND_sphere:
        x[last] = 0;
        return true;
    default:
        return false;
    }
}
static inline void law_of_shrinking(const Asked *asked)
{
    Asked other = *asked;
    Vec3 to[2] = {point_of(asked), {0, 0, 0}};
    const Row *row = asked->row;
    if (!shrink(row->b, &other.b, &to[1]) ||
        (!of_a_point(row) && !shrink(row->a, &other.a, &to[0])))
        return;
    const Nearest got = ask(&other).nearest;
    const bool rounds =
        row->b->kind == KIND_disc || row->b->kind == KIND_sphere || row->b->kind == KIND_capsule;
    hold("without extent it is a point", (same_point(got.a, to[0]) && same_point(got.b, to[1])) ||
                                             (rounds && (lost_beside(to, 2) || overlapping(got))));
}
static inline void law_of_more_words(const Asked *asked, Nearest got)
{
    const Row *row = asked->row;
    const Kind of = row->b->kind;
    const Vec3 points[2] = {point_of(asked), got.b};
    /* Normals of other lengths: their products with what is lost beside others may underflow. */
    const bool normal = (of == KIND_plane || of == KIND_disc) && !lost_beside(points, 2);
    const bool alike = of == KIND_ray || of == KIND_obb || normal;
    for (int i = 1; i < ways_to_say(of); i++) {
        Asked other = *asked;
        other.b = said(of, &asked->b, i);
        const Nearest same = ask(&other).nearest;
        hold("the same set in other words",
             alike ? same_nearest(same, got) : overlapping(same) == overlapping(got));
    }
    if (row->a->kind == row->b->kind) {
        Asked other = *asked;
        other.a = asked->b, other.b = asked->a;
        const Nearest swapped = ask(&other).nearest;
        hold("either first", cmp(overlapping(swapped), ==, overlapping(got)));
    }
}
static inline void laws_of_nearest(const Asked *asked, Nearest got)
{
    const Row *row = asked->row, *overlap = row_of(QUESTION_overlap, row->a->kind, row->b->kind);
    const bool none = same_nearest(got, nearest_of_miss);
    hold("together, apart, or none", overlapping(got) || separate(got) || none);
    hold("the decision comes first",
         !overlap || overlap->exactness != EXACTNESS_EXACT ||
             overlapping(got) == ask_row(overlap, &asked->a, &asked->b, asked->rule).yes);
    hold("a is the point", none || !of_a_point(row) || same_point(got.a, point_of(asked)));
    Asked mirror = *asked;
    if (mirror_shape(row->a, &mirror.a) && mirror_shape(row->b, &mirror.b)) {
        const Nearest other = ask(&mirror).nearest;
        hold("mirrored", none ? same_nearest(other, got) : is_mirror(got, other));
    }
    if (row->b->kind == KIND_aabb && !none)
        hold("b is in the box", ask_row(row_named("overlap_point_aabb"), &got.b, &asked->b, 0).yes);
    law_of_more_words(asked, got);
    law_of_shrinking(asked);
}
/* Times a power of two, of moderate numbers whose squares lose nothing. */
static inline bool law_of_scale(const Asked *asked, Nearest got, int k)
{
    Asked other = *asked;
    const Vec3 points[3] = {point_of(asked), got.a, got.b};
    const real most = scaled(1, 20), least = scaled(1, -40);
    if (!(got.distance2 > least && got.distance2 < most) || lost_beside(points, 3) ||
        !scale_shape(asked->row->a, &other.a, k) || !scale_shape(asked->row->b, &other.b, k))
        return false;
    const Nearest larger_one = ask(&other).nearest;
    hold("times a power of two", same_point(larger_one.a, scaled3(got.a, k)) &&
                                     same_point(larger_one.b, scaled3(got.b, k)) &&
                                     cmp(larger_one.distance2, ==, scaled(got.distance2, 2 * k)));
    return true;
}

/* NULL: the row is judged elsewhere, in tests/closest. */
static inline const ClosestPromise *closest_promise_of(const Row *row)
{
    for (size_t i = 0; i < COUNT(closest_promises); i++)
        if (!strcmp(closest_promises[i].row, row->name))
            return &closest_promises[i];
    return NULL;
}

static inline void judge_closest(const Row *row)
{
    const ClosestPromise *promise = closest_promise_of(row);
    ClosestTally tally = {0};
    int scalable = 0;
    if (!promise)
        return;
    const int samples = soak(promise->samples);
    for (int i = 0; i < samples; i++) {
        Asked question = {.row = row}, *asked = &question;
        begin();
        draw_closest(i, asked);
        const Nearest got = ask(asked).nearest;
        laws_of_nearest(asked, got);
        judge_nearest(asked, promise, got, &tally);
        row->a->any(&question.a), row->b->any(&question.b);
        scalable += law_of_scale(asked, ask(asked).nearest, i % 10 - 5);
    }
    printf(
        "%s: distance within %.2f of %g, place within %.2f of %g, on it within %.2f of %g, apart "
        "within %.2f of %g epsilon; %d meet, %d apart, %d not at an end, %d empty of %d\n",
        row->name, tally.distance, promise->distance, tally.place, promise->place, tally.on,
        promise->on, tally.off_apart, promise->apart, tally.met, tally.apart, tally.inner,
        tally.none, samples);
    check_share(tally.met, samples, promise->met, 0.9);
    check_share(tally.apart, samples, 0.1, 0.98);
    check_share(tally.inner, samples, promise->inner, 1);
    check_share(scalable, samples, 0.02, 1);
}

#endif
