/* isectd/plane.h - isect/plane.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_PLANE_H
#define ISECTD_PLANE_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Which plane goes through a point, perpendicular to a direction?
ISECT_ASK isectd_plane isectd_plane_through(const isectd_vec3 *point, const isectd_vec3 *normal);
/// Which plane goes through three points?
ISECT_ASK isectd_plane isectd_plane_of(const isectd_vec3 *a, const isectd_vec3 *b,
                                       const isectd_vec3 *c);
/// How high over a plane is a point.
ISECT_ASK double isectd_plane_height(const isectd_plane *plane, const isectd_vec3 *point);

ISECT_EXTERN_END
#endif
