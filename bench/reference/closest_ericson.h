/* Nearest points as published (Ericson, Real-Time Collision Detection, 2005, unless named):
 * * point and segment (5.1.2), with the region of each end decided before the only division, and
 *   with a clamped parameter instead of branches;
 * * point and plane (5.1.1), box (5.1.3), triangle by regions (5.1.5);
 * * two segments (5.1.9), with branches, and with clamps instead;
 * * point and rectangle, two rays: also by Schneider and Eberly (Geometric Tools for Computer
 *   Graphics, 2002);
 * * point and sphere or capsule: the usual formula. */
#ifndef BENCH_CLOSEST_ERICSON_H
#define BENCH_CLOSEST_ERICSON_H

#include "precision.h"

static inline X(nearest) nearest_points(vec3 a, vec3 b)
{
    vec3 diff = sub(a, b);
    return (X(nearest)){a, b, dot(diff, diff)};
}

static inline vec3 point_at(vec3 a, real t, vec3 d)
{
    return (vec3){a.x + t * d.x, a.y + t * d.y, a.z + t * d.z};
}

static inline X(nearest) closest_point_segment_ericson(const vec3 *p, const X(segment) * s)
{
    vec3 ab = sub(s->b, s->a);
    real t = dot(sub(*p, s->a), ab);
    if (t <= 0)
        return nearest_points(*p, s->a);
    real d = dot(ab, ab);
    if (t >= d)
        return nearest_points(*p, s->b);
    return nearest_points(*p, point_at(s->a, t / d, ab));
}

static inline X(nearest) closest_point_segment_clamped(const vec3 *p, const X(segment) * s)
{
    vec3 ab = sub(s->b, s->a);
    real t = least(most(dot(sub(*p, s->a), ab) / dot(ab, ab), 0), 1);
    return nearest_points(*p, point_at(s->a, t, ab));
}

static inline X(nearest) closest_point_ray_ericson(const vec3 *p, const X(ray) * s)
{
    real t = dot(sub(*p, s->origin), s->dir) / dot(s->dir, s->dir);
    return nearest_points(*p, point_at(s->origin, least(most(t, s->t_min), s->t_max), s->dir));
}

static inline X(nearest) closest_point_obb_ericson(const vec3 *p, const X(obb) * s)
{
    vec3 q = s->center, diff = sub(*p, s->center);
    for (int i = 0; i < 3; i++)
        q = point_at(q, least(most(dot(diff, s->axis[i]), -s->half[i]), s->half[i]), s->axis[i]);
    return nearest_points(*p, q);
}

static inline X(nearest) closest_point_plane_ericson(const vec3 *p, const X(plane) * s)
{
    real t = (dot(s->normal, *p) + s->d) / dot(s->normal, s->normal);
    return nearest_points(*p, point_at(*p, -t, s->normal));
}

static inline X(nearest) closest_point_aabb_ericson(const vec3 *p, const X(aabb) * s)
{
    vec3 q = {least(most(p->x, s->lower.x), s->upper.x), least(most(p->y, s->lower.y), s->upper.y),
              least(most(p->z, s->lower.z), s->upper.z)};
    return nearest_points(*p, q);
}

/* The nearest point of a rectangle with perpendicular sides (Schneider and Eberly 2002, 10.3.3):
 * each parameter by itself, with a division only where it is inside. */
static inline X(nearest) closest_point_rectangle_eberly(const vec3 *p, const X(rectangle) * r)
{
    vec3 q = r->corner, diff = sub(*p, r->corner), sides[] = {r->u, r->v};
    for (int i = 0; i < 2; i++) {
        real s = dot(diff, sides[i]), all = dot(sides[i], sides[i]);
        if (s >= all)
            q = point_at(q, 1, sides[i]);
        else if (s > 0)
            q = point_at(q, s / all, sides[i]);
    }
    return nearest_points(*p, q);
}

/* The nearest point of a disc with a unit normal (the textbook's): the foot on the plane, moved to
 * the circle if it is outside. */
static inline X(nearest) closest_point_disc_foot(const vec3 *p, const X(disc) * s)
{
    vec3 diff = sub(*p, s->center), flat = point_at(diff, -dot(diff, s->normal), s->normal);
    real length2 = dot(flat, flat);
    real share = length2 <= s->radius * s->radius ? 1 : s->radius / real_sqrt(length2);
    return nearest_points(*p, point_at(s->center, share, flat));
}

static inline X(nearest) closest_in_ball(vec3 p, vec3 middle, real radius)
{
    vec3 diff = sub(p, middle);
    real distance2 = dot(diff, diff);
    if (distance2 <= radius * radius)
        return nearest_points(p, p);
    return nearest_points(p, point_at(middle, radius / real_sqrt(distance2), diff));
}

static inline X(nearest) closest_point_sphere_radius(const vec3 *p, const X(sphere) * s)
{
    return closest_in_ball(*p, s->center, s->radius);
}

static inline X(nearest) closest_point_capsule_radius(const vec3 *p, const X(capsule) * s)
{
    vec3 ab = sub(s->b, s->a);
    real t = least(most(dot(sub(*p, s->a), ab) / dot(ab, ab), 0), 1);
    return closest_in_ball(*p, point_at(s->a, t, ab), s->radius);
}

