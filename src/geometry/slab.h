/* geometry/slab.h - the part of a ray between two parallel planes: in any direction, for solids
 * that are the intersection of such slabs; and perpendicular to the axes, for trees and their
 * contents.
 *
 * Along the normal of a slab the ray starts at `height` and moves by `speed` for every unit of t.
 * It is inside while lower <= height + t speed <= upper. Where the speed is 0, or has no finite
 * reciprocal, the slab contains all of the line or nothing. */
#ifndef ISECT_GEOMETRY_SLAB_H
#define ISECT_GEOMETRY_SLAB_H

#include "core/answers.h"

/* The intersection of the slabs so far; `hit` is false where it is certainly empty. */
typedef struct Common {
    num enter, leave;
    mask hit;
} Common;

/* The t of a bound; it is infinite only if the bound is. */
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

/* ---- perpendicular to the axes, for the boxes of a tree ---- */

/* Slabs are widened by a factor of 1 +- 4 epsilon: subtraction, reciprocal, product and the factor
 * itself round by half an epsilon each, and two epsilons are a margin. They are also widened by the
 * least normal number, because the product may underflow. Reciprocals are used only where they are
 * normal numbers. */
#define SLAB_LESS (1 - 4 * REAL_EPSILON)
#define SLAB_MORE (1 + 4 * REAL_EPSILON)
#define SLAB_TINY REAL_MIN

FORMULA num reciprocal(num d)
{
    mask normal = (num_abs(d) >= REAL_MIN) & (num_abs(d) <= 1 / REAL_MIN);
    return num_select(normal, 1 / d, splat(0));
}

/* The reciprocal; 0 if one of the bounds, relative to the origin, is out of range. */
FORMULA num wall(num per, num lower, num upper)
{
    mask known = (num_abs(lower) <= REAL_MAX) & (num_abs(upper) <= REAL_MAX);
    return num_select(known, per, splat(0));
}

FORMULA num open_where(num per)
{
    return num_select(num_abs(per) > 0, splat(0), splat(REAL_INF));
}

/* The nearest and the farthest t of a slab, intersected with [near, far]. A slab with `per` 0
 * changes neither. The order of the operands of min and max prefers numbers to NaN, the result of 0
 * * infinity. */
FORMULA void clip_slab(num lower, num upper, num per, num open, num *near, num *far)
{
    num t0 = lower * per, t1 = upper * per;
    *near = num_max(num_min(t0, t1) - open, *near);
    *far = num_min(num_max(t0, t1) + open, *far);
}

FORMULA num widened_near(num near)
{
    return num_min(near * SLAB_LESS, near * SLAB_MORE);
}
FORMULA num widened_far(num far)
{
    return num_max(far * SLAB_LESS, far * SLAB_MORE) + SLAB_TINY;
}

#endif
