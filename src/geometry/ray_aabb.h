/* geometry/ray_aabb.h - the formula of ray and solid axis-aligned box, for the part inside and for
 * the decision whether there is one.
 *
 * Each pair of faces is a slab, which the ray enters and leaves at (bound - origin) / dir. A ray
 * parallel to it is inside always or never. The part inside the box is the intersection of the
 * three slabs and the range of the ray. Intervals of a line intersect if and only if every two of
 * them do: if no enter is after another's leave.
 *
 * Error bounds, with unit roundoff h:
 *
 *     a time: difference and quotient            2h of its absolute value
 *     the comparison                             h of both
 *     twice that in another rounding direction   6h = 3 epsilon, and tiny for underflow
 *
 * Times that overflow are never certain: the difference may have overflowed where its quotient
 * would not. A slab is not compared with itself: flat boxes, which are left where they are entered,
 * are as certain as others. The rest is decided by comparisons of products of two factors: (p - o)
 * / d against (q - o') / d'. */
#ifndef ISECT_GEOMETRY_RAY_AABB_H
#define ISECT_GEOMETRY_RAY_AABB_H

#include "core/answers.h"
#include "core/three.h"

/* The ray and the box along each axis, in n registers (core/three.h). */
typedef struct Axes {
    num origin[3], dir[3], lower[3], upper[3];
} Axes;

/* True where a < b is certain. */
FORMULA mask surely_before(num a, num b)
{
    return b - a > 4 * REAL_EPSILON * (num_abs(a) + num_abs(b)) + REAL_MIN;
}

/* The times at which the ray is in each slab. `possible` is false where the ray is parallel to the
 * slab and beside it, where a number of the ray is not finite, and where the box is empty or
 * NaN. */
FORMULA void slabs(const Axes *axes, int n, num *near, num *far, mask *possible)
{
    for (int i = 0; i < n; i++) {
        num o = axes->origin[i], d = axes->dir[i], lower = axes->lower[i], upper = axes->upper[i];
        mask parallel = d == 0;
        num t0 = (lower - o) / d, t1 = (upper - o) / d;
        near[i] = num_select(parallel, splat(-REAL_MAX), num_min(t0, t1));
        far[i] = num_select(parallel, splat(REAL_MAX), num_max(t0, t1));
        possible[i] = (num_abs(o) <= REAL_MAX) & (num_abs(d) <= REAL_MAX) & (lower <= upper) &
                      (lower <= REAL_MAX) & (upper >= -REAL_MAX) &
                      (mask_not(parallel) | ((o >= lower) & (o <= upper)));
    }
}

/* True where the ray certainly enters each slab before it leaves the others, and its own range. */
FORMULA mask before_others(const num *near, const num *far, num t_max, int n)
{
    num second[3], third[3];
    mask before[3];
    permute(second, far, n), permute(third, second, n);
    for (int i = 0; i < n; i++)
        before[i] = surely_before(near[i], min3(second[i], third[i], t_max));
    return all_of(before, n);
}

/* The times at which a ray enters and leaves a box, and whether it certainly does. With the axes in
 * one register: in each lane that is in use. */
typedef struct Passage {
    num enter, leave;
    mask together, unsure;
} Passage;

FORMULA Passage passage_of(const Axes *axes, int n, const Ray *ray)
{
    num near[3], far[3];
    mask possible[3], sound[3], still[3];
    slabs(axes, n, near, far, possible);
    for (int i = 0; i < n; i++)
        sound[i] = (near[i] >= -REAL_MAX) & (far[i] <= REAL_MAX), still[i] = axes->dir[i] == 0;
    const num enter = most_of(near, n), leave = least_of(far, n);
    const num from = num_max(enter, ray->t_min), to = num_min(leave, ray->t_max);
    const mask all_possible = all_of(possible, n) & has_range(ray);
    const mask all_sound = all_of(sound, n), point = all_of(still, n);
    mask together = point | (all_sound & surely_before(from, to)),
         apart = all_sound & surely_before(to, from);
    if (!none_of(all_possible & mask_not(together | apart), n)) { /* flat boxes */
        num first = num_max(ray->t_min, splat(-REAL_MAX));
        together = together | (all_sound & before_others(near, far, ray->t_max, n) &
                               surely_before(first, leave));
    }
    return (Passage){num_select(point, splat(-REAL_INF), enter),
                     num_select(point, splat(REAL_INF), leave), all_possible & together,
                     all_possible & mask_not(together | apart)};
}

FORMULA Passage passage(const Ray *ray, const Aabb *aabb)
{
    const Vec3 o = ray->origin, d = ray->dir, lower = aabb->lower, upper = aabb->upper;
    const Axes axes = {
        {o.x, o.y, o.z}, {d.x, d.y, d.z}, {lower.x, lower.y, lower.z}, {upper.x, upper.y, upper.z}};
    return passage_of(&axes, 3, ray);
}

