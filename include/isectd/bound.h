/* isectd/bound.h - isect/bound.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_BOUND_H
#define ISECTD_BOUND_H

#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- boxes of points ---- */

/// Which axis-aligned box contains many points?
ISECT_TRY isect_status isectd_bound_aabb_points(isectd_points points, size_t n, isectd_aabb *aabb);
/// Which axis-aligned box contains many triangles?
ISECT_TRY isect_status isectd_bound_aabb_triangles(isectd_triangles triangles, size_t n,
                                                   isectd_aabb *aabb);
/// Which axis-aligned box contains a mesh?
ISECT_TRY isect_status isectd_bound_aabb_mesh(const isectd_mesh *mesh, isectd_aabb *aabb);

/* ---- boxes of boxes ---- */

/// Which axis-aligned box contains many boxes?
ISECT_TRY isect_status isectd_bound_aabb_aabbs(isectd_aabbs aabbs, size_t n, isectd_aabb *aabb);
/// Which axis-aligned box contains two boxes?
ISECT_TRY isect_status isectd_bound_aabb_merged(const isectd_aabb *a, const isectd_aabb *b,
                                                isectd_aabb *aabb);
/// Which axis-aligned box contains a box and more points?
ISECT_TRY isect_status isectd_bound_aabb_grown(isectd_points points, size_t n, isectd_aabb *aabb);
/// Which axis-aligned box contains a box after an affine map.
ISECT_TRY isect_status isectd_bound_aabb_moved(const isectd_aabb *box, const isectd_vec3 *axes,
                                               const isectd_vec3 *origin, isectd_aabb *aabb);

/* ---- boxes of one shape ---- */

/// Which axis-aligned box contains a segment?
ISECT_TRY isect_status isectd_bound_aabb_segment(const isectd_segment *segment, isectd_aabb *aabb);
/// Which axis-aligned box contains a triangle?
ISECT_TRY isect_status isectd_bound_aabb_triangle(const isectd_triangle *triangle,
                                                  isectd_aabb *aabb);
/// Which axis-aligned box contains a rectangle?
ISECT_TRY isect_status isectd_bound_aabb_rectangle(const isectd_rectangle *rectangle,
                                                   isectd_aabb *aabb);
/// Which axis-aligned box contains a disc?
ISECT_TRY isect_status isectd_bound_aabb_disc(const isectd_disc *disc, isectd_aabb *aabb);
/// Which axis-aligned box contains a quad?
ISECT_TRY isect_status isectd_bound_aabb_quad(const isectd_quad *quad, isectd_aabb *aabb);
/// Which axis-aligned box contains a polygon?
ISECT_TRY isect_status isectd_bound_aabb_polygon(const isectd_polygon *polygon, isectd_aabb *aabb);
/// Which axis-aligned box contains a sphere?
ISECT_TRY isect_status isectd_bound_aabb_sphere(const isectd_sphere *sphere, isectd_aabb *aabb);
/// Which axis-aligned box contains a capsule?
ISECT_TRY isect_status isectd_bound_aabb_capsule(const isectd_capsule *capsule, isectd_aabb *aabb);
/// Which axis-aligned box contains a lozenge?
ISECT_TRY isect_status isectd_bound_aabb_lozenge(const isectd_lozenge *lozenge, isectd_aabb *aabb);
/// Which axis-aligned box contains an ellipsoid?
ISECT_TRY isect_status isectd_bound_aabb_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                   isectd_aabb *aabb);
/// Which axis-aligned box contains a cylinder?
ISECT_TRY isect_status isectd_bound_aabb_cylinder(const isectd_cylinder *cylinder,
                                                  isectd_aabb *aabb);
