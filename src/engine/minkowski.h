/* engine/minkowski.h - points of the Minkowski difference A - B of two cores. The cores share a
 * point if it contains the origin. */
#ifndef ISECT_ENGINE_MINKOWSKI_H
#define ISECT_ENGINE_MINKOWSKI_H

#include "core/larger.h"
#include "engine/convex.h"
#include "geometry/vec3d.h"

#define CONVEX_MOST 0x1p200 /* larger coordinates count as 0: fourth powers stay in range */

/* The difference w = a - b, with a in A and b in B. */
typedef struct Difference {
    Vec3d w, a, b;
    uint32_t feature_a, feature_b;
} Difference;

static inline double number_or_zero(double x)
{
    return fabs(x) <= CONVEX_MOST ? x : 0;
}
static inline double ratio_or_zero(double x, double y)
{
    return y > 0 ? x / y : 0;
}
static inline Vec3d vector_of(const double x[3])
{
    return (Vec3d){number_or_zero(x[0]), number_or_zero(x[1]), number_or_zero(x[2])};
}
static inline void set_vector(double x[3], Vec3d v)
{
    x[0] = v.x + 0, x[1] = v.y + 0, x[2] = v.z + 0;
}
static inline Vec3d opposite(Vec3d v)
{
    return (Vec3d){-v.x, -v.y, -v.z};
}
static inline double radius_of(const Convex *set)
{
    return set->radius >= 0 && set->radius <= CONVEX_MOST ? set->radius : 0;
}
static inline double support_error_of(const Convex *a, const Convex *b)
{
    return number_or_zero(a->support_error) + number_or_zero(b->support_error);
}

static inline Vec3d support_of(const Convex *set, Vec3d n, uint32_t *feature)
{
    const double direction[3] = {n.x, n.y, n.z};
    double point[3] = {0, 0, 0};
    set->support(set->shape, direction, point, feature);
    return vector_of(point);
}
/* The point of A - B that is farthest along n. On input, the features are those of an earlier
 * result. */
static inline void difference_along(const Convex *a, const Convex *b, Vec3d n, Difference *p)
{
    p->a = support_of(a, n, &p->feature_a);
    p->b = support_of(b, opposite(n), &p->feature_b);
    p->w = sub3d(p->a, p->b);
}

/* Scales a vector to length 1 within 2 epsilon, for any length. Returns false if it has no
 * direction. */
static inline bool unit_of(Vec3d v, Vec3d *unit)
{
    const double most = larger(larger(fabs(v.x), fabs(v.y)), fabs(v.z));
    if (!(most > 0))
        return false;
    const Vec3d near_one = {v.x / most, v.y / most, v.z / most};
    *unit = scale3d(1 / length3d(near_one), near_one);
    return true;
}
#define THIN 0x1p-20 /* squared sine between edges, below which a triangle is thin */

/* The cross product of two edges; *product is the product of their squared lengths. If the edges
 * are nearly collinear, the component along the longer one is removed. Then the distance of their
 * ends from the plane is within rounding. */
static inline __attribute__((always_inline)) Vec3d normal_of_edges(Vec3d u, Vec3d v, double u2,
                                                                   double v2, double *product)
{
    const Vec3d n = cross3d(u, v), edge = u2 >= v2 ? u : v;
    *product = u2 * v2;
    if (dot3d(n, n) > THIN * *product)
        return n;
    return mad3d(n, -ratio_or_zero(dot3d(n, edge), larger(u2, v2)), edge);
}
/* The normal of a triangle, from its two shorter edges. If the corners have an error of half an
 * epsilon, its error is 8 epsilon times the root of the product. */
static inline __attribute__((always_inline)) Vec3d normal_of_corners(Vec3d p, Vec3d q, Vec3d r,
                                                                     double *product)
{
    const Vec3d pq = sub3d(q, p), qr = sub3d(r, q), rp = sub3d(p, r);
    const double a = dot3d(pq, pq), b = dot3d(qr, qr), c = dot3d(rp, rp);
    if (a >= b && a >= c)
        return normal_of_edges(qr, rp, b, c, product);
    return b >= c ? normal_of_edges(rp, pq, c, a, product) : normal_of_edges(pq, qr, a, b, product);
}

#endif
