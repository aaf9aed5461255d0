/* bound/vec3d.h - a point or a direction in double, whatever the type of what is given. */
#ifndef ISECT_BOUND_VEC3D_H
#define ISECT_BOUND_VEC3D_H

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

#endif
