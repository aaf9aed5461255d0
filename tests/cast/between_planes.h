/* tests/cast/between_planes.h - what is true of a ray and any solid between pairs of parallel
 * planes. */
#ifndef ISECT_TEST_BETWEEN_PLANES_H
#define ISECT_TEST_BETWEEN_PLANES_H

#include "cast/passage.h"

typedef struct Slabs {
    const Normal *normal;
    int count;
    Cast *cast;
} Slabs;
enum { MOST_SLABS = 13 };
typedef struct Solid {
    real bound[2 * MOST_SLABS]; /* as in the structs: all lower ones, then the upper ones */
    const Slabs *slabs;
} Solid;

static inline Span cast_solid(const Ray *ray, const Solid *solid)
{
    return solid->slabs->cast(ray, solid->bound);
}
static inline long double outside_slabs(const void *of, const long double x[3])
{
    const Solid *solid = of;
    const int count = solid->slabs->count;
    long double depth = -INFINITY;
    for (int i = 0; i < count; i++) {
        const real *n = solid->slabs->normal[i];
        const long double height = n[0] * x[0] + n[1] * x[1] + n[2] * x[2];
        depth = fmaxl(depth, fmaxl(solid->bound[i] - height, height - solid->bound[count + i]));
    }
    return depth;
}
static inline Solid any_solid(const Slabs *slabs)
{
    Solid solid = {.slabs = slabs};
    any_slabs(solid.bound, solid.bound + slabs->count, slabs->normal, slabs->count);
    return solid;
}

