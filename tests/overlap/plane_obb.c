/* tests/overlap/plane_obb.c - isect_overlap_plane_obb */
#include "kit/kit.h"

/* Cases: against a box that is turned by a quarter about z: x along y, y against x; halves 1, 2,
 * 3. */
TEST_FUNCTION(cases)
{
    TABLE(table, Plane plane; bool want;) = {
        {"through the centre", {{1, 0, 0}, -10}, true},
        {"touches a face", {{1, 0, 0}, -12}, true},
        {"touches the face behind", {{1, 0, 0}, -8}, true},
        {"apart from a face", {{1, 0, 0}, R(-12.01)}, false},
        {"apart from the face behind", {{1, 0, 0}, R(-7.99)}, false},
        {"touches a side", {{0, 1, 0}, -1}, true},
        {"apart from a side", {{0, 1, 0}, R(-1.01)}, false},
        {"touches the top", {{0, 0, 1}, -3}, true},
        {"apart from the top", {{0, 0, 1}, R(-3.01)}, false},
        {"a long normal", {{0, 0, 64}, -192}, true},
        {"the other way", {{0, 0, -64}, -192}, true},
        {"apart, a long normal", {{0, 0, 64}, -200}, false},
        {"touches a corner", {{1, 1, 1}, -16}, true},
        {"apart from a corner", {{1, 1, 1}, R(-16.01)}, false},
        {"touches the corner across", {{1, 1, 1}, -4}, true},
        {"apart from the corner across", {{1, 1, 1}, R(-3.99)}, false},
        {"no normal is everything", {{0, 0, 0}, 0}, true},
        {"or nothing", {{0, 0, 0}, 1}, false},
    };
    const Obb box = {{10, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}};
    check_each(table, X(overlap_plane_obb)(&table[i].plane, &box) == table[i].want);

    const Plane wall = {{1, 0, 0}, -1};
    const Vec3 x = {1, 0, 0}, y = {0, 1, 0}, z = {0, 0, 1};
    TABLE(boxes, Obb box; bool want;) = {
        {"a point", {{1, 5, 5}, {x, y, z}, {0, 0, 0}}, true},
        {"a point beside it", {{R(1.01), 5, 5}, {x, y, z}, {0, 0, 0}}, false},
        {"a flat box", {{3, 0, 0}, {x, y, z}, {2, 2, 0}}, true},
        {"a left-handed box", {{3, 0, 0}, {y, x, z}, {2, 2, 2}}, true},
    };
    check_each(boxes, X(overlap_plane_obb)(&wall, &boxes[i].box) == boxes[i].want);
}

CASES(overlap_plane_obb)
