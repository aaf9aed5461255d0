/* isect/bound.h - bounding volumes: boxes, spheres, k-DOPs and others. They contain every point
 * that they are made from in real arithmetic, not just up to rounding. On failure nothing is
 * written. */
#ifndef ISECT_BOUND_H
#define ISECT_BOUND_H

#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- boxes of points ---- */

/// Which axis-aligned box contains many points?
///
/// @param points  The points; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param aabb    Receives the smallest box that contains them.
/// @return        ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or infinite;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the points, for any order of them; zeros are +0.
/// Method: least and greatest, in all lanes of the processor. Cost: that of reading them.
ISECT_TRY isect_status isect_bound_aabb_points(isect_points points, size_t n, isect_aabb *aabb);

/// Which axis-aligned box contains many triangles?
///
/// @param triangles  The triangles; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param aabb       Receives the smallest box that contains them.
/// @return           As isect_bound_aabb_points.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the corners. Method: the box of the corners.
/// Cost: that of reading them.
ISECT_TRY isect_status isect_bound_aabb_triangles(isect_triangles triangles, size_t n,
                                                  isect_aabb *aabb);

/// Which axis-aligned box contains a mesh?
///
/// @param mesh  Any mesh.
/// @param aabb  Receives the smallest box that contains its triangles. A vertex that no triangle
///              uses does not count; for the box of all vertices see isect_bound_aabb_points.
/// @return      ISECT_OK; ISECT_EMPTY if there is no triangle; ISECT_NOT_FINITE if a vertex in use
///              has NaN or infinity; ISECT_BAD_ARGUMENT if a pointer is missing, an index is not
///              less than vertex_count, or without indices there are fewer than three vertices for
///              each triangle.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the vertices. Method: least and greatest.
/// Cost: 1.5 ns for each index; without indices that of reading the vertices.
ISECT_TRY isect_status isect_bound_aabb_mesh(const isect_mesh *mesh, isect_aabb *aabb);

/* ---- boxes of boxes ---- */

/// Which axis-aligned box contains many boxes?
///
/// @param aabbs  The boxes; isect_aabbs_of(array) for an array of isect_aabb. Bounds may be
///               infinite. Empty ones do not count.
/// @param n      How many.
/// @param aabb   Receives the smallest box that contains them.
/// @return       ISECT_OK; ISECT_EMPTY if n is 0 or all are empty; ISECT_NOT_FINITE if a number is
///               NaN; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the boxes. Method: least and greatest. Cost: 3 ns for each.
ISECT_TRY isect_status isect_bound_aabb_aabbs(isect_aabbs aabbs, size_t n, isect_aabb *aabb);

/// Which axis-aligned box contains two boxes?
///
/// @param a, b  Any boxes; as in isect_bound_aabb_aabbs.
/// @param aabb  Receives the smallest box that contains both. It may be one of them.
/// @return      As isect_bound_aabb_aabbs.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the boxes. Method: least and greatest. Cost: 10 ns.
ISECT_TRY isect_status isect_bound_aabb_merged(const isect_aabb *a, const isect_aabb *b,
                                               isect_aabb *aabb);

/// Which axis-aligned box contains a box and more points? For points that arrive in pieces.
///
/// @param points  The points.
/// @param n       How many; may be 0.
/// @param aabb    Any box, as in isect_bound_aabb_aabbs; an empty one to begin with, such as
///                {{1, 0, 0}, {0, 0, 0}}. Receives the smallest box that contains it and the
///                points.
/// @return        As isect_bound_aabb_points; ISECT_NOT_FINITE if there is NaN in the box, too, and
///                ISECT_EMPTY only if the box is empty and there are no points.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: the bits are those of all points at once, for any division into pieces.
/// Method: isect_bound_aabb_points, then isect_bound_aabb_merged. Cost: that of both.
ISECT_TRY isect_status isect_bound_aabb_grown(isect_points points, size_t n, isect_aabb *aabb);

/// Which axis-aligned box contains a box after an affine map: rotated, scaled, sheared, mirrored or
/// translated?
///
/// @param box     Bounds may be infinite.
/// @param axes    Three vectors, the images of the directions x, y and z, the columns of a matrix.
///                A point p goes to origin + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  The image of the origin.
/// @param aabb    Receives a box that contains the image. It may be the box itself.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a number is NaN, or an
///                infinity elsewhere than in the bounds of the box; ISECT_BAD_ARGUMENT if a pointer
///                is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: it contains the moved box in real arithmetic. A bound that is representable is exact;
/// other bounds are moved outward by at most 24 epsilon of double of the sum of the absolute values
/// of the terms, and then to the next number. Bounds that are nearly out of range are infinite.
/// Method: for each axis the sum of the greatest products (Arvo, Transforming axis-aligned bounding
/// boxes, 1990). Cost: 80 ns.
ISECT_TRY isect_status isect_bound_aabb_moved(const isect_aabb *box, const isect_vec3 *axes,
                                              const isect_vec3 *origin, isect_aabb *aabb);

/* ---- boxes of one shape ---- */

/// Which axis-aligned box contains a segment?
///
/// @param segment  Its ends may coincide.
/// @param aabb     Receives the smallest box that contains it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the corners. Method: the ends. Cost: 22 ns.
ISECT_TRY isect_status isect_bound_aabb_segment(const isect_segment *segment, isect_aabb *aabb);

/// Which axis-aligned box contains a triangle?
///
/// @param triangle  Any corners.
/// @param aabb      Receives the smallest box that contains it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the corners. Method: the corners. Cost: 26 ns.
ISECT_TRY isect_status isect_bound_aabb_triangle(const isect_triangle *triangle, isect_aabb *aabb);

/// Which axis-aligned box contains a rectangle?
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param aabb       Receives a box that contains it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: each bound that is representable is exact; others are rounded outward, as in
/// isect_bound_aabb_moved.
/// Method: its corner plus the positive sides. Cost: 45 ns.
ISECT_TRY isect_status isect_bound_aabb_rectangle(const isect_rectangle *rectangle,
                                                  isect_aabb *aabb);

/// Which axis-aligned box contains a disc?
///
/// @param disc  The normal may have any length; with a zero one it is a sphere.
/// @param aabb  Receives a box that contains it.
/// @return      ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: the extent along an axis is the radius times the
/// sine of its angle with the normal.
/// Cost: 160 ns.
ISECT_TRY isect_status isect_bound_aabb_disc(const isect_disc *disc, isect_aabb *aabb);

/// Which axis-aligned box contains a quad?
///
/// @param quad  Any corners.
/// @param aabb  Receives the smallest box that contains it.
/// @return      ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the corners. Method: the corners. Cost: 33 ns.
ISECT_TRY isect_status isect_bound_aabb_quad(const isect_quad *quad, isect_aabb *aabb);

/// Which axis-aligned box contains a polygon?
///
/// @param polygon  Any corners.
/// @param aabb     Receives the smallest box that contains its corners.
/// @return         As isect_bound_aabb_points.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the corners. Method: isect_bound_aabb_points.
/// Cost: that of isect_bound_aabb_points.
ISECT_TRY isect_status isect_bound_aabb_polygon(const isect_polygon *polygon, isect_aabb *aabb);

/// Which axis-aligned box contains a sphere?
///
/// @param sphere  Any sphere that is not empty.
/// @param aabb    Receives a box that contains it.
/// @return        As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_rectangle. Method: center and radius. Cost: 37 ns.
ISECT_TRY isect_status isect_bound_aabb_sphere(const isect_sphere *sphere, isect_aabb *aabb);

/// Which axis-aligned box contains a capsule?
///
/// @param capsule  Its ends may coincide.
/// @param aabb     Receives a box that contains it.
/// @return         As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_rectangle. Method: the ends and the radius. Cost: 40 ns.
ISECT_TRY isect_status isect_bound_aabb_capsule(const isect_capsule *capsule, isect_aabb *aabb);

