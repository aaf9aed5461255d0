/* isect/measure.h - how large are shapes?
 *
 * All measures grow with the size s of a shape as s^3, s^2 or s, hold for every position and turn
 * of it, and are those of the closed set that the shape denotes. Numbers may have any size; what
 * does not fit is the greatest number, and NaN or infinity (but in the bounds of an aabb) makes
 * all 0. Beyond what is promised, numbers may be off by the least normal one times s^3, s^2 or s.
 */
#ifndef ISECT_MEASURE_H
#define ISECT_MEASURE_H

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// How large is a segment?
///
/// @param segment  Equal ends make it a point.
/// @return         Its width is half its length, all else 0.
///
/// Accuracy: 4 epsilon of each. Method: the mean of |cos| over a ball. Cost: 70 ns.
ISECT_ASK isect_measure isect_measure_segment(const isect_segment *segment);

/// How large is a triangle?
///
/// @param triangle  Any corners.
/// @return          Its shadow is half of what it covers, its width a quarter of its perimeter.
///
/// Accuracy: the width 8 epsilon, areas 8 epsilon * |b - a| * |c - a|. Method: a cross product;
/// Cauchy's theorem. Cost: 0.15 us.
ISECT_ASK isect_measure isect_measure_triangle(const isect_triangle *triangle);

/// How large is a rectangle?
///
/// @param rectangle  Any sides u and v.
/// @return           As for isect_measure_triangle.
///
/// Accuracy: the width 8 epsilon, areas 8 epsilon * |u| * |v|. Method: a cross product; Cauchy's
/// theorem. Cost: 0.12 us.
ISECT_ASK isect_measure isect_measure_rectangle(const isect_rectangle *rectangle);

/// How large is a disc?
///
/// @param disc  Its normal does not matter, and is not read. Empty if the radius is negative.
/// @return      As for isect_measure_triangle.
///
/// Accuracy: 8 epsilon of each. Method: Cauchy's theorem. Cost: 50 ns.
ISECT_ASK isect_measure isect_measure_disc(const isect_disc *disc);

/// How large is a ball?
///
/// @param sphere  Empty if the radius is negative.
/// @return        Its width is its diameter.
///
/// Accuracy: 8 epsilon of each. Cost: 60 ns.
ISECT_ASK isect_measure isect_measure_sphere(const isect_sphere *sphere);

/// How large is a capsule?
///
/// @param capsule  Empty if the radius is negative.
/// @return         Its width is the diameter and half the length of the segment.
///
/// Accuracy: 8 epsilon of each. Method: Steiner's formula for what is within a radius. Cost: 80 ns.
ISECT_ASK isect_measure isect_measure_capsule(const isect_capsule *capsule);

/// How large is a lozenge?
///
/// @param lozenge  Any sides u and v. Empty if the radius is negative.
/// @return         Its width is the diameter and a quarter of the perimeter of the rectangle.
///
/// Accuracy: 16 epsilon of each, if u and v are perpendicular; else the product of their lengths
/// stands in place of what they span. Method: Steiner's formula for what is within a radius. Cost:
/// 0.14 us.
ISECT_ASK isect_measure isect_measure_lozenge(const isect_lozenge *lozenge);

/// How large is an ellipsoid?
///
/// @param ellipsoid  Any axes: meant to be orthonormal, but measured as they are. Empty if a radius
///                   is negative.
/// @return           Elliptic integrals: of the squares a, b, c of its half axes, the width is
///                   twice the integral R_G(a, b, c), the surface 4 pi R_G(bc, ca, ab).
///
/// Accuracy: 32 epsilon of each, if the axes are perpendicular up to rounding; else that of the
/// ball around it. Method: half axes by Hestenes' rotations of columns; R_G by Carlson's
/// duplication (Numerical computation of real or complex elliptic integrals, 1995).
/// Cost: 0.8 us.
ISECT_ASK isect_measure isect_measure_ellipsoid(const isect_ellipsoid *ellipsoid);

/// How large is a cylinder?
///
/// @param cylinder  Equal ends make it a ball. Empty if the radius is negative.
/// @return          Its width is that of its axis and that of its disc.
///
/// Accuracy: 8 epsilon of each. Method: it is a disc, swept. Cost: 70 ns.
ISECT_ASK isect_measure isect_measure_cylinder(const isect_cylinder *cylinder);

