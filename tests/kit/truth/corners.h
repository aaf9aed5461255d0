/* kit/truth/corners.h - what has corners, with a radius or without, and boxes along the axes: how
 * far they reach along a direction. */
#ifndef ISECT_TEST_TRUTH_CORNERS_H
#define ISECT_TEST_TRUTH_CORNERS_H

#include "kit/truth/base.h"

static inline Long extent_of_points(const Vec3 *p, size_t count, Long radius, const Long dir[3],
                                    Long center[3])
{
    Long least = 0, most = 0;
    const Long dd = dot_long(dir, dir);
    for (size_t i = 0; i < count; i++) {
        Long at[3], w[3];
        set_long(at, p[i]), offset_long(w, at, p[0]);
        const Long height = dot_long(dir, w);
        least = fminl(least, height), most = fmaxl(most, height);
    }
    set_long(center, p[0]);
    for (int k = 0; k < 3 && dd > 0; k++)
        center[k] += (least + most) / 2 * dir[k] / dd;
    return (most - least) / 2 + radius * sqrtl(dd);
}
static inline Long extent_point(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 1, 0, dir, center);
}
static inline Long extent_segment(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 2, 0, dir, center);
}
static inline Long extent_triangle(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 3, 0, dir, center);
}
static inline Long extent_tetrahedron(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 4, 0, dir, center);
}
static inline Long extent_sphere(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 1, ((const Sphere *)shape)->radius, dir, center);
}
static inline Long extent_capsule(const void *shape, const Long dir[3], Long center[3])
{
    return extent_of_points(shape, 2, ((const Capsule *)shape)->radius, dir, center);
}
static inline Long extent_corners(const void *shape, const Long dir[3], Long center[3])
{
    const X(hull) *hull = shape;
    return extent_of_points(hull->vertices, hull->vertex_count, 0, dir, center);
}
static inline Long extent_aabb(const void *shape, const Long dir[3], Long center[3])
{
    const Aabb *box = shape;
    Long lower[3], upper[3], extent = 0;
    set_long(lower, box->lower), set_long(upper, box->upper);
    for (int k = 0; k < 3; k++) {
        center[k] = (lower[k] + upper[k]) / 2;
        extent += fabsl(dir[k]) * (upper[k] - lower[k]) / 2;
    }
    return extent;
}

#endif
