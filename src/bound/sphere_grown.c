/* isect_bound_sphere_grown - a ball that grows until it contains more points.
 *
 * The smallest ball of a ball and of a point at distance d > r from its center has the radius (d +
 * r) / 2, and its center is moved by (d - r) / 2 towards the point. So the ball is grown to the
 * farthest point, until no point is outside.
 *
 * A bound of its size: let R be the radius of the smallest ball of all points, f the squared
 * distance of the centers. Then f <= R^2 - r^2 / 3 always holds, so r <= sqrt(3) R:
 *
 *   at first          f <= R^2 - r^2, since this ball is the smallest of some of the points
 *   one step          a point at distance q = r + 2 s from this center, at most R from the other
 *   f' <= f + s^2 - (f + q^2 - R^2) s / q
 *      <= R^2 - (r + s) (r^2 / (3 q) + s)
 *      <= R^2 - (r + s)^2 / 3         since r^2 + 3 s q >= (r + s) q
 *
 * (Starting from one point, and adding one by one: 3/2, Zarrabi-Zadeh, Chan 2006.)
 *
 * The new center is rounded, and the radius covers the old ball: it is the distance of both centers
 * plus the old radius, rounded up. If the center cannot move in its precision, or the point is
 * outside by a negligible distance, only the radius grows. The errors of distances are at most
 * those in bound/sphere_points.c. */
#include "bound/ball.h"
#include "geometry/finite.h"
#include HEADER(bound)

enum { MOST_GROWN_STEPS = 200 };

static const double least_length = 0x1p-500; /* underflow is far below */

/* An upper bound of the distance of two points, in the frame. */
static double point_distance_upper(const Frame *frame, Vec3 a, Vec3 b)
{
    const double before = (double)frame->scale.before, after = (double)frame->scale.after;
    const Vec3d difference = {((double)b.x * before - (double)a.x * before) * after,
                              ((double)b.y * before - (double)a.y * before) * after,
                              ((double)b.z * before - (double)a.z * before) * after};
    return sqrt(dot3d(difference, difference)) * (1 + 4 * DBL_EPSILON) + least_length;
}

/* The ball of a ball and a point outside. */
static Sphere with_point(const Frame *frame, const Sphere *ball, Vec3d center, Vec3d p)
{
    const Vec3d difference = sub3d(p, center);
    const double radius = (double)ball->radius * frame->factor,
                 d = sqrt(dot3d(difference, difference));
    const Vec3 moved_to = from_frame(frame, mad3d(center, (d - radius) / (2 * d), difference));
    const double moved = point_distance_upper(frame, ball->center, moved_to);
    return (Sphere){moved_to, length_in(frame, (radius + moved) * (1 + 4 * DBL_EPSILON))};
}
/* Grows the ball to the farthest point; false if no point is outside afterwards. */
static bool grow_step(Sphere *ball, const PointSets *sets, const Frame *frame, bool last)
{
    const double cover = 1 + (ISECT_DOUBLE ? 3 : 1.5) * (double)REAL_EPSILON;
    const double nearly = 1 + 8 * (double)REAL_EPSILON;
    const double radius = (double)ball->radius * frame->factor;
    const PointSet at_center = {.coordinate = {&ball->center.x, &ball->center.y, &ball->center.z}};
    Outliers outliers = {.limit2 = (real)fmin(radius * radius, (double)REAL_MAX)};
    const double distance2 = (double)farthest_distance2(sets, frame, ball->center, &outliers);
    const real new_radius = length_in(frame, sqrt(distance2) * cover);
    if (new_radius <= ball->radius)
        return false;
    if (!last && outliers.count > 0 && (double)new_radius > (double)ball->radius * nearly) {
        int farthest = 0;
        for (int i = 1; i < outliers.count; i++)
            farthest = outliers.distance2[i] > outliers.distance2[farthest] ? i : farthest;
        const Sphere next = with_point(frame, ball, point_in_frame(&at_center, frame, 0),
                                       member_in_frame(sets, frame, outliers.i[farthest]));
        if (next.radius < new_radius) {
            *ball = next;
            return true;
        }
    }
    ball->radius = new_radius;
    return false;
}

static isect_status grow_sphere(Sphere *sphere, const PointSets *sets)
{
    Sphere ball = *sphere;
    real lower[3], upper[3];
    if (!scan_box(&sets->part[0], lower, upper))
        return ISECT_NOT_FINITE;
    const Vec3 c = ball.center;
    const Frame frame =
        frame_of(&(Aabb){{num_min(lower[0], c.x), num_min(lower[1], c.y), num_min(lower[2], c.z)},
                         {num_max(upper[0], c.x), num_max(upper[1], c.y), num_max(upper[2], c.z)}});
    for (int i = 0; grow_step(&ball, sets, &frame, i == MOST_GROWN_STEPS); i++) {
    }
    if (ball.radius > REAL_MAX)
        return ISECT_NOT_FINITE;
    *sphere = (Sphere){{ball.center.x + 0, ball.center.y + 0, ball.center.z + 0}, ball.radius};
    return ISECT_OK;
}

isect_status X(bound_sphere_grown)(X(points) points, size_t n, Sphere *sphere)
{
    PointSets sets = {.count = 1};
    if (!sphere || !point_set_of(&sets.part[0], &points, n))
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)sphere, 4))
        return ISECT_NOT_FINITE;
    if (sphere->radius < 0)
        return X(bound_sphere_points)(points, n, sphere, NULL);
    if (n == 0)
        return ISECT_OK;
    const Environment environment = environment_enter();
    const isect_status status = grow_sphere(sphere, &sets);
    environment_leave(environment);
    return status;
}