#if THREE_SPREAD
/* One pair. `same` receives the ray in all lanes, for its range. */
FORMULA Passage passage_spread(const OneRay *ray, const OneAabb *aabb, Ray *same)
{
    const Axes axes = {{spread_axes(&ray->origin)},
                       {spread_axes(&ray->dir)},
                       {spread_axes(&aabb->lower)},
                       {spread_axes(&aabb->upper)}};
    splat_shape((num *)same, ray, NUMBERS(Ray));
    return passage_of(&axes, 1, same);
}
#endif

#if FOUR_SPREAD
/* The screen of one pair, which has no select and no mask of what is possible. It is plain if all
 * times are finite. A slab parallel to the ray has infinite times, which need no special case
 * either:
 *
 *     strictly between the planes       -infinity and infinity, which change no min or max
 *     outside both                      twice the same infinity: there is no part inside
 *     in one of them                    0 / 0, NaN: not plain
 *
 * Infinity from overflow, or from an infinite bound, origin or direction, is not plain either: the
 * direction is then not 0, except where the slab is missed or has no plane there. A range that is
 * empty or NaN has no part in common. The remaining infinities are clamped to the range of numbers,
 * so that the difference of a time to them is a number. The comparisons have the bounds given
 * above. */
typedef struct Screened {
    num enter, leave;
    mask together, sure;
} Screened;

FORMULA Screened screened(const OneRay *ray, const OneAabb *aabb)
{
    const num o = load_four(&ray->origin.x), d = load_four(&ray->dir.x);
    const num lower = load_four(&aabb->lower.x), upper = load_last_three(&aabb->upper.x);
    const num t0 = (lower - o) / d, t1 = (upper - o) / d, near = num_min(t0, t1),
              far = num_max(t0, t1);
    const num times = num_abs(t0) + num_abs(t1);
    const mask plain =
        (lower <= upper) & ((times + num_abs(d) <= REAL_MAX) | ((d == 0) & (times > 0)));
    const num enter = num_min(num_max(most_of(&near, 1), splat(ray->t_min)), splat(REAL_MAX));
    const num leave = num_max(num_min(least_of(&far, 1), splat(ray->t_max)), splat(-REAL_MAX));
    const mask together = surely_before(enter, leave);
    return (Screened){enter, leave, together, plain & (together | surely_before(leave, enter))};
}
#endif

#if LANES == 1
#include "exact/sum.h"

/* The time (p - o) / d. If it is infinite, then p is, and d is 1. */
typedef struct ExactTime {
    double p, o, d;
} ExactTime;

/* True if a <= b. */
static inline bool not_after(ExactTime a, ExactTime b)
{
    if (isinf(a.p) || isinf(b.p))
        return a.p <= b.p;
    double x = (a.p - a.o) * b.d, y = (b.p - b.o) * a.d;
    bool opposite = (a.d < 0) != (b.d < 0);
    if (fabs(x - y) > 4 * DBL_EPSILON * (fabs(x) + fabs(y)) + DBL_MIN)
        return opposite ? x > y : x < y;
    const Term terms[4] = {{a.p, b.d, 1}, {a.o, b.d, -1}, {b.p, a.d, -1}, {b.o, a.d, 1}};
    int sign = isect_exact_sign(terms, 4);
    return opposite ? sign >= 0 : sign <= 0;
}

/* The time as a number, infinite only if p is. */
static inline real time_value(ExactTime time)
{
    if (isinf(time.p))
        return (real)time.p;
    double difference = time.p - time.o;
    if (isinf(difference))
        return saturate((real)((time.p / 2 - time.o / 2) / time.d * 2));
    return saturate((real)(difference / time.d));
}

static inline ExactTime exact_time(real bound, real origin, real dir)
{
    if (real_abs(bound) > REAL_MAX)
        return (ExactTime){(double)(dir < 0 ? -bound : bound), 0, 1};
    return (ExactTime){(double)bound, (double)origin, (double)dir};
}

/* The exact decision and the part inside, for rays and boxes that are possible. */
static inline Span span_in_box_exactly(const Ray *ray, const Aabb *aabb)
{
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    const real lower[3] = {aabb->lower.x, aabb->lower.y, aabb->lower.z};
    const real upper[3] = {aabb->upper.x, aabb->upper.y, aabb->upper.z};
    ExactTime near[4], far[4];
    int slabs = 0; /* slabs that are not parallel; the last is the range of the ray */
    for (int i = 0; i < 3; i++)
        if (d[i] != 0) {
            near[slabs] = exact_time(d[i] < 0 ? upper[i] : lower[i], o[i], d[i]);
            far[slabs++] = exact_time(d[i] < 0 ? lower[i] : upper[i], o[i], d[i]);
        }
    near[slabs] = exact_time(ray->t_min, 0, 1);
    far[slabs++] = exact_time(ray->t_max, 0, 1);

    real enter = -REAL_INF, leave = REAL_INF;
    for (int i = 0; i < slabs; i++) {
        for (int j = 0; j < slabs; j++)
            if (i != j && !not_after(near[i], far[j]))
                return span_miss();
        enter = num_max(enter, time_value(near[i]));
        leave = num_min(leave, time_value(far[i]));
    }
    enter = num_min(enter, ray->t_max);
    return (Span){enter + 0, num_max(enter, num_max(leave, ray->t_min)) + 0};
}
#endif

#endif
