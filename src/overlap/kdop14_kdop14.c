/* isect_overlap_kdop14_kdop14_slabs - do two 14-DOPs overlap along each of their directions? */
#include "geometry/kdop_slabs.h"

FORMULA mask overlap_kdop14_kdop14_slabs(const Kdop14 *a, const Kdop14 *b)
{
    return slabs_meet(a->lower, a->upper, b->lower, b->upper, 7);
}

#define AVX2_SERVES
#include "rows/overlap_kdop14_kdop14_slabs.inc"
