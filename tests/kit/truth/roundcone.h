/* kit/truth/roundcone.h - the hull of two balls. A point is nearest to one of the balls between
 * both: about a + t (b - a), with a radius that is linear in t. */
#ifndef ISECT_TEST_TRUTH_ROUNDCONE_H
#define ISECT_TEST_TRUTH_ROUNDCONE_H

#include "kit/truth/base.h"

/* The distance from the ball at t is convex in t: thirds find its minimum. */
static inline Long depth_roundcone(const void *shape, const Long x[3])
{
    const Roundcone *c = shape;
    const AxisPlace at = axis_place(c->a, c->b, x);
    Long low = 0, high = 1, gap[2];
    for (int i = 0; i < 160; i++) {
        const Long t[2] = {low + (high - low) * 0.45L, low + (high - low) * 0.55L};
        for (int k = 0; k < 2; k++)
            gap[k] = hypotl(at.beside, (at.share - t[k]) * at.length) -
                     (c->radius_a + t[k] * ((Long)c->radius_b - c->radius_a));
        if (gap[0] <= gap[1])
            high = t[1];
        else
            low = t[0];
    }
    return fminl(gap[0], gap[1]);
}
static inline Long size_roundcone(const void *shape, Vec3 from)
{
    const Roundcone *c = shape;
    return distance_long(from, c->a) + distance_long(c->a, c->b) + c->radius_a + c->radius_b;
}

static inline Long extent_roundcone(const void *shape, const Long dir[3], Long center[3])
{
    const Roundcone *c = shape;
    Long a[3], b[3], axis[3], at_a = 0, at_b = 0;
    set_long(a, c->a), set_long(b, c->b), offset_long(axis, b, c->a);
    for (int k = 0; k < 3; k++)
        center[k] = (a[k] + b[k]) / 2, at_a -= dir[k] * axis[k] / 2, at_b += dir[k] * axis[k] / 2;
    const Long of_a = c->radius_a * norm_long(dir), of_b = c->radius_b * norm_long(dir);
    const Long least = fminl(at_a - of_a, at_b - of_b), most = fmaxl(at_a + of_a, at_b + of_b);
    for (int k = 0; k < 3 && dot_long(dir, dir) > 0; k++)
        center[k] += (least + most) / 2 * dir[k] / dot_long(dir, dir);
    return (most - least) / 2;
}

#endif
