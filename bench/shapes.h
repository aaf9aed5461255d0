/* bench/shapes.h - shapes in poses against a mesh by FCL, in double: its tree of rectangle swept
 * spheres. */
#ifndef BENCH_SHAPES_H
#define BENCH_SHAPES_H

#include "isect/any.h"
#include "meshes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the tree of a mesh.
void *fcl_mesh(const trimesh *mesh);
void fcl_mesh_free(void *mesh);
/// Returns a shape: a capsule along z or a box, both about 0, or a convex hull with its faces as a
/// mesh.
void *fcl_capsule(float radius, float length);
void *fcl_box(isect_vec3 half);
void *fcl_hull(const trimesh *faces);
void fcl_shape_free(void *shape);

/// Returns the distance, or a number that is not positive where they meet.
double fcl_shape_distance(void *mesh, void *shape, const isect_pose *pose);
/// Returns the number of contacts, of at most 64.
size_t fcl_shape_contacts(void *mesh, void *shape, const isect_pose *pose);
/// Returns the time of the first contact, or 2. The shape turns about its own origin.
double fcl_shape_time(void *mesh, void *shape, const isect_pose *pose,
                      const isect_turning *turning);

#ifdef __cplusplus
}
#endif
#endif
