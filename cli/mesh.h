/* cli/mesh.h - a mesh as it came out of a file: triangles in the order of the file over vertices
 * that nobody has joined, and what is worth knowing about how it got here. */
#ifndef CLI_MESH_H
#define CLI_MESH_H

#include "vector.h"

#include "isect/views.h"
#include "isectd/views.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Do the coordinates in the file have more digits than floats have? */
enum mesh_rounding { MESH_NOT_ROUNDED, MESH_ROUNDED, MESH_ROUNDING_UNKNOWN };

typedef struct Mesh {
    double *positions; /* x, y, z of each vertex */
    float *floats;     /* the same after mesh_round, else NULL */
    size_t vertex_count;
    uint32_t *indices; /* three for each triangle */
    size_t triangle_count;
    size_t polygon_count; /* faces of more than three corners, cut into triangles */
    size_t lost_count;    /* triangles that they should have given but did not */
    size_t skipped_count; /* points and lines, left out */
    enum mesh_rounding rounding;
    bool counted; /* there are as many triangles as the file declares; else nobody knows */
    bool wide;    /* positions are those of the file, not floats made of them; vertices, too */
} Mesh;

void mesh_free(Mesh *mesh);

/* What rounding to floats does to a mesh. */
typedef struct MeshLoss {
    double moved;      /* the farthest way of a vertex, over the size of the mesh */
    size_t degenerate; /* triangles whose corners only now lie in one line */
} MeshLoss;

/* Round all positions to floats. False: out of memory. */
bool mesh_round(Mesh *mesh, MeshLoss *loss);

/* Put the triangles of another one behind those of a mesh, and free it. False: out of memory, or
 * too many. Before any is rounded. */
bool mesh_append(Mesh *mesh, Mesh *other);

/* A copy of some of its triangles, one behind the other, and of the vertices between the first and
 * the last of theirs. Not rounded. False: out of memory. */
bool mesh_part(Mesh *part, const Mesh *mesh, size_t first, size_t count);
bool mesh_copy(Mesh *copy, const Mesh *mesh); /* of all */

/* Corner k of a triangle. */
const double *mesh_corner(const Mesh *mesh, size_t triangle, int k);

/* The direction of its front, of length 1. */
Vector mesh_normal(const Mesh *mesh, size_t triangle);

/* Are all coordinates of a triangle finite? Do its corners lie in one line: exactly, not nearly? */
bool mesh_finite(const Mesh *mesh, size_t triangle);
bool mesh_collinear(const double a[3], const double b[3], const double c[3]);

/* The mesh as the library sees it; it borrows the arrays. */
isect_mesh mesh_view(const Mesh *mesh); /* once it is rounded */
isectd_mesh mesh_view_wide(const Mesh *mesh);

#endif
