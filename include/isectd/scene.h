/* isectd/scene.h - isect/scene.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SCENE_H
#define ISECTD_SCENE_H

#include "isectd/answers.h"
#include "isectd/any.h"
#include "isectd/arrays.h"
#include "isectd/bvh.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Instances of trees.
typedef struct isectd_scene isectd_scene;
/// A tree and its affine map.
typedef struct isectd_instance { const isectd_bvh *bvh; double matrix[12]; } isectd_instance;
/// What a scene is made of.
typedef struct isectd_scene_statistics { isectd_aabb bounds; size_t instances; size_t empty;
    size_t triangles; size_t nodes; size_t bytes; } isectd_scene_statistics;
/// Where a ray hits a scene.
typedef struct isectd_scene_touch { double t; double u, v; uint32_t prim;
    uint32_t instance; } isectd_scene_touch;
/// The point of a scene that is nearest to a point.
typedef struct isectd_scene_nearest { isectd_vec3 point; double distance2; double u, v;
    uint32_t prim; uint32_t feature; uint32_t instance; } isectd_scene_nearest;
/// Build a scene.
ISECT_TRY isect_status isectd_scene_build(const isectd_instance *instances, size_t count,
                                          const isectd_bvh_options *options, isectd_scene **scene);
/// Release a scene, but not its trees.
ISECT_API void isectd_scene_free(isectd_scene *scene);
/// What is the scene made of.
ISECT_ASK isectd_scene_statistics isectd_scene_stats(const isectd_scene *scene);
/// Which ray in the space of an instance's mesh is a ray of the scene?
ISECT_ASK isectd_ray isectd_scene_ray(const isectd_scene *scene, uint32_t instance,
                                      const isectd_ray *ray);
/// Where in the scene is a point of an instance's mesh?
ISECT_ASK isectd_vec3 isectd_scene_point(const isectd_scene *scene, uint32_t instance,
                                         const isectd_vec3 *point);
/// Which normal in the scene does a normal of an instance's mesh have?
ISECT_ASK isectd_vec3 isectd_scene_normal(const isectd_scene *scene, uint32_t instance,
                                          const isectd_vec3 *normal);
/// Which ray starts at a point of a triangle of a scene, and does not find that triangle again?
ISECT_ASK isectd_ray isectd_scene_spawn(const isectd_scene *scene, uint32_t instance,
                                        const isectd_triangle *triangle, double u, double v,
                                        const isectd_vec3 *dir);
/// Where does a ray first pierce a scene?
ISECT_ASK isectd_scene_touch isectd_scene_cast(const isectd_scene *scene, const isectd_ray *ray);
/// Where do n rays first pierce a scene?
ISECT_API void isectd_scene_cast_n(const isectd_scene *scene, isectd_rays rays, size_t n,
                                   const isect_threads *threads, isectd_scene_touch *touches);
/// Does a ray pierce a scene anywhere in [t_min, t_max]?
ISECT_ASK bool isectd_scene_occluded(const isectd_scene *scene, const isectd_ray *ray);
/// Do n rays pierce a scene anywhere in their [t_min, t_max]?
ISECT_API void isectd_scene_occluded_n(const isectd_scene *scene, isectd_rays rays, size_t n,
                                       const isect_threads *threads, uint64_t *bits);
/// Where does a ray first pierce a scene from a front?
ISECT_ASK isectd_scene_touch isectd_scene_cast_culled(const isectd_scene *scene,
                                                      const isectd_ray *ray);
/// Where do n rays first pierce a scene from a front?
ISECT_API void isectd_scene_cast_culled_n(const isectd_scene *scene, isectd_rays rays, size_t n,
                                          const isect_threads *threads,
                                          isectd_scene_touch *touches);
/// Does a ray pierce a scene from a front anywhere in [t_min, t_max]?
ISECT_ASK bool isectd_scene_occluded_culled(const isectd_scene *scene, const isectd_ray *ray);
/// Do n rays pierce a scene from a front anywhere in their [t_min, t_max]?
ISECT_API void isectd_scene_occluded_culled_n(const isectd_scene *scene, isectd_rays rays, size_t n,
                                              const isect_threads *threads, uint64_t *bits);
/// Which triangles does a ray pierce?
ISECT_TRY isect_status isectd_scene_cast_all(const isectd_scene *scene, const isectd_ray *ray,
                                             isectd_scene_touch *touches, size_t capacity,
                                             size_t *count);
/// Which point of a scene is nearest to a point?
ISECT_ASK isectd_scene_nearest isectd_scene_closest(const isectd_scene *scene,
                                                    const isectd_vec3 *point, double within2);
/// Which points of a scene are nearest to n points?
ISECT_API void isectd_scene_closest_n(const isectd_scene *scene, isectd_points points, size_t n,
                                      double within2, const isect_threads *threads,
                                      isectd_scene_nearest *answers);
/// Which few triangles of a scene are nearest to a point?
ISECT_TRY size_t isectd_scene_closest_few(const isectd_scene *scene, const isectd_vec3 *point,
                                          double within2, isectd_scene_nearest *list, size_t few);
/// Which triangles of a scene are within a distance of a point?
ISECT_TRY isect_status isectd_scene_closest_all(const isectd_scene *scene, const isectd_vec3 *point,
                                                double within2, isectd_scene_nearest *list,
                                                size_t capacity, size_t *count);

/* ---- A scene and a shape ----  The shape is any that the question takes with a triangle, where it is in the scene. */

