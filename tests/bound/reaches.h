/* bound/reaches.h - the exact extent of a shape along a direction: the oracle of boxes and k-DOPs
 * of one shape.
 *
 * The extent of a shape along n is the greatest of a few sums base + sqrt(top / bottom) +
 * sqrt(ball). Whether x is at least such a sum is decided by squares: with l = x - base it is so if
 * l >= 0 and m = l^2 bottom - top - ball * bottom has m >= 0 and m^2 >= 4 top * ball * bottom. */
#ifndef ISECT_TEST_BOUND_REACHES_H
#define ISECT_TEST_BOUND_REACHES_H

#include "kit/big.h"
#include "kit/kit.h"

typedef struct Reach {
    Big base, top, bottom, ball;
} Reach;
typedef struct Reaches {
    Reach of[4];
    int count;
    double size; /* sum of the sizes of all terms */
    bool endless;
} Reaches;

static inline void also(Reaches *r, Big base, Big top, Big bottom, Big ball)
{
    r->of[r->count++] = (Reach){base, top, bottom, ball};
}
static inline Big squared(Big a)
{
    return by(a, a);
}
static inline Big positive(Big a)
{
    return larger(a, big(0));
}
static inline Big3 moved3(const Vec3 *axes, Big3 v)
{
    const Big3 a = big3(axes[0]), b = big3(axes[1]), c = big3(axes[2]);
    return (Big3){dot3((Big3){a.x, b.x, c.x}, v), dot3((Big3){a.y, b.y, c.y}, v),
                  dot3((Big3){a.z, b.z, c.z}, v)};
}

/* The height of a point along n. */
static inline Big height_of(Reaches *r, Big3 n, Vec3 p)
{
    const Big3 at = big3(p);
    const Big product[] = {by(n.x, at.x), by(n.y, at.y), by(n.z, at.z)};
    for (int axis = 0; axis < 3; axis++)
        r->size += fabs(mpf_get_d(product[axis]));
    return plus(plus(product[0], product[1]), product[2]);
}
/* A ball of some radius, 0 for a point. */
static inline void ball_along(Reaches *r, Big3 n, Vec3 at, real radius)
{
    r->size += (double)radius;
    also(r, height_of(r, n, at), big(0), big(1), by(squared(big((double)radius)), dot3(n, n)));
}
/* A ring about a disc; without a normal it is a ball. */
static inline void ring_along(Reaches *r, Big3 n, Vec3 at, Big3 normal, real major, real minor)
{
    const Big all = dot3(normal, normal), radius = big((double)major);
    const Big3 across = cross3(n, normal);
    r->size += fabs((double)major) + fabs((double)minor);
    if (sign(all) == 0)
        also(r, height_of(r, n, at), big(0), big(1),
             by(squared(plus(radius, big((double)minor))), dot3(n, n)));
    else
        also(r, height_of(r, n, at), by(squared(radius), dot3(across, across)), all,
             by(squared(big((double)minor)), dot3(n, n)));
}

