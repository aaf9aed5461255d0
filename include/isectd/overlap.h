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
/// The library's compiled copy of isectd_overlap_aabb_aabb, for bindings.
ISECT_ASK bool isectd_overlap_aabb_aabb_compiled(const isectd_aabb *a, const isectd_aabb *b);
/// Do two axis-aligned boxes share a point?
ISECT_INLINE bool isectd_overlap_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b)
{
    if (ISECT_FINITE_MATH)
        return isectd_overlap_aabb_aabb_compiled(a, b);
    return (a->lower.x <= b->upper.x) & (b->lower.x <= a->upper.x) & (a->lower.y <= b->upper.y) &
           (b->lower.y <= a->upper.y) & (a->lower.z <= b->upper.z) & (b->lower.z <= a->upper.z) &
           (a->lower.x <= a->upper.x) & (a->lower.y <= a->upper.y) & (a->lower.z <= a->upper.z) &
           (b->lower.x <= b->upper.x) & (b->lower.y <= b->upper.y) & (b->lower.z <= b->upper.z);
}
/// Do a segment and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_segment_obb(const isectd_segment *segment, const isectd_obb *obb);
/// Do a ray and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_ray_obb(const isectd_ray *ray, const isectd_obb *obb);
/// Do a triangle and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_triangle_obb(const isectd_triangle *triangle, const isectd_obb *obb);
/// Do two solid boxes with axes of their own share a point?
ISECT_ASK bool isectd_overlap_obb_obb(const isectd_obb *a, const isectd_obb *b);
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
/// Do a solid sphere and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_sphere_obb(const isectd_sphere *sphere, const isectd_obb *obb);
/// Do a plane and a solid box with axes of its own share a point?
ISECT_ASK bool isectd_overlap_plane_obb(const isectd_plane *plane, const isectd_obb *obb);

/* ---- Pairs that the engine answers ----  Any shapes, also degenerate ones, which mean what isectd/shapes.h says; a hull is that of its vertices. */
/// Do two points share a point?
ISECT_ASK bool isectd_overlap_point_point(const isectd_vec3 *a, const isectd_vec3 *b);
/// Do a point and a rectangle share a point?
ISECT_ASK bool isectd_overlap_point_rectangle(const isectd_vec3 *point,
                                              const isectd_rectangle *rectangle);
/// Do a point and a disc share a point?
ISECT_ASK bool isectd_overlap_point_disc(const isectd_vec3 *point, const isectd_disc *disc);
/// Do a point and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_point_lozenge(const isectd_vec3 *point,
                                            const isectd_lozenge *lozenge);
/// Do a point and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_point_ellipsoid(const isectd_vec3 *point,
                                              const isectd_ellipsoid *ellipsoid);
/// Do a point and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_point_cylinder(const isectd_vec3 *point,
                                             const isectd_cylinder *cylinder);
/// Do a point and a solid cone share a point?
ISECT_ASK bool isectd_overlap_point_cone(const isectd_vec3 *point, const isectd_cone *cone);
/// Do a point and an oriented box share a point?
ISECT_ASK bool isectd_overlap_point_obb(const isectd_vec3 *point, const isectd_obb *obb);
/// Do a point and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_point_kdop(const isectd_vec3 *point, const isectd_kdop *kdop);
/// Do a point and a frustum share a point?
ISECT_ASK bool isectd_overlap_point_frustum(const isectd_vec3 *point,
                                            const isectd_frustum *frustum);
/// Do a point and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_point_tetrahedron(const isectd_vec3 *point,
                                                const isectd_tetrahedron *tetrahedron);
/// Do a segment and a rectangle share a point?
ISECT_ASK bool isectd_overlap_segment_rectangle(const isectd_segment *segment,
                                                const isectd_rectangle *rectangle);
/// Do a segment and a disc share a point?
ISECT_ASK bool isectd_overlap_segment_disc(const isectd_segment *segment, const isectd_disc *disc);
/// Do a segment and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_segment_lozenge(const isectd_segment *segment,
                                              const isectd_lozenge *lozenge);
