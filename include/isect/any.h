/* isect/any.h - shapes of which only the program that runs knows what they are: a tag, and one of all
 * structs. Questions to two of them find the function of the pair in a table and give its answer, bit
 * for bit, whichever of the two stands first. */
#ifndef ISECT_ANY_H
#define ISECT_ANY_H

#include "isect/answers.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// The numbers of any one shape, or its view: the member that has the name of the tag.
typedef union isect_shape_data {
    isect_vec3 point;           ///< ISECT_SHAPE_POINT
    isect_segment segment;      ///< ISECT_SHAPE_SEGMENT
    isect_ray ray;              ///< ISECT_SHAPE_RAY
    isect_plane plane;          ///< ISECT_SHAPE_PLANE
    isect_triangle triangle;    ///< ISECT_SHAPE_TRIANGLE
    isect_rectangle rectangle;  ///< ISECT_SHAPE_RECTANGLE
    isect_disc disc;            ///< ISECT_SHAPE_DISC
    isect_sphere sphere;        ///< ISECT_SHAPE_SPHERE
    isect_capsule capsule;      ///< ISECT_SHAPE_CAPSULE
    isect_lozenge lozenge;      ///< ISECT_SHAPE_LOZENGE
    isect_ellipsoid ellipsoid;  ///< ISECT_SHAPE_ELLIPSOID
    isect_cylinder cylinder;    ///< ISECT_SHAPE_CYLINDER
    isect_cone cone;            ///< ISECT_SHAPE_CONE
    isect_aabb aabb;            ///< ISECT_SHAPE_AABB
    isect_obb obb;              ///< ISECT_SHAPE_OBB
    isect_kdop kdop;            ///< ISECT_SHAPE_KDOP
    isect_frustum frustum;      ///< ISECT_SHAPE_FRUSTUM
    isect_hull hull;            ///< ISECT_SHAPE_HULL
} isect_shape_data;

/// A shape and which one it is: {ISECT_SHAPE_SPHERE, {.sphere = {{0, 0, 0}, 1}}}. It has room for the
/// largest, a frustum: 208 bytes (double: 400). Views keep the pointers that they were given.
typedef struct isect_any {
    isect_shape shape;   ///< which member of `is` it is
    isect_shape_data is; ///< that
} isect_any;

/// Is there an answer to a question about these two shapes?
///
/// @param question  Which question.
/// @param a, b      Which shapes. Of contains and classify `a` is the one that asks, as in the name of the
///                  function of the pair; else their order does not matter.
/// @return          Exactly if matrix.csv has a row for them. Any numbers may be asked about; what is no
///                  question or no shape has no answer.
///
/// Cost: 2 ns.
ISECT_TRY bool isect_any_answers(isect_question question, isect_shape a, isect_shape b);

/// Do two shapes share a point?
///
/// @param a, b  Any shapes.
/// @return      Of isect_overlap_sphere_obb or whatever is the function of these two. False if there is
///              none: isect_any_answers tells.
///
/// Bad input, exactness and accuracy: as of the function of the pair, to the bit.
/// Method: a table of functions by two tags. Cost: 3 ns besides.
ISECT_ASK bool isect_overlap_any(const isect_any *a, const isect_any *b);

/// Is the second shape wholly inside the first?
///
/// @param a, b  Any shapes; the first is the solid.
/// @return      Of isect_contains_sphere_sphere or whatever is the function of these two. False if there
///              is none.
///
/// As isect_overlap_any.
ISECT_ASK bool isect_contains_any(const isect_any *a, const isect_any *b);

/// Is the second shape outside, across or inside of the first?
///
/// @param a, b  Any shapes; the first is the plane, frustum or other solid.
/// @return      Of isect_classify_plane_obb or whatever is the function of these two. ISECT_OUTSIDE if
///              there is none.
///
/// As isect_overlap_any.
ISECT_ASK isect_side isect_classify_any(const isect_any *a, const isect_any *b);

/// Which points of two shapes are nearest?
///
/// @param a, b  Any shapes.
/// @return      Of isect_closest_point_hull or whatever is the function of these two; if that has them in
///              the other order, with its points exchanged. A miss if there is none.
///
/// As isect_overlap_any.
ISECT_ASK isect_nearest isect_closest_any(const isect_any *a, const isect_any *b);

/// Which of some pairs of shapes share a point?
///
/// @param count       Receives how many; also if they are more than `room`.
/// @param hits        Receives these pairs, in the order of the candidates. May be the candidates
///                    themselves; may be NULL if `room` is 0.
/// @param room        How many pairs it has room for.
/// @param shapes      Any shapes.
/// @param candidates  Indices of two shapes each, which must be less than how many there are: what
///                    isect_pairs_find found of their boxes.
/// @param some        How many.
/// @return            ISECT_OK; ISECT_TOO_SMALL if there are more pairs than `room`; ISECT_BAD_ARGUMENT if a
///                    pointer is missing, or if there is no function for two of the shapes: then `count`
///                    and `hits` are untouched.
///
/// Exact: as isect_overlap_any of each, whatever rounding or flush-to-zero mode the caller is in.
/// Cost: 4 ns for each candidate, and what the functions of the pairs take.
ISECT_TRY isect_status isect_overlap_any_pairs(size_t *count, uint32_t (*hits)[2], size_t room,
                                               const isect_any *shapes,
                                               const uint32_t (*candidates)[2], size_t some);

/// Which points are nearest, of each of some pairs of shapes?
///
/// @param nearests  Receives the answer for each pair.
/// @param shapes    Any shapes.
/// @param pairs     Indices of two shapes each, which must be less than how many there are.
/// @param some      How many.
/// @return          ISECT_OK; ISECT_BAD_ARGUMENT as for isect_overlap_any_pairs, with nothing written.
///
/// Exact: as isect_closest_any of each, whatever mode the caller is in. Cost: as there.
ISECT_TRY isect_status isect_closest_any_pairs(isect_nearest *nearests, const isect_any *shapes,
                                               const uint32_t (*pairs)[2], size_t some);

ISECT_EXTERN_END
#endif
