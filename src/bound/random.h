/* bound/random.h - reproducible random numbers. */
#ifndef ISECT_BOUND_RANDOM_H
#define ISECT_BOUND_RANDOM_H

#include <stdint.h>

/* A number in [-1, 1); xorshift64*. */
static inline double random_number(uint64_t *state)
{
    *state ^= *state >> 12, *state ^= *state << 25, *state ^= *state >> 27;
    return (double)(*state * UINT64_C(0x2545F4914F6CDD1D) >> 11) / 4503599627370496.0 - 1;
}

#endif
