/* Ray against torus: the equation of fourth degree (Hanrahan, A Survey of Ray-Surface Intersection
 * Algorithms, in Glassner, An Introduction to Ray Tracing, 1989), with Ferrari's formulas for its
 * roots (Schwarze, Cubic and Quartic Roots, Graphics Gems, 1990). With t measured from the point
 * nearest to the center there is no cubic term, and the equation is t^4 + p t^2 + q t + s = 0. It
 * is the product of two quadratics, whose linear terms are the roots of a y of the resolvent cubic.
 * A test of the bounding ball exits early. */
#ifndef BENCH_RAY_TORUS_QUARTIC_H
#define BENCH_RAY_TORUS_QUARTIC_H

#include "precision.h"

#if BENCH_DOUBLE
#define torus_cbrt cbrt
#define torus_cos cos
#define torus_acos acos
#else
#define torus_cbrt cbrtf
#define torus_cos cosf
#define torus_acos acosf
#endif

/* Returns the greatest root of y^3 + a y^2 + b y + c. */
static inline real torus_cubic(real a, real b, real c)
{
    real p = b - a * a / 3, half = a * (2 * a * a / 9 - b) / 6 + c / 2;
    real h = half * half + p * p * p / 27;
    if (h >= 0) {
        real root = real_sqrt(h);
        return torus_cbrt(-half + root) + torus_cbrt(-half - root) - a / 3;
    }
    real third = real_sqrt(-p / 3);
    return 2 * third * torus_cos(torus_acos(-half / (third * third * third)) / 3) - a / 3;
}

static inline X(intervals) ray_torus_quartic(const X(ray) * ray, const X(torus) * torus)
{
    const X(intervals) none = {0, {no_span, no_span}};
    vec3 m = sub(ray->origin, torus->center), d = ray->dir, a = torus->axis;
    real R0 = torus->major, r0 = torus->minor, per = 1 / real_sqrt(dot(d, d));
    real unit = 1 / real_sqrt(dot(a, a)), climb = dot(d, a) * per * unit;
    real nearest = -dot(m, d) * per * per;
    m = (vec3){m.x + nearest * d.x, m.y + nearest * d.y, m.z + nearest * d.z};
    real mm = dot(m, m), y = dot(m, a) * unit;
    if (!(mm <= (R0 + r0) * (R0 + r0)))
        return none;
    real k = mm + R0 * R0 - r0 * r0, rr4 = 4 * R0 * R0;
    real p = 2 * k - rr4 * (1 - climb * climb), q = 2 * rr4 * y * climb;
    real s = k * k - rr4 * (mm - y * y);
    real w2 = most(torus_cubic(2 * p, p * p - 4 * s, -q * q), 0), w = real_sqrt(w2);
    real turn = w > 0 ? q / w : real_sqrt(most(p * p - 4 * s, 0)), sum = p + w2;
    real h0 = w2 - 2 * (sum - turn), h1 = w2 - 2 * (sum + turn);
    X(intervals) parts = none;
    for (int i = 0; i < 2; i++) {
        real middle = i ? w : -w, h = i ? h1 : h0;
        if (!(h >= 0))
            continue;
        real enter = most(nearest + (middle - real_sqrt(h)) / 2 * per, ray->t_min);
        real leave = least(nearest + (middle + real_sqrt(h)) / 2 * per, ray->t_max);
        if (enter <= leave)
            parts.part[parts.count++] = (X(span)){enter, leave};
    }
    return parts;
}

#endif
