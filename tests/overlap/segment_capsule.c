/* tests/overlap/segment_capsule.c - isect_overlap_segment_capsule. */
#include "kit/kit.h"

/* The answer is `want` from either end of both. */
static bool meet_always(const Segment *s, const Capsule *c, bool want)
{
    const Segment back = {s->b, s->a};
    const Capsule turned = {c->b, c->a, c->radius};
    return X(overlap_segment_capsule)(s, c) == want &&
           X(overlap_segment_capsule)(&back, c) == want &&
           X(overlap_segment_capsule)(s, &turned) == want &&
           X(overlap_segment_capsule)(&back, &turned) == want;
}

/* Cases: against the capsule from 0 to 4 on the x axis, with a radius of 3. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX;
    TABLE(table, Segment segment; bool want;) = {
        {"pierces it", {{2, -9, 0}, {2, 9, 0}}, true},
        {"inside", {{1, 1, 0}, {2, 1, 1}}, true},
        {"touches the side", {{2, -9, 3}, {2, 9, 3}}, true},
        {"an ulp from the side", {{2, -9, 3 + 2 * eps}, {2, 9, 3 + 2 * eps}}, false},
        {"touches along the side", {{-9, 3, 0}, {9, 3, 0}}, true},
        {"beside it, parallel", {{-9, 3 + 2 * eps, 0}, {9, 3 + 2 * eps, 0}}, false},
        {"ends on the side", {{2, 3, 0}, {2, 9, 9}}, true},
        {"ends an ulp from the side", {{2, 3 + 2 * eps, 0}, {2, 9, 9}}, false},
        {"touches the first tip", {{-3, -9, 0}, {-3, 9, 0}}, true},
        {"an ulp before the first tip", {{-3 - 2 * eps, -9, 0}, {-3 - 2 * eps, 9, 0}}, false},
        {"touches the last tip", {{7, 0, 9}, {7, 0, -9}}, true},
        {"an ulp behind the last tip", {{7 + 4 * eps, 0, 9}, {7 + 4 * eps, 0, -9}}, false},
        {"ends at the last tip", {{7, 0, 0}, {9, 0, 0}}, true},
        {"ends behind the last tip", {{7 + 4 * eps, 0, 0}, {9, 0, 0}}, false},
        {"a point on the side", {{1, 0, -3}, {1, 0, -3}}, true},
        {"a point beside it", {{1, 0, -3 - 2 * eps}, {1, 0, -3 - 2 * eps}}, false},
        {"as long as can be", {{-most, 1, 0}, {most, 1, 0}}, true},
        {"as long as can be, beside it", {{-most, 4, 0}, {most, 4, 0}}, false},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 3};
    check_each(table, meet_always(&table[i].segment, &capsule, table[i].want));

    const Segment segment = {{0, 0, 0}, {0, 0, 9}};
    TABLE(capsules, Capsule capsule; bool want;) = {
        {"a segment that crosses", {{-1, -1, 4}, {1, 1, 4}, 0}, true},
        {"a segment that does not", {{-1, -1, 4}, {1, 1 + 4 * eps, 4}, 0}, false},
        {"a ball that touches", {{3, 4, 5}, {3, 4, 5}, 5}, true},
        {"a ball an ulp off", {{3, 4, 5}, {3, 4, 5}, 5 - 4 * eps}, false},
    };
    check_each(capsules, meet_always(&segment, &capsules[i].capsule, capsules[i].want));
}

CASES(overlap_segment_capsule)
