/* bench/clash.h - pairs of triangles that share a point, by others. Each builds what it needs and
 * gives how many there are; `seconds` receives the times of building and of asking. */
#ifndef BENCH_CLASH_H
#define BENCH_CLASH_H

#include "meshes.h"

#ifdef __cplusplus
extern "C" {
#endif

size_t clash_cgal(const trimesh *a, const trimesh *b, double seconds[2]);
size_t clash_fcl(const trimesh *a, const trimesh *b, double seconds[2]);

/// Pairs of one mesh that share more than corners and edges.
size_t clash_cgal_self(const trimesh *mesh, double seconds[2]);

/// How far apart.
double clash_fcl_distance(const trimesh *a, const trimesh *b, double seconds[2]);

#ifdef __cplusplus
}
#endif
#endif
