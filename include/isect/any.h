/* isect/any.h - questions to any two shapes: isect_overlap_any(ISECT_ANY(&crate),
 * ISECT_ANY(&floor)).
 *
 * An isect_any is a reference to a shape of the caller's: a tag and an address. A pair that has a
 * function of its own (isect_overlap_sphere_aabb) gets the answer of that function, bit for bit;
 * any other pair gets that of the engine. Either shape may stand first, except that the asker does
 * in contains, classify and sweep.
 *
 * Forms: _any for two shapes; _any_n for a[i] with b[i] of one type each; _any_pairs for pairs of
 * indices, as a broad phase finds them; _posed for the second shape in a pose. */
#ifndef ISECT_ANY_H
#define ISECT_ANY_H

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- References ---- */

/// A reference to a shape, which must outlive it. Passed by value.
typedef struct isect_any {
    isect_shape shape; ///< which struct `at` points to
    const void *at;    ///< the shape
} isect_any;

/// A convex set that is given by a function of the caller's: the points within `radius` of its
/// core.
typedef struct isect_convex {
    /// Gives the point of the core that is farthest along a direction of length 1, or one that is
    /// less far by no more than 2^-48 of the extent of the core. Both are double in either
    /// precision.
    void (*farthest)(void *user, const double direction[3], double point[3]);
    void *user;   ///< is passed to it
    float radius; ///< at least 0
} isect_convex;

/// Where a shape is: turned by a quaternion, then moved.
typedef struct isect_pose {
    float rotation[4];      ///< x, y, z, w: of any length but 0, as only its direction counts
    isect_vec3 translation; ///< where the origin of the shape's own frame goes
} isect_pose;

/// A body of convex parts: the union of them. Without parts it is empty.
typedef struct isect_parts {
    const isect_any *parts;  ///< any shapes, but no lists of parts
    const isect_pose *poses; ///< the pose of each; NULL: all are where they were given
    size_t count;            ///< how many
} isect_parts;

/// A reference to a point. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_point(const isect_vec3 *shape)
{
    isect_any any = {ISECT_SHAPE_POINT, shape};
    return any;
}
/// A reference to a segment. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_segment(const isect_segment *shape)
{
    isect_any any = {ISECT_SHAPE_SEGMENT, shape};
    return any;
}
/// A reference to a ray. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_ray(const isect_ray *shape)
{
    isect_any any = {ISECT_SHAPE_RAY, shape};
    return any;
}
/// A reference to a plane. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_plane(const isect_plane *shape)
{
    isect_any any = {ISECT_SHAPE_PLANE, shape};
    return any;
}
/// A reference to a triangle. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_triangle(const isect_triangle *shape)
{
    isect_any any = {ISECT_SHAPE_TRIANGLE, shape};
    return any;
}
/// A reference to a rectangle. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_rectangle(const isect_rectangle *shape)
{
    isect_any any = {ISECT_SHAPE_RECTANGLE, shape};
    return any;
}
/// A reference to a disc. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_disc(const isect_disc *shape)
{
    isect_any any = {ISECT_SHAPE_DISC, shape};
    return any;
}
/// A reference to a sphere. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_sphere(const isect_sphere *shape)
{
    isect_any any = {ISECT_SHAPE_SPHERE, shape};
    return any;
}
/// A reference to a capsule. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_capsule(const isect_capsule *shape)
{
    isect_any any = {ISECT_SHAPE_CAPSULE, shape};
    return any;
}
/// A reference to a lozenge. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_lozenge(const isect_lozenge *shape)
{
    isect_any any = {ISECT_SHAPE_LOZENGE, shape};
    return any;
}
/// A reference to an ellipsoid. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_ellipsoid(const isect_ellipsoid *shape)
{
    isect_any any = {ISECT_SHAPE_ELLIPSOID, shape};
    return any;
}
/// A reference to a cylinder. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_cylinder(const isect_cylinder *shape)
{
    isect_any any = {ISECT_SHAPE_CYLINDER, shape};
    return any;
}
/// A reference to a cone. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_cone(const isect_cone *shape)
{
    isect_any any = {ISECT_SHAPE_CONE, shape};
    return any;
}
/// A reference to a round cone. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_roundcone(const isect_roundcone *shape)
{
    isect_any any = {ISECT_SHAPE_ROUNDCONE, shape};
    return any;
}
/// A reference to an aabb. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_aabb(const isect_aabb *shape)
{
    isect_any any = {ISECT_SHAPE_AABB, shape};
    return any;
}
/// A reference to an obb. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_obb(const isect_obb *shape)
{
    isect_any any = {ISECT_SHAPE_OBB, shape};
    return any;
}
/// A reference to a kdop. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_kdop(const isect_kdop *shape)
{
    isect_any any = {ISECT_SHAPE_KDOP, shape};
    return any;
}
/// A reference to a frustum. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_frustum(const isect_frustum *shape)
{
    isect_any any = {ISECT_SHAPE_FRUSTUM, shape};
    return any;
}
/// A reference to a hull. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_hull(const isect_hull *shape)
{
    isect_any any = {ISECT_SHAPE_HULL, shape};
    return any;
}
/// A reference to a tetrahedron. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_tetrahedron(const isect_tetrahedron *shape)
{
    isect_any any = {ISECT_SHAPE_TETRAHEDRON, shape};
    return any;
}
/// A reference to a convex set by support points. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_support(const isect_convex *shape)
{
    isect_any any = {ISECT_SHAPE_SUPPORT, shape};
    return any;
}
/// A reference to a list of parts. @param shape  Any. @return The reference.
ISECT_INLINE isect_any isect_any_parts(const isect_parts *shape)
{
    isect_any any = {ISECT_SHAPE_PARTS, shape};
    return any;
}

/* ISECT_ANY(&ball) is a reference by the type of the address; in C99 it is
 * isect_any_sphere(&ball). */
