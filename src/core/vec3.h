/* core/vec3.h - the vector algebra of the library, in the order x, y, z, always. */
#ifndef ISECT_CORE_VEC3_H
#define ISECT_CORE_VEC3_H

#include "core/lane.h"
#include "lanes/shapes.h"

FORMULA Vec3 sub(Vec3 a, Vec3 b)
{
    return (Vec3){a.x - b.x, a.y - b.y, a.z - b.z};
}
FORMULA Vec3 mad(Vec3 a, num s, Vec3 b)
{
    return (Vec3){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}
FORMULA num dot(Vec3 a, Vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
FORMULA Vec3 cross(Vec3 a, Vec3 b)
{
    return (Vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/* The dot product of the absolute values: what rounding in dot(a, b) is relative to. */
FORMULA num dot_abs(Vec3 a, Vec3 b)
{
    return num_abs(a.x * b.x) + num_abs(a.y * b.y) + num_abs(a.z * b.z);
}
FORMULA Vec3 select3(mask m, Vec3 a, Vec3 b)
{
    return (Vec3){num_select(m, a.x, b.x), num_select(m, a.y, b.y), num_select(m, a.z, b.z)};
}
/* As num_max and num_min: NaN is only sure to be kept in the last. */
FORMULA num max3(num a, num b, num c)
{
    return num_max(num_max(a, b), c);
}
FORMULA num min3(num a, num b, num c)
{
    return num_min(num_min(a, b), c);
}
/* No NaN and no infinity. */
FORMULA mask finite3(Vec3 a)
{
    return (num_abs(a.x) <= REAL_MAX) & (num_abs(a.y) <= REAL_MAX) & (num_abs(a.z) <= REAL_MAX);
}
/* Does the box hold a point? Its bounds may be infinite, but points are not. */
FORMULA mask not_empty(const Aabb *box)
{
    const Vec3 lower = box->lower, upper = box->upper;
    return (lower.x <= upper.x) & (lower.y <= upper.y) & (lower.z <= upper.z) &
           (max3(lower.x, lower.y, lower.z) <= REAL_MAX) &
           (min3(upper.x, upper.y, upper.z) >= -REAL_MAX);
}
/* Does the range of the ray hold a number? Its ends may be infinite, but t is not. */
FORMULA mask has_range(const Ray *ray)
{
    return (ray->t_min <= ray->t_max) & (ray->t_min <= REAL_MAX) & (ray->t_max >= -REAL_MAX);
}

#endif
