/* cli/query/placed.c - one tree for each mesh, and one over all places of them. */
#include "query/placed.h"

#include "drawing/render.h"
#include "query/narrow.h"

#include <stdlib.h>
#include <string.h>

/* ---- building ---- */

static bool build_trees(Placed *placed, enum precision precision, TreeWish wish, Fault *fault)
{
    const Scene *scene = placed->scene;
    placed->trees = calloc(scene->mesh_count, sizeof *placed->trees);
    if (placed->trees == NULL)
        return fault_set(fault, "out of memory");
    for (size_t i = 0; i < scene->mesh_count; i++) {
        const SceneMesh *mesh = &scene->meshes[i];
        const isect_status status = tree_build_by(&placed->trees[i], &mesh->mesh, precision, wish);
        if (status != ISECT_OK)
            return fault_set(fault, "%s: no tree: %s", mesh->path, isect_status_text(status));
    }
    return true;
}

static isect_status build_places(Placed *placed, bool in_double, bool fast)
{
    const Scene *scene = placed->scene;
    const isect_bvh_options options = {.threads = {.count = placed->threads}, .fast = fast};
    const isectd_bvh_options options_wide = {.threads = options.threads, .fast = fast};
    isect_instance *narrow = in_double ? NULL : malloc(scene->count * sizeof *narrow);
    isectd_instance *wide = in_double ? malloc(scene->count * sizeof *wide) : NULL;
    const bool room = narrow != NULL || wide != NULL;
    for (size_t i = 0; room && i < scene->count; i++) {
        const Tree *tree = &placed->trees[scene->objects[i].mesh];
        if (in_double)
            wide[i].bvh = tree->wide;
        else
            narrow[i].bvh = tree->narrow;
        memcpy(in_double ? wide[i].matrix : narrow[i].matrix, scene->objects[i].place.row,
               sizeof wide->matrix);
    }
    const isect_status status =
        !room       ? ISECT_NO_MEMORY
        : in_double ? isectd_scene_build(wide, scene->count, &options_wide, &placed->wide)
                    : isect_scene_build(narrow, scene->count, &options, &placed->narrow);
    free(narrow);
    free(wide);
    return status;
}

bool placed_build(Placed *placed, const Scene *scene, enum precision precision, TreeWish wish,
                  Fault *fault)
{
    *placed = (Placed){.scene = scene, .threads = wish.threads};
    if (!build_trees(placed, precision, wish, fault))
        return false;
    const isect_status status = build_places(placed, precision == DOUBLE, wish.fast);
    return status == ISECT_OK ||
           fault_set(fault, "no tree over the places: %s", isect_status_text(status));
}

void placed_free(Placed *placed)
{
    isect_scene_free(placed->narrow);
    isectd_scene_free(placed->wide);
    for (size_t i = 0; placed->trees != NULL && i < placed->scene->mesh_count; i++)
        tree_free(&placed->trees[i]);
    free(placed->trees);
    *placed = (Placed){0};
}

isectd_bvh_statistics placed_stats(const Placed *placed)
{
    const Scene *scene = placed->scene;
    isectd_bvh_statistics sum = {0};
    for (size_t i = 0; i < scene->mesh_count; i++) {
        const isectd_bvh_statistics of = tree_stats(&placed->trees[i]);
        sum.nodes += of.nodes, sum.blocks += of.blocks, sum.bytes += of.bytes;
        sum.depth = of.depth > sum.depth ? of.depth : sum.depth;
    }
    for (size_t i = 0; i < scene->count; i++) {
        const isectd_bvh_statistics of = tree_stats(&placed->trees[scene->objects[i].mesh]);
        sum.triangles += of.triangles;
        sum.not_finite += of.not_finite, sum.repeated += of.repeated;
    }
    if (placed->wide != NULL) {
        const isectd_scene_statistics over = isectd_scene_stats(placed->wide);
        sum.nodes += over.nodes, sum.bytes += over.bytes;
    } else {
        const isect_scene_statistics over = isect_scene_stats(placed->narrow);
        sum.nodes += over.nodes, sum.bytes += over.bytes;
    }
    return sum;
}

/* ---- queries ---- */

static bool cast_narrow(const Placed *placed, const isectd_ray *rays, size_t n,
                        isectd_scene_touch *touches)
{
    const isect_threads threads = {.count = placed->threads};
    isect_ray *narrowed = malloc(n * sizeof *narrowed);
    isect_scene_touch *found = malloc(n * sizeof *found);
    const bool good = narrowed != NULL && found != NULL;
    for (size_t i = 0; good && i < n; i++)
        narrowed[i] = narrow_ray(&rays[i]);
    if (good)
        (placed->culled ? isect_scene_cast_culled_n : isect_scene_cast_n)(
            placed->narrow, isect_rays_of(narrowed), n, &threads, found);
    for (size_t i = 0; good && i < n; i++)
        touches[i] = (isectd_scene_touch){(double)found[i].t, (double)found[i].u,
                                          (double)found[i].v, found[i].prim, found[i].instance};
    free(narrowed);
    free(found);
    return good;
}

