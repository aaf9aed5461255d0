/* isectd/cull.h - isect/cull.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CULL_H
#define ISECTD_CULL_H

#include "isectd/arrays.h"

ISECT_EXTERN_BEGIN

#define ISECTD_CULL_ALL 63u ///< all six planes of a frustum, as bits

/// Where is a box with respect to those planes of a frustum that are still to be asked?
ISECT_TRY isect_side isectd_cull_aabb(const isectd_frustum *frustum, const isectd_aabb *aabb,
                                      unsigned *planes, unsigned *last);
/// Where is a solid sphere with respect to those planes of a frustum that are still to be
/// asked?
ISECT_TRY isect_side isectd_cull_sphere(const isectd_frustum *frustum, const isectd_sphere *sphere,
                                        unsigned *planes, unsigned *last);
/// Which of many boxes does a frustum see, or each of some frusta?
ISECT_API void isectd_cull_aabbs(uint64_t *seen, uint64_t *inside, const isectd_frustum *frusta,
                                 size_t count, const isectd_aabbs *aabbs, size_t n);
/// Boxes as whole numbers of 16 bits, half of what floats take.
typedef struct isectd_packed { const uint16_t *lower[3]; const uint16_t *upper[3];
    isectd_vec3 origin; isectd_vec3 step; } isectd_packed;
/// Boxes in 16 bits that contain those given.
ISECT_TRY isect_status isectd_cull_pack(isectd_packed *packed, uint16_t *numbers,
                                        const isectd_aabbs *aabbs, size_t n);
/// As isectd_cull_aabbs, of boxes in 16 bits.
ISECT_API void isectd_cull_packed(uint64_t *seen, uint64_t *inside, const isectd_frustum *frusta,
                                  size_t count, const isectd_packed *packed, size_t n);
/// Which of many are on a side, or farther in?
ISECT_TRY size_t isectd_cull_list(uint32_t *indices, const uint8_t *sides, size_t n,
                                  isect_side least);
/// Which of many answers are yes?
ISECT_TRY size_t isectd_cull_list_bits(uint32_t *indices, const uint64_t *bits, size_t n);

ISECT_EXTERN_END
#endif
