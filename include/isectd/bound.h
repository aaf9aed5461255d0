/* isectd/bound.h - isect/bound.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BOUND_H
#define ISECTD_BOUND_H

#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- boxes of points ---- */

/// The box of many points.
ISECT_TRY isect_status isectd_bound_aabb_points(isectd_aabb *aabb, const isectd_points *points,
                                                size_t n);
/// The box of many triangles.
ISECT_TRY isect_status isectd_bound_aabb_triangles(isectd_aabb *aabb,
                                                   const isectd_triangles *triangles, size_t n);
/// The box of a mesh.
ISECT_TRY isect_status isectd_bound_aabb_mesh(isectd_aabb *aabb, const isectd_mesh *mesh);

/* ---- boxes of boxes ---- */

/// The box of many boxes.
ISECT_TRY isect_status isectd_bound_aabb_aabbs(isectd_aabb *aabb, const isectd_aabbs *aabbs,
                                               size_t n);
/// The box of two boxes.
ISECT_TRY isect_status isectd_bound_aabb_merged(isectd_aabb *aabb, const isectd_aabb *a,
                                                const isectd_aabb *b);
/// The box of a box and of more points.
ISECT_TRY isect_status isectd_bound_aabb_grown(isectd_aabb *aabb, const isectd_points *points,
                                               size_t n);
/// The box of a box that is moved.
ISECT_TRY isect_status isectd_bound_aabb_moved(isectd_aabb *aabb, const isectd_aabb *box,
                                               const isectd_vec3 *axes, const isectd_vec3 *origin);

/* ---- boxes of one shape ---- */

/// The box of a segment.
ISECT_TRY isect_status isectd_bound_aabb_segment(isectd_aabb *aabb, const isectd_segment *segment);
/// The box of a triangle.
ISECT_TRY isect_status isectd_bound_aabb_triangle(isectd_aabb *aabb,
                                                  const isectd_triangle *triangle);
/// The box of a rectangle.
ISECT_TRY isect_status isectd_bound_aabb_rectangle(isectd_aabb *aabb,
                                                   const isectd_rectangle *rectangle);
/// The box of a disc.
ISECT_TRY isect_status isectd_bound_aabb_disc(isectd_aabb *aabb, const isectd_disc *disc);
/// The box of a quad.
ISECT_TRY isect_status isectd_bound_aabb_quad(isectd_aabb *aabb, const isectd_quad *quad);
/// The box of a polygon.
ISECT_TRY isect_status isectd_bound_aabb_polygon(isectd_aabb *aabb, const isectd_polygon *polygon);
/// The box of a sphere.
ISECT_TRY isect_status isectd_bound_aabb_sphere(isectd_aabb *aabb, const isectd_sphere *sphere);
/// The box of a capsule.
ISECT_TRY isect_status isectd_bound_aabb_capsule(isectd_aabb *aabb, const isectd_capsule *capsule);
/// The box of a lozenge.
ISECT_TRY isect_status isectd_bound_aabb_lozenge(isectd_aabb *aabb, const isectd_lozenge *lozenge);
/// The box of an ellipsoid.
ISECT_TRY isect_status isectd_bound_aabb_ellipsoid(isectd_aabb *aabb,
                                                   const isectd_ellipsoid *ellipsoid);
/// The box of a cylinder.
ISECT_TRY isect_status isectd_bound_aabb_cylinder(isectd_aabb *aabb,
                                                  const isectd_cylinder *cylinder);
