/* tests/cast/ray2_rectangle2.c - isect_cast_ray2_rectangle2, _n, _each and _pairs. */
#include "cast/fractions.h"

#define SAMPLES soak(20000)

/* 1. Cases: the rectangle [0, 1] x [0, 2]. */
static void cases(void **state)
{
    const real inf = REAL_INF, nan = REAL_NAN, eps = REAL_EPSILON, least = REAL_LEAST;
    const real most = REAL_MAX;
    const Span miss = span_of_miss;
    const struct {
        const char *name;
        Ray2 ray;
        Span want;
    } table[] = {
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
    (void)state;
    for (size_t i = 0; i < COUNT(table); i++)
        check(table[i].name,
              same_span(X(cast_ray2_rectangle2)(&table[i].ray, &rectangle), table[i].want));

    const Ray2 ray = {{-2, 0}, {1, 0}, 0, inf};
    const struct {
        const char *name;
        Rectangle2 rectangle;
        Span want;
    } others[] = {
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

/* 2. Properties. */
static void properties(void **state)
{
    int hit_count = 0;
    (void)state;
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        Ray2 ray = i % 2 ? any_ray2() : odd_ray2();
        Rectangle2 box = i % 2 ? any_rectangle2() : odd_rectangle2();
        Span span = X(cast_ray2_rectangle2)(&ray, &box);
        hit_count += hit(span);
        check("a miss is a miss", hit(span) || same_span(span, span_of_miss));
        check("in range", !hit(span) || (ray.t_min <= span.enter && span.leave <= ray.t_max));

        Ray2 back = {ray.origin, {-ray.dir.x, -ray.dir.y}, -ray.t_max, -ray.t_min};
        Span reversed = X(cast_ray2_rectangle2)(&back, &box);
        check_sample(i, "reversing mirrors", hit(reversed) == hit(span), ray, box);
        if (hit(span) && span.enter != span.leave && reversed.enter != reversed.leave)
            check_sample(i, "reversing mirrors",
                         reversed.enter == -span.leave && reversed.leave == -span.enter, ray, box);

        Ray2 turned = {{ray.origin.y, ray.origin.x}, {ray.dir.y, ray.dir.x}, ray.t_min, ray.t_max};
        Rectangle2 box_t = {{box.lower.y, box.lower.x}, {box.upper.y, box.upper.x}};
        check("both axes are alike", same_span(X(cast_ray2_rectangle2)(&turned, &box_t), span));

        Rectangle2 more = {box.lower, {box.upper.x, REAL_INF}};
        check_sample(i, "a larger one is hit too",
                     !hit(span) || hit(X(cast_ray2_rectangle2)(&ray, &more)), ray, box);
        if (i % 2) {
            real k = scaled(1, i % 40 - 20);
            Ray2 ray_k = {{k * ray.origin.x, k * ray.origin.y},
                          {k * ray.dir.x, k * ray.dir.y},
                          ray.t_min,
                          ray.t_max};
            Rectangle2 box_k = {{k * box.lower.x, k * box.lower.y},
                                {k * box.upper.x, k * box.upper.y}};
            check("every scale is alike", same_span(X(cast_ray2_rectangle2)(&ray_k, &box_k), span));
        }
    }
    check_share(hit_count, SAMPLES, 0.05, 0.9);
}

/* 3. Oracle: the latest entry and the earliest exit as fractions, without rounding. */
static void oracle(void **state)
{
    int hit_count = 0, touching = 0;
    (void)state;
    for (int i = 0; i < 3 * SAMPLES; i++) {
        new_kind();
        Ray2 ray = odd_ray2();
        Rectangle2 box = odd_rectangle2();
        if (i % 3 == 1) { /* aim at a corner, up to rounding */
            real t = step((real)any_int(-2, 2));
            ray.origin.x = (any_int(0, 1) ? box.lower.x : box.upper.x) + t * ray.dir.x;
            ray.origin.y = box.lower.y + t * ray.dir.y;
            ray.origin.x = step(ray.origin.x);
        }
        if (!(real_abs(ray.origin.x) <= REAL_MAX && real_abs(ray.origin.y) <= REAL_MAX))
            continue;
        const real o[2] = {ray.origin.x, ray.origin.y}, d[2] = {ray.dir.x, ray.dir.y};
        const real lower[2] = {box.lower.x, box.lower.y}, upper[2] = {box.upper.x, box.upper.y};
        const real range[2] = {ray.t_min, ray.t_max};
        Fraction enter, leave;
        bool want = truly(2, o, d, lower, upper, range, &enter, &leave);
        bool touches = want && compare(enter, leave) == 0;
        hit_count += want, touching += touches;
        Span span = X(cast_ray2_rectangle2)(&ray, &box);
        check_sample(i, "exactly", hit(span) == want, ray, box);
        if (want && !same_bits(&ray.t_min, &ray.t_max, sizeof(real))) {
            check_sample(i, "enter", near_to(span.enter, enter), ray, box);
            check_sample(i, "leave", near_to(span.leave, leave), ray, box);
        }
    }
    printf("hit %d, touching %d of %d\n", hit_count, touching, 3 * SAMPLES);
    check_share(hit_count, 3 * SAMPLES, 0.1, 0.8);
    check_share(touching, 3 * SAMPLES, 0.01, 0.5);
}

/* 4. Batch. */
#define PAIR cast_ray2_rectangle2
#define A Ray2
#define B Rectangle2
#define ANSWER Span
#include "kit/batch.inc"

TESTS(cast_ray2_rectangle2)
