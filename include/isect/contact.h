/* isect/contact.h - how far apart, or how deep in each other, are two shapes, and along which
 * direction? The forms for many (_n) are in isect/many.h. */
#ifndef ISECT_CONTACT_H
#define ISECT_CONTACT_H

#include "isect/answers.h"
#include "isect/any.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/* ---- Pairs that the engine answers ----
 *
 * Any shapes, also degenerate ones, which mean what isect/shapes.h says; a hull is that of its
 * vertices. Where they are apart, gap is their distance. Where they overlap, -gap is how far one must
 * be moved at least, along a straight line and without turning, so that they no longer share more
 * than their borders: the penetration depth, of which a is the deepest point of the first shape and b
 * that of the second. Flat shapes that cross have a depth, too: that of the shortest move. Of several
 * directions that are equally short, as for spheres about the same center, it is one.
 * A box, k-DOP or frustum may be without end: where no move parts them gap is the least number, -FLT_MAX,
 * and a = b.
 * NaN or an infinity is near to nothing, but for bounds of boxes along the axes and of k-DOPs; nor is what
 * is empty: a miss.
 *
 * Exact: whether gap <= 0: exactly if isect_overlap of the same pair says so.
 * Accuracy: with the scale S = the lengths of both shapes + their distance and d = 1e-6 S; in double
 * 1e-9 S, unless one is a disc, ellipsoid, cylinder or cone: the distance of both along the normal is
 * within d of gap, so the move by -gap * normal parts or joins them within d; the points are within d,
 * and within 2 epsilon * (greatest |x|, |y|, |z|), of the shapes, and b - a is within that of gap *
 * normal. Where overlap of the pair is Accuracy (oriented boxes), its d comes on top. That no shorter
 * move parts them is proved within d for polytopes and where one direction is the shortest; where a
 * round shape lies about the middle of another, within 0.03 of the depth.
 * Of a k-DOP or frustum, what is farther from 0 than 64 times M, the greatest of all coordinates, lengths
 * and distances of planes from 0 (if it is 0, of 2^-800), is left out; S has these distances in it, too.
 * So a depth of more than 32 M counts as one without end: where planes are nearly parallel it may have one.
 * Beside a box with an infinite bound so does a depth of more than 8 M, or of half the greatest number.
 * Where overlap of the pair is exact and nothing nearer is in both, gap = 0 and a = b is that of
 * isect/closest.h.
 * Method: of points, segments, triangles, spheres, capsules, lozenges and boxes, where a formula is sure: nearest
 * points, or fifteen separating axes and clipped faces. Else
 * support points of the difference of both (Gilbert, Johnson and Keerthi 1988) as for
 * isect/closest.h; where the cores of both overlap, the polytope of such points that grows where it is
 * nearest (van den Bergen 2001); after 160 points only around the best direction.
 * Cost: some 10 to 60 support points of each, with a root where a shape is curved; of round shapes
 * deep in each other up to 384. Batch: _n, a loop; hulls have none. */
/// How far apart or how deep are two points? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_point(const isect_vec3 *a, const isect_vec3 *b);
/// How far apart or how deep are a point and a segment?
/// @param point, segment  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_segment(const isect_vec3 *point,
                                                    const isect_segment *segment);
/// How far apart or how deep are a point and a triangle?
/// @param point, triangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_triangle(const isect_vec3 *point,
                                                     const isect_triangle *triangle);
/// How far apart or how deep are a point and a rectangle?
/// @param point, rectangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_rectangle(const isect_vec3 *point,
                                                      const isect_rectangle *rectangle);
/// How far apart or how deep are a point and a disc? @param point, disc  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_disc(const isect_vec3 *point, const isect_disc *disc);
/// How far apart or how deep are a point and a solid sphere?
/// @param point, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_sphere(const isect_vec3 *point,
                                                   const isect_sphere *sphere);
/// How far apart or how deep are a point and a solid capsule?
/// @param point, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_capsule(const isect_vec3 *point,
                                                    const isect_capsule *capsule);
/// How far apart or how deep are a point and a solid lozenge?
/// @param point, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_lozenge(const isect_vec3 *point,
                                                    const isect_lozenge *lozenge);
/// How far apart or how deep are a point and a solid ellipsoid?
/// @param point, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_ellipsoid(const isect_vec3 *point,
                                                      const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a point and a solid cylinder?
/// @param point, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_cylinder(const isect_vec3 *point,
                                                     const isect_cylinder *cylinder);