/* clang-format off */
#ifdef __cplusplus
ISECT_EXTERN_END
inline isect_any isect_any_of(const isect_vec3 *shape) { return isect_any_point(shape); }
inline isect_any isect_any_of(const isect_segment *shape) { return isect_any_segment(shape); }
inline isect_any isect_any_of(const isect_ray *shape) { return isect_any_ray(shape); }
inline isect_any isect_any_of(const isect_plane *shape) { return isect_any_plane(shape); }
inline isect_any isect_any_of(const isect_triangle *shape) { return isect_any_triangle(shape); }
inline isect_any isect_any_of(const isect_rectangle *shape) { return isect_any_rectangle(shape); }
inline isect_any isect_any_of(const isect_disc *shape) { return isect_any_disc(shape); }
inline isect_any isect_any_of(const isect_sphere *shape) { return isect_any_sphere(shape); }
inline isect_any isect_any_of(const isect_capsule *shape) { return isect_any_capsule(shape); }
inline isect_any isect_any_of(const isect_lozenge *shape) { return isect_any_lozenge(shape); }
inline isect_any isect_any_of(const isect_ellipsoid *shape) { return isect_any_ellipsoid(shape); }
inline isect_any isect_any_of(const isect_cylinder *shape) { return isect_any_cylinder(shape); }
inline isect_any isect_any_of(const isect_cone *shape) { return isect_any_cone(shape); }
inline isect_any isect_any_of(const isect_roundcone *shape) { return isect_any_roundcone(shape); }
inline isect_any isect_any_of(const isect_aabb *shape) { return isect_any_aabb(shape); }
inline isect_any isect_any_of(const isect_obb *shape) { return isect_any_obb(shape); }
inline isect_any isect_any_of(const isect_kdop *shape) { return isect_any_kdop(shape); }
inline isect_any isect_any_of(const isect_frustum *shape) { return isect_any_frustum(shape); }
inline isect_any isect_any_of(const isect_hull *shape) { return isect_any_hull(shape); }
inline isect_any isect_any_of(const isect_tetrahedron *shape)
{ return isect_any_tetrahedron(shape); }
inline isect_any isect_any_of(const isect_convex *shape) { return isect_any_support(shape); }
inline isect_any isect_any_of(const isect_parts *shape) { return isect_any_parts(shape); }
ISECT_EXTERN_BEGIN
#define ISECT_ANY(shape) isect_any_of(shape)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define ISECT_ANY(shape) _Generic(*(shape), \
    isect_vec3: isect_any_point, isect_segment: isect_any_segment, isect_ray: isect_any_ray, \
    isect_plane: isect_any_plane, isect_triangle: isect_any_triangle, \
    isect_rectangle: isect_any_rectangle, isect_disc: isect_any_disc, \
    isect_sphere: isect_any_sphere, isect_capsule: isect_any_capsule, \
    isect_lozenge: isect_any_lozenge, isect_ellipsoid: isect_any_ellipsoid, \
    isect_cylinder: isect_any_cylinder, isect_cone: isect_any_cone, \
    isect_roundcone: isect_any_roundcone, isect_aabb: isect_any_aabb, \
    isect_obb: isect_any_obb, isect_kdop: isect_any_kdop, isect_frustum: isect_any_frustum, \
    isect_hull: isect_any_hull, isect_tetrahedron: isect_any_tetrahedron, \
    isect_convex: isect_any_support, isect_parts: isect_any_parts)(shape)
#endif
/* clang-format on */

/// n shapes of one type.
typedef struct isect_anys {
    isect_shape shape; ///< the type of all of them
    /// Bytes from struct to struct, or 0: they are dense. ISECT_REPEAT: one struct n times.
    /// ISECT_COLUMNS: `at` is the address of a view (isect/arrays.h), such as isect_spheres.
    size_t stride;
    const void *at; ///< the first struct, or the view
} isect_anys;

/* ---- What has an answer ---- */

/// Does a question to two shapes have an answer, and how exact is it?
///
/// @param question  Any question; any number.
/// @param a, b      The tags of the shapes; any numbers. In contains, classify and sweep `a` is the
///                  asker; else their order does not matter.
/// @return          ISECT_EXACTNESS_NONE, which is 0, if there is no answer.
///
/// Cost: 2 to 5 ns.
ISECT_TRY isect_exactness isect_any_answers(isect_question question, isect_shape a, isect_shape b);

/* ---- Two shapes ---- */

/// Do two shapes share a point?
///
/// @param a, b  Any shapes, in any order, also degenerate ones. A hull is that of its vertices. A
///              plane is its surface; a zero normal is all of space if d = 0, else empty.
/// @return      Touching counts, and so does one shape inside the other. A list of parts shares a
///              point where any of its parts does. False if the pair has no answer
///              (isect_any_answers).
///
/// Bad input: NaN, infinities and empty shapes overlap nothing; but bounds of boxes along the axes
/// may be infinite.
/// Exact: pairs with a formula that is exact; points, segments, triangles, tetrahedra, hulls and
/// boxes along the axes with each other; planes and frusta, where classify of the pair is exact.
/// Accuracy of other pairs: let S be the lengths of both shapes + their distance. In float and in
/// double, the answer is true for shapes that meet. If it is true, there is a point that is in
/// both, or no farther outside than 1e-8 S. One in 1000 of the pairs that nearly touch may have an
/// error of 4096 epsilon of double times S. A k-DOP or frustum may be unbounded: its points farther
/// from 0 than 64 times the greatest of all coordinates, lengths and distances of planes from 0 are
/// ignored. S then includes these distances, and the common point may be outside of each plane by
/// 1e-8 S.
/// Method: the function of the pair; else support points of the difference of both (Gilbert,
/// Johnson and Keerthi 1988), until a plane separates the shapes or a point is in both; where
/// rounding hides which of the two holds, they meet.
/// Cost: 1 ns more than the function of the pair; else 5 to 20 support points of each, with a root
/// where a shape is curved. Batch: isect_overlap_any_n, isect_overlap_any_pairs.
ISECT_ASK bool isect_overlap_any(isect_any a, isect_any b);