/* A point in it, more often than not. */
static inline Vec3 point_in(const Solid *solid)
{
    const real *lower = solid->bound, *upper = lower + solid->slabs->count;
    const Vec3 middle = {(lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2,
                         (lower[2] + upper[2]) / 2};
    return mad(middle, R(0.5), any_vec3());
}

/* What bad numbers do, and what is empty; `ray` hits `good`. */
static inline void bad_slabs(const Slabs *slabs, const void *good, Ray ray)
{
    const real wrong[] = {REAL_NAN, REAL_INF, -REAL_INF};
    Solid solid = {.slabs = slabs};
    memcpy(solid.bound, good, 2 * (size_t)slabs->count * sizeof(real));
    check("hit", hit(cast_solid(&ray, &solid)));
    for (int i = 0; i < 6; i++)
        for (size_t k = 0; k < COUNT(wrong); k++) {
            Ray bad = ray;
            ((real *)&bad)[i] = wrong[k];
            bad.t_min = -REAL_INF, bad.t_max = REAL_INF;
            check("a bad ray", same_span(cast_solid(&bad, &solid), span_of_miss));
        }
    Ray bad = ray;
    bad.t_min = REAL_NAN;
    check("NaN t_min", same_span(cast_solid(&bad, &solid), span_of_miss));
    bad = ray, bad.t_max = REAL_NAN;
    check("NaN t_max", same_span(cast_solid(&bad, &solid), span_of_miss));
    bad = ray, bad.t_min = 9, bad.t_max = 0;
    check("empty interval", same_span(cast_solid(&bad, &solid), span_of_miss));
    const Ray line = {ray.origin, ray.dir, -REAL_INF, REAL_INF};
    for (int i = 0; i < slabs->count; i++) {
        Solid less = solid;
        real *lower = &less.bound[i], *upper = &less.bound[slabs->count + i];
        *lower = REAL_NAN;
        check("NaN bound", same_span(cast_solid(&line, &less), span_of_miss));
        less = solid, *upper = REAL_NAN;
        check("NaN bound", same_span(cast_solid(&line, &less), span_of_miss));
        *lower = REAL_INF, *upper = REAL_INF;
        check("infinitely far", same_span(cast_solid(&line, &less), span_of_miss));
        *lower = -REAL_INF, *upper = -REAL_INF;
        check("infinitely far", same_span(cast_solid(&line, &less), span_of_miss));
        *lower = 1, *upper = -1;
        check("empty", same_span(cast_solid(&line, &less), span_of_miss));
    }
    for (int i = 0; i < 2 * slabs->count; i++)
        solid.bound[i] = i < slabs->count ? -REAL_INF : REAL_INF;
    const Span all = {-REAL_INF, REAL_INF}, some = {1, 2};
    check("everything", same_span(cast_solid(&line, &solid), all));
    const Ray piece = {ray.origin, ray.dir, 1, 2}, point = {ray.origin, {0, 0, 0}, 1, 2};
    check("a piece of everything", same_span(cast_solid(&piece, &solid), some));
    check("a point of everything", same_span(cast_solid(&point, &solid), some));
    const Ray never = {ray.origin, {0, 0, 0}, REAL_INF, REAL_INF};
    check("no t is infinite", same_span(cast_solid(&never, &solid), span_of_miss));
    for (int i = 0; i < 2 * slabs->count; i++)
        solid.bound[i] = i < slabs->count ? -REAL_MAX : REAL_MAX;
    const Ray slower = {{0, 0, 0}, {R(0.25), 0, 0}, -REAL_INF, REAL_INF};
    check("t out of range is saturated",
          same_span(cast_solid(&slower, &solid), (Span){-REAL_MAX, REAL_MAX}));
    memset(solid.bound, 0, sizeof solid.bound);
    const Ray through = {{-1, -2, -3}, {1, 2, 3}, 0, 9}, at = {{-1, -2, -3}, {1, 2, 3}, 1, 1};
    check("a solid that is a point", same_span(cast_solid(&through, &solid), (Span){1, 1}));
    check("touched by a ray that is one", same_span(cast_solid(&at, &solid), (Span){1, 1}));
    for (int i = 0; i < 2 * slabs->count; i++)
        solid.bound[i] = i < slabs->count ? -REAL_INF : REAL_INF;
    solid.bound[0] = 1; /* half of everything */
    const Ray slow = {{0, 0, 0}, {REAL_MIN, 0, 0}, -REAL_INF, REAL_INF};
    const Ray crawling = {{-9, 0, 0}, {REAL_MIN, 0, 0}, -REAL_INF, REAL_INF};
    const Ray still = {{1, 0, 0}, {REAL_MIN / 2, 0, 0}, -REAL_INF, REAL_INF};
    check("from the least speed on",
          same_span(cast_solid(&slow, &solid), (Span){1 / REAL_MIN, REAL_INF}));
    check("t out of range is saturated",
          same_span(cast_solid(&crawling, &solid), (Span){REAL_MAX, REAL_INF}));
    check("what is slower stands still", same_span(cast_solid(&still, &solid), all));
}

static inline void laws_of_slabs(const Slabs *slabs, int samples)
{
    int count = 0;
    for (int i = 0; i < samples; i++) {
        const Solid solid = any_solid(slabs);
        Ray ray = any_ray();
        if (i % 2)
            ray.dir = sub(point_in(&solid), ray.origin);
        Solid larger = solid, solid_k = solid;
        const Span span = cast_solid(&ray, &solid);
        count += hit(span);
        check_laws(i, slabs->cast, ray, solid.bound, true);
        const real k = scaled(1, i % 40 - 20);
        const Ray ray_k = {times(k, ray.origin), times(k, ray.dir), ray.t_min, ray.t_max};
        for (int j = 0; j < 2 * slabs->count; j++) {
            solid_k.bound[j] *= k;
            larger.bound[j] += j < slabs->count ? R(-0.25) : R(0.25);
        }
        check("every scale is alike", same_span(cast_solid(&ray_k, &solid_k), span));
        check("a larger one holds more of the ray", holds(cast_solid(&ray, &larger), span));
    }
    check_share(count, samples, 0.1, 0.9);
    for (int i = 0; i < samples; i++) { /* numbers that break things */
        Solid solid = {.slabs = slabs};
        new_kind();
        odd_slabs(solid.bound, solid.bound + slabs->count, slabs->count);
        const Ray ray = odd_ray();
        check_laws(i, slabs->cast, ray, solid.bound, false);
    }
}

/* In the unit of the header: by how much must bounds be moved for the answer to be right? */
static inline long double unit_of(const Ray *ray, long double t)
{
    const Vec3 o = ray->origin, d = ray->dir;
    return REAL_EPSILON *
           ((fabsl((long double)o.x) + fabsl((long double)o.y) + fabsl((long double)o.z)) +
            fabsl(t) *
                (fabsl((long double)d.x) + fabsl((long double)d.y) + fabsl((long double)d.z)));
}
static inline long double error_of_span(Span span, const Ray *ray, const void *solid, Depth *depth,
                                        long double bottom)
{
    const long double least = depth_at(ray, solid, depth, bottom);
    if (!hit(span))
        return fmaxl(-least, 0) / unit_of(ray, bottom);
    long double wrong = 0;
    if (bottom < span.enter || bottom > span.leave)
        wrong = fmaxl(-least, 0) / unit_of(ray, bottom);
    if (real_abs(span.enter) <= REAL_MAX)
        wrong =
            fmaxl(wrong, fabsl(depth_at(ray, solid, depth, span.enter)) / unit_of(ray, span.enter));
    if (real_abs(span.leave) <= REAL_MAX)
        wrong =
            fmaxl(wrong, fabsl(depth_at(ray, solid, depth, span.leave)) / unit_of(ray, span.leave));
    return wrong;
}
static inline void oracle_of_slabs(const Slabs *slabs, int samples)
{
    int asked = 0, count = 0, grazing = 0, endless = 0;
    long double worst = 0;
    for (int i = 0; i < samples; i++) {
        Solid solid = any_solid(slabs);
        Ray ray = line_to(i, point_in(&solid));
        if (i % 8 == 0) /* flat, where it is not empty */
            solid.bound[slabs->count + i / 8 % slabs->count] = solid.bound[i / 8 % slabs->count];
        if (i % 8 == 1) /* without most of its bounds */
            for (int k = 0; k < 2 * slabs->count; k++)
                if (any_int(0, 7))
                    solid.bound[k] = k < slabs->count ? -REAL_INF : REAL_INF;
        if (i % 8 == 2) { /* along a plane, or nearly */
            const real *n = slabs->normal[any_int(0, slabs->count - 1)];
            const Vec3 normal = {n[0], n[1], n[2]};
            ray.dir = mad(ray.dir, -dot(ray.dir, normal) / dot(normal, normal), normal);
        }
        const long double reach = 8 * (length(ray.origin) + 8);
        if (i % 3) { /* moved until it touches, nearly: the depth is a chain of straight pieces */
            const real *n = slabs->normal[any_int(0, slabs->count - 1)];
            const Vec3 way = {n[0], n[1], n[2]};
            const Ray start = ray;
            long double before = 0, at = any_int(0, 1) ? 0.5L : -0.5L, was = NAN, is = NAN;
            for (int k = 0; k < 9 && is != 0 && !(was == is); k++) {
                was = is;
                ray.origin = mad(start.origin, (real)at, way);
                is = depth_at(&ray, &solid, outside_slabs,
                              deepest(&ray, &solid, outside_slabs, reach));
                const long double next_at = k ? at - is * (at - before) / (is - was) : 0;
                before = at, at = fabsl(next_at) < 8 ? next_at : at;
            }
        }
        const long double bottom = deepest(&ray, &solid, outside_slabs, reach);
        const Span span = cast_solid(&ray, &solid);
        asked++, count += hit(span);
        endless += hit(span) && (span.enter < -REAL_MAX || span.leave > REAL_MAX);
        grazing +=
            fabsl(depth_at(&ray, &solid, outside_slabs, bottom)) < 16 * unit_of(&ray, bottom);
        worst = fmaxl(worst, error_of_span(span, &ray, &solid, outside_slabs, bottom));
    }
    printf("%d lines, %d hit, %d grazing, %d endless; right within %.2Lf epsilon\n", asked, count,
           grazing, endless, worst);
    check("the accuracy promised in the header", worst <= 4);
    check_share(count, asked, 0.2, 0.9);
    check_share(grazing, asked, 0.1, 0.8);
    check_share(endless, asked, 0.001, 0.5);
}

#endif