/// How far apart or how deep are a point and a solid cone?
/// @param point, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_cone(const isect_vec3 *point, const isect_cone *cone);
/// How far apart or how deep are a point and an axis-aligned box?
/// @param point, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_aabb(const isect_vec3 *point, const isect_aabb *aabb);
/// How far apart or how deep are a point and an oriented box?
/// @param point, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_obb(const isect_vec3 *point, const isect_obb *obb);
/// How far apart or how deep are a point and the solid between some slabs?
/// @param point, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_kdop(const isect_vec3 *point, const isect_kdop *kdop);
/// How far apart or how deep are a point and a frustum?
/// @param point, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_frustum(const isect_vec3 *point,
                                                    const isect_frustum *frustum);
/// How far apart or how deep are a point and the convex hull of some points?
/// @param point, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_hull(const isect_vec3 *point, const isect_hull *hull);
/// How far apart or how deep are a point and a solid tetrahedron?
/// @param point, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_tetrahedron(const isect_vec3 *point,
                                                        const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two segments? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_segment(const isect_segment *a,
                                                      const isect_segment *b);
/// How far apart or how deep are a segment and a triangle?
/// @param segment, triangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_triangle(const isect_segment *segment,
                                                       const isect_triangle *triangle);
/// How far apart or how deep are a segment and a rectangle?
/// @param segment, rectangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_rectangle(const isect_segment *segment,
                                                        const isect_rectangle *rectangle);
/// How far apart or how deep are a segment and a disc?
/// @param segment, disc  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_disc(const isect_segment *segment,
                                                   const isect_disc *disc);
/// How far apart or how deep are a segment and a solid sphere?
/// @param segment, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_sphere(const isect_segment *segment,
                                                     const isect_sphere *sphere);
/// How far apart or how deep are a segment and a solid capsule?
/// @param segment, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_capsule(const isect_segment *segment,
                                                      const isect_capsule *capsule);
/// How far apart or how deep are a segment and a solid lozenge?
/// @param segment, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_lozenge(const isect_segment *segment,
                                                      const isect_lozenge *lozenge);
/// How far apart or how deep are a segment and a solid ellipsoid?
/// @param segment, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_ellipsoid(const isect_segment *segment,
                                                        const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a segment and a solid cylinder?
/// @param segment, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_cylinder(const isect_segment *segment,
                                                       const isect_cylinder *cylinder);
/// How far apart or how deep are a segment and a solid cone?
/// @param segment, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_cone(const isect_segment *segment,
                                                   const isect_cone *cone);
/// How far apart or how deep are a segment and an axis-aligned box?
/// @param segment, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_aabb(const isect_segment *segment,
                                                   const isect_aabb *aabb);
/// How far apart or how deep are a segment and an oriented box?
/// @param segment, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_obb(const isect_segment *segment,
                                                  const isect_obb *obb);
/// How far apart or how deep are a segment and the solid between some slabs?
/// @param segment, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_kdop(const isect_segment *segment,
                                                   const isect_kdop *kdop);
/// How far apart or how deep are a segment and a frustum?
/// @param segment, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_frustum(const isect_segment *segment,
                                                      const isect_frustum *frustum);
/// How far apart or how deep are a segment and the convex hull of some points?
/// @param segment, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_hull(const isect_segment *segment,
                                                   const isect_hull *hull);
/// How far apart or how deep are a segment and a solid tetrahedron?
/// @param segment, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_tetrahedron(const isect_segment *segment,
                                                          const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two triangles? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_triangle(const isect_triangle *a,
                                                        const isect_triangle *b);
/// How far apart or how deep are a triangle and a rectangle?
/// @param triangle, rectangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_rectangle(const isect_triangle *triangle,
                                                         const isect_rectangle *rectangle);
/// How far apart or how deep are a triangle and a disc?
/// @param triangle, disc  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_disc(const isect_triangle *triangle,
                                                    const isect_disc *disc);
/// How far apart or how deep are a triangle and a solid sphere?
/// @param triangle, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_sphere(const isect_triangle *triangle,
                                                      const isect_sphere *sphere);
/// How far apart or how deep are a triangle and a solid capsule?
/// @param triangle, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_capsule(const isect_triangle *triangle,
                                                       const isect_capsule *capsule);
/// How far apart or how deep are a triangle and a solid lozenge?
/// @param triangle, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_lozenge(const isect_triangle *triangle,
                                                       const isect_lozenge *lozenge);
