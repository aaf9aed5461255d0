/* isect/base.h - what every other header needs: export and inline macros, status, sides, bits, and
 * the two things a caller may lend: memory and threads. Shared by both precisions. */
#ifndef ISECT_BASE_H
#define ISECT_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ISECT_VERSION_MAJOR 0 ///< of the headers: grows when programs must change
#define ISECT_VERSION_MINOR 1 ///< grows when something is added
#define ISECT_VERSION_PATCH 0 ///< grows when a bug is fixed

#ifdef __cplusplus
#define ISECT_EXTERN_BEGIN extern "C" {
#define ISECT_EXTERN_END }
#else
#define ISECT_EXTERN_BEGIN
#define ISECT_EXTERN_END
#endif

#ifndef ISECT_API
#if defined(_WIN32) && defined(ISECT_BUILD_DLL)
#define ISECT_API __declspec(dllexport)
#elif defined(_WIN32) && defined(ISECT_USE_DLL)
#define ISECT_API __declspec(dllimport)
#elif defined(__GNUC__)
#define ISECT_API __attribute__((visibility("default")))
#else
#define ISECT_API
#endif
#endif

/* ISECT_ASK: the result must be used, and no pointer may be NULL. ISECT_TRY: the result must be
 * used; it is a status, which covers missing pointers, or a count. */
#ifdef __GNUC__
#define ISECT_TRY ISECT_API __attribute__((warn_unused_result))
#define ISECT_ASK ISECT_TRY __attribute__((nonnull))
#else
#define ISECT_TRY ISECT_API
#define ISECT_ASK ISECT_API
#endif

/* Functions that only compare are inline, and so are the short paths of some exact functions
 * (isect/filters.h). Under flags that let a compiler assume that there are no infinities or NaNs,
 * or change the order of operations, they call the library's own compiled copy, whose name ends in
 * _compiled. */
#define ISECT_INLINE static inline
#if (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || defined(__ASSOCIATIVE_MATH__)
#define ISECT_FINITE_MATH 1
#else
#define ISECT_FINITE_MATH 0
#endif

#if defined(__SSE2__)
#include <emmintrin.h>
#define ISECT_HAS_SSE2 1 ///< may inline functions use SSE2? For speed alone: plain C is beside.
#else
#define ISECT_HAS_SSE2 0 ///< may inline functions use SSE2? For speed alone: plain C is beside.
#endif

ISECT_EXTERN_BEGIN

/// The status of a function that needs memory, room or well-formed input. On anything but ISECT_OK
/// its results are untouched.
typedef enum isect_status {
    ISECT_OK,           ///< success
    ISECT_NO_MEMORY,    ///< the allocator returned NULL
    ISECT_TOO_SMALL,    ///< the memory or array of the caller is too small
    ISECT_NOT_FINITE,   ///< NaN or infinity where a number is needed
    ISECT_DEGENERATE,   ///< the input has no extent where it needs one
    ISECT_EMPTY,        ///< the input is the empty set
    ISECT_CANCELLED,    ///< the caller's function ended the call
    ISECT_BAD_ARGUMENT, ///< a pointer is missing, or a number is invalid
    ISECT_NO_DEVICE     ///< no graphics device, or it failed; only from the library isect_pick
} isect_status;

/// Where a shape lies with respect to a solid.
typedef enum isect_side {
    ISECT_OUTSIDE,         ///< without a common point
    ISECT_TANGENT_OUTSIDE, ///< touching from outside
    ISECT_STRADDLES,       ///< reaching into the interior, but not inside
    ISECT_TANGENT_INSIDE,  ///< inside, and touching the surface
    ISECT_INSIDE           ///< in the interior
} isect_side;

/// What proves an answer.
typedef enum isect_proof {
    ISECT_PROOF_NONE,  ///< no proof
    ISECT_PROOF_PLANE, ///< a plane with one shape strictly below it and the other strictly above
    ISECT_PROOF_POINT  ///< a point of both, within a stated distance
} isect_proof;

/// Which points are inside of a closed line that may cross itself and wind round points several
/// times?
typedef enum isect_rule {
    ISECT_EVEN_ODD, ///< points that it winds round an odd number of times
    ISECT_NONZERO   ///< points that it winds round more often in one direction than in the other
} isect_rule;

