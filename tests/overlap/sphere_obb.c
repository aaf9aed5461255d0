/* tests/overlap/sphere_obb.c - isect_overlap_sphere_obb */
#include "kit/kit.h"

/* Cases: against a box that is turned by a quarter about z: x along y, y against x; halves 1, 2,
 * 3. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST;
    TABLE(table, Sphere ball; bool want;) = {
        {"inside", {{10, 0, 0}, R(0.5)}, true},
        {"around", {{10, 0, 0}, 99}, true},
        {"a point inside", {{11, R(0.5), 2}, 0}, true},
        {"a point on a face", {{12, 0, 0}, 0}, true},
        {"a point on a corner", {{12, 1, 3}, 0}, true},
        {"a point outside", {{R(12.01), 0, 0}, 0}, false},
        {"touches a face", {{13, 0, 0}, 1}, true},
        {"touches the face behind", {{7, 0, 0}, 1}, true},
        {"touches the face above", {{10, 0, 5}, 2}, true},
        {"apart from a face", {{13, 0, 0}, R(0.99)}, false},
        {"touches an edge", {{15, 5, 0}, 5}, true},
        {"apart from an edge", {{15, 5, 0}, R(4.99)}, false},
        {"touches a corner", {{13, 3, 5}, 3}, true},
        {"apart from a corner", {{13, 3, 5}, R(2.99)}, false},
    };
    const Obb box = {{10, 0, 0}, {{0, 1, 0}, {-1, 0, 0}, {0, 0, 1}}, {1, 2, 3}};
    check_each(table, X(overlap_sphere_obb)(&table[i].ball, &box) == table[i].want);

    const Sphere unit = {{0, 0, 0}, 1};
    const Vec3 x = {1, 0, 0}, y = {0, 1, 0}, z = {0, 0, 1};
    TABLE(boxes, Obb box; bool want;) = {
        {"a point", {{1, 0, 0}, {x, y, z}, {0, 0, 0}}, true},
        {"a point beside it", {{R(1.01), 0, 0}, {x, y, z}, {0, 0, 0}}, false},
        {"a flat box", {{3, 0, 0}, {x, y, z}, {2, 2, 0}}, true},
        {"a left-handed box", {{3, 0, 0}, {y, x, z}, {2, 2, 2}}, true},
    };
    check_each(boxes, X(overlap_sphere_obb)(&unit, &boxes[i].box) == boxes[i].want);

    const Obb speck = {{4 * least, 0, 0}, {x, y, z}, {least, least, least}};
    check("so small that squares vanish: they touch",
          X(overlap_sphere_obb)(&(Sphere){{0, 0, 0}, 3 * least}, &speck));
    check("and apart", !X(overlap_sphere_obb)(&(Sphere){{0, 0, 0}, 2 * least}, &speck));
    const real most = 1 / REAL_MIN / 4;
    const Obb vast = {{most, 0, 0}, {x, y, z}, {most / 4, 1, 1}};
    check("so large that squares overflow: they touch",
          X(overlap_sphere_obb)(&(Sphere){{0, 0, 0}, most * R(0.75)}, &vast));
    check("and apart", !X(overlap_sphere_obb)(&(Sphere){{0, 0, 0}, most * R(0.74)}, &vast));
    check("the greatest radius", X(overlap_sphere_obb)(&(Sphere){{0, 0, 0}, REAL_MAX},
                                                       &(Obb){{0, 0, 0}, {x, y, z}, {0, 0, 0}}));
    check("two points that are one",
          X(overlap_sphere_obb)(&(Sphere){{1, 2, 3}, 0}, &(Obb){{1, 2, 3}, {x, y, z}, {0, 0, 0}}));
}

CASES(overlap_sphere_obb)
