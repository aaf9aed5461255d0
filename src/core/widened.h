/* core/widened.h - hits of floats, computed again in lanes of double: for core/pair.inc. */
#ifndef ISECT_CORE_WIDENED_H
#define ISECT_CORE_WIDENED_H

#include "core/answers.h"
#include "core/packed.h"

/* A register of doubles, as many floats, and the bits of these. */
typedef double Wide __attribute__((vector_size(sizeof(num)), aligned(sizeof(double)), may_alias));
typedef float Half __attribute__((vector_size(sizeof(num) / 2), aligned(sizeof(float)), may_alias));
typedef int32_t HalfBits __attribute__((vector_size(sizeof(num) / 2)));

/* A kernel of doubles, as X(Kernel) of core/batch.h. */
typedef void WideKernel(const double *const *a, bool one_a, const double *const *b, bool one_b,
                        size_t n, void *answers);

/* A time, which is not negative, rounded down for step = 1 and up for -1: where the nearest float
 * is on the wrong side, the next one. */
FORMULA Half rounded_time(Wide t, int step)
{
    const Half nearest = __builtin_convertvector(t, Half);
    const Wide back = __builtin_convertvector(nearest, Wide);
    const HalfBits wrong = __builtin_convertvector(step > 0 ? back > t : back < t, HalfBits);
    return (Half)((HalfBits)nearest + step * wrong);
}
/* A coordinate, rounded to the nearest finite number, which infinity follows. */
FORMULA Half rounded_coordinate(Wide x)
{
    const Half nearest = __builtin_convertvector(x, Half);
    const HalfBits infinite = (nearest > REAL_MAX) | (nearest < -REAL_MAX);
    return (Half)((HalfBits)nearest + infinite) + 0;
}

/* Stores the registers of answers of which `hits` holds the pairs that hit, and removes these from
 * it. The impacts are those of the kernel of the same formula in double. */
static __attribute__((noinline, unused)) void
store_hits(WideKernel *kernel, Packed *hits, size_t numbers_a, size_t numbers_b, real *const *out)
{
    double number[MAX_PACKED][PACKED + LANES], answer[NUMBERS(Impact)][PACKED + LANES];
    real rounded[NUMBERS(Impact)][PACKED + 2 * LANES];
    const double *column[MAX_PACKED];
    double *answers[NUMBERS(Impact)];
    const Impact miss = impact_miss();
    const size_t count = hits->count, registers = hits->registers;
    pack_rest(hits, numbers_a + numbers_b);
    for (size_t f = 0; f < numbers_a + numbers_b; f++) {
        for (size_t k = 0; k < count; k += LANES)
            for (size_t j = k; j < k + LANES; j++)
                number[f][j] = (double)hits->number[f][j];
        column[f] = number[f];
    }
    for (size_t f = 0; f < NUMBERS(Impact); f++)
        answers[f] = answer[f];
    kernel(column, false, column + numbers_a, false, count, answers);
    for (size_t k = 0; k < count; k += LANES / 2) {
        *(Half *)&rounded[0][k] = rounded_time(*(Wide *)&answer[0][k], 1);
        *(Half *)&rounded[1][k] = rounded_time(*(Wide *)&answer[1][k], -1);
        for (size_t f = 2; f < NUMBERS(Impact); f++)
            *(Half *)&rounded[f][k] = rounded_coordinate(*(Wide *)&answer[f][k]);
    }
    for (size_t r = 0, k = 0; r < registers; r++) {
        const size_t i = hits->from[r].i;
        const unsigned lanes = hits->from[r].lanes;
        for (size_t f = 0; f < NUMBERS(Impact); f++) {
            const num x = *(const num_in_memory *)&rounded[f][k];
            *(num_in_memory *)(out[f] + i) = spread(x, lanes, ((const num *)&miss)[f]);
        }
        k += (size_t)__builtin_popcount(lanes);
    }
    hits->count = hits->registers = 0;
}

#endif
