/* engine/farthest.c - the vertex that is farthest along a direction (engine/farthest.h). */
#include "engine/farthest.h"

#include "core/lane.h"

#if LANES == 1
size_t FARTHEST(ISECT_KERNEL)(const Vertices *v, const double direction[3])
{
    size_t farthest = 0;
    double most = -REAL_INF;
    for (size_t i = 0; i < v->count; i++) {
        double at[3];
        get_vertex(v, i, at);
        const double height = at[0] * direction[0] + at[1] * direction[1] + at[2] * direction[2];
        if (height > most)
            most = height, farthest = i;
    }
    return farthest;
}
#else

enum { REGISTERS = VERTEX_BLOCK / LANES };

FORMULA num height_of(const double block[3][VERTEX_BLOCK], int i, const num n[3])
{
    const num x = *(const num_in_memory *)&block[0][i], y = *(const num_in_memory *)&block[1][i];
    return x * n[0] + y * n[1] + *(const num_in_memory *)&block[2][i] * n[2];
}
FORMULA num greatest_in(const double block[3][VERTEX_BLOCK], const num n[3])
{
    num most = height_of(block, 0, n);
#pragma GCC unroll 8
    for (int k = 1; k < REGISTERS; k++)
        most = num_max(height_of(block, k * LANES, n), most);
    return most;
}
/* In each lane the greatest of all lanes. */
#if __has_builtin(__builtin_shufflevector) && LANES == 4
FORMULA num greatest_of(num a)
{
    a = num_max(a, __builtin_shufflevector(a, a, 2, 3, 0, 1));
    return num_max(a, __builtin_shufflevector(a, a, 1, 0, 3, 2));
}
#elif __has_builtin(__builtin_shufflevector) && LANES == 2
FORMULA num greatest_of(num a)
{
    return num_max(a, __builtin_shufflevector(a, a, 1, 0));
}
#else
FORMULA num greatest_of(num a)
{
    double most = a[0];
    for (int k = 1; k < LANES; k++)
        most = a[k] > most ? a[k] : most;
    return splat(most);
}
#endif

size_t FARTHEST(ISECT_KERNEL)(const Vertices *v, const double direction[3])
{
    const size_t blocks = (v->count + VERTEX_BLOCK - 1) / VERTEX_BLOCK;
    const num n[3] = {splat(direction[0]), splat(direction[1]), splat(direction[2])};
    num of_block[VERTEX_BLOCKS], most = splat(-REAL_INF);
    for (size_t i = 0; i < blocks; i++) {
        of_block[i] = greatest_in(v->at[i], n);
        most = num_max(of_block[i], most);
    }
    const num top = greatest_of(most);
    uint64_t in_block = 0;
    for (size_t i = 0; i < blocks; i++)
        in_block |= (uint64_t)mask_bits(of_block[i] == top) << i * LANES;
    const size_t block = in_block ? (size_t)__builtin_ctzll(in_block) / LANES : 0;
    uint32_t in_lane = 0;
#pragma GCC unroll 8
    for (int k = 0; k < REGISTERS; k++)
        in_lane |= mask_bits(height_of(v->at[block], k * LANES, n) == top) << k * LANES;
    const size_t i = VERTEX_BLOCK * block + (in_lane ? (size_t)__builtin_ctz(in_lane) : 0);
    return i < v->count ? i : v->count - 1;
}
#endif
