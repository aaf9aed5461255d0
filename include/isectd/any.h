/* isectd/any.h - isect/any.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ANY_H
#define ISECTD_ANY_H

#include "isectd/answers.h"
#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- References ---- */

/// A reference to a shape, which must outlive it.
typedef struct isectd_any { isect_shape shape; const void *at; } isectd_any;
/// A convex set that is given by a function of the caller's.
typedef struct isectd_convex { void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user; double radius; } isectd_convex;
/// Where a shape is.
typedef struct isectd_pose { double rotation[4]; isectd_vec3 translation; } isectd_pose;
/// A body of convex parts.
typedef struct isectd_parts { const isectd_any *parts; const isectd_pose *poses;
    size_t count; } isectd_parts;
/// A reference to a point.
ISECT_INLINE isectd_any isectd_any_point(const isectd_vec3 *shape)
{
    isectd_any any = {ISECT_SHAPE_POINT, shape};
    return any;
}
/// A reference to a segment.
ISECT_INLINE isectd_any isectd_any_segment(const isectd_segment *shape)
{
    isectd_any any = {ISECT_SHAPE_SEGMENT, shape};
    return any;
}
/// A reference to a ray.
ISECT_INLINE isectd_any isectd_any_ray(const isectd_ray *shape)
{
    isectd_any any = {ISECT_SHAPE_RAY, shape};
    return any;
}
/// A reference to a plane.
ISECT_INLINE isectd_any isectd_any_plane(const isectd_plane *shape)
{
    isectd_any any = {ISECT_SHAPE_PLANE, shape};
    return any;
}
/// A reference to a triangle.
ISECT_INLINE isectd_any isectd_any_triangle(const isectd_triangle *shape)
{
    isectd_any any = {ISECT_SHAPE_TRIANGLE, shape};
    return any;
}
/// A reference to a rectangle.
ISECT_INLINE isectd_any isectd_any_rectangle(const isectd_rectangle *shape)
{
    isectd_any any = {ISECT_SHAPE_RECTANGLE, shape};
    return any;
}
/// A reference to a disc.
ISECT_INLINE isectd_any isectd_any_disc(const isectd_disc *shape)
{
    isectd_any any = {ISECT_SHAPE_DISC, shape};
    return any;
}
/// A reference to a sphere.
ISECT_INLINE isectd_any isectd_any_sphere(const isectd_sphere *shape)
{
    isectd_any any = {ISECT_SHAPE_SPHERE, shape};
    return any;
}
/// A reference to a capsule.
ISECT_INLINE isectd_any isectd_any_capsule(const isectd_capsule *shape)
{
    isectd_any any = {ISECT_SHAPE_CAPSULE, shape};
    return any;
}
/// A reference to a lozenge.
ISECT_INLINE isectd_any isectd_any_lozenge(const isectd_lozenge *shape)
{
    isectd_any any = {ISECT_SHAPE_LOZENGE, shape};
    return any;
}
/// A reference to an ellipsoid.
ISECT_INLINE isectd_any isectd_any_ellipsoid(const isectd_ellipsoid *shape)
{
    isectd_any any = {ISECT_SHAPE_ELLIPSOID, shape};
    return any;
}
/// A reference to a cylinder.
ISECT_INLINE isectd_any isectd_any_cylinder(const isectd_cylinder *shape)
{
    isectd_any any = {ISECT_SHAPE_CYLINDER, shape};
    return any;
}
/// A reference to a cone.
ISECT_INLINE isectd_any isectd_any_cone(const isectd_cone *shape)
{
    isectd_any any = {ISECT_SHAPE_CONE, shape};
    return any;
}
/// A reference to a round cone.
ISECT_INLINE isectd_any isectd_any_roundcone(const isectd_roundcone *shape)
{
    isectd_any any = {ISECT_SHAPE_ROUNDCONE, shape};
    return any;
}
/// A reference to an aabb.
ISECT_INLINE isectd_any isectd_any_aabb(const isectd_aabb *shape)
{
    isectd_any any = {ISECT_SHAPE_AABB, shape};
    return any;
}
/// A reference to an obb.
ISECT_INLINE isectd_any isectd_any_obb(const isectd_obb *shape)
{
    isectd_any any = {ISECT_SHAPE_OBB, shape};
    return any;
}
/// A reference to a kdop.
ISECT_INLINE isectd_any isectd_any_kdop(const isectd_kdop *shape)
{
    isectd_any any = {ISECT_SHAPE_KDOP, shape};
    return any;
}
/// A reference to a frustum.
ISECT_INLINE isectd_any isectd_any_frustum(const isectd_frustum *shape)
{
    isectd_any any = {ISECT_SHAPE_FRUSTUM, shape};
    return any;
}
/// A reference to a hull.
ISECT_INLINE isectd_any isectd_any_hull(const isectd_hull *shape)
{
    isectd_any any = {ISECT_SHAPE_HULL, shape};
    return any;
}
/// A reference to a tetrahedron.
ISECT_INLINE isectd_any isectd_any_tetrahedron(const isectd_tetrahedron *shape)
{
    isectd_any any = {ISECT_SHAPE_TETRAHEDRON, shape};
    return any;
}
/// A reference to a convex set by support points.
ISECT_INLINE isectd_any isectd_any_support(const isectd_convex *shape)
{
    isectd_any any = {ISECT_SHAPE_SUPPORT, shape};
    return any;
}
/// A reference to a list of parts.
ISECT_INLINE isectd_any isectd_any_parts(const isectd_parts *shape)
{
    isectd_any any = {ISECT_SHAPE_PARTS, shape};
    return any;
}

