/* isectd/contact.h - isect/contact.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CONTACT_H
#define ISECTD_CONTACT_H

#include "isectd/answers.h"
#include "isectd/any.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- Pairs that the engine answers ----  Any shapes, also degenerate ones, which mean what isectd/shapes.h says; a hull is that of its vertices. */
/// How far apart or how deep are two points?
ISECT_ASK isectd_contact isectd_contact_point_point(const isectd_vec3 *a, const isectd_vec3 *b);
/// How far apart or how deep are a point and a segment?
ISECT_ASK isectd_contact isectd_contact_point_segment(const isectd_vec3 *point,
                                                      const isectd_segment *segment);
/// How far apart or how deep are a point and a triangle?
ISECT_ASK isectd_contact isectd_contact_point_triangle(const isectd_vec3 *point,
                                                       const isectd_triangle *triangle);
/// How far apart or how deep are a point and a rectangle?
ISECT_ASK isectd_contact isectd_contact_point_rectangle(const isectd_vec3 *point,
                                                        const isectd_rectangle *rectangle);
/// How far apart or how deep are a point and a disc?
ISECT_ASK isectd_contact isectd_contact_point_disc(const isectd_vec3 *point,
                                                   const isectd_disc *disc);
/// How far apart or how deep are a point and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_point_sphere(const isectd_vec3 *point,
                                                     const isectd_sphere *sphere);
/// How far apart or how deep are a point and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_point_capsule(const isectd_vec3 *point,
                                                      const isectd_capsule *capsule);
/// How far apart or how deep are a point and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_point_lozenge(const isectd_vec3 *point,
                                                      const isectd_lozenge *lozenge);
/// How far apart or how deep are a point and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_point_ellipsoid(const isectd_vec3 *point,
                                                        const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a point and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_point_cylinder(const isectd_vec3 *point,
                                                       const isectd_cylinder *cylinder);
/// How far apart or how deep are a point and a solid cone?
ISECT_ASK isectd_contact isectd_contact_point_cone(const isectd_vec3 *point,
                                                   const isectd_cone *cone);
/// How far apart or how deep are a point and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_point_aabb(const isectd_vec3 *point,
                                                   const isectd_aabb *aabb);
/// How far apart or how deep are a point and an oriented box?
ISECT_ASK isectd_contact isectd_contact_point_obb(const isectd_vec3 *point, const isectd_obb *obb);
/// How far apart or how deep are a point and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_point_kdop(const isectd_vec3 *point,
                                                   const isectd_kdop *kdop);
/// How far apart or how deep are a point and a frustum?
ISECT_ASK isectd_contact isectd_contact_point_frustum(const isectd_vec3 *point,
                                                      const isectd_frustum *frustum);
/// How far apart or how deep are a point and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_point_hull(const isectd_vec3 *point,
                                                   const isectd_hull *hull);
/// How far apart or how deep are a point and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_point_tetrahedron(const isectd_vec3 *point,
                                                          const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two segments?
ISECT_ASK isectd_contact isectd_contact_segment_segment(const isectd_segment *a,
                                                        const isectd_segment *b);
/// How far apart or how deep are a segment and a triangle?
ISECT_ASK isectd_contact isectd_contact_segment_triangle(const isectd_segment *segment,
                                                         const isectd_triangle *triangle);
/// How far apart or how deep are a segment and a rectangle?
ISECT_ASK isectd_contact isectd_contact_segment_rectangle(const isectd_segment *segment,
                                                          const isectd_rectangle *rectangle);
/// How far apart or how deep are a segment and a disc?
ISECT_ASK isectd_contact isectd_contact_segment_disc(const isectd_segment *segment,
                                                     const isectd_disc *disc);
/// How far apart or how deep are a segment and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_segment_sphere(const isectd_segment *segment,
                                                       const isectd_sphere *sphere);
/// How far apart or how deep are a segment and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_segment_capsule(const isectd_segment *segment,
                                                        const isectd_capsule *capsule);
/// How far apart or how deep are a segment and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_segment_lozenge(const isectd_segment *segment,
                                                        const isectd_lozenge *lozenge);
