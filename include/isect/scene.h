/* isect/scene.h - a tree over trees: meshes that are placed many times, and questions to all of
 * them.
 *
 * An instance is a tree and an affine map from mesh to scene, which may rotate, scale unevenly,
 * shear and mirror. Thousands of instances of a mesh need the memory of one mesh. Each object that
 * moves, appears or disappears is an instance: building a new scene takes about a microsecond for
 * each instance.
 *
 * An answer is, bit for bit, that of a loop over all instances with isect_bvh_cast and the ray of
 * isect_scene_ray, or over all their triangles with the vertices of isect_scene_point; ties go to
 * the least instance, then the least prim. The instruction set and the number of threads cannot
 * change it. */
#ifndef ISECT_SCENE_H
#define ISECT_SCENE_H

#include "isect/answers.h"
#include "isect/any.h"
#include "isect/arrays.h"
#include "isect/bvh.h"
#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

/// Instances of trees. Read-only once built: share it freely between threads.
typedef struct isect_scene isect_scene;

/// A tree and its affine map.
typedef struct isect_instance {
    const isect_bvh *bvh; ///< must outlive the scene; a tree may be used any number of times
    double matrix[12];    ///< rows of 4: x' = m[0] x + m[1] y + m[2] z + m[3], y' = m[4] x ...
} isect_instance;

/// What a scene is made of.
typedef struct isect_scene_statistics {
    isect_aabb bounds; ///< around all instances, not tight; empty without instances
    size_t instances;  ///< in the scene
    size_t empty;      ///< instances whose tree has no triangle
    size_t triangles;  ///< of all instances
    size_t nodes;      ///< of eight children each
    size_t bytes;      ///< held by the scene, without the trees
} isect_scene_statistics;

/// Where a ray hits a scene. A miss is {INFINITY, 0, 0, UINT32_MAX, UINT32_MAX}.
typedef struct isect_scene_touch {
    float t;           ///< distance along the ray, in units of its dir
    float u, v;        ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim;     ///< index of the triangle in the instance's mesh
    uint32_t instance; ///< index of the instance
} isect_scene_touch;

/// The point of a scene that is nearest to a point. A miss has distance2 INFINITY, prim and
/// instance UINT32_MAX, and zeros elsewhere.
typedef struct isect_scene_nearest {
    isect_vec3 point;  ///< the nearest point of the scene
    float distance2;   ///< the square of its distance; 0 exactly if the point is on the triangle
    float u, v;        ///< barycentric coordinates: weights of the second and the third corner
    uint32_t prim;     ///< index of the triangle in the instance's mesh
    uint32_t feature;  ///< an isect_feature: the part of the triangle with the point
    uint32_t instance; ///< index of the instance
} isect_scene_nearest;

/// Build a scene.
///
/// @param instances  At most 2^26. They are copied; the trees are not. May be NULL if count is 0.
/// @param count      How many.
/// @param options    As for isect_bvh_build; may be NULL.
/// @param scene      Receives the scene; release it with isect_scene_free.
/// @return           ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or
///                   there are too many; ISECT_NOT_FINITE if a matrix has NaN or infinity, or an
///                   instance is farther away than a quarter of the largest finite number;
///                   ISECT_DEGENERATE if a matrix is singular, up to rounding.
///
/// On failure *scene is untouched and nothing is leaked. After a refit of a tree its scenes must be
/// built again.
/// Method: inverses in double; the bounds of an instance are those of the moved boxes of two levels
/// of its tree, of one level with options->fast; binned surface area heuristic, as isect_bvh_build.
/// Cost: O(n log n), one or two microseconds and 300 to 400 bytes an instance.
ISECT_TRY isect_status isect_scene_build(const isect_instance *instances, size_t count,
                                         const isect_bvh_options *options, isect_scene **scene);

/// Release a scene, but not its trees.
///
/// @param scene  May be NULL.
ISECT_API void isect_scene_free(isect_scene *scene);

/// What is the scene made of: how many instances, triangles, nodes and bytes?
///
/// @param scene  A scene.
/// @return       Counts and bounds.
ISECT_ASK isect_scene_statistics isect_scene_stats(const isect_scene *scene);

/// Which ray in the space of an instance's mesh is a ray of the scene?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param ray       Any ray.
/// @return          The ray in the space of the mesh, with the same t_min and t_max: an affine map
///                  preserves t.
///
/// Bad input: NaN gives NaN, which every question treats as a miss.
/// Accuracy: each number is computed in double and rounded once. Numbers out of range are infinite.
/// Cost: 18 products.
ISECT_ASK isect_ray isect_scene_ray(const isect_scene *scene, uint32_t instance,
                                    const isect_ray *ray);

