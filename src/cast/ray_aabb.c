/* cast/ray_aabb.c - the part of a ray inside a solid axis-aligned box.
 *
 * Each pair of faces is a slab, which the ray enters and leaves at (bound - origin) / dir; a ray
 * parallel to it is inside for ever or never. The part inside the box is what the three slabs and
 * the range of the ray have in common. Intervals of a line have a point in common if and only if
 * every two of them have: if nobody enters after another has left.
 *
 * How sure is that? With unit roundoff h a computed time is off by 2h of its own size - the
 * difference and the quotient - the comparison by h of both; twice that in another rounding
 * direction: 6h, or 3 epsilon, and the least normal number for what underflows. Times that overflow
 * are never sure: the difference may have been too large where its quotient is not. A slab does not
 * compete with itself: flat boxes, that are left where they are entered, are as sure as others.
 * What remains is decided by products of two: (p - o) / d against (q - o') / d'. */
#include "core/answers.h"

typedef struct Slab {
    num near, far;
} Slab;

/* When is the ray inside? `possible` shrinks where it is parallel to the slab and beside it. */
FORMULA Slab slab(num origin, num dir, num lower, num upper, mask *possible)
{
    mask parallel = dir == 0;
    num t0 = (lower - origin) / dir, t1 = (upper - origin) / dir;
    *possible &= mask_not(parallel) | ((origin >= lower) & (origin <= upper));
    return (Slab){num_select(parallel, splat(-REAL_MAX), num_min(t0, t1)),
                  num_select(parallel, splat(REAL_MAX), num_max(t0, t1))};
}

/* Is a surely less than b? */
FORMULA mask surely(num a, num b)
{
    return b - a > 4 * REAL_EPSILON * (num_abs(a) + num_abs(b)) + REAL_MIN;
}

FORMULA Span cast_ray_aabb(const Ray *ray, const Aabb *aabb, mask *unsure)
{
    const Vec3 o = ray->origin, d = ray->dir;
    mask possible = finite3(o) & finite3(d) & not_empty(aabb) & has_range(ray);
    Slab x = slab(o.x, d.x, aabb->lower.x, aabb->upper.x, &possible);
    Slab y = slab(o.y, d.y, aabb->lower.y, aabb->upper.y, &possible);
    Slab z = slab(o.z, d.z, aabb->lower.z, aabb->upper.z, &possible);

    num enter = max3(x.near, y.near, z.near), leave = min3(x.far, y.far, z.far);
    num from = num_max(enter, ray->t_min), to = num_min(leave, ray->t_max);
    mask sound = (min3(x.near, y.near, z.near) >= -REAL_MAX) &
                 (max3(x.far, y.far, z.far) <= REAL_MAX);
    mask point = (d.x == 0) & (d.y == 0) & (d.z == 0);
    mask together = point | (sound & surely(from, to)), apart = sound & surely(to, from);
    if (!mask_none(possible & mask_not(together | apart))) { /* flat boxes */
        num first = num_max(ray->t_min, splat(-REAL_MAX));
        together = together | (sound & surely(x.near, min3(y.far, z.far, ray->t_max)) &
                               surely(y.near, min3(x.far, z.far, ray->t_max)) &
                               surely(z.near, min3(x.far, y.far, ray->t_max)) &
                               surely(first, leave));
    }
    *unsure = possible & mask_not(together | apart);
    return span_where(possible & together, num_select(point, splat(-REAL_INF), enter),
                      num_select(point, splat(REAL_INF), leave), ray);
}

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
#include "core/pair.inc"
