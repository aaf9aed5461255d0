/* isect/broadphase.h - the broad phase: which of many boxes overlap, and a tree over boxes. */
#ifndef ISECT_BROADPHASE_H
#define ISECT_BROADPHASE_H

#include "isect/any.h"
#include "isect/arrays.h"
#include "isect/bvh.h"

ISECT_EXTERN_BEGIN

/* ---- pairs ----
 *
 * All pairs of boxes that overlap: the broad phase of collision detection. */

/// How much memory does it take to find the pairs of n boxes?
///
/// @param n  How many boxes.
/// @return   Bytes, for isect_pairs_find and isect_pairs_visit: about 52 a box (double: 92); 0 if
///           there are 2^32 - 1 or more, or too many for a size_t.
ISECT_TRY size_t isect_pairs_capacity(size_t n);

/// Which boxes overlap each other?
///
/// @param aabbs   Any boxes: bounds may be infinite, and sizes may differ by any factor. Boxes with
///                lower > upper or NaN overlap nothing.
/// @param n       How many.
/// @param memory  At least isect_pairs_capacity(n) bytes, aligned for numbers of 64 bits. May be
///                NULL if n is 0.
/// @param bytes   The size of `memory` in bytes.
/// @param pairs   Receives the indices of two boxes each, the smaller one first; every pair once,
///                in an order that depends on the boxes alone. If there are more than `room`, that
///                number of them. May be NULL if `room` is 0.
/// @param room    How many pairs `pairs` has room for.
/// @param count   Receives how many pairs there are; also if they are more than `room`.
/// @return        ISECT_OK; ISECT_TOO_SMALL if `memory` is too small, and then `count` is
///                untouched, or if there are more pairs than `room`; ISECT_BAD_ARGUMENT if a
///                pointer is missing or there are too many boxes.
///
/// Bad input: boxes with NaN overlap nothing.
/// Exact: two boxes are a pair exactly if isect_overlap_aabb_aabb is true.
/// Method: a grid for each class of sizes, each 64 times larger than the one before; in a cell the
/// boxes are sorted along the axis on which they spread most, and a box is compared with those that
/// begin before it ends, as many at a time as a register holds.
/// Cost: O(n) for boxes of similar sizes, and for each pair.
ISECT_TRY isect_status isect_pairs_find(isect_aabbs aabbs, size_t n, void *memory, size_t bytes,
                                        uint32_t (*pairs)[2], size_t room, size_t *count);

/// Is called with each pair of boxes, the smaller index first; false ends the search.
typedef bool isect_pairs_visitor(void *user, uint32_t a, uint32_t b);

/// Which boxes overlap each other? One pair after the other, until the caller ends the search.
///
/// @param aabbs   As for isect_pairs_find.
/// @param n       How many.
/// @param memory  As for isect_pairs_find.
/// @param bytes   The size of `memory` in bytes.
/// @param visit   Is called with `user` and the indices of two boxes, the smaller one first; every
///                pair once, in the order of isect_pairs_find. If it returns false, no more are
///                found.
/// @param user    Is passed to it.
/// @return        ISECT_OK; ISECT_CANCELLED if `visit` returned false; ISECT_TOO_SMALL if `memory`
///                is too small; ISECT_BAD_ARGUMENT if a pointer is missing or there are too many
///                boxes.
///
/// Bad input: as isect_pairs_find.
/// Exact: as isect_pairs_find.
/// Method: as isect_pairs_find.
/// Cost: as isect_pairs_find, and the calls of `visit`.
ISECT_TRY isect_status isect_pairs_visit(isect_aabbs aabbs, size_t n, void *memory, size_t bytes,
                                         isect_pairs_visitor *visit, void *user);

/// Grow boxes by a margin on all sides, so that their pairs last for some frames of small motion.
///
/// @param aabbs   Any boxes.
/// @param n       How many.
/// @param margin  At least 0: how far a box may move before pairs must be found again. A tenth of
///                its size is a good start.
/// @param grown   Receives n boxes. Boxes that are empty or NaN may become anything.
/// @return        ISECT_OK; ISECT_BAD_ARGUMENT if a pointer is missing or the margin is negative or
///                NaN.
///
/// Accuracy: bounds are rounded once, and never lie inside of the given ones.
/// Method: a sum for each bound, rounded outward.
/// Cost: 2 ns a box.
ISECT_TRY isect_status isect_pairs_grow(isect_aabbs aabbs, size_t n, float margin,
                                        isect_aabb *grown);