/// Do a polygon in space and a convex shape share a point?
///
/// @param polygon  Any corners, in a plane or not, convex or not: its border, and the points of its
///                 plane inside, as for isect_overlap_point_polygon. Without corners it is empty.
/// @param b        A point, segment, triangle, sphere, box, frustum or any other shape of
///                 isect_overlap_any, except rays, planes, sets by support points and lists.
/// @param rule     Defines the inside of a polygon that crosses itself.
/// @return         Touching counts, and so does a polygon inside of the shape. False if the pair
///                 has no answer.
///
/// Bad input: as isect_overlap_any; a polygon with NaN or infinity overlaps nothing.
/// Exact: points and boxes along the axes, as isect_overlap_point_polygon and
/// isect_overlap_polygon_aabb. The border is as exact as isect_overlap_any with a segment.
/// Accuracy of the inside: with S the greatest coordinate of the polygon, its plane may be
/// displaced by 4 epsilon S; the rest is as isect_overlap_any and isect_closest_any of a rectangle.
/// Method: every edge; then one point of the section with the plane, which meets no edge and is
/// convex, by its winding number. Cost: that of isect_overlap_any with a segment for each corner,
/// twice that if the shape meets the plane: 1.3 us for 8 corners about a box.
ISECT_ASK bool isect_overlap_polygon_any(const isect_polygon *polygon, isect_any b,
                                         isect_rule rule);

/// Is the second shape, which is not empty, wholly inside the first?
///
/// @param a  The solid. A hull is that of its vertices.
/// @param b  Any shape with a volume or without. A list of parts is inside if all of its parts are.
/// @return   Touching from inside counts. If true, isect_overlap_any is true as well. False if the
///           pair has no answer.
///
/// Bad input: shapes with NaN or an infinity, and empty shapes, contain nothing and are in nothing;
/// but bounds of boxes along the axes and of k-DOPs may be infinite. A bounded solid contains
/// nothing unbounded.
/// Exact: points, segments, triangles, tetrahedra, hulls and boxes along the axes in a sphere,
/// capsule, aabb, hull or tetrahedron; in a frustum, segments, tetrahedra and the shapes of
/// isect_classify_frustum_....
/// Accuracy of other pairs: with the scale S of isect_overlap_any, a shape that protrudes nowhere
/// is inside, and one that protrudes by 1e-8 S is not. For a round shape in a hull of more than 240
/// vertices the answer may be that of a smaller hull.
/// Method: heights of support points over each plane of a solid below planes, which for hulls and
/// tetrahedra are vertices of the dual polytope; for round solids the farthest point, the greatest
/// value of a quadratic on the unit ball.
/// Cost: 0.5 to 50 us. Batch: isect_contains_any_n.
ISECT_ASK bool isect_contains_any(isect_any a, isect_any b);

/// Is a convex shape, which is not empty, wholly inside of a torus?
///
/// @param torus  The solid.
/// @param b      A point, segment, triangle, tetrahedron, box along the axes, hull of vertices,
///               sphere or capsule. For other shapes, and for a capsule in a torus with major <=
///               minor, the answer is false.
/// @return       Touching from inside counts.
///
/// Bad input: NaN, infinity and empty shapes contain nothing and are in nothing.
/// Accuracy: with d = 144 epsilon (|center| + major + minor), a shape that is inside of the torus
/// is inside, and one that is not inside of the torus with its minor radius increased by d is not.
/// Method: the distance from the circle has its greatest value at edges or at the axis; each edge
/// as in isect_cast_ray_torus. Cost: 0.5 us for each pair of vertices; 20 ns for a sphere.
ISECT_ASK bool isect_contains_torus_any(const isect_torus *torus, isect_any b);

/// Is a shape without volume, which is not empty, wholly inside of a quad?
///
/// @param quad  Its two triangles, in one plane or not.
/// @param b     A point, segment, triangle or any other hull of given points, which has no volume;
///              also a sphere or capsule of radius 0. A shape with a volume is never inside. For
///              other shapes the answer is false.
/// @return      Touching the border from inside counts.
///
/// Bad input: NaN, infinity and empty shapes contain nothing and are in nothing.
/// Exact: unless the quad crosses itself in its plane; then the crossing is that of
/// isect_meet_segment_segment.
/// Method: each segment between two of the points is in one triangle, or passes through what both
/// have in common. Cost: 0.4 us for a segment.
ISECT_ASK bool isect_contains_quad_any(const isect_quad *quad, isect_any b);

/// Is a shape without volume, which is not empty, wholly inside of a polygon in space?
///
/// @param polygon  Any corners: its border, and the points of its plane inside, as for
///                 isect_overlap_point_polygon. It may have holes.
/// @param b        As for isect_contains_quad_any.
/// @param rule     Defines the inside of a polygon that crosses itself.
/// @return         Touching the border from inside counts.
///
/// Bad input: NaN, infinity and empty shapes contain nothing and are in nothing.
/// Exact: whether each of the points is inside, and whether all are in the plane.
/// Accuracy of the rest: with S the greatest coordinate, where a shape protrudes, or a hole is in
/// it, it does so by less than 128 epsilon S if the answer is true, or it is nearer than that to
/// the border if the answer is false.
/// Method: edges divide each segment between two of the points into pieces; the middle of each is
/// inside, or the piece is on an edge. Points beside the edges find holes. Cost: in a polygon of 8
/// corners 5 us for a segment and 14 us for a triangle; it grows with the square of the number of
/// corners.
ISECT_ASK bool isect_contains_polygon_any(const isect_polygon *polygon, isect_any b,
                                          isect_rule rule);

/// Is the second shape outside, across or inside of the first?
///
/// @param a  A plane, which is the half-space below it, or a frustum.
/// @param b  The other shape.
/// @return   The answer of the function of the pair, such as isect_classify_plane_obb;
///           ISECT_OUTSIDE if there is no such function.
///
/// Bad input, exactness and accuracy: as the function of the pair.
/// Method: the function of the pair.
/// Cost: 1 ns more than that function. Batch: isect_classify_any_n.
ISECT_ASK isect_side isect_classify_any(isect_any a, isect_any b);

