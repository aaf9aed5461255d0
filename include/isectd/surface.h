/* isectd/surface.h - isect/surface.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SURFACE_H
#define ISECTD_SURFACE_H

#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/* ---- plane ----  Planes from points, and the height of a point over a plane. */

/// Which plane goes through a point, perpendicular to a direction?
ISECT_ASK isectd_plane isectd_plane_through(const isectd_vec3 *point, const isectd_vec3 *normal);
/// Which plane goes through three points?
ISECT_ASK isectd_plane isectd_plane_of(const isectd_vec3 *a, const isectd_vec3 *b,
                                       const isectd_vec3 *c);
/// What is the height of a point over a plane, their signed distance?
ISECT_ASK double isectd_plane_height(const isectd_plane *plane, const isectd_vec3 *point);

/* ---- at ----  Points of rays and surfaces, for example at the result of a cast. */

/// Where is the point of a ray at t?
ISECT_ASK isectd_vec3 isectd_at(const isectd_ray *ray, double t);
/// Where is the point of a triangle with these weights?
ISECT_ASK isectd_vec3 isectd_at_triangle(const isectd_triangle *triangle, double u, double v,
                                         double w);
/// Which way does a smooth surface face, at a point of a triangle with a normal at each corner?
ISECT_ASK isectd_vec3 isectd_at_triangle_normal(const isectd_triangle *normals, double u, double v,
                                                double w);
/// Which texture coordinates has a point of a triangle with coordinates at each corner?
ISECT_ASK isectd_vec2 isectd_at_triangle_texture(const isectd_triangle2 *coordinates, double u,
                                                 double v, double w);
/// Which ray starts at a point of a triangle, and does not find that triangle again?
ISECT_ASK isectd_ray isectd_at_triangle_spawn(const isectd_triangle *triangle, double u, double v,
                                              const isectd_vec3 *dir);
/// Where is the point of a sphere at these angles?
ISECT_ASK isectd_vec3 isectd_at_sphere(const isectd_sphere *sphere, double longitude,
                                       double latitude);
/// Where is the point of an ellipsoid at these angles?
ISECT_ASK isectd_vec3 isectd_at_ellipsoid(const isectd_ellipsoid *ellipsoid, double longitude,
                                          double latitude);

/* ---- normal ----  Surface normals. */

/// Which way does a plane face?
ISECT_ASK isectd_vec3 isectd_normal_plane(const isectd_plane *plane, const isectd_vec3 *point);
/// Which way does a triangle face?
ISECT_ASK isectd_vec3 isectd_normal_triangle(const isectd_triangle *triangle,
                                             const isectd_vec3 *point);
/// Which way does a rectangle face?
ISECT_ASK isectd_vec3 isectd_normal_rectangle(const isectd_rectangle *rectangle,
                                              const isectd_vec3 *point);
/// Which way does a disc face?
ISECT_ASK isectd_vec3 isectd_normal_disc(const isectd_disc *disc, const isectd_vec3 *point);
/// Which way does a sphere face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_sphere(const isectd_sphere *sphere, const isectd_vec3 *point);
/// Which way does a capsule face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_capsule(const isectd_capsule *capsule,
                                            const isectd_vec3 *point);
/// Which way does a lozenge face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_lozenge(const isectd_lozenge *lozenge,
                                            const isectd_vec3 *point);
/// Which way does an ellipsoid face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_ellipsoid(const isectd_ellipsoid *ellipsoid,
                                              const isectd_vec3 *point);
/// Which way does a cylinder face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_cylinder(const isectd_cylinder *cylinder,
                                             const isectd_vec3 *point);
/// Which way does a cone face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_cone(const isectd_cone *cone, const isectd_vec3 *point);
/// Which way does a torus face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_torus(const isectd_torus *torus, const isectd_vec3 *point);
/// Which way does a quadric face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_quadric(const double *matrix, const isectd_vec3 *point);
/// Which way does a box face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_aabb(const isectd_aabb *aabb, const isectd_vec3 *point);
/// Which way does a box with axes of its own face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_obb(const isectd_obb *obb, const isectd_vec3 *point);
/// Which way does a polygon face?
ISECT_ASK isectd_vec3 isectd_normal_polygon(const isectd_polygon *polygon,
                                            const isectd_vec3 *point);
/// Which way does a quad face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_quad(const isectd_quad *quad, const isectd_vec3 *point);
/// Which way does a solid between seven pairs of parallel planes face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_kdop14(const isectd_kdop14 *kdop, const isectd_vec3 *point);
/// Which way does a solid between nine pairs of parallel planes face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_kdop18(const isectd_kdop18 *kdop, const isectd_vec3 *point);
/// Which way does a solid between thirteen pairs of parallel planes face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_kdop26(const isectd_kdop26 *kdop, const isectd_vec3 *point);
/// Which way does a solid between any number of pairs of parallel planes face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_kdop(const isectd_kdop *kdop, const isectd_vec3 *point);
/// Which way does a frustum face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_frustum(const isectd_frustum *frustum,
                                            const isectd_vec3 *point);
/// Which way does a hull face, at a point?
ISECT_ASK isectd_vec3 isectd_normal_hull(const isectd_hull *hull, const isectd_vec3 *point);

ISECT_EXTERN_END
#endif