/// The box of a cone.
ISECT_TRY isect_status isectd_bound_aabb_cone(isectd_aabb *aabb, const isectd_cone *cone);
/// The box of a torus.
ISECT_TRY isect_status isectd_bound_aabb_torus(isectd_aabb *aabb, const isectd_torus *torus);
/// The box of an obb.
ISECT_TRY isect_status isectd_bound_aabb_obb(isectd_aabb *aabb, const isectd_obb *obb);
/// The box of a k-DOP with 7 slabs.
ISECT_TRY isect_status isectd_bound_aabb_kdop14(isectd_aabb *aabb, const isectd_kdop14 *kdop);
/// The box of a k-DOP with 9 slabs, as isectd_bound_aabb_kdop14.
ISECT_TRY isect_status isectd_bound_aabb_kdop18(isectd_aabb *aabb, const isectd_kdop18 *kdop);
/// The box of a k-DOP with 13 slabs, as isectd_bound_aabb_kdop14.
ISECT_TRY isect_status isectd_bound_aabb_kdop26(isectd_aabb *aabb, const isectd_kdop26 *kdop);
/// The box of a k-DOP with normals of its own.
ISECT_TRY isect_status isectd_bound_aabb_kdop(isectd_aabb *aabb, const isectd_kdop *kdop);
/// The box of a frustum.
ISECT_TRY isect_status isectd_bound_aabb_frustum(isectd_aabb *aabb, const isectd_frustum *frustum);
/// The box of a hull.
ISECT_TRY isect_status isectd_bound_aabb_hull(isectd_aabb *aabb, const isectd_hull *hull);

/* ---- k-DOPs ---- */

/// The k-DOP with 7 slabs of many points.
ISECT_TRY isect_status isectd_bound_kdop14_points(isectd_kdop14 *kdop, const isectd_points *points,
                                                  size_t n);
/// The k-DOP with 9 slabs of many points, as isectd_bound_kdop14_points.
ISECT_TRY isect_status isectd_bound_kdop18_points(isectd_kdop18 *kdop, const isectd_points *points,
                                                  size_t n);
/// The k-DOP with 13 slabs of many points, as isectd_bound_kdop14_points.
ISECT_TRY isect_status isectd_bound_kdop26_points(isectd_kdop26 *kdop, const isectd_points *points,
                                                  size_t n);
/// The k-DOP with 7 slabs of one and of more points.
ISECT_TRY isect_status isectd_bound_kdop14_grown(isectd_kdop14 *kdop, const isectd_points *points,
                                                 size_t n);
/// The k-DOP with 9 slabs of one and of more points, as isectd_bound_kdop14_grown.
ISECT_TRY isect_status isectd_bound_kdop18_grown(isectd_kdop18 *kdop, const isectd_points *points,
                                                 size_t n);
/// The k-DOP with 13 slabs of one and of more points, as isectd_bound_kdop14_grown.
ISECT_TRY isect_status isectd_bound_kdop26_grown(isectd_kdop26 *kdop, const isectd_points *points,
                                                 size_t n);
/// The k-DOP with 7 slabs of many triangles.
ISECT_TRY isect_status isectd_bound_kdop14_triangles(isectd_kdop14 *kdop,
                                                     const isectd_triangles *triangles, size_t n);
/// The k-DOP with 9 slabs of many triangles, as isectd_bound_kdop14_triangles.
ISECT_TRY isect_status isectd_bound_kdop18_triangles(isectd_kdop18 *kdop,
                                                     const isectd_triangles *triangles, size_t n);
/// The k-DOP with 13 slabs of many triangles, as isectd_bound_kdop14_triangles.
ISECT_TRY isect_status isectd_bound_kdop26_triangles(isectd_kdop26 *kdop,
                                                     const isectd_triangles *triangles, size_t n);
/// The k-DOP with 7 slabs of a mesh.
ISECT_TRY isect_status isectd_bound_kdop14_mesh(isectd_kdop14 *kdop, const isectd_mesh *mesh);
/// The k-DOP with 9 slabs of a mesh, as isectd_bound_kdop14_mesh.
ISECT_TRY isect_status isectd_bound_kdop18_mesh(isectd_kdop18 *kdop, const isectd_mesh *mesh);
/// The k-DOP with 13 slabs of a mesh, as isectd_bound_kdop14_mesh.
ISECT_TRY isect_status isectd_bound_kdop26_mesh(isectd_kdop26 *kdop, const isectd_mesh *mesh);
/// The k-DOP of many k-DOPs with 7 slabs.
ISECT_TRY isect_status isectd_bound_kdop14_kdop14s(isectd_kdop14 *kdop, const isectd_kdop14s *kdops,
                                                   size_t n);