/// Where in the scene is a point of an instance's mesh?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param point     A point in the space of the mesh.
/// @return          The point in the space of the scene.
///
/// Bad input: NaN gives NaN, which every question treats as a miss.
/// Accuracy: as isect_scene_ray.
/// Cost: 9 products.
ISECT_ASK isect_vec3 isect_scene_point(const isect_scene *scene, uint32_t instance,
                                       const isect_vec3 *point);

/// Which normal in the scene does a normal of an instance's mesh have?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances.
/// @param normal    A normal in the space of the mesh; of any length.
/// @return          The normal in the space of the scene, of length 1. An outward normal stays
///                  outward, also if the map mirrors, which reverses the order of the vertices of
///                  triangles. 0 if the normal is 0 or not finite.
///
/// Accuracy: computed in double with the transpose of the inverse, and rounded once.
/// Cost: 9 products, a root.
ISECT_ASK isect_vec3 isect_scene_normal(const isect_scene *scene, uint32_t instance,
                                        const isect_vec3 *normal);

/// Which ray starts at a point of a triangle of a scene, and does not find that triangle again?
///
/// @param scene     A scene.
/// @param instance  Less than the number of instances, as in isect_scene_touch.
/// @param triangle  Its triangle, in the space of the mesh.
/// @param u, v      The weights of b and c, as in isect_scene_touch.
/// @param dir       The direction of the ray in the scene; of any length.
/// @return          As isect_at_triangle_spawn, in the space of the scene: from the point,
///                  displaced along the normal until the origin, in the space of the instance, is
///                  on the side that dir points to.
///
/// Bad input: NaN or infinity, also in the direction in the space of the instance, gives a ray with
/// a direction of 0, which hits nothing.
/// Accuracy: the displacement is at most twice the necessary one, and at least 1 epsilon of the
/// products that isect_scene_point adds. The decision is exact: isect_scene_cast does not find this
/// triangle of this instance. It may find it if the displacement exceeds 2^58 epsilon, or
/// overflows. Other instances may be hit.
/// Method: isect_at_triangle_spawn, then doubling with an exact sign at each step. Cost: mostly 2
/// steps.
ISECT_ASK isect_ray isect_scene_spawn(const isect_scene *scene, uint32_t instance,
                                      const isect_triangle *triangle, float u, float v,
                                      const isect_vec3 *dir);

/// Where does a ray first pierce a scene?
///
/// @param scene  A scene.
/// @param ray    As for isect_bvh_cast.
/// @return       Of the hits of isect_bvh_cast with each instance and its isect_scene_ray the one
///               with the least t, of equal ones that with the least instance, then prim.
///
/// Bad input: as isect_bvh_cast.
/// Exact: as isect_bvh_cast, for the ray in the space of the instance.
/// Method: boxes of instances are widened by the rounding of the ray, so that no hit of such a loop
/// is missed; see src/scene/instance_boxes.h.
/// Cost: that of isect_bvh_cast for each instance whose box is hit in front of the answer. Batch:
/// isect_scene_cast_n.
ISECT_ASK isect_scene_touch isect_scene_cast(const isect_scene *scene, const isect_ray *ray);

/// Where do n rays first pierce a scene? A thread works on 16 rays at a time.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit isect_scene_cast of ray i.
///
/// Bad input, exactness and method: as isect_scene_cast.
/// Cost: that of isect_scene_cast a ray, less where memory latency is hidden.
ISECT_API void isect_scene_cast_n(const isect_scene *scene, isect_rays rays, size_t n,
                                  const isect_threads *threads, isect_scene_touch *touches);

/// Does a ray pierce a scene anywhere in [t_min, t_max]?
///
/// @param scene  A scene.
/// @param ray    As for isect_scene_cast.
/// @return       Exactly whether isect_scene_cast hits.
///
/// Bad input: false where isect_scene_cast is a miss.
/// Method: as isect_scene_cast.
/// Cost: cheaper than isect_scene_cast, as any hit ends the search. Batch: isect_scene_occluded_n.
ISECT_ASK bool isect_scene_occluded(const isect_scene *scene, const isect_ray *ray);

/// Do n rays pierce a scene anywhere in their [t_min, t_max]? A thread works on 16 rays at a time.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is
///                 isect_scene_occluded of ray i; the bits beyond n are 0.
///
/// Bad input, exactness and method: as isect_scene_occluded.
/// Cost: as isect_scene_cast_n, and less, as any hit ends a search.
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
/// Bad input, exactness, method and cost: as isect_scene_cast.
/// Batch: isect_scene_cast_culled_n.
ISECT_ASK isect_scene_touch isect_scene_cast_culled(const isect_scene *scene, const isect_ray *ray);

