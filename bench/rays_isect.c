/* bench/rays_isect.c - isect in five forms: batches of structs, batches of columns, one ray a call,
 * batches through a tree that is built fast, and batches through an indexed tree. They use one
 * thread, and else default options. */
#include "rays.h"

#include <stdio.h>

static void *build_with(const trimesh *mesh, const isect_bvh_options *options)
{
    isect_mesh view = {mesh->positions, 0, mesh->vertex_count, mesh->indices, mesh->triangle_count};
    isect_bvh *tree = NULL;
    return isect_bvh_build(&view, options, &tree) == ISECT_OK ? tree : NULL;
}

static void *build(const trimesh *mesh)
{
    return build_with(mesh, NULL);
}

static void *build_fast(const trimesh *mesh)
{
    return build_with(mesh, &(isect_bvh_options){.fast = true});
}

static void *build_indexed(const trimesh *mesh)
{
    return build_with(mesh, &(isect_bvh_options){.indexed = true});
}

static bool refit(void *tree, const trimesh *mesh)
{
    isect_mesh view = {mesh->positions, 0, mesh->vertex_count, mesh->indices, mesh->triangle_count};
    return isect_bvh_refit(tree, &view, NULL) == ISECT_OK;
}

static size_t bytes(const void *tree)
{
    return isect_bvh_stats(tree).bytes;
}

static void release(void *tree)
{
    isect_bvh_free(tree);
}

static void cast_structs(const void *tree, const ray_set *rays, size_t first, size_t n,
                         const ray_answers *answers)
{
    isect_rays view = isect_rays_of(rays->structs + first);
    isect_mesh_touches touches = isect_mesh_touches_of(answers->structs + first);
    isect_bvh_cast_n(tree, view, n, NULL, touches);
}

static void occluded_structs(const void *tree, const ray_set *rays, size_t first, size_t n,
                             const ray_answers *answers)
{
    isect_rays view = isect_rays_of(rays->structs + first);
    isect_bvh_occluded_n(tree, view, n, NULL, answers->bits + first / 64);
}

static isect_vec3s vec3s_from(isect_vec3s all, size_t first)
{
    return (isect_vec3s){all.x + first, all.y + first, all.z + first};
}

static isect_rays rays_from(const isect_rays *all, size_t first)
{
    return (isect_rays){vec3s_from(all->origin, first), vec3s_from(all->dir, first),
                        all->t_min + first, all->t_max + first, 0};
}

static void cast_columns(const void *tree, const ray_set *rays, size_t first, size_t n,
                         const ray_answers *answers)
{
    isect_rays view = rays_from(&rays->columns, first);
    const isect_mesh_touches *all = &answers->columns;
    isect_mesh_touches touches = {all->t + first, all->u + first, all->v + first, all->prim + first,
                                  0};
    isect_bvh_cast_n(tree, view, n, NULL, touches);
}

static void occluded_columns(const void *tree, const ray_set *rays, size_t first, size_t n,
                             const ray_answers *answers)
{
    isect_rays view = rays_from(&rays->columns, first);
    isect_bvh_occluded_n(tree, view, n, NULL, answers->bits + first / 64);
}

static void cast_one(const void *tree, const ray_set *rays, size_t first, size_t n,
                     const ray_answers *answers)
{
    for (size_t i = first; i < first + n; i++)
        answers->structs[i] = isect_bvh_cast(tree, &rays->structs[i]);
}

static void occluded_one(const void *tree, const ray_set *rays, size_t first, size_t n,
                         const ray_answers *answers)
{
    for (size_t i = first; i < first + n; i += 64) {
        uint64_t word = 0;
        for (size_t k = 0; k < 64 && i + k < first + n; k++)
            word |= (uint64_t)isect_bvh_occluded(tree, &rays->structs[i + k]) << k;
        answers->bits[i / 64] = word;
    }
}

static const tree_kind tree = {"isect", build, bytes, release, refit};
static const tree_kind indexed = {"isect indexed", build_indexed, bytes, release, refit};
static const tree_kind fast = {"isect fast", build_fast, bytes, release, refit};

const ray_form isect_forms[] = {
    {"batch", &tree, cast_structs, occluded_structs, false},
    {"columns", &tree, cast_columns, occluded_columns, true},
    {"one ray", &tree, cast_one, occluded_one, false},
    {"fast", &fast, cast_structs, occluded_structs, false},
    {"indexed", &indexed, cast_structs, occluded_structs, false},
};
const size_t isect_form_count = sizeof isect_forms / sizeof isect_forms[0];

void isect_describe(char *text, size_t size)
{
    snprintf(text, size, "isect %d.%d.%d, instruction set %s", ISECT_VERSION_MAJOR,
             ISECT_VERSION_MINOR, ISECT_VERSION_PATCH, isect_isa());
}
