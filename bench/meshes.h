/* bench/meshes.h - meshes that are computed, so that benchmarks, tests and demos need no data.
 *
 * Every function is deterministic: the same arguments give the same numbers on every machine. All
 * meshes are indexed triangle meshes of about unit size, anticlockwise seen from outside (terrain:
 * from above). On success the caller owns the mesh and releases it with trimesh_free. On failure
 * (out of memory, arguments too large, an invalid file) a function returns false and the mesh is
 * empty. */
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

/// `triangles` small triangles at random in the unit cube, without shared vertices. Their size
/// decreases with their number, so that a ray passes near about the same count of them.
bool trimesh_soup(trimesh *mesh, size_t triangles, uint64_t seed);

/// A ring of radius 1 in the plane y = 0, its tube of radius `tube`: 2 * around * along triangles,
/// `along` steps along the ring, `around` steps around the tube, both at least 3. Closed.
bool trimesh_torus(trimesh *mesh, unsigned along, unsigned around, float tube);

/// The trefoil knot as a tube, about in the unit ball: 2 * around * along triangles. Closed; its
/// parts occlude each other.
bool trimesh_knot(trimesh *mesh, unsigned along, unsigned around);

/// A grid with integer coordinates in the plane z = 0: cells * cells squares of two triangles, the
/// corners (0, 0) to (cells, cells). Every number is exact, so rays can be aimed exactly at edges.
bool trimesh_grid(trimesh *mesh, unsigned cells);

/// Reads an OFF file, or a PLY file that is ascii or binary little-endian, of triangles or convex
/// polygons. It supports only what the scanned models of the benchmarks need.
bool trimesh_load(trimesh *mesh, const char *path);

/// The axis-aligned bounding box of all vertices. A mesh without vertices has lower > upper.
void trimesh_bounds(const trimesh *mesh, float lower[3], float upper[3]);

/// Scales about the origin such that the diagonal of the bounds has the given length.
void trimesh_scale(trimesh *mesh, float diagonal);

/// Releases a mesh and makes it empty. An empty mesh is valid.
void trimesh_free(trimesh *mesh);

/// The next 32 random bits of a xorshift generator (Marsaglia 2003). Seed the state with
/// random_seed.
uint32_t random_bits(uint64_t *state);

/// The next random number, at least 0 and less than 1, a multiple of 2^-24.
float random_unit(uint64_t *state);

/// Returns a starting state for any number.
uint64_t random_seed(uint64_t number);

#ifdef __cplusplus
}
#endif

#endif
