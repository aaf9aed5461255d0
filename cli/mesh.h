/* cli/mesh.h - a mesh as it came out of a file: triangles in the order of the file over vertices
 * that nobody has joined, and what is worth knowing about how it got here. */
#ifndef CLI_MESH_H
#define CLI_MESH_H

#include "isect/views.h"

#include <stddef.h>
#include <stdint.h>

/* Do the coordinates in the file have more digits than the floats that were made of them? */
enum mesh_rounding { MESH_NOT_ROUNDED, MESH_ROUNDED, MESH_ROUNDING_UNKNOWN };

struct mesh {
    float *positions; /* x, y, z of each vertex */
    size_t vertex_count;
    uint32_t *indices; /* three for each triangle */
    size_t triangle_count;
    size_t polygon_count; /* faces of more than three corners, cut into triangles */
    size_t lost_count;    /* triangles that they should have given but did not */
    size_t skipped_count; /* points and lines, left out */
    enum mesh_rounding rounding;
};

void mesh_free(struct mesh *mesh);

/* The mesh as the library sees it; it borrows the arrays. */
isect_mesh mesh_view(const struct mesh *mesh);

#endif