/// Which axis-aligned box contains a lozenge?
///
/// @param lozenge  u and v need not be perpendicular.
/// @param aabb     Receives a box that contains it.
/// @return         As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_rectangle. Method: the box of its rectangle and the radius.
/// Cost: 65 ns.
ISECT_TRY isect_status isect_bound_aabb_lozenge(const isect_lozenge *lozenge, isect_aabb *aabb);

/// Which axis-aligned box contains an ellipsoid?
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param aabb       Receives a box that contains it.
/// @return           As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: along x, y, z the length of the vector of the
/// axes' components. Cost: 135 ns.
ISECT_TRY isect_status isect_bound_aabb_ellipsoid(const isect_ellipsoid *ellipsoid,
                                                  isect_aabb *aabb);

/// Which axis-aligned box contains a cylinder?
///
/// @param cylinder  Its ends may coincide: it is then a sphere.
/// @param aabb      Receives a box that contains it.
/// @return          As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: two discs. Cost: 165 ns.
ISECT_TRY isect_status isect_bound_aabb_cylinder(const isect_cylinder *cylinder, isect_aabb *aabb);

/// Which axis-aligned box contains a cone?
///
/// @param cone  Its ends may coincide: it is then a sphere.
/// @param aabb  Receives a box that contains it.
/// @return      As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: tip and disc. Cost: 180 ns.
ISECT_TRY isect_status isect_bound_aabb_cone(const isect_cone *cone, isect_aabb *aabb);

/// Which axis-aligned box contains a torus?
///
/// @param torus  The axis may have any length; with a zero one it is a sphere.
/// @param aabb   Receives a box that contains it.
/// @return       As isect_bound_aabb_disc.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: the disc of its circle, and the minor radius.
/// Cost: 70 ns.
ISECT_TRY isect_status isect_bound_aabb_torus(const isect_torus *torus, isect_aabb *aabb);

/// Which axis-aligned box contains an obb?
///
/// @param obb   Its axes need not be orthonormal: it contains the box as given.
/// @param aabb  Receives a box that contains it.
/// @return      ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: the sum of the absolute components of the half
/// axes (Arvo 1990).
/// Cost: 90 ns.
ISECT_TRY isect_status isect_bound_aabb_obb(const isect_obb *obb, isect_aabb *aabb);

