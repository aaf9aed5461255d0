/* cli/query/tree.c - one tree, two precisions. */
#define _POSIX_C_SOURCE 200809L
#include "query/tree.h"

#include "drawing/render.h"
#include "progress.h"
#include "query/narrow.h"

#include <stdlib.h>
#include <unistd.h>

unsigned tree_processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > 1024 ? 1024 : (unsigned)count;
}

isect_status tree_build_by(Tree *tree, const Mesh *mesh, enum precision precision, TreeWish wish)
{
    const isect_mesh view = mesh_view(mesh);
    const isectd_mesh view_wide = mesh_view_wide(mesh);
    const isect_bvh_options options = {
        .threads = {.count = wish.threads}, .fast = wish.fast, .indexed = wish.indexed};
    const isectd_bvh_options wide = {
        .threads = {.count = wish.threads}, .fast = wish.fast, .indexed = wish.indexed};
    *tree = (Tree){.threads = wish.threads};
    progress_begin("building a tree", NULL);
    const isect_status status = precision == DOUBLE
                                    ? isectd_bvh_build(&view_wide, &wide, &tree->wide)
                                    : isect_bvh_build(&view, &options, &tree->narrow);
    progress_end();
    return status;
}

isect_status tree_build(Tree *tree, const Mesh *mesh, enum precision precision, unsigned threads)
{
    return tree_build_by(tree, mesh, precision, (TreeWish){threads, true, false});
}

void tree_free(Tree *tree)
{
    isect_bvh_moments_free(tree->narrow_moments);
    isectd_bvh_moments_free(tree->wide_moments);
    isect_bvh_free(tree->narrow);
    isectd_bvh_free(tree->wide);
    free(tree->rays);
    free(tree->touches);
    *tree = (Tree){0};
}

isectd_bvh_statistics tree_stats(const Tree *tree)
{
    if (tree->wide != NULL)
        return isectd_bvh_stats(tree->wide);
    const isect_bvh_statistics s = isect_bvh_stats(tree->narrow);
    return (isectd_bvh_statistics){
        .bounds = {widen(s.bounds.lower), widen(s.bounds.upper)},
        .triangles = s.triangles,
        .not_finite = s.not_finite,
        .repeated = s.repeated,
        .nodes = s.nodes,
        .blocks = s.blocks,
        .depth = s.depth,
        .bytes = s.bytes,
    };
}

/* Converts the questions to float; false: out of memory. */
static bool narrow_rays(Tree *tree, const isectd_ray *rays, size_t n)
{
    if (n > tree->room) {
        free(tree->rays);
        free(tree->touches);
        tree->rays = malloc(n * sizeof *tree->rays);
        tree->touches = malloc(n * sizeof *tree->touches);
        tree->room = tree->rays != NULL && tree->touches != NULL ? n : 0;
    }
    for (size_t i = 0; i < n && n <= tree->room; i++)
        tree->rays[i] = narrow_ray(&rays[i]);
    return n <= tree->room;
}

bool tree_cast(Tree *tree, const isectd_ray *rays, size_t n, isectd_mesh_touch *touches)
{
    const isect_threads threads = {.count = tree->threads};
    if (tree->wide == NULL && !narrow_rays(tree, rays, n))
        return false;
    const double start = render_clock();
    if (tree->wide != NULL)
        (tree->culled ? isectd_bvh_cast_culled_n : isectd_bvh_cast_n)(
            tree->wide, isectd_rays_of(rays), n, &threads, isectd_mesh_touches_of(touches));
    else
        (tree->culled ? isect_bvh_cast_culled_n
                      : isect_bvh_cast_n)(tree->narrow, isect_rays_of(tree->rays), n, &threads,
                                          isect_mesh_touches_of(tree->touches));
    tree->seconds += render_clock() - start;
    for (size_t i = 0; tree->wide == NULL && i < n; i++)
        touches[i] = widen_touch(&tree->touches[i]);
    return true;
}

bool tree_occluded(Tree *tree, const isectd_ray *rays, size_t n, uint64_t *bits)
{
    const isect_threads threads = {.count = tree->threads};
    if (tree->wide == NULL && !narrow_rays(tree, rays, n))
        return false;
    const double start = render_clock();
    if (tree->wide != NULL)
        (tree->culled ? isectd_bvh_occluded_culled_n
                      : isectd_bvh_occluded_n)(tree->wide, isectd_rays_of(rays), n, &threads, bits);
    else
        (tree->culled ? isect_bvh_occluded_culled_n : isect_bvh_occluded_n)(
            tree->narrow, isect_rays_of(tree->rays), n, &threads, bits);
    tree->seconds += render_clock() - start;
    return true;
}

static isect_status cast_all(const Tree *tree, const isectd_ray *ray, isectd_mesh_touch *touches,
                             size_t room, size_t *count)
{
    if (tree->wide != NULL)
        return isectd_bvh_cast_all(tree->wide, ray, touches, room, count);
    const isect_ray narrowed = narrow_ray(ray);
    isect_mesh_touch *hits = malloc(room * sizeof *hits);
    const isect_status status = hits != NULL
                                    ? isect_bvh_cast_all(tree->narrow, &narrowed, hits, room, count)
                                    : ISECT_NO_MEMORY;
    for (size_t i = 0; status == ISECT_OK && i < *count; i++)
        touches[i] = widen_touch(&hits[i]);
    free(hits);
    return status;
}

