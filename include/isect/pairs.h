/* isect/pairs.h - all pairs of boxes that overlap: the broad phase of collision detection. */
#ifndef ISECT_PAIRS_H
#define ISECT_PAIRS_H

#include "isect/arrays.h"

ISECT_EXTERN_BEGIN

/// How much memory does finding the pairs of so many boxes take?
///
/// @param n  How many boxes.
/// @return   Bytes, for isect_pairs_find and isect_pairs_visit: about 52 a box (double: 92); 0 if there
///           are 2^32 - 1 or more, or too many for a size_t.
ISECT_TRY size_t isect_pairs_capacity(size_t n);

/// Which boxes overlap each other?
///
/// @param count   Receives how many pairs there are; also if they are more than `room`.
/// @param pairs   Receives the indices of two boxes each, the smaller one first; every pair once, in an
///                order that depends on the boxes alone. If there are more than `room`, so many of
///                them. May be NULL if `room` is 0.
/// @param room    How many pairs it has room for.
/// @param aabbs   Any boxes: bounds may be infinite, sizes as different as one likes. Those with lower
///                > upper or NaN overlap nothing.
/// @param n       How many.
/// @param memory  At least isect_pairs_capacity(n) bytes, aligned for numbers of 64 bits. May be NULL
///                if n is 0.
/// @param bytes   How many there are.
/// @return        ISECT_OK; ISECT_TOO_SMALL if `memory` is too small, and then `count` is untouched, or
///                if there are more pairs than `room`; ISECT_BAD_ARGUMENT if a pointer is missing or
///                there are too many boxes.
///
/// Exact: two boxes are a pair exactly if isect_overlap_aabb_aabb says that they overlap.
/// Method: a grid for each class of sizes, each 64 times larger than the one before; in a cell the
/// boxes are sorted along the axis on which they spread most, and a box is compared with those that
/// begin before it ends, as many at a time as a register holds.
/// Cost: O(n) for boxes of similar sizes, and for each pair.
ISECT_TRY isect_status isect_pairs_find(size_t *count, uint32_t (*pairs)[2], size_t room,
                                        const isect_aabbs *aabbs, size_t n, void *memory,
                                        size_t bytes);

/// Is called with each pair of boxes, the smaller index first; what it returns says whether to go on.
typedef bool isect_pairs_visitor(void *user, uint32_t a, uint32_t b);

/// Call a function for each two boxes that overlap.
///
/// @param visit   Is called with `user` and the indices of two boxes, the smaller one first; every pair
///                once, in the order of isect_pairs_find. If it returns false, no more are found.
/// @param user    Is passed to it.
/// @param aabbs   As for isect_pairs_find.
/// @param n       How many.
/// @param memory  As for isect_pairs_find.
/// @param bytes   How many there are.
/// @return        ISECT_OK; ISECT_CANCELLED if `visit` returned false; ISECT_TOO_SMALL if `memory` is
///                too small; ISECT_BAD_ARGUMENT if a pointer is missing or there are too many boxes.
///
/// Exact: as isect_pairs_find.
/// Cost: as isect_pairs_find, and what `visit` takes.
ISECT_TRY isect_status isect_pairs_visit(isect_pairs_visitor *visit, void *user,
                                         const isect_aabbs *aabbs, size_t n, void *memory,
                                         size_t bytes);

/// Boxes that are larger by a margin to all sides, for those that move a little each frame.
///
/// @param grown   Receives n boxes. Those that are empty or NaN may become anything.
/// @param aabbs   Any boxes.
/// @param n       How many.
/// @param margin  At least 0: how far a box may move before pairs are found anew. Some tenth of its size
///                is a good start.
/// @return        ISECT_OK; ISECT_BAD_ARGUMENT if a pointer is missing or the margin is negative or NaN.
///
/// Accuracy: bounds are rounded once, and never lie inside of those given. Cost: 2 ns a box.
ISECT_TRY isect_status isect_pairs_grow(isect_aabb *grown, const isect_aabbs *aabbs, size_t n,
                                        float margin);

/// Is every box still inside of the one that was grown for it?
///
/// @param grown  Of isect_pairs_grow, or any other boxes.
/// @param aabbs  Where the boxes are now. Those with lower > upper or NaN are inside of any.
/// @param n      How many.
/// @return       Then all pairs of them are among those of `grown`; also if n is 0. False if a pointer is
///               missing.
///
/// Exact: over all numbers. Cost: 4 ns a box.
ISECT_TRY bool isect_pairs_hold(const isect_aabb *grown, const isect_aabbs *aabbs, size_t n);

/// Which of some pairs of boxes overlap?
///
/// @param count       Receives how many; also if they are more than `room`.
/// @param pairs       Receives these pairs, in the order of the candidates. May be the candidates
///                    themselves.
/// @param room        How many pairs it has room for.
/// @param candidates  Indices of two boxes each, less than the number of boxes: the pairs that
///                    isect_pairs_find found of grown boxes.
/// @param some        How many.
/// @param aabbs       Where the boxes are now.
/// @return            ISECT_OK; ISECT_TOO_SMALL if there are more pairs than `room`; ISECT_BAD_ARGUMENT if a
///                    pointer is missing.
///
/// Exact: as isect_overlap_aabb_aabb. Cost: 14 ns for each candidate of 100 000 boxes.
ISECT_TRY isect_status isect_pairs_among(size_t *count, uint32_t (*pairs)[2], size_t room,
                                         const uint32_t (*candidates)[2], size_t some,
                                         const isect_aabbs *aabbs);

ISECT_EXTERN_END
#endif
