/* isectd/fence.h - isect/fence.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_FENCE_H
#define ISECTD_FENCE_H

#include "isectd/views.h"

ISECT_EXTERN_BEGIN

#define ISECTD_FENCE_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges.
typedef struct isectd_fence { isectd_polygon2 polygon2; const double *boxes[ISECTD_FENCE_LEVELS];
    size_t levels; } isectd_fence;
/// How much memory does a fence of so many corners take?
ISECT_TRY size_t isectd_fence_capacity(size_t count);
/// Make a polygon ready for many points.
ISECT_TRY isect_status isectd_fence_build(isectd_fence *fence, const isectd_polygon2 *polygon2,
                                          void *memory, size_t bytes);
/// Is a point outside of the polygon of a fence, on its border or inside?
ISECT_ASK isect_side isectd_fence_classify(const isectd_fence *fence, const isectd_vec2 *point2,
                                           isect_rule rule);

ISECT_EXTERN_END
#endif