/// How do two bodies lie? See isect_clash_bodies.
typedef enum isect_clash_kind {
    ISECT_CLASH_APART,      ///< without a common point
    ISECT_CLASH_NEAR,       ///< without a common point, with surfaces within a clearance
    ISECT_CLASH_TOUCHING,   ///< common points, but no common volume
    ISECT_CLASH_PIERCING,   ///< common volume, and no vertex of either is inside of the other
    ISECT_CLASH_PROTRUDING, ///< common volume, and a vertex of one is inside of the other
    ISECT_CLASH_INSIDE,     ///< the first is a part of the second
    ISECT_CLASH_AROUND,     ///< the second is a part of the first
    ISECT_CLASH_DUPLICATE   ///< both are the same solid
} isect_clash_kind;

/// On which part of a triangle a b c is a point?
typedef enum isect_feature {
    ISECT_FACE,     ///< inside
    ISECT_EDGE_AB,  ///< on the edge from a to b
    ISECT_EDGE_BC,  ///< on the edge from b to c
    ISECT_EDGE_CA,  ///< on the edge from c to a
    ISECT_VERTEX_A, ///< at a
    ISECT_VERTEX_B, ///< at b
    ISECT_VERTEX_C  ///< at c
} isect_feature;

/// Which pixel of a window does isect_pick_choose return?
typedef enum isect_pick_rule {
    ISECT_PICK_MIDDLE,  ///< the one nearest to the middle
    ISECT_PICK_NEAREST, ///< the one of least depth
    ISECT_PICK_MOST     ///< one with the most frequent code
} isect_pick_rule;

/// Bounding volumes from which isect/measure.h chooses.
typedef enum isect_volume {
    ISECT_VOLUME_NONE,      ///< no volume: the query goes to the content directly
    ISECT_VOLUME_AABB,      ///< of bound_aabb_points
    ISECT_VOLUME_SPHERE,    ///< of bound_sphere_points
    ISECT_VOLUME_OBB,       ///< of bound_obb_points
    ISECT_VOLUME_KDOP14,    ///< of bound_kdop14_points
    ISECT_VOLUME_KDOP18,    ///< of bound_kdop18_points
    ISECT_VOLUME_KDOP26,    ///< of bound_kdop26_points
    ISECT_VOLUME_CAPSULE,   ///< of bound_capsule_points
    ISECT_VOLUME_LOZENGE,   ///< of bound_lozenge_points
    ISECT_VOLUME_ELLIPSOID, ///< of bound_ellipsoid_points
    ISECT_VOLUME_CYLINDER,  ///< of bound_cylinder_points
    ISECT_VOLUMES           ///< how many there are
} isect_volume;

/// The queries to a bounding volume, from random places and directions, for which isect/measure.h
/// chooses one.
typedef enum isect_query {
    ISECT_QUERY_POINT, ///< is a point inside?
    ISECT_QUERY_LINE,  ///< does a line hit it, or a ray from far away?
    ISECT_QUERY_PLANE  ///< does a plane cut it?
} isect_query;

/// The type of a shape of isect/any.h.
typedef enum isect_shape {
    ISECT_SHAPE_NONE,        ///< no shape: it has no answers
    ISECT_SHAPE_POINT,       ///< a point
    ISECT_SHAPE_SEGMENT,     ///< a segment
    ISECT_SHAPE_RAY,         ///< a line, a ray or a piece of one
    ISECT_SHAPE_PLANE,       ///< a plane, or a half-space
    ISECT_SHAPE_TRIANGLE,    ///< a triangle
    ISECT_SHAPE_RECTANGLE,   ///< a rectangle or a parallelogram
    ISECT_SHAPE_DISC,        ///< a disc
    ISECT_SHAPE_SPHERE,      ///< a ball
    ISECT_SHAPE_CAPSULE,     ///< a capsule
    ISECT_SHAPE_LOZENGE,     ///< a lozenge
    ISECT_SHAPE_ELLIPSOID,   ///< an ellipsoid
    ISECT_SHAPE_CYLINDER,    ///< a cylinder
    ISECT_SHAPE_CONE,        ///< a cone
    ISECT_SHAPE_ROUNDCONE,   ///< a round cone
    ISECT_SHAPE_AABB,        ///< a box along the axes
    ISECT_SHAPE_OBB,         ///< a box with axes of its own
    ISECT_SHAPE_KDOP,        ///< a k-DOP: a solid between pairs of parallel planes
    ISECT_SHAPE_FRUSTUM,     ///< a frustum: a solid between six planes
    ISECT_SHAPE_HULL,        ///< a convex hull
    ISECT_SHAPE_TETRAHEDRON, ///< a tetrahedron
    ISECT_SHAPE_SUPPORT,     ///< a convex set given by the caller's support function
    ISECT_SHAPE_PARTS,       ///< a list of convex shapes, each in a pose: a concave body
    ISECT_SHAPES             ///< how many there are
} isect_shape;

