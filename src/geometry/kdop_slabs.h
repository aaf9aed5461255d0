/* geometry/kdop_slabs.h - the overlap of two k-DOPs of the same directions, along each of them. */
#ifndef ISECT_GEOMETRY_KDOP_SLABS_H
#define ISECT_GEOMETRY_KDOP_SLABS_H

#include "core/vec3.h"

/* True where the intervals of each direction share a finite number, and none of them is empty or
 * NaN. num_max may drop a NaN; the comparison of an interval's own bounds does not. */
FORMULA mask slabs_meet(const num *lower_a, const num *upper_a, const num *lower_b,
                        const num *upper_b, int count)
{
    mask meet = lower_a[0] <= upper_a[0];
    for (int i = 0; i < count; i++) {
        const num lower = num_max(lower_a[i], lower_b[i]), upper = num_min(upper_a[i], upper_b[i]);
        meet = meet & (lower_a[i] <= upper_a[i]) & (lower_b[i] <= upper_b[i]) & (lower <= upper) &
               (lower <= REAL_MAX) & (upper >= -REAL_MAX);
    }
    return meet;
}

#endif
