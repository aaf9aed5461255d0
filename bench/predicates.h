/* bench/predicates.h - the four signs of isect/exact.h and the common parts of isect/meet.h, in
 * both precisions, and tuples of points to ask them about. predicates_forms.c makes the forms, once
 * for float and once for double; predicates.c measures. */
#ifndef BENCH_PREDICATES_H
#define BENCH_PREDICATES_H

#include <stddef.h>
#include <stdint.h>

typedef enum points {
    ANYWHERE,    /* random, in a cube */
    ON_GRID,     /* on one line, plane, circle or sphere; small whole numbers */
    FULL_NUMBERS /* so, with numbers of as many bits as there are */
} points;

/// A question of `arity` points of `dimension` numbers, which lie in the tuple one after the other.
/// The forms add the signs of n tuples.
typedef struct predicate {
    const char *name, *precision;
    size_t arity, dimension, number_bytes;
    long (*isect)(const void *tuples, size_t n);
    long (*bare)(const void *tuples, size_t n); /* the determinant; of `meet`, yes or no alone */
    void (*draw)(void *tuple, points where, uint64_t *state);
} predicate;

enum { SIGNS = 4, PREDICATES = 15 }; /* signs first */
const predicate *predicates_float(void);
const predicate *predicates_double(void);

#endif
