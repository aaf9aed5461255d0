/* tests/cast/ray_aabb.c - isect_cast_ray_aabb. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

static bool hits_box(const Ray *ray, const Aabb *box)
{
    return hit(X(cast_ray_aabb)(ray, box));
}

static void other_boxes(void)
{
    const real inf = REAL_INF, most = REAL_MAX;
    const Span miss = span_of_miss;
    const Ray ray = {{-2, 0, 0}, {1, 0, 0}, 0, inf},
              far = {{-most, 0, 0}, {most / 2, 0, 0}, 0, inf};
    TABLE(boxes, Aabb box; Span want;) = {
        {"everywhere", {{-inf, -inf, -inf}, {inf, inf, inf}}, {0, inf}},
        {"half space", {{1, -inf, -inf}, {inf, inf, inf}}, {3, inf}},
        {"half space behind", {{-inf, -inf, -inf}, {-3, inf, inf}}, miss},
        {"half space, left", {{-inf, -inf, -inf}, {0, inf, inf}}, {0, 2}},
        {"half space beside", {{-inf, 1, -inf}, {inf, inf, inf}}, miss},
        {"flat across", {{1, -1, -1}, {1, 1, 1}}, {3, 3}},
        {"flat along", {{1, 0, -1}, {2, 0, 1}}, {3, 4}},
        {"a point", {{1, 0, 0}, {1, 0, 0}}, {3, 3}},
        {"all infinite and empty", {{inf, inf, inf}, {-inf, -inf, -inf}}, miss},
    };
    check_each(boxes, same_span(X(cast_ray_aabb)(&ray, &boxes[i].box), boxes[i].want));
    const Aabb wide = {{most / 2, -1, -1}, {most, 1, 1}};
    check("differences overflow", same_span(X(cast_ray_aabb)(&far, &wide), (Span){3, 4}));
    const Aabb last = {{most, -1, -1}, {inf, 1, 1}}, first = {{-inf, -1, -1}, {-most, 1, 1}};
    check("from the greatest number on", same_span(X(cast_ray_aabb)(&far, &last), (Span){4, inf}));
    check("up to the least", same_span(X(cast_ray_aabb)(&far, &first), (Span){0, 0}));
    const Ray late = {{-most, 0, 0}, {R(0.5), 0, 0}, 0, inf};
    check("differences overflow, and t",
          same_span(X(cast_ray_aabb)(&late, &wide), (Span){most, most}));
    const Aabb hidden = {{most / 2, -1, -1}, {most, 9, 9}};
    const Ray slow = {{-most, 3, 0}, {most, -2, 0}, 0, inf}; /* x: [1.5, 2], y: [-3, 2] */
    check("an overflow in one axis",
          same_span(X(cast_ray_aabb)(&slow, &hidden), (Span){R(1.5), 2}));
    const Ray slower = {{-most, 1, 0}, {most, -2, 0}, 0, inf}; /* y: [-4, 1] */
    check("apart behind an overflow", same_span(X(cast_ray_aabb)(&slower, &hidden), miss));
}