/* ISECTD_ANY(&ball) is a reference by the type of the address; in C99 it is isectd_any_sphere(&ball). */
/* clang-format off */
#ifdef __cplusplus
ISECT_EXTERN_END
inline isectd_any isectd_any_of(const isectd_vec3 *shape) { return isectd_any_point(shape); }
inline isectd_any isectd_any_of(const isectd_segment *shape) { return isectd_any_segment(shape); }
inline isectd_any isectd_any_of(const isectd_ray *shape) { return isectd_any_ray(shape); }
inline isectd_any isectd_any_of(const isectd_plane *shape) { return isectd_any_plane(shape); }
inline isectd_any isectd_any_of(const isectd_triangle *shape) { return isectd_any_triangle(shape); }
inline isectd_any isectd_any_of(const isectd_rectangle *shape) { return isectd_any_rectangle(shape); }
inline isectd_any isectd_any_of(const isectd_disc *shape) { return isectd_any_disc(shape); }
inline isectd_any isectd_any_of(const isectd_sphere *shape) { return isectd_any_sphere(shape); }
inline isectd_any isectd_any_of(const isectd_capsule *shape) { return isectd_any_capsule(shape); }
inline isectd_any isectd_any_of(const isectd_lozenge *shape) { return isectd_any_lozenge(shape); }
inline isectd_any isectd_any_of(const isectd_ellipsoid *shape) { return isectd_any_ellipsoid(shape); }
inline isectd_any isectd_any_of(const isectd_cylinder *shape) { return isectd_any_cylinder(shape); }
inline isectd_any isectd_any_of(const isectd_cone *shape) { return isectd_any_cone(shape); }
inline isectd_any isectd_any_of(const isectd_roundcone *shape) { return isectd_any_roundcone(shape); }
inline isectd_any isectd_any_of(const isectd_aabb *shape) { return isectd_any_aabb(shape); }
inline isectd_any isectd_any_of(const isectd_obb *shape) { return isectd_any_obb(shape); }
inline isectd_any isectd_any_of(const isectd_kdop *shape) { return isectd_any_kdop(shape); }
inline isectd_any isectd_any_of(const isectd_frustum *shape) { return isectd_any_frustum(shape); }
inline isectd_any isectd_any_of(const isectd_hull *shape) { return isectd_any_hull(shape); }
inline isectd_any isectd_any_of(const isectd_tetrahedron *shape)
{ return isectd_any_tetrahedron(shape); }
inline isectd_any isectd_any_of(const isectd_convex *shape) { return isectd_any_support(shape); }
inline isectd_any isectd_any_of(const isectd_parts *shape) { return isectd_any_parts(shape); }
ISECT_EXTERN_BEGIN
#define ISECTD_ANY(shape) isectd_any_of(shape)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define ISECTD_ANY(shape) _Generic(*(shape), \
    isectd_vec3: isectd_any_point, isectd_segment: isectd_any_segment, isectd_ray: isectd_any_ray, \
    isectd_plane: isectd_any_plane, isectd_triangle: isectd_any_triangle, \
    isectd_rectangle: isectd_any_rectangle, isectd_disc: isectd_any_disc, \
    isectd_sphere: isectd_any_sphere, isectd_capsule: isectd_any_capsule, \
    isectd_lozenge: isectd_any_lozenge, isectd_ellipsoid: isectd_any_ellipsoid, \
    isectd_cylinder: isectd_any_cylinder, isectd_cone: isectd_any_cone, \
    isectd_roundcone: isectd_any_roundcone, isectd_aabb: isectd_any_aabb, \
    isectd_obb: isectd_any_obb, isectd_kdop: isectd_any_kdop, isectd_frustum: isectd_any_frustum, \
    isectd_hull: isectd_any_hull, isectd_tetrahedron: isectd_any_tetrahedron, \
    isectd_convex: isectd_any_support, isectd_parts: isectd_any_parts)(shape)
