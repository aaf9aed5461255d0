/* kit/contract.h - what every answer satisfies, for any bits of the input:
 *
 * - no number is NaN, and zeros are +0
 * - a miss is the documented one
 * - t is in the range of the ray; it is finite unless it is a copy of an end of the range
 * - barycentric coordinates are in [0, 1]
 * - numbers beyond the points of an answer are 0
 * - times of a sweep are in [0, 1]
 * - the decision is that of overlap, where there is such a row */
#ifndef ISECT_TEST_CONTRACT_H
#define ISECT_TEST_CONTRACT_H

#include "kit/rows.h"

static inline bool is_miss(const Span *span)
{
    return span->enter == REAL_INF && span->leave == -REAL_INF;
}
/* True if the answer is a miss. */
static inline bool denies(const Row *row, const Answer *answer)
{
    switch (row->answer) {
    case ANSWER_Bool:
        return !answer->yes;
    case ANSWER_Side:
        return answer->side == ISECT_OUTSIDE;
    case ANSWER_Span:
        return is_miss(&answer->span);
    case ANSWER_Intervals:
        return answer->intervals.count == 0;
    case ANSWER_Touch:
        return answer->touch.t == REAL_INF && answer->touch.u == 0 && answer->touch.v == 0 &&
               answer->touch.w == 0;
    case ANSWER_Nearest:
        return answer->nearest.distance2 == REAL_INF;
    case ANSWER_Contact:
        return answer->contact.gap == REAL_INF;
    case ANSWER_Impact:
        return answer->impact.enter == REAL_INF && answer->impact.leave == -REAL_INF;
    case ANSWER_Ray:
        return answer->ray.t_min == REAL_INF && answer->ray.t_max == -REAL_INF;
    case ANSWER_Common:
        return answer->common.count == 0;
    case ANSWER_Common2:
        return answer->common2.count == 0;
    case ANSWER_Crossing2:
        return answer->crossing2.count == 0;
    }
    return false;
}

static inline bool is_proper(real x)
{
    return !isnan(x) && (x != 0 || !signbit(x));
}
static inline bool are_proper(const void *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!is_proper(((const real *)numbers)[i]))
            return false;
    return true;
}
static inline bool are_finite(const void *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (!(real_abs(((const real *)numbers)[i]) <= REAL_MAX))
            return false;
    return true;
}
static inline bool are_zero(const void *numbers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (((const real *)numbers)[i] != 0)
            return false;
    return true;
}

/* t of a hit: in [t_min, t_max], and finite or one of these. */
static inline bool in_range_of_ray(real t, real t_min, real t_max)
{
    return is_proper(t) && t >= t_min && t <= t_max &&
           (real_abs(t) <= REAL_MAX || t == t_min || t == t_max);
}
static inline bool is_barycentric(real u)
{
    return is_proper(u) && u >= 0 && u <= 1;
}
static inline void range_of(const Row *row, const void *ray, real range[2])
{
    memcpy(range, (const real *)ray + (row->a->kind == KIND_ray ? 6 : 4), 2 * sizeof *range);
}

