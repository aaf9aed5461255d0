/* engine/contact_many.c - contacts of many balls, capsules and boxes by the kernels of
 * engine/round_many.h.
 *
 * A block of pairs is widened to double, and its contacts are rounded as engine/answer.h rounds
 * those of one pair. The kernels leave few pairs open, such as concentric balls: these are answered
 * one by one. Where the formula of overlap decides whether a ball meets a box, its kernels decide
 * the block. */
#include "engine/contact_many.h"

#include "engine/answer.h"
#include "engine/any.h"
#include "engine/round_many.h"

/* One side of the pairs: columns of real, or one shape. */
typedef struct Shapes {
    isect_shape shape;
    size_t numbers;
    const real *const *number;
    bool one;
} Shapes;

/* A block of one side in double; its numbers lie in `own`, or where they were given. */
typedef struct Widened {
    double own[ROUND_NUMBERS][BLOCK];
    const double *number[ROUND_NUMBERS];
} Widened;

static void widen(Widened *to, const Shapes *from, size_t i, size_t n)
{
    if (from->one && i > 0) /* it is there */
        return;
    for (size_t f = 0; f < from->numbers; f++) {
        const real *at = from->number[f] + i;
        double *own = to->own[f];
        to->number[f] = ISECT_DOUBLE && !from->one ? (const double *)(const void *)at : own;
        if (from->one)
            for (size_t k = 0; k < BLOCK; k++)
                own[k] = (double)*at;
        else
            for (size_t k = 0; k < n && !ISECT_DOUBLE; k++)
                own[k] = (double)at[k];
    }
}
static Operand columns_at(const Shapes *from, size_t i)
{
    Operand some = {.numbers = from->numbers, .stride = sizeof(real), .one = from->one};
    for (size_t f = 0; f < from->numbers; f++)
        some.number[f] = from->number[f] + (from->one ? 0 : i);
    return some;
}
static X(any) one_shape(const Shapes *from, size_t i, real *number)
{
    for (size_t f = 0; f < from->numbers; f++)
        number[f] = from->number[f][from->one ? 0 : i];
    return (X(any)){from->shape, number};
}

/* Do the pairs from i on meet, by the formula of overlap? */
static uint64_t meet_by_formula(const Shapes *a, const Shapes *b, size_t i, size_t n)
{
    const Operand first = columns_at(a, i), second = columns_at(b, i);
    uint64_t bits = 0;
    formula_of(ISECT_QUESTION_OVERLAP, a->shape, b->shape)
        ->many(&first, &second, n, &(Answers){.bits = &bits});
    return bits;
}
/* Gaps by the decisions of overlap; and by their signs, where these are certain. */
static void round_decided_gaps(const double *gap, uint64_t meet, real *to, size_t n)
{
    for (size_t k = 0; k < n; k++)
        to[k] = gap_of(meet >> k & 1, gap[k]);
}
static void round_gaps(const double *gap, real *to, size_t n)
{
    const real least = next_up(0);
    for (size_t k = 0; k < n; k++) {
        const real rounded = (real)gap[k] + 0;
        const bool lost = (gap[k] > 0) & !(rounded > 0); /* it underflowed */
        to[k] = lost ? least : rounded;
    }
}
static void answer_alone(const Shapes *a, const Shapes *b, size_t i, real *const *to)
{
    real first[ROUND_NUMBERS], second[ROUND_NUMBERS];
    const X(contact) contact = X(contact_any)(one_shape(a, i, first), one_shape(b, i, second));
    for (size_t f = 0; f < ROUND_CONTACT; f++)
        to[f][i] = (&contact.gap)[f];
}

/* The kernel writes answers in double where they belong, and floats to a block. */
static void answer_block(RoundPair pair, const Shapes *a, const Shapes *b, Widened widened[2],
                         size_t i, size_t n, real *const *to)
{
    const size_t filled = (n + ROUND_STEP - 1) / ROUND_STEP * ROUND_STEP;
    double contact[ROUND_CONTACT][BLOCK], *columns[ROUND_CONTACT];
    for (size_t f = 0; f < ROUND_CONTACT; f++)
        columns[f] = ISECT_DOUBLE ? (double *)(void *)(to[f] + i) : contact[f];
    widen(&widened[0], a, i, filled), widen(&widened[1], b, i, filled);
    const uint64_t open = round_contacts()(pair, widened[0].number, widened[1].number, filled,
                                           askew, (double)REAL_MAX, columns);
    if (pair >= ROUND_SPHERE_AABB)
        round_decided_gaps(columns[0], meet_by_formula(a, b, i, n), to[0] + i, n);
    else
        round_gaps(columns[0], to[0] + i, n);
    for (size_t f = 1; f < ROUND_CONTACT && !ISECT_DOUBLE; f++)
        for (size_t k = 0; k < n; k++)
            to[f][i + k] = (real)contact[f][k] + 0;
    for (size_t k = 0; k < n && open; k++)
        if (open >> k & 1)
            answer_alone(a, b, i + k, to);
}
static void answer_all(RoundPair pair, const Shapes *a, const Shapes *b, size_t n, real *const *to)
{
    Widened widened[2];
    for (size_t i = 0; i < n; i += BLOCK)
        answer_block(pair, a, b, widened, i, n - i < BLOCK ? n - i : BLOCK, to);
}

#define PAIR(a_name, b_name, NAME, A, B)                                                           \
    static void a_name##_##b_name(const real *const *a, bool one_a, const real *const *b,          \
                                  bool one_b, size_t n, void *answers)                             \
    {                                                                                              \
        const Shapes first = {ISECT_SHAPE_##A, sizeof(X(a_name)) / sizeof(real), a, one_a},        \
                     second = {ISECT_SHAPE_##B, sizeof(X(b_name)) / sizeof(real), b, one_b};       \
        answer_all(ROUND_##NAME, &first, &second, n, answers);                                     \
    }
PAIR(sphere, sphere, SPHERE_SPHERE, SPHERE, SPHERE)
PAIR(sphere, capsule, SPHERE_CAPSULE, SPHERE, CAPSULE)
PAIR(capsule, capsule, CAPSULE_CAPSULE, CAPSULE, CAPSULE)
PAIR(sphere, aabb, SPHERE_AABB, SPHERE, AABB)
PAIR(sphere, obb, SPHERE_OBB, SPHERE, OBB)
#undef PAIR

bool X(contact_many)(isect_shape shape_a, const Operand *a, isect_shape shape_b, const Operand *b,
                     size_t n, const Answers *answers)
{
    X(Kernel) *kernel = NULL;
    if (shape_a == ISECT_SHAPE_SPHERE)
        kernel = shape_b == ISECT_SHAPE_SPHERE    ? sphere_sphere
                 : shape_b == ISECT_SHAPE_CAPSULE ? sphere_capsule
                 : shape_b == ISECT_SHAPE_AABB    ? sphere_aabb
                 : shape_b == ISECT_SHAPE_OBB     ? sphere_obb
                                                  : NULL;
    else if (shape_a == ISECT_SHAPE_CAPSULE && shape_b == ISECT_SHAPE_CAPSULE)
        kernel = capsule_capsule;
    if (kernel)
        X(batch)(&(Kernels){kernel, kernel, kernel}, a, b, n, answers);
    return kernel != NULL;
}
