/* bound/lengths.h - lengths of vectors in double, of any magnitude: vectors are first divided by
 * their max norm, so that squares neither overflow nor underflow. */
#ifndef ISECT_BOUND_LENGTHS_H
#define ISECT_BOUND_LENGTHS_H

#include "bound/frame.h"

static inline double max_norm(Vec3d v)
{
    return fmax(fmax(fabs(v.x), fabs(v.y)), fabs(v.z));
}
/* The length divided by the max norm. */
static inline double relative_length(Vec3d v, double most)
{
    const Vec3d a = {v.x / most, v.y / most, v.z / most};
    return sqrt(dot3d(a, a));
}
static inline double safe_length(Vec3d v)
{
    const double most = max_norm(v);
    if (!(most > 0 && most <= DBL_MAX))
        return most;
    return most * relative_length(v, most);
}

/* (q - p) / 2, or q - p if that underflows to zero. */
static inline double half_difference(double p, double q)
{
    const double half = q / 2 - p / 2;
    return half == 0 ? q - p : half;
}
/* b - a, or half of it if that overflows; zero only if a == b. */
static inline Vec3d direction_between(Vec3 a, Vec3 b)
{
    const Vec3d p = to_vec3d(a), q = to_vec3d(b), direction = sub3d(q, p);
    if (max_norm(direction) <= DBL_MAX)
        return direction;
    return (Vec3d){half_difference(p.x, q.x), half_difference(p.y, q.y), half_difference(p.z, q.z)};
}

static inline Vec3 midpoint(Vec3 a, Vec3 b)
{
    return (Vec3){interval_center(a.x, b.x), interval_center(a.y, b.y), interval_center(a.z, b.z)};
}
static inline Vec3 parallelogram_center(Vec3 corner, Vec3 u, Vec3 v)
{
    return (Vec3){rounded((double)corner.x + ((double)u.x / 2 + (double)v.x / 2)),
                  rounded((double)corner.y + ((double)u.y / 2 + (double)v.y / 2)),
                  rounded((double)corner.z + ((double)u.z / 2 + (double)v.z / 2))};
}

/* a b; zero only if a or b is. */
static inline double product_nonzero(double a, double b)
{
    return a * b == 0 && a != 0 && b != 0 ? DBL_MIN * DBL_EPSILON : a * b;
}
static inline Vec3d scaled_axis(double s, Vec3 a)
{
    return (Vec3d){product_nonzero(s, (double)a.x), product_nonzero(s, (double)a.y),
                   product_nonzero(s, (double)a.z)};
}

/* Rotates two columns of a matrix so that they are perpendicular, if the cosine between them is
 * more than the tolerance. The image of the unit ball is unchanged. Returns the number of
 * rotations. */
static inline int rotate_columns(Vec3d *p, Vec3d *q, double tolerance)
{
    const double pp = dot3d(*p, *p), qq = dot3d(*q, *q), pq = dot3d(*p, *q);
    if (!(fabs(pq) > tolerance * sqrt(pp) * sqrt(qq)))
        return 0;
    const double zeta = (qq - pp) / (2 * pq);
    const double t = (zeta < 0 ? -1 : 1) / (fabs(zeta) + sqrt(1 + zeta * zeta));
    const double c = 1 / sqrt(1 + t * t), s = c * t;
    const Vec3d before = *p, none = {0, 0, 0};
    *p = mad3d(mad3d(none, c, before), -s, *q);
    *q = mad3d(mad3d(none, s, before), c, *q);
    return 1;
}
/* Rotates all three columns: Jacobi's rotations (Hestenes 1958). Components must not be much
 * greater than 1. */
static inline int orthogonalize(Vec3d m[3], double tolerance)
{
    enum { SWEEPS = 8 };
    int turns = 0;
    for (int sweep = 0; sweep < SWEEPS; sweep++)
        turns += rotate_columns(&m[0], &m[1], tolerance) + rotate_columns(&m[0], &m[2], tolerance) +
                 rotate_columns(&m[1], &m[2], tolerance);
    return turns;
}

#endif
