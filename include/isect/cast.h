/* isect/cast.h - which part of a line, ray or segment lies in a solid; where does it pierce a
 * surface? The forms for many rays or shapes (_n, _each, _pairs) are in isect/many.h. */
#ifndef ISECT_CAST_H
#define ISECT_CAST_H

#include "isect/answers.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// Where does a ray pierce a plane?
///
/// @param ray    Any direction length; a zero direction never hits.
/// @param plane  Any normal length; a zero normal is never hit.
/// @return       The point of contact: t in [t_min, t_max], u = v = w = 0. A ray parallel to the
///               plane misses, also if it lies in it.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: t * dot(normal, dir) is within 3 epsilon * (|normal . origin| + |d|, the products
/// taken one by one without sign, + |t| * the same of normal . dir). Sums and products must fit.
/// Method: one dot product over another (RTR4 equation 22.17). Seed: R21.
/// Cost: 1 division. Batch: isect_cast_ray_plane_n, _each, _pairs.
ISECT_API isect_touch isect_cast_ray_plane(const isect_ray *ray, const isect_plane *plane);

/// Where does a ray pierce a triangle? Both sides count.
///
/// @param ray       Any direction length; a zero direction never hits.
/// @param triangle  Any three points. A triangle that is seen edge on, or has no area, is not hit.
/// @return          The point of contact: t in [t_min, t_max]; u, v, w are the weights of b, c, a.
///                  Border and corners belong to the triangle. A ray in its plane misses.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: whether the line of the ray passes through the triangle, over the whole finite range: no
/// ray slips between two triangles that share an edge or a corner.
/// Accuracy: t * |dir| is within 4 epsilon * (greatest distance of a corner from the origin)^2 *
/// (longest edge) / (twice the area that the ray sees): for needles and seen nearly edge on it may
/// be off, but t lies between those of the corners, and inside the box of the triangle along
/// each axis where 1 / dir is a normal number. u + v + w is within 2 epsilon of 1. t outside the
/// range of numbers becomes the greatest one.
/// Method: edge functions in a frame sheared along the ray (Woop, Benthin and Wald 2013), with a
/// certified error bound; uncertain signs are decided in integers. Seed: R14 (and R11).
/// Cost: 5 divisions; the few uncertain rays 100 to 400 ns. Batch: isect_cast_ray_triangle_n,
/// _each, _pairs.
ISECT_API isect_touch isect_cast_ray_triangle(const isect_ray *ray, const isect_triangle *triangle);

/// Where does a ray pierce the front of a triangle? The front is where its corners go round
/// anticlockwise: the side that cross(b - a, c - a) points to.
///
/// @param ray       As for isect_cast_ray_triangle.
/// @param triangle  As for isect_cast_ray_triangle.
/// @return          As isect_cast_ray_triangle if the ray comes from the front, else a miss.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: as isect_cast_ray_triangle; which side is the front is exact too.
/// Method: as isect_cast_ray_triangle. Seed: R11, R14.
/// Cost: 5 divisions. Batch: isect_cast_ray_triangle_culled_n, _each, _pairs.
ISECT_API isect_touch isect_cast_ray_triangle_culled(const isect_ray *ray,
                                                     const isect_triangle *triangle);

/// Which part of a ray lies inside a solid sphere?
///
/// @param ray     Any direction length. A zero direction makes the ray a point: it hits if its
///                origin is inside, and then the span is [t_min, t_max].
/// @param sphere  Radius 0 is a point. A negative radius is empty and is never hit.
/// @return        The interval of t inside the sphere, clipped to [t_min, t_max]; empty if there
///                is none. Touching counts as a hit. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: a sphere smaller by 4 epsilon * (distance of the origin to the center + radius) that
/// is hit, is hit; one larger by as much that is missed, is missed. For chords longer than a
/// quarter of the diameter enter * |dir| and leave * |dir| are within 6 epsilon of the same scale.
/// Squares must fit: |dir| from 1e-18 to 1e19, distances up to 1e19 (double 1e-153, 1e154); a
/// shorter direction may count as zero, longer ones and farther spheres may be missed. The square
/// of t must fit too, or t may become the greatest number.
/// Method: closest approach of the line instead of the textbook discriminant (Haines et al., Ray
/// Tracing Gems 1, ch. 7), which does not cancel for small or distant spheres. Seed: R01, R02.
/// Cost: 1 sqrt, 2 divisions. Batch: isect_cast_ray_sphere_n, _each, _pairs.
ISECT_API isect_span isect_cast_ray_sphere(const isect_ray *ray, const isect_sphere *sphere);

