/* isectd/arrays.h - isect/arrays.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_ARRAYS_H
#define ISECTD_ARRAYS_H

#include "isectd/answers.h"
#include "isectd/shapes.h"

/* Many shapes, by the plural of their names. */
typedef struct isectd_vec3s { const double *x, *y, *z; } isectd_vec3s;
typedef struct isectd_vec2s { const double *x, *y; } isectd_vec2s;
typedef struct isectd_segments { isectd_vec3s a, b; size_t stride; } isectd_segments;
typedef struct isectd_segment2s { isectd_vec2s a, b; size_t stride; } isectd_segment2s;
typedef struct isectd_rays { isectd_vec3s origin; isectd_vec3s dir; const double *t_min;
    const double *t_max; size_t stride; } isectd_rays;
typedef struct isectd_ray2s { isectd_vec2s origin; isectd_vec2s dir; const double *t_min;
    const double *t_max; size_t stride; } isectd_ray2s;
typedef struct isectd_planes { isectd_vec3s normal; const double *d; size_t stride; } isectd_planes;
typedef struct isectd_planes_inside { isectd_vec3s normal; const double *d; } isectd_planes_inside;
typedef struct isectd_triangles { isectd_vec3s a, b, c; size_t stride; } isectd_triangles;
typedef struct isectd_triangle2s { isectd_vec2s a, b, c; size_t stride; } isectd_triangle2s;
typedef struct isectd_rectangles { isectd_vec3s corner; isectd_vec3s u, v;
    size_t stride; } isectd_rectangles;
typedef struct isectd_discs { isectd_vec3s center; isectd_vec3s normal; const double *radius;
    size_t stride; } isectd_discs;
typedef struct isectd_quads { isectd_vec3s a, b, c, d; size_t stride; } isectd_quads;
typedef struct isectd_spheres { isectd_vec3s center; const double *radius;
    size_t stride; } isectd_spheres;
typedef struct isectd_circle2s { isectd_vec2s center; const double *radius;
    size_t stride; } isectd_circle2s;
typedef struct isectd_capsules { isectd_vec3s a, b; const double *radius;
    size_t stride; } isectd_capsules;
typedef struct isectd_lozenges { isectd_vec3s corner; isectd_vec3s u, v; const double *radius;
    size_t stride; } isectd_lozenges;
typedef struct isectd_ellipsoids { isectd_vec3s center; isectd_vec3s axis[3];
    const double *radius[3]; size_t stride; } isectd_ellipsoids;
typedef struct isectd_cylinders { isectd_vec3s a, b; const double *radius;
    size_t stride; } isectd_cylinders;
typedef struct isectd_cones { isectd_vec3s tip; isectd_vec3s base; const double *radius;
    size_t stride; } isectd_cones;
typedef struct isectd_roundcones { isectd_vec3s a, b; const double *radius_a;
    const double *radius_b; size_t stride; } isectd_roundcones;
typedef struct isectd_tori { isectd_vec3s center; isectd_vec3s axis; const double *major;
    const double *minor; size_t stride; } isectd_tori;
typedef struct isectd_aabbs { isectd_vec3s lower; isectd_vec3s upper; size_t stride; } isectd_aabbs;
typedef struct isectd_rectangle2s { isectd_vec2s lower; isectd_vec2s upper;
    size_t stride; } isectd_rectangle2s;
typedef struct isectd_obbs { isectd_vec3s center; isectd_vec3s axis[3]; const double *half[3];
    size_t stride; } isectd_obbs;
typedef struct isectd_kdop14s { const double *lower[7]; const double *upper[7];
    size_t stride; } isectd_kdop14s;
typedef struct isectd_kdop18s { const double *lower[9]; const double *upper[9];
    size_t stride; } isectd_kdop18s;
typedef struct isectd_kdop26s { const double *lower[13]; const double *upper[13];
    size_t stride; } isectd_kdop26s;
typedef struct isectd_frustums { isectd_planes_inside plane[6]; isectd_vec3s corner[8];
    size_t stride; } isectd_frustums;
