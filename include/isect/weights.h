/* isect/weights.h - a point as a mean of corners: what is given at the corners of a polygon is so
 * carried to every point in between. */
#ifndef ISECT_WEIGHTS_H
#define ISECT_WEIGHTS_H

#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// The mean value coordinates of a point: weights of the corners of a polygon whose mean it is.
///
/// @param polygon2  Three corners or more, either way round; it may be concave, but is not meant to
///                  cross itself.
/// @param point2    Any point, inside or not.
/// @param weights   Receives polygon2->count weights, whose sum is 1. Of a point on an edge only
///                  its ends have one, and of a corner only it. In a convex polygon no weight is
///                  below 0 but for rounding.
/// @return          ISECT_OK; ISECT_EMPTY if there is no corner; ISECT_NOT_FINITE;
///                  ISECT_DEGENERATE if there are no such weights, but for rounding, which may be
///                  where the polygon crosses itself or is flat; ISECT_BAD_ARGUMENT if a pointer
///                  is missing.
///
/// Bad input: on failure the weights are untouched.
/// Accuracy: with n corners, and A the sum of the sizes of the weights (1 in a convex polygon),
/// their sum is within n * A epsilon of 1. Of a point inside of a convex polygon their mean is
/// within 2 n^2 epsilon times the greatest distance of a corner from the point.
/// Method: tangents of half angles (Floater 2003, Hormann and Floater 2006), each in the form that
/// does not cancel; whether the point is on an edge is exact.
/// Cost: 13 ns for each corner.
ISECT_TRY isect_status isect_weights_polygon2(const isect_polygon2 *polygon2,
                                              const isect_vec2 *point2, float *weights);

ISECT_EXTERN_END
#endif
