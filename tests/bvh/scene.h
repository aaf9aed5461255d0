/* bvh/scene.h - meshes, rays that are likely to find leaks, and the slow answer: a loop over all
 * triangles with the pair function. Compiled for float and double, like the library. */
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

/* The kinds of rays. */
typedef enum RayKind {
    RAYS_RANDOM,
    RAYS_PARALLEL, /* to one axis, or to two, often through a vertex */
    RAYS_TO_VERTEX,
    RAYS_TO_EDGE,
    RAYS_FINITE,   /* t_max near the mesh */
    RAYS_ENDING,   /* beginning or ending at a vertex, up to rounding */
    RAYS_NEGATIVE, /* t_min below zero, the mesh behind */
    RAYS_TINY,     /* a very short direction, down to subnormal numbers */
    RAYS_HUGE,     /* a very long direction */
    RAYS_ALONG,    /* along an edge of a triangle */
    RAYS_TOGETHER, /* packets, to corners and edges of one part of the mesh, or past it */
    RAYS_STRANGE,  /* zero, NaN, infinite, empty ranges */
    RAY_KINDS
} RayKind;

/* The kinds of points. */
typedef enum PointKind {
    POINTS_RANDOM,
    POINTS_ON_VERTEX,
    POINTS_ON_EDGE, /* on an edge, or beside it within rounding */
    POINTS_ON_FACE,
    POINTS_BESIDE,  /* very close to a vertex */
    POINTS_BETWEEN, /* midway between two vertices, or at the center: ties */
    POINTS_FAR,
    POINTS_STRANGE, /* NaN, infinite, huge, zero */
    POINT_KINDS
} PointKind;

/* Each vertex is scaled, then moved. The trimesh is released. */
Scene scene_of(trimesh *mesh, real scale, const real offset[3]);
void scene_free(Scene *scene);

/* File i of the list in ISECT_MESHES, separated by blanks; false after the last. Exits if it cannot
 * be read. It is for tests that are too slow for every build: make soak-meshes. */
bool scene_of_file(size_t i, Scene *scene);

/* Does each edge have as many triangles in one direction as in the other? Vertices are compared by
 * position. */
bool scene_is_closed(const Scene *scene);

X(triangle) scene_triangle(const Scene *scene, size_t i);
void scene_rays(const Scene *scene, RayKind kind, size_t n, X(ray) * rays, uint64_t *random);

void scene_points(const Scene *scene, PointKind kind, size_t n, X(vec3) * points, uint64_t *random);

/* The least (t, prim) of all triangles, tested one by one. */
X(mesh_touch) scene_brute(const Scene *scene, const X(ray) * ray);
/* The same without back faces. */
X(mesh_touch) scene_brute_culled(const Scene *scene, const X(ray) * ray);

/* All tests of trees run twice: if ISECT_TEST_INDEXED is set, all trees are indexed.
 * (X(bvh_build))(...) is the function of the library. */
isect_status scene_build(const X(mesh) * mesh, const X(bvh_options) * options, X(bvh) * *bvh);
isect_status scene_build_motion(const X(mesh) * from, const X(mesh) * to,
                                const X(bvh_options) * options, X(bvh_motion) * *motion);
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

/* A parallel_for of the caller: runs the tasks in reverse order. Adds one to the int `pool`. */
void scene_backwards(void *pool, size_t tasks, void (*task)(void *job, size_t i), void *job);

#endif