typedef struct isectd_tetrahedrons { isectd_vec3s a, b, c, d; size_t stride; } isectd_tetrahedrons;
typedef struct isectd_moving_segments { isectd_vec3s a, b; isectd_vec3s motion;
    size_t stride; } isectd_moving_segments;
typedef struct isectd_moving_triangles { isectd_vec3s a, b, c; isectd_vec3s motion;
    size_t stride; } isectd_moving_triangles;
typedef struct isectd_moving_spheres { isectd_vec3s center; const double *radius;
    isectd_vec3s motion; size_t stride; } isectd_moving_spheres;
typedef struct isectd_moving_capsules { isectd_vec3s a, b; const double *radius;
    isectd_vec3s motion; size_t stride; } isectd_moving_capsules;
typedef struct isectd_moving_ellipsoids { isectd_vec3s center; isectd_vec3s axis[3];
    const double *radius[3]; isectd_vec3s motion; size_t stride; } isectd_moving_ellipsoids;
typedef struct isectd_moving_cylinders { isectd_vec3s a, b; const double *radius;
    isectd_vec3s motion; size_t stride; } isectd_moving_cylinders;
typedef struct isectd_moving_cones { isectd_vec3s tip; isectd_vec3s base; const double *radius;
    isectd_vec3s motion; size_t stride; } isectd_moving_cones;
typedef struct isectd_moving_aabbs { isectd_vec3s lower; isectd_vec3s upper; isectd_vec3s motion;
    size_t stride; } isectd_moving_aabbs;
typedef struct isectd_moving_obbs { isectd_vec3s center; isectd_vec3s axis[3];
    const double *half[3]; isectd_vec3s motion; size_t stride; } isectd_moving_obbs;
typedef struct isectd_points { const double *x, *y, *z; size_t stride; } isectd_points;
typedef struct isectd_point2s { const double *x, *y; size_t stride; } isectd_point2s;

/* Many answers: they are written, so their arrays are not const. */
typedef struct isectd_vec3s_written { double *x, *y, *z; } isectd_vec3s_written;
typedef struct isectd_spans { double *enter; double *leave; size_t stride; } isectd_spans;
typedef struct isectd_touches { double *t; double *u, *v, *w; size_t stride; } isectd_touches;
typedef struct isectd_mesh_touches { double *t; double *u, *v; uint32_t *prim;
    size_t stride; } isectd_mesh_touches;
typedef struct isectd_mesh_nearests { isectd_vec3s_written point; double *distance2; double *u, *v;
    uint32_t *prim; uint32_t *feature; size_t stride; } isectd_mesh_nearests;
typedef struct isectd_nearests { isectd_vec3s_written a, b; double *distance2;
    size_t stride; } isectd_nearests;
typedef struct isectd_contacts { double *gap; isectd_vec3s_written normal;
    isectd_vec3s_written a, b; size_t stride; } isectd_contacts;
typedef struct isectd_impacts { double *enter, *leave; isectd_vec3s_written point;
    isectd_vec3s_written normal; size_t stride; } isectd_impacts;
typedef struct isectd_measures { double *volume; double *area; double *shadow; double *width;
    size_t stride; } isectd_measures;
typedef struct isectd_inertias { double *mass; isectd_vec3s_written center;
    isectd_vec3s_written moments; isectd_vec3s_written deviations;
    size_t stride; } isectd_inertias;
typedef struct isectd_ious { double *common; double *a, *b; double *iou;
    size_t stride; } isectd_ious;
typedef struct isectd_line_pairs { double *s, *t; double *distance2; uint32_t *parallel;
    size_t stride; } isectd_line_pairs;

/* Arrays of structs, and one shape n times. */

