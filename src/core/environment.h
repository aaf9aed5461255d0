/* core/environment.h - the floating-point environment that the contracts are written for: round to
 * nearest, keep subnormals, no traps. One library built with -ffast-math sets flush-to-zero for a
 * whole process, so functions that work for long establish it and give the caller's back. */
#ifndef ISECT_CORE_ENVIRONMENT_H
#define ISECT_CORE_ENVIRONMENT_H

#include <stdint.h>

#if defined(__SSE2__)
#include <xmmintrin.h>
typedef unsigned Environment;

static inline Environment environment_enter(void)
{
    Environment before = _mm_getcsr();
    if ((before & ~0x3Fu) != 0x1F80) /* exceptions masked, nearest, neither FTZ nor DAZ */
        _mm_setcsr(0x1F80);
    return before;
}
static inline void environment_leave(Environment before)
{
    if ((before & ~0x3Fu) != 0x1F80) /* loading it is slow, and seldom needed */
        _mm_setcsr(before);
}

#elif defined(__aarch64__) && defined(__GNUC__)
typedef uint64_t Environment;

static inline Environment environment_enter(void)
{
    Environment before, wanted = 0; /* the default: nearest, subnormals kept, nothing traps */
    __asm__ __volatile__("mrs %0, fpcr" : "=r"(before));
    __asm__ __volatile__("msr fpcr, %0" : : "r"(wanted));
    return before;
}
static inline void environment_leave(Environment before)
{
    __asm__ __volatile__("msr fpcr, %0" : : "r"(before));
}

#else /* WebAssembly has no other; elsewhere the caller's is taken as it is */
typedef int Environment;

static inline Environment environment_enter(void)
{
    return 0;
}
static inline void environment_leave(Environment before)
{
    (void)before;
}
#endif

#endif
