/* isect/boxes.h - a tree over boxes, whatever is in them: primitives of your own, answered by a
 * function of yours, or spheres, capsules, points, segments, tetrahedra and all else that has a box.
 *
 * An answer is that of a loop over all primitives with the same function that keeps the least (value,
 * prim); the number of threads that build cannot change it. */
#ifndef ISECT_BOXES_H
#define ISECT_BOXES_H

#include "isect/any.h"
#include "isect/bvh.h"

ISECT_EXTERN_BEGIN

/// A tree over boxes. Read-only once built: share it freely between threads.
typedef struct isect_boxes isect_boxes;

/// The least value of all primitives, and of which it is. A miss is {INFINITY, UINT32_MAX}.
typedef struct isect_boxes_least {
    float value;   ///< t along a ray, or the square of a distance
    uint32_t prim; ///< which, counted from 0 as they were given
} isect_boxes_least;

/// What a primitive answers: t, or the square of a distance; INFINITY, or NaN: nothing.
typedef float isect_boxes_value(void *user, uint32_t prim);

/// Is told of a primitive; false ends the search.
typedef bool isect_boxes_visitor(void *user, uint32_t prim);

/// Build a tree over boxes.
///
/// @param boxes    Receives the tree; release it with isect_boxes_free.
/// @param aabbs    A box for each primitive; bounds may be infinite. May be NULL if the count is 0.
/// @param count    How many, at most 2^26.
/// @param options  May be NULL. Fast: built in two fifths of the time; a ray takes a fifth longer.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or there are
///                 too many.
///
/// Bad input: primitives whose box is empty or has NaN are never found. On failure *boxes is untouched
/// and nothing is leaked.
/// Method: binned surface area heuristic, as isect_bvh_build. Cost: O(n log n); 96 bytes each.
ISECT_TRY isect_status isect_boxes_build(isect_boxes **boxes, const isect_aabb *aabbs, size_t count,
                                         const isect_bvh_options *options);

/// Build a tree over shapes of any type.
///
/// @param boxes    As for isect_boxes_build.
/// @param shapes   Read during the call only; questions ask for them again. May be NULL if the count is 0.
/// @param count    As for isect_boxes_build.
/// @param options  May be NULL.
/// @return         As isect_boxes_build.
///
/// Bad input: shapes with NaN or infinity, empty ones, and none at all are never found. Rays, planes,
/// kdops, frusta and sets by support points have boxes without end here, and are asked each time.
/// Method: isect_bound_aabb_sphere and so on, then isect_boxes_build. Cost: as that.
ISECT_TRY isect_status isect_boxes_build_any(isect_boxes **boxes, const isect_any *shapes,
                                             size_t count, const isect_bvh_options *options);

/// Release a tree.
///
/// @param boxes  May be NULL.
ISECT_API void isect_boxes_free(isect_boxes *boxes);

/// Which primitives have a box that shares a point with another box?
///
/// @param boxes  A tree.
/// @param aabb   Any box; an empty one, or one with NaN, shares none.
/// @param visit  Is told of each, once, in no order. In double boxes are rounded outward to float, so it may
///               be told of a few more.
/// @param user   Is handed to visit.
/// @return       True if all were told of; false if visit ended the search.
///
/// Conservative: none is missed. Cost: some 20 ns a level, and the visits.
ISECT_API bool isect_boxes_visit(const isect_boxes *boxes, const isect_aabb *aabb,
                                 isect_boxes_visitor *visit, void *user);

/// Which primitive does a ray hit first?
///
/// @param boxes  A tree.
/// @param ray    Any.
/// @param value  Answers the t of a primitive. It is asked of those alone whose box the ray meets, at a t
///               that is not beyond the least so far. A t outside of [t_min, t_max] does not count.
/// @param user   Is handed to value.
/// @return       The least t, of equal ones the least prim.
///
/// Exact: what a loop over all primitives would keep, if at t the ray is no further outside of the box than
/// 4e-6 (in double 4e-9) of the greatest absolute value of the origin and of all boxes that end.
/// Cost: some 10 ns a box, and the values.
ISECT_TRY isect_boxes_least isect_boxes_cast(const isect_boxes *boxes, const isect_ray *ray,
                                             isect_boxes_value *value, void *user);

/// Which primitive is nearest?
///
/// @param boxes    A tree.
/// @param about    A box that holds what asks: {p, p} for a point p.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @param value    Answers the square of the distance of a primitive from what asks. It is asked of those
///                 alone whose box is not farther than the least so far.
/// @param user     Is handed to value.
/// @return         The least square, of equal ones the least prim.
///
/// Exact: what a loop over all primitives would keep, if no distance is less than that of the boxes by
/// more than 4e-6 (in double 4e-9) of itself and of the sides of both.
/// Bad input: an empty box, one with NaN, or within2 less than 0 or NaN is a miss.
/// Cost: some 10 ns a box, and the values.
ISECT_TRY isect_boxes_least isect_boxes_closest(const isect_boxes *boxes, const isect_aabb *about,
                                                float within2, isect_boxes_value *value,
                                                void *user);

/// Which of many shapes share a point with another?
///
/// @param boxes     A tree over `shapes`.
/// @param shapes    Those of isect_boxes_build_any.
/// @param query     Any shape.
/// @param prims     Receives the shapes, by increasing index. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then prims holds some
///                  of them, in no order; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: all that a loop over isect_overlap_any finds, with its accuracy. Cost: n log n of those found.
ISECT_TRY isect_status isect_boxes_overlap_any(const isect_boxes *boxes, const isect_any *shapes,
                                               const isect_any *query, uint32_t *prims,
                                               size_t capacity, size_t *count);

/// Which of many shapes does a ray hit first?
///
/// @param boxes   A tree over `shapes`.
/// @param shapes  Those of isect_boxes_build_any: triangles, rectangles, discs, spheres, capsules, lozenges,
///                ellipsoids, cylinders, cones, boxes and hulls; others are never hit.
/// @param ray     Any.
/// @return        As isect_boxes_cast, with t of isect_cast_ray_triangle, or `enter` of
///                isect_cast_ray_sphere and so on: t_min where the ray begins inside.
ISECT_TRY isect_boxes_least isect_boxes_cast_any(const isect_boxes *boxes, const isect_any *shapes,
                                                 const isect_ray *ray);

/// Which of many shapes is nearest to another?
///
/// @param boxes    A tree over `shapes`.
/// @param shapes   Those of isect_boxes_build_any.
/// @param query    Any shape; a point, mostly.
/// @param within2  As for isect_boxes_closest.
/// @return         As isect_boxes_closest, with distance2 of isect_closest_any, which tells the points, too.
ISECT_TRY isect_boxes_least isect_boxes_closest_any(const isect_boxes *boxes,
                                                    const isect_any *shapes, const isect_any *query,
                                                    float within2);

ISECT_EXTERN_END
#endif
