/* engine/formula.h - the formulas of pairs by the tags of both shapes: a table made from the rows
 * of matrix.csv, with the shapes in the order of the row. */
#ifndef ISECT_ENGINE_FORMULA_H
#define ISECT_ENGINE_FORMULA_H

#include "core/batch.h"
#include "core/precision.h"
#include HEADER(any)

typedef struct X(Formula) {
    union {
        bool (*overlap)(const void *a, const void *b);
        bool (*contains)(const void *a, const void *b);
        isect_side (*classify)(const void *a, const void *b);
        X(nearest) (*closest)(const void *a, const void *b);
        X(contact) (*contact)(const void *a, const void *b);
        X(impact) (*sweep)(const void *moving, const void *b);
    } one;
    /* The kernels, or NULL: the pair has none. */
    void (*many)(const Operand *a, const Operand *b, size_t n, const Answers *answers);
    isect_exactness exactness;
} X(Formula);

/* By question and both tags, one more than the index of the formula; 0: the pair has none. */
extern const uint8_t X(formula_at)[ISECT_QUESTIONS][ISECT_SHAPES][ISECT_SHAPES];
extern const X(Formula) X(formulas)[];

/* NULL if the pair has none in this order. Tags may be any numbers. */
static inline const X(Formula) * formula_of(isect_question question, isect_shape a, isect_shape b)
{
    const bool known = (unsigned)question < ISECT_QUESTIONS && (unsigned)a < ISECT_SHAPES &&
                       (unsigned)b < ISECT_SHAPES;
    const unsigned at = known ? X(formula_at)[question][a][b] : 0;
    return at ? &X(formulas)[at - 1] : NULL;
}

#endif
