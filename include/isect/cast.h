/* isect/cast.h - which part of a line, ray or segment lies in a solid; where does it pierce a
 * surface? The forms for many rays or shapes (_n) are in isect/many.h. */
#ifndef ISECT_CAST_H
#define ISECT_CAST_H

#include "isect/answers.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// Where does a ray pierce a plane?
///
/// @param ray    Any direction length; a zero direction never hits.
/// @param plane  Any normal length; a zero normal is never hit.
/// @return       The point of contact: t in [t_min, t_max], u = v = w = 0. A ray parallel to the
///               plane misses, also if it lies in it.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: t * dot(normal, dir) is within 3 epsilon * (|normal . origin| + |d|, the products with
/// the absolute values of the products added, + |t| * the same of normal . dir). Sums and products
/// must not overflow.
/// Method: one dot product over another (RTR4 equation 22.17).
/// Cost: 1 division. Batch: isect_cast_ray_plane_n.
ISECT_ASK isect_touch isect_cast_ray_plane(const isect_ray *ray, const isect_plane *plane);

/// Where does a ray pierce a triangle? Both sides count.
///
/// @param ray       Any direction length; a zero direction never hits.
/// @param triangle  Any three points. A triangle seen edge-on, or without area, is not hit.
/// @return          The point of contact: t in [t_min, t_max]; u, v, w are barycentric, of b, c, a.
///                  Border and corners belong to the triangle. A ray in its plane misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether the triangle is pierced between t_min and t_max, over the whole finite range: for
/// rays not in its plane the answer is that of isect_overlap_ray_triangle. No ray passes between
/// two triangles that share an edge or a corner, and a ray that begins or ends on a triangle hits
/// it.
/// Accuracy: t * |dir| is within 4 epsilon * (greatest distance of a corner from the origin)^2 *
/// (longest edge) / (twice the projected area along the ray), which is large for needles and
/// triangles seen nearly edge-on. t always lies between those of the corners, (corner - origin) /
/// dir along the longest axis of dir; and inside the box of the triangle, up to a few epsilon of t,
/// along each axis where 1 / dir is a normal number. Then it is clamped to [t_min, t_max]. u + v +
/// w is within 2 epsilon of 1. t outside the range of numbers becomes the largest finite number.
/// Method: edge functions in a frame sheared along the ray (Woop, Benthin and Wald 2013), with a
/// certified error bound; signs and range decisions that are uncertain are decided in integers.
/// Variants with stored normals, planes or maps were measured and not chosen (docs/variants.md).
/// Cost: 5 divisions; 100 to 400 ns for the few uncertain rays, 2 us for distant ones in double.
/// Batch: isect_cast_ray_triangle_n.
ISECT_ASK isect_touch isect_cast_ray_triangle(const isect_ray *ray, const isect_triangle *triangle);

/// Where does a ray pierce the front of a triangle? The front is where its corners go round
/// anticlockwise: the side that cross(b - a, c - a) points to.
///
/// @param ray       As for isect_cast_ray_triangle.
/// @param triangle  As for isect_cast_ray_triangle.
/// @return          As isect_cast_ray_triangle if the ray comes from the front, else a miss.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: as isect_cast_ray_triangle; which side is the front is exact, too. Accuracy: as
/// isect_cast_ray_triangle.
/// Method: as isect_cast_ray_triangle.
/// Cost: 5 divisions. Batch: isect_cast_ray_triangle_culled_n.
ISECT_ASK isect_touch isect_cast_ray_triangle_culled(const isect_ray *ray,
                                                     const isect_triangle *triangle);

/// Where does a ray pierce a rectangle? Both sides count.
///
/// @param ray        Any direction length; a zero direction never hits.
/// @param rectangle  Any corner and sides; a rectangle seen edge-on, or without area, is not hit.
/// @return           The point of contact: t in [t_min, t_max]; it is corner + u * rectangle.u + v
///                   * rectangle.v, with u and v in [0, 1]; w = 0. The border belongs to the
///                   rectangle, up to the accuracy below. A ray in its plane misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 4 epsilon / (sine of the angle between the sides * cosine of the angle
/// between dir and the normal), where that product is above 32 epsilon. The error of u is at most d
/// * (distance of the origin to the corner / |rectangle.u| + 1), and the exact u may lie outside of
/// [0, 1] by as much; v likewise; t * |dir| is within d * (twice the distance + |rectangle.u| +
/// |rectangle.v|). Products of three lengths must not overflow.
/// Method: Cramer's rule, as Moeller and Trumbore 1997 for triangles.
/// Cost: 3 divisions. Batch: isect_cast_ray_rectangle_n.
ISECT_ASK isect_touch isect_cast_ray_rectangle(const isect_ray *ray,
                                               const isect_rectangle *rectangle);

