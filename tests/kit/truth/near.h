/* kit/truth/near.h - the nearest points of flat and straight shapes without rounding, and points
 * beside them that are hard to decide. The nearest points of balls are in sphere.h and
 * capsule.h. */
#ifndef ISECT_TEST_TRUTH_NEAR_H
#define ISECT_TEST_TRUTH_NEAR_H

#include "kit/truth/capsule.h"
#include "kit/truth/obb.h"

/* ---- segment ---- */

static inline Near near_segment(const void *shape, Big3 p)
{
    const Segment *s = shape;
    const BigRay line = big_segment(s->a, s->b);
    Near near = big_foot(&line, p);
    near.reach = plus(true_distance(p, line.origin), length(line.dir));
    return near;
}
static inline void draw_near_segment(int i, Vec3 *p, void *shape)
{
    Vec3 q[3];
    some_points(q, 3, i);
    *p = q[0];
    memcpy(shape, q + 1, sizeof(Segment));
}

/* ---- ray ---- */

static inline Near near_ray(const void *shape, Big3 p)
{
    const Ray *ray = shape;
    const BigRay line = big_ray(ray);
    if (!(ray->t_min <= ray->t_max))
        return (Near){.empty = true};
    Near near = big_foot(&line, p);
    near.reach = plus(true_distance(p, line.origin), true_distance(near.b, line.origin));
    return near;
}
/* Pieces that end anywhere, and points on them or slightly beside. */
static inline void draw_near_ray(int i, Vec3 *p, void *shape)
{
    Vec3 q[3];
    some_points(q, 3, i);
    Ray ray = {q[1], q[2], 0, REAL_INF};
    *p = q[0];
    ray.t_min = i % 3 ? -REAL_INF : 0;
    if (i % 7 == 0) { /* its square has few digits, or none */
        const real small = scaled(1, ISECT_DOUBLE ? any_int(-540, -505) : any_int(-75, -60));
        ray.dir = times(small, any_vec3());
    }
    if (i % 5 == 0) {
        ray.t_min = (real)any_int(-3, 3);
        ray.t_max = step(ray.t_min + (real)any_int(0, 3));
    }
    if (i % 2) {
        const Vec3 on = mad(ray.origin, (real)any_int(-4, 4), ray.dir);
        *p = !finite3(times(2, on)) ? *p : any_int(0, 3) ? on : step3(on);
    }
    memcpy(shape, &ray, sizeof ray);
}

/* ---- plane ---- */

static inline Near near_plane(const void *shape, Big3 p)
{
    const Plane *plane = shape;
    const Big3 n = big3(plane->normal);
    const Big nn = dot3(n, n), d = big((double)plane->d), height = plus(dot3(n, p), d);
    if (!sign(nn)) /* the whole space or the empty set */
        return (Near){p, p, big(0), big(0), true, sign(d) != 0};
    const Big products =
        plus(plus(size(by(n.x, p.x)), size(by(n.y, p.y))), plus(size(by(n.z, p.z)), size(d)));
    return (Near){p,
                  minus3(p, by3(over(height, nn), n)),
                  over(size(height), root(nn)),
                  over(products, root(nn)),
                  true,
                  false};
}
static inline void draw_near_plane(int i, Vec3 *p, void *shape)
{
    new_kind();
    Plane plane = i % 2 ? plane_of_class(i / 2 % PLANE_CLASSES, p) : any_plane();
    if (i % 2 == 0) {
        const int k = i % 8 ? 0 : any_int(-40, 40);
        *p = any_vec3();
        plane = (Plane){scaled3(plane.normal, k), scaled(plane.d, k)};
    }
    memcpy(shape, &plane, sizeof plane);
}

/* ---- triangle: the foot is inside, or nearest on the border ---- */

