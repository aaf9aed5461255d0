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

#include "core/vec3.h"
#include "geometry/to_vec3d.h"
#include "geometry/twofold.h"

#if LANES == 1 && ISECT_DOUBLE
#include <stdbool.h>

/* A ball that moves: its radius, or the sum of the radii; B times the slope. */
typedef struct MovingBall {
    Vec3d motion;
    double norm, radius, per_radius, blur; /* norm: the 1-norm of the motion; 1 / radius */
} MovingBall;

/* `size` is S, and `blur` is B times the slope, where no square over- or underflows. */
static inline MovingBall moving_ball(Vec3 motion, double radius, double size, double blur)
{
    const Vec3d by = to_vec3d(motion);
    const double norm = norm1(by);
    const bool fits = size < 0x1p200 && radius > 0x1p-200 && norm > 0x1p-200 && norm < 0x1p500;
    return (MovingBall){by, norm, radius, 1 / radius, fits ? blur : INFINITY};
}
/* The time of the first contact near t for side = 1; that of the last one for -1. `offset` is that
 * from the foot to the centre at t. Where none is found it is t; it may be NaN. The rate is the
 * slope times the distance and the 1-norm. */
static inline double time_of_contact(const MovingBall *moving, Vec3d offset, double t, double side)
{
    const double r = moving->radius, distance = length3d(offset);
    const double rate = -side * dot3d(offset, moving->motion), per = 1 / rate;
    const double width = distance * (moving->blur * moving->norm * per);
    const double reach =
        r + (DBL_EPSILON * (3 * r + t * moving->norm) + width * width * moving->per_radius);
    const bool steep = rate > 0x1p-10 * (moving->norm * distance);
    return steep ? t + side * ((distance - reach) * (distance * per)) : t;
}
/* An impact with times that are nearer to the contact, where they are. */
static inline Impact between_times(Impact impact, double enter, double leave)
{
    const double first = enter > impact.enter ? enter : impact.enter;
    const double last = leave < impact.leave ? leave : impact.leave;
    if (first <= last)
        impact.enter = first, impact.leave = last;
    return impact;
}

/* ---- points ---- */

/* The impact of a ball and a point, or a ball that is grown by its radius. */
static inline Impact refined_at_point(Impact impact, const MovingSphere *ball, Vec3 point,
                                      double radius)
{
    const Twofold3 offset = exact_difference3(to_vec3d(ball->center), to_vec3d(point));
    const double radii = ball->radius + radius;
    const MovingBall moving = moving_ball(ball->motion, radii, radii + norm1(high3(offset)), 0);
    const Twofold3 motion = twofold_of(moving.motion);
    const Vec3d first = rounded3(twofold_mad3(offset, impact.enter, motion));
    const Vec3d last = rounded3(twofold_mad3(offset, impact.leave, motion));
    return between_times(impact, time_of_contact(&moving, first, impact.enter, 1),
                         time_of_contact(&moving, last, impact.leave, -1));
}

/* ---- flat shapes ---- */

/* Corners in a ring, relative to the centre at t = 0; a segment has two. */
typedef struct Outline {
    int count;
    Twofold3 corner[4];
    Vec3 motion;
    double radius;
} Outline;
/* The point corner[i] + s (corner[i + 1] - corner[i]) + t (corner[count - 1] - corner[i]); t is 0
 * unless i is. */
typedef struct FootAt {
    int corner;
    double s, t;
} FootAt;

static inline int corner_after(const Outline *outline, int i)
{
    return i + 1 < outline->count ? i + 1 : 0;
}
/* What does not depend on time, in double: edges, the inner side of each, the face. */
typedef struct Edges {
    MovingBall moving;
    Vec3d edge[4], inner[4]; /* inner: perpendicular to the edge and the normal */
    double per[4];           /* 1 / |edge|^2 */
    double per_face;         /* 1 / |normal|^2 */
} Edges;