/// Is every box still inside of the one that was grown for it?
///
/// @param grown  Boxes of isect_pairs_grow, or any others.
/// @param aabbs  The boxes now. Boxes with lower > upper or NaN are inside of any box.
/// @param n      How many.
/// @return       If true, all pairs of `aabbs` are among the pairs of `grown`. True if n is 0,
///               false if a pointer is missing.
///
/// Exact: over all numbers.
/// Method: comparisons of bounds.
/// Cost: 4 ns a box.
ISECT_TRY bool isect_pairs_hold(const isect_aabb *grown, isect_aabbs aabbs, size_t n);

/// Which of some pairs of boxes overlap?
///
/// @param aabbs       The boxes now.
/// @param candidates  Indices of two boxes each, less than the number of boxes: the pairs that
///                    isect_pairs_find found of the grown boxes.
/// @param some        How many candidates.
/// @param pairs       Receives the pairs that overlap, in the order of the candidates. May be the
///                    candidates themselves.
/// @param room        How many pairs `pairs` has room for.
/// @param count       Receives how many; also if they are more than `room`.
/// @return            ISECT_OK; ISECT_TOO_SMALL if there are more pairs than `room`;
///                    ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: boxes with NaN overlap nothing.
/// Exact: as isect_overlap_aabb_aabb.
/// Method: isect_overlap_aabb_aabb of each candidate.
/// Cost: 14 ns for each candidate of 100 000 boxes.
ISECT_TRY isect_status isect_pairs_among(isect_aabbs aabbs, const uint32_t (*candidates)[2],
                                         size_t some, uint32_t (*pairs)[2], size_t room,
                                         size_t *count);

/// Many bodies, each a shape in a pose.
typedef struct isect_pairs_bodies {
    const isect_any *shapes; ///< their shapes
    const isect_pose *poses; ///< the pose of each; NULL: all are where they were given
    const uint32_t *groups;  ///< the groups that a body belongs to, a bit each; NULL: all
    const uint32_t *masks;   ///< the groups with which a body has contacts; NULL: all
    size_t count;            ///< how many
} isect_pairs_bodies;

/// Memory of the caller's for the contacts of bodies, and what is kept in it from call to call.
typedef struct isect_pairs_kept {
    float slack; ///< how far a body moves before pairs are found again, as in isect_pairs_grow
    isect_aabb *boxes; ///< room for two boxes a body
    uint32_t *pairs;   ///< room for two indices a pair of boxes
    size_t room;       ///< for how many pairs
    void *memory;      ///< as for isect_pairs_find
    size_t bytes;      ///< the size of `memory`: at least isect_pairs_capacity
    size_t count;      ///< out: how many pairs there are, also if they are more than `room`
    size_t bodies;     ///< 0 before the first call; out: for how many bodies pairs are kept
} isect_pairs_kept;

/// The contact of two bodies.
typedef struct isect_pairs_contact {
    uint32_t a, b;         ///< the bodies, a < b
    isect_contact contact; ///< that of isect_contact_any
} isect_pairs_contact;

/// Which contacts have many bodies with each other? The broad phase and the narrow phase.
///
/// @param bodies    Any shapes of isect_contact_any in any poses. A list of parts has poses of its
///                  own, so `poses` must then be NULL. Planes have no contact with a shape in a
///                  pose. Two bodies have contacts if each is in a group of the other's mask.
/// @param margin    Contacts with a gap of at most this count; at least 0. INFINITY: the distances
///                  of all pairs.
/// @param kept      Memory, and the boxes and pairs of the last call with as many bodies: as long
///                  as no body has moved by more than the slack, they are used again. Any slack
///                  gives the same contacts.
/// @param contacts  Receives the contacts, by increasing a, then b. May be NULL if `room` is 0.
/// @param room      How many contacts `contacts` has room for.
/// @param count     Receives how many there are; also if they are more than `room`.
/// @return          ISECT_OK; ISECT_TOO_SMALL if there are more contacts than `room`, or, and then
///                  `count` is untouched, more pairs of boxes than kept->room, or too little
///                  memory; ISECT_BAD_ARGUMENT if a pointer is missing, a shape is not known, a
///                  list of parts has a pose, or the margin is negative or NaN.
///
/// Bad input: bodies that are empty or have NaN, and those in an invalid pose, have no contacts.
/// Accuracy: as a loop over all pairs with isect_contact_any, to the bit; each body is a list of
/// one part if it has a pose.
/// Method: isect_bound_aabb_any, isect_pairs_find, and isect_contact_any of pairs of boxes.
/// Cost: 0.2 microseconds a body, and isect_contact_any for each pair of boxes that overlap. For
/// manifolds call isect_contact_any_patch for the pairs that are found.
ISECT_TRY isect_status isect_pairs_contacts(const isect_pairs_bodies *bodies, float margin,
                                            isect_pairs_kept *kept, isect_pairs_contact *contacts,
                                            size_t room, size_t *count);

