/* cli/query/measure.h - the numbers that describe a mesh. */
#ifndef CLI_MEASURE_H
#define CLI_MEASURE_H

#include "fault.h"
#include "import/mesh.h"

#include <stdbool.h>

/* Triangles with a NaN or an infinite vertex are counted in not_finite and nowhere else. Points are
 * the same if they are equal (-0 == 0). A triangle that names a point twice has no edges. */
typedef struct Measures {
    size_t points; /* different positions that triangles use */
    double lower[3], upper[3];
    double diagonal, area;
    double volume;     /* signed; valid if the mesh is closed */
    double volume_off; /* how far it may be off by rounding */
    size_t not_finite;
    size_t degenerate; /* collinear vertices */
    size_t duplicate;  /* the same three points as an earlier triangle */
    size_t parts;      /* connected components: triangles that share a point are connected */
    size_t edges;      /* different pairs of points that triangles join */
    size_t boundary;   /* used by one triangle */
    size_t crowded;    /* used by more than two */
    size_t twisted;    /* used by two with opposite orientations */
    bool closed;       /* all triangles finite; every edge used by two with one orientation */
} Measures;

/* False: out of memory. */
bool measure_mesh(const Mesh *mesh, Measures *measures);

/* The number of the point of each vertex, from 0 by their first use, UINT32_MAX where no finite
 * triangle uses it; their count. The caller frees the numbers. False: out of memory. */
bool measure_points(const Mesh *mesh, uint32_t **numbers, size_t *count);

/* Warns if a mesh is not closed, because it then has no inside. False: out of memory. */
bool measure_warn_open(const Mesh *mesh, const char *name, Fault *fault);

#endif
