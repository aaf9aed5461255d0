/* isect/any.h - shapes of which only the program that runs knows what they are: a tag, and one of all
 * structs. Questions to two of them find the function of the pair in a table and give its answer, bit
 * for bit, whichever of the two stands first. */
#ifndef ISECT_ANY_H
#define ISECT_ANY_H

#include "isect/answers.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// A convex set that a function of yours knows: the points within `radius` of the core that it gives.
typedef struct isect_convex {
    /// Gives the point of the core that is farthest along a direction of length 1, or one that is no more than
    /// 2^-48 of its extent less far. Both are double in either precision: what is rounded here is lost.
    void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user;   ///< is passed to it
    float radius; ///< at least 0
} isect_convex;

/// The numbers of any one shape, or its view: the member that has the name of the tag.
typedef union isect_shape_data {
    isect_vec3 point;              ///< ISECT_SHAPE_POINT
    isect_segment segment;         ///< ISECT_SHAPE_SEGMENT
    isect_ray ray;                 ///< ISECT_SHAPE_RAY
    isect_plane plane;             ///< ISECT_SHAPE_PLANE
    isect_triangle triangle;       ///< ISECT_SHAPE_TRIANGLE
    isect_rectangle rectangle;     ///< ISECT_SHAPE_RECTANGLE
    isect_disc disc;               ///< ISECT_SHAPE_DISC
    isect_sphere sphere;           ///< ISECT_SHAPE_SPHERE
    isect_capsule capsule;         ///< ISECT_SHAPE_CAPSULE
    isect_lozenge lozenge;         ///< ISECT_SHAPE_LOZENGE
    isect_ellipsoid ellipsoid;     ///< ISECT_SHAPE_ELLIPSOID
    isect_cylinder cylinder;       ///< ISECT_SHAPE_CYLINDER
    isect_cone cone;               ///< ISECT_SHAPE_CONE
    isect_aabb aabb;               ///< ISECT_SHAPE_AABB
    isect_obb obb;                 ///< ISECT_SHAPE_OBB
    isect_kdop kdop;               ///< ISECT_SHAPE_KDOP
    isect_frustum frustum;         ///< ISECT_SHAPE_FRUSTUM
    isect_hull hull;               ///< ISECT_SHAPE_HULL
    isect_tetrahedron tetrahedron; ///< ISECT_SHAPE_TETRAHEDRON
    isect_convex support;          ///< ISECT_SHAPE_SUPPORT, which has no functions of its pairs
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
/// @return          Exactly if matrix.csv has a row for them, or, of overlap, closest and contact, if one is a set by
///                  support points and isect_posed_answers says so of both. Any numbers may be asked about; what is no
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
/// Method: a table of functions by two tags. Cost: 1 ns besides.
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

/// How far apart, or how deep in each other, are two shapes, and along which direction?
///
/// @param a, b  Any shapes; a plane is the half-space below it.
/// @return      Of isect_contact_sphere_obb or whatever is the function of these two; if that has them in
///              the other order, with its points exchanged and its normal turned round. A miss if there is
///              none.
///
/// As isect_overlap_any.
ISECT_ASK isect_contact isect_contact_any(const isect_any *a, const isect_any *b);

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
/// Cost: 3 ns for each candidate, and what the functions of the pairs take.
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

/// Where a shape is: turned by a quaternion, then moved.
typedef struct isect_pose {
    float rotation[4];      ///< x, y, z, w: of any length but 0, as only its direction counts
    isect_vec3 translation; ///< where the origin of the shape's own frame goes
} isect_pose;

/// May two shapes be asked about with the second in a place of its own?
///
/// @param a, b  Which shapes.
/// @return      If both are convex, and have an end or are below planes: point, segment, triangle,
///              rectangle, disc, sphere, capsule, lozenge, ellipsoid, cylinder, cone, aabb, obb, kdop,
///              frustum, hull, tetrahedron, or a set by support points.
///
/// Cost: 2 ns.
ISECT_TRY bool isect_posed_answers(isect_shape a, isect_shape b);

/// Do two shapes share a point, with the second moved by a pose?
///
/// @param a, b  Any shapes. Nothing of b is rewritten: of a hull, or a set by support points, what is asked
///              for is turned.
/// @param pose  Where b is: x goes to R x + translation, R being the rotation of rotation / |rotation|. So
///              a quaternion that is not quite a unit is none the worse.
/// @return      As isect_overlap_any of the moved shapes. False if isect_posed_answers is, or if the pose
///              is none: its rotation 0, or a number NaN or infinite.
///
/// Bad input: NaN or infinity overlaps nothing, which holds of the bounds of a moved aabb, too. A function
/// of the caller's that gives what is no number makes its set overlap nothing. Whatever it gives, it is asked
/// no more than 1000 times.
/// Accuracy: yes if the shapes shrunk by d meet, no if grown by d they do not, with d as for the pairs that
/// the engine answers (isect/overlap.h), and 2^-46 of the extent of b about the origin of its frame and of
/// the translation for the pose; in float, too: a pose is worked out in double.
/// Method: the convex solver (docs/engine.md). Cost: as for these pairs, and some 40 ns.
ISECT_ASK bool isect_overlap_posed(const isect_any *a, const isect_any *b, const isect_pose *pose);

/// Which points of two shapes are nearest, with the second moved by a pose?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As there.
/// @return      As isect_closest_any of a and the moved b, where that is. A miss where
///              isect_overlap_posed is false without looking.
///
/// Bad input, accuracy, method and cost: as there.
ISECT_ASK isect_nearest isect_closest_posed(const isect_any *a, const isect_any *b,
                                            const isect_pose *pose);

/// How far apart or how deep are two shapes, with the second moved by a pose?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As there.
/// @return      As isect_contact_any of a and the moved b. A miss where isect_overlap_posed is false without
///              looking. gap <= 0 exactly if isect_overlap_posed says yes.
///
/// Bad input: as there. Accuracy: as for the pairs of isect/contact.h that the engine answers, and for the
/// pose as there. Method and cost: as for these pairs, and some 30 ns.
ISECT_ASK isect_contact isect_contact_posed(const isect_any *a, const isect_any *b,
                                            const isect_pose *pose);

/// Where the last question to two shapes has ended, for the next one to the same two when they have moved a
/// little. All zero: nothing is known. Any numbers are safe. Belongs to one pair, in one order.
typedef struct isect_hint {
    double direction[3];                 ///< of the plane between them
    uint32_t feature_a[4], feature_b[4]; ///< corners of a and of b
    uint32_t count;                      ///< how many of these
} isect_hint;

/// Are two shapes, the second moved by a pose, no farther from each other than a distance?
///
/// @param a, b      As for isect_overlap_posed.
/// @param pose      As there; or NULL: b is where it is.
/// @param distance  At least 0: 0 asks whether they overlap; the sum of two margins, whether the shapes with these
///                  around them do.
/// @param hint      In: where the last question has ended; out: where this one has. Or NULL.
/// @return          If they are. The opposite is that they are farther, or that one is empty.
///
/// Bad input: as for isect_overlap_posed; false for a distance that is negative or NaN. An infinite one is that
/// of all that is not empty.
/// Accuracy: true if they are nearer by d, false if they are farther by d, with d as for isect_overlap_posed and 2^-48
/// of the distance; false only if a plane was found that proves it. With a hint it may be another one within d.
/// Method: that solver, which stops as soon as either is proved. Cost: docs/any.md.
ISECT_TRY bool isect_overlap_posed_within(const isect_any *a, const isect_any *b,
                                          const isect_pose *pose, float distance, isect_hint *hint);

/// Which points of two shapes, the second moved by a pose, are nearest, if these are no farther than `most`?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As there; or NULL: b is where it is.
/// @param most  At least 0; or infinite.
/// @param hint  In: where the last question has ended; out: where this one has. Or NULL.
/// @return      Without a hint that of isect_closest_posed, to the bit, if its distance2 <= most * most as rounded;
///              else a miss.
///
/// Bad input: as for isect_overlap_posed; a miss for `most` negative or NaN.
/// Accuracy: as for isect_closest_posed, also with a hint. Method: that solver, which stops as soon as it is proved
/// that they are farther. Cost: docs/any.md.
ISECT_TRY isect_nearest isect_closest_posed_within(const isect_any *a, const isect_any *b,
                                                   const isect_pose *pose, float most,
                                                   isect_hint *hint);

/// Do two shapes share a point, and what proves it? Its numbers are double in either precision: a plane
/// that is rounded to float seldom separates what is near.
///
/// overlap and POINT: they do. No overlap and PLANE: they do not. No overlap and POINT: overlap says that
/// they do not, but they are so near to touching that no plane of these numbers was found between them.
/// NONE: one of them is empty, has a number that is none, is a shape that may not be asked about, or is so
/// large that lengths overflow, or what is below its planes is too far off or too thin to be found.
typedef struct isect_witness {
    bool overlap;     ///< what overlap says
    isect_proof of;   ///< which proof it is; what does not belong to it is 0
    double normal[3]; ///< PLANE: dot(normal, x) + d + rest < 0 for all x of the first shape,
                      ///< > 0 for all x of the second; of any length
    double d, rest;   ///< two numbers whose sum is not rounded: for what is an ulp apart
    double point[3];  ///< POINT: no farther than `within` from either shape
    double within;    ///< POINT: so far
} isect_witness;

/// Do two shapes share a point, with the proof of the answer?
///
/// @param a, b  Any shapes that isect_posed_answers has, but sets by support points.
/// @return      The answer of isect_overlap_any and its proof, which isect_verify_any accepts.
///
/// Bad input: NONE for what is empty, for NaN and infinity where overlap takes none, and for other shapes.
/// Exactness: a plane separates them strictly, in real arithmetic on the given numbers, whatever the shapes are.
/// A point is within 2^-44 of the lengths of both shapes and their distance, mostly; of shapes that are flat
/// or nearly without an interior it may be farther off. `within` says how far, at most.
/// Method: the convex solver's plane, moved to the middle of the gap, and checked in whole numbers before it is
/// returned (docs/any.md). Cost: some microseconds.
ISECT_ASK isect_witness isect_witness_any(const isect_any *a, const isect_any *b);

/// Do two shapes share a point, the second moved by a pose, with the proof of the answer?
///
/// @param a, b  As for isect_witness_any.
/// @param pose  As for isect_overlap_posed.
/// @return      The answer of isect_overlap_posed and its proof, which isect_verify_posed accepts.
///
/// As isect_witness_any; a plane separates what real arithmetic moves by R x + translation. NONE if the pose is none.
ISECT_ASK isect_witness isect_witness_posed(const isect_any *a, const isect_any *b,
                                            const isect_pose *pose);

/// Does a witness prove what it says of two shapes?
///
/// @param a, b     As for isect_witness_any.
/// @param witness  Whoever made it.
/// @return         PLANE: do all points of `a` lie strictly below the plane, and all of `b` strictly above, and is
///                 overlap false? POINT: is the point no farther than `within` from either shape? NONE: false.
///
/// Bad input: false for NaN or infinity, and for what is empty.
/// Exact: of a plane it is the decision of real arithmetic on the given numbers: the signs of polynomials, by
/// squares where a shape is round, and a linear program where it lies below planes; which a true sum of d and rest
/// that is no number moves up by 2^-52 of itself. Of a point it is a bound: true is sure; `within` must be greater
/// than the distance by 2^-45 of the lengths of the shape and the distance.
/// Method: isect/exact.h's whole numbers. Cost: a microsecond for a plane.
ISECT_ASK bool isect_verify_any(const isect_any *a, const isect_any *b,
                                const isect_witness *witness);

/// Does a witness prove what it says of two shapes, the second moved by a pose?
///
/// @param a, b     As for isect_witness_any.
/// @param pose     As for isect_overlap_posed.
/// @param witness  Whoever made it.
/// @return         As isect_verify_any. False if the pose is none.
///
/// As isect_verify_any; exact for R x + translation in real arithmetic, with R the rotation of rotation / |rotation|.
/// Of a k-DOP or frustum in a place of its own true is sure, and false where it is within 2^-50 of the plane.
ISECT_ASK bool isect_verify_posed(const isect_any *a, const isect_any *b, const isect_pose *pose,
                                  const isect_witness *witness);

ISECT_EXTERN_END
#endif
