/* engine/balls.h - the contact of two balls that are clearly apart or deep. */
#ifndef ISECT_ENGINE_BALLS_H
#define ISECT_ENGINE_BALLS_H

#include "engine/answer.h"
#include <math.h>

/* No greater numbers overflow when they are rounded, and no smaller ones underflow. */
#define MOST_PLAIN (ISECT_DOUBLE ? 0x1p240 : 0x1p120)
#define LEAST_PLAIN (ISECT_DOUBLE ? 0x1p-240 : 0x1p-80)

/* The contact of such numbers. */
static inline X(contact) plain_contact(const ConvexContact *found)
{
    return (X(contact)){(real)found->gap, rounded_vec3(found->normal), rounded_vec3(found->a),
                        rounded_vec3(found->b)};
}
static inline void move_center(double to[3], X(vec3) from, double s, const double n[3])
{
    to[0] = (double)from.x + s * n[0], to[1] = (double)from.y + s * n[1];
    to[2] = (double)from.z + s * n[2];
}
/* By the operations of engine/closed.c for two points; false if the balls are not clearly apart or
 * deep. With h = 2^-53, the result and its proof there differ by at most 16 h `size`, so that it is
 * certain. */
static inline __attribute__((always_inline)) bool
X(contact_of_balls)(const X(sphere) * a, const X(sphere) * b, ConvexContact *found)
{
    const double ax = (double)a->center.x, ay = (double)a->center.y, az = (double)a->center.z;
    const double bx = (double)b->center.x, by = (double)b->center.y, bz = (double)b->center.z;
    const double x = bx - ax, y = by - ay, z = bz - az;
    const double ra = (double)a->radius, rb = (double)b->radius;
    const double size = fabs(x) + fabs(y) + fabs(z) + ra + rb;
    const double all = fabs(ax) + fabs(ay) + fabs(az) + fabs(bx) + fabs(by) + fabs(bz) + size;
    const double high = sqrt(x * x + y * y + z * z), gap = high - (ra + rb);
    if (!(size > LEAST_PLAIN && all <= MOST_PLAIN && ra >= 0 && rb >= 0 && high > 0x1p-40 * size &&
          fabs(gap) > 0x1p-39 * size))
        return false;
    const double scale = 1 / high;
    *found = (ConvexContact){.gap = gap, .normal = {scale * x, scale * y, scale * z}};
    move_center(found->a, a->center, ra, found->normal);
    move_center(found->b, b->center, -rb, found->normal);
    return true;
}

#endif
