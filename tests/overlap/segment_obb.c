/* tests/overlap/segment_obb.c - isect_overlap_segment_obb. */
#include "overlap/boxes.h"

/* Cases: with the cube, and turned. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Segment segment; bool straight, turned;) = {
        {"inside", {{0, 0, 0}, {R(0.5), 0, 0}}, true, true},
        {"through", {{-9, 0, 0}, {9, 0, 0}}, true, true},
        {"ends inside", {{-9, 0, 0}, {0, 0, 0}}, true, true},
        {"begins inside", {{0, 0, 0}, {9, 0, 0}}, true, true},
        {"ends before", {{-9, 0, 0}, {-3, 0, 0}}, false, false},
        {"begins behind", {{3, 0, 0}, {9, 0, 0}}, false, false},
        {"in the face above", {{-9, 0, 1}, {9, 0, 1}}, true, true},
        {"over it", {{-9, 0, R(1.01)}, {9, 0, R(1.01)}}, false, false},
        {"under it", {{-9, 0, R(-1.01)}, {9, 0, R(-1.01)}}, false, false},
        {"beside x, near a turned corner", {{R(1.2), 9, 0}, {R(1.2), -9, 0}}, false, true},
        {"beside -x, near a turned corner", {{R(-1.2), 9, 0}, {R(-1.2), -9, 0}}, false, true},
        {"beyond all corners", {{R(1.41), 9, 0}, {R(1.41), -9, 0}}, false, false},
        {"through a corner alone", {{R(1.375), 9, 0}, {R(1.375), -9, 0}}, false, true},
        {"past an edge along z", {{2, R(0.25), 0}, {R(0.25), 2, 0}}, false, false},
        {"on the edge along z", {{2, 0, 0}, {0, 2, 0}}, true, false},
        {"on the edge along x", {{0, 2, 0}, {0, 0, 2}}, true, true},
        {"past an edge along x", {{0, R(2.125), 0}, {0, 0, R(2.125)}}, false, true},
        {"on the edge along y", {{2, 0, 0}, {0, 0, 2}}, true, true},
        {"a point inside", {{R(0.9), 0, 0}, {R(0.9), 0, 0}}, true, true},
        {"a point on a face", {{0, 0, 1}, {0, 0, 1}}, true, true},
        {"a point outside", {{R(1.5), 0, 0}, {R(1.5), 0, 0}}, false, false},
        {"infinite, both ways", {{-inf, 0, 0}, {inf, 0, 0}}, false, false},
    };
    for (size_t i = 0; i < COUNT(table); i++) {
        const Segment *s = &table[i].segment, back = {s->b, s->a};
        check(table[i].name, X(overlap_segment_obb)(s, &cube) == table[i].straight);
        check(table[i].name, X(overlap_segment_obb)(&back, &cube) == table[i].straight);
        check(table[i].name, X(overlap_segment_obb)(s, &turned_cube) == table[i].turned);
    }
    const Segment segment = {{R(-0.5), R(-0.25), R(-0.125)}, {R(0.5), R(0.25), R(0.125)}};
    for (int i = 0; i < 3; i++) {
        const Obb flat = flat_cube(i);
        check("flat", X(overlap_segment_obb)(&segment, &flat));
    }
}

CASES(overlap_segment_obb)