/// How far apart or how deep are a triangle and a solid ellipsoid?
/// @param triangle, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_ellipsoid(const isect_triangle *triangle,
                                                         const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a triangle and a solid cylinder?
/// @param triangle, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_cylinder(const isect_triangle *triangle,
                                                        const isect_cylinder *cylinder);
/// How far apart or how deep are a triangle and a solid cone?
/// @param triangle, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_cone(const isect_triangle *triangle,
                                                    const isect_cone *cone);
/// How far apart or how deep are a triangle and an axis-aligned box?
/// @param triangle, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_aabb(const isect_triangle *triangle,
                                                    const isect_aabb *aabb);
/// How far apart or how deep are a triangle and an oriented box?
/// @param triangle, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_obb(const isect_triangle *triangle,
                                                   const isect_obb *obb);
/// How far apart or how deep are a triangle and the solid between some slabs?
/// @param triangle, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_kdop(const isect_triangle *triangle,
                                                    const isect_kdop *kdop);
/// How far apart or how deep are a triangle and a frustum?
/// @param triangle, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_frustum(const isect_triangle *triangle,
                                                       const isect_frustum *frustum);
/// How far apart or how deep are a triangle and the convex hull of some points?
/// @param triangle, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_hull(const isect_triangle *triangle,
                                                    const isect_hull *hull);
/// How far apart or how deep are a triangle and a solid tetrahedron?
/// @param triangle, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_triangle_tetrahedron(const isect_triangle *triangle,
                                                           const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two rectangles? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_rectangle(const isect_rectangle *a,
                                                          const isect_rectangle *b);
/// How far apart or how deep are a rectangle and a disc?
/// @param rectangle, disc  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_disc(const isect_rectangle *rectangle,
                                                     const isect_disc *disc);
/// How far apart or how deep are a rectangle and a solid sphere?
/// @param rectangle, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_sphere(const isect_rectangle *rectangle,
                                                       const isect_sphere *sphere);
/// How far apart or how deep are a rectangle and a solid capsule?
/// @param rectangle, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_capsule(const isect_rectangle *rectangle,
                                                        const isect_capsule *capsule);
/// How far apart or how deep are a rectangle and a solid lozenge?
/// @param rectangle, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_lozenge(const isect_rectangle *rectangle,
                                                        const isect_lozenge *lozenge);
/// How far apart or how deep are a rectangle and a solid ellipsoid?
/// @param rectangle, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_ellipsoid(const isect_rectangle *rectangle,
                                                          const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a rectangle and a solid cylinder?
/// @param rectangle, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_cylinder(const isect_rectangle *rectangle,
                                                         const isect_cylinder *cylinder);
/// How far apart or how deep are a rectangle and a solid cone?
/// @param rectangle, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_cone(const isect_rectangle *rectangle,
                                                     const isect_cone *cone);
/// How far apart or how deep are a rectangle and an axis-aligned box?
/// @param rectangle, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_aabb(const isect_rectangle *rectangle,
                                                     const isect_aabb *aabb);
/// How far apart or how deep are a rectangle and an oriented box?
/// @param rectangle, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_obb(const isect_rectangle *rectangle,
                                                    const isect_obb *obb);
/// How far apart or how deep are a rectangle and the solid between some slabs?
/// @param rectangle, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_kdop(const isect_rectangle *rectangle,
                                                     const isect_kdop *kdop);
/// How far apart or how deep are a rectangle and a frustum?
/// @param rectangle, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_frustum(const isect_rectangle *rectangle,
                                                        const isect_frustum *frustum);
/// How far apart or how deep are a rectangle and the convex hull of some points?
/// @param rectangle, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_hull(const isect_rectangle *rectangle,
                                                     const isect_hull *hull);
/// How far apart or how deep are a rectangle and a solid tetrahedron?
/// @param rectangle, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_rectangle_tetrahedron(const isect_rectangle *rectangle,
                                                            const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two discs? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_disc(const isect_disc *a, const isect_disc *b);
/// How far apart or how deep are a disc and a solid sphere?
/// @param disc, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_sphere(const isect_disc *disc,
                                                  const isect_sphere *sphere);
/// How far apart or how deep are a disc and a solid capsule?
/// @param disc, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_capsule(const isect_disc *disc,
                                                   const isect_capsule *capsule);
/// How far apart or how deep are a disc and a solid lozenge?
/// @param disc, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_lozenge(const isect_disc *disc,
                                                   const isect_lozenge *lozenge);
