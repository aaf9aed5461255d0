/* isectd/camera.h - isect/camera.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CAMERA_H
#define ISECTD_CAMERA_H

#include "isectd/arrays.h"

ISECT_EXTERN_BEGIN

/* ---- frustum ----  What does a camera see. */

/// The conventions of a projection matrix.
typedef struct isectd_projection { bool transposed; bool depth_from_zero;
    bool reversed; } isectd_projection;
/// A camera by its parameters.
typedef struct isectd_camera { isectd_vec3 eye; isectd_vec3 forward; isectd_vec3 up; double fov;
    double aspect; double left, right; double bottom, top; double z_near; double z_far;
    bool orthographic; bool left_handed; } isectd_camera;
/// How pixels are counted.
typedef struct isectd_screen { double width, height; bool rows_up; } isectd_screen;
/// Which frustum does a projection matrix show?
ISECT_TRY isect_status isectd_frustum_from_matrix(const double *matrix,
                                                  const isectd_projection *projection,
                                                  isectd_frustum *frustum);
/// What does a camera see?
ISECT_TRY isect_status isectd_frustum_from_camera(const isectd_camera *camera,
                                                  isectd_frustum *frustum);
/// Which frustum is behind a rectangle of pixels?
ISECT_TRY isect_status isectd_frustum_from_pixels(const isectd_frustum *frustum,
                                                  const isectd_rectangle2 *pixels,
                                                  const isectd_screen *screen,
                                                  isectd_frustum *part);
/// Which ray is under a pixel?
ISECT_TRY isect_status isectd_frustum_pixel_ray(const isectd_frustum *frustum,
                                                const isectd_vec2 *pixel,
                                                const isectd_screen *screen, isectd_ray *ray);
/// Which matrix scales a rectangle of pixels to the whole picture?
ISECT_TRY isect_status isectd_frustum_pick_matrix(const isectd_rectangle2 *pixels,
                                                  const isectd_screen *screen,
                                                  const isectd_projection *projection,
                                                  double *matrix);

/* ---- cull ----  Frustum culling of a hierarchy, plane by plane with a mask of planes, and of many boxes. */

#define ISECTD_CULL_ALL 63u ///< all six planes of a frustum, as bits

/// Where is a box with respect to the planes of a frustum in a mask?
ISECT_TRY isect_side isectd_cull_aabb(const isectd_frustum *frustum, const isectd_aabb *aabb,
                                      unsigned *planes, unsigned *last);
/// Where is a solid sphere with respect to the planes of a frustum in a mask?
ISECT_TRY isect_side isectd_cull_sphere(const isectd_frustum *frustum, const isectd_sphere *sphere,
                                        unsigned *planes, unsigned *last);
/// Which of many boxes overlap a frustum, or each of several frusta?
ISECT_API void isectd_cull_aabbs(const isectd_frustum *frusta, size_t count, isectd_aabbs aabbs,
                                 size_t n, uint64_t *seen, uint64_t *inside);
/// Boxes as integers of 16 bits, half the size of floats.
typedef struct isectd_packed { const uint16_t *lower[3]; const uint16_t *upper[3];
    isectd_vec3 origin; isectd_vec3 step; } isectd_packed;
/// Pack boxes into 16 bits.
ISECT_TRY isect_status isectd_cull_pack(isectd_aabbs aabbs, size_t n, uint16_t *numbers,
                                        isectd_packed *packed);
/// Which of many boxes in 16 bits overlap each of several frusta?
ISECT_API void isectd_cull_packed(const isectd_frustum *frusta, size_t count, isectd_packed packed,
                                  size_t n, uint64_t *seen, uint64_t *inside);
/// Which of many shapes are at least on a given side?
ISECT_TRY size_t isectd_cull_list(const uint8_t *sides, size_t n, isect_side least,
                                  uint32_t *indices);
/// Which of many answers are yes?
ISECT_TRY size_t isectd_cull_list_bits(const uint64_t *bits, size_t n, uint32_t *indices);

/* ---- pick ----  Which object is under the cursor, by a picture of ids? */

/// The object and primitive that a pixel shows.
typedef struct isectd_pick_id { uint32_t object; uint32_t prim; } isectd_pick_id;
/// Which codes do the primitives of some objects have?
ISECT_TRY isect_status isectd_pick_codes(const size_t *counts, size_t n, uint32_t *first);
/// Which code does a primitive of an object have?
ISECT_ASK uint32_t isectd_pick_encode(const uint32_t *first, size_t n, isectd_pick_id id);
/// Which object and primitive has a code?
ISECT_ASK isectd_pick_id isectd_pick_decode(const uint32_t *first, size_t n, uint32_t code);
/// Convert codes to pixels of four bytes, RGBA8, for pictures that cannot hold integers.
ISECT_API void isectd_pick_to_rgba8(const uint32_t *codes, size_t n, uint8_t *rgba);
/// Convert pixels of four bytes back to codes.
ISECT_API void isectd_pick_from_rgba8(const uint8_t *rgba, size_t n, uint32_t *codes);
/// Which barycentric coordinates does a pixel of a triangle with red, green and blue corners
/// have?
ISECT_INLINE isectd_vec3 isectd_pick_weights(const uint8_t *rgb)
{
    isectd_vec3 weights = {0, 0, 0};
    double sum = (double)(rgb[0] + rgb[1] + rgb[2]);
    if (sum > 0) {
        weights.x = (double)rgb[0] / sum;
        weights.y = (double)rgb[1] / sum;
        weights.z = (double)rgb[2] / sum;
    }
    return weights;
}
/// Which point is at a depth under a pixel?
ISECT_TRY isect_status isectd_pick_point(const double *matrix, const isectd_vec2 *pixel,
                                         double depth, const isectd_screen *screen,
                                         const isectd_projection *projection, isectd_vec3 *point);
/// Which pixel of a window is meant?
ISECT_TRY size_t isectd_pick_choose(const uint32_t *codes, const double *depths, size_t width,
                                    size_t height, isect_pick_rule rule);
/// Which codes occur in a list?
ISECT_TRY size_t isectd_pick_list(uint32_t *codes, size_t n);

ISECT_EXTERN_END
#endif