/// Where does a ray pierce a disc? Both sides count.
///
/// @param ray   Any direction length; a zero direction never hits.
/// @param disc  Any normal length; a zero normal is never hit. Radius 0 is a point; a negative
///              radius is empty.
/// @return      The point of contact: t in [t_min, t_max], u = v = w = 0. The border belongs to the
///              disc, up to the accuracy below. A ray in its plane misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 8 epsilon * (distance of the origin to the center + radius) / cosine of the
/// angle between dir and the normal, which must be above 32 epsilon. t * |dir| is within d. A ray
/// that hits the disc with its radius reduced by d is a hit; one that misses it with its radius
/// increased by d is a miss. Squares must not overflow.
/// Method: the plane, then the distance to the center.
/// Cost: 1 division. Batch: isect_cast_ray_disc_n.
ISECT_ASK isect_touch isect_cast_ray_disc(const isect_ray *ray, const isect_disc *disc);

/// Where does a ray pierce a quadrilateral? Both sides count.
///
/// @param ray   Any direction length; a zero direction never hits.
/// @param quad  Any four points: its triangles a b c and a c d count, except one seen edge-on or
///              without area.
/// @return      The point of contact of least t in [t_min, t_max]. u and v are (0, 0) at a, (1, 0)
///              at b, (1, 1) at c, (0, 1) at d, and linear on each triangle: with u >= v the point
///              is (1 - u) * a + (u - v) * b + v * c, else (1 - v) * a + u * c + (v - u) * d;
///              w = 0. Border and corners belong to it. A ray in its plane misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether one of the triangles is pierced between t_min and t_max, over the whole finite
/// range: no ray passes between quadrilaterals and triangles that share edges or corners, nor
/// through the diagonal.
/// Accuracy: t is, to the bit, that of isect_cast_ray_triangle of the triangle that is hit. The
/// point given by u and v is within 4 epsilon * (greatest distance of a corner from the origin) *
/// (longest edge)^2 / (twice the projected area along the ray) of the line of the ray, all for that
/// triangle.
/// Method: isect_cast_ray_triangle of both. Lagae and Dutre 2005 have bilinear u and v, which are
/// smooth across the diagonal, but need four points in one plane, and miss rays at shared edges.
/// Cost: 13 divisions; the few uncertain rays as those of its triangles.
/// Batch: isect_cast_ray_quad_n.
ISECT_ASK isect_touch isect_cast_ray_quad(const isect_ray *ray, const isect_quad *quad);

/// Which part of a ray lies inside a solid sphere?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then the span is [t_min, t_max].
/// @param sphere  Radius 0 is a point. A negative radius is empty and is never hit.
/// @return        The interval of t inside the sphere, clipped to [t_min, t_max]; a miss if there
///                is no such t. Touching counts as a hit. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 4 epsilon * (distance of the origin to the center + radius). A ray that hits
/// the sphere with its radius reduced by d is a hit; one that misses it with its radius increased
/// by d is a miss. For chords longer than a quarter of the diameter enter * |dir| and leave * |dir|
/// are within 1.5 d. Squares must not overflow or underflow: |dir| from 1e-18 to 1e19, distances up
/// to 1e19 (double 1e-153, 1e154); a shorter direction may count as zero, longer ones and farther
/// spheres may be missed. If the square of t overflows, t may become the largest finite number.
/// Method: closest approach of the line instead of the textbook discriminant (Haines et al., Ray
/// Tracing Gems 1, ch. 7), which does not cancel for small or distant spheres.
/// Cost: 1 sqrt, 2 divisions. Batch: isect_cast_ray_sphere_n.
ISECT_ASK isect_span isect_cast_ray_sphere(const isect_ray *ray, const isect_sphere *sphere);

/// Which part of a ray lies inside a solid capsule?
///
/// @param ray      Any direction length. A zero direction makes the ray a point: it hits if its
///                 origin is inside, and then the span is [t_min, t_max].
/// @param capsule  Equal ends are a sphere; radius 0 is a segment; a negative radius is empty.
/// @return         The interval of t inside the capsule, clipped to [t_min, t_max]; a miss if there
///                 is no such t. Touching counts as a hit. If the ray starts inside, enter is
///                 t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let the scale be distance of the origin to a + length + radius, and d 16 epsilon *
/// scale. A ray that hits the capsule with its radius reduced by d is a hit; one that misses it
/// with its radius increased by d is a miss; enter and leave lie between those of the two. Squares
/// of epsilon * dir and epsilon * scale must not overflow or underflow: both from 1e-11 to 1e18
/// (double 1e-137, 1e153); shorter vectors may count as zero, longer ones may be missed.
/// Method: the closest approach of the line to each end and to the axis; this avoids the difference
/// of large squares of the textbook quadratic (Quilez 2016 has the parts).
/// Cost: 3 sqrt, 4 divisions. Batch: isect_cast_ray_capsule_n.
ISECT_ASK isect_span isect_cast_ray_capsule(const isect_ray *ray, const isect_capsule *capsule);