/* Cases: the box [0, 1] x [0, 2] x [0, 4]. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF, eps = REAL_EPSILON, least = REAL_LEAST, most = REAL_MAX;
    const Span miss = span_of_miss;
    TABLE(table, Ray ray; Span want;) = {
        {"along x", {{-2, 1, 1}, {1, 0, 0}, 0, inf}, {2, 3}},
        {"along y", {{R(0.5), -2, 1}, {0, 1, 0}, 0, inf}, {2, 4}},
        {"along z", {{R(0.5), 1, -2}, {0, 0, 1}, 0, inf}, {2, 6}},
        {"against x", {{3, 1, 1}, {-1, 0, 0}, 0, inf}, {2, 3}},
        {"against y", {{R(0.5), 4, 1}, {0, -1, 0}, 0, inf}, {2, 4}},
        {"against z", {{R(0.5), 1, 6}, {0, 0, -1}, 0, inf}, {2, 6}},
        {"long direction: t counts in dir", {{-2, 1, 1}, {2, 0, 0}, 0, inf}, {1, R(1.5)}},
        {"starts inside", {{R(0.5), 1, 1}, {1, 0, 0}, 0, inf}, {0, R(0.5)}},
        {"a line also sees what is behind", {{3, 1, 1}, {1, 0, 0}, -inf, inf}, {-3, -2}},
        {"a ray does not", {{3, 1, 1}, {1, 0, 0}, 0, inf}, miss},
        {"segment ends before", {{-2, 1, 1}, {1, 0, 0}, 0, 2 - 2 * eps}, miss},
        {"segment ends on the box", {{-2, 1, 1}, {1, 0, 0}, 0, 2}, {2, 2}},
        {"segment begins where it leaves", {{-2, 1, 1}, {1, 0, 0}, 3, inf}, {3, 3}},
        {"segment begins after", {{-2, 1, 1}, {1, 0, 0}, 3 + 2 * eps, inf}, miss},
        {"segment ends inside", {{-2, 1, 1}, {1, 0, 0}, 0, R(2.5)}, {2, R(2.5)}},
        {"lies in a face", {{-2, 2, 1}, {1, 0, 0}, 0, inf}, {2, 3}},
        {"lies in an edge", {{-2, 2, 4}, {1, 0, 0}, 0, inf}, {2, 3}},
        {"beside a face", {{-2, 2 + 2 * eps, 1}, {1, 0, 0}, 0, inf}, miss},
        {"beside a face, below", {{-2, -least, 1}, {1, 0, 0}, 0, inf}, miss},
        {"beside in x", {{-least, -2, 1}, {0, 1, 0}, 0, inf}, miss},
        {"beside in x, above", {{1 + eps, -2, 1}, {0, 1, 0}, 0, inf}, miss},
        {"beside in z", {{0, -2, -least}, {0, 1, 0}, 0, inf}, miss},
        {"beside in z, above", {{0, -2, 4 + 4 * eps}, {0, 1, 0}, 0, inf}, miss},
        {"touches an edge", {{-1, 1, 2}, {1, 1, 0}, 0, inf}, {1, 1}},
        {"touches the edge on the other side", {{2, 1, 2}, {-1, 1, 0}, 0, inf}, {1, 1}},
        {"touches a corner", {{-1, 1, 5}, {1, 1, -1}, 0, inf}, {1, 1}},
        {"passes an edge", {{-1, 1 + eps, 2}, {1, 1, 0}, 0, inf}, miss},
        {"through two opposite corners", {{-1, -2, -4}, {1, 2, 4}, 0, inf}, {1, 2}},
        {"point inside", {{R(0.5), 1, 1}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"endless point inside", {{R(0.5), 1, 1}, {0, 0, 0}, -inf, inf}, {-inf, inf}},
        {"point on a corner", {{1, 2, 4}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"point outside", {{1, 2, 4 + 4 * eps}, {0, 0, 0}, 0, 9}, miss},
        {"t out of range is saturated", {{-2, 1, 1}, {least, 0, 0}, 0, inf}, {most, most}},
        {"and is later than any number", {{-2, 1, 1}, {least, 0, 0}, 0, most}, miss},
        {"the difference is out of range", {{-most, 1, 1}, {most, 0, 0}, 0, inf}, {1, 1}},
    };
    const Aabb box = {{0, 0, 0}, {1, 2, 4}};
    check_each(table, same_span(X(cast_ray_aabb)(&table[i].ray, &box), table[i].want));
    other_boxes();
}

/* Rounding would exchange the order of these times: the ray enters at 1.5 (1 - x) by one axis and
 * leaves at 1.5 (1 - y) by another. The differences round to 1.5, or to less than it. If they
 * underflow then, they differ by a whole least number. */
TEST_FUNCTION(rounded_order)
{
    const real eps = REAL_EPSILON, least = REAL_LEAST, inf = REAL_INF;
    const Aabb box = {{R(1.5), -9, -1}, {9, R(0.5), 1}};
    const Ray in_time = {{R(0.45) * eps, R(0.1375) * eps, 0}, {3 * least, least, 0}, 0, inf};
    const Ray too_late = {{R(0.45) * eps, R(0.1625) * eps, 0}, {3 * least, least, 0}, 0, inf};
    check("products underflow, in time", hits_box(&in_time, &box));
    check("products underflow, too late", !hits_box(&too_late, &box));
    const real s = scaled(1, ISECT_DOUBLE ? -51 : -22), some = eps * s;
    const Aabb small = {{R(1.875) * s, -9, -1}, {9, R(1.5) * s, 1}};
    const Vec3 fast = times(scaled(1, ISECT_DOUBLE ? 1023 : 127), (Vec3){R(1.25), 1, 0});
    const Ray early = {{R(0.525) * some, R(0.4) * some, 0}, fast, 0, inf};
    const Ray late = {{R(0.525) * some, R(0.48) * some, 0}, fast, 0, inf};
    check("times underflow, in time", hits_box(&early, &small));
    check("times underflow, too late", !hits_box(&late, &small));
    int hits = 0;
    for (int i = 0; i < SAMPLES; i++) { /* a ray that ends about where it enters */
        const Aabb half = {{1, -inf, -inf}, {inf, inf, inf}};
        Ray ray = {{-any_real(0, 4) * eps, 0, 0}, {any_real(1, 2), 0, 0}, 0, 0};
        ray.t_max = step((1 - ray.origin.x) / ray.dir.x);
        const Span span = X(cast_ray_aabb)(&ray, &half);
        hits += hit(span);
        check("in range", !hit(span) || (span.enter <= ray.t_max && span.leave <= ray.t_max));
    }
    check_share(hits, SAMPLES, 0.2, 0.9);
}

CASES_AND(cast_ray_aabb, rounded_order)
