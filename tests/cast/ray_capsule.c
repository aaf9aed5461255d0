/* tests/cast/ray_capsule.c - isect_cast_ray_capsule. */
#include "kit/kit.h"

static void other_capsules(void)
{
    const real inf = REAL_INF;
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 1};
    const Capsule thin = {{0, 0, 0}, {4, 0, 0}, 0}, speck = {{4, 0, 0}, {4, 0, 0}, 0};
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    check("radius 0 is a segment", same_span(X(cast_ray_capsule)(&along, &thin), (Span){1, 5}));
    check("and is crossed", same_span(X(cast_ray_capsule)(&across, &thin), (Span){1, 1}));
    check("or a point", same_span(X(cast_ray_capsule)(&along, &speck), (Span){5, 5}));
    check("which is missed", same_span(X(cast_ray_capsule)(&across, &speck), span_of_miss));

    const Capsule stubby = {{0, 0, 0}, {R(0.25), 0, 0}, 1};
    const Ray on_side = {{R(0.125), 1, 0}, {0, 0, 0}, 0, 9};
    const Ray behind = {{R(0.375), 1, 0}, {0, 0, 0}, 0, 9};
    check("a point on a short side",
          same_span(X(cast_ray_capsule)(&on_side, &stubby), (Span){0, 9}));
    check("and behind it", same_span(X(cast_ray_capsule)(&behind, &stubby), span_of_miss));
    const Ray from_far = {{-scaled(R(1.75), ISECT_DOUBLE ? 513 : 65), 0, 0},
                          {scaled(R(1.5), ISECT_DOUBLE ? -511 : -63), 0, 0},
                          0,
                          inf};
    check("t out of range is saturated",
          same_span(X(cast_ray_capsule)(&from_far, &capsule), (Span){REAL_MAX, REAL_MAX}));

    const Capsule endless = {{0, 0, 0}, {REAL_HUGE, 0, 0}, 1};
    const Ray into = {{-3, 0, 0}, {1, 0, 0}, 0, 9};
    check("an axis out of range is missed, not taken for another",
          same_span(X(cast_ray_capsule)(&into, &endless), span_of_miss));
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Capsule large = {{0, 0, 0}, {1, 0, 0}, scaled(1, out)};
    check("t whose square is out of range is saturated",
          same_span(X(cast_ray_capsule)(&slow, &large), (Span){-REAL_MAX, REAL_MAX}));
}

/* Cases: the axis is from (0,0,0) to (4,0,0), the radius is 1. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; Span want;) = {
        {"across the middle", {{2, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"long direction: t counts in dir", {{2, 0, 5}, {0, 0, -2}, 0, 9}, {2, 3}},
        {"across the middle of an end", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"across the other", {{4, 0, 5}, {0, 0, -1}, 0, 9}, {4, 6}},
        {"along the axis", {{-3, 0, 0}, {1, 0, 0}, 0, 9}, {2, 8}},
        {"against it", {{7, 0, 0}, {-1, 0, 0}, 0, 9}, {2, 8}},
        {"starts inside: enter is t_min", {{2, 0, 0}, {0, 0, 1}, 0, 9}, {0, 1}},
        {"a line also sees what is behind", {{2, 0, 5}, {0, 0, 1}, -9, 9}, {-6, -4}},
        {"a ray does not", {{2, 0, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 0, 5}, {0, 0, -1}, 0, 3}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 0, 5}, {0, 0, -1}, 0, 5}, {4, 5}},
        {"touches the side", {{2, 1, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"touches the round of an end", {{-1, 0, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"and of the other", {{5, 0, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"passes the side", {{2, R(1.5), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes an end", {{R(-1.5), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"runs along the side", {{2, 1, 0}, {1, 0, 0}, -9, 9}, {-2, 2}},
        {"parallel beside it", {{2, 2, 0}, {1, 0, 0}, -9, 9}, span_of_miss},
        {"aslant from end to end", {{0, -1, 0}, {4, 2, 0}, -9, 9}, {0, 1}},
        {"point inside", {{2, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the side", {{2, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the round", {{5, 0, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the other round", {{-1, 0, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 2, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point before it", {{6, 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"endless point beside the axis", {{2, R(0.5), 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{2, 1, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"direction out of range", {{2, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
    };
    const Capsule capsule = {{0, 0, 0}, {4, 0, 0}, 1}, turned = {{4, 0, 0}, {0, 0, 0}, 1};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name,
              same_span(X(cast_ray_capsule)(&table[i].ray, &capsule), table[i].want));
        check(table[i].name, same_span(X(cast_ray_capsule)(&table[i].ray, &turned), table[i].want));
    }
    other_capsules();
}

CASES(cast_ray_capsule)
