/* isect/sweep.h - when does a moving shape first touch another, and when last? The forms for many
 * (_n) are in isect/many.h.
 *
 * The first shape moves, the second rests, for t from 0 to 1. If both move, spheres and boxes along
 * the axes have functions of their own. For other shapes pass the difference of the motions: the
 * point of the answer is then relative to the second shape, so add enter * its motion. The
 * difference is rounded by half an epsilon of itself, which displaces the contact by that times
 * enter; there is no other error.
 *
 * A hit of floats is computed again in double, and its times are rounded outward. */
#ifndef ISECT_SWEEP_H
#define ISECT_SWEEP_H

#include "isect/answers.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// When does a moving sphere touch a point?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param point   Any point.
/// @return        enter and leave: the times of the first and the last contact; point: that point;
///                normal: from the center to it, or along x if these coincide. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 40 * 2^-52 * (|center - point| + radius), where the size of a vector is the sum
/// of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at both times
/// the gap is at most d. An impact without contact means that the gap is at most d at some time. 8
/// * (|motion| + 1) * (the least normal number) and an epsilon of the distance travelled until then
/// are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with w = d / c.
/// Method: as isect_sweep_sphere_sphere, with radius 0.
/// Cost: 6 divisions, 2 roots. Batch: isect_sweep_sphere_point_n.
ISECT_ASK isect_impact isect_sweep_sphere_point(const isect_moving_sphere *sphere,
                                                const isect_vec3 *point);

/// When does a moving sphere touch a segment?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param segment  The ends may coincide: it is then a point.
/// @return         As isect_sweep_sphere_capsule, with radius 0.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: as isect_sweep_sphere_capsule.
/// Method: as isect_sweep_sphere_capsule.
/// Cost: 12 divisions. Batch: isect_sweep_sphere_segment_n.
ISECT_ASK isect_impact isect_sweep_sphere_segment(const isect_moving_sphere *sphere,
                                                  const isect_segment *segment);

/// When does a moving sphere touch a plane?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param plane   Any normal length. A zero normal is all of space if d = 0, and else the empty
///                set. Both sides count.
/// @return        enter and leave: the times of the first and the last contact; point: the
///                projection of its center; normal: from the center to the plane, or that of the
///                plane if the center is in it. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 24 * 2^-52 * ((|normal . center| + |normal . motion| + |d|) / |normal| + radius),
/// with the absolute values of the products added. No contact is missed, enter is never late and
/// leave never early; at both times the gap is at most d. An impact without contact means that the
/// gap is at most d at some time. 48 * (1 + the absolute values of all coordinates) * (the least
/// normal number) and an epsilon of the distance travelled until then are added to d. Four times
/// the sums must not overflow.
/// In double, of shapes that come into contact, it is also at most 6 epsilon * (the distance
/// travelled until then + radius) + 2 epsilon * d, for sums between 2^-290 and 2^290.
/// Method: the height over the plane is linear in t (Gomez, Simple Intersection Tests for Games,
/// 1999).
/// Cost: 6 divisions. Batch: isect_sweep_sphere_plane_n.
ISECT_ASK isect_impact isect_sweep_sphere_plane(const isect_moving_sphere *sphere,
                                                const isect_plane *plane);

/// When does a moving sphere touch a triangle? Both sides count, edges and corners too.
///
/// @param sphere    Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param triangle  Any three points. One without area is a segment or a point.
/// @return          enter and leave: the times of the first and the last contact; point: the point
///                  of the triangle nearest to the center; normal: from the center to the point, or
///                  if these coincide that of the plane, in the direction of the motion. Touching
///                  counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|center - a| + |b - a| + |c - a| + radius), where the size of a vector
/// is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both times the gap is at most d. An impact without contact means that the gap is at most d at
/// some time. This holds for triangles of any shape. 8 * (|motion| + 1) * (the least normal number)
/// and an epsilon of the distance travelled until then are added to d. Four times the sums must not
/// overflow. In double, of shapes that come into contact, let the gap fall by c times the distance
/// travelled, c > 2^-9: it is also at most 4 epsilon * (that distance until then + twice the
/// radius) + 16 w^2 / radius, with w = d / c * (u.u + v.v) / |u x v| of two edges u and v, for
/// lengths between 2^-190 and 2^190.
/// Method: the ray of the center against the triangle grown by the radius: spheres, cylinders and a
/// prism (Ericson, Real-Time Collision Detection, 5.5.6; Fauerby 2003).
/// Cost: 27 divisions, 8 roots; one pair 18 and 4; a hit in double .1 us more. Batch:
/// isect_sweep_sphere_triangle_n.
ISECT_ASK isect_impact isect_sweep_sphere_triangle(const isect_moving_sphere *sphere,
                                                   const isect_triangle *triangle);

