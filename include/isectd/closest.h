/* isectd/closest.h - isect/closest.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CLOSEST_H
#define ISECTD_CLOSEST_H

#include "isectd/answers.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// Which point of a segment is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_segment(const isectd_vec3 *point,
                                                      const isectd_segment *segment);
/// Which point of a line, ray or piece of one is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_ray(const isectd_vec3 *point, const isectd_ray *ray);
/// Which point of a plane is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_plane(const isectd_vec3 *point,
                                                    const isectd_plane *plane);
/// Which point of a triangle is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_triangle(const isectd_vec3 *point,
                                                       const isectd_triangle *triangle);
/// Which point of a rectangle or a parallelogram is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_rectangle(const isectd_vec3 *point,
                                                        const isectd_rectangle *rectangle);
/// Which point of a disc is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_disc(const isectd_vec3 *point,
                                                   const isectd_disc *disc);
/// Which point of a polygon in space is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_polygon(const isectd_vec3 *point,
                                                      const isectd_polygon *polygon,
                                                      isect_rule rule);
/// Which point of a solid sphere is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_sphere(const isectd_vec3 *point,
                                                     const isectd_sphere *sphere);
/// Which point of a solid capsule is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_capsule(const isectd_vec3 *point,
                                                      const isectd_capsule *capsule);
/// Which point of a solid axis-aligned box is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_aabb(const isectd_vec3 *point,
                                                   const isectd_aabb *aabb);
/// Which point of a solid box with axes of its own is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_obb(const isectd_vec3 *point, const isectd_obb *obb);
/// Which points of two segments in space are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_segment(const isectd_segment *a,
                                                        const isectd_segment *b);
/// Which points of two lines, rays or pieces of one are nearest?
ISECT_ASK isectd_nearest isectd_closest_ray_ray(const isectd_ray *a, const isectd_ray *b);

/* ---- Pairs that the engine answers ----  Any shapes, also degenerate ones, which mean what isectd/shapes.h says; a hull is that of its vertices. */
/// Which points of two points are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_point(const isectd_vec3 *a, const isectd_vec3 *b);
/// Which points of a point and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_lozenge(const isectd_vec3 *point,
                                                      const isectd_lozenge *lozenge);
/// Which points of a point and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_ellipsoid(const isectd_vec3 *point,
                                                        const isectd_ellipsoid *ellipsoid);
/// Which points of a point and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_cylinder(const isectd_vec3 *point,
                                                       const isectd_cylinder *cylinder);
/// Which points of a point and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_cone(const isectd_vec3 *point,
                                                   const isectd_cone *cone);
/// Which points of a point and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_kdop(const isectd_vec3 *point,
                                                   const isectd_kdop *kdop);
/// Which points of a point and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_frustum(const isectd_vec3 *point,
                                                      const isectd_frustum *frustum);
/// Which points of a point and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_hull(const isectd_vec3 *point,
                                                   const isectd_hull *hull);
/// Which points of a point and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_point_tetrahedron(const isectd_vec3 *point,
                                                          const isectd_tetrahedron *tetrahedron);
/// Which points of a segment and a triangle are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_triangle(const isectd_segment *segment,
                                                         const isectd_triangle *triangle);
/// Which points of a segment and a rectangle are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_rectangle(const isectd_segment *segment,
                                                          const isectd_rectangle *rectangle);
/// Which points of a segment and a disc are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_disc(const isectd_segment *segment,
                                                     const isectd_disc *disc);
/// Which points of a segment and a solid sphere are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_sphere(const isectd_segment *segment,
                                                       const isectd_sphere *sphere);
/// Which points of a segment and a solid capsule are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_capsule(const isectd_segment *segment,
                                                        const isectd_capsule *capsule);
/// Which points of a segment and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_lozenge(const isectd_segment *segment,
                                                        const isectd_lozenge *lozenge);
/// Which points of a segment and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_ellipsoid(const isectd_segment *segment,
                                                          const isectd_ellipsoid *ellipsoid);
/// Which points of a segment and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_cylinder(const isectd_segment *segment,
                                                         const isectd_cylinder *cylinder);
/// Which points of a segment and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_cone(const isectd_segment *segment,
                                                     const isectd_cone *cone);
