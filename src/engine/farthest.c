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

enum { REGISTERS = VERTEX_BLOCK / LANES, SIDE_BY_SIDE = REGISTERS < 4 ? REGISTERS : 4 };

/* The first highest vertex of each lane: its height, and the count of vertices before the
 * SIDE_BY_SIDE registers in which it was found. */
typedef struct Highest {
    num height[SIDE_BY_SIDE], before[SIDE_BY_SIDE];
} Highest;

FORMULA num height_of(const double block[3][VERTEX_BLOCK], int i, const num n[3])
{
    const num x = *(const num_in_memory *)&block[0][i], y = *(const num_in_memory *)&block[1][i];
    return x * n[0] + y * n[1] + *(const num_in_memory *)&block[2][i] * n[2];
}
/* Returns `after` where it is higher, else `before`. Both are counts that only increase, so the
 * maximum works where no single instruction selects. */
FORMULA num later(mask higher, num after, num before)
{
#if defined(__AVX__) && ISECT_VECTOR == 32
    return (num)_mm256_blendv_pd((x86_num)before, (x86_num)after, (x86_num)higher);
#else
    return num_max((num)(higher & (mask)after), before);
#endif
}
FORMULA void look_at(const double block[3][VERTEX_BLOCK], int i, const num n[3], num before,
                     Highest *h)
{
#pragma GCC unroll 8
    for (int k = 0; k < SIDE_BY_SIDE; k++) {
        const num height = height_of(block, i + k * LANES, n);
        const mask higher = height > h->height[k];
        h->height[k] = num_max(height, h->height[k]);
        h->before[k] = later(higher, before, h->before[k]);
    }
}
/* The maximum of all lanes, in each lane. */
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

FORMULA size_t first_of(const Highest *h)
{
    num most = h->height[0], left = splat(0);
#pragma GCC unroll 8
    for (int k = 1; k < SIDE_BY_SIDE; k++)
        most = num_max(h->height[k], most);
    const num top = greatest_of(most);
#pragma GCC unroll 8
    for (int k = 0; k < SIDE_BY_SIDE; k++) {
        num behind; /* the count of vertices from this lane to the end */
        for (int lane = 0; lane < LANES; lane++)
            behind[lane] = PACKED_VERTICES - (k * LANES + lane);
        const mask is_top = h->height[k] == top;
        left = num_max((num)(is_top & (mask)(behind - h->before[k])), left);
    }
    return PACKED_VERTICES - (size_t)(int)greatest_of(left)[0];
}

size_t FARTHEST(ISECT_KERNEL)(const Vertices *v, const double direction[3])
{
    const size_t blocks = (v->count + VERTEX_BLOCK - 1) / VERTEX_BLOCK;
    const num n[3] = {splat(direction[0]), splat(direction[1]), splat(direction[2])};
    num before = splat(0);
    Highest highest;
    for (int k = 0; k < SIDE_BY_SIDE; k++)
        highest.height[k] = splat(-REAL_INF), highest.before[k] = splat(0);
    for (size_t block = 0; block < blocks; block++)
#pragma GCC unroll 8
        for (int i = 0; i < VERTEX_BLOCK; i += SIDE_BY_SIDE * LANES) {
            look_at(v->at[block], i, n, before, &highest);
            before += SIDE_BY_SIDE * LANES;
        }
    return first_of(&highest);
}
#endif
