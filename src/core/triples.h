/* core/triples.h - points that are x, y, z in memory, in registers, one per axis.
 *
 * They are loaded into three registers, and the numbers of an axis are selected from them: number k
 * of axis c is number 3 k + c of the three. */
#ifndef ISECT_CORE_TRIPLES_H
#define ISECT_CORE_TRIPLES_H

#include "core/vec3.h"
#include <string.h>

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

#ifdef LIST
#define TRIPLES_IN_LANES 1
FORMULA Vec3 load_triples(const real *from)
{
    const num a = *(const num_in_memory *)from, b = *(const num_in_memory *)(from + LANES),
              c = *(const num_in_memory *)(from + 2 * LANES);
    const num x = __builtin_shufflevector(a, b, LIST(EARLY, 0));
    const num y = __builtin_shufflevector(a, b, LIST(EARLY, 1));
    const num z = __builtin_shufflevector(a, b, LIST(EARLY, 2));
    return (Vec3){__builtin_shufflevector(x, c, LIST(LATE, 0)),
                  __builtin_shufflevector(y, c, LIST(LATE, 1)),
                  __builtin_shufflevector(z, c, LIST(LATE, 2))};
}
#else
#define TRIPLES_IN_LANES 0
#endif

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