/// Which points of a segment and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_aabb(const isectd_segment *segment,
                                                     const isectd_aabb *aabb);
/// Which points of a segment and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_obb(const isectd_segment *segment,
                                                    const isectd_obb *obb);
/// Which points of a segment and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_kdop(const isectd_segment *segment,
                                                     const isectd_kdop *kdop);
/// Which points of a segment and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_frustum(const isectd_segment *segment,
                                                        const isectd_frustum *frustum);
/// Which points of a segment and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_hull(const isectd_segment *segment,
                                                     const isectd_hull *hull);
/// Which points of a segment and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_tetrahedron(const isectd_segment *segment,
                                                            const isectd_tetrahedron *tetrahedron);
/// Which points of two triangles are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_triangle(const isectd_triangle *a,
                                                          const isectd_triangle *b);
/// Which points of a triangle and a rectangle are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_rectangle(const isectd_triangle *triangle,
                                                           const isectd_rectangle *rectangle);
/// Which points of a triangle and a disc are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_disc(const isectd_triangle *triangle,
                                                      const isectd_disc *disc);
/// Which points of a triangle and a solid sphere are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_sphere(const isectd_triangle *triangle,
                                                        const isectd_sphere *sphere);
/// Which points of a triangle and a solid capsule are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_capsule(const isectd_triangle *triangle,
                                                         const isectd_capsule *capsule);
/// Which points of a triangle and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_lozenge(const isectd_triangle *triangle,
                                                         const isectd_lozenge *lozenge);
/// Which points of a triangle and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_ellipsoid(const isectd_triangle *triangle,
                                                           const isectd_ellipsoid *ellipsoid);
/// Which points of a triangle and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_cylinder(const isectd_triangle *triangle,
                                                          const isectd_cylinder *cylinder);
/// Which points of a triangle and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_cone(const isectd_triangle *triangle,
                                                      const isectd_cone *cone);
/// Which points of a triangle and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_aabb(const isectd_triangle *triangle,
                                                      const isectd_aabb *aabb);
/// Which points of a triangle and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_obb(const isectd_triangle *triangle,
                                                     const isectd_obb *obb);
/// Which points of a triangle and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_kdop(const isectd_triangle *triangle,
                                                      const isectd_kdop *kdop);
/// Which points of a triangle and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_frustum(const isectd_triangle *triangle,
                                                         const isectd_frustum *frustum);
/// Which points of a triangle and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_hull(const isectd_triangle *triangle,
                                                      const isectd_hull *hull);
/// Which points of a triangle and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_triangle_tetrahedron(const isectd_triangle *triangle,
                                                             const isectd_tetrahedron *tetrahedron);
/// Which points of two rectangles are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_rectangle(const isectd_rectangle *a,
                                                            const isectd_rectangle *b);
/// Which points of a rectangle and a disc are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_disc(const isectd_rectangle *rectangle,
                                                       const isectd_disc *disc);
/// Which points of a rectangle and a solid sphere are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_sphere(const isectd_rectangle *rectangle,
                                                         const isectd_sphere *sphere);
/// Which points of a rectangle and a solid capsule are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_capsule(const isectd_rectangle *rectangle,
                                                          const isectd_capsule *capsule);
/// Which points of a rectangle and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_lozenge(const isectd_rectangle *rectangle,
                                                          const isectd_lozenge *lozenge);
/// Which points of a rectangle and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_ellipsoid(const isectd_rectangle *rectangle,
                                                            const isectd_ellipsoid *ellipsoid);
/// Which points of a rectangle and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_cylinder(const isectd_rectangle *rectangle,
                                                           const isectd_cylinder *cylinder);
/// Which points of a rectangle and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_cone(const isectd_rectangle *rectangle,
                                                       const isectd_cone *cone);
/// Which points of a rectangle and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_aabb(const isectd_rectangle *rectangle,
                                                       const isectd_aabb *aabb);
/// Which points of a rectangle and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_obb(const isectd_rectangle *rectangle,
                                                      const isectd_obb *obb);
/// Which points of a rectangle and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_kdop(const isectd_rectangle *rectangle,
                                                       const isectd_kdop *kdop);
/// Which points of a rectangle and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_frustum(const isectd_rectangle *rectangle,
                                                          const isectd_frustum *frustum);
