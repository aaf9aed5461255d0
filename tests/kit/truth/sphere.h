/* kit/truth/sphere.h - all points within the radius of the centre; in the plane the circle. */
#ifndef ISECT_TEST_TRUTH_SPHERE_H
#define ISECT_TEST_TRUTH_SPHERE_H

#include "kit/truth/base.h"

static inline Long depth_sphere(const void *shape, const Long x[3])
{
    const Sphere *ball = shape;
    Long w[3];
    offset_long(w, x, ball->center);
    return norm_long(w) - ball->radius;
}
static inline Long size_sphere(const void *shape, Vec3 from)
{
    const Sphere *ball = shape;
    return distance_long(from, ball->center) + ball->radius;
}
static inline bool draw_sphere(int i, void *shape, BorderPoint *on)
{
    Sphere ball = any_sphere();
    ball.center = times((real)(1 << i % 12), ball.center);
    if (i % 5 == 0)
        ball.radius *= R(1e-4);
    on->out = any_unit(), on->along = (Vec3){0, 0, 0};
    on->at = mad(ball.center, ball.radius * about_one(i), on->out);
    memcpy(shape, &ball, sizeof ball);
    return true;
}

/* The point of the surface nearest to p, if `foot` is that of the middle. In a ball the distance is
 * 0, or less than the rounding of the root. */
static inline Near near_ball(Near foot, real radius)
{
    const Big r = big((double)radius), gap = minus(foot.distance, r);
    if (sign(foot.distance))
        foot.b = plus3(foot.b, by3(over(r, foot.distance), minus3(foot.a, foot.b)));
    foot.distance = sign(gap) > 0 ? gap : big(0);
    foot.empty = radius < 0;
    return foot;
}
static inline Near near_sphere(const void *shape, Big3 p)
{
    const Sphere *ball = shape;
    const Big3 center = big3(ball->center);
    const Big far = true_distance(p, center);
    return near_ball((Near){p, center, far, far, false, false}, ball->radius);
}
static inline void draw_near_sphere(int i, Vec3 *p, void *shape)
{
    Vec3 q[2];
    some_points(q, 2, i);
    Sphere ball = {q[1], radius_about(q[0], q[1])};
    *p = q[0];
    if (i % 4 == 1) { /* on the surface, up to rounding; of any size */
        const real far = scaled(1, any_int(-20, 20));
        const real away = scaled(far, -any_int(0, 12)); /* the offset may be rounded */
        ball.center = times(away, any_vec3());
        *p = mad(ball.center, far, any_unit());
        const Vec3 from = sub(*p, ball.center);
        ball.radius = step(real_sqrt(dot(from, from)));
    }
    memcpy(shape, &ball, sizeof ball);
}

/* ---- in the plane: points with z = 0 ---- */

static inline Sphere sphere_of_circle2(const void *shape)
{
    const Circle2 *circle = shape;
    return (Sphere){{circle->center.x, circle->center.y, 0}, circle->radius};
}
static inline Long depth_circle2(const void *shape, const Long x[3])
{
    const Sphere ball = sphere_of_circle2(shape);
    return depth_sphere(&ball, x);
}
static inline Long size_circle2(const void *shape, Vec3 from)
{
    const Sphere ball = sphere_of_circle2(shape);
    return size_sphere(&ball, from);
}
static inline bool draw_circle2(int i, void *shape, BorderPoint *on)
{
    Sphere ball;
    draw_sphere(i, &ball, on);
    const Circle2 circle = {flattened(ball.center), ball.radius};
    on->out.z = 0;
    if (!(dot(on->out, on->out) > R(0.01)))
        return false;
    on->out = with_length(1, on->out);
    on->at = mad(sphere_of_circle2(&circle).center, circle.radius * about_one(i), on->out);
    memcpy(shape, &circle, sizeof circle);
    return true;
}

#endif
