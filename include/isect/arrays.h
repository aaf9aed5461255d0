/* isect/arrays.h - many shapes or answers: one array per number.
 *
 * With `isect_spheres s` and s.stride = 0, sphere i is s.center.x[i], s.center.y[i],
 * s.center.z[i], s.radius[i]: structures of arrays, the fastest layout. Any other stride is the
 * distance in bytes from a number of sphere i to the same number of sphere i + 1: for an array of
 * structs, isect_spheres_of(structs) fills in pointers and stride. With ISECT_REPEAT as the stride
 * it is one sphere again and again: isect_spheres_one(&sphere). Pointers must be aligned for their
 * numbers; more is not needed. Views are small and passed by value. Made by tools/mirror. Do not edit. */
#ifndef ISECT_ARRAYS_H
#define ISECT_ARRAYS_H

#include "isect/answers.h"
#include "isect/shapes.h"

/// Many of isect_vec3.
typedef struct isect_vec3s {
    const float *x, *y, *z; ///< coordinates
} isect_vec3s;

/// Many of isect_vec2.
typedef struct isect_vec2s {
    const float *x, *y; ///< coordinates
} isect_vec2s;

/// Many of isect_segment.
typedef struct isect_segments {
    isect_vec3s a, b; ///< its ends
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_segments;

/// Many of isect_segment2.
typedef struct isect_segment2s {
    isect_vec2s a, b; ///< its ends
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_segment2s;

/// Many of isect_ray.
typedef struct isect_rays {
    isect_vec3s origin; ///< where t = 0
    isect_vec3s dir;    ///< the direction: from there to t = 1
    const float *t_min; ///< where it begins
    const float *t_max; ///< where it ends
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_rays;

/// Many of isect_ray2.
typedef struct isect_ray2s {
    isect_vec2s origin; ///< where t = 0
    isect_vec2s dir;    ///< the direction: from there to t = 1; of any length
    const float *t_min; ///< where it begins
    const float *t_max; ///< where it ends
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_ray2s;

/// Many of isect_plane.
typedef struct isect_planes {
    isect_vec3s normal; ///< points out of the solid; of any length
    const float *d;     ///< minus the dot product of the normal and a point of the plane
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_planes;

/// Many of isect_plane in a shape of several.
typedef struct isect_planes_inside {
    isect_vec3s normal; ///< points out of the solid; of any length
    const float *d;     ///< minus the dot product of the normal and a point of the plane
} isect_planes_inside;

/// Many of isect_triangle.
typedef struct isect_triangles {
    isect_vec3s a, b, c; ///< corners
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_triangles;

/// Many of isect_triangle2.
typedef struct isect_triangle2s {
    isect_vec2s a, b, c; ///< corners
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_triangle2s;

/// Many of isect_rectangle.
typedef struct isect_rectangles {
    isect_vec3s corner; ///< one of its corners
    isect_vec3s u, v;   ///< the sides: from there to the two next to it
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_rectangles;

/// Many of isect_disc.
typedef struct isect_discs {
    isect_vec3s center;  ///< its middle
    isect_vec3s normal;  ///< perpendicular to it; of any length
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_discs;

/// Many of isect_quad.
typedef struct isect_quads {
    isect_vec3s a, b, c, d; ///< corners in order round it
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_quads;

/// Many of isect_sphere.
typedef struct isect_spheres {
    isect_vec3s center;  ///< its middle
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_spheres;

/// Many of isect_circle2.
typedef struct isect_circle2s {
    isect_vec2s center;  ///< its middle
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_circle2s;

/// Many of isect_capsule.
typedef struct isect_capsules {
    isect_vec3s a, b;    ///< the ends of the segment; they may coincide
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_capsules;

/// Many of isect_lozenge.
typedef struct isect_lozenges {
    isect_vec3s corner;  ///< one of the corners of the rectangle inside
    isect_vec3s u, v;    ///< the sides: from there to the two next to it
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_lozenges;

/// Many of isect_ellipsoid.
typedef struct isect_ellipsoids {
    isect_vec3s center;     ///< its middle
    isect_vec3s axis[3];    ///< three directions
    const float *radius[3]; ///< how far it reaches along each, either way
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_ellipsoids;

/// Many of isect_cylinder.
typedef struct isect_cylinders {
    isect_vec3s a, b;    ///< the middles of its ends
    const float *radius; ///< negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_cylinders;

/// Many of isect_cone.
typedef struct isect_cones {
    isect_vec3s tip;     ///< its point
    isect_vec3s base;    ///< the middle of its flat end
    const float *radius; ///< of the flat end; negative: empty
    size_t stride;       ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_cones;

/// Many of isect_torus.
typedef struct isect_tori {
    isect_vec3s center; ///< its middle
    isect_vec3s axis;   ///< what it goes round; of any length
    const float *major; ///< of the circle in the middle of the ring; negative: empty
    const float *minor; ///< of the ring about that; negative: empty
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_tori;

/// Many of isect_aabb.
typedef struct isect_aabbs {
    isect_vec3s lower; ///< the corner of least x, y, z
    isect_vec3s upper; ///< the corner of greatest x, y, z
    size_t stride;     ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_aabbs;

/// Many of isect_rectangle2.
typedef struct isect_rectangle2s {
    isect_vec2s lower; ///< the corner of least x, y
    isect_vec2s upper; ///< the corner of greatest x, y
    size_t stride;     ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_rectangle2s;

/// Many of isect_obb.
typedef struct isect_obbs {
    isect_vec3s center;   ///< its middle
    isect_vec3s axis[3];  ///< three directions
    const float *half[3]; ///< how far it reaches along each, either way
    size_t stride;        ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_obbs;

/// Many of isect_kdop14.
typedef struct isect_kdop14s {
    const float *lower[7]; ///< the least of each
    const float *upper[7]; ///< the greatest of each
    size_t stride;         ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_kdop14s;

/// Many of isect_kdop18.
typedef struct isect_kdop18s {
    const float *lower[9]; ///< the least of each
    const float *upper[9]; ///< the greatest of each
    size_t stride;         ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_kdop18s;

/// Many of isect_kdop26.
typedef struct isect_kdop26s {
    const float *lower[13]; ///< the least of each
    const float *upper[13]; ///< the greatest of each
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_kdop26s;

/// Many of isect_frustum.
typedef struct isect_frustums {
    isect_planes_inside plane[6]; ///< left, right, bottom, top, near, far; normals point outward
    isect_vec3s corner[8];        ///< where they meet: of the near plane, then of the far one
    size_t stride;                ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_frustums;

/// Many of isect_vec3.
typedef struct isect_points {
    const float *x, *y, *z; ///< coordinates
    size_t stride;          ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_points;

/// Many of isect_vec2.
typedef struct isect_point2s {
    const float *x, *y; ///< coordinates
    size_t stride;      ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_point2s;

/* Answers are written, so their arrays are not const. */

/// Many of isect_vec3.
typedef struct isect_vec3s_written {
    float *x, *y, *z; ///< coordinates
} isect_vec3s_written;

/// Many of isect_span.
typedef struct isect_spans {
    float *enter;  ///< the least t
    float *leave;  ///< the greatest t
    size_t stride; ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_spans;

/// Many of isect_touch.
typedef struct isect_touches {
    float *t;         ///< how far along the ray, in units of its dir
    float *u, *v, *w; ///< barycentric coordinates: weights of b, c, a; or along the sides u, v
    size_t stride;    ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_touches;

/// Many of isect_mesh_touch.
typedef struct isect_mesh_touches {
    float *t;       ///< how far along the ray, in units of its dir
    float *u, *v;   ///< barycentric coordinates: weights of the second and the third corner
    uint32_t *prim; ///< which triangle
    size_t stride;  ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_mesh_touches;

/// Many of isect_nearest.
typedef struct isect_nearests {
    isect_vec3s_written a, b; ///< the points
    float *distance2;         ///< the square of their distance
    size_t stride;            ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_nearests;

/// Many of isect_measure.
typedef struct isect_measures {
    float *volume; ///< of what lies inside
    float *area;   ///< of the surface; of what is flat, of both sides
    float *shadow; ///< the mean area of its shadow, over light from all directions
    float *width;  ///< the mean distance of two parallel planes that hold it, over all directions
    size_t stride; ///< bytes from one to the next; 0: no gaps; or ISECT_REPEAT
} isect_measures;

/* Arrays of structs. */

/// An array of structs as isect_segments.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_segments isect_segments_of(const isect_segment *first)
{
    isect_segments segments;
    segments.a.x = &first->a.x;
    segments.a.y = &first->a.y;
    segments.a.z = &first->a.z;
    segments.b.x = &first->b.x;
    segments.b.y = &first->b.y;
    segments.b.z = &first->b.z;
    segments.stride = sizeof *first;
    return segments;
}

/// One shape as isect_segments: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_segments isect_segments_one(const isect_segment *shape)
{
    isect_segments segments = isect_segments_of(shape);
    segments.stride = ISECT_REPEAT;
    return segments;
}

/// An array of structs as isect_segment2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_segment2s isect_segment2s_of(const isect_segment2 *first)
{
    isect_segment2s segment2s;
    segment2s.a.x = &first->a.x;
    segment2s.a.y = &first->a.y;
    segment2s.b.x = &first->b.x;
    segment2s.b.y = &first->b.y;
    segment2s.stride = sizeof *first;
    return segment2s;
}

/// One shape as isect_segment2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_segment2s isect_segment2s_one(const isect_segment2 *shape)
{
    isect_segment2s segment2s = isect_segment2s_of(shape);
    segment2s.stride = ISECT_REPEAT;
    return segment2s;
}

/// An array of structs as isect_rays.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_rays isect_rays_of(const isect_ray *first)
{
    isect_rays rays;
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

/// One shape as isect_rays: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_rays isect_rays_one(const isect_ray *shape)
{
    isect_rays rays = isect_rays_of(shape);
    rays.stride = ISECT_REPEAT;
    return rays;
}

/// An array of structs as isect_ray2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_ray2s isect_ray2s_of(const isect_ray2 *first)
{
    isect_ray2s ray2s;
    ray2s.origin.x = &first->origin.x;
    ray2s.origin.y = &first->origin.y;
    ray2s.dir.x = &first->dir.x;
    ray2s.dir.y = &first->dir.y;
    ray2s.t_min = &first->t_min;
    ray2s.t_max = &first->t_max;
    ray2s.stride = sizeof *first;
    return ray2s;
}

/// One shape as isect_ray2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_ray2s isect_ray2s_one(const isect_ray2 *shape)
{
    isect_ray2s ray2s = isect_ray2s_of(shape);
    ray2s.stride = ISECT_REPEAT;
    return ray2s;
}

/// An array of structs as isect_planes.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_planes isect_planes_of(const isect_plane *first)
{
    isect_planes planes;
    planes.normal.x = &first->normal.x;
    planes.normal.y = &first->normal.y;
    planes.normal.z = &first->normal.z;
    planes.d = &first->d;
    planes.stride = sizeof *first;
    return planes;
}

/// One shape as isect_planes: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_planes isect_planes_one(const isect_plane *shape)
{
    isect_planes planes = isect_planes_of(shape);
    planes.stride = ISECT_REPEAT;
    return planes;
}

/// An array of structs as isect_triangles.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_triangles isect_triangles_of(const isect_triangle *first)
{
    isect_triangles triangles;
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

/// One shape as isect_triangles: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_triangles isect_triangles_one(const isect_triangle *shape)
{
    isect_triangles triangles = isect_triangles_of(shape);
    triangles.stride = ISECT_REPEAT;
    return triangles;
}

/// An array of structs as isect_triangle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_triangle2s isect_triangle2s_of(const isect_triangle2 *first)
{
    isect_triangle2s triangle2s;
    triangle2s.a.x = &first->a.x;
    triangle2s.a.y = &first->a.y;
    triangle2s.b.x = &first->b.x;
    triangle2s.b.y = &first->b.y;
    triangle2s.c.x = &first->c.x;
    triangle2s.c.y = &first->c.y;
    triangle2s.stride = sizeof *first;
    return triangle2s;
}

/// One shape as isect_triangle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_triangle2s isect_triangle2s_one(const isect_triangle2 *shape)
{
    isect_triangle2s triangle2s = isect_triangle2s_of(shape);
    triangle2s.stride = ISECT_REPEAT;
    return triangle2s;
}

/// An array of structs as isect_rectangles.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_rectangles isect_rectangles_of(const isect_rectangle *first)
{
    isect_rectangles rectangles;
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

/// One shape as isect_rectangles: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_rectangles isect_rectangles_one(const isect_rectangle *shape)
{
    isect_rectangles rectangles = isect_rectangles_of(shape);
    rectangles.stride = ISECT_REPEAT;
    return rectangles;
}

/// An array of structs as isect_discs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_discs isect_discs_of(const isect_disc *first)
{
    isect_discs discs;
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

/// One shape as isect_discs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_discs isect_discs_one(const isect_disc *shape)
{
    isect_discs discs = isect_discs_of(shape);
    discs.stride = ISECT_REPEAT;
    return discs;
}

/// An array of structs as isect_quads.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_quads isect_quads_of(const isect_quad *first)
{
    isect_quads quads;
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

/// One shape as isect_quads: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_quads isect_quads_one(const isect_quad *shape)
{
    isect_quads quads = isect_quads_of(shape);
    quads.stride = ISECT_REPEAT;
    return quads;
}

/// An array of structs as isect_spheres.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_spheres isect_spheres_of(const isect_sphere *first)
{
    isect_spheres spheres;
    spheres.center.x = &first->center.x;
    spheres.center.y = &first->center.y;
    spheres.center.z = &first->center.z;
    spheres.radius = &first->radius;
    spheres.stride = sizeof *first;
    return spheres;
}

/// One shape as isect_spheres: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_spheres isect_spheres_one(const isect_sphere *shape)
{
    isect_spheres spheres = isect_spheres_of(shape);
    spheres.stride = ISECT_REPEAT;
    return spheres;
}

/// An array of structs as isect_circle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_circle2s isect_circle2s_of(const isect_circle2 *first)
{
    isect_circle2s circle2s;
    circle2s.center.x = &first->center.x;
    circle2s.center.y = &first->center.y;
    circle2s.radius = &first->radius;
    circle2s.stride = sizeof *first;
    return circle2s;
}

/// One shape as isect_circle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_circle2s isect_circle2s_one(const isect_circle2 *shape)
{
    isect_circle2s circle2s = isect_circle2s_of(shape);
    circle2s.stride = ISECT_REPEAT;
    return circle2s;
}

/// An array of structs as isect_capsules.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_capsules isect_capsules_of(const isect_capsule *first)
{
    isect_capsules capsules;
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

/// One shape as isect_capsules: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_capsules isect_capsules_one(const isect_capsule *shape)
{
    isect_capsules capsules = isect_capsules_of(shape);
    capsules.stride = ISECT_REPEAT;
    return capsules;
}

/// An array of structs as isect_lozenges.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_lozenges isect_lozenges_of(const isect_lozenge *first)
{
    isect_lozenges lozenges;
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

/// One shape as isect_lozenges: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_lozenges isect_lozenges_one(const isect_lozenge *shape)
{
    isect_lozenges lozenges = isect_lozenges_of(shape);
    lozenges.stride = ISECT_REPEAT;
    return lozenges;
}

/// An array of structs as isect_ellipsoids.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_ellipsoids isect_ellipsoids_of(const isect_ellipsoid *first)
{
    isect_ellipsoids ellipsoids;
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

/// One shape as isect_ellipsoids: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_ellipsoids isect_ellipsoids_one(const isect_ellipsoid *shape)
{
    isect_ellipsoids ellipsoids = isect_ellipsoids_of(shape);
    ellipsoids.stride = ISECT_REPEAT;
    return ellipsoids;
}

/// An array of structs as isect_cylinders.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_cylinders isect_cylinders_of(const isect_cylinder *first)
{
    isect_cylinders cylinders;
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

/// One shape as isect_cylinders: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_cylinders isect_cylinders_one(const isect_cylinder *shape)
{
    isect_cylinders cylinders = isect_cylinders_of(shape);
    cylinders.stride = ISECT_REPEAT;
    return cylinders;
}

/// An array of structs as isect_cones.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_cones isect_cones_of(const isect_cone *first)
{
    isect_cones cones;
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

/// One shape as isect_cones: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_cones isect_cones_one(const isect_cone *shape)
{
    isect_cones cones = isect_cones_of(shape);
    cones.stride = ISECT_REPEAT;
    return cones;
}

/// An array of structs as isect_tori.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_tori isect_tori_of(const isect_torus *first)
{
    isect_tori tori;
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

/// One shape as isect_tori: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_tori isect_tori_one(const isect_torus *shape)
{
    isect_tori tori = isect_tori_of(shape);
    tori.stride = ISECT_REPEAT;
    return tori;
}

/// An array of structs as isect_aabbs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_aabbs isect_aabbs_of(const isect_aabb *first)
{
    isect_aabbs aabbs;
    aabbs.lower.x = &first->lower.x;
    aabbs.lower.y = &first->lower.y;
    aabbs.lower.z = &first->lower.z;
    aabbs.upper.x = &first->upper.x;
    aabbs.upper.y = &first->upper.y;
    aabbs.upper.z = &first->upper.z;
    aabbs.stride = sizeof *first;
    return aabbs;
}

/// One shape as isect_aabbs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_aabbs isect_aabbs_one(const isect_aabb *shape)
{
    isect_aabbs aabbs = isect_aabbs_of(shape);
    aabbs.stride = ISECT_REPEAT;
    return aabbs;
}

/// An array of structs as isect_rectangle2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_rectangle2s isect_rectangle2s_of(const isect_rectangle2 *first)
{
    isect_rectangle2s rectangle2s;
    rectangle2s.lower.x = &first->lower.x;
    rectangle2s.lower.y = &first->lower.y;
    rectangle2s.upper.x = &first->upper.x;
    rectangle2s.upper.y = &first->upper.y;
    rectangle2s.stride = sizeof *first;
    return rectangle2s;
}

/// One shape as isect_rectangle2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_rectangle2s isect_rectangle2s_one(const isect_rectangle2 *shape)
{
    isect_rectangle2s rectangle2s = isect_rectangle2s_of(shape);
    rectangle2s.stride = ISECT_REPEAT;
    return rectangle2s;
}

/// An array of structs as isect_obbs.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_obbs isect_obbs_of(const isect_obb *first)
{
    isect_obbs obbs;
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

/// One shape as isect_obbs: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_obbs isect_obbs_one(const isect_obb *shape)
{
    isect_obbs obbs = isect_obbs_of(shape);
    obbs.stride = ISECT_REPEAT;
    return obbs;
}

/// An array of structs as isect_kdop14s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_kdop14s isect_kdop14s_of(const isect_kdop14 *first)
{
    isect_kdop14s kdop14s;
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

/// One shape as isect_kdop14s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_kdop14s isect_kdop14s_one(const isect_kdop14 *shape)
{
    isect_kdop14s kdop14s = isect_kdop14s_of(shape);
    kdop14s.stride = ISECT_REPEAT;
    return kdop14s;
}

/// An array of structs as isect_kdop18s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_kdop18s isect_kdop18s_of(const isect_kdop18 *first)
{
    isect_kdop18s kdop18s;
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

/// One shape as isect_kdop18s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_kdop18s isect_kdop18s_one(const isect_kdop18 *shape)
{
    isect_kdop18s kdop18s = isect_kdop18s_of(shape);
    kdop18s.stride = ISECT_REPEAT;
    return kdop18s;
}

/// An array of structs as isect_kdop26s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_kdop26s isect_kdop26s_of(const isect_kdop26 *first)
{
    isect_kdop26s kdop26s;
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

/// One shape as isect_kdop26s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_kdop26s isect_kdop26s_one(const isect_kdop26 *shape)
{
    isect_kdop26s kdop26s = isect_kdop26s_of(shape);
    kdop26s.stride = ISECT_REPEAT;
    return kdop26s;
}

/// An array of structs as isect_frustums.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_frustums isect_frustums_of(const isect_frustum *first)
{
    isect_frustums frustums;
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

/// One shape as isect_frustums: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_frustums isect_frustums_one(const isect_frustum *shape)
{
    isect_frustums frustums = isect_frustums_of(shape);
    frustums.stride = ISECT_REPEAT;
    return frustums;
}

/// An array of structs as isect_points.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_points isect_points_of(const isect_vec3 *first)
{
    isect_points points;
    points.x = &first->x;
    points.y = &first->y;
    points.z = &first->z;
    points.stride = sizeof *first;
    return points;
}

/// One shape as isect_points: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_points isect_points_one(const isect_vec3 *shape)
{
    isect_points points = isect_points_of(shape);
    points.stride = ISECT_REPEAT;
    return points;
}

/// An array of structs as isect_point2s.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_point2s isect_point2s_of(const isect_vec2 *first)
{
    isect_point2s point2s;
    point2s.x = &first->x;
    point2s.y = &first->y;
    point2s.stride = sizeof *first;
    return point2s;
}

/// One shape as isect_point2s: the same n times.
///
/// @param shape  It must outlive the view.
/// @return       Pointers into it, and ISECT_REPEAT as the stride.
ISECT_INLINE isect_point2s isect_point2s_one(const isect_vec2 *shape)
{
    isect_point2s point2s = isect_point2s_of(shape);
    point2s.stride = ISECT_REPEAT;
    return point2s;
}

/// An array of structs as isect_spans.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_spans isect_spans_of(isect_span *first)
{
    isect_spans spans;
    spans.enter = &first->enter;
    spans.leave = &first->leave;
    spans.stride = sizeof *first;
    return spans;
}

/// An array of structs as isect_touches.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_touches isect_touches_of(isect_touch *first)
{
    isect_touches touches;
    touches.t = &first->t;
    touches.u = &first->u;
    touches.v = &first->v;
    touches.w = &first->w;
    touches.stride = sizeof *first;
    return touches;
}

/// An array of structs as isect_mesh_touches.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_mesh_touches isect_mesh_touches_of(isect_mesh_touch *first)
{
    isect_mesh_touches mesh_touches;
    mesh_touches.t = &first->t;
    mesh_touches.u = &first->u;
    mesh_touches.v = &first->v;
    mesh_touches.prim = &first->prim;
    mesh_touches.stride = sizeof *first;
    return mesh_touches;
}

/// An array of structs as isect_nearests.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_nearests isect_nearests_of(isect_nearest *first)
{
    isect_nearests nearests;
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

/// An array of structs as isect_measures.
///
/// @param first  The array. It must outlive the view.
/// @return       Pointers into it, and the stride.
ISECT_INLINE isect_measures isect_measures_of(isect_measure *first)
{
    isect_measures measures;
    measures.volume = &first->volume;
    measures.area = &first->area;
    measures.shadow = &first->shadow;
    measures.width = &first->width;
    measures.stride = sizeof *first;
    return measures;
}

#endif