/// How far apart or how deep are a segment and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_segment_ellipsoid(const isectd_segment *segment,
                                                          const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a segment and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_segment_cylinder(const isectd_segment *segment,
                                                         const isectd_cylinder *cylinder);
/// How far apart or how deep are a segment and a solid cone?
ISECT_ASK isectd_contact isectd_contact_segment_cone(const isectd_segment *segment,
                                                     const isectd_cone *cone);
/// How far apart or how deep are a segment and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_segment_aabb(const isectd_segment *segment,
                                                     const isectd_aabb *aabb);
/// How far apart or how deep are a segment and an oriented box?
ISECT_ASK isectd_contact isectd_contact_segment_obb(const isectd_segment *segment,
                                                    const isectd_obb *obb);
/// How far apart or how deep are a segment and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_segment_kdop(const isectd_segment *segment,
                                                     const isectd_kdop *kdop);
/// How far apart or how deep are a segment and a frustum?
ISECT_ASK isectd_contact isectd_contact_segment_frustum(const isectd_segment *segment,
                                                        const isectd_frustum *frustum);
/// How far apart or how deep are a segment and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_segment_hull(const isectd_segment *segment,
                                                     const isectd_hull *hull);
/// How far apart or how deep are a segment and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_segment_tetrahedron(const isectd_segment *segment,
                                                            const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two triangles?
ISECT_ASK isectd_contact isectd_contact_triangle_triangle(const isectd_triangle *a,
                                                          const isectd_triangle *b);
/// How far apart or how deep are a triangle and a rectangle?
ISECT_ASK isectd_contact isectd_contact_triangle_rectangle(const isectd_triangle *triangle,
                                                           const isectd_rectangle *rectangle);
/// How far apart or how deep are a triangle and a disc?
ISECT_ASK isectd_contact isectd_contact_triangle_disc(const isectd_triangle *triangle,
                                                      const isectd_disc *disc);
/// How far apart or how deep are a triangle and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_triangle_sphere(const isectd_triangle *triangle,
                                                        const isectd_sphere *sphere);
/// How far apart or how deep are a triangle and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_triangle_capsule(const isectd_triangle *triangle,
                                                         const isectd_capsule *capsule);
/// How far apart or how deep are a triangle and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_triangle_lozenge(const isectd_triangle *triangle,
                                                         const isectd_lozenge *lozenge);
/// How far apart or how deep are a triangle and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_triangle_ellipsoid(const isectd_triangle *triangle,
                                                           const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a triangle and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_triangle_cylinder(const isectd_triangle *triangle,
                                                          const isectd_cylinder *cylinder);
/// How far apart or how deep are a triangle and a solid cone?
ISECT_ASK isectd_contact isectd_contact_triangle_cone(const isectd_triangle *triangle,
                                                      const isectd_cone *cone);
/// How far apart or how deep are a triangle and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_triangle_aabb(const isectd_triangle *triangle,
                                                      const isectd_aabb *aabb);
/// How far apart or how deep are a triangle and an oriented box?
ISECT_ASK isectd_contact isectd_contact_triangle_obb(const isectd_triangle *triangle,
                                                     const isectd_obb *obb);
/// How far apart or how deep are a triangle and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_triangle_kdop(const isectd_triangle *triangle,
                                                      const isectd_kdop *kdop);
/// How far apart or how deep are a triangle and a frustum?
ISECT_ASK isectd_contact isectd_contact_triangle_frustum(const isectd_triangle *triangle,
                                                         const isectd_frustum *frustum);
/// How far apart or how deep are a triangle and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_triangle_hull(const isectd_triangle *triangle,
                                                      const isectd_hull *hull);
/// How far apart or how deep are a triangle and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_triangle_tetrahedron(const isectd_triangle *triangle,
                                                             const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two rectangles?
ISECT_ASK isectd_contact isectd_contact_rectangle_rectangle(const isectd_rectangle *a,
                                                            const isectd_rectangle *b);
/// How far apart or how deep are a rectangle and a disc?
ISECT_ASK isectd_contact isectd_contact_rectangle_disc(const isectd_rectangle *rectangle,
                                                       const isectd_disc *disc);
