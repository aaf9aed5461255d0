/* bench/sweeps.h - motion by other libraries: boxes that rotate, balls through a mesh, capsules
 * that walk over a mesh, vertices and edges of deforming meshes. */
#ifndef BENCH_SWEEPS_H
#define BENCH_SWEEPS_H

#include "isect/shapes.h"
#include "isect/sweep.h"
#include "meshes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// An axis-aligned box that moves by `motion` and rotates about its center by `turn`.
typedef struct turning_box {
    isect_vec3 center, half, motion, turn;
} turning_box;

/// FCL's conservative advancement, in double. Returns the time of the first contact, or 2.
void *fcl_boxes(const turning_box *a, const turning_box *b, size_t n);
void fcl_boxes_free(void *boxes);
double fcl_boxes_time(void *boxes, size_t i);

/// FCL's roots of the cubic for the times at which four points are coplanar, in double.
double fcl_vertex_face(const isect_segment *vertex, const isect_triangle *begin,
                       const isect_triangle *end);
double fcl_edge_edge(const isect_segment a[2], const isect_segment b[2]);

/// Bullet, in float: a convex sweep of a ball through a mesh, and its kinematic character
/// controller.
void *bullet_world(const trimesh *mesh);
void bullet_world_free(void *world);
double bullet_world_time(void *world, const isect_moving_sphere *ball);
/// Moves a capsule, upright along y, in `count` steps of 1/60 second. Writes its position after
/// each step.
void bullet_walk(void *world, isect_vec3 from, float radius, float height, const isect_vec3 *steps,
                 size_t count, float gravity, isect_vec3 *places);

#ifdef __cplusplus
}
#endif
#endif
