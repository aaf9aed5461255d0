/* measure/mesh.h - the corners of the triangles of a mesh, and sums of many terms. */
#ifndef ISECT_MEASURE_MESH_H
#define ISECT_MEASURE_MESH_H

#include "bound/box.h"
#include <string.h>

/* False if corner i does not exist or is not finite. */
static inline bool corner_of(const X(mesh) * mesh, size_t i, Vec3 *corner)
{
    const size_t stride = stride_in_bytes(mesh->stride, sizeof(Vec3));
    const size_t at = mesh->indices ? mesh->indices[i] : i;
    if (at >= mesh->vertex_count)
        return false;
    memcpy(corner, (const char *)mesh->positions + at * stride, sizeof *corner);
    return finite3(*corner);
}

/* The bounding box; false if a corner does not exist or is not finite. */
static inline bool box_of_mesh(const X(mesh) * mesh, Aabb *box)
{
    for (size_t i = 0; i < 3 * mesh->triangle_count; i++) {
        Vec3 p;
        if (!corner_of(mesh, i, &p))
            return false;
        if (i == 0)
            *box = (Aabb){p, p};
        include(box, &(Aabb){p, p});
    }
    return mesh->triangle_count > 0;
}

/* Adds a number to *sum + *rest. */
static inline void add_number(double *sum, double *rest, double number)
{
    const double more = *sum + number, of_number = more - *sum;
    *rest += (*sum - (more - of_number)) + (number - of_number);
    *sum = more;
}

#endif
