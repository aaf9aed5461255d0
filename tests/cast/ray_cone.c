/* tests/cast/ray_cone.c - isect_cast_ray_cone. */
#include "kit/kit.h"

static void rays_from_afar(void)
{
    const real inf = REAL_INF;
    const Ray past[] = {{{R(-0x1.3734bp+6), R(-0x1.a09c7ap+5), R(0x1.345e24p+6)},
                         {R(0x1.9af61cp-4), R(-0x1.793fa8p+0), R(0x1.17b06ep-3)},
                         -inf,
                         inf},
                        {{R(0x1.f932c6p+4), R(0x1.4954p+5), R(0x1.a2c68p+6)},
                         {R(0x1.49a92ap-1), R(-0x1.08c0fp-1), R(-0x1.143352p-7)},
                         -inf,
                         inf},
                        {{R(0x1.27076p+3), R(0x1.f1a394p+4), R(0x1.ad3064p+4)},
                         {R(0x1.9c9572p-2), R(-0x1.50792cp-2), R(0x1.b39e84p-2)},
                         -inf,
                         inf},
                        {{R(-0x1.15bb4ep+0), R(-0x1.7401cp-4), R(0x1.1b1348p+0)},
                         {R(0x1.b28258p-2), R(0x1.75f554p-2), R(0x1.76fd84p-1)},
                         -inf,
                         inf}};
    const Cone far[] = {{{R(-0x1.c0a624p-2), R(0x1.b6bfap-1), R(0x1.5e80cp-5)},
                         {R(-0x1.db373cp-2), R(-0x1.3a557cp-1), R(0x1.310e4p-5)},
                         R(0x1.8563a8p-3)},
                        {{R(-0x1.53364cp-2), R(0x1.b1a16cp-1), R(0x1.01306p-1)},
                         {R(0x1.82a648p-2), R(0x1.42561cp-1), R(0x1.70833p-2)},
                         R(0x1.56b974p-2)},
                        {{R(0x1.82eep-6), R(-0x1.66cacp-5), R(0x1.8c26ap-4)},
                         {R(0x1.82ee02p-6), R(-0x1.66cabep-5), R(0x1.8c26ap-4)},
                         R(0x1.6d07a6p-1)},
                        {{R(-0x1.e940d4p-2), R(-0x1.d7907cp-1), R(0x1.48ae9cp-1)},
                         {R(0x1.ab2p-6), R(-0x1.87a424p-2), R(0x1.f70158p-1)},
                         R(0x1.be56b4p-2)}};
    for (size_t i = 0; i < COUNT(past);
         i++) /* as steep as the side, beside it; the third cone is flat */
        check("far away", same_span(X(cast_ray_cone)(&past[i], &far[i]), span_of_miss));
}

static void other_cones(void)
{
    const real inf = REAL_INF;
    const Cone thin = {{0, 0, 0}, {4, 0, 0}, 0}, ball = {{4, 0, 0}, {4, 0, 0}, 1};
    const Ray along = {{-1, 0, 0}, {1, 0, 0}, 0, 9}, across = {{1, 1, 1}, {0, -1, -1}, 0, 9};
    check("radius 0 is a segment", same_span(X(cast_ray_cone)(&along, &thin), (Span){1, 5}));
    check("and is crossed", same_span(X(cast_ray_cone)(&across, &thin), (Span){1, 1}));
    check("equal ends are a ball", same_span(X(cast_ray_cone)(&along, &ball), (Span){4, 6}));
    check("which is missed", same_span(X(cast_ray_cone)(&across, &ball), span_of_miss));

    const Cone endless = {{0, 0, 0}, {REAL_HUGE, 0, 0}, 1};
    const Ray into = {{-3, 0, 0}, {1, 0, 0}, 0, 9};
    check("an axis out of range is missed, not taken for another",
          same_span(X(cast_ray_cone)(&into, &endless), span_of_miss));
    const Cone wide_open = {{0, 0, 0}, {4, 0, 0}, REAL_HUGE};
    check("nor a radius", same_span(X(cast_ray_cone)(&into, &wide_open), span_of_miss));
    for (int sign = -1; sign <= 1;
         sign += 2) { /* far and long, near and short: only sizes differ */
        const int scale_of = sign * (ISECT_DOUBLE ? 400 : 40),
                  way = sign * (ISECT_DOUBLE ? 200 : 20);
        const real unit = scaled(1, scale_of);
        const Ray ray = {{2 * unit, 0, 5 * unit}, {0, 0, -scaled(1, -way)}, 0, inf};
        const Cone scaled_cone = {{0, 0, 0}, {4 * unit, 0, 0}, 4 * unit};
        const Span span = X(cast_ray_cone)(&ray, &scaled_cone);
        check("sizes",
              cmp(real_abs(scaled(span.enter, -scale_of - way) - 3), <, 8 * REAL_EPSILON) &&
                  cmp(real_abs(scaled(span.leave, -scale_of - way) - 7), <, 8 * REAL_EPSILON));
    }
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Cone large = {{0, -1, 0}, {0, 1, 0}, scaled(1, out)};
    const Span wide = X(cast_ray_cone)(&slow, &large);
    check("t whose square is out of range",
          cmp(wide.enter, ==, -wide.leave) &&
              cmp(real_abs(scaled(wide.leave, 1 - 2 * out) - 1), <, 4 * REAL_EPSILON));
}

