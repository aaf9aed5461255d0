/* isect/arrays.h - many shapes or answers: one array per number.
 *
 * With `isect_spheres s` and s.stride = 0, sphere i is s.center.x[i], s.center.y[i],
 * s.center.z[i], s.radius[i]: structures of arrays, the fastest layout. Any other stride is the
 * distance in bytes from a number of sphere i to the same number of sphere i + 1: for an array of
 * structs, isect_spheres_of(structs) fills in pointers and stride. With ISECT_REPEAT as the stride
 * it is one sphere again and again: isect_spheres_one(&sphere). Pointers must be aligned for their
 * numbers; more is not needed. What they point to must outlive the view, which is small and passed
 * by value. Its fields have the names of those of the struct.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_ARRAYS_H
#define ISECT_ARRAYS_H

#include "isect/answers.h"
#include "isect/shapes.h"

/* Many shapes, by the plural of their names. */
typedef struct isect_vec3s { const float *x, *y, *z; } isect_vec3s;
typedef struct isect_vec2s { const float *x, *y; } isect_vec2s;
typedef struct isect_segments { isect_vec3s a, b; size_t stride; } isect_segments;
typedef struct isect_segment2s { isect_vec2s a, b; size_t stride; } isect_segment2s;
typedef struct isect_rays { isect_vec3s origin; isect_vec3s dir; const float *t_min;
    const float *t_max; size_t stride; } isect_rays;
typedef struct isect_ray2s { isect_vec2s origin; isect_vec2s dir; const float *t_min;
    const float *t_max; size_t stride; } isect_ray2s;
typedef struct isect_planes { isect_vec3s normal; const float *d; size_t stride; } isect_planes;
typedef struct isect_planes_inside { isect_vec3s normal; const float *d; } isect_planes_inside;
typedef struct isect_triangles { isect_vec3s a, b, c; size_t stride; } isect_triangles;
typedef struct isect_triangle2s { isect_vec2s a, b, c; size_t stride; } isect_triangle2s;
typedef struct isect_rectangles { isect_vec3s corner; isect_vec3s u, v;
    size_t stride; } isect_rectangles;
typedef struct isect_discs { isect_vec3s center; isect_vec3s normal; const float *radius;
    size_t stride; } isect_discs;
typedef struct isect_quads { isect_vec3s a, b, c, d; size_t stride; } isect_quads;
typedef struct isect_spheres { isect_vec3s center; const float *radius;
    size_t stride; } isect_spheres;
typedef struct isect_circle2s { isect_vec2s center; const float *radius;
    size_t stride; } isect_circle2s;
typedef struct isect_capsules { isect_vec3s a, b; const float *radius;
    size_t stride; } isect_capsules;
typedef struct isect_lozenges { isect_vec3s corner; isect_vec3s u, v; const float *radius;
    size_t stride; } isect_lozenges;
typedef struct isect_ellipsoids { isect_vec3s center; isect_vec3s axis[3];
    const float *radius[3]; size_t stride; } isect_ellipsoids;
typedef struct isect_cylinders { isect_vec3s a, b; const float *radius;
    size_t stride; } isect_cylinders;
typedef struct isect_cones { isect_vec3s tip; isect_vec3s base; const float *radius;
    size_t stride; } isect_cones;
typedef struct isect_roundcones { isect_vec3s a, b; const float *radius_a;
    const float *radius_b; size_t stride; } isect_roundcones;
typedef struct isect_tori { isect_vec3s center; isect_vec3s axis; const float *major;
    const float *minor; size_t stride; } isect_tori;
typedef struct isect_aabbs { isect_vec3s lower; isect_vec3s upper; size_t stride; } isect_aabbs;
typedef struct isect_rectangle2s { isect_vec2s lower; isect_vec2s upper;
    size_t stride; } isect_rectangle2s;
typedef struct isect_obbs { isect_vec3s center; isect_vec3s axis[3]; const float *half[3];
    size_t stride; } isect_obbs;
typedef struct isect_kdop14s { const float *lower[7]; const float *upper[7];
    size_t stride; } isect_kdop14s;
typedef struct isect_kdop18s { const float *lower[9]; const float *upper[9];
    size_t stride; } isect_kdop18s;
