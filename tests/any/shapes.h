/* any/shapes.h - shapes of the kit as isect_any. */
#ifndef ISECT_TEST_ANY_SHAPES_H
#define ISECT_TEST_ANY_SHAPES_H

#include "kit/question.h"

#include HEADER(any)

static inline isect_shape shape_of(Kind which)
{
    switch ((int)which) {
#define ANY_SHAPE(shape, SHAPE)                                                                    \
    case KIND_##shape:                                                                             \
        return ISECT_SHAPE_##SHAPE;
#define ANY(question, a, b, A, B)
#include "rows/any.inc"
#undef ANY_SHAPE
#undef ANY
    case KIND_corners:
        return ISECT_SHAPE_HULL;
    default:
        return ISECT_SHAPE_NONE;
    }
}
static inline X(any) any_of(const ShapeKind *of, const AnyShape *shape)
{
    X(any) any;
    memset(&any, 0, sizeof any);
    any.shape = shape_of(of->kind);
    memcpy(&any.is, shape, sizeof any.is < sizeof *shape ? sizeof any.is : sizeof *shape);
    return any;
}
#endif
