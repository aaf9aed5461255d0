/* isectd/bvh.h - isect/bvh.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BVH_H
#define ISECTD_BVH_H

#include "isectd/answers.h"
#include "isectd/any.h"
#include "isectd/arrays.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// A bounding volume hierarchy.
typedef struct isectd_bvh isectd_bvh;
/// How to build.
typedef struct isectd_bvh_options { isect_allocator allocator; isect_threads threads; bool fast;
    bool indexed; bool in_place; } isectd_bvh_options;
/// What a tree is made of.
typedef struct isectd_bvh_statistics { isectd_aabb bounds; size_t triangles; size_t not_finite;
    size_t repeated; size_t nodes; size_t blocks; size_t depth; size_t bytes; double cost;
    double built; } isectd_bvh_statistics;
/// What one ray cost.
typedef struct isectd_bvh_cost { uint32_t nodes; uint32_t blocks; } isectd_bvh_cost;
/// Does a hit count?
typedef bool isectd_bvh_keep(void *user, const isectd_mesh_touch *touch);
/// Is called with a hit; false ends the search.
typedef bool isectd_bvh_touched(void *user, const isectd_mesh_touch *touch);
/// Is called with a triangle; false ends the search.
typedef bool isectd_bvh_visitor(void *user, uint32_t prim);
/// Build a tree over the triangles of a mesh.
ISECT_TRY isect_status isectd_bvh_build(const isectd_mesh *mesh, const isectd_bvh_options *options,
                                        isectd_bvh **bvh);
/// Let a tree follow a mesh whose vertices have moved.
ISECT_TRY isect_status isectd_bvh_refit(isectd_bvh *bvh, const isectd_mesh *mesh,
                                        const isect_threads *threads);
/// Write a tree to a block of memory, to be kept in a file or sent.
ISECT_TRY isect_status isectd_bvh_save(const isectd_bvh *bvh, void *memory, size_t capacity,
                                       size_t *bytes);
/// Read a tree that isectd_bvh_save has written.
ISECT_TRY isect_status isectd_bvh_load(const void *memory, size_t bytes,
                                       const isectd_bvh_options *options, isectd_bvh **bvh);
/// Read an indexed tree that isectd_bvh_save has written, over the mesh that it was built over.
ISECT_TRY isect_status isectd_bvh_load_indexed(const void *memory, size_t bytes,
                                               const isectd_mesh *mesh,
                                               const isectd_bvh_options *options, isectd_bvh **bvh);
/// Release a tree.
ISECT_API void isectd_bvh_free(isectd_bvh *bvh);
/// What is the tree made of.
ISECT_ASK isectd_bvh_statistics isectd_bvh_stats(const isectd_bvh *bvh);
/// Where does a ray first pierce the mesh?
ISECT_ASK isectd_mesh_touch isectd_bvh_cast(const isectd_bvh *bvh, const isectd_ray *ray);
/// Where does a ray first pierce the mesh, and what does it cost to find?
ISECT_ASK isectd_mesh_touch isectd_bvh_cast_counted(const isectd_bvh *bvh, const isectd_ray *ray,
                                                    isectd_bvh_cost *cost);
/// Where do n rays first pierce the mesh?
ISECT_API void isectd_bvh_cast_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                 const isect_threads *threads, isectd_mesh_touches touches);
/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
ISECT_ASK bool isectd_bvh_occluded(const isectd_bvh *bvh, const isectd_ray *ray);
/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
ISECT_API void isectd_bvh_occluded_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                     const isect_threads *threads, uint64_t *bits);
/// Where does a ray first pierce the mesh from a front?
ISECT_ASK isectd_mesh_touch isectd_bvh_cast_culled(const isectd_bvh *bvh, const isectd_ray *ray);
/// Where do n rays first pierce the mesh from a front?
ISECT_API void isectd_bvh_cast_culled_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                        const isect_threads *threads, isectd_mesh_touches touches);
/// Does a ray pierce the mesh from a front anywhere in [t_min, t_max]?
ISECT_ASK bool isectd_bvh_occluded_culled(const isectd_bvh *bvh, const isectd_ray *ray);
/// Do n rays pierce the mesh from a front anywhere in their [t_min, t_max]?
ISECT_API void isectd_bvh_occluded_culled_n(const isectd_bvh *bvh, isectd_rays rays, size_t n,
                                            const isect_threads *threads, uint64_t *bits);
/// Which points of one set see which points of another, past a mesh?
ISECT_API void isectd_bvh_visible_n(const isectd_bvh *bvh, isectd_points from, size_t from_count,
                                    isectd_points to, size_t to_count, double margin,
                                    const isect_threads *threads, uint64_t *bits);
/// How far below each of n points is the mesh, and where?
ISECT_API void isectd_bvh_height_n(const isectd_bvh *bvh, isectd_points points, size_t n,
                                   const isectd_vec3 *down, double t_min,
                                   const isect_threads *threads, isectd_mesh_touch *touches);
/// Which triangles does a ray pierce?
ISECT_TRY isect_status isectd_bvh_cast_all(const isectd_bvh *bvh, const isectd_ray *ray,
                                           isectd_mesh_touch *touches, size_t capacity,
                                           size_t *count);
/// Which triangles does a ray pierce next?
ISECT_TRY size_t isectd_bvh_cast_next(const isectd_bvh *bvh, const isectd_ray *ray,
                                      const isectd_mesh_touch *after, isectd_mesh_touch *touches,
                                      size_t few);
/// Where does a ray cross the surface?
ISECT_TRY isect_status isectd_bvh_cast_crossings(const isectd_bvh *bvh, const isectd_ray *ray,
                                                 isectd_mesh_touch *touches, size_t capacity,
                                                 size_t *count);
/// Where does a ray first pierce one of the triangles that the caller accepts?
ISECT_TRY isectd_mesh_touch isectd_bvh_cast_filtered(const isectd_bvh *bvh, const isectd_ray *ray,
                                                     isectd_bvh_keep *keep, void *user);
/// Which triangles does a ray pierce?
ISECT_TRY bool isectd_bvh_cast_visit(const isectd_bvh *bvh, const isectd_ray *ray,
                                     isectd_bvh_touched *visit, void *user);
/// Which point of the mesh is nearest to a point?
ISECT_ASK isectd_mesh_nearest isectd_bvh_closest(const isectd_bvh *bvh, const isectd_vec3 *point,
                                                 double within2);
/// Which points of the mesh are nearest to n points?
ISECT_API void isectd_bvh_closest_n(const isectd_bvh *bvh, isectd_points points, size_t n,
                                    double within2, const isect_threads *threads,
                                    isectd_mesh_nearests answers);
/// Which few triangles of the mesh are nearest to a point?
ISECT_TRY size_t isectd_bvh_closest_few(const isectd_bvh *bvh, const isectd_vec3 *point,
                                        double within2, isectd_mesh_nearest *list, size_t few);
/// Which triangles of the mesh are within a distance of a point?
ISECT_TRY isect_status isectd_bvh_closest_all(const isectd_bvh *bvh, const isectd_vec3 *point,
                                              double within2, isectd_mesh_nearest *list,
                                              size_t capacity, size_t *count);
/// Is a point outside of a closed mesh, on its surface or inside?
ISECT_ASK isect_side isectd_bvh_classify_point(const isectd_bvh *bvh, const isectd_vec3 *point,
                                               isect_rule rule);
/// Are n points outside of a closed mesh, on its surface or inside?
ISECT_API void isectd_bvh_classify_point_n(const isectd_bvh *bvh, isectd_points points, size_t n,
                                           isect_rule rule, const isect_threads *threads,
                                           uint8_t *sides);
/// The solid angles of groups of triangles seen from afar, as moments.
typedef struct isectd_bvh_moments isectd_bvh_moments;
/// Compute the moments that isectd_bvh_winding needs.
ISECT_TRY isect_status isectd_bvh_moments_build(const isectd_bvh *bvh,
                                                const isect_allocator *allocator,
                                                isectd_bvh_moments **moments);
/// Release the moments.
ISECT_API void isectd_bvh_moments_free(isectd_bvh_moments *moments);
/// How many times does a mesh go round a point, if it need not be closed?
ISECT_ASK double isectd_bvh_winding(const isectd_bvh_moments *moments, const isectd_vec3 *point,
                                    double beyond);
/// How many times does a mesh go round n points?
ISECT_API void isectd_bvh_winding_n(const isectd_bvh_moments *moments, isectd_points points,
                                    size_t n, double beyond, const isect_threads *threads,
                                    double *windings);
/// How far is a point from the surface of a mesh, less than 0 inside?
ISECT_TRY double isectd_bvh_signed_distance(const isectd_bvh *bvh, const isectd_vec3 *point,
                                            isect_rule rule, const isectd_bvh_moments *moments);
/// How far are n points from the surface of a mesh, less than 0 inside?
ISECT_API void isectd_bvh_signed_distance_n(const isectd_bvh *bvh, isectd_points points, size_t n,
                                            isect_rule rule, const isectd_bvh_moments *moments,
                                            const isect_threads *threads, double *distances);
/// Which spheres cover a mesh closely?
ISECT_TRY isect_status isectd_bvh_spheres(const isectd_bvh *bvh, const isectd_mesh *mesh,
                                          double error, const isect_allocator *allocator,
                                          double *excess, isectd_sphere *spheres, size_t capacity,
                                          size_t *count);
/// Which triangles of the mesh are inside a frustum, or partly?
ISECT_TRY isect_status isectd_bvh_classify_frustum(const isectd_bvh *bvh,
                                                   const isectd_frustum *frustum, isect_side least,
                                                   uint32_t *prims, size_t capacity, size_t *count);

/* ---- A mesh that moves ---- */

