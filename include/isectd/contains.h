/* isectd/contains.h - isect/contains.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CONTAINS_H
#define ISECTD_CONTAINS_H

#include "isectd/overlap.h"

ISECT_EXTERN_BEGIN

/// The library's compiled copy of isectd_contains_aabb_point, for bindings.
ISECT_ASK bool isectd_contains_aabb_point_compiled(const isectd_aabb *aabb,
                                                   const isectd_vec3 *point);
/// Is a point in a solid axis-aligned box?
ISECT_INLINE bool isectd_contains_aabb_point(const isectd_aabb *aabb, const isectd_vec3 *point)
{
    if (ISECT_FINITE_MATH)
        return isectd_contains_aabb_point_compiled(aabb, point);
    return isectd_overlap_point_aabb(point, aabb);
}
/// Is the second of two solid spheres wholly inside the first?
ISECT_ASK bool isectd_contains_sphere_sphere(const isectd_sphere *a, const isectd_sphere *b);

/* ---- Pairs that the engine answers ----  Any shapes, also degenerate ones, which mean what isectd/shapes.h says; a hull is that of its vertices. */
/// Is a point wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_point(const isectd_sphere *sphere, const isectd_vec3 *point);
/// Is a segment wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_segment(const isectd_sphere *sphere,
                                              const isectd_segment *segment);
