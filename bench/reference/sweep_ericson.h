/* Moving shapes (Ericson, Real-Time Collision Detection, 2005). Two boxes: the times of their slabs
 * (5.5.8), with an early exit. A sphere and a triangle (5.5.6): the point of the sphere nearest to
 * the plane is moved to the plane, and a ray from the point of the triangle nearest to it, back
 * along the motion, is cast at the sphere. The latter finds the first contact only, misses some
 * contacts, and requires triangles with area > 0. */
#ifndef BENCH_SWEEP_ERICSON_H
#define BENCH_SWEEP_ERICSON_H

#include "precision.h"
#include "triangle_sphere_ericson.h"

static const X(impact) no_impact = {INFINITY, -INFINITY, {0, 0, 0}, {0, 0, 0}};

static inline real larger_of(real a, real b)
{
    return a > b ? a : b;
}
static inline real smaller_of(real a, real b)
{
    return a < b ? a : b;
}

static inline X(impact) aabb_aabb_moving_ericson(const X(moving_aabb) * a, const X(aabb) * b)
{
    const real *a_lower = &a->lower.x, *a_upper = &a->upper.x, *v = &a->motion.x;
    const real *b_lower = &b->lower.x, *b_upper = &b->upper.x;
    X(impact) found = {0, 1, {0, 0, 0}, {0, 0, 0}};
    for (int i = 0; i < 3; i++) {
        if (v[i] > 0) {
            if (a_lower[i] > b_upper[i])
                return no_impact;
            if (a_upper[i] < b_lower[i])
                found.enter = larger_of((b_lower[i] - a_upper[i]) / v[i], found.enter);
            if (b_upper[i] > a_lower[i])
                found.leave = smaller_of((b_upper[i] - a_lower[i]) / v[i], found.leave);
        } else {
            if (a_upper[i] < b_lower[i])
                return no_impact;
            if (a_lower[i] > b_upper[i] && v[i] < 0)
                found.enter = larger_of((b_upper[i] - a_lower[i]) / v[i], found.enter);
            if (b_lower[i] < a_upper[i] && v[i] < 0)
                found.leave = smaller_of((b_lower[i] - a_upper[i]) / v[i], found.leave);
            if (v[i] == 0 && a_lower[i] > b_upper[i])
                return no_impact;
        }
        if (found.enter > found.leave)
            return no_impact;
    }
    return found;
}

static inline X(impact)
    sphere_triangle_moving_ericson(const X(moving_sphere) * s, const X(triangle) * t)
{
    vec3 u = sub(t->b, t->a), w = sub(t->c, t->a), v = s->motion;
    vec3 n = {u.y * w.z - u.z * w.y, u.z * w.x - u.x * w.z, u.x * w.y - u.y * w.x};
    real per = 1 / real_sqrt(dot(n, n)), height = dot(n, sub(s->center, t->a)) * per;
    real side = height < 0 ? -per : per, speed = dot(n, v) * side, r = s->radius;
    n = (vec3){n.x * side, n.y * side, n.z * side}, height = real_abs(height);
    real first = height <= r ? 0 : (r - height) / speed;
    real down = height <= r ? height : r;
    if (!(first >= 0 && first <= 1))
        return no_impact;
    vec3 p = {s->center.x + first * v.x - down * n.x, s->center.y + first * v.y - down * n.y,
              s->center.z + first * v.z - down * n.z};
    vec3 q = nearest_in_triangle(p, t), m = sub(q, s->center);
    real a = dot(v, v), b = dot(m, v), c = dot(m, m) - r * r, d = b * b - a * c;
    if (!(d >= 0))
        return no_impact;
    real enter = (b - real_sqrt(d)) / a, length = 1 / r;
    enter = c <= 0 ? 0 : enter;
    if (!(enter >= 0 && enter <= 1))
        return no_impact;
    vec3 to = {m.x - enter * v.x, m.y - enter * v.y, m.z - enter * v.z};
    return (X(impact)){enter, 1, q, {to.x * length, to.y * length, to.z * length}};
}

#endif
