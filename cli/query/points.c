/* cli/query/points.c - see cli/query/points.h. */
#include "query/points.h"

#include "import/import.h"
#include "query/stream.h"

#include <stdlib.h>
#include <string.h>

typedef struct List {
    Mesh *mesh;
    size_t room;
} List;

static bool append(void *user, const double *numbers, size_t count, Fault *fault)
{
    List *list = user;
    Mesh *mesh = list->mesh;
    const size_t before = mesh->vertex_count, after = before + count;
    if (after > list->room) {
        const size_t room = 2 * after;
        double *positions = realloc(mesh->positions, 3 * room * sizeof *positions);
        mesh->positions = positions != NULL ? positions : mesh->positions;
        uint32_t *indices = realloc(mesh->indices, 3 * room * sizeof *indices);
        mesh->indices = indices != NULL ? indices : mesh->indices;
        if (positions == NULL || indices == NULL || after > INT32_MAX)
            return fault_set(fault, "out of memory, or too many points");
        list->room = room;
    }
    memcpy(mesh->positions + 3 * before, numbers, 3 * count * sizeof *numbers);
    for (size_t i = 3 * before; i < 3 * after; i++)
        mesh->indices[i] = (uint32_t)(i / 3);
    mesh->vertex_count = mesh->triangle_count = after;
    return true;
}

bool points_load(const char *path, bool in_double, Mesh *mesh, Fault *fault)
{
    List list = {mesh, 0};
    unsigned long long answered, bad;
    const Stream stream = {.path = path,
                           .precision = DOUBLE,
                           .strict = true,
                           .what = "a point",
                           .least = 3,
                           .most = 3,
                           .answer = append,
                           .user = &list};
    *mesh = (Mesh){.counted = true};
    if (!stream_run(&stream, &answered, &bad, fault))
        return fault_in(fault, path);
    if (mesh->vertex_count == 0)
        return fault_set(fault, "%s: no points", path);
    return mesh_load_end(path, in_double, mesh, fault);
}
