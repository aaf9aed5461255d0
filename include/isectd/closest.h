/* isectd/closest.h - which points of two shapes are nearest? The forms for many (_n, _each, _pairs)
 * are in isectd/many.h. */
#ifndef ISECTD_CLOSEST_H
#define ISECTD_CLOSEST_H

#include "isectd/answers.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Which point of a segment is nearest to a point?
///
/// @param point    Any point.
/// @param segment  The ends may coincide: then it is a point.
/// @return         a: the point; b: the nearest of the segment, an end of it as given where that
///                 is nearest; distance2: the square of their distance. On the segment b = a.
///
/// Bad input: NaN or infinity is near to nothing: a miss.
/// Exact: whether distance2 is 0: exactly if isectd_overlap_point_segment says so.
/// Accuracy: the distance is within 4 epsilon * (distance of the point from the first end + length
/// of the segment); b is within that of the nearest point, and within 2 epsilon * (greatest |x|,
/// |y|, |z|) and the least normal number more of the segment. distance2 beyond the range of numbers
/// becomes the least, or the greatest.
/// Method: one dot product over another, clamped (Ericson, Real-Time Collision Detection, 5.1.2).
/// Seed: R25. Cost: 1 division; on the segment, or where squares do not fit, 50 to 300 ns.
/// Batch: isectd_closest_point_segment_n, _each, _pairs.
ISECT_API isectd_nearest isectd_closest_point_segment(const isectd_vec3 *point,
                                                    const isectd_segment *segment);

ISECT_EXTERN_END
#endif
