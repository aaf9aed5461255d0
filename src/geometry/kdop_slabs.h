/* geometry/kdop_slabs.h - do two k-DOPs of the same directions overlap along each of them? */
#ifndef ISECT_GEOMETRY_KDOP_SLABS_H
#define ISECT_GEOMETRY_KDOP_SLABS_H

#include "core/vec3.h"

/* The intervals of a direction have a finite number in common, and neither is empty or NaN. The
 * greater of two numbers may lose a NaN, the comparison of an interval's own bounds does not. */
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