/// Do a scene and a shape share a point?
ISECT_ASK bool isectd_scene_overlap_any(const isectd_scene *scene, isectd_any shape);
/// The nearest points of a shape and a scene.
typedef struct isectd_scene_pair { isectd_vec3 a, b; double distance2; uint32_t prim;
    uint32_t instance; } isectd_scene_pair;
/// Which points of a shape and a scene are nearest?
ISECT_ASK isectd_scene_pair isectd_scene_closest_any(const isectd_scene *scene, isectd_any shape,
                                                     double within2);
/// Which points of a scene are nearest to n shapes, such as the links of a robot in many poses?
ISECT_API void isectd_scene_closest_any_n(const isectd_scene *scene, const isectd_any *shapes,
                                          size_t n, double within2, const isect_threads *threads,
                                          isectd_scene_pair *answers);
/// One of the points at which a shape presses on a scene.
typedef struct isectd_scene_patch_point { isectd_vec3 a, b; isectd_vec3 normal; double gap;
    uint32_t prim; uint32_t instance; } isectd_scene_patch_point;
/// Where a shape presses on a scene.
typedef struct isectd_scene_patch { uint32_t count;
    isectd_scene_patch_point point[8]; } isectd_scene_patch;
/// At which points does a shape press on a scene?
ISECT_ASK isectd_scene_patch isectd_scene_contact_any(const isectd_scene *scene, isectd_any shape,
                                                      double margin, uint32_t most);
/// Where a moving shape first touches a scene, at `enter` of all times in [0, 1], with point
/// and normal as in isectd_impact.
typedef struct isectd_scene_impact { double enter; isectd_vec3 point; isectd_vec3 normal;
    uint32_t prim; uint32_t instance; } isectd_scene_impact;
/// When does a moving shape first touch a scene?
ISECT_ASK isectd_scene_impact isectd_scene_sweep_any(const isectd_scene *scene, isectd_any shape,
                                                     const isectd_vec3 *motion);
/// The result of isectd_scene_move_any.
typedef struct isectd_scene_moved { isectd_vec3 way; isectd_vec3 ground; uint32_t touched;
    uint32_t instance; } isectd_scene_moved;
/// How far does a body move over a scene, sliding along surfaces, climbing steps and falling?
ISECT_ASK isectd_scene_moved isectd_scene_move_any(const isectd_scene *scene, isectd_any shape,
                                                   const isectd_vec3 *motion,
                                                   const isectd_mover *mover);

ISECT_EXTERN_END
#endif
