/* isect/contains.h - is the second shape, which is not empty, wholly inside the first? The forms for
 * many (_n) are in isect/many.h. */
#ifndef ISECT_CONTAINS_H
#define ISECT_CONTAINS_H

#include "isect/overlap.h"

ISECT_EXTERN_BEGIN

/// The library's compiled copy of isect_contains_aabb_point, for bindings.
///
/// @param aabb, point  As for isect_contains_aabb_point.
/// @return             As isect_contains_aabb_point.
ISECT_ASK bool isect_contains_aabb_point_compiled(const isect_aabb *aabb, const isect_vec3 *point);

/// Is a point in a solid axis-aligned box? The same as isect_overlap_point_aabb.
///
/// @param aabb   Bounds may be infinite. lower > upper is empty and contains nothing.
/// @param point  Any point.
/// @return       Faces, edges and corners belong to the box.
///
/// Bad input: NaN, or an infinite point, is not contained.
/// Exact: over the whole finite range. Method: comparisons joined by `&`, which need no branch.
/// Cost: 9 comparisons. Batch: isect_contains_aabb_point_n.
ISECT_INLINE bool isect_contains_aabb_point(const isect_aabb *aabb, const isect_vec3 *point)
{
    if (ISECT_FINITE_MATH)
        return isect_contains_aabb_point_compiled(aabb, point);
    return isect_overlap_point_aabb(point, aabb);
}

/// Is the second of two solid spheres wholly inside the first?
///
/// @param a, b  Radius 0 is a point. A negative radius is empty: it contains nothing, and is in
///              nothing.
/// @return      Touching from inside counts; so does the same sphere.
///
/// Bad input: NaN or infinity in either: no.
/// Exact: over the whole finite range. Method: squared distance against the squared difference of
/// the radii, with a certified error bound; what is uncertain is decided in integers.
/// Cost: no division, no root. Batch: isect_contains_sphere_sphere_n.
ISECT_ASK bool isect_contains_sphere_sphere(const isect_sphere *a, const isect_sphere *b);

/* ---- Pairs that the engine answers ----
 *
 * Any shapes, also degenerate ones, which mean what isect/shapes.h says; a hull is that of its
 * vertices. A shape that is empty is in nothing, and holds nothing; nor does bad input: NaN, or an infinity but
 * for bounds of boxes along the axes and of k-DOPs. What is contained overlaps, as isect_overlap of the
 * pair says. In a bounded solid there is nothing without end.
 *
 * Exact, of points, segments, triangles, tetrahedra, hulls and boxes along the axes, which are in a convex
 * solid if their vertices are: in a sphere, capsule, aabb, hull or tetrahedron; and of what
 * isect_classify_frustum_... takes in a frustum, segments and tetrahedra too.
 * Accuracy of the others: with the scale S = the lengths of both shapes + their distance, what sticks out
 * nowhere is inside, what sticks out by 1e-8 S is not. A hull of more than 240 vertices may be taken for
 * smaller by what is round; k-DOPs and frusta are as for isect_overlap.
 * Method: heights of support points over each plane of what is below planes, which of hulls and
 * tetrahedra are vertices of the dual polytope; in what is round the farthest point, the greatest value of a
 * quadratic on the unit ball.
 * Cost: 0.5 to 50 us. Batch: _n, a loop; hulls and k-DOPs have none. */
/// Is a point wholly inside a solid sphere?
/// @param sphere, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_point(const isect_sphere *sphere, const isect_vec3 *point);
/// Is a segment wholly inside a solid sphere?
/// @param sphere, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_segment(const isect_sphere *sphere,
                                             const isect_segment *segment);
/// Is a triangle wholly inside a solid sphere?
/// @param sphere, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_triangle(const isect_sphere *sphere,
                                              const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid sphere?
/// @param sphere, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_rectangle(const isect_sphere *sphere,
                                               const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid sphere?
/// @param sphere, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_disc(const isect_sphere *sphere, const isect_disc *disc);
/// Is a solid capsule wholly inside a solid sphere?
/// @param sphere, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_capsule(const isect_sphere *sphere,
                                             const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a solid sphere?
/// @param sphere, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_lozenge(const isect_sphere *sphere,
                                             const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid sphere?
/// @param sphere, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_ellipsoid(const isect_sphere *sphere,
                                               const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid sphere?
