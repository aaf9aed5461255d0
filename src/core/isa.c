/* isect_isa_index, isect_isa - choose the instruction set once. */
#include "core/isa.h"
#include "isect/base.h"
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#define ISA_NAME(isa) #isa,
static const char *const names[ISA_COUNT] = {ISAS(ISA_NAME)};

static bool supported(int isa)
{
#if defined(__x86_64__) && defined(__GNUC__) && !defined(ISECT_NO_VECTORS)
    __builtin_cpu_init();
#if !defined(ISECT_NO_AVX2)
    if (isa == ISA_avx2)
        return __builtin_cpu_supports("avx2");
#endif
#if !defined(ISECT_NO_AVX512)
    if (isa == ISA_avx512)
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
#endif
#endif
    return isa < ISA_COUNT;
}

/* The highest that ISECT_ISA allows; a name that is none allows all. */
static int limit(void)
{
    const char *want = getenv("ISECT_ISA");
    for (int isa = 0; want && isa < ISA_COUNT; isa++)
        if (!strcmp(want, names[isa]))
            return isa;
    return ISA_COUNT - 1;
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
    static atomic_int chosen = -1; /* two threads may both choose: they choose the same */
    int isa = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (isa < 0)
        atomic_store_explicit(&chosen, isa = choose(), memory_order_relaxed);
    return isa;
}

const char *isect_isa(void)
{
    return names[isect_isa_index()];
}
