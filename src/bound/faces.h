/* bound/faces.h - the caller's triangles, separate or with shared vertices, as sets of their
 * corners. */
#ifndef ISECT_BOUND_FACES_H
#define ISECT_BOUND_FACES_H

#include "bound/scan.h"

/* True if the triangles are an array of structs: then it is one set of three times as many
 * points. */
static inline bool is_array(const X(triangles) * t)
{
    const real *const number[] = {t->a.x, t->a.y, t->a.z, t->b.x, t->b.y,
                                  t->b.z, t->c.x, t->c.y, t->c.z};
    for (int f = 1; f < 9; f++)
        if (number[f] != number[0] + f)
            return false;
    return t->stride == 9 * sizeof(real);
}
/* Makes one set or three. Returns their number; 0 if a pointer is missing. */
static inline int point_sets_of_triangles(PointSet set[3], const X(triangles) * triangles, size_t n)
{
    if (!triangles)
        return 0;
    const X(vec3s) corners[] = {triangles->a, triangles->b, triangles->c};
    for (int k = 0; k < 3; k++) {
        const X(points) points = {corners[k].x, corners[k].y, corners[k].z, triangles->stride};
        if (!point_set_of(&set[k], &points, n))
            return 0;
    }
    if (n == 0 || !is_array(triangles))
        return 3;
    set[0].stride = 3 * sizeof(real), set[0].n = 3 * n;
    return 1;
}

/* ISECT_OK if a mesh has triangles, and positions for all of them; their indices are not
 * checked. */
static inline isect_status mesh_status(const X(mesh) * mesh)
{
    if (!mesh || (mesh->triangle_count > 0 && !mesh->positions) ||
        mesh->triangle_count > SIZE_MAX / 3 ||
        (!mesh->indices && 3 * mesh->triangle_count > mesh->vertex_count))
        return ISECT_BAD_ARGUMENT;
    return mesh->triangle_count == 0 ? ISECT_EMPTY : ISECT_OK;
}
/* The first 3 * triangle_count vertices: in a mesh without indices, all of them. */
static inline PointSet vertices_of(const X(mesh) * mesh)
{
    const real *first = mesh->positions;
    return (PointSet){{first, first + 1, first + 2},
                      stride_in_bytes(mesh->stride, 3 * sizeof(real)),
                      3 * mesh->triangle_count,
                      NULL,
                      1};
}

#endif
