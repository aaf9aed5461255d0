/* isect/scene.h - a tree over trees: meshes that are placed many times, and the questions to all.
 *
 * An instance is a tree and an affine map that takes it to its place; it may turn, scale unevenly,
 * shear and mirror. Thousands of instances of a mesh need the memory of one. What moves, comes or goes
 * is an instance of its own: a new scene over n instances takes about a microsecond for each.
 *
 * An answer is, bit for bit, that of a loop over all instances with isect_bvh_cast and the ray of
 * isect_scene_ray, or over all their triangles with the corners of isect_scene_point; of equal
 * ones the least instance counts, then the least prim. The instruction set and the number of
 * threads cannot change it. */
#ifndef ISECT_SCENE_H
#define ISECT_SCENE_H

#include "isect/answers.h"
#include "isect/arrays.h"
#include "isect/bvh.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// Trees in their places. Read-only once built: share it freely between threads.
typedef struct isect_scene isect_scene;

/// A tree and where it is.
typedef struct isect_instance {
    const isect_bvh *bvh; ///< which must outlive the scene; trees may be used any number of times
    double matrix[12];    ///< rows of 4: x' = m[0] x + m[1] y + m[2] z + m[3], y' = m[4] x ...
} isect_instance;

/// What a scene is made of.
typedef struct isect_scene_statistics {
    isect_aabb bounds; ///< around all instances, not the least; empty if there are none
    size_t instances;  ///< in the scene
    size_t empty;      ///< those of them whose tree has no triangle
    size_t triangles;  ///< of all instances
    size_t nodes;      ///< of eight children each
    size_t bytes;      ///< held by the scene, without the trees
} isect_scene_statistics;

/// Where a ray hits a scene. A miss is {INFINITY, 0, 0, UINT32_MAX, UINT32_MAX}.
typedef struct isect_scene_touch {
    float t;           ///< how far along the ray, in units of its dir
    float u, v;        ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim;     ///< which triangle of the instance's mesh
    uint32_t instance; ///< which instance
} isect_scene_touch;

/// The point of a scene that is nearest to a point. A miss has distance2 INFINITY, prim and instance
/// UINT32_MAX, and else 0.
typedef struct isect_scene_nearest {
    isect_vec3 point;  ///< the nearest of the scene
    float distance2;   ///< the square of its distance; 0 exactly if the point is on the triangle
    float u, v;        ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim;     ///< which triangle of the instance's mesh
    uint32_t feature;  ///< an isect_feature: on which part of the triangle
    uint32_t instance; ///< which instance
} isect_scene_nearest;

/// Build a scene.
///
/// @param instances  At most 2^26. They are copied; the trees are not. May be NULL if count is 0.
/// @param count      How many.
/// @param options    As for isect_bvh_build; may be NULL.
/// @param scene      Receives it; release it with isect_scene_free.
/// @return           ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or there
///                   are too many; ISECT_NOT_FINITE if a matrix is not, or an instance is farther
///                   away than a quarter of the greatest number; ISECT_DEGENERATE if a matrix makes
///                   everything flat, or nearly so: up to rounding it has no inverse.
///
/// On failure *scene is untouched and nothing is leaked. A tree that is refitted needs a new scene.
/// Method: inverses in double; around each instance the moved boxes of two levels of its tree, of
/// one with options.fast; binned surface area heuristic, as isect_bvh_build. Cost: O(n log n), one
/// or two microseconds an instance; 300 to 400 bytes each.
ISECT_TRY isect_status isect_scene_build(const isect_instance *instances, size_t count,
                                         const isect_bvh_options *options, isect_scene **scene);

/// Release a scene, but not its trees.
///
/// @param scene  May be NULL.
ISECT_API void isect_scene_free(isect_scene *scene);

/// What is the scene made of?
///
/// @param scene  A scene.
/// @return       Counts and bounds.
ISECT_ASK isect_scene_statistics isect_scene_stats(const isect_scene *scene);

/// How does an instance see a ray?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param ray       Any ray.
/// @return          The ray in the space of the instance's mesh, with the same t_min and t_max: an
///                  affine map keeps t.
///
/// Accuracy: each number is computed in double and rounded once. What is out of range is infinite.
ISECT_ASK isect_ray isect_scene_ray(const isect_scene *scene, uint32_t instance,
                                    const isect_ray *ray);

/// Where is a point of an instance's mesh?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param point     In the space of the mesh.
/// @return          In that of the scene.
///
/// Accuracy: as isect_scene_ray.
ISECT_ASK isect_vec3 isect_scene_point(const isect_scene *scene, uint32_t instance,
                                       const isect_vec3 *point);

