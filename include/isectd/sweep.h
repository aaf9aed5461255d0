/* isectd/sweep.h - isect/sweep.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SWEEP_H
#define ISECTD_SWEEP_H

#include "isectd/answers.h"
#include "isectd/any.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// When does a moving sphere touch a point?
ISECT_ASK isectd_impact isectd_sweep_sphere_point(const isectd_moving_sphere *sphere,
                                                  const isectd_vec3 *point);
/// When does a moving sphere touch a segment?
ISECT_ASK isectd_impact isectd_sweep_sphere_segment(const isectd_moving_sphere *sphere,
                                                    const isectd_segment *segment);
/// When does a moving sphere touch a plane?
ISECT_ASK isectd_impact isectd_sweep_sphere_plane(const isectd_moving_sphere *sphere,
                                                  const isectd_plane *plane);
/// When does a moving sphere touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_sphere_triangle(const isectd_moving_sphere *sphere,
                                                     const isectd_triangle *triangle);
/// When does a moving sphere touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_sphere_rectangle(const isectd_moving_sphere *sphere,
                                                      const isectd_rectangle *rectangle);
/// When does a moving sphere touch another?
ISECT_ASK isectd_impact isectd_sweep_sphere_sphere(const isectd_moving_sphere *a,
                                                   const isectd_sphere *b);
/// When does a moving sphere touch a capsule?
ISECT_ASK isectd_impact isectd_sweep_sphere_capsule(const isectd_moving_sphere *sphere,
                                                    const isectd_capsule *capsule);
/// When does a moving sphere touch a lozenge?
ISECT_ASK isectd_impact isectd_sweep_sphere_lozenge(const isectd_moving_sphere *sphere,
                                                    const isectd_lozenge *lozenge);
/// When does a moving sphere touch an axis-aligned box?
ISECT_ASK isectd_impact isectd_sweep_sphere_aabb(const isectd_moving_sphere *sphere,
                                                 const isectd_aabb *aabb);
/// When does a moving sphere touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_sphere_obb(const isectd_moving_sphere *sphere,
                                                const isectd_obb *obb);
/// When does a moving capsule touch a plane?
ISECT_ASK isectd_impact isectd_sweep_capsule_plane(const isectd_moving_capsule *capsule,
                                                   const isectd_plane *plane);
/// When does a moving capsule touch another?
ISECT_ASK isectd_impact isectd_sweep_capsule_capsule(const isectd_moving_capsule *a,
                                                     const isectd_capsule *b);
/// When does a moving axis-aligned box touch a plane?
ISECT_ASK isectd_impact isectd_sweep_aabb_plane(const isectd_moving_aabb *aabb,
                                                const isectd_plane *plane);
/// When does a moving axis-aligned box touch another?
ISECT_ASK isectd_impact isectd_sweep_aabb_aabb(const isectd_moving_aabb *a, const isectd_aabb *b);

/* ---- Pairs that the engine answers ----  Any two convex shapes; a plane is a surface, and any convex shape moves to it. */
/// When does a moving sphere touch a disc?
ISECT_ASK isectd_impact isectd_sweep_sphere_disc(const isectd_moving_sphere *sphere,
                                                 const isectd_disc *disc);
/// When does a moving sphere touch a solid ellipsoid?
ISECT_ASK isectd_impact isectd_sweep_sphere_ellipsoid(const isectd_moving_sphere *sphere,
                                                      const isectd_ellipsoid *ellipsoid);
/// When does a moving sphere touch a solid cylinder?
ISECT_ASK isectd_impact isectd_sweep_sphere_cylinder(const isectd_moving_sphere *sphere,
                                                     const isectd_cylinder *cylinder);
/// When does a moving sphere touch a solid cone?
ISECT_ASK isectd_impact isectd_sweep_sphere_cone(const isectd_moving_sphere *sphere,
                                                 const isectd_cone *cone);
