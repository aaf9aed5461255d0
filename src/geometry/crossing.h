/* geometry/crossing.h - the elements of a common part: shapes in their simplest form, and the point
 * where an edge crosses a plane or a line.
 *
 * A triangle whose vertices are collinear is represented by a segment, a segment whose ends
 * coincide by a point. So no vertex of a common part is found twice.
 *
 * A crossing lies between the ends p and q of an edge. Heights over a plane, volumes over a
 * triangle or areas over a segment in a projection are proportional to the distances of p and q,
 * with opposite signs. The crossing is the mean of p and q, each weighted with the absolute value
 * of the other.
 *
 *   the values are exact sums rounded once   weights within 3 epsilon of double, for any shape
 *   two products and their sum               a coordinate is off by at most 4 epsilon of the larger
 *                                            one's absolute value, or the least positive number
 *
 * Each coordinate is clamped between those of p and q. */
#ifndef ISECT_GEOMETRY_CROSSING_H
#define ISECT_GEOMETRY_CROSSING_H

#include "core/power.h"
#include "exact/sum.h"
#include "geometry/flat.h"

typedef X(common) Common;

/* A shape in its simplest form: no vertex is in the hull of the others. */
typedef struct Flat {
    int corners;
    Vec3 corner[3];
} Flat;

static inline bool same(const Vec3 *a, const Vec3 *b)
{
    return a->x == b->x && a->y == b->y && a->z == b->z;
}

/* The order of points by x, then y, then z. */
static inline bool lies_before(const Vec3 *p, const Vec3 *q)
{
    return p->x < q->x || (p->x == q->x && (p->y < q->y || (p->y == q->y && p->z < q->z)));
}

static inline bool on_one_line(const Vec3 *a, const Vec3 *b, const Vec3 *c)
{
    return !projected_side(a, b, c, 0) && !projected_side(a, b, c, 1) &&
           !projected_side(a, b, c, 2);
}

/* Are c and d on the same side of the line of a and b? All four are in one plane, and c is not on
 * the line. */
static inline bool on_same_side(const Vec3 *a, const Vec3 *b, const Vec3 *c, const Vec3 *d)
{
    for (int axis = 0; axis < 3; axis++) {
        const int side = projected_side(a, b, c, axis);
        if (side)
            return side == projected_side(a, b, d, axis);
    }
    return false;
}

static inline Flat simplest(const Triangle *t)
{
    const Vec3 p[3] = {t->a, t->b, t->c};
    if (!on_one_line(&p[0], &p[1], &p[2]))
        return (Flat){3, {p[0], p[1], p[2]}};
    /* the two that have the third between them */
    const bool ab = in_range3(p[2], min_of(p[0], p[1]), max_of(p[0], p[1]));
    const bool bc = in_range3(p[0], min_of(p[1], p[2]), max_of(p[1], p[2]));
    Flat flat = {2, {p[!ab && bc ? 2 : 0], p[!ab && !bc ? 2 : 1], p[2]}};
    if (same(&flat.corner[0], &flat.corner[1]))
        flat.corners = 1;
    return flat;
}

static inline int edges_of(const Flat *flat)
{
    return flat->corners == 3 ? 3 : flat->corners - 1;
}

static inline real mean(real p, real q, double weight_p, double weight_q)
{
    const real x = (real)((double)p * weight_p + (double)q * weight_q);
    return num_min(num_max(x, num_min(p, q)), num_max(p, q));
}

/* The point of pq whose distance is 0. `of_p` and `of_q` are proportional to the distances of p and
 * q and have opposite signs. */
static inline Vec3 crossing(const Vec3 *p, const Vec3 *q, Exact of_p, Exact of_q)
{
    const int down = of_p.exponent > of_q.exponent ? of_p.exponent : of_q.exponent;
    const double size_p = fabs(times_power(of_p.mantissa, of_p.exponent - down));
    const double size_q = fabs(times_power(of_q.mantissa, of_q.exponent - down));
    const double weight_p = size_q / (size_p + size_q), weight_q = size_p / (size_p + size_q);
    return (Vec3){mean(p->x, q->x, weight_p, weight_q), mean(p->y, q->y, weight_p, weight_q),
                  mean(p->z, q->z, weight_p, weight_q)};
}

static inline void add(Common *common, Vec3 p)
{
    common->point[common->count++] = (Vec3){p.x + 0, p.y + 0, p.z + 0};
}

#endif
