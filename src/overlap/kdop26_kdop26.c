/* isect_overlap_kdop26_kdop26_slabs - do two 26-DOPs overlap along each of their directions? */
#include "geometry/kdop_slabs.h"

FORMULA mask overlap_kdop26_kdop26_slabs(const Kdop26 *a, const Kdop26 *b)
{
    return slabs_meet(a->lower, a->upper, b->lower, b->upper, 13);
}

#define SHARED_B
#define AVX2_SERVES
#include "rows/overlap_kdop26_kdop26_slabs.inc"