/// @param sphere, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_cylinder(const isect_sphere *sphere,
                                              const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a solid sphere?
/// @param sphere, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_cone(const isect_sphere *sphere, const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid sphere?
/// @param sphere, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_aabb(const isect_sphere *sphere, const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid sphere?
/// @param sphere, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_obb(const isect_sphere *sphere, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid sphere?
/// @param sphere, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_kdop(const isect_sphere *sphere, const isect_kdop *kdop);
/// Is a frustum wholly inside a solid sphere?
/// @param sphere, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_frustum(const isect_sphere *sphere,
                                             const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid sphere?
/// @param sphere, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_hull(const isect_sphere *sphere, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid sphere?
/// @param sphere, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_sphere_tetrahedron(const isect_sphere *sphere,
                                                 const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid capsule?
/// @param capsule, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_point(const isect_capsule *capsule, const isect_vec3 *point);
/// Is a segment wholly inside a solid capsule?
/// @param capsule, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_segment(const isect_capsule *capsule,
                                              const isect_segment *segment);
/// Is a triangle wholly inside a solid capsule?
/// @param capsule, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_triangle(const isect_capsule *capsule,
                                               const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid capsule?
/// @param capsule, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_rectangle(const isect_capsule *capsule,
                                                const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid capsule?
/// @param capsule, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_disc(const isect_capsule *capsule, const isect_disc *disc);
/// Is a solid sphere wholly inside a solid capsule?
/// @param capsule, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_sphere(const isect_capsule *capsule,
                                             const isect_sphere *sphere);
/// Is the second of two solid capsules wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_capsule(const isect_capsule *a, const isect_capsule *b);
/// Is a solid lozenge wholly inside a solid capsule?
/// @param capsule, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_lozenge(const isect_capsule *capsule,
                                              const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid capsule?
/// @param capsule, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_ellipsoid(const isect_capsule *capsule,
                                                const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid capsule?
/// @param capsule, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_cylinder(const isect_capsule *capsule,
                                               const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a solid capsule?
/// @param capsule, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_cone(const isect_capsule *capsule, const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid capsule?
/// @param capsule, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_aabb(const isect_capsule *capsule, const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid capsule?
/// @param capsule, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_obb(const isect_capsule *capsule, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid capsule?
/// @param capsule, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_kdop(const isect_capsule *capsule, const isect_kdop *kdop);
/// Is a frustum wholly inside a solid capsule?
/// @param capsule, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_frustum(const isect_capsule *capsule,
                                              const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid capsule?
/// @param capsule, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_hull(const isect_capsule *capsule, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid capsule?
/// @param capsule, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_capsule_tetrahedron(const isect_capsule *capsule,
                                                  const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid lozenge?
/// @param lozenge, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_point(const isect_lozenge *lozenge, const isect_vec3 *point);
/// Is a segment wholly inside a solid lozenge?
/// @param lozenge, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_segment(const isect_lozenge *lozenge,
                                              const isect_segment *segment);
/// Is a triangle wholly inside a solid lozenge?
/// @param lozenge, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_triangle(const isect_lozenge *lozenge,
                                               const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid lozenge?
/// @param lozenge, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_rectangle(const isect_lozenge *lozenge,
                                                const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid lozenge?
/// @param lozenge, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_disc(const isect_lozenge *lozenge, const isect_disc *disc);
/// Is a solid sphere wholly inside a solid lozenge?
/// @param lozenge, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_sphere(const isect_lozenge *lozenge,
                                             const isect_sphere *sphere);
/// Is a solid capsule wholly inside a solid lozenge?
/// @param lozenge, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_capsule(const isect_lozenge *lozenge,
                                              const isect_capsule *capsule);
/// Is the second of two solid lozenges wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_lozenge(const isect_lozenge *a, const isect_lozenge *b);
/// Is a solid ellipsoid wholly inside a solid lozenge?
/// @param lozenge, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_ellipsoid(const isect_lozenge *lozenge,
                                                const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid lozenge?
/// @param lozenge, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_cylinder(const isect_lozenge *lozenge,
                                               const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a solid lozenge?
/// @param lozenge, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_cone(const isect_lozenge *lozenge, const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid lozenge?
/// @param lozenge, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_aabb(const isect_lozenge *lozenge, const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid lozenge?
/// @param lozenge, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_obb(const isect_lozenge *lozenge, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid lozenge?
/// @param lozenge, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_kdop(const isect_lozenge *lozenge, const isect_kdop *kdop);
/// Is a frustum wholly inside a solid lozenge?
/// @param lozenge, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_frustum(const isect_lozenge *lozenge,
                                              const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid lozenge?
