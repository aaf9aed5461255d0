/* tests/classify/balls.h - balls and planes: on which side, without rounding; some that touch. */
#ifndef ISECT_TEST_CLASSIFY_BALLS_H
#define ISECT_TEST_CLASSIFY_BALLS_H

#include "kit/plane.h"

/* The height of the center against radius * |normal|, as squares. */
static inline isect_side side_of_ball(const Plane *plane, const Sphere *ball)
{
    if (!(ball->radius >= 0))
        return ISECT_OUTSIDE;
    begin();
    const Big3 n = big3(plane->normal);
    const Big height = plane_height(plane, ball->center), r = big((double)ball->radius);
    const int order = mpf_cmp(by(height, height), by(by(r, r), dot3(n, n)));
    if (order < 0)
        return ISECT_STRADDLES;
    if (sign(height) > 0)
        return order ? ISECT_OUTSIDE : ISECT_TANGENT_OUTSIDE;
    return order ? ISECT_INSIDE : ISECT_TANGENT_INSIDE;
}

/* The distance of a point from a plane, rounded and moved by an ulp; or `old`, if there is none. */
static inline real touching_radius(const Plane *plane, Vec3 center, real old)
{
    begin();
    const Big3 n = big3(plane->normal);
    const Big height = plane_height(plane, center), nn = dot3(n, n);
    if (sign(nn) == 0)
        return old;
    const double radius = mpf_get_d(root(over(by(height, height), nn)));
    return radius <= (double)REAL_MAX / 2 ? real_abs(step((real)radius)) : old;
}

/* Normals whose length is a whole number, and whole distances: they touch, but for a step. */
static inline void let_whole_touch(Plane *plane, Sphere *ball)
{
    static const Vec3 normal[] = {{1, 2, -2}, {2, 3, 6}, {-1, 4, 8}, {0, 0, 1}, {0, -3, 4}};
    static const real length[] = {3, 7, 9, 1, 5};
    const int which = any_int(0, 4);
    const real k = (real)any_int(-5, 5), unit = scaled(1, any_int(-9, 9));
    ball->center = (Vec3){(real)any_int(-9, 9), (real)any_int(-9, 9), (real)any_int(-9, 9)};
    ball->radius = (real)any_int(0, 9);
    plane->normal = times(k, normal[which]);
    const real reach = real_abs(k) * length[which] * ball->radius;
    plane->d = (any_int(0, 1) ? reach : -reach) - dot(plane->normal, ball->center);
    ball->center = times(unit, ball->center), ball->radius *= unit, plane->d *= unit;
    if (any_int(0, 1))
        ball->radius = real_abs(step(ball->radius));
    else
        plane->d = step(plane->d);
}

/* A ball that nearly touches a plane, or not: what filters do not see. */
static inline void ball_by_plane(int i, Plane *plane, Sphere *ball)
{
    new_kind();
    *plane = plane_of_class(i % PLANE_CLASSES, &ball->center);
    ball->radius = real_abs(i % PLANE_CLASSES == 1 ? faint() : number());
    switch (i / PLANE_CLASSES % 8) {
    case 0:
        let_whole_touch(plane, ball);
        break;
    case 1: /* the square of the height is 1 + 2 y z + ..., that of the reach 1 + y y */
        plane->normal = (Vec3){1, any_real(R(0.5), R(1.5)) * R(0x1p-26), 0}, plane->d = 0;
        ball->center = (Vec3){1, step(plane->normal.y / 2), any_real(-1, 1)}, ball->radius = 1;
        break;
    case 2: /* products round to the least number, but not the square of the normal */
        plane->normal = times(scaled(1, ISECT_DOUBLE ? 57 : 24), faint_vec3());
        ball->center = times(scaled(1, ISECT_DOUBLE ? -57 : -24), faint_vec3());
        ball->radius = real_abs(scaled(faint(), ISECT_DOUBLE ? -57 : -24));
        plane->d = (real)any_int(-9, 9) * REAL_LEAST;
        break;
    case 3: /* any ball, empty ones too */
        *ball = odd_sphere();
        break;
    case 4: /* a point */
        ball->radius = 0;
        break;
    default:
        plane->d = any_int(0, 1) ? number() : plane->d;
        ball->radius = touching_radius(plane, ball->center, ball->radius);
        break;
    }
    if (any_int(0, 1))
        *plane = (Plane){times(-1, plane->normal), -plane->d};
}

#endif
