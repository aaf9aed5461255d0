/* tests/cast/ray_hull.c - isect_cast_ray_hull. */
#include "kit/kit.h"

#define SAMPLES soak(20000)

/* The view as one struct that a failing check prints: count is the number of the planes. */
typedef struct Body {
    Plane plane[MOST_PLANES];
    real count;
} Body;
static Span cast(const Ray *ray, const void *solid)
{
    const Body *body = solid;
    const X(hull)
        hull = {.planes = body->count > 0 ? body->plane : NULL, .plane_count = (size_t)body->count};
    return X(cast_ray_hull)(ray, &hull);
}
/* A pyramid on z = 0 with its tip at (0, 0, 2): |x| + z <= 2, |y| + z <= 2; its base comes last. */
static const Body pyramid = {{{{1, 0, 1}, -2},
                              {{-4, 0, 4}, -8},
                              {{0, R(0.5), R(0.5)}, -1},
                              {{0, -1, 1}, -2},
                              {{0, 0, -1}, 0}},
                             5};

static void other_hulls(void)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Span miss = span_of_miss;
    Body empty = pyramid;
    const Ray through = {{R(0.25), R(0.25), 1}, {R(0.125), R(0.125), 1}, -inf, inf};
    const Body everything = {{{{0, 0, 0}, -1}}, 1}, nothing = {.count = 0};
    const Span all = {-inf, inf};
    check("a plane without a normal, all of space", same_span(cast(&through, &everything), all));
    check("no planes, nothing", same_span(cast(&through, &nothing), miss));
    const real wrong[] = {nan, inf, -inf};
    for (size_t k = 0; k < COUNT(wrong); k++) {
        for (int i = 0; i < 6; i++) {
            Ray bad = through;
            ((real *)&bad)[i] = wrong[k];
            check("a bad ray in all of space", same_span(cast(&bad, &everything), miss));
        }
    }
    empty.plane[5] = (Plane){{0, 0, 1}, REAL_LEAST}, empty.count = 6;
    const Ray low = {{-5, 0, 0}, {1, 0, 0}, 0, 9};
    check("planes that leave nothing", same_span(cast(&low, &empty), miss));
    empty.plane[5].d = 0;
    check("planes that leave the base", same_span(cast(&low, &empty), (Span){3, 7}));
    empty.plane[5] = (Plane){{0, 0, 0}, 1};
    check("outside of everywhere", same_span(cast(&low, &empty), miss));
    empty.plane[5].d = 0;
    check("0 is inside", hit(cast(&low, &empty)));
    const Body half = {{{{1, 0, 0}, -9}}, 1};
    const Ray crawling = {{0, 0, 0}, {REAL_MIN, 0, 0}, -inf, inf};
    const Ray slow = {{0, 0, 0}, {REAL_MIN / 2, 0, 0}, -inf, inf};
    check("t out of range is saturated", same_span(cast(&crawling, &half), (Span){-inf, REAL_MAX}));
    const Ray back = {{0, 0, 0}, {-REAL_MIN, 0, 0}, -inf, inf};
    check("and backwards", same_span(cast(&back, &half), (Span){-REAL_MAX, inf}));
    check("what is slower stands still", same_span(cast(&slow, &half), all));
}

/* Cases. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    const Span miss = span_of_miss;
    const struct {
        const char *name;
        Ray ray;
        Span want, endless; /* without its base */
    } table[] = {
        {"through the middle", {{-5, 0, 1}, {1, 0, 0}, 0, 9}, {4, 6}, {4, 6}},
        {"the other way", {{5, 0, 1}, {-1, 0, 0}, 0, 9}, {4, 6}, {4, 6}},
        {"along y", {{0, -5, R(0.5)}, {0, 1, 0}, 0, 9}, {R(3.5), R(6.5)}, {R(3.5), R(6.5)}},
        {"down through the tip", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {3, 5}, {3, 9}},
        {"up, to the end of the body", {{1, 0, -1}, {0, 0, 1}, -inf, inf}, {1, 2}, {-inf, 2}},
        {"down, from there on", {{1, 0, 3}, {0, 0, -1}, -inf, inf}, {2, 3}, {2, inf}},
        {"touches the tip", {{-5, 0, 2}, {1, 0, 0}, 0, 9}, {5, 5}, {5, 5}},
        {"above it", {{-5, 0, R(2.125)}, {1, 0, 0}, 0, 9}, miss, miss},
        {"in the base", {{-5, 0, 0}, {1, 0, 0}, 0, 9}, {3, 7}, {3, 7}},
        {"below the base", {{-5, 0, R(-0.5)}, {1, 0, 0}, 0, 9}, miss, {R(2.5), R(7.5)}},
        {"in a side", {{0, 0, 2}, {1, 0, -1}, -9, 9}, {0, 2}, {0, 9}},
        {"beside it", {{R(0.125), 0, 2}, {1, 0, -1}, -9, 9}, miss, miss},
        {"along an edge", {{0, 0, 2}, {1, 1, -1}, -9, 9}, {0, 2}, {0, 9}},
        {"touches an edge", {{1, 1, 1}, {1, -1, 0}, -9, 9}, {0, 0}, {0, 0}},
        {"long direction: t counts in dir", {{-5, 0, 1}, {2, 0, 0}, 0, 9}, {2, 3}, {2, 3}},
        {"starts inside: enter is t_min", {{0, 0, 1}, {1, 0, 0}, 0, 9}, {0, 1}, {0, 1}},
        {"a line sees what is behind", {{5, 0, 1}, {1, 0, 0}, -9, 9}, {-6, -4}, {-6, -4}},
        {"a ray does not", {{5, 0, 1}, {1, 0, 0}, 0, 9}, miss, miss},
        {"ends before", {{-5, 0, 1}, {1, 0, 0}, 0, 3}, miss, miss},
        {"ends on it", {{-5, 0, 1}, {1, 0, 0}, 0, 4}, {4, 4}, {4, 4}},
        {"ends inside", {{-5, 0, 1}, {1, 0, 0}, 0, 5}, {4, 5}, {4, 5}},
        {"a point inside", {{R(0.5), 0, 1}, {0, 0, 0}, 0, 9}, {0, 9}, {0, 9}},
        {"a point on a corner", {{2, -2, 0}, {0, 0, 0}, 0, 9}, {0, 9}, {0, 9}},
        {"a point outside", {{2, 0, 1}, {0, 0, 0}, 0, 9}, miss, miss},
        {"an endless point", {{0, 0, 1}, {0, 0, 0}, -inf, inf}, {-inf, inf}, {-inf, inf}},
    };
    Body endless = pyramid;
    endless.count = 4;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(cast(&table[i].ray, &pyramid), table[i].want));
        check(table[i].name, same_span(cast(&table[i].ray, &endless), table[i].endless));
    }
    other_hulls();
}

/* Six planes are a frustum. */
TEST_FUNCTION(six_planes)
{
    for (int i = 0; i < SAMPLES; i++) {
        new_kind();
        const Frustum frustum = i % 2 ? any_frustum() : odd_frustum();
        const Ray ray = i % 2 ? any_ray() : odd_ray();
        const X(hull) hull = {.planes = frustum.plane, .plane_count = 6};
        check_sample(i, "a frustum",
                     same_span(X(cast_ray_hull)(&ray, &hull), X(cast_ray_frustum)(&ray, &frustum)),
                     ray, frustum);
    }
}

CASES_AND(cast_ray_hull, six_planes)