typedef struct isect_kdop26s { const float *lower[13]; const float *upper[13];
    size_t stride; } isect_kdop26s;
typedef struct isect_frustums { isect_planes_inside plane[6]; isect_vec3s corner[8];
    size_t stride; } isect_frustums;
typedef struct isect_tetrahedrons { isect_vec3s a, b, c, d; size_t stride; } isect_tetrahedrons;
typedef struct isect_moving_segments { isect_vec3s a, b; isect_vec3s motion;
    size_t stride; } isect_moving_segments;
typedef struct isect_moving_triangles { isect_vec3s a, b, c; isect_vec3s motion;
    size_t stride; } isect_moving_triangles;
typedef struct isect_moving_spheres { isect_vec3s center; const float *radius;
    isect_vec3s motion; size_t stride; } isect_moving_spheres;
typedef struct isect_moving_capsules { isect_vec3s a, b; const float *radius;
    isect_vec3s motion; size_t stride; } isect_moving_capsules;
typedef struct isect_moving_ellipsoids { isect_vec3s center; isect_vec3s axis[3];
    const float *radius[3]; isect_vec3s motion; size_t stride; } isect_moving_ellipsoids;
typedef struct isect_moving_cylinders { isect_vec3s a, b; const float *radius;
    isect_vec3s motion; size_t stride; } isect_moving_cylinders;
typedef struct isect_moving_cones { isect_vec3s tip; isect_vec3s base; const float *radius;
    isect_vec3s motion; size_t stride; } isect_moving_cones;
typedef struct isect_moving_aabbs { isect_vec3s lower; isect_vec3s upper; isect_vec3s motion;
    size_t stride; } isect_moving_aabbs;
typedef struct isect_moving_obbs { isect_vec3s center; isect_vec3s axis[3];
    const float *half[3]; isect_vec3s motion; size_t stride; } isect_moving_obbs;
typedef struct isect_points { const float *x, *y, *z; size_t stride; } isect_points;
typedef struct isect_point2s { const float *x, *y; size_t stride; } isect_point2s;

/* Many answers: they are written, so their arrays are not const. */
typedef struct isect_vec3s_written { float *x, *y, *z; } isect_vec3s_written;
typedef struct isect_spans { float *enter; float *leave; size_t stride; } isect_spans;
typedef struct isect_touches { float *t; float *u, *v, *w; size_t stride; } isect_touches;
typedef struct isect_mesh_touches { float *t; float *u, *v; uint32_t *prim;
    size_t stride; } isect_mesh_touches;
typedef struct isect_mesh_nearests { isect_vec3s_written point; float *distance2; float *u, *v;
    uint32_t *prim; uint32_t *feature; size_t stride; } isect_mesh_nearests;
typedef struct isect_nearests { isect_vec3s_written a, b; float *distance2;
    size_t stride; } isect_nearests;
typedef struct isect_contacts { float *gap; isect_vec3s_written normal;
    isect_vec3s_written a, b; size_t stride; } isect_contacts;
typedef struct isect_impacts { float *enter, *leave; isect_vec3s_written point;
    isect_vec3s_written normal; size_t stride; } isect_impacts;
typedef struct isect_measures { float *volume; float *area; float *shadow; float *width;
    size_t stride; } isect_measures;
typedef struct isect_inertias { float *mass; isect_vec3s_written center;
    isect_vec3s_written moments; isect_vec3s_written deviations;
    size_t stride; } isect_inertias;
typedef struct isect_ious { float *common; float *a, *b; float *iou;
    size_t stride; } isect_ious;
typedef struct isect_line_pairs { float *s, *t; float *distance2; uint32_t *parallel;
    size_t stride; } isect_line_pairs;

/* Arrays of structs, and one shape n times. */

