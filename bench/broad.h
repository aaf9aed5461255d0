/* bench/broad.h - all overlapping pairs of boxes, by others: indices of two each. */
#ifndef BENCH_BROAD_H
#define BENCH_BROAD_H

#include "isect/shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// At most `room` are written. Gives their number.
typedef size_t find_pairs(const isect_aabb *boxes, size_t n, uint32_t (*pairs)[2], size_t room);
find_pairs broad_cgal, broad_embree;

/// FCL asks of objects that are made before.
void *broad_fcl_prepare(const isect_aabb *boxes, size_t n);
void broad_fcl_release(void *objects);
size_t broad_fcl(const void *objects, uint32_t (*pairs)[2], size_t room);

#ifdef __cplusplus
}
#endif
#endif