/// Which points of a rectangle and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_hull(const isectd_rectangle *rectangle,
                                                       const isectd_hull *hull);
/// Which points of a rectangle and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_rectangle_tetrahedron(const isectd_rectangle *rectangle,
                                                              const isectd_tetrahedron *tetrahedron);
/// Which points of two discs are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_disc(const isectd_disc *a, const isectd_disc *b);
/// Which points of a disc and a solid sphere are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_sphere(const isectd_disc *disc,
                                                    const isectd_sphere *sphere);
/// Which points of a disc and a solid capsule are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_capsule(const isectd_disc *disc,
                                                     const isectd_capsule *capsule);
/// Which points of a disc and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_lozenge(const isectd_disc *disc,
                                                     const isectd_lozenge *lozenge);
/// Which points of a disc and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_ellipsoid(const isectd_disc *disc,
                                                       const isectd_ellipsoid *ellipsoid);
/// Which points of a disc and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_cylinder(const isectd_disc *disc,
                                                      const isectd_cylinder *cylinder);
/// Which points of a disc and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_cone(const isectd_disc *disc, const isectd_cone *cone);
/// Which points of a disc and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_aabb(const isectd_disc *disc, const isectd_aabb *aabb);
/// Which points of a disc and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_obb(const isectd_disc *disc, const isectd_obb *obb);
/// Which points of a disc and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_kdop(const isectd_disc *disc, const isectd_kdop *kdop);
/// Which points of a disc and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_frustum(const isectd_disc *disc,
                                                     const isectd_frustum *frustum);
/// Which points of a disc and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_hull(const isectd_disc *disc, const isectd_hull *hull);
/// Which points of a disc and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_disc_tetrahedron(const isectd_disc *disc,
                                                         const isectd_tetrahedron *tetrahedron);
/// Which points of two solid spheres are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_sphere(const isectd_sphere *a,
                                                      const isectd_sphere *b);
/// Which points of a solid sphere and a solid capsule are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_capsule(const isectd_sphere *sphere,
                                                       const isectd_capsule *capsule);
/// Which points of a solid sphere and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_lozenge(const isectd_sphere *sphere,
                                                       const isectd_lozenge *lozenge);
/// Which points of a solid sphere and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_ellipsoid(const isectd_sphere *sphere,
                                                         const isectd_ellipsoid *ellipsoid);
/// Which points of a solid sphere and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_cylinder(const isectd_sphere *sphere,
                                                        const isectd_cylinder *cylinder);
/// Which points of a solid sphere and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_cone(const isectd_sphere *sphere,
                                                    const isectd_cone *cone);
/// Which points of a solid sphere and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_aabb(const isectd_sphere *sphere,
                                                    const isectd_aabb *aabb);
/// Which points of a solid sphere and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_obb(const isectd_sphere *sphere,
                                                   const isectd_obb *obb);
/// Which points of a solid sphere and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_kdop(const isectd_sphere *sphere,
                                                    const isectd_kdop *kdop);
/// Which points of a solid sphere and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_frustum(const isectd_sphere *sphere,
                                                       const isectd_frustum *frustum);
/// Which points of a solid sphere and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_hull(const isectd_sphere *sphere,
                                                    const isectd_hull *hull);
/// Which points of a solid sphere and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_sphere_tetrahedron(const isectd_sphere *sphere,
                                                           const isectd_tetrahedron *tetrahedron);
/// Which points of two solid capsules are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_capsule(const isectd_capsule *a,
                                                        const isectd_capsule *b);
/// Which points of a solid capsule and a solid lozenge are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_lozenge(const isectd_capsule *capsule,
                                                        const isectd_lozenge *lozenge);
/// Which points of a solid capsule and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_ellipsoid(const isectd_capsule *capsule,
                                                          const isectd_ellipsoid *ellipsoid);
/// Which points of a solid capsule and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_cylinder(const isectd_capsule *capsule,
                                                         const isectd_cylinder *cylinder);
/// Which points of a solid capsule and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_cone(const isectd_capsule *capsule,
                                                     const isectd_cone *cone);
/// Which points of a solid capsule and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_aabb(const isectd_capsule *capsule,
                                                     const isectd_aabb *aabb);
