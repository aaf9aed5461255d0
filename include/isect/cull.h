/* isect/cull.h - what does a frustum see of a hierarchy, and of many? Plane by plane, with memory. */
#ifndef ISECT_CULL_H
#define ISECT_CULL_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

#define ISECT_CULL_ALL 63u ///< all six planes of a frustum, as bits

/// Where is a box with respect to those planes of a frustum that are still to be asked?
///
/// @param frustum  As for isect_classify_frustum_aabb.
/// @param aabb     As for isect_classify_frustum_aabb.
/// @param planes   The planes to be asked, bit i for plane[i]: ISECT_CULL_ALL for the root of a hierarchy,
///                 for a child what its parent has left. Receives those that the box is not inside of:
///                 of what is inside of the box no others need be asked. Untouched if it is outside.
/// @param last     The plane to be asked first, or NULL. Receives the one that the box is outside of: keep
///                 it for the next frame, where most are outside of the same.
/// @return         ISECT_OUTSIDE if the box is outside of one of the planes; ISECT_INSIDE and
///                 ISECT_TANGENT_INSIDE if it is inside of all; else ISECT_STRADDLES, also of boxes
///                 beside an edge or a corner: isect_classify_frustum_aabb tells.
///
/// Bad input: as isect_classify_plane_aabb of the planes that are asked.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: isect_classify_plane_aabb of one plane after the other; masks of planes (Bishop et al. 1998)
/// and the plane that rejected last (Assarsson and Moeller 2000). Cost: 2 dot products for each plane.
ISECT_TRY isect_side isect_cull_aabb(const isect_frustum *frustum, const isect_aabb *aabb,
                                     unsigned *planes, unsigned *last);

/// Where is a solid sphere with respect to those planes of a frustum that are still to be asked?
///
/// @param frustum  As for isect_classify_frustum_sphere.
/// @param sphere   As for isect_classify_frustum_sphere.
/// @param planes   As for isect_cull_aabb.
/// @param last     As for isect_cull_aabb.
/// @return         As isect_cull_aabb; isect_classify_frustum_sphere tells of those beside an edge or a
///                 corner.
///
/// Bad input: as isect_classify_plane_sphere of the planes that are asked.
/// Conservative: ISECT_OUTSIDE and both sides of inside are certain, over the whole finite range.
/// Method: as isect_cull_aabb. Cost: a dot product and a root for each plane.
ISECT_TRY isect_side isect_cull_sphere(const isect_frustum *frustum, const isect_sphere *sphere,
                                       unsigned *planes, unsigned *last);

/// Which of many boxes does a frustum see, or each of some frusta?
///
/// @param seen    Receives isect_words(n) words of bits for each frustum, one after the other: bit i is 1
///                if aabb i overlaps it. Bits beyond n are 0.
/// @param inside  The same for those that are wholly inside, so that both together are two bits a box; or
///                NULL.
/// @param frusta  As for isect_classify_frustum_aabb.
/// @param count   How many frusta.
/// @param aabbs   As for isect_classify_frustum_aabb: a column for each number, or structs.
/// @param n       How many boxes.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_classify_frustum_aabb of each frustum with each box.
/// Method: isect_classify_frustum_aabb_n; boxes stay in the first cache for all frusta.
/// Cost: 2 ns for each box and frustum, as long as it takes to read the boxes; more for boxes across.
ISECT_API void isect_cull_aabbs(uint64_t *seen, uint64_t *inside, const isect_frustum *frusta,
                                size_t count, const isect_aabbs *aabbs, size_t n);

/// Boxes as whole numbers of 16 bits, half of what floats take: what is stored as q is at origin + step * q.
typedef struct isect_packed {
    const uint16_t *lower[3]; ///< a column for each axis
    const uint16_t *upper[3]; ///< lower > upper: empty
    isect_vec3 origin;        ///< where 0 is
    isect_vec3 step;          ///< how far 1 is from 0; positive
} isect_packed;

/// Boxes in 16 bits that contain those given.
///
/// @param packed   Receives the boxes; its columns are in `numbers`.
/// @param numbers  Receives 6 n numbers.
/// @param aabbs    Any boxes. Those with lower > upper or NaN become empty.
/// @param n        How many.
/// @return         ISECT_OK; ISECT_NOT_FINITE if a box has no end, or one beyond a quarter of the
///                 greatest number; ISECT_BAD_ARGUMENT if a pointer is missing. But for ISECT_OK
///                 `packed` is untouched.
///
/// Exact: a step is a power of two, and origin + step * q a float, for every q; boxes are the least that
/// contain those given. They are larger by less than a step to each side; 32767 to 65535 steps are
/// the extent of all, unless that is smaller than 1 / 128 of its distance from 0.
/// Cost: 15 ns a box.
ISECT_TRY isect_status isect_cull_pack(isect_packed *packed, uint16_t *numbers,
                                       const isect_aabbs *aabbs, size_t n);

/// As isect_cull_aabbs, of boxes in 16 bits.
///
/// @param seen    As for isect_cull_aabbs.
/// @param inside  As for isect_cull_aabbs.
/// @param frusta  As for isect_cull_aabbs.
/// @param count   How many frusta.
/// @param packed  Of isect_cull_pack; or with any origin and step, where product and sum are rounded to
///                float and that is the box.
/// @param n       How many boxes.
///
/// Bad input: as isect_classify_frustum_aabb.
/// Exact: as isect_cull_aabbs of the packed boxes. So of those that they were made from none is missed,
/// and what is inside is so.
/// Cost: a tenth more than isect_cull_aabbs, from half the memory.
ISECT_API void isect_cull_packed(uint64_t *seen, uint64_t *inside, const isect_frustum *frusta,
                                 size_t count, const isect_packed *packed, size_t n);

/// Which of many are on a side, or farther in?
///
/// @param indices  Receives their indices, in order; room for n.
/// @param sides    Of a form for many, such as isect_classify_frustum_aabb_n.
/// @param n        How many.
/// @param least    ISECT_TANGENT_OUTSIDE: all that overlap; ISECT_TANGENT_INSIDE: all that are inside.
/// @return         How many they are.
///
/// Cost: 0.3 ns each.
ISECT_TRY size_t isect_cull_list(uint32_t *indices, const uint8_t *sides, size_t n,
                                 isect_side least);

/// Which of many answers are yes?
///
/// @param indices  Receives their indices, in order; room for as many as there are.
/// @param bits     Of a form for many, such as isect_overlap_sphere_aabb_n.
/// @param n        How many answers there are.
/// @return         How many are yes.
///
/// Cost: 0.7 ns for each yes.
ISECT_TRY size_t isect_cull_list_bits(uint32_t *indices, const uint64_t *bits, size_t n);

ISECT_EXTERN_END
#endif