/// @param lozenge, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_hull(const isect_lozenge *lozenge, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid lozenge?
/// @param lozenge, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_lozenge_tetrahedron(const isect_lozenge *lozenge,
                                                  const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid ellipsoid?
/// @param ellipsoid, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_point(const isect_ellipsoid *ellipsoid,
                                              const isect_vec3 *point);
/// Is a segment wholly inside a solid ellipsoid?
/// @param ellipsoid, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_segment(const isect_ellipsoid *ellipsoid,
                                                const isect_segment *segment);
/// Is a triangle wholly inside a solid ellipsoid?
/// @param ellipsoid, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_triangle(const isect_ellipsoid *ellipsoid,
                                                 const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid ellipsoid?
/// @param ellipsoid, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_rectangle(const isect_ellipsoid *ellipsoid,
                                                  const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid ellipsoid?
/// @param ellipsoid, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_disc(const isect_ellipsoid *ellipsoid,
                                             const isect_disc *disc);
/// Is a solid sphere wholly inside a solid ellipsoid?
/// @param ellipsoid, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_sphere(const isect_ellipsoid *ellipsoid,
                                               const isect_sphere *sphere);
/// Is a solid capsule wholly inside a solid ellipsoid?
/// @param ellipsoid, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_capsule(const isect_ellipsoid *ellipsoid,
                                                const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a solid ellipsoid?
/// @param ellipsoid, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_lozenge(const isect_ellipsoid *ellipsoid,
                                                const isect_lozenge *lozenge);
/// Is the second of two solid ellipsoids wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_ellipsoid(const isect_ellipsoid *a,
                                                  const isect_ellipsoid *b);
/// Is a solid cylinder wholly inside a solid ellipsoid?
/// @param ellipsoid, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_cylinder(const isect_ellipsoid *ellipsoid,
                                                 const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a solid ellipsoid?
/// @param ellipsoid, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_cone(const isect_ellipsoid *ellipsoid,
                                             const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid ellipsoid?
/// @param ellipsoid, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_aabb(const isect_ellipsoid *ellipsoid,
                                             const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid ellipsoid?
/// @param ellipsoid, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_obb(const isect_ellipsoid *ellipsoid, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid ellipsoid?
/// @param ellipsoid, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_kdop(const isect_ellipsoid *ellipsoid,
                                             const isect_kdop *kdop);
/// Is a frustum wholly inside a solid ellipsoid?
/// @param ellipsoid, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_frustum(const isect_ellipsoid *ellipsoid,
                                                const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid ellipsoid?
/// @param ellipsoid, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_hull(const isect_ellipsoid *ellipsoid,
                                             const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid ellipsoid?
/// @param ellipsoid, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_ellipsoid_tetrahedron(const isect_ellipsoid *ellipsoid,
                                                    const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid cylinder?
/// @param cylinder, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_point(const isect_cylinder *cylinder,
                                             const isect_vec3 *point);
/// Is a segment wholly inside a solid cylinder?
/// @param cylinder, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_segment(const isect_cylinder *cylinder,
                                               const isect_segment *segment);
/// Is a triangle wholly inside a solid cylinder?
/// @param cylinder, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_triangle(const isect_cylinder *cylinder,
                                                const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid cylinder?
/// @param cylinder, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_rectangle(const isect_cylinder *cylinder,
                                                 const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid cylinder?
/// @param cylinder, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_disc(const isect_cylinder *cylinder, const isect_disc *disc);
/// Is a solid sphere wholly inside a solid cylinder?
/// @param cylinder, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_sphere(const isect_cylinder *cylinder,
                                              const isect_sphere *sphere);
/// Is a solid capsule wholly inside a solid cylinder?
/// @param cylinder, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_capsule(const isect_cylinder *cylinder,
                                               const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a solid cylinder?
/// @param cylinder, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_lozenge(const isect_cylinder *cylinder,
                                               const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid cylinder?
/// @param cylinder, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_ellipsoid(const isect_cylinder *cylinder,
                                                 const isect_ellipsoid *ellipsoid);