/// Which points of a solid capsule and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_obb(const isectd_capsule *capsule,
                                                    const isectd_obb *obb);
/// Which points of a solid capsule and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_kdop(const isectd_capsule *capsule,
                                                     const isectd_kdop *kdop);
/// Which points of a solid capsule and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_frustum(const isectd_capsule *capsule,
                                                        const isectd_frustum *frustum);
/// Which points of a solid capsule and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_hull(const isectd_capsule *capsule,
                                                     const isectd_hull *hull);
/// Which points of a solid capsule and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_capsule_tetrahedron(const isectd_capsule *capsule,
                                                            const isectd_tetrahedron *tetrahedron);
/// Which points of two solid lozenges are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_lozenge(const isectd_lozenge *a,
                                                        const isectd_lozenge *b);
/// Which points of a solid lozenge and a solid ellipsoid are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_ellipsoid(const isectd_lozenge *lozenge,
                                                          const isectd_ellipsoid *ellipsoid);
/// Which points of a solid lozenge and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_cylinder(const isectd_lozenge *lozenge,
                                                         const isectd_cylinder *cylinder);
/// Which points of a solid lozenge and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_cone(const isectd_lozenge *lozenge,
                                                     const isectd_cone *cone);
/// Which points of a solid lozenge and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_aabb(const isectd_lozenge *lozenge,
                                                     const isectd_aabb *aabb);
/// Which points of a solid lozenge and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_obb(const isectd_lozenge *lozenge,
                                                    const isectd_obb *obb);
/// Which points of a solid lozenge and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_kdop(const isectd_lozenge *lozenge,
                                                     const isectd_kdop *kdop);
/// Which points of a solid lozenge and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_frustum(const isectd_lozenge *lozenge,
                                                        const isectd_frustum *frustum);
/// Which points of a solid lozenge and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_hull(const isectd_lozenge *lozenge,
                                                     const isectd_hull *hull);
/// Which points of a solid lozenge and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_lozenge_tetrahedron(const isectd_lozenge *lozenge,
                                                            const isectd_tetrahedron *tetrahedron);
/// Which points of two solid ellipsoids are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_ellipsoid(const isectd_ellipsoid *a,
                                                            const isectd_ellipsoid *b);
/// Which points of a solid ellipsoid and a solid cylinder are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_cylinder(const isectd_ellipsoid *ellipsoid,
                                                           const isectd_cylinder *cylinder);
/// Which points of a solid ellipsoid and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_cone(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_cone *cone);
/// Which points of a solid ellipsoid and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_aabb(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_aabb *aabb);
/// Which points of a solid ellipsoid and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_obb(const isectd_ellipsoid *ellipsoid,
                                                      const isectd_obb *obb);
/// Which points of a solid ellipsoid and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_kdop(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_kdop *kdop);
/// Which points of a solid ellipsoid and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_frustum(const isectd_ellipsoid *ellipsoid,
                                                          const isectd_frustum *frustum);
/// Which points of a solid ellipsoid and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_hull(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_hull *hull);
/// Which points of a solid ellipsoid and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_ellipsoid_tetrahedron(const isectd_ellipsoid *ellipsoid,
                                                              const isectd_tetrahedron *tetrahedron);
/// Which points of two solid cylinders are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_cylinder(const isectd_cylinder *a,
                                                          const isectd_cylinder *b);
/// Which points of a solid cylinder and a solid cone are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_cone(const isectd_cylinder *cylinder,
                                                      const isectd_cone *cone);
/// Which points of a solid cylinder and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_aabb(const isectd_cylinder *cylinder,
                                                      const isectd_aabb *aabb);
/// Which points of a solid cylinder and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_obb(const isectd_cylinder *cylinder,
                                                     const isectd_obb *obb);
/// Which points of a solid cylinder and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_kdop(const isectd_cylinder *cylinder,
                                                      const isectd_kdop *kdop);
/// Which points of a solid cylinder and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_frustum(const isectd_cylinder *cylinder,
                                                         const isectd_frustum *frustum);
/// Which points of a solid cylinder and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_hull(const isectd_cylinder *cylinder,
                                                      const isectd_hull *hull);
/// Which points of a solid cylinder and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_cylinder_tetrahedron(const isectd_cylinder *cylinder,
                                                             const isectd_tetrahedron *tetrahedron);
