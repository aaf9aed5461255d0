/* kit/truth/cylinder.h - beside the axis by at most the radius, between both ends: the farthest out
 * of the three counts. Where the ends are one point it is a ball. */
#ifndef ISECT_TEST_TRUTH_CYLINDER_H
#define ISECT_TEST_TRUTH_CYLINDER_H

#include "kit/truth/sphere.h"

static inline Long depth_cylinder(const void *shape, const Long x[3])
{
    const Cylinder *c = shape;
    const AxisPlace at = axis_place(c->a, c->b, x);
    const Long side = at.beside - c->radius;
    return at.length > 0 ? fmaxl(side, fmaxl(-at.share, at.share - 1) * at.length) : side;
}
static inline Long size_cylinder(const void *shape, Vec3 from)
{
    const Cylinder *c = shape;
    return distance_long(from, c->a) + distance_long(c->a, c->b) + c->radius;
}
/* Points are on the side, on an end, or on the rim. */
static inline bool draw_cylinder(int i, void *shape, BorderPoint *on)
{
    Cylinder c = any_cylinder();
    if (i % 5 == 0)
        c.radius *= R(1e-4);
    if (i % 7 == 0)
        c.b = mad(c.a, scaled(1, -any_int(0, 30)), sub(c.b, c.a));
    const Vec3 u = sub(c.b, c.a), out = cross(u, any_unit());
    const real foot = i % 4 ? any_real(R(-0.1), R(1.1)) : (real)any_int(0, 1);
    if (!(dot(out, out) > 0))
        return false;
    on->out = with_length(c.radius * about_one(i), out), on->along = u;
    on->at = mad(mad(c.a, foot, u), 1, on->out);
    if (i % 3 == 2)
        on->out = mad(on->out, any_real(0, 3), u);
    memcpy(shape, &c, sizeof c);
    return true;
}

static inline Long extent_cylinder(const void *shape, const Long dir[3], Long center[3])
{
    const Cylinder *c = shape;
    return extent_of_discs(c->a, c->radius, c->b, c->radius, dir, center);
}

/* The nearest point is at the height of p, clamped to both ends, and beside the axis in the
 * direction of p, by at most the radius. */
static inline Near near_cylinder(const void *shape, Big3 p)
{
    const Cylinder *c = shape;
    const BigRay axis = big_segment(c->a, c->b);
    Near near = big_foot(&axis, p);
    const Big3 w = minus3(p, axis.origin);
    const Big nn = dot3(axis.dir, axis.dir), r = big((double)c->radius);
    near.reach = plus(length(w), root(nn));
    if (!sign(nn))
        return near_ball(near, c->radius);
    const Big3 beside = minus3(w, by3(over(dot3(w, axis.dir), nn), axis.dir));
    const Big far = length(beside);
    near.b = plus3(near.b, less(r, far) ? by3(over(r, far), beside) : beside);
    near.distance = near.inner && !less(r, far) ? big(0) : true_distance(p, near.b);
    near.empty = c->radius < 0;
    return near;
}

#endif
