/* core/packed.h - some lanes of a register, packed. */
#ifndef ISECT_CORE_PACKED_H
#define ISECT_CORE_PACKED_H

#include "core/lane.h"

#if LANES > 1
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
#if ISECT_VECTOR == 64 && ISECT_DOUBLE
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

#endif
#endif
