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
/* Where the second shape is; of any length. */
static inline X(pose) any_pose(void)
{
    X(pose) pose;
    for (int k = 0; k < 4; k++)
        pose.rotation[k] = any_real(-1, 1);
    pose.rotation[3] += R(0.01);
    pose.translation = (Vec3){any_real(-2, 2), any_real(-2, 2), any_real(-2, 2)};
    return pose;
}
/* Of those that may have a place of their own; false if another one was drawn. */
static inline bool draw_solved(X(any) * shape)
{
    const ShapeKind *of = &shape_kinds[any_int(0, (int)COUNT(shape_kinds) - 1)];
    AnyShape drawn;
    if (!X(posed_answers)(shape_of(of->kind), ISECT_SHAPE_POINT) || of->kind == KIND_hull)
        return false;
    memset(&drawn, 0, sizeof drawn);
    of->any(&drawn);
    *shape = any_of(of, &drawn);
    return true;
}
#endif