/// Do a segment and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_segment_ellipsoid(const isectd_segment *segment,
                                                const isectd_ellipsoid *ellipsoid);
/// Do a segment and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_segment_cylinder(const isectd_segment *segment,
                                               const isectd_cylinder *cylinder);
/// Do a segment and a solid cone share a point?
ISECT_ASK bool isectd_overlap_segment_cone(const isectd_segment *segment, const isectd_cone *cone);
/// Do a segment and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_segment_kdop(const isectd_segment *segment, const isectd_kdop *kdop);
/// Do a segment and a frustum share a point?
ISECT_ASK bool isectd_overlap_segment_frustum(const isectd_segment *segment,
                                              const isectd_frustum *frustum);
/// Do a segment and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_segment_tetrahedron(const isectd_segment *segment,
                                                  const isectd_tetrahedron *tetrahedron);
/// Do a triangle and a rectangle share a point?
ISECT_ASK bool isectd_overlap_triangle_rectangle(const isectd_triangle *triangle,
                                                 const isectd_rectangle *rectangle);
/// Do a triangle and a disc share a point?
ISECT_ASK bool isectd_overlap_triangle_disc(const isectd_triangle *triangle,
                                            const isectd_disc *disc);
/// Do a triangle and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_triangle_lozenge(const isectd_triangle *triangle,
                                               const isectd_lozenge *lozenge);
/// Do a triangle and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_triangle_ellipsoid(const isectd_triangle *triangle,
                                                 const isectd_ellipsoid *ellipsoid);
/// Do a triangle and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_triangle_cylinder(const isectd_triangle *triangle,
                                                const isectd_cylinder *cylinder);
/// Do a triangle and a solid cone share a point?
ISECT_ASK bool isectd_overlap_triangle_cone(const isectd_triangle *triangle,
                                            const isectd_cone *cone);
/// Do a triangle and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_triangle_kdop(const isectd_triangle *triangle,
                                            const isectd_kdop *kdop);
/// Do a triangle and a frustum share a point?
ISECT_ASK bool isectd_overlap_triangle_frustum(const isectd_triangle *triangle,
                                               const isectd_frustum *frustum);
/// Do a triangle and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_triangle_tetrahedron(const isectd_triangle *triangle,
                                                   const isectd_tetrahedron *tetrahedron);
/// Do two rectangles share a point?
ISECT_ASK bool isectd_overlap_rectangle_rectangle(const isectd_rectangle *a,
                                                  const isectd_rectangle *b);
/// Do a rectangle and a disc share a point?
ISECT_ASK bool isectd_overlap_rectangle_disc(const isectd_rectangle *rectangle,
                                             const isectd_disc *disc);
/// Do a rectangle and a solid sphere share a point?
ISECT_ASK bool isectd_overlap_rectangle_sphere(const isectd_rectangle *rectangle,
                                               const isectd_sphere *sphere);
/// Do a rectangle and a solid capsule share a point?
ISECT_ASK bool isectd_overlap_rectangle_capsule(const isectd_rectangle *rectangle,
                                                const isectd_capsule *capsule);
/// Do a rectangle and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_rectangle_lozenge(const isectd_rectangle *rectangle,
                                                const isectd_lozenge *lozenge);
/// Do a rectangle and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_rectangle_ellipsoid(const isectd_rectangle *rectangle,
                                                  const isectd_ellipsoid *ellipsoid);
/// Do a rectangle and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_rectangle_cylinder(const isectd_rectangle *rectangle,
                                                 const isectd_cylinder *cylinder);
/// Do a rectangle and a solid cone share a point?
ISECT_ASK bool isectd_overlap_rectangle_cone(const isectd_rectangle *rectangle,
                                             const isectd_cone *cone);