isectd_mesh_touch *tree_cast_all(const Tree *tree, const isectd_ray *ray, size_t *count)
{
    isectd_mesh_touch *touches = NULL;
    isect_status status = ISECT_TOO_SMALL;
    for (size_t room = 64; status == ISECT_TOO_SMALL; room = *count) {
        free(touches);
        touches = malloc(room * sizeof *touches);
        status = touches != NULL ? cast_all(tree, ray, touches, room, count) : ISECT_NO_MEMORY;
    }
    if (status == ISECT_OK)
        return touches;
    free(touches);
    return NULL;
}

/* ---- points ---- */

static isect_vec3 *narrow_points(const isectd_vec3 *points, size_t n)
{
    isect_vec3 *narrowed = malloc(n * sizeof *narrowed);
    for (size_t i = 0; narrowed != NULL && i < n; i++)
        narrowed[i] = narrow(points[i]);
    return narrowed;
}

static isectd_mesh_nearest widen_nearest(const isect_mesh_nearest *n)
{
    return (isectd_mesh_nearest){
        widen(n->point), (double)n->distance2, (double)n->u, (double)n->v, n->prim, n->feature};
}

bool tree_closest(Tree *tree, const isectd_vec3 *points, double within2, size_t n,
                  isectd_mesh_nearest *answers)
{
    const isect_threads threads = {.count = tree->threads};
    if (tree->wide != NULL) {
        isectd_bvh_closest_n(tree->wide, isectd_points_of(points), n, within2, &threads,
                             isectd_mesh_nearests_of(answers));
        return true;
    }
    isect_vec3 *narrowed = narrow_points(points, n);
    isect_mesh_nearest *found = malloc(n * sizeof *found);
    const bool good = narrowed != NULL && found != NULL;
    if (good)
        isect_bvh_closest_n(tree->narrow, isect_points_of(narrowed), n, (float)within2, &threads,
                            isect_mesh_nearests_of(found));
    for (size_t i = 0; good && i < n; i++)
        answers[i] = widen_nearest(&found[i]);
    free(narrowed);
    free(found);
    return good;
}

bool tree_closest_few(Tree *tree, const isectd_vec3 *point, double within2, size_t few,
                      isectd_mesh_nearest *list, size_t *count)
{
    if (tree->wide != NULL) {
        *count = isectd_bvh_closest_few(tree->wide, point, within2, list, few);
        return true;
    }
    const isect_vec3 narrowed = narrow(*point);
    isect_mesh_nearest *found = malloc(few * sizeof *found);
    *count = 0;
    if (found == NULL)
        return false;
    *count = isect_bvh_closest_few(tree->narrow, &narrowed, (float)within2, found, few);
    for (size_t i = 0; i < *count; i++)
        list[i] = widen_nearest(&found[i]);
    free(found);
    return true;
}

bool tree_sides(Tree *tree, const isectd_vec3 *points, isect_rule rule, size_t n, uint8_t *sides)
{
    const isect_threads threads = {.count = tree->threads};
    if (tree->wide != NULL) {
        isectd_bvh_classify_point_n(tree->wide, isectd_points_of(points), n, rule, &threads, sides);
        return true;
    }
    isect_vec3 *narrowed = narrow_points(points, n);
    if (narrowed == NULL)
        return false;
    isect_bvh_classify_point_n(tree->narrow, isect_points_of(narrowed), n, rule, &threads, sides);
    free(narrowed);
    return true;
}

isect_status tree_wind(Tree *tree)
{
    return tree->wide != NULL ? isectd_bvh_moments_build(tree->wide, NULL, &tree->wide_moments)
                              : isect_bvh_moments_build(tree->narrow, NULL, &tree->narrow_moments);
}

bool tree_distances(Tree *tree, const isectd_vec3 *points, isect_rule rule, size_t n,
                    double *distances)
{
    const isect_threads threads = {.count = tree->threads};
    if (tree->wide != NULL) {
        isectd_bvh_signed_distance_n(tree->wide, isectd_points_of(points), n, rule,
                                     tree->wide_moments, &threads, distances);
        return true;
    }
    isect_vec3 *narrowed = narrow_points(points, n);
    float *found = malloc(n * sizeof *found);
    const bool good = narrowed != NULL && found != NULL;
    if (good)
        isect_bvh_signed_distance_n(tree->narrow, isect_points_of(narrowed), n, rule,
                                    tree->narrow_moments, &threads, found);
    for (size_t i = 0; good && i < n; i++)
        distances[i] = (double)found[i];
    free(narrowed);
    free(found);
    return good;
}

isectd_mesh_touch tree_cast_counted(Tree *tree, const isectd_ray *ray, isectd_bvh_cost *cost)
{
    if (tree->wide != NULL)
        return isectd_bvh_cast_counted(tree->wide, ray, cost);
    isect_bvh_cost counted = {0, 0};
    const isect_ray narrowed = narrow_ray(ray);
    const isect_mesh_touch touch = isect_bvh_cast_counted(tree->narrow, &narrowed, &counted);
    *cost = (isectd_bvh_cost){counted.nodes, counted.blocks};
    return widen_touch(&touch);
}
