/* tests/overlap/ray_aabb.c - isect_overlap_ray_aabb. */
#include "kit/kit.h"

/* Cases: the box [0, 1] x [0, 2] x [0, 4]. */
static void cases(void **state)
{
    const real inf = REAL_INF, eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const struct {
        const char *name;
        Ray ray;
        bool want;
    } table[] = {
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
        {"empty interval", {{-2, 1, 1}, {1, 0, 0}, 9, 0}, false},
        {"empty interval, point", {{1, 1, 1}, {0, 0, 0}, 1, 0}, false},
        {"no t is infinite", {{1, 1, 1}, {0, 0, 0}, inf, inf}, false},
        {"no t is infinite, below", {{1, 1, 1}, {0, 0, 0}, -inf, -inf}, false},
        {"in the end", {{-2, 1, 1}, {least, 0, 0}, 0, inf}, true},
        {"later than any number", {{-2, 1, 1}, {least, 0, 0}, 0, most}, false},
        {"the difference is out of range", {{-most, 1, 1}, {most, 0, 0}, 0, inf}, true},
        {"NaN origin", {{-2, REAL_NAN, 1}, {1, 0, 0}, 0, 9}, false},
        {"NaN direction", {{-2, 1, 1}, {1, 0, REAL_NAN}, 0, 9}, false},
        {"NaN t_min", {{-2, 1, 1}, {1, 0, 0}, REAL_NAN, 9}, false},
        {"NaN t_max", {{-2, 1, 1}, {1, 0, 0}, 0, REAL_NAN}, false},
        {"infinite origin", {{-inf, 1, 1}, {1, 0, 0}, 0, inf}, false},
        {"infinite direction", {{-2, 1, 1}, {inf, 0, 0}, 0, inf}, false},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name, X(overlap_ray_aabb)(&table[i].ray, &box) == table[i].want);

    const Ray ray = {{-2, 0, 0}, {1, 0, 0}, 0, inf};
    const struct {
        const char *name;
        Aabb box;
        bool want;
    } boxes[] = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space", {{1, -inf, -inf}, {inf, inf, inf}}, true},
        {"half space behind", {{-inf, -inf, -inf}, {-3, inf, inf}}, false},
        {"half space beside", {{-inf, 1, -inf}, {inf, inf, inf}}, false},
        {"flat across", {{1, -1, -1}, {1, 1, 1}}, true},
        {"flat along", {{1, 0, -1}, {2, 0, 1}}, true},
        {"a point", {{1, 0, 0}, {1, 0, 0}}, true},
        {"a point beside", {{1, 0, least}, {1, 0, least}}, false},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, false},
        {"lower = infinity holds no point", {{inf, -1, -1}, {inf, 1, 1}}, false},
        {"upper = -infinity holds no point", {{-inf, -1, -1}, {-inf, 1, 1}}, false},
        {"empty in x", {{2, -1, -1}, {1, 1, 1}}, false},
        {"empty in y", {{1, 1, -1}, {2, -1, 1}}, false},
        {"empty in z", {{1, -1, 1}, {2, 1, -1}}, false},
        {"NaN", {{0, REAL_NAN, 0}, {1, 1, 1}}, false},
        {"NaN above", {{0, 0, 0}, {1, 1, REAL_NAN}}, false},
    };
    for (size_t i = 0; i < COUNT(boxes); i++)
        check(boxes[i].name, X(overlap_ray_aabb)(&ray, &boxes[i].box) == boxes[i].want);
}

CASES(overlap_ray_aabb)