/// Which points of two shapes are nearest?
///
/// @param a, b  Any shapes, in any order, also degenerate ones. A hull is that of its vertices.
/// @return      `a` is a point of the first shape and `b` one of the second; where they meet, a = b
///              is a point of both and distance2 is 0. For a list of parts the least distance. A
///              miss if the pair has no answer.
///
/// Bad input: NaN, infinities and empty shapes return a miss; but bounds of boxes along the axes
/// may be infinite.
/// Exact: distance2 is 0 exactly if isect_overlap_any is true.
/// Accuracy: formulas have their own bounds. For other pairs, with the scale S of
/// isect_overlap_any, the error of the distance is 1e-6 (in double 1e-12) of itself and 1e-9 S;
/// distance2 is rounded, so that below the least normal number the least number is added to its
/// error, and beyond the range of numbers it becomes the least, or the greatest; the points are
/// within 1e-9 S, and within 2 epsilon * (greatest |x|, |y|, |z|), of the shapes. For two oriented
/// boxes, or one and a segment or triangle, distance2 is 0 up to the d of their overlap. Where
/// overlap is exact and shapes meet only beyond the part of a k-DOP or frustum that
/// isect_overlap_any reads, the common point is farther away: outside of both by at most 1e-5 of
/// the distance of the first common point from 0. It is 0 where only points beyond 2^1000 are
/// common.
/// Method: closed forms of points, segments, triangles, rectangles, spheres, capsules, lozenges and
/// boxes where a plane proves them; else support points of the difference of both (Gilbert, Johnson
/// and Keerthi 1988), from a plane below to two points above.
/// Cost: closed forms 0.1 to 0.4 us, else 5 to 20 support points of each. Batch:
/// isect_closest_any_n, isect_closest_any_pairs.
ISECT_ASK isect_nearest isect_closest_any(isect_any a, isect_any b);

/// How far apart, or how deep in each other, are two shapes, and along which direction?
///
/// @param a, b  Any shapes, in any order, also degenerate ones. A hull is that of its vertices. A
///              plane is the closed half-space normal . x + d <= 0; a zero normal is all of space
///              if d <= 0.
/// @return      Apart, gap is their distance. Where they overlap, -gap is the penetration depth:
///              the length of the shortest translation after which they share no more than borders;
///              `a` is the deepest point of the first shape and `b` that of the second. Flat shapes
///              that cross have a depth, too. If several directions are equally short, it is one of
///              them. With a half-space gap is the height of the lowest point of the shape. Where
///              no translation separates them, as of unbounded shapes, gap is the least number,
///              -FLT_MAX, and a = b. For a list of parts the least gap, so the deepest part. A miss
///              if the pair has no answer.
///
/// Bad input: NaN, infinities and empty shapes return a miss; but bounds of boxes along the axes
/// and of k-DOPs may be infinite.
/// Exact: gap <= 0 exactly if isect_overlap_any is true; for a half-space, exactly if
/// isect_classify_any is not ISECT_OUTSIDE.
/// Accuracy: with the scale S of isect_overlap_any and d = 1e-6 S, in double 1e-9 S unless one is a
/// disc, ellipsoid, cylinder, cone or round cone:
///     the distance of both along the normal is within d of gap, so that moving by -gap * normal
///     separates or joins them within d;
///     the points are within d, and within 2 epsilon * (greatest |x|, |y|, |z|), of the shapes;
///     b - a is within that of gap * normal;
///     where overlap of the pair is Accuracy (oriented boxes), its d comes on top;
///     that no shorter translation separates them is proved within d for polytopes and where one
///     direction is the shortest, and for shapes that are symmetric about parallel lines; where
///     another round shape lies about the middle of one, within 0.03 of the depth.
/// Let M be the greatest of all coordinates, lengths and distances of planes from 0, or 2^-800 if
/// that is 0. Points of a k-DOP or frustum farther from 0 than 64 M are ignored, so a depth of more
/// than 32 M counts as unbounded. With a box with an infinite bound so does a depth of more than 8
/// M, or of half the greatest number. With a half-space, let the scale be (|normal . point| + |d|)
/// / |normal|, the absolute values of the products added, and L the length of the shape: the error
/// of gap is epsilon * (4 scale + 64 L); for a k-DOP or frustum 1e-6 S more, in double 1e-9 S.
/// Method: where a formula is certain, nearest points, or fifteen separating axes and clipped
/// faces; else support points as for isect_closest_any; where the cores of both overlap, the
/// polytope of such points that grows where it is nearest (van den Bergen 2001), after 64 points
/// only near the best direction. With a half-space the support point against the normal (Ericson,
/// Real-Time Collision Detection, 5.1.1).
/// Cost: 10 to 60 support points of each; of round shapes deep in each other up to 500. Batch:
/// isect_contact_any_n, isect_contact_any_pairs.
ISECT_ASK isect_contact isect_contact_any(isect_any a, isect_any b);

/// When does a moving shape first touch another, and when last?
///
/// @param a       The shape that moves, by t * motion for t from 0 to 1: any bounded shape or a
///                list of such.
/// @param motion  Any vector, also 0. Where both shapes move it is the difference of their motions.
/// @param b       The shape at rest: any bounded shape, a list of such, or a plane, which is its
///                surface. Bounds of boxes may be infinite.
/// @return        enter and leave: the times of the first and of the last contact; point: a point
///                of the second shape where they first touch; normal: of unit length, of a plane
///                between them at that time, from the first to the second. If they overlap at t =
///                0, both are those of isect_contact_any: normal is the direction of least depth,
///                and point is the point of the second shape that is deepest in the first; for a
///                plane, on the nearer side. Touching counts. For lists, the first contact of all
///                parts and the last. A miss if the pair has no answer.
///
/// Bad input: NaN, an infinity elsewhere than in the bounds of a box, and an empty shape return a
/// miss.
/// Accuracy: formulas have their own bounds. For other pairs no contact is missed, enter is never
/// late and leave never early. At both times the gap is at most d = 8 epsilon, in double 1e-8,
/// times the lengths of both shapes, their distance and the motion. An impact without contact means
/// that the gap is at most d at some time. For round shapes one answer in a thousand may be
/// earlier, by 1e-6 of that size. For a plane 16 epsilon * (|normal . p| + |d|) / |normal| is
/// added, with the absolute values of the products, where p is the first point of the moving shape.
/// Method: conservative advancement: a plane between the shapes gives a time before which they do
/// not touch; at that time the next plane is found (Mirtich 1996; van den Bergen, Ray Casting
/// against General Convex Objects, 2004). It is Newton's method, as the distance is convex in t: at
/// most 96 steps for either end, mostly 3 to 6.
/// Cost: one to a few microseconds. Batch: isect_sweep_any_n.
ISECT_ASK isect_impact isect_sweep_any(isect_any a, const isect_vec3 *motion, isect_any b);

