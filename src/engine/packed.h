/* engine/packed.h - the vertices of a body, which lie in blocks (engine/farthest.h), read, moved and
 * scaled: a block at a time and coordinate by coordinate, so that compilers do some side by side.
 * Behind the last vertex is that again, before and after. */
#ifndef ISECT_ENGINE_PACKED_H
#define ISECT_ENGINE_PACKED_H

#include "engine/farthest.h"
#include <math.h>
#include <stdbool.h>

static inline size_t blocks_of(const Vertices *v)
{
    return (v->count + VERTEX_BLOCK - 1) / VERTEX_BLOCK;
}

#define READ_VERTICES(name, number)                                                                \
    static inline void name(Vertices *v, const number *from)                                       \
    {                                                                                              \
        for (size_t i = 0; i < v->count; i++, from += 3)                                           \
            for (size_t k = 0; k < 3; k++)                                                         \
                v->at[i / VERTEX_BLOCK][k][i % VERTEX_BLOCK] = (double)from[k];                    \
        pad_vertices(v);                                                                           \
    }
READ_VERTICES(read_floats, float)
READ_VERTICES(read_doubles, double)

/* x goes to turn x + move. */
static inline void move_vertices(Vertices *v, const double turn[3][3], const double move[3])
{
    const double a[3] = {turn[0][0], turn[0][1], turn[0][2]},
                 b[3] = {turn[1][0], turn[1][1], turn[1][2]},
                 c[3] = {turn[2][0], turn[2][1], turn[2][2]}, d[3] = {move[0], move[1], move[2]};
    for (size_t block = 0; block < blocks_of(v); block++)
        for (int i = 0; i < VERTEX_BLOCK; i++) {
            double(*at)[VERTEX_BLOCK] = v->at[block];
            const double x = at[0][i], y = at[1][i], z = at[2][i];
            at[0][i] = a[0] * x + a[1] * y + a[2] * z + d[0];
            at[1][i] = b[0] * x + b[1] * y + b[2] * z + d[1];
            at[2][i] = c[0] * x + c[1] * y + c[2] * z + d[2];
        }
}
/* x goes to scale x - origin. */
static inline void scale_from(Vertices *v, double scale, const double origin[3])
{
    for (size_t block = 0; block < blocks_of(v); block++)
        for (int k = 0; k < 3; k++) {
            const double from = origin[k];
            for (int i = 0; i < VERTEX_BLOCK; i++)
                v->at[block][k][i] = v->at[block][k][i] * scale - from;
        }
}
/* The greatest coordinate, of numbers. */
static inline double reach_of(const Vertices *v)
{
    double most[VERTEX_BLOCK] = {0}, greatest = 0;
    for (size_t block = 0; block < blocks_of(v); block++)
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < VERTEX_BLOCK; i++) {
                const double x = fabs(v->at[block][k][i]);
                most[i] = most[i] > x ? most[i] : x;
            }
    for (int i = 0; i < VERTEX_BLOCK; i++)
        greatest = greatest > most[i] ? greatest : most[i];
    return greatest;
}
static inline bool are_numbers(const Vertices *v)
{
    double none[VERTEX_BLOCK] = {0}, sum = 0;
    for (size_t block = 0; block < blocks_of(v); block++)
        for (int k = 0; k < 3; k++)
            for (int i = 0; i < VERTEX_BLOCK; i++)
                none[i] += 0 * v->at[block][k][i];
    for (int i = 0; i < VERTEX_BLOCK; i++)
        sum += none[i];
    return sum == 0;
}

#endif
