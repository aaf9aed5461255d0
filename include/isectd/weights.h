/* isectd/weights.h - isect/weights.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_WEIGHTS_H
#define ISECTD_WEIGHTS_H

#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// The mean value coordinates of a point.
ISECT_TRY isect_status isectd_weights_polygon2(const isectd_polygon2 *polygon2,
                                               const isectd_vec2 *point2, double *weights);

ISECT_EXTERN_END
#endif
