/* engine/shapes.h - shapes of the kit as isect_any. */
#ifndef ISECT_TEST_ENGINE_SHAPES_H
#define ISECT_TEST_ENGINE_SHAPES_H

#include "kit/question.h"

#include HEADER(any)

static inline X(any) any_of(const ShapeKind *of, const AnyShape *shape)
{
    return (X(any)){shape_of(of->kind), shape};
}
/* A shape with its struct, to be passed around. */
typedef struct Held {
    isect_shape shape;
    AnyShape is;
} Held;
static inline X(any) any_held(const Held *held)
{
    return (X(any)){held->shape, &held->is};
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
/* A shape that may have a pose, in `drawn`; false if another one was drawn. */
static inline bool draw_solved(AnyShape *drawn, X(any) * shape)
{
    const ShapeKind *of = &shape_kinds[any_int(0, (int)COUNT(shape_kinds) - 1)];
    if (!X(posed_answers)(shape_of(of->kind), ISECT_SHAPE_POINT) || of->kind == KIND_hull ||
        resting(of) != of)
        return false;
    memset(drawn, 0, sizeof *drawn);
    of->any(drawn);
    *shape = any_of(of, drawn);
    return true;
}
#endif
