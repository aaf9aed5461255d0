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

/// The hull by isect, and by Qhull, which has only double.
hull_counts hull_isect_float(const cloud *c);
hull_counts hull_isect_double(const cloud *c);
hull_counts hull_qhull(const cloud *c);

/// Was Qhull there when this was compiled?
bool have_qhull(void);

#endif
