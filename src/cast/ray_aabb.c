/* cast/ray_aabb.c - the part of a ray inside a solid axis-aligned box; the geometry is told in
 * cast/ray_aabb.h. */
#include "cast/ray_aabb.h"

FORMULA Span cast_ray_aabb(const Ray *ray, const Aabb *aabb, mask *unsure)
{
    const Passage inside = passage(ray, aabb);
    *unsure = inside.unsure;
    return span_where(inside.together, inside.enter, inside.leave, ray);
}

#if THREE_SPREAD
static OneSpan cast_ray_aabb_spread(const OneRay *ray, const OneAabb *aabb, bool *unsure)
{
    Ray same;
    const Passage inside = passage_spread(ray, aabb, &same);
    *unsure = mask_bits(inside.unsure) & 1;
    const Span span = span_where(inside.together, inside.enter, inside.leave, &same);
    return (OneSpan){first_lane(span.enter), first_lane(span.leave)};
}
#endif

#if LANES == 1
#include "exact/sum.h"

/* The time (p - o) / d, which may be infinite: then p is, and d is 1. */
typedef struct Time {
    double p, o, d;
} Time;

/* a <= b? */
static bool not_after(Time a, Time b)
{
    if (isinf(a.p) || isinf(b.p))
        return a.p <= b.p;
    double x = (a.p - a.o) * b.d, y = (b.p - b.o) * a.d;
    bool turned = (a.d < 0) != (b.d < 0);
    if (fabs(x - y) > 4 * DBL_EPSILON * (fabs(x) + fabs(y)) + DBL_MIN)
        return turned ? x > y : x < y;
    const Term terms[4] = {{a.p, b.d, 1}, {a.o, b.d, -1}, {b.p, a.d, -1}, {b.o, a.d, 1}};
    int sign = isect_exact_sign(terms, 4);
    return turned ? sign >= 0 : sign <= 0;
}

/* The time as a number: infinite only if it is. */
static real value(Time time)
{
    if (isinf(time.p))
        return (real)time.p;
    double difference = time.p - time.o;
    if (isinf(difference))
        return saturate((real)((time.p / 2 - time.o / 2) / time.d * 2));
    return saturate((real)(difference / time.d));
}

static Time time_of(real bound, real origin, real dir)
{
    if (real_abs(bound) > REAL_MAX)
        return (Time){(double)(dir < 0 ? -bound : bound), 0, 1};
    return (Time){(double)bound, (double)origin, (double)dir};
}

Span X(cast_ray_aabb_exact)(const Ray *ray, const Aabb *aabb)
{
    const real o[3] = {ray->origin.x, ray->origin.y, ray->origin.z};
    const real d[3] = {ray->dir.x, ray->dir.y, ray->dir.z};
    const real lower[3] = {aabb->lower.x, aabb->lower.y, aabb->lower.z};
    const real upper[3] = {aabb->upper.x, aabb->upper.y, aabb->upper.z};
    Time near[4], far[4];
    int slabs = 0; /* those that are not parallel; the last is the range of the ray */
    for (int i = 0; i < 3; i++)
        if (d[i] != 0) {
            near[slabs] = time_of(d[i] < 0 ? upper[i] : lower[i], o[i], d[i]);
            far[slabs++] = time_of(d[i] < 0 ? lower[i] : upper[i], o[i], d[i]);
        }
    near[slabs] = time_of(ray->t_min, 0, 1);
    far[slabs++] = time_of(ray->t_max, 0, 1);

    real enter = -REAL_INF, leave = REAL_INF;
    for (int i = 0; i < slabs; i++) {
        for (int j = 0; j < slabs; j++)
            if (i != j && !not_after(near[i], far[j]))
                return span_miss();
        enter = num_max(enter, value(near[i]));
        leave = num_min(leave, value(far[i]));
    }
    enter = num_min(enter, ray->t_max);
    return (Span){enter + 0, num_max(enter, num_max(leave, ray->t_min)) + 0};
}
#endif

#define PAIR cast_ray_aabb
#define A Ray
#define B Aabb
#define ANSWER Span
#define EXACT
#define ONE_BY_ISA
#include "core/pair.inc"
