/* tests/overlap/plane_obb.c - isect_overlap_plane_obb */
#include "kit/kit.h"

/* Against a box that is turned by a quarter about z: x along y, y against x; halves 1, 2, 3. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const struct {
        const char *name;
        Plane plane;
        bool want;
    } table[] = {
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
        {"NaN normal", {{nan, 0, 0}, -10}, false},
        {"NaN d", {{1, 0, 0}, nan}, false},
        {"infinite normal", {{inf, 0, 0}, 0}, false},
        {"infinite d", {{1, 0, 0}, -inf}, false},
    };
    const Obb box = {{10, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_plane_obb)(&table[i].plane, &box) == table[i].want);

    const Plane wall = {{1, 0, 0}, -1};
    const Vec3 x = {1, 0, 0}, y = {0, 1, 0}, z = {0, 0, 1};
    const struct {
        const char *name;
        Obb box;
        bool want;
    } boxes[] = {
        {"a point", {{1, 5, 5}, {x, y, z}, {0, 0, 0}}, true},
        {"a point beside it", {{R(1.01), 5, 5}, {x, y, z}, {0, 0, 0}}, false},
        {"a flat box", {{3, 0, 0}, {x, y, z}, {2, 2, 0}}, true},
        {"a left-handed box", {{3, 0, 0}, {y, x, z}, {2, 2, 2}}, true},
        {"empty along x", {{1, 0, 0}, {x, y, z}, {-1, 1, 1}}, false},
        {"empty along y", {{1, 0, 0}, {x, y, z}, {1, -1, 1}}, false},
        {"empty along z", {{1, 0, 0}, {x, y, z}, {1, 1, -1}}, false},
        {"NaN half", {{1, 0, 0}, {x, y, z}, {1, nan, 1}}, false},
        {"infinite half", {{1, 0, 0}, {x, y, z}, {1, inf, 1}}, false},
        {"NaN axis", {{1, 0, 0}, {x, {nan, 0, 0}, z}, {1, 1, 1}}, false},
        {"infinite axis", {{1, 0, 0}, {{inf, 0, 0}, y, z}, {1, 1, 1}}, false},
        {"infinite centre", {{1, inf, 0}, {x, y, z}, {1, 1, 1}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_plane_obb)(&wall, &boxes[i].box) == boxes[i].want);
}

CASES(overlap_plane_obb)