static inline bool keeps_touch(const Row *row, const void *ray, const Answer *answer)
{
    const Touch *touch = &answer->touch;
    real range[2];
    range_of(row, ray, range);
    if (!is_barycentric(touch->u) || !is_barycentric(touch->v) || !is_barycentric(touch->w))
        return false;
    return denies(row, answer) || in_range_of_ray(touch->t, range[0], range[1]);
}
static inline bool is_part(const Row *row, const void *ray, const Span *span)
{
    real range[2];
    range_of(row, ray, range);
    return span->enter <= span->leave && in_range_of_ray(span->enter, range[0], range[1]) &&
           in_range_of_ray(span->leave, range[0], range[1]);
}
/* There are `count` parts with gaps between them, and misses behind them. */
static inline bool keeps_parts(const Row *row, const void *ray, const X(intervals) * parts)
{
    for (uint32_t k = 0; k < 2; k++)
        if (k < parts->count ? !is_part(row, ray, &parts->part[k]) : !is_miss(&parts->part[k]))
            return false;
    return parts->count < 2 || (parts->count == 2 && parts->part[0].leave < parts->part[1].enter);
}
static inline bool keeps_nearest(const Row *row, const Answer *answer)
{
    const Nearest *nearest = &answer->nearest;
    if (!are_proper(nearest, NUMBERS(Nearest)) || !are_finite(nearest, 6))
        return false;
    if (nearest->distance2 == 0)
        return !memcmp(&nearest->a, &nearest->b, sizeof nearest->a);
    return nearest->distance2 > 0 && (!denies(row, answer) || are_zero(nearest, 6));
}
/* A gap, a direction of length 1 and two points. */
static inline bool keeps_contact(const Row *row, const Answer *answer)
{
    const Contact *contact = &answer->contact;
    const Vec3 n = contact->normal;
    if (denies(row, answer))
        return are_zero(&contact->normal, 9) && are_proper(contact, 10);
    return are_proper(contact, 10) && are_finite(contact, 10) &&
           real_abs(dot(n, n) - 1) <= 8 * REAL_EPSILON;
}
/* Times in [0, 1], a point and a direction of length 1. */
static inline bool keeps_impact(const Row *row, const Answer *answer)
{
    const Impact *impact = &answer->impact;
    const Vec3 n = impact->normal;
    if (denies(row, answer))
        return are_zero((const real *)impact + 2, 6) && are_proper(impact, 8);
    return are_proper(impact, 8) && are_finite(impact, 8) && impact->enter >= 0 &&
           impact->enter <= impact->leave && impact->leave <= 1 &&
           real_abs(dot(n, n) - 1) <= 8 * REAL_EPSILON;
}
/* There are `count` points of `numbers` numbers each, and zeros behind them. */
static inline bool keeps_points(const void *points, size_t numbers, size_t count, size_t most)
{
    return count <= most && are_finite(points, numbers * count) &&
           are_proper(points, numbers * count) &&
           are_zero((const real *)points + numbers * count, numbers * (most - count));
}
/* There are `count` times, at most two. A time may be a copy of an end of a ray. */
static inline bool keeps_times(const real *t, size_t count)
{
    return are_proper(t, count) && are_zero(t + count, 2 - count);
}
/* The line is infinite in both directions with finite numbers, or it is empty and zero. */
static inline bool keeps_line(const Row *row, const Answer *answer)
{
    const Ray *line = &answer->ray;
    if (denies(row, answer))
        return are_zero(line, 6);
    return are_finite(line, 6) && are_proper(line, 6) && line->t_min == -REAL_INF &&
           line->t_max == REAL_INF;
}

/* The properties of the answer that follow from a and b alone. */
static inline bool keeps_contract(const Row *row, const void *a, const Answer *answer)
{
    switch (row->answer) {
    case ANSWER_Bool:
        return true;
    case ANSWER_Side:
        return answer->side <= ISECT_INSIDE &&
               !((row->b->kind == KIND_point || row->b->kind == KIND_point2) &&
                 answer->side == ISECT_STRADDLES);
    case ANSWER_Span:
        return denies(row, answer) || is_part(row, a, &answer->span);
    case ANSWER_Intervals:
        return keeps_parts(row, a, &answer->intervals);
    case ANSWER_Touch:
        return keeps_touch(row, a, answer);
    case ANSWER_Nearest:
        return keeps_nearest(row, answer);
    case ANSWER_Contact:
        return keeps_contact(row, answer);
    case ANSWER_Impact:
        return keeps_impact(row, answer);
    case ANSWER_Ray:
        return keeps_line(row, answer);
    case ANSWER_Common:
        return keeps_points(answer->common.point, 3, answer->common.count,
                            sizeof answer->common.point / sizeof(Vec3));
    case ANSWER_Common2:
        return keeps_points(answer->common2.point, 2, answer->common2.count,
                            sizeof answer->common2.point / sizeof(X(vec2)));
    case ANSWER_Crossing2:
        return keeps_points(answer->crossing2.point, 2, answer->crossing2.count, 2) &&
               keeps_times(answer->crossing2.a, answer->crossing2.count) &&
               keeps_times(answer->crossing2.b, answer->crossing2.count);
    }
    return false;
}

#endif
