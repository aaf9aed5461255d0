/* bench/hulls.h - convex hulls: what bench_hulls measures. */
#ifndef BENCH_HULLS_H
#define BENCH_HULLS_H

#include <stdbool.h>
#include <stddef.h>

/// Points of a hull, in both precisions; `is_vertex` receives which of them are its vertices.
typedef struct cloud {
    size_t count;
    float *floats;
    double *doubles;
    char *is_vertex;
    void *memory;
    size_t bytes;
} cloud;

/// The counts that a form reports of a hull; `faces` is 0 on failure.
typedef struct hull_counts {
    size_t vertices, faces;
} hull_counts;

/// Bytes of memory that isect needs for a hull.
size_t hull_bytes_float(size_t points);
size_t hull_bytes_double(size_t points);

/// The hull by isect.
hull_counts hull_isect_float(const cloud *c);
hull_counts hull_isect_double(const cloud *c);

/// Planes, four numbers each, whose half-spaces bound a solid, and memory.
typedef struct halves {
    size_t count;
    float *floats;
    double *doubles;
    void *memory;
    size_t bytes;
} halves;

/// Bytes of memory that isect needs for the solid below planes.
size_t solid_bytes_float(size_t planes);
size_t solid_bytes_double(size_t planes);

/// The solid below planes, which contains the origin, by isect.
hull_counts solid_isect_float(const halves *h);
hull_counts solid_isect_double(const halves *h);

/// A solid with at most `most_faces` faces around the hull of points. `again` reuses the hull of
/// the last call. `faces` is 0 if there is no memory.
hull_counts simpler_isect_float(const cloud *c, size_t most_faces, bool again);
hull_counts simpler_isect_double(const cloud *c, size_t most_faces, bool again);

/// Both by Qhull, in double, if it was found when this was compiled.
#ifdef BENCH_QHULL
enum { HAVE_QHULL = 1 };
hull_counts hull_qhull(const cloud *c);
hull_counts solid_qhull(const halves *h);
#else
enum { HAVE_QHULL = 0 };
#define hull_qhull NULL
#define solid_qhull NULL
#endif

#endif
