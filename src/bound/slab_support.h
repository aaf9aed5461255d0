/* bound/slab_support.h - upper bounds of the support function of an intersection of slabs
 * (bound/slab_support.c). */
#ifndef ISECT_BOUND_SLAB_SUPPORT_H
#define ISECT_BOUND_SLAB_SUPPORT_H

#include "core/precision.h"
#include <stdbool.h>
#include <stddef.h>

/* lower <= normal . x <= upper. */
typedef struct Slab {
    double normal[3], lower, upper;
} Slab;

/* A direction, the sum of the errors of its components, and upper bounds against and along it. */
typedef struct Extent {
    double direction[3], slack, upper[2];
} Extent;

/* ISECT_OK unless a single slab is empty; the slab of a zero normal must contain 0. */
isect_status X(slab_status)(const X(kdop) * kdop);

/* Slab i, scaled by a power of two so that the greatest component of the normal is in [1/2, 1].
 * Bounds that overflow are moved outward. */
Slab X(slab_at)(const X(kdop) * kdop, size_t i);

/* For each axis e the multipliers with e = a n1 + b n2 + c n3; false if there are none. */
bool X(slab_multipliers)(double multiplier[3][3], const Slab *const slab[3]);
/* An upper bound of the 1-norm of e - a n1 - b n2 - c n3. */
double X(slab_residual)(const double multiplier[3], const Slab *const slab[3],
                        const Extent *extent);

/* Bounds of the coordinate axes from the slabs along them alone. Returns a bound of all
 * coordinates, if there is one. */
double X(slab_bound_axes)(Extent axes[3], const X(kdop) * kdop);
/* Bounds by all triples of slabs. */
void X(slab_bound_by_threes)(Extent *extents, int count, const X(kdop) * kdop,
                             double max_coordinate);

/* The planes of a frustum as slabs without lower bounds. */
enum { PLANES = 6 };

typedef struct Halfspaces {
    X(vec3) normal[PLANES];
    real lower[PLANES], upper[PLANES];
} Halfspaces;

isect_status X(slabs_of_frustum)(Halfspaces *below, const X(frustum) * frustum);

#endif