/// When does a moving shape first touch a triangle that it moves against, and when last? A triangle
/// has one side here: a shape that comes from behind passes through.
///
/// @param a         The shape that moves, such as a sphere or a capsule: as for isect_sweep_any.
/// @param motion    As for isect_sweep_any.
/// @param triangle  Its front is the side that cross(b - a, c - a) points to.
/// @return          A miss if the motion has a positive height along that direction; else as
///                  isect_sweep_any. A motion along the triangle, a motion of 0 and a triangle
///                  without area are not culled.
///
/// Bad input: as isect_sweep_any.
/// Exact: the sign of that height. Accuracy: as isect_sweep_any.
/// Method: the sign of a determinant (Fauerby, Improved Collision Detection and Response, 2003),
/// then isect_sweep_any. Cost: 20 ns more.
ISECT_ASK isect_impact isect_sweep_any_culled(isect_any a, const isect_vec3 *motion,
                                              const isect_triangle *triangle);

/* ---- Many, of one type each ---- */

/// Do a[i] and b[i] share a point?
///
/// @param a, b  n shapes each.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words.
/// @return      ISECT_OK; ISECT_BAD_ARGUMENT if the pair has no answer, `at` is NULL, or the stride
///              is invalid for the shape: then `bits` is untouched.
///
/// Answer i is that of isect_overlap_any, bit for bit, in any rounding or flush-to-zero mode of the
/// caller.
/// Bad input: as isect_overlap_any, for each pair.
/// Method: the kernels of the pair where it has any, else a loop. Cost: as
/// isect_overlap_sphere_sphere_n and so on.
ISECT_TRY isect_status isect_overlap_any_n(isect_anys a, isect_anys b, size_t n, uint64_t *bits);

/// Is b[i] wholly inside a[i]?
///
/// @param a, b  n shapes each.
/// @param n     How many.
/// @param bits  Receives isect_words(n) words.
/// @return      As isect_overlap_any_n.
///
/// Answer i is that of isect_contains_any, bit for bit.
/// Bad input: as isect_contains_any, for each pair.
/// Method and cost: as isect_overlap_any_n.
ISECT_TRY isect_status isect_contains_any_n(isect_anys a, isect_anys b, size_t n, uint64_t *bits);

/// Is b[i] outside, across or inside of a[i]?
///
/// @param a, b   n shapes each.
/// @param n      How many.
/// @param sides  Receives n bytes, each an isect_side.
/// @return       As isect_overlap_any_n.
///
/// Answer i is that of isect_classify_any, bit for bit.
/// Bad input: as isect_classify_any, for each pair.
/// Method and cost: as isect_overlap_any_n.
ISECT_TRY isect_status isect_classify_any_n(isect_anys a, isect_anys b, size_t n, uint8_t *sides);

/// Which points of a[i] and b[i] are nearest?
///
/// @param a, b      n shapes each.
/// @param n         How many.
/// @param nearests  Receives n answers.
/// @return          As isect_overlap_any_n.
///
/// Answer i is that of isect_closest_any, bit for bit.
/// Bad input: as isect_closest_any, for each pair.
/// Method and cost: as isect_overlap_any_n.
ISECT_TRY isect_status isect_closest_any_n(isect_anys a, isect_anys b, size_t n,
                                           isect_nearests nearests);

/// How far apart, or how deep in each other, are a[i] and b[i]?
///
/// @param a, b      n shapes each.
/// @param n         How many.
/// @param contacts  Receives n answers.
/// @return          As isect_overlap_any_n.
///
/// Answer i is that of isect_contact_any, bit for bit.
/// Bad input: as isect_contact_any, for each pair.
/// Method: kernels for spheres and capsules with each other, and for spheres with boxes; else a
/// loop.
ISECT_TRY isect_status isect_contact_any_n(isect_anys a, isect_anys b, size_t n,
                                           isect_contacts contacts);

/// When does the moving a[i] first touch b[i], and when last?
///
/// @param a        n shapes that move.
/// @param motions  Their motions: an array of vectors, or one of them n times.
/// @param b        n shapes at rest.
/// @param n        How many.
/// @param impacts  Receives n answers.
/// @return         As isect_overlap_any_n.
///
/// Answer i is that of isect_sweep_any, bit for bit.
/// Bad input: as isect_sweep_any, for each pair.
/// Method and cost: as isect_overlap_any_n.
ISECT_TRY isect_status isect_sweep_any_n(isect_anys a, isect_points motions, isect_anys b, size_t n,
                                         isect_impacts impacts);

/* ---- Pairs of a list, by index ---- */

/// Which of some pairs of shapes share a point?
///
/// @param shapes      Any shapes.
/// @param candidates  Indices of two shapes each, as isect_pairs_find finds them; each less than
///                    the number of shapes.
/// @param some        How many candidates.
/// @param hits        Receives the pairs that share a point, in the order of the candidates. May be
///                    the candidates themselves; may be NULL if `room` is 0.
/// @param room        How many pairs `hits` has room for.
/// @param count       Receives how many there are, also if they are more than `room`.
/// @return            ISECT_OK; ISECT_TOO_SMALL if there are more pairs than `room`;
///                    ISECT_BAD_ARGUMENT if a pointer is missing, or a pair has no answer: then
///                    `count` and `hits` are untouched.
///
/// Each answer is that of isect_overlap_any, in any rounding or flush-to-zero mode of the caller.
/// Bad input: as isect_overlap_any, for each pair.
/// Method: a loop over the pairs.
/// Cost: 3 ns for each candidate, and isect_overlap_any of the pairs.
ISECT_TRY isect_status isect_overlap_any_pairs(const isect_any *shapes,
                                               const uint32_t (*candidates)[2], size_t some,
                                               uint32_t (*hits)[2], size_t room, size_t *count);

