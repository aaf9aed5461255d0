/* kit/judge_batch.h - the form for many gives the answers of the form for one, bit for bit:
 *
 * - for every count up to several registers
 * - on arrays of numbers, of structs, and of structs with gaps between them
 * - in pairs, and with either or both the same shape n times
 * - in a hostile floating-point environment
 *
 * All these paths are in src/core/batch.c. The buffers have the minimal size, so that a sanitizer
 * finds every access out of bounds. Bytes between and behind answers must not change. With tame
 * shapes no intermediate operand is subnormal. */
#ifndef ISECT_TEST_JUDGE_BATCH_H
#define ISECT_TEST_JUDGE_BATCH_H

#include "kit/hostile.h"
#include "kit/kit.h"
#include "kit/rows.h"
#include "kit/subnormal.h"
#include <errno.h>

enum { BATCH_MOST = 150, BATCH_NUMBERS = 48, FILLER = 0xAA };
enum { ARRAYS, STRUCTS, PADDED, LAYOUTS };
enum { IN_PAIRS, ONE_A, ONE_B, ONE_PAIR, FORMS }; /* which of the shapes is the same n times? */

/* n shapes or answers of some numbers each, in one of three layouts. */
typedef struct Column {
    size_t n, numbers, stride;
    real *number[BATCH_NUMBERS];
    int layout;
} Column;

static inline Column column_make(int layout, size_t n, size_t numbers)
{
    Column c = {n, numbers, sizeof(real), {0}, layout};
    const size_t fields = layout == PADDED ? numbers + 1 : numbers;
    if (layout != ARRAYS)
        c.stride = fields * sizeof(real);
    for (size_t f = 0; f < numbers; f++) {
        if (layout != ARRAYS && f > 0) {
            c.number[f] = c.number[0] + f;
            continue;
        }
        c.number[f] = malloc(n * c.stride);
        memset(c.number[f], FILLER, n * c.stride);
    }
    return c;
}
static inline void column_free(Column *c)
{
    for (size_t f = 0; f < (c->layout == ARRAYS ? c->numbers : 1); f++)
        free(c->number[f]);
}
static inline real *column_at(const Column *c, size_t f, size_t i)
{
    return (real *)(void *)((char *)c->number[f] + i * c->stride);
}
static inline void column_view(const Column *c, void *view)
{
    shape_view(c->number, c->numbers, c->layout == ARRAYS ? 0 : c->stride, view);
}
static inline bool column_padding_kept(const Column *c)
{
    const unsigned char *bytes = (const unsigned char *)c->number[0];
    for (size_t i = 0; c->layout == PADDED && i < c->n; i++)
        for (size_t k = c->numbers * sizeof(real); k < c->stride; k++)
            if (bytes[i * c->stride + k] != FILLER)
                return false;
    return true;
}

/* The view of shapes in a layout, or of the first alone; `column` holds them. */
static inline void batch_view(const ShapeKind *of, int layout, const real *shapes, size_t n,
                              bool one, Column *column, AnyView *view)
{
    *column = column_make(layout, n, of->numbers);
    for (size_t i = 0; i < n; i++)
        for (size_t f = 0; f < of->numbers; f++)
            *column_at(column, f, i) = shapes[i * of->numbers + f];
    if (one)
        of->view_one(shapes, view);
    else if (layout == STRUCTS && n)
        of->view_of(column->number[0], view);
    else
        column_view(column, view);
}

static inline void check_answers(const Row *row, size_t n, const void *out, const Column *column,
                                 const Answer *want)
{
    const size_t numbers = answer_numbers(row->answer);
    for (size_t i = 0; i < n; i++) {
        if (row->answer == ANSWER_Bool)
            check(row->name, cmp(isect_bit(out, i), ==, want[i].yes));
        else if (row->answer == ANSWER_Side)
            check(row->name, cmp(((const uint8_t *)out)[i], ==, want[i].side));
        for (size_t f = 0; f < numbers; f++)
            check(row->name,
                  same_bits(column_at(column, f, i), (const real *)&want[i] + f, sizeof(real)));
    }
    if (row->answer == ANSWER_Bool && n % 64)
        check("bits beyond n are 0", ((const uint64_t *)out)[n / 64] >> (n % 64) == 0);
    check("nothing else is written", !numbers || column_padding_kept(column));
}

