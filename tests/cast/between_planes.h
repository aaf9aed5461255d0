/* tests/cast/between_planes.h - bad numbers for a ray and a solid between pairs of parallel planes:
 * bounds may be infinite, and t is saturated. */
#ifndef ISECT_TEST_BETWEEN_PLANES_H
#define ISECT_TEST_BETWEEN_PLANES_H

#include "kit/kit.h"

typedef Span CastSlabs(const Ray *ray, const void *bounds);
typedef struct Bounds {
    real bound[2 * MOST_NORMALS]; /* as in the structs: all lower ones, then the upper ones */
} Bounds;

/* The bounds of x, y and z of the solid are -2 and 2, and its edges or corners are cut off. */
static inline void along_axes(CastSlabs *cast, const void *solid)
{
    TABLE(table, Ray ray; Span want;) = {
        {"along x", {{-5, 0, 0}, {1, 0, 0}, 0, 9}, {3, 7}},
        {"along y", {{0, -5, 0}, {0, 1, 0}, 0, 9}, {3, 7}},
        {"along z", {{0, 0, -5}, {0, 0, 1}, 0, 9}, {3, 7}},
        {"beside a face", {{-5, R(2.125), 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"long direction: t counts in dir", {{-5, 0, 0}, {2, 0, 0}, 0, 9}, {R(1.5), R(3.5)}},
        {"starts inside: enter is t_min", {{0, 0, 0}, {1, 0, 0}, 0, 9}, {0, 2}},
        {"a line also sees what is behind", {{5, 0, 0}, {1, 0, 0}, -9, 9}, {-7, -3}},
        {"a ray does not", {{5, 0, 0}, {1, 0, 0}, 0, 9}, span_of_miss},
        {"ends before", {{-5, 0, 0}, {1, 0, 0}, 0, 2}, span_of_miss},
        {"ends on it", {{-5, 0, 0}, {1, 0, 0}, 0, 3}, {3, 3}},
        {"ends inside", {{-5, 0, 0}, {1, 0, 0}, 0, 4}, {3, 4}},
        {"a point inside", {{1, 1, 0}, {0, 0, 0}, 0, 9}, {0, 9}},
        {"a point outside", {{R(2.5), 0, 0}, {0, 0, 0}, 0, 9}, span_of_miss},
    };
    check_each(table, same_span(cast(&table[i].ray, solid), table[i].want));
}

/* Bounds are infinite, t is saturated, and the solid is a point. */
static inline void endless_slabs(CastSlabs *cast, int count)
{
    const Ray line = {{-5, 0, 0}, {1, 0, 0}, -REAL_INF, REAL_INF};
    Bounds solid;
    for (int i = 0; i < 2 * count; i++)
        solid.bound[i] = i < count ? -REAL_INF : REAL_INF;
    const Span all = {-REAL_INF, REAL_INF}, some = {1, 2};
    check("everything", same_span(cast(&line, solid.bound), all));
    const Ray piece = {line.origin, line.dir, 1, 2}, point = {line.origin, {0, 0, 0}, 1, 2};
    check("a piece of everything", same_span(cast(&piece, solid.bound), some));
    check("a point of everything", same_span(cast(&point, solid.bound), some));
    for (int i = 0; i < 2 * count; i++)
        solid.bound[i] = i < count ? -REAL_MAX : REAL_MAX;
    const Ray slower = {{0, 0, 0}, {R(0.25), 0, 0}, -REAL_INF, REAL_INF};
    check("t out of range is saturated",
          same_span(cast(&slower, solid.bound), (Span){-REAL_MAX, REAL_MAX}));
    memset(solid.bound, 0, sizeof solid.bound);
    const Ray through = {{-1, -2, -3}, {1, 2, 3}, 0, 9}, at = {{-1, -2, -3}, {1, 2, 3}, 1, 1};
    check("a solid that is a point", same_span(cast(&through, solid.bound), (Span){1, 1}));
    check("touched by a ray that is one", same_span(cast(&at, solid.bound), (Span){1, 1}));
    for (int i = 0; i < 2 * count; i++)
        solid.bound[i] = i < count ? -REAL_INF : REAL_INF;
    solid.bound[0] = 1; /* half of everything */
    const Ray slow = {{0, 0, 0}, {REAL_MIN, 0, 0}, -REAL_INF, REAL_INF};
    const Ray crawling = {{-9, 0, 0}, {REAL_MIN, 0, 0}, -REAL_INF, REAL_INF};
    const Ray still = {{1, 0, 0}, {REAL_MIN / 2, 0, 0}, -REAL_INF, REAL_INF};
    check("from the least speed on",
          same_span(cast(&slow, solid.bound), (Span){1 / REAL_MIN, REAL_INF}));
    check("t out of range is saturated",
          same_span(cast(&crawling, solid.bound), (Span){REAL_MAX, REAL_INF}));
    check("what is slower stands still", same_span(cast(&still, solid.bound), all));
}

#endif
