/* isectd/views.h - shapes too large to copy: they borrow the caller's arrays. */
#ifndef ISECTD_VIEWS_H
#define ISECTD_VIEWS_H

#include "isect/base.h"

/// Triangles over shared vertices. Vertex i is the three numbers at (char *)positions + i * stride;
/// a stride of 0 means 3 * sizeof(double). Triangle i has the vertices indices[3 * i] and the next
/// two; without indices (NULL) its vertices are 3 * i, 3 * i + 1 and 3 * i + 2.
/// The arrays must outlive whatever says that it keeps a pointer to them.
typedef struct isectd_mesh {
    const double *positions;
    size_t stride, vertex_count;
    const uint32_t *indices;
    size_t triangle_count;
} isectd_mesh;

#endif
