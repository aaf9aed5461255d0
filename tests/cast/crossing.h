/* cast/crossing.h - where the line of a ray in the plane crosses a segment, without rounding: at
 * the fraction (a - o) x (b - o) over dir x (b - a). */
#ifndef ISECT_TEST_CROSSING_H
#define ISECT_TEST_CROSSING_H

#include "kit/big.h"
#include "kit/kit.h"

typedef struct Big2 {
    Big x, y;
} Big2;

static inline Big2 minus2(Vec2 a, Vec2 b)
{
    return (Big2){minus(big((double)a.x), big((double)b.x)),
                  minus(big((double)a.y), big((double)b.y))};
}
static inline Big cross2(Big2 a, Big2 b)
{
    return minus(by(a.x, b.y), by(a.y, b.x));
}
static inline Big length2(Big2 a)
{
    return root(plus(by(a.x, a.x), by(a.y, a.y)));
}

/* A time as a fraction, over / under with under > 0. The error of a rounded time may be eps * (R +
 * the least normal number) * `spread` / |dir|, for R the greatest distance and 1 / `spread` the
 * sine of the angle. */
typedef struct Moment {
    Big over, under, spread;
} Moment;

typedef struct Line {
    Vec2 origin;
    Big2 dir;
} Line;

static inline Line line_of(const Ray2 *ray)
{
    return (Line){ray->origin, minus2(ray->dir, (Vec2){0, 0})};
}
/* The sign gives the side of the line on which a point is. */
static inline Big beside_line(const Line *line, Vec2 p)
{
    return cross2(line->dir, minus2(p, line->origin));
}
static inline Moment moment_of(const Line *line, Vec2 a, Vec2 b)
{
    const Big2 way = minus2(b, a);
    const Big over_it = cross2(minus2(a, line->origin), minus2(b, line->origin));
    const Big under = cross2(line->dir, way);
    const Big spread = over(by(length2(line->dir), length2(way)), size(under));
    if (sign(under) < 0)
        return (Moment){minus(big(0), over_it), size(under), spread};
    return (Moment){over_it, under, spread};
}
/* The time of a corner on the line: along the direction, divided by its squared length. */
static inline Moment corner_moment(const Line *line, Vec2 p)
{
    const Big2 way = minus2(p, line->origin);
    return (Moment){plus(by(way.x, line->dir.x), by(way.y, line->dir.y)),
                    plus(by(line->dir.x, line->dir.x), by(line->dir.y, line->dir.y)), big(1)};
}
static inline bool before(Moment a, Moment b)
{
    return less(by(a.over, b.under), by(b.over, a.under));
}
/* The sign of a moment - t. */
static inline int compare_moment(Moment m, real t)
{
    if (real_abs(t) > REAL_MAX)
        return t < 0 ? 1 : -1;
    return sign(minus(m.over, by(big((double)t), m.under)));
}
/* The distance of t from the moment, in the unit above. Saturated times are right. */
static inline double moment_error(Moment m, real t, const Line *line, Big reach)
{
    if (real_abs(t) == REAL_MAX && compare_moment(m, t) * (t > 0 ? 1 : -1) >= 0)
        return 0;
    Big off = size(minus(by(big((double)t), m.under), m.over));
    off = minus(off, by(big((double)REAL_MIN), m.under)); /* t itself may have this size */
    if (sign(off) <= 0)
        return 0;
    Big unit = by(by(plus(reach, big((double)REAL_MIN)), m.spread), m.under);
    return mpf_get_d(over(by(off, length2(line->dir)), unit)) / (double)REAL_EPSILON;
}

static inline bool finite_point(Vec2 p)
{
    return real_abs(p.x) <= REAL_MAX && real_abs(p.y) <= REAL_MAX;
}
/* Points of one kind of numbers, and a ray that often passes one of the first two, or begins or
 * ends between them; up to rounding. */
static inline void any_crossing(int i, Ray2 *ray, Vec2 *p, int n)
{
    new_kind();
    for (int k = 0; k < n; k++)
        p[k] = i % 16 == 15 && k > 0 ? p[0] : flattened(odd_vec3());
    *ray = odd_ray2();
    const real t = (real)any_int(-2, 2) / (i % 2 ? 2 : 1);
    switch (i % 5) {
    case 0:
        ray->dir = (Vec2){p[0].x - ray->origin.x, p[0].y - ray->origin.y};
        break;
    case 1:
        ray->origin = (Vec2){step(p[0].x - t * ray->dir.x), p[0].y - t * ray->dir.y};
        break;
    case 2:
        if (any_int(0, 1)) /* nearly along both */
            ray->dir = (Vec2){(p[1].x - p[0].x) * (1 + (real)any_int(-64, 64) * REAL_EPSILON),
                              p[1].y - p[0].y};
        ray->origin = (Vec2){p[0].x / 2 + p[1].x / 2 - t * ray->dir.x,
                             p[0].y / 2 + p[1].y / 2 - t * ray->dir.y};
        if (any_int(0, 1))
            ray->t_min = t;
        else
            ray->t_max = t;
        break;
    case 3:
        ray->origin = p[0];
        if (any_int(0, 1))
            ray->dir = (Vec2){p[1].x - p[0].x, p[1].y - p[0].y};
        break;
    default:
        break;
    }
}

#endif