/// How large is a cone?
///
/// @param cone  Equal ends make it a ball. Empty if the radius is negative.
/// @return      With the height h, the radius r and the angle x at the tip between axis and side,
///              the width is h / 2 + r * (pi / 4 + x / 2).
///
/// Accuracy: 8 epsilon of each, if the arc tangent of the C library is within an epsilon; it is not
/// the same everywhere, and so the width is not. Method: the mean curvature of side and rim. Cost:
/// 0.1 us.
ISECT_ASK isect_measure isect_measure_cone(const isect_cone *cone);

/// How large is a ring?
///
/// @param torus  With a zero axis a ball of radius major + minor. Empty if a radius is negative.
/// @return       Of all of it; where it has no hole, what lies inside counts once. Its width is
///               that of a disc of the major radius and a ball of the minor one, which is what it
///               would be with its hole filled. Its shadow is no less than in truth, and no more
///               than that of the ring with its hole filled: it is a quarter of the surface, or
///               that if it is less.
///
/// Accuracy: 8 epsilon of each, if the arc tangent of the C library, which serves where there is no
/// hole, is within an epsilon. Method: Pappus' theorems; Steiner's formula.
/// Cost: 0.1 us.
ISECT_ASK isect_measure isect_measure_torus(const isect_torus *torus);

/// How large is a box along the axes?
///
/// @param aabb  Bounds may be infinite.
/// @return      Its width is half the sum of its three lengths.
///
/// Accuracy: 8 epsilon of each. Cost: 0.12 us.
ISECT_ASK isect_measure isect_measure_aabb(const isect_aabb *aabb);

/// How large is a box in any direction?
///
/// @param obb  Any axes: meant to be orthonormal, but measured as they are. Empty if a half is
///             negative.
/// @return     Its width is half the sum of its three lengths.
///
/// Accuracy: the width 8 epsilon; others as well if the axes are perpendicular up to rounding, else
/// 8 epsilon of what a box of these lengths has. Cost: 0.19 us.
ISECT_ASK isect_measure isect_measure_obb(const isect_obb *obb);

/// How large is a k-DOP of 14 sides?
///
/// @param kdop14  Bounds may be infinite. It may be flat.
/// @return        Without an end it has all that it has an extent for, as a box has.
///
/// Bad input: NaN makes all 0.
/// Accuracy: no less than that of the set with its planes moved inward by 2^-44 of the greatest
/// coordinate in it, no more than with planes moved outward by as much; half an epsilon of itself,
/// and the volume as much as that times the square of the width besides. So what is that thin may
/// be flat, and a gap that is that small is none. The width needs the arc tangent of the C library,
/// which is not the same everywhere.
/// Method: a box is cut by the planes; the angles between faces. Cost: 7 us.
ISECT_ASK isect_measure isect_measure_kdop14(const isect_kdop14 *kdop14);

/// How large is a k-DOP of 18 sides?
///
/// @param kdop18  As for isect_measure_kdop14.
/// @return        As there.
///
/// Bad input: NaN makes all 0. Accuracy: as there. Cost: 11 us.
ISECT_ASK isect_measure isect_measure_kdop18(const isect_kdop18 *kdop18);

/// How large is a k-DOP of 26 sides?
///
/// @param kdop26  As for isect_measure_kdop14.
/// @return        As there.
///
/// Bad input: NaN makes all 0. Accuracy: as there. Cost: 30 us.
ISECT_ASK isect_measure isect_measure_kdop26(const isect_kdop26 *kdop26);

/// How large is a frustum?
///
/// @param frustum  Its planes alone are read. Normals may have any length, planes may be absent.
/// @return         Without an end it has all that it has an extent for, as a box has. What reaches
///                 a thousand times as far from the origin as its farthest plane counts as endless.
///
/// Bad input: a plane that is NaN or infinite makes all 0. Accuracy: as of isect_measure_kdop14.
/// Method: a box is cut by the planes; the angles between faces. Cost: 3 us.
ISECT_ASK isect_measure isect_measure_frustum(const isect_frustum *frustum);

