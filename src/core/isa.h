/* core/isa.h - the instruction set that the batch functions use. */
#ifndef ISECT_CORE_ISA_H
#define ISECT_CORE_ISA_H

/* A batch function has a table of kernels, one for each instruction set, in the order of ISAS.
 * `base` is what every processor of the family has: SSE2, NEON, SIMD128. `one` is the function for
 * one pair in a loop: the reference of tests, and the only kernel of compilers without vectors.
 *
 *     ISAS          the formulas of pairs
 *     ISAS_LANES    trees and points for which AVX-512 saves 15 percent or more; without `one`
 *     ISAS_TO_AVX2  where it saves less: the kernel of AVX2 serves processors with AVX-512 */
#if !defined(__GNUC__) || defined(ISECT_NO_VECTORS)
#define HAVE_ONE 1
#define ISAS(ISA) ISA(one)
#define ISAS_LANES(ISA) ISA(one)
#define ISAS_TO_AVX2(ISA) ISA(one)
#else
#define HAVE_LANES 1
#ifdef ISECT_NO_ONE /* builds without tests */
#define REFERENCE(...)
#else
#define HAVE_ONE 1
#define REFERENCE(...) __VA_ARGS__
#endif
#if defined(__x86_64__) && !defined(ISECT_NO_AVX2)
#define HAVE_WIDER_LANES 1 /* than those of `base`, which all new processors have */
#ifdef ISECT_NO_AVX512
#define WITH_AVX512(...)
#else
#define WITH_AVX512(...) __VA_ARGS__
#endif
#define WIDER(ISA) ISA(avx2) WITH_AVX512(ISA(avx512))
#define WIDER_TO_AVX2(ISA) ISA(avx2) WITH_AVX512(ISA(avx2))
#else
#define WIDER(ISA)
#define WIDER_TO_AVX2(ISA)
#endif
#define ISAS(ISA) REFERENCE(ISA(one)) ISA(base) WIDER(ISA)
#define ISAS_LANES(ISA) REFERENCE(ISA(base)) ISA(base) WIDER(ISA)
#define ISAS_TO_AVX2(ISA) REFERENCE(ISA(base)) ISA(base) WIDER_TO_AVX2(ISA)
#endif

#define ISA_ENUM(isa) ISA_##isa,
enum { ISAS(ISA_ENUM) ISA_COUNT };

/* The name of a kernel with that of its instruction set: KERNEL_NAME(X(trace_one_), avx2). */
#define JOINED_NAMES(a, b) a##b
#define KERNEL_NAME(name, isa) JOINED_NAMES(name, isa)

/* The index of isect_isa() in this list. */
int isect_isa_index(void);

#endif