/// When does a moving sphere touch a rectangle? Both sides count, edges and corners too.
///
/// @param sphere     Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param rectangle  Any sides: a parallelogram. One without area is a segment or a point.
/// @return           enter and leave: the times of the first and the last contact; point: the point
///                   of the rectangle nearest to the center; normal: from the center to the point,
///                   or if these coincide that of the plane, in the direction of the motion.
///                   Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|center - corner| + |u| + |v| + radius), where the size of a vector is
/// the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both times the gap is at most d. An impact without contact means that the gap is at most d at
/// some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the distance
/// travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle.
/// Method: as isect_sweep_sphere_triangle, with four edges.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_sphere_rectangle_n.
ISECT_ASK isect_impact isect_sweep_sphere_rectangle(const isect_moving_sphere *sphere,
                                                    const isect_rectangle *rectangle);

/// When does a moving sphere touch another?
///
/// @param a, b  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @return      enter and leave: the times of the first and the last contact; point: on the surface
///              of b, on the line of the centers; normal: from the center of a to that of b, or
///              along x if these coincide. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 40 * 2^-52 * (|a.center - b.center| + both radii), where the size of a vector is
/// the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both times the gap is at most d. An impact without contact means that the gap is at most d at
/// some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the distance
/// travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with both radii
/// and w = d / c.
/// Method: closest approach of the center to a sphere with the sum of the radii, not the textbook
/// discriminant (Ericson, Real-Time Collision Detection, 5.5.5).
/// Cost: 6 divisions, 2 roots. Batch: isect_sweep_sphere_sphere_n.
ISECT_ASK isect_impact isect_sweep_sphere_sphere(const isect_moving_sphere *a,
                                                 const isect_sphere *b);

/// When does a moving sphere touch a capsule?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param capsule  The ends may coincide. A negative radius is empty.
/// @return         enter and leave: the times of the first and the last contact; point: on the
///                 surface of the capsule, on the line from its axis to the center; normal: from
///                 the center to the axis, or any perpendicular to the axis if the center is on it.
///                 Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|center - a| + |b - a| + both radii), where the size of a vector is the
/// sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at both
/// times the gap is at most d. An impact without contact means that the gap is at most d at some
/// time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the distance travelled
/// until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with both radii
/// and w = d / c.
/// Method: the ray of the center against a capsule with the sum of the radii, as
/// isect_cast_ray_capsule.
/// Cost: 12 divisions. Batch: isect_sweep_sphere_capsule_n.
ISECT_ASK isect_impact isect_sweep_sphere_capsule(const isect_moving_sphere *sphere,
                                                  const isect_capsule *capsule);

/// When does a moving sphere touch a lozenge?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param lozenge  Any sides. A negative radius is empty.
/// @return         enter and leave: the times of the first and the last contact; point: on the
///                 surface of the lozenge, on the line from the parallelogram inside to the center;
///                 normal: from the center to the parallelogram. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|center - corner| + |u| + |v| + both radii), where the size of a vector
/// is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both times the gap is at most d. An impact without contact means that the gap is at most d at
/// some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the distance
/// travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with both radii.
/// Method: as isect_sweep_sphere_rectangle, with the sum of the radii.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_sphere_lozenge_n.
ISECT_ASK isect_impact isect_sweep_sphere_lozenge(const isect_moving_sphere *sphere,
                                                  const isect_lozenge *lozenge);

