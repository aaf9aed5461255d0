/* isect_sweep_any_turning - the time of the first contact of two convex shapes that move and
 * rotate, computed by the engine (engine/convex_turning.c) in its units, relative to a point of one
 * of them. */
#include "core/environment.h"
#include "core/power.h"
#include "engine/any.h"
#include "engine/convex_sweep.h"
#include "engine/parts.h"
#include "engine/sweep.h"
#include <math.h>
#include HEADER(any)

/* Converts to the units of the engine, relative to its origin; returns the largest length, or
 * NaN. */
static double set_turning(ConvexTurning *to, const X(turning) * from, const BodyFrame *frame)
{
    const real *numbers[] = {&from->center.x, &from->motion.x, &from->turn.x};
    double most = 0, sum = 0;
    for (int k = 0; k < 3; k++) {
        to->center[k] = (double)numbers[0][k] * frame->unit - frame->origin[k];
        to->motion[k] = (double)numbers[1][k] * frame->unit;
        to->turn[k] = (double)numbers[2][k];
        most = fmax(most, fmax(fabs(to->center[k]), fabs(to->motion[k])));
        sum += to->center[k] + to->motion[k] + to->turn[k];
    }
    return most + 0 * sum;
}
static void scale_turning(ConvexTurning *turning, int exponent)
{
    for (int k = 0; k < 3; k++) {
        turning->center[k] = times_power(turning->center[k], -exponent);
        turning->motion[k] = times_power(turning->motion[k], -exponent);
    }
}
static bool turns_little(const ConvexTurning *turning)
{
    const double *w = turning->turn;
    return fabs(w[0]) <= 0x1p20 && fabs(w[1]) <= 0x1p20 && fabs(w[2]) <= 0x1p20;
}

static X(impact) impact_in_world(const BodyFrame *frame, const ConvexSweep *sweep)
{
    double world[3];
    real number[6], enter = (real)sweep->enter;
    isect_body_point(frame, sweep->point, world);
    for (int k = 0; k < 3; k++) {
        number[k] = (real)fmin(fmax(world[k], -(double)REAL_MAX), (double)REAL_MAX) + 0;
        number[k + 3] = (real)sweep->normal[k] + 0;
    }
    enter = (double)enter > sweep->enter ? -next_up(-enter) : enter;
    return (X(impact)){
        enter + 0, 1, {number[0], number[1], number[2]}, {number[3], number[4], number[5]}};
}

/* The bodies have one frame. */
static X(impact) turn_bodies(Body *first, const X(turning) * of_a, Body *second,
                             const X(turning) * of_b, real tolerance, real limit)
{
    ConvexTurning by_a, by_b;
    const double far_a = set_turning(&by_a, of_a, &first->frame),
                 far_b = set_turning(&by_b, of_b, &first->frame);
    if (!(far_a + far_b <= 0x1p900) || !turns_little(&by_a) || !turns_little(&by_b))
        return X(impact_miss)();
    int exponent;
    frexp(fmax(far_a, far_b), &exponent);
    exponent = exponent > first->frame.exponent ? exponent - first->frame.exponent : 0;
    if (exponent > 0)
        isect_body_grow(first, exponent), isect_body_grow(second, exponent);
    scale_turning(&by_a, first->frame.exponent), scale_turning(&by_b, first->frame.exponent);
    const double within =
        times_power((double)tolerance * first->frame.unit, -first->frame.exponent);
    const Environment before = environment_enter();
    const ConvexSweep sweep = isect_convex_sweep_turning(&first->convex, &by_a, &second->convex,
                                                         &by_b, within, (double)next_up(limit));
    environment_leave(before);
    return sweep.hit ? impact_in_world(&first->frame, &sweep) : X(impact_miss)();
}
/* One part of each. */
static X(impact) turn_parts(const Part *a, const X(turning) * of_a, const Part *b,
                            const X(turning) * of_b, real tolerance, real limit)
{
    Posed posed_a, posed_b;
    Body first, second;
    return X(bodies_of_parts)(&first, &posed_a, a, &second, &posed_b, b)
               ? turn_bodies(&first, of_a, &second, of_b, tolerance, limit)
               : X(impact_miss)();
}

X(impact)
X(turning_enter)
(X(any) a, const X(turning) * of_a, X(any) b, const X(turning) * of_b, real tolerance, real limit)
{
    X(impact) best = X(impact_miss)();
    for (size_t i = 0; i < count_parts(a); i++)
        for (size_t k = 0; k < count_parts(b); k++) {
            const Part first = part_of(a, i), second = part_of(b, k);
            const real until = best.enter < limit ? best.enter : limit;
            const X(impact) impact = turn_parts(&first, of_a, &second, of_b, tolerance, until);
            if (impact.enter < best.enter)
                best = impact;
        }
    return best;
}
X(impact)
X(sweep_any_turning)
(X(any) a, const X(turning) * of_a, X(any) b, const X(turning) * of_b, real tolerance)
{
    return X(turning_enter)(a, of_a, b, of_b, tolerance, 1);
}
