/* tests/overlap/sphere_capsule.c - isect_overlap_sphere_capsule. */
#include "kit/kit.h"

/* Cases: the capsule from 0 to 4 on the x axis, with a radius of 3. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"inside", {{2, 0, 0}, 1}, true},
        {"around", {{2, 1, 0}, 99}, true},
        {"touches the side", {{2, 3, 4}, 2}, true},
        {"an ulp from the side", {{2, 3, 4}, 2 - eps}, false},
        {"touches the first tip", {{-5, 0, 0}, 2}, true},
        {"touches the last tip", {{9, 0, 0}, 2}, true},
        {"an ulp before the first tip", {{-5, 0, 0}, 2 - eps}, false},
        {"an ulp behind the last tip", {{9, 0, 0}, 2 - eps}, false},
        {"touches the first ball", {{-3, 0, 4}, 2}, true},
        {"touches the last ball", {{7, -4, 0}, 2}, true},
        {"an ulp from the first ball", {{-3, 0, 4}, 2 - eps}, false},
        {"an ulp from the last ball", {{7, -4, 0}, 2 - eps}, false},
        {"a point on the side", {{1, 0, -3}, 0}, true},
        {"a point beside it", {{1, 0, -3 - 4 * eps}, 0}, false},
        {"a touch of the least number", {{1, 3, 0}, least}, true},
        {"radii that no sum can hold", {{2, most, most}, most}, false},
        {"radii that no sum can hold, together", {{2, most, 0}, most}, true},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 3}, turned = {{4, 0, 0}, {0, 0, 0}, 3};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_sphere_capsule)(&table[i].ball, &capsule) == table[i].want);
        check(table[i].name, X(overlap_sphere_capsule)(&table[i].ball, &turned) == table[i].want);
    }

    const Sphere unit = {{0, 0, 0}, 1};
    TABLE(capsules, Capsule capsule; bool want;) = {
        {"a ball", {{0, 3, 4}, {0, 3, 4}, 4}, true},
        {"a smaller ball", {{0, 3, 4}, {0, 3, 4}, 4 - 2 * eps}, false},
        {"a segment that touches", {{-9, 1, 0}, {9, 1, 0}, 0}, true},
        {"a segment beside it", {{-9, 1 + eps, 0}, {9, 1 + eps, 0}, 0}, false},
        {"a sum that rounding would make 2", {{2, 0, 0}, {3, 0, 0}, 1 - eps / 2}, false},
        {"negative, though the sum is not", {{0, 0, 0}, {1, 0, 0}, R(-0.5)}, false},
    };
    check_each(capsules,
               X(overlap_sphere_capsule)(&unit, &capsules[i].capsule) == capsules[i].want);

    const Vec3 lost = {0, REAL_INF, 0}, far = {0, most, 0};
    const Sphere endless = {lost, most}, greatest = {far, most};
    check("infinity is no number", !X(overlap_sphere_capsule)(&endless, &(Capsule){far, far, 1}));
    check("infinity is no number", !X(overlap_sphere_capsule)(&greatest, &(Capsule){lost, far, 1}));
    check("infinity is no number", !X(overlap_sphere_capsule)(&greatest, &(Capsule){far, lost, 1}));
    check("the greatest is", X(overlap_sphere_capsule)(&greatest, &(Capsule){far, far, 1}));
}

CASES(overlap_sphere_capsule)
