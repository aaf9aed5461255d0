/* isect/sweep.h - when does a moving shape first touch another, and when last? The forms for many
 * (_n) are in isect/many.h.
 *
 * The first shape moves, the second rests, for t from 0 to 1. Where both move the first moves by
 * the difference of the motions, seen from the second: the point of the answer is then there,
 * too, and the second has moved on by enter * its motion. The difference rounds by half an
 * epsilon of itself, and so moves the contact by that times enter; nothing else is lost. */
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
/// @return        enter and leave: the sphere holds the point from then to then; point: that point;
///                normal: from the center to it, along x where these coincide. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 40 epsilon * (|center - point| + radius), where the size of a vector is the sum
/// of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at both the
/// gap is within d, and so it is somewhere if there is no contact. To d come 8 * (|motion| + 1) *
/// (the least normal number). Four times the sums must fit.
/// Method: as isect_sweep_sphere_sphere, of radius 0.
/// Cost: 6 divisions, 2 roots. Batch: isect_sweep_sphere_point_n.
ISECT_ASK isect_impact isect_sweep_sphere_point(const isect_moving_sphere *sphere,
                                                const isect_vec3 *point);

/// When does a moving sphere touch a segment?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param segment  The ends may coincide: then it is a point.
/// @return         As isect_sweep_sphere_capsule, of radius 0.
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
/// @param plane   Any normal length. A zero normal is everything if d = 0, and else nothing. Both
///                sides count.
/// @return        enter and leave: the sphere touches the plane from then to then; point: the foot
///                of its center; normal: from the center to the plane, where it is in the plane
///                that of the plane. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 24 epsilon * ((|normal . center| + |normal . motion| + |d|) / |normal| + radius),
/// the products taken one by one without sign. No contact is missed, enter is never late and leave
/// never early; at both the gap is within d, and so it is somewhere if there is no contact. To d
/// come 48 * (1 + all coordinates without sign) * (the least normal number). Four times the sums
/// must fit.
/// Method: the height over the plane is linear in t (Gomez, Simple Intersection Tests for Games,
/// 1999).
/// Cost: 6 divisions. Batch: isect_sweep_sphere_plane_n.
ISECT_ASK isect_impact isect_sweep_sphere_plane(const isect_moving_sphere *sphere,
                                                const isect_plane *plane);

/// When does a moving sphere touch a triangle? Both sides count, edges and corners too.
///
/// @param sphere    Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param triangle  Any three points. One without area is a segment or a point.
/// @return          enter and leave: the sphere touches the triangle from then to then; point: the
///                  one of the triangle nearest to the center; normal: from the center to the
///                  point, where these coincide that of the plane, as the motion goes. Touching
///                  counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|center - a| + |b - a| + |c - a| + radius), where the size of a
/// vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never
/// early; at both the gap is within d, and so it is somewhere if there is no contact. So it is for
/// triangles of any shape. To d come 8 * (|motion| + 1) * (the least normal number). Four times the
/// sums must fit.
/// Method: the ray of the center against the triangle grown by the radius: balls, tubes and a prism
/// (Ericson, Real-Time Collision Detection, 5.5.6; Fauerby 2003).
/// Cost: 27 divisions, 8 roots; one pair 18 and 4. Batch: isect_sweep_sphere_triangle_n.
ISECT_ASK isect_impact isect_sweep_sphere_triangle(const isect_moving_sphere *sphere,
                                                   const isect_triangle *triangle);

/// When does a moving sphere touch a rectangle? Both sides count, edges and corners too.
///
/// @param sphere     Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param rectangle  Any sides: a parallelogram. One without area is a segment or a point.
/// @return           enter and leave: they touch from then to then; point: the one of the rectangle
///                   nearest to the center; normal: from the center to the point, where these
///                   coincide that of the plane, as the motion goes. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|center - corner| + |u| + |v| + radius), where the size of a vector
/// is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both the gap is within d, and so it is somewhere if there is no contact. To d come 8 * (|motion|
/// + 1) * (the least normal number). Four times the sums must fit.
/// Method: as isect_sweep_sphere_triangle, with four edges.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_sphere_rectangle_n.
ISECT_ASK isect_impact isect_sweep_sphere_rectangle(const isect_moving_sphere *sphere,
                                                    const isect_rectangle *rectangle);

