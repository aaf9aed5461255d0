/* bench/cull.h - one frustum and many boxes, by others. */
#ifndef BENCH_CULL_H
#define BENCH_CULL_H

#include <stddef.h>
#include <stdint.h>

/// Planes point inward and are aligned to 16 bytes; 1 for those that are seen.
void cull_cglm(uint8_t *seen, float (*planes)[4], float (*boxes)[2][3], size_t n);

#endif