/// How far apart or how deep are a disc and a solid ellipsoid?
/// @param disc, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_ellipsoid(const isect_disc *disc,
                                                     const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a disc and a solid cylinder?
/// @param disc, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_cylinder(const isect_disc *disc,
                                                    const isect_cylinder *cylinder);
/// How far apart or how deep are a disc and a solid cone?
/// @param disc, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_cone(const isect_disc *disc, const isect_cone *cone);
/// How far apart or how deep are a disc and an axis-aligned box?
/// @param disc, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_aabb(const isect_disc *disc, const isect_aabb *aabb);
/// How far apart or how deep are a disc and an oriented box?
/// @param disc, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_obb(const isect_disc *disc, const isect_obb *obb);
/// How far apart or how deep are a disc and the solid between some slabs?
/// @param disc, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_kdop(const isect_disc *disc, const isect_kdop *kdop);
/// How far apart or how deep are a disc and a frustum?
/// @param disc, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_frustum(const isect_disc *disc,
                                                   const isect_frustum *frustum);
/// How far apart or how deep are a disc and the convex hull of some points?
/// @param disc, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_hull(const isect_disc *disc, const isect_hull *hull);
/// How far apart or how deep are a disc and a solid tetrahedron?
/// @param disc, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_disc_tetrahedron(const isect_disc *disc,
                                                       const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid spheres? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_sphere(const isect_sphere *a, const isect_sphere *b);
/// How far apart or how deep are a solid sphere and a solid capsule?
/// @param sphere, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_capsule(const isect_sphere *sphere,
                                                     const isect_capsule *capsule);
/// How far apart or how deep are a solid sphere and a solid lozenge?
/// @param sphere, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_lozenge(const isect_sphere *sphere,
                                                     const isect_lozenge *lozenge);
/// How far apart or how deep are a solid sphere and a solid ellipsoid?
/// @param sphere, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_ellipsoid(const isect_sphere *sphere,
                                                       const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid sphere and a solid cylinder?
/// @param sphere, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_cylinder(const isect_sphere *sphere,
                                                      const isect_cylinder *cylinder);
/// How far apart or how deep are a solid sphere and a solid cone?
/// @param sphere, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_cone(const isect_sphere *sphere,
                                                  const isect_cone *cone);
/// How far apart or how deep are a solid sphere and an axis-aligned box?
/// @param sphere, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_aabb(const isect_sphere *sphere,
                                                  const isect_aabb *aabb);
/// How far apart or how deep are a solid sphere and an oriented box?
/// @param sphere, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_obb(const isect_sphere *sphere, const isect_obb *obb);
/// How far apart or how deep are a solid sphere and the solid between some slabs?
/// @param sphere, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_kdop(const isect_sphere *sphere,
                                                  const isect_kdop *kdop);
/// How far apart or how deep are a solid sphere and a frustum?
/// @param sphere, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_frustum(const isect_sphere *sphere,
                                                     const isect_frustum *frustum);
/// How far apart or how deep are a solid sphere and the convex hull of some points?
/// @param sphere, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_hull(const isect_sphere *sphere,
                                                  const isect_hull *hull);
/// How far apart or how deep are a solid sphere and a solid tetrahedron?
/// @param sphere, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_sphere_tetrahedron(const isect_sphere *sphere,
                                                         const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid capsules? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_capsule(const isect_capsule *a,
                                                      const isect_capsule *b);
/// How far apart or how deep are a solid capsule and a solid lozenge?
/// @param capsule, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_lozenge(const isect_capsule *capsule,
                                                      const isect_lozenge *lozenge);
/// How far apart or how deep are a solid capsule and a solid ellipsoid?
/// @param capsule, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_ellipsoid(const isect_capsule *capsule,
                                                        const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid capsule and a solid cylinder?
/// @param capsule, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_cylinder(const isect_capsule *capsule,
                                                       const isect_cylinder *cylinder);
/// How far apart or how deep are a solid capsule and a solid cone?
/// @param capsule, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_cone(const isect_capsule *capsule,
                                                   const isect_cone *cone);
/// How far apart or how deep are a solid capsule and an axis-aligned box?
/// @param capsule, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_aabb(const isect_capsule *capsule,
                                                   const isect_aabb *aabb);
/// How far apart or how deep are a solid capsule and an oriented box?
/// @param capsule, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_obb(const isect_capsule *capsule,
                                                  const isect_obb *obb);
