/* kit/moved.h - the same shape elsewhere, its numbers rounded; or seen in a mirror. */
#ifndef ISECT_TEST_MOVED_H
#define ISECT_TEST_MOVED_H

#include "kit/question.h"
#include "kit/truth/base.h"

/* The count of the first vectors of a shape that are positions: all of them, but the sides of a
 * parallelogram and the direction of a ray. */
static inline size_t positions_of(const ShapeKind *of, const AnyShape *shape)
{
    const Kind which = resting(of)->kind;
    if (of->kind == KIND_corners)
        return shape->hull.vertex_count;
    const bool first = which == KIND_rectangle || which == KIND_lozenge || which == KIND_ray;
    const size_t count = of->layout && !first ? strspn(of->layout, "v") : 1;
    return count > 1 ? count : 1;
}
static inline Long along(const real *n, const Long by[3])
{
    return n[0] * by[0] + n[1] * by[1] + n[2] * by[2];
}
static inline void move_planes(real *plane, size_t count, const Long by[3])
{
    for (size_t i = 0; i < count; i++, plane += 4)
        plane[3] = (real)(plane[3] - along(plane, by));
}
static inline void move_slabs(const X(kdop) * kdop, const Long by[3])
{
    for (size_t i = 0; i < kdop->count; i++) {
        const Long off = along(&kdop->normals[i].x, by);
        ((real *)(uintptr_t)kdop->lower)[i] = (real)(kdop->lower[i] + off);
        ((real *)(uintptr_t)kdop->upper)[i] = (real)(kdop->upper[i] + off);
    }
}
static inline void move_shape(const ShapeKind *of, AnyShape *shape, const Long by[3])
{
    *shape = copied(of, shape);
    if (of->kind == KIND_kdop) {
        move_slabs(&shape->kdop, by);
        return;
    }
    const bool planes = of->kind == KIND_plane || of->kind == KIND_frustum;
    if (planes)
        move_planes(shape->number, of->kind == KIND_plane ? 1 : 6, by);
    real *x = of->kind == KIND_corners ? (real *)(uintptr_t)shape->hull.vertices : shape->number;
    const size_t count = planes ? 0 : positions_of(of, shape);
    for (size_t i = 0; i < 3 * count; i++)
        x[i] = (real)(x[i] + by[i % 3]);
}

/* x becomes -x: of all vectors, and the two ends of a box are exchanged. */
static inline void reflect_shape(const ShapeKind *of, AnyShape *shape)
{
    *shape = copied(of, shape);
    char field;
    real *x;
    for (size_t i = 0; (x = number_at(of, shape, i, &field)) != NULL;
         i += (size_t)numbers_of(field))
        if (numbers_of(field) == 3)
            x[0] = -x[0];
    if (of->kind == KIND_aabb) {
        const real lower = shape->aabb.lower.x;
        shape->aabb.lower.x = shape->aabb.upper.x, shape->aabb.upper.x = lower;
    }
}

#endif
