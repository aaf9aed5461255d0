/* engine/farthest.h - the vertex of a set that is farthest along a direction, with SIMD.
 *
 * Heights are compared in blocks: first the earliest maximum of each lane is found, then that among
 * the lanes. Therefore every instruction set finds the same vertex. */
#ifndef ISECT_ENGINE_FARTHEST_H
#define ISECT_ENGINE_FARTHEST_H

#include "core/isa.h"
#include <stddef.h>

enum { VERTEX_BLOCK = 16, VERTEX_BLOCKS = 48, PACKED_VERTICES = VERTEX_BLOCK * VERTEX_BLOCKS };

/* The coordinates of blocks of vertices. Copies of the last vertex fill the last block. */
typedef struct Vertices {
    _Alignas(64) double at[VERTEX_BLOCKS][3][VERTEX_BLOCK]; /* no register crosses a cache line */
    size_t count;
} Vertices;

static inline void set_vertex(Vertices *v, size_t i, const double point[3])
{
    for (int k = 0; k < 3; k++)
        v->at[i / VERTEX_BLOCK][k][i % VERTEX_BLOCK] = point[k];
}
static inline void get_vertex(const Vertices *v, size_t i, double point[3])
{
    for (int k = 0; k < 3; k++)
        point[k] = v->at[i / VERTEX_BLOCK][k][i % VERTEX_BLOCK];
}
/* Fills the last block. All vertices are set, and there is at least one. */
static inline void pad_vertices(Vertices *v)
{
    double last[3];
    get_vertex(v, v->count - 1, last);
    for (size_t i = v->count; i % VERTEX_BLOCK; i++)
        set_vertex(v, i, last);
}

/* The index of the first of the vertices that are farthest along a direction. There is at least one
 * vertex, and all are finite. */
typedef size_t FarthestVertex(const Vertices *v, const double direction[3]);

#define FARTHEST_(isa) isect_farthest_vertex_##isa
#define FARTHEST(isa) FARTHEST_(isa)
#define DECLARE_FARTHEST_VERTEX(isa) FarthestVertex FARTHEST(isa);
ISAS_TO_AVX2(DECLARE_FARTHEST_VERTEX)

#define FARTHEST_IN_TABLE(isa) FARTHEST(isa),
static inline size_t farthest_vertex(const Vertices *v, const double direction[3])
{
    static FarthestVertex *const farthest[] = {ISAS_TO_AVX2(FARTHEST_IN_TABLE)};
    return farthest[isect_isa_index()](v, direction);
}

#endif
