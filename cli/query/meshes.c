/* cli/query/meshes.c - reads meshes and builds their trees. */
#include "query/meshes.h"

#include <stdio.h>

static bool is_affine(const OptionNumbers *at, Fault *fault)
{
    const double *m = at->at;
    return (m[12] == 0 && m[13] == 0 && m[14] == 0 && m[15] == 1) ||
           fault_set(fault, "--at: the last row is not 0,0,0,1");
}

bool meshes_load(Meshes *meshes, const OptionNumbers *at, unsigned threads, Fault *fault)
{
    if (at->given && !is_affine(at, fault))
        return false;
    meshes->matrix = at->given ? at->at : NULL;
    for (int i = 0; i < 2 && meshes->paths[i] != NULL; i++) {
        const char *const one[] = {meshes->paths[i], NULL};
        if (!mesh_load(one, true, &meshes->mesh[i], fault))
            return false;
        const isect_status status = tree_build(&meshes->tree[i], &meshes->mesh[i], DOUBLE, threads);
        if (status != ISECT_OK)
            return fault_set(fault, "%s: no tree: %s", meshes->paths[i], isect_status_text(status));
    }
    return true;
}

void meshes_free(Meshes *meshes)
{
    for (int i = 0; i < 2; i++)
        tree_free(&meshes->tree[i]), mesh_free(&meshes->mesh[i]);
}

void meshes_print(const Meshes *meshes)
{
    for (int i = 0; i < 2 && meshes->paths[i] != NULL; i++)
        printf("%-12s %s, %zu triangles\n", i == 0 ? "mesh" : "and", meshes->paths[i],
               meshes->mesh[i].triangle_count);
}

json_t *meshes_triangles(const Meshes *meshes)
{
    json_t *triangles = json_array();
    for (int i = 0; i < 2 && meshes->paths[i] != NULL; i++)
        json_array_append_new(triangles, json_integer((json_int_t)meshes->mesh[i].triangle_count));
    return triangles;
}
