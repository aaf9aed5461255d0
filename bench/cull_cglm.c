/* bench/cull_cglm.c - one frustum and many boxes by cglm, inlined into a loop. */
#include "cull.h"

#ifdef BENCH_CGLM
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wconversion"
#include <cglm/cglm.h>
#pragma GCC diagnostic pop

void cull_cglm(uint8_t *seen, float (*planes)[4], float (*boxes)[2][3], size_t n)
{
    for (size_t i = 0; i < n; i++)
        seen[i] = glm_aabb_frustum(boxes[i], planes);
}
#else
void cull_cglm(uint8_t *seen, float (*planes)[4], float (*boxes)[2][3], size_t n)
{
    (void)seen, (void)planes, (void)boxes, (void)n;
}
#endif
