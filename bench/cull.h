/* bench/cull.h - parts of bench_cull: boxes by another library, and spheres. */
#ifndef BENCH_CULL_H
#define BENCH_CULL_H

#include "table.h"

#include <isect/isect.h>

/// Planes point inward and are aligned to 16 bytes; 1 for those that are seen.
void cull_cglm(uint8_t *seen, float (*planes)[4], float (*boxes)[2][3], size_t n);

/// Rows of n spheres of one radius about a frustum whose planes are of length one.
void measure_spheres(table *t, const isect_frustum *view, size_t n, float radius, int rounds);

#endif