/// How far apart or how deep are a rectangle and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_rectangle_sphere(const isectd_rectangle *rectangle,
                                                         const isectd_sphere *sphere);
/// How far apart or how deep are a rectangle and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_rectangle_capsule(const isectd_rectangle *rectangle,
                                                          const isectd_capsule *capsule);
/// How far apart or how deep are a rectangle and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_rectangle_lozenge(const isectd_rectangle *rectangle,
                                                          const isectd_lozenge *lozenge);
/// How far apart or how deep are a rectangle and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_rectangle_ellipsoid(const isectd_rectangle *rectangle,
                                                            const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a rectangle and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_rectangle_cylinder(const isectd_rectangle *rectangle,
                                                           const isectd_cylinder *cylinder);
/// How far apart or how deep are a rectangle and a solid cone?
ISECT_ASK isectd_contact isectd_contact_rectangle_cone(const isectd_rectangle *rectangle,
                                                       const isectd_cone *cone);
/// How far apart or how deep are a rectangle and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_rectangle_aabb(const isectd_rectangle *rectangle,
                                                       const isectd_aabb *aabb);
/// How far apart or how deep are a rectangle and an oriented box?
ISECT_ASK isectd_contact isectd_contact_rectangle_obb(const isectd_rectangle *rectangle,
                                                      const isectd_obb *obb);
/// How far apart or how deep are a rectangle and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_rectangle_kdop(const isectd_rectangle *rectangle,
                                                       const isectd_kdop *kdop);
/// How far apart or how deep are a rectangle and a frustum?
ISECT_ASK isectd_contact isectd_contact_rectangle_frustum(const isectd_rectangle *rectangle,
                                                          const isectd_frustum *frustum);
/// How far apart or how deep are a rectangle and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_rectangle_hull(const isectd_rectangle *rectangle,
                                                       const isectd_hull *hull);
/// How far apart or how deep are a rectangle and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_rectangle_tetrahedron(const isectd_rectangle *rectangle,
                                                              const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two discs?
ISECT_ASK isectd_contact isectd_contact_disc_disc(const isectd_disc *a, const isectd_disc *b);
/// How far apart or how deep are a disc and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_disc_sphere(const isectd_disc *disc,
                                                    const isectd_sphere *sphere);
/// How far apart or how deep are a disc and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_disc_capsule(const isectd_disc *disc,
                                                     const isectd_capsule *capsule);
/// How far apart or how deep are a disc and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_disc_lozenge(const isectd_disc *disc,
                                                     const isectd_lozenge *lozenge);
/// How far apart or how deep are a disc and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_disc_ellipsoid(const isectd_disc *disc,
                                                       const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a disc and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_disc_cylinder(const isectd_disc *disc,
                                                      const isectd_cylinder *cylinder);
/// How far apart or how deep are a disc and a solid cone?
ISECT_ASK isectd_contact isectd_contact_disc_cone(const isectd_disc *disc, const isectd_cone *cone);
/// How far apart or how deep are a disc and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_disc_aabb(const isectd_disc *disc, const isectd_aabb *aabb);
/// How far apart or how deep are a disc and an oriented box?
ISECT_ASK isectd_contact isectd_contact_disc_obb(const isectd_disc *disc, const isectd_obb *obb);
/// How far apart or how deep are a disc and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_disc_kdop(const isectd_disc *disc, const isectd_kdop *kdop);
/// How far apart or how deep are a disc and a frustum?
ISECT_ASK isectd_contact isectd_contact_disc_frustum(const isectd_disc *disc,
                                                     const isectd_frustum *frustum);
/// How far apart or how deep are a disc and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_disc_hull(const isectd_disc *disc, const isectd_hull *hull);
/// How far apart or how deep are a disc and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_disc_tetrahedron(const isectd_disc *disc,
                                                         const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid spheres?
ISECT_ASK isectd_contact isectd_contact_sphere_sphere(const isectd_sphere *a,
                                                      const isectd_sphere *b);
/// How far apart or how deep are a solid sphere and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_sphere_capsule(const isectd_sphere *sphere,
                                                       const isectd_capsule *capsule);
