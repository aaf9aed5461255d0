/* clash/heights.h - the heights of the corners of triangles above the planes of others, in lanes.
 *
 * The height of p above the plane of a, a + u, a + v, times |u x v|, is (p - a) . (u x v). With s
 * the largest coordinate of u and v, and t that of p - a (exact/sides.h):
 *
 *     |error| <= 8 epsilon 6 s s t        times 1.1 for terms of second order */
#ifndef ISECT_CLASH_HEIGHTS_H
#define ISECT_CLASH_HEIGHTS_H

#include "bvh/bounds.h"
#include "exact/sides.h"

/* Heights times the length of `normal`, u x v. They are valid where `fits` is set. */
typedef struct Heights {
    num height[3], bound, s, t;
    Vec3 normal;
    mask fits;
} Heights;

FORMULA Heights heights_over(const Vec3 other[3], const Vec3 from[3])
{
    const Vec3 a = from[0], u = sub(from[1], a), v = sub(from[2], a);
    Heights h = {.normal = cross(u, v), .t = splat(0)};
    for (int k = 0; k < 3; k++) {
        const Vec3 p = sub(other[k], a);
        h.height[k] = dot(p, h.normal), h.t = num_max(h.t, largest3(p));
    }
    h.t += LEAST_IN_SPACE;
    h.s = num_max(largest3(u), largest3(v)) + LEAST_IN_SPACE;
    h.bound = 54 * REAL_EPSILON * (h.s * h.t * h.s);
    h.fits = num_max(h.s, h.t) <= MOST_IN_SPACE;
    return h;
}

/* Loads triangle i of block a, repeated, and LANES triangles of block b, from the j-th on. */
FORMULA void load_pairs(const Triangles *a, int i, const Triangles *b, int j, Vec3 one[3],
                        Vec3 many[3])
{
    for (int k = 0; k < 3; k++) {
        one[k] = (Vec3){splat(a->corner[3 * k][i]), splat(a->corner[3 * k + 1][i]),
                        splat(a->corner[3 * k + 2][i])};
        many[k] = load_corner(b, k, j);
    }
}

#endif