/// When does a moving sphere touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_sphere_hull(const isectd_moving_sphere *sphere,
                                                 const isectd_hull *hull);
/// When does a moving capsule touch a point?
ISECT_ASK isectd_impact isectd_sweep_capsule_point(const isectd_moving_capsule *capsule,
                                                   const isectd_vec3 *point);
/// When does a moving capsule touch a segment?
ISECT_ASK isectd_impact isectd_sweep_capsule_segment(const isectd_moving_capsule *capsule,
                                                     const isectd_segment *segment);
/// When does a moving capsule touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_capsule_triangle(const isectd_moving_capsule *capsule,
                                                      const isectd_triangle *triangle);
/// When does a moving capsule touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_capsule_rectangle(const isectd_moving_capsule *capsule,
                                                       const isectd_rectangle *rectangle);
/// When does a moving capsule touch a disc?
ISECT_ASK isectd_impact isectd_sweep_capsule_disc(const isectd_moving_capsule *capsule,
                                                  const isectd_disc *disc);
/// When does a moving capsule touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_capsule_lozenge(const isectd_moving_capsule *capsule,
                                                     const isectd_lozenge *lozenge);
/// When does a moving capsule touch a solid ellipsoid?
ISECT_ASK isectd_impact isectd_sweep_capsule_ellipsoid(const isectd_moving_capsule *capsule,
                                                       const isectd_ellipsoid *ellipsoid);
/// When does a moving capsule touch a solid cylinder?
ISECT_ASK isectd_impact isectd_sweep_capsule_cylinder(const isectd_moving_capsule *capsule,
                                                      const isectd_cylinder *cylinder);
/// When does a moving capsule touch a solid cone?
ISECT_ASK isectd_impact isectd_sweep_capsule_cone(const isectd_moving_capsule *capsule,
                                                  const isectd_cone *cone);
/// When does a moving capsule touch an axis-aligned box?
ISECT_ASK isectd_impact isectd_sweep_capsule_aabb(const isectd_moving_capsule *capsule,
                                                  const isectd_aabb *aabb);
/// When does a moving capsule touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_capsule_obb(const isectd_moving_capsule *capsule,
                                                 const isectd_obb *obb);
/// When does a moving capsule touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_capsule_hull(const isectd_moving_capsule *capsule,
                                                  const isectd_hull *hull);
/// When does a moving ellipsoid touch a point?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_point(const isectd_moving_ellipsoid *ellipsoid,
                                                     const isectd_vec3 *point);
/// When does a moving ellipsoid touch a segment?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_segment(const isectd_moving_ellipsoid *ellipsoid,
                                                       const isectd_segment *segment);
/// When does a moving ellipsoid touch a plane?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_plane(const isectd_moving_ellipsoid *ellipsoid,
                                                     const isectd_plane *plane);
/// When does a moving ellipsoid touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_triangle(const isectd_moving_ellipsoid *ellipsoid,
                                                        const isectd_triangle *triangle);
/// When does a moving ellipsoid touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_rectangle(const isectd_moving_ellipsoid *ellipsoid,
                                                         const isectd_rectangle *rectangle);
/// When does a moving ellipsoid touch a disc?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_disc(const isectd_moving_ellipsoid *ellipsoid,
                                                    const isectd_disc *disc);
/// When does a moving ellipsoid touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_lozenge(const isectd_moving_ellipsoid *ellipsoid,
                                                       const isectd_lozenge *lozenge);
/// When does a moving ellipsoid touch another?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_ellipsoid(const isectd_moving_ellipsoid *a,
                                                         const isectd_ellipsoid *b);
/// When does a moving ellipsoid touch a solid cylinder?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_cylinder(const isectd_moving_ellipsoid *ellipsoid,
                                                        const isectd_cylinder *cylinder);
/// When does a moving ellipsoid touch a solid cone?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_cone(const isectd_moving_ellipsoid *ellipsoid,
                                                    const isectd_cone *cone);
