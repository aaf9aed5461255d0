/* kit/isa.h - checks that the requested instruction set runs. */
#ifndef ISECT_TEST_ISA_H
#define ISECT_TEST_ISA_H

#include "isect/base.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SKIPPED = 77 };

/* This reads the processor, not the library. The library may have been built without the set. */
static inline bool machine_has(const char *isa)
{
    if (!strcmp(isa, "one"))
        return true;
#if !defined(__GNUC__) || defined(ISECT_NO_VECTORS)
    return false;
#else
    if (!strcmp(isa, "base"))
        return true;
#if defined(__x86_64__)
#if !defined(ISECT_NO_AVX2)
    if (!strcmp(isa, "avx2"))
        return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#endif
#if !defined(ISECT_NO_AVX512)
    if (!strcmp(isa, "avx512"))
        return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
               __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw");
#endif
#endif
    return false;
#endif
}

/* The best set of this machine, which runs if ISECT_ISA is an unknown name. */
static inline const char *meant_by(const char *name)
{
    static const char *const names[] = {"avx512", "avx2", "base", "one"};
    for (int i = 0; i < 4; i++)
        if (!strcmp(name, names[i]))
            return names[i];
    for (int i = 0; i < 3; i++)
        if (machine_has(names[i]))
            return names[i];
    return "one";
}

/* Returns 0 if ISECT_ISA runs or is unset. Returns 77, "skipped", if the machine does not have it.
 * Returns 1, a failure, if the machine has it and the library does not use it. */
static inline int isa_problem(void)
{
    const char *want = getenv("ISECT_ISA");
    printf("%s\n", isect_isa());
    want = want ? meant_by(want) : NULL;
    if (!want || !strcmp(want, isect_isa()))
        return 0;
    if (!machine_has(want))
        return SKIPPED;
    printf("this machine has %s, but %s runs\n", want, isect_isa());
    return 1;
}

static inline void need_isa(void)
{
    int problem = isa_problem();
    if (problem)
        exit(problem);
}

#endif
