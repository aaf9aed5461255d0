/* sweep/refine.h - the times of a moving ball and a segment, triangle or parallelogram, again from
 * what is near the contact.
 *
 * The formulas round in units of S, the sum of all lengths. Near a contact only one feature counts:
 * a corner, the line of an edge, or the plane of the face. Across it the offset from the feature to
 * the centre is m + t d, and the ball touches when its length is r:
 *
 *     a corner c       m = -c                 d = motion
 *     an edge u at c   m = u x c / |u|        d = motion x u / |u|, in the plane perpendicular to u
 *     the face         m = -n . c / |n|       d = n . motion / |n|, along the normal n = u x v
 *
 * The products of corners, which may be far away, are computed with twice the digits
 * (geometry/twofold.h). So all errors are relative to L = |m| + r, in half epsilons h:
 *
 *     m: rounding, a length, a quotient                       5h |m|
 *     t d: a product, a length, a quotient, times t           6h t |d|, and t |d| <= L
 *     m + t d, its length, minus r                            h L + 3h r + h r
 *     t itself                                                2h t |d|
 *     together, with |m| <= L and r <= L                      14h L, 7 epsilon L
 *     d: products with the motion, times t                    6h t |motion|, 3 epsilon of it
 *
 * The closed form of m + t d (sweep/ball.h) leads near the contact, and one step of Newton's method
 * from there to a gap of that error, at which the ball is not yet in contact: the distance is
 * convex in t, so that the step is never beyond the contact. Let the slope be that of the distance
 * against the distance travelled. Where it is less than 2^-10, the ball grazes, and the former time
 * remains.
 *
 * The feature is chosen in double, at the time of the formula, when the gap is at most 64 epsilon
 * S: the centre is then within B = 2^-45 S / slope of where it is at the contact. With B divided by
 * |u x v| / (u.u + v.v), which is small for needles, other features that may count are nearer by at
 * most B^2 / (2 r). The ball is larger by B^2 / r. The result counts where it is between the former
 * times. For a ball without radius, and where numbers over- or underflow, those remain. */
#ifndef ISECT_SWEEP_REFINE_H
#define ISECT_SWEEP_REFINE_H

#include "core/vec3.h"
#include "geometry/to_vec3d.h"
#include "geometry/twofold.h"

#if LANES == 1 && ISECT_DOUBLE
#include <stdbool.h>

/* Corners in a ring, relative to the centre at t = 0; a segment has two. */
typedef struct Outline {
    int count;
    Twofold3 corner[4];
    Vec3d motion;
    double radius;
} Outline;
/* The offset m + t d across a feature. */
typedef struct Across {
    Vec3d m, d;
} Across;
/* One corner, a corner and the next one, or all: the face. */
typedef enum Feature { CORNER, EDGE, FACE } Feature;

static inline int corner_after(const Outline *outline, int i)
{
    return i + 1 < outline->count ? i + 1 : 0;
}
/* The feature at the corner i that is nearest to the origin: of its two edges, the one that leads
 * nearer, else itself. */
