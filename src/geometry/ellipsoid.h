/* geometry/ellipsoid.h - the interval of an ellipsoid over a plane. */
#ifndef ISECT_GEOMETRY_ELLIPSOID_H
#define ISECT_GEOMETRY_ELLIPSOID_H

#include "geometry/plane_interval.h"

/* The extent along n is the square root of the sum of the squares of radius[i] n . axis[i]. These
 * are divided by the largest of them first. Error bound, with L the sum of the absolute products in
 * them and h half an epsilon:
 *
 *     n . axis, times the radius                            4h L
 *     squares, sum, root and scale                          5h of the extent
 *     together with the height                              10h (S + L), within 12h (S + L) */
FORMULA Interval interval_of_ellipsoid(const Plane *plane, const Ellipsoid *solid)
{
    const Vec3 n = plane->normal, *axis = solid->axis;
    const num *radius = solid->radius;
    const Vec3 along = {radius[0] * dot(n, axis[0]), radius[1] * dot(n, axis[1]),
                        radius[2] * dot(n, axis[2])};
    const num size = products_of_height(plane, solid->center) + radius[0] * dot_abs(n, axis[0]) +
                     radius[1] * dot_abs(n, axis[1]) + radius[2] * dot_abs(n, axis[2]);
    return (Interval){dot(n, solid->center) + plane->d, length_of(along), 6 * REAL_EPSILON * size};
}
FORMULA mask has_radii(const Ellipsoid *solid)
{
    return (solid->radius[0] >= 0) & (solid->radius[1] >= 0) & (solid->radius[2] >= 0);
}

#endif
