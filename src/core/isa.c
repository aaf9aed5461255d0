/* isect_isa_index, isect_isa - the choice of the instruction set, made once. */
#include "core/isa.h"
#include "isect/base.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__) && !defined(ISECT_NO_VECTORS) &&                      \
    !defined(ISECT_NO_AVX2)
#include <cpuid.h>
#define HAVE_CPUID 1
#endif

#define ISA_NAME(isa) #isa,
static const char *const names[ISA_COUNT] = {ISAS(ISA_NAME)};

/* Checks the processor, which must have FMA, too, and the operating system, which must save the
 * registers.
 * __builtin_cpu_supports does the same, but adds 4.5 kB to every program. */
#ifdef HAVE_CPUID
static bool has(unsigned registers, unsigned features)
{
    const unsigned os_saves_fma = 1u << 27 | 1u << 12;
    unsigned a, b, c, d, saved, upper;
    if (!__get_cpuid(1, &a, &b, &c, &d) || (c & os_saves_fma) != os_saves_fma)
        return false;
    __asm__("xgetbv" : "=a"(saved), "=d"(upper) : "c"(0));
    return (saved & registers) == registers && __get_cpuid_count(7, 0, &a, &b, &c, &d) &&
           (b & features) == features;
}
#endif

static bool supported(int isa)
{
#ifdef HAVE_CPUID
    if (isa == ISA_avx2)
        return has(0x6, 1u << 5);
#if !defined(ISECT_NO_AVX512)
    if (isa == ISA_avx512) /* F, DQ, BW, VL */
        return has(0xE6, 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31);
#endif
#endif
    return isa < ISA_COUNT;
}

/* The highest instruction set that ISECT_ISA allows; an unknown name allows all. */
static int limit(void)
{
    const char *want = getenv("ISECT_ISA");
    for (int isa = 0; want && isa < ISA_COUNT; isa++)
        if (!strcmp(want, names[isa]))
            return isa;
    return want && !strcmp(want, "one") ? 0 : ISA_COUNT - 1; /* `one` may not be compiled in */
}

static int choose(void)
{
    int isa = limit();
    while (isa > 0 && !supported(isa))
        isa--;
    return isa;
}

int isect_isa_index(void)
{
    static atomic_int chosen = -1; /* two threads that both choose, choose the same */
    int isa = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (isa < 0)
        atomic_store_explicit(&chosen, isa = choose(), memory_order_relaxed);
    return isa;
}

const char *isect_isa(void)
{
    return names[isect_isa_index()];
}
