/* kit/truth/cone.h - inside of the slanted side, behind the tip, before the base: the farthest out
 * of the three counts. A base at the tip is a ball. */
#ifndef ISECT_TEST_TRUTH_CONE_H
#define ISECT_TEST_TRUTH_CONE_H

#include "kit/truth/base.h"

static inline Long depth_cone(const void *shape, const Long x[3])
{
    const Cone *c = shape;
    const AxisPlace at = axis_place(c->tip, c->base, x);
    const Long h = at.length, r = c->radius;
    if (!(h > 0))
        return at.beside - r;
    const Long slant = (h * at.beside - r * at.share * h) / hypotl(h, r);
    return fmaxl(slant, fmaxl(-at.share, at.share - 1) * h);
}
static inline Long size_cone(const void *shape, Vec3 from)
{
    const Cone *c = shape;
    return distance_long(from, c->tip) + distance_long(c->tip, c->base) + c->radius;
}
/* Points are on the side, near the tip, or on the rim. */
static inline bool draw_cone(int i, void *shape, BorderPoint *on)
{
    Cone c = any_cone();
    if (i % 5 == 0)
        c.radius *= scaled(1, -any_int(0, 30));
    if (i % 7 == 0)
        c.base = mad(c.tip, scaled(1, -any_int(0, 30)), sub(c.base, c.tip));
    const Vec3 u = sub(c.base, c.tip), across = cross(u, any_unit());
    const real foot = i % 4   ? any_real(R(-0.1), R(1.1))
                      : i % 8 ? (real)any_int(0, 1)
                              : scaled(1, -any_int(0, 30));
    if (!(dot(across, across) > 0))
        return false;
    const Vec3 out = with_length(1, across);
    on->at = mad(mad(c.tip, foot, u), c.radius * foot * about_one(i), out);
    on->out = mad(out, -c.radius / dot(u, u), u);
    on->along = i % 2 ? mad(u, c.radius, out) : u; /* the side, the axis */
    if (i % 12 == 8)
        on->out = mad(on->out, any_real(0, 3), u);
    memcpy(shape, &c, sizeof c);
    return true;
}

static inline Long extent_cone(const void *shape, const Long dir[3], Long center[3])
{
    const Cone *c = shape;
    return extent_of_discs(c->tip, 0, c->base, c->radius, dir, center);
}

#endif