/// How far apart or how deep are a solid sphere and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_sphere_lozenge(const isectd_sphere *sphere,
                                                       const isectd_lozenge *lozenge);
/// How far apart or how deep are a solid sphere and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_sphere_ellipsoid(const isectd_sphere *sphere,
                                                         const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid sphere and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_sphere_cylinder(const isectd_sphere *sphere,
                                                        const isectd_cylinder *cylinder);
/// How far apart or how deep are a solid sphere and a solid cone?
ISECT_ASK isectd_contact isectd_contact_sphere_cone(const isectd_sphere *sphere,
                                                    const isectd_cone *cone);
/// How far apart or how deep are a solid sphere and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_sphere_aabb(const isectd_sphere *sphere,
                                                    const isectd_aabb *aabb);
/// How far apart or how deep are a solid sphere and an oriented box?
ISECT_ASK isectd_contact isectd_contact_sphere_obb(const isectd_sphere *sphere,
                                                   const isectd_obb *obb);
/// How far apart or how deep are a solid sphere and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_sphere_kdop(const isectd_sphere *sphere,
                                                    const isectd_kdop *kdop);
/// How far apart or how deep are a solid sphere and a frustum?
ISECT_ASK isectd_contact isectd_contact_sphere_frustum(const isectd_sphere *sphere,
                                                       const isectd_frustum *frustum);
/// How far apart or how deep are a solid sphere and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_sphere_hull(const isectd_sphere *sphere,
                                                    const isectd_hull *hull);
/// How far apart or how deep are a solid sphere and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_sphere_tetrahedron(const isectd_sphere *sphere,
                                                           const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid capsules?
ISECT_ASK isectd_contact isectd_contact_capsule_capsule(const isectd_capsule *a,
                                                        const isectd_capsule *b);
/// How far apart or how deep are a solid capsule and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_capsule_lozenge(const isectd_capsule *capsule,
                                                        const isectd_lozenge *lozenge);
/// How far apart or how deep are a solid capsule and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_capsule_ellipsoid(const isectd_capsule *capsule,
                                                          const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid capsule and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_capsule_cylinder(const isectd_capsule *capsule,
                                                         const isectd_cylinder *cylinder);
/// How far apart or how deep are a solid capsule and a solid cone?
ISECT_ASK isectd_contact isectd_contact_capsule_cone(const isectd_capsule *capsule,
                                                     const isectd_cone *cone);
/// How far apart or how deep are a solid capsule and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_capsule_aabb(const isectd_capsule *capsule,
                                                     const isectd_aabb *aabb);
/// How far apart or how deep are a solid capsule and an oriented box?
ISECT_ASK isectd_contact isectd_contact_capsule_obb(const isectd_capsule *capsule,
                                                    const isectd_obb *obb);
/// How far apart or how deep are a solid capsule and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_capsule_kdop(const isectd_capsule *capsule,
                                                     const isectd_kdop *kdop);
/// How far apart or how deep are a solid capsule and a frustum?
ISECT_ASK isectd_contact isectd_contact_capsule_frustum(const isectd_capsule *capsule,
                                                        const isectd_frustum *frustum);
/// How far apart or how deep are a solid capsule and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_capsule_hull(const isectd_capsule *capsule,
                                                     const isectd_hull *hull);
/// How far apart or how deep are a solid capsule and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_capsule_tetrahedron(const isectd_capsule *capsule,
                                                            const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid lozenges?
ISECT_ASK isectd_contact isectd_contact_lozenge_lozenge(const isectd_lozenge *a,
                                                        const isectd_lozenge *b);
/// How far apart or how deep are a solid lozenge and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_lozenge_ellipsoid(const isectd_lozenge *lozenge,
                                                          const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a solid lozenge and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_lozenge_cylinder(const isectd_lozenge *lozenge,
                                                         const isectd_cylinder *cylinder);
/// How far apart or how deep are a solid lozenge and a solid cone?
ISECT_ASK isectd_contact isectd_contact_lozenge_cone(const isectd_lozenge *lozenge,
                                                     const isectd_cone *cone);
