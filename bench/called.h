/* bench/called.h - CALLED declares a function that is called as functions of a library are: the
 * compiler neither inlines it nor specializes it for its only caller. */
#ifndef BENCH_CALLED_H
#define BENCH_CALLED_H

#if defined(__GNUC__) && !defined(__clang__)
#define CALLED static __attribute__((noipa))
#else
#define CALLED static __attribute__((noinline))
#endif

#endif