#endif
/* clang-format on */

/// n shapes of one type.
typedef struct isectd_anys { isect_shape shape; size_t stride; const void *at; } isectd_anys;

/* ---- What has an answer ---- */

/// Does a question to two shapes have an answer, and how exact is it?
ISECT_TRY isect_exactness isectd_any_answers(isect_question question, isect_shape a, isect_shape b);

/* ---- Two shapes ---- */

/// Do two shapes share a point?
ISECT_ASK bool isectd_overlap_any(isectd_any a, isectd_any b);
/// Do a polygon in space and a convex shape share a point?
ISECT_ASK bool isectd_overlap_polygon_any(const isectd_polygon *polygon, isectd_any b,
                                          isect_rule rule);
/// Is the second shape, which is not empty, wholly inside the first?
ISECT_ASK bool isectd_contains_any(isectd_any a, isectd_any b);
/// Is a convex shape, which is not empty, wholly inside of a torus?
ISECT_ASK bool isectd_contains_torus_any(const isectd_torus *torus, isectd_any b);
/// Is a shape without volume, which is not empty, wholly inside of a quad?
ISECT_ASK bool isectd_contains_quad_any(const isectd_quad *quad, isectd_any b);
/// Is a shape without volume, which is not empty, wholly inside of a polygon in space?
ISECT_ASK bool isectd_contains_polygon_any(const isectd_polygon *polygon, isectd_any b,
                                           isect_rule rule);
/// Is the second shape outside, across or inside of the first?
ISECT_ASK isect_side isectd_classify_any(isectd_any a, isectd_any b);
/// Which points of two shapes are nearest?
ISECT_ASK isectd_nearest isectd_closest_any(isectd_any a, isectd_any b);
/// How far apart, or how deep in each other, are two shapes, and along which direction?
ISECT_ASK isectd_contact isectd_contact_any(isectd_any a, isectd_any b);
/// When does a moving shape first touch another, and when last?
ISECT_ASK isectd_impact isectd_sweep_any(isectd_any a, const isectd_vec3 *motion, isectd_any b);
/// When does a moving shape first touch a triangle that it moves against, and when last?
ISECT_ASK isectd_impact isectd_sweep_any_culled(isectd_any a, const isectd_vec3 *motion,
                                                const isectd_triangle *triangle);

/* ---- Many, of one type each ---- */

/// Do a[i] and b[i] share a point?
ISECT_TRY isect_status isectd_overlap_any_n(isectd_anys a, isectd_anys b, size_t n, uint64_t *bits);
/// Is b[i] wholly inside a[i]?
ISECT_TRY isect_status isectd_contains_any_n(isectd_anys a, isectd_anys b, size_t n,
                                             uint64_t *bits);
/// Is b[i] outside, across or inside of a[i]?
ISECT_TRY isect_status isectd_classify_any_n(isectd_anys a, isectd_anys b, size_t n,
                                             uint8_t *sides);
/// Which points of a[i] and b[i] are nearest?
ISECT_TRY isect_status isectd_closest_any_n(isectd_anys a, isectd_anys b, size_t n,
                                            isectd_nearests nearests);
/// How far apart, or how deep in each other, are a[i] and b[i]?
ISECT_TRY isect_status isectd_contact_any_n(isectd_anys a, isectd_anys b, size_t n,
                                            isectd_contacts contacts);
/// When does the moving a[i] first touch b[i], and when last?
ISECT_TRY isect_status isectd_sweep_any_n(isectd_anys a, isectd_points motions, isectd_anys b,
                                          size_t n, isectd_impacts impacts);

/* ---- Pairs of a list, by index ---- */

/// Which of some pairs of shapes share a point?
ISECT_TRY isect_status isectd_overlap_any_pairs(const isectd_any *shapes,
                                                const uint32_t (*candidates)[2], size_t some,
                                                uint32_t (*hits)[2], size_t room, size_t *count);
