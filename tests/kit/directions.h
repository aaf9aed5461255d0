/* kit/directions.h - exact answers are exact in every rounding direction. Rounding upward and
 * downward tests bounds on rounding harder than rounding to the nearest. With rounding toward zero
 * an overflow is not infinite. */
#ifndef ISECT_TEST_DIRECTIONS_H
#define ISECT_TEST_DIRECTIONS_H

#include <fenv.h>

enum { DIRECTIONS = 4 };
static inline void round_toward(int direction)
{
#ifdef FE_UPWARD
    static const int directions[DIRECTIONS] = {FE_UPWARD, FE_DOWNWARD, FE_TOWARDZERO, FE_TONEAREST};
    fesetround(directions[direction]);
#else
    (void)direction;
#endif
}
#define same_in_all_directions(question, answer)                                                   \
    do {                                                                                           \
        for (int direction = 0; direction < DIRECTIONS - 1; direction++) {                         \
            round_toward(direction);                                                               \
            const bool so = (question) == (answer);                                                \
            round_toward(DIRECTIONS - 1);                                                          \
            check("in every rounding direction", so);                                              \
        }                                                                                          \
    } while (0)

#endif
