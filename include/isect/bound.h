/* isect/bound.h - volumes that hold what they are made from: boxes, balls. Not up to rounding:
 * every point that they were made from is inside in real arithmetic. On failure nothing is
 * written. */
#ifndef ISECT_BOUND_H
#define ISECT_BOUND_H

#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- boxes of points ---- */

/// The box of many points.
///
/// @param points  Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param aabb    Receives the smallest box that holds them.
/// @return        ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                infinite; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the points, whatever their order; zeros are +0.
/// Method: least and greatest, in all lanes of the processor. Cost: that of reading them.
ISECT_TRY isect_status isect_bound_aabb_points(isect_points points, size_t n, isect_aabb *aabb);

/// The box of many triangles.
///
/// @param triangles  Where they are; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param aabb       Receives the smallest box that holds them.
/// @return           As isect_bound_aabb_points.
///
/// Exact: its bounds are numbers of the corners. Method: the box of the corners.
/// Cost: that of reading them.
ISECT_TRY isect_status isect_bound_aabb_triangles(isect_triangles triangles, size_t n,
                                                  isect_aabb *aabb);

/// The box of a mesh.
///
/// @param mesh  Any mesh.
/// @param aabb  Receives the smallest box that holds its triangles. A vertex that no triangle uses
///              does not count; for the box of all vertices ask isect_bound_aabb_points.
/// @return      ISECT_OK; ISECT_EMPTY if there is no triangle; ISECT_NOT_FINITE if a vertex in use
///              is not; ISECT_BAD_ARGUMENT if a pointer is missing, an index is not less than
///              vertex_count, or without indices there are fewer than three vertices for each
///              triangle.
///
/// Exact: its bounds are numbers of the vertices. Method: least and greatest.
/// Cost: 1.5 ns for each index; without indices that of reading the vertices.
ISECT_TRY isect_status isect_bound_aabb_mesh(const isect_mesh *mesh, isect_aabb *aabb);

/* ---- boxes of boxes ---- */

/// The box of many boxes.
///
/// @param aabbs  Where they are; isect_aabbs_of(array) for an array of isect_aabb. Bounds may be
///               infinite. Those that are empty do not count.
/// @param n      How many.
/// @param aabb   Receives the smallest box that holds them.
/// @return       ISECT_OK; ISECT_EMPTY if there is none, or none that is not empty;
///               ISECT_NOT_FINITE if a number is NaN; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the boxes. Method: least and greatest. Cost: 3 ns for each.
ISECT_TRY isect_status isect_bound_aabb_aabbs(isect_aabbs aabbs, size_t n, isect_aabb *aabb);

/// The box of two boxes.
///
/// @param a, b  Any boxes; as in isect_bound_aabb_aabbs.
/// @param aabb  Receives the smallest box that holds both. It may be one of them.
/// @return      As isect_bound_aabb_aabbs.
///
/// Exact: its bounds are numbers of the boxes. Method: least and greatest. Cost: 10 ns.
ISECT_TRY isect_status isect_bound_aabb_merged(const isect_aabb *a, const isect_aabb *b,
                                               isect_aabb *aabb);

/// The box of a box and of more points: for points that come piece by piece.
///
/// @param points  Where they are.
/// @param n       How many; there may be none.
/// @param aabb    Any box; as in isect_bound_aabb_aabbs. One that is empty to begin with, such as
///                {{1, 0, 0}, {0, 0, 0}}. Receives the smallest box that holds it and the points.
/// @return        As isect_bound_aabb_points; ISECT_NOT_FINITE if there is NaN in the box, too, and
///                ISECT_EMPTY only if the box is empty and there are no points.
///
/// Exact: to the bit that of all points at once, whatever the pieces.
/// Method: isect_bound_aabb_points, then isect_bound_aabb_merged. Cost: that of both.
ISECT_TRY isect_status isect_bound_aabb_grown(isect_points points, size_t n, isect_aabb *aabb);

/// The box of a box that is moved: turned, stretched, sheared, mirrored, shifted.
///
/// @param box     Bounds may be infinite.
/// @param axes    Three of them: where the directions x, y and z go to, the columns of a matrix. A
///                point p goes to origin + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  Where the origin goes to.
/// @param aabb    Receives a box that holds it where it goes to. It may be the box itself.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a number is NaN, or an
///                infinity elsewhere than in the bounds of the box; ISECT_BAD_ARGUMENT if a pointer
///                is missing.
///
/// Accuracy: it holds the moved box in real arithmetic. What has a bound that is a number of its
/// type gets it; other bounds are moved outward by at most 24 epsilon of double of the sum of the
/// sizes of what is added, and then to the next number. If nearly out of range they are infinite.
/// Method: for each axis the sum of the greatest products (Arvo, Transforming axis-aligned bounding
/// boxes, 1990). Cost: 80 ns.
ISECT_TRY isect_status isect_bound_aabb_moved(const isect_aabb *box, const isect_vec3 *axes,
                                              const isect_vec3 *origin, isect_aabb *aabb);

/* ---- boxes of one shape ---- */

/// The box of a segment.
///
/// @param segment  Its ends may coincide.
/// @param aabb     Receives the smallest box that holds it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the corners. Method: the ends. Cost: 22 ns.
ISECT_TRY isect_status isect_bound_aabb_segment(const isect_segment *segment, isect_aabb *aabb);

/// The box of a triangle.
///
/// @param triangle  Any corners.
/// @param aabb      Receives the smallest box that holds it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the corners. Method: the corners. Cost: 26 ns.
ISECT_TRY isect_status isect_bound_aabb_triangle(const isect_triangle *triangle, isect_aabb *aabb);

/// The box of a rectangle.
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param aabb       Receives a box that holds it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: each bound that is a number of its type is exact; others are rounded outward, as in
/// isect_bound_aabb_moved. Method: its corner and the sides that go up. Cost: 45 ns.
ISECT_TRY isect_status isect_bound_aabb_rectangle(const isect_rectangle *rectangle,
                                                  isect_aabb *aabb);

/// The box of a disc.
///
/// @param disc  The normal may have any length; a disc without one is a ball.
/// @param aabb  Receives a box that holds it.
/// @return      ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: the share that two axes have of the normal.
/// Cost: 160 ns.
ISECT_TRY isect_status isect_bound_aabb_disc(const isect_disc *disc, isect_aabb *aabb);

/// The box of a quad.
///
/// @param quad  Any corners.
/// @param aabb  Receives the smallest box that holds it.
/// @return      ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the corners. Method: the corners. Cost: 33 ns.
ISECT_TRY isect_status isect_bound_aabb_quad(const isect_quad *quad, isect_aabb *aabb);

/// The box of a polygon.
///
/// @param polygon  Any corners.
/// @param aabb     Receives the smallest box that holds its corners.
/// @return         As isect_bound_aabb_points.
///
/// Exact: its bounds are numbers of the corners. Method: isect_bound_aabb_points.
/// Cost: that of isect_bound_aabb_points.
ISECT_TRY isect_status isect_bound_aabb_polygon(const isect_polygon *polygon, isect_aabb *aabb);

/// The box of a sphere.
///
/// @param sphere  Any that is not empty.
/// @param aabb    Receives a box that holds it.
/// @return        As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_rectangle. Method: center and radius. Cost: 37 ns.
ISECT_TRY isect_status isect_bound_aabb_sphere(const isect_sphere *sphere, isect_aabb *aabb);

