/* tests/cast/ray2_circle2.c - isect_cast_ray2_circle2. */
#include "kit/kit.h"

/* Cases: the circle of radius 5 about (1, 2). */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Span miss = span_of_miss;
    TABLE(table, Ray2 ray; Span want;) = {
        {"through the middle", {{-9, 2}, {1, 0}, 0, inf}, {5, 15}},
        {"along y", {{1, -9}, {0, 1}, 0, inf}, {6, 16}},
        {"a chord: 3, 4, 5", {{-9, 5}, {1, 0}, 0, inf}, {6, 14}},
        {"and along y", {{5, 12}, {0, -1}, 0, inf}, {7, 13}},
        {"long direction: t counts in dir", {{-9, 2}, {2, 0}, 0, inf}, {R(2.5), R(7.5)}},
        {"aslant", {{-5, -6}, {3, 4}, 0, inf}, {1, 3}},
        {"starts inside: enter is t_min", {{1, 2}, {1, 0}, 0, inf}, {0, 5}},
        {"a line also sees what is behind", {{9, 2}, {1, 0}, -inf, inf}, {-13, -3}},
        {"a ray does not", {{9, 2}, {1, 0}, 0, inf}, miss},
        {"segment ends before", {{-9, 2}, {1, 0}, 0, R(4.5)}, miss},
        {"segment ends inside: leave is t_max", {{-9, 2}, {1, 0}, 0, 7}, {5, 7}},
        {"segment begins after", {{-9, 2}, {1, 0}, 16, 99}, miss},
        {"touches", {{-9, 7}, {1, 0}, 0, inf}, {10, 10}},
        {"passes by", {{-9, R(7.5)}, {1, 0}, 0, inf}, miss},
        {"point inside", {{4, 5}, {0, 0}, 0, 9}, {0, 9}},
        {"point on it", {{4, 6}, {0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{4, 7}, {0, 0}, 0, 9}, miss},
        {"endless point inside", {{1, 2}, {0, 0}, -inf, inf}, {-inf, inf}},
        {"empty interval", {{1, 2}, {1, 0}, 1, 0}, miss},
        {"no t is infinite", {{1, 2}, {0, 0}, inf, inf}, miss},
        {"direction out of range", {{1, 2}, {REAL_HUGE, 0}, 0, 9}, miss},
        {"NaN origin", {{nan, 2}, {1, 0}, 0, 9}, miss},
        {"NaN height", {{-9, nan}, {1, 0}, 0, 9}, miss},
        {"NaN direction", {{-9, 2}, {1, nan}, 0, 9}, miss},
        {"NaN t_min", {{-9, 2}, {1, 0}, nan, 9}, miss},
        {"NaN t_max", {{-9, 2}, {1, 0}, 0, nan}, miss},
        {"infinite origin", {{-inf, 2}, {1, 0}, 0, inf}, miss},
        {"infinite direction", {{-9, 2}, {inf, 0}, 0, inf}, miss},
    };
    const Circle2 circle = {{1, 2}, 5}, point = {{2, 0}, 0};
    check_each(table, same_span(X(cast_ray2_circle2)(&table[i].ray, &circle), table[i].want));
    const Ray2 ray = {{-9, 0}, {1, 0}, 0, inf}, beside = {{-9, 1}, {1, 0}, 0, inf};
    check("radius 0 is a point", same_span(X(cast_ray2_circle2)(&ray, &point), (Span){11, 11}));
    check("which is missed", same_span(X(cast_ray2_circle2)(&beside, &point), miss));
    const Circle2 bad[] = {{{0, 0}, -1},    {{0, 0}, inf}, {{0, 0}, nan},
                           {{0, nan}, 100}, {{inf, 0}, 1}, {{-inf, 0}, inf}};
    for (size_t i = 0; i < COUNT(bad); i++)
        check("empty, NaN, infinity", same_span(X(cast_ray2_circle2)(&ray, &bad[i]), miss));
}

CASES(cast_ray2_circle2)