/// Which axis-aligned box contains a cone?
ISECT_TRY isect_status isectd_bound_aabb_cone(const isectd_cone *cone, isectd_aabb *aabb);
/// Which axis-aligned box contains a torus?
ISECT_TRY isect_status isectd_bound_aabb_torus(const isectd_torus *torus, isectd_aabb *aabb);
/// Which axis-aligned box contains an obb?
ISECT_TRY isect_status isectd_bound_aabb_obb(const isectd_obb *obb, isectd_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with 7 slabs?
ISECT_TRY isect_status isectd_bound_aabb_kdop14(const isectd_kdop14 *kdop, isectd_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with 9 slabs?
ISECT_TRY isect_status isectd_bound_aabb_kdop18(const isectd_kdop18 *kdop, isectd_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with 13 slabs?
ISECT_TRY isect_status isectd_bound_aabb_kdop26(const isectd_kdop26 *kdop, isectd_aabb *aabb);
/// Which axis-aligned box contains a k-DOP with normals of its own?
ISECT_TRY isect_status isectd_bound_aabb_kdop(const isectd_kdop *kdop, isectd_aabb *aabb);
/// Which axis-aligned box contains a frustum?
ISECT_TRY isect_status isectd_bound_aabb_frustum(const isectd_frustum *frustum, isectd_aabb *aabb);
/// Which axis-aligned box contains a hull?
ISECT_TRY isect_status isectd_bound_aabb_hull(const isectd_hull *hull, isectd_aabb *aabb);

/* ---- k-DOPs ---- */

/// Which k-DOP with 7 slabs contains many points?
ISECT_TRY isect_status isectd_bound_kdop14_points(isectd_points points, size_t n,
                                                  isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains many points?
ISECT_TRY isect_status isectd_bound_kdop18_points(isectd_points points, size_t n,
                                                  isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains many points?
ISECT_TRY isect_status isectd_bound_kdop26_points(isectd_points points, size_t n,
                                                  isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a k-DOP and more points?
ISECT_TRY isect_status isectd_bound_kdop14_grown(isectd_points points, size_t n,
                                                 isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a k-DOP and more points?
ISECT_TRY isect_status isectd_bound_kdop18_grown(isectd_points points, size_t n,
                                                 isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a k-DOP and more points?
ISECT_TRY isect_status isectd_bound_kdop26_grown(isectd_points points, size_t n,
                                                 isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains many triangles?
ISECT_TRY isect_status isectd_bound_kdop14_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains many triangles?
ISECT_TRY isect_status isectd_bound_kdop18_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains many triangles?
ISECT_TRY isect_status isectd_bound_kdop26_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a mesh?
ISECT_TRY isect_status isectd_bound_kdop14_mesh(const isectd_mesh *mesh, isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a mesh?
ISECT_TRY isect_status isectd_bound_kdop18_mesh(const isectd_mesh *mesh, isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a mesh?
ISECT_TRY isect_status isectd_bound_kdop26_mesh(const isectd_mesh *mesh, isectd_kdop26 *kdop);
/// Which k-DOP contains many k-DOPs with 7 slabs?
ISECT_TRY isect_status isectd_bound_kdop14_kdop14s(isectd_kdop14s kdops, size_t n,
                                                   isectd_kdop14 *kdop);
/// Which k-DOP contains many k-DOPs with 9 slabs?
ISECT_TRY isect_status isectd_bound_kdop18_kdop18s(isectd_kdop18s kdops, size_t n,
                                                   isectd_kdop18 *kdop);
/// Which k-DOP contains many k-DOPs with 13 slabs?
ISECT_TRY isect_status isectd_bound_kdop26_kdop26s(isectd_kdop26s kdops, size_t n,
                                                   isectd_kdop26 *kdop);
/// Which k-DOP contains two k-DOPs with 7 slabs?
ISECT_TRY isect_status isectd_bound_kdop14_merged(const isectd_kdop14 *a, const isectd_kdop14 *b,
                                                  isectd_kdop14 *kdop);
/// Which k-DOP contains two k-DOPs with 9 slabs?
ISECT_TRY isect_status isectd_bound_kdop18_merged(const isectd_kdop18 *a, const isectd_kdop18 *b,
                                                  isectd_kdop18 *kdop);
/// Which k-DOP contains two k-DOPs with 13 slabs?
ISECT_TRY isect_status isectd_bound_kdop26_merged(const isectd_kdop26 *a, const isectd_kdop26 *b,
                                                  isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a k-DOP after an affine map.
ISECT_TRY isect_status isectd_bound_kdop14_moved(const isectd_kdop14 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a k-DOP after an affine map?
ISECT_TRY isect_status isectd_bound_kdop18_moved(const isectd_kdop18 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a k-DOP after an affine map?
ISECT_TRY isect_status isectd_bound_kdop26_moved(const isectd_kdop26 *of, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_kdop26 *kdop);
/// How far do many points reach along given directions?
ISECT_TRY isect_status isectd_bound_kdop_points(isectd_points points, size_t n,
                                                const isectd_vec3 *normals, size_t count,
                                                double *lower, double *upper);

/* ---- k-DOPs of one shape ---- */

/// Which k-DOP with 7 slabs contains a box?
ISECT_TRY isect_status isectd_bound_kdop14_aabb(const isectd_aabb *aabb, isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a box?
ISECT_TRY isect_status isectd_bound_kdop18_aabb(const isectd_aabb *aabb, isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a box?
ISECT_TRY isect_status isectd_bound_kdop26_aabb(const isectd_aabb *aabb, isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a sphere?
ISECT_TRY isect_status isectd_bound_kdop14_sphere(const isectd_sphere *sphere, isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a sphere?
ISECT_TRY isect_status isectd_bound_kdop18_sphere(const isectd_sphere *sphere, isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a sphere?
ISECT_TRY isect_status isectd_bound_kdop26_sphere(const isectd_sphere *sphere, isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a capsule?
ISECT_TRY isect_status isectd_bound_kdop14_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a capsule?
ISECT_TRY isect_status isectd_bound_kdop18_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a capsule?
ISECT_TRY isect_status isectd_bound_kdop26_capsule(const isectd_capsule *capsule,
                                                   isectd_kdop26 *kdop);
/// Which k-DOP with 7 slabs contains a box with axes of its own?
ISECT_TRY isect_status isectd_bound_kdop14_obb(const isectd_obb *obb, isectd_kdop14 *kdop);
/// Which k-DOP with 9 slabs contains a box with axes of its own?
ISECT_TRY isect_status isectd_bound_kdop18_obb(const isectd_obb *obb, isectd_kdop18 *kdop);
/// Which k-DOP with 13 slabs contains a box with axes of its own?
ISECT_TRY isect_status isectd_bound_kdop26_obb(const isectd_obb *obb, isectd_kdop26 *kdop);

/* ---- spheres of points ---- */

/// The support points of a smallest sphere.
typedef struct isectd_support { uint32_t count; size_t index[4]; } isectd_support;
/// Which is the smallest sphere that contains many points?
ISECT_TRY isect_status isectd_bound_sphere_points(isectd_points points, size_t n,
                                                  isectd_sphere *sphere, isectd_support *support);
/// Which sphere around the center of their box contains many points?
ISECT_TRY isect_status isectd_bound_sphere_points_refined(isectd_points points, size_t n,
                                                          isectd_sphere *sphere);
/// Which small sphere contains a sphere and more points?
ISECT_TRY isect_status isectd_bound_sphere_grown(isectd_points points, size_t n,
                                                 isectd_sphere *sphere);
/// Which small sphere contains many points?
ISECT_TRY isect_status isectd_bound_sphere_points_ritter(isectd_points points, size_t n,
                                                         isectd_sphere *sphere);
/// Which is the smallest sphere that contains many triangles?
ISECT_TRY isect_status isectd_bound_sphere_triangles(isectd_triangles triangles, size_t n,
                                                     isectd_sphere *sphere);
/// Which is the smallest sphere that contains a mesh?
ISECT_TRY isect_status isectd_bound_sphere_mesh(const isectd_mesh *mesh, isectd_sphere *sphere);

/* ---- spheres of spheres ---- */

/// Which is the smallest sphere that contains many spheres?
ISECT_TRY isect_status isectd_bound_sphere_spheres(isectd_spheres spheres, size_t n,
                                                   isectd_sphere *sphere);
/// Which is the smallest sphere that contains two spheres?
ISECT_TRY isect_status isectd_bound_sphere_merged(const isectd_sphere *a, const isectd_sphere *b,
                                                  isectd_sphere *sphere);

/* ---- spheres of one shape ---- */

/// Which is the smallest sphere that contains a box?
ISECT_TRY isect_status isectd_bound_sphere_aabb(const isectd_aabb *aabb, isectd_sphere *sphere);
/// Which sphere contains a segment?
ISECT_TRY isect_status isectd_bound_sphere_segment(const isectd_segment *segment,
                                                   isectd_sphere *sphere);
/// Which sphere contains a triangle?
ISECT_TRY isect_status isectd_bound_sphere_triangle(const isectd_triangle *triangle,
                                                    isectd_sphere *sphere);
/// Which sphere contains a rectangle?
ISECT_TRY isect_status isectd_bound_sphere_rectangle(const isectd_rectangle *rectangle,
                                                     isectd_sphere *sphere);
/// Which sphere contains a disc?
ISECT_TRY isect_status isectd_bound_sphere_disc(const isectd_disc *disc, isectd_sphere *sphere);
/// Which sphere contains a quad?
ISECT_TRY isect_status isectd_bound_sphere_quad(const isectd_quad *quad, isectd_sphere *sphere);
/// Which sphere contains a capsule?
ISECT_TRY isect_status isectd_bound_sphere_capsule(const isectd_capsule *capsule,
                                                   isectd_sphere *sphere);
/// Which sphere contains a lozenge?
ISECT_TRY isect_status isectd_bound_sphere_lozenge(const isectd_lozenge *lozenge,
                                                   isectd_sphere *sphere);
/// Which sphere contains an ellipsoid?
ISECT_TRY isect_status isectd_bound_sphere_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                     isectd_sphere *sphere);
/// Which sphere contains a cylinder?
ISECT_TRY isect_status isectd_bound_sphere_cylinder(const isectd_cylinder *cylinder,
                                                    isectd_sphere *sphere);
/// Which sphere contains a cone?
ISECT_TRY isect_status isectd_bound_sphere_cone(const isectd_cone *cone, isectd_sphere *sphere);
/// Which sphere contains a torus?
ISECT_TRY isect_status isectd_bound_sphere_torus(const isectd_torus *torus, isectd_sphere *sphere);
/// Which sphere contains an obb?
ISECT_TRY isect_status isectd_bound_sphere_obb(const isectd_obb *obb, isectd_sphere *sphere);
/// Which sphere contains a k-DOP with 7 slabs?
ISECT_TRY isect_status isectd_bound_sphere_kdop14(const isectd_kdop14 *kdop, isectd_sphere *sphere);
/// Which sphere contains a k-DOP with 9 slabs?
ISECT_TRY isect_status isectd_bound_sphere_kdop18(const isectd_kdop18 *kdop, isectd_sphere *sphere);
/// Which sphere contains a k-DOP with 13 slabs?
ISECT_TRY isect_status isectd_bound_sphere_kdop26(const isectd_kdop26 *kdop, isectd_sphere *sphere);
/// Which sphere contains a frustum?
ISECT_TRY isect_status isectd_bound_sphere_frustum(const isectd_frustum *frustum,
                                                   isectd_sphere *sphere);
/// Which sphere contains a hull?
ISECT_TRY isect_status isectd_bound_sphere_hull(const isectd_hull *hull, isectd_sphere *sphere);
/// Which sphere contains a sphere after an affine map.
ISECT_TRY isect_status isectd_bound_sphere_moved(const isectd_sphere *ball, const isectd_vec3 *axes,
                                                 const isectd_vec3 *origin, isectd_sphere *sphere);

/* ---- round volumes of points ---- */

/// Which small capsule contains many points?
ISECT_TRY isect_status isectd_bound_capsule_points(isectd_points points, size_t n,
                                                   isectd_capsule *capsule);
/// Which small cylinder contains many points?
ISECT_TRY isect_status isectd_bound_cylinder_points(isectd_points points, size_t n,
                                                    isectd_cylinder *cylinder);
/// Which nearly smallest ellipsoid contains many points?
ISECT_TRY isect_status isectd_bound_ellipsoid_points(isectd_points points, size_t n,
                                                     isectd_ellipsoid *ellipsoid);
/// Which small lozenge contains many points?
ISECT_TRY isect_status isectd_bound_lozenge_points(isectd_points points, size_t n,
                                                   isectd_lozenge *lozenge);

/* ---- oriented boxes ---- */

/// Options of oriented boxes.
typedef struct isectd_obb_options { bool area; unsigned directions; } isectd_obb_options;
/// Which oriented box contains many points.
ISECT_TRY isect_status isectd_bound_obb_points(isectd_points points, size_t n,
                                               const isectd_obb_options *options, isectd_obb *obb);
/// Which box along the principal axes of their covariance contains many points?
ISECT_TRY isect_status isectd_bound_obb_points_pca(isectd_points points, size_t n, isectd_obb *obb);
/// Which box along a triangle of extreme points contains many points?
ISECT_TRY isect_status isectd_bound_obb_points_dito(isectd_points points, size_t n,
                                                    const isectd_obb_options *options,
                                                    isectd_obb *obb);
/// Which oriented box contains a mesh?
ISECT_TRY isect_status isectd_bound_obb_mesh(const isectd_mesh *mesh,
                                             const isectd_obb_options *options, isectd_obb *obb);
/// Which oriented box contains a convex hull?
ISECT_TRY isect_status isectd_bound_obb_hull(const isectd_hull *hull,
                                             const isectd_obb_options *options, isectd_obb *obb);
/// Which nearly smallest oriented box contains a convex hull?
ISECT_TRY isect_status isectd_bound_obb_hull_refined(const isectd_hull *hull,
                                                     const isectd_obb_options *options,
                                                     isectd_obb *obb);
/// Options of the search for the smallest box of a convex hull.
typedef struct isectd_obb_exact_options { bool (*go_on)(void *user, size_t settled, size_t edges);
    void *user; } isectd_obb_exact_options;
/// Which oriented box of least volume contains a convex hull?
ISECT_TRY isect_status isectd_bound_obb_hull_exact(const isectd_hull *hull,
                                                   const isectd_obb_exact_options *options,
                                                   isectd_obb *obb);

/* ---- oriented boxes of one shape ---- */

/// Which oriented box contains a segment?
ISECT_TRY isect_status isectd_bound_obb_segment(const isectd_segment *segment, isectd_obb *obb);
/// Which oriented box contains a triangle?
ISECT_TRY isect_status isectd_bound_obb_triangle(const isectd_triangle *triangle, isectd_obb *obb);
/// Which oriented box contains a rectangle?
ISECT_TRY isect_status isectd_bound_obb_rectangle(const isectd_rectangle *rectangle,
                                                  isectd_obb *obb);
/// Which oriented box contains a disc?
ISECT_TRY isect_status isectd_bound_obb_disc(const isectd_disc *disc, isectd_obb *obb);
/// Which oriented box contains a sphere?
ISECT_TRY isect_status isectd_bound_obb_sphere(const isectd_sphere *sphere, isectd_obb *obb);
/// Which oriented box contains a capsule?
ISECT_TRY isect_status isectd_bound_obb_capsule(const isectd_capsule *capsule, isectd_obb *obb);
/// Which oriented box contains a lozenge?
ISECT_TRY isect_status isectd_bound_obb_lozenge(const isectd_lozenge *lozenge, isectd_obb *obb);
/// Which oriented box contains an ellipsoid?
ISECT_TRY isect_status isectd_bound_obb_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                                  isectd_obb *obb);
/// Which oriented box contains a cylinder?
ISECT_TRY isect_status isectd_bound_obb_cylinder(const isectd_cylinder *cylinder, isectd_obb *obb);
/// Which oriented box contains a cone?
ISECT_TRY isect_status isectd_bound_obb_cone(const isectd_cone *cone, isectd_obb *obb);
/// Which oriented box contains a torus?
ISECT_TRY isect_status isectd_bound_obb_torus(const isectd_torus *torus, isectd_obb *obb);
/// Which oriented box contains a box?
ISECT_TRY isect_status isectd_bound_obb_aabb(const isectd_aabb *aabb, isectd_obb *obb);
/// Which oriented box contains an oriented box after an affine map.
ISECT_TRY isect_status isectd_bound_obb_moved(const isectd_obb *box, const isectd_vec3 *axes,
                                              const isectd_vec3 *origin, isectd_obb *obb);

/* ---- k-DOPs as views ---- */

/// A 14-DOP as a view with its normals, for questions to any k-DOP such as isectd_contains_any.
ISECT_INLINE isectd_kdop isectd_kdop14_view(const isectd_kdop14 *kdop)
{
    static const isectd_vec3 normals[7] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                          {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    isectd_kdop view = {normals, 7, kdop->lower, kdop->upper};
    return view;
}
/// A 18-DOP as a view with its normals, for questions to any k-DOP such as isectd_contains_any.
ISECT_INLINE isectd_kdop isectd_kdop18_view(const isectd_kdop18 *kdop)
{
    static const isectd_vec3 normals[9] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                          {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
    isectd_kdop view = {normals, 9, kdop->lower, kdop->upper};
    return view;
}
/// A 26-DOP as a view with its normals, for questions to any k-DOP such as isectd_contains_any.
ISECT_INLINE isectd_kdop isectd_kdop26_view(const isectd_kdop26 *kdop)
{
    static const isectd_vec3 normals[13] = {
        {1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0},  {1, -1, 0}, {1, 0, 1},  {1, 0, -1},
        {0, 1, 1}, {0, 1, -1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
    isectd_kdop view = {normals, 13, kdop->lower, kdop->upper};
    return view;
}

ISECT_EXTERN_END
#endif