/// When does a moving sphere touch another?
///
/// @param a, b  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @return      enter and leave: they touch from then to then; point: of the surface of b, on the
///              line of the centers; normal: from the center of a to that of b, along x where these
///              coincide. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 40 epsilon * (|a.center - b.center| + both radii), where the size of a vector is
/// the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both the gap is within d, and so it is somewhere if there is no contact. To d come 8 * (|motion|
/// + 1) * (the least normal number). Four times the sums must fit.
/// Method: closest approach of the center to a ball of both radii, not the textbook discriminant
/// (Ericson, Real-Time Collision Detection, 5.5.5).
/// Cost: 6 divisions, 2 roots. Batch: isect_sweep_sphere_sphere_n.
ISECT_ASK isect_impact isect_sweep_sphere_sphere(const isect_moving_sphere *a,
                                                 const isect_sphere *b);

/// When does a moving sphere touch a capsule?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param capsule  The ends may coincide. A negative radius is empty.
/// @return         enter and leave: they touch from then to then; point: of the surface of the
///                 capsule, on the line from its axis to the center; normal: from the center to the
///                 axis, where it is on the axis any across that. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|center - a| + |b - a| + both radii), where the size of a vector is
/// the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never early; at
/// both the gap is within d, and so it is somewhere if there is no contact. To d come 8 * (|motion|
/// + 1) * (the least normal number). Four times the sums must fit.
/// Method: the ray of the center against a capsule of both radii, as isect_cast_ray_capsule.
/// Cost: 12 divisions. Batch: isect_sweep_sphere_capsule_n.
ISECT_ASK isect_impact isect_sweep_sphere_capsule(const isect_moving_sphere *sphere,
                                                  const isect_capsule *capsule);

/// When does a moving sphere touch a lozenge?
///
/// @param sphere   Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param lozenge  Any sides. A negative radius is empty.
/// @return         enter and leave: they touch from then to then; point: of the surface of the
///                 lozenge, on the way from the parallelogram inside to the center; normal: back
///                 along that. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|center - corner| + |u| + |v| + both radii), where the size of a
/// vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and leave never
/// early; at both the gap is within d, and so it is somewhere if there is no contact. To d come 8 *
/// (|motion| + 1) * (the least normal number). Four times the sums must fit.
/// Method: as isect_sweep_sphere_rectangle, of both radii.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_sphere_lozenge_n.
ISECT_ASK isect_impact isect_sweep_sphere_lozenge(const isect_moving_sphere *sphere,
                                                  const isect_lozenge *lozenge);

/// When does a moving sphere touch an axis-aligned box?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param aabb    Bounds may be infinite. Empty if lower > upper on any axis.
/// @return        enter and leave: they touch from then to then; point: the one of the box nearest
///                to the center; normal: from the center to the point. Where the center is in the
///                box, those of the nearest face. Touching counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Accuracy: d is 64 epsilon * (the way from the center to the box + |motion| + radius), where the
/// size of a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and
/// leave never early; at both the gap is within d, and so it is somewhere if there is no contact.
/// To d come 8 * (|motion| + 1) * (the least normal number). Four times the sums must fit.
/// Method: the squared distance from the box is convex in t and made of seven quadratics; its root
/// is in one of them. Ericson, Real-Time Collision Detection, 5.5.7, asks the box grown by the
/// radius, and capsules around edges.
/// Cost: 13 divisions, 3 roots. Batch: isect_sweep_sphere_aabb_n.
ISECT_ASK isect_impact isect_sweep_sphere_aabb(const isect_moving_sphere *sphere,
                                               const isect_aabb *aabb);

