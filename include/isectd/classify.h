/* isectd/classify.h - isect/classify.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CLASSIFY_H
#define ISECTD_CLASSIFY_H

#include "isectd/filters.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// On which side of a plane is a point?
ISECT_ASK isect_side isectd_classify_plane_point(const isectd_plane *plane,
                                                 const isectd_vec3 *point);
/// On which side of a plane is a triangle?
ISECT_ASK isect_side isectd_classify_plane_triangle(const isectd_plane *plane,
                                                    const isectd_triangle *triangle);
/// On which side of a plane is a rectangle?
ISECT_ASK isect_side isectd_classify_plane_rectangle(const isectd_plane *plane,
                                                     const isectd_rectangle *rectangle);
/// On which side of a plane is a disc?
ISECT_ASK isect_side isectd_classify_plane_disc(const isectd_plane *plane, const isectd_disc *disc);
/// On which side of a plane is a polygon in space?
ISECT_ASK isect_side isectd_classify_plane_polygon(const isectd_plane *plane,
                                                   const isectd_polygon *polygon, isect_rule rule);
/// On which side of a plane is a solid sphere?
ISECT_INLINE isect_side isectd_classify_plane_sphere(const isectd_plane *plane,
                                                    const isectd_sphere *sphere)
{
    bool unsure;
    const isect_side side = isectd_filter_classify_plane_sphere(plane, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_classify_plane_sphere_compiled(plane, sphere) : side;
}
/// On which side of a plane is a capsule?
ISECT_ASK isect_side isectd_classify_plane_capsule(const isectd_plane *plane,
                                                   const isectd_capsule *capsule);
/// On which side of a plane is a lozenge?
ISECT_ASK isect_side isectd_classify_plane_lozenge(const isectd_plane *plane,
                                                   const isectd_lozenge *lozenge);
/// On which side of a plane is an ellipsoid?
ISECT_ASK isect_side isectd_classify_plane_ellipsoid(const isectd_plane *plane,
                                                     const isectd_ellipsoid *ellipsoid);
/// On which side of a plane is a cylinder?
ISECT_ASK isect_side isectd_classify_plane_cylinder(const isectd_plane *plane,
                                                    const isectd_cylinder *cylinder);
/// On which side of a plane is a cone?
ISECT_ASK isect_side isectd_classify_plane_cone(const isectd_plane *plane, const isectd_cone *cone);
/// On which side of a plane is an axis-aligned box?
ISECT_INLINE isect_side isectd_classify_plane_aabb(const isectd_plane *plane, const isectd_aabb *aabb)
{
    bool unsure;
    const isect_side side = isectd_filter_classify_plane_aabb(plane, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_classify_plane_aabb_compiled(plane, aabb) : side;
}
/// On which side of a plane is a box with axes of its own?
ISECT_ASK isect_side isectd_classify_plane_obb(const isectd_plane *plane, const isectd_obb *obb);
/// On which side of a plane is a k-DOP?
ISECT_ASK isect_side isectd_classify_plane_kdop(const isectd_plane *plane, const isectd_kdop *kdop);
/// On which side of a plane is a frustum?
ISECT_ASK isect_side isectd_classify_plane_frustum(const isectd_plane *plane,
                                                   const isectd_frustum *frustum);
/// On which side of a plane is a convex hull?
ISECT_ASK isect_side isectd_classify_plane_hull(const isectd_plane *plane, const isectd_hull *hull);
/// On which side of a plane is a tetrahedron?
ISECT_ASK isect_side isectd_classify_plane_tetrahedron(const isectd_plane *plane,
                                                       const isectd_tetrahedron *tetrahedron);
/// Is a point outside of a polygon in space, on its border or inside, in the projection along
/// an axis?
ISECT_ASK isect_side isectd_classify_polygon_point(const isectd_polygon *polygon,
                                                   const isectd_vec3 *point, isect_rule rule);
/// Is a point outside of a polygon, on its border or inside?
ISECT_ASK isect_side isectd_classify_polygon2_point2(const isectd_polygon2 *polygon2,
                                                     const isectd_vec2 *point2, isect_rule rule);
/// Is a point outside of a contour of lines and Bezier curves, on its border or inside?
ISECT_ASK isect_side isectd_classify_contour2_point2(const isectd_contour2 *contour2,
                                                     const isectd_vec2 *point2, isect_rule rule);
/// Is a point outside of a frustum, on its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_point(const isectd_frustum *frustum,
                                                   const isectd_vec3 *point);
/// Is a solid sphere outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_sphere(const isectd_frustum *frustum,
                                                    const isectd_sphere *sphere);
/// Is a capsule outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_capsule(const isectd_frustum *frustum,
                                                     const isectd_capsule *capsule);
/// Is an axis-aligned box outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_aabb(const isectd_frustum *frustum,
                                                  const isectd_aabb *aabb);
/// Is a triangle outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_triangle(const isectd_frustum *frustum,
                                                      const isectd_triangle *triangle);
/// Is an oriented box outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_obb(const isectd_frustum *frustum,
                                                 const isectd_obb *obb);
/// Is a k-DOP outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_kdop(const isectd_frustum *frustum,
                                                  const isectd_kdop *kdop);
/// Is the convex hull of some points outside of a frustum, across its border or inside?
ISECT_ASK isect_side isectd_classify_frustum_hull(const isectd_frustum *frustum,
                                                  const isectd_hull *hull);

ISECT_EXTERN_END
#endif
