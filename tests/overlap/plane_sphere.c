/* tests/overlap/plane_sphere.c - isect_overlap_plane_sphere. */
#include "kit/kit.h"

/* Cases: the ball around (1, 2, 3) with the radius 2. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; bool want;) = {
        {"x: touches from above", {{1, 0, 0}, 1}, true},
        {"x: just above", {{1, 0, 0}, 1 + eps}, false},
        {"x: through the center", {{1, 0, 0}, -1}, true},
        {"x: touches from below", {{1, 0, 0}, -3}, true},
        {"x: just below", {{1, 0, 0}, -3 - 2 * eps}, false},
        {"-y: touches", {{0, -1, 0}, 0}, true},
        {"-y: below by the least", {{0, -1, 0}, -least}, false},
        {"z, longer: touches", {{0, 0, 8}, -8}, true},
        {"z, longer: above", {{0, 0, 8}, -8 + 4 * eps}, false},
        {"aslant, of length 7: touches from above", {{2, 3, 6}, -12}, true},
        {"aslant: just above", {{2, 3, 6}, -12 * (1 - eps)}, false},
        {"aslant: touches from below", {{2, 3, 6}, -40}, true},
        {"aslant: just below", {{2, 3, 6}, -40 * (1 + eps)}, false},
        {"no normal: everything", {{0, 0, 0}, 0}, true},
        {"no normal: nothing, above", {{0, 0, 0}, least}, false},
        {"no normal: nothing, below", {{0, 0, 0}, -1}, false},
        {"the square of the normal overflows", {{most, 0, 0}, 0}, true},
        {"it underflows, touches", {{least, 0, 0}, least}, true},
        {"it underflows, apart", {{least, 0, 0}, 2 * least}, false},
        {"heights overflow", {{0, most, 0}, most}, false},
    };
    const Sphere ball = {{1, 2, 3}, 2};
    check_each(table, X(overlap_plane_sphere)(&table[i].plane, &ball) == table[i].want);

    const Plane flat = {{0, 0, 2}, -2}; /* z = 1 */
    TABLE(balls, Sphere ball; bool want;) = {
        {"a point in the plane", {{5, 5, 1}, 0}, true},
        {"a point beside it", {{5, 5, 1 + eps}, 0}, false},
        {"as large as can be", {{0, 0, 0}, most}, true},
        {"far away", {{0, 0, most}, most / 2}, false},
    };
    check_each(balls, X(overlap_plane_sphere)(&flat, &balls[i].ball) == balls[i].want);
}

CASES(overlap_plane_sphere)