/// Is the second of two solid cylinders wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_cylinder(const isect_cylinder *a, const isect_cylinder *b);
/// Is a solid cone wholly inside a solid cylinder?
/// @param cylinder, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_cone(const isect_cylinder *cylinder, const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid cylinder?
/// @param cylinder, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_aabb(const isect_cylinder *cylinder, const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid cylinder?
/// @param cylinder, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_obb(const isect_cylinder *cylinder, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid cylinder?
/// @param cylinder, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_kdop(const isect_cylinder *cylinder, const isect_kdop *kdop);
/// Is a frustum wholly inside a solid cylinder?
/// @param cylinder, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_frustum(const isect_cylinder *cylinder,
                                               const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid cylinder?
/// @param cylinder, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_hull(const isect_cylinder *cylinder, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid cylinder?
/// @param cylinder, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cylinder_tetrahedron(const isect_cylinder *cylinder,
                                                   const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid cone?
/// @param cone, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_point(const isect_cone *cone, const isect_vec3 *point);
/// Is a segment wholly inside a solid cone?
/// @param cone, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_segment(const isect_cone *cone, const isect_segment *segment);
/// Is a triangle wholly inside a solid cone?
/// @param cone, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_triangle(const isect_cone *cone, const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid cone?
/// @param cone, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_rectangle(const isect_cone *cone,
                                             const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid cone?
/// @param cone, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_disc(const isect_cone *cone, const isect_disc *disc);
/// Is a solid sphere wholly inside a solid cone?
/// @param cone, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_sphere(const isect_cone *cone, const isect_sphere *sphere);
/// Is a solid capsule wholly inside a solid cone?
/// @param cone, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_capsule(const isect_cone *cone, const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a solid cone?
/// @param cone, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_lozenge(const isect_cone *cone, const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid cone?
/// @param cone, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_ellipsoid(const isect_cone *cone,
                                             const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid cone?
/// @param cone, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_cylinder(const isect_cone *cone, const isect_cylinder *cylinder);
/// Is the second of two solid cones wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_cone(const isect_cone *a, const isect_cone *b);
/// Is an axis-aligned box wholly inside a solid cone?
/// @param cone, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_aabb(const isect_cone *cone, const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid cone?
/// @param cone, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_obb(const isect_cone *cone, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid cone?
/// @param cone, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_kdop(const isect_cone *cone, const isect_kdop *kdop);
/// Is a frustum wholly inside a solid cone?
/// @param cone, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_frustum(const isect_cone *cone, const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid cone?
/// @param cone, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_hull(const isect_cone *cone, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a solid cone?
/// @param cone, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_cone_tetrahedron(const isect_cone *cone,
                                               const isect_tetrahedron *tetrahedron);
/// Is a segment wholly inside an axis-aligned box?
/// @param aabb, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_segment(const isect_aabb *aabb, const isect_segment *segment);
/// Is a triangle wholly inside an axis-aligned box?
/// @param aabb, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_triangle(const isect_aabb *aabb, const isect_triangle *triangle);
/// Is a rectangle wholly inside an axis-aligned box?
/// @param aabb, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_rectangle(const isect_aabb *aabb,
                                             const isect_rectangle *rectangle);
/// Is a disc wholly inside an axis-aligned box?
/// @param aabb, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_disc(const isect_aabb *aabb, const isect_disc *disc);
/// Is a solid sphere wholly inside an axis-aligned box?
/// @param aabb, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_sphere(const isect_aabb *aabb, const isect_sphere *sphere);
/// Is a solid capsule wholly inside an axis-aligned box?
/// @param aabb, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_capsule(const isect_aabb *aabb, const isect_capsule *capsule);
/// Is a solid lozenge wholly inside an axis-aligned box?
/// @param aabb, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_lozenge(const isect_aabb *aabb, const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside an axis-aligned box?
/// @param aabb, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_ellipsoid(const isect_aabb *aabb,
                                             const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside an axis-aligned box?
