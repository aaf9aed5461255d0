/* tests/cast/ray_frustum.c - isect_cast_ray_frustum. */
#include "kit/kit.h"

static const Plane none = {{0, 0, 0}, -1};
/* The eye is at 0 and looks along z. The view is as wide as it is high, from z = 1 to z = 4; the
 * normals have several lengths. */
static const Frustum seen = {{{{-1, 0, -1}, 0},
                              {{4, 0, -4}, 0},
                              {{0, -1, -1}, 0},
                              {{0, R(0.5), R(-0.5)}, 0},
                              {{0, 0, -1}, 1},
                              {{0, 0, 2}, -8}},
                             {{-1, -1, 1},
                              {1, -1, 1},
                              {-1, 1, 1},
                              {1, 1, 1},
                              {-4, -4, 4},
                              {4, -4, 4},
                              {-4, 4, 4},
                              {4, 4, 4}}};

static Span cast(const Ray *ray, const void *solid)
{
    return X(cast_ray_frustum)(ray, solid);
}

static void other_frusta(void)
{
    const real inf = REAL_INF, nan = REAL_NAN;
    const Span miss = span_of_miss;
    const Ray through = {{R(0.25), R(0.25), 2}, {R(0.125), R(0.125), 1}, -inf, inf};
    Frustum other = seen;
    for (int i = 24; i < 48; i++)
        ((real *)&other)[i] = nan;
    check("corners are not read", same_span(cast(&through, &other), cast(&through, &seen)));
    for (int i = 0; i < 6; i++) {
        Frustum empty = seen;
        empty.plane[i] = (Plane){{0, 0, 0}, 1};
        check("outside of everywhere", same_span(cast(&through, &empty), miss));
        empty.plane[i].d = 0;
        check("0 is inside", hit(cast(&through, &empty)));
        for (int j = 0; j < 6; j++)
            empty.plane[j] = j == i ? seen.plane[j] : none;
        check("one plane alone", hit(cast(&through, &empty)));
    }
    const Ray slow = {{0, 0, R(0.5)}, {0, 0, REAL_MIN / 2}, -inf, inf};
    check("what is slower stands still", same_span(cast(&slow, &seen), miss));
    Frustum half = {{{{1, 0, 0}, -9}, none, none, none, none, none}, {{0, 0, 0}}};
    const Ray crawling = {{0, 0, 0}, {REAL_MIN, 0, 0}, -inf, inf};
    check("t out of range is saturated", same_span(cast(&crawling, &half), (Span){-inf, REAL_MAX}));
}

/* Cases. */
TEST_FUNCTION(cases)
{
    const real inf = REAL_INF;
    const Span miss = span_of_miss;
    const struct {
        const char *name;
        Ray ray;
        Span want, endless; /* without near and far */
    } table[] = {
        {"from the eye", {{0, 0, 0}, {0, 0, 1}, 0, 9}, {1, 4}, {0, 9}},
        {"to the eye", {{0, 0, 5}, {0, 0, -1}, 0, 9}, {1, 4}, {0, 5}},
        {"without end", {{0, 0, 2}, {0, 0, 1}, -inf, inf}, {-1, 2}, {-2, inf}},
        {"without beginning", {{0, 0, 2}, {0, 0, -1}, -inf, inf}, {-2, 1}, {-inf, 2}},
        {"long direction: t counts in dir", {{0, 0, 0}, {0, 0, 2}, 0, 9}, {R(0.5), 2}, {0, 9}},
        {"across, along x", {{-5, 0, 2}, {1, 0, 0}, 0, 9}, {3, 7}, {3, 7}},
        {"across, against x", {{5, 0, 2}, {-1, 0, 0}, 0, 9}, {3, 7}, {3, 7}},
        {"across, along y", {{0, -5, 2}, {0, 1, 0}, 0, 9}, {3, 7}, {3, 7}},
        {"across, against y", {{0, 5, 2}, {0, -1, 0}, 0, 9}, {3, 7}, {3, 7}},
        {"in the near plane", {{-5, 0, 1}, {1, 0, 0}, 0, 9}, {4, 6}, {4, 6}},
        {"before it", {{-5, 0, R(0.5)}, {1, 0, 0}, 0, 9}, miss, {R(4.5), R(5.5)}},
        {"in the far plane", {{-5, 0, 4}, {1, 0, 0}, 0, 9}, {1, 9}, {1, 9}},
        {"beyond it", {{-5, 0, 5}, {1, 0, 0}, 0, 9}, miss, {0, 9}},
        {"in the right plane", {{0, 0, 0}, {1, 0, 1}, 0, 9}, {1, 4}, {0, 9}},
        {"beside it", {{R(0.125), 0, 0}, {1, 0, 1}, 0, 9}, miss, miss},
        {"touches an edge", {{2, 0, 2}, {0, 1, 0}, -9, 9}, {-2, 2}, {-2, 2}},
        {"touches a corner", {{4, 4, 4}, {1, -1, 0}, -9, 9}, {0, 0}, {0, 0}},
        {"starts inside: enter is t_min", {{0, 0, 2}, {0, 0, 1}, 0, 9}, {0, 2}, {0, 9}},
        {"a line sees what is behind", {{0, 0, 5}, {0, 0, 1}, -9, 9}, {-4, -1}, {-5, 9}},
        {"a ray does not", {{0, 0, 5}, {0, 0, 1}, 0, 9}, miss, {0, 9}},
        {"ends before", {{0, 0, 0}, {0, 0, 1}, 0, R(0.5)}, miss, {0, R(0.5)}},
        {"ends on it", {{0, 0, 0}, {0, 0, 1}, 0, 1}, {1, 1}, {0, 1}},
        {"ends inside", {{0, 0, 0}, {0, 0, 1}, 0, 2}, {1, 2}, {0, 2}},
        {"a point inside", {{1, 1, 2}, {0, 0, 0}, 0, 9}, {0, 9}, {0, 9}},
        {"a point on a corner", {{4, 4, 4}, {0, 0, 0}, 0, 9}, {0, 9}, {0, 9}},
        {"a point outside", {{3, 1, 2}, {0, 0, 0}, 0, 9}, miss, miss},
        {"an endless point", {{1, 1, 2}, {0, 0, 0}, -inf, inf}, {-inf, inf}, {-inf, inf}},
        {"the least speed",
         {{0, 0, 2}, {0, 0, REAL_MIN}, -inf, inf},
         {-1 / REAL_MIN, 2 / REAL_MIN},
         {-2 / REAL_MIN, inf}},
    };
    Frustum endless = seen;
    endless.plane[4] = endless.plane[5] = none;
    for (size_t i = 0; i < COUNT(table); i++) {
        check(table[i].name, same_span(cast(&table[i].ray, &seen), table[i].want));
        check(table[i].name, same_span(cast(&table[i].ray, &endless), table[i].endless));
    }
    other_frusta();
}

CASES(cast_ray_frustum)
