/* isectd/clip.h - isect/clip.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CLIP_H
#define ISECTD_CLIP_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// What is left of a polygon below a plane, that is, inside the solid?
ISECT_TRY size_t isectd_clip_plane(const isectd_vec3 *points, size_t count,
                                   const isectd_plane *plane, isectd_vec3 *out);
/// What is left of a polygon in a box along the axes?
ISECT_TRY size_t isectd_clip_aabb(const isectd_vec3 *points, size_t count, const isectd_aabb *aabb,
                                  isectd_vec3 *out, isectd_vec3 *spare);
/// Which corners has the body that is below all of some planes, that is, inside of each?
ISECT_TRY size_t isectd_clip_corners(const isectd_plane *planes, size_t count, isectd_vec3 *out,
                                     size_t capacity);

ISECT_EXTERN_END
#endif