/// Which points of two solid cones are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_cone(const isectd_cone *a, const isectd_cone *b);
/// Which points of a solid cone and an axis-aligned box are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_aabb(const isectd_cone *cone, const isectd_aabb *aabb);
/// Which points of a solid cone and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_obb(const isectd_cone *cone, const isectd_obb *obb);
/// Which points of a solid cone and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_kdop(const isectd_cone *cone, const isectd_kdop *kdop);
/// Which points of a solid cone and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_frustum(const isectd_cone *cone,
                                                     const isectd_frustum *frustum);
/// Which points of a solid cone and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_hull(const isectd_cone *cone, const isectd_hull *hull);
/// Which points of a solid cone and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_cone_tetrahedron(const isectd_cone *cone,
                                                         const isectd_tetrahedron *tetrahedron);
/// Which points of two axis-aligned boxes are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b);
/// Which points of an axis-aligned box and an oriented box are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_obb(const isectd_aabb *aabb, const isectd_obb *obb);
/// Which points of an axis-aligned box and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_kdop(const isectd_aabb *aabb, const isectd_kdop *kdop);
/// Which points of an axis-aligned box and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_frustum(const isectd_aabb *aabb,
                                                     const isectd_frustum *frustum);
/// Which points of an axis-aligned box and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_hull(const isectd_aabb *aabb, const isectd_hull *hull);
/// Which points of an axis-aligned box and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_aabb_tetrahedron(const isectd_aabb *aabb,
                                                         const isectd_tetrahedron *tetrahedron);
/// Which points of two oriented boxes are nearest?
ISECT_ASK isectd_nearest isectd_closest_obb_obb(const isectd_obb *a, const isectd_obb *b);
/// Which points of an oriented box and the solid between some slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_obb_kdop(const isectd_obb *obb, const isectd_kdop *kdop);
/// Which points of an oriented box and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_obb_frustum(const isectd_obb *obb,
                                                    const isectd_frustum *frustum);
/// Which points of an oriented box and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_obb_hull(const isectd_obb *obb, const isectd_hull *hull);
/// Which points of an oriented box and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_obb_tetrahedron(const isectd_obb *obb,
                                                        const isectd_tetrahedron *tetrahedron);
/// Which points of two solids between slabs are nearest?
ISECT_ASK isectd_nearest isectd_closest_kdop_kdop(const isectd_kdop *a, const isectd_kdop *b);
/// Which points of the solid between some slabs and a frustum are nearest?
ISECT_ASK isectd_nearest isectd_closest_kdop_frustum(const isectd_kdop *kdop,
                                                     const isectd_frustum *frustum);
/// Which points of the solid between some slabs and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_kdop_hull(const isectd_kdop *kdop, const isectd_hull *hull);
/// Which points of the solid between some slabs and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_kdop_tetrahedron(const isectd_kdop *kdop,
                                                         const isectd_tetrahedron *tetrahedron);
/// Which points of two frusta are nearest?
ISECT_ASK isectd_nearest isectd_closest_frustum_frustum(const isectd_frustum *a,
                                                        const isectd_frustum *b);
/// Which points of a frustum and the convex hull of some points are nearest?
ISECT_ASK isectd_nearest isectd_closest_frustum_hull(const isectd_frustum *frustum,
                                                     const isectd_hull *hull);
/// Which points of a frustum and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_frustum_tetrahedron(const isectd_frustum *frustum,
                                                            const isectd_tetrahedron *tetrahedron);
/// Which points of two convex hulls are nearest?
ISECT_ASK isectd_nearest isectd_closest_hull_hull(const isectd_hull *a, const isectd_hull *b);
/// Which points of the convex hull of some points and a solid tetrahedron are nearest?
ISECT_ASK isectd_nearest isectd_closest_hull_tetrahedron(const isectd_hull *hull,
                                                         const isectd_tetrahedron *tetrahedron);
/// Which points of two solid tetrahedra are nearest?
ISECT_ASK isectd_nearest isectd_closest_tetrahedron_tetrahedron(const isectd_tetrahedron *a,
                                                                const isectd_tetrahedron *b);

ISECT_EXTERN_END
#endif