ISECT_INLINE isect_segments isect_segments_of(const isect_segment *first)
{
    isect_segments many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_segments isect_segments_one(const isect_segment *shape)
{ isect_segments many = isect_segments_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_segment2s isect_segment2s_of(const isect_segment2 *first)
{
    isect_segment2s many = {{&first->a.x, &first->a.y}, {&first->b.x, &first->b.y},
        sizeof *first};
    return many;
}
ISECT_INLINE isect_segment2s isect_segment2s_one(const isect_segment2 *shape)
{ isect_segment2s many = isect_segment2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_rays isect_rays_of(const isect_ray *first)
{
    isect_rays many = {{&first->origin.x, &first->origin.y, &first->origin.z}, {&first->dir.x,
        &first->dir.y, &first->dir.z}, &first->t_min, &first->t_max, sizeof *first};
    return many;
}
ISECT_INLINE isect_rays isect_rays_one(const isect_ray *shape)
{ isect_rays many = isect_rays_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_ray2s isect_ray2s_of(const isect_ray2 *first)
{
    isect_ray2s many = {{&first->origin.x, &first->origin.y}, {&first->dir.x, &first->dir.y},
        &first->t_min, &first->t_max, sizeof *first};
    return many;
}
ISECT_INLINE isect_ray2s isect_ray2s_one(const isect_ray2 *shape)
{ isect_ray2s many = isect_ray2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_planes isect_planes_of(const isect_plane *first)
{
    isect_planes many = {{&first->normal.x, &first->normal.y, &first->normal.z}, &first->d,
        sizeof *first};
    return many;
}
ISECT_INLINE isect_planes isect_planes_one(const isect_plane *shape)
{ isect_planes many = isect_planes_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_triangles isect_triangles_of(const isect_triangle *first)
{
    isect_triangles many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_triangles isect_triangles_one(const isect_triangle *shape)
{ isect_triangles many = isect_triangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_triangle2s isect_triangle2s_of(const isect_triangle2 *first)
{
    isect_triangle2s many = {{&first->a.x, &first->a.y}, {&first->b.x, &first->b.y},
        {&first->c.x, &first->c.y}, sizeof *first};
    return many;
}
ISECT_INLINE isect_triangle2s isect_triangle2s_one(const isect_triangle2 *shape)
{ isect_triangle2s many = isect_triangle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_rectangles isect_rectangles_of(const isect_rectangle *first)
{
    isect_rectangles many = {{&first->corner.x, &first->corner.y, &first->corner.z},
        {&first->u.x, &first->u.y, &first->u.z}, {&first->v.x, &first->v.y, &first->v.z},
        sizeof *first};
    return many;
}
ISECT_INLINE isect_rectangles isect_rectangles_one(const isect_rectangle *shape)
{ isect_rectangles many = isect_rectangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_discs isect_discs_of(const isect_disc *first)
{
    isect_discs many = {{&first->center.x, &first->center.y, &first->center.z},
        {&first->normal.x, &first->normal.y, &first->normal.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_discs isect_discs_one(const isect_disc *shape)
{ isect_discs many = isect_discs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_quads isect_quads_of(const isect_quad *first)
{
    isect_quads many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->d.x, &first->d.y,
        &first->d.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_quads isect_quads_one(const isect_quad *shape)
{ isect_quads many = isect_quads_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_spheres isect_spheres_of(const isect_sphere *first)
{
    isect_spheres many = {{&first->center.x, &first->center.y, &first->center.z},
        &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_spheres isect_spheres_one(const isect_sphere *shape)
{ isect_spheres many = isect_spheres_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_circle2s isect_circle2s_of(const isect_circle2 *first)
{
    isect_circle2s many = {{&first->center.x, &first->center.y}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_circle2s isect_circle2s_one(const isect_circle2 *shape)
{ isect_circle2s many = isect_circle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_capsules isect_capsules_of(const isect_capsule *first)
{
    isect_capsules many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_capsules isect_capsules_one(const isect_capsule *shape)
{ isect_capsules many = isect_capsules_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_lozenges isect_lozenges_of(const isect_lozenge *first)
{
    isect_lozenges many = {{&first->corner.x, &first->corner.y, &first->corner.z}, {&first->u.x,
        &first->u.y, &first->u.z}, {&first->v.x, &first->v.y, &first->v.z}, &first->radius,
        sizeof *first};
    return many;
}
ISECT_INLINE isect_lozenges isect_lozenges_one(const isect_lozenge *shape)
{ isect_lozenges many = isect_lozenges_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_ellipsoids isect_ellipsoids_of(const isect_ellipsoid *first)
{
    isect_ellipsoids many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->radius[0], &first->radius[1], &first->radius[2]},
        sizeof *first};
    return many;
}
ISECT_INLINE isect_ellipsoids isect_ellipsoids_one(const isect_ellipsoid *shape)
{ isect_ellipsoids many = isect_ellipsoids_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_cylinders isect_cylinders_of(const isect_cylinder *first)
{
    isect_cylinders many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_cylinders isect_cylinders_one(const isect_cylinder *shape)
{ isect_cylinders many = isect_cylinders_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_cones isect_cones_of(const isect_cone *first)
{
    isect_cones many = {{&first->tip.x, &first->tip.y, &first->tip.z}, {&first->base.x,
        &first->base.y, &first->base.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isect_cones isect_cones_one(const isect_cone *shape)
{ isect_cones many = isect_cones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_roundcones isect_roundcones_of(const isect_roundcone *first)
{
    isect_roundcones many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius_a, &first->radius_b, sizeof *first};
    return many;
}
ISECT_INLINE isect_roundcones isect_roundcones_one(const isect_roundcone *shape)
{ isect_roundcones many = isect_roundcones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_tori isect_tori_of(const isect_torus *first)
{
    isect_tori many = {{&first->center.x, &first->center.y, &first->center.z}, {&first->axis.x,
        &first->axis.y, &first->axis.z}, &first->major, &first->minor, sizeof *first};
    return many;
}
ISECT_INLINE isect_tori isect_tori_one(const isect_torus *shape)
{ isect_tori many = isect_tori_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_aabbs isect_aabbs_of(const isect_aabb *first)
{
    isect_aabbs many = {{&first->lower.x, &first->lower.y, &first->lower.z}, {&first->upper.x,
        &first->upper.y, &first->upper.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_aabbs isect_aabbs_one(const isect_aabb *shape)
{ isect_aabbs many = isect_aabbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_rectangle2s isect_rectangle2s_of(const isect_rectangle2 *first)
{
    isect_rectangle2s many = {{&first->lower.x, &first->lower.y}, {&first->upper.x,
        &first->upper.y}, sizeof *first};
    return many;
}
ISECT_INLINE isect_rectangle2s isect_rectangle2s_one(const isect_rectangle2 *shape)
{ isect_rectangle2s many = isect_rectangle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_obbs isect_obbs_of(const isect_obb *first)
{
    isect_obbs many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->half[0], &first->half[1], &first->half[2]},
        sizeof *first};
    return many;
}
ISECT_INLINE isect_obbs isect_obbs_one(const isect_obb *shape)
{ isect_obbs many = isect_obbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_kdop14s isect_kdop14s_of(const isect_kdop14 *first)
{
    isect_kdop14s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6]},
        {&first->upper[0], &first->upper[1], &first->upper[2], &first->upper[3],
        &first->upper[4], &first->upper[5], &first->upper[6]}, sizeof *first};
    return many;
}
ISECT_INLINE isect_kdop14s isect_kdop14s_one(const isect_kdop14 *shape)
{ isect_kdop14s many = isect_kdop14s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_kdop18s isect_kdop18s_of(const isect_kdop18 *first)
{
    isect_kdop18s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6],
        &first->lower[7], &first->lower[8]}, {&first->upper[0], &first->upper[1],
        &first->upper[2], &first->upper[3], &first->upper[4], &first->upper[5],
        &first->upper[6], &first->upper[7], &first->upper[8]}, sizeof *first};
    return many;
}
ISECT_INLINE isect_kdop18s isect_kdop18s_one(const isect_kdop18 *shape)
{ isect_kdop18s many = isect_kdop18s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_kdop26s isect_kdop26s_of(const isect_kdop26 *first)
{
    isect_kdop26s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6],
        &first->lower[7], &first->lower[8], &first->lower[9], &first->lower[10],
        &first->lower[11], &first->lower[12]}, {&first->upper[0], &first->upper[1],
        &first->upper[2], &first->upper[3], &first->upper[4], &first->upper[5],
        &first->upper[6], &first->upper[7], &first->upper[8], &first->upper[9],
        &first->upper[10], &first->upper[11], &first->upper[12]}, sizeof *first};
    return many;
}
ISECT_INLINE isect_kdop26s isect_kdop26s_one(const isect_kdop26 *shape)
{ isect_kdop26s many = isect_kdop26s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_frustums isect_frustums_of(const isect_frustum *first)
{
    isect_frustums many = {{{{&first->plane[0].normal.x, &first->plane[0].normal.y,
        &first->plane[0].normal.z}, &first->plane[0].d}, {{&first->plane[1].normal.x,
        &first->plane[1].normal.y, &first->plane[1].normal.z}, &first->plane[1].d},
        {{&first->plane[2].normal.x, &first->plane[2].normal.y, &first->plane[2].normal.z},
        &first->plane[2].d}, {{&first->plane[3].normal.x, &first->plane[3].normal.y,
        &first->plane[3].normal.z}, &first->plane[3].d}, {{&first->plane[4].normal.x,
        &first->plane[4].normal.y, &first->plane[4].normal.z}, &first->plane[4].d},
        {{&first->plane[5].normal.x, &first->plane[5].normal.y, &first->plane[5].normal.z},
        &first->plane[5].d}}, {{&first->corner[0].x, &first->corner[0].y, &first->corner[0].z},
        {&first->corner[1].x, &first->corner[1].y, &first->corner[1].z}, {&first->corner[2].x,
        &first->corner[2].y, &first->corner[2].z}, {&first->corner[3].x, &first->corner[3].y,
        &first->corner[3].z}, {&first->corner[4].x, &first->corner[4].y, &first->corner[4].z},
        {&first->corner[5].x, &first->corner[5].y, &first->corner[5].z}, {&first->corner[6].x,
        &first->corner[6].y, &first->corner[6].z}, {&first->corner[7].x, &first->corner[7].y,
        &first->corner[7].z}}, sizeof *first};
    return many;
}
ISECT_INLINE isect_frustums isect_frustums_one(const isect_frustum *shape)
{ isect_frustums many = isect_frustums_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_tetrahedrons isect_tetrahedrons_of(const isect_tetrahedron *first)
{
    isect_tetrahedrons many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->d.x,
        &first->d.y, &first->d.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_tetrahedrons isect_tetrahedrons_one(const isect_tetrahedron *shape)
{ isect_tetrahedrons many = isect_tetrahedrons_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_segments isect_moving_segments_of(const isect_moving_segment *first)
{
    isect_moving_segments many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->motion.x, &first->motion.y, &first->motion.z},
        sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_segments isect_moving_segments_one(const isect_moving_segment *shape)
{ isect_moving_segments many = isect_moving_segments_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_triangles isect_moving_triangles_of(const isect_moving_triangle *first)
{
    isect_moving_triangles many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->motion.x,
        &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_triangles isect_moving_triangles_one(const isect_moving_triangle *shape)
{ isect_moving_triangles many = isect_moving_triangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_spheres isect_moving_spheres_of(const isect_moving_sphere *first)
{
    isect_moving_spheres many = {{&first->center.x, &first->center.y, &first->center.z},
        &first->radius, {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_spheres isect_moving_spheres_one(const isect_moving_sphere *shape)
{ isect_moving_spheres many = isect_moving_spheres_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_capsules isect_moving_capsules_of(const isect_moving_capsule *first)
{
    isect_moving_capsules many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_capsules isect_moving_capsules_one(const isect_moving_capsule *shape)
{ isect_moving_capsules many = isect_moving_capsules_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_ellipsoids isect_moving_ellipsoids_of(const isect_moving_ellipsoid *first)
{
    isect_moving_ellipsoids many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->radius[0], &first->radius[1], &first->radius[2]},
        {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_ellipsoids isect_moving_ellipsoids_one(const isect_moving_ellipsoid *shape)
{ isect_moving_ellipsoids many = isect_moving_ellipsoids_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_cylinders isect_moving_cylinders_of(const isect_moving_cylinder *first)
{
    isect_moving_cylinders many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_cylinders isect_moving_cylinders_one(const isect_moving_cylinder *shape)
{ isect_moving_cylinders many = isect_moving_cylinders_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_cones isect_moving_cones_of(const isect_moving_cone *first)
{
    isect_moving_cones many = {{&first->tip.x, &first->tip.y, &first->tip.z}, {&first->base.x,
        &first->base.y, &first->base.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_cones isect_moving_cones_one(const isect_moving_cone *shape)
{ isect_moving_cones many = isect_moving_cones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_aabbs isect_moving_aabbs_of(const isect_moving_aabb *first)
{
    isect_moving_aabbs many = {{&first->lower.x, &first->lower.y, &first->lower.z},
        {&first->upper.x, &first->upper.y, &first->upper.z}, {&first->motion.x,
        &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_aabbs isect_moving_aabbs_one(const isect_moving_aabb *shape)
{ isect_moving_aabbs many = isect_moving_aabbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_moving_obbs isect_moving_obbs_of(const isect_moving_obb *first)
{
    isect_moving_obbs many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->half[0], &first->half[1], &first->half[2]},
        {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isect_moving_obbs isect_moving_obbs_one(const isect_moving_obb *shape)
{ isect_moving_obbs many = isect_moving_obbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_points isect_points_of(const isect_vec3 *first)
{
    isect_points many = {&first->x, &first->y, &first->z, sizeof *first};
    return many;
}
ISECT_INLINE isect_points isect_points_one(const isect_vec3 *shape)
{ isect_points many = isect_points_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_point2s isect_point2s_of(const isect_vec2 *first)
{
    isect_point2s many = {&first->x, &first->y, sizeof *first};
    return many;
}
ISECT_INLINE isect_point2s isect_point2s_one(const isect_vec2 *shape)
{ isect_point2s many = isect_point2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isect_spans isect_spans_of(isect_span *first)
{
    isect_spans many = {&first->enter, &first->leave, sizeof *first};
    return many;
}

ISECT_INLINE isect_touches isect_touches_of(isect_touch *first)
{
    isect_touches many = {&first->t, &first->u, &first->v, &first->w, sizeof *first};
    return many;
}

ISECT_INLINE isect_mesh_touches isect_mesh_touches_of(isect_mesh_touch *first)
{
    isect_mesh_touches many = {&first->t, &first->u, &first->v, &first->prim, sizeof *first};
    return many;
}

ISECT_INLINE isect_mesh_nearests isect_mesh_nearests_of(isect_mesh_nearest *first)
{
    isect_mesh_nearests many = {{&first->point.x, &first->point.y, &first->point.z},
        &first->distance2, &first->u, &first->v, &first->prim, &first->feature, sizeof *first};
    return many;
}

ISECT_INLINE isect_nearests isect_nearests_of(isect_nearest *first)
{
    isect_nearests many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->distance2, sizeof *first};
    return many;
}

ISECT_INLINE isect_contacts isect_contacts_of(isect_contact *first)
{
    isect_contacts many = {&first->gap, {&first->normal.x, &first->normal.y, &first->normal.z},
        {&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y, &first->b.z},
        sizeof *first};
    return many;
}

ISECT_INLINE isect_impacts isect_impacts_of(isect_impact *first)
{
    isect_impacts many = {&first->enter, &first->leave, {&first->point.x, &first->point.y,
        &first->point.z}, {&first->normal.x, &first->normal.y, &first->normal.z},
        sizeof *first};
    return many;
}

ISECT_INLINE isect_measures isect_measures_of(isect_measure *first)
{
    isect_measures many = {&first->volume, &first->area, &first->shadow, &first->width,
        sizeof *first};
    return many;
}

ISECT_INLINE isect_inertias isect_inertias_of(isect_inertia *first)
{
    isect_inertias many = {&first->mass, {&first->center.x, &first->center.y, &first->center.z},
        {&first->moments.x, &first->moments.y, &first->moments.z}, {&first->deviations.x,
        &first->deviations.y, &first->deviations.z}, sizeof *first};
    return many;
}

ISECT_INLINE isect_ious isect_ious_of(isect_iou *first)
{
    isect_ious many = {&first->common, &first->a, &first->b, &first->iou, sizeof *first};
    return many;
}

ISECT_INLINE isect_line_pairs isect_line_pairs_of(isect_line_pair *first)
{
    isect_line_pairs many = {&first->s, &first->t, &first->distance2, &first->parallel,
        sizeof *first};
    return many;
}

#endif
