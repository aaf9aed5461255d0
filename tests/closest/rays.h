/* closest/rays.h - the nearest points of two rays without rounding, by trying every end. */
#ifndef ISECT_TEST_RAYS_H
#define ISECT_TEST_RAYS_H

#include "closest/truth.h"

typedef struct BigRay {
    Big3 origin, dir;
    real t_min, t_max;
} BigRay;

typedef struct BigNear {
    Big3 a, b;
    Big distance;
} BigNear;

static inline BigRay big_ray(Ray ray)
{
    return (BigRay){big3(ray.origin), big3(ray.dir), ray.t_min, ray.t_max};
}
static inline Big3 big_at(const BigRay *ray, Big t)
{
    return plus3(ray->origin, by3(t, ray->dir));
}
/* Is x / y, with y > 0, in the range of the ray? */
static inline bool in_range(const BigRay *ray, Big x, Big y)
{
    return (isinf(ray->t_min) || !less(x, by(big((double)ray->t_min), y))) &&
           (isinf(ray->t_max) || !less(by(big((double)ray->t_max), y), x));
}
/* The point of a ray nearest to p; whether that is p has no rounding. */
static inline BigNear big_foot(const BigRay *ray, Big3 p)
{
    const Big3 w = minus3(p, ray->origin);
    const Big along = dot3(w, ray->dir), dd = dot3(ray->dir, ray->dir);
    if (sign(dd) && in_range(ray, along, dd)) {
        const Big off = over(length(cross3(w, ray->dir)), root(dd));
        return (BigNear){p, big_at(ray, over(along, dd)), off};
    }
    const bool before = ray->t_min >= -REAL_MAX && less(along, by(big((double)ray->t_min), dd));
    const real end = before ? ray->t_min : ray->t_max;
    const Big3 foot = sign(dd) ? big_at(ray, big((double)end)) : ray->origin;
    return (BigNear){p, foot, true_distance(p, foot)};
}

/* They are nearest inside of both, or at an end of one; lines that are parallel anywhere. */
static inline BigNear true_near(const BigRay *a, const BigRay *b, bool *inside)
{
    const Big3 w = minus3(a->origin, b->origin), n = cross3(a->dir, b->dir);
    const Big nn = dot3(n, n), s = dot3(cross3(b->dir, w), n), t = dot3(cross3(a->dir, w), n);
    BigNear best = {0};
    *inside = sign(nn) > 0 && in_range(a, s, nn) && in_range(b, t, nn);
    if (*inside)
        return (BigNear){big_at(a, over(s, nn)), big_at(b, over(t, nn)),
                         over(size(dot3(w, n)), root(nn))};
    const real ends[2][3] = {{a->t_min, a->t_max, 0}, {b->t_min, b->t_max, 0}};
    for (int k = 0; k < 6; k++) {
        const BigRay *from = k < 3 ? a : b, *to = k < 3 ? b : a;
        const real end = ends[k / 3][k % 3];
        if (isinf(end) || !(end >= from->t_min && end <= from->t_max))
            continue;
        const BigNear near = big_foot(to, big_at(from, big((double)end)));
        if (!best.distance || less(near.distance, best.distance))
            best = k < 3 ? near : (BigNear){near.b, near.a, near.distance};
    }
    return best;
}

#endif
