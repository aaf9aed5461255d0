/* Triangle and sphere: the squared distance of the center to the nearest point of the triangle, by
 * the region of the center (Ericson, Real-Time Collision Detection, 2005, 5.1.5 and 5.2.7); and
 * seven separating axes, of the plane, the vertices and the edges, all computed and joined (the
 * same author's notes on that book, 2010). */
#ifndef BENCH_TRIANGLE_SPHERE_ERICSON_H
#define BENCH_TRIANGLE_SPHERE_ERICSON_H

#include "precision.h"

static inline vec3 nearest_in_triangle(vec3 p, const X(triangle) * t)
{
    vec3 ab = sub(t->b, t->a), ac = sub(t->c, t->a), ap = sub(p, t->a);
    real d1 = dot(ab, ap), d2 = dot(ac, ap);
    if (d1 <= 0 && d2 <= 0)
        return t->a;
    vec3 bp = sub(p, t->b);
    real d3 = dot(ab, bp), d4 = dot(ac, bp);
    if (d3 >= 0 && d4 <= d3)
        return t->b;
    real vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0) {
        real v = d1 / (d1 - d3);
        return (vec3){t->a.x + v * ab.x, t->a.y + v * ab.y, t->a.z + v * ab.z};
    }
    vec3 cp = sub(p, t->c);
    real d5 = dot(ab, cp), d6 = dot(ac, cp);
    if (d6 >= 0 && d5 <= d6)
        return t->c;
    real vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0) {
        real w = d2 / (d2 - d6);
        return (vec3){t->a.x + w * ac.x, t->a.y + w * ac.y, t->a.z + w * ac.z};
    }
    real va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 >= d3 && d5 >= d6) {
        real w = (d4 - d3) / ((d4 - d3) + (d5 - d6));
        vec3 bc = sub(t->c, t->b);
        return (vec3){t->b.x + w * bc.x, t->b.y + w * bc.y, t->b.z + w * bc.z};
    }
    real all = 1 / (va + vb + vc), v = vb * all, w = vc * all;
    return (vec3){t->a.x + v * ab.x + w * ac.x, t->a.y + v * ab.y + w * ac.y,
                  t->a.z + v * ab.z + w * ac.z};
}

static inline bool triangle_sphere_regions(const X(triangle) * t, const X(sphere) * s)
{
    vec3 diff = sub(nearest_in_triangle(s->center, t), s->center);
    return dot(diff, diff) <= s->radius * s->radius;
}

/* Returns whether the axis from the center to its foot on the line a b separates. */
static inline bool edge_plane_separates(vec3 a, vec3 b, vec3 other, real d, real rr)
{
    vec3 ab = sub(b, a);
    real e = dot(ab, ab);
    vec3 q = {a.x * e - d * ab.x, a.y * e - d * ab.y, a.z * e - d * ab.z};
    vec3 beyond = {other.x * e - q.x, other.y * e - q.y, other.z * e - q.z};
    const bool far = dot(q, q) > rr * e * e, away = dot(q, beyond) > 0;
    return far & away;
}

static inline bool triangle_sphere_axes(const X(triangle) * t, const X(sphere) * s)
{
    vec3 a = sub(t->a, s->center), b = sub(t->b, s->center), c = sub(t->c, s->center);
    real rr = s->radius * s->radius;
    vec3 n = cross(sub(b, a), sub(c, a));
    real d = dot(a, n);
    real aa = dot(a, a), ab = dot(a, b), ac = dot(a, c), bb = dot(b, b), bc = dot(b, c);
    real cc = dot(c, c);
    bool apart = (d * d > rr * dot(n, n)) | ((aa > rr) & (ab > aa) & (ac > aa)) |
                 ((bb > rr) & (ab > bb) & (bc > bb)) | ((cc > rr) & (ac > cc) & (bc > cc));
    const bool by_ab = edge_plane_separates(a, b, c, ab - aa, rr);
    const bool by_bc = edge_plane_separates(b, c, a, bc - bb, rr);
    const bool by_ca = edge_plane_separates(c, a, b, ac - cc, rr);
    apart = apart | by_ab | by_bc | by_ca;
    return !apart;
}

#endif
