/* isectd/pick.h - isect/pick.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_PICK_H
#define ISECTD_PICK_H

#include "isectd/frustum.h"

ISECT_EXTERN_BEGIN

/// What a pixel shows.
typedef struct isectd_pick_id { uint32_t object; uint32_t prim; } isectd_pick_id;
/// Which codes have the primitives of some objects?
ISECT_TRY isect_status isectd_pick_codes(uint32_t *first, const size_t *counts, size_t n);
/// Which code has a primitive of an object?
ISECT_ASK uint32_t isectd_pick_encode(const uint32_t *first, size_t n, isectd_pick_id id);
/// Which primitive of which object has a code?
ISECT_ASK isectd_pick_id isectd_pick_decode(const uint32_t *first, size_t n, uint32_t code);
/// Codes as pixels of four bytes, for pictures that hold no whole numbers.
ISECT_API void isectd_pick_to_rgba8(uint8_t *rgba, const uint32_t *codes, size_t n);
/// Codes from pixels of four bytes.
ISECT_API void isectd_pick_from_rgba8(uint32_t *codes, const uint8_t *rgba, size_t n);
/// Which barycentric coordinates has a pixel of a triangle whose corners are red, green and
/// blue?
ISECT_ASK isectd_vec3 isectd_pick_weights(const uint8_t *rgb);
/// Which point is at a depth under a pixel?
ISECT_TRY isect_status isectd_pick_point(isectd_vec3 *point, const double *matrix,
                                         const isectd_vec2 *pixel, double depth,
                                         const isectd_screen *screen,
                                         const isectd_projection *projection);
/// Which pixel of a window is meant?
ISECT_TRY size_t isectd_pick_choose(const uint32_t *codes, const double *depths, size_t width,
                                    size_t height, isect_pick_rule rule);
/// Which codes are there?
ISECT_TRY size_t isectd_pick_list(uint32_t *codes, size_t n);

ISECT_EXTERN_END
#endif
