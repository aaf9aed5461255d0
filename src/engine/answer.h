/* engine/answer.h - converts results of the solver, which are in double, to the caller's precision.
 * Results are never NaN and never infinite by overflow, zeros are +0, and gaps agree with the
 * decision of overlap. */
#ifndef ISECT_ENGINE_ANSWER_H
#define ISECT_ENGINE_ANSWER_H

#include "core/power.h"
#include "core/precision.h"
#include "engine/body.h"

/* The nearest finite number; for NaN the lowest one. */
static inline real nearest_number(double x)
{
    const double most = (double)REAL_MAX, some = x > -most ? x : -most;
    return (real)(some < most ? some : most);
}
/* A finite point, in the caller's units; and the same for a point of a body. */
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
/* The numbers do not overflow. */
static inline X(vec3) rounded_vec3(const double p[3])
{
    return (X(vec3)){(real)p[0] + 0, (real)p[1] + 0, (real)p[2] + 0};
}

/* A finite gap with the sign that the decision of overlap requires. */
static inline real gap_of(bool meet, double gap)
{
    const real rounded = nearest_number(gap);
    return meet ? (rounded < 0 ? rounded : 0) : rounded > 0 ? rounded : next_up(0);
}

/* Boxes whose axes have a larger error are left to the solver. The bound is less than half of the
 * promised 1e-9 or 1e-6, and more than the error of the axes of most rounded quaternions. */
static const double askew = ISECT_DOUBLE ? 0x1p-32 : 0x1p-21;

/* Is the overlap of these shapes exact? Where a formula of engine/closed.h is certain, it agrees
 * with that. */
static inline bool is_decided_exactly(BodyShape shape)
{
    return shape == BODY_point || shape == BODY_segment || shape == BODY_triangle ||
           shape == BODY_sphere || shape == BODY_capsule;
}

#endif
