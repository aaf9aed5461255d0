/* overlap/convex.h - do the convex hulls of two sets of points share a point? Points, segments,
 * triangles and hulls use this decision; overlap/hull_hull.c has the derivation. */
#ifndef ISECT_OVERLAP_CONVEX_H
#define ISECT_OVERLAP_CONVEX_H

#include "core/precision.h"
#include "engine/planes.h"
#include <stdbool.h>
#include <stddef.h>

/* Exact over the whole finite range. An empty set, NaN and infinity share no point. */
bool X(overlap_convex)(const X(vec3) * a, size_t count_a, const X(vec3) * b, size_t count_b);

#endif
