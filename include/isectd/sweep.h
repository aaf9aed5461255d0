/* isectd/sweep.h - isect/sweep.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SWEEP_H
#define ISECTD_SWEEP_H

#include "isectd/answers.h"
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

/* ---- Both move ---- */

/// When do two moving spheres touch?
ISECT_ASK isectd_impact isectd_sweep_moving_sphere_sphere(const isectd_moving_sphere *a,
                                                          const isectd_moving_sphere *b);
/// When do two moving axis-aligned boxes touch?
ISECT_ASK isectd_impact isectd_sweep_moving_aabb_aabb(const isectd_moving_aabb *a,
                                                      const isectd_moving_aabb *b);

/* ---- Is a sweep needed? ---- */

/// In how many equal steps must a motion be divided so that an overlap test after each step
/// suffices?
ISECT_ASK size_t isectd_sweep_steps(const isectd_vec3 *motion, double width);

/* ---- Deforming shapes ---- */

/// When two deforming shapes first touch.
typedef struct isectd_sweep_first { double enter; bool early; } isectd_sweep_first;
/// When can a vertex first touch a face, if all four points move along their own straight
/// lines?
ISECT_ASK isectd_sweep_first isectd_sweep_vertex_face(const isectd_segment *vertex,
                                                      const isectd_triangle *begin,
                                                      const isectd_triangle *end, double separation,
                                                      double tolerance);
/// When can an edge first touch another, if all four ends move along their own straight lines?
ISECT_ASK isectd_sweep_first isectd_sweep_edge_edge(const isectd_segment *a_begin,
                                                    const isectd_segment *a_end,
                                                    const isectd_segment *b_begin,
                                                    const isectd_segment *b_end, double separation,
                                                    double tolerance);

ISECT_EXTERN_END
#endif
