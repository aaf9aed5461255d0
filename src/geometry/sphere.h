/* geometry/sphere.h - valid spheres and balls, and the part of a ray in a sphere. It serves circles
 * as well: they are spheres in the plane z = 0. */
#ifndef ISECT_GEOMETRY_SPHERE_H
#define ISECT_GEOMETRY_SPHERE_H

#include "core/answers.h"

/* True of the radius of a ball that is not empty. */
FORMULA mask is_radius(num r)
{
    return (r >= 0) & (r <= REAL_MAX);
}
FORMULA mask finite_ball(const Sphere *sphere)
{
    return finite3(sphere->center) & is_radius(sphere->radius);
}

/* With the centre at the origin the line is m + t d. Its nearest point is m + s d with s = -m.d /
 * d.d. The line enters and leaves where |t - s| |d| is the half chord sqrt(r^2 - |nearest|^2). The
 * nearest point is computed explicitly, which avoids the cancellation in b^2 - 4ac when the sphere
 * is small or far away. */
FORMULA num half_chord2(Vec3 m, num s, Vec3 d, num r)
{
    const Vec3 nearest = mad(m, s, d);
    return r * r - dot(nearest, nearest);
}

FORMULA Span span_in_sphere(const Ray *ray, const Sphere *sphere)
{
    Vec3 m = sub(ray->origin, sphere->center);
    num r = sphere->radius;
    num dd = dot(ray->dir, ray->dir);
    mask point = dd == 0; /* the ray is one point, nearest at every t */

    num s = num_select(point, splat(0), -dot(m, ray->dir) / dd);
    num h2 = half_chord2(m, s, ray->dir, r);
    mask hit = (r >= 0) & (r <= REAL_MAX) & (h2 >= 0) & (dd <= REAL_MAX);
    if (LANES == 1 && mask_none(hit))
        return span_miss();

    num h = num_sqrt(h2 / dd);
    return span_where(hit, num_select(point, splat(-REAL_INF), saturate(s - h)),
                      num_select(point, splat(REAL_INF), saturate(s + h)), ray);
}

#endif