/// Which points of the shapes of each pair are nearest?
///
/// @param shapes   Any shapes.
/// @param pairs    Indices of two shapes each, less than the number of shapes.
/// @param some     How many pairs.
/// @param answers  Receives the answer for each pair.
/// @return         ISECT_OK; ISECT_BAD_ARGUMENT as for isect_overlap_any_pairs, with nothing
///                 written.
///
/// Each answer is that of isect_closest_any.
/// Bad input: as isect_closest_any, for each pair.
/// Method: a loop over the pairs.
/// Cost: as isect_overlap_any_pairs.
ISECT_TRY isect_status isect_closest_any_pairs(const isect_any *shapes, const uint32_t (*pairs)[2],
                                               size_t some, isect_nearest *answers);

/// How far apart, or how deep in each other, are the shapes of each pair?
///
/// @param shapes   Any shapes.
/// @param pairs    Indices of two shapes each, less than the number of shapes.
/// @param some     How many pairs.
/// @param answers  Receives the answer for each pair.
/// @return         As isect_closest_any_pairs.
///
/// Each answer is that of isect_contact_any.
/// Bad input: as isect_contact_any, for each pair.
/// Method: a loop over the pairs.
/// Cost: as isect_overlap_any_pairs.
ISECT_TRY isect_status isect_contact_any_pairs(const isect_any *shapes, const uint32_t (*pairs)[2],
                                               size_t some, isect_contact *answers);

/* ---- The second shape in a pose ---- */

/// Do the questions with a pose take two types of shapes?
///
/// @param a, b  The tags of the shapes; any numbers.
/// @return      True if both are convex, and bounded or below planes: point, segment, triangle,
///              rectangle, disc, sphere, capsule, lozenge, ellipsoid, cylinder, cone,
///              roundcone, aabb, obb, kdop, frustum, hull, tetrahedron, or a set by support points.
///
/// Cost: 2 ns.
ISECT_TRY bool isect_posed_answers(isect_shape a, isect_shape b);

/// Do two shapes share a point, with the second moved by a pose?
///
/// @param a, b  Any shapes. The vertices of b are not transformed: the directions of the support
///              function are rotated instead.
/// @param pose  The pose of b: x goes to R x + translation, R being the rotation of rotation /
///              |rotation|. The quaternion need not be of unit length.
/// @return      As isect_overlap_any of a and the moved b. False if isect_posed_answers is false,
///              or if the pose is invalid: its rotation is 0, or a number is NaN or infinite.
///
/// Bad input: NaN or infinity overlaps nothing, also in the bounds of a moved aabb. A support
/// function that returns NaN or infinity makes its set overlap nothing. It is called at most 1000
/// times, whatever it returns.
/// Accuracy: true if the shapes shrunk by d meet, false if grown by d they do not. d is that of the
/// engine's pairs in isect_overlap_any, and 2^-46 of the extent of b about the origin of its frame
/// and of the translation for the pose. The pose is computed in double, in float, too.
/// Method: the convex solver (docs/engine.md).
/// Cost: as isect_overlap_any of these pairs, and about 40 ns.
ISECT_ASK bool isect_overlap_posed(isect_any a, isect_any b, const isect_pose *pose);

/// Which points of two shapes are nearest, with the second moved by a pose?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As for isect_overlap_posed.
/// @return      As isect_closest_any of a and the moved b. A miss if isect_posed_answers is false,
///              a shape is empty or the pose is invalid.
///
/// Bad input, method and cost: as isect_overlap_posed. Accuracy: as isect_closest_any, and for the
/// pose as isect_overlap_posed.
ISECT_ASK isect_nearest isect_closest_posed(isect_any a, isect_any b, const isect_pose *pose);

/// How far apart or how deep are two shapes, with the second moved by a pose?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As for isect_overlap_posed.
/// @return      As isect_contact_any of a and the moved b. A miss if isect_posed_answers is false,
///              a shape is empty or the pose is invalid. gap <= 0 exactly if isect_overlap_posed is
///              true.
///
/// Bad input: as isect_overlap_posed. Accuracy: as isect_contact_any of the engine's pairs, and for
/// the pose as isect_overlap_posed. Method and cost: as isect_contact_any of these pairs, and about
/// 30 ns.
ISECT_ASK isect_contact isect_contact_posed(isect_any a, isect_any b, const isect_pose *pose);

/// The last state of the solver for two shapes: a warm start for the next call with the same two,
/// when they have moved a little. All zero: no state. Any numbers are safe. A hint belongs to one
/// pair, in one order.
typedef struct isect_hint {
    double direction[3];                 ///< of the plane between them
    uint32_t feature_a[4], feature_b[4]; ///< corners of a and of b
    uint32_t count;                      ///< how many of these
} isect_hint;

/// Are two shapes, the second moved by a pose, no farther from each other than a distance?
///
/// @param a, b      As for isect_overlap_posed.
/// @param pose      As for isect_overlap_posed; NULL: b is not moved.
/// @param distance  At least 0. 0: do they overlap? The sum of two margins: do the shapes overlap
///                  with these margins around them?
/// @param hint      In: the state of the last call; out: that of this call. May be NULL.
/// @return          True if they are; false if they are farther, or one is empty.
///
/// Bad input: as isect_overlap_posed; false for a distance that is negative or NaN. With an
/// infinite distance true for all shapes that are not empty.
/// Accuracy: true if they are nearer by d, false if they are farther by d, with d as for
/// isect_overlap_posed and 2^-48 of the distance; false only if a plane was found that proves it.
/// With a hint the answer may differ within d.
/// Method: the solver of isect_overlap_posed, which stops as soon as either answer is proved. Cost:
/// docs/any.md.
ISECT_TRY bool isect_overlap_posed_within(isect_any a, isect_any b, const isect_pose *pose,
                                          float distance, isect_hint *hint);

