/* tests/overlap/ray_obb.c - isect_overlap_ray_obb. */
#include "overlap/boxes.h"

/* Cases: with the cube, and turned. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; bool straight, turned;) = {
        {"through", {{-9, 0, 0}, {1, 0, 0}, 0, inf}, true, true},
        {"away", {{-9, 0, 0}, {-1, 0, 0}, 0, inf}, false, false},
        {"a line", {{-9, 0, 0}, {-1, 0, 0}, -inf, inf}, true, true},
        {"the other half of it", {{-9, 0, 0}, {-1, 0, 0}, -inf, 0}, true, true},
        {"long direction", {{-9, 0, 0}, {9, 0, 0}, 0, 1}, true, true},
        {"ends before", {{-9, 0, 0}, {1, 0, 0}, 0, 6}, false, false},
        {"ends on a face", {{0, 0, -9}, {0, 0, 1}, 0, 8}, true, true},
        {"ends before that", {{0, 0, -9}, {0, 0, 1}, 0, R(7.99)}, false, false},
        {"begins on a face", {{0, 0, -9}, {0, 0, 1}, 10, inf}, true, true},
        {"begins behind that", {{0, 0, -9}, {0, 0, 1}, R(10.01), inf}, false, false},
        {"inside", {{-9, 0, 0}, {1, 0, 0}, 9, 9}, true, true},
        {"in the face above, for ever", {{-9, 0, 1}, {1, 0, 0}, -inf, inf}, true, true},
        {"over it, for ever", {{-9, 0, R(1.01)}, {1, 0, 0}, -inf, inf}, false, false},
        {"under it, for ever", {{-9, 0, R(-1.01)}, {1, 0, 0}, -inf, inf}, false, false},
        {"beside x, near a turned corner", {{R(1.2), 9, 0}, {0, -1, 0}, 0, inf}, false, true},
        {"beside -x, near a turned corner", {{R(-1.2), 9, 0}, {0, -1, 0}, 0, inf}, false, true},
        {"beyond all corners", {{R(1.41), 9, 0}, {0, -1, 0}, 0, inf}, false, false},
        {"on the edge along z", {{2, 0, 0}, {-1, 1, 0}, 0, inf}, true, false},
        {"past the edge along z", {{R(2.125), 0, 0}, {-1, 1, 0}, 0, inf}, false, false},
        {"on the edge along x", {{0, 2, 0}, {0, -1, 1}, 0, inf}, true, true},
        {"past the edge along x", {{0, R(2.5), 0}, {0, -1, 1}, 0, inf}, false, false},
        {"on the edge along y", {{2, 0, 0}, {-1, 0, 1}, 0, inf}, true, true},
        {"past the edge along y", {{R(2.5), 0, 0}, {-1, 0, 1}, 0, inf}, false, false},
        {"a point inside", {{R(0.9), 0, 0}, {0, 0, 0}, -inf, inf}, true, true},
        {"a point on a face", {{0, 0, 1}, {0, 0, 0}, 0, 9}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {0, 0, 0}, -inf, inf}, false, false},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, X(overlap_ray_obb)(&table[i].ray, &cube) == table[i].straight);
        check(table[i].name, X(overlap_ray_obb)(&table[i].ray, &turned_cube) == table[i].turned);
    }
    const Ray ray = {{R(-0.5), R(-0.25), R(-0.125)}, {1, R(0.5), R(0.25)}, 0, inf};
    for (int i = 0; i < 3; i++) {
        const Obb flat = flat_cube(i);
        check("flat", X(overlap_ray_obb)(&ray, &flat));
    }
}

CASES(overlap_ray_obb)
