/* cast/ray_sphere.h - the part of a ray inside a solid sphere, also for the circle, which is that
 * of a sphere in the plane z = 0.
 *
 * Put the sphere's center at the origin: the line is m + t d. Its point nearest to the center is
 * m + s d with s = -m.d / d.d, and the line enters and leaves where |t - s| |d| equals the
 * half chord sqrt(r^2 - |nearest|^2). Measuring the nearest point directly keeps that difference
 * free of the cancellation that spoils b^2 - 4ac when the sphere is small or far away. */
#ifndef ISECT_CAST_RAY_SPHERE_H
#define ISECT_CAST_RAY_SPHERE_H

#include "core/answers.h"

FORMULA Span span_in_sphere(const Ray *ray, const Sphere *sphere)
{
    Vec3 m = sub(ray->origin, sphere->center);
    num r = sphere->radius;
    num dd = dot(ray->dir, ray->dir);
    mask point = dd == 0; /* the ray is one point, nearest at every t */

    num s = num_select(point, splat(0), -dot(m, ray->dir) / dd);
    Vec3 nearest = mad(m, s, ray->dir);
    num h2 = r * r - dot(nearest, nearest);
    mask hit = (r >= 0) & (r <= REAL_MAX) & (h2 >= 0) & (dd <= REAL_MAX);
    if (LANES == 1 && mask_none(hit))
        return span_miss();

    num h = num_sqrt(h2 / dd);
    return span_where(hit, num_select(point, splat(-REAL_INF), saturate(s - h)),
                      num_select(point, splat(REAL_INF), saturate(s + h)), ray);
}

#endif
