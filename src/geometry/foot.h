/* geometry/foot.h - the point of a triangle nearest to a point, as parameters along its edges.
 * closest/point_triangle.c has the derivation and the error bound. */
#ifndef ISECT_GEOMETRY_FOOT_H
#define ISECT_GEOMETRY_FOOT_H

#include "core/vec3.h"

/* The nearest point as parameters s and t along the edges u and v, and its squared distance. */
typedef struct Foot {
    num s, t, distance2;
} Foot;

FORMULA Foot foot_at(Vec3 u, Vec3 v, Vec3 w, num s, num t)
{
    Vec3 offset = mad(mad(w, -s, u), -t, v);
    return (Foot){s, t, dot(offset, offset)};
}
FORMULA Foot nearer(Foot a, Foot b)
{
    mask first = a.distance2 <= b.distance2;
    return (Foot){num_select(first, a.s, b.s), num_select(first, a.t, b.t),
                  num_select(first, a.distance2, b.distance2)};
}

/* The point on the face if it is inside; else the one on the border. */
FORMULA Foot foot_inside(Foot face, Foot border)
{
    mask inside = (face.s >= 0) & (face.t >= 0) & (face.s + face.t <= 1);
    return (Foot){num_select(inside, face.s, border.s), num_select(inside, face.t, border.t),
                  num_select(inside, face.distance2, border.distance2)};
}

/* Projects perpendicular to u first, so that needles lose no digits. */
FORMULA Foot foot_on_plane(Vec3 u, Vec3 v, Vec3 w)
{
    const num per_uu = ratio(splat(1), dot(u, u));
    const Vec3 across = mad(v, -(dot(u, v) * per_uu), u), beside = mad(w, -(dot(u, w) * per_uu), u);
    const num t = dot(beside, across) / dot(across, across);
    return foot_at(u, v, w, dot(mad(w, -t, v), u) * per_uu, t);
}
FORMULA Foot foot_of(Vec3 u, Vec3 v, Vec3 w)
{
    const num none = splat(0);
    Vec3 edge = sub(v, u);
    num share = share_along(sub(w, u), edge);
    Foot on_bc = foot_at(u, v, w, 1 - share, share);
    Foot on_ab = foot_at(u, v, w, share_along(w, u), none);
    Foot on_ac = foot_at(u, v, w, none, share_along(w, v));

    return foot_inside(foot_on_plane(u, v, w), nearer(on_ab, nearer(on_ac, on_bc)));
}

/* The same for the parallelogram of u and v. */
FORMULA Foot foot_of_parallelogram(Vec3 u, Vec3 v, Vec3 w)
{
    const num none = splat(0), all = splat(1);
    const Foot on_u = foot_at(u, v, w, share_along(w, u), none);
    const Foot on_v = foot_at(u, v, w, none, share_along(w, v));
    const Foot beside_u = foot_at(u, v, w, share_along(sub(w, v), u), all);
    const Foot beside_v = foot_at(u, v, w, all, share_along(sub(w, u), v));
    const Foot border = nearer(nearer(on_u, on_v), nearer(beside_u, beside_v));
    const Foot face = foot_on_plane(u, v, w);
    const mask inside = (face.s >= 0) & (face.t >= 0) & (face.s <= 1) & (face.t <= 1);
    return (Foot){num_select(inside, face.s, border.s), num_select(inside, face.t, border.t),
                  num_select(inside, face.distance2, border.distance2)};
}

#endif