/// How far apart or how deep are a solid capsule and the solid between some slabs?
/// @param capsule, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_kdop(const isect_capsule *capsule,
                                                   const isect_kdop *kdop);
/// How far apart or how deep are a solid capsule and a frustum?
/// @param capsule, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_frustum(const isect_capsule *capsule,
                                                      const isect_frustum *frustum);
/// How far apart or how deep are a solid capsule and the convex hull of some points?
/// @param capsule, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_hull(const isect_capsule *capsule,
                                                   const isect_hull *hull);
/// How far apart or how deep are a solid capsule and a solid tetrahedron?
/// @param capsule, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_capsule_tetrahedron(const isect_capsule *capsule,
                                                          const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid lozenges? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_lozenge(const isect_lozenge *a,
                                                      const isect_lozenge *b);
/// How far apart or how deep are a solid lozenge and a solid ellipsoid?
/// @param lozenge, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_ellipsoid(const isect_lozenge *lozenge,
                                                        const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid lozenge and a solid cylinder?
/// @param lozenge, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_cylinder(const isect_lozenge *lozenge,
                                                       const isect_cylinder *cylinder);
/// How far apart or how deep are a solid lozenge and a solid cone?
/// @param lozenge, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_cone(const isect_lozenge *lozenge,
                                                   const isect_cone *cone);
/// How far apart or how deep are a solid lozenge and an axis-aligned box?
/// @param lozenge, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_aabb(const isect_lozenge *lozenge,
                                                   const isect_aabb *aabb);
/// How far apart or how deep are a solid lozenge and an oriented box?
/// @param lozenge, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_obb(const isect_lozenge *lozenge,
                                                  const isect_obb *obb);
/// How far apart or how deep are a solid lozenge and the solid between some slabs?
/// @param lozenge, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_kdop(const isect_lozenge *lozenge,
                                                   const isect_kdop *kdop);
/// How far apart or how deep are a solid lozenge and a frustum?
/// @param lozenge, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_frustum(const isect_lozenge *lozenge,
                                                      const isect_frustum *frustum);
/// How far apart or how deep are a solid lozenge and the convex hull of some points?
/// @param lozenge, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_hull(const isect_lozenge *lozenge,
                                                   const isect_hull *hull);
/// How far apart or how deep are a solid lozenge and a solid tetrahedron?
/// @param lozenge, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_lozenge_tetrahedron(const isect_lozenge *lozenge,
                                                          const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid ellipsoids? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_ellipsoid(const isect_ellipsoid *a,
                                                          const isect_ellipsoid *b);
/// How far apart or how deep are a solid ellipsoid and a solid cylinder?
/// @param ellipsoid, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_cylinder(const isect_ellipsoid *ellipsoid,
                                                         const isect_cylinder *cylinder);
/// How far apart or how deep are a solid ellipsoid and a solid cone?
/// @param ellipsoid, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_cone(const isect_ellipsoid *ellipsoid,
                                                     const isect_cone *cone);
/// How far apart or how deep are a solid ellipsoid and an axis-aligned box?
/// @param ellipsoid, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_aabb(const isect_ellipsoid *ellipsoid,
                                                     const isect_aabb *aabb);
/// How far apart or how deep are a solid ellipsoid and an oriented box?
/// @param ellipsoid, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_obb(const isect_ellipsoid *ellipsoid,
                                                    const isect_obb *obb);
/// How far apart or how deep are a solid ellipsoid and the solid between some slabs?
/// @param ellipsoid, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_kdop(const isect_ellipsoid *ellipsoid,
                                                     const isect_kdop *kdop);
/// How far apart or how deep are a solid ellipsoid and a frustum?
/// @param ellipsoid, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_frustum(const isect_ellipsoid *ellipsoid,
                                                        const isect_frustum *frustum);
/// How far apart or how deep are a solid ellipsoid and the convex hull of some points?
/// @param ellipsoid, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_hull(const isect_ellipsoid *ellipsoid,
                                                     const isect_hull *hull);
/// How far apart or how deep are a solid ellipsoid and a solid tetrahedron?
/// @param ellipsoid, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_ellipsoid_tetrahedron(const isect_ellipsoid *ellipsoid,
                                                            const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid cylinders? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_cylinder(const isect_cylinder *a,
                                                        const isect_cylinder *b);
/// How far apart or how deep are a solid cylinder and a solid cone?
/// @param cylinder, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_cone(const isect_cylinder *cylinder,
                                                    const isect_cone *cone);