static inline void along_segment(Reaches *r, Big3 n, const Segment *s)
{
    ball_along(r, n, s->a, 0), ball_along(r, n, s->b, 0);
}
static inline void along_triangle(Reaches *r, Big3 n, const Triangle *s)
{
    ball_along(r, n, s->a, 0), ball_along(r, n, s->b, 0), ball_along(r, n, s->c, 0);
}
static inline void along_quad(Reaches *r, Big3 n, const Quad *s)
{
    ball_along(r, n, s->a, 0), ball_along(r, n, s->b, 0);
    ball_along(r, n, s->c, 0), ball_along(r, n, s->d, 0);
}
static inline void along_lozenge(Reaches *r, Big3 n, const Lozenge *s)
{
    const Big sides = plus(positive(height_of(r, n, s->u)), positive(height_of(r, n, s->v)));
    r->size += fabs((double)s->radius);
    also(r, plus(height_of(r, n, s->corner), sides), big(0), big(1),
         by(squared(big((double)s->radius)), dot3(n, n)));
}
static inline void along_rectangle(Reaches *r, Big3 n, const Rectangle *s)
{
    along_lozenge(r, n, &(Lozenge){s->corner, s->u, s->v, 0});
}
static inline void along_disc(Reaches *r, Big3 n, const Disc *s)
{
    ring_along(r, n, s->center, big3(s->normal), s->radius, 0);
}
static inline void along_sphere(Reaches *r, Big3 n, const Sphere *s)
{
    ball_along(r, n, s->center, s->radius);
}
static inline void along_capsule(Reaches *r, Big3 n, const Capsule *s)
{
    ball_along(r, n, s->a, s->radius), ball_along(r, n, s->b, s->radius);
}
static inline void along_cylinder(Reaches *r, Big3 n, const Cylinder *s)
{
    const Big3 axis = minus3(big3(s->b), big3(s->a));
    ring_along(r, n, s->a, axis, s->radius, 0), ring_along(r, n, s->b, axis, s->radius, 0);
}
static inline void along_cone(Reaches *r, Big3 n, const Cone *s)
{
    ball_along(r, n, s->tip, 0);
    ring_along(r, n, s->base, minus3(big3(s->base), big3(s->tip)), s->radius, 0);
}
static inline void along_torus(Reaches *r, Big3 n, const Torus *s)
{
    ring_along(r, n, s->center, big3(s->axis), s->major, s->minor);
}
static inline void along_ellipsoid(Reaches *r, Big3 n, const Ellipsoid *s)
{
    Big sum = big(0);
    for (int k = 0; k < 3; k++) {
        const Big x = by(dot3(n, big3(s->axis[k])), big((double)s->radius[k]));
        sum = plus(sum, squared(x));
        r->size += fabs(mpf_get_d(x));
    }
    also(r, height_of(r, n, s->center), sum, big(1), big(0));
}
/* An interval along a direction: its end farthest along n is added to a sum. Infinite ends count if
 * n is not perpendicular to the direction. */
static inline Big end_along(Reaches *r, Big along, real lower, real upper)
{
    const real far = sign(along) > 0 ? upper : lower;
    const bool infinite = real_abs(far) > REAL_MAX;
    r->endless |= sign(along) != 0 && infinite;
    const Big product = by(along, big(infinite ? 0 : (double)far));
    r->size += fabs(mpf_get_d(product));
    return product;
}
static inline void along_aabb(Reaches *r, Big3 n, const Aabb *s)
{
    const Big x = end_along(r, n.x, s->lower.x, s->upper.x),
              y = end_along(r, n.y, s->lower.y, s->upper.y),
              z = end_along(r, n.z, s->lower.z, s->upper.z);
    also(r, plus(plus(x, y), z), big(0), big(1), big(0));
}
static inline void along_obb(Reaches *r, Big3 n, const Obb *s)
{
    Big sum = height_of(r, n, s->center);
    for (int k = 0; k < 3; k++) {
        Reaches axis = {.count = 0};
        sum = plus(sum, by(size(height_of(&axis, n, s->axis[k])), big((double)s->half[k])));
        r->size += axis.size * (double)s->half[k];
    }
    also(r, sum, big(0), big(1), big(0));
}

/* Is a bound far enough out? */
static inline bool reaches(Big bound, const Reaches *r)
{
    if (r->endless)
        return false;
    for (int i = 0; i < r->count; i++) {
        const Reach *of = &r->of[i];
        const Big left = minus(bound, of->base);
        const Big m =
            minus(minus(by(squared(left), of->bottom), of->top), by(of->ball, of->bottom));
        if (sign(left) < 0 || sign(m) < 0 ||
            less(squared(m), by(by(big(4), of->top), by(of->ball, of->bottom))))
            return false;
    }
    return true;
}

#endif
