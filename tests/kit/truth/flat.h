/* kit/truth/flat.h - planes, discs and parallelograms: where a line crosses them, in long double.
 */
#ifndef ISECT_TEST_TRUTH_FLAT_H
#define ISECT_TEST_TRUTH_FLAT_H

#include "kit/truth/lozenge.h"

/* The crossing of the line of a ray and a flat shape.
 *
 * - `off`: how far outside of the border it is, negative inside, in the unit of the header. An
 *   answer within the bound, in these units, is right.
 * - `number`, `unit`: the true numbers of the answer, each with its unit.
 * - `judged`: false if the line is too nearly in the plane. */
typedef struct Crossed {
    Long off, number[3], unit[3]; /* t, u, v */
    bool judged;
} Crossed;

static inline Crossed cross_plane(const void *shape, const Ray *ray)
{
    const Plane *plane = shape;
    Long n[3], o[3], d[3];
    set_long(n, plane->normal), set_long(o, ray->origin), set_long(d, ray->dir);
    const Long speed = dot_long(n, d), t = -(dot_long(n, o) + plane->d) / speed;
    const Long products = products_long(plane->normal, ray->origin) + fabsl((Long)plane->d) +
                          fabsl(t) * products_long(plane->normal, ray->dir);
    return (Crossed){
        -INFINITY, {t, 0, 0}, {REAL_EPSILON * products / fabsl(speed), 1, 1}, speed != 0};
}
/* The points are far and near, where sums cancel. */
static inline bool draw_plane(int i, void *shape, Ray *ray)
{
    Plane plane = any_plane();
    *ray = any_ray();
    ray->t_min = -REAL_INF, ray->t_max = REAL_INF;
    if (i % 2)
        ray->origin = times(1000, ray->origin), plane.d = -dot(plane.normal, ray->origin);
    if (i % 4 == 1)
        plane.d += any_real(-1, 1);
    memcpy(shape, &plane, sizeof plane);
    return true;
}

static inline Crossed cross_disc(const void *shape, const Ray *ray)
{
    const Disc *disc = shape;
    Long n[3], d[3], o[3], m[3];
    set_long(n, disc->normal), set_long(d, ray->dir), set_long(o, ray->origin);
    offset_long(m, o, disc->center);
    const Long speed = dot_long(n, d), t = -dot_long(n, m) / speed;
    const Long cosine = fabsl(speed) / norm_long(n) / norm_long(d);
    const Long at[3] = {m[0] + t * d[0], m[1] + t * d[1], m[2] + t * d[2]};
    const Long unit = REAL_EPSILON * (norm_long(m) + disc->radius) / cosine;
    return (Crossed){(norm_long(at) - disc->radius) / unit,
                     {t, 0, 0},
                     {unit / norm_long(d), 1, 1},
                     cosine > 32 * REAL_EPSILON};
}
/* The ray goes to the border, or nearly; and nearly along the plane. */
static inline bool draw_disc(int i, void *shape, Ray *ray)
{
    Disc disc = any_disc();
    const Vec3 origin = times((real)(1 << i % 12), any_vec3()),
               out = cross(disc.normal, any_unit());
    if (i % 5 == 0)
        disc.radius *= R(1e-4);
    const real far = i % 3 ? about_one(i) : any_real(0, 2);
    const Vec3 at = mad(disc.center, 1, with_length(far * disc.radius, out));
    *ray = (Ray){origin, {0, 0, 0}, -REAL_INF, REAL_INF};
    ray->dir = times(any_real(R(0.1), 10), sub(at, origin));
    if (i % 7 == 0)
        ray->dir = mad(with_length(far * disc.radius, out), scaled(1, -any_int(0, 12)), ray->dir);
    memcpy(shape, &disc, sizeof disc);
    return true;
}

/* The shares follow from Cramer's rule. They are judged in units of their own. */
static inline Crossed cross_rectangle(const void *shape, const Ray *ray)
{
    const Rectangle *r = shape;
    Long o[3], m[3], d[3], u[3], v[3];
    set_long(o, ray->origin), offset_long(m, o, r->corner);
    set_long(d, ray->dir), set_long(u, r->u), set_long(v, r->v);
    const Long whole = triple_long(u, d, v), s = triple_long(m, d, v) / whole;
    const Long t = triple_long(m, u, d) / whole, x = triple_long(m, u, v) / triple_long(d, v, u);
    const Long of_u = norm_long(u), of_v = norm_long(v), far = norm_long(m);
    const Long volume = fabsl(whole) / of_u / of_v / norm_long(d), unit = REAL_EPSILON / volume;
    const Long unit_u = unit * (far / of_u + 1), unit_v = unit * (far / of_v + 1);
    return (Crossed){fmaxl(fmaxl(-s, s - 1) / unit_u, fmaxl(-t, t - 1) / unit_v),
                     {x, s, t},
                     {unit * (2 * far + of_u + of_v) / norm_long(d), unit_u, unit_v},
                     volume > 32 * REAL_EPSILON};
}
/* The shapes are narrow, or have sharp angles. The ray goes to the border, or nearly. */
static inline bool draw_rectangle(int i, void *shape, Ray *ray)
{
    Rectangle r = any_rectangle();
    if (i % 5 == 0)
        r.u = times(R(1e-3), r.u);
    if (i % 7 == 0)
        r.v = mad(r.v, any_real(4, 64), r.u);
    const Vec3 origin = times((real)(1 << i % 12), any_vec3());
    const real s = i % 3 ? (real)any_int(0, 1) : any_real(R(-0.2), R(1.2));
    const real t = i % 3 == 1 ? (real)any_int(0, 1) : any_real(R(-0.1), R(1.1));
    const Vec3 at = mad(mad(r.corner, s, r.u), t, r.v);
    *ray = (Ray){origin, times(any_real(R(0.1), 10), sub(at, origin)), -REAL_INF, REAL_INF};
    memcpy(shape, &r, sizeof r);
    return true;
}

static inline Long size_disc(const void *shape, Vec3 from)
{
    const Disc *disc = shape;
    return distance_long(from, disc->center) + disc->radius;
}
static inline Long extent_disc(const void *shape, const Long dir[3], Long center[3])
{
    const Disc *disc = shape;
    Long normal[3];
    set_long(normal, disc->normal), set_long(center, disc->center);
    return reach_of_disc(dir, normal, disc->radius);
}
static inline Long size_rectangle(const void *shape, Vec3 from)
{
    const Rectangle *r = shape;
    return distance_long(from, r->corner) + length_long(r->u) + length_long(r->v);
}
static inline Long extent_rectangle(const void *shape, const Long dir[3], Long center[3])
{
    const Rectangle *r = shape;
    const Lozenge lozenge = {r->corner, r->u, r->v, 0};
    return extent_lozenge(&lozenge, dir, center);
}

#endif
