/* bench/pairs_published.c - the forms of bench/reference/ in loops that are functions of their own,
 * as the public functions of isect are, so that they are not merged into the timing loop. It is
 * compiled for float and for double. */
#include "called.h"
#include "pairs_types.h"

#include "reference/aabb_aabb_compare.h"
#include "reference/capsule_ericson.h"
#include "reference/closest_ericson.h"
#include "reference/flat_textbook.h"
#include "reference/hull_gjk.h"
#include "reference/obb_obb_axes.h"
#include "reference/plane_aabb_center.h"
#include "reference/plane_aabb_corners.h"
#include "reference/plane_plane_goldman.h"
#include "reference/plane_signs.h"
#include "reference/plane_sphere_height.h"
#include "reference/point_aabb_compare.h"
#include "reference/ray_aabb_axes.h"
#include "reference/ray_aabb_slab_forms.h"
#include "reference/ray_aabb_slabs.h"
#include "reference/ray_aabb_slopes.h"
#include "reference/ray_capsule_quilez.h"
#include "reference/ray_flats.h"
#include "reference/ray_frustum_haines.h"
#include "reference/ray_kdop_slabs.h"
#include "reference/ray_lozenge_parts.h"
#include "reference/ray_obb_frame.h"
#include "reference/ray_obb_slabs.h"
#include "reference/ray_plane_dots.h"
#include "reference/ray_quad_lagae.h"
#include "reference/ray_quadrics.h"
#include "reference/ray_sphere_discriminant.h"
#include "reference/ray_sphere_rejecting.h"
#include "reference/ray_sphere_yes.h"
#include "reference/ray_torus_quartic.h"
#include "reference/ray_triangle_kensler.h"
#include "reference/ray_triangle_moller.h"
#include "reference/ray_triangle_sides.h"
#include "reference/ray_triangle_stored.h"
#include "reference/ray_triangle_woop.h"
#include "reference/rays_in_plane.h"
#include "reference/segment2_segment2_antonio.h"
#include "reference/segment_aabb_axes.h"
#include "reference/segment_obb_axes.h"
#include "reference/segment_triangle_signs.h"
#include "reference/sphere_aabb_arvo.h"
#include "reference/sphere_aabb_larsson.h"
#include "reference/sphere_sphere_squared.h"
#include "reference/sweep_ericson.h"
#include "reference/triangle_aabb_axes.h"
#include "reference/triangle_capsule_ericson.h"
#include "reference/triangle_sphere_ericson.h"
#include "reference/triangle_triangle_guigue.h"
#include "reference/triangle_triangle_moller.h"

#include <stdlib.h>

/* The planes of the hull of the vertices; the last plane is repeated where there are fewer. */
static planes28 planes_of(const drawn_hull *from)
{
    static char memory[1 << 16];
    const X(points) points = X(points_of)(from->corners);
    planes28 planes;
    X(hull) hull;
    if (X(hull_capacity)(HULL_CORNERS) > sizeof memory ||
        X(hull_build)(points, HULL_CORNERS, memory, sizeof memory, NULL, &hull) != ISECT_OK)
        abort();
    for (size_t k = 0; k < HULL_PLANES; k++)
        planes.at[k] = hull.planes[k < hull.plane_count ? k : hull.plane_count - 1];
    return planes;
}