/// Which part of a ray lies inside a solid lozenge, a sphere-swept rectangle?
///
/// @param ray      Any direction length. A zero direction makes the ray a point: it hits if its
///                 origin is inside, and then the span is [t_min, t_max].
/// @param lozenge  Perpendicular sides; others make it a parallelogram. Without area it is a
///                 capsule, with two zero sides a sphere; radius 0 is a rectangle; a negative
///                 radius is empty.
/// @return         The interval of t inside the lozenge, clipped to [t_min, t_max]; a miss if there
///                 is no such t. Touching counts, up to the accuracy below. If the ray starts
///                 inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 20 epsilon * (distance of the origin to the corner + |u| + |v| + radius), for
/// any angle between the sides. A ray that hits the lozenge with its radius reduced by d is a hit;
/// one that misses it with its radius increased by d is a miss; enter and leave lie between those
/// of the two. Squares of lengths must not overflow: from 1e-17 to 1e18 (double 1e-150, 1e150);
/// longer ones may be missed.
/// Method: a capsule about each side and a prism between them.
/// Cost: 9 sqrt, 9 divisions. Batch: isect_cast_ray_lozenge_n.
ISECT_ASK isect_span isect_cast_ray_lozenge(const isect_ray *ray, const isect_lozenge *lozenge);

/// Which part of a ray lies inside a solid ellipsoid?
///
/// @param ray        Any direction length. A zero direction makes the ray a point: it hits if its
///                   origin is inside, and then the span is [t_min, t_max].
/// @param ellipsoid  Orthonormal axes, right- or left-handed. A radius of 0 makes it flat, two a
///                   segment, three a point; a negative radius is empty.
/// @return           The interval of t inside the ellipsoid, clipped to [t_min, t_max]; a miss if
///                   there is no such t. Touching counts, up to the accuracy below. If the ray
///                   starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 24 epsilon * (distance of the origin to the center + sum of the radii). A ray
/// that meets a point deeper than d in the ellipsoid is a hit; one that meets no point within d of
/// it is a miss; enter and leave lie between those of the two. A flat one is hit within d. Squares
/// must not overflow, also of dir over a radius that counts as at least epsilon * (distance + sum
/// of the radii): for dir and that sum from 1e-6 to 1e6 (double 1e-69, 1e69) they do.
/// Method: the closest approach to the center in the frame where it is a unit sphere, from an
/// approximate one, so that the shortest radius does not spoil the others.
/// Cost: 2 sqrt, 4 divisions, 6 dot products. Batch: isect_cast_ray_ellipsoid_n.
ISECT_ASK isect_span isect_cast_ray_ellipsoid(const isect_ray *ray,
                                              const isect_ellipsoid *ellipsoid);

/// Which part of a ray lies inside a solid cylinder with flat ends?
///
/// @param ray       Any direction length. A zero direction makes the ray a point: it hits if its
///                  origin is inside, and then the span is [t_min, t_max].
/// @param cylinder  Radius 0 is a segment; equal ends are a sphere; a negative radius is empty.
/// @return          The interval of t inside the cylinder, clipped to [t_min, t_max]; a miss if
///                  there is no such t. Touching counts, up to the accuracy below. If the ray
///                  starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let the scale be distance of the origin to a + length + radius, and d 16 epsilon *
/// scale. A ray that hits the cylinder shrunk by d in radius and at both ends is a hit; one that
/// misses it grown by d is a miss; enter and leave lie between those of the two. Squares of epsilon
/// * dir and epsilon * scale must not overflow or underflow: both from 1e-11 to 1e18 (double
/// 1e-137, 1e153); shorter vectors may count as zero, longer ones may be missed.
/// Method: the closest approach of the line to the axis, clipped by the planes at both ends; this
/// avoids the difference of large squares of the textbook quadratic (Ericson 5.3.7).
/// Cost: 1 sqrt, 3 divisions. Batch: isect_cast_ray_cylinder_n.
ISECT_ASK isect_span isect_cast_ray_cylinder(const isect_ray *ray, const isect_cylinder *cylinder);

/// Which part of a ray lies inside a solid cone?
///
/// @param ray   Any direction length. A zero direction makes the ray a point: it hits if its origin
///              is inside, and then the span is [t_min, t_max].
/// @param cone  Radius 0 is a segment; a base at the tip is a sphere; a negative radius is empty.
/// @return      The interval of t inside the cone, clipped to [t_min, t_max]; a miss if there is no
///              such t. Touching counts, up to the accuracy below. If the ray starts inside, enter
///              is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let the scale be distance of the origin to the tip + length + radius, and d 32 epsilon
/// * scale. A ray that hits the cone with base and side moved inward by d is a hit; one that misses
/// it with base and side moved outward by d, cut off at d before the tip, is a miss; enter and
/// leave lie between those of the two. Squares of epsilon * dir and epsilon * scale must not
/// overflow or underflow: both from 1e-11 to 1e18 (double 1e-137, 1e153); shorter vectors may count
/// as zero, longer ones may be missed.
/// Method: a quadratic whose discriminant is a difference of two lengths, from the point of the
/// line nearest to the axis (Eberly, Geometric Tools, has the textbook form).
/// Cost: 4 sqrt, 8 divisions. Batch: isect_cast_ray_cone_n.
ISECT_ASK isect_span isect_cast_ray_cone(const isect_ray *ray, const isect_cone *cone);

