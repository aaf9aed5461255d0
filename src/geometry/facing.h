/* geometry/facing.h - does a motion go against the front of a triangle, or with it?
 *
 * The sign of D = m . ((b - a) x (c - a)) is computed in double where that is certain, else as an
 * exact sum of products: m . (b x c) + m . (c x a) + m . (a x b). With h = DBL_EPSILON / 2 and the
 * 1-norms M, U, V of m and both differences:
 *
 *     a difference                          h
 *     a component of the cross product      3 h + 2 h of U V
 *     the dot product                       3 h of M U V, which are together less than 8 h M U V
 *
 * The bound is 8 DBL_EPSILON M U V. Where M, U and V are in [2^-300, 2^300], underflow is far below
 * it. */
#ifndef ISECT_GEOMETRY_FACING_H
#define ISECT_GEOMETRY_FACING_H

#include "exact/sum.h"
#include "geometry/finite.h"
#include "geometry/to_vec3d.h"

static inline bool is_medium(double size)
{
    return (size >= 0x1p-300) & (size <= 0x1p300);
}
/* The sign of the motion along the normal of the front; 0 if a number is not finite. */
static inline int sign_along_front(const X(triangle) * triangle, const X(vec3) * motion)
{
    const Vec3d at = to_vec3d(triangle->a), m = to_vec3d(*motion);
    const Vec3d u = sub3d(to_vec3d(triangle->b), at), v = sub3d(to_vec3d(triangle->c), at);
    const double height = dot3d(m, cross3d(u, v)), sizes[3] = {norm1(m), norm1(u), norm1(v)};
    const double bound = 8 * DBL_EPSILON * sizes[0] * sizes[1] * sizes[2];
    if (is_medium(sizes[0]) && is_medium(sizes[1]) && is_medium(sizes[2]) && fabs(height) > bound)
        return height > 0 ? 1 : -1;
    if (!all_finite((const real *)triangle, 9) || !all_finite((const real *)motion, 3))
        return 0;
    double along[3], a[3], b[3], c[3];
    Term terms[18];
    to_doubles(along, *motion), to_doubles(a, triangle->a);
    to_doubles(b, triangle->b), to_doubles(c, triangle->c);
    exact_triple(terms, along, b, c);
    exact_triple(terms + 6, along, c, a);
    exact_triple(terms + 12, along, a, b);
    return isect_exact_sign(terms, 18);
}

#endif
