/* tests/overlap/kdop18_kdop18_slabs.c - isect_overlap_kdop18_kdop18_slabs. */
#include "overlap/kdop_slabs.h"

TEST_FUNCTION(cases)
{
    cases_of_slabs(1);
    const Kdop18 none = {{1}, {0}};
    check("empty, with itself", !X(overlap_kdop18_kdop18_slabs)(&none, &none));
}
TEST_FUNCTION(oracle)
{
    judge_slabs(1);
}

CASES_AND(overlap_kdop18_kdop18_slabs, oracle)
