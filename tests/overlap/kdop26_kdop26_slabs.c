/* tests/overlap/kdop26_kdop26_slabs.c - isect_overlap_kdop26_kdop26_slabs. */
#include "overlap/kdop_slabs.h"

TEST_FUNCTION(cases)
{
    cases_of_slabs(2);
    const Kdop26 none = {{1}, {0}};
    check("empty, with itself", !X(overlap_kdop26_kdop26_slabs)(&none, &none));
}
TEST_FUNCTION(oracle)
{
    judge_slabs(2);
}

CASES_AND(overlap_kdop26_kdop26_slabs, oracle)
