/* clash/heights.h - how high the corners of triangles are over the planes of others, in lanes.
 *
 * Height of p over the plane of a, a + u, a + v, with s and t the largest coordinates of u, v and
 * of p - a: (p - a) . (u x v) is off by 8 epsilon of 6 s s t (exact/sides.h), and a tenth for what
 * is of second order. */
#ifndef ISECT_CLASH_HEIGHTS_H
#define ISECT_CLASH_HEIGHTS_H

#include "bvh/bounds.h"
#include "exact/sides.h"

/* Times the length of `normal`, u x v; nothing is known where it does not fit. */
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

/* The i-th of a block beside those of another, from the j-th. */
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
