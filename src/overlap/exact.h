/* overlap/exact.h - the exact decisions of pairs, for other pairs that use them; the numbers must
 * be finite. */
#ifndef ISECT_OVERLAP_EXACT_H
#define ISECT_OVERLAP_EXACT_H

#include "core/vec3.h"

#if LANES == 1
bool X(overlap_point_segment_exact)(const Point *point, const Segment *segment);
bool X(overlap_point_triangle_exact)(const Point *point, const Triangle *triangle);
bool X(overlap_point_sphere_exact)(const Point *point, const Sphere *sphere);
bool X(overlap_point_capsule_exact)(const Point *point, const Capsule *capsule);
bool X(overlap_segment_segment_exact)(const Segment *a, const Segment *b);
bool X(overlap_segment_triangle_exact)(const Segment *segment, const Triangle *triangle);
#endif

#endif
