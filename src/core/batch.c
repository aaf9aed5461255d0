/* core/batch.c - cuts a batch into whole registers; see core/batch.h. */
#include "core/batch.h"
#include "core/environment.h"
#include <string.h>

typedef struct Block {
    real number[MAX_NUMBERS][BLOCK];
} Block;

void X(operand_of)(Operand *operand, const void *view, size_t bytes)
{
    size_t pointers = bytes - sizeof(size_t), stride;
    *operand = (Operand){.numbers = pointers / sizeof(real *)};
    memcpy(operand->number, view, pointers);
    memcpy(&stride, (const char *)view + pointers, sizeof stride);
    operand->stride = stride_in_bytes(stride, sizeof(real));
    operand->one = stride == ISECT_REPEAT;
}

void X(answers_of)(Answers *answers, const void *view, size_t bytes)
{
    Operand same; /* it consists of pointers and a stride, too */
    X(operand_of)(&same, view, bytes);
    *answers = (Answers){.numbers = same.numbers, .stride = same.stride};
    memcpy(answers->number, view, same.numbers * sizeof(real *));
}

/* Copies numbers from one stride to another. Four at a time: their loads do not depend on each
 * other's stores, those of the simple loop might. */
static void copy(char *to, size_t to_stride, const char *from, size_t from_stride, size_t count)
{
    size_t k = 0;
    for (; k + 4 <= count; k += 4, to += 4 * to_stride, from += 4 * from_stride) {
        real a = *(const real *)from, b = *(const real *)(from + from_stride);
        real c = *(const real *)(from + 2 * from_stride),
             d = *(const real *)(from + 3 * from_stride);
        *(real *)to = a, *(real *)(to + to_stride) = b;
        *(real *)(to + 2 * to_stride) = c, *(real *)(to + 3 * to_stride) = d;
    }
    for (; k < count; k++, to += to_stride, from += from_stride)
        *(real *)to = *(const real *)from;
}

/* Numbers that are adjacent in a struct are moved together: SIDE structs of SIDE adjacent numbers
 * each, SIDE being the numbers in a register of 16 bytes, are transposed in registers. */
enum { SIDE = 16 / sizeof(real) };
#if defined(__has_builtin) && !defined(ISECT_NO_VECTORS)
#if __has_builtin(__builtin_shufflevector)
#define HAVE_SHUFFLE 1
#endif
#endif
#if HAVE_SHUFFLE
typedef real Row __attribute__((vector_size(16), aligned(sizeof(real)), may_alias));

static inline void turn_square(char *to, size_t to_stride, const char *from, size_t from_stride)
{
    Row a = *(const Row *)from, b = *(const Row *)(from + from_stride);
#if ISECT_DOUBLE
    *(Row *)to = __builtin_shufflevector(a, b, 0, 2);
    *(Row *)(to + to_stride) = __builtin_shufflevector(a, b, 1, 3);
#else
    Row c = *(const Row *)(from + 2 * from_stride), d = *(const Row *)(from + 3 * from_stride);
    Row ab01 = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    Row ab23 = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    Row cd01 = __builtin_shufflevector(c, d, 0, 4, 1, 5);
    Row cd23 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
    *(Row *)to = __builtin_shufflevector(ab01, cd01, 0, 1, 4, 5);
    *(Row *)(to + to_stride) = __builtin_shufflevector(ab01, cd01, 2, 3, 6, 7);
    *(Row *)(to + 2 * to_stride) = __builtin_shufflevector(ab23, cd23, 0, 1, 4, 5);
    *(Row *)(to + 3 * to_stride) = __builtin_shufflevector(ab23, cd23, 2, 3, 6, 7);
#endif
}

/* True if SIDE numbers of a struct, from number f on, are adjacent. */
static bool side_by_side(const real *const *number, size_t f, size_t numbers)
{
    for (size_t i = 1; i < SIDE; i++)
        if (f + i >= numbers || number[f + i] != number[f] + i)
            return false;
    return true;
}
#else
static inline void turn_square(char *to, size_t to_stride, const char *from, size_t from_stride)
{
    (void)to, (void)to_stride, (void)from, (void)from_stride;
}
static bool side_by_side(const real *const *number, size_t f, size_t numbers)
{
    (void)number, (void)f, (void)numbers;
    return false;
}
#endif

/* Copies structs i to i + count - 1 to the columns of a block. */
static void read_structs(const Operand *from, size_t i, size_t count, Block *block)
{
    const size_t column = sizeof block->number[0], stride = from->stride;
    for (size_t f = 0; f < from->numbers;) {
        const char *source = (const char *)from->number[f] + i * stride;
        size_t k = 0, width = 1;
        if (side_by_side(from->number, f, from->numbers)) {
            width = SIDE;
            for (; k + SIDE <= count; k += SIDE)
                turn_square((char *)&block->number[f][k], column, source + k * stride, stride);
        }
        for (size_t end = f + width; f < end; f++)
            copy((char *)&block->number[f][k], sizeof(real),
                 (const char *)from->number[f] + (i + k) * stride, stride, count - k);
    }
    /* The rest of the last register repeats the last struct, and so takes no path of its own. */
    for (size_t f = 0; f < from->numbers && count < BLOCK; f++)
        for (size_t k = count; k % 16; k++)
            block->number[f][k] = block->number[f][count - 1];
}

