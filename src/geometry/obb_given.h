/* geometry/obb_given.h - coordinates along the axes of an oriented box of floats as they are given:
 * orthonormal up to the rounding of floats only. */
#ifndef ISECT_GEOMETRY_OBB_GIVEN_H
#define ISECT_GEOMETRY_OBB_GIVEN_H

#include "geometry/to_vec3d.h"
#include <stdbool.h>

/* The multiples of the axes whose sum is w, after Cramer; false if the axes are far from
 * orthonormal. The error is a few epsilon of double, multiplied by |w|. */
static inline bool multiples_of_axes(const X(obb) * box, Vec3d w, double x[3])
{
    const Vec3d a = to_vec3d(box->axis[0]), b = to_vec3d(box->axis[1]), c = to_vec3d(box->axis[2]);
    const Vec3d across_a = cross3d(b, c), across_b = cross3d(c, a), across_c = cross3d(a, b);
    const double whole = dot3d(a, across_a);
    x[0] = dot3d(w, across_a) / whole;
    x[1] = dot3d(w, across_b) / whole;
    x[2] = dot3d(w, across_c) / whole;
    return fabs(whole) > 0.5;
}

#endif