static inline X(nearest) closest_point_triangle_ericson(const vec3 *p, const X(triangle) * s)
{
    vec3 ab = sub(s->b, s->a), ac = sub(s->c, s->a), ap = sub(*p, s->a);
    real d1 = dot(ab, ap), d2 = dot(ac, ap);
    if (d1 <= 0 && d2 <= 0)
        return nearest_points(*p, s->a);
    vec3 bp = sub(*p, s->b);
    real d3 = dot(ab, bp), d4 = dot(ac, bp);
    if (d3 >= 0 && d4 <= d3)
        return nearest_points(*p, s->b);
    real vc = d1 * d4 - d3 * d2;
    if (vc <= 0 && d1 >= 0 && d3 <= 0)
        return nearest_points(*p, point_at(s->a, d1 / (d1 - d3), ab));
    vec3 cp = sub(*p, s->c);
    real d5 = dot(ab, cp), d6 = dot(ac, cp);
    if (d6 >= 0 && d5 <= d6)
        return nearest_points(*p, s->c);
    real vb = d5 * d2 - d1 * d6;
    if (vb <= 0 && d2 >= 0 && d6 <= 0)
        return nearest_points(*p, point_at(s->a, d2 / (d2 - d6), ac));
    real va = d3 * d6 - d5 * d4;
    if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0)
        return nearest_points(*p,
                              point_at(s->b, (d4 - d3) / ((d4 - d3) + (d5 - d6)), sub(s->c, s->b)));
    real scale = 1 / (va + vb + vc);
    return nearest_points(*p, point_at(point_at(s->a, vb * scale, ab), vc * scale, ac));
}

/* Squared lengths up to this one are taken for 0. */
#define CLOSEST_POINT_LENGTH2 R(1e-12)

static inline real clamped_share(real t)
{
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

static inline X(nearest) closest_segment_segment_ericson(const X(segment) * a, const X(segment) * b)
{
    vec3 d1 = sub(a->b, a->a), d2 = sub(b->b, b->a), r = sub(a->a, b->a);
    real length_a = dot(d1, d1), length_b = dot(d2, d2), f = dot(d2, r), s = 0, t = 0;
    if (length_a <= CLOSEST_POINT_LENGTH2 && length_b <= CLOSEST_POINT_LENGTH2)
        return nearest_points(a->a, b->a);
    if (length_a <= CLOSEST_POINT_LENGTH2) {
        t = clamped_share(f / length_b);
    } else {
        real c = dot(d1, r);
        if (length_b <= CLOSEST_POINT_LENGTH2) {
            s = clamped_share(-c / length_a);
        } else {
            real both = dot(d1, d2), det = length_a * length_b - both * both;
            if (det != 0)
                s = clamped_share((both * f - c * length_b) / det);
            t = (both * s + f) / length_b;
            if (t < 0)
                t = 0, s = clamped_share(-c / length_a);
            else if (t > 1)
                t = 1, s = clamped_share((both - c) / length_a);
        }
    }
    return nearest_points(point_at(a->a, s, d1), point_at(b->a, t, d2));
}

static inline X(nearest) closest_segment_segment_clamped(const X(segment) * a, const X(segment) * b)
{
    vec3 d1 = sub(a->b, a->a), d2 = sub(b->b, b->a), r = sub(a->a, b->a);
    real length_a = dot(d1, d1), length_b = dot(d2, d2), f = dot(d2, r), c = dot(d1, r);
    real both = dot(d1, d2), det = length_a * length_b - both * both;
    real s = least(most((both * f - c * length_b) / most(det, R(1e-12)), 0), 1);
    real t = least(most((both * s + f) / length_b, 0), 1);
    s = least(most((both * t - c) / length_a, 0), 1);
    return nearest_points(point_at(a->a, s, d1), point_at(b->a, t, d2));
}

/* As for segments, with the ends of each range. */
static inline X(nearest) closest_ray_ray_ericson(const X(ray) * a, const X(ray) * b)
{
    vec3 r = sub(a->origin, b->origin);
    real length_a = dot(a->dir, a->dir), length_b = dot(b->dir, b->dir), f = dot(b->dir, r);
    real c = dot(a->dir, r), both = dot(a->dir, b->dir), s = 0;
    real det = length_a * length_b - both * both;
    if (det != 0)
        s = least(most((both * f - c * length_b) / det, a->t_min), a->t_max);
    real t = (both * s + f) / length_b;
    if (t < b->t_min || t > b->t_max) {
        t = t < b->t_min ? b->t_min : b->t_max;
        s = least(most((both * t - c) / length_a, a->t_min), a->t_max);
    }
    return nearest_points(point_at(a->origin, s, a->dir), point_at(b->origin, t, b->dir));
}

/* The nearest points of two rays from t = 0 to infinity (Schneider and Eberly 2002, 10.8): cases by
 * the quadrant of the two parameters, with a division only by the denominator in use. */
static inline X(nearest) closest_ray_ray_eberly(const X(ray) * a, const X(ray) * b)
{
    vec3 r = sub(a->origin, b->origin);
    real length_a = dot(a->dir, a->dir), length_b = dot(b->dir, b->dir), e = -dot(b->dir, r);
    real d = dot(a->dir, r), both = -dot(a->dir, b->dir), s = 0, t = 0;
    real det = length_a * length_b - both * both;
    if (det > 0)
        s = both * e - length_b * d, t = both * d - length_a * e;
    if (s > 0 && t > 0) {
        s /= det, t /= det;
    } else if (t <= 0 && (s > 0 || d < 0)) {
        s = d < 0 ? -d / length_a : 0, t = 0;
    } else {
        s = 0, t = e < 0 ? -e / length_b : 0;
    }
    return nearest_points(point_at(a->origin, s, a->dir), point_at(b->origin, t, b->dir));
}

#endif