/// Do a rectangle and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_rectangle_aabb(const isectd_rectangle *rectangle,
                                             const isectd_aabb *aabb);
/// Do a rectangle and an oriented box share a point?
ISECT_ASK bool isectd_overlap_rectangle_obb(const isectd_rectangle *rectangle,
                                            const isectd_obb *obb);
/// Do a rectangle and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_rectangle_kdop(const isectd_rectangle *rectangle,
                                             const isectd_kdop *kdop);
/// Do a rectangle and a frustum share a point?
ISECT_ASK bool isectd_overlap_rectangle_frustum(const isectd_rectangle *rectangle,
                                                const isectd_frustum *frustum);
/// Do a rectangle and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_rectangle_hull(const isectd_rectangle *rectangle,
                                             const isectd_hull *hull);
/// Do a rectangle and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_rectangle_tetrahedron(const isectd_rectangle *rectangle,
                                                    const isectd_tetrahedron *tetrahedron);
/// Do two discs share a point?
ISECT_ASK bool isectd_overlap_disc_disc(const isectd_disc *a, const isectd_disc *b);
/// Do a disc and a solid sphere share a point?
ISECT_ASK bool isectd_overlap_disc_sphere(const isectd_disc *disc, const isectd_sphere *sphere);
/// Do a disc and a solid capsule share a point?
ISECT_ASK bool isectd_overlap_disc_capsule(const isectd_disc *disc, const isectd_capsule *capsule);
/// Do a disc and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_disc_lozenge(const isectd_disc *disc, const isectd_lozenge *lozenge);
/// Do a disc and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_disc_ellipsoid(const isectd_disc *disc,
                                             const isectd_ellipsoid *ellipsoid);
/// Do a disc and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_disc_cylinder(const isectd_disc *disc,
                                            const isectd_cylinder *cylinder);
/// Do a disc and a solid cone share a point?
ISECT_ASK bool isectd_overlap_disc_cone(const isectd_disc *disc, const isectd_cone *cone);
/// Do a disc and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_disc_aabb(const isectd_disc *disc, const isectd_aabb *aabb);
/// Do a disc and an oriented box share a point?
ISECT_ASK bool isectd_overlap_disc_obb(const isectd_disc *disc, const isectd_obb *obb);
/// Do a disc and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_disc_kdop(const isectd_disc *disc, const isectd_kdop *kdop);
/// Do a disc and a frustum share a point?
ISECT_ASK bool isectd_overlap_disc_frustum(const isectd_disc *disc, const isectd_frustum *frustum);
/// Do a disc and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_disc_hull(const isectd_disc *disc, const isectd_hull *hull);
/// Do a disc and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_disc_tetrahedron(const isectd_disc *disc,
                                               const isectd_tetrahedron *tetrahedron);
/// Do a solid sphere and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_sphere_lozenge(const isectd_sphere *sphere,
                                             const isectd_lozenge *lozenge);
/// Do a solid sphere and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_sphere_ellipsoid(const isectd_sphere *sphere,
                                               const isectd_ellipsoid *ellipsoid);
/// Do a solid sphere and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_sphere_cylinder(const isectd_sphere *sphere,
                                              const isectd_cylinder *cylinder);
/// Do a solid sphere and a solid cone share a point?
ISECT_ASK bool isectd_overlap_sphere_cone(const isectd_sphere *sphere, const isectd_cone *cone);
/// Do a solid sphere and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_sphere_kdop(const isectd_sphere *sphere, const isectd_kdop *kdop);
/// Do a solid sphere and a frustum share a point?
ISECT_ASK bool isectd_overlap_sphere_frustum(const isectd_sphere *sphere,
                                             const isectd_frustum *frustum);
/// Do a solid sphere and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_sphere_hull(const isectd_sphere *sphere, const isectd_hull *hull);
/// Do a solid sphere and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_sphere_tetrahedron(const isectd_sphere *sphere,
                                                 const isectd_tetrahedron *tetrahedron);