/// A tree over a mesh whose vertices go straight from one place, at time 0, to another, at time
/// 1.
typedef struct isectd_bvh_motion isectd_bvh_motion;
/// Build a tree over a mesh that moves.
ISECT_TRY isect_status isectd_bvh_motion_build(const isectd_mesh *from, const isectd_mesh *to,
                                               const isectd_bvh_options *options,
                                               isectd_bvh_motion **motion);
/// Release a tree over a mesh that moves.
ISECT_API void isectd_bvh_motion_free(isectd_bvh_motion *motion);
/// Where is a triangle that moves?
ISECT_ASK isectd_triangle isectd_bvh_motion_triangle(const isectd_triangle *from,
                                                     const isectd_triangle *to, double time);
/// Where does a ray first pierce a mesh that moves, at a time?
ISECT_ASK isectd_mesh_touch isectd_bvh_motion_cast(const isectd_bvh_motion *motion,
                                                   const isectd_ray *ray, double time);
/// Does a ray pierce a mesh that moves anywhere in [t_min, t_max], at a time?
ISECT_ASK bool isectd_bvh_motion_occluded(const isectd_bvh_motion *motion, const isectd_ray *ray,
                                          double time);
/// Where do n rays first pierce a mesh that moves, each at a time of its own?
ISECT_API void isectd_bvh_motion_cast_n(const isectd_bvh_motion *motion, isectd_rays rays,
                                        const double *times, size_t n, const isect_threads *threads,
                                        isectd_mesh_touches touches);
