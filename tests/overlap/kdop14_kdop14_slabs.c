/* tests/overlap/kdop14_kdop14_slabs.c - isect_overlap_kdop14_kdop14_slabs. */
#include "overlap/kdop_slabs.h"

TEST_FUNCTION(cases)
{
    cases_of_slabs(0);
    const Kdop14 none = {{1}, {0}};
    check("empty, with itself", !X(overlap_kdop14_kdop14_slabs)(&none, &none));
}
TEST_FUNCTION(oracle)
{
    judge_slabs(0);
}

CASES_AND(overlap_kdop14_kdop14_slabs, oracle)
