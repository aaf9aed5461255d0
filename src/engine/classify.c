/* isect_classify_any - is the second shape outside, across or inside of the first? The formula of
 * the pair answers; a plane without one by support points (engine/contact_plane.c). */
#include "engine/any.h"
#include "engine/contact_plane.h"

isect_side X(classify_any)(X(any) a, X(any) b)
{
    const X(Formula) *formula = formula_of(ISECT_QUESTION_CLASSIFY, a.shape, b.shape);
    if (formula)
        return formula->one.classify(a.at, b.at);
    return a.shape == ISECT_SHAPE_PLANE && X(has_side_of_plane)(b.shape) ? X(side_of_plane)(a.at, b)
                                                                         : ISECT_OUTSIDE;
}
