/* geometry/vec3d.h - a point or a direction in double, whatever the precision of the input. */
#ifndef ISECT_GEOMETRY_VEC3D_H
#define ISECT_GEOMETRY_VEC3D_H

#include <float.h>
#include <math.h>

typedef struct Vec3d {
    double x, y, z;
} Vec3d;

static inline Vec3d sub3d(Vec3d a, Vec3d b)
{
    return (Vec3d){a.x - b.x, a.y - b.y, a.z - b.z};
}
static inline Vec3d mad3d(Vec3d a, double s, Vec3d b)
{
    return (Vec3d){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}
static inline double dot3d(Vec3d a, Vec3d b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static inline Vec3d cross3d(Vec3d a, Vec3d b)
{
    return (Vec3d){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static inline Vec3d scale3d(double s, Vec3d a)
{
    return (Vec3d){s * a.x, s * a.y, s * a.z};
}
static inline double length3d(Vec3d a)
{
    return sqrt(dot3d(a, a));
}
static inline Vec3d add3d(Vec3d a, Vec3d b)
{
    return mad3d(a, 1, b);
}
/* The unit vector; x if the vector is zero. */
static inline Vec3d unit3d(Vec3d a)
{
    const double length = length3d(a);
    return length > 0 ? scale3d(1 / length, a) : (Vec3d){1, 0, 0};
}
/* The part of a that is perpendicular to the unit vector w. */
static inline Vec3d rejection(Vec3d a, Vec3d w)
{
    return mad3d(a, -dot3d(a, w), w);
}
/* The sum of the absolute values. */
static inline double norm1(Vec3d a)
{
    return fabs(a.x) + fabs(a.y) + fabs(a.z);
}
/* An upper bound of the length of a vector whose components are off by 2 h, h = DBL_EPSILON / 2:
 * squares by 5 h, their sum by 7 h, its root by 9/2 h. If squares might underflow, the 1-norm is
 * the bound. */
static inline double length_upper(Vec3d a)
{
    const double sum = norm1(a);
    return sum < 1e-140 ? sum * (1 + 4 * DBL_EPSILON) : length3d(a) * (1 + 4 * DBL_EPSILON);
}
/* The coordinate axis with the least component of a direction. */
static inline Vec3d least_axis(Vec3d a)
{
    const double x = fabs(a.x), y = fabs(a.y), z = fabs(a.z);
    return (Vec3d){x <= y && x <= z, !(x <= y && x <= z) && y <= z,
                   !(x <= y && x <= z) && !(y <= z)};
}
/* The other two directions of an orthonormal basis with the unit vector w. */
static inline void basis_around(Vec3d w, Vec3d *u, Vec3d *v)
{
    *u = unit3d(cross3d(w, least_axis(w)));
    *v = cross3d(w, *u);
}

#endif