/// How far apart or how deep are a solid cylinder and an axis-aligned box?
/// @param cylinder, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_aabb(const isect_cylinder *cylinder,
                                                    const isect_aabb *aabb);
/// How far apart or how deep are a solid cylinder and an oriented box?
/// @param cylinder, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_obb(const isect_cylinder *cylinder,
                                                   const isect_obb *obb);
/// How far apart or how deep are a solid cylinder and the solid between some slabs?
/// @param cylinder, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_kdop(const isect_cylinder *cylinder,
                                                    const isect_kdop *kdop);
/// How far apart or how deep are a solid cylinder and a frustum?
/// @param cylinder, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_frustum(const isect_cylinder *cylinder,
                                                       const isect_frustum *frustum);
/// How far apart or how deep are a solid cylinder and the convex hull of some points?
/// @param cylinder, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_hull(const isect_cylinder *cylinder,
                                                    const isect_hull *hull);
/// How far apart or how deep are a solid cylinder and a solid tetrahedron?
/// @param cylinder, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cylinder_tetrahedron(const isect_cylinder *cylinder,
                                                           const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid cones? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_cone(const isect_cone *a, const isect_cone *b);
/// How far apart or how deep are a solid cone and an axis-aligned box?
/// @param cone, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_aabb(const isect_cone *cone, const isect_aabb *aabb);
/// How far apart or how deep are a solid cone and an oriented box?
/// @param cone, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_obb(const isect_cone *cone, const isect_obb *obb);
/// How far apart or how deep are a solid cone and the solid between some slabs?
/// @param cone, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_kdop(const isect_cone *cone, const isect_kdop *kdop);
/// How far apart or how deep are a solid cone and a frustum?
/// @param cone, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_frustum(const isect_cone *cone,
                                                   const isect_frustum *frustum);
/// How far apart or how deep are a solid cone and the convex hull of some points?
/// @param cone, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_hull(const isect_cone *cone, const isect_hull *hull);
/// How far apart or how deep are a solid cone and a solid tetrahedron?
/// @param cone, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_cone_tetrahedron(const isect_cone *cone,
                                                       const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two axis-aligned boxes? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_aabb(const isect_aabb *a, const isect_aabb *b);
/// How far apart or how deep are an axis-aligned box and an oriented box?
/// @param aabb, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_obb(const isect_aabb *aabb, const isect_obb *obb);
/// How far apart or how deep are an axis-aligned box and the solid between some slabs?
/// @param aabb, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_kdop(const isect_aabb *aabb, const isect_kdop *kdop);
/// How far apart or how deep are an axis-aligned box and a frustum?
/// @param aabb, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_frustum(const isect_aabb *aabb,
                                                   const isect_frustum *frustum);
/// How far apart or how deep are an axis-aligned box and the convex hull of some points?
/// @param aabb, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_hull(const isect_aabb *aabb, const isect_hull *hull);
/// How far apart or how deep are an axis-aligned box and a solid tetrahedron?
/// @param aabb, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_aabb_tetrahedron(const isect_aabb *aabb,
                                                       const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two oriented boxes? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_obb_obb(const isect_obb *a, const isect_obb *b);
/// How far apart or how deep are an oriented box and the solid between some slabs?
/// @param obb, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_obb_kdop(const isect_obb *obb, const isect_kdop *kdop);
/// How far apart or how deep are an oriented box and a frustum?
/// @param obb, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_obb_frustum(const isect_obb *obb,
                                                  const isect_frustum *frustum);
/// How far apart or how deep are an oriented box and the convex hull of some points?
/// @param obb, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_obb_hull(const isect_obb *obb, const isect_hull *hull);
/// How far apart or how deep are an oriented box and a solid tetrahedron?
/// @param obb, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_obb_tetrahedron(const isect_obb *obb,
                                                      const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solids between slabs? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_kdop_kdop(const isect_kdop *a, const isect_kdop *b);
/// How far apart or how deep are the solid between some slabs and a frustum?
/// @param kdop, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_kdop_frustum(const isect_kdop *kdop,
                                                   const isect_frustum *frustum);
/// How far apart or how deep are the solid between some slabs and the convex hull of some points?
/// @param kdop, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_kdop_hull(const isect_kdop *kdop, const isect_hull *hull);
/// How far apart or how deep are the solid between some slabs and a solid tetrahedron?
/// @param kdop, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_kdop_tetrahedron(const isect_kdop *kdop,
                                                       const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two frusta? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_frustum_frustum(const isect_frustum *a,
                                                      const isect_frustum *b);
