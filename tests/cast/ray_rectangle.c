/* tests/cast/ray_rectangle.c - isect_cast_ray_rectangle. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* Cases: from (1,1,1) four along x and two along y. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    const Touch miss = touch_of_miss;
    TABLE(table, Ray ray; Touch want;) = {
        {"the middle from above", {{3, 2, 4}, {0, 0, -1}, 0, 9}, {3, R(0.5), R(0.5), 0}},
        {"from below", {{2, 2, -4}, {0, 0, 1}, 0, 9}, {5, R(0.25), R(0.5), 0}},
        {"aslant", {{6, 2, 3}, {-8, -1, -4}, 0, 9}, {R(0.5), R(0.25), R(0.25), 0}},
        {"starts on it", {{2, 2, 1}, {0, 0, -1}, 0, 9}, {0, R(0.25), R(0.5), 0}},
        {"ends on it", {{2, 2, 4}, {0, 0, -1}, 0, 3}, {3, R(0.25), R(0.5), 0}},
        {"ends before", {{2, 2, 4}, {0, 0, -1}, 0, 3 - 2 * REAL_EPSILON}, miss},
        {"starts behind", {{2, 2, 4}, {0, 0, -1}, 3 + 2 * REAL_EPSILON, 9}, miss},
        {"a line sees what is behind", {{2, 2, 4}, {0, 0, 1}, -inf, inf}, {-3, R(0.25), R(0.5), 0}},
        {"a ray does not", {{2, 2, 4}, {0, 0, 1}, 0, inf}, miss},
        {"its corner", {{1, 1, 4}, {0, 0, -1}, 0, 9}, {3, 0, 0, 0}},
        {"the end of u", {{5, 1, 4}, {0, 0, -1}, 0, 9}, {3, 1, 0, 0}},
        {"the end of v", {{1, 3, 4}, {0, 0, -1}, 0, 9}, {3, 0, 1, 0}},
        {"the opposite corner", {{5, 3, 4}, {0, 0, -1}, 0, 9}, {3, 1, 1, 0}},
        {"before u", {{R(0.875), 2, 4}, {0, 0, -1}, 0, 9}, miss},
        {"beyond u", {{R(5.125), 2, 4}, {0, 0, -1}, 0, 9}, miss},
        {"before v", {{2, R(0.875), 4}, {0, 0, -1}, 0, 9}, miss},
        {"beyond v", {{2, R(3.125), 4}, {0, 0, -1}, 0, 9}, miss},
        {"parallel", {{2, 2, 4}, {1, 1, 0}, -inf, inf}, miss},
        {"in its plane", {{2, 2, 1}, {1, 1, 0}, -inf, inf}, miss},
        {"zero direction", {{2, 2, 1}, {0, 0, 0}, -inf, inf}, miss},
    };
    const Rectangle rectangle = {{1, 1, 1}, {4, 0, 0}, {0, 2, 0}};
    check_each(table, same_touch(X(cast_ray_rectangle)(&table[i].ray, &rectangle), table[i].want));
    const Ray ray = {{2, 2, 4}, {0, 0, -1}, -inf, inf};
    const Rectangle vast = {{0, 0, 0}, {REAL_HUGE, 0, 0}, {0, REAL_HUGE, 0}};
    const Ray up = {{2, 2, -4}, {0, 0, 1}, -inf, inf};
    check("an area out of range", same_touch(X(cast_ray_rectangle)(&ray, &vast), touch_of_miss));
    check("or below it", same_touch(X(cast_ray_rectangle)(&up, &vast), touch_of_miss));
    const Ray close = {{2, 2, REAL_TINY}, {0, 0, -1}, -inf, inf};
    const Ray close_up = {{2, 2, -REAL_TINY}, {0, 0, 1}, -inf, inf};
    check("also close to it", same_touch(X(cast_ray_rectangle)(&close, &vast), touch_of_miss));
    check("or close below", same_touch(X(cast_ray_rectangle)(&close_up, &vast), touch_of_miss));
    const real l = scaled(R(1.5), ISECT_DOUBLE ? 342 : 43); /* half the cube overflows */
    const Rectangle steep = {{0, 0, 0}, {l, 0, 0}, {0, l, l}};
    const Ray upon = {{l / 2, l / 2, l}, {0, 0, -1}, -inf, inf};
    check("volumes out of range", same_touch(X(cast_ray_rectangle)(&upon, &steep), touch_of_miss));
    const Rectangle slant = {{0, 0, 0}, {4, 1, 2}, {1, 4, 2}}; /* a parallelogram */
    const Ray at = {{R(2.25), R(2.5), R(3.5)}, {0, -1, -2}, -inf, inf};
    check("a parallelogram",
          same_touch(X(cast_ray_rectangle)(&at, &slant), (Touch){1, R(0.5), R(0.25), 0}));
    const real huge = scaled(1, ISECT_DOUBLE ? 600 : 70), tiny = 1 / huge;
    const Ray slow = {{0, 0, huge}, {0, 0, -tiny}, -inf, inf};
    const Rectangle unit = {{-1, -1, 0}, {2, 0, 0}, {0, 2, 0}};
    const Touch far = X(cast_ray_rectangle)(&slow, &unit);
    check("t out of range is saturated", cmp(far.t, ==, REAL_MAX));
}

/* A rectangle twice as wide is hit at half of u. */
TEST_FUNCTION(widths)
{
    for (int i = 0; i < SAMPLES; i++) {
        Ray ray = any_ray();
        const Rectangle r = any_rectangle(), wide = {r.corner, times(2, r.u), r.v};
        const real s = any_real(R(-0.2), R(1.2)), t = any_real(R(-0.2), R(1.2));
        if (i % 2) /* aimed */
            ray.dir = sub(mad(mad(r.corner, s, r.u), t, r.v), ray.origin);
        const Touch touch = X(cast_ray_rectangle)(&ray, &r);
        const Touch wider = X(cast_ray_rectangle)(&ray, &wide);
        check("one twice as wide is hit at half of u, exactly",
              !hits(touch) || (wider.u == touch.u / 2 && wider.v == touch.v && wider.t == touch.t));
    }
}

CASES_AND(cast_ray_rectangle, widths)