/// Do n rays pierce a mesh that moves anywhere in their [t_min, t_max], each at a time of its
/// own?
ISECT_API void isectd_bvh_motion_occluded_n(const isectd_bvh_motion *motion, isectd_rays rays,
                                            const double *times, size_t n,
                                            const isect_threads *threads, uint64_t *bits);

/* ---- A mesh and a shape ----  The mesh is a surface. */

/// Which box along the axes encloses a shape in a pose?
ISECT_TRY isect_status isectd_bound_aabb_any(isectd_any shape, const isectd_pose *pose,
                                             isectd_aabb *aabb);
/// Do a mesh and a shape share a point?
ISECT_ASK bool isectd_bvh_overlap_any(const isectd_bvh *bvh, isectd_any shape);
/// Which triangles of a mesh share a point with a shape?
ISECT_TRY isect_status isectd_bvh_overlap_any_all(const isectd_bvh *bvh, isectd_any shape,
                                                  uint32_t *prims, size_t capacity, size_t *count);
/// Which triangles of a mesh share a point with a shape?
ISECT_TRY bool isectd_bvh_overlap_any_visit(const isectd_bvh *bvh, isectd_any shape,
                                            isectd_bvh_visitor *visit, void *user);
/// The nearest points of a shape and a mesh.
typedef struct isectd_mesh_pair { isectd_vec3 a, b; double distance2;
    uint32_t prim; } isectd_mesh_pair;
