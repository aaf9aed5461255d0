/* cast/slabs.h - the part of a ray between two parallel planes, for solids that are what several
 * such slabs have in common.
 *
 * Along the normal of a slab the ray starts at `height` and moves on by `speed` for every unit of
 * t; it is inside while lower <= height + t speed <= upper. Where the speed is 0, or so small that
 * it has no reciprocal, the slab holds all of the line or nothing. */
#ifndef ISECT_CAST_SLABS_H
#define ISECT_CAST_SLABS_H

#include "core/answers.h"

/* What the slabs so far have in common; `hit` shrinks where that is surely nothing. */
typedef struct Common {
    num enter, leave;
    mask hit;
} Common;

/* The t of a bound. Only what is infinite itself is reached never. */
FORMULA num time_of(num bound, num height, num per, bool bounds_may_be_infinite)
{
    const num t = (bound - height) * per;
    if (bounds_may_be_infinite)
        return num_select(num_abs(bound) <= REAL_MAX, saturate(t), t);
    return saturate(t);
}

FORMULA void clip(num lower, num upper, num height, num speed, bool bounds_may_be_infinite,
                  Common *common)
{
    const num inf = splat(REAL_INF);
    const mask parallel = num_abs(speed) < REAL_MIN;
    const num per = 1 / speed;
    const num t0 = time_of(lower, height, per, bounds_may_be_infinite);
    const num t1 = time_of(upper, height, per, bounds_may_be_infinite);
    common->enter = num_max(num_select(parallel, -inf, num_min(t0, t1)), common->enter);
    common->leave = num_min(num_select(parallel, inf, num_max(t0, t1)), common->leave);
    common->hit &= (num_abs(speed) <= REAL_MAX) & (num_abs(height) <= REAL_MAX) &
                   (mask_not(parallel) | ((height >= lower) & (height <= upper)));
}

#endif
