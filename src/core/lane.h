/* core/lane.h - the numbers that formulas are written in.
 *
 * A `num` is one number, or several side by side in a vector register: one in each LANE. A formula
 * over `num` is compiled once for one lane, which gives the public function, and once for the
 * registers of every instruction set, which gives the batch kernels. Lanes are independent of each
 * other, and every operation rounds a lane as it rounds a single number. So all widths give the
 * same bits, provided that no compiler fuses a * b + c (-ffp-contract=off).
 *
 *     + - * /                  on num, also with a constant on one side
 *     < <= == >= >             give a mask: true or false in every lane
 *     & | mask_not             on masks; never ! ~ && || ?:
 *     num_select(m, a, b)      a where m, else b
 *     num_sqrt abs min max     the other operations, all lane by lane
 *     num_mul_add(a, b, c)     a * b + c for filters alone: it may be fused
 *     mask_none(m)             true if m is false in all lanes; the only condition for an `if`
 *
 * A mask starts true and shrinks (hit &= ...): it collects what must hold. No comparison holds for
 * NaN, so NaN is a miss. Then `if (mask_none(hit)) return miss;` can stand anywhere without
 * changing an answer. One lane gains from it what scalar code gains from an early return. Many
 * lanes rarely gain, therefore most are written `if (LANES == 1 && mask_none(hit))`. */
#ifndef ISECT_CORE_LANE_H
#define ISECT_CORE_LANE_H

#include "core/precision.h"
#include <string.h>

#if defined(__AVX2__) && !defined(__AVX512F__) && defined(__GNUC__) && !defined(__clang__) &&      \
    !defined(ISECT_NO_VECTORS)
/* Parts of gcc's immintrin.h, which takes 0.2 s to read, ten times as long as these four. They
 * refuse to be included without this macro. */
#include <smmintrin.h>
#ifndef _IMMINTRIN_H_INCLUDED
#define _IMMINTRIN_H_INCLUDED
#include <avxintrin.h>

#include <avx2intrin.h> /* after the types of avxintrin.h */
#include <fmaintrin.h>
#endif
#elif defined(__AVX__) && !defined(ISECT_NO_VECTORS)
#include <immintrin.h> /* most of the compile time of a small file: only if needed */
#elif defined(__SSE2__) && !defined(ISECT_NO_VECTORS)
#include <emmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#endif

/* ISECT_VECTOR is the size of a vector register in bytes; 0 means one number at a time. */
#if ISECT_VECTOR == 0

#define LANES 1
#define FORMULA static inline
typedef real num;
typedef real num_in_memory;
typedef bool mask;

FORMULA num splat(real x)
{
    return x;
}
FORMULA num num_sqrt(num a)
{
    return real_sqrt(a);
}
FORMULA num num_min(num a, num b) /* b if one is NaN */
{
    return a < b ? a : b;
}
FORMULA num num_max(num a, num b) /* b if one is NaN */
{
    return a > b ? a : b;
}
FORMULA num num_abs(num a)
{
    return real_abs(a);
}
FORMULA num num_select(mask m, num a, num b)
{
    return m ? a : b;
}
/* a * b + c, rounded once or twice: only where both roundings lead to the same answer. */
FORMULA num num_mul_add(num a, num b, num c)
{
    return a * b + c;
}
FORMULA mask mask_not(mask m)
{
    return !m;
}
FORMULA bool mask_none(mask m)
{
    return !m;
}
FORMULA unsigned mask_bits(mask m)
{
    return m;
}

#else

#define LANES (ISECT_VECTOR / (ISECT_DOUBLE ? 8 : 4))
#define FORMULA static inline __attribute__((always_inline))
typedef real num __attribute__((vector_size(ISECT_VECTOR), may_alias));
typedef num num_in_memory __attribute__((aligned(sizeof(real)), may_alias));
typedef __typeof__((num){0} < (num){0}) mask;

/* Operations for which the vector types of C are not enough. The plain text serves every machine,
 * and LLVM makes one instruction of each; gcc 12 does so only from intrinsics. Both round and treat
 * NaN alike (minps is a < b ? a : b), so the intrinsics change the speed alone. */
#if defined(__SSE2__)
#if ISECT_VECTOR == 64 && ISECT_DOUBLE
#define X86(op) _mm512_##op##_pd
typedef __m512d x86_num;
#elif ISECT_VECTOR == 64
#define X86(op) _mm512_##op##_ps
typedef __m512 x86_num;
#elif ISECT_VECTOR == 32 && ISECT_DOUBLE
#define X86(op) _mm256_##op##_pd
typedef __m256d x86_num;
#elif ISECT_VECTOR == 32
#define X86(op) _mm256_##op##_ps
typedef __m256 x86_num;
#elif ISECT_DOUBLE
#define X86(op) _mm_##op##_pd
typedef __m128d x86_num;
#else
#define X86(op) _mm_##op##_ps
typedef __m128 x86_num;
#endif
#endif

