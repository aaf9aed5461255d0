/* bound/sphere_ritter.c - a small ball of points, fast (Ritter, An efficient bounding sphere,
 * 1990).
 *
 * Of the points of least and greatest x, of y and of z, the two that are farthest apart are the
 * ends of the first ball. Each point outside makes it grow, just so that the new ball holds the old
 * one and the point: the center goes towards it. Here that is the farthest of a block of points,
 * again until none of the block is outside, at most a few times.
 *
 * Each step is rounded, and a ball that has grown a thousand times may have lost what it held long
 * ago. So the radius is made at the end, as that of the least ball is, from the farthest point
 * around the center. The center is between the points, so it is within the least ball, and no point
 * of that is farther than twice its radius. */
#include "bound/ball.h"

enum { BLOCK = 256, LARGE_BLOCK = 16384, MOST_GROWTHS = 8 };

/* The box, and for each of its bounds the block that has it. */
typedef struct Extremes {
    real bound[6]; /* of x, y, z the least, then the greatest */
    size_t block[6];
} Extremes;

static Crowd part_of(const Crowd *crowd, size_t first, size_t most)
{
    const size_t left = crowd->n - first;
    Crowd part = *crowd;
    for (int axis = 0; axis < 3; axis++)
        part.number[axis] =
            (const real *)((const char *)crowd->number[axis] + first * crowd->stride);
    part.n = left < most ? left : most;
    return part;
}

static bool find_extremes(Extremes *extremes, const Crowd *crowd)
{
    for (int k = 0; k < 3; k++)
        extremes->bound[k] = REAL_INF, extremes->bound[k + 3] = -REAL_INF;
    for (size_t first = 0; first < crowd->n; first += BLOCK) {
        const Crowd part = part_of(crowd, first, BLOCK);
        real bound[6];
        if (!scan_box(&part, bound, bound + 3))
            return false;
        for (int k = 0; k < 6; k++)
            if (k < 3 ? bound[k] < extremes->bound[k] : bound[k] > extremes->bound[k])
                extremes->bound[k] = bound[k], extremes->block[k] = first;
    }
    return true;
}

static Spot end_of(const Crowds *crowds, const Frame *frame, const Extremes *extremes, int k)
{
    size_t i = extremes->block[k];
    while (number_at(&crowds->part[0], k % 3, i) != extremes->bound[k])
        i++;
    return spot_among(crowds, frame, i);
}

typedef struct Ball {
    Spot center;
    double radius;
} Ball;

static Ball first_ball(const Crowds *crowds, const Frame *frame, const Extremes *extremes)
{
    Ball ball = {{0, 0, 0}, -1};
    for (int axis = 0; axis < 3; axis++) {
        const Spot a = end_of(crowds, frame, extremes, axis),
                   b = end_of(crowds, frame, extremes, axis + 3), way = spot_minus(b, a);
        const double radius = sqrt(spot_dot(way, way)) / 2;
        if (radius > ball.radius)
            ball = (Ball){spot_mad(a, 0.5, way), radius};
    }
    return ball;
}

/* By what is outside of one block of points. */
static void grow(Ball *ball, const Crowd *crowd, const Frame *frame)
{
    const Crowds block = {{*crowd}, 1};
    for (int step = 0; step < MOST_GROWTHS; step++) {
        Outliers outliers = {.beyond = (real)(ball->radius * ball->radius)};
        far_from(&block, frame, point_of(frame, ball->center), &outliers);
        if (outliers.count == 0)
            return;
        int far = 0;
        for (int i = 1; i < outliers.count; i++)
            far = outliers.distance2[i] > outliers.distance2[far] ? i : far;
        const Spot way = spot_minus(spot_among(&block, frame, outliers.i[far]), ball->center);
        const double distance = sqrt(spot_dot(way, way));
        if (!(distance > ball->radius)) /* than rounding made of it */
            return;
        const double radius = (ball->radius + distance) / 2;
        ball->center = spot_mad(ball->center, (radius - ball->radius) / distance, way);
        ball->radius = radius;
    }
}

static isect_status ritter(Sphere *sphere, const Crowds *crowds)
{
    const Crowd *crowd = &crowds->part[0];
    Extremes extremes;
    if (!find_extremes(&extremes, crowd))
        return ISECT_NOT_FINITE;
    const real *of = extremes.bound;
    const Frame frame = frame_of(&(Aabb){{of[0], of[1], of[2]}, {of[3], of[4], of[5]}});
    Ball ball = first_ball(crowds, &frame, &extremes);
    for (size_t first = 0; first < crowd->n; first += LARGE_BLOCK) {
        const Crowd part = part_of(crowd, first, LARGE_BLOCK);
        grow(&ball, &part, &frame);
    }
    Outliers none = {.beyond = REAL_INF};
    const Vec3 center = point_of(&frame, ball.center);
    return ball_up_to(sphere, &frame, center, far_from(crowds, &frame, center, &none));
}

isect_status X(bound_sphere_points_ritter)(Sphere *sphere, const X(points) * points, size_t n)
{
    Crowds crowds = {.count = 1};
    if (!sphere || !crowd_of(&crowds.part[0], points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = ritter(sphere, &crowds);
    environment_leave(environment);
    return status;
}
