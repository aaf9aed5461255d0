/* bench/bounds.h - the parts of bench_bounds that are measured in both precisions, bounds_boxes.c.
 */
#ifndef BENCH_BOUNDS_H
#define BENCH_BOUNDS_H

#include "table.h"

#define POINTS_A_ROUND 1000000

/// Measures boxes of a thousand to ten million points.
void boxes_float(table *t, int rounds);
void boxes_double(table *t, int rounds);

/// Measures oriented boxes of n points, which are triples.
void obbs_float(table *t, const char *name, const float *xyz, size_t n, int rounds);
void obbs_double(table *t, const char *name, const float *xyz, size_t n, int rounds);

#endif