/// How far apart or how deep are a frustum and the convex hull of some points?
/// @param frustum, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_frustum_hull(const isect_frustum *frustum,
                                                   const isect_hull *hull);
/// How far apart or how deep are a frustum and a solid tetrahedron?
/// @param frustum, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_frustum_tetrahedron(const isect_frustum *frustum,
                                                          const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two convex hulls? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_hull_hull(const isect_hull *a, const isect_hull *b);
/// How far apart or how deep are the convex hull of some points and a solid tetrahedron?
/// @param hull, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_hull_tetrahedron(const isect_hull *hull,
                                                       const isect_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid tetrahedra? @param a, b  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_tetrahedron_tetrahedron(const isect_tetrahedron *a,
                                                              const isect_tetrahedron *b);

/* ---- Half-spaces ----
 *
 * The plane is the closed half-space normal . x + d <= 0: the ground, say, with its normal upward. Any
 * normal length; a zero normal is everything if d <= 0, and else nothing. gap is the height of the
 * lowest point of the shape over the plane: it is negative where the shape dips into the ground, and
 * has no bound below. Of a half-space that is everything gap is the least number, -FLT_MAX, and a = b;
 * so it is of a k-DOP or frustum that goes down without end, or farther than 32 times the greatest
 * distance of one of its planes from 0.
 * NaN or an infinity is near to nothing, but for bounds of boxes along the axes and of k-DOPs; nor is what
 * is empty: a miss. What is beyond the range of numbers becomes the greatest.
 *
 * Exact: whether gap <= 0: exactly if isect_classify of the same pair does not say that the shape is
 * outside. Of a segment or tetrahedron: that of its corners.
 * Accuracy: with the scale (|normal . point| + |d|) / |normal|, the products taken one by one without sign,
 * for the lowest point, and the length L of the shape, gap is within epsilon * (4 scale + 64 L), of a k-DOP
 * or frustum within 1e-6 S more, in double 1e-9 S, S being L + the greatest distance of its planes from 0;
 * the points are within that, and within 2 epsilon * (greatest |x|, |y|, |z|), of the shapes.
 * Method: the support point against the normal (Ericson, Real-Time Collision Detection, 5.1.1).
 * Cost: one support point. Batch: _n, a loop; hulls have none. */
/// How far apart or how deep are a point and a half-space?
/// @param point, plane  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_point_plane(const isect_vec3 *point,
                                                  const isect_plane *plane);
/// How far apart or how deep are a segment and a half-space?
/// @param segment, plane  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_segment_plane(const isect_segment *segment,
                                                    const isect_plane *plane);
/// How far apart or how deep are a half-space and a triangle?
/// @param plane, triangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_triangle(const isect_plane *plane,
                                                     const isect_triangle *triangle);
/// How far apart or how deep are a half-space and a rectangle?
/// @param plane, rectangle  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_rectangle(const isect_plane *plane,
                                                      const isect_rectangle *rectangle);
/// How far apart or how deep are a half-space and a disc?
/// @param plane, disc  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_disc(const isect_plane *plane, const isect_disc *disc);
/// How far apart or how deep are a half-space and a solid sphere?
/// @param plane, sphere  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_sphere(const isect_plane *plane,
                                                   const isect_sphere *sphere);
/// How far apart or how deep are a half-space and a solid capsule?
/// @param plane, capsule  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_capsule(const isect_plane *plane,
                                                    const isect_capsule *capsule);
/// How far apart or how deep are a half-space and a solid lozenge?
/// @param plane, lozenge  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_lozenge(const isect_plane *plane,
                                                    const isect_lozenge *lozenge);
/// How far apart or how deep are a half-space and a solid ellipsoid?
/// @param plane, ellipsoid  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_ellipsoid(const isect_plane *plane,
                                                      const isect_ellipsoid *ellipsoid);
/// How far apart or how deep are a half-space and a solid cylinder?
/// @param plane, cylinder  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_cylinder(const isect_plane *plane,
                                                     const isect_cylinder *cylinder);
/// How far apart or how deep are a half-space and a solid cone?
/// @param plane, cone  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_cone(const isect_plane *plane, const isect_cone *cone);
/// How far apart or how deep are a half-space and an axis-aligned box?
/// @param plane, aabb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_aabb(const isect_plane *plane, const isect_aabb *aabb);
/// How far apart or how deep are a half-space and an oriented box?
/// @param plane, obb  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_obb(const isect_plane *plane, const isect_obb *obb);
/// How far apart or how deep are a half-space and the solid between some slabs?
/// @param plane, kdop  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_kdop(const isect_plane *plane, const isect_kdop *kdop);
/// How far apart or how deep are a half-space and a frustum?
/// @param plane, frustum  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_frustum(const isect_plane *plane,
                                                    const isect_frustum *frustum);