/// @param aabb, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_cylinder(const isect_aabb *aabb, const isect_cylinder *cylinder);
/// Is a solid cone wholly inside an axis-aligned box?
/// @param aabb, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_cone(const isect_aabb *aabb, const isect_cone *cone);
/// Is the second of two axis-aligned boxes wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_aabb(const isect_aabb *a, const isect_aabb *b);
/// Is an oriented box wholly inside an axis-aligned box?
/// @param aabb, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_obb(const isect_aabb *aabb, const isect_obb *obb);
/// Is the solid between some slabs wholly inside an axis-aligned box?
/// @param aabb, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_kdop(const isect_aabb *aabb, const isect_kdop *kdop);
/// Is a frustum wholly inside an axis-aligned box?
/// @param aabb, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_frustum(const isect_aabb *aabb, const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside an axis-aligned box?
/// @param aabb, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_hull(const isect_aabb *aabb, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside an axis-aligned box?
/// @param aabb, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_aabb_tetrahedron(const isect_aabb *aabb,
                                               const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside an oriented box?
/// @param obb, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_point(const isect_obb *obb, const isect_vec3 *point);
/// Is a segment wholly inside an oriented box?
/// @param obb, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_segment(const isect_obb *obb, const isect_segment *segment);
/// Is a triangle wholly inside an oriented box?
/// @param obb, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_triangle(const isect_obb *obb, const isect_triangle *triangle);
/// Is a rectangle wholly inside an oriented box?
/// @param obb, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_rectangle(const isect_obb *obb, const isect_rectangle *rectangle);
/// Is a disc wholly inside an oriented box?
/// @param obb, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_disc(const isect_obb *obb, const isect_disc *disc);
/// Is a solid sphere wholly inside an oriented box?
/// @param obb, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_sphere(const isect_obb *obb, const isect_sphere *sphere);
/// Is a solid capsule wholly inside an oriented box?
/// @param obb, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_capsule(const isect_obb *obb, const isect_capsule *capsule);
/// Is a solid lozenge wholly inside an oriented box?
/// @param obb, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_lozenge(const isect_obb *obb, const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside an oriented box?
/// @param obb, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_ellipsoid(const isect_obb *obb, const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside an oriented box?
/// @param obb, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_cylinder(const isect_obb *obb, const isect_cylinder *cylinder);
/// Is a solid cone wholly inside an oriented box?
/// @param obb, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_cone(const isect_obb *obb, const isect_cone *cone);
/// Is an axis-aligned box wholly inside an oriented box?
/// @param obb, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_aabb(const isect_obb *obb, const isect_aabb *aabb);
/// Is the second of two oriented boxes wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_obb(const isect_obb *a, const isect_obb *b);
/// Is the solid between some slabs wholly inside an oriented box?
/// @param obb, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_kdop(const isect_obb *obb, const isect_kdop *kdop);
/// Is a frustum wholly inside an oriented box?
/// @param obb, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_frustum(const isect_obb *obb, const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside an oriented box?
/// @param obb, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_hull(const isect_obb *obb, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside an oriented box?
/// @param obb, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_obb_tetrahedron(const isect_obb *obb,
                                              const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside the solid between some slabs?
/// @param kdop, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_point(const isect_kdop *kdop, const isect_vec3 *point);
/// Is a segment wholly inside the solid between some slabs?
/// @param kdop, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_segment(const isect_kdop *kdop, const isect_segment *segment);
/// Is a triangle wholly inside the solid between some slabs?
/// @param kdop, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_triangle(const isect_kdop *kdop, const isect_triangle *triangle);
/// Is a rectangle wholly inside the solid between some slabs?
/// @param kdop, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_rectangle(const isect_kdop *kdop,
                                             const isect_rectangle *rectangle);
/// Is a disc wholly inside the solid between some slabs?
/// @param kdop, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_disc(const isect_kdop *kdop, const isect_disc *disc);
/// Is a solid sphere wholly inside the solid between some slabs?
/// @param kdop, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_sphere(const isect_kdop *kdop, const isect_sphere *sphere);
/// Is a solid capsule wholly inside the solid between some slabs?
/// @param kdop, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_capsule(const isect_kdop *kdop, const isect_capsule *capsule);
/// Is a solid lozenge wholly inside the solid between some slabs?
/// @param kdop, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_lozenge(const isect_kdop *kdop, const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside the solid between some slabs?
/// @param kdop, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_ellipsoid(const isect_kdop *kdop,
                                             const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside the solid between some slabs?
