/* cli/query/tree.h - a tree over a mesh in either precision, with input and output in double: the
 * input of the float tree consists of floats, and so does its output. */
#ifndef CLI_TREE_H
#define CLI_TREE_H

#include "import/mesh.h"
#include "number.h"

#include "isect/bvh.h"
#include "isectd/bvh.h"

/* All zero: empty. */
typedef struct Tree {
    isect_bvh *narrow; /* one of them */
    isectd_bvh *wide;
    isect_bvh_moments *narrow_moments; /* after tree_wind: one of them */
    isectd_bvh_moments *wide_moments;
    unsigned threads;
    /* rays miss triangles that they meet from the back; not in tree_cast_all, _counted */
    bool culled;
    double seconds; /* spent casting, so far */
    size_t room;    /* of the float questions and answers */
    isect_ray *rays;
    isect_mesh_touch *touches;
} Tree;

/* For the few questions of a command itself: uses the fast builder. In float the mesh must be
 * rounded. */
isect_status tree_build(Tree *tree, const Mesh *mesh, enum precision precision, unsigned threads);

/* The options of commands whose questions are the caller's, usually many: isect --help has the
 * rule. */
#define TREE_OPTIONS(fast_offset, indexed_offset)                                                  \
    OPTION_ROW(fast_offset, "fast-build", OPTION_FLAG, NULL,                                       \
               "a tree for few questions (see: isect --help)", 0, 0),                              \
        OPTION_ROW(indexed_offset, "indexed", OPTION_FLAG, NULL,                                   \
                   "a third of the memory, slower (see: isect --help)", 0, 0)

/* As isect_bvh_options. An indexed tree reads the mesh, which must outlive it. */
typedef struct TreeWish {
    unsigned threads;
    bool fast, indexed;
} TreeWish;

isect_status tree_build_by(Tree *tree, const Mesh *mesh, enum precision precision, TreeWish wish);
void tree_free(Tree *tree);

/* As many threads as there are processors. */
unsigned tree_processors(void);

isectd_bvh_statistics tree_stats(const Tree *tree);

/* False: out of memory. */
bool tree_cast(Tree *tree, const isectd_ray *rays, size_t n, isectd_mesh_touch *touches);
bool tree_occluded(Tree *tree, const isectd_ray *rays, size_t n, uint64_t *bits);

/* All hits of one ray, in order; release them with free. NULL: out of memory. */
isectd_mesh_touch *tree_cast_all(const Tree *tree, const isectd_ray *ray, size_t *count);

/* As isect_bvh_closest_n, isect_bvh_closest_few, isect_bvh_classify_point_n and
 * isect_bvh_signed_distance_n. False: out of memory. */
bool tree_closest(Tree *tree, const isectd_vec3 *points, double within2, size_t n,
                  isectd_mesh_nearest *answers);
bool tree_closest_few(Tree *tree, const isectd_vec3 *point, double within2, size_t few,
                      isectd_mesh_nearest *list, size_t *count);
bool tree_sides(Tree *tree, const isectd_vec3 *points, isect_rule rule, size_t n, uint8_t *sides);

/* Signs of distances are those of winding numbers from now on, whatever the rule. */
isect_status tree_wind(Tree *tree);
bool tree_distances(Tree *tree, const isectd_vec3 *points, isect_rule rule, size_t n,
                    double *distances);

isectd_mesh_touch tree_cast_counted(Tree *tree, const isectd_ray *ray, isectd_bvh_cost *cost);

#endif