/// Where do n rays first pierce a scene from a front? A thread works on 16 rays at a time.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit isect_scene_cast_culled of ray i.
///
/// Bad input, exactness and method: as isect_scene_cast_culled.
/// Cost: as isect_scene_cast_n.
ISECT_API void isect_scene_cast_culled_n(const isect_scene *scene, isect_rays rays, size_t n,
                                         const isect_threads *threads, isect_scene_touch *touches);

/// Does a ray pierce a scene from a front anywhere in [t_min, t_max]?
///
/// @param scene  A scene.
/// @param ray    As for isect_scene_cast.
/// @return       Exactly whether isect_scene_cast_culled hits.
///
/// Bad input: false where isect_scene_cast_culled is a miss.
/// Method: as isect_scene_cast.
/// Cost: as isect_scene_occluded. Batch: isect_scene_occluded_culled_n.
ISECT_ASK bool isect_scene_occluded_culled(const isect_scene *scene, const isect_ray *ray);

/// Do n rays pierce a scene from a front anywhere in their [t_min, t_max]? A thread works on 16
/// rays at a time.
///
/// @param scene    A scene.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     As for isect_scene_occluded_n: isect_scene_occluded_culled of each ray.
///
/// Bad input, exactness and method: as isect_scene_occluded_culled.
/// Cost: as isect_scene_occluded_n.
ISECT_API void isect_scene_occluded_culled_n(const isect_scene *scene, isect_rays rays, size_t n,
                                             const isect_threads *threads, uint64_t *bits);

/// Which triangles does a ray pierce?
///
/// @param scene     A scene.
/// @param ray       As for isect_scene_cast.
/// @param touches   Receives the hits by increasing t, of the same t by increasing instance, then
///                  prim. May be NULL if the capacity is 0.
/// @param capacity  How many hits `touches` has room for.
/// @param count     Receives how many hits there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then touches holds
///                  some of them, in no order.
///
/// Bad input: as isect_bvh_cast_all.
/// Exact: all hits that isect_bvh_cast_all finds for each instance and its isect_scene_ray.
/// Method: as isect_scene_cast with isect_bvh_cast_all, then a sort.
/// Cost: that of isect_bvh_cast_all for each instance whose box is hit.
ISECT_TRY isect_status isect_scene_cast_all(const isect_scene *scene, const isect_ray *ray,
                                            isect_scene_touch *touches, size_t capacity,
                                            size_t *count);

/// Which point of a scene is nearest to a point?
///
/// @param scene    A scene.
/// @param point    Any point.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @return         As isect_bvh_closest, over all triangles with the vertices of isect_scene_point;
///                 of equal ones that of the least instance, then prim. So distances are those in
///                 the scene, also where a map scales unevenly.
///
/// Bad input: as isect_bvh_closest.
/// Exact: as isect_bvh_closest.
/// Method: boxes of the trees are moved when they are visited.
/// Cost: 7 to 30 microseconds among 20 to 1000 instances of 20 000 to 200 000 triangles. Batch:
/// isect_scene_closest_n.
ISECT_ASK isect_scene_nearest isect_scene_closest(const isect_scene *scene, const isect_vec3 *point,
                                                  float within2);

/// Which points of a scene are nearest to n points? A thread works on 8 points at a time.
///
/// @param scene    A scene.
/// @param points   n points.
/// @param n        How many.
/// @param within2  As for isect_scene_closest, for all of them.
/// @param threads  May be NULL: the calling thread.
/// @param answers  Receives n answers: number i is bit for bit isect_scene_closest of point i.
///
/// Bad input, exactness and method: as isect_scene_closest.
/// Cost: that of isect_scene_closest a point, less where memory latency is hidden.
ISECT_API void isect_scene_closest_n(const isect_scene *scene, isect_points points, size_t n,
                                     float within2, const isect_threads *threads,
                                     isect_scene_nearest *answers);

/// Which few triangles of a scene are nearest to a point? The k nearest neighbours.
///
/// @param scene    A scene.
/// @param point    Any point.
/// @param within2  As for isect_scene_closest.
/// @param list     Receives them by increasing distance2, of the same by increasing instance, then
///                 prim, each as isect_scene_closest returns it. May be NULL if few is 0.
/// @param few      How many at most.
/// @return         How many there are: fewer than `few` only if there are no more within the
///                 distance. Entries of the list beyond them are undefined.
///
/// Bad input: as for isect_scene_closest; the count is then 0.
/// Exact: as isect_scene_closest.
/// Method: as isect_scene_closest, with insertion into a sorted list.
/// Cost: as isect_scene_closest, and 50 ns and few / 2 moves for each triangle that is nearer than
/// those so far.
ISECT_TRY size_t isect_scene_closest_few(const isect_scene *scene, const isect_vec3 *point,
                                         float within2, isect_scene_nearest *list, size_t few);