/// Which points of a shape and a mesh are nearest?
ISECT_ASK isectd_mesh_pair isectd_bvh_closest_any(const isectd_bvh *bvh, isectd_any shape,
                                                  double within2);
/// One of the points at which a shape presses on a mesh.
typedef struct isectd_mesh_patch_point { isectd_vec3 a, b; isectd_vec3 normal; double gap;
    uint32_t prim; } isectd_mesh_patch_point;
/// Where a shape presses on a mesh.
typedef struct isectd_mesh_patch { uint32_t count;
    isectd_mesh_patch_point point[8]; } isectd_mesh_patch;
/// At which points does a shape press on a mesh?
ISECT_ASK isectd_mesh_patch isectd_bvh_contact_any(const isectd_bvh *bvh, isectd_any shape,
                                                   double margin, uint32_t most);
/// Where a moving shape first touches a mesh.
typedef struct isectd_mesh_impact { double enter; isectd_vec3 point; isectd_vec3 normal;
    uint32_t prim; } isectd_mesh_impact;
/// When does a moving shape first touch a mesh?
ISECT_ASK isectd_mesh_impact isectd_bvh_sweep_any(const isectd_bvh *bvh, isectd_any shape,
                                                  const isectd_vec3 *motion);
/// When does a moving shape first touch a triangle of a mesh that it moves against?
ISECT_ASK isectd_mesh_impact isectd_bvh_sweep_any_culled(const isectd_bvh *bvh, isectd_any shape,
                                                         const isectd_vec3 *motion);
/// When does a shape that moves and rotates first touch a mesh?
ISECT_ASK isectd_mesh_impact isectd_bvh_sweep_any_turning(const isectd_bvh *bvh, isectd_any shape,
                                                          const isectd_turning *turning,
                                                          double tolerance);
/// Where does a shape that goes from point to point first touch a mesh?
ISECT_ASK isectd_mesh_impact isectd_bvh_sweep_any_path(const isectd_bvh *bvh, isectd_any shape,
                                                       const isectd_vec3 *path, size_t count,
                                                       size_t *segment);
/// Which triangles of a mesh does a moving shape touch, and when?
ISECT_TRY isect_status isectd_bvh_sweep_any_all(const isectd_bvh *bvh, isectd_any shape,
                                                const isectd_vec3 *motion,
                                                isectd_mesh_impact *impacts, size_t capacity,
                                                size_t *count);
/// Which triangles does a moving shape touch next?
ISECT_TRY size_t isectd_bvh_sweep_any_next(const isectd_bvh *bvh, isectd_any shape,
                                           const isectd_vec3 *motion,
                                           const isectd_mesh_impact *after,
                                           isectd_mesh_impact *impacts, size_t few);
/// When does each of many moving shapes first touch a mesh?
ISECT_API void isectd_bvh_sweep_any_n(const isectd_bvh *bvh, const isectd_any *shapes,
                                      const isectd_vec3 *motions, size_t n,
                                      const isect_threads *threads, isectd_mesh_impact *impacts);

/* ---- Walking ---- */

/// How a body walks.
typedef struct isectd_mover { isectd_vec3 up; double slope; double step; double fall;
    double skin; } isectd_mover;
/// The result of isectd_bvh_move_any.
typedef struct isectd_moved { isectd_vec3 way; isectd_vec3 ground; uint32_t touched; } isectd_moved;
/// How far does a body move over a mesh, sliding along surfaces, climbing steps and falling?
ISECT_ASK isectd_moved isectd_bvh_move_any(const isectd_bvh *bvh, isectd_any shape,
                                           const isectd_vec3 *motion, const isectd_mover *mover);

ISECT_EXTERN_END
#endif
