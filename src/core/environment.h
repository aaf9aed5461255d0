/* core/environment.h - the floating-point environment that the contracts assume: round to nearest,
 * keep subnormals, no traps.
 *
 * A library built with -ffast-math sets flush-to-zero for the whole process. Therefore the
 * functions that run for long establish this environment and restore the caller's. Compilers do not
 * model floating-point modes and might move arithmetic across the change of mode; memory barriers
 * after the entry and before the exit prevent that. */
#ifndef ISECT_CORE_ENVIRONMENT_H
#define ISECT_CORE_ENVIRONMENT_H

#include <stdint.h>

#if defined(__GNUC__)
#define ISECT_STAYS_HERE() __asm__ __volatile__("" ::: "memory")
#else
#define ISECT_STAYS_HERE() ((void)0)
#endif

#if defined(__SSE2__)
#include <xmmintrin.h>
typedef unsigned Environment;

static inline Environment environment_enter(void)
{
    Environment before = _mm_getcsr();
    if ((before & ~0x3Fu) != 0x1F80) /* exceptions masked, nearest, neither FTZ nor DAZ */
        _mm_setcsr(0x1F80);
    ISECT_STAYS_HERE();
    return before;
}
static inline void environment_leave(Environment before)
{
    ISECT_STAYS_HERE();
    if ((before & ~0x3Fu) != 0x1F80) /* writing the register is slow, and rarely needed */
        _mm_setcsr(before);
}

#elif defined(__aarch64__) && defined(__GNUC__)
typedef uint64_t Environment;

static inline Environment environment_enter(void)
{
    Environment before, wanted = 0; /* the default: nearest, subnormals kept, no traps */
    __asm__ __volatile__("mrs %0, fpcr" : "=r"(before));
    __asm__ __volatile__("msr fpcr, %0" : : "r"(wanted) : "memory");
    return before;
}
static inline void environment_leave(Environment before)
{
    __asm__ __volatile__("msr fpcr, %0" : : "r"(before) : "memory");
}

#else /* WebAssembly has one environment; elsewhere the caller's is used */
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
