/* geometry/frustum.h - the classification of a body by its heights over the planes of a frustum, in
 * lanes.
 *
 * - A body above one plane is OUTSIDE.
 * - A body below all planes is INSIDE.
 * - A body that is not below all planes STRADDLES if it reaches below each plane, and is
 *   wholly below all planes but one.
 * - It also STRADDLES if its middle, the point at half the sum of its least and greatest height, is
 *   below every plane.
 *
 * All others are unsure: near an edge or a corner, or touching. |err(least + most)| <= 2 bound, and
 * the sum is rounded: 3 bound. */
#ifndef ISECT_GEOMETRY_FRUSTUM_H
#define ISECT_GEOMETRY_FRUSTUM_H

#include "geometry/plane_height.h"

typedef struct Below {
    mask outside, inside, over, many, reaches, middle;
} Below;

FORMULA Below below_nothing(void)
{
    const mask yes = splat(0) <= splat(0), no = mask_not(yes);
    return (Below){no, yes, no, no, yes, yes};
}
FORMULA void below_next(Below *below, Heights heights)
{
    const mask inside = heights.most < -heights.bound;
    below->outside |= heights.least > heights.bound;
    below->over |= heights.most > heights.bound;
    below->many |= mask_not(inside) & mask_not(below->inside);
    below->inside &= inside;
    below->reaches &= heights.least < -heights.bound;
    below->middle &= heights.least + heights.most < -3 * heights.bound;
}
FORMULA Side side_below(const Below *below, mask valid, mask *unsure)
{
    const mask outside = mask_not(valid) | below->outside;
    const mask one = below->reaches & mask_not(below->many);
    *unsure = mask_not(outside | below->inside | (below->over & (one | below->middle)));
    return num_select(outside, splat(ISECT_OUTSIDE),
                      num_select(below->inside, splat(ISECT_INSIDE), splat(ISECT_STRADDLES)));
}

/* ---- a point of the body that is below all planes: it proves that the body straddles ----
 *
 * The point is projected onto each plane that it is above, and half as far beyond it, then back
 * into the body; ROUNDS_TO_INSIDE times, while a lane is unsure. Lanes whose first plane is all
 * zero are idle and skipped. */
enum { ROUNDS_TO_INSIDE = 5 };

FORMULA mask is_idle(const Frustum *frustum, const Below *below, mask unsure)
{
    const Plane first = frustum->plane[0];
    return mask_not(unsure & below->over & mask_not(is_zero3(first.normal) & (first.d == 0)));
}
FORMULA Vec3 moved_below(const Frustum *frustum, Vec3 p)
{
    for (int i = 0; i < 6; i++) {
        const Vec3 n = frustum->plane[i].normal;
        const num height = num_max(dot(n, p) + frustum->plane[i].d, splat(0));
        p = mad(p, ratio(R(-1.5) * height, dot(n, n)), n);
    }
    return p;
}
FORMULA mask surely_below_all(const Frustum *frustum, Vec3 p)
{
    mask below = splat(0) <= splat(0);
    for (int i = 0; i < 6; i++) {
        const Heights heights = point_heights(&frustum->plane[i], p);
        below &= heights.most < -heights.bound;
    }
    return below;
}

#endif