static inline Edges edges_of_outline(const Outline *outline)
{
    Edges edges;
    const int count = outline->count;
    for (int i = 0; i < count; i++) {
        edges.edge[i] =
            sub3d(high3(outline->corner[corner_after(outline, i)]), high3(outline->corner[i]));
        edges.per[i] = 1 / dot3d(edges.edge[i], edges.edge[i]);
    }
    const Vec3d u = edges.edge[0], v = edges.edge[count - 1], n = cross3d(v, u);
    double size = outline->radius + norm1(high3(outline->corner[0])) + norm1(u), thin = 1;
    if (count > 2)
        size += norm1(v), thin = length3d(n) / (dot3d(u, u) + dot3d(v, v));
    for (int i = 0; i < count; i++)
        edges.inner[i] = cross3d(edges.edge[i], n);
    edges.per_face = 1 / dot3d(n, n);
    edges.moving = moving_ball(outline->motion, outline->radius, size, 0x1p-45 * size / thin);
    return edges;
}

/* The foot of the centre at t. */
static inline FootAt foot_of_center(const Outline *outline, const Edges *edges, double t)
{
    double least = INFINITY, weight[4];
    bool inside = outline->count > 2;
    FootAt foot = {0, 0, 0};
    for (int i = 0; i < outline->count; i++) {
        const Vec3d at = mad3d(high3(outline->corner[i]), -t, edges->moving.motion);
        weight[i] = dot3d(at, edges->inner[i]);
        if (outline->count > 2 && weight[i] >= 0)
            continue; /* the centre is on the inner side */
        inside = false;
        const double share = -dot3d(edges->edge[i], at) * edges->per[i];
        const double s = share > 0 ? (share < 1 ? share : 1) : 0;
        const Vec3d point = mad3d(at, s, edges->edge[i]);
        if (dot3d(point, point) < least)
            least = dot3d(point, point), foot = (FootAt){i, s, 0};
    }
    if (inside)
        return (FootAt){0, weight[outline->count - 1] * edges->per_face,
                        weight[0] * edges->per_face};
    return foot;
}
/* The offset from the foot to the centre at t, rounded once. */
static inline Vec3d offset_from(const Outline *outline, const Edges *edges, FootAt foot, double t)
{
    const Twofold3 c = outline->corner[foot.corner];
    Twofold3 at = twofold_mad3(c, -t, twofold_of(edges->moving.motion));
    if (foot.s != 0)
        at = twofold_mad3(at, foot.s,
                          twofold_minus3(outline->corner[corner_after(outline, foot.corner)], c));
    if (foot.t != 0)
        at = twofold_mad3(at, foot.t, twofold_minus3(outline->corner[outline->count - 1], c));
    return scale3d(-1, rounded3(at));
}
static inline double time_at_outline(const Outline *outline, const Edges *edges, double t,
                                     double side)
{
    const FootAt foot = foot_of_center(outline, edges, t);
    return time_of_contact(&edges->moving, offset_from(outline, edges, foot, t), t, side);
}
/* The impact of a ball and an outline. */
static inline Impact refined(Impact impact, const Outline *outline)
{
    const Edges edges = edges_of_outline(outline);
    return between_times(impact, time_at_outline(outline, &edges, impact.enter, 1),
                         time_at_outline(outline, &edges, impact.leave, -1));
}

/* The outline of a segment from a to b, or of a triangle. */
static inline Outline outline_of(const MovingSphere *ball, double radius, const Vec3 *corner,
                                 int count)
{
    Outline outline = {.count = count, .motion = ball->motion, .radius = ball->radius + radius};
    for (int i = 0; i < count; i++)
        outline.corner[i] = exact_difference3(to_vec3d(corner[i]), to_vec3d(ball->center));
    return outline;
}
/* The outline of a parallelogram. */
static inline Outline outline_of_sides(const MovingSphere *ball, double radius, Vec3 corner, Vec3 u,
                                       Vec3 v)
{
    static const Vec3d none = {0, 0, 0};
    Outline outline = outline_of(ball, radius, &corner, 1);
    const Twofold3 to_u = exact_difference3(none, to_vec3d(u)),
                   to_v = exact_difference3(none, to_vec3d(v));
    outline.count = 4;
    outline.corner[1] = twofold_minus3(outline.corner[0], to_u);
    outline.corner[2] = twofold_minus3(outline.corner[1], to_v);
    outline.corner[3] = twofold_minus3(outline.corner[0], to_v);
    return outline;
}
#endif

#endif