/// How far apart or how deep are a solid lozenge and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_lozenge_aabb(const isectd_lozenge *lozenge,
                                                     const isectd_aabb *aabb);
/// How far apart or how deep are a solid lozenge and an oriented box?
ISECT_ASK isectd_contact isectd_contact_lozenge_obb(const isectd_lozenge *lozenge,
                                                    const isectd_obb *obb);
/// How far apart or how deep are a solid lozenge and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_lozenge_kdop(const isectd_lozenge *lozenge,
                                                     const isectd_kdop *kdop);
/// How far apart or how deep are a solid lozenge and a frustum?
ISECT_ASK isectd_contact isectd_contact_lozenge_frustum(const isectd_lozenge *lozenge,
                                                        const isectd_frustum *frustum);
/// How far apart or how deep are a solid lozenge and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_lozenge_hull(const isectd_lozenge *lozenge,
                                                     const isectd_hull *hull);
/// How far apart or how deep are a solid lozenge and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_lozenge_tetrahedron(const isectd_lozenge *lozenge,
                                                            const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid ellipsoids?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_ellipsoid(const isectd_ellipsoid *a,
                                                            const isectd_ellipsoid *b);
/// How far apart or how deep are a solid ellipsoid and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_cylinder(const isectd_ellipsoid *ellipsoid,
                                                           const isectd_cylinder *cylinder);
/// How far apart or how deep are a solid ellipsoid and a solid cone?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_cone(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_cone *cone);
/// How far apart or how deep are a solid ellipsoid and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_aabb(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_aabb *aabb);
/// How far apart or how deep are a solid ellipsoid and an oriented box?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_obb(const isectd_ellipsoid *ellipsoid,
                                                      const isectd_obb *obb);
/// How far apart or how deep are a solid ellipsoid and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_kdop(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_kdop *kdop);
/// How far apart or how deep are a solid ellipsoid and a frustum?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_frustum(const isectd_ellipsoid *ellipsoid,
                                                          const isectd_frustum *frustum);
/// How far apart or how deep are a solid ellipsoid and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_hull(const isectd_ellipsoid *ellipsoid,
                                                       const isectd_hull *hull);
/// How far apart or how deep are a solid ellipsoid and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_ellipsoid_tetrahedron(const isectd_ellipsoid *ellipsoid,
                                                              const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid cylinders?
ISECT_ASK isectd_contact isectd_contact_cylinder_cylinder(const isectd_cylinder *a,
                                                          const isectd_cylinder *b);
/// How far apart or how deep are a solid cylinder and a solid cone?
ISECT_ASK isectd_contact isectd_contact_cylinder_cone(const isectd_cylinder *cylinder,
                                                      const isectd_cone *cone);
/// How far apart or how deep are a solid cylinder and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_cylinder_aabb(const isectd_cylinder *cylinder,
                                                      const isectd_aabb *aabb);
/// How far apart or how deep are a solid cylinder and an oriented box?
ISECT_ASK isectd_contact isectd_contact_cylinder_obb(const isectd_cylinder *cylinder,
                                                     const isectd_obb *obb);
/// How far apart or how deep are a solid cylinder and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_cylinder_kdop(const isectd_cylinder *cylinder,
                                                      const isectd_kdop *kdop);
/// How far apart or how deep are a solid cylinder and a frustum?
ISECT_ASK isectd_contact isectd_contact_cylinder_frustum(const isectd_cylinder *cylinder,
                                                         const isectd_frustum *frustum);
/// How far apart or how deep are a solid cylinder and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_cylinder_hull(const isectd_cylinder *cylinder,
                                                      const isectd_hull *hull);
/// How far apart or how deep are a solid cylinder and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_cylinder_tetrahedron(const isectd_cylinder *cylinder,
                                                             const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid cones?
ISECT_ASK isectd_contact isectd_contact_cone_cone(const isectd_cone *a, const isectd_cone *b);
/// How far apart or how deep are a solid cone and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_cone_aabb(const isectd_cone *cone, const isectd_aabb *aabb);
/// How far apart or how deep are a solid cone and an oriented box?
ISECT_ASK isectd_contact isectd_contact_cone_obb(const isectd_cone *cone, const isectd_obb *obb);
/// How far apart or how deep are a solid cone and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_cone_kdop(const isectd_cone *cone, const isectd_kdop *kdop);
/// How far apart or how deep are a solid cone and a frustum?
ISECT_ASK isectd_contact isectd_contact_cone_frustum(const isectd_cone *cone,
                                                     const isectd_frustum *frustum);
