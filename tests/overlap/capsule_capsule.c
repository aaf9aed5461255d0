/* tests/overlap/capsule_capsule.c - isect_overlap_capsule_capsule. */
#include "kit/kit.h"

/* The answer is `want` in either order, from either end of both. */
static bool meet_always(const Capsule *a, const Capsule *b, bool want)
{
    const Capsule a_back = {a->b, a->a, a->radius}, b_back = {b->b, b->a, b->radius};
    return X(overlap_capsule_capsule)(a, b) == want && X(overlap_capsule_capsule)(b, a) == want &&
           X(overlap_capsule_capsule)(&a_back, b) == want &&
           X(overlap_capsule_capsule)(a, &b_back) == want &&
           X(overlap_capsule_capsule)(&b_back, &a_back) == want;
}

/* Cases: against the capsule from 0 to 4 on the x axis, with a radius of 3. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Capsule b; bool want;) = {
        {"crosses it", {{2, -9, 0}, {2, 9, 0}, 1}, true},
        {"crosses over it", {{2, -9, 4}, {2, 9, 4}, 1}, true},
        {"crosses over it, an ulp too high", {{2, -9, 4}, {2, 9, 4}, 1 - eps / 2}, false},
        {"crosses over it, an ulp higher", {{2, -9, 4 + 4 * eps}, {2, 9, 4 + 4 * eps}, 1}, false},
        {"crosses its line before it", {{-3, -9, 4}, {-3, 9, 4}, 2}, true},
        {"an ulp before it", {{-3, -9, 4}, {-3, 9, 4}, 2 - eps}, false},
        {"crosses its line behind it", {{7, -9, 4}, {7, 9, 4}, 2}, true},
        {"an ulp behind it", {{7, -9, 4}, {7, 9, 4}, 2 - eps}, false},
        {"stands on it", {{2, 5, 0}, {2, 9, 0}, 2}, true},
        {"stands an ulp over it", {{2, 5, 0}, {2, 9, 0}, 2 - eps}, false},
        {"hangs under it", {{2, -9, 0}, {3, -5, 0}, 2}, true},
        {"hangs an ulp under it", {{2, -9, 0}, {3, -5, 0}, 2 - eps}, false},
        {"end to end", {{-5, 0, 0}, {-9, 4, 3}, 2}, true},
        {"end to end, an ulp off", {{-5, 0, 0}, {-9, 4, 3}, 2 - eps}, false},
        {"parallel, side by side", {{1, 4, 0}, {9, 4, 0}, 1}, true},
        {"parallel, an ulp off", {{1, 4, 0}, {9, 4, 0}, 1 - eps / 2}, false},
        {"parallel, far off", {{1, 9, 0}, {9, 9, 0}, 1}, false},
        {"parallel, longer on both sides", {{-9, 0, 4}, {9, 0, 4}, 1}, true},
        {"parallel, longer, an ulp off", {{-9, 0, 4}, {9, 0, 4}, 1 - eps / 2}, false},
        {"on one line", {{8, 0, 0}, {12, 0, 0}, 1}, true},
        {"on one line, an ulp off", {{8, 0, 0}, {12, 0, 0}, 1 - eps / 2}, false},
        {"on one line, far off", {{18, 0, 0}, {12, 0, 0}, 1}, false},
        {"parallel, before it", {{-8, 1, 0}, {-12, 1, 0}, 1}, false},
        {"the same", {{0, 0, 0}, {4, 0, 0}, 3}, true},
        {"inside", {{1, 1, 0}, {2, 1, 1}, R(0.5)}, true},
        {"around", {{1, 1, 0}, {2, 1, 1}, 99}, true},
        {"a ball that touches", {{2, 3, 4}, {2, 3, 4}, 2}, true},
        {"a ball, an ulp off", {{2, 3, 4}, {2, 3, 4}, 2 - eps}, false},
        {"a segment that touches", {{2, -9, 3}, {2, 9, 3}, 0}, true},
        {"a segment, an ulp off", {{2, -9, 3 + 2 * eps}, {2, 9, 3 + 2 * eps}, 0}, false},
        {"a point that touches", {{7, 0, 0}, {7, 0, 0}, 0}, true},
        {"a touch of the least number", {{2, -9, 3}, {2, 9, 3}, least}, true},
        {"radii that no sum can hold", {{2, most, most}, {3, most, most}, most}, false},
        {"radii that no sum can hold, together", {{2, -most, most}, {2, most, most}, most}, true},
    };
    const Capsule a = {{0, 0, 0}, {4, 0, 0}, 3};
    check_each(table, meet_always(&a, &table[i].b, table[i].want));

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Capsule greatest = {far, far, most};
    check("infinity is no number", meet_always(&greatest, &(Capsule){lost, far, 1}, false));
    check("infinity is no number", meet_always(&greatest, &(Capsule){far, lost, 1}, false));
    check("infinity is no number", meet_always(&greatest, &(Capsule){far, far, REAL_INF}, false));
    check("the greatest is", meet_always(&greatest, &(Capsule){far, far, 1}, true));
    const Capsule ball = {far, far, 2}, unit = {{0, 1, 0}, {0, 1, 1}, 1};
    check("negative, though the sum is not", meet_always(&ball, &(Capsule){far, far, -1}, false));
    check("a sum that rounding would make 2",
          meet_always(&unit, &(Capsule){{0, 3, 0}, {5, 9, 0}, 1 - eps / 2}, false));
}

CASES(overlap_capsule_capsule)
