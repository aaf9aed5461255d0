/* core/batch.h - how shapes of any layout reach the kernels.
 *
 * A kernel of core/pair.inc reads consecutive numbers, whole registers at a time; it knows neither
 * strides nor remainders. Other layouts (arrays of structs, the last few of n) are copied through a
 * block of 64 on the stack, which stays in the first-level cache. Answers are copied back in the
 * same manner. 64 is also the number of answers in a word of bits. */
#ifndef ISECT_CORE_BATCH_H
#define ISECT_CORE_BATCH_H

#include "core/precision.h"

enum { BLOCK = 64, MAX_NUMBERS = 48, MAX_ANSWER = 10 }; /* of a shape, of an answer */

/* `a` and `b` point to the numbers of the first shape, one pointer per number; `answers` is real
 * *const * (numbers), uint64_t * (bits) or uint8_t * (sides). Arrays may be read and written up to
 * the next multiple of BLOCK. */
typedef void X(Kernel)(const real *const *a, bool one_a, const real *const *b, bool one_b, size_t n,
                       void *answers);

/* A kernel that is a loop over the function for one pair: `ask` writes a bool, an isect_side, or
 * the numbers of an answer. */
enum { LOOP_BITS = 0, LOOP_SIDES = MAX_ANSWER + 1 };
typedef struct X(Loop) {
    void (*ask)(const real *a, const real *b, void *answer);
    size_t numbers_a, numbers_b, answer; /* LOOP_BITS, LOOP_SIDES or how many numbers */
} X(Loop);
void X(ask_in_loop)(const X(Loop) * loop, const real *const *a, bool one_a, const real *const *b,
                    bool one_b, size_t n, void *answers);

/* The kernels of one instruction set: a[i] with b[i]; one a with n b; n a with one b. The same
 * kernel may serve several forms. */
typedef struct Kernels {
    X(Kernel) * pairs, *one_a, *one_b;
} Kernels;

/* One side of a batch: n shapes, `stride` bytes apart, or one shape n times. */
typedef struct Operand {
    const real *number[MAX_NUMBERS];
    size_t numbers, stride;
    bool one;
} Operand;

/* The destination of the answers: `numbers` arrays of real, or bits, or sides. */
typedef struct Answers {
    real *number[MAX_ANSWER];
    size_t numbers, stride;
    uint64_t *bits;
    uint8_t *sides;
} Answers;

/* `view` is the public struct of pointers and a stride, `bytes` long. */
void X(operand_of)(Operand *operand, const void *view, size_t bytes);
void X(answers_of)(Answers *answers, const void *view, size_t bytes);

void X(batch)(const Kernels *kernels, const Operand *a, const Operand *b, size_t n,
              const Answers *answers);

#endif