ISECT_INLINE isectd_segments isectd_segments_of(const isectd_segment *first)
{
    isectd_segments many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_segments isectd_segments_one(const isectd_segment *shape)
{ isectd_segments many = isectd_segments_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_segment2s isectd_segment2s_of(const isectd_segment2 *first)
{
    isectd_segment2s many = {{&first->a.x, &first->a.y}, {&first->b.x, &first->b.y},
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_segment2s isectd_segment2s_one(const isectd_segment2 *shape)
{ isectd_segment2s many = isectd_segment2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_rays isectd_rays_of(const isectd_ray *first)
{
    isectd_rays many = {{&first->origin.x, &first->origin.y, &first->origin.z}, {&first->dir.x,
        &first->dir.y, &first->dir.z}, &first->t_min, &first->t_max, sizeof *first};
    return many;
}
ISECT_INLINE isectd_rays isectd_rays_one(const isectd_ray *shape)
{ isectd_rays many = isectd_rays_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_ray2s isectd_ray2s_of(const isectd_ray2 *first)
{
    isectd_ray2s many = {{&first->origin.x, &first->origin.y}, {&first->dir.x, &first->dir.y},
        &first->t_min, &first->t_max, sizeof *first};
    return many;
}
ISECT_INLINE isectd_ray2s isectd_ray2s_one(const isectd_ray2 *shape)
{ isectd_ray2s many = isectd_ray2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_planes isectd_planes_of(const isectd_plane *first)
{
    isectd_planes many = {{&first->normal.x, &first->normal.y, &first->normal.z}, &first->d,
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_planes isectd_planes_one(const isectd_plane *shape)
{ isectd_planes many = isectd_planes_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_triangles isectd_triangles_of(const isectd_triangle *first)
{
    isectd_triangles many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_triangles isectd_triangles_one(const isectd_triangle *shape)
{ isectd_triangles many = isectd_triangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_triangle2s isectd_triangle2s_of(const isectd_triangle2 *first)
{
    isectd_triangle2s many = {{&first->a.x, &first->a.y}, {&first->b.x, &first->b.y},
        {&first->c.x, &first->c.y}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_triangle2s isectd_triangle2s_one(const isectd_triangle2 *shape)
{ isectd_triangle2s many = isectd_triangle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_rectangles isectd_rectangles_of(const isectd_rectangle *first)
{
    isectd_rectangles many = {{&first->corner.x, &first->corner.y, &first->corner.z},
        {&first->u.x, &first->u.y, &first->u.z}, {&first->v.x, &first->v.y, &first->v.z},
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_rectangles isectd_rectangles_one(const isectd_rectangle *shape)
{ isectd_rectangles many = isectd_rectangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_discs isectd_discs_of(const isectd_disc *first)
{
    isectd_discs many = {{&first->center.x, &first->center.y, &first->center.z},
        {&first->normal.x, &first->normal.y, &first->normal.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_discs isectd_discs_one(const isectd_disc *shape)
{ isectd_discs many = isectd_discs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_quads isectd_quads_of(const isectd_quad *first)
{
    isectd_quads many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->d.x, &first->d.y,
        &first->d.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_quads isectd_quads_one(const isectd_quad *shape)
{ isectd_quads many = isectd_quads_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_spheres isectd_spheres_of(const isectd_sphere *first)
{
    isectd_spheres many = {{&first->center.x, &first->center.y, &first->center.z},
        &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_spheres isectd_spheres_one(const isectd_sphere *shape)
{ isectd_spheres many = isectd_spheres_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_circle2s isectd_circle2s_of(const isectd_circle2 *first)
{
    isectd_circle2s many = {{&first->center.x, &first->center.y}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_circle2s isectd_circle2s_one(const isectd_circle2 *shape)
{ isectd_circle2s many = isectd_circle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_capsules isectd_capsules_of(const isectd_capsule *first)
{
    isectd_capsules many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_capsules isectd_capsules_one(const isectd_capsule *shape)
{ isectd_capsules many = isectd_capsules_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_lozenges isectd_lozenges_of(const isectd_lozenge *first)
{
    isectd_lozenges many = {{&first->corner.x, &first->corner.y, &first->corner.z}, {&first->u.x,
        &first->u.y, &first->u.z}, {&first->v.x, &first->v.y, &first->v.z}, &first->radius,
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_lozenges isectd_lozenges_one(const isectd_lozenge *shape)
{ isectd_lozenges many = isectd_lozenges_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_ellipsoids isectd_ellipsoids_of(const isectd_ellipsoid *first)
{
    isectd_ellipsoids many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->radius[0], &first->radius[1], &first->radius[2]},
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_ellipsoids isectd_ellipsoids_one(const isectd_ellipsoid *shape)
{ isectd_ellipsoids many = isectd_ellipsoids_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_cylinders isectd_cylinders_of(const isectd_cylinder *first)
{
    isectd_cylinders many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_cylinders isectd_cylinders_one(const isectd_cylinder *shape)
{ isectd_cylinders many = isectd_cylinders_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_cones isectd_cones_of(const isectd_cone *first)
{
    isectd_cones many = {{&first->tip.x, &first->tip.y, &first->tip.z}, {&first->base.x,
        &first->base.y, &first->base.z}, &first->radius, sizeof *first};
    return many;
}
ISECT_INLINE isectd_cones isectd_cones_one(const isectd_cone *shape)
{ isectd_cones many = isectd_cones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_roundcones isectd_roundcones_of(const isectd_roundcone *first)
{
    isectd_roundcones many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->radius_a, &first->radius_b, sizeof *first};
    return many;
}
ISECT_INLINE isectd_roundcones isectd_roundcones_one(const isectd_roundcone *shape)
{ isectd_roundcones many = isectd_roundcones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_tori isectd_tori_of(const isectd_torus *first)
{
    isectd_tori many = {{&first->center.x, &first->center.y, &first->center.z}, {&first->axis.x,
        &first->axis.y, &first->axis.z}, &first->major, &first->minor, sizeof *first};
    return many;
}
ISECT_INLINE isectd_tori isectd_tori_one(const isectd_torus *shape)
{ isectd_tori many = isectd_tori_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_aabbs isectd_aabbs_of(const isectd_aabb *first)
{
    isectd_aabbs many = {{&first->lower.x, &first->lower.y, &first->lower.z}, {&first->upper.x,
        &first->upper.y, &first->upper.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_aabbs isectd_aabbs_one(const isectd_aabb *shape)
{ isectd_aabbs many = isectd_aabbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_rectangle2s isectd_rectangle2s_of(const isectd_rectangle2 *first)
{
    isectd_rectangle2s many = {{&first->lower.x, &first->lower.y}, {&first->upper.x,
        &first->upper.y}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_rectangle2s isectd_rectangle2s_one(const isectd_rectangle2 *shape)
{ isectd_rectangle2s many = isectd_rectangle2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_obbs isectd_obbs_of(const isectd_obb *first)
{
    isectd_obbs many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->half[0], &first->half[1], &first->half[2]},
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_obbs isectd_obbs_one(const isectd_obb *shape)
{ isectd_obbs many = isectd_obbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_kdop14s isectd_kdop14s_of(const isectd_kdop14 *first)
{
    isectd_kdop14s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6]},
        {&first->upper[0], &first->upper[1], &first->upper[2], &first->upper[3],
        &first->upper[4], &first->upper[5], &first->upper[6]}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_kdop14s isectd_kdop14s_one(const isectd_kdop14 *shape)
{ isectd_kdop14s many = isectd_kdop14s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_kdop18s isectd_kdop18s_of(const isectd_kdop18 *first)
{
    isectd_kdop18s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6],
        &first->lower[7], &first->lower[8]}, {&first->upper[0], &first->upper[1],
        &first->upper[2], &first->upper[3], &first->upper[4], &first->upper[5],
        &first->upper[6], &first->upper[7], &first->upper[8]}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_kdop18s isectd_kdop18s_one(const isectd_kdop18 *shape)
{ isectd_kdop18s many = isectd_kdop18s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_kdop26s isectd_kdop26s_of(const isectd_kdop26 *first)
{
    isectd_kdop26s many = {{&first->lower[0], &first->lower[1], &first->lower[2],
        &first->lower[3], &first->lower[4], &first->lower[5], &first->lower[6],
        &first->lower[7], &first->lower[8], &first->lower[9], &first->lower[10],
        &first->lower[11], &first->lower[12]}, {&first->upper[0], &first->upper[1],
        &first->upper[2], &first->upper[3], &first->upper[4], &first->upper[5],
        &first->upper[6], &first->upper[7], &first->upper[8], &first->upper[9],
        &first->upper[10], &first->upper[11], &first->upper[12]}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_kdop26s isectd_kdop26s_one(const isectd_kdop26 *shape)
{ isectd_kdop26s many = isectd_kdop26s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_frustums isectd_frustums_of(const isectd_frustum *first)
{
    isectd_frustums many = {{{{&first->plane[0].normal.x, &first->plane[0].normal.y,
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
ISECT_INLINE isectd_frustums isectd_frustums_one(const isectd_frustum *shape)
{ isectd_frustums many = isectd_frustums_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_tetrahedrons isectd_tetrahedrons_of(const isectd_tetrahedron *first)
{
    isectd_tetrahedrons many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->d.x,
        &first->d.y, &first->d.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_tetrahedrons isectd_tetrahedrons_one(const isectd_tetrahedron *shape)
{ isectd_tetrahedrons many = isectd_tetrahedrons_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_segments isectd_moving_segments_of(const isectd_moving_segment *first)
{
    isectd_moving_segments many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->motion.x, &first->motion.y, &first->motion.z},
        sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_segments isectd_moving_segments_one(const isectd_moving_segment *shape)
{ isectd_moving_segments many = isectd_moving_segments_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_triangles isectd_moving_triangles_of(const isectd_moving_triangle *first)
{
    isectd_moving_triangles many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, {&first->c.x, &first->c.y, &first->c.z}, {&first->motion.x,
        &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_triangles isectd_moving_triangles_one(const isectd_moving_triangle *shape)
{ isectd_moving_triangles many = isectd_moving_triangles_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_spheres isectd_moving_spheres_of(const isectd_moving_sphere *first)
{
    isectd_moving_spheres many = {{&first->center.x, &first->center.y, &first->center.z},
        &first->radius, {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_spheres isectd_moving_spheres_one(const isectd_moving_sphere *shape)
{ isectd_moving_spheres many = isectd_moving_spheres_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_capsules isectd_moving_capsules_of(const isectd_moving_capsule *first)
{
    isectd_moving_capsules many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_capsules isectd_moving_capsules_one(const isectd_moving_capsule *shape)
{ isectd_moving_capsules many = isectd_moving_capsules_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_ellipsoids isectd_moving_ellipsoids_of(const isectd_moving_ellipsoid *first)
{
    isectd_moving_ellipsoids many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->radius[0], &first->radius[1], &first->radius[2]},
        {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_ellipsoids isectd_moving_ellipsoids_one(const isectd_moving_ellipsoid *shape)
{ isectd_moving_ellipsoids many = isectd_moving_ellipsoids_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_cylinders isectd_moving_cylinders_of(const isectd_moving_cylinder *first)
{
    isectd_moving_cylinders many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x,
        &first->b.y, &first->b.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_cylinders isectd_moving_cylinders_one(const isectd_moving_cylinder *shape)
{ isectd_moving_cylinders many = isectd_moving_cylinders_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_cones isectd_moving_cones_of(const isectd_moving_cone *first)
{
    isectd_moving_cones many = {{&first->tip.x, &first->tip.y, &first->tip.z}, {&first->base.x,
        &first->base.y, &first->base.z}, &first->radius, {&first->motion.x, &first->motion.y,
        &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_cones isectd_moving_cones_one(const isectd_moving_cone *shape)
{ isectd_moving_cones many = isectd_moving_cones_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_aabbs isectd_moving_aabbs_of(const isectd_moving_aabb *first)
{
    isectd_moving_aabbs many = {{&first->lower.x, &first->lower.y, &first->lower.z},
        {&first->upper.x, &first->upper.y, &first->upper.z}, {&first->motion.x,
        &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_aabbs isectd_moving_aabbs_one(const isectd_moving_aabb *shape)
{ isectd_moving_aabbs many = isectd_moving_aabbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_moving_obbs isectd_moving_obbs_of(const isectd_moving_obb *first)
{
    isectd_moving_obbs many = {{&first->center.x, &first->center.y, &first->center.z},
        {{&first->axis[0].x, &first->axis[0].y, &first->axis[0].z}, {&first->axis[1].x,
        &first->axis[1].y, &first->axis[1].z}, {&first->axis[2].x, &first->axis[2].y,
        &first->axis[2].z}}, {&first->half[0], &first->half[1], &first->half[2]},
        {&first->motion.x, &first->motion.y, &first->motion.z}, sizeof *first};
    return many;
}
ISECT_INLINE isectd_moving_obbs isectd_moving_obbs_one(const isectd_moving_obb *shape)
{ isectd_moving_obbs many = isectd_moving_obbs_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_points isectd_points_of(const isectd_vec3 *first)
{
    isectd_points many = {&first->x, &first->y, &first->z, sizeof *first};
    return many;
}
ISECT_INLINE isectd_points isectd_points_one(const isectd_vec3 *shape)
{ isectd_points many = isectd_points_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_point2s isectd_point2s_of(const isectd_vec2 *first)
{
    isectd_point2s many = {&first->x, &first->y, sizeof *first};
    return many;
}
ISECT_INLINE isectd_point2s isectd_point2s_one(const isectd_vec2 *shape)
{ isectd_point2s many = isectd_point2s_of(shape); many.stride = ISECT_REPEAT; return many; }

ISECT_INLINE isectd_spans isectd_spans_of(isectd_span *first)
{
    isectd_spans many = {&first->enter, &first->leave, sizeof *first};
    return many;
}

ISECT_INLINE isectd_touches isectd_touches_of(isectd_touch *first)
{
    isectd_touches many = {&first->t, &first->u, &first->v, &first->w, sizeof *first};
    return many;
}

ISECT_INLINE isectd_mesh_touches isectd_mesh_touches_of(isectd_mesh_touch *first)
{
    isectd_mesh_touches many = {&first->t, &first->u, &first->v, &first->prim, sizeof *first};
    return many;
}

ISECT_INLINE isectd_mesh_nearests isectd_mesh_nearests_of(isectd_mesh_nearest *first)
{
    isectd_mesh_nearests many = {{&first->point.x, &first->point.y, &first->point.z},
        &first->distance2, &first->u, &first->v, &first->prim, &first->feature, sizeof *first};
    return many;
}

ISECT_INLINE isectd_nearests isectd_nearests_of(isectd_nearest *first)
{
    isectd_nearests many = {{&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y,
        &first->b.z}, &first->distance2, sizeof *first};
    return many;
}

ISECT_INLINE isectd_contacts isectd_contacts_of(isectd_contact *first)
{
    isectd_contacts many = {&first->gap, {&first->normal.x, &first->normal.y, &first->normal.z},
        {&first->a.x, &first->a.y, &first->a.z}, {&first->b.x, &first->b.y, &first->b.z},
        sizeof *first};
    return many;
}

ISECT_INLINE isectd_impacts isectd_impacts_of(isectd_impact *first)
{
    isectd_impacts many = {&first->enter, &first->leave, {&first->point.x, &first->point.y,
        &first->point.z}, {&first->normal.x, &first->normal.y, &first->normal.z},
        sizeof *first};
    return many;
}

ISECT_INLINE isectd_measures isectd_measures_of(isectd_measure *first)
{
    isectd_measures many = {&first->volume, &first->area, &first->shadow, &first->width,
        sizeof *first};
    return many;
}

ISECT_INLINE isectd_inertias isectd_inertias_of(isectd_inertia *first)
{
    isectd_inertias many = {&first->mass, {&first->center.x, &first->center.y, &first->center.z},
        {&first->moments.x, &first->moments.y, &first->moments.z}, {&first->deviations.x,
        &first->deviations.y, &first->deviations.z}, sizeof *first};
    return many;
}

ISECT_INLINE isectd_ious isectd_ious_of(isectd_iou *first)
{
    isectd_ious many = {&first->common, &first->a, &first->b, &first->iou, sizeof *first};
    return many;
}

ISECT_INLINE isectd_line_pairs isectd_line_pairs_of(isectd_line_pair *first)
{
    isectd_line_pairs many = {&first->s, &first->t, &first->distance2, &first->parallel,
        sizeof *first};
    return many;
}

#endif
