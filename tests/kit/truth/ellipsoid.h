/* kit/truth/ellipsoid.h - the distance to the surface, negative inside. In the frame of the
 * ellipsoid the point of the surface nearest to x is e_k^2 x_k / (e_k^2 + t) for the t where that
 * lies on it (Eberly, Distance from a Point to an Ellipsoid), which unit finds. */
#ifndef ISECT_TEST_TRUTH_ELLIPSOID_H
#define ISECT_TEST_TRUTH_ELLIPSOID_H

#include "kit/truth/base.h"

/* x is the centre and the sum of y[k] axis[k]: Cramer's rule. */
static inline void frame_coordinates(Vec3 center, const Vec3 *axis, const Long x[3], Long y[3])
{
    Long w[3], a[3][3];
    offset_long(w, x, center);
    for (int k = 0; k < 3; k++)
        set_long(a[k], axis[k]);
    const Long all = triple_long(a[0], a[1], a[2]);
    for (int k = 0; k < 3; k++)
        y[k] = triple_long(w, a[(k + 1) % 3], a[(k + 2) % 3]) / all;
}
static inline Long beyond_ellipsoid(const Long y[3], const real e[3], Long t)
{
    Long sum = -1;
    for (int k = 0; k < 3; k++) {
        const Long s = e[k] * y[k] / (t + (Long)e[k] * e[k]);
        sum += s * s;
    }
    return sum;
}
static inline Long depth_ellipsoid(const void *shape, const Long x[3])
{
    const Ellipsoid *solid = shape;
    const real *e = solid->radius;
    Long y[3], least = INFINITY, norm = 0, inside = -1, distance2 = 0;
    frame_coordinates(solid->center, solid->axis, x, y);
    for (int k = 0; k < 3; k++) {
        least = fminl(least, (Long)e[k] * e[k]);
        norm += (e[k] * y[k]) * (e[k] * y[k]);
        inside += y[k] / e[k] * (y[k] / e[k]);
    }
    Long from = -least, to = sqrtl(norm) - least;
    for (int i = 0; i < 90; i++) {
        const Long t = (from + to) / 2;
        if (beyond_ellipsoid(y, e, t) > 0)
            from = t;
        else
            to = t;
    }
    for (int k = 0; k < 3; k++) {
        const Long off = y[k] * to / (to + (Long)e[k] * e[k]);
        distance2 += off * off;
    }
    return inside > 0 ? sqrtl(distance2) : -sqrtl(distance2);
}
static inline Long size_ellipsoid(const void *shape, Vec3 from)
{
    const Ellipsoid *solid = shape;
    return distance_long(from, solid->center) + solid->radius[0] + solid->radius[1] +
           solid->radius[2];
}
/* The deepest point of a line is nearest to the centre in units of the radii. Near the border,
 * where it matters, that is exact up to the square of the depth. Beside a flat ellipsoid it is not:
 * the ends of an answer may be deeper there. */
static inline Long deepest_ellipsoid(const void *shape, const Ray *ray)
{
    const Ellipsoid *solid = shape;
    Long o[3], d[3], m[3], n[3], mn = 0, nn = 0;
    set_long(o, ray->origin), set_long(d, ray->dir);
    const Long x[3] = {o[0] + d[0], o[1] + d[1], o[2] + d[2]};
    frame_coordinates(solid->center, solid->axis, o, m);
    frame_coordinates(solid->center, solid->axis, x, n);
    for (int k = 0; k < 3; k++) {
        const Long r2 = (Long)solid->radius[k] * solid->radius[k];
        mn += m[k] * (n[k] - m[k]) / r2, nn += (n[k] - m[k]) * (n[k] - m[k]) / r2;
    }
    return -mn / nn;
}
/* The point of the surface with some normal. */
static inline bool draw_ellipsoid(int i, void *shape, BorderPoint *on)
{
    Ellipsoid solid = any_ellipsoid();
    for (int k = 0; k < 3; k++)
        solid.radius[k] =
            (solid.radius[k] + R(1e-3)) * (any_int(0, 5) ? 1 : scaled(1, -any_int(0, 12)));
    const Vec3 unit = any_unit();
    const real n[3] = {unit.x, unit.y, unit.z}, far = about_one(i);
    *on = (BorderPoint){solid.center, {0, 0, 0}, {0, 0, 0}};
    for (int k = 0; k < 3; k++) {
        on->at = mad(on->at, far * solid.radius[k] * n[k], solid.axis[k]);
        on->out = mad(on->out, n[k] / solid.radius[k], solid.axis[k]);
    }
    memcpy(shape, &solid, sizeof solid);
    return true;
}

static inline Long extent_ellipsoid(const void *shape, const Long dir[3], Long center[3])
{
    const Ellipsoid *solid = shape;
    Long along[3];
    set_long(center, solid->center);
    for (int k = 0; k < 3; k++) {
        Long axis[3];
        set_long(axis, solid->axis[k]);
        along[k] = solid->radius[k] * dot_long(dir, axis);
    }
    return norm_long(along);
}

#endif
