/* tests/overlap/ray_aabb.c - isect_overlap_ray_aabb. */
#include "kit/kit.h"

/* Cases: the box [0, 1] x [0, 2] x [0, 4]. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    TABLE(table, Ray ray; bool want;) = {
        {"along x", {{-2, 1, 1}, {1, 0, 0}, 0, inf}, true},
        {"along y", {{R(0.5), -2, 1}, {0, 1, 0}, 0, inf}, true},
        {"against z", {{R(0.5), 1, 6}, {0, 0, -1}, 0, inf}, true},
        {"starts inside", {{R(0.5), 1, 1}, {1, 0, 0}, 0, inf}, true},
        {"the box is behind", {{3, 1, 1}, {1, 0, 0}, 0, inf}, false},
        {"a line also sees what is behind", {{3, 1, 1}, {1, 0, 0}, -inf, inf}, true},
        {"ends before", {{-2, 1, 1}, {1, 0, 0}, 0, 2 - 2 * eps}, false},
        {"ends on the box", {{-2, 1, 1}, {1, 0, 0}, 0, 2}, true},
        {"begins where it leaves", {{-2, 1, 1}, {1, 0, 0}, 3, inf}, true},
        {"begins after", {{-2, 1, 1}, {1, 0, 0}, 3 + 2 * eps, inf}, false},
        {"lies in a face", {{-2, 2, 1}, {1, 0, 0}, 0, inf}, true},
        {"beside a face", {{-2, 2 + 2 * eps, 1}, {1, 0, 0}, 0, inf}, false},
        {"beside a face, below", {{-2, -least, 1}, {1, 0, 0}, 0, inf}, false},
        {"touches an edge", {{-1, 1, 2}, {1, 1, 0}, 0, inf}, true},
        {"passes an edge", {{-1, 1 + eps, 2}, {1, 1, 0}, 0, inf}, false},
        {"touches a corner", {{-1, 1, 5}, {1, 1, -1}, 0, inf}, true},
        {"point inside", {{R(0.5), 1, 1}, {0, 0, 0}, 0, 9}, true},
        {"endless point inside", {{R(0.5), 1, 1}, {0, 0, 0}, -inf, inf}, true},
        {"point outside", {{1, 2, 4 + 4 * eps}, {0, 0, 0}, 0, 9}, false},
        {"in the end", {{-2, 1, 1}, {least, 0, 0}, 0, inf}, true},
        {"later than any number", {{-2, 1, 1}, {least, 0, 0}, 0, most}, false},
        {"the difference is out of range", {{-most, 1, 1}, {most, 0, 0}, 0, inf}, true},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    check_each(table, X(overlap_ray_aabb)(&table[i].ray, &box) == table[i].want);

    const Ray ray = {{-2, 0, 0}, {1, 0, 0}, 0, inf};
    TABLE(boxes, Aabb box; bool want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space", {{1, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space behind", {{-inf, -inf, -inf}, {-3, inf, inf}}, false},
        {"half space beside", {{-inf, 1, -inf}, {inf, inf, inf}}, false},
        {"flat across", {{1, -1, -1}, {1, 1, 1}}, true},
        {"flat along", {{1, 0, -1}, {2, 0, 1}}, true},
        {"a point", {{1, 0, 0}, {1, 0, 0}}, true},
        {"a point beside", {{1, 0, least}, {1, 0, least}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
    };
    check_each(boxes, X(overlap_ray_aabb)(&ray, &boxes[i].box) == boxes[i].want);
}

CASES(overlap_ray_aabb)
