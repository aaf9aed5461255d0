/* bench/hulls_isect.c - convex hulls by isect; compiled once for each precision. */
#include "hulls.h"
#include "isect/isect.h"
#include "isectd/isect.h"

#if BENCH_DOUBLE
#define X(name) isectd_##name
#define NAME(name) name##_double
#define NUMBERS doubles
#else
#define X(name) isect_##name
#define NAME(name) name##_float
#define NUMBERS floats
#endif

size_t NAME(hull_bytes)(size_t points)
{
    return X(hull_capacity)(points);
}

hull_counts NAME(hull_isect)(const cloud *c)
{
    const X(points) points = {c->NUMBERS, c->NUMBERS + 1, c->NUMBERS + 2, 3 * sizeof *c->NUMBERS};
    X(hull) hull;
    if (X(hull_build)(&hull, &points, c->count, c->memory, c->bytes, NULL) != ISECT_OK)
        return (hull_counts){0, 0};
    for (size_t i = 0; i < hull.vertex_count; i++)
        c->is_vertex[hull.sources[i]] = 1;
    return (hull_counts){hull.vertex_count, hull.face_count};
}