/* Copies the columns of a block to structs i to i + count - 1. */
static void write_structs(const Block *block, const Answers *to, size_t i, size_t count)
{
    const size_t column = sizeof block->number[0], stride = to->stride;
    for (size_t f = 0; f < to->numbers;) {
        char *target = (char *)to->number[f] + i * stride;
        size_t k = 0, width = 1;
        if (side_by_side((const real *const *)to->number, f, to->numbers)) {
            width = SIDE;
            for (; k + SIDE <= count; k += SIDE)
                turn_square(target + k * stride, stride, (const char *)&block->number[f][k],
                            column);
        }
        for (size_t end = f + width; f < end; f++)
            copy((char *)to->number[f] + (i + k) * stride, stride,
                 (const char *)&block->number[f][k], sizeof(real), count - k);
    }
}

/* Sets `to` to where the kernel reads the shapes i to i + count - 1: in place, or copied to
 * `block`. */
static void gather(const Operand *from, size_t i, size_t count, Block *block, const real **to)
{
    bool in_place = from->one || (from->stride == sizeof(real) && count == BLOCK);
    if (!in_place)
        read_structs(from, i, count, block);
    for (size_t f = 0; f < from->numbers; f++)
        to[f] = !in_place ? block->number[f] : from->one ? from->number[f] : from->number[f] + i;
}

/* A call of a kernel: the columns of a and b, in place or copied. */
typedef struct Question {
    X(Kernel) * kernel;
    const real *const *a, *const *b;
    bool one_a, one_b;
} Question;

static inline void ask(const Question *of, size_t n, void *answers)
{
    of->kernel(of->a, of->one_a, of->b, of->one_b, n, answers);
}

/* Writes the answers to pair i and the next count - 1 pairs, count <= BLOCK. */
static void ask_block(const Question *of, size_t i, size_t count, const Answers *answers)
{
    Block block;
    real *number[MAX_ANSWER];
    uint8_t sides[BLOCK];
    if (answers->bits) {
        ask(of, count, answers->bits + i / BLOCK);
        if (count < BLOCK)
            answers->bits[i / BLOCK] &= (UINT64_C(1) << count) - 1;
    } else if (answers->sides) {
        ask(of, count, sides);
        memcpy(answers->sides + i, sides, count);
    } else {
        for (size_t f = 0; f < answers->numbers; f++)
            number[f] = block.number[f];
        ask(of, count, (void *)number);
        write_structs(&block, answers, i, count);
    }
}

/* Answers all whole blocks without a copy if every array is consecutive, and returns their count of
 * pairs; else 0. */
static size_t ask_in_place(const Question *of, const Operand *a, const Operand *b, size_t n,
                           const Answers *answers)
{
    bool consecutive = (a->one || a->stride == sizeof(real)) &&
                       (b->one || b->stride == sizeof(real)) &&
                       (answers->numbers == 0 || answers->stride == sizeof(real));
    size_t whole = consecutive ? n / BLOCK * BLOCK : 0;
    if (whole)
        ask(of, whole,
            answers->bits    ? (void *)answers->bits
            : answers->sides ? (void *)answers->sides
                             : (void *)answers->number);
    return whole;
}

void X(ask_in_loop)(const X(Loop) * loop, const real *const *a, bool one_a, const real *const *b,
                    bool one_b, size_t n, void *answers)
{
    union {
        bool yes;
        isect_side side;
        real number[MAX_ANSWER];
    } answer;
    real first[MAX_NUMBERS], second[MAX_NUMBERS];
    uint64_t word = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t f = 0; f < loop->numbers_a; f++)
            first[f] = a[f][one_a ? 0 : i];
        for (size_t f = 0; f < loop->numbers_b; f++)
            second[f] = b[f][one_b ? 0 : i];
        loop->ask(first, second, &answer);
        if (loop->answer == LOOP_BITS) {
            word |= (uint64_t)answer.yes << i % 64;
            if (i % 64 == 63 || i == n - 1)
                ((uint64_t *)answers)[i / 64] = word, word = 0;
        } else if (loop->answer == LOOP_SIDES) {
            ((uint8_t *)answers)[i] = (uint8_t)answer.side;
        } else {
            for (size_t f = 0; f < loop->answer; f++)
                ((real *const *)answers)[f][i] = answer.number[f];
        }
    }
}

void X(batch)(const Kernels *kernels, const Operand *a, const Operand *b, size_t n,
              const Answers *answers)
{
    Block block_a, block_b;
    const real *from_a[MAX_NUMBERS], *from_b[MAX_NUMBERS];
    Operand second = *b;
    second.one = b->one && !a->one; /* one with one, n times: the second is copied */
    Question question = {a->one       ? kernels->one_a
                         : second.one ? kernels->one_b
                                      : kernels->pairs,
                         a->number, second.number, a->one, second.one};
    Environment environment = environment_enter();
    size_t i = ask_in_place(&question, a, &second, n, answers);
    question.a = from_a, question.b = from_b;
    for (; i < n; i += BLOCK) {
        size_t count = n - i < BLOCK ? n - i : BLOCK;
        gather(a, i, count, &block_a, from_a);
        gather(&second, i, count, &block_b, from_b);
        ask_block(&question, i, count, answers);
    }
    environment_leave(environment);
}
