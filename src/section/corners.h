/* section/corners.h - the triangles of the caller's mesh. */
#ifndef ISECT_SECTION_CORNERS_H
#define ISECT_SECTION_CORNERS_H

#include "core/vec3.h"
#include <string.h>

static inline bool is_mesh(const X(mesh) * mesh)
{
    return mesh && (mesh->triangle_count == 0 || mesh->positions) &&
           (mesh->indices || mesh->triangle_count <= mesh->vertex_count / 3);
}

static inline bool is_triangle(const X(mesh) * mesh, size_t prim)
{
    bool is = prim < mesh->triangle_count;
    for (size_t i = 0; is && mesh->indices && i < 3; i++)
        is = mesh->indices[3 * prim + i] < mesh->vertex_count;
    return is;
}

/* The corners of a triangle; zeros are +0. */
static inline void corners_in(const X(mesh) * mesh, size_t prim, Vec3 corner[3])
{
    const size_t stride = stride_in_bytes(mesh->stride, 3 * sizeof(real));
    for (size_t i = 0; i < 3; i++) {
        const size_t vertex = mesh->indices ? mesh->indices[3 * prim + i] : 3 * prim + i;
        memcpy(&corner[i], (const char *)mesh->positions + vertex * stride, sizeof corner[i]);
        corner[i] = (Vec3){corner[i].x + 0, corner[i].y + 0, corner[i].z + 0};
    }
}

#endif