/// Which part of a ray lies inside a solid capsule?
///
/// @param ray      Any direction length. A zero direction makes the ray a point: it hits if its
///                 origin is inside, and then the span is [t_min, t_max].
/// @param capsule  Equal ends are a sphere; radius 0 is a segment; a negative radius is empty.
/// @return         The interval of t inside the capsule, clipped to [t_min, t_max]; empty if there
///                 is none. Touching counts as a hit. If the ray starts inside, enter is t_min.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: a capsule whose radius is smaller by 16 epsilon * (distance of the origin to a + length
/// + radius) that is hit, is hit; one larger by as much that is missed, is missed; enter and leave
/// lie between those of the two. Squares of epsilon * dir and epsilon * that scale must fit: both
/// from 1e-11 to 1e18 (double 1e-137, 1e153); what is shorter may count as zero, what is longer may
/// be missed.
/// Method: the closest approach of the line to each end and to the axis; never the difference of
/// large squares that the textbook quadratic has (Quilez 2016 has the parts). Seed: R03.
/// Cost: 3 sqrt, 4 divisions. Batch: isect_cast_ray_capsule_n, _each, _pairs.
ISECT_API isect_span isect_cast_ray_capsule(const isect_ray *ray, const isect_capsule *capsule);

/// Which part of a ray lies inside a solid axis-aligned box?
///
/// @param ray   Any direction length. A zero direction makes the ray a point: it hits if its
///              origin is inside, and then the span is [t_min, t_max].
/// @param aabb  Bounds may be infinite; a flat box can be hit; lower > upper is empty.
/// @return      The interval of t inside the box, clipped to [t_min, t_max]; empty if there is
///              none. Touching counts, also of a face by a ray that lies in it.
///
/// Bad input: NaN, or an infinity in origin or dir, is a miss.
/// Exact: whether the span is empty, over the whole finite range. Accuracy: enter and leave are
/// within 2 epsilon of their own size and the least normal number; if rounding would swap them,
/// leave = enter. t outside the range of numbers becomes the greatest one.
/// Method: slabs (Kay and Kajiya 1986), parallel slabs apart; uncertain orders are decided in
/// integers. Seed: R04, R06.
/// Cost: 6 divisions; uncertain ones, infinite bounds among them, 50 to 400 ns. Batch:
/// isect_cast_ray_aabb_n, _each, _pairs.
ISECT_API isect_span isect_cast_ray_aabb(const isect_ray *ray, const isect_aabb *aabb);

/// Which part of a ray lies inside a solid box with axes of its own?
///
/// @param ray  Any direction length. A zero direction makes the ray a point: it hits if its origin
///             is inside, and then the span is [t_min, t_max].
/// @param obb  Orthonormal axes, right- or left-handed. Half 0 is a flat box, a segment or a point;
///             a negative half is empty.
/// @return     The interval of t inside the box, clipped to [t_min, t_max]; empty if there is none.
///             Touching counts, up to the accuracy below.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Accuracy: a box smaller in every half by 16 epsilon * (distance of the origin to the center +
/// sum of the halves) that is hit, is hit; one larger by as much that is missed, is missed; enter
/// and leave lie between those of the two. Squares must fit.
/// Method: slabs in the frame of the box. Seed: R05. Cost: 3 divisions, 6 dot products.
/// Batch: isect_cast_ray_obb_n, _each, _pairs.
ISECT_API isect_span isect_cast_ray_obb(const isect_ray *ray, const isect_obb *obb);

ISECT_EXTERN_END
#endif
