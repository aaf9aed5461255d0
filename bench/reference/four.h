/* bench/reference/four.h - four floats in a register, for the forms that were published for SSE. */
#ifndef BENCH_FOUR_H
#define BENCH_FOUR_H

#include "precision.h"

#include <stddef.h>

#if !BENCH_DOUBLE
typedef float four __attribute__((vector_size(16)));
typedef int32_t four_words __attribute__((vector_size(16))); /* results of comparisons */
typedef struct four_vec3 {
    four x, y, z;
} four_vec3;

static inline four four_at(const float *first)
{
    four numbers;
    memcpy(&numbers, first, sizeof numbers);
    return numbers;
}

static inline void four_to(float *first, four numbers)
{
    memcpy(first, &numbers, sizeof numbers);
}

/* Loads three columns, `pitch` apart. */
static inline four_vec3 four_vec3_at(const float *first, size_t pitch)
{
    return (four_vec3){four_at(first), four_at(first + pitch), four_at(first + 2 * pitch)};
}

static inline four four_where(four_words yes, four numbers, float otherwise)
{
    const four others = {otherwise, otherwise, otherwise, otherwise};
    return (four)(((four_words)numbers & yes) | ((four_words)others & ~yes));
}

static inline four_vec3 four_sub(four_vec3 a, four_vec3 b)
{
    return (four_vec3){a.x - b.x, a.y - b.y, a.z - b.z};
}

static inline four_vec3 four_cross(four_vec3 a, four_vec3 b)
{
    return (four_vec3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static inline four four_dot(four_vec3 a, four_vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
#endif

#endif