/// The k-DOP of many k-DOPs with 9 slabs, as isectd_bound_kdop14_kdop14s.
ISECT_TRY isect_status isectd_bound_kdop18_kdop18s(isectd_kdop18 *kdop, const isectd_kdop18s *kdops,
                                                   size_t n);
/// The k-DOP of many k-DOPs with 13 slabs, as isectd_bound_kdop14_kdop14s.
ISECT_TRY isect_status isectd_bound_kdop26_kdop26s(isectd_kdop26 *kdop, const isectd_kdop26s *kdops,
                                                   size_t n);
/// The k-DOP of two k-DOPs with 7 slabs.
ISECT_TRY isect_status isectd_bound_kdop14_merged(isectd_kdop14 *kdop, const isectd_kdop14 *a,
                                                  const isectd_kdop14 *b);
/// The k-DOP of two k-DOPs with 9 slabs, as isectd_bound_kdop14_merged.
ISECT_TRY isect_status isectd_bound_kdop18_merged(isectd_kdop18 *kdop, const isectd_kdop18 *a,
                                                  const isectd_kdop18 *b);
/// The k-DOP of two k-DOPs with 13 slabs, as isectd_bound_kdop14_merged.
ISECT_TRY isect_status isectd_bound_kdop26_merged(isectd_kdop26 *kdop, const isectd_kdop26 *a,
                                                  const isectd_kdop26 *b);
/// The k-DOP with 7 slabs of one that is moved.
ISECT_TRY isect_status isectd_bound_kdop14_moved(isectd_kdop14 *kdop, const isectd_kdop14 *of,
                                                 const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin);
/// The k-DOP with 9 slabs of one that is moved, as isectd_bound_kdop14_moved.
ISECT_TRY isect_status isectd_bound_kdop18_moved(isectd_kdop18 *kdop, const isectd_kdop18 *of,
                                                 const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin);
/// The k-DOP with 13 slabs of one that is moved, as isectd_bound_kdop14_moved.
ISECT_TRY isect_status isectd_bound_kdop26_moved(isectd_kdop26 *kdop, const isectd_kdop26 *of,
                                                 const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin);
/// How far do many points reach along directions of your own?
ISECT_TRY isect_status isectd_bound_kdop_points(double *lower, double *upper,
                                                const isectd_vec3 *normals, size_t count,
                                                const isectd_points *points, size_t n);

/* ---- k-DOPs of one shape ---- */

/// The k-DOP with 7 slabs of a box.
ISECT_TRY isect_status isectd_bound_kdop14_aabb(isectd_kdop14 *kdop, const isectd_aabb *aabb);
/// The k-DOP with 9 slabs of a box, as isectd_bound_kdop14_aabb.
ISECT_TRY isect_status isectd_bound_kdop18_aabb(isectd_kdop18 *kdop, const isectd_aabb *aabb);
/// The k-DOP with 13 slabs of a box, as isectd_bound_kdop14_aabb.
ISECT_TRY isect_status isectd_bound_kdop26_aabb(isectd_kdop26 *kdop, const isectd_aabb *aabb);
/// The k-DOP with 7 slabs of a sphere.
ISECT_TRY isect_status isectd_bound_kdop14_sphere(isectd_kdop14 *kdop, const isectd_sphere *sphere);
/// The k-DOP with 9 slabs of a sphere, as isectd_bound_kdop14_sphere.
ISECT_TRY isect_status isectd_bound_kdop18_sphere(isectd_kdop18 *kdop, const isectd_sphere *sphere);
/// The k-DOP with 13 slabs of a sphere, as isectd_bound_kdop14_sphere.
ISECT_TRY isect_status isectd_bound_kdop26_sphere(isectd_kdop26 *kdop, const isectd_sphere *sphere);
/// The k-DOP with 7 slabs of a capsule.
ISECT_TRY isect_status isectd_bound_kdop14_capsule(isectd_kdop14 *kdop,
                                                   const isectd_capsule *capsule);