/// When does a moving sphere touch an axis-aligned box?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param aabb    Bounds may be infinite. Empty if lower > upper on any axis.
/// @return        enter and leave: the times of the first and the last contact; point: the point of
///                the box nearest to the center; normal: from the center to the point. If the
///                center is in the box, those of the nearest face. Touching counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Accuracy: d is 2^-46 * (offset of the center from the box + |motion| + radius), where the size
/// of a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave
/// never early; at both times the gap is at most d. An impact without contact means that the gap is
/// at most d at some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the
/// distance travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with w = d / c.
/// Method: the squared distance from the box is convex in t and made of seven quadratics; its root
/// is in one of them. Ericson, Real-Time Collision Detection, 5.5.7, uses the box grown by the
/// radius, and capsules around its edges.
/// Cost: 13 divisions, 3 roots. Batch: isect_sweep_sphere_aabb_n.
ISECT_ASK isect_impact isect_sweep_sphere_aabb(const isect_moving_sphere *sphere,
                                               const isect_aabb *aabb);

/// When does a moving sphere touch a box with axes of its own?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param obb     Axes are meant to be orthonormal. A negative half is empty.
/// @return        enter and leave: the times of the first and the last contact; point: the point of
///                the box nearest to the center; normal: from the center to the point. If the
///                center is in the box, those of the nearest face. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|center - obb.center| + the halves + |motion| + radius), where the size
/// of a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave
/// never early; at both times the gap is at most d. An impact without contact means that the gap is
/// at most d at some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the
/// distance travelled until then are added to d. With e the greatest |axis[i] . axis[j] - (i ==
/// j)|, 36 e times the same sum is added, too. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with w = d / c.
/// Method: as isect_sweep_sphere_aabb, in the frame of the box.
/// Cost: 14 divisions, 3 roots. Batch: isect_sweep_sphere_obb_n.
ISECT_ASK isect_impact isect_sweep_sphere_obb(const isect_moving_sphere *sphere,
                                              const isect_obb *obb);

/// When does a moving capsule touch a plane?
///
/// @param capsule  Any motion, also none. The ends may coincide. A negative radius is empty.
/// @param plane    As for isect_sweep_sphere_plane.
/// @return         enter and leave: the times of the first and the last contact; point: on the
///                 plane, at the lowest or highest point of the capsule, or in the middle of
///                 several; normal: that of the plane, from the capsule to it; if the capsule is on
///                 both sides, in the direction of less depth. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 24 * 2^-52 * ((the greater |normal . end| + |normal . motion| + |d|) / |normal| +
/// radius), with the absolute values of the products added. No contact is missed, enter is never
/// late and leave never early; at both times the gap is at most d. An impact without contact means
/// that the gap is at most d at some time. 48 * (1 + the absolute values of all coordinates) * (the
/// least normal number) and an epsilon of the distance travelled until then are added to d. Four
/// times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_plane.
/// Method: as isect_sweep_sphere_plane, with the lower and the higher end.
/// Cost: 8 divisions. Batch: isect_sweep_capsule_plane_n.
ISECT_ASK isect_impact isect_sweep_capsule_plane(const isect_moving_capsule *capsule,
                                                 const isect_plane *plane);

/// When does a moving capsule touch another?
///
/// @param a, b  Any motion, also none. The ends may coincide. A negative radius is empty.
/// @return      enter and leave: the times of the first and the last contact; point: on the surface
///              of b, where the axes are nearest; normal: between the nearest points of the axes,
///              or perpendicular to both if they cross. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 2^-46 * (|a.a - b.a| + |a.b - a.a| + |b.b - b.a| + both radii), where the size of
/// a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never
/// early; at both times the gap is at most d. An impact without contact means that the gap is at
/// most d at some time. 8 * (|motion| + 1) * (the least normal number) and an epsilon of the
/// distance travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_triangle, with both radii
/// and the axes as u and v.
/// Method: the offsets between points of the axes are a parallelogram: as
/// isect_sweep_sphere_rectangle with the sum of the radii.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_capsule_capsule_n.
ISECT_ASK isect_impact isect_sweep_capsule_capsule(const isect_moving_capsule *a,
                                                   const isect_capsule *b);

