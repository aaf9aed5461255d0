/* core/widened.h - hits of floats, computed again in lanes of double: for core/pair.inc. */
#ifndef ISECT_CORE_WIDENED_H
#define ISECT_CORE_WIDENED_H

#include "core/answers.h"
#include "core/batch.h"

/* A register of floats as doubles, and a mask for these. */
typedef double WideNum
    __attribute__((vector_size(2 * sizeof(num)), aligned(sizeof(double)), may_alias));
typedef int64_t WideMask __attribute__((vector_size(2 * sizeof(num))));
typedef int32_t NarrowMask __attribute__((vector_size(sizeof(num))));

/* A kernel of doubles, as X(Kernel) of core/batch.h. */
typedef void WideKernel(const double *const *a, bool one_a, const double *const *b, bool one_b,
                        size_t n, void *answers);

/* The numbers of a register of shapes as doubles, with a pointer to each. */
typedef struct Widened {
    double number[MAX_NUMBERS][LANES];
    const double *column[MAX_NUMBERS];
} Widened;

static inline void widen(Widened *to, const num *from, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++) {
        *(WideNum *)to->number[f] = __builtin_convertvector(from[f], WideNum);
        to->column[f] = to->number[f];
    }
}
/* A time, which is not negative, rounded down for step = 1 and up for -1: where the nearest float
 * is on the wrong side, the next one. A pointer, as the registers may be too wide for arguments. */
static inline num rounded_time(const WideNum *t, int step)
{
    const num nearest = __builtin_convertvector(*t, num);
    const WideNum back = __builtin_convertvector(nearest, WideNum);
    const WideMask wrong = step > 0 ? back > *t : back < *t;
    return (num)((NarrowMask)nearest + step * __builtin_convertvector(wrong, NarrowMask));
}
/* The impacts of the lanes in `hits`, by the kernel of the same formula in double. */
static __attribute__((noinline, unused)) void impacts_again(WideKernel *kernel, const num *a,
                                                            size_t numbers_a, const num *b,
                                                            size_t numbers_b, mask hits,
                                                            Impact *impact)
{
    Widened first, second;
    double answer[NUMBERS(Impact)][LANES], *column[NUMBERS(Impact)];
    num *const old = (num *)impact;
    widen(&first, a, numbers_a), widen(&second, b, numbers_b);
    for (size_t f = 0; f < NUMBERS(Impact); f++)
        column[f] = answer[f];
    kernel(first.column, false, second.column, false, LANES, column);
    old[0] = num_select(hits, rounded_time((WideNum *)answer[0], 1), old[0]);
    old[1] = num_select(hits, rounded_time((WideNum *)answer[1], -1), old[1]);
    for (size_t f = 2; f < NUMBERS(Impact); f++) {
        const num x = __builtin_convertvector(*(WideNum *)answer[f], num);
        old[f] = num_select(hits, saturate(x) + 0, old[f]);
    }
}

#endif
