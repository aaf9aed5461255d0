/* bound/obb_surface.h - the covariance of a surface: that of all its points, not of its corners.
 *
 * Of a triangle with the corners p, q, r, their mean m and the area A it is the integral of x x'
 * over the triangle, A / 12 (9 m m' + p p' + q q' + r r'); of all, over the area, less that of the
 * mean (Gottschalk, Lin, Manocha, OBBTree, 1996). */
#ifndef ISECT_BOUND_OBB_SURFACE_H
#define ISECT_BOUND_OBB_SURFACE_H

#include "bound/frame.h"

static inline void add_square(double sum[6], double weight, Vec3d a)
{
    sum[0] += weight * a.x * a.x, sum[1] += weight * a.y * a.y, sum[2] += weight * a.z * a.z;
    sum[3] += weight * a.x * a.y, sum[4] += weight * a.x * a.z, sum[5] += weight * a.y * a.z;
}
/* What triangles add up to. */
typedef struct Surface {
    double area, square[6];
    Vec3d mean;
} Surface;

static inline void add_triangle(Surface *s, Vec3d p, Vec3d q, Vec3d r)
{
    const Vec3d normal = cross3d(sub3d(q, p), sub3d(r, p));
    const Vec3d none = {0, 0, 0};
    const double area = sqrt(dot3d(normal, normal)) / 2;
    const Vec3d sum = {p.x + q.x + r.x, p.y + q.y + r.y, p.z + q.z + r.z};
    const Vec3d middle = mad3d(none, 1 / 3.0, sum);
    s->area += area;
    s->mean = mad3d(s->mean, area, middle);
    add_square(s->square, area * 9 / 12, middle);
    add_square(s->square, area / 12, p);
    add_square(s->square, area / 12, q);
    add_square(s->square, area / 12, r);
}
/* False if there is none. */
static inline bool covariance_of(const Surface *s, double covariance[6])
{
    const Vec3d none = {0, 0, 0};
    if (!(s->area > 0))
        return false;
    const Vec3d mean = mad3d(none, 1 / s->area, s->mean);
    for (int k = 0; k < 6; k++)
        covariance[k] = s->square[k] / s->area;
    add_square(covariance, -1, mean);
    return true;
}

#endif
