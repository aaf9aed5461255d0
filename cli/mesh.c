/* cli/mesh.c - owning a mesh. */
#include "mesh.h"

#include <stdlib.h>

void mesh_free(struct mesh *mesh)
{
    free(mesh->positions);
    free(mesh->indices);
    *mesh = (struct mesh){0};
}

isect_mesh mesh_view(const struct mesh *mesh)
{
    return (isect_mesh){.positions = mesh->positions,
                        .vertex_count = mesh->vertex_count,
                        .indices = mesh->indices,
                        .triangle_count = mesh->triangle_count};
}