/// The k-DOP with 9 slabs of a capsule, as isectd_bound_kdop14_capsule.
ISECT_TRY isect_status isectd_bound_kdop18_capsule(isectd_kdop18 *kdop,
                                                   const isectd_capsule *capsule);
/// The k-DOP with 13 slabs of a capsule, as isectd_bound_kdop14_capsule.
ISECT_TRY isect_status isectd_bound_kdop26_capsule(isectd_kdop26 *kdop,
                                                   const isectd_capsule *capsule);
/// The k-DOP with 7 slabs of a box with axes of its own.
ISECT_TRY isect_status isectd_bound_kdop14_obb(isectd_kdop14 *kdop, const isectd_obb *obb);
/// The k-DOP with 9 slabs of a box with axes of its own, as isectd_bound_kdop14_obb.
ISECT_TRY isect_status isectd_bound_kdop18_obb(isectd_kdop18 *kdop, const isectd_obb *obb);
/// The k-DOP with 13 slabs of a box with axes of its own, as isectd_bound_kdop14_obb.
ISECT_TRY isect_status isectd_bound_kdop26_obb(isectd_kdop26 *kdop, const isectd_obb *obb);

/* ---- balls of points ---- */

/// Which points hold a ball together.
typedef struct isectd_support { uint32_t count; size_t index[4]; } isectd_support;
/// The least ball of many points.
ISECT_TRY isect_status isectd_bound_sphere_points(isectd_sphere *sphere,
                                                  const isectd_points *points, size_t n,
                                                  isectd_support *support);
/// A small ball of many points, around the middle of their box.
ISECT_TRY isect_status isectd_bound_sphere_points_refined(isectd_sphere *sphere,
                                                          const isectd_points *points, size_t n);
/// A small ball of a ball and of more points.
ISECT_TRY isect_status isectd_bound_sphere_grown(isectd_sphere *sphere, const isectd_points *points,
                                                 size_t n);
/// A small ball of many points, by growing one.
ISECT_TRY isect_status isectd_bound_sphere_points_ritter(isectd_sphere *sphere,
                                                         const isectd_points *points, size_t n);
/// The least ball of many triangles.
ISECT_TRY isect_status isectd_bound_sphere_triangles(isectd_sphere *sphere,
                                                     const isectd_triangles *triangles, size_t n);
/// The least ball of a mesh.
ISECT_TRY isect_status isectd_bound_sphere_mesh(isectd_sphere *sphere, const isectd_mesh *mesh);

/* ---- balls of balls ---- */

/// The least ball of many balls.
ISECT_TRY isect_status isectd_bound_sphere_spheres(isectd_sphere *sphere,
                                                   const isectd_spheres *spheres, size_t n);
/// The least ball of two balls.
ISECT_TRY isect_status isectd_bound_sphere_merged(isectd_sphere *sphere, const isectd_sphere *a,
                                                  const isectd_sphere *b);

/* ---- balls of one shape ---- */

/// The least ball of a box.
ISECT_TRY isect_status isectd_bound_sphere_aabb(isectd_sphere *sphere, const isectd_aabb *aabb);
/// The ball of a segment.
ISECT_TRY isect_status isectd_bound_sphere_segment(isectd_sphere *sphere,
                                                   const isectd_segment *segment);
/// The ball of a triangle.
ISECT_TRY isect_status isectd_bound_sphere_triangle(isectd_sphere *sphere,
                                                    const isectd_triangle *triangle);
/// The ball of a rectangle.
ISECT_TRY isect_status isectd_bound_sphere_rectangle(isectd_sphere *sphere,
                                                     const isectd_rectangle *rectangle);
