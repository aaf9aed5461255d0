/* tests/classify/plane_aabb.c - isect_classify_plane_aabb. */
#include "kit/kit.h"

/* Cases: the box [0, 1] x [0, 2] x [0, 4]. */
TEST_FUNCTION(cases)
{
    const real eps = REAL_EPSILON, inf = REAL_INF, most = REAL_MAX, least = REAL_LEAST;
    TABLE(table, Plane plane; isect_side want;) = {
        {"x: outside", {{1, 0, 0}, R(0.5)}, ISECT_OUTSIDE},
        {"x: touches from outside", {{1, 0, 0}, 0}, ISECT_TANGENT_OUTSIDE},
        {"x: across", {{1, 0, 0}, R(-0.5)}, ISECT_STRADDLES},
        {"x: touches from inside", {{1, 0, 0}, -1}, ISECT_TANGENT_INSIDE},
        {"x: inside", {{1, 0, 0}, -1 - eps}, ISECT_INSIDE},
        {"-x: outside", {{-1, 0, 0}, 1 + eps}, ISECT_OUTSIDE},
        {"-x: touches from outside", {{-1, 0, 0}, 1}, ISECT_TANGENT_OUTSIDE},
        {"-x: touches from inside", {{-1, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"-x: inside, by the least", {{-1, 0, 0}, -least}, ISECT_INSIDE},
        {"x: outside, by the least", {{1, 0, 0}, least}, ISECT_OUTSIDE},
        {"y: touches from inside", {{0, 2, 0}, -4}, ISECT_TANGENT_INSIDE},
        {"-y: touches from outside", {{0, -2, 0}, 4}, ISECT_TANGENT_OUTSIDE},
        {"y: across", {{0, 2, 0}, -1}, ISECT_STRADDLES},
        {"z: touches from inside", {{0, 0, 1}, -4}, ISECT_TANGENT_INSIDE},
        {"-z: touches from outside", {{0, 0, -1}, 4}, ISECT_TANGENT_OUTSIDE},
        {"z: inside", {{0, 0, 1}, -5}, ISECT_INSIDE},
        {"aslant: touches a corner from inside", {{1, 2, 3}, -17}, ISECT_TANGENT_INSIDE},
        {"aslant: just inside", {{1, 2, 3}, -17 * (1 + eps)}, ISECT_INSIDE},
        {"aslant: just across", {{1, 2, 3}, -17 * (1 - eps)}, ISECT_STRADDLES},
        {"aslant: touches the other corner", {{1, 2, 3}, 0}, ISECT_TANGENT_OUTSIDE},
        {"mixed signs: touches from inside", {{1, -2, 3}, -13}, ISECT_TANGENT_INSIDE},
        {"mixed signs: touches from outside", {{1, -2, 3}, 4}, ISECT_TANGENT_OUTSIDE},
        {"no normal, everything is inside", {{0, 0, 0}, -1}, ISECT_INSIDE},
        {"no normal, everything is surface", {{0, 0, 0}, 0}, ISECT_TANGENT_INSIDE},
        {"no normal, nothing is inside", {{0, 0, 0}, 1}, ISECT_OUTSIDE},
        {"products overflow", {{most, most, most}, most}, ISECT_OUTSIDE},
        {"products overflow, across", {{most, -most, 0}, -most / 2}, ISECT_STRADDLES},
        {"products overflow, touches", {{most, most, 0}, 0}, ISECT_TANGENT_OUTSIDE},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    check_each(table, cmp(X(classify_plane_aabb)(&table[i].plane, &box), ==, table[i].want));

    const Plane flat = {{0, 0, 1}, -1}; /* inside is z <= 1 */
    TABLE(boxes, Aabb box; isect_side want;) = {
        {"flat, in the plane", {{0, 0, 1}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"a point in the plane", {{5, 5, 1}, {5, 5, 1}}, ISECT_TANGENT_INSIDE},
        {"endless along the plane, inside", {{-inf, -inf, 0}, {inf, inf, R(0.5)}}, ISECT_INSIDE},
        {"endless along it, touches", {{-inf, 0, 0}, {inf, inf, 1}}, ISECT_TANGENT_INSIDE},
        {"endless along it, above", {{0, -inf, 1}, {0, inf, 2}}, ISECT_TANGENT_OUTSIDE},
        {"endless downward", {{0, 0, -inf}, {1, 1, 0}}, ISECT_INSIDE},
        {"endless downward, touches", {{0, 0, -inf}, {1, 1, 1}}, ISECT_TANGENT_INSIDE},
        {"endless upward", {{0, 0, 0}, {1, 1, inf}}, ISECT_STRADDLES},
        {"endless upward, outside", {{0, 0, 2}, {1, 1, inf}}, ISECT_OUTSIDE},
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, ISECT_STRADDLES},
    };
    const Plane steep = {{least, -most, 0}, 0}; /* endless along x is above it in the end */
    const Aabb endless = {{0, 1, 0}, {inf, 2, 1}};
    check("endless, hardly upward",
          cmp(X(classify_plane_aabb)(&steep, &endless), ==, ISECT_STRADDLES));
    const real k = R(0x1p40), part = R(0x1p28); /* part is an ulp of k k in double */
    const Plane large = {{k, k, R(-0.875) * part}, R(0.75) * part};
    const Aabb corner = {{k, -k, 1}, {k, -k, 1}};
    check("sums in double round", cmp(X(classify_plane_aabb)(&large, &corner), ==, ISECT_INSIDE));
    check_each(boxes, cmp(X(classify_plane_aabb)(&flat, &boxes[i].box), ==, boxes[i].want));
}

CASES(classify_plane_aabb)
