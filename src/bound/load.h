/* bound/load.h - points of a set, one by one or in registers, one per axis. */
#ifndef ISECT_BOUND_LOAD_H
#define ISECT_BOUND_LOAD_H

#include "bound/scan.h"
#include "core/triples.h"

typedef enum Layout { COLUMNS, TRIPLES, OTHERWISE } Layout;

FORMULA num load(const real *from)
{
    return *(const num_in_memory *)from;
}

/* For COLUMNS or TRIPLES. */
FORMULA Vec3 points_at(const PointSet *set, size_t i, Layout layout)
{
#if TRIPLES_IN_LANES
    if (layout == TRIPLES)
        return load_triples(set->coordinate[0] + 3 * i);
#endif
    const size_t at = LANES == 1 && layout == TRIPLES ? 3 * i : i;
    return (Vec3){load(set->coordinate[0] + at), load(set->coordinate[1] + at),
                  load(set->coordinate[2] + at)};
}
static inline Layout layout_of(const PointSet *set)
{
    const real *const *coordinate = set->coordinate;
    if (set->index)
        return OTHERWISE;
    if (set->stride == sizeof(real))
        return COLUMNS;
#if TRIPLES_IN_LANES || LANES == 1
    if (set->stride == 3 * sizeof(real) && coordinate[1] == coordinate[0] + 1 &&
        coordinate[2] == coordinate[0] + 2)
        return TRIPLES;
#else
    (void)coordinate;
#endif
    return OTHERWISE;
}

/* Points i to end - 1 in any layout; the last one fills the remaining lanes. */
FORMULA Vec3 points_in_lanes(const PointSet *set, size_t i, size_t end)
{
#if LANES == 1
    (void)end;
    return (Vec3){coordinate_at(set, 0, i), coordinate_at(set, 1, i), coordinate_at(set, 2, i)};
#else
    real of[3][LANES];
    for (size_t k = 0; k < LANES; k++)
        for (int axis = 0; axis < 3; axis++)
            of[axis][k] = coordinate_at(set, axis, i + k < end ? i + k : end - 1);
    return (Vec3){load(of[0]), load(of[1]), load(of[2])};
#endif
}

#endif
