/* fuzz/numbers.h - numbers from bytes. */
#ifndef ISECT_FUZZ_NUMBERS_H
#define ISECT_FUZZ_NUMBERS_H

#include "core/precision.h"
#include "fuzz.h"

/* How bytes become numbers: any bits; or few values, so that shapes touch and meet. */
enum { RAW, FEW, SCALED, NUMBER_KINDS };

static inline real take_number(Bytes *bytes, int how)
{
    real number;
    if (how == RAW) {
        take(bytes, &number, sizeof number);
        return number;
    }
    int byte = take_byte(bytes);
    number = (real)((byte & 15) - 7);
    if (how == SCALED && byte >= 128)
        number *= byte & 64 ? REAL_EPSILON : REAL_MAX / 16;
    return byte == 127 ? (real)NAN : byte == 126 ? REAL_INF : byte == 125 ? -REAL_INF : number;
}
static inline void take_numbers(Bytes *bytes, int how, void *to, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ((real *)to)[i] = take_number(bytes, how);
}

static inline bool same_bits(real a, real b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

#endif