static inline Feature feature_at_corner(const Outline *outline, const Vec3d *at, int *i)
{
    const int next = corner_after(outline, *i), before = (*i + outline->count - 1) % outline->count;
    if (dot3d(sub3d(at[next], at[*i]), at[*i]) < 0)
        return EDGE;
    if (!(dot3d(sub3d(at[before], at[*i]), at[*i]) < 0))
        return CORNER;
    *i = before;
    return EDGE;
}
/* The feature that is nearest to the origin; `n` is the normal of the face. */
static inline Feature nearest_feature(const Outline *outline, const Vec3d *at, Vec3d n, int *first)
{
    double least = INFINITY;
    bool inside = outline->count > 2;
    for (int i = 0; i < outline->count; i++) {
        const Vec3d u = sub3d(at[corner_after(outline, i)], at[i]);
        if (outline->count > 2 && dot3d(n, cross3d(at[i], u)) >= 0)
            continue; /* the origin is on the inner side */
        inside = false;
        const double share = -dot3d(u, at[i]) / dot3d(u, u);
        const Vec3d foot = mad3d(at[i], share > 0 ? (share < 1 ? share : 1) : 0, u);
        if (dot3d(foot, foot) < least)
            least = dot3d(foot, foot), *first = share < 1 ? i : corner_after(outline, i);
    }
    return inside ? FACE : feature_at_corner(outline, at, first);
}
static inline Across across_edge(const Outline *outline, int i)
{
    const Twofold3 c = outline->corner[i];
    const Twofold3 u = twofold_minus3(outline->corner[corner_after(outline, i)], c);
    const double per = 1 / length3d(high3(u));
    return (Across){scale3d(per, high3(twofold_cross(u, c))),
                    scale3d(per, cross3d(outline->motion, high3(u)))};
}
static inline Across across_face(const Outline *outline)
{
    const Twofold3 c = outline->corner[0];
    const Twofold3 n = twofold_cross(twofold_minus3(outline->corner[1], c),
                                     twofold_minus3(outline->corner[outline->count - 1], c));
    const double per = 1 / length3d(high3(n));
    return (Across){{-twofold_dot(n, c) * per, 0, 0},
                    {dot3d(high3(n), outline->motion) * per, 0, 0}};
}
/* The offset across the feature that is nearest at t; *blur is B, multiplied by
 * the slope. */
static inline Across across_feature(const Outline *outline, double t, double *blur)
{
    Vec3d at[4];
    double thin = 1;
    int first = 0;
    for (int i = 0; i < outline->count; i++)
        at[i] = mad3d(high3(outline->corner[i]), -t, outline->motion);
    const Vec3d u = sub3d(at[1], at[0]), v = sub3d(at[outline->count - 1], at[0]);
    const Vec3d n = cross3d(u, v);
    const double size = norm1(high3(outline->corner[0])) + norm1(u) + norm1(v) + outline->radius;
    if (outline->count > 2)
        thin = length3d(n) / (dot3d(u, u) + dot3d(v, v));
    *blur = size > 0x1p-200 && size < 0x1p200 ? 0x1p-45 * size / thin : INFINITY;
    switch (nearest_feature(outline, at, n, &first)) {
    case FACE:
        return across_face(outline);
    case EDGE:
        return across_edge(outline, first);
    default:
        return (Across){scale3d(-1, high3(outline->corner[first])), outline->motion};
    }
}

/* The time of the first contact with the feature that is nearest at t, for side = 1; that of the
 * last one for -1. Where none is found it is t; it may be NaN. */
static inline double time_of_contact(const Outline *outline, double t, double side)
{
    double blur;
    const Across a = across_feature(outline, t, &blur);
    const double r = outline->radius, dd = dot3d(a.d, a.d), s = -dot3d(a.m, a.d) / dd;
    const double error = 7 * (length3d(a.m) + r) + 3 * t * length3d(outline->motion);
    const double reach = r + DBL_EPSILON * error;
    const Vec3d nearest = mad3d(a.m, s, a.d);
    const double chord2 = (reach * reach - dot3d(nearest, nearest)) / dd;
    if (!(chord2 >= 0))
        return t;
    const double from = s - side * sqrt(chord2);
    const Vec3d at = mad3d(a.m, from, a.d);
    const double distance = length3d(at), speed = dot3d(at, a.d) / distance;
    const double slope = -side * speed / length3d(outline->motion), width = blur / slope;
    return slope > 0x1p-10 ? from - (distance - (reach + width * width / r)) / speed : t;
}
/* An impact by a formula, with times that are nearer to the contact. */
static inline Impact refined(Impact impact, const Outline *outline)
{
    const double enter = time_of_contact(outline, impact.enter, 1);
    const double leave = time_of_contact(outline, impact.leave, -1);
    if (!(impact.enter <= impact.leave))
        return impact;
    const double first = enter > impact.enter ? enter : impact.enter;
    const double last = leave < impact.leave ? leave : impact.leave;
    if (first <= last)
        impact.enter = first, impact.leave = last;
    return impact;
}

/* The outline of a segment from a to b, or of a triangle. */
static inline Outline outline_of(const MovingSphere *ball, double radius, const Vec3 *corner,
                                 int count)
{
    Outline outline = {
        .count = count, .motion = to_vec3d(ball->motion), .radius = ball->radius + radius};
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
