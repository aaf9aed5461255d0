/* core/vec3.h - vector algebra; sums are always added in the order x, y, z. */
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
FORMULA Vec3 scaled_by(num s, Vec3 a)
{
    return (Vec3){s * a.x, s * a.y, s * a.z};
}
FORMULA num dot(Vec3 a, Vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
/* For filters: dot and mad that may be fused. In isect/filters.h, which is compiled under the
 * caller's flags, they are dot and mad. */
FORMULA num dot_fused(Vec3 a, Vec3 b)
{
    return num_mul_add(a.z, b.z, num_mul_add(a.y, b.y, a.x * b.x));
}
FORMULA Vec3 mad_fused(Vec3 a, num s, Vec3 b)
{
    return (Vec3){num_mul_add(s, b.x, a.x), num_mul_add(s, b.y, a.y), num_mul_add(s, b.z, a.z)};
}
/* dot(a, b) + c, for filters. */
FORMULA num dot_mul_add(Vec3 a, Vec3 b, num c)
{
    return num_mul_add(a.x, b.x, num_mul_add(a.y, b.y, num_mul_add(a.z, b.z, c)));
}
FORMULA Vec3 cross(Vec3 a, Vec3 b)
{
    return (Vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
/* The dot product of the absolute values; the rounding error of dot(a, b) is relative to it. */
FORMULA num dot_abs(Vec3 a, Vec3 b)
{
    return num_abs(a.x * b.x) + num_abs(a.y * b.y) + num_abs(a.z * b.z);
}
FORMULA Vec3 select3(mask m, Vec3 a, Vec3 b)
{
    return (Vec3){num_select(m, a.x, b.x), num_select(m, a.y, b.y), num_select(m, a.z, b.z)};
}
/* The order of arguments matters: as in num_max and num_min, only a NaN in c is certain to be
 * kept. */
FORMULA num max3(num a, num b, num c)
{
    return num_max(num_max(a, b), c);
}
FORMULA num min3(num a, num b, num c)
{
    return num_min(num_min(a, b), c);
}
/* True where a holds neither NaN nor infinity. */
FORMULA mask finite3(Vec3 a)
{
    return (num_abs(a.x) <= REAL_MAX) & (num_abs(a.y) <= REAL_MAX) & (num_abs(a.z) <= REAL_MAX);
}
FORMULA mask finite2(Vec2 a)
{
    return (num_abs(a.x) <= REAL_MAX) & (num_abs(a.y) <= REAL_MAX);
}
FORMULA mask is_zero3(Vec3 a)
{
    return (a.x == 0) & (a.y == 0) & (a.z == 0);
}
FORMULA num sum3(Vec3 a)
{
    return a.x + a.y + a.z;
}
/* The product coordinate by coordinate. */
FORMULA Vec3 mul3(Vec3 a, Vec3 b)
{
    return (Vec3){a.x * b.x, a.y * b.y, a.z * b.z};
}
FORMULA Vec3 abs_of(Vec3 a)
{
    return (Vec3){num_abs(a.x), num_abs(a.y), num_abs(a.z)};
}
FORMULA Vec3 min_of(Vec3 a, Vec3 b)
{
    return (Vec3){num_min(a.x, b.x), num_min(a.y, b.y), num_min(a.z, b.z)};
}
FORMULA Vec3 max_of(Vec3 a, Vec3 b)
{
    return (Vec3){num_max(a.x, b.x), num_max(a.y, b.y), num_max(a.z, b.z)};
}
/* a <= b in all coordinates. */
FORMULA mask at_most3(Vec3 a, Vec3 b)
{
    return (a.x <= b.x) & (a.y <= b.y) & (a.z <= b.z);
}
FORMULA mask in_range3(Vec3 p, Vec3 lower, Vec3 upper)
{
    return at_most3(lower, p) & at_most3(p, upper);
}
/* True where the range of the ray holds a finite t; its ends may be infinite. */
FORMULA mask has_range(const Ray *ray)
{
    return (ray->t_min <= ray->t_max) & (ray->t_min <= REAL_MAX) & (ray->t_max >= -REAL_MAX);
}
FORMULA num clamp(num x, num lower, num upper)
{
    return num_min(num_max(x, lower), upper);
}
/* x / y; 0 unless y > 0. */
FORMULA num ratio(num x, num y)
{
    return num_select(y > 0, x / y, splat(0));
}
/* The parameter, clamped to [0, 1], of the point of the segment d nearest to w; both start at the
 * same point. */
FORMULA num share_along(Vec3 w, Vec3 d)
{
    return clamp(ratio(dot(w, d), dot(d, d)), splat(0), splat(1));
}

#endif
