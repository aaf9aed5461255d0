/* classify/frustum.h - what the pairs of a frustum have in common: sides in lanes, and the decision
 * of what they leave open. */
#ifndef ISECT_CLASSIFY_FRUSTUM_H
#define ISECT_CLASSIFY_FRUSTUM_H

#include "classify/combined.h"
#include "shape/frustum.h"
#include "shape/plane.h"
#include <string.h>

/* How large may the coordinates of a body be, summed over the axes, so that nothing overflows?
 * `sum` is that of all numbers of the planes. */
FORMULA num limit_of_sizes(num sum)
{
    return num_select(sum <= REAL_MAX / 64, REAL_MAX / 64 / (sum + 1), splat(-1));
}

#if LANES == 1

/* False if a number of them is not finite. */
static inline bool planes_of(const Frustum *frustum, SixPlanes *planes)
{
    bool finite = true;
    for (int i = 0; i < FRUSTUM_PLANES; i++) {
        const Plane p = frustum->plane[i];
        const double number[4] = {(double)p.normal.x, (double)p.normal.y, (double)p.normal.z,
                                  (double)p.d};
        finite &= finite_plane(&p);
        memcpy(planes->number[i], number, sizeof number);
    }
    return finite;
}
#endif

#endif
