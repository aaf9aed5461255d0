/* bench/points.h - points and meshes by other libraries: the nearest triangle of each point, and
 * whether it is inside. */
#ifndef BENCH_POINTS_H
#define BENCH_POINTS_H

#include "isect/shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Triangles over vertices, as trimesh has them.
typedef struct point_mesh {
    const float *positions;
    size_t vertex_count;
    const uint32_t *indices;
    size_t triangle_count;
} point_mesh;

/// Returns NULL on failure, and in a build without the library.
typedef void *build_points(const point_mesh *mesh);
build_points points_cgal_build, points_embree_build;
void points_cgal_free(void *tree);
void points_embree_free(void *tree);

/// Writes the squared distances of n points.
typedef void ask_distances(void *tree, const isect_vec3 *points, size_t n, float *distance2);
ask_distances points_cgal_closest, points_embree_closest;

/// Writes 1 for a point inside, 0 for one on the surface or outside.
void points_cgal_inside(void *tree, const isect_vec3 *points, size_t n, uint8_t *inside);

#ifdef __cplusplus
}
#endif
#endif
