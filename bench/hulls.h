/* bench/hulls.h - convex hulls: what bench_hulls measures. */
#ifndef BENCH_HULLS_H
#define BENCH_HULLS_H

#include <stdbool.h>
#include <stddef.h>

/// Points to make a hull of, in both precisions; and which of them are its vertices, `is_vertex`,
/// which is written.
typedef struct cloud {
    size_t count;
    float *floats;
    double *doubles;
    char *is_vertex;
    void *memory;
    size_t bytes;
} cloud;

/// What a form says of a hull; faces are 0 if it fails.
typedef struct hull_counts {
    size_t vertices, faces;
} hull_counts;

/// How much memory isect wants.
size_t hull_bytes_float(size_t points);
size_t hull_bytes_double(size_t points);

/// The hull by isect.
hull_counts hull_isect_float(const cloud *c);
hull_counts hull_isect_double(const cloud *c);

/// Planes that a solid lies below, four numbers each, and memory; the hull of some points, to be
/// made simpler.
typedef struct halves {
    size_t count;
    float *floats;
    double *doubles;
    void *memory;
    size_t bytes;
} halves;

/// How much memory isect wants for the solid below planes.
size_t solid_bytes_float(size_t planes);
size_t solid_bytes_double(size_t planes);

/// The solid below planes, which holds the origin, by isect.
hull_counts solid_isect_float(const halves *h);
hull_counts solid_isect_double(const halves *h);

/// A solid of so many faces at most around the hull of points, which is built once; `again` asks it
/// of the same hull. 0 faces if there is no memory.
hull_counts simpler_isect_float(const cloud *c, size_t most_faces, bool again);
hull_counts simpler_isect_double(const cloud *c, size_t most_faces, bool again);

/// Both by Qhull, which has only double, if it was there when this was compiled.
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
