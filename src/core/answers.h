/* core/answers.h - functions that make answers by the rules: every miss has the same bits, an
 * answer holds no NaN, its zeros are +0, and the numbers of a hit are finite. */
#ifndef ISECT_CORE_ANSWERS_H
#define ISECT_CORE_ANSWERS_H

#include "core/vec3.h"

/* A side in lanes is the number of the state, 0 to 4. */
typedef num Side;

/* INSIDE where `upper` and `lower` hold (both ends are below the surface), STRADDLES where only
 * `lower` holds, else OUTSIDE. */
FORMULA Side side_where(mask lower, mask upper)
{
    const num straddles = splat(ISECT_STRADDLES), outside = splat(ISECT_OUTSIDE);
    return num_select(lower, num_select(upper, splat(ISECT_INSIDE), straddles), outside);
}

/* t clamped to the range of finite numbers. */
FORMULA num saturate(num t)
{
    return num_max(num_min(t, splat(REAL_MAX)), splat(-REAL_MAX));
}

/* The intersection of [enter, leave] with the range of the ray, where `hit` holds and that
 * intersection is not empty; else a miss. The formula saturates the ends, or sets them to infinity
 * for "everywhere". */
FORMULA Span span_where(mask hit, num enter, num leave, const Ray *ray)
{
    num from = num_max(enter, ray->t_min), to = num_min(leave, ray->t_max);
    hit &= (from <= to) & (from <= REAL_MAX) & (to >= -REAL_MAX); /* an infinite t is a miss */
    return (Span){num_select(hit, from, splat(REAL_INF)) + 0,
                  num_select(hit, to, splat(-REAL_INF)) + 0};
}

/* t where `hit` holds, else a miss. */
FORMULA Touch touch_if(mask hit, num t, num u, num v, num w)
{
    return (Touch){num_select(hit, t, splat(REAL_INF)) + 0, num_select(hit, u, splat(0)) + 0,
                   num_select(hit, v, splat(0)) + 0, num_select(hit, w, splat(0)) + 0};
}
/* t where `hit` holds and t is in the range of the ray, else a miss. */
FORMULA Touch touch_where(mask hit, num t, num u, num v, num w, const Ray *ray)
{
    return touch_if(hit & (t >= ray->t_min) & (t <= ray->t_max), t, u, v, w);
}

/* The point with its coordinates clamped to the range of finite numbers. */
FORMULA Vec3 saturate3(Vec3 a)
{
    return (Vec3){saturate(a.x), saturate(a.y), saturate(a.z)};
}
/* The impact where `hit` holds, else a miss. */
FORMULA Impact impact_where(mask hit, num enter, num leave, Vec3 point, Vec3 normal)
{
    const num zero = splat(0);
    const Vec3 none = {zero, zero, zero};
    const Vec3 p = select3(hit, saturate3(point), none), n = select3(hit, normal, none);
    return (Impact){num_select(hit, enter, splat(REAL_INF)) + 0,
                    num_select(hit, leave, splat(-REAL_INF)) + 0,
                    {p.x + 0, p.y + 0, p.z + 0},
                    {n.x + 0, n.y + 0, n.z + 0}};
}

/* Times near contacts, and for each 1 if it is the first one of a pair, -1 if it is the last. */
typedef struct ContactTimes {
    int count;
    num t[2], side[2];
} ContactTimes;

#if LANES == 1 && !ISECT_DOUBLE
/* The numbers of an impact in double: enter rounded down, leave up, the others to the nearest. */
static inline Impact impact_of_double(const double *from)
{
    real to[8];
    Impact impact;
    for (int i = 0; i < 8; i++) {
        to[i] = (real)from[i];
        if (i >= 2)
            to[i] = num_min(num_max(to[i], -REAL_MAX), REAL_MAX) + 0;
    }
    uint32_t bits[2]; /* the next number of a time, which is not negative; nextafterf sets errno */
    memcpy(bits, to, sizeof bits);
    bits[0] -= (double)to[0] > from[0], bits[1] += (double)to[1] < from[1];
    memcpy(to, bits, sizeof bits);
    memcpy(&impact, to, sizeof impact);
    return impact;
}
#endif

FORMULA Span span_miss(void)
{
    return (Span){splat(REAL_INF), splat(-REAL_INF)};
}

FORMULA Impact impact_miss(void)
{
    const num zero = splat(0);
    return (Impact){splat(REAL_INF), splat(-REAL_INF), {zero, zero, zero}, {zero, zero, zero}};
}

FORMULA Touch touch_miss(void)
{
    return (Touch){splat(REAL_INF), splat(0), splat(0), splat(0)};
}

#endif