static inline Near near_triangle(const void *shape, Big3 p)
{
    const Triangle *triangle = shape;
    const Big3 a = big3(triangle->a), u = minus3(big3(triangle->b), a);
    const Big3 v = minus3(big3(triangle->c), a), w = minus3(p, a), n = cross3(u, v);
    const Big nn = dot3(n, n), s = dot3(cross3(w, v), n), t = dot3(cross3(u, w), n);
    const Big reach = plus(plus(length(u), length(v)), length(w));
    if (sign(nn) > 0 && sign(s) >= 0 && sign(t) >= 0 && !less(nn, plus(s, t))) {
        const Big3 foot = plus3(a, plus3(by3(over(s, nn), u), by3(over(t, nn), v)));
        return (Near){p, foot, over(size(dot3(w, n)), root(nn)), reach, true, false};
    }
    const Vec3 corner[] = {triangle->a, triangle->b, triangle->c, triangle->a};
    Near best = {.distance = NULL};
    for (int k = 0; k < 3; k++) {
        const BigRay edge = big_segment(corner[k], corner[k + 1]);
        const Near near = big_foot(&edge, p);
        if (!best.distance || less(near.distance, best.distance))
            best = near;
    }
    best.reach = reach, best.inner = false;
    return best;
}
/* Hard triangles, and needles of all widths. */
static inline void draw_near_triangle(int i, Vec3 *p, void *shape)
{
    Vec3 q[4];
    some_points(q, 4, i);
    if (i % 3 == 0) {
        const Vec3 along = any_vec3();
        const real width = scaled(any_real(0, 1), -any_int(1, ISECT_DOUBLE ? 55 : 26));
        const real off = scaled(any_real(0, 1), any_int(-30, 2));
        const real far = any_real(-1, 2), beside = any_real(-1, 2);
        position = FREE;
        q[1] = any_vec3();
        q[2] = mad(q[1], far, along);
        q[3] = mad(mad(q[1], 1, along), width, any_vec3());
        q[0] = mad(mad(q[1], beside, along), off, any_vec3());
    }
    *p = q[0];
    memcpy(shape, q + 1, sizeof(Triangle));
}

/* ---- parallelogram: where a segment along one side, through p, and the other side are near ----
 */

static inline Near near_rectangle(const void *shape, Big3 p)
{
    const Rectangle *r = shape;
    const BigRay back = {p, big3(times(-1, r->u)), 0, 1},
                 side = {big3(r->corner), big3(r->v), 0, 1};
    Near near = near_rays(&back, &side);
    near.b = plus3(near.b, minus3(p, near.a)), near.a = p;
    near.reach = plus(plus(length(big3(r->u)), length(side.dir)), true_distance(p, side.origin));
    return near;
}
/* Hard and narrow parallelograms, and points on them or slightly beside. */
static inline void draw_near_rectangle(int i, Vec3 *p, void *shape)
{
    Vec3 q[4];
    some_points(q, 4, i);
    Rectangle r = {q[1], q[2], q[3]};
    *p = q[0];
    if (i % 3 == 0) {
        position = FREE;
        r = any_rectangle();
        *p = times(2, any_vec3());
        if (any_int(0, 1)) {
            const real angle = scaled(any_real(-1, 1), -any_int(1, ISECT_DOUBLE ? 55 : 26));
            const real far = any_real(-2, 2);
            r.v = mad(times(far, r.u), angle, any_vec3());
        }
    }
    if (i % 2 && finite3(times(4, q[1])) && finite3(times(4, q[2])) && finite3(times(4, q[3]))) {
        const Vec3 side = mad(r.corner, R(0.25) * (real)any_int(-1, 5), r.u);
        const Vec3 on = mad(side, R(0.25) * (real)any_int(-1, 5), r.v);
        *p = any_int(0, 1) ? on : step3(on);
    }
    memcpy(shape, &r, sizeof r);
}

/* ---- disc ---- */

static inline Near near_disc(const void *shape, Big3 p)
{
    const Disc *disc = shape;
    const Big3 center = big3(disc->center), n = big3(disc->normal), w = minus3(p, center);
    const Big r = big((double)disc->radius), nn = dot3(n, n), along = dot3(w, n);
    if (disc->radius < 0)
        return (Near){.empty = true};
    const Big3 flat = sign(nn) ? minus3(w, by3(over(along, nn), n)) : w;
    const Big far = length(flat);
    const bool on = !sign(along) && !less(by(r, r), dot3(w, w)), inner = !less(r, far);
    const Big3 foot = plus3(center, inner ? flat : by3(over(r, far), flat));
    return (Near){
        p,         foot,  on ? big(0) : larger(true_distance(p, foot), big((double)REAL_LEAST)),
        length(w), inner, false};
}
/* Points on a disc, in its plane or over its centre; exactly, or up to rounding. */
static inline Disc beside_disc(Vec3 *p, int how)
{
    static const Vec3 sevens[] = {{2, 3, 6}, {-3, 6, 2}, {6, 2, -3}}; /* pairwise perpendicular */
    const real unit = scaled(1, any_int(-9, 9));
    Disc d = any_disc();
    Vec3 w = whole_vec3(5), other = whole_vec3(3), center = whole_vec3(9);
    const int k = any_int(0, 2);
    if (how == 0) { /* of length 7 */
        w = times((real)any_int(-2, 2), sevens[k]);
        d = (Disc){center, sevens[(k + any_int(0, 2)) % 3], 0};
        d.radius = (real)(7 * any_int(0, 3));
    } else if (how == 1) { /* the product of integers is perpendicular to them */
        d = (Disc){center, cross(w, other), (real)any_int(0, 9)};
    } else if (how == 2) { /* in the plane, up to rounding; near the rim */
        w = cross(d.normal, any_vec3());
        d.radius = any_int(0, 1) ? real_sqrt(dot(w, w)) : d.radius;
    } else { /* over the centre */
        w = times(any_real(-1, 1), d.normal);
    }
    *p = times(unit, mad(d.center, 1, w));
    d.center = times(unit, d.center), d.radius *= unit;
    if (any_int(0, 1))
        *p = step3(*p), d.radius = real_abs(step(d.radius));
    d.normal = times(scaled(1, any_int(-40, 40)), d.normal);
    return d;
}
static inline void draw_near_disc(int i, Vec3 *p, void *shape)
{
    Vec3 q[3];
    Disc d;
    new_kind();
    if (i % 4 == 0) {
        d = odd_disc(), *p = odd_vec3();
    } else if (i % 4 == 1) {
        some_points(q, 3, i / 4);
        d = (Disc){q[1], q[2], real_abs(step(q[0].x - q[1].x))}, *p = q[0];
    } else {
        d = beside_disc(p, any_int(0, 3));
    }
    if (!finite3(*p) || !finite3(d.center) || !finite3(d.normal) || !(d.radius <= REAL_MAX))
        d = any_disc(), *p = any_vec3();
    memcpy(shape, &d, sizeof d);
}

