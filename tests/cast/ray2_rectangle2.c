/* tests/cast/ray2_rectangle2.c - isect_cast_ray2_rectangle2. */
#include "kit/kit.h"

static void other_rectangles(void)
{
    const real inf = REAL_INF, nan = REAL_NAN, least = REAL_LEAST;
    const Span miss = span_of_miss;
    const Ray2 ray = {{-2, 0}, {1, 0}, 0, inf};
    TABLE(others, Rectangle2 rectangle; Span want;) = {
        {"everywhere", {{-inf, -inf}, {inf, inf}}, {0, inf}},
        {"half plane", {{1, -inf}, {inf, inf}}, {3, inf}},
        {"half plane behind", {{-inf, -inf}, {-3, inf}}, miss},
        {"half plane beside", {{-inf, 1}, {inf, inf}}, miss},
        {"a segment across", {{1, -1}, {1, 1}}, {3, 3}},
        {"a segment along", {{1, 0}, {2, 0}}, {3, 4}},
        {"a point", {{1, 0}, {1, 0}}, {3, 3}},
        {"a point aside", {{1, least}, {1, least}}, miss},
        {"all infinite and empty", {{inf, inf}, {-inf, -inf}}, miss},
        {"lower = infinity holds no point", {{inf, -1}, {inf, 1}}, miss},
        {"upper = -infinity holds no point", {{-inf, -1}, {-inf, 1}}, miss},
        {"empty in x", {{2, -1}, {1, 1}}, miss},
        {"empty in y", {{1, 1}, {2, -1}}, miss},
        {"NaN", {{0, nan}, {1, 1}}, miss},
        {"NaN above", {{0, 0}, {1, nan}}, miss},
    };
    for (size_t i = 0; i < COUNT(others); i++)
        check(others[i].name,
              same_span(X(cast_ray2_rectangle2)(&ray, &others[i].rectangle), others[i].want));
}

/* Cases: the rectangle [0, 1] x [0, 2]. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, nan = REAL_NAN, eps = REAL_EPSILON, least = REAL_LEAST;
    const real most = REAL_MAX;
    const Span miss = span_of_miss;
    TABLE(table, Ray2 ray; Span want;) = {
        {"along x", {{-2, 1}, {1, 0}, 0, inf}, {2, 3}},
        {"along y", {{R(0.5), -2}, {0, 1}, 0, inf}, {2, 4}},
        {"against x", {{3, 1}, {-1, 0}, 0, inf}, {2, 3}},
        {"against y", {{R(0.5), 4}, {0, -1}, 0, inf}, {2, 4}},
        {"long direction: t counts in dir", {{-2, 1}, {2, 0}, 0, inf}, {1, R(1.5)}},
        {"starts inside", {{R(0.5), 1}, {1, 0}, 0, inf}, {0, R(0.5)}},
        {"a line also sees what is behind", {{3, 1}, {1, 0}, -inf, inf}, {-3, -2}},
        {"a ray does not", {{3, 1}, {1, 0}, 0, inf}, miss},
        {"segment ends before", {{-2, 1}, {1, 0}, 0, 2 - 2 * eps}, miss},
        {"segment ends on it", {{-2, 1}, {1, 0}, 0, 2}, {2, 2}},
        {"segment begins where it leaves", {{-2, 1}, {1, 0}, 3, inf}, {3, 3}},
        {"segment begins after", {{-2, 1}, {1, 0}, 3 + 2 * eps, inf}, miss},
        {"segment ends inside", {{-2, 1}, {1, 0}, 0, R(2.5)}, {2, R(2.5)}},
        {"runs along a side", {{-2, 2}, {1, 0}, 0, inf}, {2, 3}},
        {"above that side", {{-2, 2 + 2 * eps}, {1, 0}, 0, inf}, miss},
        {"below the other", {{-2, -least}, {1, 0}, 0, inf}, miss},
        {"left of a side", {{-least, -2}, {0, 1}, 0, inf}, miss},
        {"right of the other", {{1 + eps, -2}, {0, 1}, 0, inf}, miss},
        {"touches a corner", {{-1, 1}, {1, 1}, 0, inf}, {1, 1}},
        {"touches the corner beside it", {{2, 1}, {-1, 1}, 0, inf}, {1, 1}},
        {"passes a corner", {{-1, 1 + eps}, {1, 1}, 0, inf}, miss},
        {"through two opposite corners", {{-1, -2}, {1, 2}, 0, inf}, {1, 2}},
        {"point inside", {{R(0.5), 1}, {0, 0}, 0, 9}, {0, 9}},
        {"endless point inside", {{R(0.5), 1}, {0, 0}, -inf, inf}, {-inf, inf}},
        {"point on a corner", {{1, 2}, {0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{1, 2 + 2 * eps}, {0, 0}, 0, 9}, miss},
        {"empty interval", {{-2, 1}, {1, 0}, 9, 0}, miss},
        {"empty interval, point", {{1, 1}, {0, 0}, 1, 0}, miss},
        {"no t is infinite", {{1, 1}, {0, 0}, inf, inf}, miss},
        {"t out of range is saturated", {{-2, 1}, {least, 0}, 0, inf}, {most, most}},
        {"and is later than any number", {{-2, 1}, {least, 0}, 0, most}, miss},
        {"the difference is out of range", {{-most, 1}, {most, 0}, 0, inf}, {1, 1}},
        {"NaN origin", {{-2, nan}, {1, 0}, 0, 9}, miss},
        {"NaN direction", {{-2, 1}, {1, nan}, 0, 9}, miss},
        {"NaN t_min", {{-2, 1}, {1, 0}, nan, 9}, miss},
        {"NaN t_max", {{-2, 1}, {1, 0}, 0, nan}, miss},
        {"infinite origin", {{-inf, 1}, {1, 0}, 0, inf}, miss},
        {"infinite direction", {{-2, 1}, {inf, 0}, 0, inf}, miss},
    };
    const Rectangle2 rectangle = {{0, 0}, {1, 2}};
    check_each(table, same_span(X(cast_ray2_rectangle2)(&table[i].ray, &rectangle), table[i].want));
    other_rectangles();
}

CASES(cast_ray2_rectangle2)
