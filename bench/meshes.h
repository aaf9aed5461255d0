/* bench/meshes.h - meshes made by arithmetic, so that benchmarks, tests and demos need no data.
 *
 * Every maker is deterministic: the same arguments give the same numbers on every machine. All are
 * indexed triangle meshes about one unit in size, corners anticlockwise seen from outside (terrain:
 * from above). On success a mesh is filled in and belongs to the caller, who releases it with
 * trimesh_free; on failure (out of memory, arguments too large, a bad file) the answer is false and
 * the mesh is empty. */
#ifndef BENCH_MESHES_H
#define BENCH_MESHES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Vertex i is positions[3 * i], [3 * i + 1], [3 * i + 2]; triangle i likewise in indices.
typedef struct trimesh {
    float *positions;
    uint32_t *indices;
    size_t vertex_count, triangle_count;
} trimesh;

/// A sphere of radius 1 around the origin, an icosahedron split `level` times: 20 * 4^level
/// triangles, 10 * 4^level + 2 shared vertices. Closed, and star-shaped about the origin.
bool trimesh_sphere(trimesh *mesh, unsigned level);

/// A landscape over the unit square, y up: cells * cells squares of two triangles, shared vertices.
/// Open at its border.
bool trimesh_terrain(trimesh *mesh, unsigned cells);

/// `triangles` small triangles strewn over the unit cube, no vertex shared. Their size shrinks as
/// their number grows, so that a ray passes near about as many whatever the number.
bool trimesh_soup(trimesh *mesh, size_t triangles, uint64_t seed);

/// A ring of radius 1 in the plane y = 0, its tube of radius `tube`: 2 * around * along triangles,
/// `along` steps along the ring, `around` round its tube, both at least 3. Closed.
bool trimesh_torus(trimesh *mesh, unsigned along, unsigned around, float tube);

/// The trefoil knot as a tube, about the unit ball: 2 * around * along triangles. Closed, and its
/// parts hide each other: a good thing to look at.
bool trimesh_knot(trimesh *mesh, unsigned along, unsigned around);

/// A grid with integer coordinates in the plane z = 0: cells * cells squares of two triangles, the
/// corners (0, 0) to (cells, cells). Every number is exact, so rays can be aimed exactly at edges.
bool trimesh_grid(trimesh *mesh, unsigned cells);

/// Read an OFF file, or a PLY file that is ascii or binary little-endian, of triangles or convex
/// polygons. Just enough for known files: the benchmarks read scanned models with it.
bool trimesh_load(trimesh *mesh, const char *path);

/// The smallest axis-aligned box around all vertices. A mesh without vertices gives lower > upper.
void trimesh_bounds(const trimesh *mesh, float lower[3], float upper[3]);

/// Scale about the origin so that the diagonal of the bounds has the given length.
void trimesh_scale(trimesh *mesh, float diagonal);

/// Release a mesh and make it empty. An empty mesh is allowed.
void trimesh_free(trimesh *mesh);

/// The next 32 random bits of a xorshift generator (Marsaglia 2003). Seed the state with
/// random_seed.
uint32_t random_bits(uint64_t *state);

/// The next random number, at least 0 and less than 1, a multiple of 2^-24.
float random_unit(uint64_t *state);

/// A good starting state from any number.
uint64_t random_seed(uint64_t number);

#ifdef __cplusplus
}
#endif

#endif
