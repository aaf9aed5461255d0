/* core/isa.h - the instruction set that the batch functions use. */
#ifndef ISECT_CORE_ISA_H
#define ISECT_CORE_ISA_H

/* The list of instruction sets. Every batch function has a table of kernels in this order. `one` is
 * the public function in a loop: the reference, and the fallback for compilers without vector
 * types. `base` is what every processor of the family has: SSE2, NEON, SIMD128. ISAS_OF_ONE gives
 * for each the instruction set that is fastest for one pair spread over lanes (core/three.h). */
#if !defined(__GNUC__) || defined(ISECT_NO_VECTORS)
#define HAVE_ONE 1
#define ISAS(ISA) ISA(one)
#define ISAS_OF_ONE(ISA) ISA(one)
#else
#define HAVE_LANES 1
#ifdef ISECT_NO_ONE /* builds without tests leave the reference out */
#define REFERENCE(...)
#else
#define HAVE_ONE 1
#define REFERENCE(...) __VA_ARGS__
#endif
#if defined(__x86_64__) && defined(ISECT_NO_AVX512) && !defined(ISECT_NO_AVX2)
#define HAVE_WIDER_LANES 1 /* wider than `base`; all recent processors have them */
#define ISAS(ISA) REFERENCE(ISA(one)) ISA(base) ISA(avx2)
#define ISAS_OF_ONE(ISA) REFERENCE(ISA(base)) ISA(base) ISA(avx2)
#elif defined(__x86_64__) && !defined(ISECT_NO_AVX2)
#define HAVE_WIDER_LANES 1
#define ISAS(ISA) REFERENCE(ISA(one)) ISA(base) ISA(avx2) ISA(avx512)
#define ISAS_OF_ONE(ISA) REFERENCE(ISA(base)) ISA(base) ISA(avx2) ISA(avx2)
#else
#define ISAS(ISA) REFERENCE(ISA(one)) ISA(base)
#define ISAS_OF_ONE(ISA) REFERENCE(ISA(base)) ISA(base)
#endif
#endif

#define ISA_ENUM(isa) ISA_##isa,
enum { ISAS(ISA_ENUM) ISA_COUNT };

/* The index of isect_isa() in this list. */
int isect_isa_index(void);

#endif
