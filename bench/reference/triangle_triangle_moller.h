/* Triangle against triangle (Moeller, A Fast Triangle-Triangle Intersection Test, JGT 2(2), 1997).
 *
 * The vertices of each triangle are tested against the plane of the other; distances below an
 * epsilon count as zero, in the published program 1e-6, for any size of the triangles. If neither
 * rejects, both triangles intersect the common line of the planes in an interval, and the intervals
 * are compared along the axis of the longest component of the line. Coplanar triangles are
 * projected along the longest component of the normal: edges are tested against edges, and a vertex
 * of each against the other triangle. The test is rounded. */
#ifndef BENCH_TRIANGLE_TRIANGLE_MOLLER_H
#define BENCH_TRIANGLE_TRIANGLE_MOLLER_H

#include "precision.h"

typedef struct moller_interval {
    real low, high;
    bool flat;
} moller_interval;

static inline int moller_largest(vec3 v)
{
    real x = real_abs(v.x), y = real_abs(v.y), z = real_abs(v.z);
    return x > y ? x > z ? 0 : 2 : z > y ? 2 : 1;
}

/* The distances of three points from a plane through p, times the length of the normal. */
static inline void moller_distances(vec3 normal, vec3 p, const X(triangle) * t, real epsilon,
                                    real distance[3])
{
    const real d = -dot(normal, p);
    distance[0] = dot(normal, t->a) + d;
    distance[1] = dot(normal, t->b) + d;
    distance[2] = dot(normal, t->c) + d;
    for (int i = 0; i < 3; i++)
        if (real_abs(distance[i]) < epsilon)
            distance[i] = 0;
}

/* Returns where the edges from vertex 0 meet the common line; p0, p1, p2 are the coordinates of the
 * vertices along it. */
static inline moller_interval moller_cut(real p0, real p1, real p2, real d0, real d1, real d2)
{
    real s = p0 + (p1 - p0) * d0 / (d0 - d1), t = p0 + (p2 - p0) * d0 / (d0 - d2);
    return s < t ? (moller_interval){s, t, false} : (moller_interval){t, s, false};
}

static inline moller_interval moller_interval_of(const real p[3], const real d[3])
{
    if (d[0] * d[1] > 0)
        return moller_cut(p[2], p[0], p[1], d[2], d[0], d[1]);
    if (d[0] * d[2] > 0)
        return moller_cut(p[1], p[0], p[2], d[1], d[0], d[2]);
    if (d[1] * d[2] > 0 || d[0] != 0)
        return moller_cut(p[0], p[1], p[2], d[0], d[1], d[2]);
    if (d[1] != 0)
        return moller_cut(p[1], p[0], p[2], d[1], d[0], d[2]);
    if (d[2] != 0)
        return moller_cut(p[2], p[0], p[1], d[2], d[0], d[1]);
    return (moller_interval){0, 0, true};
}

/* ---- coplanar: points are x, y ---- */

/* Returns whether two edges cross (Antonio, Faster Line Segment Intersection, Graphics Gems III,
 * 1992). */
static inline bool moller_edges(const real a[2], const real b[2], const real c[2], const real d[2])
{
    real ax = b[0] - a[0], ay = b[1] - a[1], bx = c[0] - d[0], by = c[1] - d[1];
    real cx = a[0] - c[0], cy = a[1] - c[1];
    real f = ay * bx - ax * by, s = by * cx - bx * cy, t = ax * cy - ay * cx;
    if (f > 0)
        return s >= 0 && s <= f && t >= 0 && t <= f;
    return f < 0 && s <= 0 && s >= f && t <= 0 && t >= f;
}

static inline bool moller_holds(real p[3][2], const real q[2])
{
    real side[3];
    for (int i = 0; i < 3; i++) {
        const real *from = p[i], *to = p[(i + 1) % 3];
        real nx = to[1] - from[1], ny = from[0] - to[0], c = -nx * from[0] - ny * from[1];
        side[i] = nx * q[0] + ny * q[1] + c;
    }
    return side[0] * side[1] > 0 && side[0] * side[2] > 0;
}

static inline void moller_project(const X(triangle) * t, int x, int y, real p[3][2])
{
    const vec3 corner[3] = {t->a, t->b, t->c};
    for (int i = 0; i < 3; i++) {
        real number[3];
        memcpy(number, &corner[i], sizeof number);
        p[i][0] = number[x], p[i][1] = number[y];
    }
}

static inline bool moller_flat(vec3 normal, const X(triangle) * a, const X(triangle) * b)
{
    const int axis = moller_largest(normal), x = axis == 0, y = axis == 2 ? 1 : 2;
    real p[3][2], q[3][2];
    moller_project(a, x, y, p);
    moller_project(b, x, y, q);
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            if (moller_edges(p[i], p[(i + 1) % 3], q[k], q[(k + 1) % 3]))
                return true;
    return moller_holds(q, p[0]) || moller_holds(p, q[0]);
}

/* ---- in space ---- */

static inline bool triangle_triangle_moller_within(const X(triangle) * a, const X(triangle) * b,
                                                   real epsilon)
{
    real of_b[3], of_a[3], place_a[3], place_b[3];
    vec3 na = cross(sub(a->b, a->a), sub(a->c, a->a));
    moller_distances(na, a->a, b, epsilon, of_b);
    if (of_b[0] * of_b[1] > 0 && of_b[0] * of_b[2] > 0)
        return false;
    vec3 nb = cross(sub(b->b, b->a), sub(b->c, b->a));
    moller_distances(nb, b->a, a, epsilon, of_a);
    if (of_a[0] * of_a[1] > 0 && of_a[0] * of_a[2] > 0)
        return false;
    const int axis = moller_largest(cross(na, nb));
    const vec3 ca[3] = {a->a, a->b, a->c}, cb[3] = {b->a, b->b, b->c};
    for (int i = 0; i < 3; i++) {
        place_a[i] = axis == 0 ? ca[i].x : axis == 1 ? ca[i].y : ca[i].z;
        place_b[i] = axis == 0 ? cb[i].x : axis == 1 ? cb[i].y : cb[i].z;
    }
    moller_interval s = moller_interval_of(place_a, of_a);
    if (s.flat)
        return moller_flat(na, a, b);
    moller_interval t = moller_interval_of(place_b, of_b);
    if (t.flat)
        return moller_flat(na, a, b);
    return s.high >= t.low && t.high >= s.low;
}

static inline bool triangle_triangle_moller(const X(triangle) * a, const X(triangle) * b)
{
    return triangle_triangle_moller_within(a, b, R(1e-6));
}

#endif
