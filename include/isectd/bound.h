/* isectd/bound.h - isect/bound.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BOUND_H
#define ISECTD_BOUND_H

#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- boxes of points ---- */

/// The box of many points.
ISECT_TRY isect_status isectd_bound_aabb_points(isectd_points points, size_t n, isectd_aabb *aabb);
/// The box of many triangles.
ISECT_TRY isect_status isectd_bound_aabb_triangles(isectd_triangles triangles, size_t n,
                                                   isectd_aabb *aabb);
/// The box of a mesh.
ISECT_TRY isect_status isectd_bound_aabb_mesh(const isectd_mesh *mesh, isectd_aabb *aabb);

/* ---- boxes of boxes ---- */

/// The box of many boxes.
ISECT_TRY isect_status isectd_bound_aabb_aabbs(isectd_aabbs aabbs, size_t n, isectd_aabb *aabb);
/// The box of two boxes.
ISECT_TRY isect_status isectd_bound_aabb_merged(const isectd_aabb *a, const isectd_aabb *b,
                                                isectd_aabb *aabb);
/// The box of a box and of more points.
ISECT_TRY isect_status isectd_bound_aabb_grown(isectd_points points, size_t n, isectd_aabb *aabb);
/// The box of a box that is moved.
ISECT_TRY isect_status isectd_bound_aabb_moved(const isectd_aabb *box, const isectd_vec3 *axes,
                                               const isectd_vec3 *origin, isectd_aabb *aabb);

/* ---- boxes of one shape ---- */

/// The box of a segment.
ISECT_TRY isect_status isectd_bound_aabb_segment(const isectd_segment *segment, isectd_aabb *aabb);
/// The box of a triangle.
ISECT_TRY isect_status isectd_bound_aabb_triangle(const isectd_triangle *triangle,
                                                  isectd_aabb *aabb);
/// The box of a rectangle.
ISECT_TRY isect_status isectd_bound_aabb_rectangle(const isectd_rectangle *rectangle,
                                                   isectd_aabb *aabb);
/// The box of a disc.
ISECT_TRY isect_status isectd_bound_aabb_disc(const isectd_disc *disc, isectd_aabb *aabb);
/// The box of a quad.
ISECT_TRY isect_status isectd_bound_aabb_quad(const isectd_quad *quad, isectd_aabb *aabb);
/// The box of a polygon.
ISECT_TRY isect_status isectd_bound_aabb_polygon(const isectd_polygon *polygon, isectd_aabb *aabb);
/// The box of a sphere.
ISECT_TRY isect_status isectd_bound_aabb_sphere(const isectd_sphere *sphere, isectd_aabb *aabb);
/// The box of a capsule.
ISECT_TRY isect_status isectd_bound_aabb_capsule(const isectd_capsule *capsule, isectd_aabb *aabb);
/// The box of a lozenge.
ISECT_TRY isect_status isectd_bound_aabb_lozenge(const isectd_lozenge *lozenge, isectd_aabb *aabb);
/// The box of an ellipsoid.
ISECT_TRY isect_status isectd_bound_aabb_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                   isectd_aabb *aabb);
/// The box of a cylinder.
ISECT_TRY isect_status isectd_bound_aabb_cylinder(const isectd_cylinder *cylinder,
                                                  isectd_aabb *aabb);
/// The box of a cone.
ISECT_TRY isect_status isectd_bound_aabb_cone(const isectd_cone *cone, isectd_aabb *aabb);
/// The box of a torus.
ISECT_TRY isect_status isectd_bound_aabb_torus(const isectd_torus *torus, isectd_aabb *aabb);
/// The box of an obb.
ISECT_TRY isect_status isectd_bound_aabb_obb(const isectd_obb *obb, isectd_aabb *aabb);
/// The box of a k-DOP with 7 slabs.
ISECT_TRY isect_status isectd_bound_aabb_kdop14(const isectd_kdop14 *kdop, isectd_aabb *aabb);
/// The box of a k-DOP with 9 slabs, as isectd_bound_aabb_kdop14.
ISECT_TRY isect_status isectd_bound_aabb_kdop18(const isectd_kdop18 *kdop, isectd_aabb *aabb);
/// The box of a k-DOP with 13 slabs, as isectd_bound_aabb_kdop14.
ISECT_TRY isect_status isectd_bound_aabb_kdop26(const isectd_kdop26 *kdop, isectd_aabb *aabb);
/// The box of a k-DOP with normals of its own.
ISECT_TRY isect_status isectd_bound_aabb_kdop(const isectd_kdop *kdop, isectd_aabb *aabb);
/// The box of a frustum.
ISECT_TRY isect_status isectd_bound_aabb_frustum(const isectd_frustum *frustum, isectd_aabb *aabb);
/// The box of a hull.
ISECT_TRY isect_status isectd_bound_aabb_hull(const isectd_hull *hull, isectd_aabb *aabb);

