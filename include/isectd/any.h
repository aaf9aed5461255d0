/* isectd/any.h - isect/any.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ANY_H
#define ISECTD_ANY_H

#include "isectd/answers.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// A convex set that a function of yours knows.
typedef struct isectd_convex { void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user; double radius; } isectd_convex;
/// The numbers of any one shape, or its view.
typedef union isectd_shape_data {
    isectd_vec3 point;              ///< ISECT_SHAPE_POINT
    isectd_segment segment;         ///< ISECT_SHAPE_SEGMENT
    isectd_ray ray;                 ///< ISECT_SHAPE_RAY
    isectd_plane plane;             ///< ISECT_SHAPE_PLANE
    isectd_triangle triangle;       ///< ISECT_SHAPE_TRIANGLE
    isectd_rectangle rectangle;     ///< ISECT_SHAPE_RECTANGLE
    isectd_disc disc;               ///< ISECT_SHAPE_DISC
    isectd_sphere sphere;           ///< ISECT_SHAPE_SPHERE
    isectd_capsule capsule;         ///< ISECT_SHAPE_CAPSULE
    isectd_lozenge lozenge;         ///< ISECT_SHAPE_LOZENGE
    isectd_ellipsoid ellipsoid;     ///< ISECT_SHAPE_ELLIPSOID
    isectd_cylinder cylinder;       ///< ISECT_SHAPE_CYLINDER
    isectd_cone cone;               ///< ISECT_SHAPE_CONE
    isectd_aabb aabb;               ///< ISECT_SHAPE_AABB
    isectd_obb obb;                 ///< ISECT_SHAPE_OBB
    isectd_kdop kdop;               ///< ISECT_SHAPE_KDOP
    isectd_frustum frustum;         ///< ISECT_SHAPE_FRUSTUM
    isectd_hull hull;               ///< ISECT_SHAPE_HULL
    isectd_tetrahedron tetrahedron; ///< ISECT_SHAPE_TETRAHEDRON
    isectd_convex support;          ///< ISECT_SHAPE_SUPPORT, which has no functions of its pairs
} isectd_shape_data;
/// A shape and which one it is.
typedef struct isectd_any { isect_shape shape; isectd_shape_data is; } isectd_any;
/// Is there an answer to a question about these two shapes?
ISECT_TRY bool isectd_any_answers(isect_question question, isect_shape a, isect_shape b);
/// Do two shapes share a point?
ISECT_ASK bool isectd_overlap_any(const isectd_any *a, const isectd_any *b);
/// Is the second shape wholly inside the first?
ISECT_ASK bool isectd_contains_any(const isectd_any *a, const isectd_any *b);
/// Is the second shape outside, across or inside of the first?
ISECT_ASK isect_side isectd_classify_any(const isectd_any *a, const isectd_any *b);
/// Which points of two shapes are nearest?
ISECT_ASK isectd_nearest isectd_closest_any(const isectd_any *a, const isectd_any *b);
/// How far apart, or how deep in each other, are two shapes, and along which direction?
ISECT_ASK isectd_contact isectd_contact_any(const isectd_any *a, const isectd_any *b);
/// Which of some pairs of shapes share a point?
ISECT_TRY isect_status isectd_overlap_any_pairs(size_t *count, uint32_t (*hits)[2], size_t room,
                                                const isectd_any *shapes,
                                                const uint32_t (*candidates)[2], size_t some);
/// Which points are nearest, of each of some pairs of shapes?
ISECT_TRY isect_status isectd_closest_any_pairs(isectd_nearest *nearests, const isectd_any *shapes,
                                                const uint32_t (*pairs)[2], size_t some);
/// Where a shape is.
typedef struct isectd_pose { double rotation[4]; isectd_vec3 translation; } isectd_pose;
/// May two shapes be asked about with the second in a place of its own?
ISECT_TRY bool isectd_posed_answers(isect_shape a, isect_shape b);
/// Do two shapes share a point, with the second moved by a pose?
ISECT_ASK bool isectd_overlap_posed(const isectd_any *a, const isectd_any *b,
                                    const isectd_pose *pose);
/// Which points of two shapes are nearest, with the second moved by a pose?
ISECT_ASK isectd_nearest isectd_closest_posed(const isectd_any *a, const isectd_any *b,
                                              const isectd_pose *pose);
/// How far apart or how deep are two shapes, with the second moved by a pose?
ISECT_ASK isectd_contact isectd_contact_posed(const isectd_any *a, const isectd_any *b,
                                              const isectd_pose *pose);
/// Where the last question to two shapes has ended, for the next one to the same two when they
/// have moved a little.
typedef struct isectd_hint { double direction[3]; uint32_t feature_a[4], feature_b[4];
    uint32_t count; } isectd_hint;
/// Are two shapes, the second moved by a pose, no farther from each other than a distance?
ISECT_TRY bool isectd_overlap_posed_within(const isectd_any *a, const isectd_any *b,
                                           const isectd_pose *pose, double distance,
                                           isectd_hint *hint);
/// Which points of two shapes, the second moved by a pose, are nearest, if these are no farther
/// than `most`?
ISECT_TRY isectd_nearest isectd_closest_posed_within(const isectd_any *a, const isectd_any *b,
                                                     const isectd_pose *pose, double most,
                                                     isectd_hint *hint);
/// Do two shapes share a point, and what proves it?
typedef struct isectd_witness { bool overlap; isect_proof of; double normal[3]; double d, rest;
    double point[3]; double within; } isectd_witness;
/// Do two shapes share a point, with the proof of the answer?
ISECT_ASK isectd_witness isectd_witness_any(const isectd_any *a, const isectd_any *b);
/// Do two shapes share a point, the second moved by a pose, with the proof of the answer?
ISECT_ASK isectd_witness isectd_witness_posed(const isectd_any *a, const isectd_any *b,
                                              const isectd_pose *pose);
/// Does a witness prove what it says of two shapes?
ISECT_ASK bool isectd_verify_any(const isectd_any *a, const isectd_any *b,
                                 const isectd_witness *witness);
/// Does a witness prove what it says of two shapes, the second moved by a pose?
ISECT_ASK bool isectd_verify_posed(const isectd_any *a, const isectd_any *b,
                                   const isectd_pose *pose, const isectd_witness *witness);

ISECT_EXTERN_END
#endif