/* ---- boxes ----
 *
 * A tree over boxes, with any content: your own primitives and a function of yours for them, or
 * spheres, capsules, points, segments, tetrahedra and every other shape with a box.
 *
 * An answer is that of a loop over all primitives with the same function that keeps the least
 * (value, prim); the number of threads that build cannot change it. */

/// A tree over boxes. Read-only once built: share it freely between threads.
typedef struct isect_boxes isect_boxes;

/// The least value of all primitives, and the primitive that has it.
/// A miss is {INFINITY, UINT32_MAX}.
typedef struct isect_boxes_least {
    float value;   ///< t along a ray, or the square of a distance
    uint32_t prim; ///< index of the primitive in the array of the build
} isect_boxes_least;

/// Returns the value of a primitive: t, or the square of a distance; INFINITY or NaN is a miss.
typedef float isect_boxes_value(void *user, uint32_t prim);

/// Is called with a primitive; false ends the search.
typedef bool isect_boxes_visitor(void *user, uint32_t prim);

/// Build a tree over boxes.
///
/// @param aabbs    A box for each primitive; bounds may be infinite. May be NULL if the count is 0.
/// @param count    How many, at most 2^26.
/// @param options  May be NULL. Fast: built in two fifths of the time; a ray takes a fifth longer.
/// @param boxes    Receives the tree; release it with isect_boxes_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or there
///                 are too many.
///
/// Bad input: primitives whose box is empty or has NaN are never found. On failure *boxes is
/// untouched and nothing is leaked.
/// Method: binned surface area heuristic, as isect_bvh_build. Cost: O(n log n); 96 bytes each.
ISECT_TRY isect_status isect_boxes_build(const isect_aabb *aabbs, size_t count,
                                         const isect_bvh_options *options, isect_boxes **boxes);

/// Build a tree over shapes of any type.
///
/// @param shapes   Read during the call only; the questions take them again as an argument. May be
///                 NULL if the count is 0.
/// @param count    As for isect_boxes_build.
/// @param options  May be NULL.
/// @param boxes    As for isect_boxes_build.
/// @return         As isect_boxes_build.
///
/// Bad input: shapes with NaN or infinity, empty shapes and ISECT_SHAPE_NONE are never found. Rays,
/// planes and unbounded solids have unbounded boxes here, and are tested by every question.
/// Method: isect_bound_aabb_sphere and so on, or support points along the axes, then
/// isect_boxes_build.
/// Cost: as isect_boxes_build.
ISECT_TRY isect_status isect_boxes_build_any(const isect_any *shapes, size_t count,
                                             const isect_bvh_options *options, isect_boxes **boxes);

/// Release a tree.
///
/// @param boxes  May be NULL.
ISECT_API void isect_boxes_free(isect_boxes *boxes);

/// Which primitives have a box that shares a point with another box?
///
/// @param boxes  A tree.
/// @param aabb   Any box; an empty one, or one with NaN, shares no point with any.
/// @param visit  Is called once with each such primitive, in no order. In double the boxes are
///               rounded outward to float, so it may be called with a few more.
/// @param user   Is passed to visit.
/// @return       True if visit was called with all; false if it ended the search.
///
/// Conservative: no primitive is missed.
/// Method: the boxes of the tree, from the root down.
/// Cost: about 20 ns a level, and the calls of visit.
ISECT_API bool isect_boxes_visit(const isect_boxes *boxes, const isect_aabb *aabb,
                                 isect_boxes_visitor *visit, void *user);