/// Where does a normal of an instance's mesh point to?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param normal    In the space of the mesh; of any length.
/// @return          In that of the scene, of length 1: what points outward does so still, also if the
///                  map mirrors, where the corners of triangles come round the other way. 0 if the
///                  normal is 0 or not finite.
///
/// Accuracy: computed in double with the transpose of the inverse, and rounded once.
ISECT_ASK isect_vec3 isect_scene_normal(const isect_scene *scene, uint32_t instance,
                                        const isect_vec3 *normal);

/// Which ray starts at a point of a triangle of a scene, and does not find that triangle again?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances, as in isect_scene_touch.
/// @param triangle  Its triangle, in the space of the mesh.
/// @param u, v      The weights of b and c, as in isect_scene_touch.
/// @param dir       Where the ray goes in the scene; of any length.
/// @return          As isect_at_triangle_spawn, in the space of the scene: from the point, moved along the
///                  normal there until the instance sees the origin on the side that dir points to.
///
/// Bad input: NaN or infinity, also in the direction as the instance sees it, gives a ray with a
/// direction of 0, which hits nothing.
/// Accuracy: moved by twice what is needed at most, from 1 epsilon of the products that isect_scene_point
/// adds up. By how much is exact: isect_scene_cast does not find this triangle of this instance. It may
/// if that takes more than 2^58 epsilon, or is beyond the greatest number; another instance may be hit.
/// Method: isect_at_triangle_spawn, then doubling; an exact sign for each. Cost: 2 steps, mostly.
ISECT_ASK isect_ray isect_scene_spawn(const isect_scene *scene, uint32_t instance,
                                      const isect_triangle *triangle, float u, float v,
                                      const isect_vec3 *dir);

/// Where does a ray first pierce a scene?
///
/// @param scene  A scene.
/// @param ray    As for isect_bvh_cast.
/// @return       Of what isect_bvh_cast says of each instance and its isect_scene_ray the hit with the
///               least t, of equal ones that with the least instance, then prim.
///
/// Bad input: as isect_bvh_cast.
/// Exact: as isect_bvh_cast, of the ray as the instance sees it. Method: boxes of instances are taken
/// for so much wider as rounding may move the ray, so that no hit of such a loop is missed; see
/// src/scene/instance_boxes.h.
/// Cost: that of isect_bvh_cast for each instance whose box is hit in front of the answer. Batch:
/// isect_scene_cast_n.
ISECT_ASK isect_scene_touch isect_scene_cast(const isect_scene *scene, const isect_ray *ray);

/// Where do n rays first pierce a scene? 16 rays at a time share a thread.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit what isect_scene_cast says of ray i.
ISECT_API void isect_scene_cast_n(const isect_scene *scene, isect_rays rays, size_t n,
                                  const isect_threads *threads, isect_scene_touch *touches);

/// Does a ray pierce a scene anywhere in [t_min, t_max]?
///
/// @param scene  A scene.
/// @param ray    As for isect_scene_cast.
/// @return       Exactly whether isect_scene_cast hits.
///
/// Cost: cheaper than isect_scene_cast, as any hit ends the search. Batch: isect_scene_occluded_n.
ISECT_ASK bool isect_scene_occluded(const isect_scene *scene, const isect_ray *ray);

/// Do n rays pierce a scene anywhere in their [t_min, t_max]? 16 rays at a time share a thread.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is what
///                 isect_scene_occluded says of ray i; the bits beyond n are 0.
ISECT_API void isect_scene_occluded_n(const isect_scene *scene, isect_rays rays, size_t n,
                                      const isect_threads *threads, uint64_t *bits);

/// Where does a ray first pierce a scene from a front?
///
/// @param scene  A scene.
/// @param ray    As for isect_bvh_cast.
/// @return       As isect_scene_cast, with isect_bvh_cast_culled of each instance: the front of a
///               triangle is the side that isect_scene_normal of its normal points to, also if the
///               map mirrors.
///
/// Bad input, exact, cost: as isect_scene_cast. Batch: isect_scene_cast_culled_n.
ISECT_ASK isect_scene_touch isect_scene_cast_culled(const isect_scene *scene, const isect_ray *ray);

/// Where do n rays first pierce a scene from a front? 16 rays at a time share a thread.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit what isect_scene_cast_culled says of
///                 ray i.
ISECT_API void isect_scene_cast_culled_n(const isect_scene *scene, isect_rays rays, size_t n,
                                         const isect_threads *threads, isect_scene_touch *touches);