/// Which parts of a ray lie inside a solid torus?
///
/// @param ray    Any direction length. A zero direction makes the ray a point: it hits if its
///               origin is inside, and then its one part is [t_min, t_max].
/// @param torus  An axis of any length. A minor radius of 0 is a circle, a major radius of 0 or a
///               zero axis a sphere; a torus with major < minor has no hole; a negative radius is
///               empty.
/// @return       The intervals of t inside the torus, clipped to [t_min, t_max], in order: up to
///               two, where the ray crosses the hole. Touching counts, up to the accuracy below. If
///               the ray starts inside, the first enters at t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 32 epsilon * (distance of the origin to the center + major + minor). A ray
/// that hits the torus with its minor radius reduced by d is a hit; one that misses it with its
/// minor radius increased by d is a miss; enter and leave lie between those of the two. A gap
/// between the two parts may be missing if the torus increased by d does not have it. If that sum
/// is infinite, the torus may be missed.
/// Method: the minima of the distance from the circle along the ray, and the points where that
/// distance is the minor radius, by Newton's method between bounds; the quartic equation loses
/// digits (Hanrahan, in An Introduction to Ray Tracing, 1989; Quilez).
/// Cost: 0.5 us; 0.1 us for a miss.
ISECT_ASK isect_intervals isect_cast_ray_torus(const isect_ray *ray, const isect_torus *torus);

/// Which parts of a ray lie inside a solid quadric: ellipsoid, cone, cylinder, hyperboloid,
/// paraboloid or a pair of planes?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then its one part is [t_min, t_max].
/// @param matrix  16 numbers: M[i][j] is matrix[4 i + j]. The solid is the set of points (x, y, z)
///                with (x, y, z, 1) M (x, y, z, 1)^T <= 0; the negated matrix is its outside. Order
///                by columns is the same solid, also if M is not symmetric. M may be singular: a
///                plane {n, d} is M[i][3] = n[i], M[3][3] = d. Zero is all of space.
/// @return        The intervals of t inside the solid, clipped to [t_min, t_max], in order: up to
///                two, which may be infinite. Touching counts. If the ray starts inside, the first
///                enters at t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: how often the line meets the surface, whether it touches it, and which of its parts are
/// inside, over the whole finite range.
/// Accuracy: each finite end of a part of the line is within 4 epsilon of itself (float: 1) and the
/// least normal number, without any condition on M or the ray. A gap that vanishes by this rounding
/// is left out. The range is applied after the rounding. t outside the range of numbers becomes the
/// largest finite number.
/// Method: the quadratic (Cychosz and Waggenspack, Graphics Gems III, 1992) in integers, its
/// coefficients and discriminant rounded once; q / a and c / q as in isect_roots_quadratic. For
/// spheres, ellipsoids, and cylinders and cones that end, their own functions are faster.
/// Cost: 1 to 3 us.
ISECT_ASK isect_intervals isect_cast_ray_quadric(const isect_ray *ray, const float *matrix);

/// Bounds of a function f along a piece of a ray, the points origin + t dir for t in [t_min,
/// t_max].
typedef struct isect_implicit_range {
    float lower, upper;             ///< of f
    float slope_lower, slope_upper; ///< of df/dt
} isect_implicit_range;

/// Bounds a function of points over a piece of a ray. The caller's function.
///
/// `bounds` is -INFINITY to INFINITY for both on entry; what remains so is not known. Either is
/// enough: bounds of f over the piece, by interval arithmetic; or bounds of the slope over it and
/// of f where t_min == t_max. A function that changes by at most L between points at distance 1 has
/// slopes of -L |dir| to L |dir|. NaN counts as not known. The rounding of the caller's computation
/// belongs to the bounds.
typedef void isect_implicit_bounds(void *user, const isect_ray *piece,
                                   isect_implicit_range *bounds);

/// Where a function along a ray is first 0. Without a root `before` and `after` are INFINITY.
typedef struct isect_implicit_root {
    float before;   ///< no root is at a lesser t
    float after;    ///< the root is not beyond it; the search for the next one starts here
    bool crosses;   ///< f certainly changes its sign between both; else it may only come near to 0
    uint32_t calls; ///< of the caller's function
} isect_implicit_root;

