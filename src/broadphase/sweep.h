/* broadphase/sweep.h - boxes in columns, sorted along an axis and compared in lanes. */
#ifndef ISECT_BROADPHASE_SWEEP_H
#define ISECT_BROADPHASE_SWEEP_H

#include "core/isa.h"
#include "core/precision.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SWEEP_PAD = 16 }; /* numbers that may be read beyond the last box */

/* Bounds along the sweep axis first, then along the others; and the indices of the boxes. */
typedef struct Boxes {
    real *lower[3], *upper[3];
    uint32_t *id;
} Boxes;

/* A buffer of pairs. `full` makes room. */
typedef struct Sink {
    uint32_t (*pairs)[2];
    size_t room, used;
    void (*full)(struct Sink *sink);
} Sink;

/* Boxes from `begin` to `end`, sorted by their lower bounds along the sweep axis. */
typedef struct Column {
    size_t begin, end;
} Column;

/* Finds all pairs of a box of column a and one of column b, which may be the same. A box of b that
 * overlaps one of a begins earlier than it by at most `reach`. */
typedef void X(Sweep)(const Boxes *boxes, Column a, Column b, real reach, Sink *sink);

#define SWEEP_(name, isa) name##_##isa
#define SWEEP(name, isa) SWEEP_(name, isa)
#define DECLARE_SWEEPS(isa) X(Sweep) SWEEP(X(pairs_sweep), isa);
ISAS_TO_AVX2(DECLARE_SWEEPS)

#endif
