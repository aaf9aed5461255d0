/* isect/measure.h - how large are shapes?
 *
 * All measures grow with the size s of a shape as s^3, s^2 or s, and do not depend on its position
 * and rotation. They are those of the closed set that the shape denotes. A measure that overflows
 * is the largest finite number. NaN or infinity, except in the bounds of an aabb, makes all
 * measures 0. In addition to the stated bounds, the error may be the least normal number times s^3,
 * s^2 or s.
 */
#ifndef ISECT_MEASURE_H
#define ISECT_MEASURE_H

#include <float.h>
#include <math.h>

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// How large is a segment?
///
/// @param segment  Equal ends make it a point.
/// @return         Its width is half its length; the other measures are 0.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: 4 epsilon of each. Method: the mean of |cos| over a ball. Cost: 70 ns.
ISECT_ASK isect_measure isect_measure_segment(const isect_segment *segment);

/// How large is a triangle?
///
/// @param triangle  Any corners.
/// @return          Its area counts both sides; its shadow is half of one side's area, its width a
///                  quarter of its perimeter.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: the width 8 epsilon, areas 8 epsilon * |b - a| * |c - a|. Method: a cross product;
/// Cauchy's theorem. Cost: 0.15 us.
ISECT_ASK isect_measure isect_measure_triangle(const isect_triangle *triangle);

/// How large is a rectangle?
///
/// @param rectangle  Any sides u and v.
/// @return           As for isect_measure_triangle.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: the width 8 epsilon, areas 8 epsilon * |u| * |v|. Method: a cross product; Cauchy's
/// theorem. Cost: 0.12 us.
ISECT_ASK isect_measure isect_measure_rectangle(const isect_rectangle *rectangle);

/// How large is a polygon in space?
///
/// @param polygon  Meant to lie in a plane, and not to cross itself. Concave polygons are allowed.
/// @return         Its area counts both sides; its shadow is half of one side's area. Its width is
///                 a quarter of its perimeter: exact for a convex polygon, an upper bound for
///                 others. A bent polygon has the area of its largest projection along any
///                 direction. All are 0 without corners.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: half an epsilon of each; in addition, with n corners, n + 8 epsilon of double, of the
/// perimeter for the width, of the squares of the distances from the first corner for the area.
/// Method: the normal after Newell; Cauchy's theorem. Cost: 10 ns for each corner.
ISECT_ASK isect_measure isect_measure_polygon(const isect_polygon *polygon);

/// How large is a quadrilateral?
///
/// @param quad  Any corners. A bent one is measured as a polygon.
/// @return      As isect_measure_polygon.
///
/// Bad input, accuracy and method: as isect_measure_polygon. Cost: 80 ns.
ISECT_INLINE isect_measure isect_measure_quad(const isect_quad *quad)
{
    isect_polygon polygon = {&quad->a, 4};
    return isect_measure_polygon(&polygon);
}

/// How large is a disc?
///
/// @param disc  Its normal does not matter, and is not read. Empty if the radius is negative.
/// @return      As for isect_measure_triangle.
///
/// Bad input: a center or radius with NaN or infinity, and an empty disc, make all 0.
/// Accuracy: 8 epsilon of each. Method: Cauchy's theorem. Cost: 50 ns.
ISECT_ASK isect_measure isect_measure_disc(const isect_disc *disc);

/// How large is a sphere?
///
/// @param sphere  Empty if the radius is negative.
/// @return        Its width is its diameter.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 8 epsilon of each.
/// Method: the formulas of the radius.
/// Cost: 60 ns.
ISECT_ASK isect_measure isect_measure_sphere(const isect_sphere *sphere);

/// How large is a capsule?
///
/// @param capsule  Empty if the radius is negative.
/// @return         Its width is the diameter and half the length of the segment.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 8 epsilon of each. Method: Steiner's formula for parallel bodies. Cost: 80 ns.
ISECT_ASK isect_measure isect_measure_capsule(const isect_capsule *capsule);

/// How large is a lozenge?
///
/// @param lozenge  Any sides u and v. Empty if the radius is negative.
/// @return         Its width is the diameter and a quarter of the perimeter of the rectangle.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 16 epsilon of each, if u and v are perpendicular; else the product of their lengths
/// replaces the area of the parallelogram in this bound.
/// Method: Steiner's formula for parallel bodies. Cost: 0.14 us.
ISECT_ASK isect_measure isect_measure_lozenge(const isect_lozenge *lozenge);