/// Which triangles of a scene are within a distance of a point?
///
/// @param scene     A scene.
/// @param point     Any point.
/// @param within2   As for isect_scene_closest.
/// @param list      Receives them, as isect_scene_closest_few. May be NULL if the capacity is 0.
/// @param capacity  How many the array has room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then list holds
///                  some of them, in no order.
///
/// Bad input: as for isect_scene_closest; the count is then 0.
/// Exact: as isect_scene_closest.
/// Method: as isect_scene_closest with a fixed distance, then a sort.
/// Cost: that of the boxes and triangles within the distance, and n log n of those found.
ISECT_TRY isect_status isect_scene_closest_all(const isect_scene *scene, const isect_vec3 *point,
                                               float within2, isect_scene_nearest *list,
                                               size_t capacity, size_t *count);

/* ---- A scene and a shape ----
 *
 * The shape is any that the question takes with a triangle, where it is in the scene: a shape in a
 * pose is a list of one part. The triangles are those of all instances, with the vertices of
 * isect_scene_point: surfaces, as in isect/bvh.h. Objects that move are instances; each frame has a
 * scene of its own, which is built in a microsecond for each of them. */

/// Do a scene and a shape share a point?
///
/// @param scene  A scene.
/// @param shape  Any shape, as for isect_bvh_overlap_any.
/// @return       Whether isect_overlap_any of the shape and the triangle is true for any triangle
///               of any instance.
///
/// Bad input: as isect_overlap_any.
/// Exact: as isect_bvh_overlap_any, for triangles in the scene.
/// Method: the boxes of the scene, those of the trees as they are mapped, then the function for
/// each triangle in a leaf.
/// Cost: as isect_bvh_overlap_any for each instance whose box meets that of the shape.
ISECT_ASK bool isect_scene_overlap_any(const isect_scene *scene, isect_any shape);

/// The nearest points of a shape and a scene: `a` of the shape, `b` of triangle `prim` of an
/// instance. A miss has distance2 = INFINITY, and UINT32_MAX as prim and instance.
typedef struct isect_scene_pair {
    isect_vec3 a, b;   ///< equal where they meet
    float distance2;   ///< the square of their distance; 0 exactly where they meet
    uint32_t prim;     ///< index of the triangle in the instance's mesh
    uint32_t instance; ///< index of the instance
} isect_scene_pair;

/// Which points of a shape and a scene are nearest?
///
/// @param scene    A scene.
/// @param shape    Any shape, as for isect_bvh_closest_any.
/// @param within2  The square of the largest distance that counts; INFINITY: any distance. The
///                 square of a margin: is the shape within that margin of anything?
/// @return         The least distance2 of isect_closest_any of the shape and each triangle, of
///                 equal ones that with the least instance, then prim, with its points.
///
/// Bad input: as isect_closest_any; a miss for within2 less than 0, or NaN.
/// Accuracy: as a loop over isect_closest_any, to the bit.
/// Method: as isect_bvh_closest_any, nearest box first over all instances.
/// Cost: as isect_bvh_closest_any, and the mapping of the boxes that are met.
ISECT_ASK isect_scene_pair isect_scene_closest_any(const isect_scene *scene, isect_any shape,
                                                   float within2);

/// Which points of a scene are nearest to n shapes, such as the links of a robot in many poses? A
/// thread works on 32 shapes at a time.
///
/// @param scene    A scene.
/// @param shapes   n shapes of any types; a shape in a pose is a list of one part.
/// @param n        How many.
/// @param within2  As for isect_scene_closest_any, for all of them.
/// @param threads  May be NULL: the calling thread.
/// @param answers  Receives n answers: number i is bit for bit isect_scene_closest_any of shape i.
///
/// Bad input, accuracy and method: as isect_scene_closest_any. Cost: that of
/// isect_scene_closest_any a shape.
ISECT_API void isect_scene_closest_any_n(const isect_scene *scene, const isect_any *shapes,
                                         size_t n, float within2, const isect_threads *threads,
                                         isect_scene_pair *answers);

