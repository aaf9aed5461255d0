/* Ray against triangle, with values of the triangle computed before and stored:
 * * its edges and normal, so that one cross product remains (Akenine-Moeller and others, Real-Time
 *   Rendering, 4th edition, 2018, equation 22.16);
 * * its plane, and a point in a triangle of the plane of two axes (Badouel, Graphics Gems, 1990;
 *   Haines, Point in Polygon Strategies, Graphics Gems IV, 1994: the half-planes of its edges, the
 *   fastest there for triangles);
 * * the map that takes it to the triangle (0, 0), (1, 0), (0, 1), which nine numbers define
 *   (Baldwin and Weber, Fast Ray-Triangle Intersections by Coordinate Transformation, JCGT 5(3),
 *   2016).
 *
 * Each has two forms: with early exits, as published, and without a branch. The tests are rounded:
 * the stored values are rounded for each triangle by itself. */
#ifndef BENCH_RAY_TRIANGLE_STORED_H
#define BENCH_RAY_TRIANGLE_STORED_H

#include "precision.h"

/* ---- edges and normal ---- */

typedef struct edged_triangle {
    vec3 a, e1, e2, normal;
} edged_triangle;

static inline edged_triangle edges_of(const X(triangle) * t)
{
    vec3 e1 = sub(t->b, t->a), e2 = sub(t->c, t->a);
    return (edged_triangle){t->a, e1, e2, cross(e1, e2)};
}

static inline X(touch) ray_triangle_normal(const X(ray) * ray, const edged_triangle *t)
{
    vec3 s = sub(ray->origin, t->a);
    real det = -dot(t->normal, ray->dir);
    if (det == 0)
        return no_touch;
    real inverse = 1 / det, at = dot(t->normal, s) * inverse;
    if (at < ray->t_min || at > ray->t_max)
        return no_touch;
    vec3 m = cross(s, ray->dir);
    real u = dot(m, t->e2) * inverse;
    if (u < 0 || u > 1)
        return no_touch;
    real v = -dot(m, t->e1) * inverse;
    if (v < 0 || u + v > 1)
        return no_touch;
    return (X(touch)){at, u, v, 1 - u - v};
}

static inline X(touch) ray_triangle_normal_flat(const X(ray) * ray, const edged_triangle *t)
{
    vec3 s = sub(ray->origin, t->a), m = cross(s, ray->dir);
    real inverse = -1 / dot(t->normal, ray->dir), at = dot(t->normal, s) * inverse;
    real u = dot(m, t->e2) * inverse, v = -dot(m, t->e1) * inverse;
    bool hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (at >= ray->t_min) & (at <= ray->t_max);
    return touch_if(hit, at, u, v, 1 - u - v);
}

/* ---- plane, then a point in the plane of two axes ---- */

typedef struct plane_triangle {
    vec3 normal;
    real d;
    real x[3], y[3]; /* corners, without the longest component of the normal */
    real per;        /* 1 / twice the area of the projection */
    int i, j;
} plane_triangle;

static inline int longest_component(vec3 v)
{
    int k = real_abs(v.x) > real_abs(v.y) ? 0 : 1;
    return real_abs(v.z) > real_abs(k ? v.y : v.x) ? 2 : k;
}

static inline plane_triangle plane_of_triangle(const X(triangle) * t)
{
    const vec3 corner[3] = {t->a, t->b, t->c};
    plane_triangle p = {.normal = cross(sub(t->b, t->a), sub(t->c, t->a))};
    const int k = longest_component(p.normal);
    p.d = -dot(p.normal, t->a);
    p.i = (k + 1) % 3, p.j = (k + 2) % 3;
    for (int n = 0; n < 3; n++) {
        real number[3] = {corner[n].x, corner[n].y, corner[n].z};
        p.x[n] = number[p.i], p.y[n] = number[p.j];
    }
    real whole[3] = {p.normal.x, p.normal.y, p.normal.z};
    p.per = 1 / whole[k];
    return p;
}

static inline real plane_weight(const plane_triangle *p, int a, int b, real x, real y)
{
    return ((p->x[b] - p->x[a]) * (y - p->y[a]) - (p->y[b] - p->y[a]) * (x - p->x[a])) * p->per;
}

static inline X(touch) ray_triangle_plane(const X(ray) * ray, const plane_triangle *p)
{
    real speed = dot(p->normal, ray->dir);
    if (speed == 0)
        return no_touch;
    real t = -(dot(p->normal, ray->origin) + p->d) / speed;
    if (t < ray->t_min || t > ray->t_max)
        return no_touch;
    const real *o = (const real *)&ray->origin, *d = (const real *)&ray->dir;
    real x = o[p->i] + t * d[p->i], y = o[p->j] + t * d[p->j];
    real u = plane_weight(p, 2, 0, x, y);
    if (u < 0)
        return no_touch;
    real v = plane_weight(p, 0, 1, x, y);
    if (v < 0)
        return no_touch;
    real w = plane_weight(p, 1, 2, x, y);
    return w < 0 ? no_touch : (X(touch)){t, u, v, w};
}

