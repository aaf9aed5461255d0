/* bench/clash.h - pairs of triangles that share a point, by other libraries. Each function builds
 * the trees it needs and returns the count of pairs; `seconds` receives the times of building and
 * of the query. */
#ifndef BENCH_CLASH_H
#define BENCH_CLASH_H

#include "meshes.h"

#ifdef __cplusplus
extern "C" {
#endif

size_t clash_cgal(const trimesh *a, const trimesh *b, double seconds[2]);
size_t clash_fcl(const trimesh *a, const trimesh *b, double seconds[2]);

/// Pairs of triangles of one mesh that share more than vertices and edges.
size_t clash_cgal_self(const trimesh *mesh, double seconds[2]);

/// Returns the distance of two meshes.
double clash_fcl_distance(const trimesh *a, const trimesh *b, double seconds[2]);

#ifdef __cplusplus
}
#endif
#endif