/* ---- k-DOPs ---- */

/// The k-DOP with 7 slabs of many points.
ISECT_TRY isect_status isectd_bound_kdop14_points(isectd_points points, size_t n,
                                                  isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of many points, as isectd_bound_kdop14_points.
ISECT_TRY isect_status isectd_bound_kdop18_points(isectd_points points, size_t n,
                                                  isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of many points, as isectd_bound_kdop14_points.
ISECT_TRY isect_status isectd_bound_kdop26_points(isectd_points points, size_t n,
                                                  isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of one and of more points.
ISECT_TRY isect_status isectd_bound_kdop14_grown(isectd_points points, size_t n,
                                                 isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of one and of more points, as isectd_bound_kdop14_grown.
ISECT_TRY isect_status isectd_bound_kdop18_grown(isectd_points points, size_t n,
                                                 isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of one and of more points, as isectd_bound_kdop14_grown.
ISECT_TRY isect_status isectd_bound_kdop26_grown(isectd_points points, size_t n,
                                                 isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of many triangles.
ISECT_TRY isect_status isectd_bound_kdop14_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of many triangles, as isectd_bound_kdop14_triangles.
ISECT_TRY isect_status isectd_bound_kdop18_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of many triangles, as isectd_bound_kdop14_triangles.
ISECT_TRY isect_status isectd_bound_kdop26_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of a mesh.
ISECT_TRY isect_status isectd_bound_kdop14_mesh(const isectd_mesh *mesh, isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of a mesh, as isectd_bound_kdop14_mesh.
ISECT_TRY isect_status isectd_bound_kdop18_mesh(const isectd_mesh *mesh, isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of a mesh, as isectd_bound_kdop14_mesh.
ISECT_TRY isect_status isectd_bound_kdop26_mesh(const isectd_mesh *mesh, isectd_kdop26 *kdop);
/// The k-DOP of many k-DOPs with 7 slabs.
ISECT_TRY isect_status isectd_bound_kdop14_kdop14s(isectd_kdop14s kdops, size_t n,
                                                   isectd_kdop14 *kdop);
/// The k-DOP of many k-DOPs with 9 slabs, as isectd_bound_kdop14_kdop14s.
ISECT_TRY isect_status isectd_bound_kdop18_kdop18s(isectd_kdop18s kdops, size_t n,
                                                   isectd_kdop18 *kdop);
/// The k-DOP of many k-DOPs with 13 slabs, as isectd_bound_kdop14_kdop14s.
ISECT_TRY isect_status isectd_bound_kdop26_kdop26s(isectd_kdop26s kdops, size_t n,
                                                   isectd_kdop26 *kdop);
/// The k-DOP of two k-DOPs with 7 slabs.
ISECT_TRY isect_status isectd_bound_kdop14_merged(const isectd_kdop14 *a, const isectd_kdop14 *b,
                                                  isectd_kdop14 *kdop);
/// The k-DOP of two k-DOPs with 9 slabs, as isectd_bound_kdop14_merged.
ISECT_TRY isect_status isectd_bound_kdop18_merged(const isectd_kdop18 *a, const isectd_kdop18 *b,
                                                  isectd_kdop18 *kdop);
/// The k-DOP of two k-DOPs with 13 slabs, as isectd_bound_kdop14_merged.
ISECT_TRY isect_status isectd_bound_kdop26_merged(const isectd_kdop26 *a, const isectd_kdop26 *b,
                                                  isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of one that is moved.
ISECT_TRY isect_status isectd_bound_kdop14_moved(const isectd_kdop14 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of one that is moved, as isectd_bound_kdop14_moved.
ISECT_TRY isect_status isectd_bound_kdop18_moved(const isectd_kdop18 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of one that is moved, as isectd_bound_kdop14_moved.
ISECT_TRY isect_status isectd_bound_kdop26_moved(const isectd_kdop26 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop26 *kdop);
/// How far do many points reach along directions of your own?
ISECT_TRY isect_status isectd_bound_kdop_points(isectd_points points, size_t n,
                                                const isectd_vec3 *normals, size_t count,
                                                double *lower, double *upper);

/* ---- k-DOPs of one shape ---- */

/// The k-DOP with 7 slabs of a box.
ISECT_TRY isect_status isectd_bound_kdop14_aabb(const isectd_aabb *aabb, isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of a box, as isectd_bound_kdop14_aabb.
ISECT_TRY isect_status isectd_bound_kdop18_aabb(const isectd_aabb *aabb, isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of a box, as isectd_bound_kdop14_aabb.
ISECT_TRY isect_status isectd_bound_kdop26_aabb(const isectd_aabb *aabb, isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of a sphere.
ISECT_TRY isect_status isectd_bound_kdop14_sphere(const isectd_sphere *sphere, isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of a sphere, as isectd_bound_kdop14_sphere.
ISECT_TRY isect_status isectd_bound_kdop18_sphere(const isectd_sphere *sphere, isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of a sphere, as isectd_bound_kdop14_sphere.
ISECT_TRY isect_status isectd_bound_kdop26_sphere(const isectd_sphere *sphere, isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of a capsule.
ISECT_TRY isect_status isectd_bound_kdop14_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of a capsule, as isectd_bound_kdop14_capsule.
ISECT_TRY isect_status isectd_bound_kdop18_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of a capsule, as isectd_bound_kdop14_capsule.
ISECT_TRY isect_status isectd_bound_kdop26_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop26 *kdop);
/// The k-DOP with 7 slabs of a box with axes of its own.
ISECT_TRY isect_status isectd_bound_kdop14_obb(const isectd_obb *obb, isectd_kdop14 *kdop);
/// The k-DOP with 9 slabs of a box with axes of its own, as isectd_bound_kdop14_obb.
ISECT_TRY isect_status isectd_bound_kdop18_obb(const isectd_obb *obb, isectd_kdop18 *kdop);
/// The k-DOP with 13 slabs of a box with axes of its own, as isectd_bound_kdop14_obb.
ISECT_TRY isect_status isectd_bound_kdop26_obb(const isectd_obb *obb, isectd_kdop26 *kdop);

/* ---- balls of points ---- */

/// Which points hold a ball together.
typedef struct isectd_support { uint32_t count; size_t index[4]; } isectd_support;
/// The least ball of many points.
ISECT_TRY isect_status isectd_bound_sphere_points(isectd_points points, size_t n,
                                                  isectd_sphere *sphere, isectd_support *support);
/// A small ball of many points, around the middle of their box.
ISECT_TRY isect_status isectd_bound_sphere_points_refined(isectd_points points, size_t n,
                                                          isectd_sphere *sphere);
/// A small ball of a ball and of more points.
ISECT_TRY isect_status isectd_bound_sphere_grown(isectd_points points, size_t n,
                                                 isectd_sphere *sphere);
/// A small ball of many points, by growing one.
ISECT_TRY isect_status isectd_bound_sphere_points_ritter(isectd_points points, size_t n,
                                                         isectd_sphere *sphere);
/// The least ball of many triangles.
ISECT_TRY isect_status isectd_bound_sphere_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_sphere *sphere);
/// The least ball of a mesh.
ISECT_TRY isect_status isectd_bound_sphere_mesh(const isectd_mesh *mesh, isectd_sphere *sphere);

/* ---- balls of balls ---- */

/// The least ball of many balls.
ISECT_TRY isect_status isectd_bound_sphere_spheres(isectd_spheres spheres, size_t n,
                                                   isectd_sphere *sphere);
/// The least ball of two balls.
ISECT_TRY isect_status isectd_bound_sphere_merged(const isectd_sphere *a, const isectd_sphere *b,
                                                  isectd_sphere *sphere);

/* ---- balls of one shape ---- */

/// The least ball of a box.
ISECT_TRY isect_status isectd_bound_sphere_aabb(const isectd_aabb *aabb, isectd_sphere *sphere);
/// The ball of a segment.
ISECT_TRY isect_status isectd_bound_sphere_segment(const isectd_segment *segment,
                                                   isectd_sphere *sphere);
/// The ball of a triangle.
ISECT_TRY isect_status isectd_bound_sphere_triangle(const isectd_triangle *triangle,
                                                    isectd_sphere *sphere);
/// The ball of a rectangle.
ISECT_TRY isect_status isectd_bound_sphere_rectangle(const isectd_rectangle *rectangle,
                                                     isectd_sphere *sphere);
/// The ball of a disc.
ISECT_TRY isect_status isectd_bound_sphere_disc(const isectd_disc *disc, isectd_sphere *sphere);
/// The ball of a quad.
ISECT_TRY isect_status isectd_bound_sphere_quad(const isectd_quad *quad, isectd_sphere *sphere);
/// The ball of a capsule.
ISECT_TRY isect_status isectd_bound_sphere_capsule(const isectd_capsule *capsule,
                                                   isectd_sphere *sphere);
/// The ball of a lozenge.
ISECT_TRY isect_status isectd_bound_sphere_lozenge(const isectd_lozenge *lozenge,
                                                   isectd_sphere *sphere);
/// The ball of an ellipsoid.
ISECT_TRY isect_status isectd_bound_sphere_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                     isectd_sphere *sphere);
/// The ball of a cylinder.
ISECT_TRY isect_status isectd_bound_sphere_cylinder(const isectd_cylinder *cylinder,
                                                    isectd_sphere *sphere);
/// The ball of a cone.
ISECT_TRY isect_status isectd_bound_sphere_cone(const isectd_cone *cone, isectd_sphere *sphere);
/// The ball of a torus.
ISECT_TRY isect_status isectd_bound_sphere_torus(const isectd_torus *torus, isectd_sphere *sphere);
/// The ball of an obb.
ISECT_TRY isect_status isectd_bound_sphere_obb(const isectd_obb *obb, isectd_sphere *sphere);
/// The ball of a k-DOP with 7 slabs.
ISECT_TRY isect_status isectd_bound_sphere_kdop14(const isectd_kdop14 *kdop, isectd_sphere *sphere);
/// The ball of a k-DOP with 9 slabs, as isectd_bound_sphere_kdop14.
ISECT_TRY isect_status isectd_bound_sphere_kdop18(const isectd_kdop18 *kdop, isectd_sphere *sphere);
/// The ball of a k-DOP with 13 slabs, as isectd_bound_sphere_kdop14.
ISECT_TRY isect_status isectd_bound_sphere_kdop26(const isectd_kdop26 *kdop, isectd_sphere *sphere);
/// The ball of a frustum.
ISECT_TRY isect_status isectd_bound_sphere_frustum(const isectd_frustum *frustum,
                                                   isectd_sphere *sphere);
/// The ball of a hull.
ISECT_TRY isect_status isectd_bound_sphere_hull(const isectd_hull *hull, isectd_sphere *sphere);
/// The ball of a ball that is moved.
ISECT_TRY isect_status isectd_bound_sphere_moved(const isectd_sphere *ball, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_sphere *sphere);

/* ---- round volumes of points ---- */

/// A small capsule of many points.
ISECT_TRY isect_status isectd_bound_capsule_points(isectd_points points, size_t n,
                                                   isectd_capsule *capsule);
/// A small cylinder of many points.
ISECT_TRY isect_status isectd_bound_cylinder_points(isectd_points points, size_t n,
                                                    isectd_cylinder *cylinder);
/// A small ellipsoid of many points.
ISECT_TRY isect_status isectd_bound_ellipsoid_points(isectd_points points, size_t n,
                                                     isectd_ellipsoid *ellipsoid);
/// A small lozenge of many points.
ISECT_TRY isect_status isectd_bound_lozenge_points(isectd_points points, size_t n,
                                                   isectd_lozenge *lozenge);

/* ---- oriented boxes ---- */

/// How to make an oriented box.
typedef struct isectd_obb_options { bool area; unsigned directions; } isectd_obb_options;
/// A box of many points, with axes of its own.
ISECT_TRY isect_status isectd_bound_obb_points(isectd_points points, size_t n,
                                               const isectd_obb_options *options, isectd_obb *obb);
/// A box of many points along the axes of their covariance.
ISECT_TRY isect_status isectd_bound_obb_points_pca(isectd_points points, size_t n, isectd_obb *obb);
/// A box of many points along a triangle of extreme points, or their isectd_bound_aabb_points if
/// that is smaller.
ISECT_TRY isect_status isectd_bound_obb_points_dito(isectd_points points, size_t n,
                                                    const isectd_obb_options *options,
                                                    isectd_obb *obb);
/// A box of a mesh, as isectd_bound_obb_points, but by the covariance of its surface.
ISECT_TRY isect_status isectd_bound_obb_mesh(const isectd_mesh *mesh,
                                             const isectd_obb_options *options, isectd_obb *obb);
/// A box of a convex hull, as isectd_bound_obb_points, but by the covariance of its surface.
ISECT_TRY isect_status isectd_bound_obb_hull(const isectd_hull *hull,
                                             const isectd_obb_options *options, isectd_obb *obb);
/// A box of a convex hull that is nearly the least one.
ISECT_TRY isect_status isectd_bound_obb_hull_refined(const isectd_hull *hull,
                                                     const isectd_obb_options *options,
                                                     isectd_obb *obb);
/// How to look for the least box of a convex hull.
typedef struct isectd_obb_exact_options { bool (*go_on)(void *user, size_t settled, size_t edges);
    void *user; } isectd_obb_exact_options;
/// The box of a convex hull that has the least volume.
ISECT_TRY isect_status isectd_bound_obb_hull_exact(const isectd_hull *hull,
                                                   const isectd_obb_exact_options *options,
                                                   isectd_obb *obb);

/* ---- oriented boxes of one shape ---- */

/// The oriented box of a segment.
ISECT_TRY isect_status isectd_bound_obb_segment(const isectd_segment *segment, isectd_obb *obb);
/// The oriented box of a triangle.
ISECT_TRY isect_status isectd_bound_obb_triangle(const isectd_triangle *triangle, isectd_obb *obb);
/// The oriented box of a rectangle.
ISECT_TRY isect_status isectd_bound_obb_rectangle(const isectd_rectangle *rectangle,
                                                  isectd_obb *obb);
/// The oriented box of a disc.
ISECT_TRY isect_status isectd_bound_obb_disc(const isectd_disc *disc, isectd_obb *obb);
/// The oriented box of a sphere.
ISECT_TRY isect_status isectd_bound_obb_sphere(const isectd_sphere *sphere, isectd_obb *obb);
/// The oriented box of a capsule.
ISECT_TRY isect_status isectd_bound_obb_capsule(const isectd_capsule *capsule, isectd_obb *obb);
/// The oriented box of a lozenge.
ISECT_TRY isect_status isectd_bound_obb_lozenge(const isectd_lozenge *lozenge, isectd_obb *obb);
/// The oriented box of an ellipsoid.
ISECT_TRY isect_status isectd_bound_obb_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                  isectd_obb *obb);
/// The oriented box of a cylinder.
ISECT_TRY isect_status isectd_bound_obb_cylinder(const isectd_cylinder *cylinder, isectd_obb *obb);
/// The oriented box of a cone.
ISECT_TRY isect_status isectd_bound_obb_cone(const isectd_cone *cone, isectd_obb *obb);
/// The oriented box of a torus.
ISECT_TRY isect_status isectd_bound_obb_torus(const isectd_torus *torus, isectd_obb *obb);
/// The oriented box of a box.
ISECT_TRY isect_status isectd_bound_obb_aabb(const isectd_aabb *aabb, isectd_obb *obb);
/// The oriented box of such a box that is moved.
ISECT_TRY isect_status isectd_bound_obb_moved(const isectd_obb *box, const isectd_vec3 *axes,
                                              const isectd_vec3 *origin, isectd_obb *obb);

ISECT_EXTERN_END
#endif
