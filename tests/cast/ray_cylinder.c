/* tests/cast/ray_cylinder.c - isect_cast_ray_cylinder. */
#include "kit/kit.h"

/* Cases: the axis is from (0,0,0) to (4,0,0), the radius is 1. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; Span want;) = {
        {"across the middle", {{2, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"long direction: t counts in dir", {{2, 0, 5}, {0, 0, -2}, 0, 9}, {2, 3}},
        {"in the plane of an end", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"in the plane of the other", {{4, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"along the axis", {{-3, 0, 0}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"against it", {{7, R(0.5), 0}, {-1, 0, 0}, 0, 9}, {3, 7}},
        {"starts inside: enter is t_min", {{2, 0, 0}, {0, 0, 1}, 0, 9}, {0, 1}},
        {"a line also sees what is behind", {{2, 0, 5}, {0, 0, 1}, -9, 9}, {-6, -4}},
        {"a ray does not", {{2, 0, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 0, 5}, {0, 0, -1}, 0, 3}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 0, 5}, {0, 0, -1}, 0, 5}, {4, 5}},
        {"touches the side", {{2, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the rim", {{0, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the other rim", {{3, 0, 0}, {1, 0, 1}, 0, 9}, {0, 1}},
        {"passes the side", {{2, R(1.5), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes an end", {{R(-0.25), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes the other", {{R(4.25), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes the rim", {{R(-0.5), 0, 0}, {1, 0, 4}, 0, 9}, span_of_miss},
        {"runs along the side", {{2, 1, 0}, {1, 0, 0}, -9, 9}, {-2, 2}},
        {"parallel beside it", {{2, 2, 0}, {1, 0, 0}, -9, 9}, span_of_miss},
        {"aslant from end to end", {{-4, -3, 0}, {4, 2, 0}, -9, 9}, {1, 2}},
        {"in by an end, out by the side", {{-1, 0, 0}, {2, 0, 1}, 0, 9}, {R(0.5), 1}},
        {"point inside", {{2, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the side", {{2, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on an end", {{0, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the other rim", {{4, 0, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 2, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point before it", {{R(4.25), 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point behind it", {{R(-0.25), 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{2, 1, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"direction out of range", {{2, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
    };
    const Cylinder cylinder = {{0, 0, 0}, {4, 0, 0}, 1}, turned = {{4, 0, 0}, {0, 0, 0}, 1};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              same_span(X(cast_ray_cylinder)(&table[i].ray, &cylinder), table[i].want));
        check(table[i].name,
              same_span(X(cast_ray_cylinder)(&table[i].ray, &turned), table[i].want));
    }
    const Cylinder thin = {{0, 0, 0}, {4, 0, 0}, 0}, ball = {{4, 0, 0}, {4, 0, 0}, 1};
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    check("radius 0 is a segment", same_span(X(cast_ray_cylinder)(&along, &thin), (Span){1, 5}));
    check("and is crossed", same_span(X(cast_ray_cylinder)(&across, &thin), (Span){1, 1}));
    check("equal ends are a ball", same_span(X(cast_ray_cylinder)(&along, &ball), (Span){4, 6}));
    check("which is missed", same_span(X(cast_ray_cylinder)(&across, &ball), span_of_miss));

    const Cylinder endless = {{0, 0, 0}, {REAL_HUGE, 0, 0}, 1};
    const Ray into = {{-3, 0, 0}, {1, 0, 0}, 0, 9};
    check("an axis out of range is missed, not taken for another",
          same_span(X(cast_ray_cylinder)(&into, &endless), span_of_miss));
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Cylinder large = {{0, -1, 0}, {0, 1, 0}, scaled(1, out)};
    check("t whose square is out of range is saturated",
          same_span(X(cast_ray_cylinder)(&slow, &large), (Span){-REAL_MAX, REAL_MAX}));
}

CASES(cast_ray_cylinder)
