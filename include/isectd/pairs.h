/* isectd/pairs.h - isect/pairs.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_PAIRS_H
#define ISECTD_PAIRS_H

#include "isectd/arrays.h"

ISECT_EXTERN_BEGIN

/// How much memory does finding the pairs of so many boxes take?
ISECT_TRY size_t isectd_pairs_capacity(size_t n);
/// Which boxes overlap each other?
ISECT_TRY isect_status isectd_pairs_find(size_t *count, uint32_t (*pairs)[2], size_t room,
                                         const isectd_aabbs *aabbs, size_t n, void *memory,
                                         size_t bytes);
/// Is called with each pair of boxes, the smaller index first; what it returns says whether to
/// go on.
typedef bool isectd_pairs_visitor(void *user, uint32_t a, uint32_t b);
/// Call a function for each two boxes that overlap.
ISECT_TRY isect_status isectd_pairs_visit(isectd_pairs_visitor *visit, void *user,
                                          const isectd_aabbs *aabbs, size_t n, void *memory,
                                          size_t bytes);
/// Boxes that are larger by a margin to all sides, for those that move a little each frame.
ISECT_TRY isect_status isectd_pairs_grow(isectd_aabb *grown, const isectd_aabbs *aabbs, size_t n,
                                         double margin);
/// Is every box still inside of the one that was grown for it?
ISECT_TRY bool isectd_pairs_hold(const isectd_aabb *grown, const isectd_aabbs *aabbs, size_t n);
/// Which of some pairs of boxes overlap?
ISECT_TRY isect_status isectd_pairs_among(size_t *count, uint32_t (*pairs)[2], size_t room,
                                          const uint32_t (*candidates)[2], size_t some,
                                          const isectd_aabbs *aabbs);

ISECT_EXTERN_END
#endif