/// How large is a hull?
///
/// @param hull  As for isect_hull_volume.
/// @return      Of a polygon, a segment or a point as of such a shape; all 0 of nothing.
///
/// Bad input: a vertex that is NaN or infinite makes all 0.
/// Accuracy: volume and area as of isect_hull_volume and isect_hull_area; the width is off by no
/// more than half an epsilon of itself and, of n vertices, n + 8 epsilon of double of the sum of
/// the lengths of the edges, if each face is in one plane. It needs the arc tangent of the C
/// library, which is not the same everywhere, and so the width is not.
/// Method: the angles between faces, by their edges (Santalo, Integral Geometry and Geometric
/// Probability, 2004). Cost: 0.2 us for each vertex of
/// a hull of triangles.
ISECT_ASK isect_measure isect_measure_hull(const isect_hull *hull);

/// How large is what a mesh encloses?
///
/// @param mesh  Closed, with all fronts outside, or all inside; else the volume means nothing.
/// @return      Its area is that of all triangles, the side outside alone; its shadow a quarter of
///              that, which is right for a convex mesh, and no less than in truth for others; its
///              width that of its box, no less than in truth. isect_measure_hull has the width of
///              what is connected, whether convex or not. All 0 without triangles.
///
/// Bad input: a corner that is NaN or infinite, or does not exist, makes all 0.
/// Accuracy: the width half an epsilon of itself, volume and area besides, of n triangles, 5 n
/// epsilon of double of the volume of the box and 8 n of the square of its diagonal.
/// Method: tetrahedra with signs. Cost: 20 ns for each triangle.
ISECT_ASK isect_measure isect_measure_mesh(const isect_mesh *mesh);

/// How much volume do two boxes along the axes have in common?
///
/// @param a, b  Bounds may be infinite. Empty or flat ones have no volume.
/// @return      All symmetric to the bit, with the volumes of both exchanged. Where either volume is
///              infinite, iou is 0.
///
/// Bad input: NaN makes all 0.
/// Accuracy: 4 epsilon of each. Cost: 90 ns.
ISECT_ASK isect_iou isect_measure_common_aabb_aabb(const isect_aabb *a, const isect_aabb *b);

/// How much volume do a box along the axes and one with axes of its own have in common?
///
/// @param aabb  As for isect_measure_common_aabb_aabb.
/// @param obb   As for isect_measure_common_obb_obb.
/// @return      As there.
///
/// Bad input, accuracy and method: as there. Cost: 2 us.
ISECT_ASK isect_iou isect_measure_common_aabb_obb(const isect_aabb *aabb, const isect_obb *obb);

/// How much volume do two boxes with axes of their own have in common, and what is their intersection
/// over union?
///
/// @param a, b  Any axes: meant to be orthonormal, but measured as they are. Empty or flat ones have no
///              volume.
/// @return      All symmetric to the bit, with the volumes of both exchanged; of equal boxes iou is 1.
///              What only touches has in common 0, within the accuracy.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: `common` is no less than that of boxes whose planes are moved inward by 2^-44 of the greatest
/// extent of both, no more than with planes moved outward by as much, and rounded; never more than a or b.
/// Method: the box that their bounding boxes have in common, cut by the planes of both; tetrahedra
/// with signs. No sampling. Cost: 6 us.
ISECT_ASK isect_iou isect_measure_common_obb_obb(const isect_obb *a, const isect_obb *b);

/// How much volume do a box along the axes and a tetrahedron have in common?
///
/// @param aabb         As for isect_measure_common_aabb_aabb.
/// @param tetrahedron  Any corners, either way round; a flat one has no volume.
/// @return             As of isect_measure_common_obb_obb.
///
/// Bad input, accuracy and method: as there. Cost: 1.6 us.
ISECT_ASK isect_iou isect_measure_common_aabb_tetrahedron(const isect_aabb *aabb,
                                                          const isect_tetrahedron *tetrahedron);

/// How much volume do two tetrahedra have in common?
///
/// @param a, b  As for isect_measure_common_aabb_tetrahedron.
/// @return      As of isect_measure_common_obb_obb.
///
/// Bad input, accuracy and method: as there. Cost: 3 us.
ISECT_ASK isect_iou isect_measure_common_tetrahedron_tetrahedron(const isect_tetrahedron *a,
                                                                 const isect_tetrahedron *b);

