/* tools/generate_mesh.c - writes a generated mesh as a PLY file, for places without scanned models.
 * generate_mesh sphere|terrain|torus|knot SIZE FILE; SIZE is about the number of triangles. */
#include "meshes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool make(trimesh *mesh, const char *kind, double triangles)
{
    /* Tubes are about ten times as long as thick. */
    unsigned around = (unsigned)sqrt(triangles / 20) + 3, along = 10 * around;
    if (strcmp(kind, "sphere") == 0)
        return trimesh_sphere(mesh, (unsigned)fmax(0, log2(triangles / 20) / 2 + 0.5));
    if (strcmp(kind, "terrain") == 0)
        return trimesh_terrain(mesh, (unsigned)sqrt(triangles / 2) + 1);
    if (strcmp(kind, "torus") == 0)
        return trimesh_torus(mesh, along, around, 0.35f);
    if (strcmp(kind, "knot") == 0)
        return trimesh_knot(mesh, along, around);
    return false;
}

/* The file is text: the same on every machine, and readable. */
static bool write_ply(const trimesh *mesh, const char *path)
{
    FILE *file = fopen(path, "w");
    if (file == NULL)
        return false;
    fprintf(file, "ply\nformat ascii 1.0\nelement vertex %zu\n", mesh->vertex_count);
    fprintf(file, "property float x\nproperty float y\nproperty float z\n");
    fprintf(file, "element face %zu\n", mesh->triangle_count);
    fprintf(file, "property list uchar int vertex_indices\nend_header\n");
    for (size_t i = 0; i < mesh->vertex_count; i++) {
        const float *p = &mesh->positions[3 * i];
        fprintf(file, "%.9g %.9g %.9g\n", (double)p[0], (double)p[1], (double)p[2]);
    }
    for (size_t i = 0; i < mesh->triangle_count; i++) {
        const uint32_t *corner = &mesh->indices[3 * i];
        fprintf(file, "3 %u %u %u\n", (unsigned)corner[0], (unsigned)corner[1],
                (unsigned)corner[2]);
    }
    bool good = !ferror(file);
    return fclose(file) == 0 && good;
}

int main(int argc, char **argv)
{
    trimesh mesh = {0};
    double triangles = argc == 4 ? strtod(argv[2], NULL) : 0;
    if (!(triangles >= 20 && triangles <= 1e8)) {
        fprintf(stderr, "usage: generate_mesh sphere|terrain|torus|knot SIZE FILE.ply\n");
        return 2;
    }
    bool good = make(&mesh, argv[1], triangles) && write_ply(&mesh, argv[3]);
    trimesh_free(&mesh);
    if (!good)
        fprintf(stderr, "generate_mesh: cannot write %s to %s\n", argv[1], argv[3]);
    return good ? 0 : 2;
}
