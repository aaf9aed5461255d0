/* sweep/refine.h - the times of a moving ball and a point, segment, triangle, parallelogram or box,
 * again from what is near the contact.
 *
 * The formulas round in units of S, the sum of all lengths. At the time t of a formula the gap is
 * at most 64 epsilon S. The offset from the nearest point there, the foot, to the centre is
 * computed with twice the digits (geometry/twofold.h), though corners may be far away. Its length D
 * differs from the radius r by the gap, so that one step of Newton's method leads to the contact.
 * The distance from a fixed foot is convex in t, so that the step is never beyond it. In half
 * epsilons h, with |motion| the length of the motion:
 *
 *     the offset, rounded once           h D
 *     its length: squares, sums, a root  3h D
 *     the sum of two radii               h r
 *     the new time                       h t |motion|
 *     together, as D is near r           5h r + h t |motion|
 *
 * The step leads to a gap of 6h r + 2h t N, with N the 1-norm of the motion, at most 1.74 |motion|.
 * There the ball is not yet in contact. So the gap is at most 11h r + 5h t |motion|, less than 4
 * epsilon of twice the radius and the distance travelled.
 *
 * The foot is chosen in double. Let the slope be that of the distance against t N. The centre is
 * within 2^-46 S / slope of where it is at the contact, and the foot within as much of the one
 * there; for needles that is divided by thin = |u x v| / (u.u + v.v). So with B = 2^-45 S / (slope
 * thin) the nearest point at the contact is nearer than the foot by at most B^2 / (2 r). The ball
 * is larger by B^2 / r. The result counts where it is between the former times. Where the slope is
 * less than 2^-10, the ball grazes, and the former time remains; so it does for a ball without
 * radius, and where numbers over- or underflow. The foot on a point is exact: B is 0. */
#ifndef ISECT_SWEEP_REFINE_H
#define ISECT_SWEEP_REFINE_H

#include "geometry/moving.h"
#include "geometry/twofold.h"

#if ISECT_DOUBLE

/* A ball that moves: its radius, or the sum of the radii; B times the slope. */
typedef struct MovingBall {
    Vec3 motion;
    num norm, radius, per_radius, blur; /* norm: the 1-norm of the motion; 1 / radius */
} MovingBall;

/* `size` is S, and `blur` is B times the slope, where no square over- or underflows. */
FORMULA MovingBall moving_ball(Vec3 motion, num radius, num size, num blur)
{
    const num norm = size_of(motion);
    const mask fits = (size < 0x1p200) & (radius > 0x1p-200) & (norm > 0x1p-200) & (norm < 0x1p500);
    return (MovingBall){motion, norm, radius, 1 / radius, num_select(fits, blur, splat(REAL_INF))};
}
/* The time of the first contact near t for side = 1; that of the last one for -1. `offset` is that
 * from the foot to the centre at t. Where none is found it is t; it may be NaN. The rate is the
 * slope times the distance and the 1-norm. */
FORMULA num time_of_contact(const MovingBall *moving, Vec3 offset, num t, num side)
{
    const num r = moving->radius, distance = num_sqrt(dot(offset, offset));
    const num rate = -side * dot(offset, moving->motion), per = 1 / rate;
    const num width = distance * (moving->blur * moving->norm * per);
    const num reach =
        r + (REAL_EPSILON * (3 * r + t * moving->norm) + width * width * moving->per_radius);
    const mask steep = rate > 0x1p-10 * (moving->norm * distance);
    return num_select(steep, t + side * ((distance - reach) * (distance * per)), t);
}

/* ---- points ---- */

/* The times at which a ball touches a point, or a ball that is grown by its radius. */
FORMULA void refine_at_point(const MovingSphere *ball, Vec3 point, num radius, ContactTimes *times)
{
    const Twofold3 offset = exact_difference3(ball->center, point);
    const num radii = ball->radius + radius;
    const MovingBall moving =
        moving_ball(ball->motion, radii, radii + size_of(high3(offset)), splat(0));
    const Twofold3 motion = twofold_of3(moving.motion);
    for (int i = 0; i < times->count; i++) {
        const Vec3 at = rounded3(twofold_mad3(offset, times->t[i], motion));
        times->t[i] = time_of_contact(&moving, at, times->t[i], times->side[i]);
    }
}

/* ---- flat shapes ---- */

/* Corners in a ring, relative to the centre at t = 0; a segment has two. */
typedef struct Outline {
    int count;
    Twofold3 corner[4];
    Vec3 motion;
    num radius;
} Outline;
/* The point corner + s (next - corner) + t (last - corner). `corner` is any one, `next` that behind
 * it in the ring and `last` the one before the first; t is 0 unless the corner is the first. */
typedef struct FootAt {
    Twofold3 corner, next;
    num s, t;
} FootAt;

FORMULA int corner_after(const Outline *outline, int i)
{
    return i + 1 < outline->count ? i + 1 : 0;
}
/* What does not depend on time, in double: edges, the inner side of each, the face. */
typedef struct Edges {
    MovingBall moving;
    Vec3 edge[4], inner[4]; /* inner: perpendicular to the edge and the normal */
    num per[4];             /* 1 / |edge|^2 */
    num per_face;           /* 1 / |normal|^2 */
} Edges;

