/* isect_any_answers, isect_overlap_any_pairs, isect_closest_any_pairs,
 * isect_contact_any_pairs - which questions two shapes answer and how exactly, and questions to
 * pairs of a list of shapes, by index. */
#include "engine/any.h"
#include "core/environment.h"
#include "engine/contact_plane.h"
#include "engine/sweep.h"

static isect_exactness exactness_of_overlap(isect_shape a, isect_shape b)
{
    switch (X(overlap_method)(a, b)) {
    case OVERLAP_BY_FORMULA:
        return formula_of(ISECT_QUESTION_OVERLAP, a, b)->exactness;
    case OVERLAP_BY_CLASSIFY: {
        const bool turned = b == ISECT_SHAPE_FRUSTUM && a != ISECT_SHAPE_PLANE;
        const X(Formula) *classify =
            formula_of(ISECT_QUESTION_CLASSIFY, turned ? b : a, turned ? a : b);
        return classify ? classify->exactness : ISECT_EXACTNESS_ACCURACY;
    }
    case OVERLAP_BY_VERTICES:
        return ISECT_EXACTNESS_EXACT;
    case OVERLAP_BY_CLOSEST:
    case OVERLAP_BY_SOLVER:
        return ISECT_EXACTNESS_ACCURACY;
    default:
        return ISECT_EXACTNESS_NONE;
    }
}
static bool has_contact(isect_shape a, isect_shape b)
{
    return a == ISECT_SHAPE_PLANE   ? X(contact_plane_answers)(b)
           : b == ISECT_SHAPE_PLANE ? X(contact_plane_answers)(a)
                                    : are_bodies(a, b);
}
/* What a list of parts answers is an accuracy that depends on its parts. */
static bool answers_parts(isect_question question, isect_shape a, isect_shape b)
{
    const bool of_parts = a == ISECT_SHAPE_PARTS || b == ISECT_SHAPE_PARTS;
    const bool others = (a == ISECT_SHAPE_PARTS || body_of(a) != BODY_SHAPES) &&
                        (b == ISECT_SHAPE_PARTS || body_of(b) != BODY_SHAPES);
    switch (question) {
    case ISECT_QUESTION_OVERLAP:
    case ISECT_QUESTION_CLOSEST:
    case ISECT_QUESTION_CONTACT:
        return of_parts && others;
    case ISECT_QUESTION_CONTAINS:
        return is_any(a, SOLID) && b == ISECT_SHAPE_PARTS;
    default:
        return false;
    }
}

isect_exactness X(any_answers)(isect_question question, isect_shape a, isect_shape b)
{
    const bool symmetric = question == ISECT_QUESTION_OVERLAP ||
                           question == ISECT_QUESTION_CLOSEST || question == ISECT_QUESTION_CONTACT;
    if (symmetric && a > b) {
        const isect_shape first = b;
        b = a, a = first;
    }
    const X(Formula) *formula = formula_of(question, a, b);
    bool engine = answers_parts(question, a, b);
    if (formula)
        return formula->exactness;
    if (question == ISECT_QUESTION_OVERLAP && !engine)
        return exactness_of_overlap(a, b);
    if (question == ISECT_QUESTION_CONTAINS && !engine)
        return X(contains_exactness)(a, b);
    engine = engine || (question == ISECT_QUESTION_CLOSEST && are_bodies(a, b)) ||
             (question == ISECT_QUESTION_CONTACT && has_contact(a, b)) ||
             (question == ISECT_QUESTION_CLASSIFY && a == ISECT_SHAPE_PLANE &&
              X(has_side_of_plane)(b)) ||
             (question == ISECT_QUESTION_SWEEP && X(sweep_answers)(a, b));
    return engine ? ISECT_EXACTNESS_ACCURACY : ISECT_EXACTNESS_NONE;
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

isect_status X(overlap_any_pairs)(const X(any) * shapes, const uint32_t (*candidates)[2],
                                  size_t some, uint32_t (*hits)[2], size_t room, size_t *count)
{
    if (!count || (!hits && room) || ((!shapes || !candidates) && some) ||
        !all_answered(ISECT_QUESTION_OVERLAP, shapes, candidates, some))
        return ISECT_BAD_ARGUMENT;
    const Environment before = environment_enter();
    size_t found = 0;
    for (size_t i = 0; i < some; i++) {
        const uint32_t a = candidates[i][0], b = candidates[i][1];
        if (!X(overlap_any)(shapes[a], shapes[b]))
            continue;
        if (found < room)
            hits[found][0] = a, hits[found][1] = b;
        found++;
    }
    environment_leave(before);
    *count = found;
    return found > room ? ISECT_TOO_SMALL : ISECT_OK;
}

#define ANSWER_PAIRS(QUESTION, question)                                                           \
    if (((!answers || !shapes || !pairs) && some) ||                                               \
        !all_answered(ISECT_QUESTION_##QUESTION, shapes, pairs, some))                             \
        return ISECT_BAD_ARGUMENT;                                                                 \
    const Environment before = environment_enter();                                                \
    for (size_t i = 0; i < some; i++)                                                              \
        answers[i] = X(question##_any)(shapes[pairs[i][0]], shapes[pairs[i][1]]);                  \
    environment_leave(before);                                                                     \
    return ISECT_OK

isect_status X(closest_any_pairs)(const X(any) * shapes, const uint32_t (*pairs)[2], size_t some,
                                  X(nearest) * answers)
{
    ANSWER_PAIRS(CLOSEST, closest);
}
isect_status X(contact_any_pairs)(const X(any) * shapes, const uint32_t (*pairs)[2], size_t some,
                                  X(contact) * answers)
{
    ANSWER_PAIRS(CONTACT, contact);
}