/* ---- boxes ---- */

static inline Big clamped(Big x, real lower, real upper) /* the bounds may be infinite */
{
    if (isfinite(lower) && less(x, big((double)lower)))
        return big((double)lower);
    return isfinite(upper) && less(big((double)upper), x) ? big((double)upper) : x;
}
static inline Near near_aabb(const void *shape, Big3 p)
{
    const Aabb *box = shape;
    const Vec3 l = box->lower, u = box->upper;
    bool empty = false;
    for (int k = 0; k < 3; k++) {
        const real lower = ((const real *)&l)[k], upper = ((const real *)&u)[k];
        empty |= !(lower <= upper) || lower == REAL_INF || upper == -REAL_INF;
    }
    if (empty)
        return (Near){.empty = true};
    const Big3 at = {clamped(p.x, l.x, u.x), clamped(p.y, l.y, u.y), clamped(p.z, l.z, u.z)};
    const Big far = true_distance(p, at);
    return (Near){p, at, far, far, false, false};
}
static inline void draw_near_aabb(int i, Vec3 *p, void *shape)
{
    new_kind();
    *p = i % 4 ? odd_vec3() : any_vec3();
    const Aabb box = i % 4 ? odd_aabb() : any_aabb();
    memcpy(shape, &box, sizeof box);
}

static inline Big3 perpendicular_part(Big3 a, Big3 axis)
{
    return minus3(a, by3(over(dot3(a, axis), dot3(axis, axis)), axis));
}
/* The offset from the affine hull of a feature to a point at `rest` from the centre: its parts
 * along the free axes are subtracted, which are made perpendicular to each other. */
static inline Big3 rest_of_feature(const Obb *box, const int at[3], Big3 rest)
{
    Big3 free_axis[3];
    int count = 0;
    for (int k = 0; k < 3; k++) {
        Big3 axis = big3(box->axis[k]);
        if (at[k] < 2) {
            const Big half = big((double)box->half[k]);
            rest = at[k] ? minus3(rest, by3(half, axis)) : plus3(rest, by3(half, axis));
            continue;
        }
        for (int i = 0; i < count; i++)
            axis =
                minus3(axis, by3(over(dot3(axis, free_axis[i]), dot3(free_axis[i], free_axis[i])),
                                 free_axis[i]));
        free_axis[count++] = axis;
    }
    for (int i = 0; i < count; i++)
        rest = minus3(rest, by3(over(dot3(rest, free_axis[i]), dot3(free_axis[i], free_axis[i])),
                                free_axis[i]));
    return rest;
}
/* Long double chooses the features that may be nearest: a box whose numbers leave its range is not
 * judged. */