/// When does a moving ellipsoid touch an axis-aligned box?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_aabb(const isectd_moving_ellipsoid *ellipsoid,
                                                    const isectd_aabb *aabb);
/// When does a moving ellipsoid touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_obb(const isectd_moving_ellipsoid *ellipsoid,
                                                   const isectd_obb *obb);
/// When does a moving ellipsoid touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_ellipsoid_hull(const isectd_moving_ellipsoid *ellipsoid,
                                                    const isectd_hull *hull);
/// When does a moving cylinder touch a point?
ISECT_ASK isectd_impact isectd_sweep_cylinder_point(const isectd_moving_cylinder *cylinder,
                                                    const isectd_vec3 *point);
/// When does a moving cylinder touch a segment?
ISECT_ASK isectd_impact isectd_sweep_cylinder_segment(const isectd_moving_cylinder *cylinder,
                                                      const isectd_segment *segment);
/// When does a moving cylinder touch a plane?
ISECT_ASK isectd_impact isectd_sweep_cylinder_plane(const isectd_moving_cylinder *cylinder,
                                                    const isectd_plane *plane);
/// When does a moving cylinder touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_cylinder_triangle(const isectd_moving_cylinder *cylinder,
                                                       const isectd_triangle *triangle);
/// When does a moving cylinder touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_cylinder_rectangle(const isectd_moving_cylinder *cylinder,
                                                        const isectd_rectangle *rectangle);
/// When does a moving cylinder touch a disc?
ISECT_ASK isectd_impact isectd_sweep_cylinder_disc(const isectd_moving_cylinder *cylinder,
                                                   const isectd_disc *disc);
/// When does a moving cylinder touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_cylinder_lozenge(const isectd_moving_cylinder *cylinder,
                                                      const isectd_lozenge *lozenge);
/// When does a moving cylinder touch another?
ISECT_ASK isectd_impact isectd_sweep_cylinder_cylinder(const isectd_moving_cylinder *a,
                                                       const isectd_cylinder *b);
/// When does a moving cylinder touch a solid cone?
ISECT_ASK isectd_impact isectd_sweep_cylinder_cone(const isectd_moving_cylinder *cylinder,
                                                   const isectd_cone *cone);
/// When does a moving cylinder touch an axis-aligned box?
ISECT_ASK isectd_impact isectd_sweep_cylinder_aabb(const isectd_moving_cylinder *cylinder,
                                                   const isectd_aabb *aabb);
/// When does a moving cylinder touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_cylinder_obb(const isectd_moving_cylinder *cylinder,
                                                  const isectd_obb *obb);
/// When does a moving cylinder touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_cylinder_hull(const isectd_moving_cylinder *cylinder,
                                                   const isectd_hull *hull);
/// When does a moving cone touch a point?
ISECT_ASK isectd_impact isectd_sweep_cone_point(const isectd_moving_cone *cone,
                                                const isectd_vec3 *point);
/// When does a moving cone touch a segment?
ISECT_ASK isectd_impact isectd_sweep_cone_segment(const isectd_moving_cone *cone,
                                                  const isectd_segment *segment);
/// When does a moving cone touch a plane?
ISECT_ASK isectd_impact isectd_sweep_cone_plane(const isectd_moving_cone *cone,
                                                const isectd_plane *plane);
/// When does a moving cone touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_cone_triangle(const isectd_moving_cone *cone,
                                                   const isectd_triangle *triangle);
/// When does a moving cone touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_cone_rectangle(const isectd_moving_cone *cone,
                                                    const isectd_rectangle *rectangle);
/// When does a moving cone touch a disc?
ISECT_ASK isectd_impact isectd_sweep_cone_disc(const isectd_moving_cone *cone,
                                               const isectd_disc *disc);
/// When does a moving cone touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_cone_lozenge(const isectd_moving_cone *cone,
                                                  const isectd_lozenge *lozenge);