FORMULA Edges edges_of_outline(const Outline *outline)
{
    Edges edges;
    const int count = outline->count;
    for (int i = 0; i < count; i++) {
        edges.edge[i] =
            sub(high3(outline->corner[corner_after(outline, i)]), high3(outline->corner[i]));
        edges.per[i] = 1 / dot(edges.edge[i], edges.edge[i]);
    }
    const Vec3 u = edges.edge[0], v = edges.edge[count - 1], n = cross(v, u);
    num size = outline->radius + size_of(high3(outline->corner[0])) + size_of(u), thin = splat(1);
    if (count > 2)
        size += size_of(v), thin = num_sqrt(dot(n, n)) / (dot(u, u) + dot(v, v));
    for (int i = 0; i < count; i++)
        edges.inner[i] = cross(edges.edge[i], n);
    edges.per_face = 1 / dot(n, n);
    edges.moving = moving_ball(outline->motion, outline->radius, size, 0x1p-45 * size / thin);
    return edges;
}

/* The foot of the centre at t. */
FORMULA FootAt foot_of_center(const Outline *outline, const Edges *edges, num t)
{
    const num zero = splat(0), one = splat(1);
    const Twofold3 *corner = outline->corner;
    const int count = outline->count;
    num least = splat(REAL_INF), weight[4];
    mask inside = zero < one;
    FootAt foot = {corner[0], corner[1], zero, zero};
    for (int i = 0; i < count; i++) {
        const Vec3 at = mad(high3(corner[i]), -t, edges->moving.motion);
        weight[i] = dot(at, edges->inner[i]);
        const mask inner = weight[i] >= 0, outer = count > 2 ? mask_not(inner) : zero < one;
        inside &= inner;
        if (mask_none(outer))
            continue;
        const num s = clamp(-dot(edges->edge[i], at) * edges->per[i], zero, one);
        const Vec3 point = mad(at, s, edges->edge[i]);
        const mask nearer = outer & (dot(point, point) < least);
        least = num_select(nearer, dot(point, point), least);
        foot.corner = twofold_select3(nearer, corner[i], foot.corner);
        foot.next = twofold_select3(nearer, corner[corner_after(outline, i)], foot.next);
        foot.s = num_select(nearer, s, foot.s);
    }
    if (count == 2 || mask_none(inside))
        return foot;
    /* A centre over the face is on the inner side of all edges: the corner is still the first. */
    foot.s = num_select(inside, weight[count - 1] * edges->per_face, foot.s);
    foot.t = num_select(inside, weight[0] * edges->per_face, zero);
    return foot;
}
/* a + s (b - c), or a where s is 0. */
FORMULA Twofold3 along_edge(Twofold3 a, num s, Twofold3 b, Twofold3 c)
{
    const mask moves = s != 0;
    if (mask_none(moves))
        return a;
    return twofold_select3(moves, twofold_mad3(a, s, twofold_minus3(b, c)), a);
}
/* The offset from the foot to the centre at t, rounded once. */
FORMULA Vec3 offset_from(const Outline *outline, const Edges *edges, const FootAt *foot, num t)
{
    Twofold3 at = twofold_mad3(foot->corner, -t, twofold_of3(edges->moving.motion));
    at = along_edge(at, foot->s, foot->next, foot->corner);
    at = along_edge(at, foot->t, outline->corner[outline->count - 1], foot->corner);
    return scaled_by(splat(-1), rounded3(at));
}
/* The times at which a ball touches an outline. */
FORMULA void refine_at_outline(const Outline *outline, ContactTimes *times)
{
    const Edges edges = edges_of_outline(outline);
    for (int i = 0; i < times->count; i++) {
        const num t = times->t[i];
        const FootAt foot = foot_of_center(outline, &edges, t);
        const Vec3 offset = offset_from(outline, &edges, &foot, t);
        times->t[i] = time_of_contact(&edges.moving, offset, t, times->side[i]);
    }
}

/* The outline of a segment from a to b, or of a triangle. */
FORMULA Outline outline_of(const MovingSphere *ball, num radius, const Vec3 *corner, int count)
{
    Outline outline = {.count = count, .motion = ball->motion, .radius = ball->radius + radius};
    for (int i = 0; i < count; i++)
        outline.corner[i] = exact_difference3(corner[i], ball->center);
    return outline;
}
/* The outline of a parallelogram. */
FORMULA Outline outline_of_sides(const MovingSphere *ball, num radius, Vec3 corner, Vec3 u, Vec3 v)
{
    const num zero = splat(0);
    const Vec3 none = {zero, zero, zero};
    Outline outline = outline_of(ball, radius, &corner, 1);
    const Twofold3 to_u = exact_difference3(none, u), to_v = exact_difference3(none, v);
    outline.count = 4;
    outline.corner[1] = twofold_minus3(outline.corner[0], to_u);
    outline.corner[2] = twofold_minus3(outline.corner[1], to_v);
    outline.corner[3] = twofold_minus3(outline.corner[0], to_v);
    return outline;
}
#endif

#endif