static inline Near near_obb(const void *shape, Big3 p)
{
    const Obb *box = shape;
    const Long x[3] = {mpf_get_d(p.x), mpf_get_d(p.y), mpf_get_d(p.z)};
    Long w[3], distance[27];
    offset_long(w, x, box->center);
    const Long reach = norm_long(w) + box->half[0] + box->half[1] + box->half[2];
    if (!(box->half[0] >= 0 && box->half[1] >= 0 && box->half[2] >= 0))
        return (Near){.empty = true};
    if (kind == LARGE || kind == WILD)
        return (Near){.b = p};
    const Long best = distances_of_features(box, x, distance);
    Near near = {.a = p};
    for (int which = 0; which < 27; which++) {
        const int at[3] = {which % 3, which / 3 % 3, which / 9};
        if (distance[which] > best + 0x1p-55L * reach)
            continue;
        const bool in_box = which == 26;
        const Big3 zero = {big(0), big(0), big(0)};
        const Big3 rest = in_box ? zero : rest_of_feature(box, at, minus3(p, big3(box->center)));
        const Big far = root(dot3(rest, rest));
        if (!near.distance || less(far, near.distance))
            near.distance = far, near.b = minus3(p, rest);
    }
    if (reach < sqrtl((Long)REAL_MAX) / 4 && reach > (Long)REAL_MIN / (Long)REAL_EPSILON)
        near.reach = big((double)reach);
    return near;
}
static inline void draw_near_obb(int i, Vec3 *p, void *shape)
{
    new_kind();
    const Obb box = i % 4 ? any_obb() : odd_obb();
    const real far = (real)any_int(1, 4);
    *p = i % 4 ? times(far, any_vec3()) : odd_vec3();
    for (int k = 0; k < 3 && i % 3 == 0; k++) /* in it, or slightly beside */
        *p = mad(k ? *p : box.center, any_real(R(-1.1), R(1.1)) * box.half[k], box.axis[k]);
    if (!finite3(*p))
        *p = odd_vec3();
    memcpy(shape, &box, sizeof box);
}

/* ---- two segments, two rays: hard ones, and those that are nearly parallel, at all angles and
 * distances ---- */

static inline void nearly_parallel(Vec3 *from, Vec3 *along, real share, int far)
{
    const real angle = scaled(any_real(0, 1), -any_int(1, ISECT_DOUBLE ? 55 : 26));
    const real off = scaled(any_real(0, 1), any_int(-30, far)), speed = any_real(-2, 2);
    position = FREE;
    from[0] = any_vec3(), along[0] = any_vec3();
    from[1] = mad(mad(from[0], share, along[0]), off, any_vec3());
    along[1] = mad(times(speed, along[0]), angle, any_vec3());
}
static inline BigRay line_of_segment(const void *shape)
{
    const Segment *s = shape;
    return big_segment(s->a, s->b);
}
static inline void draw_segments(int i, void *a, void *b)
{
    Vec3 p[4], along[2];
    some_points(p, 4, i);
    if (i % 3 == 0) {
        Vec3 from[2];
        nearly_parallel(from, along, any_real(-1, 1), 2);
        p[0] = from[0], p[1] = mad(p[0], 1, along[0]);
        p[2] = from[1], p[3] = mad(p[2], 1, along[1]);
    }
    memcpy(a, p, sizeof(Segment)), memcpy(b, p + 2, sizeof(Segment));
}

static inline BigRay line_of_ray(const void *shape)
{
    return big_ray(shape);
}
static inline void some_range(Ray *ray)
{
    ray->t_min = any_int(0, 1) ? -REAL_INF : (real)any_int(-3, 3);
    ray->t_max = any_int(0, 1) ? REAL_INF : (real)any_int(-3, 5);
    if (!any_int(0, 7)) {
        ray->t_min = any_real(-2, 2);
        ray->t_max = step(ray->t_min + any_real(0, 1));
    }
}
/* Some lines cross, and directions have other sizes. */
static inline void draw_rays(int i, void *a, void *b)
{
    Vec3 p[4];
    some_points(p, 4, i);
    Ray r[2] = {{p[0], p[1], 0, REAL_INF}, {p[2], p[3], 0, REAL_INF}};
    some_range(&r[0]), some_range(&r[1]);
    if (i % 3 == 1 && finite3(times(8, p[0])) && finite3(times(8, p[1])) &&
        finite3(times(8, p[3]))) { /* through a point of the other, nearly */
        const real s = (real)any_int(-2, 2), t = (real)any_int(-2, 2);
        r[1].origin = mad(mad(p[0], s, p[1]), t, p[3]);
        r[1].origin = any_int(0, 1) ? r[1].origin : step3(r[1].origin);
    }
    if (i % 3 == 2 || !finite3(r[1].origin)) {
        Vec3 from[2], along[2];
        nearly_parallel(from, along, any_real(-1, 1), 6);
        for (int k = 0; k < 2; k++)
            r[k].origin = from[k], r[k].dir = along[k];
    }
    const real small = scaled(1, ISECT_DOUBLE ? any_int(-540, -505) : any_int(-75, -60));
    if (i % 5 == 0) { /* its square has few digits, or none */
        r[i % 2].dir = times(small, any_vec3());
    } else if (i % 15 == 1) { /* and so have those of both, and of how far apart they are */
        r[0].dir = times(small, any_vec3());
        const real off = any_real(0, R(0.01)) * small;
        r[1].dir = mad(r[0].dir, off, any_vec3());
    }
    memcpy(a, &r[0], sizeof r[0]), memcpy(b, &r[1], sizeof r[1]);
}

#endif
