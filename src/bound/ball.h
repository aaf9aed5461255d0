/* bound/ball.h - common parts of the makers of balls: points in a frame, the distance of the
 * farthest point, and a radius that is rounded up. The center is rounded before the radius is
 * computed, so only the radius must be grown. */
#ifndef ISECT_BOUND_BALL_H
#define ISECT_BOUND_BALL_H

#include "bound/frame.h"
#include HEADER(bound)

/* Points in one set, or in up to three of equal size, such as the first, second and third corners
 * of triangles. Point i of set k has the index k * n + i. */
typedef struct PointSets {
    PointSet part[3]; /* not empty */
    int count;
} PointSets;

static inline Vec3d member_in_frame(const PointSets *sets, const Frame *frame, size_t i)
{
    const size_t n = sets->part[0].n;
    return point_in_frame(&sets->part[i / n], frame, i % n);
}

/* The squared distance of the farthest point from a center, in the frame. */
static inline real farthest_distance2(const PointSets *sets, const Frame *frame, Vec3 center,
                                      Outliers *outliers)
{
    const real before = frame->scale.before;
    const real scaled[] = {center.x * before, center.y * before, center.z * before};
    real most = 0;
    for (int k = 0; k < sets->count; k++) {
        outliers->base = (size_t)k * sets->part[0].n;
        const real of_part = scan_farthest(&sets->part[k], scaled, frame->scale, outliers);
        most = of_part > most ? of_part : most;
    }
    return most;
}

/* The ball around a center with a radius of at least a length of the frame. */
static inline isect_status ball_around(Sphere *sphere, const Frame *frame, Vec3 center,
                                       double length)
{
    const real radius = length_in(frame, length);
    if (radius > REAL_MAX)
        return ISECT_NOT_FINITE;
    *sphere = (Sphere){{center.x + 0, center.y + 0, center.z + 0}, radius};
    return ISECT_OK;
}

/* The ball around a center with a computed radius. The error of the radius is at most 32 epsilon,
 * relative, and 8 times the least number. */
static inline isect_status ball_of_radius(Sphere *sphere, Vec3 center, double radius)
{
    const double least = DBL_MIN * DBL_EPSILON;
    const Frame plain = {center, {1, 1}, 1};
    return ball_around(sphere, &plain, center,
                       radius == 0 ? 0 : radius * (1 + 32 * DBL_EPSILON) + 8 * least);
}

/* The ball around a center with the distance computed by farthest_distance2. The error of its root
 * is less than 5/2 halves of an epsilon, and that of the operations on it is as much. */
static inline isect_status ball_to_farthest(Sphere *sphere, const Frame *frame, Vec3 center,
                                            real distance2)
{
    const double cover = 1 + (ISECT_DOUBLE ? 3 : 1.5) * (double)REAL_EPSILON;
    return ball_around(sphere, frame, center, sqrt((double)distance2) * cover);
}

/* The smallest ball of points; all are finite, and `box` is their box. */
isect_status X(least_ball)(Sphere *sphere, const PointSets *sets, const Aabb *box,
                           X(support) * support);

#endif
