/* tests/cast/ray_ellipsoid.c - isect_cast_ray_ellipsoid. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* Cases: around the origin, 4 long along x, 2 along y, 1 along z. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    TABLE(table, Ray ray; Span want;) = {
        {"along x", {{-6, 0, 0}, {1, 0, 0}, 0, 99}, {2, 10}},
        {"along y", {{0, 5, 0}, {0, -1, 0}, 0, 99}, {3, 7}},
        {"along z", {{0, 0, -3}, {0, 0, 1}, 0, 99}, {2, 4}},
        {"long direction: t counts in dir", {{-6, 0, 0}, {2, 0, 0}, 0, 99}, {1, 5}},
        {"starts inside: enter is t_min", {{0, 0, 0}, {0, 1, 0}, 0, 99}, {0, 2}},
        {"a line also sees what is behind", {{6, 0, 0}, {1, 0, 0}, -99, 99}, {-10, -2}},
        {"a ray does not", {{6, 0, 0}, {1, 0, 0}, 0, 99}, span_of_miss},
        {"ends before", {{-6, 0, 0}, {1, 0, 0}, 0, R(1.5)}, span_of_miss},
        {"ends inside: leave is t_max", {{-6, 0, 0}, {1, 0, 0}, 0, 3}, {2, 3}},
        {"touches", {{-6, 0, 1}, {1, 0, 0}, 0, 99}, {6, 6}},
        {"touches the far end", {{4, 0, 5}, {0, 0, -1}, 0, 99}, {5, 5}},
        {"touches a side", {{0, 2, 5}, {0, 0, -1}, 0, 99}, {5, 5}},
        {"passes by", {{-6, 0, R(1.125)}, {1, 0, 0}, 0, 99}, span_of_miss},
        {"passes the corner of its box", {{R(3.5), R(1.5), 5}, {0, 0, -1}, 0, 99}, span_of_miss},
        {"point inside", {{3, R(0.5), 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point on the surface", {{0, 0, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{0, 0, 2}, {0, 0, 0}, 0, 9}, span_of_miss},
        {"endless point inside", {{1, 0, 0}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"so short a direction counts as zero", {{1, 0, 0}, {0, 0, REAL_TINY}, 0, 9}, {0, 9}},
        {"direction out of range", {{0, 0, 0}, {REAL_HUGE, 0, 0}, 0, 9}, span_of_miss},
    };
    const Ellipsoid egg = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 2, 1}};
    const Ellipsoid same = {{0, 0, 0}, {{0, -1, 0}, {0, 0, 1}, {1, 0, 0}}, {2, 1, 4}};
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(X(cast_ray_ellipsoid)(&table[i].ray, &egg), table[i].want));
        check("other names of the axes",
              same_span(X(cast_ray_ellipsoid)(&table[i].ray, &same), table[i].want));
    }
    const Ellipsoid flat = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 2, 0}};
    const Ellipsoid needle = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {4, 0, 0}};
    const Ellipsoid speck = {{0, 0, 0}, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
    const Ray across = {{1, 1, 5}, {-1, -1, -5}, 0, 99}, along = {{-6, 0, 0}, {1, 0, 0}, 0, 99};
    const Ray rim = {{R(3.5), R(1.5), 5}, {0, 0, -1}, 0, 99}, still = {{0, 0, 0}, {0, 0, 0}, 0, 1};
    const Ellipsoid *thin[3] = {&flat, &needle, &speck};
    for (int k = 0; k < 3; k++) {
        Span span = X(cast_ray_ellipsoid)(&across, thin[k]);
        check("flat ones are pierced",
              hit(span) && cmp(span.enter, <=, 1) && cmp(span.leave, >=, 1));
        check("in a point", cmp(span.leave - span.enter, <=, 32 * REAL_EPSILON));
        check("and missed beside", !hit(X(cast_ray_ellipsoid)(&rim, thin[k])));
        span = X(cast_ray_ellipsoid)(&along, thin[k]);
        check("and run through", hit(span) && (k == 2 ? real_abs(span.enter - 6) < 32 * REAL_EPSILON
                                                      : span.enter == 2 && span.leave == 10));
        check("by points too", same_span(X(cast_ray_ellipsoid)(&still, thin[k]), (Span){0, 1}));
    }
    const int out = ISECT_DOUBLE ? 500 : 60;
    const Ray slow = {{0, 0, 0}, {scaled(1, -out), 0, 0}, -inf, inf};
    const Ellipsoid large = {{0, 0, 0},
                             {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
                             {scaled(1, out), scaled(1, out), scaled(1, out)}};
    check("so short a direction beside so long a radius counts as zero",
          same_span(X(cast_ray_ellipsoid)(&slow, &large), (Span){-inf, inf}));
}

/* A flat one is pierced inside of its border. */
TEST_FUNCTION(flat_ones)
{
    for (int i = 0; i < SAMPLES; i++) {
        Ellipsoid flat = any_ellipsoid();
        const Vec3 origin = any_vec3();
        const int k = i % 3, u = (i + 1) % 3, v = (i + 2) % 3;
        const real a = any_real(-1, 1), b = any_real(-1, 1), clear = real_abs(a * a + b * b - 1);
        flat.radius[k] = 0;
        const Vec3 side = mad(flat.center, a * flat.radius[u], flat.axis[u]);
        const Vec3 p = mad(side, b * flat.radius[v], flat.axis[v]);
        const Ray to = {origin, sub(p, origin), 0, 2};
        if (clear < R(1e-2) || real_abs(dot(to.dir, flat.axis[k])) < R(1e-2) ||
            flat.radius[u] < R(1e-2) || flat.radius[v] < R(1e-2))
            continue;
        check_sample(i, "a flat one is pierced inside",
                     hit(X(cast_ray_ellipsoid)(&to, &flat)) == (a * a + b * b < 1), to, flat);
    }
}

CASES_AND(cast_ray_ellipsoid, flat_ones)
