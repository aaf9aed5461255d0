/* bound/reaches.h - how far a shape reaches along a direction, without rounding: the judge of boxes
 * and k-DOPs of one shape.
 *
 * Along n a shape reaches to the greatest of a few sums base + sqrt(top / bottom) + sqrt(ball).
 * That x is not less than such a sum is decided by squares: with l = x - base it is so if l >= 0
 * and m = l^2 bottom - top - ball * bottom has m >= 0 and m^2 >= 4 top * ball * bottom. */
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

/* A ball of some radius, 0 for a point. */
static inline void ball_along(Reaches *r, Big3 n, Vec3 at, real radius)
{
    also(r, dot3(n, big3(at)), big(0), big(1), by(squared(big((double)radius)), dot3(n, n)));
}
/* A ring about a disc; without a normal it is a ball. */
static inline void ring_along(Reaches *r, Big3 n, Vec3 at, Big3 normal, real major, real minor)
{
    const Big all = dot3(normal, normal), radius = big((double)major);
    const Big3 across = cross3(n, normal);
    if (sign(all) == 0)
        also(r, dot3(n, big3(at)), big(0), big(1),
             by(squared(plus(radius, big((double)minor))), dot3(n, n)));
    else
        also(r, dot3(n, big3(at)), by(squared(radius), dot3(across, across)), all,
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
static inline void along_lozenge(Reaches *r, Big3 n, const Lozenge *s)
{
    const Big sides = plus(positive(dot3(n, big3(s->u))), positive(dot3(n, big3(s->v))));
    also(r, plus(dot3(n, big3(s->corner)), sides), big(0), big(1),
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
    for (int k = 0; k < 3; k++)
        sum = plus(sum, squared(by(dot3(n, big3(s->axis[k])), big((double)s->radius[k]))));
    also(r, dot3(n, big3(s->center)), sum, big(1), big(0));
}
static inline void along_aabb(Reaches *r, Big3 n, const Aabb *s)
{
    const Big3 to = {big((double)(sign(n.x) > 0 ? s->upper.x : s->lower.x)),
                     big((double)(sign(n.y) > 0 ? s->upper.y : s->lower.y)),
                     big((double)(sign(n.z) > 0 ? s->upper.z : s->lower.z))};
    also(r, dot3(n, to), big(0), big(1), big(0));
}
static inline void along_obb(Reaches *r, Big3 n, const Obb *s)
{
    Big sum = dot3(n, big3(s->center));
    for (int k = 0; k < 3; k++)
        sum = plus(sum, by(size(dot3(n, big3(s->axis[k]))), big((double)s->half[k])));
    also(r, sum, big(0), big(1), big(0));
}

/* Is a bound far enough out? */
static inline bool reaches(Big bound, const Reaches *r)
{
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
static inline double next_below(real x)
{
    return ISECT_DOUBLE ? nextafter((double)x, -INFINITY) : (double)nextafterf((float)x, -INFINITY);
}

#endif
