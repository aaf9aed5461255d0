/* isect_overlap_kdop18_kdop18_slabs - do two 18-DOPs overlap along each of their directions? */
#include "geometry/kdop_slabs.h"

FORMULA mask overlap_kdop18_kdop18_slabs(const Kdop18 *a, const Kdop18 *b)
{
    return slabs_meet(a->lower, a->upper, b->lower, b->upper, 9);
}

#define AVX2_SERVES
#include "rows/overlap_kdop18_kdop18_slabs.inc"
