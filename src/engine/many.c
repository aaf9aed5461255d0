/* isect_overlap_any_n, isect_contains_any_n, isect_classify_any_n, isect_closest_any_n,
 * isect_contact_any_n, isect_sweep_any_n - a[i] with b[i], the shapes of each side of one type.
 *
 * Where the pair has kernels they read the columns, or the structs at their stride, as the typed
 * form for many does. The motions of a sweep have an array of their own: its kernels read
 * copies of blocks, with the motion behind the numbers of the shape. All other pairs are a loop. */
#include "core/batch.h"
#include "core/environment.h"
#include "engine/any.h"
#include "engine/contact_many.h"
#include HEADER(arrays)
#include <string.h>

/* ---- one side ---- */

enum { GATHERED = 32 }; /* reads of all columns in step are slow: each is read for a while */

typedef struct Side {
    isect_shape shape;
    bool is_columns;
    Operand columns;                       /* the numbers, however they lie; not of a view */
    const char *at;                        /* the structs, if there are no columns */
    size_t stride;                         /* of the structs; 0: one of them */
    size_t end;                            /* the number of shapes */
    real gathered[GATHERED * MAX_NUMBERS]; /* some shapes that lie in columns */
} Side;

/* False if the shape is unknown, or a view that is said to lie in columns. */
static bool take_side(Side *side, X(anys) given, size_t n)
{
    const ShapeTraits *traits = traits_of(given.shape);
    side->shape = given.shape, side->is_columns = given.stride == ISECT_COLUMNS;
    side->columns = (Operand){0}, side->at = NULL, side->stride = 0, side->end = n;
    if (!given.at || traits->bytes == 0 || (side->is_columns && is_any(given.shape, VIEW)))
        return false;
    side->at = given.at;
    side->stride = stride_in_bytes(given.stride, traits->bytes);
    const size_t numbers = traits->bytes / sizeof(real);
    if (side->is_columns)
        X(operand_of)(&side->columns, given.at, numbers * sizeof(real *) + sizeof(size_t));
    else if (!is_any(given.shape, VIEW)) {
        side->columns = (Operand){
            .numbers = numbers, .stride = side->stride, .one = given.stride == ISECT_REPEAT};
        for (size_t f = 0; f < numbers; f++)
            side->columns.number[f] = (const real *)given.at + f;
    }
    return true;
}
/* Gathers the shapes from i on. */
static void gather(Side *side, size_t i)
{
    const Operand *from = &side->columns;
    const size_t left = side->end - i, count = left < GATHERED ? left : GATHERED;
    for (size_t f = 0; f < from->numbers; f++) {
        const char *at = (const char *)from->number[f] + i * from->stride;
        real *to = side->gathered + f;
        for (size_t k = 0; k < count; k++, at += from->stride, to += from->numbers)
            *to = *(const real *)(const void *)at;
    }
}
/* Is called with each i in turn. */
static X(any) shape_at(Side *side, size_t i)
{
    if (!side->is_columns)
        return (X(any)){side->shape, side->at + i * side->stride};
    if (i % GATHERED == 0)
        gather(side, i);
    return (X(any)){side->shape, side->gathered + i % GATHERED * side->columns.numbers};
}

/* ---- kernels ---- */

/* The kernels of a pair, in the order of its row; NULL: it has none. */
static const X(Formula) * kernels_of(isect_question question, const Side *a, const Side *b)
{
    const X(Formula) *formula = formula_of(question, a->shape, b->shape);
    return formula && formula->many ? formula : NULL;
}
static void ask_kernels(const X(Formula) * formula, const Side *a, const Side *b, size_t n,
                        const Answers *answers)
{
    formula->many(&a->columns, &b->columns, n, answers);
}

static void put_bit(uint64_t *bits, size_t i, bool yes)
{
    if (i % 64 == 0)
        bits[i / 64] = 0;
    bits[i / 64] |= (uint64_t)yes << i % 64;
}
static void put_numbers(const Answers *out, size_t i, const void *answer)
{
    for (size_t f = 0; f < out->numbers; f++)
        *(real *)(void *)((char *)out->number[f] + i * out->stride) = ((const real *)answer)[f];
}