/// Do a solid capsule and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_capsule_lozenge(const isectd_capsule *capsule,
                                              const isectd_lozenge *lozenge);
/// Do a solid capsule and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_capsule_ellipsoid(const isectd_capsule *capsule,
                                                const isectd_ellipsoid *ellipsoid);
/// Do a solid capsule and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_capsule_cylinder(const isectd_capsule *capsule,
                                               const isectd_cylinder *cylinder);
/// Do a solid capsule and a solid cone share a point?
ISECT_ASK bool isectd_overlap_capsule_cone(const isectd_capsule *capsule, const isectd_cone *cone);
/// Do a solid capsule and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_capsule_aabb(const isectd_capsule *capsule, const isectd_aabb *aabb);
/// Do a solid capsule and an oriented box share a point?
ISECT_ASK bool isectd_overlap_capsule_obb(const isectd_capsule *capsule, const isectd_obb *obb);
/// Do a solid capsule and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_capsule_kdop(const isectd_capsule *capsule, const isectd_kdop *kdop);
/// Do a solid capsule and a frustum share a point?
ISECT_ASK bool isectd_overlap_capsule_frustum(const isectd_capsule *capsule,
                                              const isectd_frustum *frustum);
/// Do a solid capsule and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_capsule_hull(const isectd_capsule *capsule, const isectd_hull *hull);
/// Do a solid capsule and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_capsule_tetrahedron(const isectd_capsule *capsule,
                                                  const isectd_tetrahedron *tetrahedron);
/// Do two solid lozenges share a point?
ISECT_ASK bool isectd_overlap_lozenge_lozenge(const isectd_lozenge *a, const isectd_lozenge *b);
/// Do a solid lozenge and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_lozenge_ellipsoid(const isectd_lozenge *lozenge,
                                                const isectd_ellipsoid *ellipsoid);
/// Do a solid lozenge and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_lozenge_cylinder(const isectd_lozenge *lozenge,
                                               const isectd_cylinder *cylinder);
/// Do a solid lozenge and a solid cone share a point?
ISECT_ASK bool isectd_overlap_lozenge_cone(const isectd_lozenge *lozenge, const isectd_cone *cone);
/// Do a solid lozenge and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_lozenge_aabb(const isectd_lozenge *lozenge, const isectd_aabb *aabb);
/// Do a solid lozenge and an oriented box share a point?
ISECT_ASK bool isectd_overlap_lozenge_obb(const isectd_lozenge *lozenge, const isectd_obb *obb);
/// Do a solid lozenge and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_lozenge_kdop(const isectd_lozenge *lozenge, const isectd_kdop *kdop);
/// Do a solid lozenge and a frustum share a point?
ISECT_ASK bool isectd_overlap_lozenge_frustum(const isectd_lozenge *lozenge,
                                              const isectd_frustum *frustum);
/// Do a solid lozenge and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_lozenge_hull(const isectd_lozenge *lozenge, const isectd_hull *hull);
/// Do a solid lozenge and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_lozenge_tetrahedron(const isectd_lozenge *lozenge,
                                                  const isectd_tetrahedron *tetrahedron);
/// Do two solid ellipsoids share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_ellipsoid(const isectd_ellipsoid *a,
                                                  const isectd_ellipsoid *b);
/// Do a solid ellipsoid and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_cylinder(const isectd_ellipsoid *ellipsoid,
                                                 const isectd_cylinder *cylinder);
/// Do a solid ellipsoid and a solid cone share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_cone(const isectd_ellipsoid *ellipsoid,
                                             const isectd_cone *cone);
/// Do a solid ellipsoid and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_aabb(const isectd_ellipsoid *ellipsoid,
                                             const isectd_aabb *aabb);
/// Do a solid ellipsoid and an oriented box share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_obb(const isectd_ellipsoid *ellipsoid,
                                            const isectd_obb *obb);
/// Do a solid ellipsoid and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_kdop(const isectd_ellipsoid *ellipsoid,
                                             const isectd_kdop *kdop);
