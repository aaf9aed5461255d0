/* bvh/push.h - put the children that a ray enters on its stack, the nearest last.
 *
 * Which order is near to far for this ray is written in the node. So nothing is sorted: the eight
 * distances are permuted, and those that count are packed together. The plain text does that
 * without a branch, by storing each child and moving the top only if it counts. Where a processor
 * can permute and pack a whole register, intrinsics do the same: for speed alone. */
#ifndef ISECT_BVH_PUSH_H
#define ISECT_BVH_PUSH_H

#include "bvh/traveller.h"
#include "core/lane.h"

/* Eight numbers, in one register or several. */
typedef struct Eight {
    num part[WIDTH / LANES];
} Eight;

#if defined(__AVX512VL__) && LANES == 8

/* The children in their order, the farthest first; those of `bits` are entered. */
typedef struct Sorted {
    num near;
    __m256i child;
    unsigned bits;
} Sorted;

#if ISECT_DOUBLE
FORMULA num permuted(num a, __m256i order)
{
    return (num)_mm512_permutexvar_pd(_mm512_cvtepu32_epi64(order), (x86_num)a);
}
FORMULA unsigned entered(num near, num far)
{
    return _mm512_cmp_pd_mask((x86_num)near, (x86_num)far, _CMP_LE_OQ);
}
FORMULA void store_packed(real *to, unsigned bits, num a)
{
    _mm512_storeu_pd(to, _mm512_maskz_compress_pd((__mmask8)bits, (x86_num)a));
}
#else
FORMULA num permuted(num a, __m256i order)
{
    return (num)_mm256_permutevar8x32_ps((x86_num)a, order);
}
FORMULA unsigned entered(num near, num far)
{
    return _mm256_cmp_ps_mask((x86_num)near, (x86_num)far, _CMP_LE_OQ);
}
FORMULA void store_packed(real *to, unsigned bits, num a)
{
    _mm256_storeu_ps(to, _mm256_maskz_compress_ps((__mmask8)bits, (x86_num)a));
}
#endif

FORMULA Sorted sort_children(const Node *node, unsigned shift, bool ordered, Eight near, Eight far)
{
    __m256i child = _mm256_load_si256((const __m256i *)node->child);
    if (!ordered)
        return (Sorted){near.part[0], child, entered(near.part[0], far.part[0])};
    __m256i order = _mm256_srl_epi32(_mm256_load_si256((const __m256i *)node->order),
                                     _mm_cvtsi32_si128((int)shift)); /* uses the low three bits */
    num from = permuted(near.part[0], order), to = permuted(far.part[0], order);
    return (Sorted){from, _mm256_permutevar8x32_epi32(child, order), entered(from, to)};
}

FORMULA uint32_t take_nearest(Sorted *children)
{
    int last = 31 - __builtin_clz(children->bits);
    __m256i place = _mm256_castsi128_si256(_mm_cvtsi32_si128(last));
    children->bits ^= 1u << last;
    return (uint32_t)_mm_cvtsi128_si32(
        _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(children->child, place)));
}

FORMULA int push_children(Stack *stack, int top, const Sorted *children)
{
    store_packed(stack->near + top, children->bits, children->near);
    _mm256_storeu_si256((__m256i *)(stack->child + top),
                        _mm256_maskz_compress_epi32((__mmask8)children->bits, children->child));
    return top + __builtin_popcount(children->bits);
}

#else

typedef struct Sorted {
    real near[WIDTH];
    uint32_t child[WIDTH];
    unsigned bits;
} Sorted;

FORMULA Sorted sort_children(const Node *node, unsigned shift, bool ordered, Eight near, Eight far)
{
    Sorted sorted;
    real distance[WIDTH];
    unsigned bits = 0;
    for (int j = 0; j < WIDTH / LANES; j++) {
        *(num_in_memory *)(distance + j * LANES) = near.part[j];
        bits |= mask_bits(near.part[j] <= far.part[j]) << (j * LANES);
    }
    sorted.bits = 0;
    for (unsigned i = 0; i < WIDTH; i++) {
        unsigned k = ordered ? node->order[i] >> shift & 7 : i;
        sorted.near[i] = distance[k];
        sorted.child[i] = node->child[k];
        sorted.bits |= (bits >> k & 1) << i;
    }
    return sorted;
}

FORMULA uint32_t take_nearest(Sorted *children)
{
    int last = 31 - __builtin_clz(children->bits);
    children->bits ^= 1u << last;
    return children->child[last];
}

FORMULA int push_children(Stack *stack, int top, const Sorted *children)
{
    for (int i = 0; i < WIDTH; i++) {
        stack->near[top] = children->near[i];
        stack->child[top] = children->child[i];
        top += (int)(children->bits >> i & 1);
    }
    return top;
}

#endif

#endif
