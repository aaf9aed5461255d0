/* kit/truth/capsule.h - all points within the radius of a segment. */
#ifndef ISECT_TEST_TRUTH_CAPSULE_H
#define ISECT_TEST_TRUTH_CAPSULE_H

#include "kit/truth/sphere.h"

static inline Long depth_capsule(const void *shape, const Long x[3])
{
    const Capsule *c = shape;
    const AxisPlace at = axis_place(c->a, c->b, x);
    const Long beyond = fmaxl(fmaxl(-at.share, at.share - 1), 0) * at.length;
    return hypotl(at.beside, beyond) - c->radius;
}
static inline Long size_capsule(const void *shape, Vec3 from)
{
    const Capsule *c = shape;
    return distance_long(from, c->a) + distance_long(c->a, c->b) + c->radius;
}
static inline bool draw_capsule(int i, void *shape, BorderPoint *on)
{
    Capsule c = any_capsule();
    if (i % 5 == 0)
        c.radius *= R(1e-4);
    if (i % 7 == 0)
        c.b = mad(c.a, scaled(1, -any_int(0, 20)), sub(c.b, c.a));
    const Vec3 u = sub(c.b, c.a), out = i % 4 ? cross(u, any_unit()) : any_unit();
    if (!(dot(out, out) > 0))
        return false;
    on->out = with_length(c.radius * about_one(i), out), on->along = u;
    on->at = mad(mad(c.a, any_real(R(-0.1), R(1.1)), u), 1, on->out);
    memcpy(shape, &c, sizeof c);
    return true;
}

static inline Near near_capsule(const void *shape, Big3 p)
{
    const Capsule *c = shape;
    const BigRay axis = big_segment(c->a, c->b);
    Near foot = big_foot(&axis, p);
    foot.reach = plus(true_distance(p, axis.origin), length(axis.dir));
    return near_ball(foot, c->radius);
}
static inline void draw_near_capsule(int i, Vec3 *p, void *shape)
{
    Vec3 q[3];
    some_points(q, 3, i);
    const Capsule c = {q[1], q[2], radius_about(q[0], q[1])};
    *p = q[0];
    memcpy(shape, &c, sizeof c);
}

#endif