/// Do a solid ellipsoid and a frustum share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_frustum(const isectd_ellipsoid *ellipsoid,
                                                const isectd_frustum *frustum);
/// Do a solid ellipsoid and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_hull(const isectd_ellipsoid *ellipsoid,
                                             const isectd_hull *hull);
/// Do a solid ellipsoid and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_ellipsoid_tetrahedron(const isectd_ellipsoid *ellipsoid,
                                                    const isectd_tetrahedron *tetrahedron);
/// Do two solid cylinders share a point?
ISECT_ASK bool isectd_overlap_cylinder_cylinder(const isectd_cylinder *a, const isectd_cylinder *b);
/// Do a solid cylinder and a solid cone share a point?
ISECT_ASK bool isectd_overlap_cylinder_cone(const isectd_cylinder *cylinder,
                                            const isectd_cone *cone);
/// Do a solid cylinder and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_cylinder_aabb(const isectd_cylinder *cylinder,
                                            const isectd_aabb *aabb);
/// Do a solid cylinder and an oriented box share a point?
ISECT_ASK bool isectd_overlap_cylinder_obb(const isectd_cylinder *cylinder, const isectd_obb *obb);
/// Do a solid cylinder and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_cylinder_kdop(const isectd_cylinder *cylinder,
                                            const isectd_kdop *kdop);
/// Do a solid cylinder and a frustum share a point?
ISECT_ASK bool isectd_overlap_cylinder_frustum(const isectd_cylinder *cylinder,
                                               const isectd_frustum *frustum);
/// Do a solid cylinder and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_cylinder_hull(const isectd_cylinder *cylinder,
                                            const isectd_hull *hull);
/// Do a solid cylinder and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_cylinder_tetrahedron(const isectd_cylinder *cylinder,
                                                   const isectd_tetrahedron *tetrahedron);
/// Do two solid cones share a point?
ISECT_ASK bool isectd_overlap_cone_cone(const isectd_cone *a, const isectd_cone *b);
/// Do a solid cone and an axis-aligned box share a point?
ISECT_ASK bool isectd_overlap_cone_aabb(const isectd_cone *cone, const isectd_aabb *aabb);
/// Do a solid cone and an oriented box share a point?
ISECT_ASK bool isectd_overlap_cone_obb(const isectd_cone *cone, const isectd_obb *obb);
/// Do a solid cone and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_cone_kdop(const isectd_cone *cone, const isectd_kdop *kdop);
/// Do a solid cone and a frustum share a point?
ISECT_ASK bool isectd_overlap_cone_frustum(const isectd_cone *cone, const isectd_frustum *frustum);
/// Do a solid cone and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_cone_hull(const isectd_cone *cone, const isectd_hull *hull);
/// Do a solid cone and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_cone_tetrahedron(const isectd_cone *cone,
                                               const isectd_tetrahedron *tetrahedron);
/// Do an axis-aligned box and an oriented box share a point?
ISECT_ASK bool isectd_overlap_aabb_obb(const isectd_aabb *aabb, const isectd_obb *obb);
/// Do an axis-aligned box and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_aabb_kdop(const isectd_aabb *aabb, const isectd_kdop *kdop);
/// Do an axis-aligned box and a frustum share a point?
ISECT_ASK bool isectd_overlap_aabb_frustum(const isectd_aabb *aabb, const isectd_frustum *frustum);
/// Do an axis-aligned box and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_aabb_hull(const isectd_aabb *aabb, const isectd_hull *hull);
/// Do an axis-aligned box and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_aabb_tetrahedron(const isectd_aabb *aabb,
                                               const isectd_tetrahedron *tetrahedron);
