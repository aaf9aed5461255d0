/* bound/load.h - points of a set, one by one or in registers, one per axis.
 *
 * Triples are loaded into three registers, and the numbers of an axis are selected from them:
 * number k of axis c is number 3 k + c of the three. */
#ifndef ISECT_BOUND_LOAD_H
#define ISECT_BOUND_LOAD_H

#include "bound/scan.h"
#include "core/vec3.h"

typedef enum Layout { COLUMNS, TRIPLES, OTHERWISE } Layout;

FORMULA num load(const real *from)
{
    return *(const num_in_memory *)from;
}

#if LANES > 1
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector)
/* Selects from the first two registers, then from the result and the third. */
#define EARLY(c, k) (3 * (k) + (c) < 2 * LANES ? 3 * (k) + (c) : 0)
#define LATE(c, k) (3 * (k) + (c) < 2 * LANES ? (k) : 3 * (k) + (c)-LANES)
#if LANES == 2
#define LIST(m, c) m(c, 0), m(c, 1)
#elif LANES == 4
#define LIST(m, c) m(c, 0), m(c, 1), m(c, 2), m(c, 3)
#elif LANES == 8
#define LIST(m, c) m(c, 0), m(c, 1), m(c, 2), m(c, 3), m(c, 4), m(c, 5), m(c, 6), m(c, 7)
#elif LANES == 16
#define LIST(m, c)                                                                                 \
    m(c, 0), m(c, 1), m(c, 2), m(c, 3), m(c, 4), m(c, 5), m(c, 6), m(c, 7), m(c, 8), m(c, 9),      \
        m(c, 10), m(c, 11), m(c, 12), m(c, 13), m(c, 14), m(c, 15)
#endif
#endif
#endif
#endif

/* For COLUMNS or TRIPLES. */
FORMULA Vec3 points_at(const PointSet *set, size_t i, Layout layout)
{
#ifdef LIST
    if (layout == TRIPLES) {
        const real *from = set->coordinate[0] + 3 * i;
        const num a = load(from), b = load(from + LANES), c = load(from + 2 * LANES);
        const num x = __builtin_shufflevector(a, b, LIST(EARLY, 0));
        const num y = __builtin_shufflevector(a, b, LIST(EARLY, 1));
        const num z = __builtin_shufflevector(a, b, LIST(EARLY, 2));
        return (Vec3){__builtin_shufflevector(x, c, LIST(LATE, 0)),
                      __builtin_shufflevector(y, c, LIST(LATE, 1)),
                      __builtin_shufflevector(z, c, LIST(LATE, 2))};
    }
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
#if defined(LIST) || LANES == 1
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
/* The minimum is computed in two chains, because each comparison depends on the one before. */
FORMULA real least_lane(num a)
{
#if LANES == 1
    return a;
#else
    real of[LANES];
    memcpy(of, &a, sizeof of);
    real even = of[0], odd = of[1];
    for (int k = 2; k < LANES; k += 2) {
        even = of[k] < even ? of[k] : even;
        odd = of[k + 1] < odd ? of[k + 1] : odd;
    }
    return even < odd ? even : odd;
#endif
}
FORMULA real greatest_lane(num a)
{
    return -least_lane(-a);
}

#endif