/// Where does a ray first meet an implicit surface, the points at which a function f is 0?
///
/// @param ray        Its range must be finite. Any direction length.
/// @param bounds     Bounds f. f must be continuous, and where its slope is bounded, the integral
///                   of its slope.
/// @param user       Passed to bounds.
/// @param precision  The length of t to which a root is located, at least 0. 0: as far as the
///                   bounds allow.
/// @param most       The greatest number of calls of bounds, up to a few; 0: 10 000.
/// @param root       Receives the root, or that there is none.
/// @return           ISECT_OK; ISECT_TOO_SMALL if the calls did not suffice, and then no root is
///                   before root->before, and the first one, if there is one, may be anywhere up to
///                   root->after; ISECT_NOT_FINITE of the ray; ISECT_BAD_ARGUMENT of a pointer or
///                   the precision.
///
/// Conservative: no root is missed, however close to others, if the bounds are true. A root that
/// crosses is between `before` and `after`; these are no farther apart than the precision, or than
/// the part of the ray in which the bounds of f at one point contain 0. Without `crosses` 0 could
/// not be excluded from a piece that is no longer than the precision: a root at which f touches 0,
/// or a place where |f| is less than the width of its bounds.
/// Method: pieces of the ray, halved until 0 is excluded by interval arithmetic or by the slope
/// (Mitchell, Graphics Interface 1990; Kalra and Barr, SIGGRAPH 1989); bisection where f is
/// monotone.
/// Cost: for a root that crosses and slopes within a few times their values some 10 calls, and one
/// for each bit of the precision; without slopes two for each bit. Where f touches 0, calls grow
/// with the inverse square root of the precision, unless the slope is bounded closely.
ISECT_TRY isect_status isect_cast_ray_implicit(const isect_ray *ray, isect_implicit_bounds *bounds,
                                               void *user, float precision, uint32_t most,
                                               isect_implicit_root *root);

/// Which part of a ray lies inside a solid axis-aligned box?
///
/// @param ray   Any direction length. A zero direction makes the ray a point: it hits if its
///              origin is inside, and then the span is [t_min, t_max].
/// @param aabb  Bounds may be infinite; a flat box can be hit; lower > upper is empty.
/// @return      The interval of t inside the box, clipped to [t_min, t_max]; a miss if there is no
///              such t. Touching counts, also by a ray that lies in a face.
///
/// Bad input: NaN, or an infinity in origin or dir, is a miss.
/// Exact: whether the span is empty, over the whole finite range. Accuracy: enter and leave are
/// within 2 epsilon of their own size and the least normal number; if rounding would swap them,
/// leave = enter. t outside the range of numbers becomes the largest finite number.
/// Method: slabs (Kay and Kajiya 1986), with parallel slabs handled separately; uncertain orders
/// are decided in integers. Slopes (Eisemann and others 2007) were measured and not chosen
/// (docs/variants.md).
/// Cost: 6 divisions; 50 to 400 ns for uncertain rays and infinite bounds. Batch:
/// isect_cast_ray_aabb_n.
ISECT_ASK isect_span isect_cast_ray_aabb(const isect_ray *ray, const isect_aabb *aabb);

/// Which part of a ray lies inside a solid box with axes of its own?
///
/// @param ray  Any direction length. A zero direction makes the ray a point: it hits if its origin
///             is inside, and then the span is [t_min, t_max].
/// @param obb  Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a point;
///             a negative half is empty.
/// @return     The interval of t inside the box, clipped to [t_min, t_max]; a miss if there is no
///             such t. Touching counts, up to the accuracy below.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: let d be 16 epsilon * (distance of the origin to the center + sum of the halves). A
/// ray that hits the box with every half reduced by d is a hit; one that misses it with every half
/// increased by d is a miss; enter and leave lie between those of the two. Squares must not
/// overflow.
/// Method: slabs in the frame of the box. Cost: 3 divisions, 6 dot products.
/// Batch: isect_cast_ray_obb_n.
ISECT_ASK isect_span isect_cast_ray_obb(const isect_ray *ray, const isect_obb *obb);

/// Which part of a ray lies inside a solid between 7 pairs of parallel planes?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then the span is [t_min, t_max].
/// @param kdop14  Bounds may be infinite; equal ones make it flat; lower > upper is empty.
/// @return        The interval of t inside, clipped to [t_min, t_max]; a miss if there is no such
///                t. Touching counts, up to the accuracy below. If the ray starts inside, enter is
///                t_min.
///
/// Bad input: NaN, or an infinity in origin or dir, is a miss.
/// Accuracy: let d be 4 epsilon * (|origin| + |t * dir|), each the sum of the absolute values of
/// three components. A t whose point is farther than d inside all bounds is in the span; one whose
/// point is farther than d outside of one is not. t outside the range of numbers becomes the
/// largest finite number. Sums of three components must not overflow; a dir shorter than 1e-30
/// (double 1e-290) may count as zero.
/// Method: slabs (Kay and Kajiya 1986). Cost: 7 divisions, and products only with their results.
/// Batch: isect_cast_ray_kdop14_n.
ISECT_ASK isect_span isect_cast_ray_kdop14(const isect_ray *ray, const isect_kdop14 *kdop14);

