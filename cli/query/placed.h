/* cli/query/placed.h - a tree over trees: a scene in parts, in either precision, with input and
 * output in double like cli/query/tree.h. */
#ifndef CLI_PLACED_H
#define CLI_PLACED_H

#include "import/scene.h"
#include "query/tree.h"

#include "isect/scene.h"
#include "isectd/scene.h"

/* All zero: empty. */
typedef struct Placed {
    const Scene *scene;  /* it must outlive this */
    Tree *trees;         /* of its meshes */
    isect_scene *narrow; /* one of them */
    isectd_scene *wide;
    unsigned threads;
    bool culled;    /* as in Tree */
    double seconds; /* spent casting, so far */
} Placed;

/* False: the fault has the reason. Release it with placed_free in any case. */
bool placed_build(Placed *placed, const Scene *scene, enum precision precision, TreeWish wish,
                  Fault *fault);
void placed_free(Placed *placed);

/* False: out of memory. */
bool placed_cast(Placed *placed, const isectd_ray *rays, size_t n, isectd_scene_touch *touches);
bool placed_occluded(Placed *placed, const isectd_ray *rays, size_t n, uint64_t *bits);
bool placed_closest(const Placed *placed, const isectd_vec3 *points, size_t n, double within2,
                    isectd_scene_nearest *answers);
bool placed_closest_few(const Placed *placed, const isectd_vec3 *point, double within2, size_t few,
                        isectd_scene_nearest *list, size_t *count);

/* The nodes, blocks and bytes of its trees, each once, and of the tree over them, and the greatest
 * depth; the triangles of all places. No bounds. */
isectd_bvh_statistics placed_stats(const Placed *placed);

/* The number of a triangle among all of the scene. */
uint64_t placed_number(const Placed *placed, const isectd_scene_touch *touch);

/* The normal of a triangle of an object, in its place: it points to the front of the mesh, also if
 * its place mirrors. */
isectd_vec3 placed_normal(const Placed *placed, uint32_t object, uint32_t triangle);

#endif
