/* bound/lengths.h - vectors of double whose numbers may be of any size: what is squared is divided
 * by the greatest of them first, so that lengths neither overflow nor vanish before they must. */
#ifndef ISECT_BOUND_LENGTHS_H
#define ISECT_BOUND_LENGTHS_H

#include "bound/frame.h"

static inline double number_of(const Vec3 *v, int axis)
{
    return (double)((const real *)v)[axis];
}
static inline Spot exactly(Vec3 p)
{
    return (Spot){(double)p.x, (double)p.y, (double)p.z};
}
static inline double largest(Spot v)
{
    return fmax(fmax(fabs(v.x), fabs(v.y)), fabs(v.z));
}
static inline double length(Spot v)
{
    const double most = largest(v);
    if (!(most > 0 && most <= DBL_MAX))
        return most;
    const Spot a = {v.x / most, v.y / most, v.z / most};
    return most * sqrt(spot_dot(a, a));
}

/* Zero only where it is so in truth. */
static inline double half_way(double p, double q)
{
    const double half = q / 2 - p / 2;
    return half == 0 ? q - p : half;
}
/* The way from a to b, or half of it. */
static inline Spot way_from(Vec3 a, Vec3 b)
{
    const Spot p = exactly(a), q = exactly(b), way = spot_minus(q, p);
    if (largest(way) <= DBL_MAX)
        return way;
    return (Spot){half_way(p.x, q.x), half_way(p.y, q.y), half_way(p.z, q.z)};
}

static inline Vec3 middle_between(Vec3 a, Vec3 b)
{
    return (Vec3){middle_of(a.x, b.x), middle_of(a.y, b.y), middle_of(a.z, b.z)};
}
/* The middle of a rectangle. */
static inline Vec3 middle_of_sides(Vec3 corner, Vec3 u, Vec3 v)
{
    return (Vec3){rounded((double)corner.x + ((double)u.x / 2 + (double)v.x / 2)),
                  rounded((double)corner.y + ((double)u.y / 2 + (double)v.y / 2)),
                  rounded((double)corner.z + ((double)u.z / 2 + (double)v.z / 2))};
}

/* Not zero where neither is. */
static inline double product(double a, double b)
{
    return a * b == 0 && a != 0 && b != 0 ? DBL_MIN * DBL_EPSILON : a * b;
}
static inline Spot scaled_by(double s, Vec3 a)
{
    return (Spot){product(s, (double)a.x), product(s, (double)a.y), product(s, (double)a.z)};
}

/* Turns two of three vectors, so that they are at right angles, if the cosine between them is more
 * than `straight`. All that sums of them can be with weights in a ball stays as it is. How often?
 */
static inline int turn(Spot *p, Spot *q, double straight)
{
    const double pp = spot_dot(*p, *p), qq = spot_dot(*q, *q), pq = spot_dot(*p, *q);
    if (!(fabs(pq) > straight * sqrt(pp) * sqrt(qq)))
        return 0;
    const double zeta = (qq - pp) / (2 * pq);
    const double t = (zeta < 0 ? -1 : 1) / (fabs(zeta) + sqrt(1 + zeta * zeta));
    const double c = 1 / sqrt(1 + t * t), s = c * t;
    const Spot before = *p, none = {0, 0, 0};
    *p = spot_mad(spot_mad(none, c, before), -s, *q);
    *q = spot_mad(spot_mad(none, s, before), c, *q);
    return 1;
}
/* All three, as often as it takes: Jacobi's rotations of the columns of a matrix (Hestenes 1958).
 * They must be near 1, or smaller. */
static inline int straighten(Spot m[3], double straight)
{
    enum { ROUNDS = 8 };
    int turns = 0;
    for (int round = 0; round < ROUNDS; round++)
        turns += turn(&m[0], &m[1], straight) + turn(&m[0], &m[2], straight) +
                 turn(&m[1], &m[2], straight);
    return turns;
}

#endif