static inline void ask_many(const Row *row, int form, int layout, size_t n, const real *as,
                            const real *bs, const Answer *want)
{
    const size_t numbers = answer_numbers(row->answer);
    const size_t bytes = row->answer == ANSWER_Bool ? isect_words(n) * sizeof(uint64_t) : n;
    Column a, b, answers = column_make((layout + form) % LAYOUTS, n, numbers);
    AnyView view_a, view_b, view;
    batch_view(row->a, layout, as, n, form == ONE_A || form == ONE_PAIR, &a, &view_a);
    batch_view(row->b, layout, bs, n, form == ONE_B || form == ONE_PAIR, &b, &view_b);
    column_view(&answers, &view);
    if (numbers && answers.layout == STRUCTS && n)
        answers_of(row->answer, answers.number[0], &view);
    void *out = numbers ? (void *)&view : malloc(bytes);
    if (!numbers)
        memset(out, FILLER, bytes);
    for (int hostile = 0; hostile < 2; hostile++) {
        const unsigned before = hostile ? hostile_enter() : 0;
        errno = 0;
        ask_row_n(row, &view_a, &view_b, n, out);
        check("errno is left alone", errno == 0);
        check("the caller's environment is given back", !hostile || hostile_leave(before));
        check_answers(row, n, out, &answers, want);
    }
    if (!numbers)
        free(out);
    else
        column_free(&answers);
    column_free(&a), column_free(&b);
}

/* The same of n shapes, and of one of them with all others, in every layout. */
static inline void ask_in_all_forms(const Row *row, size_t n, const real *as, const real *bs)
{
    static Answer want[BATCH_MOST];
    for (int form = 0; form < FORMS; form++) {
        const bool one_a = form == ONE_A || form == ONE_PAIR,
                   one_b = form == ONE_B || form == ONE_PAIR;
        for (size_t i = 0; i < n; i++)
            want[i] = ask_row(row, one_a ? as : as + i * row->a->numbers,
                              one_b ? bs : bs + i * row->b->numbers, ISECT_EVEN_ODD);
        for (int layout = 0; layout < LAYOUTS; layout++)
            ask_many(row, form, layout, n, as, bs, want);
    }
}

static inline void judge_batch(const Row *row)
{
    static real as[BATCH_MOST * BATCH_NUMBERS], bs[BATCH_MOST * BATCH_NUMBERS];
    const size_t in_a = row->a->numbers, in_b = row->b->numbers;
    const bool loop = row->form == FORM_ENGINE; /* no registers to fill */
    for (size_t n = 0; n <= BATCH_MOST; n += loop      ? ((n + 1) % 64 < 3 ? 1 : 61)
                                             : n < 70  ? 1
                                             : n < 126 ? 7
                                             : n < 130 ? 1
                                                       : 20) {
        for (size_t i = 0; i < n; i++) {
            new_kind();
            (i % 2 ? row->a->any : row->a->odd)(as + i * in_a);
            (i % 2 ? row->b->any : row->b->odd)(bs + i * in_b);
            if (i != n % 5) /* the one shape is the first */
                spoil(as + i * in_a, in_a), spoil(bs + i * in_b, in_b);
        }
        ask_in_all_forms(row, n, as, bs);
    }
    for (size_t n = 1; n < 70; n += loop ? 30 : 3) {
        for (size_t i = 0; i < n; i++)
            row->a->any(as + i * in_a), row->b->any(bs + i * in_b);
        forget_subnormals();
        ask_in_all_forms(row, n, as,
                         bs); /* what the hostile environment meets is forgotten there */
        check("no operand is subnormal, among tame ones", !met_subnormals());
    }
}

#endif
