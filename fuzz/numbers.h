/* fuzz/numbers.h - numbers from bytes, and what must hold of every answer. */
#ifndef ISECT_FUZZ_NUMBERS_H
#define ISECT_FUZZ_NUMBERS_H

#include "core/precision.h"
#include "fuzz.h"

/* How bytes become numbers: any bits; or few, so that shapes touch and meet. */
enum { RAW, WHOLE, SCALED, NUMBER_KINDS };

static inline real take_number(Bytes *bytes, int kind)
{
    real number;
    if (kind == RAW) {
        take(bytes, &number, sizeof number);
        return number;
    }
    int byte = take_byte(bytes);
    number = (real)((byte & 15) - 7);
    if (kind == SCALED && byte >= 128)
        number *= byte & 64 ? REAL_EPSILON : REAL_MAX / 16;
    return byte == 127 ? (real)NAN : byte == 126 ? REAL_INF : byte == 125 ? -REAL_INF : number;
}
static inline void take_numbers(Bytes *bytes, int kind, void *to, size_t count)
{
    for (size_t i = 0; i < count; i++)
        ((real *)to)[i] = take_number(bytes, kind);
}

static inline bool same_bits(real a, real b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}
/* A number in an answer: not NaN, and zero is +0. */
static inline bool proper(real x)
{
    return x == x && (x != 0 || same_bits(x, 0));
}
/* t of a hit: in the range of the ray; finite, or copied from its end. */
static inline bool proper_t(real t, const X(ray) * ray)
{
    return proper(t) && t >= ray->t_min && t <= ray->t_max &&
           (real_abs(t) <= REAL_MAX || t == ray->t_min || t == ray->t_max);
}
static inline bool is_share(real u)
{
    return proper(u) && u >= 0 && u <= 1;
}

#endif
