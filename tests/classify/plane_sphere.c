/* tests/classify/plane_sphere.c - isect_classify_plane_sphere. */
#include "kit/kit.h"

/* Cases: the ball around (1, 2, 3) with the radius 2. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; isect_side want;) = {
        {"x: outside", {{1, 0, 0}, 2}, ISECT_OUTSIDE},
        {"x: just outside", {{1, 0, 0}, 1 + eps}, ISECT_OUTSIDE},
        {"x: touches from outside", {{1, 0, 0}, 1}, ISECT_TANGENT_OUTSIDE},
        {"x: just across", {{1, 0, 0}, 1 - eps}, ISECT_STRADDLES},
        {"x: through the center", {{1, 0, 0}, -1}, ISECT_STRADDLES},
        {"x: touches from inside", {{1, 0, 0}, -3}, ISECT_TANGENT_INSIDE},
        {"x: inside", {{1, 0, 0}, -3 - 2 * eps}, ISECT_INSIDE},
        {"-y: outside", {{0, -1, 0}, 5}, ISECT_OUTSIDE},
        {"-y: touches from outside", {{0, -1, 0}, 4}, ISECT_TANGENT_OUTSIDE},
        {"-y: touches from inside", {{0, -1, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"-y: inside by the least", {{0, -1, 0}, -least}, ISECT_INSIDE},
        {"z, longer: touches from outside", {{0, 0, 8}, -8}, ISECT_TANGENT_OUTSIDE},
        {"z, longer: inside", {{0, 0, 8}, -41}, ISECT_INSIDE},
        {"z, shorter: touches from inside", {{0, 0, R(0.25)}, R(-1.25)}, ISECT_TANGENT_INSIDE},
        {"aslant, of length 7: outside", {{2, 3, 6}, -11}, ISECT_OUTSIDE},
        {"aslant: touches from outside", {{2, 3, 6}, -12}, ISECT_TANGENT_OUTSIDE},
        {"aslant: across", {{2, 3, 6}, -26}, ISECT_STRADDLES},
        {"aslant: touches from inside", {{2, 3, 6}, -40}, ISECT_TANGENT_INSIDE},
        {"aslant: just inside", {{2, 3, 6}, -40 * (1 + eps)}, ISECT_INSIDE},
        {"no normal, everything is inside", {{0, 0, 0}, -1}, ISECT_INSIDE},
        {"no normal, everything is surface", {{0, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"no normal, nothing is inside", {{0, 0, 0}, 1}, ISECT_OUTSIDE},
        {"the square of the normal overflows", {{most, 0, 0}, 0}, ISECT_STRADDLES},
        {"it underflows, across", {{least, 0, 0}, -least}, ISECT_STRADDLES},
        {"it underflows, touches", {{least, 0, 0}, least}, ISECT_TANGENT_OUTSIDE},
        {"heights overflow", {{0, most, 0}, most}, ISECT_OUTSIDE},
    };
    const Sphere ball = {{1, 2, 3}, 2};
    check_each(table, cmp(X(classify_plane_sphere)(&table[i].plane, &ball), ==, table[i].want));

    const Plane flat = {{0, 0, 2}, -2}; /* inside is z <= 1 */
    TABLE(balls, Sphere ball; isect_side want;) = {
        {"a point in the plane", {{5, 5, 1}, 0}, ISECT_TANGENT_INSIDE},
        {"a point above it", {{5, 5, 1 + eps}, 0}, ISECT_OUTSIDE},
        {"a point below it", {{5, 5, 1 - eps}, 0}, ISECT_INSIDE},
        {"as large as can be", {{0, 0, 0}, most}, ISECT_STRADDLES},
        {"as large as can be, just inside", {{0, 0, -most}, most}, ISECT_INSIDE},
        {"and just outside", {{0, 0, most}, most / 2}, ISECT_OUTSIDE},
        {"as small as can be", {{0, 0, 1}, least}, ISECT_STRADDLES},
    };
    check_each(balls, cmp(X(classify_plane_sphere)(&flat, &balls[i].ball), ==, balls[i].want));
}

CASES(classify_plane_sphere)