/// How large is an ellipsoid?
///
/// @param ellipsoid  Any axes: meant to be orthonormal, but measured as given. Empty if a radius is
///                   negative.
/// @return           The measures. They are elliptic integrals: with the squares a, b, c of its
///                   half axes, the width is 2 R_G(a, b, c), the area 4 pi R_G(bc, ca, ab).
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 32 epsilon of each, if the axes are perpendicular up to rounding; else 32 epsilon of
/// the measures of its bounding sphere.
/// Method: half axes by Hestenes' rotations of columns; R_G by Carlson's duplication (Numerical
/// computation of real or complex elliptic integrals, 1995).
/// Cost: 0.8 us.
ISECT_ASK isect_measure isect_measure_ellipsoid(const isect_ellipsoid *ellipsoid);

/// How large is a cylinder?
///
/// @param cylinder  Equal ends make it a sphere. Empty if the radius is negative.
/// @return          The measures. Its width is the sum of those of its axis and its disc.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 8 epsilon of each. Method: a disc swept along a segment. Cost: 70 ns.
ISECT_ASK isect_measure isect_measure_cylinder(const isect_cylinder *cylinder);

/// How large is a cone?
///
/// @param cone  Equal ends make it a sphere. Empty if the radius is negative.
/// @return      With the height h, the radius r and the angle x at the tip between axis and side,
///              the width is h / 2 + r * (pi / 4 + x / 2).
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 8 epsilon of each, if the arc tangent of the C library is within an epsilon. The width
/// is not bit-stable: it depends on that library.
/// Method: the mean curvature of side and rim. Cost: 0.1 us.
ISECT_ASK isect_measure isect_measure_cone(const isect_cone *cone);

/// How large is a torus?
///
/// @param torus  With a zero axis a sphere of radius major + minor. Empty if a radius is negative.
/// @return       The measures. Where it has no hole, overlapping volume counts once. Its width is
///               that of its convex hull: of a disc of the major radius plus a sphere of the minor
///               one. Its shadow is an upper bound: a quarter of the surface, or the shadow of the
///               convex hull if that is less.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: 8 epsilon of each, if the arc tangent of the C library, which is needed where there is
/// no hole, is within an epsilon; these measures are not bit-stable.
/// Method: Pappus' theorems; Steiner's formula.
/// Cost: 0.1 us.
ISECT_ASK isect_measure isect_measure_torus(const isect_torus *torus);

/// How large is a box along the axes?
///
/// @param aabb  Bounds may be infinite.
/// @return      Its width is half the sum of its three lengths.
///
/// Bad input: NaN, and an empty box, make all 0.
/// Accuracy: 8 epsilon of each.
/// Method: products of its lengths.
/// Cost: 0.12 us.
ISECT_ASK isect_measure isect_measure_aabb(const isect_aabb *aabb);

/// How large is a box with axes of its own?
///
/// @param obb  Any axes: meant to be orthonormal, but measured as given. Empty if a half is
///             negative.
/// @return     Its width is half the sum of its three lengths.
///
/// Bad input: NaN or infinity, and an empty shape, make all 0.
/// Accuracy: the width 8 epsilon; the others 8 epsilon if the axes are perpendicular up to
/// rounding, else 8 epsilon of the measures of a box of these lengths. Cost: 0.19 us.
ISECT_ASK isect_measure isect_measure_obb(const isect_obb *obb);

/// How large is a tetrahedron?
///
/// @param tetrahedron  Any corners, in either orientation. A flat one is a quadrilateral or a
///                     triangle, or a segment.
/// @return             The measures.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy and method: as isect_measure_hull of its corners. Cost: 0.2 us.
ISECT_ASK isect_measure isect_measure_tetrahedron(const isect_tetrahedron *tetrahedron);

/// How large is a k-DOP with any normals?
///
/// @param kdop  At most 64 normals, of any length. Bounds may be infinite. It may be flat. For
///              more, build its hull.
/// @return      As isect_measure_kdop14; all 0 with more normals.
///
/// Bad input: NaN, and an infinite normal, make all 0. Accuracy and method: as
/// isect_measure_kdop14. Cost: 2.3 us for each of 13 normals.
ISECT_ASK isect_measure isect_measure_kdop(const isect_kdop *kdop);