/* Both sides of a question; false if the pair has no answer. */
static bool take_sides(isect_question question, X(anys) a, X(anys) b, size_t n, Side *first,
                       Side *second)
{
    return take_side(first, a, n) && take_side(second, b, n) &&
           X(any_answers)(question, a.shape, b.shape);
}

/* ---- questions ---- */

isect_status X(overlap_any_n)(X(anys) a, X(anys) b, size_t n, uint64_t *bits)
{
    Side first, second;
    if (!take_sides(ISECT_QUESTION_OVERLAP, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    const X(Formula) *straight = kernels_of(ISECT_QUESTION_OVERLAP, &first, &second),
                     *swapped = kernels_of(ISECT_QUESTION_OVERLAP, &second, &first);
    const Answers answers = {.bits = bits};
    if (straight || swapped) {
        straight ? ask_kernels(straight, &first, &second, n, &answers)
                 : ask_kernels(swapped, &second, &first, n, &answers);
        return ISECT_OK;
    }
    const Environment before = environment_enter();
    for (size_t i = 0; i < n; i++)
        put_bit(bits, i, X(overlap_any)(shape_at(&first, i), shape_at(&second, i)));
    environment_leave(before);
    return ISECT_OK;
}

isect_status X(contains_any_n)(X(anys) a, X(anys) b, size_t n, uint64_t *bits)
{
    Side first, second;
    if (!take_sides(ISECT_QUESTION_CONTAINS, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    const X(Formula) *kernels = kernels_of(ISECT_QUESTION_CONTAINS, &first, &second);
    if (kernels) {
        ask_kernels(kernels, &first, &second, n, &(Answers){.bits = bits});
        return ISECT_OK;
    }
    const Environment before = environment_enter();
    for (size_t i = 0; i < n; i++)
        put_bit(bits, i, X(contains_any)(shape_at(&first, i), shape_at(&second, i)));
    environment_leave(before);
    return ISECT_OK;
}

isect_status X(classify_any_n)(X(anys) a, X(anys) b, size_t n, uint8_t *sides)
{
    Side first, second;
    if (!take_sides(ISECT_QUESTION_CLASSIFY, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    const X(Formula) *kernels = kernels_of(ISECT_QUESTION_CLASSIFY, &first, &second);
    if (kernels) {
        ask_kernels(kernels, &first, &second, n, &(Answers){.sides = sides});
        return ISECT_OK;
    }
    const Environment before = environment_enter();
    for (size_t i = 0; i < n; i++)
        sides[i] = (uint8_t)X(classify_any)(shape_at(&first, i), shape_at(&second, i));
    environment_leave(before);
    return ISECT_OK;
}

/* The points of both are exchanged where the kernel has the shapes in the other order; those of the
 * first shape begin at number `at`. */
static void exchange_points(Answers *answers, size_t at)
{
    for (size_t k = at; k < at + 3; k++) {
        real *const first = answers->number[k];
        answers->number[k] = answers->number[k + 3], answers->number[k + 3] = first;
    }
}
isect_status X(closest_any_n)(X(anys) a, X(anys) b, size_t n, X(nearests) nearests)
{
    Side first, second;
    Answers answers;
    if (!take_sides(ISECT_QUESTION_CLOSEST, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    const X(Formula) *straight = kernels_of(ISECT_QUESTION_CLOSEST, &first, &second),
                     *swapped = kernels_of(ISECT_QUESTION_CLOSEST, &second, &first);
    X(answers_of)(&answers, &nearests, sizeof nearests);
    if (straight) {
        ask_kernels(straight, &first, &second, n, &answers);
        return ISECT_OK;
    }
    if (swapped) {
        exchange_points(&answers, 0);
        ask_kernels(swapped, &second, &first, n, &answers);
        return ISECT_OK;
    }
    const Environment before = environment_enter();
    for (size_t i = 0; i < n; i++) {
        const X(nearest) nearest = X(closest_any)(shape_at(&first, i), shape_at(&second, i));
        put_numbers(&answers, i, &nearest);
    }
    environment_leave(before);
    return ISECT_OK;
}

/* False if the pair has no kernels. */
static bool contacts_by_kernels(const Side *a, const Side *b, size_t n, const Answers *answers)
{
    Answers exchanged = *answers;
    if (a->shape <= b->shape)
        return X(contact_many)(a->shape, &a->columns, b->shape, &b->columns, n, answers);
    exchange_points(&exchanged, 4);
    if (!X(contact_many)(b->shape, &b->columns, a->shape, &a->columns, n, &exchanged))
        return false;
    for (size_t k = 1; k < 4; k++)
        for (size_t i = 0; i < n; i++) {
            real *const x = (real *)(void *)((char *)answers->number[k] + i * answers->stride);
            *x = 0 - *x;
        }
    return true;
}
isect_status X(contact_any_n)(X(anys) a, X(anys) b, size_t n, X(contacts) contacts)
{
    Side first, second;
    Answers answers;
    if (!take_sides(ISECT_QUESTION_CONTACT, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    X(answers_of)(&answers, &contacts, sizeof contacts);
    if (contacts_by_kernels(&first, &second, n, &answers))
        return ISECT_OK;
    const Environment before = environment_enter();
    for (size_t i = 0; i < n; i++) {
        const X(contact) contact = X(contact_any)(shape_at(&first, i), shape_at(&second, i));
        put_numbers(&answers, i, &contact);
    }
    environment_leave(before);
    return ISECT_OK;
}

/* ---- what moves ---- */

static X(vec3) motion_at(const Operand *motions, size_t i)
{
    real by[3];
    for (size_t k = 0; k < 3; k++)
        by[k] =
            *(const real *)(const void *)((const char *)motions->number[k] + i * motions->stride);
    return (X(vec3)){by[0], by[1], by[2]};
}
/* Numbers and motions of shapes i to i + count - 1, to the columns that a kernel reads. */
static void copy_block(const Side *side, const Operand *motions, size_t i, size_t count,
                       real (*block)[BLOCK])
{
    const size_t numbers = side->columns.numbers;
    for (size_t f = 0; f < numbers + 3; f++) {
        const Operand *from = f < numbers ? &side->columns : motions;
        const char *at = (const char *)from->number[f < numbers ? f : f - numbers];
        for (size_t k = 0; k < count; k++)
            block[f][k] = *(const real *)(const void *)(at + (i + k) * from->stride);
    }
}
/* The same operand from shape i on. */
static Operand operand_from(const Operand *all, size_t i)
{
    Operand some = *all;
    for (size_t f = 0; f < all->numbers; f++)
        some.number[f] =
            (const real *)(const void *)((const char *)all->number[f] + i * all->stride);
    return some;
}
static void sweep_by_kernels(const X(Formula) * formula, const Side *a, const Operand *motions,
                             const Side *b, size_t n, const Answers *out)
{
    real block[SHAPE_NUMBERS + 3][BLOCK];
    Operand moving = {.numbers = a->columns.numbers + 3, .stride = sizeof(real)};
    for (size_t f = 0; f < moving.numbers; f++)
        moving.number[f] = block[f];
    for (size_t i = 0; i < n; i += BLOCK) {
        const size_t count = n - i < BLOCK ? n - i : BLOCK;
        const Operand others = operand_from(&b->columns, i);
        Answers answers = *out;
        copy_block(a, motions, i, count, block);
        for (size_t f = 0; f < out->numbers; f++)
            answers.number[f] = (real *)(void *)((char *)out->number[f] + i * out->stride);
        formula->many(&moving, &others, count, &answers);
    }
}

isect_status X(sweep_any_n)(X(anys) a, X(points) motions, X(anys) b, size_t n, X(impacts) impacts)
{
    Side first, second;
    Answers answers;
    Operand by;
    if (!take_sides(ISECT_QUESTION_SWEEP, a, b, n, &first, &second))
        return ISECT_BAD_ARGUMENT;
    X(operand_of)(&by, &motions, sizeof motions);
    X(answers_of)(&answers, &impacts, sizeof impacts);
    const X(Formula) *kernels = kernels_of(ISECT_QUESTION_SWEEP, &first, &second);
    const Environment before = environment_enter();
    if (kernels)
        sweep_by_kernels(kernels, &first, &by, &second, n, &answers);
    for (size_t i = 0; i < n && !kernels; i++) {
        const X(vec3) motion = motion_at(&by, i);
        const X(impact) impact = X(sweep_any)(shape_at(&first, i), &motion, shape_at(&second, i));
        put_numbers(&answers, i, &impact);
    }
    environment_leave(before);
    return ISECT_OK;
}