/// Does a ray pierce a scene from a front anywhere in [t_min, t_max]?
///
/// @param scene  A scene.
/// @param ray    As for isect_scene_cast.
/// @return       Exactly whether isect_scene_cast_culled hits.
///
/// Cost: as isect_scene_occluded. Batch: isect_scene_occluded_culled_n.
ISECT_ASK bool isect_scene_occluded_culled(const isect_scene *scene, const isect_ray *ray);

/// Do n rays pierce a scene from a front anywhere in their [t_min, t_max]? 16 at a time share a thread.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     As for isect_scene_occluded_n: what isect_scene_occluded_culled says of each ray.
ISECT_API void isect_scene_occluded_culled_n(const isect_scene *scene, isect_rays rays, size_t n,
                                             const isect_threads *threads, uint64_t *bits);

/// Which triangles does a ray pierce?
///
/// @param scene     A scene.
/// @param ray       As for isect_scene_cast.
/// @param touches   Receives the hits by increasing t, of the same t by increasing instance, then
///                  prim. May be NULL if the capacity is 0.
/// @param capacity  How many hits there is room for.
/// @param count     Receives how many hits there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then touches holds
///                  some of them, in no order.
///
/// Exact: all that isect_bvh_cast_all finds of each instance and its isect_scene_ray.
/// Cost: that of isect_bvh_cast_all for each instance whose box is hit.
ISECT_TRY isect_status isect_scene_cast_all(const isect_scene *scene, const isect_ray *ray,
                                            isect_scene_touch *touches, size_t capacity,
                                            size_t *count);

/// Which point of a scene is nearest to a point?
///
/// @param scene    A scene.
/// @param point    Any point.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @return         As isect_bvh_closest, of all triangles with the corners that isect_scene_point
///                 says; of equal ones that of the least instance, then prim. So distances are those in
///                 the scene, also where a map scales unevenly.
///
/// Bad input: as isect_bvh_closest.
/// Exact: as isect_bvh_closest. Method: boxes of the trees are moved as they are met.
/// Cost: 7 to 30 microseconds among 20 to 1000 instances of 20 000 to 200 000 triangles. Batch: isect_scene_closest_n.
ISECT_ASK isect_scene_nearest isect_scene_closest(const isect_scene *scene, const isect_vec3 *point,
                                                  float within2);

/// Which points of a scene are nearest to n points? 8 points at a time share a thread.
///
/// @param scene    A scene.
/// @param points   n points.
/// @param n        How many.
/// @param within2  As for isect_scene_closest, for all of them.
/// @param threads  May be NULL: the calling thread.
/// @param answers  Receives n answers: number i is bit for bit what isect_scene_closest says of
///                 point i.
ISECT_API void isect_scene_closest_n(const isect_scene *scene, isect_points points, size_t n,
                                     float within2, const isect_threads *threads,
                                     isect_scene_nearest *answers);

/// Which few triangles of a scene are nearest to a point? The k nearest neighbours.
///
/// @param scene    A scene.
/// @param point    Any point.
/// @param within2  As for isect_scene_closest.
/// @param list     Receives them by increasing distance2, of the same by increasing instance, then
///                 prim, each as isect_scene_closest would say it. May be NULL if few is 0.
/// @param few      How many at most.
/// @return         How many there are: fewer than asked for only if there are no more within the
///                 distance. What is beyond them in the list is undefined.
///
/// Bad input: as for isect_scene_closest: 0.
/// Exact: as isect_scene_closest.
/// Cost: as isect_scene_closest, and 50 ns and few / 2 moves for each that is nearer than those so
/// far.
ISECT_TRY size_t isect_scene_closest_few(const isect_scene *scene, const isect_vec3 *point,
                                         float within2, isect_scene_nearest *list, size_t few);

/// Which triangles of a scene are within a distance of a point?
///
/// @param scene     A scene.
/// @param point     Any point.
/// @param within2   As for isect_scene_closest.
/// @param list      Receives them, as isect_scene_closest_few. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then list holds some
///                  of them, in no order.
///
/// Bad input: as for isect_scene_closest: none.
/// Exact: as isect_scene_closest.
/// Cost: that of the boxes and triangles within the distance, and n log n of those found.
ISECT_TRY isect_status isect_scene_closest_all(const isect_scene *scene, const isect_vec3 *point,
                                               float within2, isect_scene_nearest *list,
                                               size_t capacity, size_t *count);

ISECT_EXTERN_END
#endif