/// Which axis-aligned box contains a k-DOP with 7 slabs?
///
/// @param kdop    Bounds may be infinite.
/// @param aabb    Receives a box that contains it.
/// @return        As isect_bound_aabb_kdop.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as isect_bound_aabb_kdop. It is smaller than the slabs across x, y and z where other
/// slabs cut more off. Elsewhere the bounds are numbers of the k-DOP.
/// Method: isect_bound_aabb_kdop. Cost: 6 us; with 9 slabs 13, with 13 47.
ISECT_TRY isect_status isect_bound_aabb_kdop14(const isect_kdop14 *kdop, isect_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with 9 slabs? As isect_bound_aabb_kdop14.
/// @copydetails isect_bound_aabb_kdop14
ISECT_TRY isect_status isect_bound_aabb_kdop18(const isect_kdop18 *kdop, isect_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with 13 slabs? As isect_bound_aabb_kdop14.
/// @copydetails isect_bound_aabb_kdop14
ISECT_TRY isect_status isect_bound_aabb_kdop26(const isect_kdop26 *kdop, isect_aabb *aabb);

/// Which axis-aligned box contains a k-DOP with normals of its own?
///
/// @param kdop  Any k-DOP.
/// @param aabb  Receives a box that contains it; with infinite bounds in directions where it is
///              unbounded.
/// @return      ISECT_OK; ISECT_EMPTY if a lower bound is above the upper one, or the computed
///              bounds prove that the solid is empty; ISECT_NOT_FINITE if a number is NaN, or an
///              infinity elsewhere than in bounds; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: it contains the k-DOP in real arithmetic. A plane across an axis gives its bound,
/// rounded outward, and exactly if the normal is a power of two. If there are bounds in all six
/// directions, the box is the smallest one, moved outward by a few epsilon of double times the
/// greatest coordinate and the condition number of the three planes that determine the bound, and
/// then to the next number. If one direction is unbounded, only planes across the axes count for
/// the others.
/// Method: the bounds of every three planes, by the duality of linear programs.
/// Cost: 0.17 us for every three slabs: 4 us for six of them, 47 us for thirteen.
ISECT_TRY isect_status isect_bound_aabb_kdop(const isect_kdop *kdop, isect_aabb *aabb);

/// Which axis-aligned box contains a frustum?
///
/// @param frustum  Only its planes count; absent planes give no bound.
/// @param aabb     Receives a box that contains it; with infinite bounds in directions where it is
///                 unbounded.
/// @return         As isect_bound_aabb_kdop; ISECT_NOT_FINITE if a plane has NaN or infinity.
///
/// Bad input: on failure `aabb` is untouched.
/// Accuracy: as isect_bound_aabb_kdop. Method: isect_bound_aabb_kdop. Cost: 4 us.
ISECT_TRY isect_status isect_bound_aabb_frustum(const isect_frustum *frustum, isect_aabb *aabb);

/// Which axis-aligned box contains a hull?
///
/// @param hull  A hull of isect_hull_build, or one with vertices.
/// @param aabb  Receives the smallest box that contains its vertices. Its planes may be farther
///              out, by their rounding.
/// @return      As isect_bound_aabb_points.
///
/// Bad input: on failure `aabb` is untouched.
/// Exact: its bounds are numbers of the vertices. Method: isect_bound_aabb_points.
/// Cost: that of isect_bound_aabb_points.
ISECT_TRY isect_status isect_bound_aabb_hull(const isect_hull *hull, isect_aabb *aabb);

/* ---- k-DOPs ---- */

/// Which k-DOP with 7 slabs contains many points?
///
/// @param points  The points; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param kdop    Receives the smallest k-DOP that contains them.
/// @return        ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or infinite;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: no point is outside in real arithmetic, and each bound is the tightest representable one,
/// for any order of the points; zeros are +0. A bound beyond the largest finite number is infinite,
/// and one next to it may be.
/// Method: least and greatest of rounded sums in all lanes of the processor; sums near them are
/// computed again without rounding.
/// Cost: 0.6 (double: 1) ns for each point, and 0.4 us; with 9 slabs 0.6 (1.4) ns and 0.5 us, with
/// 13 slabs 1.2 (2.4) ns and 0.7 us. If all points are next to the bounds, up to 90 (130) ns for
/// each; with 9 slabs 140 (160), with 13 230 (300).
ISECT_TRY isect_status isect_bound_kdop14_points(isect_points points, size_t n, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains many points? As isect_bound_kdop14_points.
/// @copydetails isect_bound_kdop14_points
ISECT_TRY isect_status isect_bound_kdop18_points(isect_points points, size_t n, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains many points? As isect_bound_kdop14_points.
/// @copydetails isect_bound_kdop14_points
ISECT_TRY isect_status isect_bound_kdop26_points(isect_points points, size_t n, isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a k-DOP and more points? For points that arrive in pieces.
///
/// @param points  The points.
/// @param n       How many; may be 0.
/// @param kdop    Any k-DOP, as in isect_bound_kdop14_kdop14s; an empty one to begin with, such as
///                {{1}, {0}}. Receives the smallest k-DOP that contains it and the points.
/// @return        As isect_bound_kdop14_points; ISECT_NOT_FINITE if there is NaN in the k-DOP, too,
///                and ISECT_EMPTY only if the k-DOP is empty and there are no points.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: the bits are those of all points at once, for any division into pieces.
/// Method: as isect_bound_kdop14_points. Cost: that of isect_bound_kdop14_points.
ISECT_TRY isect_status isect_bound_kdop14_grown(isect_points points, size_t n, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a k-DOP and more points? As isect_bound_kdop14_grown.
/// @copydetails isect_bound_kdop14_grown
ISECT_TRY isect_status isect_bound_kdop18_grown(isect_points points, size_t n, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a k-DOP and more points? As isect_bound_kdop14_grown.
/// @copydetails isect_bound_kdop14_grown
ISECT_TRY isect_status isect_bound_kdop26_grown(isect_points points, size_t n, isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains many triangles?
///
/// @param triangles  The triangles; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param kdop       Receives the smallest k-DOP that contains them.
/// @return           As isect_bound_kdop14_points.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: that of the corners, as in isect_bound_kdop14_points. Method: the k-DOP of the corners.
/// Cost: that of isect_bound_kdop14_points for three points each.
ISECT_TRY isect_status isect_bound_kdop14_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains many triangles? As isect_bound_kdop14_triangles.
/// @copydetails isect_bound_kdop14_triangles
ISECT_TRY isect_status isect_bound_kdop18_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains many triangles? As isect_bound_kdop14_triangles.
/// @copydetails isect_bound_kdop14_triangles
ISECT_TRY isect_status isect_bound_kdop26_triangles(isect_triangles triangles, size_t n,
                                                    isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a mesh?
///
/// @param mesh  Any mesh.
/// @param kdop  Receives the smallest k-DOP that contains its triangles. A vertex that no triangle
///              uses does not count.
/// @return      As isect_bound_aabb_mesh.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: that of the vertices in use, as in isect_bound_kdop14_points.
/// Method: isect_bound_kdop14_points of the vertices, a block at a time.
/// Cost: 2.2 ns for each index, with 9 slabs 2.5, with 13 3.1; without indices that of reading the
/// vertices as points.
ISECT_TRY isect_status isect_bound_kdop14_mesh(const isect_mesh *mesh, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a mesh? As isect_bound_kdop14_mesh.
/// @copydetails isect_bound_kdop14_mesh
ISECT_TRY isect_status isect_bound_kdop18_mesh(const isect_mesh *mesh, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a mesh? As isect_bound_kdop14_mesh.
/// @copydetails isect_bound_kdop14_mesh
ISECT_TRY isect_status isect_bound_kdop26_mesh(const isect_mesh *mesh, isect_kdop26 *kdop);

/// Which k-DOP contains many k-DOPs with 7 slabs?
///
/// @param kdops  The k-DOPs; isect_kdop14s_of(array) for an array. Bounds may be infinite. A k-DOP
///               does not count if a lower bound is above the upper one, or both are the same
///               infinity.
/// @param n      How many.
/// @param kdop   Receives the smallest k-DOP that contains them all, slab by slab.
/// @return       ISECT_OK; ISECT_EMPTY if none of them counts; ISECT_NOT_FINITE if a number is NaN;
///               ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: its bounds are numbers of the k-DOPs. Method: least and greatest.
/// Cost: 17 ns for each; with 9 slabs 21, with 13 29.
ISECT_TRY isect_status isect_bound_kdop14_kdop14s(isect_kdop14s kdops, size_t n,
                                                  isect_kdop14 *kdop);
/// Which k-DOP contains many k-DOPs with 9 slabs? As isect_bound_kdop14_kdop14s.
/// @copydetails isect_bound_kdop14_kdop14s
ISECT_TRY isect_status isect_bound_kdop18_kdop18s(isect_kdop18s kdops, size_t n,
                                                  isect_kdop18 *kdop);
/// Which k-DOP contains many k-DOPs with 13 slabs? As isect_bound_kdop14_kdop14s.
/// @copydetails isect_bound_kdop14_kdop14s
ISECT_TRY isect_status isect_bound_kdop26_kdop26s(isect_kdop26s kdops, size_t n,
                                                  isect_kdop26 *kdop);

/// Which k-DOP contains two k-DOPs with 7 slabs?
///
/// @param a, b  Any k-DOPs; as in isect_bound_kdop14_kdop14s.
/// @param kdop  Receives the smallest k-DOP that contains both. It may be one of them.
/// @return      As isect_bound_kdop14_kdop14s.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: its bounds are numbers of the k-DOPs. Method: least and greatest.
/// Cost: 50 ns; with 9 slabs 60, with 13 80.
ISECT_TRY isect_status isect_bound_kdop14_merged(const isect_kdop14 *a, const isect_kdop14 *b,
                                                 isect_kdop14 *kdop);
/// Which k-DOP contains two k-DOPs with 9 slabs? As isect_bound_kdop14_merged.
/// @copydetails isect_bound_kdop14_merged
ISECT_TRY isect_status isect_bound_kdop18_merged(const isect_kdop18 *a, const isect_kdop18 *b,
                                                 isect_kdop18 *kdop);
/// Which k-DOP contains two k-DOPs with 13 slabs? As isect_bound_kdop14_merged.
/// @copydetails isect_bound_kdop14_merged
ISECT_TRY isect_status isect_bound_kdop26_merged(const isect_kdop26 *a, const isect_kdop26 *b,
                                                 isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a k-DOP after an affine map: rotated, scaled, sheared,
/// mirrored or translated?
///
/// @param of      Any k-DOP; bounds may be infinite. It may be `kdop` itself.
/// @param axes    Three vectors, the images of the directions x, y and z. A point p goes to origin
///                + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  The image of the origin.
/// @param kdop    Receives a k-DOP that contains the image.
/// @return        ISECT_OK; ISECT_EMPTY if a lower bound is above the upper; ISECT_NOT_FINITE if
///                a number is NaN, or an infinity elsewhere than in the bounds of the k-DOP;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Accuracy: it contains the moved k-DOP in real arithmetic. The bounds of a bounded one are the
/// tightest, up to rounding, as in isect_bound_aabb_kdop; those of an unbounded one are the bounds
/// of its slabs across x, y and z, as in isect_bound_aabb_moved. They are no looser than the latter
/// where the sums of components of the axes are exact. Bounds that are nearly out of range are
/// infinite.
/// Method: the bounds of every three planes, by the duality of linear programs.
/// Cost: 8 us; with 9 slabs 18, with 13 78.
ISECT_TRY isect_status isect_bound_kdop14_moved(const isect_kdop14 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a k-DOP after an affine map? As isect_bound_kdop14_moved.
/// @copydetails isect_bound_kdop14_moved
ISECT_TRY isect_status isect_bound_kdop18_moved(const isect_kdop18 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a k-DOP after an affine map? As isect_bound_kdop14_moved.
/// @copydetails isect_bound_kdop14_moved
ISECT_TRY isect_status isect_bound_kdop26_moved(const isect_kdop26 *of, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_kdop26 *kdop);

/// How far do many points reach along given directions? The bounds and the directions are a k-DOP.
///
/// @param points   The points.
/// @param n        How many.
/// @param normals  The directions, of any length; a zero direction has the bounds 0.
/// @param count    How many; may be 0.
/// @param lower    Receives the least dot(normals[i], p) of the points, for each i.
/// @param upper    Receives the greatest.
/// @return         As isect_bound_kdop14_points; ISECT_NOT_FINITE also if a normal has NaN or
///                 infinity.
///
/// Bad input: on failure `lower` and `upper` are untouched.
/// Accuracy: no point is outside in real arithmetic. Bounds whose sums and products are exact are
/// exact; others are rounded outward, as in isect_bound_aabb_moved.
/// Method: points whose rounded sums are near the greatest are summed again with error terms.
/// Cost: 2 ns for each point and direction.
ISECT_TRY isect_status isect_bound_kdop_points(isect_points points, size_t n,
                                               const isect_vec3 *normals, size_t count,
                                               float *lower, float *upper);

/* ---- k-DOPs of one shape ---- */

/// Which k-DOP with 7 slabs contains a box?
///
/// @param aabb    Bounds may be infinite.
/// @param kdop    Receives a k-DOP that contains it, each bound as tight as possible.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a number is NaN;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Exact: each bound is the tightest representable one; zeros are +0. A bound beyond the largest
/// finite number is infinite, and one next to it may be.
/// Method: the farthest corner, as a sum that is rounded once.
/// Cost: 105 ns; with 9 slabs 140, with 13 210.
ISECT_TRY isect_status isect_bound_kdop14_aabb(const isect_aabb *aabb, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a box? As isect_bound_kdop14_aabb.
/// @copydetails isect_bound_kdop14_aabb
ISECT_TRY isect_status isect_bound_kdop18_aabb(const isect_aabb *aabb, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a box? As isect_bound_kdop14_aabb.
/// @copydetails isect_bound_kdop14_aabb
ISECT_TRY isect_status isect_bound_kdop26_aabb(const isect_aabb *aabb, isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a sphere?
///
/// @param sphere  Any sphere that is not empty.
/// @param kdop    Receives a k-DOP that contains it, each bound as tight as possible.
/// @return        ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Accuracy: as in isect_bound_aabb_moved.
/// Method: its center, and the radius times 1, sqrt(2) or sqrt(3).
/// Cost: 150 ns; with 9 slabs 180, with 13 270.
ISECT_TRY isect_status isect_bound_kdop14_sphere(const isect_sphere *sphere, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a sphere? As isect_bound_kdop14_sphere.
/// @copydetails isect_bound_kdop14_sphere
ISECT_TRY isect_status isect_bound_kdop18_sphere(const isect_sphere *sphere, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a sphere? As isect_bound_kdop14_sphere.
/// @copydetails isect_bound_kdop14_sphere
ISECT_TRY isect_status isect_bound_kdop26_sphere(const isect_sphere *sphere, isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a capsule?
///
/// @param capsule  Its ends may coincide.
/// @param kdop     Receives a k-DOP that contains it, each bound as tight as possible.
/// @return         As isect_bound_kdop14_sphere.
///
/// Bad input: on failure `kdop` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: the k-DOPs of the spheres at its ends.
/// Cost: 300 ns; with 9 slabs 370, with 13 570.
ISECT_TRY isect_status isect_bound_kdop14_capsule(const isect_capsule *capsule, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a capsule? As isect_bound_kdop14_capsule.
/// @copydetails isect_bound_kdop14_capsule
ISECT_TRY isect_status isect_bound_kdop18_capsule(const isect_capsule *capsule, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a capsule? As isect_bound_kdop14_capsule.
/// @copydetails isect_bound_kdop14_capsule
ISECT_TRY isect_status isect_bound_kdop26_capsule(const isect_capsule *capsule, isect_kdop26 *kdop);

/// Which k-DOP with 7 slabs contains a box with axes of its own?
///
/// @param obb     Its axes need not be orthonormal: it contains the box as given.
/// @param kdop    Receives a k-DOP that contains it, each bound as tight as possible.
/// @return        ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///                ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `kdop` is untouched.
/// Accuracy: as in isect_bound_aabb_moved. Method: the sum of the extents of its edges.
/// Cost: 400 (double: 590) ns; with 9 slabs 470 (670), with 13 730 (1100).
ISECT_TRY isect_status isect_bound_kdop14_obb(const isect_obb *obb, isect_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a box with axes of its own? As isect_bound_kdop14_obb.
/// @copydetails isect_bound_kdop14_obb
ISECT_TRY isect_status isect_bound_kdop18_obb(const isect_obb *obb, isect_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a box with axes of its own? As isect_bound_kdop14_obb.
/// @copydetails isect_bound_kdop14_obb
ISECT_TRY isect_status isect_bound_kdop26_obb(const isect_obb *obb, isect_kdop26 *kdop);

/* ---- spheres of points ---- */

/// The support points of a smallest sphere: no sphere that is smaller by more than rounding
/// contains them.
typedef struct isect_support {
    uint32_t count;  ///< how many: 1 to 4
    size_t index[4]; ///< indices of the points; unused ones are 0
} isect_support;

/// Which is the smallest sphere that contains many points?
///
/// @param points   The points; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param sphere   Receives a sphere that contains them all.
/// @param support  Receives its support points; may be NULL.
/// @return         ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or no finite radius is large enough; ISECT_BAD_ARGUMENT if a pointer
///                 is missing.
///
/// Bad input: on failure `sphere` and `support` are untouched.
/// Accuracy: every point is inside in real arithmetic. The radius exceeds the least possible one by
/// at most 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate, to which the
/// center is rounded, and two of the least numbers. It is 0 if all points are equal.
/// Method: pivoting on the farthest point (Gaertner, Fast and robust smallest enclosing spheres,
/// 1999; Welzl 1991 recurses). A few passes over all points, at most 200.
/// Cost: 0.4 to 1.3 ns for each, once there are a million; a thousand take 0.8 to 2.7 us.
ISECT_TRY isect_status isect_bound_sphere_points(isect_points points, size_t n,
                                                 isect_sphere *sphere, isect_support *support);

/// Which sphere around the center of their box contains many points?
///
/// @param points  The points.
/// @param n       How many.
/// @param sphere  Receives a sphere that contains them all.
/// @return        As isect_bound_sphere_points.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: every point is inside in real arithmetic. The radius exceeds the distance of the
/// farthest point from the center by at most 4 epsilon of itself.
/// Method: the farthest point from the center of the box. Cost: 0.3 (double: 0.8) ns for each.
ISECT_TRY isect_status isect_bound_sphere_points_refined(isect_points points, size_t n,
                                                         isect_sphere *sphere);

/// Which small sphere contains a sphere and more points? For points that arrive in pieces.
///
/// @param points  The points.
/// @param n       How many; may be 0.
/// @param sphere  Any sphere; an empty one to begin with, such as {{0, 0, 0}, -1}. Receives a
///                sphere that contains it and the points.
/// @return        As isect_bound_sphere_points; ISECT_NOT_FINITE also if the sphere has NaN or
///                infinity; ISECT_EMPTY only if the sphere is empty and there are no points.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: the old sphere and every point are inside in real arithmetic. If the first sphere is
/// empty, it becomes the smallest sphere of the first piece. The radius is then, up to rounding, at
/// most sqrt(3) times that of the smallest sphere of all points so far, for any pieces. The largest
/// measured factor is 1.4; for points in a cube, in random order and in pieces of 64 and more,
/// 1.08, and 1.02 on average. Each piece may add 16 epsilon of the radius and of the greatest
/// coordinate.
/// Method: the smallest sphere of the sphere and the farthest point, until no point is outside
/// (Ritter 1990; Zarrabi-Zadeh and Chan 2006, point by point). At most 200 steps.
/// Cost: 1 ns for each in pieces of thousands; 70 ns for a piece of one point.
ISECT_TRY isect_status isect_bound_sphere_grown(isect_points points, size_t n,
                                                isect_sphere *sphere);

/// Which small sphere contains many points? Fast, by growing a sphere.
///
/// @param points  The points.
/// @param n       How many.
/// @param sphere  Receives a sphere that contains them all.
/// @return        As isect_bound_sphere_points.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: every point is inside in real arithmetic. The radius is at most twice the least
/// possible one, and mostly a few percent above it.
/// Method: the sphere of the two extreme points of an axis that are farthest apart, grown to
/// contain each point outside (Ritter, An efficient bounding sphere, 1990); then the radius of the
/// farthest point, since growing rounds.
/// Cost: 0.7 ns for each of a million, 1.7 ns for each of a thousand (numbers of 4 bytes).
ISECT_TRY isect_status isect_bound_sphere_points_ritter(isect_points points, size_t n,
                                                        isect_sphere *sphere);

/// Which is the smallest sphere that contains many triangles?
///
/// @param triangles  The triangles; isect_triangles_of(array) for an array of isect_triangle.
/// @param n          How many.
/// @param sphere     Receives a sphere that contains them all.
/// @return           As isect_bound_sphere_points.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_points for the corners. Method: pivoting on the farthest corner.
/// Cost: as isect_bound_sphere_points for each corner, if they lie in an array.
ISECT_TRY isect_status isect_bound_sphere_triangles(isect_triangles triangles, size_t n,
                                                    isect_sphere *sphere);

/// Which is the smallest sphere that contains a mesh?
///
/// @param mesh    Any mesh.
/// @param sphere  Receives a sphere that contains its triangles. A vertex that no triangle uses
///                does not count; for the sphere of all vertices see isect_bound_sphere_points.
/// @return        As isect_bound_aabb_mesh; ISECT_NOT_FINITE, too, if no finite radius is large
///                enough.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_points for the vertices in use.
/// Method: pivoting on the farthest vertex.
/// Cost: with indices 1 to 2 ns for each of them, a few times.
ISECT_TRY isect_status isect_bound_sphere_mesh(const isect_mesh *mesh, isect_sphere *sphere);

/* ---- spheres of spheres ---- */

/// Which is the smallest sphere that contains many spheres?
///
/// @param spheres  The spheres; isect_spheres_of(array) for an array of isect_sphere. Empty ones do
///                 not count.
/// @param n        How many.
/// @param sphere   Receives a sphere that contains them all.
/// @return         ISECT_OK; ISECT_EMPTY if n is 0 or all are empty; ISECT_NOT_FINITE if a number
///                 is NaN or infinite, or no finite radius is large enough; ISECT_BAD_ARGUMENT if a
///                 pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: all of them are inside in real arithmetic. If one of them contains all others, which
/// is decided exactly, it is the answer. Else the radius exceeds the least possible one by at most
/// 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate of the center, which is
/// rounded, and two of the least numbers.
/// Method: pivoting on the sphere that reaches out farthest, and every subset of up to four that
/// touch (Fischer and Gaertner, The smallest enclosing sphere of spheres, 2003). A few passes over
/// all spheres, at most 200. Cost: 25 ns for each.
ISECT_TRY isect_status isect_bound_sphere_spheres(isect_spheres spheres, size_t n,
                                                  isect_sphere *sphere);

/// Which is the smallest sphere that contains two spheres?
///
/// @param a, b    Any spheres; as in isect_bound_sphere_spheres.
/// @param sphere  Receives a sphere that contains both. It may be one of them.
/// @return        As isect_bound_sphere_spheres.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_spheres, also if one is inside of the other.
/// Method: as isect_bound_sphere_spheres. Cost: 250 ns.
ISECT_TRY isect_status isect_bound_sphere_merged(const isect_sphere *a, const isect_sphere *b,
                                                 isect_sphere *sphere);

/* ---- spheres of one shape ---- */

/// Which is the smallest sphere that contains a box?
///
/// @param aabb    Its bounds must be finite.
/// @param sphere  Receives a sphere that contains it.
/// @return        ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE if a bound is NaN or
///                infinite, or no finite radius is large enough; ISECT_BAD_ARGUMENT if a pointer is
///                missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: all of it is inside in real arithmetic. The radius exceeds the least possible one by
/// at most 1e-6 (double: 1e-12) of itself, 2 epsilon of the greatest coordinate of the center,
/// which is rounded, and 16 of the least numbers.
/// Method: its middle and half of its diagonal. Cost: 36 ns.
ISECT_TRY isect_status isect_bound_sphere_aabb(const isect_aabb *aabb, isect_sphere *sphere);

/// Which sphere contains a segment?
///
/// @param segment  Its ends may coincide.
/// @param sphere   Receives a sphere that contains it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb. Method: its middle. Cost: 35 ns.
ISECT_TRY isect_status isect_bound_sphere_segment(const isect_segment *segment,
                                                  isect_sphere *sphere);

/// Which sphere contains a triangle?
///
/// @param triangle  Any corners.
/// @param sphere    Receives a sphere that contains it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_points.
/// Method: isect_bound_sphere_points; the center is the middle of the longest side of an obtuse
/// triangle, else the circumcenter. Cost: 305 ns.
ISECT_TRY isect_status isect_bound_sphere_triangle(const isect_triangle *triangle,
                                                   isect_sphere *sphere);

/// Which sphere contains a rectangle?
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param sphere     Receives a sphere that contains it.
/// @return            ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb; a center that would overflow is clamped to the range.
/// Method: its middle and the longer diagonal. Cost: 50 ns.
ISECT_TRY isect_status isect_bound_sphere_rectangle(const isect_rectangle *rectangle,
                                                    isect_sphere *sphere);

/// Which sphere contains a disc?
///
/// @param disc    The normal may have any length.
/// @param sphere  Receives a sphere that contains it.
/// @return         ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: exact: its center and radius. Method: it is the smallest sphere that contains the
/// disc. Cost: 2 ns.
ISECT_TRY isect_status isect_bound_sphere_disc(const isect_disc *disc, isect_sphere *sphere);

/// Which sphere contains a quad?
///
/// @param quad    Any corners.
/// @param sphere  Receives a sphere that contains it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_points. Method: the least sphere of the corners. Cost: 300 ns.
ISECT_TRY isect_status isect_bound_sphere_quad(const isect_quad *quad, isect_sphere *sphere);

/// Which sphere contains a capsule?
///
/// @param capsule  Its ends may coincide.
/// @param sphere   Receives a sphere that contains it.
/// @return          As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb. Method: the middle of its segment. Cost: 35 ns.
ISECT_TRY isect_status isect_bound_sphere_capsule(const isect_capsule *capsule,
                                                  isect_sphere *sphere);

/// Which sphere contains a lozenge?
///
/// @param lozenge  u and v need not be perpendicular.
/// @param sphere   Receives a sphere that contains it.
/// @return          As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb; a center that would overflow is clamped to the range.
/// Method: the sphere of its rectangle, and the radius. Cost: 55 ns.
ISECT_TRY isect_status isect_bound_sphere_lozenge(const isect_lozenge *lozenge,
                                                  isect_sphere *sphere);

/// Which sphere contains an ellipsoid?
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param sphere     Receives a sphere that contains it.
/// @return            As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb.
/// Method: the greatest singular value of its half axes, by rotations of two columns at a time
/// (Hestenes 1958). Cost: 235 ns.
ISECT_TRY isect_status isect_bound_sphere_ellipsoid(const isect_ellipsoid *ellipsoid,
                                                    isect_sphere *sphere);

/// Which sphere contains a cylinder?
///
/// @param cylinder  Its ends may coincide: it is then a sphere.
/// @param sphere    Receives a sphere that contains it.
/// @return           As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb. Method: its middle, and the rims. Cost: 110 ns.
ISECT_TRY isect_status isect_bound_sphere_cylinder(const isect_cylinder *cylinder,
                                                   isect_sphere *sphere);

/// Which sphere contains a cone?
///
/// @param cone    Its ends may coincide: it is then a sphere.
/// @param sphere  Receives a sphere that contains it.
/// @return         As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb.
/// Method: the point of the axis that is as far from the tip as from the rim; for a cone that is no
/// higher than its radius the center of the base. Cost: 95 ns.
ISECT_TRY isect_status isect_bound_sphere_cone(const isect_cone *cone, isect_sphere *sphere);

/// Which sphere contains a torus?
///
/// @param torus   The axis may have any length.
/// @param sphere  Receives a sphere that contains it.
/// @return         As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: its center, and the sum of its radii, rounded up if it is not representable.
/// Method: its farthest points. Cost: 6 ns.
ISECT_TRY isect_status isect_bound_sphere_torus(const isect_torus *torus, isect_sphere *sphere);

/// Which sphere contains an obb?
///
/// @param obb     Its axes need not be orthonormal: it contains the box as given.
/// @param sphere  Receives a sphere that contains it.
/// @return         ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_aabb. Method: its center and the longest diagonal.
/// Cost: 50 ns.
ISECT_TRY isect_status isect_bound_sphere_obb(const isect_obb *obb, isect_sphere *sphere);

/// Which sphere contains a k-DOP with 7 slabs?
///
/// @param kdop    Bounds may be infinite if the others bound it.
/// @param sphere  Receives a sphere that contains it.
/// @return        As isect_bound_sphere_frustum.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_frustum; the planes at a corner are always well conditioned.
/// Method: isect_bound_sphere_frustum. Cost: 14 us; with 9 slabs 33, with 13 100.
ISECT_TRY isect_status isect_bound_sphere_kdop14(const isect_kdop14 *kdop, isect_sphere *sphere);
/// Which sphere contains a k-DOP with 9 slabs? As isect_bound_sphere_kdop14.
/// @copydetails isect_bound_sphere_kdop14
ISECT_TRY isect_status isect_bound_sphere_kdop18(const isect_kdop18 *kdop, isect_sphere *sphere);
/// Which sphere contains a k-DOP with 13 slabs? As isect_bound_sphere_kdop14.
/// @copydetails isect_bound_sphere_kdop14
ISECT_TRY isect_status isect_bound_sphere_kdop26(const isect_kdop26 *kdop, isect_sphere *sphere);

/// Which sphere contains a frustum?
///
/// @param frustum  Only its planes count, as for isect_bound_aabb_frustum.
/// @param sphere   Receives a sphere that contains it.
/// @return         ISECT_OK; ISECT_EMPTY if the solid is empty by more than rounding;
///                 ISECT_NOT_FINITE if a number is NaN, or infinite where it may not be, or if the
///                 solid is unbounded; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: it contains the solid in real arithmetic. The radius exceeds the least possible one by
/// at most 1e-6 (double: 1e-12) of itself, 4 epsilon of the greatest coordinate, and 64 epsilon of
/// double of that coordinate times the condition number of the three planes that meet at a corner;
/// more only where sums of bounds leave the range of double.
/// Method: the smallest sphere of the corners, the points of three planes that are below all
/// others; the radius is then grown by the error bound of a corner. Cost: 4 us.
ISECT_TRY isect_status isect_bound_sphere_frustum(const isect_frustum *frustum,
                                                  isect_sphere *sphere);

/// Which sphere contains a hull?
///
/// @param hull    A hull of isect_hull_build, or one with vertices.
/// @param sphere  Receives a sphere that contains it.
/// @return         ISECT_OK; ISECT_EMPTY if there is no vertex; ISECT_NOT_FINITE;
///                 ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as isect_bound_sphere_points for the vertices; the solid below the planes may reach
/// beyond them by the rounding of the planes. Method: the least sphere of the vertices.
/// Cost: that of isect_bound_sphere_points.
ISECT_TRY isect_status isect_bound_sphere_hull(const isect_hull *hull, isect_sphere *sphere);

/// Which sphere contains a sphere after an affine map: rotated, scaled, sheared, mirrored or
/// translated?
///
/// @param ball    Any sphere that is not empty.
/// @param axes    Three vectors, the images of the directions x, y and z, as in
///                isect_bound_aabb_moved.
/// @param origin  The image of the origin.
/// @param sphere  Receives a sphere that contains the image. It may be `ball` itself.
/// @return        As isect_bound_sphere_disc.
///
/// Bad input: on failure `sphere` is untouched.
/// Accuracy: as in isect_bound_sphere_rectangle, and 64 epsilon of double of the absolute values of
/// the terms of the center, and 4 of its least normal numbers.
/// Method: the radius times the greatest singular value, as in isect_bound_sphere_ellipsoid. Cost:
/// 465 ns.
ISECT_TRY isect_status isect_bound_sphere_moved(const isect_sphere *ball, const isect_vec3 *axes,
                                                const isect_vec3 *origin, isect_sphere *sphere);

/* ---- round volumes of points ---- */

/// Which small capsule contains many points?
///
/// @param points   The points; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param capsule  Receives a capsule that contains them all.
/// @return         ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `capsule` is untouched.
/// Accuracy: every point is inside in real arithmetic. The radius exceeds the least one for these
/// ends by at most 2 epsilon of itself and 16 epsilon of double of the extent. The volume is not
/// minimal; for ten shapes with known small capsules it is at most 1 % larger.
/// Method: for an axis the ends and the radius, with the points in the caps considered; a search
/// over axes on a few points (random steps that adapt, a (1+1) evolution strategy), to which others
/// are added in passes over all points.
/// Cost: 0.4 to 1.2 ms, and 5 to 8 ns for each (double: 13 to 17); 31 ns (double: 17) where all are
/// on a capsule.
ISECT_TRY isect_status isect_bound_capsule_points(isect_points points, size_t n,
                                                  isect_capsule *capsule);

/// Which small cylinder contains many points?
///
/// @param points    The points; isect_points_of(array) for an array of isect_vec3.
/// @param n         How many.
/// @param cylinder  Receives a cylinder that contains them all.
/// @return          ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                  infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `cylinder` is untouched.
/// Accuracy: every point is inside in real arithmetic. The radius exceeds the least one for these
/// ends by at most 2 epsilon of itself and 32 epsilon of double of the extent and the length. If
/// all points are equal so are the ends, and the radius is 0; else the ends differ. The volume is
/// not minimal; for ten shapes with known small cylinders it is at most 0.1 % larger.
/// Method: for an axis the smallest circle; a search over axes on a few points (random steps that
/// adapt, a (1+1) evolution strategy), to which others are added in passes over all points.
/// Cost: 0.1 to 1.5 ms, and 10 to 17 ns for each (double: 22 to 31); 58 ns (double: 26) where all
/// are on the rims of a cylinder.
ISECT_TRY isect_status isect_bound_cylinder_points(isect_points points, size_t n,
                                                   isect_cylinder *cylinder);

/// Which nearly smallest ellipsoid contains many points?
///
/// @param points     The points; isect_points_of(array) for an array of isect_vec3.
/// @param n          How many.
/// @param ellipsoid  Receives an ellipsoid that contains them all. Its axes are orthonormal up to
///                   rounding.
/// @return           ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                   infinite, or a radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `ellipsoid` is untouched.
/// Accuracy: every point is inside in real arithmetic, with the axes as they are stored. For ten
/// shapes with known smallest ellipsoids the volume is at most 0.1 % larger. If the extent along an
/// axis is less than 64 (double: 2048) epsilon, the radius there is 16 times the necessary one, so
/// that the other two need not grow; it is 0 if all points are in a plane across x, y or z. Finite
/// points fail only if their box is wider than the largest finite number.
/// Method: weights of the points that minimize the volume (Khachiyan 1996, with the steps away of
/// Todd and Yildirim, On Khachiyan's algorithm for the computation of minimum-volume enclosing
/// ellipsoids, 2007), for a few points, to which others are added in passes over all points.
/// Cost: 9 us to 2.5 ms, and 6 to 10 ns for each (double: 13 to 20); 24 ns (double: 17) where all
/// are on an ellipsoid.
ISECT_TRY isect_status isect_bound_ellipsoid_points(isect_points points, size_t n,
                                                    isect_ellipsoid *ellipsoid);

/// Which small lozenge contains many points?
///
/// @param points   The points; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param lozenge  Receives a lozenge that contains them all. Its sides are perpendicular up to
///                 rounding; one or both may be 0.
/// @return         ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                 infinite, or the radius would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `lozenge` is untouched.
/// Accuracy: every point is inside in real arithmetic. The radius exceeds the least one for the
/// rectangle by at most 2 epsilon of itself and 32 epsilon of double of the extent. The volume is
/// not minimal; for ten shapes it is at most 3 % larger than that of the smallest known lozenges.
/// It is no larger than that of isect_bound_capsule_points, up to rounding.
/// Method: for a frame and a radius the rectangle, with the points in the round rims considered; a
/// search over frames and radii on a few points (random steps that adapt, a (1+1) evolution
/// strategy), to which others are added in passes over all points.
/// Cost: 1.4 to 4 ms, and 15 to 24 ns for each (double: 29 to 35); 70 ns (double: 35) where all are
/// on a capsule.
ISECT_TRY isect_status isect_bound_lozenge_points(isect_points points, size_t n,
                                                  isect_lozenge *lozenge);

/* ---- oriented boxes ---- */

/// Options of oriented boxes. All zero, or NULL instead of a pointer to it, is the default.
typedef struct isect_obb_options {
    bool area;           ///< minimize the surface area; else the volume
    unsigned directions; ///< along how many directions to take extreme points: 7 (or 0), or 13
} isect_obb_options;

/// Which oriented box contains many points: the smallest of isect_bound_obb_points_pca,
/// isect_bound_obb_points_dito and isect_bound_aabb_points?
///
/// @param points   The points; isect_points_of(array) for an array of isect_vec3.
/// @param n        How many.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains them all.
/// @return         ISECT_OK; ISECT_EMPTY if n is 0; ISECT_NOT_FINITE if a number is NaN or
///                 infinite; ISECT_BAD_ARGUMENT if a pointer is missing, or the number of
///                 directions is invalid.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every point is inside in real arithmetic, with the axes as they are stored, which are
/// orthonormal to an epsilon. Each half exceeds the least one for the rounded center by at most 7
/// (double: 36) epsilon of the sum of the lengths of the points' own box, and 40 of the least
/// normal numbers. A half along x, y or z is exact, up to one rounding: points that are flat there
/// have a half of 0. The box is no larger than the axis-aligned one.
/// Method: covariance of the points; DiTO-14 or DiTO-26 (Larsson and Kallberg, Fast computation of
/// tight-fitting oriented bounding boxes, 2011). Cost: 0.9 ns (double: 1.6) for each, and 1 us.
ISECT_TRY isect_status isect_bound_obb_points(isect_points points, size_t n,
                                              const isect_obb_options *options, isect_obb *obb);

/// Which box along the principal axes of their covariance contains many points?
///
/// @param points  The points.
/// @param n       How many.
/// @param obb     Receives a box that contains them all.
/// @return        As isect_bound_obb_points; ISECT_NOT_FINITE also if no finite box along these
///                axes is large enough.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every point is inside, as in isect_bound_obb_points.
/// Method: principal components (Pearson 1901), by Jacobi's rotations.
/// Cost: 0.6 ns (double: 0.9) for each, and 0.5 us.
ISECT_TRY isect_status isect_bound_obb_points_pca(isect_points points, size_t n, isect_obb *obb);

/// Which box along a triangle of extreme points contains many points? It is their
/// isect_bound_aabb_points if that is smaller.
///
/// @param points   The points.
/// @param n        How many.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains them all.
/// @return         As isect_bound_obb_points.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every point is inside, as in isect_bound_obb_points.
/// Method: DiTO-14 or DiTO-26, as isect_bound_obb_points. Cost: 0.6 ns (double: 1.0) for each, and
/// 0.6 us.
ISECT_TRY isect_status isect_bound_obb_points_dito(isect_points points, size_t n,
                                                   const isect_obb_options *options,
                                                   isect_obb *obb);

/// Which oriented box contains a mesh? As isect_bound_obb_points, but by the covariance of the
/// surface, which does not depend on how finely parts of it are divided.
///
/// @param mesh     Any mesh. A vertex that no triangle uses does not count.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains all triangles.
/// @return         ISECT_OK; ISECT_EMPTY if there is no triangle; ISECT_NOT_FINITE if a vertex in
///                 use has NaN or infinity; ISECT_BAD_ARGUMENT as for isect_bound_aabb_mesh, or if
///                 the number of directions is invalid.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every vertex in use is inside, as in isect_bound_obb_points. Triangles without area
/// have the covariance of their vertices.
/// Method: covariance of the surface (Gottschalk, Lin and Manocha, OBBTree, 1996), and DiTO, as
/// isect_bound_obb_points. Cost: 40 ns for each triangle, and 3 us.
ISECT_TRY isect_status isect_bound_obb_mesh(const isect_mesh *mesh,
                                            const isect_obb_options *options, isect_obb *obb);

/// Which oriented box contains a convex hull? As isect_bound_obb_points, but by the covariance of
/// its surface.
///
/// @param hull     A hull of isect_hull_build, or one with vertices, edges and faces.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains all its vertices.
/// @return         ISECT_OK; ISECT_EMPTY if it has no vertex; ISECT_NOT_FINITE if a vertex has NaN
///                 or infinity; ISECT_BAD_ARGUMENT if a pointer is missing, there are faces without
///                 edges, or the number of directions is invalid.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every vertex is inside, as in isect_bound_obb_points.
/// Method: covariance of the surface (Gottschalk, Lin and Manocha, OBBTree, 1996), and DiTO, as
/// isect_bound_obb_points. Cost: 60 ns for each vertex, and 15 us.
ISECT_TRY isect_status isect_bound_obb_hull(const isect_hull *hull,
                                            const isect_obb_options *options, isect_obb *obb);

/// Which nearly smallest oriented box contains a convex hull?
///
/// @param hull     As for isect_bound_obb_hull.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains all its vertices.
/// @return         As isect_bound_obb_hull.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: every vertex is inside, as in isect_bound_obb_points. It is no larger than that of
/// isect_bound_obb_hull. Measured against isect_bound_obb_hull_exact: of 400 hulls of random points
/// 399 were within 0.1 % and 355 within 0.0001 %, the worst was 0.22 % larger; of 170 models all
/// were within 0.02 %, and 160 within 0.0001 %.
/// Method: a set of trial rotations, then local search from the best of them, over vertices that
/// are extreme along many directions; support points of the hull are found by walking along its
/// edges.
/// Cost: 2 ms, and 1 us for each vertex.
ISECT_TRY isect_status isect_bound_obb_hull_refined(const isect_hull *hull,
                                                    const isect_obb_options *options,
                                                    isect_obb *obb);

/// Options of the search for the smallest box of a convex hull. All zero, or NULL instead of a
/// pointer to it, is the default.
typedef struct isect_obb_exact_options {
    /// If not NULL, called now and then with the number of edges processed; false ends the search.
    bool (*go_on)(void *user, size_t settled, size_t edges);
    void *user; ///< passed to it
} isect_obb_exact_options;

/// Which oriented box of least volume contains a convex hull?
///
/// @param hull     As for isect_bound_obb_hull, with the planes of its faces.
/// @param options  May be NULL.
/// @param obb      Receives a box that contains all its vertices.
/// @return         As isect_bound_obb_hull; ISECT_CANCELLED if go_on returned false.
///
/// The search begins with the box of isect_bound_obb_hull_refined. A cancelled search leaves the
/// best box so far, no larger than that one. For a flat hull it is the smallest rectangle, for a
/// segment the box along it. It minimizes the volume; there is no exact search for the least
/// surface.
///
/// Bad input: on any other failure the box is untouched.
/// Accuracy: every vertex is inside, as in isect_bound_obb_points. Take any other box that contains
/// them, and grow each of its halves by 16 (double: 64) epsilon of the sum of the lengths of the
/// points' own box, and by the rounding of the center: the grown box is not smaller than the
/// answer. In double a box that is smaller by at most 2^-23 may also be missed, if each of its two
/// edges is along the normal of the other's face to about 2^-23.
/// Method: two adjacent faces of the smallest box each contain an edge of the hull (O'Rourke,
/// Finding minimal enclosing boxes, 1985). Each pair of edges gives a curve of boxes, whose volume
/// is a quotient of polynomials of degree 4; branch and bound on intervals of the curve, with
/// bounds from Bernstein coefficients.
/// Cost: 2 ms, and with e edges up to e^2 times 0.2 us: in all 3 ms for 20 vertices on a sphere, 20
/// ms for 100, 0.15 s for 300, 1.6 s for 1000; but 10 s for a prism over 500 corners, where many
/// boxes are nearly the smallest.
ISECT_TRY isect_status isect_bound_obb_hull_exact(const isect_hull *hull,
                                                  const isect_obb_exact_options *options,
                                                  isect_obb *obb);

/* ---- oriented boxes of one shape ---- */

/// Which oriented box contains a segment?
///
/// @param segment  Its ends may coincide.
/// @param obb      Receives a box that contains it.
/// @return         ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule. No box is smaller.
/// Method: along it, and any two perpendicular directions. Cost: 230 ns.
ISECT_TRY isect_status isect_bound_obb_segment(const isect_segment *segment, isect_obb *obb);

/// Which oriented box contains a triangle?
///
/// @param triangle  Any corners.
/// @param obb       Receives a box that contains it.
/// @return          ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule. It is flat up to rounding, and no flat box is smaller.
/// Method: along its longest side, and flat. Cost: 400 ns.
ISECT_TRY isect_status isect_bound_obb_triangle(const isect_triangle *triangle, isect_obb *obb);

/// Which oriented box contains a rectangle?
///
/// @param rectangle  Any sides; u and v need not be perpendicular.
/// @param obb        Receives a box that contains it.
/// @return           ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule. It is flat up to rounding, and no flat box is smaller.
/// Method: along the longer one of its sides (Freeman and Shapira 1975). Cost: 250 ns.
ISECT_TRY isect_status isect_bound_obb_rectangle(const isect_rectangle *rectangle, isect_obb *obb);

/// Which oriented box contains a disc?
///
/// @param disc  The normal may have any length; with a zero one it is a sphere.
/// @param obb   Receives a box that contains it.
/// @return      ISECT_OK; ISECT_EMPTY if the radius is negative; ISECT_NOT_FINITE;
///              ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule.
/// Method: along the normal, and any two perpendicular directions. Cost: 290 ns.
ISECT_TRY isect_status isect_bound_obb_disc(const isect_disc *disc, isect_obb *obb);

/// Which oriented box contains a sphere?
///
/// @param sphere  Any sphere that is not empty.
/// @param obb     Receives a box that contains it.
/// @return        As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: exact: its center, and its radius three times. Method: along x, y and z. Cost: 130 ns.
ISECT_TRY isect_status isect_bound_obb_sphere(const isect_sphere *sphere, isect_obb *obb);

/// Which oriented box contains a capsule?
///
/// @param capsule  Its ends may coincide.
/// @param obb      Receives a box that contains it.
/// @return         As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: all of it is inside in real arithmetic, with the axes as they are stored, which are
/// orthonormal to 2 (double: 8) epsilon. Each half exceeds the least one for the rounded center and
/// axes by at most one rounding, 64 epsilon of double of the extent, and 64 of its least normal
/// numbers. An axis that is x, y or z is exact, and so is its half if it is representable. No box
/// is smaller, up to rounding. A half that would be nearly out of range gives ISECT_NOT_FINITE.
/// Method: along its axis, and any two perpendicular directions. Cost: 270 ns.
ISECT_TRY isect_status isect_bound_obb_capsule(const isect_capsule *capsule, isect_obb *obb);

/// Which oriented box contains a lozenge?
///
/// @param lozenge  u and v need not be perpendicular.
/// @param obb      Receives a box that contains it.
/// @return         As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule; if they are perpendicular, no box is smaller.
/// Method: along the longer one of its sides, and flat. Cost: 250 ns.
ISECT_TRY isect_status isect_bound_obb_lozenge(const isect_lozenge *lozenge, isect_obb *obb);

/// Which oriented box contains an ellipsoid?
///
/// @param ellipsoid  Its axes need not be orthonormal.
/// @param obb        Receives a box that contains it.
/// @return           As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule. No box is smaller, up to rounding.
/// Method: along its axes; if they are not orthogonal, along its principal axes, by rotations of
/// two columns at a time (Hestenes 1958). Cost: 390 ns.
ISECT_TRY isect_status isect_bound_obb_ellipsoid(const isect_ellipsoid *ellipsoid, isect_obb *obb);

/// Which oriented box contains a cylinder?
///
/// @param cylinder  Its ends may coincide: it is then a sphere.
/// @param obb       Receives a box that contains it.
/// @return          As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule. Method: along its axis, and any two perpendicular
/// directions.
/// Cost: 510 ns.
ISECT_TRY isect_status isect_bound_obb_cylinder(const isect_cylinder *cylinder, isect_obb *obb);

/// Which oriented box contains a cone?
///
/// @param cone  Its ends may coincide: it is then a sphere.
/// @param obb   Receives a box that contains it.
/// @return      As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule; a smaller box may exist.
/// Method: along its axis, and any two perpendicular directions. Cost: 380 ns.
ISECT_TRY isect_status isect_bound_obb_cone(const isect_cone *cone, isect_obb *obb);

/// Which oriented box contains a torus?
///
/// @param torus  The axis may have any length; with a zero one it is a sphere.
/// @param obb    Receives a box that contains it.
/// @return       As isect_bound_obb_disc.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule; a smaller box may exist.
/// Method: along its axis, and any two perpendicular directions. Cost: 330 ns.
ISECT_TRY isect_status isect_bound_obb_torus(const isect_torus *torus, isect_obb *obb);

/// Which oriented box contains a box?
///
/// @param aabb  Its bounds must be finite.
/// @param obb   Receives a box that contains it.
/// @return      ISECT_OK; ISECT_EMPTY if the box is; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a
///              pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: its center, rounded, and the longer half on each axis, rounded up once. Method: along
/// x, y and z.
/// Cost: 130 ns.
ISECT_TRY isect_status isect_bound_obb_aabb(const isect_aabb *aabb, isect_obb *obb);

/// Which oriented box contains an oriented box after an affine map: rotated, scaled, sheared,
/// mirrored or translated?
///
/// @param box     Its axes need not be orthonormal: it is moved as given.
/// @param axes    Three vectors, the images of the directions x, y and z, as in
///                isect_bound_aabb_moved.
/// @param origin  The image of the origin.
/// @param obb     Receives a box that contains the image. It may be the box itself.
/// @return        ISECT_OK; ISECT_EMPTY if a half is negative; ISECT_NOT_FINITE if a number is NaN
///                or infinite, or would be; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure `obb` is untouched.
/// Accuracy: as in isect_bound_obb_capsule, plus 64 epsilon of double of the terms of all sums. If
/// the edges of the image are perpendicular, the answer is the image, with its axes in order, up to
/// rounding. Any other image is a parallelepiped; the answer is then the smallest of the six
/// orthonormal boxes with an edge along one of its edges and a face along one of its faces.
/// Method: each half is the extent of the parallelepiped along the dual of its axis.
/// Cost: 0.5 us; 1.8 us if the image is a general parallelepiped.
ISECT_TRY isect_status isect_bound_obb_moved(const isect_obb *box, const isect_vec3 *axes,
                                             const isect_vec3 *origin, isect_obb *obb);

/* ---- k-DOPs as views ---- */

/// A 14-DOP as a view with its normals, for questions to any k-DOP such as isect_contains_any.
///
/// @param kdop  Any; it must outlive the view.
/// @return      The view: the same set.
ISECT_INLINE isect_kdop isect_kdop14_view(const isect_kdop14 *kdop)
{
    static const isect_vec3 normals[7] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                          {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    isect_kdop view = {normals, 7, kdop->lower, kdop->upper};
    return view;
}

/// A 18-DOP as a view with its normals, for questions to any k-DOP such as isect_contains_any.
///
/// @param kdop  Any; it must outlive the view.
/// @return      The view: the same set.
ISECT_INLINE isect_kdop isect_kdop18_view(const isect_kdop18 *kdop)
{
    static const isect_vec3 normals[9] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                          {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
    isect_kdop view = {normals, 9, kdop->lower, kdop->upper};
    return view;
}

/// A 26-DOP as a view with its normals, for questions to any k-DOP such as isect_contains_any.
///
/// @param kdop  Any; it must outlive the view.
/// @return      The view: the same set.
ISECT_INLINE isect_kdop isect_kdop26_view(const isect_kdop26 *kdop)
{
    static const isect_vec3 normals[13] = {
        {1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0},  {1, -1, 0}, {1, 0, 1},  {1, 0, -1},
        {0, 1, 1}, {0, 1, -1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    isect_kdop view = {normals, 13, kdop->lower, kdop->upper};
    return view;
}

ISECT_EXTERN_END
#endif
