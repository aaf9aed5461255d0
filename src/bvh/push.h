/* bvh/push.h - put the children that a ray enters on its stack, the nearest last.
 *
 * Which order is near to far for this ray is written in the node. So nothing is sorted: the eight
 * distances are permuted, and those that count are packed together. The plain text below does that
 * without a branch, by storing each child and moving the top only if it counts. Where a processor
 * can permute and pack a whole register, intrinsics do the same: for speed alone. */
#ifndef ISECT_BVH_PUSH_H
#define ISECT_BVH_PUSH_H

#include "bvh/tree.h"
#include "core/lane.h"

/* Eight numbers, in one register or several. */
typedef struct Eight {
    num part[WIDTH / LANES];
} Eight;

/* The children on the stack and how far away they are. */
typedef struct Stack {
    real near[STACK];
    uint32_t child[STACK];
} Stack;

FORMULA unsigned closed_bits(Eight near, Eight far) /* bit i: near[i] <= far[i] */
{
    unsigned bits = 0;
    for (int j = 0; j < WIDTH / LANES; j++)
        bits |= mask_bits(near.part[j] <= far.part[j]) << (j * LANES);
    return bits;
}

#if defined(__AVX512VL__) && LANES == 8

#if ISECT_DOUBLE
FORMULA __m512d permuted(__m512d a, __m256i order)
{
    return _mm512_permutexvar_pd(_mm512_cvtepu32_epi64(order), a);
}
FORMULA void store_packed(real *to, unsigned bits, __m512d a)
{
    _mm512_storeu_pd(to, _mm512_maskz_compress_pd((__mmask8)bits, a));
}
#else
FORMULA __m256 permuted(__m256 a, __m256i order)
{
    return _mm256_permutevar8x32_ps(a, order);
}
FORMULA void store_packed(real *to, unsigned bits, __m256 a)
{
    _mm256_storeu_ps(to, _mm256_maskz_compress_ps((__mmask8)bits, a));
}
#endif

FORMULA int push_children(Stack *stack, int top, const Node *node, unsigned shift, bool ordered,
                          Eight near, Eight far)
{
    x86_num from = (x86_num)near.part[0], to = (x86_num)far.part[0];
    __m256i child = _mm256_load_si256((const __m256i *)node->child);
    if (ordered) {
        __m256i order = _mm256_and_si256(
            _mm256_srl_epi32(_mm256_load_si256((const __m256i *)node->order),
                             _mm_cvtsi32_si128((int)shift)),
            _mm256_set1_epi32(7));
        from = permuted(from, order);
        to = permuted(to, order);
        child = _mm256_permutevar8x32_epi32(child, order);
    }
    unsigned bits = mask_bits((num)from <= (num)to);
    store_packed(stack->near + top, bits, from);
    _mm256_storeu_si256((__m256i *)(stack->child + top),
                        _mm256_maskz_compress_epi32((__mmask8)bits, child));
    return top + __builtin_popcount(bits);
}

#else

FORMULA int push_children(Stack *stack, int top, const Node *node, unsigned shift, bool ordered,
                          Eight near, Eight far)
{
    real distance[WIDTH];
    unsigned bits = closed_bits(near, far);
    for (int j = 0; j < WIDTH / LANES; j++)
        *(num_in_memory *)(distance + j * LANES) = near.part[j];
    for (unsigned i = 0; i < WIDTH; i++) {
        unsigned k = ordered ? node->order[i] >> shift & 7 : i;
        stack->near[top] = distance[k];
        stack->child[top] = node->child[k];
        top += (int)(bits >> k & 1);
    }
    return top;
}

#endif

#endif
