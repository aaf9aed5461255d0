/* isect/odds.h - how likely is a shape hit, if another around it is? */
#ifndef ISECT_ODDS_H
#define ISECT_ODDS_H

#include "isect/answers.h"

ISECT_EXTERN_BEGIN

/// How likely is a point in the inner shape, if it is anywhere in the outer one?
///
/// @param inner, outer  Measures of two shapes, the inner one within the outer one.
/// @return              inner->volume / outer->volume, from 0 to 1; 0 if the outer one has no
///                      volume.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: volumes (Real-Time Rendering, 22.4). Cost: 3 ns.
ISECT_ASK float isect_odds_point(const isect_measure *inner, const isect_measure *outer);

/// How likely does a line hit the inner shape, if it hits the outer one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->shadow / outer->shadow, from 0 to 1; 0 if the outer one has no area.
///                      So likely is a hit by a ray from far away, too.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: Cauchy's theorem: the mean shadow of a convex body is a quarter of its surface, and
/// lines hit it in that measure. It is the surface area heuristic of trees.
/// Cost: 3 ns.
ISECT_ASK float isect_odds_line(const isect_measure *inner, const isect_measure *outer);

/// How likely does a plane cut the inner shape, if it cuts the outer one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->width / outer->width, from 0 to 1; 0 if the outer one is a point.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: mean widths (Real-Time Rendering, 22.4; Santalo, Integral Geometry and Geometric
/// Probability, 2004). Cost: 3 ns.
ISECT_ASK float isect_odds_plane(const isect_measure *inner, const isect_measure *outer);

ISECT_EXTERN_END
#endif
