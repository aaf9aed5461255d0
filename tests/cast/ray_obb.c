/* tests/cast/ray_obb.c - isect_cast_ray_obb. */
#include "kit/kit.h"

/* clang-format off */
#define STRAIGHT {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}
#define TURNED {{R(0.6), R(0.8), 0}, {R(-0.8), R(0.6), 0}, {0, 0, 1}} /* around z, 3-4-5 */
/* clang-format on */

static bool near_to(real a, real b)
{
    return a == b || real_abs(a - b) <= 16 * REAL_EPSILON;
}

/* Cases: center (1, 0, 0), half 1, 2, 4. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    const Span miss = span_of_miss;
    TABLE(table, Ray ray; Span want;) = {
        {"along x", {{-2, 0, 0}, {1, 0, 0}, 0, inf}, {2, 4}},
        {"along y", {{1, -3, 0}, {0, 1, 0}, 0, inf}, {1, 5}},
        {"along z", {{1, 0, -6}, {0, 0, 1}, 0, inf}, {2, 10}},
        {"against x", {{4, 0, 0}, {-1, 0, 0}, 0, inf}, {2, 4}},
        {"long direction: t counts in dir", {{-2, 0, 0}, {2, 0, 0}, 0, inf}, {1, 2}},
        {"starts inside", {{1, 0, 0}, {1, 0, 0}, 0, inf}, {0, 1}},
        {"a line also sees what is behind", {{4, 0, 0}, {1, 0, 0}, -inf, inf}, {-4, -2}},
        {"a ray does not", {{4, 0, 0}, {1, 0, 0}, 0, inf}, miss},
        {"ends before", {{-2, 0, 0}, {1, 0, 0}, 0, R(1.5)}, miss},
        {"ends on it", {{-2, 0, 0}, {1, 0, 0}, 0, 2}, {2, 2}},
        {"ends inside", {{-2, 0, 0}, {1, 0, 0}, 0, 3}, {2, 3}},
        {"lies in a face", {{-2, 2, 0}, {1, 0, 0}, 0, inf}, {2, 4}},
        {"beside y", {{-2, R(2.5), 0}, {1, 0, 0}, 0, inf}, miss},
        {"beside z", {{-2, 0, R(-4.5)}, {1, 0, 0}, 0, inf}, miss},
        {"beside x", {{R(2.5), -3, 0}, {0, 1, 0}, 0, inf}, miss},
        {"touches an edge", {{-1, 1, 0}, {1, 1, 0}, 0, inf}, {1, 1}},
        {"passes an edge", {{-1, R(1.25), 0}, {1, 1, 0}, 0, inf}, miss},
        {"point inside", {{1, 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"endless point inside", {{1, 1, 1}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"point on a corner", {{2, 2, 4}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{2, 2, R(4.5)}, {0, 0, 0}, 0, 9}, miss},
        {"t out of range is saturated",
         {{-2, 0, 0}, {2 * REAL_MIN, 0, 0}, 0, inf},
         {1 / REAL_MIN, 2 / REAL_MIN}},
        {"the least speed", {{-2, 0, 0}, {REAL_MIN, 0, 0}, 0, inf}, {2 / REAL_MIN, REAL_MAX}},
        {"out of range of numbers",
         {{-100, 0, 0}, {2 * REAL_MIN, 0, 0}, 0, inf},
         {REAL_MAX, REAL_MAX}},
    };
    const Obb box = {{1, 0, 0}, STRAIGHT, {1, 2, 4}};
    const Obb mirrored = {{1, 0, 0}, {{0, 0, -1}, {0, 1, 0}, {1, 0, 0}}, {4, 2, 1}};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(X(cast_ray_obb)(&table[i].ray, &box), table[i].want));
        check(table[i].name, same_span(X(cast_ray_obb)(&table[i].ray, &mirrored), table[i].want));
    }
    const Ray ray = {{-5, 0, 0}, {1, 0, 0}, 0, inf};
    const Obb turned = {{0, 0, 0}, TURNED, {1, 2, 4}}; /* x * 0.6 = 1 comes first */
    Span span = X(cast_ray_obb)(&ray, &turned);
    check("turned", near_to(span.enter, 5 - 1 / R(0.6)) && near_to(span.leave, 5 + 1 / R(0.6)));

    const Ray slant = {{-5, R(0.25), R(0.5)}, {1, R(0.125), R(-0.0625)}, -inf, inf};
    const Vec3 frame[3] = {
        {R(0.6), R(0.64), R(0.48)}, {R(0.6), R(0.12), R(-0.8)}, {R(0.5), R(-0.7), R(0.3)}};
    for (int i = 0; i < 6; i++) { /* where no 0 * infinity helps */
        Obb any = {{0, 0, 0}, {frame[0], frame[1], frame[2]}, {1, 2, 4}};
        Ray line = slant;
        *(i / 2 == 0   ? &any.center.x
          : i / 2 == 1 ? &line.origin.x
                       : &line.dir.x) = i % 2 ? inf : -inf;
        check("infinite", same_span(X(cast_ray_obb)(&line, &any), miss));
    }
    const Obb flat = {{0, 0, 0}, STRAIGHT, {0, 2, 4}}, point = {{0, 0, 0}, STRAIGHT, {0, 0, 0}};
    check("flat", same_span(X(cast_ray_obb)(&ray, &flat), (Span){5, 5}));
    check("a point", same_span(X(cast_ray_obb)(&ray, &point), (Span){5, 5}));
}

CASES(cast_ray_obb)