/* Cases: the tip at (0,0,0), the base around (4,0,0) with radius 4. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; Span want;) = {
        {"across the middle", {{2, 0, 5}, {0, 0, -1}, 0, 9}, {3, 7}},
        {"long direction: t counts in dir", {{2, 0, 5}, {0, 0, -2}, 0, 9}, {R(1.5), R(3.5)}},
        {"in the plane of the base", {{4, 0, 5}, {0, 0, -1}, 0, 9}, {1, 9}},
        {"through the tip", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"along the axis", {{-3, 0, 0}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"against it", {{7, 0, 0}, {-1, 0, 0}, 0, 9}, {3, 7}},
        {"beside the axis", {{-3, 2, 0}, {1, 0, 0}, 0, 9}, {5, 7}},
        {"beside the axis, back", {{7, 2, 0}, {-1, 0, 0}, 0, 9}, {3, 5}},
        {"starts inside: enter is t_min", {{2, 0, 0}, {0, 0, 1}, 0, 9}, {0, 2}},
        {"a line also sees what is behind", {{2, 0, 5}, {0, 0, 1}, -9, 9}, {-7, -3}},
        {"a ray does not", {{2, 0, 5}, {0, 0, 1}, 0, 9}, span_of_miss},
        {"ends before", {{2, 0, 5}, {0, 0, -1}, 0, 2}, span_of_miss},
        {"ends inside: leave is t_max", {{2, 0, 5}, {0, 0, -1}, 0, 5}, {3, 5}},
        {"touches the rim", {{4, 4, 5}, {0, 0, -1}, 0, 9}, {5, 5}},
        {"passes the side", {{2, R(2.5), 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes the base", {{R(4.25), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"passes the tip", {{R(-0.25), 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"not its mirror image", {{-2, 0, 5}, {0, 0, -1}, 0, 9}, span_of_miss},
        {"parallel beside it", {{2, R(4.5), 0}, {1, 0, 0}, -9, 9}, span_of_miss},
        {"parallel to a side, inside", {{2, 0, 0}, {1, 1, 0}, -9, 9}, {-1, 2}},
        {"parallel to a side, back", {{2, 0, 0}, {-1, -1, 0}, -9, 9}, {-2, 1}},
        {"in by the side, out by the base", {{2, 3, 0}, {2, -1, 0}, -9, 9}, {R(1.0) / 3, 1}},
        {"point inside", {{2, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the base", {{4, 3, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"the tip", {{0, 0, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point beside it", {{2, 3, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point before it", {{R(4.25), 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"point in its mirror image", {{-2, 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{2, 1, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"direction out of range", {{2, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
    };
    const Cone cone = {{0, 0, 0}, {4, 0, 0}, 4};
    for (size_t i = 0; i < COUNT(table); i++) {
        Span span = X(cast_ray_cone)(&table[i].ray, &cone);
        const Span want = table[i].want; /* half of the right angle at the tip has no exact sine */
        const real some = 4 * REAL_EPSILON;
        check(table[i].name, hit(span) == hit(want));
        check(table[i].name, real_abs(want.enter) > 99 ? span.enter == want.enter
                                                       : real_abs(span.enter - want.enter) <= some);
        check(table[i].name, real_abs(want.leave) > 99 ? span.leave == want.leave
                                                       : real_abs(span.leave - want.leave) <= some);
    }
    rays_from_afar();
    other_cones();
}

CASES(cast_ray_cone)
