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

#ifdef __cplusplus
}
#endif
#endif
