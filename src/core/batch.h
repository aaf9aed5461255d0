/* core/batch.h - how shapes of any layout reach the kernels.
 *
 * A kernel of core/pair.inc reads consecutive numbers, whole registers at a time, and knows nothing
 * of ends and strides. What lies otherwise - arrays of structs, the last few of n - is copied
 * through a block of 64 on the stack, which stays in the first cache; so is the way back. 64 is
 * also the number of answers in a word of bits. */
#ifndef ISECT_CORE_BATCH_H
#define ISECT_CORE_BATCH_H

#include "core/precision.h"

enum { BLOCK = 64, MAX_NUMBERS = 48, MAX_ANSWER = 7 }; /* of a shape, of an answer */

/* `a` and `b` point to the numbers of the first shape, one pointer a number; `answers` is
 * real *const * (numbers), uint64_t * (bits) or uint8_t * (sides). Arrays may be read and written
 * up to the next multiple of BLOCK. */
typedef void X(Kernel)(const real *const *a, const real *const *b, size_t n, void *answers);

/* One side of a batch: n shapes, or one that is used n times. */
typedef struct Operand {
    const real *number[MAX_NUMBERS];
    size_t numbers, stride; /* stride in bytes; 0 for one shape */
    bool one;
} Operand;

/* Where the answers go: `numbers` arrays of real, or bits, or sides. */
typedef struct Answers {
    real *number[MAX_ANSWER];
    size_t numbers, stride;
    uint64_t *bits;
    uint8_t *sides;
} Answers;

/* `shape` is the public struct; `arrays` is the public struct of pointers and a stride. */
void X(operand_one)(Operand *operand, const void *shape, size_t bytes);
void X(operand_many)(Operand *operand, const void *arrays, size_t bytes);
void X(answers_numbers)(Answers *answers, const void *arrays, size_t bytes);

void X(batch)(X(Kernel) * kernel, const Operand *a, const Operand *b, size_t n,
              const Answers *answers);

#endif
