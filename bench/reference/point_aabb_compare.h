/* Point against box: six comparisons, with an exit at the first that fails (Ericson, Real-Time
 * Collision Detection, 2005, 4.2), and the same joined without a branch. */
#ifndef BENCH_POINT_AABB_COMPARE_H
#define BENCH_POINT_AABB_COMPARE_H

#include "precision.h"

static inline bool point_aabb_leaving(const vec3 *p, const X(aabb) * box)
{
    return p->x >= box->lower.x && p->x <= box->upper.x && p->y >= box->lower.y &&
           p->y <= box->upper.y && p->z >= box->lower.z && p->z <= box->upper.z;
}

static inline bool point_aabb_joined(const vec3 *p, const X(aabb) * box)
{
    return (p->x >= box->lower.x) & (p->x <= box->upper.x) & (p->y >= box->lower.y) &
           (p->y <= box->upper.y) & (p->z >= box->lower.z) & (p->z <= box->upper.z);
}

#endif