/// Which part of a ray lies inside a solid between 9 pairs of parallel planes?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then the span is [t_min, t_max].
/// @param kdop18  Bounds may be infinite; equal ones make it flat; lower > upper is empty.
/// @return        The interval of t inside, clipped to [t_min, t_max]; a miss if there is no such
///                t. Touching counts, up to the accuracy below. If the ray starts inside, enter is
///                t_min.
///
/// Bad input: NaN, or an infinity in origin or dir, is a miss.
/// Accuracy: let d be 4 epsilon * (|origin| + |t * dir|), each the sum of the absolute values of
/// three components. A t whose point is farther than d inside all bounds is in the span; one whose
/// point is farther than d outside of one is not. t outside the range of numbers becomes the
/// largest finite number. Sums of three components must not overflow; a dir shorter than 1e-30
/// (double 1e-290) may count as zero.
/// Method: slabs (Kay and Kajiya 1986). Cost: 9 divisions, and products only with their results.
/// Batch: isect_cast_ray_kdop18_n.
ISECT_ASK isect_span isect_cast_ray_kdop18(const isect_ray *ray, const isect_kdop18 *kdop18);

/// Which part of a ray lies inside a solid between 13 pairs of parallel planes?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then the span is [t_min, t_max].
/// @param kdop26  Bounds may be infinite; equal ones make it flat; lower > upper is empty.
/// @return        The interval of t inside, clipped to [t_min, t_max]; a miss if there is no such
///                t. Touching counts, up to the accuracy below. If the ray starts inside, enter is
///                t_min.
///
/// Bad input: NaN, or an infinity in origin or dir, is a miss.
/// Accuracy: let d be 4 epsilon * (|origin| + |t * dir|), each the sum of the absolute values of
/// three components. A t whose point is farther than d inside all bounds is in the span; one whose
/// point is farther than d outside of one is not. t outside the range of numbers becomes the
/// largest finite number. Sums of three components must not overflow; a dir shorter than 1e-30
/// (double 1e-290) may count as zero.
/// Method: slabs (Kay and Kajiya 1986). Cost: 13 divisions, and products only with their results.
/// Batch: isect_cast_ray_kdop26_n.
ISECT_ASK isect_span isect_cast_ray_kdop26(const isect_ray *ray, const isect_kdop26 *kdop26);

/// Which part of a ray lies inside a solid between any number of pairs of parallel planes?
///
/// @param ray   Any direction length. A zero direction makes the ray a point: it hits if its origin
///              is inside, and then the span is [t_min, t_max].
/// @param kdop  Normals of any length; a zero normal gives all of space if its bounds include 0,
///              else the empty set. Bounds may be infinite; equal ones make it flat; it is empty if
///              lower > upper. Without normals it is all of space.
/// @return      The interval of t inside, clipped to [t_min, t_max], which may be infinite where
///              bounds are; a miss if there is no such t. Touching counts, up to the accuracy
///              below. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min, t_max and the bounds, is a miss.
/// Accuracy: for a normal let e be 4 epsilon * (|normal . origin| + |t| |normal . dir|), absolute
/// values of the products added. A t whose dot(normal, x) is more than e inside all bounds is in
/// the span; one where it is more than e outside of one is not. t outside the range of numbers
/// becomes the largest finite number. Products and sums must not overflow; a speed |normal . dir|
/// below the least normal number counts as zero. With the normals of a kdop14, 18 or 26 the answer
/// is that of its own function, to the bit.
/// Method: slabs (Kay and Kajiya 1986).
/// Cost: 1 division and 2 dot products for each normal, up to the first at which the span is empty.
ISECT_ASK isect_span isect_cast_ray_kdop(const isect_ray *ray, const isect_kdop *kdop);

/// Which part of a ray lies inside a solid frustum?
///
/// @param ray      Any direction length. A zero direction makes the ray a point: it hits if its
///                 origin is inside, and then the span is [t_min, t_max].
/// @param frustum  Any six planes, with normals of any length, that point outward; absent ones are
///                 {0, 0, 0, -1}. The corners are not read.
/// @return         The interval of t inside, clipped to [t_min, t_max], which may be infinite where
///                 planes are absent; a miss if there is no such t. Touching counts, up to the
///                 accuracy below. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: for a plane let e be 4 epsilon * (|normal . origin| + |d| + |t| |normal . dir|), the
/// absolute values of the products added. A t whose point has dot(normal, x) + d less than -e for
/// all planes is in the span; one where that is greater than e for one of them is not. t outside
/// the range of numbers becomes the largest finite number. Products and sums must not overflow; a
/// speed |normal . dir| below the least normal number counts as zero.
/// Method: clipping by half-spaces (Cyrus and Beck 1978; Haines 1991).
/// Cost: 6 divisions, 12 dot products. Batch: isect_cast_ray_frustum_n.
ISECT_ASK isect_span isect_cast_ray_frustum(const isect_ray *ray, const isect_frustum *frustum);