/// One of the points at which a shape presses on a scene.
typedef struct isect_scene_patch_point {
    isect_vec3 a, b;   ///< of the shape, and of the triangle: b - a = gap * normal
    isect_vec3 normal; ///< of length 1, from the shape to the triangle
    float gap;         ///< the distance along the normal; negative: the depth
    uint32_t prim;     ///< index of the triangle in the instance's mesh
    uint32_t instance; ///< index of the instance
} isect_scene_patch_point;

/// Where a shape presses on a scene: a contact manifold of several triangles, the deepest point
/// first. All fields of unused points are 0.
typedef struct isect_scene_patch {
    uint32_t count;                   ///< how many points there are
    isect_scene_patch_point point[8]; ///< the points
} isect_scene_patch;

/// At which points does a shape press on a scene?
///
/// @param scene   A scene.
/// @param shape   Any shape, as for isect_bvh_contact_any.
/// @param margin  As for isect_contact_any_patch: points with a gap of at most this count.
/// @param most    The greatest number of points, 1 to 8; 4 is usual.
/// @return        A choice of the points of isect_contact_any_patch of the shape, or of each of its
///                parts, and each triangle of each instance, as isect_bvh_contact_any chooses them;
///                of equal ones that with the least instance, then prim.
///
/// Bad input: as isect_contact_any_patch.
/// Accuracy: as a loop over isect_contact_any_patch, to the bit.
/// Method: as isect_bvh_contact_any. Cost: as isect_bvh_contact_any for each instance whose box is
/// within the margin of that of the shape.
ISECT_ASK isect_scene_patch isect_scene_contact_any(const isect_scene *scene, isect_any shape,
                                                    float margin, uint32_t most);

/// Where a moving shape first touches a scene, at `enter` of all times in [0, 1], with point and
/// normal as in isect_impact. A miss is {INFINITY, 0, 0, 0, 0, 0, 0, UINT32_MAX, UINT32_MAX}.
typedef struct isect_scene_impact {
    float enter;       ///< when they first touch
    isect_vec3 point;  ///< where, on the triangle
    isect_vec3 normal; ///< of length 1, from the shape to the triangle
    uint32_t prim;     ///< index of the triangle in the instance's mesh
    uint32_t instance; ///< index of the instance
} isect_scene_impact;

/// When does a moving shape first touch a scene?
///
/// @param scene   A scene, at rest. Where an instance moves, too, a shape relative to it moves by
///                the difference of both motions.
/// @param shape   The shape at time 0, as for isect_bvh_sweep_any.
/// @param motion  The translation from time 0 to time 1.
/// @return        The triangle of least `enter`, among equal ones that of least instance, then
///                prim, with its point and normal.
///
/// Bad input: as isect_sweep_any.
/// Accuracy: as a loop over all triangles of all instances, to the bit, as isect_bvh_sweep_any.
/// Method: as isect_bvh_sweep_any: boxes that are touched earlier are visited first, over all
/// instances.
/// Cost: as isect_bvh_sweep_any, and the mapping of the boxes that are met.
ISECT_ASK isect_scene_impact isect_scene_sweep_any(const isect_scene *scene, isect_any shape,
                                                   const isect_vec3 *motion);

/// The result of isect_scene_move_any.
typedef struct isect_scene_moved {
    isect_vec3 way;    ///< the translation: add this to the points of the shape
    isect_vec3 ground; ///< the normal of the ground that carries it; 0, 0, 0: no ground does
    uint32_t touched;  ///< how many times it was stopped
    uint32_t instance; ///< the instance that carries it; UINT32_MAX: none does
} isect_scene_moved;

/// How far does a body move over a scene, sliding along surfaces, climbing steps and falling?
///
/// @param scene   A scene, where its instances are now. A body that a platform carries is moved by
///                the motion of the platform, too: that of `instance` of the last call is added to
///                its own. A door that has come into a body is left along the normals of
///                isect_scene_contact_any first.
/// @param shape   As for isect_bvh_move_any; it overlaps no triangle.
/// @param motion  As for isect_bvh_move_any.
/// @param mover   As for isect_bvh_move_any.
/// @return        As isect_bvh_move_any, and the instance on which it stands.
///
/// Bad input: as isect_bvh_move_any.
/// Accuracy: as isect_bvh_move_any, with isect_scene_overlap_any.
/// Method: as isect_bvh_move_any, with isect_scene_sweep_any. Cost: mostly 6 to 12 sweeps, 250 at
/// most.
ISECT_ASK isect_scene_moved isect_scene_move_any(const isect_scene *scene, isect_any shape,
                                                 const isect_vec3 *motion,
                                                 const isect_mover *mover);

ISECT_EXTERN_END
#endif