/// How large is a k-DOP of 14 sides?
///
/// @param kdop14  Bounds may be infinite. It may be flat.
/// @return        The measures. If the set is unbounded, each of them is the largest finite number,
///                except 0 for the volume of a flat set and the area of a line.
///
/// Bad input: NaN makes all 0.
/// Accuracy: each measure lies between those of the sets with planes moved inward and outward by
/// 2^-44 of the greatest coordinate in the set, with an error of half an epsilon of itself; the
/// volume with an additional error of 2^-44 of that coordinate times the square of the width. So a
/// thin set may count as flat, and a small gap as closed. The width is not bit-stable: it needs the
/// arc tangent of the C library.
/// Method: a box is cut by the planes; the angles between faces. Cost: 7 us.
ISECT_ASK isect_measure isect_measure_kdop14(const isect_kdop14 *kdop14);

/// How large is a k-DOP of 18 sides?
///
/// @param kdop18  As for isect_measure_kdop14.
/// @return        As isect_measure_kdop14.
///
/// Bad input: NaN makes all 0. Accuracy and method: as isect_measure_kdop14. Cost: 11 us.
ISECT_ASK isect_measure isect_measure_kdop18(const isect_kdop18 *kdop18);

/// How large is a k-DOP of 26 sides?
///
/// @param kdop26  As for isect_measure_kdop14.
/// @return        As isect_measure_kdop14.
///
/// Bad input: NaN makes all 0. Accuracy and method: as isect_measure_kdop14. Cost: 30 us.
ISECT_ASK isect_measure isect_measure_kdop26(const isect_kdop26 *kdop26);

/// How large is a frustum?
///
/// @param frustum  Only its planes are read. Normals may have any length, planes may be absent.
/// @return         As isect_measure_kdop14. A frustum that reaches a thousand times as far from the
///                 origin as its farthest plane counts as unbounded.
///
/// Bad input: a plane that is NaN or infinite makes all 0. Accuracy: as isect_measure_kdop14.
/// Method: a box is cut by the planes; the angles between faces. Cost: 3 us.
ISECT_ASK isect_measure isect_measure_frustum(const isect_frustum *frustum);

/// How large is a hull?
///
/// @param hull  As for isect_hull_volume.
/// @return      The measures; for a polygon, a segment or a point those of such a shape; all 0 if
///              it is empty.
///
/// Bad input: a vertex that is NaN or infinite makes all 0.
/// Accuracy: volume and area as isect_hull_volume and isect_hull_area. The error of the width is at
/// most half an epsilon of itself and, with n vertices, n + 8 epsilon of double of the sum of the
/// lengths of the edges, if each face is in one plane. The width is not bit-stable: it needs the
/// arc tangent of the C library.
/// Method: the angles between faces, by their edges (Santalo, Integral Geometry and Geometric
/// Probability, 2004). Cost: 0.2 us for each vertex of
/// a hull of triangles.
ISECT_ASK isect_measure isect_measure_hull(const isect_hull *hull);

/// How large is the solid that a mesh encloses?
///
/// @param mesh  Closed, with all fronts outside, or all inside; else the volume is meaningless.
/// @return      The measures. Its area is that of all triangles, one side each. Its shadow is a
///              quarter of that: exact for a convex mesh, an upper bound for others. Its width is
///              that of its box, an upper bound; isect_measure_hull computes the width of any
///              connected mesh from its hull. All are 0 without triangles.
///
/// Bad input: a vertex that is NaN or infinite, or an index that does not exist, makes all 0.
/// Accuracy: half an epsilon of each; in addition, with n triangles, 5 n epsilon of double of the
/// volume of the box for the volume, and 8 n epsilon of the square of its diagonal for the area.
/// Method: tetrahedra with signs. Cost: 20 ns for each triangle.
ISECT_ASK isect_measure isect_measure_mesh(const isect_mesh *mesh);

/// Where is the center of mass of a mesh, and what is its inertia tensor?
///
/// @param mesh     As for isect_measure_mesh.
/// @param surface  False: the solid that it encloses. True: its triangles, as sheets; then it need
///                 not be closed.
/// @return         Mass, centroid, and moments and products of inertia about the centroid, for the
///                 density 1. All are 0 if the mass is 0.
///
/// Bad input: as isect_measure_mesh.
/// Accuracy: with n triangles, e = n epsilon of double, the diagonal D of the box of the mesh and
/// the exponent d = 3, of a surface 2: the mass is within 4 e D^d, the center within 8 e D^(d + 1)
/// / mass, the moments within 32 e D^(d + 2) (1 + D^d / mass), each rounded once.
/// Method: integrals of 1, x and x x^T over triangles, or tetrahedra with signs from the middle of
/// the box (Gottschalk, Lin and Manocha, OBBTree, 1996; Mirtich, Fast and Accurate Computation of
/// Polyhedral Mass Properties, 1996). Cost: 40 ns for each triangle.
ISECT_ASK isect_inertia isect_measure_mesh_inertia(const isect_mesh *mesh, bool surface);

