/* tests/cast/passage.h - a line and a convex solid, by the definition of the solid alone.
 *
 * The solid is a function `depth` of points, in long double: how far outside a point is, negative
 * inside; it is convex, and changes by no more than the distance of two points. Then the solid
 * grown by d is where it is at most d. Along a line it has one valley, which thirds find: the line
 * misses what is shallower than its bottom. Where it enters and leaves, the depth is 0. */
#ifndef ISECT_TEST_PASSAGE_H
#define ISECT_TEST_PASSAGE_H

#include "kit/kit.h"

typedef long double Depth(const void *solid, const long double x[3]);

static inline long double depth_at(const Ray *ray, const void *solid, Depth *depth, long double t)
{
    const long double x[3] = {ray->origin.x + t * ray->dir.x, ray->origin.y + t * ray->dir.y,
                              ray->origin.z + t * ray->dir.z};
    return depth(solid, x);
}
static inline long double length(Vec3 a)
{
    return sqrtl((long double)a.x * a.x + (long double)a.y * a.y + (long double)a.z * a.z);
}

/* The t at which the depth is least, if that is within `reach` of the origin of the ray. */
static inline long double deepest(const Ray *ray, const void *solid, Depth *depth,
                                  long double reach)
{
    long double to = reach / length(ray->dir), from = -to;
    for (int i = 0; i < 120; i++) {
        long double t = from + (to - from) * 0.45L, u = from + (to - from) * 0.55L;
        if (depth_at(ray, solid, depth, t) <= depth_at(ray, solid, depth, u))
            to = u;
        else
            from = t;
    }
    return (from + to) / 2;
}

typedef struct Tally {
    int asked, hit, grazing;
    long double worst; /* the least growth, in epsilons of the size, that makes all answers right */
} Tally;

/* By how much must the solid grow or shrink for the span of a line to be right? The line is deepest
 * at `bottom`. */
static inline void judge_at(Tally *tally, Span span, const Ray *ray, const void *solid, Depth *depth,
                            long double size, long double bottom)
{
    const long double least = depth_at(ray, solid, depth, bottom);
    long double wrong = hit(span) == (least <= 0) ? 0 : fabsl(least);
    tally->asked++, tally->hit += hit(span);
    tally->grazing += fabsl(least) < 64 * REAL_EPSILON * size;
    if (hit(span)) {
        wrong = fmaxl(wrong, fabsl(depth_at(ray, solid, depth, span.enter)));
        wrong = fmaxl(wrong, fabsl(depth_at(ray, solid, depth, span.leave)));
        if (bottom < span.enter || bottom > span.leave)
            wrong = fmaxl(wrong, -least);
    }
    tally->worst = fmaxl(tally->worst, wrong / size / REAL_EPSILON);
}
static inline void judge(Tally *tally, Span span, const Ray *ray, const void *solid, Depth *depth,
                         long double size)
{
    judge_at(tally, span, ray, solid, depth, size, deepest(ray, solid, depth, 2 * size));
}
static inline void report(const Tally *tally, long double promised)
{
    printf("%d lines, %d hit, %d grazing; right within %.2Lf epsilon\n", tally->asked, tally->hit,
           tally->grazing, tally->worst);
    check("the accuracy promised in the header", tally->worst <= promised);
    check_share(tally->hit, tally->asked, 0.2, 0.9);
    check_share(tally->grazing, tally->asked, 0.1, 0.8);
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
    Vec3 way = times(any_real(R(0.1), 10), any_unit());
    way = mad(way, -dot(way, out) / dot(out, out), out);
    return (Ray){mad(p, any_real(-99, 99), way), way, -REAL_INF, REAL_INF};
}

static inline bool proper_span(Span span, const Ray *ray)
{
    if (!(span.enter <= span.leave))
        return same_span(span, span_of_miss);
    return span.enter >= ray->t_min && span.leave <= ray->t_max && span.enter < REAL_INF &&
           span.leave > -REAL_INF;
}
static inline bool spans_scaled(Span a, Span b, real by)
{
    return hit(a) == hit(b) && (!hit(a) || (a.enter * by == b.enter && a.leave * by == b.leave));
}
static inline bool holds(Span outer, Span inner)
{
    return !hit(inner) || (outer.enter <= inner.enter && outer.leave >= inner.leave);
}

/* What is true of every ray and every solid, to the bit. `tame` numbers can be doubled. */
typedef Span Cast(const Ray *ray, const void *solid);
static inline const char *broken_law(Cast *cast, const Ray *ray, const void *solid, bool tame)
{
    const Ray line = {ray->origin, ray->dir, -REAL_INF, REAL_INF};
    const Ray back = {ray->origin, times(-1, ray->dir), -ray->t_max, -ray->t_min};
    const Ray twice = {ray->origin, times(2, ray->dir), ray->t_min / 2, ray->t_max / 2};
    const Span span = cast(ray, solid), whole = cast(&line, solid), turned = cast(&back, solid);
    const real enter = num_max(whole.enter, ray->t_min), leave = num_min(whole.leave, ray->t_max);
    if (!proper_span(span, ray))
        return "in range";
    if (enter <= leave ? span.enter != enter || span.leave != leave : hit(span))
        return "a ray is a piece of its line";
    if (hit(span) ? turned.enter != -span.leave || turned.leave != -span.enter : hit(turned))
        return "reversing mirrors";
    if (tame && !spans_scaled(span, cast(&twice, solid), R(0.5)))
        return "twice the direction is half the t";
    return NULL;
}
#define check_laws(i, cast, ray, solid, tame)                                                      \
    do {                                                                                           \
        const char *broken = broken_law(cast, &(ray), &(solid), tame);                             \
        check_sample(i, broken, !broken, ray, solid);                                              \
    } while (0)

#endif
