/* tests/overlap/sphere_cylinder.c - isect_overlap_sphere_cylinder */
#include "kit/kit.h"

/* Cases: against a cylinder of radius 2 about the axis from (0, 0, 1) to (0, 0, 5). The offset (3,
 * 4) from its rim has the length 5. */
TEST_FUNCTION(cases)
{
    const real least = REAL_LEAST, most = REAL_MAX / 16;
    TABLE(table, Sphere ball; bool want;) = {
        {"inside", {{1, 0, 2}, R(0.25)}, true},
        {"around", {{0, 0, 3}, 99}, true},
        {"a point inside", {{1, 1, 2}, 0}, true},
        {"a point on the side", {{0, 2, 3}, 0}, true},
        {"a point on an end", {{1, 0, 5}, 0}, true},
        {"a point on the rim", {{2, 0, 1}, 0}, true},
        {"a point beside", {{R(2.01), 0, 3}, 0}, false},
        {"a point above", {{1, 0, R(5.01)}, 0}, false},
        {"touches the side", {{0, -5, 3}, 3}, true},
        {"apart from the side", {{0, -5, 3}, R(2.99)}, false},
        {"touches the first end", {{1, 0, -1}, 2}, true},
        {"apart from the first end", {{1, 0, -1}, R(1.99)}, false},
        {"touches the second end", {{0, 1, 7}, 2}, true},
        {"apart from the second end", {{0, 1, 7}, R(1.99)}, false},
        {"touches a rim", {{5, 0, 9}, 5}, true},
        {"apart from a rim", {{5, 0, 9}, R(4.99)}, false},
        {"touches the other rim", {{0, 5, -3}, 5}, true},
        {"apart from the other rim", {{0, 5, -3}, R(4.99)}, false},
        {"touches a rim beside both axes", {{3, 4, 5}, 3}, true},
        {"a negative radius", {{0, 0, 3}, -1}, false},
    };
    const Cylinder tall = {{0, 0, 1}, {0, 0, 5}, 2};
    const Cylinder turned = {{0, 0, 5}, {0, 0, 1}, 2};
    check_each(table, X(overlap_sphere_cylinder)(&table[i].ball, &tall) == table[i].want);
    check_each(table, X(overlap_sphere_cylinder)(&table[i].ball, &turned) == table[i].want);

    const Sphere unit = {{0, 0, 0}, 1};
    TABLE(solids, Cylinder solid; bool want;) = {
        {"equal ends: a ball", {{3, 0, 0}, {3, 0, 0}, 2}, true},
        {"equal ends: apart", {{3, 0, 0}, {3, 0, 0}, R(1.99)}, false},
        {"a point", {{0, 1, 0}, {0, 1, 0}, 0}, true},
        {"a segment", {{-5, 1, 0}, {5, 1, 0}, 0}, true},
        {"a segment apart", {{-5, R(1.01), 0}, {5, R(1.01), 0}, 0}, false},
        {"a flat disc across x", {{1, 2, 0}, {1 + REAL_EPSILON, 2, 0}, 2}, true},
        {"a flat disc apart", {{R(1.01), 2, 0}, {R(1.02), 2, 0}, 2}, false},
        {"an axis of the least length", {{0, 0, 0}, {0, 0, least}, 9}, true},
        {"a disc above", {{0, 0, R(1.01)}, {0, 0, R(1.02)}, 9}, false},
        {"a negative radius", {{0, 0, 0}, {1, 0, 0}, -least}, false},
    };
    check_each(solids, X(overlap_sphere_cylinder)(&unit, &solids[i].solid) == solids[i].want);

    const Cylinder speck = {{2 * least, 0, 0}, {4 * least, 0, 0}, least};
    check("so small that squares vanish: they touch",
          X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, 2 * least}, &speck));
    check("and apart", !X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, least}, &speck));
    check("and apart beside it",
          !X(overlap_sphere_cylinder)(&(Sphere){{3 * least, 4 * least, 0}, 2 * least}, &speck));
    const Cylinder vast = {{most, 0, 0}, {2 * most, 0, 0}, most};
    check("so large that squares overflow: they touch",
          X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, most}, &vast));
    check("and apart", !X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, most * R(0.99)}, &vast));
    check("a point in a point", X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, 0},
                                                           &(Cylinder){{0, 0, 0}, {0, 0, 0}, 0}));
    check("the greatest radius", X(overlap_sphere_cylinder)(&(Sphere){{0, 0, 0}, REAL_MAX},
                                                            &(Cylinder){{0, 0, 0}, {0, 0, 0}, 0}));
}

CASES(overlap_sphere_cylinder)