/// Which points of the shapes of each pair are nearest?
ISECT_TRY isect_status isectd_closest_any_pairs(const isectd_any *shapes,
                                                const uint32_t (*pairs)[2], size_t some,
                                                isectd_nearest *answers);
/// How far apart, or how deep in each other, are the shapes of each pair?
ISECT_TRY isect_status isectd_contact_any_pairs(const isectd_any *shapes,
                                                const uint32_t (*pairs)[2], size_t some,
                                                isectd_contact *answers);

/* ---- The second shape in a pose ---- */

/// Do the questions with a pose take two types of shapes?
ISECT_TRY bool isectd_posed_answers(isect_shape a, isect_shape b);
/// Do two shapes share a point, with the second moved by a pose?
ISECT_ASK bool isectd_overlap_posed(isectd_any a, isectd_any b, const isectd_pose *pose);
/// Which points of two shapes are nearest, with the second moved by a pose?
ISECT_ASK isectd_nearest isectd_closest_posed(isectd_any a, isectd_any b, const isectd_pose *pose);
/// How far apart or how deep are two shapes, with the second moved by a pose?
ISECT_ASK isectd_contact isectd_contact_posed(isectd_any a, isectd_any b, const isectd_pose *pose);
/// The last state of the solver for two shapes.
typedef struct isectd_hint { double direction[3]; uint32_t feature_a[4], feature_b[4];
    uint32_t count; } isectd_hint;
/// Are two shapes, the second moved by a pose, no farther from each other than a distance?
ISECT_TRY bool isectd_overlap_posed_within(isectd_any a, isectd_any b, const isectd_pose *pose,
                                           double distance, isectd_hint *hint);
/// Which points of two shapes, the second moved by a pose, are nearest, if their distance is at
/// most `most`?
ISECT_TRY isectd_nearest isectd_closest_posed_within(isectd_any a, isectd_any b,
                                                     const isectd_pose *pose, double most,
                                                     isectd_hint *hint);

/* ---- Patches ---- */

/// One of the points at which two shapes press on each other, and the features of both that it
/// comes from, by which a physics solver identifies it in the next step.
typedef struct isectd_patch_point { isectd_vec3 a, b; double gap; uint32_t feature_a[2];
    uint32_t feature_b[2]; } isectd_patch_point;
/// Where two shapes press on each other.
typedef struct isectd_patch { isectd_vec3 normal; uint32_t count;
    isectd_patch_point point[8]; } isectd_patch;
/// At which points do two convex shapes press on each other?
ISECT_ASK isectd_patch isectd_contact_any_patch(isectd_any a, isectd_any b, double margin,
                                                uint32_t most);

/* ---- Rotating shapes ---- */

/// How a body moves and rotates.
typedef struct isectd_turning { isectd_vec3 center; isectd_vec3 motion;
    isectd_vec3 turn; } isectd_turning;
/// When do two convex shapes that move and rotate first touch?
ISECT_ASK isectd_impact isectd_sweep_any_turning(isectd_any a, const isectd_turning *of_a,
                                                 isectd_any b, const isectd_turning *of_b,
                                                 double tolerance);
/// Which pose has a body that has moved along a chain of motions, for example at its first or
/// last contact?
ISECT_ASK isectd_pose isectd_pose_at(const isectd_pose *from, const isectd_turning *chain, size_t n,
                                     double t);

/* ---- Proofs ---- */

/// Do two shapes share a point, and which point or plane proves it?
typedef struct isectd_witness { bool overlap; isect_proof of; double normal[3]; double d, rest;
    double point[3]; double within; } isectd_witness;
/// Do two shapes share a point, with the proof of the answer?
ISECT_ASK isectd_witness isectd_witness_any(isectd_any a, isectd_any b);
/// Do two shapes share a point, the second moved by a pose, with the proof of the answer?
ISECT_ASK isectd_witness isectd_witness_posed(isectd_any a, isectd_any b, const isectd_pose *pose);
/// Does a witness prove its answer for two shapes?
ISECT_ASK bool isectd_verify_any(isectd_any a, isectd_any b, const isectd_witness *witness);
/// Does a witness prove its answer for two shapes, the second moved by a pose?
ISECT_ASK bool isectd_verify_posed(isectd_any a, isectd_any b, const isectd_pose *pose,
                                   const isectd_witness *witness);

ISECT_EXTERN_END
#endif
