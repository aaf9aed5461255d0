/* Four rays at once against triangles: the order of products that a search among all equivalent
 * forms of the signed volumes found to be the fastest for SSE, one normal and one cross product
 * (Kensler and Shirley, Optimizing Ray-Triangle Intersection via Automated Search, IEEE Symposium
 * on Interactive Ray Tracing, 2006). This form has four pairs; the paper's four rays share a
 * triangle. The test is rounded. */
#ifndef BENCH_RAY_TRIANGLE_KENSLER_H
#define BENCH_RAY_TRIANGLE_KENSLER_H

#include "four.h"

#if !BENCH_DOUBLE
/* Tests pairs i to i + 3 of columns; writes t, u, v, w of each, `pitch` apart. */
static inline void ray_triangle_kensler_four(const float *rays, const float *triangles,
                                             size_t pitch, size_t i, float *to)
{
    four_vec3 o = four_vec3_at(rays + i, pitch), d = four_vec3_at(rays + 3 * pitch + i, pitch);
    four_vec3 a = four_vec3_at(triangles + i, pitch);
    four_vec3 e0 = four_sub(four_vec3_at(triangles + 3 * pitch + i, pitch), a);
    four_vec3 e1 = four_sub(a, four_vec3_at(triangles + 6 * pitch + i, pitch));
    four_vec3 normal = four_cross(e1, e0), e2 = four_sub(a, o);
    four inverse = 1 / four_dot(normal, d), t = four_dot(normal, e2) * inverse;
    four_vec3 m = four_cross(d, e2);
    four u = four_dot(m, e1) * inverse, v = four_dot(m, e0) * inverse;
    four_words hit = (u >= 0) & (v >= 0) & (u + v <= 1);
    hit &= (t >= four_at(rays + 6 * pitch + i)) & (t <= four_at(rays + 7 * pitch + i));
    four_to(to + i, four_where(hit, t, INFINITY));
    four_to(to + pitch + i, four_where(hit, u, 0));
    four_to(to + 2 * pitch + i, four_where(hit, v, 0));
    four_to(to + 3 * pitch + i, four_where(hit, 1 - u - v, 0));
}
#endif

#endif