/// @param kdop, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_cylinder(const isect_kdop *kdop, const isect_cylinder *cylinder);
/// Is a solid cone wholly inside the solid between some slabs?
/// @param kdop, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_cone(const isect_kdop *kdop, const isect_cone *cone);
/// Is an axis-aligned box wholly inside the solid between some slabs?
/// @param kdop, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_aabb(const isect_kdop *kdop, const isect_aabb *aabb);
/// Is an oriented box wholly inside the solid between some slabs?
/// @param kdop, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_obb(const isect_kdop *kdop, const isect_obb *obb);
/// Is the second of two solids between slabs wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_kdop(const isect_kdop *a, const isect_kdop *b);
/// Is a frustum wholly inside the solid between some slabs?
/// @param kdop, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_frustum(const isect_kdop *kdop, const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside the solid between some slabs?
/// @param kdop, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_hull(const isect_kdop *kdop, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside the solid between some slabs?
/// @param kdop, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_kdop_tetrahedron(const isect_kdop *kdop,
                                               const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a frustum?
/// @param frustum, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_point(const isect_frustum *frustum, const isect_vec3 *point);
/// Is a segment wholly inside a frustum?
/// @param frustum, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_segment(const isect_frustum *frustum,
                                              const isect_segment *segment);
/// Is a triangle wholly inside a frustum?
/// @param frustum, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_triangle(const isect_frustum *frustum,
                                               const isect_triangle *triangle);
/// Is a rectangle wholly inside a frustum?
/// @param frustum, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_rectangle(const isect_frustum *frustum,
                                                const isect_rectangle *rectangle);
/// Is a disc wholly inside a frustum?
/// @param frustum, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_disc(const isect_frustum *frustum, const isect_disc *disc);
/// Is a solid sphere wholly inside a frustum?
/// @param frustum, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_sphere(const isect_frustum *frustum,
                                             const isect_sphere *sphere);
/// Is a solid capsule wholly inside a frustum?
/// @param frustum, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_capsule(const isect_frustum *frustum,
                                              const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a frustum?
/// @param frustum, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_lozenge(const isect_frustum *frustum,
                                              const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a frustum?
/// @param frustum, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_ellipsoid(const isect_frustum *frustum,
                                                const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a frustum?
/// @param frustum, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_cylinder(const isect_frustum *frustum,
                                               const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a frustum?
/// @param frustum, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_cone(const isect_frustum *frustum, const isect_cone *cone);
/// Is an axis-aligned box wholly inside a frustum?
/// @param frustum, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_aabb(const isect_frustum *frustum, const isect_aabb *aabb);
/// Is an oriented box wholly inside a frustum?
/// @param frustum, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_obb(const isect_frustum *frustum, const isect_obb *obb);
/// Is the solid between some slabs wholly inside a frustum?
/// @param frustum, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_kdop(const isect_frustum *frustum, const isect_kdop *kdop);
/// Is the second of two frusta wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_frustum(const isect_frustum *a, const isect_frustum *b);
/// Is the convex hull of some points wholly inside a frustum?
/// @param frustum, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_hull(const isect_frustum *frustum, const isect_hull *hull);
/// Is a solid tetrahedron wholly inside a frustum?
/// @param frustum, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_frustum_tetrahedron(const isect_frustum *frustum,
                                                  const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside the convex hull of some points?
/// @param hull, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_point(const isect_hull *hull, const isect_vec3 *point);
/// Is a segment wholly inside the convex hull of some points?
/// @param hull, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_segment(const isect_hull *hull, const isect_segment *segment);
/// Is a triangle wholly inside the convex hull of some points?
/// @param hull, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_triangle(const isect_hull *hull, const isect_triangle *triangle);
/// Is a rectangle wholly inside the convex hull of some points?
/// @param hull, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_rectangle(const isect_hull *hull,
                                             const isect_rectangle *rectangle);
/// Is a disc wholly inside the convex hull of some points?
/// @param hull, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_disc(const isect_hull *hull, const isect_disc *disc);
/// Is a solid sphere wholly inside the convex hull of some points?
/// @param hull, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_sphere(const isect_hull *hull, const isect_sphere *sphere);
/// Is a solid capsule wholly inside the convex hull of some points?
/// @param hull, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_capsule(const isect_hull *hull, const isect_capsule *capsule);
/// Is a solid lozenge wholly inside the convex hull of some points?
/// @param hull, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_lozenge(const isect_hull *hull, const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside the convex hull of some points?
/// @param hull, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_ellipsoid(const isect_hull *hull,
                                             const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside the convex hull of some points?