/// When does a moving cone touch another?
ISECT_ASK isectd_impact isectd_sweep_cone_cone(const isectd_moving_cone *a, const isectd_cone *b);
/// When does a moving cone touch an axis-aligned box?
ISECT_ASK isectd_impact isectd_sweep_cone_aabb(const isectd_moving_cone *cone,
                                               const isectd_aabb *aabb);
/// When does a moving cone touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_cone_obb(const isectd_moving_cone *cone,
                                              const isectd_obb *obb);
/// When does a moving cone touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_cone_hull(const isectd_moving_cone *cone,
                                               const isectd_hull *hull);
/// When does a moving axis-aligned box touch a point?
ISECT_ASK isectd_impact isectd_sweep_aabb_point(const isectd_moving_aabb *aabb,
                                                const isectd_vec3 *point);
/// When does a moving axis-aligned box touch a segment?
ISECT_ASK isectd_impact isectd_sweep_aabb_segment(const isectd_moving_aabb *aabb,
                                                  const isectd_segment *segment);
/// When does a moving axis-aligned box touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_aabb_triangle(const isectd_moving_aabb *aabb,
                                                   const isectd_triangle *triangle);
/// When does a moving axis-aligned box touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_aabb_rectangle(const isectd_moving_aabb *aabb,
                                                    const isectd_rectangle *rectangle);
/// When does a moving axis-aligned box touch a disc?
ISECT_ASK isectd_impact isectd_sweep_aabb_disc(const isectd_moving_aabb *aabb,
                                               const isectd_disc *disc);
/// When does a moving axis-aligned box touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_aabb_lozenge(const isectd_moving_aabb *aabb,
                                                  const isectd_lozenge *lozenge);
/// When does a moving axis-aligned box touch a box with axes of its own?
ISECT_ASK isectd_impact isectd_sweep_aabb_obb(const isectd_moving_aabb *aabb,
                                              const isectd_obb *obb);
/// When does a moving axis-aligned box touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_aabb_hull(const isectd_moving_aabb *aabb,
                                               const isectd_hull *hull);
/// When does a moving box with axes of its own touch a point?
ISECT_ASK isectd_impact isectd_sweep_obb_point(const isectd_moving_obb *obb,
                                               const isectd_vec3 *point);
/// When does a moving box with axes of its own touch a segment?
ISECT_ASK isectd_impact isectd_sweep_obb_segment(const isectd_moving_obb *obb,
                                                 const isectd_segment *segment);
/// When does a moving box with axes of its own touch a plane?
ISECT_ASK isectd_impact isectd_sweep_obb_plane(const isectd_moving_obb *obb,
                                               const isectd_plane *plane);
/// When does a moving box with axes of its own touch a triangle?
ISECT_ASK isectd_impact isectd_sweep_obb_triangle(const isectd_moving_obb *obb,
                                                  const isectd_triangle *triangle);
/// When does a moving box with axes of its own touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_obb_rectangle(const isectd_moving_obb *obb,
                                                   const isectd_rectangle *rectangle);
/// When does a moving box with axes of its own touch a disc?
ISECT_ASK isectd_impact isectd_sweep_obb_disc(const isectd_moving_obb *obb,
                                              const isectd_disc *disc);
/// When does a moving box with axes of its own touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_obb_lozenge(const isectd_moving_obb *obb,
                                                 const isectd_lozenge *lozenge);
/// When does a moving box with axes of its own touch another?
ISECT_ASK isectd_impact isectd_sweep_obb_obb(const isectd_moving_obb *a, const isectd_obb *b);
/// When does a moving box with axes of its own touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_obb_hull(const isectd_moving_obb *obb,
                                              const isectd_hull *hull);
/// When does a moving triangle touch a point?
ISECT_ASK isectd_impact isectd_sweep_triangle_point(const isectd_moving_triangle *triangle,
                                                    const isectd_vec3 *point);
