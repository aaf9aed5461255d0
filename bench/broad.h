/* bench/broad.h - all overlapping pairs of boxes by other libraries: each pair is two indices. */
#ifndef BENCH_BROAD_H
#define BENCH_BROAD_H

#include "isect/shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Writes at most `room` pairs. Returns their number.
typedef size_t find_pairs(const isect_aabb *boxes, size_t n, uint32_t (*pairs)[2], size_t room);
find_pairs broad_cgal, broad_embree;

/// FCL needs objects, which are made before the clock starts.
void *broad_fcl_prepare(const isect_aabb *boxes, size_t n);
void broad_fcl_release(void *objects);
size_t broad_fcl(const void *objects, uint32_t (*pairs)[2], size_t room);

#ifdef __cplusplus
}
#endif
#endif
