/* tests/cast/half_spaces.h - what is true of the answers for a ray and the points below some
 * planes.
 *
 * How far over its planes is a point, in long double? As a depth, to find where a line is deepest,
 * and plane by plane in the unit of the header, to judge. */
#ifndef ISECT_TEST_HALF_SPACES_H
#define ISECT_TEST_HALF_SPACES_H

#include "cast/passage.h"

typedef struct Half_spaces {
    const Plane *plane;
    size_t count;
    bool offsets_round; /* d is part of the unit */
} Half_spaces;

static inline bool everywhere(const Plane *p)
{
    return !(dot(p->normal, p->normal) > 0);
}
static inline long double products(Vec3 a, Vec3 b)
{
    return fabsl((long double)a.x * b.x) + fabsl((long double)a.y * b.y) +
           fabsl((long double)a.z * b.z);
}
static inline long double over(const Plane *p, const long double x[3])
{
    return p->normal.x * x[0] + p->normal.y * x[1] + p->normal.z * x[2] + p->d;
}
static inline long double outside_planes(const void *of, const long double x[3])
{
    const Half_spaces *planes = of;
    long double depth = -INFINITY;
    for (size_t i = 0; i < planes->count; i++)
        if (!everywhere(&planes->plane[i]))
            depth = fmaxl(depth, over(&planes->plane[i], x) / length(planes->plane[i].normal));
    return depth;
}
static inline long double farthest_over(const Ray *ray, const Half_spaces *planes, long double t)
{
    const long double x[3] = {ray->origin.x + t * ray->dir.x, ray->origin.y + t * ray->dir.y,
                              ray->origin.z + t * ray->dir.z};
    long double most = -INFINITY;
    for (size_t i = 0; i < planes->count; i++) {
        const Plane *p = &planes->plane[i];
        const long double unit = products(p->normal, ray->origin) +
                                 fabsl(t) * products(p->normal, ray->dir) +
                                 (planes->offsets_round ? fabsl((long double)p->d) : 0);
        if (!everywhere(p))
            most = fmaxl(most, over(p, x) / (REAL_EPSILON * unit));
    }
    return most;
}

/* Move the line along the normal of one plane: its depth is a chain of straight pieces. */
static inline void graze(Ray *ray, const Half_spaces *planes, long double reach)
{
    const Vec3 way = planes->plane[any_int(0, (int)planes->count - 1)].normal;
    const Vec3 start = ray->origin;
    long double before = 0, at = any_int(0, 1) ? 0.125L : -0.125L, was = NAN, is = NAN;
    for (int k = 0; k < 9 && is != 0 && !(was == is); k++) {
        was = is;
        ray->origin = mad(start, (real)at, way);
        is = depth_at(ray, planes, outside_planes, deepest(ray, planes, outside_planes, reach));
        const long double next_at = k ? at - is * (at - before) / (is - was) : 0;
        before = at, at = fabsl(next_at) < 8 ? next_at : at;
    }
}

/* A solid with its planes, drawn at random, and a point at which lines often graze it. */
typedef Half_spaces Draw(const void **solid);
typedef Vec3 Aim(int i, const void *solid);

static inline void oracle_of_half_spaces(Cast *cast, Draw *draw, Aim *aim, int samples)
{
    int count = 0, grazing = 0, endless = 0;
    long double worst = 0;
    for (int i = 0; i < samples; i++) {
        const void *solid;
        const Half_spaces planes = draw(&solid);
        Ray ray = line_to(i, aim(i, solid));
        if (i % 4 == 1) { /* within a plane, or nearly */
            const Vec3 n = planes.plane[(size_t)(i / 4) % planes.count].normal;
            const real nn = dot(n, n);
            if (nn > 0)
                ray.dir = mad(ray.dir, -dot(ray.dir, n) / nn, n);
        }
        if (i % 16 == 2)
            ray = line_to(i, any_vec3());
        const long double reach = 64 * (length(ray.origin) + 64);
        if (i % 3 == 0) /* moved until it touches, nearly */
            graze(&ray, &planes, reach);
        const Span span = cast(&ray, solid);
        const long double bottom = deepest(&ray, &planes, outside_planes, reach);
        const long double least = farthest_over(&ray, &planes, bottom);
        long double wrong = 0;
        if (!hit(span) || bottom < span.enter || bottom > span.leave)
            wrong = fmaxl(-least, 0);
        if (hit(span) && real_abs(span.enter) <= REAL_MAX)
            wrong = fmaxl(wrong, fabsl(farthest_over(&ray, &planes, span.enter)));
        if (hit(span) && real_abs(span.leave) <= REAL_MAX)
            wrong = fmaxl(wrong, fabsl(farthest_over(&ray, &planes, span.leave)));
        worst = fmaxl(worst, wrong);
        count += hit(span), grazing += fabsl(least) < 16;
        endless += hit(span) && (span.enter < -REAL_MAX || span.leave > REAL_MAX);
    }
    printf("%d lines, %d hit, %d grazing, %d endless; right within %.2Lf epsilon\n", samples, count,
           grazing, endless, worst);
    check("the accuracy promised in the header", worst <= 4);
    check_share(count, samples, 0.2, 0.9);
    check_share(grazing, samples, 0.1, 0.8);
    check_share(endless, samples, 0.05, 0.6);
}

#endif