/// When does a moving axis-aligned box touch a plane?
///
/// @param aabb   Any motion, also none. Bounds may be infinite. Empty if lower > upper on any axis.
/// @param plane  As for isect_sweep_sphere_plane.
/// @return       enter and leave: the times of the first and the last contact; point: on the plane,
///               at the lowest or highest corner of the box, or in the middle of several; normal:
///               that of the plane, from the box to it; if the box is on both sides, in the
///               direction of less depth. Touching counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Accuracy: d is 24 * 2^-52 * (the sum of the greater |normal . corner| of each axis + |normal .
/// motion| + |d|) / |normal|, with the absolute values of the products added; infinite bounds are
/// ignored. No contact is missed, enter is never late and leave never early; at both times the gap
/// is at most d. An impact without contact means that the gap is at most d at some time. 48 * (1 +
/// the absolute values of all coordinates) * (the least normal number) and an epsilon of the
/// distance travelled until then are added to d. Four times the sums must not overflow.
/// In double it is also at most the smaller bound of isect_sweep_sphere_plane, with radius 0.
/// Method: as isect_sweep_sphere_plane, with two extreme corners.
/// Cost: 6 divisions. Batch: isect_sweep_aabb_plane_n.
ISECT_ASK isect_impact isect_sweep_aabb_plane(const isect_moving_aabb *aabb,
                                              const isect_plane *plane);

/// When does a moving axis-aligned box touch another?
///
/// @param a, b  Any motion, also none. Bounds may be infinite. Empty if lower > upper on any axis.
/// @return      enter and leave: the times of the first and the last contact; point: the center of
///              the common part, on the face of b where they touch; normal: that of this face, from
///              a to b. If they overlap at t = 0, it is the face of least depth. Touching counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Exact: whether they touch at a time in [0, 1], over the whole finite range. Accuracy: enter is
/// never late and leave never early; both are within 4 epsilon of themselves and 8 times the least
/// normal number. So the gap at enter is within 4 epsilon of the motion along the normal.
/// Method: the slabs of the difference of the boxes (Gomez, Simple Intersection Tests for Games,
/// 1999; Ericson, Real-Time Collision Detection, 5.5.8); uncertain cases are decided by comparing
/// products.
/// Cost: 6 divisions; 100 to 400 ns for the few uncertain boxes. Batch: isect_sweep_aabb_aabb_n.
ISECT_ASK isect_impact isect_sweep_aabb_aabb(const isect_moving_aabb *a, const isect_aabb *b);

/* ---- Both move ---- */

/// When do two moving spheres touch?
///
/// @param a, b  Any motions, also none. Radius 0 is a point. A negative radius is empty.
/// @return      As isect_sweep_sphere_sphere; the point is on the surface of b at `enter`.
///
/// Bad input: NaN or infinity is a miss.
/// Exact: whether they touch at a time in [0, 1], over the whole finite range.
/// Accuracy: the difference of the motions is never rounded. enter is never late and leave never
/// early; both are within 8 * 2^-52 and epsilon of themselves and 8 times the least normal number.
/// The point and the normal are those of the rounded places at `enter`.
/// Method: the signs of a quadratic (Ericson, Real-Time Collision Detection, 5.5.5), without
/// rounding.
/// Cost: 1 to 3 us.
ISECT_ASK isect_impact isect_sweep_moving_sphere_sphere(const isect_moving_sphere *a,
                                                        const isect_moving_sphere *b);

/// When do two moving axis-aligned boxes touch?
///
/// @param a, b  Any motions, also none. Bounds may be infinite. Empty if lower > upper on any axis.
/// @return      As isect_sweep_aabb_aabb; the point is on the face of b at `enter`.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Exact: whether they touch at a time in [0, 1], over the whole finite range.
/// Accuracy: as isect_sweep_moving_sphere_sphere.
/// Method: as isect_sweep_aabb_aabb, where a time is a quotient of two differences.
/// Cost: 0.1 to 2 us.
ISECT_ASK isect_impact isect_sweep_moving_aabb_aabb(const isect_moving_aabb *a,
                                                    const isect_moving_aabb *b);

