/* kit/hostile.h - a hostile floating-point environment: it rounds upward and flushes subnormals.
 * Batch functions must give the same bits in it. */
#ifndef ISECT_TEST_HOSTILE_H
#define ISECT_TEST_HOSTILE_H

#include <stdbool.h>

#if defined(__SSE2__)
#include <xmmintrin.h>
static inline unsigned hostile_enter(void)
{
    unsigned before = _mm_getcsr();
    _mm_setcsr(0x1F80 | 0x8040 | 0x4000); /* flush to zero, subnormals are zero, upward */
    return before;
}
static inline bool hostile_leave(unsigned before) /* was it still as set? */
{
    bool kept = (_mm_getcsr() & 0xFFC0) == (0x1F80 | 0x8040 | 0x4000);
    _mm_setcsr(before);
    return kept;
}
#else
#include <fenv.h>
static inline unsigned hostile_enter(void)
{
#ifdef FE_UPWARD
    int before = fegetround();
    fesetround(FE_UPWARD);
    return (unsigned)before;
#else
    return 0;
#endif
}
static inline bool hostile_leave(unsigned before)
{
#ifdef FE_UPWARD
    bool kept = fegetround() == FE_UPWARD;
    fesetround((int)before);
    return kept;
#else
    return before == 0;
#endif
}
#endif

#endif
