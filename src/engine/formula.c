/* engine/formula.c - see engine/formula.h. */
#include "engine/formula.h"

#include HEADER(classify)
#include HEADER(closest)
#include HEADER(contains)
#include HEADER(overlap)
#include HEADER(sweep)

#define ANSWER_overlap bool
#define ANSWER_contains bool
#define ANSWER_classify isect_side
#define ANSWER_closest X(nearest)
#define ANSWER_contact X(contact)
#define ANSWER_sweep X(impact)
#define DECLARE_LANES(name)                                                                        \
    void X(name##_batch)(const Operand *a, const Operand *b, size_t n, const Answers *answers);
#define DECLARE_PLAIN(name)
#define FORMULA(form, question, a_name, b_name, A, B, EXACTNESS)                                   \
    DECLARE_##form(question##_##a_name##_##b_name) static ANSWER_##question X(                     \
        formula_##question##_##a_name##_##b_name)(const void *a, const void *b)                    \
    {                                                                                              \
        return X(question##_##a_name##_##b_name)(a, b);                                            \
    }
#include "rows/formulas.inc"
#undef FORMULA

enum {
#define FORMULA(form, question, a, b, A, B, EXACTNESS) X(FORMULA_##question##_##a##_##b),
#include "rows/formulas.inc"
#undef FORMULA
    X(FORMULAS)
};

#define MANY_LANES(name) X(name##_batch)
#define MANY_PLAIN(name) NULL
const X(Formula) X(formulas)[X(FORMULAS)] = {
#define FORMULA(form, question, a, b, A, B, EXACTNESS)                                             \
    [X(FORMULA_##question##_##a##_##b)] = {{.question = X(formula_##question##_##a##_##b)},        \
                                           MANY_##form(question##_##a##_##b),                      \
                                           ISECT_EXACTNESS_##EXACTNESS},
#include "rows/formulas.inc"
#undef FORMULA
};

#define QUESTION_overlap ISECT_QUESTION_OVERLAP
#define QUESTION_contains ISECT_QUESTION_CONTAINS
#define QUESTION_classify ISECT_QUESTION_CLASSIFY
#define QUESTION_closest ISECT_QUESTION_CLOSEST
#define QUESTION_contact ISECT_QUESTION_CONTACT
#define QUESTION_sweep ISECT_QUESTION_SWEEP
const uint8_t X(formula_at)[ISECT_QUESTIONS][ISECT_SHAPES][ISECT_SHAPES] = {
#define FORMULA(form, question, a, b, A, B, EXACTNESS)                                             \
    [QUESTION_##question][ISECT_SHAPE_##A][ISECT_SHAPE_##B] = X(FORMULA_##question##_##a##_##b) + 1,
#include "rows/formulas.inc"
#undef FORMULA
};
_Static_assert(X(FORMULAS) < UINT8_MAX, "an index of formula_at is a byte");
