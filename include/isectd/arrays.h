/* isectd/arrays.h - many shapes or answers: one array per number.
 *
 * With `isectd_spheres s` and s.stride = 0, sphere i is s.center.x[i], s.center.y[i],
 * s.center.z[i], s.radius[i]: structures of arrays, the fastest layout. Any other stride is the
 * distance in bytes from a number of sphere i to the same number of sphere i + 1: for an array of
 * structs, isectd_spheres_of(structs) fills in pointers and stride. With ISECT_REPEAT as the stride
 * it is one sphere again and again: isectd_spheres_one(&sphere). Pointers must be aligned for their
 * numbers; more is not needed. Views are small and passed by value. Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ARRAYS_H
#define ISECTD_ARRAYS_H

#include "isectd/answers.h"
#include "isectd/shapes.h"

/// Many of isectd_vec3.
typedef struct isectd_vec3s {
    const double *x, *y, *z; ///< coordinates
} isectd_vec3s;

/// Many of isectd_vec2.
typedef struct isectd_vec2s {
    const double *x, *y; ///< coordinates
} isectd_vec2s;

/// Many of isectd_segment.
typedef struct isectd_segments {
    isectd_vec3s a, b; ///< its ends
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_segments;

/// Many of isectd_segment2.
typedef struct isectd_segment2s {
    isectd_vec2s a, b; ///< its ends
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_segment2s;

/// Many of isectd_ray.
typedef struct isectd_rays {
    isectd_vec3s origin; ///< where t = 0
    isectd_vec3s dir;    ///< the direction: from there to t = 1
    const double *t_min; ///< where it begins
    const double *t_max; ///< where it ends
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_rays;

/// Many of isectd_ray2.
typedef struct isectd_ray2s {
    isectd_vec2s origin; ///< where t = 0
    isectd_vec2s dir;    ///< the direction: from there to t = 1; of any length
    const double *t_min; ///< where it begins
    const double *t_max; ///< where it ends
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_ray2s;

/// Many of isectd_plane.
typedef struct isectd_planes {
    isectd_vec3s normal; ///< points out of the solid; of any length
    const double *d;     ///< minus the dot product of the normal and a point of the plane
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_planes;

/// Many of isectd_plane in a shape of several.
typedef struct isectd_planes_inside {
    isectd_vec3s normal; ///< points out of the solid; of any length
    const double *d;     ///< minus the dot product of the normal and a point of the plane
} isectd_planes_inside;

/// Many of isectd_triangle.
typedef struct isectd_triangles {
    isectd_vec3s a, b, c; ///< corners
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_triangles;

/// Many of isectd_triangle2.
typedef struct isectd_triangle2s {
    isectd_vec2s a, b, c; ///< corners
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_triangle2s;

/// Many of isectd_rectangle.
typedef struct isectd_rectangles {
    isectd_vec3s corner; ///< one of its corners
    isectd_vec3s u, v;   ///< the sides: from there to the two next to it
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_rectangles;

/// Many of isectd_disc.
typedef struct isectd_discs {
    isectd_vec3s center;  ///< its middle
    isectd_vec3s normal;  ///< perpendicular to it; of any length
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_discs;

/// Many of isectd_quad.
typedef struct isectd_quads {
    isectd_vec3s a, b, c, d; ///< corners in order round it
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_quads;

/// Many of isectd_sphere.
typedef struct isectd_spheres {
    isectd_vec3s center;  ///< its middle
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_spheres;

/// Many of isectd_circle2.
typedef struct isectd_circle2s {
    isectd_vec2s center;  ///< its middle
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_circle2s;

/// Many of isectd_capsule.
typedef struct isectd_capsules {
    isectd_vec3s a, b;    ///< the ends of the segment; they may coincide
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_capsules;

/// Many of isectd_lozenge.
typedef struct isectd_lozenges {
    isectd_vec3s corner;  ///< one of the corners of the rectangle inside
    isectd_vec3s u, v;    ///< the sides: from there to the two next to it
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_lozenges;

/// Many of isectd_ellipsoid.
typedef struct isectd_ellipsoids {
    isectd_vec3s center;     ///< its middle
    isectd_vec3s axis[3];    ///< three directions
    const double *radius[3]; ///< how far it reaches along each, either way
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_ellipsoids;

/// Many of isectd_cylinder.
typedef struct isectd_cylinders {
    isectd_vec3s a, b;    ///< the middles of its ends
    const double *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_cylinders;

/// Many of isectd_cone.
typedef struct isectd_cones {
    isectd_vec3s tip;     ///< its point
    isectd_vec3s base;    ///< the middle of its flat end
    const double *radius; ///< of the flat end; negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_cones;

/// Many of isectd_torus.
typedef struct isectd_tori {
    isectd_vec3s center; ///< its middle
    isectd_vec3s axis;   ///< what it goes round; of any length
    const double *major; ///< of the circle in the middle of the ring; negative: empty
    const double *minor; ///< of the ring about that; negative: empty
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_tori;

/// Many of isectd_aabb.
typedef struct isectd_aabbs {
    isectd_vec3s lower; ///< the corner of least x, y, z
    isectd_vec3s upper; ///< the corner of greatest x, y, z
    size_t stride;     ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_aabbs;

/// Many of isectd_rectangle2.
typedef struct isectd_rectangle2s {
    isectd_vec2s lower; ///< the corner of least x, y
    isectd_vec2s upper; ///< the corner of greatest x, y
    size_t stride;     ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_rectangle2s;

/// Many of isectd_obb.
typedef struct isectd_obbs {
    isectd_vec3s center;   ///< its middle
    isectd_vec3s axis[3];  ///< three directions
    const double *half[3]; ///< how far it reaches along each, either way
    size_t stride;        ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_obbs;

/// Many of isectd_kdop14.
typedef struct isectd_kdop14s {
    const double *lower[7]; ///< the least of each
    const double *upper[7]; ///< the greatest of each
    size_t stride;         ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_kdop14s;

/// Many of isectd_kdop18.
typedef struct isectd_kdop18s {
    const double *lower[9]; ///< the least of each
    const double *upper[9]; ///< the greatest of each
    size_t stride;         ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_kdop18s;

/// Many of isectd_kdop26.
typedef struct isectd_kdop26s {
    const double *lower[13]; ///< the least of each
    const double *upper[13]; ///< the greatest of each
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_kdop26s;

/// Many of isectd_frustum.
typedef struct isectd_frustums {
    isectd_planes_inside plane[6]; ///< left, right, bottom, top, near, far; normals point outward
    isectd_vec3s corner[8];        ///< where they meet: of the near plane, then of the far one
    size_t stride;                ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_frustums;

/// Many of isectd_vec3.
typedef struct isectd_points {
    const double *x, *y, *z; ///< coordinates
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_points;

/// Many of isectd_vec2.
typedef struct isectd_point2s {
    const double *x, *y; ///< coordinates
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_point2s;

/* Answers are written, so their arrays are not const. */