/// Which part of a ray lies inside a convex hull?
///
/// @param ray   Any direction length. A zero direction makes the ray a point: it hits if its origin
///              is inside, and then the span is [t_min, t_max].
/// @param hull  The set of points below all its planes as given, in any order, with outward normals
///              of any length. Redundant planes are allowed; the set may be empty or unbounded.
///              Without planes it is missed, also if it has vertices.
/// @return      The interval of t inside, clipped to [t_min, t_max], which may be infinite where
///              the body is; a miss if there is no such t. Touching counts, up to the accuracy
///              below. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: for a plane let e be 4 epsilon * (|normal . origin| + |d| + |t| |normal . dir|), the
/// absolute values of the products added. A t whose point has dot(normal, x) + d less than -e for
/// all planes is in the span; one where that is more than e for one of them is not. t outside the
/// range of numbers becomes the largest finite number. Products and sums must not overflow; a speed
/// |normal . dir| below the least normal number counts as zero. With the planes of a frustum the
/// answer is that of isect_cast_ray_frustum, to the bit.
/// Method: clipping by half-spaces (Cyrus and Beck 1978; Haines 1991), not by edges in Pluecker
/// coordinates (Platis and Theoharis 2003), which need more than planes.
/// Cost: 1 division and 2 dot products for each plane, up to the first at which the span is empty.
ISECT_ASK isect_span isect_cast_ray_hull(const isect_ray *ray, const isect_hull *hull);

/// Where does a ray pierce a polygon? Both sides count.
///
/// @param ray      Any direction length; a zero direction never hits.
/// @param polygon  Any points, in a plane or not; edges may cross. A polygon seen edge-on, or whose
///                 signed areas along the ray cancel, or without area, is not hit.
/// @param rule     Defines the inside if the polygon crosses itself in the projection along the
///                 ray; else both rules agree.
/// @return         The point of contact: t in [t_min, t_max], u = v = w = 0. Border and corners
///                 belong to the polygon. A ray in its plane misses.
///
/// Bad input: NaN in any corner, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether the line of the ray passes through the polygon, over the whole finite range: for
/// a triangle as isect_cast_ray_triangle, and no ray passes between two polygons that share an
/// edge. Whether the true t is between t_min and t_max is exact, too. The true t is that of the
/// plane through the mean of the corners with the Newell normal N, clamped to the t of the corners
/// along the longest axis of dir.
/// Accuracy: let M be the greatest distance of a corner from the origin and from the first corner,
/// and S the sum over the edges of the products of the distances of their ends. With n corners, t
/// is within 2^-52 * (2 n + 10) * S * (M + |t dir|) / |N . dir| and an epsilon of itself of that,
/// if no length and no coordinate is 2^200 times another length. t outside the range of numbers
/// becomes the largest finite number.
/// Method: the winding number of the polygon about the line, by signs of 3 x 3 determinants, in
/// double with a certified bound, else in integers; a plane as Sutherland, Sproull and Schumacker
/// 1974.
/// Cost: 15 ns for each corner; uncertain signs 50 to 500 ns each.
ISECT_ASK isect_touch isect_cast_ray_polygon(const isect_ray *ray, const isect_polygon *polygon,
                                             isect_rule rule);

/// Where does a ray in the plane pierce a segment? Both sides count.
///
/// @param ray2      Any direction length; a zero direction never hits.
/// @param segment2  Any two points. A segment seen end-on, or whose ends coincide, is not hit.
/// @return          The point of contact: t in [t_min, t_max]; it is w * a + u * b, and v = 0. The
///                  ends belong to the segment. A ray that lies in its line misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether the segment is pierced between t_min and t_max, over the whole finite range: no
/// ray passes between two segments that share an end.
/// Accuracy: t * |dir| is within 8 epsilon * (greater distance of an end from the origin) / (sine
/// of the angle between ray and segment), u and w are within 2 epsilon * (that distance / length +
/// 1) / that sine, and their sum is within 2 epsilon of 1; distances below the least normal number
/// count as that. t outside the range of numbers becomes the largest finite number.
/// Method: the sides of both ends (perp-dot products, Hill, Graphics Gems IV, 1994) with a
/// certified error bound, and their mean; uncertain cases are decided in integers.
/// Cost: 2 divisions; 100 to 300 ns for the few uncertain rays. Batch: isect_cast_ray2_segment2_n.
ISECT_ASK isect_touch isect_cast_ray2_segment2(const isect_ray2 *ray2,
                                               const isect_segment2 *segment2);