bool placed_cast(Placed *placed, const isectd_ray *rays, size_t n, isectd_scene_touch *touches)
{
    const isect_threads threads = {.count = placed->threads};
    const double start = render_clock();
    bool good = true;
    if (placed->wide != NULL)
        (placed->culled ? isectd_scene_cast_culled_n : isectd_scene_cast_n)(
            placed->wide, isectd_rays_of(rays), n, &threads, touches);
    else
        good = cast_narrow(placed, rays, n, touches);
    placed->seconds += render_clock() - start;
    return good;
}

static bool occluded_narrow(const Placed *placed, const isectd_ray *rays, size_t n, uint64_t *bits)
{
    const isect_threads threads = {.count = placed->threads};
    isect_ray *narrowed = malloc(n * sizeof *narrowed);
    if (narrowed == NULL)
        return false;
    for (size_t i = 0; i < n; i++)
        narrowed[i] = narrow_ray(&rays[i]);
    (placed->culled ? isect_scene_occluded_culled_n : isect_scene_occluded_n)(
        placed->narrow, isect_rays_of(narrowed), n, &threads, bits);
    free(narrowed);
    return true;
}

bool placed_occluded(Placed *placed, const isectd_ray *rays, size_t n, uint64_t *bits)
{
    const isect_threads threads = {.count = placed->threads};
    const double start = render_clock();
    bool good = true;
    if (placed->wide != NULL)
        (placed->culled ? isectd_scene_occluded_culled_n : isectd_scene_occluded_n)(
            placed->wide, isectd_rays_of(rays), n, &threads, bits);
    else
        good = occluded_narrow(placed, rays, n, bits);
    placed->seconds += render_clock() - start;
    return good;
}

static isectd_scene_nearest widen_placed(const isect_scene_nearest *n)
{
    return (isectd_scene_nearest){widen(n->point), (double)n->distance2, (double)n->u, (double)n->v,
                                  n->prim,         n->feature,           n->instance};
}

static bool closest_narrow(const Placed *placed, const isectd_vec3 *points, size_t n,
                           double within2, isectd_scene_nearest *answers)
{
    const isect_threads threads = {.count = placed->threads};
    isect_vec3 *narrowed = malloc(n * sizeof *narrowed);
    isect_scene_nearest *found = malloc(n * sizeof *found);
    const bool good = narrowed != NULL && found != NULL;
    for (size_t i = 0; good && i < n; i++)
        narrowed[i] = narrow(points[i]);
    if (good)
        isect_scene_closest_n(placed->narrow, isect_points_of(narrowed), n, (float)within2,
                              &threads, found);
    for (size_t i = 0; good && i < n; i++)
        answers[i] = widen_placed(&found[i]);
    free(narrowed);
    free(found);
    return good;
}

bool placed_closest(const Placed *placed, const isectd_vec3 *points, size_t n, double within2,
                    isectd_scene_nearest *answers)
{
    const isect_threads threads = {.count = placed->threads};
    if (placed->wide == NULL)
        return closest_narrow(placed, points, n, within2, answers);
    isectd_scene_closest_n(placed->wide, isectd_points_of(points), n, within2, &threads, answers);
    return true;
}

bool placed_closest_few(const Placed *placed, const isectd_vec3 *point, double within2, size_t few,
                        isectd_scene_nearest *list, size_t *count)
{
    if (placed->wide != NULL) {
        *count = isectd_scene_closest_few(placed->wide, point, within2, list, few);
        return true;
    }
    const isect_vec3 narrowed = narrow(*point);
    isect_scene_nearest *found = malloc(few * sizeof *found);
    *count = 0;
    if (found == NULL)
        return false;
    *count = isect_scene_closest_few(placed->narrow, &narrowed, (float)within2, found, few);
    for (size_t i = 0; i < *count; i++)
        list[i] = widen_placed(&found[i]);
    free(found);
    return true;
}

uint64_t placed_number(const Placed *placed, const isectd_scene_touch *touch)
{
    return placed->scene->objects[touch->instance].first + touch->prim;
}

isectd_vec3 placed_normal(const Placed *placed, uint32_t object, uint32_t triangle)
{
    const Scene *scene = placed->scene;
    const Mesh *mesh = &scene->meshes[scene->objects[object].mesh].mesh;
    const Vector front = mesh_normal(mesh, triangle);
    const isectd_vec3 normal = {front.x, front.y, front.z};
    if (placed->wide != NULL)
        return isectd_scene_normal(placed->wide, object, &normal);
    const isect_vec3 narrowed = narrow(normal);
    return widen(isect_scene_normal(placed->narrow, object, &narrowed));
}
