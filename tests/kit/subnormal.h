/* kit/subnormal.h - reports whether an operand was subnormal. Such operations are a hundred times
 * slower on some processors, so tame numbers must not lead to them. Only x86 has a flag for it:
 * elsewhere the answer is no. It is no in builds for debugging and sanitizers, too, whose speed
 * does not matter. */
#ifndef ISECT_TEST_SUBNORMAL_H
#define ISECT_TEST_SUBNORMAL_H

#include <float.h>
#include <stdbool.h>

#if defined(__SSE2__) && !defined(ISECT_CHECKED)
#include <xmmintrin.h>
#define SUBNORMAL_FLAG 2u

static inline void forget_subnormals(void)
{
    _mm_setcsr(_mm_getcsr() & ~SUBNORMAL_FLAG);
}
/* Since they were forgotten. */
static inline bool met_subnormals(void)
{
    return _mm_getcsr() & SUBNORMAL_FLAG;
}
/* True if the flag works. */
static inline bool sees_subnormals(void)
{
    volatile float number = FLT_TRUE_MIN;
    forget_subnormals();
    const bool none = !met_subnormals();
    number = number * 2; /* volatile: before the next line */
    const bool one = met_subnormals();
    return none && one && number > 0;
}
#else
static inline void forget_subnormals(void)
{
}
static inline bool met_subnormals(void)
{
    return false;
}
static inline bool sees_subnormals(void)
{
    return true;
}
#endif

#endif