/// The ball of a disc.
ISECT_TRY isect_status isectd_bound_sphere_disc(isectd_sphere *sphere, const isectd_disc *disc);
/// The ball of a quad.
ISECT_TRY isect_status isectd_bound_sphere_quad(isectd_sphere *sphere, const isectd_quad *quad);
/// The ball of a capsule.
ISECT_TRY isect_status isectd_bound_sphere_capsule(isectd_sphere *sphere,
                                                   const isectd_capsule *capsule);
/// The ball of a lozenge.
ISECT_TRY isect_status isectd_bound_sphere_lozenge(isectd_sphere *sphere,
                                                   const isectd_lozenge *lozenge);
/// The ball of an ellipsoid.
ISECT_TRY isect_status isectd_bound_sphere_ellipsoid(isectd_sphere *sphere,
                                                     const isectd_ellipsoid *ellipsoid);
/// The ball of a cylinder.
ISECT_TRY isect_status isectd_bound_sphere_cylinder(isectd_sphere *sphere,
                                                    const isectd_cylinder *cylinder);
/// The ball of a cone.
ISECT_TRY isect_status isectd_bound_sphere_cone(isectd_sphere *sphere, const isectd_cone *cone);
/// The ball of a torus.
ISECT_TRY isect_status isectd_bound_sphere_torus(isectd_sphere *sphere, const isectd_torus *torus);
/// The ball of an obb.
ISECT_TRY isect_status isectd_bound_sphere_obb(isectd_sphere *sphere, const isectd_obb *obb);
/// The ball of a k-DOP with 7 slabs.
ISECT_TRY isect_status isectd_bound_sphere_kdop14(isectd_sphere *sphere, const isectd_kdop14 *kdop);
/// The ball of a k-DOP with 9 slabs, as isectd_bound_sphere_kdop14.
ISECT_TRY isect_status isectd_bound_sphere_kdop18(isectd_sphere *sphere, const isectd_kdop18 *kdop);
/// The ball of a k-DOP with 13 slabs, as isectd_bound_sphere_kdop14.
ISECT_TRY isect_status isectd_bound_sphere_kdop26(isectd_sphere *sphere, const isectd_kdop26 *kdop);
/// The ball of a frustum.
ISECT_TRY isect_status isectd_bound_sphere_frustum(isectd_sphere *sphere,
                                                   const isectd_frustum *frustum);
/// The ball of a hull.
ISECT_TRY isect_status isectd_bound_sphere_hull(isectd_sphere *sphere, const isectd_hull *hull);
/// The ball of a ball that is moved.
ISECT_TRY isect_status isectd_bound_sphere_moved(isectd_sphere *sphere, const isectd_sphere *ball,
                                                 const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin);

/* ---- round volumes of points ---- */

/// A small capsule of many points.
ISECT_TRY isect_status isectd_bound_capsule_points(isectd_capsule *capsule,
                                                   const isectd_points *points, size_t n);
/// A small cylinder of many points.
ISECT_TRY isect_status isectd_bound_cylinder_points(isectd_cylinder *cylinder,
                                                    const isectd_points *points, size_t n);
/// A small ellipsoid of many points.
ISECT_TRY isect_status isectd_bound_ellipsoid_points(isectd_ellipsoid *ellipsoid,
                                                     const isectd_points *points, size_t n);
/// A small lozenge of many points.
ISECT_TRY isect_status isectd_bound_lozenge_points(isectd_lozenge *lozenge,
                                                   const isectd_points *points, size_t n);

/* ---- oriented boxes ---- */

/// How to make an oriented box.
typedef struct isectd_obb_options { bool area; unsigned directions; } isectd_obb_options;
/// A box of many points, with axes of its own.
ISECT_TRY isect_status isectd_bound_obb_points(isectd_obb *obb, const isectd_points *points,
                                               size_t n, const isectd_obb_options *options);
