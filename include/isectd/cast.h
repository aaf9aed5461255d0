/* isectd/cast.h - isect/cast.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CAST_H
#define ISECTD_CAST_H

#include "isectd/answers.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// Where does a ray pierce a plane?
ISECT_ASK isectd_touch isectd_cast_ray_plane(const isectd_ray *ray, const isectd_plane *plane);
/// Where does a ray pierce a triangle?
ISECT_ASK isectd_touch isectd_cast_ray_triangle(const isectd_ray *ray,
                                                const isectd_triangle *triangle);
/// Where does a ray pierce the front of a triangle?
ISECT_ASK isectd_touch isectd_cast_ray_triangle_culled(const isectd_ray *ray,
                                                       const isectd_triangle *triangle);
/// Where does a ray pierce a rectangle?
ISECT_ASK isectd_touch isectd_cast_ray_rectangle(const isectd_ray *ray,
                                                 const isectd_rectangle *rectangle);
/// Where does a ray pierce a disc?
ISECT_ASK isectd_touch isectd_cast_ray_disc(const isectd_ray *ray, const isectd_disc *disc);
/// Where does a ray pierce a quadrilateral?
ISECT_ASK isectd_touch isectd_cast_ray_quad(const isectd_ray *ray, const isectd_quad *quad);
/// Which part of a ray lies inside a solid sphere?
ISECT_ASK isectd_span isectd_cast_ray_sphere(const isectd_ray *ray, const isectd_sphere *sphere);
/// Which part of a ray lies inside a solid capsule?
ISECT_ASK isectd_span isectd_cast_ray_capsule(const isectd_ray *ray, const isectd_capsule *capsule);
/// Which part of a ray lies inside a solid lozenge, a sphere-swept rectangle?
ISECT_ASK isectd_span isectd_cast_ray_lozenge(const isectd_ray *ray, const isectd_lozenge *lozenge);
/// Which part of a ray lies inside a solid ellipsoid?
ISECT_ASK isectd_span isectd_cast_ray_ellipsoid(const isectd_ray *ray,
                                                const isectd_ellipsoid *ellipsoid);
/// Which part of a ray lies inside a solid cylinder with flat ends?
ISECT_ASK isectd_span isectd_cast_ray_cylinder(const isectd_ray *ray,
                                               const isectd_cylinder *cylinder);
/// Which part of a ray lies inside a solid cone?
ISECT_ASK isectd_span isectd_cast_ray_cone(const isectd_ray *ray, const isectd_cone *cone);
/// Which parts of a ray lie inside a solid torus?
ISECT_ASK isectd_intervals isectd_cast_ray_torus(const isectd_ray *ray, const isectd_torus *torus);
/// Which parts of a ray lie inside a solid quadric.
ISECT_ASK isectd_intervals isectd_cast_ray_quadric(const isectd_ray *ray, const double *matrix);
/// Bounds of a function f along a piece of a ray, the points origin + t dir for t in [t_min,
/// t_max].
typedef struct isectd_implicit_range { double lower, upper;
    double slope_lower, slope_upper; } isectd_implicit_range;
/// Bounds a function of points over a piece of a ray.
typedef void isectd_implicit_bounds(void *user, const isectd_ray *piece,
                                   isectd_implicit_range *bounds);
/// Where a function along a ray is first 0.
typedef struct isectd_implicit_root { double before; double after; bool crosses;
    uint32_t calls; } isectd_implicit_root;
/// Where does a ray first meet an implicit surface, the points at which a function f is 0?
ISECT_TRY isect_status isectd_cast_ray_implicit(const isectd_ray *ray,
                                                isectd_implicit_bounds *bounds, void *user,
                                                double precision, uint32_t most,
                                                isectd_implicit_root *root);
/// Which part of a ray lies inside a solid axis-aligned box?
ISECT_ASK isectd_span isectd_cast_ray_aabb(const isectd_ray *ray, const isectd_aabb *aabb);
/// Which part of a ray lies inside a solid box with axes of its own?
ISECT_ASK isectd_span isectd_cast_ray_obb(const isectd_ray *ray, const isectd_obb *obb);
/// Which part of a ray lies inside a solid between 7 pairs of parallel planes?
ISECT_ASK isectd_span isectd_cast_ray_kdop14(const isectd_ray *ray, const isectd_kdop14 *kdop14);
/// Which part of a ray lies inside a solid between 9 pairs of parallel planes?
ISECT_ASK isectd_span isectd_cast_ray_kdop18(const isectd_ray *ray, const isectd_kdop18 *kdop18);
/// Which part of a ray lies inside a solid between 13 pairs of parallel planes?
ISECT_ASK isectd_span isectd_cast_ray_kdop26(const isectd_ray *ray, const isectd_kdop26 *kdop26);
/// Which part of a ray lies inside a solid between any number of pairs of parallel planes?
ISECT_ASK isectd_span isectd_cast_ray_kdop(const isectd_ray *ray, const isectd_kdop *kdop);
/// Which part of a ray lies inside a solid frustum?
ISECT_ASK isectd_span isectd_cast_ray_frustum(const isectd_ray *ray, const isectd_frustum *frustum);
/// Which part of a ray lies inside a convex hull?
ISECT_ASK isectd_span isectd_cast_ray_hull(const isectd_ray *ray, const isectd_hull *hull);
/// Where does a ray pierce a polygon?
ISECT_ASK isectd_touch isectd_cast_ray_polygon(const isectd_ray *ray, const isectd_polygon *polygon,
                                               isect_rule rule);
/// Where does a ray in the plane pierce a segment?
ISECT_ASK isectd_touch isectd_cast_ray2_segment2(const isectd_ray2 *ray2,
                                                 const isectd_segment2 *segment2);
/// Which part of a ray in the plane lies inside a circle?
ISECT_ASK isectd_span isectd_cast_ray2_circle2(const isectd_ray2 *ray2,
                                               const isectd_circle2 *circle2);
/// Which part of a ray in the plane lies inside an axis-aligned rectangle?
ISECT_ASK isectd_span isectd_cast_ray2_rectangle2(const isectd_ray2 *ray2,
                                                  const isectd_rectangle2 *rectangle2);
/// Which part of a ray in the plane lies inside a triangle, which is solid there?
ISECT_ASK isectd_span isectd_cast_ray2_triangle2(const isectd_ray2 *ray2,
                                                 const isectd_triangle2 *triangle2);
/// Which is the smallest interval of a ray in the plane that contains all its points in a
/// polygon?
ISECT_ASK isectd_span isectd_cast_ray2_polygon2(const isectd_ray2 *ray2,
                                                const isectd_polygon2 *polygon2, isect_rule rule);

ISECT_EXTERN_END
#endif
