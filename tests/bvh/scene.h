/* bvh/scene.h - meshes, rays that try to slip through them, and the slow answer: a loop over all
 * triangles with the function for one pair. Compiled for float and double, as the library is. */
#ifndef ISECT_TEST_SCENE_H
#define ISECT_TEST_SCENE_H

#include "bench/meshes.h"
#include "core/precision.h"
#include <stdio.h>
#include <stdlib.h>
#include HEADER(isect)

/* A mesh, and the same triangles as arrays of numbers. */
typedef struct Scene {
    X(mesh) mesh;
    real *positions;
    uint32_t *indices;
    real *number[9];
    X(triangles) triangles;
    X(touches) touches;
    real *answer[4];
    real lower[3], upper[3];
} Scene;

/* What the rays are like. */
typedef enum RayKind {
    RAYS_RANDOM,
    RAYS_PARALLEL, /* to an axis, or to two, often through a vertex */
    RAYS_TO_VERTEX,
    RAYS_TO_EDGE,
    RAYS_FINITE,   /* t_max about where the mesh is */
    RAYS_ENDING,   /* they begin or end at a vertex, up to rounding */
    RAYS_NEGATIVE, /* t_min below zero, the mesh behind */
    RAYS_TINY,     /* a very short direction, down to subnormal numbers */
    RAYS_HUGE,     /* a very long one */
    RAYS_ALONG,    /* along an edge of a triangle */
    RAYS_TOGETHER, /* sixteen from one point to corners and edges of one part of the mesh, or by */
    RAYS_STRANGE,  /* zero, NaN, infinite, empty ranges */
    RAY_KINDS
} RayKind;

/* What points are like. */
typedef enum PointKind {
    POINTS_RANDOM,
    POINTS_ON_VERTEX,
    POINTS_ON_EDGE, /* and beside it: within rounding */
    POINTS_ON_FACE,
    POINTS_BESIDE,  /* nearly at a vertex */
    POINTS_BETWEEN, /* amid two vertices, or at the middle: ties */
    POINTS_FAR,
    POINTS_STRANGE, /* NaN, infinite, huge, zero */
    POINT_KINDS
} PointKind;

/* Each vertex is scaled, then moved. The mesh is released. */
Scene scene_of(trimesh *mesh, real scale, const real offset[3]);
void scene_free(Scene *scene);

/* Number i of the files that ISECT_MESHES names, with blanks between; false behind the last. Ends
 * the program if it cannot be read. For what takes too long for every build: make soak-meshes. */
bool scene_of_file(size_t i, Scene *scene);

/* Does each edge have as many triangles on one side as on the other? By vertices at the same place.
 */
bool scene_is_closed(const Scene *scene);

X(triangle) scene_triangle(const Scene *scene, size_t i);
void scene_rays(const Scene *scene, RayKind kind, size_t n, X(ray) * rays, uint64_t *random);

void scene_points(const Scene *scene, PointKind kind, size_t n, X(vec3) * points, uint64_t *random);

/* The least (t, prim) of all triangles, asked one by one. */
X(mesh_touch) scene_brute(const Scene *scene, const X(ray) * ray);
/* Of those that it meets from their fronts. */
X(mesh_touch) scene_brute_culled(const Scene *scene, const X(ray) * ray);

/* All tests of trees are run twice: where ISECT_TEST_INDEXED is set, all trees are indexed.
 * (X(bvh_build))(...) is the library's own. */
isect_status scene_build(X(bvh) * *bvh, const X(mesh) * mesh, const X(bvh_options) * options);
isect_status scene_build_motion(X(bvh_motion) * *motion, const X(mesh) * from, const X(mesh) * to,
                                const X(bvh_options) * options);
isect_status scene_load(X(bvh) * *bvh, const void *memory, size_t bytes, const X(mesh) * mesh,
                        const isect_allocator *allocator);
bool scene_indexed(void);
#if ISECT_DOUBLE
#define isectd_bvh_build(...) scene_build(__VA_ARGS__)
#define isectd_bvh_motion_build(...) scene_build_motion(__VA_ARGS__)
#else
#define isect_bvh_build(...) scene_build(__VA_ARGS__)
#define isect_bvh_motion_build(...) scene_build_motion(__VA_ARGS__)
#endif

/* A caller's own threads: the tasks in turn, the last first. Adds one to the int `pool`. */
void scene_backwards(void *pool, size_t tasks, void (*task)(void *job, size_t i), void *job);

#endif