/* ---- Is a sweep needed? ---- */

/// In how many equal steps must a motion be divided so that an overlap test after each step
/// suffices?
///
/// @param motion  The motion of one shape relative to the other.
/// @param width   The sum of the extents of both along the motion: for example the diameter of a
///                sphere plus the thickness of a wall.
/// @return        A number of steps of which none is longer than the width, so that no obstacle is
///                skipped. 1 means that a test at the end suffices.
///
/// Bad input: SIZE_MAX for a width that is not positive, for NaN and infinity, and if more than
/// SIZE_MAX / 2 steps were needed.
/// Accuracy: never too few; exact up to 2^26, beyond that rounding may add one. Contacts that
/// graze, for example at a corner, may be missed: only a sweep finds them.
/// Method: the length over the width, rounded up.
/// Cost: 3 divisions, a root.
ISECT_ASK size_t isect_sweep_steps(const isect_vec3 *motion, float width);

/* ---- Deforming shapes ---- */

/// When two deforming shapes first touch.
typedef struct isect_sweep_first {
    float enter; ///< the time in [0, 1]; INFINITY if they do not touch
    bool early;  ///< the search stopped before the touch: `enter` is only the time up to which none
                 ///< is possible, and there may be no touch at all
} isect_sweep_first;

/// When can a vertex first touch a face, if all four points move along their own straight lines?
///
/// @param vertex      The vertex moves from a at time 0 to b at time 1.
/// @param begin, end  The face at time 0, and at time 1. It may be, or become, an edge or a point.
/// @param separation  The distance that counts as a touch: 0, or the thickness of a cloth. Less
///                    than 0 counts as 0.
/// @param tolerance   The additional distance that may count as a touch: about a millionth of the
///                    size. The least tolerance is 1e-12 of the coordinates.
/// @return            The time in [0, 1], or INFINITY if they do not touch. Touching counts.
///
/// Bad input: INFINITY if a number is NaN or infinite.
/// Accuracy: no touch is missed, and the time is never late. Unless `early` is set, the distance at
/// `enter` is at most the separation and three tolerances, and epsilon times the motion, because
/// `enter` is rounded down. `early` is set if the search stops after 65 536 subdivisions, for
/// example for faces that slide on one another, or with 1024 pending ones.
/// Method: subdivision of time and parameters with inclusion functions (Snyder, Interval Analysis
/// for Computer Graphics, 1992; Wang, Ferguson, Schneider, Jiang, Attene, Panozzo, A Large-scale
/// Benchmark and an Inclusion-based Algorithm for Continuous Collision Detection, 2021).
/// Cost: a few microseconds where they do not touch, a few tens where they do.
ISECT_ASK isect_sweep_first isect_sweep_vertex_face(const isect_segment *vertex,
                                                    const isect_triangle *begin,
                                                    const isect_triangle *end, float separation,
                                                    float tolerance);

/// When can an edge first touch another, if all four ends move along their own straight lines?
///
/// @param a_begin, a_end  The first edge at time 0, and at time 1. It may be, or become, a point.
/// @param b_begin, b_end  The second one.
/// @param separation      As for isect_sweep_vertex_face.
/// @param tolerance       As for isect_sweep_vertex_face.
/// @return                As isect_sweep_vertex_face.
///
/// Bad input: INFINITY if a number is NaN or infinite.
/// Accuracy: as isect_sweep_vertex_face.
/// Method: as isect_sweep_vertex_face.
/// Cost: as isect_sweep_vertex_face.
ISECT_ASK isect_sweep_first isect_sweep_edge_edge(const isect_segment *a_begin,
                                                  const isect_segment *a_end,
                                                  const isect_segment *b_begin,
                                                  const isect_segment *b_end, float separation,
                                                  float tolerance);

ISECT_EXTERN_END
#endif