/// Which primitive does a ray hit first?
///
/// @param boxes  A tree.
/// @param ray    Any ray.
/// @param value  Returns the t of a primitive. It is called only for primitives whose box the ray
///               meets at a t that is not beyond the least so far. A t outside of [t_min, t_max]
///               does not count.
/// @param user   Is passed to value.
/// @return       The least t, of equal ones the least prim.
///
/// Exact: the answer of a loop over all primitives, if the point of the ray at each t is outside of
/// the box of the primitive by no more than 4e-6 (in double 4e-9) times the greatest absolute value
/// of the origin and of all finite bounds.
/// Method: the boxes of the tree, nearest first.
/// Cost: about 10 ns a box, and the calls of value.
ISECT_TRY isect_boxes_least isect_boxes_cast(const isect_boxes *boxes, const isect_ray *ray,
                                             isect_boxes_value *value, void *user);

/// Which primitive is nearest?
///
/// @param boxes    A tree.
/// @param about    A box that contains the query: {p, p} for a point p.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @param value    Returns the squared distance of a primitive from the query. It is called only
///                 for primitives whose box is not farther than the least so far.
/// @param user     Is passed to value.
/// @return         The least squared distance, of equal ones the least prim.
///
/// Exact: the answer of a loop over all primitives, if no distance is less than the distance of the
/// boxes by more than 4e-6 (in double 4e-9) times that distance and the sides of both boxes.
/// Bad input: an empty box, one with NaN, or within2 less than 0 or NaN is a miss.
/// Method: the boxes of the tree, nearest first.
/// Cost: about 10 ns a box, and the calls of value.
ISECT_TRY isect_boxes_least isect_boxes_closest(const isect_boxes *boxes, const isect_aabb *about,
                                                float within2, isect_boxes_value *value,
                                                void *user);

/// Which of many shapes share a point with the query?
///
/// @param boxes     A tree over `shapes`.
/// @param shapes    The shapes given to isect_boxes_build_any.
/// @param query     Any shape.
/// @param prims     Receives the shapes, by increasing index. May be NULL if the capacity is 0.
/// @param capacity  How many `prims` has room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then prims holds
///                  some of them, in no order; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: as isect_overlap_any.
/// Accuracy: all shapes that a loop over isect_overlap_any finds; exact where isect_overlap_any is.
/// Method: isect_boxes_visit with the box of the query, isect_overlap_any, then a sort.
/// Cost: that of isect_overlap_any for each shape whose box overlaps that of the query, and n log n
/// of those found.
ISECT_TRY isect_status isect_boxes_overlap_any(const isect_boxes *boxes, const isect_any *shapes,
                                               isect_any query, uint32_t *prims, size_t capacity,
                                               size_t *count);

/// Which of many shapes does a ray hit first?
///
/// @param boxes   A tree over `shapes`.
/// @param shapes  The shapes given to isect_boxes_build_any: triangles, rectangles, discs, spheres,
///                capsules, lozenges, ellipsoids, cylinders, cones, boxes and hulls. Other shapes
///                are never hit.
/// @param ray     Any ray.
/// @return        As isect_boxes_cast, with t of isect_cast_ray_triangle, or `enter` of
///                isect_cast_ray_sphere and so on: t_min where the ray begins inside.
///
/// Bad input, accuracy: as the function of each shape.
/// Method: as isect_boxes_cast.
/// Cost: as isect_boxes_cast, with these functions as value.
ISECT_TRY isect_boxes_least isect_boxes_cast_any(const isect_boxes *boxes, const isect_any *shapes,
                                                 const isect_ray *ray);

/// Which of many shapes is nearest to the query?
///
/// @param boxes    A tree over `shapes`.
/// @param shapes   The shapes given to isect_boxes_build_any.
/// @param query    Any shape, for example a point.
/// @param within2  As for isect_boxes_closest.
/// @return         As isect_boxes_closest, with distance2 of isect_closest_any; call that for the
///                 points.
///
/// Bad input, accuracy: as isect_closest_any.
/// Method: as isect_boxes_closest.
/// Cost: as isect_boxes_closest, with isect_closest_any as value.
ISECT_TRY isect_boxes_least isect_boxes_closest_any(const isect_boxes *boxes,
                                                    const isect_any *shapes, isect_any query,
                                                    float within2);

ISECT_EXTERN_END
#endif
