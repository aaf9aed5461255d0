/* geometry/line2.h - the crossing of the line of a ray in the plane with a segment, for this pair
 * and for the three sides of a triangle.
 *
 * A point p relative to the origin of the ray has two coordinates: `along`, the component of p
 * along the longer axis of the direction d; and `beside`, the determinant of d and p, whose sign is
 * the side of the line. The line crosses a segment if its ends are on different sides. The crossing
 * is the mean of the ends, each weighted with |beside| of the other.
 *
 * Error bounds, with e = epsilon for an operation in the worst rounding direction, twice that to
 * nearest:
 *
 *     a determinant: difference, product, difference     3e of its absolute products; 4 in the code
 *     underflow in each of them                          tiny; 4 of them in the code
 *
 * Overflow makes the bound infinite, and every sign uncertain.
 *
 * For a crossing, with k the bound of both ends and w the sum of their |beside|:
 *
 *     a weight: determinants               k / w
 *     sum, reciprocal, product             3e of itself
 *     the mean                             k / w of the distance between the ends along
 *     with difference, product, sum and the division by d
 *                                          7e of the farther one
 *
 * Rounding to nearest has half of these errors, the absolute products are at most |d| |p|, and |d|
 * is at most sqrt(2) times its longer component. With R the maximum |p| and s the sine of the angle
 * between line and segment, t |d| is off by (1.5 sqrt(2) + 3.5 sqrt(2)) e R / s; the header states
 * 8 e. */
#ifndef ISECT_GEOMETRY_LINE2_H
#define ISECT_GEOMETRY_LINE2_H

#include "core/answers.h"
#include "geometry/in_plane.h"

/* The line of a ray, and its speed along the longer axis. */
typedef struct Line2 {
    Vec2 origin, dir;
    num speed;
    mask by_x;
} Line2;

/* A point relative to the line; `bound` is the error bound of `beside`. */
typedef struct LinePoint {
    num along, beside, bound;
} LinePoint;

FORMULA Line2 line2_of(const Ray2 *ray)
{
    const Vec2 d = ray->dir;
    mask by_x = num_abs(d.x) >= num_abs(d.y);
    return (Line2){ray->origin, d, num_select(by_x, d.x, d.y), by_x};
}

FORMULA LinePoint line_point(const Line2 *line, Vec2 p)
{
    num x = p.x - line->origin.x, y = p.y - line->origin.y;
    num left = line->dir.x * y, right = line->dir.y * x;
    return (LinePoint){num_select(line->by_x, x, y), left - right,
                       4 * REAL_EPSILON * (num_abs(left) + num_abs(right)) + 4 * REAL_MIN};
}

FORMULA mask surely_left(const LinePoint *p)
{
    return p->beside > p->bound;
}
FORMULA mask surely_right(const LinePoint *p)
{
    return p->beside < -p->bound;
}

/* The weights of both ends in the crossing, and its component along the axis. `apart` holds where
 * the ends are certainly on different sides, by an amount that has a reciprocal; elsewhere the
 * other fields are undefined. */
typedef struct Crossing {
    num of_a, of_b, along, bound;
    mask apart;
} Crossing;

FORMULA Crossing crossing_of(const LinePoint *a, const LinePoint *b)
{
    num beside_a = num_abs(a->beside), beside_b = num_abs(b->beside), whole = beside_a + beside_b;
    num per = 1 / whole;
    num of_a = beside_b * per, of_b = beside_a * per; /* at most 1: 1 + half an e rounds to it */
    num far = num_max(num_abs(a->along), num_abs(b->along));
    num off = num_max(a->bound, b->bound) * per * num_abs(b->along - a->along);
    mask apart = (surely_left(a) & surely_right(b)) | (surely_right(a) & surely_left(b));
    return (Crossing){of_a, of_b, of_a * a->along + of_b * b->along,
                      off + 8 * REAL_EPSILON * far + 4 * REAL_MIN,
                      apart & (whole <= R(0.125) / REAL_MIN)};
}

