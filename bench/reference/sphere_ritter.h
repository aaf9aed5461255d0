/* bench/reference/sphere_ritter.h - Ritter, An efficient bounding sphere, Graphics Gems (1990): the
 * ball of the pair of extreme points of an axis that is farthest apart, grown by every point
 * outside it. It is some percent larger than the least ball, and may miss points by rounding. */
#ifndef BENCH_SPHERE_RITTER_H
#define BENCH_SPHERE_RITTER_H

#include "precision.h"

static inline X(sphere) sphere_ritter(const vec3 *p, size_t n)
{
    vec3 end[6] = {p[0], p[0], p[0], p[0], p[0], p[0]};
    for (size_t i = 1; i < n; i++) {
        if (p[i].x < end[0].x)
            end[0] = p[i];
        if (p[i].x > end[1].x)
            end[1] = p[i];
        if (p[i].y < end[2].y)
            end[2] = p[i];
        if (p[i].y > end[3].y)
            end[3] = p[i];
        if (p[i].z < end[4].z)
            end[4] = p[i];
        if (p[i].z > end[5].z)
            end[5] = p[i];
    }
    real most = -1;
    vec3 a = p[0], b = p[0];
    for (int axis = 0; axis < 3; axis++) {
        const vec3 diff = sub(end[2 * axis + 1], end[2 * axis]);
        if (dot(diff, diff) > most)
            most = dot(diff, diff), a = end[2 * axis], b = end[2 * axis + 1];
    }
    vec3 c = {(a.x + b.x) / 2, (a.y + b.y) / 2, (a.z + b.z) / 2};
    real radius2 = most / 4, radius = real_sqrt(radius2);
    for (size_t i = 0; i < n; i++) {
        const vec3 diff = sub(p[i], c);
        const real square = dot(diff, diff);
        if (square > radius2) {
            const real distance = real_sqrt(square), larger = (radius + distance) / 2;
            const real s = (larger - radius) / distance;
            c = (vec3){c.x + s * diff.x, c.y + s * diff.y, c.z + s * diff.z};
            radius = larger, radius2 = radius * radius;
        }
    }
    return (X(sphere)){c, radius};
}

#endif