/// Which points of two shapes, the second moved by a pose, are nearest, if their distance is at
/// most `most`?
///
/// @param a, b  As for isect_overlap_posed.
/// @param pose  As for isect_overlap_posed; NULL: b is not moved.
/// @param most  At least 0; may be infinite.
/// @param hint  In: the state of the last call; out: that of this call. May be NULL.
/// @return      Without a hint the answer of isect_closest_posed, to the bit, if its distance2 <=
///              most * most as rounded; else a miss.
///
/// Bad input: as for isect_overlap_posed; a miss for `most` negative or NaN.
/// Accuracy: as isect_closest_posed, also with a hint.
/// Method: the solver of isect_overlap_posed, which stops as soon as a greater distance is proved.
/// Cost: docs/any.md.
ISECT_TRY isect_nearest isect_closest_posed_within(isect_any a, isect_any b, const isect_pose *pose,
                                                   float most, isect_hint *hint);

/* ---- Patches ---- */

/// One of the points at which two shapes press on each other, and the features of both that it
/// comes from, by which a physics solver identifies it in the next step. A feature is {i, i}:
/// corner i; {i, j} with i < j: the edge between corners i and j; {UINT32_MAX, UINT32_MAX}: the
/// face, or a round surface. Corners are numbered:
/// - triangle, tetrahedron, hull, segment: in order; capsule: a is 0 and b is 1;
/// - box 0 to 7, rectangle and lozenge 0 to 3: bit k is set at the upper end of axis k;
/// - k-DOP, frustum: i + 256 j + 65536 k for the three planes i < j < k that meet there, those of a
///   frustum in order; slab s of a k-DOP has the planes 2 s, the upper one, and 2 s + 1, the lower
///   one;
/// - cylinder, cone: a cap counts as eight corners;
/// - cylinder, cone, roundcone: the ends of a line on the side are 16 and 17.
typedef struct isect_patch_point {
    isect_vec3 a, b;       ///< of the first and the second shape: b - a = gap * normal
    float gap;             ///< the distance along the normal; negative: the depth
    uint32_t feature_a[2]; ///< feature of the first shape
    uint32_t feature_b[2]; ///< feature of the second shape
} isect_patch_point;

/// Where two shapes press on each other: a contact manifold, the deepest point first. All fields
/// are 0 if there is no point.
typedef struct isect_patch {
    isect_vec3 normal; ///< of length 1, from the first shape to the second, as in isect_contact
    uint32_t count;    ///< how many points there are
    isect_patch_point point[8]; ///< the points; unused ones are all 0
} isect_patch;

/// At which points do two convex shapes press on each other?
///
/// @param a, b    Any shapes but rays, planes and sets by support points, or lists of such parts:
///                the patch of the two parts whose first point is deepest. Boxes, k-DOPs and frusta
///                must be bounded: a shape that reaches 64 times as far from 0 as the greatest
///                number of both shapes counts as unbounded.
/// @param margin  Points with a gap of at most this count, for contacts of the next step. Negative:
///                only points of that depth.
/// @param most    The greatest number of points, 1 to 8; 4 is usual. If there are more, the deepest
///                is chosen, then always the one that is farthest from those chosen.
/// @return        The corners of the common part of both faces, seen along the normal, the deepest
///                first. The features stay the same under small motions, except where some are
///                about as deep or as far as each other. Exchanged shapes that differ give the same
///                points with a and b exchanged.
///
/// Bad input: a shape of unknown type, an empty one, or one with NaN or infinity has no point.
/// Accuracy: with S = the lengths of both shapes + their distance and d = 1e-6 S, in double 1e-9 S
/// unless one is a disc, ellipsoid, cylinder, cone or round cone, every a is within 8 d of the
/// surface of the first shape, every b of that of the second, and b - a is within 8 d of gap *
/// normal; of two lines, as of capsules side by side, it may lean by their distance across the
/// normal. No two points are within d, unless a shape is nearly unbounded. The least gap is at most
/// 16 d more than that of isect_contact_any. 2 epsilon * (greatest |x|, |y|, |z|) is added to each
/// bound, and for a k-DOP or frustum 1e-13 of that maximum.
/// Method: isect_contact_any; for boxes with orthonormal axes fifteen separating axes, where axes
/// of two edges count only if they are clearly better (Gottschalk 1996), and for such a box and a
/// triangle thirteen (Akenine-Moeller 2001). Then one of the two faces that are most turned to the
/// other shape is clipped against the sides of the other (Sutherland and Hodgman 1974), a segment
/// by Cyrus and Beck. A face with more than 16 corners is reduced to those that are farthest in 16
/// directions, a cap to 8 points of its rim. Spheres, ellipsoids and round ends have one point.
/// Cost: that of isect_contact_any, and about 20 passes over the vertices; 0.3 microseconds for two
/// boxes.
ISECT_ASK isect_patch isect_contact_any_patch(isect_any a, isect_any b, float margin,
                                              uint32_t most);

/* ---- Rotating shapes ---- */

/// How a body moves and rotates: at time t in [0, 1] its point p is at center + t * motion + R (p -
/// center), where R turns by t * |turn| radians about `turn`, anticlockwise seen from its tip. All
/// zero: it rests.
typedef struct isect_turning {
    isect_vec3 center; ///< the center of rotation at time 0
    isect_vec3 motion; ///< the translation of the center from time 0 to time 1
    isect_vec3 turn;   ///< the axis; its length is the angle from time 0 to time 1
} isect_turning;

/// When do two convex shapes that move and rotate first touch?
///
/// @param a, b        The shapes at time 0: any but rays, planes and sets by support points, or
///                    lists of such parts, which move as one body. Boxes,
///                    k-DOPs and frusta must be bounded: a shape that reaches 64 times as far from
///                    0 as the greatest number of both shapes counts as unbounded.
/// @param of_a, of_b  How they move: any translation, and rotations of at most 2^20 along each
///                    axis.
/// @param tolerance   The gap that counts as a touch: about a thousandth of the size of the shapes.
///                    The least tolerance is 1e-11 times the sum of the lengths, the motion and the
///                    distances to the centers.
/// @return            enter: the time of the first contact; leave: 1; point: the touched point of b
///                    at that time; normal: that of a plane between them at that time, of length 1,
///                    from a to b. If they overlap at t = 0, the normal is the direction of least
///                    depth. Touching counts.
///
/// Bad input: a miss for a shape of unknown type, an empty one, or one with NaN or infinity.
/// Accuracy: no contact is missed, and enter is late by at most 1e-11 of these lengths. At enter
/// the gap is within the tolerance. An impact without contact means that the gap is within the
/// tolerance at some time. After 1024 steps, for example for long thin shapes that pass each other
/// closely, enter is the time reached so far: early.
/// Method: conservative advancement: a plane between the shapes, and the greatest speed of any of
/// their points along its normal (Mirtich, Impulse-based Dynamic Simulation of Rigid Bodies, 1996).
/// Cost: one to three microseconds a step, mostly 5 to 30 steps.
ISECT_ASK isect_impact isect_sweep_any_turning(isect_any a, const isect_turning *of_a, isect_any b,
                                               const isect_turning *of_b, float tolerance);