/// When does a moving sphere touch a box with axes of its own?
///
/// @param sphere  Any motion, also none. Radius 0 is a point. A negative radius is empty.
/// @param obb     Axes are meant to be orthonormal, within 4 epsilon. A negative half is empty.
/// @return        enter and leave: they touch from then to then; point: the one of the box nearest
///                to the center; normal: from the center to the point. Where the center is in the
///                box, those of the nearest face. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|center - obb.center| + the halves + |motion| + radius), where the
/// size of a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and
/// leave never early; at both the gap is within d, and so it is somewhere if there is no contact.
/// To d come 8 * (|motion| + 1) * (the least normal number). Four times the sums must fit.
/// Method: as isect_sweep_sphere_aabb, in the frame of the box.
/// Cost: 14 divisions, 3 roots. Batch: isect_sweep_sphere_obb_n.
ISECT_ASK isect_impact isect_sweep_sphere_obb(const isect_moving_sphere *sphere,
                                              const isect_obb *obb);

/// When does a moving capsule touch a plane?
///
/// @param capsule  Any motion, also none. The ends may coincide. A negative radius is empty.
/// @param plane    As for isect_sweep_sphere_plane.
/// @return         enter and leave: they touch from then to then; point: of the plane, where the
///                 lowest or highest point of the capsule is, or the middle of such; normal: that
///                 of the plane, from the capsule to it; where that reaches to both sides, along
///                 the shorter way. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 24 epsilon * ((the greater |normal . end| + |normal . motion| + |d|) / |normal| +
/// radius), the products taken one by one without sign. No contact is missed, enter is never late
/// and leave never early; at both the gap is within d, and so it is somewhere if there is no
/// contact. To d come 48 * (1 + all coordinates without sign) * (the least normal number). Four
/// times the sums must fit.
/// Method: as isect_sweep_sphere_plane, of the lower and the higher end.
/// Cost: 8 divisions. Batch: isect_sweep_capsule_plane_n.
ISECT_ASK isect_impact isect_sweep_capsule_plane(const isect_moving_capsule *capsule,
                                                 const isect_plane *plane);

/// When does a moving capsule touch another?
///
/// @param a, b  Any motion, also none. The ends may coincide. A negative radius is empty.
/// @return      enter and leave: they touch from then to then; point: of the surface of b, where
///              the axes are nearest; normal: between the nearest points of the axes, where these
///              cross at right angles to both. Touching counts.
///
/// Bad input: NaN or infinity is a miss.
/// Accuracy: d is 64 epsilon * (|a.a - b.a| + |a.b - a.a| + |b.b - b.a| + both radii), where the
/// size of a vector is the sum of |x|, |y|, |z|. No contact is missed, enter is never late and
/// leave never early; at both the gap is within d, and so it is somewhere if there is no contact.
/// To d come 8 * (|motion| + 1) * (the least normal number). Four times the sums must fit.
/// Method: the offsets between points of the axes are a parallelogram: as
/// isect_sweep_sphere_rectangle of both radii.
/// Cost: 30 divisions, 9 roots. Batch: isect_sweep_capsule_capsule_n.
ISECT_ASK isect_impact isect_sweep_capsule_capsule(const isect_moving_capsule *a,
                                                   const isect_capsule *b);

/// When does a moving axis-aligned box touch a plane?
///
/// @param aabb   Any motion, also none. Bounds may be infinite. Empty if lower > upper on any axis.
/// @param plane  As for isect_sweep_sphere_plane.
/// @return       enter and leave: they touch from then to then; point: of the plane, where the
///               lowest or highest corner of the box is, or the middle of such; normal: that of the
///               plane, from the box to it; where that reaches to both sides, along the shorter
///               way. Touching counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Accuracy: d is 24 epsilon * (the sum of the greater |normal . corner| of each axis + |normal .
/// motion| + |d|) / |normal|, the products taken one by one without sign; infinite bounds do not
/// count. No contact is missed, enter is never late and leave never early; at both the gap is
/// within d, and so it is somewhere if there is no contact. To d come 48 * (1 + all coordinates
/// without sign) * (the least normal number). Four times the sums must fit.
/// Method: as isect_sweep_sphere_plane, of two extreme corners.
/// Cost: 6 divisions. Batch: isect_sweep_aabb_plane_n.
ISECT_ASK isect_impact isect_sweep_aabb_plane(const isect_moving_aabb *aabb,
                                              const isect_plane *plane);

