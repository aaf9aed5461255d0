/* isectd/overlap.h - isect/overlap.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_OVERLAP_H
#define ISECTD_OVERLAP_H

#include "isectd/filters.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// Is a point on a plane?
ISECT_INLINE bool isectd_overlap_point_plane(const isectd_vec3 *point, const isectd_plane *plane)
{
    bool unsure, yes = isectd_filter_overlap_point_plane(point, plane, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_point_plane_compiled(point, plane) : yes;
}
/// The library's compiled copy of isectd_overlap_point_aabb, for bindings.
ISECT_ASK bool isectd_overlap_point_aabb_compiled(const isectd_vec3 *point,
                                                  const isectd_aabb *aabb);
/// Is a point in a solid axis-aligned box?
ISECT_INLINE bool isectd_overlap_point_aabb(const isectd_vec3 *point, const isectd_aabb *aabb)
{
    if (ISECT_FINITE_MATH)
        return isectd_overlap_point_aabb_compiled(point, aabb);
    return (aabb->lower.x <= point->x) & (point->x <= aabb->upper.x) & (point->x - point->x == 0) &
           (aabb->lower.y <= point->y) & (point->y <= aabb->upper.y) & (point->y - point->y == 0) &
           (aabb->lower.z <= point->z) & (point->z <= aabb->upper.z) & (point->z - point->z == 0);
}
/// Is a point on a segment?
ISECT_ASK bool isectd_overlap_point_segment(const isectd_vec3 *point,
                                            const isectd_segment *segment);
/// Is a point on a triangle?
ISECT_ASK bool isectd_overlap_point_triangle(const isectd_vec3 *point,
                                             const isectd_triangle *triangle);
/// Do two segments in space share a point?
ISECT_ASK bool isectd_overlap_segment_segment(const isectd_segment *a, const isectd_segment *b);
/// Do two segments in the plane share a point?
ISECT_ASK bool isectd_overlap_segment2_segment2(const isectd_segment2 *a, const isectd_segment2 *b);
/// Do a segment and a triangle share a point?
ISECT_ASK bool isectd_overlap_segment_triangle(const isectd_segment *segment,
                                               const isectd_triangle *triangle);
/// Do two triangles share a point?
ISECT_ASK bool isectd_overlap_triangle_triangle(const isectd_triangle *a, const isectd_triangle *b);
/// Do a segment and a plane share a point?
ISECT_INLINE bool isectd_overlap_segment_plane(const isectd_segment *segment,
                                              const isectd_plane *plane)
{
    bool unsure, yes = isectd_filter_overlap_segment_plane(segment, plane, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_segment_plane_compiled(segment, plane) : yes;
}
/// Do a segment and a solid axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_segment_aabb(const isectd_segment *segment, const isectd_aabb *aabb);
/// Do a ray and a plane share a point?
ISECT_ASK bool isectd_overlap_ray_plane(const isectd_ray *ray, const isectd_plane *plane);
/// Do a ray and a solid axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_ray_aabb(const isectd_ray *ray, const isectd_aabb *aabb);
/// Do a plane and a triangle share a point?
ISECT_INLINE bool isectd_overlap_plane_triangle(const isectd_plane *plane,
                                               const isectd_triangle *triangle)
{
    bool unsure, yes = isectd_filter_overlap_plane_triangle(plane, triangle, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_plane_triangle_compiled(plane, triangle)
                                      : yes;
}
/// Do a plane and a solid sphere share a point?
ISECT_INLINE bool isectd_overlap_plane_sphere(const isectd_plane *plane, const isectd_sphere *sphere)
{
    bool unsure, yes = isectd_filter_overlap_plane_sphere(plane, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_plane_sphere_compiled(plane, sphere) : yes;
}
/// Do a plane and a solid axis-aligned box share a point?
ISECT_INLINE bool isectd_overlap_plane_aabb(const isectd_plane *plane, const isectd_aabb *aabb)
{
    bool unsure, yes = isectd_filter_overlap_plane_aabb(plane, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_plane_aabb_compiled(plane, aabb) : yes;
}
/// Do a ray and a triangle share a point?
ISECT_ASK bool isectd_overlap_ray_triangle(const isectd_ray *ray, const isectd_triangle *triangle);
/// Is a point in a solid sphere?
ISECT_INLINE bool isectd_overlap_point_sphere(const isectd_vec3 *point, const isectd_sphere *sphere)
{
    bool unsure, yes = isectd_filter_overlap_point_sphere(point, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_point_sphere_compiled(point, sphere) : yes;
}
/// Do a segment and a solid sphere share a point?
ISECT_INLINE bool isectd_overlap_segment_sphere(const isectd_segment *segment,
                                               const isectd_sphere *sphere)
{
    bool unsure, yes = isectd_filter_overlap_segment_sphere(segment, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_segment_sphere_compiled(segment, sphere)
                                      : yes;
}
/// Do a ray and a solid sphere share a point?
ISECT_INLINE bool isectd_overlap_ray_sphere(const isectd_ray *ray, const isectd_sphere *sphere)
{
    bool unsure, yes = isectd_filter_overlap_ray_sphere(ray, sphere, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_ray_sphere_compiled(ray, sphere) : yes;
}
/// Do a triangle and a solid axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_triangle_aabb(const isectd_triangle *triangle,
                                            const isectd_aabb *aabb);
/// Do a triangle and a solid sphere share a point?
ISECT_ASK bool isectd_overlap_triangle_sphere(const isectd_triangle *triangle,
                                              const isectd_sphere *sphere);
/// Do two solid spheres share a point?
ISECT_INLINE bool isectd_overlap_sphere_sphere(const isectd_sphere *a, const isectd_sphere *b)
{
    bool unsure, yes = isectd_filter_overlap_sphere_sphere(a, b, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_sphere_sphere_compiled(a, b) : yes;
}
/// Is a point in a solid capsule?
ISECT_INLINE bool isectd_overlap_point_capsule(const isectd_vec3 *point, const isectd_capsule *capsule)
{
    bool unsure, yes = isectd_filter_overlap_point_capsule(point, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_point_capsule_compiled(point, capsule) : yes;
}
/// Do a solid sphere and a solid capsule share a point?
ISECT_INLINE bool isectd_overlap_sphere_capsule(const isectd_sphere *sphere,
                                               const isectd_capsule *capsule)
{
    bool unsure, yes = isectd_filter_overlap_sphere_capsule(sphere, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_sphere_capsule_compiled(sphere, capsule)
                                      : yes;
}
/// Do a segment and a solid capsule share a point?
ISECT_INLINE bool isectd_overlap_segment_capsule(const isectd_segment *segment,
                                                const isectd_capsule *capsule)
{
    bool unsure, yes = isectd_filter_overlap_segment_capsule(segment, capsule, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_segment_capsule_compiled(segment, capsule)
                                      : yes;
}
/// Do a triangle and a solid capsule share a point?
ISECT_ASK bool isectd_overlap_triangle_capsule(const isectd_triangle *triangle,
                                               const isectd_capsule *capsule);
/// Do two solid capsules share a point?
ISECT_INLINE bool isectd_overlap_capsule_capsule(const isectd_capsule *a, const isectd_capsule *b)
{
    bool unsure, yes = isectd_filter_overlap_capsule_capsule(a, b, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_capsule_capsule_compiled(a, b) : yes;
}
/// Do a solid sphere and a solid axis-aligned box share a point?
ISECT_INLINE bool isectd_overlap_sphere_aabb(const isectd_sphere *sphere, const isectd_aabb *aabb)
{
    bool unsure, yes = isectd_filter_overlap_sphere_aabb(sphere, aabb, &unsure);
    return unsure | ISECT_FINITE_MATH ? isectd_overlap_sphere_aabb_compiled(sphere, aabb) : yes;
}
/// Do a solid sphere and the surface of an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_sphere_aabb_hollow_aabb(const isectd_sphere *sphere,
                                                      const isectd_aabb *aabb);
/// Do the surface of a sphere and a solid axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_sphere_aabb_hollow_sphere(const isectd_sphere *sphere,
                                                        const isectd_aabb *aabb);
/// Do the surface of a sphere and that of an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_sphere_aabb_hollow(const isectd_sphere *sphere,
                                                 const isectd_aabb *aabb);
/// Do two 14-DOPs overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop14_kdop14_slabs(const isectd_kdop14 *a, const isectd_kdop14 *b);
/// Do two 14-DOPs, the second one moved by an offset, overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop14_kdop14_slabs_moved(const isectd_kdop14 *a,
                                                        const isectd_kdop14 *b,
                                                        const isectd_vec3 *offset);
/// Do two 18-DOPs overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop18_kdop18_slabs(const isectd_kdop18 *a, const isectd_kdop18 *b);
/// Do two 18-DOPs, the second one moved by an offset, overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop18_kdop18_slabs_moved(const isectd_kdop18 *a,
                                                        const isectd_kdop18 *b,
                                                        const isectd_vec3 *offset);
/// Do two 26-DOPs overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop26_kdop26_slabs(const isectd_kdop26 *a, const isectd_kdop26 *b);
/// Do two 26-DOPs, the second one moved by an offset, overlap along each of their directions?
ISECT_ASK bool isectd_overlap_kdop26_kdop26_slabs_moved(const isectd_kdop26 *a,
                                                        const isectd_kdop26 *b,
                                                        const isectd_vec3 *offset);
/// Do two k-DOPs with shared normals, the second one moved by an offset, overlap along each of
/// their directions?
ISECT_ASK bool isectd_overlap_kdop_kdop_slabs(const isectd_kdop *a, const isectd_kdop *b,
                                              const isectd_vec3 *offset);
/// The library's compiled copy of isectd_overlap_aabb_aabb, for bindings.
ISECT_ASK bool isectd_overlap_aabb_aabb_compiled(const isectd_aabb *a, const isectd_aabb *b);
/// Do two axis-aligned boxes share a point?
ISECT_INLINE bool isectd_overlap_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b)
{
    if (ISECT_FINITE_MATH)
        return isectd_overlap_aabb_aabb_compiled(a, b);
    return (a->lower.x <= b->upper.x) & (b->lower.x <= a->upper.x) & (a->lower.y <= b->upper.y) &
           (b->lower.y <= a->upper.y) & (a->lower.z <= b->upper.z) & (b->lower.z <= a->upper.z) &
           (a->lower.x - a->upper.x <= 0) & (a->lower.y - a->upper.y <= 0) &
           (a->lower.z - a->upper.z <= 0) & (b->lower.x - b->upper.x <= 0) &
           (b->lower.y - b->upper.y <= 0) & (b->lower.z - b->upper.z <= 0);
}
/// Do a segment and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_segment_obb(const isectd_segment *segment, const isectd_obb *obb);
/// Do a ray and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_ray_obb(const isectd_ray *ray, const isectd_obb *obb);
/// Do a triangle and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_triangle_obb(const isectd_triangle *triangle, const isectd_obb *obb);
/// Do two solid boxes with axes of their own share a point?
ISECT_ASK bool isectd_overlap_obb_obb(const isectd_obb *a, const isectd_obb *b);
/// Do two solid boxes with axes of their own share a point?
ISECT_TRY bool isectd_overlap_obb_obb_hinted(const isectd_obb *a, const isectd_obb *b,
                                             uint32_t *axis);
/// Is a point on a polygon in space?
ISECT_ASK bool isectd_overlap_point_polygon(const isectd_vec3 *point, const isectd_polygon *polygon,
                                            isect_rule rule);
/// Do a polygon in space and a solid axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_polygon_aabb(const isectd_polygon *polygon, const isectd_aabb *aabb,
                                           isect_rule rule);
/// Is a point in a convex hull?
ISECT_ASK bool isectd_overlap_point_hull(const isectd_vec3 *point, const isectd_hull *hull);
/// Do a segment and a convex hull share a point?
ISECT_ASK bool isectd_overlap_segment_hull(const isectd_segment *segment, const isectd_hull *hull);
/// Do a triangle and a convex hull share a point?
ISECT_ASK bool isectd_overlap_triangle_hull(const isectd_triangle *triangle,
                                            const isectd_hull *hull);
/// Do two convex hulls share a point?
ISECT_ASK bool isectd_overlap_hull_hull(const isectd_hull *a, const isectd_hull *b);
/// Do two convex hulls share a point?
ISECT_TRY bool isectd_overlap_hull_hull_hinted(const isectd_hull *a, const isectd_hull *b,
                                               isectd_vec3 *axis);
/// Do a solid sphere and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_sphere_cylinder(const isectd_sphere *sphere,
                                              const isectd_cylinder *cylinder);
/// Do a solid sphere and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_sphere_obb(const isectd_sphere *sphere, const isectd_obb *obb);
/// Do a plane and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_plane_obb(const isectd_plane *plane, const isectd_obb *obb);

ISECT_EXTERN_END
#endif