static inline X(touch) ray_triangle_plane_flat(const X(ray) * ray, const plane_triangle *p)
{
    const real *o = (const real *)&ray->origin, *d = (const real *)&ray->dir;
    real t = -(dot(p->normal, ray->origin) + p->d) / dot(p->normal, ray->dir);
    real x = o[p->i] + t * d[p->i], y = o[p->j] + t * d[p->j];
    real u = plane_weight(p, 2, 0, x, y), v = plane_weight(p, 0, 1, x, y);
    real w = plane_weight(p, 1, 2, x, y);
    bool hit = (u >= 0) & (v >= 0) & (w >= 0) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, u, v, w);
}

/* ---- the map to the unit triangle ---- */

/* k is the axis of the longest component of the normal, and i, j are the others in cyclic order.
 * The height over the plane is x[k] + height[0] x[i] + height[1] x[j] + height[2]; u and v depend
 * on x[i] and x[j] alone in the same form. */
typedef struct mapped_triangle {
    real u[3], v[3], height[3];
    int k;
} mapped_triangle;

static inline mapped_triangle map_of_triangle(const X(triangle) * t)
{
    const plane_triangle p = plane_of_triangle(t);
    const real n[3] = {p.normal.x, p.normal.y, p.normal.z};
    const int k = 3 - p.i - p.j;
    mapped_triangle m = {.height = {n[p.i] * p.per, n[p.j] * p.per, p.d * p.per}, .k = k};
    m.u[0] = (p.y[2] - p.y[0]) * p.per, m.u[1] = (p.x[0] - p.x[2]) * p.per;
    m.u[2] = (p.x[2] * p.y[0] - p.x[0] * p.y[2]) * p.per;
    m.v[0] = (p.y[0] - p.y[1]) * p.per, m.v[1] = (p.x[1] - p.x[0]) * p.per;
    m.v[2] = (p.x[0] * p.y[1] - p.x[1] * p.y[0]) * p.per;
    return m;
}

/* o and d have their components in the order i, j, k. */
static inline X(touch) mapped_touch(const X(ray) * ray, const mapped_triangle *m, vec3 o, vec3 d)
{
    real height = o.z + m->height[0] * o.x + m->height[1] * o.y + m->height[2];
    real speed = d.z + m->height[0] * d.x + m->height[1] * d.y;
    real t = -height / speed;
    if (!(t >= ray->t_min && t <= ray->t_max))
        return no_touch;
    real x = o.x + t * d.x, y = o.y + t * d.y;
    real u = m->u[0] * x + m->u[1] * y + m->u[2];
    if (u < 0)
        return no_touch;
    real v = m->v[0] * x + m->v[1] * y + m->v[2];
    if (v < 0 || u + v > 1)
        return no_touch;
    return (X(touch)){t, u, v, 1 - u - v};
}

static inline X(touch) ray_triangle_mapped(const X(ray) * ray, const mapped_triangle *m)
{
    vec3 o = ray->origin, d = ray->dir;
    if (m->k == 0)
        return mapped_touch(ray, m, (vec3){o.y, o.z, o.x}, (vec3){d.y, d.z, d.x});
    if (m->k == 1)
        return mapped_touch(ray, m, (vec3){o.z, o.x, o.y}, (vec3){d.z, d.x, d.y});
    return mapped_touch(ray, m, o, d);
}

static inline X(touch) ray_triangle_mapped_flat(const X(ray) * ray, const mapped_triangle *m)
{
    const real *a = (const real *)&ray->origin, *b = (const real *)&ray->dir;
    const int i = m->k == 2 ? 0 : m->k + 1, j = m->k == 0 ? 2 : m->k - 1;
    vec3 o = {a[i], a[j], a[m->k]}, d = {b[i], b[j], b[m->k]};
    real height = o.z + m->height[0] * o.x + m->height[1] * o.y + m->height[2];
    real t = -height / (d.z + m->height[0] * d.x + m->height[1] * d.y);
    real x = o.x + t * d.x, y = o.y + t * d.y;
    real u = m->u[0] * x + m->u[1] * y + m->u[2], v = m->v[0] * x + m->v[1] * y + m->v[2];
    bool hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (t >= ray->t_min) & (t <= ray->t_max);
    return touch_if(hit, t, u, v, 1 - u - v);
}

#endif
