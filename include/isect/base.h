/* isect/base.h - what every other header needs: export and inline macros, status, sides, bits, and
 * the two things a caller may lend: memory and threads. Shared by both precisions. */
#ifndef ISECT_BASE_H
#define ISECT_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ISECT_VERSION_MAJOR 0
#define ISECT_VERSION_MINOR 1
#define ISECT_VERSION_PATCH 0

#ifdef __cplusplus
#define ISECT_EXTERN_BEGIN extern "C" {
#define ISECT_EXTERN_END }
#else
#define ISECT_EXTERN_BEGIN
#define ISECT_EXTERN_END
#endif

#ifndef ISECT_API
#if defined(_WIN32) && defined(ISECT_BUILD_DLL)
#define ISECT_API __declspec(dllexport)
#elif defined(_WIN32) && defined(ISECT_USE_DLL)
#define ISECT_API __declspec(dllimport)
#elif defined(__GNUC__)
#define ISECT_API __attribute__((visibility("default")))
#else
#define ISECT_API
#endif
#endif

/* Functions that only compare are inline. Under flags that let a compiler assume that there are no
 * infinities or NaNs they call the library's own compiled copy, whose name ends in _compiled. */
#define ISECT_INLINE static inline
#if defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__
#define ISECT_FINITE_MATH 1
#else
#define ISECT_FINITE_MATH 0
#endif

ISECT_EXTERN_BEGIN

/// How a function that needs memory, room or well-formed input ended. On anything but ISECT_OK its
/// results are untouched.
typedef enum isect_status {
    ISECT_OK,
    ISECT_NO_MEMORY,
    ISECT_TOO_SMALL,
    ISECT_NOT_FINITE,
    ISECT_DEGENERATE,
    ISECT_EMPTY,
    ISECT_CANCELLED,
    ISECT_BAD_ARGUMENT
} isect_status;

/// Where a shape lies with respect to a solid: without a common point, touching from outside,
/// reaching into the interior but not inside, inside and touching the surface, in the interior.
typedef enum isect_side {
    ISECT_OUTSIDE,
    ISECT_TANGENT_OUTSIDE,
    ISECT_STRADDLES,
    ISECT_TANGENT_INSIDE,
    ISECT_INSIDE
} isect_side;

/// Where memory comes from. All zero: malloc and free. `get` returns NULL when there is none;
/// `align` is a power of two; `put` is given what `get` was asked for.
typedef struct isect_allocator {
    void *(*get)(void *user, size_t bytes, size_t align);
    void (*put)(void *user, void *memory, size_t bytes);
    void *user;
} isect_allocator;

/// Who does the work of one call. All zero: the calling thread alone. `count` > 1: so many threads
/// are made and joined inside the call. `parallel_for` not NULL: the caller's own threads; it must
/// run task(job, i) once for every i < tasks, in any order, and return when all are done. The
/// answers are the same to the bit whatever is chosen.
typedef struct isect_threads {
    unsigned count;
    void (*parallel_for)(void *pool, size_t tasks, void (*task)(void *job, size_t i), void *job);
    void *pool;
} isect_threads;

/// The status in words, for people: "out of memory".
ISECT_API const char *isect_status_text(isect_status status);

/// The instruction set that the batch functions use: "one", "base", "avx2" or "avx512". It is the
/// best this machine has, or less if the environment variable ISECT_ISA asks for less; chosen at
/// the first call, then the same for ever. All of them give the same answers to the bit.
ISECT_API const char *isect_isa(void);

ISECT_EXTERN_END

/// How many 64-bit words hold the yes/no answers to n questions?
ISECT_INLINE size_t isect_words(size_t n)
{
    return n / 64 + (n % 64 != 0);
}

/// The yes/no answer to question i.
ISECT_INLINE bool isect_bit(const uint64_t *bits, size_t i)
{
    return bits[i / 64] >> (i % 64) & 1;
}

#endif