/// Is a triangle wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_triangle(const isectd_sphere *sphere,
                                               const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_rectangle(const isectd_sphere *sphere,
                                                const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_disc(const isectd_sphere *sphere, const isectd_disc *disc);
/// Is a solid capsule wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_capsule(const isectd_sphere *sphere,
                                              const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_lozenge(const isectd_sphere *sphere,
                                              const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_ellipsoid(const isectd_sphere *sphere,
                                                const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_cylinder(const isectd_sphere *sphere,
                                               const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_cone(const isectd_sphere *sphere, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_aabb(const isectd_sphere *sphere, const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_obb(const isectd_sphere *sphere, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_kdop(const isectd_sphere *sphere, const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_frustum(const isectd_sphere *sphere,
                                              const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_hull(const isectd_sphere *sphere, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid sphere?
ISECT_ASK bool isectd_contains_sphere_tetrahedron(const isectd_sphere *sphere,
                                                  const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_point(const isectd_capsule *capsule,
                                             const isectd_vec3 *point);
/// Is a segment wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_segment(const isectd_capsule *capsule,
                                               const isectd_segment *segment);
/// Is a triangle wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_triangle(const isectd_capsule *capsule,
                                                const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_rectangle(const isectd_capsule *capsule,
                                                 const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_disc(const isectd_capsule *capsule, const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_sphere(const isectd_capsule *capsule,
                                              const isectd_sphere *sphere);
/// Is the second of two solid capsules wholly inside the first?
ISECT_ASK bool isectd_contains_capsule_capsule(const isectd_capsule *a, const isectd_capsule *b);
/// Is a solid lozenge wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_lozenge(const isectd_capsule *capsule,
                                               const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_ellipsoid(const isectd_capsule *capsule,
                                                 const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_cylinder(const isectd_capsule *capsule,
                                                const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_cone(const isectd_capsule *capsule, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_aabb(const isectd_capsule *capsule, const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_obb(const isectd_capsule *capsule, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_kdop(const isectd_capsule *capsule, const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_frustum(const isectd_capsule *capsule,
                                               const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_hull(const isectd_capsule *capsule, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid capsule?
ISECT_ASK bool isectd_contains_capsule_tetrahedron(const isectd_capsule *capsule,
                                                   const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_point(const isectd_lozenge *lozenge,
                                             const isectd_vec3 *point);
/// Is a segment wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_segment(const isectd_lozenge *lozenge,
                                               const isectd_segment *segment);
/// Is a triangle wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_triangle(const isectd_lozenge *lozenge,
                                                const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_rectangle(const isectd_lozenge *lozenge,
                                                 const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_disc(const isectd_lozenge *lozenge, const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_sphere(const isectd_lozenge *lozenge,
                                              const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_capsule(const isectd_lozenge *lozenge,
                                               const isectd_capsule *capsule);
/// Is the second of two solid lozenges wholly inside the first?
ISECT_ASK bool isectd_contains_lozenge_lozenge(const isectd_lozenge *a, const isectd_lozenge *b);
/// Is a solid ellipsoid wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_ellipsoid(const isectd_lozenge *lozenge,
                                                 const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_cylinder(const isectd_lozenge *lozenge,
                                                const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_cone(const isectd_lozenge *lozenge, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_aabb(const isectd_lozenge *lozenge, const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_obb(const isectd_lozenge *lozenge, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_kdop(const isectd_lozenge *lozenge, const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_frustum(const isectd_lozenge *lozenge,
                                               const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_hull(const isectd_lozenge *lozenge, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid lozenge?
ISECT_ASK bool isectd_contains_lozenge_tetrahedron(const isectd_lozenge *lozenge,
                                                   const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_point(const isectd_ellipsoid *ellipsoid,
                                               const isectd_vec3 *point);
/// Is a segment wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_segment(const isectd_ellipsoid *ellipsoid,
                                                 const isectd_segment *segment);
/// Is a triangle wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_triangle(const isectd_ellipsoid *ellipsoid,
                                                  const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_rectangle(const isectd_ellipsoid *ellipsoid,
                                                   const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_disc(const isectd_ellipsoid *ellipsoid,
                                              const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_sphere(const isectd_ellipsoid *ellipsoid,
                                                const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_capsule(const isectd_ellipsoid *ellipsoid,
                                                 const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_lozenge(const isectd_ellipsoid *ellipsoid,
                                                 const isectd_lozenge *lozenge);
/// Is the second of two solid ellipsoids wholly inside the first?
ISECT_ASK bool isectd_contains_ellipsoid_ellipsoid(const isectd_ellipsoid *a,
                                                   const isectd_ellipsoid *b);
/// Is a solid cylinder wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_cylinder(const isectd_ellipsoid *ellipsoid,
                                                  const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_cone(const isectd_ellipsoid *ellipsoid,
                                              const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_aabb(const isectd_ellipsoid *ellipsoid,
                                              const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_obb(const isectd_ellipsoid *ellipsoid,
                                             const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_kdop(const isectd_ellipsoid *ellipsoid,
                                              const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_frustum(const isectd_ellipsoid *ellipsoid,
                                                 const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_hull(const isectd_ellipsoid *ellipsoid,
                                              const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid ellipsoid?
ISECT_ASK bool isectd_contains_ellipsoid_tetrahedron(const isectd_ellipsoid *ellipsoid,
                                                     const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_point(const isectd_cylinder *cylinder,
                                              const isectd_vec3 *point);
/// Is a segment wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_segment(const isectd_cylinder *cylinder,
                                                const isectd_segment *segment);
/// Is a triangle wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_triangle(const isectd_cylinder *cylinder,
                                                 const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_rectangle(const isectd_cylinder *cylinder,
                                                  const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_disc(const isectd_cylinder *cylinder,
                                             const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_sphere(const isectd_cylinder *cylinder,
                                               const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_capsule(const isectd_cylinder *cylinder,
                                                const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_lozenge(const isectd_cylinder *cylinder,
                                                const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_ellipsoid(const isectd_cylinder *cylinder,
                                                  const isectd_ellipsoid *ellipsoid);
/// Is the second of two solid cylinders wholly inside the first?
ISECT_ASK bool isectd_contains_cylinder_cylinder(const isectd_cylinder *a,
                                                 const isectd_cylinder *b);
/// Is a solid cone wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_cone(const isectd_cylinder *cylinder,
                                             const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_aabb(const isectd_cylinder *cylinder,
                                             const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_obb(const isectd_cylinder *cylinder, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_kdop(const isectd_cylinder *cylinder,
                                             const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_frustum(const isectd_cylinder *cylinder,
                                                const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_hull(const isectd_cylinder *cylinder,
                                             const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid cylinder?
ISECT_ASK bool isectd_contains_cylinder_tetrahedron(const isectd_cylinder *cylinder,
                                                    const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_point(const isectd_cone *cone, const isectd_vec3 *point);
/// Is a segment wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_segment(const isectd_cone *cone, const isectd_segment *segment);
/// Is a triangle wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_triangle(const isectd_cone *cone,
                                             const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_rectangle(const isectd_cone *cone,
                                              const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_disc(const isectd_cone *cone, const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_sphere(const isectd_cone *cone, const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_capsule(const isectd_cone *cone, const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_lozenge(const isectd_cone *cone, const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_ellipsoid(const isectd_cone *cone,
                                              const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_cylinder(const isectd_cone *cone,
                                             const isectd_cylinder *cylinder);
/// Is the second of two solid cones wholly inside the first?
ISECT_ASK bool isectd_contains_cone_cone(const isectd_cone *a, const isectd_cone *b);
/// Is an axis-aligned box wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_aabb(const isectd_cone *cone, const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_obb(const isectd_cone *cone, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_kdop(const isectd_cone *cone, const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_frustum(const isectd_cone *cone, const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_hull(const isectd_cone *cone, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a solid cone?
ISECT_ASK bool isectd_contains_cone_tetrahedron(const isectd_cone *cone,
                                                const isectd_tetrahedron *tetrahedron);
/// Is a segment wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_segment(const isectd_aabb *aabb, const isectd_segment *segment);
/// Is a triangle wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_triangle(const isectd_aabb *aabb,
                                             const isectd_triangle *triangle);
/// Is a rectangle wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_rectangle(const isectd_aabb *aabb,
                                              const isectd_rectangle *rectangle);
/// Is a disc wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_disc(const isectd_aabb *aabb, const isectd_disc *disc);
/// Is a solid sphere wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_sphere(const isectd_aabb *aabb, const isectd_sphere *sphere);
/// Is a solid capsule wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_capsule(const isectd_aabb *aabb, const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_lozenge(const isectd_aabb *aabb, const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_ellipsoid(const isectd_aabb *aabb,
                                              const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_cylinder(const isectd_aabb *aabb,
                                             const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_cone(const isectd_aabb *aabb, const isectd_cone *cone);
/// Is the second of two axis-aligned boxes wholly inside the first?
ISECT_ASK bool isectd_contains_aabb_aabb(const isectd_aabb *a, const isectd_aabb *b);
/// Is an oriented box wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_obb(const isectd_aabb *aabb, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_kdop(const isectd_aabb *aabb, const isectd_kdop *kdop);
/// Is a frustum wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_frustum(const isectd_aabb *aabb, const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_hull(const isectd_aabb *aabb, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside an axis-aligned box?
ISECT_ASK bool isectd_contains_aabb_tetrahedron(const isectd_aabb *aabb,
                                                const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_point(const isectd_obb *obb, const isectd_vec3 *point);
/// Is a segment wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_segment(const isectd_obb *obb, const isectd_segment *segment);
/// Is a triangle wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_triangle(const isectd_obb *obb, const isectd_triangle *triangle);
/// Is a rectangle wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_rectangle(const isectd_obb *obb,
                                             const isectd_rectangle *rectangle);
/// Is a disc wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_disc(const isectd_obb *obb, const isectd_disc *disc);
/// Is a solid sphere wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_sphere(const isectd_obb *obb, const isectd_sphere *sphere);
/// Is a solid capsule wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_capsule(const isectd_obb *obb, const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_lozenge(const isectd_obb *obb, const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_ellipsoid(const isectd_obb *obb,
                                             const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_cylinder(const isectd_obb *obb, const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_cone(const isectd_obb *obb, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_aabb(const isectd_obb *obb, const isectd_aabb *aabb);
/// Is the second of two oriented boxes wholly inside the first?
ISECT_ASK bool isectd_contains_obb_obb(const isectd_obb *a, const isectd_obb *b);
/// Is the solid between some slabs wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_kdop(const isectd_obb *obb, const isectd_kdop *kdop);
/// Is a frustum wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_frustum(const isectd_obb *obb, const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_hull(const isectd_obb *obb, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside an oriented box?
ISECT_ASK bool isectd_contains_obb_tetrahedron(const isectd_obb *obb,
                                               const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_point(const isectd_kdop *kdop, const isectd_vec3 *point);
/// Is a segment wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_segment(const isectd_kdop *kdop, const isectd_segment *segment);
/// Is a triangle wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_triangle(const isectd_kdop *kdop,
                                             const isectd_triangle *triangle);
/// Is a rectangle wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_rectangle(const isectd_kdop *kdop,
                                              const isectd_rectangle *rectangle);
/// Is a disc wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_disc(const isectd_kdop *kdop, const isectd_disc *disc);
/// Is a solid sphere wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_sphere(const isectd_kdop *kdop, const isectd_sphere *sphere);
/// Is a solid capsule wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_capsule(const isectd_kdop *kdop, const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_lozenge(const isectd_kdop *kdop, const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_ellipsoid(const isectd_kdop *kdop,
                                              const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_cylinder(const isectd_kdop *kdop,
                                             const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_cone(const isectd_kdop *kdop, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_aabb(const isectd_kdop *kdop, const isectd_aabb *aabb);
/// Is an oriented box wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_obb(const isectd_kdop *kdop, const isectd_obb *obb);
/// Is the second of two solids between slabs wholly inside the first?
ISECT_ASK bool isectd_contains_kdop_kdop(const isectd_kdop *a, const isectd_kdop *b);
/// Is a frustum wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_frustum(const isectd_kdop *kdop, const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_hull(const isectd_kdop *kdop, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside the solid between some slabs?
ISECT_ASK bool isectd_contains_kdop_tetrahedron(const isectd_kdop *kdop,
                                                const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_point(const isectd_frustum *frustum,
                                             const isectd_vec3 *point);
/// Is a segment wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_segment(const isectd_frustum *frustum,
                                               const isectd_segment *segment);
/// Is a triangle wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_triangle(const isectd_frustum *frustum,
                                                const isectd_triangle *triangle);
/// Is a rectangle wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_rectangle(const isectd_frustum *frustum,
                                                 const isectd_rectangle *rectangle);
/// Is a disc wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_disc(const isectd_frustum *frustum, const isectd_disc *disc);
/// Is a solid sphere wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_sphere(const isectd_frustum *frustum,
                                              const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_capsule(const isectd_frustum *frustum,
                                               const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_lozenge(const isectd_frustum *frustum,
                                               const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_ellipsoid(const isectd_frustum *frustum,
                                                 const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_cylinder(const isectd_frustum *frustum,
                                                const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_cone(const isectd_frustum *frustum, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_aabb(const isectd_frustum *frustum, const isectd_aabb *aabb);
/// Is an oriented box wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_obb(const isectd_frustum *frustum, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_kdop(const isectd_frustum *frustum, const isectd_kdop *kdop);
/// Is the second of two frusta wholly inside the first?
ISECT_ASK bool isectd_contains_frustum_frustum(const isectd_frustum *a, const isectd_frustum *b);
/// Is the convex hull of some points wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_hull(const isectd_frustum *frustum, const isectd_hull *hull);
/// Is a solid tetrahedron wholly inside a frustum?
ISECT_ASK bool isectd_contains_frustum_tetrahedron(const isectd_frustum *frustum,
                                                   const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_point(const isectd_hull *hull, const isectd_vec3 *point);
/// Is a segment wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_segment(const isectd_hull *hull, const isectd_segment *segment);
/// Is a triangle wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_triangle(const isectd_hull *hull,
                                             const isectd_triangle *triangle);
/// Is a rectangle wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_rectangle(const isectd_hull *hull,
                                              const isectd_rectangle *rectangle);
/// Is a disc wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_disc(const isectd_hull *hull, const isectd_disc *disc);
/// Is a solid sphere wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_sphere(const isectd_hull *hull, const isectd_sphere *sphere);
/// Is a solid capsule wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_capsule(const isectd_hull *hull, const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_lozenge(const isectd_hull *hull, const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_ellipsoid(const isectd_hull *hull,
                                              const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_cylinder(const isectd_hull *hull,
                                             const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_cone(const isectd_hull *hull, const isectd_cone *cone);
/// Is an axis-aligned box wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_aabb(const isectd_hull *hull, const isectd_aabb *aabb);
/// Is an oriented box wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_obb(const isectd_hull *hull, const isectd_obb *obb);
/// Is the solid between some slabs wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_kdop(const isectd_hull *hull, const isectd_kdop *kdop);
/// Is a frustum wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_frustum(const isectd_hull *hull, const isectd_frustum *frustum);
/// Is the second of two convex hulls wholly inside the first?
ISECT_ASK bool isectd_contains_hull_hull(const isectd_hull *a, const isectd_hull *b);
/// Is a solid tetrahedron wholly inside the convex hull of some points?
ISECT_ASK bool isectd_contains_hull_tetrahedron(const isectd_hull *hull,
                                                const isectd_tetrahedron *tetrahedron);
/// Is a point wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_point(const isectd_tetrahedron *tetrahedron,
                                                 const isectd_vec3 *point);
/// Is a segment wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_segment(const isectd_tetrahedron *tetrahedron,
                                                   const isectd_segment *segment);
/// Is a triangle wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_triangle(const isectd_tetrahedron *tetrahedron,
                                                    const isectd_triangle *triangle);
/// Is a rectangle wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_rectangle(const isectd_tetrahedron *tetrahedron,
                                                     const isectd_rectangle *rectangle);
/// Is a disc wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_disc(const isectd_tetrahedron *tetrahedron,
                                                const isectd_disc *disc);
/// Is a solid sphere wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_sphere(const isectd_tetrahedron *tetrahedron,
                                                  const isectd_sphere *sphere);
/// Is a solid capsule wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_capsule(const isectd_tetrahedron *tetrahedron,
                                                   const isectd_capsule *capsule);
/// Is a solid lozenge wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_lozenge(const isectd_tetrahedron *tetrahedron,
                                                   const isectd_lozenge *lozenge);
/// Is a solid ellipsoid wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_ellipsoid(const isectd_tetrahedron *tetrahedron,
                                                     const isectd_ellipsoid *ellipsoid);
/// Is a solid cylinder wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_cylinder(const isectd_tetrahedron *tetrahedron,
                                                    const isectd_cylinder *cylinder);
/// Is a solid cone wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_cone(const isectd_tetrahedron *tetrahedron,
                                                const isectd_cone *cone);
/// Is an axis-aligned box wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_aabb(const isectd_tetrahedron *tetrahedron,
                                                const isectd_aabb *aabb);
/// Is an oriented box wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_obb(const isectd_tetrahedron *tetrahedron,
                                               const isectd_obb *obb);
/// Is the solid between some slabs wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_kdop(const isectd_tetrahedron *tetrahedron,
                                                const isectd_kdop *kdop);
/// Is a frustum wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_frustum(const isectd_tetrahedron *tetrahedron,
                                                   const isectd_frustum *frustum);
/// Is the convex hull of some points wholly inside a solid tetrahedron?
ISECT_ASK bool isectd_contains_tetrahedron_hull(const isectd_tetrahedron *tetrahedron,
                                                const isectd_hull *hull);
/// Is the second of two solid tetrahedra wholly inside the first?
ISECT_ASK bool isectd_contains_tetrahedron_tetrahedron(const isectd_tetrahedron *a,
                                                       const isectd_tetrahedron *b);

ISECT_EXTERN_END
#endif
