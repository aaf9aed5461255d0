/* bvh/child_order.h - pushes the children that a ray enters on its stack, the nearest last.
 *
 * The order from near to far for each octant is stored in the node, so no distances are sorted. The
 * eight distances are permuted, and those of the entered children are packed. The portable code has
 * no branch: it stores each child and advances the top of the stack only if the child is entered.
 * Where the processor permutes and packs a whole register, intrinsics do the same, faster. */
#ifndef ISECT_BVH_CHILD_ORDER_H
#define ISECT_BVH_CHILD_ORDER_H

#include "bvh/ray_state.h"
#include "core/packed.h"

/* Eight numbers, in one register or several. */
typedef struct Eight {
    num part[WIDTH / LANES];
} Eight;

#if defined(__AVX2__) && LANES == 8

/* The children in their order, the farthest first; `bits` marks the entered ones. */
typedef struct Sorted {
    num near;
    __m256i child;
    unsigned bits;
} Sorted;

FORMULA num lanes_permuted(num a, __m256i order)
{
#if ISECT_DOUBLE
    return (num)_mm512_permutexvar_pd(_mm512_cvtepu32_epi64(order), (x86_num)a);
#else
    return (num)_mm256_permutevar8x32_ps((x86_num)a, order);
#endif
}

FORMULA Sorted sort_children(const Node *node, unsigned shift, bool ordered, Eight near, Eight far)
{
    __m256i child = _mm256_load_si256((const __m256i *)node->child);
    if (!ordered)
        return (Sorted){near.part[0], child, mask_bits(near.part[0] <= far.part[0])};
    __m256i order = _mm256_srl_epi32(_mm256_load_si256((const __m256i *)node->order),
                                     _mm_cvtsi32_si128((int)shift)); /* the permutation uses the low
                                                                        three bits */
    num from = lanes_permuted(near.part[0], order), to = lanes_permuted(far.part[0], order);
    return (Sorted){from, _mm256_permutevar8x32_epi32(child, order), mask_bits(from <= to)};
}

FORMULA uint32_t take_nearest(Sorted *children)
{
    int last = 31 - __builtin_clz(children->bits);
    __m256i place = _mm256_castsi128_si256(_mm_cvtsi32_si128(last));
    children->bits ^= 1u << last;
    return (uint32_t)_mm_cvtsi128_si32(
        _mm256_castsi256_si128(_mm256_permutevar8x32_epi32(children->child, place)));
}

FORMULA uint32_t push_children(Stack *stack, uint32_t top, const Sorted *children)
{
    const unsigned bits = children->bits;
    *(num_in_memory *)(stack->near + top) = packed(children->near, bits);
#ifdef __AVX512VL__
    const __m256i child = _mm256_maskz_compress_epi32((__mmask8)bits, children->child);
#else
    const __m256i child = _mm256_permutevar8x32_epi32(children->child, lanes_in(bits));
#endif
    _mm256_storeu_si256((__m256i *)(stack->child + top), child);
    return top + (uint32_t)__builtin_popcount(bits);
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

FORMULA uint32_t push_children(Stack *stack, uint32_t top, const Sorted *children)
{
    for (int i = 0; i < WIDTH; i++) {
        stack->near[top] = children->near[i];
        stack->child[top] = children->child[i];
        top += children->bits >> i & 1;
    }
    return top;
}

#endif

#endif
