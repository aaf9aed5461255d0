/* isect_contains_torus_any - is a convex shape wholly inside a torus?
 *
 * With the distance x from the axis and the height z, a point is inside where the distance from the
 * circle, D = sqrt((x - major)^2 + z^2), is at most the minor radius. D^2 = |p|^2 + major^2 - 2
 * major x curves upward along the axis and away from it. Therefore it has no local maximum within a
 * face or a volume, except at the axis, where x has its minimum. So a polytope is inside where its
 * edges are, and where no part of the axis that is outside meets it. All pairs of vertices are
 * tested instead of the edges: each segment by the interval in which a ray is inside.
 *
 * A ball of radius r about (x, z) is inside where D + r is at most the minor radius, if its point
 * farthest from the circle is on the same side of the axis. Else its farthest points are the ends
 * of the chord in which the axis cuts it, at z +- sqrt(r^2 - x^2). A capsule in a torus with a hole
 * does not reach the axis: its segment is in the torus with the minor radius less r. */
#include "engine/any.h"
#include "geometry/finite.h"
#include "geometry/newell.h"
#include HEADER(cast)

/* The torus with a margin for rounding, 72 epsilon of its size and of the distance from 0: those of
 * isect_cast_ray_torus are 64 epsilon for a point inside, and the direction is rounded. */
typedef struct Ring {
    X(torus) torus;
    double axis[3]; /* of length 1 */
    double slack;
} Ring;

static bool take_ring(Ring *ring, const X(torus) * torus)
{
    double square, scale;
    to_doubles(ring->axis, torus->axis);
    scale = scale_of(greatest(ring->axis[0], ring->axis[1], ring->axis[2]));
    for (int k = 0; k < 3; k++)
        ring->axis[k] *= scale;
    square = dot_of(ring->axis, ring->axis);
    for (int k = 0; k < 3 && square > 0; k++)
        ring->axis[k] /= sqrt(square);
    const real *c = &torus->center.x;
    ring->slack = 72 * (double)REAL_EPSILON *
                  (greatest((double)c[0], (double)c[1], (double)c[2]) + (double)torus->major +
                   (double)torus->minor);
    ring->torus = *torus;
    return square > 0;
}
static bool segment_in_torus(const Ring *ring, X(vec3) a, X(vec3) b, double less)
{
    const X(ray) ray = {a, {b.x - a.x, b.y - a.y, b.z - a.z}, 0, 1};
    const double minor = (double)ring->torus.minor - less + ring->slack;
    X(torus) torus = ring->torus;
    torus.minor = (real)minor;
    if (minor < 0)
        return false;
    const X(intervals) in = X(cast_ray_torus)(&ray, &torus);
    return in.count == 1 && in.part[0].enter == 0 && in.part[0].leave == 1;
}
static bool ball_in_torus(const Ring *ring, const X(sphere) * ball)
{
    double off[3], center[3];
    const double r = (double)ball->radius, major = (double)ring->torus.major,
                 minor = (double)ring->torus.minor + ring->slack;
    to_doubles(off, ball->center), to_doubles(center, ring->torus.center);
    for (int k = 0; k < 3; k++)
        off[k] -= center[k];
    const double z = dot_of(off, ring->axis);
    for (int k = 0; k < 3; k++)
        off[k] -= z * ring->axis[k];
    const double x = sqrt(dot_of(off, off)), d = sqrt((x - major) * (x - major) + z * z);
    if (!(r >= 0))
        return false;
    if (d == 0 || x * d + r * (x - major) >= 0)
        return d + r <= minor;
    const double end = fabs(z) + sqrt(greater(r * r - x * x, 0));
    return sqrt(major * major + end * end) <= minor;
}
/* True if the part of the axis that is outside of the torus meets the shape. */
static bool on_axis_outside(const Ring *ring, X(any) b)
{
    const double major = (double)ring->torus.major, minor = (double)ring->torus.minor + ring->slack;
    const double from = minor > major ? sqrt((minor - major) * (minor + major)) : 0;
    const double ends[2] = {from, 2 * (major + minor)};
    const real *c = &ring->torus.center.x;
    bool meets = false;
    for (int side = -1; side <= 1; side += 2) {
        real number[2][3];
        for (int i = 0; i < 2; i++)
            for (int k = 0; k < 3; k++)
                number[i][k] = (real)((double)c[k] + side * ends[i] * ring->axis[k]);
        const X(segment) part = {{number[0][0], number[0][1], number[0][2]},
                                 {number[1][0], number[1][1], number[1][2]}};
        meets |= X(overlap_any)(X(any_segment)(&part), b);
    }
    return meets;
}
static bool corners_in_torus(const Ring *ring, X(any) b)
{
    Corners corners;
    X(corners_of)(&corners, b);
    bool all = corners.count > 0 && all_finite((const real *)corners.at, 3 * corners.count);
    for (size_t i = 0; all && i < corners.count; i++)
        for (size_t k = 0; all && k <= i; k++)
            all = segment_in_torus(ring, corners.at[k], corners.at[i], 0);
    return all && (corners.count < 3 || !on_axis_outside(ring, b));
}

bool X(contains_torus_any)(const X(torus) * torus, X(any) b)
{
    Ring ring;
    if (!all_finite((const real *)torus, 8) || !(torus->major >= 0) || !(torus->minor >= 0))
        return false;
    if (!take_ring(&ring, torus)) {
        const X(sphere) ball = {torus->center, torus->major + torus->minor};
        return X(contains_any)(X(any_sphere)(&ball), b);
    }
    if (b.shape == ISECT_SHAPE_SPHERE)
        return all_finite(b.at, 4) && ball_in_torus(&ring, b.at);
    if (b.shape == ISECT_SHAPE_CAPSULE) {
        const X(capsule) *capsule = b.at;
        return all_finite(b.at, 7) && capsule->radius >= 0 &&
               (capsule->radius == 0 || torus->major > torus->minor) &&
               segment_in_torus(&ring, capsule->a, capsule->b, (double)capsule->radius);
    }
    return is_any(b.shape, VERTICES) && !is_of_planes(b) && corners_in_torus(&ring, b);
}