/// When does a moving triangle touch a segment?
ISECT_ASK isectd_impact isectd_sweep_triangle_segment(const isectd_moving_triangle *triangle,
                                                      const isectd_segment *segment);
/// When does a moving triangle touch a plane?
ISECT_ASK isectd_impact isectd_sweep_triangle_plane(const isectd_moving_triangle *triangle,
                                                    const isectd_plane *plane);
/// When does a moving triangle touch another?
ISECT_ASK isectd_impact isectd_sweep_triangle_triangle(const isectd_moving_triangle *a,
                                                       const isectd_triangle *b);
/// When does a moving triangle touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_triangle_rectangle(const isectd_moving_triangle *triangle,
                                                        const isectd_rectangle *rectangle);
/// When does a moving triangle touch a disc?
ISECT_ASK isectd_impact isectd_sweep_triangle_disc(const isectd_moving_triangle *triangle,
                                                   const isectd_disc *disc);
/// When does a moving triangle touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_triangle_lozenge(const isectd_moving_triangle *triangle,
                                                      const isectd_lozenge *lozenge);
/// When does a moving triangle touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_triangle_hull(const isectd_moving_triangle *triangle,
                                                   const isectd_hull *hull);
/// When does a moving segment touch a point?
ISECT_ASK isectd_impact isectd_sweep_segment_point(const isectd_moving_segment *segment,
                                                   const isectd_vec3 *point);
/// When does a moving segment touch another?
ISECT_ASK isectd_impact isectd_sweep_segment_segment(const isectd_moving_segment *a,
                                                     const isectd_segment *b);
/// When does a moving segment touch a plane?
ISECT_ASK isectd_impact isectd_sweep_segment_plane(const isectd_moving_segment *segment,
                                                   const isectd_plane *plane);
/// When does a moving segment touch a rectangle?
ISECT_ASK isectd_impact isectd_sweep_segment_rectangle(const isectd_moving_segment *segment,
                                                       const isectd_rectangle *rectangle);
/// When does a moving segment touch a disc?
ISECT_ASK isectd_impact isectd_sweep_segment_disc(const isectd_moving_segment *segment,
                                                  const isectd_disc *disc);
/// When does a moving segment touch a solid lozenge?
ISECT_ASK isectd_impact isectd_sweep_segment_lozenge(const isectd_moving_segment *segment,
                                                     const isectd_lozenge *lozenge);
/// When does a moving segment touch the convex hull of some points?
ISECT_ASK isectd_impact isectd_sweep_segment_hull(const isectd_moving_segment *segment,
                                                  const isectd_hull *hull);

/* ---- What turns ---- */

/// How a body moves and turns.
typedef struct isectd_turning { isectd_vec3 center; isectd_vec3 motion;
    isectd_vec3 turn; } isectd_turning;
/// When do two convex shapes that move and turn first touch?
ISECT_ASK isectd_impact isectd_sweep_any_turning(const isectd_any *a, const isectd_turning *of_a,
                                                 const isectd_any *b, const isectd_turning *of_b,
                                                 double tolerance);

/* ---- Is a sweep needed? ---- */

/// In how many equal steps must a motion be made so that overlap, asked after each, will do?
ISECT_ASK size_t isectd_sweep_steps(const isectd_vec3 *motion, double width);

/* ---- What deforms ---- */

/// When can a vertex first touch a face, where the four corners of both go their own straight
/// ways?
ISECT_ASK double isectd_sweep_vertex_face(const isectd_segment *vertex,
                                          const isectd_triangle *begin, const isectd_triangle *end,
                                          double separation, double tolerance);
/// When can an edge first touch another, where the four ends of both go their own straight
/// ways?
ISECT_ASK double isectd_sweep_edge_edge(const isectd_segment *a_begin, const isectd_segment *a_end,
                                        const isectd_segment *b_begin, const isectd_segment *b_end,
                                        double separation, double tolerance);

ISECT_EXTERN_END
#endif