FORMULA num splat(real x)
{
    return x - (num){0}; /* x + 0 would lose the sign of -0 */
}
FORMULA num num_abs(num a)
{
    return (num)((mask)a & ~(mask)splat(R(-0.0)));
}
FORMULA num num_select(mask m, num a, num b)
{
    return (num)((m & (mask)a) | (~m & (mask)b));
}
FORMULA mask mask_not(mask m)
{
    return ~m;
}
FORMULA num num_sqrt(num a)
{
#if defined(__SSE2__)
    return (num)X86(sqrt)((x86_num)a);
#elif defined(__aarch64__)
    return ISECT_DOUBLE ? (num)vsqrtq_f64((float64x2_t)a) : (num)vsqrtq_f32((float32x4_t)a);
#else
    for (int k = 0; k < LANES; k++)
        a[k] = real_sqrt(a[k]);
    return a;
#endif
}
FORMULA num num_min(num a, num b) /* b if one is NaN */
{
#if defined(__SSE2__)
    return (num)X86(min)((x86_num)a, (x86_num)b);
#else
    return num_select(a < b, a, b);
#endif
}
FORMULA num num_max(num a, num b) /* b if one is NaN */
{
#if defined(__SSE2__)
    return (num)X86(max)((x86_num)a, (x86_num)b);
#else
    return num_select(a > b, a, b);
#endif
}
FORMULA num num_mul_add(num a, num b, num c)
{
#if (defined(__AVX512F__) && ISECT_VECTOR == 64) || (defined(__FMA__) && ISECT_VECTOR == 32)
    return (num)X86(fmadd)((x86_num)a, (x86_num)b, (x86_num)c);
#else
    return a * b + c;
#endif
}
FORMULA unsigned mask_bits(mask m) /* bit k is lane k */
{
#if defined(__SSE2__) && ISECT_VECTOR == 64
    return ISECT_DOUBLE ? _mm512_movepi64_mask((__m512i)m) : _mm512_movepi32_mask((__m512i)m);
#elif defined(__SSE2__)
    return (unsigned)X86(movemask)((x86_num)m);
#else
    unsigned bits = 0;
    for (int k = 0; k < LANES; k++)
        bits |= (unsigned)(m[k] & 1) << k;
    return bits;
#endif
}
FORMULA bool mask_none(mask m)
{
    return mask_bits(m) == 0;
}

#endif

/* A shape is a struct of reals. Its arrays are a struct of pointers to reals, and its lanes a
 * struct of nums, in the same order. So these functions serve every shape. Arrays must hold LANES
 * numbers from `i` on. */
#define NUMBERS(shape) (sizeof(shape) / sizeof(num))
#define IS_NUMBERS(shape, one)                                                                     \
    _Static_assert(sizeof(shape) / sizeof(num) == sizeof(one) / sizeof(real),                      \
                   "a shape is numbers and nothing else")

FORMULA void splat_numbers(num *to, const real *const *from, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++)
        to[f] = splat(*from[f]);
}
FORMULA void load_numbers(num *to, const real *const *from, size_t numbers, size_t i)
{
    for (size_t f = 0; f < numbers; f++)
        to[f] = *(const num_in_memory *)(from[f] + i);
}
/* Fills `same` with registers of one shape, and returns pointers to them that can be loaded again
 * and again: from[f] points to LANES copies of number f. */
FORMULA const real *const *sources_of_one(const real **from, num *same, const real *const *arrays,
                                          size_t numbers)
{
    splat_numbers(same, arrays, numbers);
    for (size_t f = 0; f < numbers; f++)
        from[f] = (const real *)&same[f];
    return from;
}
FORMULA void store_numbers(real *const *to, const num *from, size_t numbers, size_t i)
{
    for (size_t f = 0; f < numbers; f++)
        *(num_in_memory *)(to[f] + i) = from[f];
}

FORMULA real first_lane(num a)
{
#if LANES == 1
    return a;
#else
    return a[0];
#endif
}
/* Sets the first lane of many numbers from a public struct; the other lanes are zero.
 * get_first_lane is the inverse. */
FORMULA void set_first_lane(num *to, const void *shape, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++) {
        real x;
        memcpy(&x, (const char *)shape + f * sizeof x, sizeof x);
#if LANES == 1
        to[f] = x;
#else
        to[f] = (num){x};
#endif
    }
}
/* Sets every lane from a public struct. */
FORMULA void splat_shape(num *to, const void *shape, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++) {
        real x;
        memcpy(&x, (const char *)shape + f * sizeof x, sizeof x);
        to[f] = splat(x);
    }
}
FORMULA void get_first_lane(void *answer, const num *from, size_t numbers)
{
    for (size_t f = 0; f < numbers; f++) {
        real x = first_lane(from[f]);
        memcpy((char *)answer + f * sizeof x, &x, sizeof x);
    }
}

/* Stores small integers as bytes. gcc 12 moves the plain text lane by lane, except for
 * AVX-512. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_convertvector) && LANES > 1
#define HAVE_CONVERT 1
typedef int32_t num_ints __attribute__((vector_size(4 * LANES)));
typedef uint8_t num_bytes __attribute__((vector_size(LANES)));
#endif
#endif
FORMULA void store_bytes(uint8_t *to, num a)
{
#if LANES == 1
    *to = (uint8_t)a;
#elif defined(__SSE2__) && ISECT_VECTOR < 64
#if ISECT_VECTOR == 32 && !ISECT_DOUBLE
    const __m256i both = _mm256_cvttps_epi32((__m256)a);
    const __m128i low = _mm256_castsi256_si128(both), high = _mm256_extracti128_si256(both, 1);
#elif ISECT_VECTOR == 32
    const __m128i low = _mm256_cvttpd_epi32((__m256d)a), high = low;
#elif ISECT_DOUBLE
    const __m128i low = _mm_cvttpd_epi32((__m128d)a), high = low;
#else
    const __m128i low = _mm_cvttps_epi32((__m128)a), high = low;
#endif
    const __m128i shorts = _mm_packs_epi32(low, high), bytes = _mm_packus_epi16(shorts, shorts);
    memcpy(to, &bytes, LANES);
#elif HAVE_CONVERT
    const num_ints ints = __builtin_convertvector(a, num_ints);
    const num_bytes bytes = __builtin_convertvector(ints, num_bytes);
    memcpy(to, &bytes, sizeof bytes);
#else
    for (int k = 0; k < LANES; k++)
        to[k] = (uint8_t)a[k];
#endif
}

#endif
