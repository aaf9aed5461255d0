/* isectd/at.h - isect/at.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_AT_H
#define ISECTD_AT_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Where is the point of a ray at t?
ISECT_ASK isectd_vec3 isectd_at(const isectd_ray *ray, double t);
/// Where is the point of a triangle with these weights?
ISECT_ASK isectd_vec3 isectd_at_triangle(const isectd_triangle *triangle, double u, double v,
                                         double w);
/// Which ray starts at a point of a triangle, and does not find that triangle again?
ISECT_ASK isectd_ray isectd_at_triangle_spawn(const isectd_triangle *triangle, double u, double v,
                                              const isectd_vec3 *dir);
/// Where is the point of a sphere at these angles?
ISECT_ASK isectd_vec3 isectd_at_sphere(const isectd_sphere *sphere, double longitude,
                                       double latitude);
/// Where is the point of an ellipsoid at these angles?
ISECT_ASK isectd_vec3 isectd_at_ellipsoid(const isectd_ellipsoid *ellipsoid, double longitude,
                                          double latitude);

ISECT_EXTERN_END
#endif