/// The box of a capsule.
///
/// @param capsule  Its ends may coincide.
/// @param aabb     Receives a box that holds it.
/// @return         As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_rectangle. Method: the ends and the radius. Cost: 40 ns.
ISECT_TRY isect_status isect_bound_aabb_capsule(const isect_capsule *capsule, isect_aabb *aabb);

/// The box of a lozenge.
///
/// @param lozenge  u and v need not be perpendicular.
/// @param aabb     Receives a box that holds it.
/// @return         As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_rectangle. Method: the box of its rectangle and the radius.
/// Cost: 65 ns.
ISECT_TRY isect_status isect_bound_aabb_lozenge(const isect_lozenge *lozenge, isect_aabb *aabb);

/// The box of an ellipsoid.
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param aabb       Receives a box that holds it.
/// @return           As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: the length of the axes' shares. Cost: 135 ns.
ISECT_TRY isect_status isect_bound_aabb_ellipsoid(const isect_ellipsoid *ellipsoid,
                                                  isect_aabb *aabb);

/// The box of a cylinder.
///
/// @param cylinder  Its ends may coincide: then it is a ball.
/// @param aabb      Receives a box that holds it.
/// @return          As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: two discs. Cost: 165 ns.
ISECT_TRY isect_status isect_bound_aabb_cylinder(const isect_cylinder *cylinder, isect_aabb *aabb);

/// The box of a cone.
///
/// @param cone  Its ends may coincide: then it is a ball.
/// @param aabb  Receives a box that holds it.
/// @return      As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: tip and disc. Cost: 180 ns.
ISECT_TRY isect_status isect_bound_aabb_cone(const isect_cone *cone, isect_aabb *aabb);

/// The box of a torus.
///
/// @param torus  The axis may have any length; a ring without one is a ball.
/// @param aabb   Receives a box that holds it.
/// @return       As isect_bound_aabb_disc.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: the disc of its circle, and the minor radius.
/// Cost: 70 ns.
ISECT_TRY isect_status isect_bound_aabb_torus(const isect_torus *torus, isect_aabb *aabb);

/// The box of an obb.
///
/// @param obb   Its axes need not be orthonormal: it holds the box as given.
/// @param aabb  Receives a box that holds it.
/// @return      ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: the sum of the halves' shares (Arvo 1990).
/// Cost: 90 ns.
ISECT_TRY isect_status isect_bound_aabb_obb(const isect_obb *obb, isect_aabb *aabb);

/// The box of a k-DOP with 7 slabs.
///
/// @param kdop    Bounds may be infinite.
/// @param aabb    Receives a box that holds it.
/// @return        As isect_bound_aabb_kdop.
///
/// Accuracy: as isect_bound_aabb_kdop: it is smaller than the slabs across x, y and z where other
/// slabs cut more off. Where they do not, the bounds are numbers of the k-DOP.
/// Method: isect_bound_aabb_kdop. Cost: 6 us; with 9 slabs 13, with 13 47.
ISECT_TRY isect_status isect_bound_aabb_kdop14(const isect_kdop14 *kdop, isect_aabb *aabb);
/// The box of a k-DOP with 9 slabs, as isect_bound_aabb_kdop14.
/// @copydetails isect_bound_aabb_kdop14
ISECT_TRY isect_status isect_bound_aabb_kdop18(const isect_kdop18 *kdop, isect_aabb *aabb);
/// The box of a k-DOP with 13 slabs, as isect_bound_aabb_kdop14.
/// @copydetails isect_bound_aabb_kdop14
ISECT_TRY isect_status isect_bound_aabb_kdop26(const isect_kdop26 *kdop, isect_aabb *aabb);

/// The box of a k-DOP with normals of its own.
///
/// @param kdop  Any one.
/// @param aabb  Receives a box that holds it; where it has no end, with infinite bounds.
/// @return      ISECT_OK; ISECT_EMPTY if a lower bound is above the upper one, or the bounds that
///              were found show that nothing is between the planes; ISECT_NOT_FINITE if a number is
///              NaN, or an infinity elsewhere than in bounds; ISECT_BAD_ARGUMENT if a pointer is
///              missing.
///
/// Accuracy: it holds the k-DOP in real arithmetic. A plane across an axis gives its bound, rounded
/// outward, and exactly if the normal is a power of two. If there are bounds in all six directions,
/// the box is the smallest one, moved outward by a few epsilon of double times the greatest
/// coordinate and the condition of the three planes that decide, and then to the next number. If
/// there is one direction without a bound, only planes across the axes count for the others.
/// Method: the bounds of every three planes, by the duality of linear programs.
/// Cost: 0.17 us for every three slabs: 4 us for six of them, 47 us for thirteen.
ISECT_TRY isect_status isect_bound_aabb_kdop(const isect_kdop *kdop, isect_aabb *aabb);

/// The box of a frustum.
///
/// @param frustum  Its planes alone count; of those that are absent there is no bound.
/// @param aabb     Receives a box that holds it; where it has no end, with infinite bounds.
/// @return         As isect_bound_aabb_kdop; ISECT_NOT_FINITE if a number of a plane is not.
///
/// Accuracy: as isect_bound_aabb_kdop. Method: isect_bound_aabb_kdop. Cost: 4 us.
ISECT_TRY isect_status isect_bound_aabb_frustum(const isect_frustum *frustum, isect_aabb *aabb);

/// The box of a hull.
///
/// @param hull  Made by isect_hull_build, or one with vertices.
/// @param aabb  Receives the smallest box that holds its vertices. (Its planes may be farther out,
///              by their rounding.)
/// @return      As isect_bound_aabb_points.
///
/// Exact: its bounds are numbers of the vertices. Method: isect_bound_aabb_points.
/// Cost: that of isect_bound_aabb_points.
ISECT_TRY isect_status isect_bound_aabb_hull(const isect_hull *hull, isect_aabb *aabb);

/* ---- k-DOPs ---- */