/// How far apart or how deep are a solid cone and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_cone_hull(const isectd_cone *cone, const isectd_hull *hull);
/// How far apart or how deep are a solid cone and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_cone_tetrahedron(const isectd_cone *cone,
                                                         const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two axis-aligned boxes?
ISECT_ASK isectd_contact isectd_contact_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b);
/// How far apart or how deep are an axis-aligned box and an oriented box?
ISECT_ASK isectd_contact isectd_contact_aabb_obb(const isectd_aabb *aabb, const isectd_obb *obb);
/// How far apart or how deep are an axis-aligned box and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_aabb_kdop(const isectd_aabb *aabb, const isectd_kdop *kdop);
/// How far apart or how deep are an axis-aligned box and a frustum?
ISECT_ASK isectd_contact isectd_contact_aabb_frustum(const isectd_aabb *aabb,
                                                     const isectd_frustum *frustum);
/// How far apart or how deep are an axis-aligned box and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_aabb_hull(const isectd_aabb *aabb, const isectd_hull *hull);
/// How far apart or how deep are an axis-aligned box and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_aabb_tetrahedron(const isectd_aabb *aabb,
                                                         const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two oriented boxes?
ISECT_ASK isectd_contact isectd_contact_obb_obb(const isectd_obb *a, const isectd_obb *b);
/// How far apart or how deep are an oriented box and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_obb_kdop(const isectd_obb *obb, const isectd_kdop *kdop);
/// How far apart or how deep are an oriented box and a frustum?
ISECT_ASK isectd_contact isectd_contact_obb_frustum(const isectd_obb *obb,
                                                    const isectd_frustum *frustum);
/// How far apart or how deep are an oriented box and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_obb_hull(const isectd_obb *obb, const isectd_hull *hull);
/// How far apart or how deep are an oriented box and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_obb_tetrahedron(const isectd_obb *obb,
                                                        const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solids between slabs?
ISECT_ASK isectd_contact isectd_contact_kdop_kdop(const isectd_kdop *a, const isectd_kdop *b);
/// How far apart or how deep are the solid between some slabs and a frustum?
ISECT_ASK isectd_contact isectd_contact_kdop_frustum(const isectd_kdop *kdop,
                                                     const isectd_frustum *frustum);
/// How far apart or how deep are the solid between some slabs and the convex hull of some
/// points?
ISECT_ASK isectd_contact isectd_contact_kdop_hull(const isectd_kdop *kdop, const isectd_hull *hull);
/// How far apart or how deep are the solid between some slabs and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_kdop_tetrahedron(const isectd_kdop *kdop,
                                                         const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two frusta?
ISECT_ASK isectd_contact isectd_contact_frustum_frustum(const isectd_frustum *a,
                                                        const isectd_frustum *b);
/// How far apart or how deep are a frustum and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_frustum_hull(const isectd_frustum *frustum,
                                                     const isectd_hull *hull);
/// How far apart or how deep are a frustum and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_frustum_tetrahedron(const isectd_frustum *frustum,
                                                            const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two convex hulls?
ISECT_ASK isectd_contact isectd_contact_hull_hull(const isectd_hull *a, const isectd_hull *b);
/// How far apart or how deep are the convex hull of some points and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_hull_tetrahedron(const isectd_hull *hull,
                                                         const isectd_tetrahedron *tetrahedron);
/// How far apart or how deep are two solid tetrahedra?
ISECT_ASK isectd_contact isectd_contact_tetrahedron_tetrahedron(const isectd_tetrahedron *a,
                                                                const isectd_tetrahedron *b);

/* ---- Half-spaces ----  The plane is the closed half-space normal . */
/// How far apart or how deep are a point and a half-space?
ISECT_ASK isectd_contact isectd_contact_point_plane(const isectd_vec3 *point,
                                                    const isectd_plane *plane);