/* True where t is certainly later than `than`, if positions along the line may be off by
 * `bound`. */
FORMULA mask surely_later(num t, num than, num speed, num bound)
{
    return (t - than) * num_abs(speed) > bound;
}

#if LANES == 1
#include "exact/barycentric.h"

/* The same in exact arithmetic. */
typedef struct ExactLine2 {
    double origin[2], dir[2], t_min, t_max;
    int axis;
} ExactLine2;

static inline ExactLine2 exact_line2(const Ray2 *ray)
{
    const bool by_y = real_abs(ray->dir.y) > real_abs(ray->dir.x);
    return (ExactLine2){{(double)ray->origin.x, (double)ray->origin.y},
                        {(double)ray->dir.x, (double)ray->dir.y},
                        (double)ray->t_min,
                        (double)ray->t_max,
                        by_y};
}

/* True of a finite ray whose range holds a t. */
static inline bool sensible_ray2(const Ray2 *ray)
{
    const Ray straight = ray_in_space(ray);
    return finite2(ray->origin) && finite2(ray->dir) && has_range(&straight);
}

static inline Exact exactly_beside(const ExactLine2 *s, const double p[2])
{
    const double *o = s->origin, *d = s->dir;
    const Term terms[] = {{d[0], p[1], 1}, {d[0], o[1], -1}, {d[1], p[0], -1}, {d[1], o[0], 1}};
    return isect_exact_sum(terms, 4);
}

/* The weights of a and b in the crossing of the line with the segment between them, and t there.
 * Returns the sign of dir x (b - a); 0 if the line does not cross the segment. */
static inline int exact_crossing(const ExactLine2 *s, const double a[2], const double b[2],
                                 Exact beside_a, Exact beside_b, double share[2], real *t)
{
    beside_a.mantissa = -beside_a.mantissa; /* ends on different sides get one sign */
    const Exact beside[2] = {beside_b, beside_a};
    const int turn = exact_barycentric(beside, 2, share);
    const double along[2] = {a[s->axis], b[s->axis]};
    if (turn != 0)
        *t = saturate((real)mean_time(share, along, 2, s->origin[s->axis], s->dir[s->axis]));
    return turn;
}

/* The sign of t - when, for the crossing with the line from a to b: t = (a - o) x (b - o) over dir
 * x (b - a), whose sign is given. */
static inline int compare_crossing(const ExactLine2 *s, const double a[2], const double b[2],
                                   int turn, double when)
{
    const double *o = s->origin, *d = s->dir;
    if (isinf(when))
        return when < 0 ? 1 : -1;
    const Term terms[] = {{a[0], b[1], 1},     {a[1], b[0], -1},   {a[0], o[1], -1},
                          {a[1], o[0], 1},     {o[0], b[1], -1},   {o[1], b[0], 1},
                          {d[0], b[1], -when}, {d[0], a[1], when}, {d[1], b[0], when},
                          {d[1], a[0], -when}};
    return turn * isect_exact_sign(terms, 10);
}

/* The t at which the line passes a vertex that lies on it. */
static inline real corner_time(const ExactLine2 *s, const double p[2])
{
    const double all = 1;
    return saturate((real)mean_time(&all, &p[s->axis], 1, s->origin[s->axis], s->dir[s->axis]));
}
/* The sign of t - when, for a vertex p that lies on the line. */
static inline int compare_corner(const ExactLine2 *s, const double p[2], double when)
{
    const double speed = s->dir[s->axis];
    if (isinf(when))
        return when < 0 ? 1 : -1;
    const Term terms[] = {{p[s->axis], 1, 1}, {s->origin[s->axis], 1, -1}, {speed, when, -1}};
    const int sign = isect_exact_sign(terms, 3);
    return speed < 0 ? -sign : sign;
}
#endif

#endif