/// How far apart or how deep are a half-space and the convex hull of some points?
/// @param plane, hull  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_hull(const isect_plane *plane, const isect_hull *hull);
/// How far apart or how deep are a half-space and a solid tetrahedron?
/// @param plane, tetrahedron  Any. @return The contact.
ISECT_ASK isect_contact isect_contact_plane_tetrahedron(const isect_plane *plane,
                                                        const isect_tetrahedron *tetrahedron);

/* ---- Patches ---- */

/// One of the points at which two shapes press on each other, and the parts of both that it comes from,
/// by which a solver finds it again in the next step. A part is {i, i}: corner i; {i, j} with i < j:
/// the edge between these; {UINT32_MAX, UINT32_MAX}: the face, or a shape that is round there.
/// Corners are those of a triangle, tetrahedron, hull or segment in order; of a box, rectangle or lozenge
/// 0 to 7 (to 3): bit k is set if it is at the upper end of axis k; a and b of a capsule are 0 and 1.
/// Of a k-DOP or frustum it is the three planes that meet there, i + 256 j + 65536 k with i < j < k: those of the
/// frustum in order; of slab s of the k-DOP 2 s is the upper one, 2 s + 1 the lower one.
/// A cap counts as eight corners; ends of a line on the side of a cylinder or cone are 16 and 17.
typedef struct isect_patch_point {
    isect_vec3 a, b;       ///< of the first and the second shape: b - a = gap * normal
    float gap;             ///< how far apart they are along the normal; negative: so deep
    uint32_t feature_a[2]; ///< which part of the first shape
    uint32_t feature_b[2]; ///< which part of the second
} isect_patch_point;

/// Where two shapes press on each other: a contact manifold, the deepest point first. None: all 0.
typedef struct isect_patch {
    isect_vec3 normal;          ///< that of isect_contact, from the first shape to the second
    uint32_t count;             ///< how many points there are
    isect_patch_point point[8]; ///< those; the others are all 0
} isect_patch;

/// At which points do two convex shapes press on each other?
///
/// @param a, b    Any but rays, planes and sets by support points; of boxes, k-DOPs and frusta those that
///                have an end: what is 64 times as far from 0 as the greatest number of both shapes has none.
/// @param margin  Points with a gap of at most that count: what may touch in the next step. Negative:
///                those so deep.
/// @param most    At most so many points, 1 to 8: mostly 4. Of more, the deepest, then always the one
///                that is farthest from those before.
/// @return        The corners of what both faces have in common, seen along the normal: the same parts
///                under small motions, but where some are about as deep or as far as each other. Shapes
///                given in the other order have the same points with a and b exchanged.
///
/// Bad input: a shape that is not known or empty, a number that is NaN or infinite, has no point.
/// Accuracy: with S = the lengths of both shapes + their distance and d = 1e-6 S, in double 1e-9 S unless
/// one is a disc, ellipsoid, cylinder or cone, every a is within 8 d of the surface of the first shape,
/// every b of that of the second, and b - a is within 8 d of gap * normal; of two lines, as of capsules
/// side by side, it may lean by their distance across the normal. The deepest gap is at most 16 d more
/// than that of isect_contact; 2 epsilon * (greatest |x|, |y|, |z|) comes on top, and of a k-DOP or frustum
/// 1e-13 of that.
/// Method: isect_contact, of boxes with orthonormal axes fifteen separating axes, of which those of two edges count only
/// if they are clearly better (Gottschalk 1996); then the faces that are turned to the other shape most, of which one is clipped
/// against the sides of the other (Sutherland and Hodgman 1974), a segment by Cyrus and Beck. Of a face with
/// more than 16 corners, those that are farthest in 16 directions; of a cap, 8 of its rim. What is round,
/// a sphere, an ellipsoid, an end, has one point.
/// Cost: that of the contact, and some 20 looks at every corner; of two boxes 0.3 microseconds.
ISECT_ASK isect_patch isect_contact_any_patch(const isect_any *a, const isect_any *b, float margin,
                                              uint32_t most);

ISECT_EXTERN_END
#endif
