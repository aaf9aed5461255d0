/* cli/import/mesh.h - a mesh as it was in a file: triangles in the order of the file over vertices
 * that are not joined, and facts about its import. */
#ifndef CLI_MESH_H
#define CLI_MESH_H

#include "drawing/vector.h"

#include "isect/views.h"
#include "isectd/views.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the coordinates in the file have more digits than floats. */
enum mesh_rounding { MESH_NOT_ROUNDED, MESH_ROUNDED, MESH_ROUNDING_UNKNOWN };

/* Faces with a flaw: how many, and where the first is: a line, a byte in binary files, or 0: not
 * known. */
typedef struct MeshFlaw {
    size_t count, where;
} MeshFlaw;

/* The effect of joining vertices that are nearly in one place (import/weld.h). */
typedef struct MeshWeld {
    double distance;  /* 0: none were joined */
    size_t moved;     /* vertices */
    double largest;   /* move */
    size_t collapsed; /* triangles, two vertices of which are in one place only since then */
} MeshWeld;

typedef struct Mesh {
    double *positions; /* x, y, z of each vertex */
    float *floats;     /* the same after mesh_round, else NULL */
    size_t vertex_count;
    uint32_t *indices; /* three for each triangle */
    size_t triangle_count;
    size_t polygon_count; /* faces of more than three vertices, cut into triangles */
    size_t skipped_count; /* points and lines, left out */
    MeshFlaw crossed;     /* polygons that cross themselves or have no area, cut as fans */
    MeshFlaw bent;        /* polygons that are not flat */
    MeshWeld weld;
    enum mesh_rounding rounding;
    bool binary;  /* the places of flaws are bytes */
    bool counted; /* the count of triangles equals that of the file; else it is not known */
    bool wide;    /* positions are those of the file, not of floats; vertices, too */
} Mesh;

void mesh_free(Mesh *mesh);

/* The effect of rounding a mesh to floats. */
typedef struct MeshLoss {
    double moved;      /* the largest displacement of a vertex, over the size of the mesh */
    size_t degenerate; /* triangles whose vertices are collinear after rounding only */
} MeshLoss;

/* Rounds all positions to floats. False: out of memory. */
bool mesh_round(Mesh *mesh, MeshLoss *loss);

/* Appends the triangles of another mesh, and frees it. False: out of memory, or too many. Call
 * before rounding. */
bool mesh_append(Mesh *mesh, Mesh *other);

/* A copy of consecutive triangles, and of the vertices between their first and their last. Not
 * rounded. False: out of memory. */
bool mesh_part(Mesh *part, const Mesh *mesh, size_t first, size_t count);
bool mesh_copy(Mesh *copy, const Mesh *mesh); /* of all */

/* Vertex k of a triangle. */
const double *mesh_corner(const Mesh *mesh, size_t triangle, int k);

/* The unit normal of its front. */
Vector mesh_normal(const Mesh *mesh, size_t triangle);

/* True if all coordinates of a triangle are finite; true if the points are collinear, exactly. */
bool mesh_finite(const Mesh *mesh, size_t triangle);
bool mesh_collinear(const double a[3], const double b[3], const double c[3]);

/* The mesh as a view of the library; it borrows the arrays. */
isect_mesh mesh_view(const Mesh *mesh); /* after rounding */
isectd_mesh mesh_view_wide(const Mesh *mesh);

#endif
