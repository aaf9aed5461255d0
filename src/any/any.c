/* isect_any_answers, isect_overlap_any, isect_contains_any, isect_classify_any, isect_closest_any,
 * isect_contact_any, isect_overlap_any_pairs, isect_closest_any_pairs - the function of two shapes by their tags.
 *
 * A table for each question has the functions of all pairs in matrix.csv, by the tags of both
 * shapes. Where a question does not care for their order the function may have them in the other
 * one; then what it says of the first and of the second is exchanged. */
#include "any/solved.h"
#include "core/environment.h"
#include "core/precision.h"

#include HEADER(any)
#include HEADER(classify)
#include HEADER(closest)
#include HEADER(contact)
#include HEADER(contains)
#include HEADER(overlap)

/* Of const void: what a table may hold. */
#define ANY_SHAPE(shape, SHAPE)
#define ANY(question, a_name, b_name, A, B)                                                        \
    static TYPE_##question X(any_##question##_##a_name##_##b_name)(const void *a, const void *b)   \
    {                                                                                              \
        return X(question##_##a_name##_##b_name)(a, b);                                            \
    }
#define TYPE_overlap bool
#define TYPE_contains bool
#define TYPE_classify isect_side
#define TYPE_closest X(nearest)
#define TYPE_contact X(contact)
#include "rows/any.inc"
#undef ANY

typedef TYPE_overlap AnyOverlap(const void *a, const void *b);
typedef TYPE_contains AnyContains(const void *a, const void *b);
typedef TYPE_classify AnyClassify(const void *a, const void *b);
typedef TYPE_closest AnyClosest(const void *a, const void *b);
typedef TYPE_contact AnyContact(const void *a, const void *b);

typedef struct AnyTables {
    AnyOverlap *overlap[ISECT_SHAPES][ISECT_SHAPES];
    AnyContains *contains[ISECT_SHAPES][ISECT_SHAPES];
    AnyClassify *classify[ISECT_SHAPES][ISECT_SHAPES];
    AnyClosest *closest[ISECT_SHAPES][ISECT_SHAPES];
    AnyContact *contact[ISECT_SHAPES][ISECT_SHAPES];
} AnyTables;
static const AnyTables any_tables = {
#define ANY(question, a_name, b_name, A, B)                                                        \
    .question[ISECT_SHAPE_##A][ISECT_SHAPE_##B] = X(any_##question##_##a_name##_##b_name),
#include "rows/any.inc"
#undef ANY
};
#undef ANY_SHAPE

/* The function of two shapes, if their order matters; a tag may be any number. */
#define FOUND(question, a, b)                                                                      \
    ((unsigned)(a) < ISECT_SHAPES && (unsigned)(b) < ISECT_SHAPES ? any_tables.question[a][b]      \
                                                                  : NULL)

/* Of sets by support points no pair has a function. */
static bool by_support(isect_shape a, isect_shape b)
{
    return (a == ISECT_SHAPE_SUPPORT || b == ISECT_SHAPE_SUPPORT) && X(posed_answers)(a, b);
}

bool X(any_answers)(isect_question question, isect_shape a, isect_shape b)
{
    switch (question) {
    case ISECT_QUESTION_OVERLAP:
        return FOUND(overlap, a, b) || FOUND(overlap, b, a) || by_support(a, b);
    case ISECT_QUESTION_CONTAINS:
        return FOUND(contains, a, b) != NULL;
    case ISECT_QUESTION_CLASSIFY:
        return FOUND(classify, a, b) != NULL;
    case ISECT_QUESTION_CLOSEST:
        return FOUND(closest, a, b) || FOUND(closest, b, a) || by_support(a, b);
    case ISECT_QUESTION_CONTACT:
        return FOUND(contact, a, b) || FOUND(contact, b, a) || by_support(a, b);
    default:
        return false;
    }
}

bool X(overlap_any)(const X(any) * a, const X(any) * b)
{
    AnyOverlap *const straight = FOUND(overlap, a->shape, b->shape);
    AnyOverlap *const swapped = FOUND(overlap, b->shape, a->shape);
    if (by_support(a->shape, b->shape))
        return X(solved_overlap)(a, b, NULL);
    return straight ? straight(&a->is, &b->is) : swapped && swapped(&b->is, &a->is);
}

bool X(contains_any)(const X(any) * a, const X(any) * b)
{
    AnyContains *const found = FOUND(contains, a->shape, b->shape);
    return found && found(&a->is, &b->is);
}

isect_side X(classify_any)(const X(any) * a, const X(any) * b)
{
    AnyClassify *const found = FOUND(classify, a->shape, b->shape);
    return found ? found(&a->is, &b->is) : ISECT_OUTSIDE;
}

X(nearest) X(closest_any)(const X(any) * a, const X(any) * b)
{
    AnyClosest *const straight = FOUND(closest, a->shape, b->shape);
    AnyClosest *const swapped = FOUND(closest, b->shape, a->shape);
    if (by_support(a->shape, b->shape))
        return X(solved_closest)(a, b, NULL);
    if (straight)
        return straight(&a->is, &b->is);
    if (!swapped)
        return (X(nearest)){{0, 0, 0}, {0, 0, 0}, REAL_INF};
    const X(nearest) nearest = swapped(&b->is, &a->is);
    return (X(nearest)){nearest.b, nearest.a, nearest.distance2};
}

X(contact) X(contact_any)(const X(any) * a, const X(any) * b)
{
    AnyContact *const straight = FOUND(contact, a->shape, b->shape);
    AnyContact *const swapped = FOUND(contact, b->shape, a->shape);
    if (by_support(a->shape, b->shape))
        return X(solved_contact)(a, b, NULL);
    if (straight)
        return straight(&a->is, &b->is);
    if (!swapped)
        return (X(contact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    const X(contact) contact = swapped(&b->is, &a->is);
    const X(vec3) n = contact.normal;
    return (X(contact)){contact.gap, {0 - n.x, 0 - n.y, 0 - n.z}, contact.b, contact.a};
}

/* ---- by index pairs ---- */

static bool all_answered(isect_question question, const X(any) * shapes, const uint32_t (*pairs)[2],
                         size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!X(any_answers)(question, shapes[pairs[i][0]].shape, shapes[pairs[i][1]].shape))
            return false;
    return true;
}

isect_status X(overlap_any_pairs)(size_t *count, uint32_t (*hits)[2], size_t room,
                                  const X(any) * shapes, const uint32_t (*candidates)[2],
                                  size_t some)
{
    if (!count || (!hits && room) || ((!shapes || !candidates) && some) ||
        !all_answered(ISECT_QUESTION_OVERLAP, shapes, candidates, some))
        return ISECT_BAD_ARGUMENT;
    const Environment before = environment_enter();
    size_t found = 0;
    for (size_t i = 0; i < some; i++) {
        const uint32_t a = candidates[i][0], b = candidates[i][1];
        if (!X(overlap_any)(&shapes[a], &shapes[b]))
            continue;
        if (found < room)
            hits[found][0] = a, hits[found][1] = b;
        found++;
    }
    environment_leave(before);
    *count = found;
    return found > room ? ISECT_TOO_SMALL : ISECT_OK;
}

isect_status X(closest_any_pairs)(X(nearest) * nearests, const X(any) * shapes,
                                  const uint32_t (*pairs)[2], size_t some)
{
    if (((!nearests || !shapes || !pairs) && some) ||
        !all_answered(ISECT_QUESTION_CLOSEST, shapes, pairs, some))
        return ISECT_BAD_ARGUMENT;
    const Environment before = environment_enter();
    for (size_t i = 0; i < some; i++)
        nearests[i] = X(closest_any)(&shapes[pairs[i][0]], &shapes[pairs[i][1]]);
    environment_leave(before);
    return ISECT_OK;
}