/// How far apart or how deep are a segment and a half-space?
ISECT_ASK isectd_contact isectd_contact_segment_plane(const isectd_segment *segment,
                                                      const isectd_plane *plane);
/// How far apart or how deep are a half-space and a triangle?
ISECT_ASK isectd_contact isectd_contact_plane_triangle(const isectd_plane *plane,
                                                       const isectd_triangle *triangle);
/// How far apart or how deep are a half-space and a rectangle?
ISECT_ASK isectd_contact isectd_contact_plane_rectangle(const isectd_plane *plane,
                                                        const isectd_rectangle *rectangle);
/// How far apart or how deep are a half-space and a disc?
ISECT_ASK isectd_contact isectd_contact_plane_disc(const isectd_plane *plane,
                                                   const isectd_disc *disc);
/// How far apart or how deep are a half-space and a solid sphere?
ISECT_ASK isectd_contact isectd_contact_plane_sphere(const isectd_plane *plane,
                                                     const isectd_sphere *sphere);
/// How far apart or how deep are a half-space and a solid capsule?
ISECT_ASK isectd_contact isectd_contact_plane_capsule(const isectd_plane *plane,
                                                      const isectd_capsule *capsule);
/// How far apart or how deep are a half-space and a solid lozenge?
ISECT_ASK isectd_contact isectd_contact_plane_lozenge(const isectd_plane *plane,
                                                      const isectd_lozenge *lozenge);
/// How far apart or how deep are a half-space and a solid ellipsoid?
ISECT_ASK isectd_contact isectd_contact_plane_ellipsoid(const isectd_plane *plane,
                                                        const isectd_ellipsoid *ellipsoid);
/// How far apart or how deep are a half-space and a solid cylinder?
ISECT_ASK isectd_contact isectd_contact_plane_cylinder(const isectd_plane *plane,
                                                       const isectd_cylinder *cylinder);
/// How far apart or how deep are a half-space and a solid cone?
ISECT_ASK isectd_contact isectd_contact_plane_cone(const isectd_plane *plane,
                                                   const isectd_cone *cone);
/// How far apart or how deep are a half-space and an axis-aligned box?
ISECT_ASK isectd_contact isectd_contact_plane_aabb(const isectd_plane *plane,
                                                   const isectd_aabb *aabb);
/// How far apart or how deep are a half-space and an oriented box?
ISECT_ASK isectd_contact isectd_contact_plane_obb(const isectd_plane *plane, const isectd_obb *obb);
/// How far apart or how deep are a half-space and the solid between some slabs?
ISECT_ASK isectd_contact isectd_contact_plane_kdop(const isectd_plane *plane,
                                                   const isectd_kdop *kdop);
/// How far apart or how deep are a half-space and a frustum?
ISECT_ASK isectd_contact isectd_contact_plane_frustum(const isectd_plane *plane,
                                                      const isectd_frustum *frustum);
/// How far apart or how deep are a half-space and the convex hull of some points?
ISECT_ASK isectd_contact isectd_contact_plane_hull(const isectd_plane *plane,
                                                   const isectd_hull *hull);
/// How far apart or how deep are a half-space and a solid tetrahedron?
ISECT_ASK isectd_contact isectd_contact_plane_tetrahedron(const isectd_plane *plane,
                                                          const isectd_tetrahedron *tetrahedron);

/* ---- Patches ---- */

/// One of the points at which two shapes press on each other, and the parts of both that it
/// comes from, by which a solver finds it again in the next step.
typedef struct isectd_patch_point { isectd_vec3 a, b; double gap; uint32_t feature_a[2];
    uint32_t feature_b[2]; } isectd_patch_point;
/// Where two shapes press on each other.
typedef struct isectd_patch { isectd_vec3 normal; uint32_t count;
    isectd_patch_point point[8]; } isectd_patch;
/// At which points do two convex shapes press on each other?
ISECT_ASK isectd_patch isectd_contact_any_patch(const isectd_any *a, const isectd_any *b,
                                                double margin, uint32_t most);

ISECT_EXTERN_END
#endif
