/* classify/kdop.h - k-DOPs as half-spaces: plane 2 i is the upper bound of slab i, plane 2 i + 1
 * the lower bound. */
#ifndef ISECT_CLASSIFY_KDOP_H
#define ISECT_CLASSIFY_KDOP_H

#include "core/vec3.h"
#include "geometry/finite.h"
#include "geometry/half_spaces.h"
#include HEADER(classify)

/* False if a number is not valid, or a single slab is empty. */
static inline bool is_kdop(const X(kdop) * kdop)
{
    bool valid = all_finite3(kdop->normals, kdop->count);
    for (size_t i = 0; i < kdop->count; i++)
        valid &= kdop->lower[i] <= kdop->upper[i] && kdop->lower[i] < REAL_INF &&
                 kdop->upper[i] > -REAL_INF;
    return valid;
}
static bool plane_of_kdop(const void *of, size_t i, double *plane)
{
    const X(kdop) *kdop = of;
    const Vec3 normal = kdop->normals[i / 2];
    const double sign = i % 2 ? -1 : 1;
    plane[0] = sign * (double)normal.x, plane[1] = sign * (double)normal.y;
    plane[2] = sign * (double)normal.z;
    plane[3] = i % 2 ? (double)kdop->lower[i / 2] : -(double)kdop->upper[i / 2];
    return !isinf(plane[3]);
}
static inline HalfSpaces half_spaces_of(const X(kdop) * kdop)
{
    return (HalfSpaces){2 * kdop->count, plane_of_kdop, kdop};
}

#endif
