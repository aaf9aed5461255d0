/* Ray against quadrilateral: the determinants of Moeller and Trumbore from one corner, and from the
 * opposite one where the first do not suffice; then the bilinear u and v, by a quadratic equation,
 * from the coordinates of the opposite corner in the frame of the first (Lagae and Dutre, An
 * Efficient Ray-Quadrilateral Intersection Test, journal of graphics tools 10(4), 2005). A second
 * form tests both triangles by Moeller and Trumbore, without a branch. */
#ifndef BENCH_RAY_QUAD_LAGAE_H
#define BENCH_RAY_QUAD_LAGAE_H

#include "precision.h"

/* Returns cross(a, b) over n, both along the axis of the longest component of n. */
static inline real ray_quad_area(vec3 n, vec3 a, vec3 b)
{
    real x = real_abs(n.x), y = real_abs(n.y), z = real_abs(n.z);
    if (x >= y && x >= z)
        return (a.y * b.z - a.z * b.y) / n.x;
    return y >= z ? (a.z * b.x - a.x * b.z) / n.y : (a.x * b.y - a.y * b.x) / n.z;
}

static inline X(touch) ray_quad_lagae(const X(ray) * ray, const X(quad) * q)
{
    const real tiny = R(1e-6);
    vec3 e01 = sub(q->b, q->a), e03 = sub(q->d, q->a), p = cross(ray->dir, e03);
    real det = dot(e01, p);
    if (real_abs(det) < tiny)
        return no_touch;
    vec3 from = sub(ray->origin, q->a);
    real alpha = dot(from, p) / det;
    if (alpha < 0)
        return no_touch;
    vec3 r = cross(from, e01);
    real beta = dot(ray->dir, r) / det;
    if (beta < 0)
        return no_touch;
    if (alpha + beta > 1) {
        vec3 e23 = sub(q->d, q->c), e21 = sub(q->b, q->c), p2 = cross(ray->dir, e21);
        real det2 = dot(e23, p2);
        if (real_abs(det2) < tiny)
            return no_touch;
        vec3 from2 = sub(ray->origin, q->c), r2 = cross(from2, e23);
        if (dot(from2, p2) / det2 < 0 || dot(ray->dir, r2) / det2 < 0)
            return no_touch;
    }
    real t = dot(e03, r) / det;
    if (!(t >= ray->t_min && t <= ray->t_max))
        return no_touch;
    vec3 e02 = sub(q->c, q->a), n = cross(e01, e03);
    real alpha11 = ray_quad_area(n, e02, e03), beta11 = ray_quad_area(n, e01, e02);
    if (real_abs(alpha11 - 1) < tiny)
        return (X(touch)){
            t, alpha, real_abs(beta11 - 1) < tiny ? beta : beta / (alpha * (beta11 - 1) + 1), 0};
    if (real_abs(beta11 - 1) < tiny)
        return (X(touch)){t, alpha / (beta * (alpha11 - 1) + 1), beta, 0};
    real a = 1 - beta11, b = alpha * (beta11 - 1) - beta * (alpha11 - 1) - 1;
    real root = real_sqrt(b * b - 4 * a * alpha), half = (b + (b < 0 ? -root : root)) * R(-0.5);
    real u = half / a;
    if (u < 0 || u > 1)
        u = alpha / half;
    return (X(touch)){t, u, beta / (u * (beta11 - 1) + 1), 0};
}

static inline X(touch) ray_quad_half(const X(ray) * ray, vec3 a, vec3 b, vec3 c)
{
    vec3 ab = sub(b, a), ac = sub(c, a), from = sub(ray->origin, a);
    vec3 p = cross(ray->dir, ac), q = cross(from, ab);
    real per = 1 / dot(ab, p);
    real u = dot(from, p) * per, v = dot(ray->dir, q) * per, t = dot(ac, q) * per;
    bool hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, u, v, 0);
}

static inline X(touch) ray_quad_moller(const X(ray) * ray, const X(quad) * q)
{
    X(touch) x = ray_quad_half(ray, q->a, q->b, q->c), y = ray_quad_half(ray, q->a, q->c, q->d);
    bool last = y.t < x.t;
    return (X(touch)){choose(last, y.t, x.t), choose(last, y.u, x.u + x.v),
                      choose(last, y.u + y.v, x.v), 0};
}

#endif
