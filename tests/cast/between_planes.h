/* tests/cast/between_planes.h - what bad numbers do to a ray and a solid between pairs of parallel
 * planes: bounds may be infinite, and t is saturated. */
#ifndef ISECT_TEST_BETWEEN_PLANES_H
#define ISECT_TEST_BETWEEN_PLANES_H

#include "kit/kit.h"

typedef Span CastSlabs(const Ray *ray, const void *bounds);
typedef struct Bounds {
    real bound[2 * MOST_NORMALS]; /* as in the structs: all lower ones, then the upper ones */
} Bounds;

/* What bad numbers do, and what is empty; `ray` hits `good`. */
static inline void bad_slabs(CastSlabs *cast, int count, const void *good, Ray ray)
{
    const real wrong[] = {REAL_NAN, REAL_INF, -REAL_INF};
    Bounds solid = {{0}};
    memcpy(solid.bound, good, 2 * (size_t)count * sizeof(real));
    check("hit", hit(cast(&ray, solid.bound)));
    for (int i = 0; i < 6; i++)
        for (size_t k = 0; k < COUNT(wrong); k++) {
            Ray bad = ray;
            ((real *)&bad)[i] = wrong[k];
            bad.t_min = -REAL_INF, bad.t_max = REAL_INF;
            check("a bad ray", same_span(cast(&bad, solid.bound), span_of_miss));
        }
    Ray bad = ray;
    bad.t_min = REAL_NAN;
    check("NaN t_min", same_span(cast(&bad, solid.bound), span_of_miss));
    bad = ray, bad.t_max = REAL_NAN;
    check("NaN t_max", same_span(cast(&bad, solid.bound), span_of_miss));
    bad = ray, bad.t_min = 9, bad.t_max = 0;
    check("empty interval", same_span(cast(&bad, solid.bound), span_of_miss));
    const Ray line = {ray.origin, ray.dir, -REAL_INF, REAL_INF};
    for (int i = 0; i < count; i++) {
        Bounds less = solid;
        real *lower = &less.bound[i], *upper = &less.bound[count + i];
        *lower = REAL_NAN;
        check("NaN bound", same_span(cast(&line, less.bound), span_of_miss));
        less = solid, *upper = REAL_NAN;
        check("NaN bound", same_span(cast(&line, less.bound), span_of_miss));
        *lower = REAL_INF, *upper = REAL_INF;
        check("infinitely far", same_span(cast(&line, less.bound), span_of_miss));
        *lower = -REAL_INF, *upper = -REAL_INF;
        check("infinitely far", same_span(cast(&line, less.bound), span_of_miss));
        *lower = 1, *upper = -1;
        check("empty", same_span(cast(&line, less.bound), span_of_miss));
    }
    for (int i = 0; i < 2 * count; i++)
        solid.bound[i] = i < count ? -REAL_INF : REAL_INF;
    const Span all = {-REAL_INF, REAL_INF}, some = {1, 2};
    check("everything", same_span(cast(&line, solid.bound), all));
    const Ray piece = {ray.origin, ray.dir, 1, 2}, point = {ray.origin, {0, 0, 0}, 1, 2};
    check("a piece of everything", same_span(cast(&piece, solid.bound), some));
    check("a point of everything", same_span(cast(&point, solid.bound), some));
    const Ray never = {ray.origin, {0, 0, 0}, REAL_INF, REAL_INF};
    check("no t is infinite", same_span(cast(&never, solid.bound), span_of_miss));
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
