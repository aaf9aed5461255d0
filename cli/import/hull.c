/* cli/import/hull.c - the convex hull of a mesh from a file. */
#include "import/hull.h"

#include "import/import.h"

#include <stdlib.h>

/* Collects the vertices of all finite triangles. */
static isect_status build_hull(Hull *hull, const Mesh *mesh, bool in_double)
{
    const size_t most = 3 * mesh->triangle_count,
                 bytes = in_double ? isectd_hull_capacity(most) : isect_hull_capacity(most);
    isectd_vec3 *wide = malloc((most + 1) * sizeof *wide);
    isect_vec3 *narrow = malloc((most + 1) * sizeof *narrow);
    size_t count = 0;
    for (size_t i = 0; i < most && wide != NULL && narrow != NULL; i++) {
        const double *p = mesh_corner(mesh, i / 3, (int)(i % 3));
        if (!mesh_finite(mesh, i / 3))
            continue;
        wide[count] = (isectd_vec3){p[0], p[1], p[2]};
        narrow[count++] = (isect_vec3){(float)p[0], (float)p[1], (float)p[2]};
    }
    const isectd_points all = isectd_points_of(wide);
    const isect_points all_narrow = isect_points_of(narrow);
    hull->memory = malloc(bytes);
    isect_status status = ISECT_NO_MEMORY;
    if (hull->memory != NULL && wide != NULL && narrow != NULL)
        status = in_double ? isectd_hull_build(all, count, hull->memory, bytes, NULL, &hull->wide)
                           : isect_hull_build(all_narrow, count, hull->memory, bytes, NULL,
                                              &hull->narrow);
    free(wide);
    free(narrow);
    return status;
}

bool hull_load(Hull *hull, const char *path, bool in_double, Fault *fault)
{
    const char *paths[] = {path, NULL};
    Mesh mesh = {0};
    if (!mesh_load(paths, in_double, &mesh, fault))
        return false;
    const isect_status status = build_hull(hull, &mesh, in_double);
    mesh_free(&mesh);
    return status == ISECT_OK ||
           fault_set(fault, "%s: no hull: %s", path, isect_status_text(status));
}

void hull_free(Hull *hull)
{
    free(hull->memory);
}