/// The k-DOP with 7 slabs of many points.
///
/// @param points  Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param kdop    Receives the smallest one that holds them.
/// @return        ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                infinite; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: no sum of a point is outside in real arithmetic, and no bound could be nearer and be a
/// number of its type, whatever the order of the points; zeros are +0. A bound beyond the greatest
/// number is infinite, and one that is next to it may be.
/// Method: least and greatest of rounded sums in all lanes of the processor; those next to them are
/// summed again without rounding.
/// Cost: 0.6 (double: 1) ns for each of many, and 0.4 us; with 9 slabs 0.6 (1.4) ns and 0.5 us,
/// with 13 slabs 1.2 (2.4) ns and 0.7 us. If all of them are next to the bounds up to 90 (130) ns
/// for each; with 9 slabs 140 (160), with 13 230 (300).
ISECT_TRY isect_status isect_bound_kdop14_points(isect_points points, size_t n, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of many points, as isect_bound_kdop14_points.
/// @copydetails isect_bound_kdop14_points
ISECT_TRY isect_status isect_bound_kdop18_points(isect_points points, size_t n, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of many points, as isect_bound_kdop14_points.
/// @copydetails isect_bound_kdop14_points
ISECT_TRY isect_status isect_bound_kdop26_points(isect_points points, size_t n, isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of one and of more points: for points that come piece by piece.
///
/// @param points  Where they are.
/// @param n       How many; there may be none.
/// @param kdop    Any one; as in isect_bound_kdop14_kdop14s. One that is empty to begin with, such
///                as {{1}, {0}}. Receives the smallest one that holds it and the points.
/// @return        As isect_bound_kdop14_points; ISECT_NOT_FINITE if there is NaN in the k-DOP, too,
///                and ISECT_EMPTY only if the k-DOP is empty and there are no points.
///
/// Exact: to the bit that of all points at once, whatever the pieces.
/// Method: as isect_bound_kdop14_points. Cost: that of isect_bound_kdop14_points.
ISECT_TRY isect_status isect_bound_kdop14_grown(isect_points points, size_t n, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of one and of more points, as isect_bound_kdop14_grown.
/// @copydetails isect_bound_kdop14_grown
ISECT_TRY isect_status isect_bound_kdop18_grown(isect_points points, size_t n, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of one and of more points, as isect_bound_kdop14_grown.
/// @copydetails isect_bound_kdop14_grown
ISECT_TRY isect_status isect_bound_kdop26_grown(isect_points points, size_t n, isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of many triangles.
///
/// @param triangles  Where they are; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param kdop       Receives the smallest one that holds them.
/// @return           As isect_bound_kdop14_points.
///
/// Exact: that of the corners, as in isect_bound_kdop14_points. Method: the k-DOP of the corners.
/// Cost: that of isect_bound_kdop14_points for three points each.
ISECT_TRY isect_status isect_bound_kdop14_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of many triangles, as isect_bound_kdop14_triangles.
/// @copydetails isect_bound_kdop14_triangles
ISECT_TRY isect_status isect_bound_kdop18_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of many triangles, as isect_bound_kdop14_triangles.
/// @copydetails isect_bound_kdop14_triangles
ISECT_TRY isect_status isect_bound_kdop26_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of a mesh.
///
/// @param mesh  Any mesh.
/// @param kdop  Receives the smallest one that holds its triangles. A vertex that no triangle uses
///              does not count.
/// @return      As isect_bound_aabb_mesh.
///
/// Exact: that of the vertices in use, as in isect_bound_kdop14_points.
/// Method: isect_bound_kdop14_points of the vertices, some at a time.
/// Cost: 2.2 ns for each index, with 9 slabs 2.5, with 13 3.1; without indices that of reading the
/// vertices as points.
ISECT_TRY isect_status isect_bound_kdop14_mesh(const isect_mesh *mesh, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of a mesh, as isect_bound_kdop14_mesh.
/// @copydetails isect_bound_kdop14_mesh
ISECT_TRY isect_status isect_bound_kdop18_mesh(const isect_mesh *mesh, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of a mesh, as isect_bound_kdop14_mesh.
/// @copydetails isect_bound_kdop14_mesh
ISECT_TRY isect_status isect_bound_kdop26_mesh(const isect_mesh *mesh, isect_kdop26 *kdop);

/// The k-DOP of many k-DOPs with 7 slabs.
///
/// @param kdops  Where they are; isect_kdop14s_of(array) for an array. Bounds may be
///               infinite. Those do not count that are empty because a lower bound is above the
///               upper one, or both are the same infinity.
/// @param n      How many.
/// @param kdop   Receives the smallest one that holds them all, slab by slab.
/// @return       ISECT_OK; ISECT_EMPTY if there is none that counts; ISECT_NOT_FINITE if a number
///               is NaN; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: its bounds are numbers of the k-DOPs. Method: least and greatest.
/// Cost: 17 ns for each; with 9 slabs 21, with 13 29.
ISECT_TRY isect_status isect_bound_kdop14_kdop14s(isect_kdop14s kdops, size_t n,
                                                  isect_kdop14 *kdop);
/// The k-DOP of many k-DOPs with 9 slabs, as isect_bound_kdop14_kdop14s.
/// @copydetails isect_bound_kdop14_kdop14s
ISECT_TRY isect_status isect_bound_kdop18_kdop18s(isect_kdop18s kdops, size_t n,
                                                  isect_kdop18 *kdop);
/// The k-DOP of many k-DOPs with 13 slabs, as isect_bound_kdop14_kdop14s.
/// @copydetails isect_bound_kdop14_kdop14s
ISECT_TRY isect_status isect_bound_kdop26_kdop26s(isect_kdop26s kdops, size_t n,
                                                  isect_kdop26 *kdop);

/// The k-DOP of two k-DOPs with 7 slabs.
///
/// @param a, b  Any ones; as in isect_bound_kdop14_kdop14s.
/// @param kdop  Receives the smallest one that holds both. It may be one of them.
/// @return      As isect_bound_kdop14_kdop14s.
///
/// Exact: its bounds are numbers of the k-DOPs. Method: least and greatest.
/// Cost: 50 ns; with 9 slabs 60, with 13 80.
ISECT_TRY isect_status isect_bound_kdop14_merged(const isect_kdop14 *a, const isect_kdop14 *b,
                                                 isect_kdop14 *kdop);
/// The k-DOP of two k-DOPs with 9 slabs, as isect_bound_kdop14_merged.
/// @copydetails isect_bound_kdop14_merged
ISECT_TRY isect_status isect_bound_kdop18_merged(const isect_kdop18 *a, const isect_kdop18 *b,
                                                 isect_kdop18 *kdop);
/// The k-DOP of two k-DOPs with 13 slabs, as isect_bound_kdop14_merged.
/// @copydetails isect_bound_kdop14_merged
ISECT_TRY isect_status isect_bound_kdop26_merged(const isect_kdop26 *a, const isect_kdop26 *b,
                                                 isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of one that is moved: turned, stretched, sheared, mirrored, shifted.
///
/// @param of      Any one; bounds may be infinite. It may be the same.
/// @param axes    Three of them: where the directions x, y and z go to. A point p goes to
///                origin + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  Where the origin goes to.
/// @param kdop    Receives one that holds it where it goes to.
/// @return        ISECT_OK; ISECT_EMPTY if a lower bound is above the upper; ISECT_NOT_FINITE if
///                a number is NaN, or an infinity elsewhere than in the bounds of the k-DOP;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: it holds the moved k-DOP in real arithmetic. Of one that has an end the bounds are the
/// least ones, but for rounding, as in isect_bound_aabb_kdop; of others those of its slabs across
/// x, y and z, as in isect_bound_aabb_moved. They are no looser than the latter where the sums of
/// components of the axes are exact. If nearly out of range they are infinite.
/// Method: the bounds of every three planes, by the duality of linear programs.
/// Cost: 8 us; with 9 slabs 18, with 13 78.
ISECT_TRY isect_status isect_bound_kdop14_moved(const isect_kdop14 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of one that is moved, as isect_bound_kdop14_moved.
/// @copydetails isect_bound_kdop14_moved
ISECT_TRY isect_status isect_bound_kdop18_moved(const isect_kdop18 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of one that is moved, as isect_bound_kdop14_moved.
/// @copydetails isect_bound_kdop14_moved
ISECT_TRY isect_status isect_bound_kdop26_moved(const isect_kdop26 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop26 *kdop);

/// How far do many points reach along directions of your own? With the directions that is a k-DOP.
///
/// @param points   Where they are.
/// @param n        How many.
/// @param normals  The directions, of any length; zero ones have the bounds 0.
/// @param count    How many; there may be none.
/// @param lower    Receives the least dot(normals[i], p) of the points, for each i.
/// @param upper    Receives the greatest.
/// @return         As isect_bound_kdop14_points; ISECT_NOT_FINITE if a number of a normal is not,
///                 too.
///
/// Accuracy: no point is outside in real arithmetic. Bounds whose sums and products are exact are
/// exact; others are rounded outward, as in isect_bound_aabb_moved.
/// Method: those points whose rounded sums are near the greatest are summed with care.
/// Cost: 2 ns for each point and direction.
ISECT_TRY isect_status isect_bound_kdop_points(isect_points points, size_t n,
                                               const isect_vec3 *normals, size_t count,
                                               float *lower, float *upper);

/* ---- k-DOPs of one shape ---- */

/// The k-DOP with 7 slabs of a box.
///
/// @param aabb    Bounds may be infinite.
/// @param kdop    Receives one that holds it, with every bound as near as it can be.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a number is NaN;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Exact: no bound could be nearer and be a number of its type; zeros are +0. One beyond the
/// greatest number is infinite, and one that is next to it may be.
/// Method: the farthest corner, as a sum that is rounded once.
/// Cost: 105 ns; with 9 slabs 140, with 13 210.
ISECT_TRY isect_status isect_bound_kdop14_aabb(const isect_aabb *aabb, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of a box, as isect_bound_kdop14_aabb.
/// @copydetails isect_bound_kdop14_aabb
ISECT_TRY isect_status isect_bound_kdop18_aabb(const isect_aabb *aabb, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of a box, as isect_bound_kdop14_aabb.
/// @copydetails isect_bound_kdop14_aabb
ISECT_TRY isect_status isect_bound_kdop26_aabb(const isect_aabb *aabb, isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of a sphere.
///
/// @param sphere  Any that is not empty.
/// @param kdop    Receives one that holds it, with every bound as near as it can be.
/// @return        ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_aabb_moved.
/// Method: its center, and the radius times 1, sqrt(2) or sqrt(3).
/// Cost: 150 ns; with 9 slabs 180, with 13 270.
ISECT_TRY isect_status isect_bound_kdop14_sphere(const isect_sphere *sphere, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of a sphere, as isect_bound_kdop14_sphere.
/// @copydetails isect_bound_kdop14_sphere
ISECT_TRY isect_status isect_bound_kdop18_sphere(const isect_sphere *sphere, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of a sphere, as isect_bound_kdop14_sphere.
/// @copydetails isect_bound_kdop14_sphere
ISECT_TRY isect_status isect_bound_kdop26_sphere(const isect_sphere *sphere, isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of a capsule.
///
/// @param capsule  Its ends may coincide.
/// @param kdop     Receives one that holds it, with every bound as near as it can be.
/// @return         As isect_bound_kdop14_sphere.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: that of the spheres at its ends.
/// Cost: 300 ns; with 9 slabs 370, with 13 570.
ISECT_TRY isect_status isect_bound_kdop14_capsule(const isect_capsule *capsule, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of a capsule, as isect_bound_kdop14_capsule.
/// @copydetails isect_bound_kdop14_capsule
ISECT_TRY isect_status isect_bound_kdop18_capsule(const isect_capsule *capsule, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of a capsule, as isect_bound_kdop14_capsule.
/// @copydetails isect_bound_kdop14_capsule
ISECT_TRY isect_status isect_bound_kdop26_capsule(const isect_capsule *capsule, isect_kdop26 *kdop);

/// The k-DOP with 7 slabs of a box with axes of its own.
///
/// @param obb     Its axes need not be orthonormal: it holds the box as given.
/// @param kdop    Receives one that holds it, with every bound as near as it can be.
/// @return        ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_aabb_moved. Method: the sum of the shares of its edges.
/// Cost: 400 (double: 590) ns; with 9 slabs 470 (670), with 13 730 (1100).
ISECT_TRY isect_status isect_bound_kdop14_obb(const isect_obb *obb, isect_kdop14 *kdop);
/// The k-DOP with 9 slabs of a box with axes of its own, as isect_bound_kdop14_obb.
/// @copydetails isect_bound_kdop14_obb
ISECT_TRY isect_status isect_bound_kdop18_obb(const isect_obb *obb, isect_kdop18 *kdop);
/// The k-DOP with 13 slabs of a box with axes of its own, as isect_bound_kdop14_obb.
/// @copydetails isect_bound_kdop14_obb
ISECT_TRY isect_status isect_bound_kdop26_obb(const isect_obb *obb, isect_kdop26 *kdop);

/* ---- balls of points ---- */

/// Which points hold a ball together: no ball that is smaller by more than rounding holds them.
typedef struct isect_support {
    uint32_t count;  ///< how many: 1 to 4
    size_t index[4]; ///< those; the others are 0
} isect_support;

/// The least ball of many points.
///
/// @param points   Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param sphere   Receives a ball that holds them all.
/// @param support  Receives the points of which it is the least ball, too; or NULL.
/// @return         ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or no finite radius is large enough; ISECT_BAD_ARGUMENT if a
///                 pointer is missing.
///
/// Accuracy: every point is inside in real arithmetic. The radius is above the least possible one
/// by at most 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate, to
/// which the center is rounded, and two of the least numbers. It is 0 if all points are equal.
/// Method: pivoting on the farthest point (Gaertner, Fast and robust smallest enclosing balls,
/// 1999; Welzl 1991 recurses). All points are looked at a few times, at most 200.
/// Cost: 0.4 to 1.3 ns for each, once there are a million; a thousand take 0.8 to 2.7 us.
ISECT_TRY isect_status isect_bound_sphere_points(isect_points points, size_t n,
                                                 isect_sphere *sphere, isect_support *support);

/// A small ball of many points, around the middle of their box.
///
/// @param points  Where they are.
/// @param n       How many.
/// @param sphere  Receives a ball that holds them all.
/// @return        As isect_bound_sphere_points.
///
/// Accuracy: every point is inside in real arithmetic. The radius is at most 4 epsilon times itself
/// above the distance of the farthest point from the middle.
/// Method: the farthest point from the middle of the box. Cost: 0.3 (double: 0.8) ns for each.
ISECT_TRY isect_status isect_bound_sphere_points_refined(isect_points points, size_t n,
                                                         isect_sphere *sphere);

/// A small ball of a ball and of more points: for points that come piece by piece.
///
/// @param points  Where they are.
/// @param n       How many; there may be none.
/// @param sphere  Any ball; one that is empty to begin with, such as {{0, 0, 0}, -1}. Receives a
///                ball that holds it and the points.
/// @return        As isect_bound_sphere_points; ISECT_NOT_FINITE if a number of the ball is not,
///                too, and ISECT_EMPTY only if the ball is empty and there are no points.
///
/// Accuracy: the old ball and every point are inside in real arithmetic. Begun with an empty one,
/// which gets the least ball of the first piece, the radius is, but for rounding, at most sqrt(3)
/// times that of the least ball of all points so far, in whatever pieces they came. 1.4 times is
/// the most that was measured; of points all over a cube, in random order and in pieces of 64 and
/// more, 1.08, and 1.02 on average. Each piece may cost 16 epsilon of the radius and of the
/// greatest coordinate.
/// Method: the least ball of the ball and of the farthest point, until none is outside (Ritter
/// 1990; Zarrabi-Zadeh and Chan 2006, point by point). At most 200 steps.
/// Cost: 1 ns for each in pieces of thousands; 70 ns for a piece of one point.
ISECT_TRY isect_status isect_bound_sphere_grown(isect_points points, size_t n,
                                                isect_sphere *sphere);

/// A small ball of many points, by growing one.
///
/// @param points  Where they are.
/// @param n       How many.
/// @param sphere  Receives a ball that holds them all.
/// @return        As isect_bound_sphere_points.
///
/// Accuracy: every point is inside in real arithmetic. The radius is at most twice the least
/// possible one, and mostly a few percent above it.
/// Method: the ball of the two extreme points of an axis that are farthest apart, grown by what it
/// does not hold (Ritter, An efficient bounding sphere, 1990); then the farthest point from its
/// center, since growing rounds.
/// Cost: 0.7 ns for each of a million, 1.7 ns for each of a thousand (numbers of 4 bytes).
ISECT_TRY isect_status isect_bound_sphere_points_ritter(isect_points points, size_t n,
                                                        isect_sphere *sphere);

/// The least ball of many triangles.
///
/// @param triangles  Where they are; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param sphere     Receives a ball that holds them all.
/// @return           As isect_bound_sphere_points.
///
/// Accuracy: as isect_bound_sphere_points, of the corners. Method: pivoting on the farthest corner.
/// Cost: as isect_bound_sphere_points for each corner, if they stand in an array.
ISECT_TRY isect_status isect_bound_sphere_triangles(isect_triangles triangles, size_t n,
                                                    isect_sphere *sphere);

/// The least ball of a mesh.
///
/// @param mesh    Any mesh.
/// @param sphere  Receives a ball that holds its triangles. A vertex that no triangle uses does not
///                count; for the ball of all vertices ask isect_bound_sphere_points.
/// @return        As isect_bound_aabb_mesh; ISECT_NOT_FINITE, too, if no finite radius is large
///                enough.
///
/// Accuracy: as isect_bound_sphere_points, of the vertices in use.
/// Method: pivoting on the farthest vertex.
/// Cost: with indices 1 to 2 ns for each of them, a few times.
ISECT_TRY isect_status isect_bound_sphere_mesh(const isect_mesh *mesh, isect_sphere *sphere);

/* ---- balls of balls ---- */

/// The least ball of many balls.
///
/// @param spheres  Where they are; isect_spheres_of(array) for an array of isect_sphere. Those that
///                 are empty do not count.
/// @param n        How many.
/// @param sphere   Receives a ball that holds them all.
/// @return         ISECT_OK; ISECT_EMPTY if there is none, or none that is not empty;
///                 ISECT_NOT_FINITE if a number is NaN or infinite, or no finite radius is large
///                 enough; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: all of them are inside in real arithmetic. If one of them holds all others, which is
/// decided without rounding, it is the answer. Else the radius is above the least possible one by
/// at most 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate of the
/// center, which is rounded, and two of the least numbers.
/// Method: pivoting on the ball that reaches out most, and each choice of up to four that touch
/// (Fischer and Gaertner, The smallest enclosing ball of balls, 2003). All are looked at a few
/// times, at most 200. Cost: 25 ns for each.
ISECT_TRY isect_status isect_bound_sphere_spheres(isect_spheres spheres, size_t n,
                                                  isect_sphere *sphere);

/// The least ball of two balls.
///
/// @param a, b    Any balls; as in isect_bound_sphere_spheres.
/// @param sphere  Receives a ball that holds both. It may be one of them.
/// @return        As isect_bound_sphere_spheres.
///
/// Accuracy: as isect_bound_sphere_spheres: one inside of the other makes no difference.
/// Method: as isect_bound_sphere_spheres. Cost: 250 ns.
ISECT_TRY isect_status isect_bound_sphere_merged(const isect_sphere *a, const isect_sphere *b,
                                                 isect_sphere *sphere);

/* ---- balls of one shape ---- */

/// The least ball of a box.
///
/// @param aabb    Its bounds must be finite.
/// @param sphere  Receives a ball that holds it.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a bound is NaN or
///                infinite, or no finite radius is large enough; ISECT_BAD_ARGUMENT if a pointer is
///                missing.
///
/// Accuracy: all of it is inside in real arithmetic. The radius is above the least possible one by
/// at most 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate of the
/// center, which is rounded, and 16 of the least numbers.
/// Method: its middle and half of its diagonal. Cost: 36 ns.
ISECT_TRY isect_status isect_bound_sphere_aabb(const isect_aabb *aabb, isect_sphere *sphere);

/// The ball of a segment.
///
/// @param segment  Its ends may coincide.
/// @param sphere   Receives a ball that holds it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_sphere_aabb. Method: its middle. Cost: 35 ns.
ISECT_TRY isect_status isect_bound_sphere_segment(const isect_segment *segment,
                                                  isect_sphere *sphere);

/// The ball of a triangle.
///
/// @param triangle  Any corners.
/// @param sphere    Receives a ball that holds it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as isect_bound_sphere_points.
/// Method: of a triangle with an obtuse angle the middle of the longest side, else the center of
/// the circle round it, as isect_bound_sphere_points finds it. Cost: 305 ns.
ISECT_TRY isect_status isect_bound_sphere_triangle(const isect_triangle *triangle,
                                                   isect_sphere *sphere);

/// The ball of a rectangle.
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param sphere     Receives a ball that holds it.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_sphere_aabb; a center that would be out of range is put at its end.
/// Method: its middle and the longer diagonal. Cost: 50 ns.
ISECT_TRY isect_status isect_bound_sphere_rectangle(const isect_rectangle *rectangle,
                                                    isect_sphere *sphere);

/// The ball of a disc.
///
/// @param disc    The normal may have any length.
/// @param sphere  Receives a ball that holds it.
/// @return         ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: exact: its center and radius. Method: no ball that holds it is smaller. Cost: 2 ns.
ISECT_TRY isect_status isect_bound_sphere_disc(const isect_disc *disc, isect_sphere *sphere);

/// The ball of a quad.
///
/// @param quad    Any corners.
/// @param sphere  Receives a ball that holds it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as isect_bound_sphere_points. Method: the least ball of the corners. Cost: 300 ns.
ISECT_TRY isect_status isect_bound_sphere_quad(const isect_quad *quad, isect_sphere *sphere);

/// The ball of a capsule.
///
/// @param capsule  Its ends may coincide.
/// @param sphere   Receives a ball that holds it.
/// @return          As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_aabb. Method: the middle of its segment. Cost: 35 ns.
ISECT_TRY isect_status isect_bound_sphere_capsule(const isect_capsule *capsule,
                                                  isect_sphere *sphere);

/// The ball of a lozenge.
///
/// @param lozenge  u and v need not be perpendicular.
/// @param sphere   Receives a ball that holds it.
/// @return          As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_aabb; a center that would be out of range is put at its end.
/// Method: that of its rectangle, and the radius. Cost: 55 ns.
ISECT_TRY isect_status isect_bound_sphere_lozenge(const isect_lozenge *lozenge,
                                                  isect_sphere *sphere);

/// The ball of an ellipsoid.
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param sphere     Receives a ball that holds it.
/// @return            As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_aabb.
/// Method: the greatest stretch of its axes: turns of two at a time (Hestenes 1958). Cost: 235 ns.
ISECT_TRY isect_status isect_bound_sphere_ellipsoid(const isect_ellipsoid *ellipsoid,
                                                    isect_sphere *sphere);

/// The ball of a cylinder.
///
/// @param cylinder  Its ends may coincide: then it is a ball.
/// @param sphere    Receives a ball that holds it.
/// @return           As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_aabb. Method: its middle, and the rims. Cost: 110 ns.
ISECT_TRY isect_status isect_bound_sphere_cylinder(const isect_cylinder *cylinder,
                                                   isect_sphere *sphere);

/// The ball of a cone.
///
/// @param cone    Its ends may coincide: then it is a ball.
/// @param sphere  Receives a ball that holds it.
/// @return         As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_aabb.
/// Method: the point of the axis that is as far from the tip as from the rim; of a cone that is no
/// higher than its radius the middle of the base. Cost: 95 ns.
ISECT_TRY isect_status isect_bound_sphere_cone(const isect_cone *cone, isect_sphere *sphere);

/// The ball of a torus.
///
/// @param torus   The axis may have any length.
/// @param sphere  Receives a ball that holds it.
/// @return         As isect_bound_sphere_disc.
///
/// Accuracy: its center, and the sum of its radii, rounded up if it must be.
/// Method: as far as it reaches. Cost: 6 ns.
ISECT_TRY isect_status isect_bound_sphere_torus(const isect_torus *torus, isect_sphere *sphere);

/// The ball of an obb.
///
/// @param obb     Its axes need not be orthonormal: it holds the box as given.
/// @param sphere  Receives a ball that holds it.
/// @return         ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_sphere_aabb. Method: its center and the longest diagonal.
/// Cost: 50 ns.
ISECT_TRY isect_status isect_bound_sphere_obb(const isect_obb *obb, isect_sphere *sphere);

/// The ball of a k-DOP with 7 slabs.
///
/// @param kdop    Bounds may be infinite, as long as others give it an end.
/// @param sphere  Receives a ball that holds it.
/// @return        As isect_bound_sphere_frustum.
///
/// Accuracy: as isect_bound_sphere_frustum; planes that meet always do so well.
/// Method: isect_bound_sphere_frustum. Cost: 14 us; with 9 slabs 33, with 13 100.
ISECT_TRY isect_status isect_bound_sphere_kdop14(const isect_kdop14 *kdop, isect_sphere *sphere);
/// The ball of a k-DOP with 9 slabs, as isect_bound_sphere_kdop14.
/// @copydetails isect_bound_sphere_kdop14
ISECT_TRY isect_status isect_bound_sphere_kdop18(const isect_kdop18 *kdop, isect_sphere *sphere);
/// The ball of a k-DOP with 13 slabs, as isect_bound_sphere_kdop14.
/// @copydetails isect_bound_sphere_kdop14
ISECT_TRY isect_status isect_bound_sphere_kdop26(const isect_kdop26 *kdop, isect_sphere *sphere);

/// The ball of a frustum.
///
/// @param frustum  Its planes alone count, as for isect_bound_aabb_frustum.
/// @param sphere   Receives a ball that holds it.
/// @return         ISECT_OK; ISECT_EMPTY if nothing is between the planes, by more than rounding;
///                 ISECT_NOT_FINITE if a number is NaN, or infinite where it may not be, or if the
///                 solid has no end; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: it holds the solid in real arithmetic. The radius is above that of the least ball by
/// at most 1e-6 (double: 1e-12) of itself, 4 epsilon of the greatest coordinate, and 64
/// epsilon of double of that, times the condition of the three planes that meet at a corner; more
/// only where sums of bounds leave the range of double.
/// Method: the least ball of the corners: where three planes meet, and no other is before them; the
/// radius is then grown by what a corner may be off by. Cost: 4 us.
ISECT_TRY isect_status isect_bound_sphere_frustum(const isect_frustum *frustum,
                                                  isect_sphere *sphere);

/// The ball of a hull.
///
/// @param hull    Of isect_hull_build, or with vertices by other means.
/// @param sphere  Receives a ball that holds it.
/// @return         ISECT_OK; ISECT_EMPTY if there is no vertex; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as isect_bound_sphere_points, of the vertices; what is below the planes may reach
/// beyond those by the rounding of the planes. Method: the least ball of the vertices.
/// Cost: that of isect_bound_sphere_points.
ISECT_TRY isect_status isect_bound_sphere_hull(const isect_hull *hull, isect_sphere *sphere);

/// The ball of a ball that is moved: turned, stretched, sheared, mirrored, shifted.
///
/// @param ball    Any that is not empty.
/// @param axes    Three of them: where the directions x, y and z go to, as in
///                isect_bound_aabb_moved.
/// @param origin  Where the origin goes to.
/// @param sphere  Receives a ball that holds it where it goes to. It may be the ball itself.
/// @return        As isect_bound_sphere_disc.
///
/// Accuracy: as in isect_bound_sphere_rectangle, and 64 epsilon of double of the sizes of what the
/// center is a sum of, and 4 of its least normal numbers.
/// Method: the radius times the greatest stretch, as in isect_bound_sphere_ellipsoid. Cost: 465 ns.
ISECT_TRY isect_status isect_bound_sphere_moved(const isect_sphere *ball, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_sphere *sphere);

/* ---- round volumes of points ---- */

/// A small capsule of many points.
///
/// @param points   Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param capsule  Receives a capsule that holds them all.
/// @return         ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: every point is inside in real arithmetic. The radius is above what these ends need by
/// at most 2 epsilon of itself and 16 epsilon of double of the extent. The volume is not the least,
/// but for ten shapes for which small capsules are known it is at most 1 % above.
/// Method: for an axis the ends and the radius, with the caps made use of; a search over axes on a
/// few points (random steps that adapt, a (1+1) evolution strategy), to which others are added as
/// all are looked at.
/// Cost: 0.4 to 1.2 ms, and 5 to 8 ns for each (double: 13 to 17); 31 ns (double: 17) where all are
/// on a capsule.
ISECT_TRY isect_status isect_bound_capsule_points(isect_points points, size_t n,
                                                  isect_capsule *capsule);

/// A small cylinder of many points.
///
/// @param points    Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n         How many.
/// @param cylinder  Receives a cylinder that holds them all.
/// @return          ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                  infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: every point is inside in real arithmetic. The radius is above what these ends need by
/// at most 2 epsilon of itself and 32 epsilon of double of the extent and the length. If all points
/// are equal so are the ends, and the radius is 0; else the ends differ. The volume is not least,
/// but for ten shapes for which small cylinders are known it is at most 0.1 % above.
/// Method: for an axis the least circle; a search over axes on a few points (random steps that
/// adapt, a (1+1) evolution strategy), to which others are added as all are looked at.
/// Cost: 0.1 to 1.5 ms, and 10 to 17 ns for each (double: 22 to 31); 58 ns (double: 26) where all
/// are on the rims of a cylinder.
ISECT_TRY isect_status isect_bound_cylinder_points(isect_points points, size_t n,
                                                   isect_cylinder *cylinder);

/// A small ellipsoid of many points: hardly larger than the least one.
///
/// @param points     Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n          How many.
/// @param ellipsoid  Receives an ellipsoid that holds them all. Its axes are orthonormal, but for
///                   rounding.
/// @return           ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                   infinite, or a radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: every point is inside in real arithmetic, with the axes as they are stored. For ten
/// shapes for which the least ellipsoids are known the volume is at most 0.1 % above. Along an axis
/// along which points reach out by less than 64 (double: 2048) epsilon the radius is 16 times what
/// it must be, so that the other two need not grow; it is 0 if all is in a plane across x, y or z.
/// Finite points have none only if their box is wider than the greatest number.
/// Method: weights of the points that make the ellipsoid least (Khachiyan 1996, with the steps away
/// of Todd and Yildirim, On Khachiyan's algorithm for the computation of minimum-volume enclosing
/// ellipsoids, 2007), for a few points, to which others are added as all are looked at.
/// Cost: 9 us to 2.5 ms, and 6 to 10 ns for each (double: 13 to 20); 24 ns (double: 17) where all
/// are on an ellipsoid.
ISECT_TRY isect_status isect_bound_ellipsoid_points(isect_points points, size_t n,
                                                    isect_ellipsoid *ellipsoid);

/// A small lozenge of many points.
///
/// @param points   Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param lozenge  Receives a lozenge that holds them all. Its sides are perpendicular, but for
///                 rounding; one or both may be 0.
/// @return         ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: every point is inside in real arithmetic. The radius is above what the rectangle needs
/// by at most 2 epsilon of itself and 32 epsilon of double of the extent. The volume is not least,
/// but for ten shapes at most 3 % above that of the smallest lozenges that are known; and no larger
/// than that of isect_bound_capsule_points, but for rounding.
/// Method: for a frame and a radius the rectangle, with the round rims made use of; a search over
/// frames and radii on a few points (random steps that adapt, a (1+1) evolution strategy), to which
/// others are added as all are looked at.
/// Cost: 1.4 to 4 ms, and 15 to 24 ns for each (double: 29 to 35); 70 ns (double: 35) where all are
/// on a capsule.
ISECT_TRY isect_status isect_bound_lozenge_points(isect_points points, size_t n,
                                                  isect_lozenge *lozenge);

/* ---- oriented boxes ---- */

/// How to make an oriented box. All zero, or NULL instead of a pointer to it, is the default.
typedef struct isect_obb_options {
    bool area;           ///< look for the least surface; else for the least volume
    unsigned directions; ///< along how many extreme points are looked for: 7, or 0, or 13
} isect_obb_options;

/// A box of many points, with axes of its own: the best one of isect_bound_obb_points_pca,
/// isect_bound_obb_points_dito and isect_bound_aabb_points.
///
/// @param points   Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds them all.
/// @return         ISECT_OK; ISECT_EMPTY if there is none; ISECT_NOT_FINITE if a number is NaN or
///                 infinite; ISECT_BAD_ARGUMENT if a pointer is missing, or there is no such number
///                 of directions.
///
/// Accuracy: every point is inside in real arithmetic, with the axes as they are stored, which are
/// orthonormal to an epsilon. Each half is longer than the center, which is rounded, needs by at
/// most 7 (double: 36) epsilon of the sum of the lengths of the points' own box, and 40 of the
/// least normal numbers. An axis that is x, y or z is exact, but for one rounding: flat points
/// there have a half of 0. The box is no larger than one along x, y and z.
/// Method: covariance of the points; DiTO-14 or DiTO-26 (Larsson and Kallberg, Fast computation of
/// tight-fitting oriented bounding boxes, 2011). Cost: 0.9 ns (double: 1.6) for each, and 1 us.
ISECT_TRY isect_status isect_bound_obb_points(isect_points points, size_t n,
                                              const isect_obb_options *options, isect_obb *obb);

/// A box of many points along the axes of their covariance.
///
/// @param points  Where they are.
/// @param n       How many.
/// @param obb     Receives a box that holds them all.
/// @return        As isect_bound_obb_points; ISECT_NOT_FINITE also if no finite box along these
///                axes is large enough.
///
/// Accuracy: every point is inside, as in isect_bound_obb_points.
/// Method: principal components (Pearson 1901), by Jacobi's rotations.
/// Cost: 0.6 ns (double: 0.9) for each, and 0.5 us.
ISECT_TRY isect_status isect_bound_obb_points_pca(isect_points points, size_t n, isect_obb *obb);

/// A box of many points along a triangle of extreme points, or their isect_bound_aabb_points if
/// that is smaller.
///
/// @param points   Where they are.
/// @param n        How many.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds them all.
/// @return         As isect_bound_obb_points.
///
/// Accuracy: every point is inside, as in isect_bound_obb_points.
/// Method: DiTO-14 or DiTO-26, as there. Cost: 0.6 ns (double: 1.0) for each, and 0.6 us.
ISECT_TRY isect_status isect_bound_obb_points_dito(isect_points points, size_t n,
                                                   const isect_obb_options *options,
                                                   isect_obb *obb);

/// A box of a mesh, as isect_bound_obb_points, but by the covariance of its surface: it does not
/// matter how finely which part of it is divided.
///
/// @param mesh     Any mesh. A vertex that no triangle uses does not count.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds all triangles.
/// @return         ISECT_OK; ISECT_EMPTY if there is no triangle; ISECT_NOT_FINITE if a vertex in
///                 use is not; ISECT_BAD_ARGUMENT as for isect_bound_aabb_mesh, or if there is no
///                 such number of directions.
///
/// Accuracy: every vertex in use is inside, as in isect_bound_obb_points. Triangles without area
/// have the covariance of their corners.
/// Method: covariance of the surface (Gottschalk, Lin and Manocha, OBBTree, 1996), and DiTO as
/// there. Cost: 40 ns for each triangle, and 3 us.
ISECT_TRY isect_status isect_bound_obb_mesh(const isect_mesh *mesh,
                                            const isect_obb_options *options, isect_obb *obb);

/// A box of a convex hull, as isect_bound_obb_points, but by the covariance of its surface.
///
/// @param hull     Made by isect_hull_build, or one with vertices, edges and faces.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds all its vertices.
/// @return         ISECT_OK; ISECT_EMPTY if it has no vertex; ISECT_NOT_FINITE if a vertex is not;
///                 ISECT_BAD_ARGUMENT if a pointer is missing, there are faces without edges, or
///                 there is no such number of directions.
///
/// Accuracy: every vertex is inside, as in isect_bound_obb_points.
/// Method: covariance of the surface (Gottschalk, Lin and Manocha, OBBTree, 1996), and DiTO as
/// there. Cost: 60 ns for each vertex, and 15 us.
ISECT_TRY isect_status isect_bound_obb_hull(const isect_hull *hull,
                                            const isect_obb_options *options, isect_obb *obb);

/// A box of a convex hull that is nearly the least one.
///
/// @param hull     As for isect_bound_obb_hull.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds all its vertices.
/// @return         As isect_bound_obb_hull.
///
/// Accuracy: every vertex is inside, as in isect_bound_obb_points. It is no larger than that of
/// isect_bound_obb_hull. How near it comes to that of isect_bound_obb_hull_exact is measured: of
/// 400 hulls of random points 399 were within 0.1 % and 355 within 0.0001 %, the worst was 0.22 %
/// larger; of 170 models all were within 0.02 %, and 160 within 0.0001 %.
/// Method: rotations that are tried, and walks from the best of them, over vertices that are
/// extreme along many directions; the hull is asked by walking along its edges.
/// Cost: 2 ms, and 1 us for each vertex.
ISECT_TRY isect_status isect_bound_obb_hull_refined(const isect_hull *hull,
                                                    const isect_obb_options *options,
                                                    isect_obb *obb);

/// How to look for the least box of a convex hull. All zero, or NULL instead of a pointer to it, is
/// the default.
typedef struct isect_obb_exact_options {
    /// If not NULL, asked now and then whether to go on: so many of the edges are settled.
    bool (*go_on)(void *user, size_t settled, size_t edges);
    void *user; ///< passed to it
} isect_obb_exact_options;

/// The box of a convex hull that has the least volume.
///
/// @param hull     As for isect_bound_obb_hull, with the planes of its faces.
/// @param options  May be NULL.
/// @param obb      Receives a box that holds all its vertices.
/// @return         As isect_bound_obb_hull; ISECT_CANCELLED if go_on said no.
///
/// It begins with the box of isect_bound_obb_hull_refined, and a search that is cancelled leaves
/// the best one so far, no larger than that. Of a flat hull it is the least rectangle, of a segment
/// the one along it. It is about volume alone, there is no such box of least surface.
///
/// Bad input: on any other failure the box is untouched.
/// Accuracy: every vertex is inside, as in isect_bound_obb_points. No box that holds them is
/// smaller than it by more than this: if each half of that were 16 (double: 64) epsilon of the sum
/// of the lengths of the points' own box longer, and what the rounding of the center costs, it
/// would not be smaller. In double a box may also be missed that is smaller by no more than 2^-23,
/// if each of its two edges is along the normal of the other's face to about 2^-23.
/// Method: two faces side by side of the least box each lie on an edge of the hull (O'Rourke,
/// Finding minimal enclosing boxes, 1985). For each pair of edges that is a curve of boxes, whose
/// volume is a quotient of polynomials of degree 4; parts of it are left out by their coefficients
/// in the base of Bernstein, and halved if not.
/// Cost: 2 ms, and of e edges up to e^2 times 0.2 us: in all 3 ms for 20 vertices all round, 20 ms
/// for 100, 0.15 s for 300, 1.6 s for 1000; but 10 s for a prism over 500 corners, where many boxes
/// are nearly the least.
ISECT_TRY isect_status isect_bound_obb_hull_exact(const isect_hull *hull,
                                                  const isect_obb_exact_options *options,
                                                  isect_obb *obb);

/* ---- oriented boxes of one shape ---- */

/// The oriented box of a segment.
///
/// @param segment  Its ends may coincide.
/// @param obb      Receives a box that holds it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_obb_capsule. No box is smaller.
/// Method: along it, and any two directions across. Cost: 230 ns.
ISECT_TRY isect_status isect_bound_obb_segment(const isect_segment *segment, isect_obb *obb);

/// The oriented box of a triangle.
///
/// @param triangle  Any corners.
/// @param obb       Receives a box that holds it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_obb_capsule. It is flat, but for rounding, and no flat box is
/// smaller. Method: along its longest side, and flat. Cost: 400 ns.
ISECT_TRY isect_status isect_bound_obb_triangle(const isect_triangle *triangle, isect_obb *obb);

/// The oriented box of a rectangle.
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param obb        Receives a box that holds it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_obb_capsule. It is flat, but for rounding, and no flat box is
/// smaller. Method: along the longer one of its sides (Freeman and Shapira 1975). Cost: 250 ns.
ISECT_TRY isect_status isect_bound_obb_rectangle(const isect_rectangle *rectangle, isect_obb *obb);

/// The oriented box of a disc.
///
/// @param disc  The normal may have any length; a disc without one is a ball.
/// @param obb   Receives a box that holds it.
/// @return      ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_obb_capsule.
/// Method: along the normal, and any two directions across. Cost: 290 ns.
ISECT_TRY isect_status isect_bound_obb_disc(const isect_disc *disc, isect_obb *obb);

/// The oriented box of a sphere.
///
/// @param sphere  Any that is not empty.
/// @param obb     Receives a box that holds it.
/// @return        As isect_bound_obb_disc.
///
/// Accuracy: exact: its center, and its radius three times. Method: along x, y and z. Cost: 130 ns.
ISECT_TRY isect_status isect_bound_obb_sphere(const isect_sphere *sphere, isect_obb *obb);

/// The oriented box of a capsule.
///
/// @param capsule  Its ends may coincide.
/// @param obb      Receives a box that holds it.
/// @return         As isect_bound_obb_disc.
///
/// Accuracy: all of it is inside in real arithmetic, with the axes as they are stored, which are
/// orthonormal to 2 (double: 8) epsilon. Each half is longer than the center and the axes, which
/// are rounded, need by at most one rounding, 64 epsilon of double of the extent, and 64 of its
/// least normal numbers. An axis that is x, y or z is exact, and so is its half if the numbers let
/// it. No box is smaller, but for rounding. If a half would be nearly out of range:
/// ISECT_NOT_FINITE. Method: along its axis, and any two directions across. Cost: 270 ns.
ISECT_TRY isect_status isect_bound_obb_capsule(const isect_capsule *capsule, isect_obb *obb);

/// The oriented box of a lozenge.
///
/// @param lozenge  u and v need not be perpendicular.
/// @param obb      Receives a box that holds it.
/// @return         As isect_bound_obb_disc.
///
/// Accuracy: as in isect_bound_obb_capsule; if they are, no box is smaller.
/// Method: along the longer one of its sides, and flat. Cost: 250 ns.
ISECT_TRY isect_status isect_bound_obb_lozenge(const isect_lozenge *lozenge, isect_obb *obb);

/// The oriented box of an ellipsoid.
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param obb        Receives a box that holds it.
/// @return           As isect_bound_obb_disc.
///
/// Accuracy: as in isect_bound_obb_capsule. No box is smaller, but for rounding.
/// Method: along its axes; if they are not orthogonal along those that it has in truth, by turns of
/// two at a time (Hestenes 1958). Cost: 390 ns.
ISECT_TRY isect_status isect_bound_obb_ellipsoid(const isect_ellipsoid *ellipsoid, isect_obb *obb);

/// The oriented box of a cylinder.
///
/// @param cylinder  Its ends may coincide: then it is a ball.
/// @param obb       Receives a box that holds it.
/// @return          As isect_bound_obb_disc.
///
/// Accuracy: as in isect_bound_obb_capsule. Method: along its axis, and any two directions across.
/// Cost: 510 ns.
ISECT_TRY isect_status isect_bound_obb_cylinder(const isect_cylinder *cylinder, isect_obb *obb);

/// The oriented box of a cone.
///
/// @param cone  Its ends may coincide: then it is a ball.
/// @param obb   Receives a box that holds it.
/// @return      As isect_bound_obb_disc.
///
/// Accuracy: as in isect_bound_obb_capsule; but a smaller box may be.
/// Method: along its axis, and any two directions across. Cost: 380 ns.
ISECT_TRY isect_status isect_bound_obb_cone(const isect_cone *cone, isect_obb *obb);

/// The oriented box of a torus.
///
/// @param torus  The axis may have any length; a ring without one is a ball.
/// @param obb    Receives a box that holds it.
/// @return       As isect_bound_obb_disc.
///
/// Accuracy: as in isect_bound_obb_capsule; but a smaller box may be.
/// Method: along its axis, and any two directions across. Cost: 330 ns.
ISECT_TRY isect_status isect_bound_obb_torus(const isect_torus *torus, isect_obb *obb);

/// The oriented box of a box.
///
/// @param aabb  Its bounds must be finite.
/// @param obb   Receives a box that holds it.
/// @return      ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a
///              pointer is missing.
///
/// Accuracy: its middle, rounded, and the longer half, rounded up once. Method: along x, y and z.
/// Cost: 130 ns.
ISECT_TRY isect_status isect_bound_obb_aabb(const isect_aabb *aabb, isect_obb *obb);

/// The oriented box of such a box that is moved: turned, stretched, sheared, mirrored, shifted.
///
/// @param box     Its axes need not be orthonormal: it is moved as given.
/// @param axes    Three of them: where the directions x, y and z go to, as in
///                isect_bound_aabb_moved.
/// @param origin  Where the origin goes to.
/// @param obb     Receives a box that holds it where it goes to. It may be the box itself.
/// @return        ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE if a number is, or
///                would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: as in isect_bound_obb_capsule, but for 64 epsilon of double of the sizes of all sums.
/// A box whose edges are at right angles where they go to is that box, with its axes in order, but
/// for rounding. Of any other, which is a parallelepiped, it is the least of the six orthonormal
/// boxes that have one of its edges along an edge and one of its faces along a face.
/// Method: each half is how far the parallelepiped reaches along the dual of its axis.
/// Cost: 0.5 us; if it becomes a parallelepiped 1.8 us.
ISECT_TRY isect_status isect_bound_obb_moved(const isect_obb *box, const isect_vec3 *axes,
                                             const isect_vec3 *origin, isect_obb *obb);

ISECT_EXTERN_END
#endif