/// Do an oriented box and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_obb_kdop(const isectd_obb *obb, const isectd_kdop *kdop);
/// Do an oriented box and a frustum share a point?
ISECT_ASK bool isectd_overlap_obb_frustum(const isectd_obb *obb, const isectd_frustum *frustum);
/// Do an oriented box and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_obb_hull(const isectd_obb *obb, const isectd_hull *hull);
/// Do an oriented box and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_obb_tetrahedron(const isectd_obb *obb,
                                              const isectd_tetrahedron *tetrahedron);
/// Do two solids between slabs share a point?
ISECT_ASK bool isectd_overlap_kdop_kdop(const isectd_kdop *a, const isectd_kdop *b);
/// Do the solid between some slabs and a frustum share a point?
ISECT_ASK bool isectd_overlap_kdop_frustum(const isectd_kdop *kdop, const isectd_frustum *frustum);
/// Do the solid between some slabs and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_kdop_hull(const isectd_kdop *kdop, const isectd_hull *hull);
/// Do the solid between some slabs and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_kdop_tetrahedron(const isectd_kdop *kdop,
                                               const isectd_tetrahedron *tetrahedron);
/// Do two frusta share a point?
ISECT_ASK bool isectd_overlap_frustum_frustum(const isectd_frustum *a, const isectd_frustum *b);
/// Do a frustum and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_frustum_hull(const isectd_frustum *frustum, const isectd_hull *hull);
/// Do a frustum and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_frustum_tetrahedron(const isectd_frustum *frustum,
                                                  const isectd_tetrahedron *tetrahedron);
/// Do the convex hull of some points and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_hull_tetrahedron(const isectd_hull *hull,
                                               const isectd_tetrahedron *tetrahedron);
/// Do two solid tetrahedra share a point?
ISECT_ASK bool isectd_overlap_tetrahedron_tetrahedron(const isectd_tetrahedron *a,
                                                      const isectd_tetrahedron *b);

/* ---- A plane and another shape, as classify says ----  The surface of the plane, not the half-space of isectd_classify_plane_...; touching counts. */
/// Do a plane and a rectangle share a point?
ISECT_ASK bool isectd_overlap_plane_rectangle(const isectd_plane *plane,
                                              const isectd_rectangle *rectangle);
/// Do a plane and a disc share a point?
ISECT_ASK bool isectd_overlap_plane_disc(const isectd_plane *plane, const isectd_disc *disc);
/// Do a plane and a solid capsule share a point?
ISECT_ASK bool isectd_overlap_plane_capsule(const isectd_plane *plane,
                                            const isectd_capsule *capsule);
/// Do a plane and a solid lozenge share a point?
ISECT_ASK bool isectd_overlap_plane_lozenge(const isectd_plane *plane,
                                            const isectd_lozenge *lozenge);
/// Do a plane and a solid ellipsoid share a point?
ISECT_ASK bool isectd_overlap_plane_ellipsoid(const isectd_plane *plane,
                                              const isectd_ellipsoid *ellipsoid);
/// Do a plane and a solid cylinder share a point?
ISECT_ASK bool isectd_overlap_plane_cylinder(const isectd_plane *plane,
                                             const isectd_cylinder *cylinder);
/// Do a plane and a solid cone share a point?
ISECT_ASK bool isectd_overlap_plane_cone(const isectd_plane *plane, const isectd_cone *cone);
/// Do a plane and the solid between some slabs share a point?
ISECT_ASK bool isectd_overlap_plane_kdop(const isectd_plane *plane, const isectd_kdop *kdop);
/// Do a plane and a frustum share a point?
ISECT_ASK bool isectd_overlap_plane_frustum(const isectd_plane *plane,
                                            const isectd_frustum *frustum);
/// Do a plane and the convex hull of some points share a point?
ISECT_ASK bool isectd_overlap_plane_hull(const isectd_plane *plane, const isectd_hull *hull);
/// Do a plane and a solid tetrahedron share a point?
ISECT_ASK bool isectd_overlap_plane_tetrahedron(const isectd_plane *plane,
                                                const isectd_tetrahedron *tetrahedron);

ISECT_EXTERN_END
#endif
