/* tests/cast/ray_lozenge.c - isect_cast_ray_lozenge. */
#include "kit/kit.h"

/* Cases: a rectangle from (0,0,0), 4 along x and 2 along y, swept by a ball of radius 1. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; Span want;) = {
        {"across the middle", {{2, 1, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"long direction: t counts in dir", {{2, 1, 5}, {0, 0, -2}, 0, 9}, {2, 3}},
        {"through a corner", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"through the opposite corner", {{4, 2, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"in the plane, along x", {{-3, 1, 0}, {1, 0, 0}, 0, 9}, {2, 8}},
        {"in the plane, along y", {{1, 5, 0}, {0, -1, 0}, 0, 9}, {2, 6}},
        {"over the plane", {{-3, 1, 1}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"starts inside: enter is t_min", {{2, 1, 0}, {0, 0, 1}, 0, 9}, {0, 1}},
        {"a line also sees what is behind", {{2, 1, 5}, {0, 0, 1}, -9, 9}, {-6, -4}},
        {"a ray does not", {{2, 1, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 1, 5}, {0, 0, -1}, 0, 3}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 1, 5}, {0, 0, -1}, 0, 5}, {4, 5}},
        {"touches the side at v = 0", {{2, -1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at v = 1", {{2, 3, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at u = 0", {{-1, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the side at u = 1", {{5, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches a round corner", {{5, 2, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"passes a side", {{2, R(3.25), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes a corner", {{R(4.75), R(2.75), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes over it", {{-3, 1, R(1.25)}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"point inside", {{2, 1, R(0.5)}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the flat", {{2, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the round", {{5, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 4, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point over it", {{2, 1, R(1.25)}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{2, 1, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"direction out of range", {{2, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
    };
    const Lozenge lozenge = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}, 1};
    const Lozenge turned = {{0, 0, 0}, {0, 2, 0}, {4, 0, 0}, 1};
    const Lozenge opposite = {{4, 2, 0}, {-4, 0, 0}, {0, -2, 0}, 1};
    for (size_t i = 0; i < COUNT(table); i++) {
        const Ray *ray = &table[i].ray;
        check(table[i].name, same_span(X(cast_ray_lozenge)(ray, &lozenge), table[i].want));
        check("ways exchanged", same_span(X(cast_ray_lozenge)(ray, &turned), table[i].want));
        check("opposite corner", same_span(X(cast_ray_lozenge)(ray, &opposite), table[i].want));
    }
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    const Lozenge rod = {{0, 0, 0}, {4, 0, 0}, {0, 0, 0}, R(0.5)};
    const Lozenge ball = {{4, 0, 0}, {0, 0, 0}, {0, 0, 0}, 1};
    const Lozenge flat = {{0, 0, 0}, {4, 0, 0}, {0, 2, 0}, 0};
    check("without area a capsule",
          same_span(X(cast_ray_lozenge)(&along, &rod), (Span){R(0.5), R(5.5)}));
    check("without ways a sphere", same_span(X(cast_ray_lozenge)(&along, &ball), (Span){4, 6}));
    check("which is missed", same_span(X(cast_ray_lozenge)(&across, &ball), span_of_miss));
    check("radius 0 is a rectangle", same_span(X(cast_ray_lozenge)(&across, &flat), (Span){1, 1}));
}

/* The sizes go up to where squares fit: a normal whose square is a product of four lengths. */
TEST_FUNCTION(sizes)
{
    const int most = ISECT_DOUBLE ? 490 : 58;
    for (int e = -most; e <= most; e++) {
        const real s = (real)ldexp(1, e);
        const Lozenge lozenge = {{0, 0, 0}, {4 * s, 0, 0}, {0, 2 * s, 0}, s};
        const Ray across = {{2 * s, s, 5 * s}, {0, 0, -1}, 0, REAL_INF};
        const Ray over = {{-3 * s, s, R(1.25) * s}, {1, 0, 0}, 0, REAL_INF};
        const Ray askew = {{s, s, 9 * s}, {1, 0, R(-0.5)}, 0, REAL_INF};
        check("hit", same_span(X(cast_ray_lozenge)(&across, &lozenge), (Span){4 * s, 6 * s}));
        check("over it", same_span(X(cast_ray_lozenge)(&over, &lozenge), span_of_miss));
        check("beside it", same_span(X(cast_ray_lozenge)(&askew, &lozenge), span_of_miss));
    }
}

/* The square of a side along the ray overflows: t would be a NaN. The answer is a miss, from either
 * side. */
TEST_FUNCTION(beyond)
{
    const real step = (real)ldexp(1, ISECT_DOUBLE ? 500 : 60);
    const real side = (real)ldexp(1, ISECT_DOUBLE ? 1000 : 117);
    const Lozenge lozenge = {{0, 0, 0}, {0, 0, side}, {0, 2, 0}, 1};
    const Ray there = {{0, 0, 0}, {0, 0, step}, -REAL_INF, REAL_INF};
    const Ray back = {{0, 0, 0}, {0, 0, -step}, -REAL_INF, REAL_INF};
    check("a miss", same_span(X(cast_ray_lozenge)(&there, &lozenge), span_of_miss));
    check("and from behind", same_span(X(cast_ray_lozenge)(&back, &lozenge), span_of_miss));
    /* Two such sides: the square of their normal is infinite; products with it are finite. */
    const real wide = (real)ldexp(1, ISECT_DOUBLE ? 600 : 78);
    const Lozenge table = {{0, 0, 0}, {4 * wide, 0, 0}, {0, 4 * wide, 0}, wide * R(0x1p-22)};
    const Ray above = {{-wide, wide, wide * R(0x1p-20)}, {1, 0, 0}, 0, REAL_INF};
    check("above it", same_span(X(cast_ray_lozenge)(&above, &table), span_of_miss));
}

TESTS_IN(cast_ray_lozenge, cmocka_unit_test(cases), cmocka_unit_test(sizes),
         cmocka_unit_test(beyond))
