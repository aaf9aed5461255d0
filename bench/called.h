/* bench/called.h - a function that is called, as functions of a library are: not inlined, and not
 * changed to what its only caller gives it. */
#ifndef BENCH_CALLED_H
#define BENCH_CALLED_H

#if defined(__GNUC__) && !defined(__clang__)
#define CALLED static __attribute__((noipa))
#else
#define CALLED static __attribute__((noinline))
#endif

#endif
