/* isect/fence.h - a polygon in the plane made ready for many points.
 *
 * A fence says of every point what isect_classify_polygon2_point2 says, in less time: it knows the
 * boxes of runs of 8, 64, 512 ... edges, and looks into those alone that hold the point. */
#ifndef ISECT_FENCE_H
#define ISECT_FENCE_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

#define ISECT_FENCE_LEVELS 8 ///< of boxes, at most

/// A polygon and the boxes of its runs of edges. Read-only once built: share it freely between
/// threads. It keeps pointers to the points and to the memory that was lent; both must outlive it.
typedef struct isect_fence {
    isect_polygon2 polygon2;                ///< as given
    const float *boxes[ISECT_FENCE_LEVELS]; ///< least x, y, greatest x, y of each run: short first
    size_t levels;                          ///< of boxes there are
} isect_fence;

/// How much memory does a fence of so many corners take?
///
/// @param count  How many corners.
/// @return       Bytes: about 2.3 for each corner (double: 4.6).
ISECT_TRY size_t isect_fence_capacity(size_t count);

/// Make a polygon ready for many points.
///
/// @param fence     Receives the fence.
/// @param polygon2  Any polygon; without corners, everything is outside.
/// @param memory    At least isect_fence_capacity(polygon2->count) bytes, aligned for numbers. May
///                  be NULL if that is 0.
/// @param bytes     How many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a corner is NaN or infinite;
///                  ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure the fence is untouched.
/// Cost: 2 ns for each corner.
ISECT_TRY isect_status isect_fence_build(isect_fence *fence, const isect_polygon2 *polygon2,
                                         void *memory, size_t bytes);

/// Is a point outside of the polygon of a fence, on its border or inside?
///
/// @param fence   Built by isect_fence_build.
/// @param point2  Any point.
/// @param rule    As for isect_classify_polygon2_point2.
/// @return        What isect_classify_polygon2_point2 says of the polygon and the point.
///
/// Bad input: NaN or infinity is ISECT_OUTSIDE.
/// Exact: over the whole finite range, in every rounding direction.
/// Method: of a run of edges that lies to the right of the point, only its ends count; others are
/// looked into only where their box holds the point.
/// Cost: grows with the number of boxes that hold the point: about 40 ns for a hundred corners, 60
/// for a thousand, if the polygon does not wind about in all of its box.
ISECT_ASK isect_side isect_fence_classify(const isect_fence *fence, const isect_vec2 *point2,
                                          isect_rule rule);

ISECT_EXTERN_END
#endif