/// How much volume do two boxes along the axes have in common, and what is their intersection over
/// union?
///
/// @param a, b  Bounds may be infinite. Empty or flat ones have no volume.
/// @return      The volumes and iou. Exchanged boxes give the same bits, with the volumes of both
///              exchanged. Where either volume is infinite, iou is 0.
///
/// Bad input: NaN makes all 0.
/// Accuracy: 4 epsilon of each.
/// Method: the box of the greater lower and the lesser upper bounds.
/// Cost: 90 ns.
ISECT_ASK isect_iou isect_measure_common_aabb_aabb(const isect_aabb *a, const isect_aabb *b);

/// How much volume do a box along the axes and one with axes of its own have in common?
///
/// @param aabb  As for isect_measure_common_aabb_aabb.
/// @param obb   As for isect_measure_common_obb_obb.
/// @return      As isect_measure_common_obb_obb.
///
/// Bad input, accuracy and method: as isect_measure_common_obb_obb. Cost: 1.2 us.
ISECT_ASK isect_iou isect_measure_common_aabb_obb(const isect_aabb *aabb, const isect_obb *obb);

/// How much volume do two boxes with axes of their own have in common, and what is their
/// intersection over union?
///
/// @param a, b  Any axes: meant to be orthonormal, but measured as given. Empty or flat ones have
///              no volume.
/// @return      The volumes and iou. Exchanged boxes give the same bits, with the volumes of both
///              exchanged; for equal boxes iou is 1. Boxes that only touch have the common volume
///              0, within the accuracy.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: the error of `common` is at most 2^-43 of the greatest extent of both times the lesser
/// surface area, and is then rounded; `common` never exceeds a or b. It is 0 where a plane along a
/// face, or along an edge of each, separates the boxes.
/// Method: separating axes; then the faces of one box are cut by the planes of the other, in whose
/// frame the volume is the flux of a field along one axis. If a box is flat, skewed or beyond
/// 2^100, the common part of the bounding boxes is cut by all planes. No sampling.
/// Cost: 1.2 us; 0.15 us if the boxes are apart, or if both are along the axes.
ISECT_ASK isect_iou isect_measure_common_obb_obb(const isect_obb *a, const isect_obb *b);

/// How much volume do a box along the axes and a tetrahedron have in common?
///
/// @param aabb         As for isect_measure_common_aabb_aabb.
/// @param tetrahedron  Any corners, either way round; a flat one has no volume.
/// @return             As isect_measure_common_obb_obb.
///
/// Bad input, accuracy and method: as isect_measure_common_obb_obb. Cost: 1.6 us.
ISECT_ASK isect_iou isect_measure_common_aabb_tetrahedron(const isect_aabb *aabb,
                                                          const isect_tetrahedron *tetrahedron);

/// How much volume do two tetrahedra have in common?
///
/// @param a, b  As for isect_measure_common_aabb_tetrahedron.
/// @return      As isect_measure_common_obb_obb.
///
/// Bad input, accuracy and method: as isect_measure_common_obb_obb. Cost: 3 us.
ISECT_ASK isect_iou isect_measure_common_tetrahedron_tetrahedron(const isect_tetrahedron *a,
                                                                 const isect_tetrahedron *b);

/// How much area do two polygons in the plane have in common, such as two rotated rectangles?
///
/// @param a, b  Any polygons, in either order, convex or not. If one crosses itself, each point
///              counts by its winding number.
/// @return      As isect_measure_common_obb_obb, in area.
///
/// Bad input: NaN or infinity makes all 0.
/// Accuracy: with m and n corners, 2^-44 m n times the square of the greatest extent of both, and
/// rounding.
/// Method: each is a sum of triangles with signs; two triangles cut each other. Cost: 40 ns m n.
ISECT_ASK isect_iou isect_measure_common_polygon2_polygon2(const isect_polygon2 *a,
                                                           const isect_polygon2 *b);

/* ---- odds ----
 *
 * The probability that a shape is hit if another around it is hit. */

