/* bench/cull.h - parts of bench_cull: boxes by cglm, and spheres. */
#ifndef BENCH_CULL_H
#define BENCH_CULL_H

#include "table.h"

#include <isect/isect.h>

/// Planes have inward normals and are aligned to 16 bytes. seen[i] is 1 where cglm reports box i as
/// visible.
void cull_cglm(uint8_t *seen, float (*planes)[4], float (*boxes)[2][3], size_t n);

/// Adds the rows of n spheres of one radius against a frustum, whose planes have unit normals.
void measure_spheres(table *t, const isect_frustum *view, size_t n, float radius, int rounds);

#endif
