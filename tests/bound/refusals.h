/* bound/refusals.h - what makers of volumes refuse, in the tests of all of them. */
#ifndef ISECT_TEST_BOUND_REFUSALS_H
#define ISECT_TEST_BOUND_REFUSALS_H

#include "kit/kit.h"

/* Asks for no volume, and for one of a question with NaN, an infinity or a negative radius, which
 * are the last of its numbers. Infinities are not asked where they are `welcome`. */
#define CHECK_REFUSALS(name, make, made, q, numbers, radii, welcome)                               \
    do {                                                                                           \
        check(name, make(NULL, &q) == ISECT_BAD_ARGUMENT);                                         \
        for (int f = 0; f < numbers; f++) {                                                        \
            Question bad = q;                                                                      \
            ((real *)&bad)[f] = REAL_NAN;                                                          \
            check(name, make(&made, &bad) == ISECT_NOT_FINITE);                                    \
            ((real *)&bad)[f] = f < 3 ? -REAL_INF : REAL_INF;                                      \
            if (!(welcome))                                                                        \
                check(name, make(&made, &bad) == ISECT_NOT_FINITE);                                \
        }                                                                                          \
        for (int k = 1; k <= radii; k++) {                                                         \
            Question empty = q;                                                                    \
            ((real *)&empty)[numbers - k] = -REAL_LEAST;                                           \
            check(name, make(&made, &empty) == ISECT_EMPTY);                                       \
        }                                                                                          \
    } while (0)

#endif