/// How much area do two polygons in the plane have in common, such as two turned rectangles?
///
/// @param a, b  Any that do not cross themselves, either way round; convex or not. Of one that crosses
///              itself each point counts as often as it goes round it, with signs.
/// @return      As of isect_measure_common_obb_obb, in area.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: of m and n corners, 2^-44 m n times the square of the greatest extent of both, and rounded.
/// Method: each is a sum of triangles with signs; two triangles cut each other. Cost: 40 ns m n.
ISECT_ASK isect_iou isect_measure_common_polygon2_polygon2(const isect_polygon2 *a,
                                                           const isect_polygon2 *b);

/* ---- odds ----
 *
 * How likely is a shape hit, if another around it is? */

/// How likely is a point in the inner shape, if it is anywhere in the outer one?
///
/// @param inner, outer  Measures of two shapes, the inner one within the outer one.
/// @return              inner->volume / outer->volume, from 0 to 1; 0 if the outer one has no
///                      volume.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: volumes (Real-Time Rendering, 22.4). Cost: 3 ns.
ISECT_ASK float isect_odds_point(const isect_measure *inner, const isect_measure *outer);

/// How likely does a line hit the inner shape, if it hits the outer one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->shadow / outer->shadow, from 0 to 1; 0 if the outer one has no area.
///                      So likely is a hit by a ray from far away, too.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: Cauchy's theorem: the mean shadow of a convex body is a quarter of its surface, and
/// lines hit it in that measure. It is the surface area heuristic of trees.
/// Cost: 3 ns.
ISECT_ASK float isect_odds_line(const isect_measure *inner, const isect_measure *outer);

/// How likely does a plane cut the inner shape, if it cuts the outer one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->width / outer->width, from 0 to 1; 0 if the outer one is a point.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: mean widths (Real-Time Rendering, 22.4; Santalo, Integral Geometry and Geometric
/// Probability, 2004). Cost: 3 ns.
ISECT_ASK float isect_odds_plane(const isect_measure *inner, const isect_measure *outer);

/* ---- advise ----
 *
 * Which bounding volume makes questions cheapest? */

/// What a question costs on average if a volume is asked first. Times are in ns.
typedef struct isect_price {
    isect_measure measure; ///< how large the volume is; that of the region if there is none
    float odds;            ///< how likely it is hit, if the region is
    float test;            ///< to ask the volume; INFINITY if that cannot be done
    float cost;            ///< to ask it, and what is inside as often as it is hit
} isect_price;

/// Which volume is the cheapest, and what others cost.
typedef struct isect_advice {
    isect_volume best;                ///< that with the least cost; of equal ones the first
    isect_aabb region;                ///< all questions hit this
    isect_price price[ISECT_VOLUMES]; ///< by isect_volume
} isect_advice;

/// Which volume should hold some points, so that questions to what they are the corners of cost
/// least?
///
/// @param points  Where they are; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param query   What is asked.
/// @param inside  What it costs, in ns, to ask all that is inside: the tests that a volume may
///                save. At 0 there is nothing to save, and the best volume is none.
/// @param region  All questions hit it; it should hold the points with room to spare. NULL: the box
///                around all volumes.
/// @param advice  Receives the volume, and the numbers that it was chosen by.
/// @return        ISECT_OK; ISECT_EMPTY without points, or if the region is empty; ISECT_NOT_FINITE
///                if a number of the points is NaN or infinite, or one of the region is NaN;
///                ISECT_BAD_ARGUMENT if a pointer is missing, there is no such query, or `inside`
///                is negative, NaN or infinite.
///
/// A volume that cannot be made, as no finite number is large enough, or for which there is no such
/// test, costs INFINITY; all have one for lines. If a volume is not wholly in the region, its odds
/// are at most what is told. A region that is too flat for such queries to hit it has odds of 0.
///
/// Bad input: on failure the advice is untouched.
/// Accuracy: odds are those of isect_odds_point, isect_odds_line and isect_odds_plane. Tests cost
/// what was measured on one processor: there is no clock in here, and the same advice everywhere.
/// Method: cost = test + odds * inside (Weghorst, Hooper, Greenberg, Improved computational methods
/// for ray tracing, 1984).
/// Cost: that of all the makers, and 60 us to measure what they made: 5.6 ms for 100 points, 8 ms
/// for 1000, 80 ms for 100 000.
ISECT_TRY isect_status isect_advise(isect_points points, size_t n, isect_query query, float inside,
                                    const isect_aabb *region, isect_advice *advice);

ISECT_EXTERN_END
#endif