/// Many of isectd_vec3.
typedef struct isectd_vec3s_written {
    double *x, *y, *z; ///< coordinates
} isectd_vec3s_written;

/// Many of isectd_span.
typedef struct isectd_spans {
    double *enter;  ///< the least t
    double *leave;  ///< the greatest t
    size_t stride; ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_spans;

/// Many of isectd_touch.
typedef struct isectd_touches {
    double *t;         ///< how far along the ray, in units of its dir
    double *u, *v, *w; ///< barycentric coordinates: weights of b, c, a; or along the sides u, v
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_touches;

/// Many of isectd_mesh_touch.
typedef struct isectd_mesh_touches {
    double *t;       ///< how far along the ray, in units of its dir
    double *u, *v;   ///< barycentric coordinates: weights of the second and the third corner
    uint32_t *prim; ///< which triangle
    size_t stride;  ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_mesh_touches;

/// Many of isectd_nearest.
typedef struct isectd_nearests {
    isectd_vec3s_written a, b; ///< the points
    double *distance2;         ///< the square of their distance
    size_t stride;            ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_nearests;

/// Many of isectd_measure.
typedef struct isectd_measures {
    double *volume; ///< of what lies inside
    double *area;   ///< of the surface; of what is flat, of both sides
    double *shadow; ///< the mean area of its shadow, over light from all directions
    double *width;  ///< the mean distance of two parallel planes that hold it, over all directions
    size_t stride; ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isectd_measures;

/* Arrays of structs. */

/// An array of structs as isectd_segments.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_segments isectd_segments_of(const isectd_segment *first)
{
    isectd_segments segments;
    segments.a.x = &first->a.x;
    segments.a.y = &first->a.y;
    segments.a.z = &first->a.z;
    segments.b.x = &first->b.x;
    segments.b.y = &first->b.y;
    segments.b.z = &first->b.z;
    segments.stride = sizeof *first;
    return segments;
}

/// One shape as isectd_segments: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_segments isectd_segments_one(const isectd_segment *shape)
{
    isectd_segments segments = isectd_segments_of(shape);
    segments.stride = ISECT_REPEAT;
    return segments;
}

/// An array of structs as isectd_segment2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_segment2s isectd_segment2s_of(const isectd_segment2 *first)
{
    isectd_segment2s segment2s;
    segment2s.a.x = &first->a.x;
    segment2s.a.y = &first->a.y;
    segment2s.b.x = &first->b.x;
    segment2s.b.y = &first->b.y;
    segment2s.stride = sizeof *first;
    return segment2s;
}

/// One shape as isectd_segment2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_segment2s isectd_segment2s_one(const isectd_segment2 *shape)
{
    isectd_segment2s segment2s = isectd_segment2s_of(shape);
    segment2s.stride = ISECT_REPEAT;
    return segment2s;
}

/// An array of structs as isectd_rays.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_rays isectd_rays_of(const isectd_ray *first)
{
    isectd_rays rays;
    rays.origin.x = &first->origin.x;
    rays.origin.y = &first->origin.y;
    rays.origin.z = &first->origin.z;
    rays.dir.x = &first->dir.x;
    rays.dir.y = &first->dir.y;
    rays.dir.z = &first->dir.z;
    rays.t_min = &first->t_min;
    rays.t_max = &first->t_max;
    rays.stride = sizeof *first;
    return rays;
}

/// One shape as isectd_rays: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_rays isectd_rays_one(const isectd_ray *shape)
{
    isectd_rays rays = isectd_rays_of(shape);
    rays.stride = ISECT_REPEAT;
    return rays;
}

/// An array of structs as isectd_ray2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_ray2s isectd_ray2s_of(const isectd_ray2 *first)
{
    isectd_ray2s ray2s;
    ray2s.origin.x = &first->origin.x;
    ray2s.origin.y = &first->origin.y;
    ray2s.dir.x = &first->dir.x;
    ray2s.dir.y = &first->dir.y;
    ray2s.t_min = &first->t_min;
    ray2s.t_max = &first->t_max;
    ray2s.stride = sizeof *first;
    return ray2s;
}

/// One shape as isectd_ray2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_ray2s isectd_ray2s_one(const isectd_ray2 *shape)
{
    isectd_ray2s ray2s = isectd_ray2s_of(shape);
    ray2s.stride = ISECT_REPEAT;
    return ray2s;
}

/// An array of structs as isectd_planes.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_planes isectd_planes_of(const isectd_plane *first)
{
    isectd_planes planes;
    planes.normal.x = &first->normal.x;
    planes.normal.y = &first->normal.y;
    planes.normal.z = &first->normal.z;
    planes.d = &first->d;
    planes.stride = sizeof *first;
    return planes;
}

/// One shape as isectd_planes: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_planes isectd_planes_one(const isectd_plane *shape)
{
    isectd_planes planes = isectd_planes_of(shape);
    planes.stride = ISECT_REPEAT;
    return planes;
}

/// An array of structs as isectd_triangles.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_triangles isectd_triangles_of(const isectd_triangle *first)
{
    isectd_triangles triangles;
    triangles.a.x = &first->a.x;
    triangles.a.y = &first->a.y;
    triangles.a.z = &first->a.z;
    triangles.b.x = &first->b.x;
    triangles.b.y = &first->b.y;
    triangles.b.z = &first->b.z;
    triangles.c.x = &first->c.x;
    triangles.c.y = &first->c.y;
    triangles.c.z = &first->c.z;
    triangles.stride = sizeof *first;
    return triangles;
}

/// One shape as isectd_triangles: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_triangles isectd_triangles_one(const isectd_triangle *shape)
{
    isectd_triangles triangles = isectd_triangles_of(shape);
    triangles.stride = ISECT_REPEAT;
    return triangles;
}

/// An array of structs as isectd_triangle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_triangle2s isectd_triangle2s_of(const isectd_triangle2 *first)
{
    isectd_triangle2s triangle2s;
    triangle2s.a.x = &first->a.x;
    triangle2s.a.y = &first->a.y;
    triangle2s.b.x = &first->b.x;
    triangle2s.b.y = &first->b.y;
    triangle2s.c.x = &first->c.x;
    triangle2s.c.y = &first->c.y;
    triangle2s.stride = sizeof *first;
    return triangle2s;
}

/// One shape as isectd_triangle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_triangle2s isectd_triangle2s_one(const isectd_triangle2 *shape)
{
    isectd_triangle2s triangle2s = isectd_triangle2s_of(shape);
    triangle2s.stride = ISECT_REPEAT;
    return triangle2s;
}

/// An array of structs as isectd_rectangles.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_rectangles isectd_rectangles_of(const isectd_rectangle *first)
{
    isectd_rectangles rectangles;
    rectangles.corner.x = &first->corner.x;
    rectangles.corner.y = &first->corner.y;
    rectangles.corner.z = &first->corner.z;
    rectangles.u.x = &first->u.x;
    rectangles.u.y = &first->u.y;
    rectangles.u.z = &first->u.z;
    rectangles.v.x = &first->v.x;
    rectangles.v.y = &first->v.y;
    rectangles.v.z = &first->v.z;
    rectangles.stride = sizeof *first;
    return rectangles;
}

/// One shape as isectd_rectangles: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_rectangles isectd_rectangles_one(const isectd_rectangle *shape)
{
    isectd_rectangles rectangles = isectd_rectangles_of(shape);
    rectangles.stride = ISECT_REPEAT;
    return rectangles;
}

/// An array of structs as isectd_discs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_discs isectd_discs_of(const isectd_disc *first)
{
    isectd_discs discs;
    discs.center.x = &first->center.x;
    discs.center.y = &first->center.y;
    discs.center.z = &first->center.z;
    discs.normal.x = &first->normal.x;
    discs.normal.y = &first->normal.y;
    discs.normal.z = &first->normal.z;
    discs.radius = &first->radius;
    discs.stride = sizeof *first;
    return discs;
}

/// One shape as isectd_discs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_discs isectd_discs_one(const isectd_disc *shape)
{
    isectd_discs discs = isectd_discs_of(shape);
    discs.stride = ISECT_REPEAT;
    return discs;
}

/// An array of structs as isectd_quads.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_quads isectd_quads_of(const isectd_quad *first)
{
    isectd_quads quads;
    quads.a.x = &first->a.x;
    quads.a.y = &first->a.y;
    quads.a.z = &first->a.z;
    quads.b.x = &first->b.x;
    quads.b.y = &first->b.y;
    quads.b.z = &first->b.z;
    quads.c.x = &first->c.x;
    quads.c.y = &first->c.y;
    quads.c.z = &first->c.z;
    quads.d.x = &first->d.x;
    quads.d.y = &first->d.y;
    quads.d.z = &first->d.z;
    quads.stride = sizeof *first;
    return quads;
}

/// One shape as isectd_quads: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_quads isectd_quads_one(const isectd_quad *shape)
{
    isectd_quads quads = isectd_quads_of(shape);
    quads.stride = ISECT_REPEAT;
    return quads;
}

/// An array of structs as isectd_spheres.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_spheres isectd_spheres_of(const isectd_sphere *first)
{
    isectd_spheres spheres;
    spheres.center.x = &first->center.x;
    spheres.center.y = &first->center.y;
    spheres.center.z = &first->center.z;
    spheres.radius = &first->radius;
    spheres.stride = sizeof *first;
    return spheres;
}

/// One shape as isectd_spheres: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_spheres isectd_spheres_one(const isectd_sphere *shape)
{
    isectd_spheres spheres = isectd_spheres_of(shape);
    spheres.stride = ISECT_REPEAT;
    return spheres;
}

/// An array of structs as isectd_circle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_circle2s isectd_circle2s_of(const isectd_circle2 *first)
{
    isectd_circle2s circle2s;
    circle2s.center.x = &first->center.x;
    circle2s.center.y = &first->center.y;
    circle2s.radius = &first->radius;
    circle2s.stride = sizeof *first;
    return circle2s;
}

/// One shape as isectd_circle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_circle2s isectd_circle2s_one(const isectd_circle2 *shape)
{
    isectd_circle2s circle2s = isectd_circle2s_of(shape);
    circle2s.stride = ISECT_REPEAT;
    return circle2s;
}

/// An array of structs as isectd_capsules.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_capsules isectd_capsules_of(const isectd_capsule *first)
{
    isectd_capsules capsules;
    capsules.a.x = &first->a.x;
    capsules.a.y = &first->a.y;
    capsules.a.z = &first->a.z;
    capsules.b.x = &first->b.x;
    capsules.b.y = &first->b.y;
    capsules.b.z = &first->b.z;
    capsules.radius = &first->radius;
    capsules.stride = sizeof *first;
    return capsules;
}

/// One shape as isectd_capsules: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_capsules isectd_capsules_one(const isectd_capsule *shape)
{
    isectd_capsules capsules = isectd_capsules_of(shape);
    capsules.stride = ISECT_REPEAT;
    return capsules;
}

/// An array of structs as isectd_lozenges.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_lozenges isectd_lozenges_of(const isectd_lozenge *first)
{
    isectd_lozenges lozenges;
    lozenges.corner.x = &first->corner.x;
    lozenges.corner.y = &first->corner.y;
    lozenges.corner.z = &first->corner.z;
    lozenges.u.x = &first->u.x;
    lozenges.u.y = &first->u.y;
    lozenges.u.z = &first->u.z;
    lozenges.v.x = &first->v.x;
    lozenges.v.y = &first->v.y;
    lozenges.v.z = &first->v.z;
    lozenges.radius = &first->radius;
    lozenges.stride = sizeof *first;
    return lozenges;
}

/// One shape as isectd_lozenges: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_lozenges isectd_lozenges_one(const isectd_lozenge *shape)
{
    isectd_lozenges lozenges = isectd_lozenges_of(shape);
    lozenges.stride = ISECT_REPEAT;
    return lozenges;
}

/// An array of structs as isectd_ellipsoids.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_ellipsoids isectd_ellipsoids_of(const isectd_ellipsoid *first)
{
    isectd_ellipsoids ellipsoids;
    ellipsoids.center.x = &first->center.x;
    ellipsoids.center.y = &first->center.y;
    ellipsoids.center.z = &first->center.z;
    ellipsoids.axis[0].x = &first->axis[0].x;
    ellipsoids.axis[0].y = &first->axis[0].y;
    ellipsoids.axis[0].z = &first->axis[0].z;
    ellipsoids.axis[1].x = &first->axis[1].x;
    ellipsoids.axis[1].y = &first->axis[1].y;
    ellipsoids.axis[1].z = &first->axis[1].z;
    ellipsoids.axis[2].x = &first->axis[2].x;
    ellipsoids.axis[2].y = &first->axis[2].y;
    ellipsoids.axis[2].z = &first->axis[2].z;
    ellipsoids.radius[0] = &first->radius[0];
    ellipsoids.radius[1] = &first->radius[1];
    ellipsoids.radius[2] = &first->radius[2];
    ellipsoids.stride = sizeof *first;
    return ellipsoids;
}

/// One shape as isectd_ellipsoids: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_ellipsoids isectd_ellipsoids_one(const isectd_ellipsoid *shape)
{
    isectd_ellipsoids ellipsoids = isectd_ellipsoids_of(shape);
    ellipsoids.stride = ISECT_REPEAT;
    return ellipsoids;
}

/// An array of structs as isectd_cylinders.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_cylinders isectd_cylinders_of(const isectd_cylinder *first)
{
    isectd_cylinders cylinders;
    cylinders.a.x = &first->a.x;
    cylinders.a.y = &first->a.y;
    cylinders.a.z = &first->a.z;
    cylinders.b.x = &first->b.x;
    cylinders.b.y = &first->b.y;
    cylinders.b.z = &first->b.z;
    cylinders.radius = &first->radius;
    cylinders.stride = sizeof *first;
    return cylinders;
}

/// One shape as isectd_cylinders: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_cylinders isectd_cylinders_one(const isectd_cylinder *shape)
{
    isectd_cylinders cylinders = isectd_cylinders_of(shape);
    cylinders.stride = ISECT_REPEAT;
    return cylinders;
}

/// An array of structs as isectd_cones.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_cones isectd_cones_of(const isectd_cone *first)
{
    isectd_cones cones;
    cones.tip.x = &first->tip.x;
    cones.tip.y = &first->tip.y;
    cones.tip.z = &first->tip.z;
    cones.base.x = &first->base.x;
    cones.base.y = &first->base.y;
    cones.base.z = &first->base.z;
    cones.radius = &first->radius;
    cones.stride = sizeof *first;
    return cones;
}

/// One shape as isectd_cones: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_cones isectd_cones_one(const isectd_cone *shape)
{
    isectd_cones cones = isectd_cones_of(shape);
    cones.stride = ISECT_REPEAT;
    return cones;
}

/// An array of structs as isectd_tori.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_tori isectd_tori_of(const isectd_torus *first)
{
    isectd_tori tori;
    tori.center.x = &first->center.x;
    tori.center.y = &first->center.y;
    tori.center.z = &first->center.z;
    tori.axis.x = &first->axis.x;
    tori.axis.y = &first->axis.y;
    tori.axis.z = &first->axis.z;
    tori.major = &first->major;
    tori.minor = &first->minor;
    tori.stride = sizeof *first;
    return tori;
}

/// One shape as isectd_tori: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_tori isectd_tori_one(const isectd_torus *shape)
{
    isectd_tori tori = isectd_tori_of(shape);
    tori.stride = ISECT_REPEAT;
    return tori;
}

/// An array of structs as isectd_aabbs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_aabbs isectd_aabbs_of(const isectd_aabb *first)
{
    isectd_aabbs aabbs;
    aabbs.lower.x = &first->lower.x;
    aabbs.lower.y = &first->lower.y;
    aabbs.lower.z = &first->lower.z;
    aabbs.upper.x = &first->upper.x;
    aabbs.upper.y = &first->upper.y;
    aabbs.upper.z = &first->upper.z;
    aabbs.stride = sizeof *first;
    return aabbs;
}

/// One shape as isectd_aabbs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_aabbs isectd_aabbs_one(const isectd_aabb *shape)
{
    isectd_aabbs aabbs = isectd_aabbs_of(shape);
    aabbs.stride = ISECT_REPEAT;
    return aabbs;
}

/// An array of structs as isectd_rectangle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_rectangle2s isectd_rectangle2s_of(const isectd_rectangle2 *first)
{
    isectd_rectangle2s rectangle2s;
    rectangle2s.lower.x = &first->lower.x;
    rectangle2s.lower.y = &first->lower.y;
    rectangle2s.upper.x = &first->upper.x;
    rectangle2s.upper.y = &first->upper.y;
    rectangle2s.stride = sizeof *first;
    return rectangle2s;
}

/// One shape as isectd_rectangle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_rectangle2s isectd_rectangle2s_one(const isectd_rectangle2 *shape)
{
    isectd_rectangle2s rectangle2s = isectd_rectangle2s_of(shape);
    rectangle2s.stride = ISECT_REPEAT;
    return rectangle2s;
}

/// An array of structs as isectd_obbs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_obbs isectd_obbs_of(const isectd_obb *first)
{
    isectd_obbs obbs;
    obbs.center.x = &first->center.x;
    obbs.center.y = &first->center.y;
    obbs.center.z = &first->center.z;
    obbs.axis[0].x = &first->axis[0].x;
    obbs.axis[0].y = &first->axis[0].y;
    obbs.axis[0].z = &first->axis[0].z;
    obbs.axis[1].x = &first->axis[1].x;
    obbs.axis[1].y = &first->axis[1].y;
    obbs.axis[1].z = &first->axis[1].z;
    obbs.axis[2].x = &first->axis[2].x;
    obbs.axis[2].y = &first->axis[2].y;
    obbs.axis[2].z = &first->axis[2].z;
    obbs.half[0] = &first->half[0];
    obbs.half[1] = &first->half[1];
    obbs.half[2] = &first->half[2];
    obbs.stride = sizeof *first;
    return obbs;
}

/// One shape as isectd_obbs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_obbs isectd_obbs_one(const isectd_obb *shape)
{
    isectd_obbs obbs = isectd_obbs_of(shape);
    obbs.stride = ISECT_REPEAT;
    return obbs;
}

/// An array of structs as isectd_kdop14s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_kdop14s isectd_kdop14s_of(const isectd_kdop14 *first)
{
    isectd_kdop14s kdop14s;
    kdop14s.lower[0] = &first->lower[0];
    kdop14s.lower[1] = &first->lower[1];
    kdop14s.lower[2] = &first->lower[2];
    kdop14s.lower[3] = &first->lower[3];
    kdop14s.lower[4] = &first->lower[4];
    kdop14s.lower[5] = &first->lower[5];
    kdop14s.lower[6] = &first->lower[6];
    kdop14s.upper[0] = &first->upper[0];
    kdop14s.upper[1] = &first->upper[1];
    kdop14s.upper[2] = &first->upper[2];
    kdop14s.upper[3] = &first->upper[3];
    kdop14s.upper[4] = &first->upper[4];
    kdop14s.upper[5] = &first->upper[5];
    kdop14s.upper[6] = &first->upper[6];
    kdop14s.stride = sizeof *first;
    return kdop14s;
}

/// One shape as isectd_kdop14s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_kdop14s isectd_kdop14s_one(const isectd_kdop14 *shape)
{
    isectd_kdop14s kdop14s = isectd_kdop14s_of(shape);
    kdop14s.stride = ISECT_REPEAT;
    return kdop14s;
}

/// An array of structs as isectd_kdop18s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_kdop18s isectd_kdop18s_of(const isectd_kdop18 *first)
{
    isectd_kdop18s kdop18s;
    kdop18s.lower[0] = &first->lower[0];
    kdop18s.lower[1] = &first->lower[1];
    kdop18s.lower[2] = &first->lower[2];
    kdop18s.lower[3] = &first->lower[3];
    kdop18s.lower[4] = &first->lower[4];
    kdop18s.lower[5] = &first->lower[5];
    kdop18s.lower[6] = &first->lower[6];
    kdop18s.lower[7] = &first->lower[7];
    kdop18s.lower[8] = &first->lower[8];
    kdop18s.upper[0] = &first->upper[0];
    kdop18s.upper[1] = &first->upper[1];
    kdop18s.upper[2] = &first->upper[2];
    kdop18s.upper[3] = &first->upper[3];
    kdop18s.upper[4] = &first->upper[4];
    kdop18s.upper[5] = &first->upper[5];
    kdop18s.upper[6] = &first->upper[6];
    kdop18s.upper[7] = &first->upper[7];
    kdop18s.upper[8] = &first->upper[8];
    kdop18s.stride = sizeof *first;
    return kdop18s;
}

/// One shape as isectd_kdop18s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_kdop18s isectd_kdop18s_one(const isectd_kdop18 *shape)
{
    isectd_kdop18s kdop18s = isectd_kdop18s_of(shape);
    kdop18s.stride = ISECT_REPEAT;
    return kdop18s;
}

/// An array of structs as isectd_kdop26s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_kdop26s isectd_kdop26s_of(const isectd_kdop26 *first)
{
    isectd_kdop26s kdop26s;
    kdop26s.lower[0] = &first->lower[0];
    kdop26s.lower[1] = &first->lower[1];
    kdop26s.lower[2] = &first->lower[2];
    kdop26s.lower[3] = &first->lower[3];
    kdop26s.lower[4] = &first->lower[4];
    kdop26s.lower[5] = &first->lower[5];
    kdop26s.lower[6] = &first->lower[6];
    kdop26s.lower[7] = &first->lower[7];
    kdop26s.lower[8] = &first->lower[8];
    kdop26s.lower[9] = &first->lower[9];
    kdop26s.lower[10] = &first->lower[10];
    kdop26s.lower[11] = &first->lower[11];
    kdop26s.lower[12] = &first->lower[12];
    kdop26s.upper[0] = &first->upper[0];
    kdop26s.upper[1] = &first->upper[1];
    kdop26s.upper[2] = &first->upper[2];
    kdop26s.upper[3] = &first->upper[3];
    kdop26s.upper[4] = &first->upper[4];
    kdop26s.upper[5] = &first->upper[5];
    kdop26s.upper[6] = &first->upper[6];
    kdop26s.upper[7] = &first->upper[7];
    kdop26s.upper[8] = &first->upper[8];
    kdop26s.upper[9] = &first->upper[9];
    kdop26s.upper[10] = &first->upper[10];
    kdop26s.upper[11] = &first->upper[11];
    kdop26s.upper[12] = &first->upper[12];
    kdop26s.stride = sizeof *first;
    return kdop26s;
}

/// One shape as isectd_kdop26s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_kdop26s isectd_kdop26s_one(const isectd_kdop26 *shape)
{
    isectd_kdop26s kdop26s = isectd_kdop26s_of(shape);
    kdop26s.stride = ISECT_REPEAT;
    return kdop26s;
}

/// An array of structs as isectd_frustums.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_frustums isectd_frustums_of(const isectd_frustum *first)
{
    isectd_frustums frustums;
    frustums.plane[0].normal.x = &first->plane[0].normal.x;
    frustums.plane[0].normal.y = &first->plane[0].normal.y;
    frustums.plane[0].normal.z = &first->plane[0].normal.z;
    frustums.plane[0].d = &first->plane[0].d;
    frustums.plane[1].normal.x = &first->plane[1].normal.x;
    frustums.plane[1].normal.y = &first->plane[1].normal.y;
    frustums.plane[1].normal.z = &first->plane[1].normal.z;
    frustums.plane[1].d = &first->plane[1].d;
    frustums.plane[2].normal.x = &first->plane[2].normal.x;
    frustums.plane[2].normal.y = &first->plane[2].normal.y;
    frustums.plane[2].normal.z = &first->plane[2].normal.z;
    frustums.plane[2].d = &first->plane[2].d;
    frustums.plane[3].normal.x = &first->plane[3].normal.x;
    frustums.plane[3].normal.y = &first->plane[3].normal.y;
    frustums.plane[3].normal.z = &first->plane[3].normal.z;
    frustums.plane[3].d = &first->plane[3].d;
    frustums.plane[4].normal.x = &first->plane[4].normal.x;
    frustums.plane[4].normal.y = &first->plane[4].normal.y;
    frustums.plane[4].normal.z = &first->plane[4].normal.z;
    frustums.plane[4].d = &first->plane[4].d;
    frustums.plane[5].normal.x = &first->plane[5].normal.x;
    frustums.plane[5].normal.y = &first->plane[5].normal.y;
    frustums.plane[5].normal.z = &first->plane[5].normal.z;
    frustums.plane[5].d = &first->plane[5].d;
    frustums.corner[0].x = &first->corner[0].x;
    frustums.corner[0].y = &first->corner[0].y;
    frustums.corner[0].z = &first->corner[0].z;
    frustums.corner[1].x = &first->corner[1].x;
    frustums.corner[1].y = &first->corner[1].y;
    frustums.corner[1].z = &first->corner[1].z;
    frustums.corner[2].x = &first->corner[2].x;
    frustums.corner[2].y = &first->corner[2].y;
    frustums.corner[2].z = &first->corner[2].z;
    frustums.corner[3].x = &first->corner[3].x;
    frustums.corner[3].y = &first->corner[3].y;
    frustums.corner[3].z = &first->corner[3].z;
    frustums.corner[4].x = &first->corner[4].x;
    frustums.corner[4].y = &first->corner[4].y;
    frustums.corner[4].z = &first->corner[4].z;
    frustums.corner[5].x = &first->corner[5].x;
    frustums.corner[5].y = &first->corner[5].y;
    frustums.corner[5].z = &first->corner[5].z;
    frustums.corner[6].x = &first->corner[6].x;
    frustums.corner[6].y = &first->corner[6].y;
    frustums.corner[6].z = &first->corner[6].z;
    frustums.corner[7].x = &first->corner[7].x;
    frustums.corner[7].y = &first->corner[7].y;
    frustums.corner[7].z = &first->corner[7].z;
    frustums.stride = sizeof *first;
    return frustums;
}

/// One shape as isectd_frustums: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_frustums isectd_frustums_one(const isectd_frustum *shape)
{
    isectd_frustums frustums = isectd_frustums_of(shape);
    frustums.stride = ISECT_REPEAT;
    return frustums;
}

/// An array of structs as isectd_points.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_points isectd_points_of(const isectd_vec3 *first)
{
    isectd_points points;
    points.x = &first->x;
    points.y = &first->y;
    points.z = &first->z;
    points.stride = sizeof *first;
    return points;
}

/// One shape as isectd_points: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_points isectd_points_one(const isectd_vec3 *shape)
{
    isectd_points points = isectd_points_of(shape);
    points.stride = ISECT_REPEAT;
    return points;
}

/// An array of structs as isectd_point2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_point2s isectd_point2s_of(const isectd_vec2 *first)
{
    isectd_point2s point2s;
    point2s.x = &first->x;
    point2s.y = &first->y;
    point2s.stride = sizeof *first;
    return point2s;
}

/// One shape as isectd_point2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isectd_point2s isectd_point2s_one(const isectd_vec2 *shape)
{
    isectd_point2s point2s = isectd_point2s_of(shape);
    point2s.stride = ISECT_REPEAT;
    return point2s;
}

/// An array of structs as isectd_spans.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_spans isectd_spans_of(isectd_span *first)
{
    isectd_spans spans;
    spans.enter = &first->enter;
    spans.leave = &first->leave;
    spans.stride = sizeof *first;
    return spans;
}

/// An array of structs as isectd_touches.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_touches isectd_touches_of(isectd_touch *first)
{
    isectd_touches touches;
    touches.t = &first->t;
    touches.u = &first->u;
    touches.v = &first->v;
    touches.w = &first->w;
    touches.stride = sizeof *first;
    return touches;
}

/// An array of structs as isectd_mesh_touches.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_mesh_touches isectd_mesh_touches_of(isectd_mesh_touch *first)
{
    isectd_mesh_touches mesh_touches;
    mesh_touches.t = &first->t;
    mesh_touches.u = &first->u;
    mesh_touches.v = &first->v;
    mesh_touches.prim = &first->prim;
    mesh_touches.stride = sizeof *first;
    return mesh_touches;
}

/// An array of structs as isectd_nearests.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_nearests isectd_nearests_of(isectd_nearest *first)
{
    isectd_nearests nearests;
    nearests.a.x = &first->a.x;
    nearests.a.y = &first->a.y;
    nearests.a.z = &first->a.z;
    nearests.b.x = &first->b.x;
    nearests.b.y = &first->b.y;
    nearests.b.z = &first->b.z;
    nearests.distance2 = &first->distance2;
    nearests.stride = sizeof *first;
    return nearests;
}

/// An array of structs as isectd_measures.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isectd_measures isectd_measures_of(isectd_measure *first)
{
    isectd_measures measures;
    measures.volume = &first->volume;
    measures.area = &first->area;
    measures.shadow = &first->shadow;
    measures.width = &first->width;
    measures.stride = sizeof *first;
    return measures;
}

#endif
