/* tests/overlap/point_capsule.c - isect_overlap_point_capsule. */
#include "kit/kit.h"

/* Cases: in the capsule from 0 to 4 on the x axis, with a radius of 5. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Vec3 point; bool want;) = {
        {"in the middle", {2, 0, 0}, true},
        {"inside", {3, 1, -2}, true},
        {"on the side", {2, 3, 4}, true},
        {"an ulp beside the side", {2, 3, 4 + 4 * eps}, false},
        {"on the tip of the first end", {-5, 0, 0}, true},
        {"on the tip of the last end", {9, 0, 0}, true},
        {"an ulp before the first tip", {-5 - 4 * eps, 0, 0}, false},
        {"an ulp behind the last tip", {9 + 8 * eps, 0, 0}, false},
        {"on the ball of the first end", {-3, 0, 4}, true},
        {"on the ball of the last end", {7, -4, 0}, true},
        {"an ulp off the first ball", {-3, 0, 4 + 4 * eps}, false},
        {"an ulp off the last ball", {7, -4 - 4 * eps, 0}, false},
        {"where the ball begins", {4, 0, 5}, true},
        {"in the corner of its box", {-4, -4, 0}, false},
        {"in the other corner", {8, 4, 0}, false},
        {"far away", {most, most, most}, false},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 5}, turned = {{4, 0, 0}, {0, 0, 0}, 5};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_point_capsule)(&table[i].point, &capsule) == table[i].want);
        check(table[i].name, X(overlap_point_capsule)(&table[i].point, &turned) == table[i].want);
    }

    const Vec3 origin = {0, 0, 0};
    TABLE(capsules, Capsule capsule; bool want;) = {
        {"a ball", {{0, 3, 4}, {0, 3, 4}, 5}, true},
        {"a smaller ball", {{0, 3, 4}, {0, 3, 4}, 5 - 4 * eps}, false},
        {"a segment through it", {{-1, -2, -3}, {2, 4, 6}, 0}, true},
        {"a segment that ends there", {{-1, -2, -3}, {0, 0, 0}, 0}, true},
        {"a segment beside it", {{-1, -2, -3}, {2, 4, 6 + 4 * eps}, 0}, false},
        {"the same point", {{0, 0, 0}, {0, 0, 0}, 0}, true},
        {"another point", {{0, 0, least}, {0, 0, least}, 0}, false},
        {"from end to end of all numbers", {{-most, 1, 0}, {most, 1, 0}, 1}, true},
        {"and not", {{-most, 1, 0}, {most, 1, 0}, 1 - eps}, false},
        {"greatest radius", {{most, 0, 0}, {most, 1, 0}, most}, true},
    };
    check_each(capsules,
               X(overlap_point_capsule)(&origin, &capsules[i].capsule) == capsules[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    check("infinity is no number", !X(overlap_point_capsule)(&lost, &(Capsule){far, far, most}));
    check("infinity is no number", !X(overlap_point_capsule)(&far, &(Capsule){lost, far, most}));
    check("infinity is no number", !X(overlap_point_capsule)(&far, &(Capsule){far, lost, most}));
    check("the greatest is", X(overlap_point_capsule)(&far, &(Capsule){far, far, most}));
}

CASES(overlap_point_capsule)