#define CALLED_AS(row, function, T)                                                                \
    CALLED T row##_##function(const row##_a *a, const row##_b *b)                                  \
    {                                                                                              \
        return function((const row##_first *)a, (const row##_second *)b);                          \
    }                                                                                              \
    RUN(run_##row##_##function, row##_a, row##_b, T, row##_##function(&a[i], &b[i]))
#define PUBLISHED(row, function, text) CALLED_AS(row, function, row##_answer)
#define PUBLISHED_YES(row, function, text) CALLED_AS(row, function, bool)
#define INLINED(row, function, text)                                                               \
    RUN(run_##row##_##function##_inlined, row##_a, row##_b, row##_answer, function(&a[i], &b[i]))
#define STORED(row, function, text, stored, make)                                                  \
    static void *prepare_##function(const scene *s)                                                \
    {                                                                                              \
        const row##_b *b = s->b;                                                                   \
        stored *kept = malloc(s->n * sizeof *kept);                                                \
        for (size_t i = 0; kept && i < s->n; i++)                                                  \
            kept[i] = make(&b[i]);                                                                 \
        return kept;                                                                               \
    }                                                                                              \
    CALLED row##_answer row##_##function(const row##_a *a, const stored *b)                        \
    {                                                                                              \
        return function(a, b);                                                                     \
    }                                                                                              \
    static void run_##row##_##function(const scene *s, void *to)                                   \
    {                                                                                              \
        const row##_a *a = s->a;                                                                   \
        const stored *b = s->native;                                                               \
        row##_answer *answers = to;                                                                \
        for (size_t i = 0; i < s->n; i++)                                                          \
            answers[i] = row##_##function(&a[i], &b[i]);                                           \
    }
#define STORED_RAY(row, function, text, stored, make)                                              \
    static void *prepare_##function(const scene *s)                                                \
    {                                                                                              \
        const row##_a *a = s->a;                                                                   \
        stored *kept = malloc(s->n / s->group * sizeof *kept);                                     \
        for (size_t i = 0; kept && i < s->n; i += s->group)                                        \
            kept[i / s->group] = make(&a[i]);                                                      \
        return kept;                                                                               \
    }                                                                                              \
    CALLED row##_answer row##_##function(const stored *a, const row##_b *b)                        \
    {                                                                                              \
        return function(a, b);                                                                     \
    }                                                                                              \
    static void run_##row##_##function(const scene *s, void *to)                                   \
    {                                                                                              \
        const stored *rays = s->native;                                                            \
        const row##_b *b = s->b;                                                                   \
        row##_answer *answers = to;                                                                \
        for (size_t first = 0; first < s->n; first += s->group, rays++)                            \
            for (size_t i = first; i < first + s->group; i++)                                      \
                answers[i] = row##_##function(rays, &b[i]);                                        \
    }
#if defined(__SSE2__) && !BENCH_DOUBLE
#define SSE_PUBLISHED PUBLISHED
#define SSE_INLINED INLINED
#else
#define SSE_PUBLISHED(row, function, text)
#define SSE_INLINED(row, function, text)
#endif
#include "published.def"
#undef PUBLISHED
#undef PUBLISHED_YES
#undef INLINED
#undef STORED
#undef STORED_RAY

#if !BENCH_DOUBLE
/* One ray against many boxes. Rays that differ from box to box gain nothing from four boxes at a
 * time. */
static void run_ray_aabb_slopes_four(const scene *s, void *answers)
{
    const sloped_ray *rays = s->native;
    for (size_t first = 0; first < s->n; first += s->group, rays++)
        for (size_t i = first; i < first + s->group; i += 4)
            ray_aabb_slopes_four(rays, s->b_columns, s->pitch, i, (bool *)answers + i);
}

static void run_ray_triangle_kensler(const scene *s, void *answers)
{
    for (size_t i = 0; i < s->n; i += 4)
        ray_triangle_kensler_four(s->a_columns, s->b_columns, s->pitch, i, answers);
}
#endif

#define PUBLISHED_FORM(row, function, text, kind)                                                  \
    {#row, {text, PUBLISHED, kind, run_##row##_##function, NULL, NULL}},
#define PUBLISHED(row, function, text) PUBLISHED_FORM(row, function, text, (answer_kind)row##_kind)
#define PUBLISHED_YES(row, function, text) PUBLISHED_FORM(row, function, text, ANSWER_Bool)
#define INLINED(row, function, text)                                                               \
    PUBLISHED_FORM(row, function##_inlined, text, (answer_kind)row##_kind)
#define STORED(row, function, text, stored, make)                                                  \
    {#row,                                                                                         \
     {text, PREPARED, (answer_kind)row##_kind, run_##row##_##function, prepare_##function, free}},
#define STORED_RAY STORED

static const rival rivals[] = {
#include "published.def"
#if !BENCH_DOUBLE
    {"overlap_ray_aabb",
     {"slopes, four", MANY_FOUR, ANSWER_Bool, run_ray_aabb_slopes_four, prepare_ray_aabb_slopes,
      free}},
    {"cast_ray_triangle",
     {"Kensler-Shirley, four", FOUR, ANSWER_Touch, run_ray_triangle_kensler, NULL, NULL}},
#endif
};

const rival *BOTH(published)(size_t *count)
{
    *count = sizeof rivals / sizeof *rivals;
    return rivals;
}
