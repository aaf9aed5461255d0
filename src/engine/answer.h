/* engine/answer.h - numbers of the solver, which are double, as answers in the caller's precision:
 * never NaN, never infinite by overflow, zeros +0, and made to agree with the decision. */
#ifndef ISECT_ENGINE_ANSWER_H
#define ISECT_ENGINE_ANSWER_H

#include "core/power.h"
#include "core/precision.h"
#include "engine/body.h"

/* The nearest finite number; the least one for NaN. */
static inline real nearest_number(double x)
{
    const double most = (double)REAL_MAX, some = x > -most ? x : -most;
    return (real)(some < most ? some : most);
}
/* A point in range, in the caller's units; and the same of a point of a body. */
static inline X(vec3) vec3_near(const double p[3])
{
    return (X(vec3)){nearest_number(p[0]) + 0, nearest_number(p[1]) + 0, nearest_number(p[2]) + 0};
}
static inline X(vec3) vec3_of(const BodyFrame *frame, const double from[3])
{
    double to[3];
    isect_body_point(frame, from, to);
    return vec3_near(to);
}
static inline X(vec3) unit_vec3(const double n[3])
{
    return (X(vec3)){(real)n[0] + 0, (real)n[1] + 0, (real)n[2] + 0};
}

/* Within the range of numbers, as the shapes are decided to overlap or not. */
static inline real gap_of(bool meet, double gap)
{
    const real rounded = nearest_number(gap);
    return meet ? (rounded < 0 ? rounded : 0) : rounded > 0 ? rounded : next_up(0);
}

/* Boxes whose axes are farther from right angles are left to the solver: the bound is less than
 * half of the promised 1e-9 or 1e-6, and more than the axes of most rounded quaternions are off. */
static const double askew = ISECT_DOUBLE ? 0x1p-32 : 0x1p-21;

/* Overlaps of these are exact: where a formula of engine/closed.h is sure, it agrees with them. */
static inline bool is_decided_exactly(BodyShape shape)
{
    return shape == BODY_point || shape == BODY_segment || shape == BODY_triangle ||
           shape == BODY_sphere || shape == BODY_capsule;
}

#endif
