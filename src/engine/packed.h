/* engine/packed.h - reads, moves and scales the vertices of a body, which are stored in blocks
 * (engine/farthest.h): one block at a time and coordinate by coordinate, with SIMD
 * (engine/packed.c). Copies of the last vertex fill the last block, before and after. */
#ifndef ISECT_ENGINE_PACKED_H
#define ISECT_ENGINE_PACKED_H

#include "engine/farthest.h"
#include <stdbool.h>

static inline size_t blocks_of(const Vertices *v)
{
    return (v->count + VERTEX_BLOCK - 1) / VERTEX_BLOCK;
}

#define READ_VERTICES(name, number)                                                                \
    static inline void name(Vertices *v, const number *from)                                       \
    {                                                                                              \
        for (size_t block = 0; block < blocks_of(v); block++) {                                    \
            const size_t left = v->count - block * VERTEX_BLOCK;                                   \
            for (size_t i = 0; i < VERTEX_BLOCK && i < left; i++, from += 3) {                     \
                v->at[block][0][i] = (double)from[0];                                              \
                v->at[block][1][i] = (double)from[1];                                              \
                v->at[block][2][i] = (double)from[2];                                              \
            }                                                                                      \
        }                                                                                          \
        pad_vertices(v);                                                                           \
    }
READ_VERTICES(read_floats, float)
READ_VERTICES(read_doubles, double)

/* The smallest and the largest value of each coordinate. */
typedef struct VertexBounds {
    double lower[3], upper[3];
} VertexBounds;

/* Maps x to turn x + move, unless turn is NULL, and finds the bounds. Returns false if a coordinate
 * is infinite or NaN; the bounds are then unspecified. */
typedef bool MoveVertices(Vertices *v, const double turn[3][3], const double move[3],
                          VertexBounds *bounds);
/* Maps x to (x unit - origin) power. */
typedef void ScaleVertices(Vertices *v, double unit, const double origin[3], double power);

#define MOVE_(isa) isect_move_vertices_##isa
#define MOVE(isa) MOVE_(isa)
#define SCALE_(isa) isect_scale_vertices_##isa
#define SCALE(isa) SCALE_(isa)
#define DECLARE_PACKED(isa)                                                                        \
    MoveVertices MOVE(isa);                                                                        \
    ScaleVertices SCALE(isa);
ISAS_TO_AVX2(DECLARE_PACKED)

#define MOVE_IN_TABLE(isa) MOVE(isa),
static inline bool move_vertices(Vertices *v, const double turn[3][3], const double move[3],
                                 VertexBounds *bounds)
{
    static MoveVertices *const kernels[] = {ISAS_TO_AVX2(MOVE_IN_TABLE)};
    return kernels[isect_isa_index()](v, turn, move, bounds);
}
#define SCALE_IN_TABLE(isa) SCALE(isa),
static inline void scale_from(Vertices *v, double unit, const double origin[3], double power)
{
    static ScaleVertices *const kernels[] = {ISAS_TO_AVX2(SCALE_IN_TABLE)};
    kernels[isect_isa_index()](v, unit, origin, power);
}

#endif
