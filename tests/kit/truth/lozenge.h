/* kit/truth/lozenge.h - all points within the radius of a parallelogram; the rectangle is that. The
 * distance to the parallelogram is that to its plane over the inside, else that to the nearest
 * side. Places over it are found by the part of one side that is at right angles to the other,
 * which loses no more digits than the sine of their angle has. */
#ifndef ISECT_TEST_TRUTH_LOZENGE_H
#define ISECT_TEST_TRUTH_LOZENGE_H

#include "kit/truth/base.h"

static inline Long distance_to_side(const Long x[3], const Long u[3])
{
    const Long uu = dot_long(u, u), s = uu > 0 ? fminl(fmaxl(dot_long(x, u) / uu, 0), 1) : 0;
    const Long y[3] = {x[0] - s * u[0], x[1] - s * u[1], x[2] - s * u[2]};
    return norm_long(y);
}
static inline Long depth_lozenge(const void *shape, const Long p[3])
{
    const Lozenge *z = shape;
    Long u[3], v[3], x[3];
    set_long(u, z->u), set_long(v, z->v), offset_long(x, p, z->corner);
    const Long a[3] = {x[0] - u[0], x[1] - u[1], x[2] - u[2]};
    const Long b[3] = {x[0] - v[0], x[1] - v[1], x[2] - v[2]};
    const Long uu = dot_long(u, u), share = dot_long(u, v) / uu;
    const Long w[3] = {v[0] - share * u[0], v[1] - share * u[1], v[2] - share * u[2]};
    const Long ww = dot_long(w, w), t = dot_long(x, w) / ww, s = dot_long(x, u) / uu - share * t;
    if (ww > 0 && s >= 0 && s <= 1 && t >= 0 && t <= 1) {
        const Long y[3] = {x[0] - s * u[0] - t * v[0], x[1] - s * u[1] - t * v[1],
                           x[2] - s * u[2] - t * v[2]};
        return norm_long(y) - z->radius;
    }
    return fminl(fminl(distance_to_side(x, u), distance_to_side(b, u)),
                 fminl(distance_to_side(x, v), distance_to_side(a, v))) -
           z->radius;
}
static inline Long sine_of(Vec3 u, Vec3 v)
{
    return length_long(cross(u, v)) / length_long(u) / length_long(v);
}
static inline Long size_lozenge(const void *shape, Vec3 from)
{
    const Lozenge *z = shape;
    return distance_long(from, z->corner) + length_long(z->u) + length_long(z->v) + z->radius;
}
/* The point is over the inside, a side or a corner. */
static inline bool draw_lozenge(int i, void *shape, BorderPoint *on)
{
    Lozenge z = any_lozenge();
    if (i % 5 == 0)
        z.radius *= R(1e-4);
    if (i % 7 == 0)
        z.u = times(scaled(1, -any_int(0, 12)), z.u);
    if (i % 3 == 0) /* a needle */
        z.v = mad(times(scaled(1, -any_int(0, 9)), z.v), any_real(-1, 1), z.u);
    const int where = any_int(0, 3);
    Vec3 out = any_unit();
    if (where == 0)
        out = cross(z.u, z.v);
    if (where == 1)
        out = cross(any_int(0, 1) ? z.u : z.v, out);
    const real s = where == 3 ? (real)any_int(0, 1) : any_real(0, 1);
    const real t = where ? (real)any_int(0, 1) : any_real(0, 1);
    const bool in = dot(out, mad(times(s - R(0.5), z.u), t - R(0.5), z.v)) < 0;
    out = with_length((in ? -1 : 1) * z.radius * about_one(i), out);
    if (!(dot(out, out) > 0) || !(sine_of(z.u, z.v) > 0.001L))
        return false;
    *on = (BorderPoint){mad(mad(mad(z.corner, s, z.u), t, z.v), 1, out), out, {0, 0, 0}};
    memcpy(shape, &z, sizeof z);
    return true;
}

static inline Long extent_lozenge(const void *shape, const Long dir[3], Long center[3])
{
    const Lozenge *z = shape;
    Long u[3], v[3];
    set_long(center, z->corner), set_long(u, z->u), set_long(v, z->v);
    for (int k = 0; k < 3; k++)
        center[k] += (u[k] + v[k]) / 2;
    return (fabsl(dot_long(dir, u)) + fabsl(dot_long(dir, v))) / 2 + z->radius * norm_long(dir);
}

#endif