/// A box of many points along the axes of their covariance.
ISECT_TRY isect_status isectd_bound_obb_points_pca(isectd_obb *obb, const isectd_points *points,
                                                   size_t n);
/// A box of many points along a triangle of extreme points, or their isectd_bound_aabb_points if
/// that is smaller.
ISECT_TRY isect_status isectd_bound_obb_points_dito(isectd_obb *obb, const isectd_points *points,
                                                    size_t n, const isectd_obb_options *options);
/// A box of a mesh, as isectd_bound_obb_points, but by the covariance of its surface.
ISECT_TRY isect_status isectd_bound_obb_mesh(isectd_obb *obb, const isectd_mesh *mesh,
                                             const isectd_obb_options *options);
/// A box of a convex hull, as isectd_bound_obb_points, but by the covariance of its surface.
ISECT_TRY isect_status isectd_bound_obb_hull(isectd_obb *obb, const isectd_hull *hull,
                                             const isectd_obb_options *options);
/// A box of a convex hull that is nearly the least one.
ISECT_TRY isect_status isectd_bound_obb_hull_refined(isectd_obb *obb, const isectd_hull *hull,
                                                     const isectd_obb_options *options);
/// How to look for the least box of a convex hull.
typedef struct isectd_obb_exact_options { bool (*go_on)(void *user, size_t settled, size_t edges);
    void *user; } isectd_obb_exact_options;
/// The box of a convex hull that has the least volume.
ISECT_TRY isect_status isectd_bound_obb_hull_exact(isectd_obb *obb, const isectd_hull *hull,
                                                   const isectd_obb_exact_options *options);

/* ---- oriented boxes of one shape ---- */

/// The oriented box of a segment.
ISECT_TRY isect_status isectd_bound_obb_segment(isectd_obb *obb, const isectd_segment *segment);
/// The oriented box of a triangle.
ISECT_TRY isect_status isectd_bound_obb_triangle(isectd_obb *obb, const isectd_triangle *triangle);
/// The oriented box of a rectangle.
ISECT_TRY isect_status isectd_bound_obb_rectangle(isectd_obb *obb,
                                                  const isectd_rectangle *rectangle);
/// The oriented box of a disc.
ISECT_TRY isect_status isectd_bound_obb_disc(isectd_obb *obb, const isectd_disc *disc);
/// The oriented box of a sphere.
ISECT_TRY isect_status isectd_bound_obb_sphere(isectd_obb *obb, const isectd_sphere *sphere);
/// The oriented box of a capsule.
ISECT_TRY isect_status isectd_bound_obb_capsule(isectd_obb *obb, const isectd_capsule *capsule);
/// The oriented box of a lozenge.
ISECT_TRY isect_status isectd_bound_obb_lozenge(isectd_obb *obb, const isectd_lozenge *lozenge);
/// The oriented box of an ellipsoid.
ISECT_TRY isect_status isectd_bound_obb_ellipsoid(isectd_obb *obb,
                                                  const isectd_ellipsoid *ellipsoid);
/// The oriented box of a cylinder.
ISECT_TRY isect_status isectd_bound_obb_cylinder(isectd_obb *obb, const isectd_cylinder *cylinder);
/// The oriented box of a cone.
ISECT_TRY isect_status isectd_bound_obb_cone(isectd_obb *obb, const isectd_cone *cone);
/// The oriented box of a torus.
ISECT_TRY isect_status isectd_bound_obb_torus(isectd_obb *obb, const isectd_torus *torus);
/// The oriented box of a box.
ISECT_TRY isect_status isectd_bound_obb_aabb(isectd_obb *obb, const isectd_aabb *aabb);
/// The oriented box of such a box that is moved.
ISECT_TRY isect_status isectd_bound_obb_moved(isectd_obb *obb, const isectd_obb *box,
                                              const isectd_vec3 *axes, const isectd_vec3 *origin);

ISECT_EXTERN_END
#endif