/// What is the probability that a random point of the outer shape is in the inner one?
///
/// @param inner, outer  Measures of two shapes, the inner one within the outer one.
/// @return              inner->volume / outer->volume, from 0 to 1; 0 if the outer one has no
///                      volume.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: volumes (Real-Time Rendering, 22.4). Cost: 3 ns.
ISECT_INLINE float isect_odds_point(const isect_measure *inner, const isect_measure *outer)
{
    float part = inner->volume, all = outer->volume;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}

/// What is the probability that a random line which hits the outer shape hits the inner one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->shadow / outer->shadow, from 0 to 1; 0 if the outer one has no area.
///                      It also holds for rays from far away.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: Cauchy's theorem: the mean shadow of a convex body is a quarter of its surface, and
/// lines hit it in that measure. It is the surface area heuristic of trees.
/// Cost: 3 ns.
ISECT_INLINE float isect_odds_line(const isect_measure *inner, const isect_measure *outer)
{
    float part = inner->shadow, all = outer->shadow;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}

/// What is the probability that a random plane which cuts the outer shape cuts the inner one?
///
/// @param inner, outer  Measures of two convex shapes, the inner one within the outer one.
/// @return              inner->width / outer->width, from 0 to 1; 0 if the outer one is a point.
///
/// Bad input: NaN, or a negative number, gives 0. Accuracy: an epsilon.
/// Method: mean widths (Real-Time Rendering, 22.4; Santalo, Integral Geometry and Geometric
/// Probability, 2004). Cost: 3 ns.
ISECT_INLINE float isect_odds_plane(const isect_measure *inner, const isect_measure *outer)
{
    float part = inner->width, all = outer->width;
    return part >= 0 && all > 0 ? part < all ? part / all : 1 : 0;
}

/// How many pixels does a shape cover on average, over all directions from which it is seen?
///
/// @param measure  The measures of a shape that is convex, or flat.
/// @param pixel    The side of a pixel at the distance of the shape, in units of length: for
///                 distance z, vertical angle of view f and h pixels, 2 z tan(f / 2) / h.
/// @param drawn    False: the pixels that it covers. True: the pixels that are drawn, the depth
///                 complexity included: a solid covers each pixel twice, front and back; a shape
///                 without volume once.
/// @return         The shadow over the area of a pixel, or twice that; INFINITY if a pixel has no
///                 size. It is small where the shape is not worth its content.
///
/// Bad input: NaN, or a negative number, gives 0. A number that overflows is the largest one.
/// Accuracy: 4 epsilon. Method: mean shadows (Real-Time Rendering, 22.4). Perspective is neglected:
/// the shape is small beside its distance. Cost: 5 ns.
ISECT_INLINE float isect_odds_pixels(const isect_measure *measure, float pixel, bool drawn)
{
    float times = drawn && measure->volume > 0 ? 2 : 1, pixels;
    if (!(measure->shadow >= 0 && pixel >= 0))
        return 0;
    if (pixel == 0)
        return measure->shadow > 0 ? (float)INFINITY : 0;
    pixels = measure->shadow / pixel / pixel * times;
    return pixels < FLT_MAX ? pixels : FLT_MAX;
}

/* ---- advise ----
 *
 * Which bounding volume makes queries cheapest? */

/// The average cost of a query that tests a bounding volume first. Times are in ns.
typedef struct isect_price {
    isect_measure measure; ///< the measures of the volume; those of the region for
                           ///< ISECT_VOLUME_NONE
    float odds;            ///< the probability that it is hit, if the region is
    float test;            ///< of the volume alone; INFINITY if there is no such test
    float cost;            ///< of the test, and of the content times the odds
} isect_price;

/// The cheapest volume, and the costs of all.
typedef struct isect_advice {
    isect_volume best;                ///< the one with the least cost; of equal ones the first
    isect_aabb region;                ///< the region that all queries hit
    isect_price price[ISECT_VOLUMES]; ///< by isect_volume
} isect_advice;