/// Which pose has a body that has moved along a chain of motions, for example at its first or last
/// contact?
///
/// @param from   The pose at the start.
/// @param chain  The motions, one after the other: each starts where the one before it ends. A
///               motion with a turn of 0 is a linear sweep. May be NULL if n is 0.
/// @param n      How many. All but the last are complete.
/// @param t      The part of the last one, mostly from 0 to 1, such as the `enter` or the `leave`
///               of an isect_impact.
/// @return       The pose, with a rotation of length 1.
///
/// Bad input: NaN, infinity, a rotation of 0, or a turn of more than 2^20 along an axis gives the
/// rotation 0, 0, 0, 0, with which nothing has an answer.
/// Accuracy: with S the sum of the lengths of the translation and of all motions and centers, and A
/// the sum of n and of all angles, the error of the rotation is at most 2 epsilon + 2^-45 A, that
/// of the translation at most (epsilon + 2^-45 A) S.
/// Method: products of quaternions in double; sines by sums and products, the same on all machines.
/// Cost: 130 ns for each motion.
ISECT_ASK isect_pose isect_pose_at(const isect_pose *from, const isect_turning *chain, size_t n,
                                   float t);

/* ---- Proofs ---- */

/// Do two shapes share a point, and which point or plane proves it? The numbers are double in
/// either precision: a plane that is rounded to float seldom separates shapes that are near each
/// other.
/// - overlap and POINT: they share a point.
/// - no overlap and PLANE: they share no point.
/// - no overlap and POINT: they share no point according to isect_overlap_any, but are so near to
///   touching that no plane of double numbers was found between them.
/// - NONE: one of them is empty, has a NaN, is of a type that is not supported, or is so large that
///   lengths overflow; or the solid below its planes is too far away or too thin to be found.
typedef struct isect_witness {
    bool overlap;   ///< the answer of isect_overlap_any
    isect_proof of; ///< the kind of proof; fields of other kinds are 0
    /// PLANE: dot(normal, x) + d + rest < 0 for all x of the first shape, > 0 for all of
    /// the second; of any length
    double normal[3];
    double d, rest;  ///< two numbers whose sum is not rounded: for shapes that are an ulp apart
    double point[3]; ///< POINT: no farther than `within` from either shape
    double within;   ///< POINT: bound of that distance
} isect_witness;

/// Do two shapes share a point, with the proof of the answer?
///
/// @param a, b  Any shapes for which isect_posed_answers is true, except sets by support points.
/// @return      The answer of isect_overlap_any and its proof, which isect_verify_any accepts.
///
/// Bad input: NONE for empty shapes, for NaN and infinity where isect_overlap_any does not allow
/// them, and for other shapes.
/// Exact: a plane separates them strictly, in real arithmetic on the given numbers, for all shapes.
/// Accuracy: a point is mostly within 2^-44 of the lengths of both shapes and their distance; for
/// shapes that are flat or nearly without an interior it may be farther away. `within` is a certain
/// bound of its distance.
/// Method: the plane of the convex solver, moved to the middle of the gap, and checked in integers
/// before it is returned (docs/any.md).
/// Cost: a few microseconds.
ISECT_ASK isect_witness isect_witness_any(isect_any a, isect_any b);

/// Do two shapes share a point, the second moved by a pose, with the proof of the answer?
///
/// @param a, b  As for isect_witness_any.
/// @param pose  As for isect_overlap_posed.
/// @return      The answer of isect_overlap_posed and its proof, which isect_verify_posed accepts.
///
/// Bad input, exactness, method and cost: as isect_witness_any; a plane separates a from b moved by
/// R x + translation in real arithmetic. NONE if the pose is invalid.
ISECT_ASK isect_witness isect_witness_posed(isect_any a, isect_any b, const isect_pose *pose);

/// Does a witness prove its answer for two shapes?
///
/// @param a, b     As for isect_witness_any.
/// @param witness  A witness of any origin.
/// @return         PLANE: true if all points of `a` lie strictly below the plane, all of `b`
///                 strictly above, and overlap is false. POINT: true if the point is no farther
///                 than `within` from either shape. NONE: false.
///
/// Bad input: false for NaN or infinity, and for empty shapes.
/// Exact: for a plane it is the decision of real arithmetic on the given numbers: the signs of
/// polynomials, of squares where a shape is round, and a linear program for a shape below planes.
/// In a linear program a sum of d and rest that is not a double is rounded up, by at most 2^-52 of
/// itself. For a point true is certain, and `within` must exceed the distance by 2^-45 of the
/// lengths of the shape and the distance.
/// Method: exact arithmetic on integers.
/// Cost: a microsecond for a plane.
ISECT_ASK bool isect_verify_any(isect_any a, isect_any b, const isect_witness *witness);

/// Does a witness prove its answer for two shapes, the second moved by a pose?
///
/// @param a, b     As for isect_witness_any.
/// @param pose     As for isect_overlap_posed.
/// @param witness  A witness of any origin.
/// @return         As isect_verify_any. False if the pose is invalid.
///
/// Bad input, method and cost: as isect_verify_any.
/// Exact: as isect_verify_any, for R x + translation in real arithmetic, with R the rotation of
/// rotation / |rotation|. For a moved k-DOP or frustum true is certain; false also if it is within
/// 2^-50 of the plane.
ISECT_ASK bool isect_verify_posed(isect_any a, isect_any b, const isect_pose *pose,
                                  const isect_witness *witness);

ISECT_EXTERN_END
#endif
