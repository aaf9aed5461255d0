/* isectd/frustum.h - isect/frustum.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_FRUSTUM_H
#define ISECTD_FRUSTUM_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// How a matrix projects.
typedef struct isectd_projection { bool transposed; bool depth_from_zero;
    bool reversed; } isectd_projection;
/// A camera by its numbers.
typedef struct isectd_camera { isectd_vec3 eye; isectd_vec3 forward; isectd_vec3 up; double fov;
    double aspect; double left, right; double bottom, top; double z_near; double z_far;
    bool orthographic; bool left_handed; } isectd_camera;
/// How pixels are counted.
typedef struct isectd_screen { double width, height; bool rows_up; } isectd_screen;
/// What is seen through a matrix?
ISECT_TRY isect_status isectd_frustum_from_matrix(isectd_frustum *frustum, const double *matrix,
                                                  const isectd_projection *projection);
/// What does a camera see?
ISECT_TRY isect_status isectd_frustum_from_camera(isectd_frustum *frustum,
                                                  const isectd_camera *camera);
/// What is seen in a rectangle of pixels?
ISECT_TRY isect_status isectd_frustum_from_pixels(isectd_frustum *part,
                                                  const isectd_frustum *frustum,
                                                  const isectd_rectangle2 *pixels,
                                                  const isectd_screen *screen);
/// Which ray is under a pixel?
ISECT_TRY isect_status isectd_frustum_pixel_ray(isectd_ray *ray, const isectd_frustum *frustum,
                                                const isectd_vec2 *pixel,
                                                const isectd_screen *screen);
/// Which matrix spreads a rectangle of pixels over the whole picture?
ISECT_TRY isect_status isectd_frustum_pick_matrix(double *matrix, const isectd_rectangle2 *pixels,
                                                  const isectd_screen *screen,
                                                  const isectd_projection *projection);

ISECT_EXTERN_END
#endif