/// Which bounding volume of some vertices makes queries against the mesh with these vertices
/// cheapest?
///
/// @param points  The vertices; isect_points_of(array) for an array of isect_vec3.
/// @param n       How many.
/// @param query   The kind of queries.
/// @param inside  The cost, in ns, of testing the whole content: the tests that a volume may save.
///                At 0 the best volume is ISECT_VOLUME_NONE.
/// @param region  The region that all queries hit; it should contain the points with a margin.
///                NULL: the box around all volumes.
/// @param advice  Receives the volume, and the costs by which it was chosen.
/// @return        ISECT_OK; ISECT_EMPTY without points, or if the region is empty; ISECT_NOT_FINITE
///                if a number of the points is NaN or infinite, or one of the region is NaN;
///                ISECT_BAD_ARGUMENT if a pointer is missing, the query is unknown, or `inside` is
///                negative, NaN or infinite.
///
/// A volume costs INFINITY if its numbers would overflow, or if there is no test of it for such
/// queries; all volumes have a test for lines. If a volume is not wholly in the region, its odds
/// are an upper bound. If the region is too flat for such queries to hit it, the odds are 0.
///
/// Bad input: on failure the advice is untouched.
/// Accuracy: odds are those of isect_odds_point, isect_odds_line and isect_odds_plane. The costs of
/// tests were measured on one processor; they are constants, so the advice is the same everywhere.
/// Method: cost = test + odds * inside (Weghorst, Hooper, Greenberg, Improved computational methods
/// for ray tracing, 1984).
/// Cost: that of all the makers, and 60 us to measure the volumes: 5.6 ms for 100 points, 8 ms for
/// 1000, 80 ms for 100 000.
ISECT_TRY isect_status isect_advise(isect_points points, size_t n, isect_query query, float inside,
                                    const isect_aabb *region, isect_advice *advice);

/// Which level of detail should be drawn, so that its error on the screen is small?
///
/// @param errors  The geometric error of each level, in units of length: the greatest distance from
///                the surface that it stands for. In any order.
/// @param n       How many levels.
/// @param pixel   The side of a pixel at the distance of the object, as for isect_odds_pixels.
/// @param within  The error that is allowed, in pixels.
/// @return        The index of the level with the greatest error of at most `within` pixels; else
///                of the one with the least error; of equal ones the first. 0 without levels.
///
/// Bad input: a level with NaN or a negative error is chosen only if there is no other.
/// Method: the error in pixels (Luebke, Level of Detail for 3D Graphics, 2002). The number of
/// pixels that a level covers is isect_odds_pixels. Cost: 2 ns for each level.
ISECT_INLINE size_t isect_advise_level(const float *errors, size_t n, float pixel, float within)
{
    size_t best = 0;
    for (size_t i = 1; i < n; i++) {
        bool valid = errors[i] >= 0, chosen = errors[best] >= 0;
        bool fits = errors[i] <= pixel * within, best_fits = errors[best] <= pixel * within;
        bool better = fits && best_fits ? errors[i] > errors[best] : errors[i] < errors[best];
        if (valid && (!chosen || better))
            best = i;
    }
    return best;
}

/// How good is a plane that splits a cell of a BSP tree: how many of its contents must a query that
/// hits the cell test on average?
///
/// @param cell         The measures of the cell.
/// @param front, back  Those of its parts in front of the plane and behind it.
/// @param in_front     The number of contents in front of it; those that it cuts included.
/// @param behind       The number behind it; those that it cuts included.
/// @param query        The kind of queries.
/// @return             The sum over both parts of the odds that a part is hit, times its number.
///                     The plane with the least sum is best: it is small for balanced parts, for
///                     few cuts, and for large empty parts. The plane gains nothing if the sum is
///                     not less than the number of contents of the cell.
///
/// Bad input: NaN or a negative measure gives odds of 0. An unknown query is one of planes.
/// Accuracy: 4 epsilon.
/// Method: the surface area heuristic (MacDonald and Booth, Heuristics for ray tracing using space
/// subdivision, 1990), which is that of lines. isect_classify_plane_polygon counts the contents;
/// isect_measure_kdop measures parts that are not boxes. Cost: 6 ns.
ISECT_INLINE float isect_advise_split(const isect_measure *cell, const isect_measure *front,
                                      const isect_measure *back, size_t in_front, size_t behind,
                                      isect_query query)
{
    if (query == ISECT_QUERY_POINT)
        return isect_odds_point(front, cell) * (float)in_front +
               isect_odds_point(back, cell) * (float)behind;
    if (query == ISECT_QUERY_LINE)
        return isect_odds_line(front, cell) * (float)in_front +
               isect_odds_line(back, cell) * (float)behind;
    return isect_odds_plane(front, cell) * (float)in_front +
           isect_odds_plane(back, cell) * (float)behind;
}

ISECT_EXTERN_END
#endif
