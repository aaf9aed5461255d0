/* kit/compare.h - comparisons that leave their numbers for the message of a check that fails.
 *
 *     check("the volume", cmp(X(hull_volume)(&hull), ==, 8));
 *
 * prints "not true: cmp(X(hull_volume)(&hull), ==, 8), with 7.5 and 8". */
#ifndef ISECT_TEST_COMPARE_H
#define ISECT_TEST_COMPARE_H

#include "core/precision.h"
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

typedef struct Compared {
    bool failed; /* the last comparison of this check */
    long double left, right;
} Compared;
static Compared last_compared;

static inline void keep_compared(long double a, long double b)
{
    last_compared.left = a, last_compared.right = b;
}
static inline bool holds_compared(bool yes)
{
    last_compared.failed = !yes;
    return yes;
}
/* a op b, in long double, which has all of their digits. */
#define cmp(a, op, b)                                                                              \
    (keep_compared((long double)(a), (long double)(b)),                                            \
     holds_compared(last_compared.left op last_compared.right))

/* The end of a message: the numbers of the last comparison, if that failed. */
static inline const char *values_compared(void)
{
    static char text[100];
    text[0] = 0;
    if (last_compared.failed)
        snprintf(text, sizeof text, ", with %.18Lg and %.18Lg", last_compared.left,
                 last_compared.right);
    return text;
}

/* True if these bytes are the same. Else the first two of their numbers that differ are
 * compared. */
static inline bool same_bits(const void *a, const void *b, size_t bytes)
{
    for (size_t at = 0; at + sizeof(real) <= bytes && memcmp(a, b, bytes) != 0;
         at += sizeof(real)) {
        real x, y;
        memcpy(&x, (const char *)a + at, sizeof x);
        memcpy(&y, (const char *)b + at, sizeof y);
        if (memcmp(&x, &y, sizeof x) != 0)
            return keep_compared((long double)x, (long double)y), holds_compared(false);
    }
    return memcmp(a, b, bytes) == 0;
}

#endif