/// Which part of a ray in the plane lies inside a circle?
///
/// @param ray2     Any direction length. A zero direction makes the ray a point: it hits if its
///                 origin is inside, and then the span is [t_min, t_max].
/// @param circle2  Radius 0 is a point. A negative radius is empty and is never hit.
/// @return         The interval of t inside the circle, clipped to [t_min, t_max]; a miss if there
///                 is no such t. Touching counts as a hit. If the ray starts inside, enter is
///                 t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: the answer is, bit for bit, that of isect_cast_ray_sphere for a ray and a sphere with
/// z = 0. Let d be 4 epsilon * (distance of the origin to the center + radius). A ray that hits the
/// circle with its radius reduced by d is a hit; one that misses it with its radius increased by d
/// is a miss. For chords longer than a quarter of the diameter enter * |dir| and leave * |dir| are
/// within 1.5 d.
/// Method: closest approach of the line, as isect_cast_ray_sphere; the quadratic (Moeller and
/// Haines, RTR4 22.6) cancels for small or distant circles.
/// Cost: 1 sqrt, 2 divisions. Batch: isect_cast_ray2_circle2_n.
ISECT_ASK isect_span isect_cast_ray2_circle2(const isect_ray2 *ray2, const isect_circle2 *circle2);

/// Which part of a ray in the plane lies inside an axis-aligned rectangle?
///
/// @param ray2        Any direction length. A zero direction makes the ray a point: it hits if its
///                    origin is inside, and then the span is [t_min, t_max].
/// @param rectangle2  Bounds may be infinite; empty if lower > upper on any axis. Without width it
///                    is a segment, or a point.
/// @return            The interval of t inside, clipped to [t_min, t_max]; a miss if there is no
///                    such t. Touching counts as a hit, and so does running along a side. If the
///                    ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min, t_max and the bounds, is a miss.
/// Exact: whether there is a common point, over the whole finite range.
/// Accuracy: enter and leave are within 2 epsilon of themselves, and the least normal number; never
/// swapped. t outside the range of numbers becomes the largest finite number.
/// Method: slabs (Kay and Kajiya 1986), as isect_cast_ray_aabb; uncertain cases are decided in
/// integers.
/// Cost: as isect_cast_ray_aabb. Batch: isect_cast_ray2_rectangle2_n.
ISECT_ASK isect_span isect_cast_ray2_rectangle2(const isect_ray2 *ray2,
                                                const isect_rectangle2 *rectangle2);

/// Which part of a ray in the plane lies inside a triangle, which is solid there?
///
/// @param ray2       Any direction length. A zero direction makes the ray a point: it hits if its
///                   origin is inside, and then the span is [t_min, t_max].
/// @param triangle2  Any three points, in either order round. Without area it is a segment or a
///                   point, which can be hit too.
/// @return           The interval of t inside, clipped to [t_min, t_max]; a miss if there is no
///                   such t. Touching a corner counts as a hit, and so does running along a side.
///                   If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether there is a common point, over the whole finite range.
/// Accuracy: enter * |dir| and leave * |dir| are within 8 epsilon * (greatest distance of a corner
/// from the origin) / (lesser sine of the angles between the ray and the sides that it crosses);
/// distances below the least normal number count as that. They are never swapped; t outside the
/// range of numbers becomes the largest finite number.
/// Method: where the line crosses the sides, as in isect_cast_ray2_segment2; half-planes (Cyrus and
/// Beck 1978) divide by the same sines, and cannot detect a touched corner.
/// Cost: 5 divisions; 250 to 550 ns for the few uncertain rays. Batch: isect_cast_ray2_triangle2_n.
ISECT_ASK isect_span isect_cast_ray2_triangle2(const isect_ray2 *ray2,
                                               const isect_triangle2 *triangle2);

/// Which is the smallest interval of a ray in the plane that contains all its points in a polygon?
///
/// @param ray2      Any direction length. A zero direction makes the ray a point: it hits if its
///                  origin is inside, and then the span is [t_min, t_max].
/// @param polygon2  Any points; edges may cross or cover each other or have no length. Without
///                  points it is empty.
/// @param rule      Defines the inside of a polygon that crosses itself; for others both rules
///                  agree.
/// @return          The first and the last t inside that are in [t_min, t_max]; between them parts
///                  of the ray may be outside. A miss if there is no such t. Touching a corner
///                  counts as a hit, and so does running along an edge. If the ray starts inside,
///                  enter is t_min.
///
/// Bad input: NaN in any corner, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether there is a common point, and whether the ray begins or ends inside, over the
/// whole finite range.
/// Accuracy: enter * |dir| and leave * |dir| are within 8 epsilon * (greatest distance of a corner
/// from the origin) / (least sine of the angles between the ray and the edges that it crosses);
/// distances below the least normal number count as that. They are never swapped; t outside the
/// range of numbers becomes the largest finite number.
/// Method: where the line crosses the edges, as in isect_cast_ray2_segment2, and the winding number
/// of both ends, counted along the line.
/// Cost: 9 ns for each corner, 13 ns in double; more for uncertain corners.
ISECT_ASK isect_span isect_cast_ray2_polygon2(const isect_ray2 *ray2,
                                              const isect_polygon2 *polygon2, isect_rule rule);

ISECT_EXTERN_END
#endif
