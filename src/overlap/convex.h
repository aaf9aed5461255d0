/* overlap/convex.h - do the convex hulls of two sets of points share a point? Points, segments,
 * triangles and hulls are all asked so: overlap/hull_hull.c. */
#ifndef ISECT_OVERLAP_CONVEX_H
#define ISECT_OVERLAP_CONVEX_H

#include "core/precision.h"
#include <stdbool.h>
#include <stddef.h>

/* Exact over the whole finite range. No points, NaN and infinity share nothing. */
bool X(overlap_convex)(const X(vec3) * a, size_t count_a, const X(vec3) * b, size_t count_b);

#endif
