/* core/packed.h - lanes of many registers, packed until they fill other registers. */
#ifndef ISECT_CORE_PACKED_H
#define ISECT_CORE_PACKED_H

#include "core/lane.h"

#if defined(__AVX2__) && LANES == 8
/* The lanes in each set of bits, in ascending order, four bits each. */
#define SETS_OF_1(lanes) (lanes), (lanes) << 4
#define SETS_OF_2(lanes) SETS_OF_1(lanes), SETS_OF_1((lanes) << 4 | 1)
#define SETS_OF_3(lanes) SETS_OF_2(lanes), SETS_OF_2((lanes) << 4 | 2)
#define SETS_OF_4(lanes) SETS_OF_3(lanes), SETS_OF_3((lanes) << 4 | 3)
#define SETS_OF_5(lanes) SETS_OF_4(lanes), SETS_OF_4((lanes) << 4 | 4)
#define SETS_OF_6(lanes) SETS_OF_5(lanes), SETS_OF_5((lanes) << 4 | 5)
#define SETS_OF_7(lanes) SETS_OF_6(lanes), SETS_OF_6((lanes) << 4 | 6)

FORMULA __m256i lanes_in(unsigned bits)
{
    static const uint32_t sets[256] = {SETS_OF_7(0u), SETS_OF_7(7u)};
    return _mm256_srlv_epi32(_mm256_set1_epi32((int)sets[bits]),
                             _mm256_setr_epi32(0, 4, 8, 12, 16, 20, 24, 28));
}
#endif

/* Moves the lanes in `bits` to the front, in order. */
FORMULA num packed(num x, unsigned bits)
{
#if LANES == 1
    (void)bits;
    return x;
#elif ISECT_VECTOR == 64 && ISECT_DOUBLE
    return (num)_mm512_maskz_compress_pd((__mmask8)bits, (x86_num)x);
#elif ISECT_VECTOR == 64
    return (num)_mm512_maskz_compress_ps((__mmask16)bits, (x86_num)x);
#elif ISECT_VECTOR == 32 && !ISECT_DOUBLE && defined(__AVX512VL__)
    return (num)_mm256_maskz_compress_ps((__mmask8)bits, (x86_num)x);
#elif ISECT_VECTOR == 32 && !ISECT_DOUBLE
    return (num)_mm256_permutevar8x32_ps((x86_num)x, lanes_in(bits));
#else
    num to = x;
    for (int k = 0; bits; bits &= bits - 1)
        to[k++] = x[__builtin_ctz(bits)];
    return to;
#endif
}

#if LANES > 1
/* The inverse: the first lanes of x in the lanes in `bits`, and those of `other` elsewhere. */
FORMULA num spread(num x, unsigned bits, num other)
{
#if ISECT_VECTOR == 64 && !ISECT_DOUBLE
    return (num)_mm512_mask_expand_ps((x86_num)other, (__mmask16)bits, (x86_num)x);
#elif ISECT_VECTOR == 32 && !ISECT_DOUBLE
    const uint64_t ones = UINT64_C(0x0101010101010101); /* a byte for each lane */
    const uint64_t one_bit = bits * ones & UINT64_C(0x8040201008040201);
    const uint64_t set = (one_bit + 0x7F * ones) >> 7 & ones, below = set * ones - set;
    const __m256i from = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((int64_t)below));
    const __m256i to = _mm256_slli_epi32(_mm256_cvtepu8_epi32(_mm_cvtsi64_si128((int64_t)set)), 31);
    return (num)_mm256_blendv_ps((x86_num)other, _mm256_permutevar8x32_ps((x86_num)x, from),
                                 (__m256)to);
#else
    for (int k = 0; bits; bits &= bits - 1)
        other[__builtin_ctz(bits)] = x[k++];
    return other;
#endif
}
#endif

/* Pairs, packed: their numbers, and the lanes that they came from, of the registers from pair i on.
 * A register is added as long as there are fewer than PACKED pairs. */
enum { PACKED = 64, MAX_PACKED = 24 };
typedef struct Packed {
    real number[MAX_PACKED][PACKED + 2 * LANES];
    struct {
        size_t i;
        unsigned lanes;
    } from[PACKED];
    size_t count, registers;
} Packed;

/* Adds lanes of numbers; pack_places must follow. */
FORMULA void pack(Packed *to, size_t first, const num *from, size_t numbers, unsigned lanes)
{
    for (size_t f = 0; f < numbers; f++)
        *(num_in_memory *)&to->number[first + f][to->count] = packed(from[f], lanes);
}
FORMULA void pack_places(Packed *to, size_t i, unsigned lanes)
{
    to->from[to->registers].i = i;
    to->from[to->registers++].lanes = lanes;
    to->count += (size_t)__builtin_popcount(lanes);
}
/* Fills the last register with copies of the first pair. */
FORMULA void pack_rest(Packed *to, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++)
        *(num_in_memory *)&to->number[f][to->count] = splat(to->number[f][0]);
}

#endif
