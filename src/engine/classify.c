/* isect_classify_any - is the second shape outside, across or inside of the first? The formula of
 * the pair answers. */
#include "engine/any.h"

isect_side X(classify_any)(X(any) a, X(any) b)
{
    const X(Formula) *formula = formula_of(ISECT_QUESTION_CLASSIFY, a.shape, b.shape);
    return formula ? formula->one.classify(a.at, b.at) : ISECT_OUTSIDE;
}