/// When does a moving axis-aligned box touch another?
///
/// @param a, b  Any motion, also none. Bounds may be infinite. Empty if lower > upper on any axis.
/// @return      enter and leave: they touch from then to then; point: the middle of what they have
///              in common, on the face of b where they touch; normal: of that face, from a to b.
///              Where they overlap at t = 0 the face is that of the shortest way out. Touching
///              counts.
///
/// Bad input: NaN, or an infinity elsewhere than in the bounds, is a miss.
/// Exact: whether they touch at a time in [0, 1], over the whole finite range. Accuracy: enter is
/// never late and leave never early; both are within 4 epsilon of themselves and 8 times the least
/// normal number. So the gap at enter is within 4 epsilon of the way along the normal.
/// Method: the slabs of the difference of the boxes (Gomez, Simple Intersection Tests for Games,
/// 1999; Ericson, Real-Time Collision Detection, 5.5.8); what is too near to tell is decided by
/// products of two.
/// Cost: 6 divisions; the few uncertain boxes 100 to 400 ns. Batch: isect_sweep_aabb_aabb_n.
ISECT_ASK isect_impact isect_sweep_aabb_aabb(const isect_moving_aabb *a, const isect_aabb *b);

/* ---- Is a sweep needed? ---- */

/// In how many equal steps must a motion be made so that overlap, asked after each, will do?
///
/// @param motion  How far the one goes, as seen from the other.
/// @param width   Of both together, along the way: the diameter of a ball and the thickness of a
///                wall.
/// @return        So many that none is longer than the width, so that nothing is jumped over: at
///                least 1, which says that to ask at the end is enough.
///
/// Bad input: SIZE_MAX, as for more than half of that: a width that is not positive, NaN, infinity.
/// Accuracy: never too few; by rounding it may be one more. What is cut in passing, as a corner is,
/// may be missed: only a sweep finds that.
/// Method: the length over the width, rounded up.
/// Cost: 3 divisions, a root.
ISECT_ASK size_t isect_sweep_steps(const isect_vec3 *motion, float width);

/* ---- What deforms ---- */

/// When can a vertex first touch a face, where the four corners of both go their own straight ways?
///
/// @param vertex      From a at time 0 to b at time 1.
/// @param begin, end  The face at time 0, and at time 1. It may be, or become, an edge or a point.
/// @param separation  How near is a touch: 0, or the thickness of a cloth. Less than 0 counts as 0.
/// @param tolerance   How much farther away may count as a touch: about a millionth of the size.
///                    Less than 1e-12 of the coordinates counts as that.
/// @return            The time in [0, 1], or INFINITY: they do not touch. Touching counts.
///
/// Bad input: NaN or infinity is INFINITY.
/// Accuracy: no touch is missed, and the time is never late. Where there is none, they come as near
/// as the separation and two tolerances, about at that time. After 65 536 parts, as of faces that
/// slide on one another, or where 1024 wait, it is the time up to which nothing touches: early.
/// Method: subdivision of times and places with inclusion (Snyder, Interval Analysis for Computer
/// Graphics, 1992; Wang, Ferguson, Schneider, Jiang, Attene, Panozzo, A Large-scale Benchmark and
/// an Inclusion-based Algorithm for Continuous Collision Detection, 2021).
/// Cost: some microseconds where they do not touch, some tens where they do.
ISECT_ASK float isect_sweep_vertex_face(const isect_segment *vertex, const isect_triangle *begin,
                                        const isect_triangle *end, float separation,
                                        float tolerance);

/// When can an edge first touch another, where the four ends of both go their own straight ways?
///
/// @param a_begin, a_end  The first edge at time 0, and at time 1. It may be, or become, a point.
/// @param b_begin, b_end  The second one.
/// @param separation      As of isect_sweep_vertex_face.
/// @param tolerance       As of isect_sweep_vertex_face.
/// @return                The time in [0, 1], or INFINITY: they do not touch. Touching counts.
///
/// Bad input: NaN or infinity is INFINITY.
/// Accuracy: as isect_sweep_vertex_face.
/// Method: as isect_sweep_vertex_face.
/// Cost: as isect_sweep_vertex_face.
ISECT_ASK float isect_sweep_edge_edge(const isect_segment *a_begin, const isect_segment *a_end,
                                      const isect_segment *b_begin, const isect_segment *b_end,
                                      float separation, float tolerance);

ISECT_EXTERN_END
#endif
