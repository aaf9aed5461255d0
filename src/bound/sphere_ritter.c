/* isect_bound_sphere_points_ritter - a small ball of points, fast (Ritter, An efficient bounding
 * sphere, 1990).
 *
 * Among the points of least and greatest x, y and z, the pair farthest apart spans the first ball.
 * A point outside makes it grow: the new ball is the smallest that contains the old one and the
 * point. Here this point is the farthest of a block of points. It is repeated until no point of the
 * block is outside, at most a few times.
 *
 * Each step is rounded, and after a thousand steps a ball may not contain its first points any
 * more. So the radius is computed at the end, as for the smallest ball, from the farthest point
 * around the center. The center is between the points, so it is in the smallest ball, and its
 * distance from any point of that ball is at most twice its radius. */
#include "bound/ball.h"
#include HEADER(bound)

enum { RITTER_BLOCK = 256, LARGE_RITTER_BLOCK = 16384, MOST_GROWTHS = 8 };

/* The box, and for each of its bounds the block of points that attains it. */
typedef struct Extremes {
    real bound[6]; /* the least x, y, z, then the greatest */
    size_t block[6];
} Extremes;

static PointSet subset_of(const PointSet *set, size_t first, size_t most)
{
    const size_t left = set->n - first;
    PointSet subset = *set;
    for (int axis = 0; axis < 3; axis++)
        subset.coordinate[axis] =
            (const real *)((const char *)set->coordinate[axis] + first * set->stride);
    subset.n = left < most ? left : most;
    return subset;
}

static bool find_extremes(Extremes *extremes, const PointSet *set)
{
    for (int k = 0; k < 3; k++)
        extremes->bound[k] = REAL_INF, extremes->bound[k + 3] = -REAL_INF;
    for (size_t first = 0; first < set->n; first += RITTER_BLOCK) {
        const PointSet subset = subset_of(set, first, RITTER_BLOCK);
        real bound[6];
        if (!scan_box(&subset, bound, bound + 3))
            return false;
        for (int k = 0; k < 6; k++)
            if (k < 3 ? bound[k] < extremes->bound[k] : bound[k] > extremes->bound[k])
                extremes->bound[k] = bound[k], extremes->block[k] = first;
    }
    return true;
}

static Vec3d end_of(const PointSets *sets, const Frame *frame, const Extremes *extremes, int k)
{
    size_t i = extremes->block[k];
    while (coordinate_at(&sets->part[0], k % 3, i) != extremes->bound[k])
        i++;
    return member_in_frame(sets, frame, i);
}

typedef struct Ball {
    Vec3d center;
    double radius;
} Ball;

static Ball first_ball(const PointSets *sets, const Frame *frame, const Extremes *extremes)
{
    Ball ball = {{0, 0, 0}, -1};
    for (int axis = 0; axis < 3; axis++) {
        const Vec3d a = end_of(sets, frame, extremes, axis),
                    b = end_of(sets, frame, extremes, axis + 3), difference = sub3d(b, a);
        const double radius = sqrt(dot3d(difference, difference)) / 2;
        if (radius > ball.radius)
            ball = (Ball){mad3d(a, 0.5, difference), radius};
    }
    return ball;
}

/* Grows the ball by the points of one block. */
static void grow_by_outliers(Ball *ball, const PointSet *set, const Frame *frame)
{
    const PointSets block = {{*set}, 1};
    for (int step = 0; step < MOST_GROWTHS; step++) {
        Outliers outliers = {.limit2 = (real)(ball->radius * ball->radius)};
        farthest_distance2(&block, frame, from_frame(frame, ball->center), &outliers);
        if (outliers.count == 0)
            return;
        int farthest = 0;
        for (int i = 1; i < outliers.count; i++)
            farthest = outliers.distance2[i] > outliers.distance2[farthest] ? i : farthest;
        const Vec3d difference =
            sub3d(member_in_frame(&block, frame, outliers.i[farthest]), ball->center);
        const double distance = sqrt(dot3d(difference, difference));
        if (!(distance > ball->radius)) /* not outside: a rounding error */
            return;
        const double radius = (ball->radius + distance) / 2;
        ball->center = mad3d(ball->center, (radius - ball->radius) / distance, difference);
        ball->radius = radius;
    }
}

static isect_status ritter(Sphere *sphere, const PointSets *sets)
{
    const PointSet *set = &sets->part[0];
    Extremes extremes;
    if (!find_extremes(&extremes, set))
        return ISECT_NOT_FINITE;
    const real *of = extremes.bound;
    const Frame frame = frame_of(&(Aabb){{of[0], of[1], of[2]}, {of[3], of[4], of[5]}});
    Ball ball = first_ball(sets, &frame, &extremes);
    for (size_t first = 0; first < set->n; first += LARGE_RITTER_BLOCK) {
        const PointSet subset = subset_of(set, first, LARGE_RITTER_BLOCK);
        grow_by_outliers(&ball, &subset, &frame);
    }
    Outliers none = {.limit2 = REAL_INF};
    const Vec3 center = from_frame(&frame, ball.center);
    return ball_to_farthest(sphere, &frame, center,
                            farthest_distance2(sets, &frame, center, &none));
}

isect_status X(bound_sphere_points_ritter)(X(points) points, size_t n, Sphere *sphere)
{
    PointSets sets = {.count = 1};
    if (!sphere || !point_set_of(&sets.part[0], &points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = ritter(sphere, &sets);
    environment_leave(environment);
    return status;
}