/// A question to two shapes, of those of isect/any.h.
typedef enum isect_question {
    ISECT_QUESTION_OVERLAP,  ///< do they share a point?
    ISECT_QUESTION_CONTAINS, ///< is the second wholly inside the first?
    ISECT_QUESTION_CLASSIFY, ///< is the second outside, across or inside?
    ISECT_QUESTION_CLOSEST,  ///< which points are nearest?
    ISECT_QUESTION_CONTACT,  ///< how far apart or how deep?
    ISECT_QUESTION_SWEEP,    ///< when does the moving first touch the second?
    ISECT_QUESTIONS          ///< how many there are
} isect_question;

/// How exact is an answer?
typedef enum isect_exactness {
    ISECT_EXACTNESS_NONE,        ///< there is no answer
    ISECT_EXACTNESS_EXACT,       ///< the decision of real arithmetic on the given numbers
    ISECT_EXACTNESS_ACCURACY,    ///< within a stated bound
    ISECT_EXACTNESS_CONSERVATIVE ///< no overlap is missed; others may be reported
} isect_exactness;

/// Where memory comes from. All zero: malloc and free.
typedef struct isect_allocator {
    void *(*get)(void *user, size_t bytes, size_t align); ///< may return NULL: no memory; align: a
                                                          ///< power of two
    void (*put)(void *user, void *memory, size_t bytes);  ///< receives the block of get with its
                                                          ///< size
    void *user;                                           ///< passed to both
} isect_allocator;

/// The threads that work on one call. All zero: the calling thread alone. The answers are the same
/// to the bit for every choice.
typedef struct isect_threads {
    unsigned count; ///< if greater than 1, this many threads are made and joined inside the call
    /// If not NULL, the caller's own threads: it must run task(job, i) once for every i < tasks, in
    /// any order, and return when all are done.
    void (*parallel_for)(void *pool, size_t tasks, void (*task)(void *job, size_t i), void *job);
    void *pool; ///< passed to parallel_for
} isect_threads;

/// The status in words, for people: "out of memory".
///
/// @param status  Any number.
/// @return        A static string; never NULL.
ISECT_API const char *isect_status_text(isect_status status);

/// The instruction set that the batch functions use: "one", "base", "avx2" or "avx512". It is the
/// best this machine has, or a lesser one given by the environment variable ISECT_ISA; it is chosen
/// at the first call and then fixed. All of them give the same answers to the bit.
///
/// @return  A static string.
ISECT_API const char *isect_isa(void);

ISECT_EXTERN_END

/// As the stride of a view (isect/arrays.h): the same shape again and again.
#define ISECT_REPEAT ((size_t)-1)
/// As the stride of n shapes of isect/any.h: they lie in columns.
#define ISECT_COLUMNS ((size_t)-2)

/// How many 64-bit words hold the yes/no answers to n questions?
///
/// @param n  How many questions.
/// @return   n / 64, rounded up.
ISECT_INLINE size_t isect_words(size_t n)
{
    return n / 64 + (n % 64 != 0);
}

/// The bit of answer i in the words of a form for many.
///
/// @param bits  The words of a form for many.
/// @param i     Less than the number of questions.
/// @return      Bit i % 64 of word i / 64.
ISECT_INLINE bool isect_bit(const uint64_t *bits, size_t i)
{
    return bits[i / 64] >> (i % 64) & 1;
}

#endif
