/* classify/frustum.h - what the pairs of a frustum have in common: sides in lanes, and the decision
 * of what they leave open. */
#ifndef ISECT_CLASSIFY_FRUSTUM_H
#define ISECT_CLASSIFY_FRUSTUM_H

#include "classify/combined.h"
#include "shape/frustum.h"
#include "shape/plane.h"

#if LANES == 1 && ISECT_DOUBLE

/* False if a number of them is not finite. */
static inline bool planes_of(const Frustum *frustum, SixPlanes *planes)
{
    bool finite = true;
    for (int i = 0; i < FRUSTUM_PLANES; i++)
        finite &= finite_plane(&frustum->plane[i]);
    memcpy(planes, frustum->plane, sizeof *planes);
    return finite;
}
#endif

#endif
