/* bench/hulls_isect.c - convex hulls, solids below planes and simplified solids by isect; compiled
 * once for each precision. */
#include "hulls.h"
#include "isect/isect.h"
#include "isectd/isect.h"

#include <stdlib.h>

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
    if (X(hull_build)(points, c->count, c->memory, c->bytes, NULL, &hull) != ISECT_OK)
        return (hull_counts){0, 0};
    for (size_t i = 0; i < hull.vertex_count; i++)
        c->is_vertex[hull.sources[i]] = 1;
    return (hull_counts){hull.vertex_count, hull.face_count};
}

size_t NAME(solid_bytes)(size_t planes)
{
    return X(hull_from_planes_capacity)(planes);
}

hull_counts NAME(solid_isect)(const halves *h)
{
    const X(plane) *planes = (const void *)h->NUMBERS;
    X(hull) hull;
    if (X(hull_from_planes)(planes, h->count, h->memory, h->bytes, &hull) != ISECT_OK)
        return (hull_counts){0, 0};
    return (hull_counts){hull.vertex_count, hull.face_count};
}

hull_counts NAME(simpler_isect)(const cloud *c, size_t most_faces, bool again)
{
    static X(hull) hull;
    static void *memory;
    static size_t bytes;
    X(hull) simple;
    if (!again) {
        const X(points)
            points = {c->NUMBERS, c->NUMBERS + 1, c->NUMBERS + 2, 3 * sizeof *c->NUMBERS};
        free(memory), memory = NULL;
        if (X(hull_build)(points, c->count, c->memory, c->bytes, NULL, &hull) != ISECT_OK)
            return (hull_counts){0, 0};
        bytes = X(hull_simplify_capacity)(hull.plane_count, most_faces);
        memory = calloc(1, bytes);
        return (hull_counts){hull.vertex_count, hull.face_count};
    }
    if (!memory || X(hull_simplify)(&hull, most_faces, memory, bytes, &simple, NULL) != ISECT_OK)
        return (hull_counts){0, 0};
    return (hull_counts){simple.vertex_count, simple.face_count};
}