/// @param hull, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_cylinder(const isect_hull *hull, const isect_cylinder *cylinder);
/// Is a solid cone wholly inside the convex hull of some points?
/// @param hull, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_cone(const isect_hull *hull, const isect_cone *cone);
/// Is an axis-aligned box wholly inside the convex hull of some points?
/// @param hull, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_aabb(const isect_hull *hull, const isect_aabb *aabb);
/// Is an oriented box wholly inside the convex hull of some points?
/// @param hull, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_obb(const isect_hull *hull, const isect_obb *obb);
/// Is the solid between some slabs wholly inside the convex hull of some points?
/// @param hull, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_kdop(const isect_hull *hull, const isect_kdop *kdop);
/// Is a frustum wholly inside the convex hull of some points?
/// @param hull, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_frustum(const isect_hull *hull, const isect_frustum *frustum);
/// Is the second of two convex hulls wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_hull(const isect_hull *a, const isect_hull *b);
/// Is a solid tetrahedron wholly inside the convex hull of some points?
/// @param hull, tetrahedron  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_hull_tetrahedron(const isect_hull *hull,
                                               const isect_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid tetrahedron?
/// @param tetrahedron, point  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_point(const isect_tetrahedron *tetrahedron,
                                                const isect_vec3 *point);
/// Is a segment wholly inside a solid tetrahedron?
/// @param tetrahedron, segment  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_segment(const isect_tetrahedron *tetrahedron,
                                                  const isect_segment *segment);
/// Is a triangle wholly inside a solid tetrahedron?
/// @param tetrahedron, triangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_triangle(const isect_tetrahedron *tetrahedron,
                                                   const isect_triangle *triangle);
/// Is a rectangle wholly inside a solid tetrahedron?
/// @param tetrahedron, rectangle  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_rectangle(const isect_tetrahedron *tetrahedron,
                                                    const isect_rectangle *rectangle);
/// Is a disc wholly inside a solid tetrahedron?
/// @param tetrahedron, disc  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_disc(const isect_tetrahedron *tetrahedron,
                                               const isect_disc *disc);
/// Is a solid sphere wholly inside a solid tetrahedron?
/// @param tetrahedron, sphere  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_sphere(const isect_tetrahedron *tetrahedron,
                                                 const isect_sphere *sphere);
/// Is a solid capsule wholly inside a solid tetrahedron?
/// @param tetrahedron, capsule  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_capsule(const isect_tetrahedron *tetrahedron,
                                                  const isect_capsule *capsule);
/// Is a solid lozenge wholly inside a solid tetrahedron?
/// @param tetrahedron, lozenge  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_lozenge(const isect_tetrahedron *tetrahedron,
                                                  const isect_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid tetrahedron?
/// @param tetrahedron, ellipsoid  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_ellipsoid(const isect_tetrahedron *tetrahedron,
                                                    const isect_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid tetrahedron?
/// @param tetrahedron, cylinder  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_cylinder(const isect_tetrahedron *tetrahedron,
                                                   const isect_cylinder *cylinder);
/// Is a solid cone wholly inside a solid tetrahedron?
/// @param tetrahedron, cone  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_cone(const isect_tetrahedron *tetrahedron,
                                               const isect_cone *cone);
/// Is an axis-aligned box wholly inside a solid tetrahedron?
/// @param tetrahedron, aabb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_aabb(const isect_tetrahedron *tetrahedron,
                                               const isect_aabb *aabb);
/// Is an oriented box wholly inside a solid tetrahedron?
/// @param tetrahedron, obb  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_obb(const isect_tetrahedron *tetrahedron,
                                              const isect_obb *obb);
/// Is the solid between some slabs wholly inside a solid tetrahedron?
/// @param tetrahedron, kdop  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_kdop(const isect_tetrahedron *tetrahedron,
                                               const isect_kdop *kdop);
/// Is a frustum wholly inside a solid tetrahedron?
/// @param tetrahedron, frustum  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_frustum(const isect_tetrahedron *tetrahedron,
                                                  const isect_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid tetrahedron?
/// @param tetrahedron, hull  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_hull(const isect_tetrahedron *tetrahedron,
                                               const isect_hull *hull);
/// Is the second of two solid tetrahedra wholly inside the first?
/// @param a, b  Any. @return Touching from inside counts.
ISECT_ASK bool isect_contains_tetrahedron_tetrahedron(const isect_tetrahedron *a,
                                                      const isect_tetrahedron *b);

ISECT_EXTERN_END
#endif
