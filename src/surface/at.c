/* isect_at, isect_at_triangle, isect_at_triangle_normal, isect_at_triangle_texture,
 * isect_at_ellipsoid, isect_at_sphere - points of rays and surfaces by their parameters, and what
 * the corners of a triangle carry.
 *
 * All of them are weighted sums of points or directions. Where a product or a sum is not finite, it
 * is computed again with separate exponents: the sum itself may be in range. */
#include "surface/unit.h"
#include HEADER(surface)

/* A coordinate: s[0] x[0] + s[1] x[1] + ... */
static real sum_at(const real *s, const real *x, int count)
{
    real sum = s[0] * x[0];
    for (int i = 1; i < count; i++)
        sum += s[i] * x[i];
    if (!(real_abs(sum) <= REAL_MAX)) {
        int exponent;
        sum = sum_of_products(s, x, count, &exponent);
        sum = saturated(times_two_to(sum, exponent));
    }
    return sum + 0;
}

/* The sum of s[i] p[i]; 0 if a number is NaN or infinite. */
static Vec3 point_at(const real *s, const Vec3 *p, int count)
{
    real x[MOST_PRODUCTS], y[MOST_PRODUCTS], z[MOST_PRODUCTS];
    for (int i = 0; i < count; i++) {
        if (!finite3(p[i]) || !(real_abs(s[i]) <= REAL_MAX))
            return (Vec3){0, 0, 0};
        x[i] = p[i].x, y[i] = p[i].y, z[i] = p[i].z;
    }
    return (Vec3){sum_at(s, x, count), sum_at(s, y, count), sum_at(s, z, count)};
}

Vec3 X(at)(const Ray *ray, real t)
{
    const real share[] = {1, t};
    const Vec3 p[] = {ray->origin, ray->dir};
    return point_at(share, p, 2);
}

Vec3 X(at_triangle)(const Triangle *triangle, real u, real v, real w)
{
    const real share[] = {w, u, v};
    const Vec3 p[] = {triangle->a, triangle->b, triangle->c};
    return point_at(share, p, 3);
}

/* Normals are scaled so that the largest number is about 1: their sum neither overflows nor
 * underflows. */
Vec3 X(at_triangle_normal)(const Triangle *normals, real u, real v, real w)
{
    const real share[] = {w, u, v};
    Vec3 n[] = {normals->a, normals->b, normals->c};
    for (int i = 0; i < 3; i++)
        if (!finite3(n[i]))
            return no_normal;
    (void)fit_differences(n, 3);
    return unit(point_at(share, n, 3));
}

X(vec2) X(at_triangle_texture)(const X(triangle2) * coordinates, real u, real v, real w)
{
    const X(triangle2) *c = coordinates;
    const real share[] = {w, u, v};
    const Vec3 p[] = {{c->a.x, c->a.y, 0}, {c->b.x, c->b.y, 0}, {c->c.x, c->c.y, 0}};
    const Vec3 at = point_at(share, p, 3);
    return (X(vec2)){at.x, at.y};
}

/* The sines are those of the C library: their bits differ between systems. */
Vec3 X(at_ellipsoid)(const Ellipsoid *ellipsoid, real longitude, real latitude)
{
    const Vec3 *axis = ellipsoid->axis, p[] = {ellipsoid->center, axis[0], axis[1], axis[2]};
    if (!(real_abs(longitude) <= REAL_MAX) || !(real_abs(latitude) <= REAL_MAX))
        return (Vec3){0, 0, 0}; /* the sine of infinity sets errno */
    const double level = cos((double)latitude);
    const double on_ball[] = {level * cos((double)longitude), level * sin((double)longitude),
                              sin((double)latitude)};
    real share[4] = {1};
    for (int i = 0; i < 3; i++) {
        if (ellipsoid->radius[i] < 0)
            return (Vec3){0, 0, 0};
        share[i + 1] = (real)on_ball[i] * ellipsoid->radius[i];
    }
    return point_at(share, p, 4);
}

Vec3 X(at_sphere)(const Sphere *sphere, real longitude, real latitude)
{
    const real r = sphere->radius;
    const Ellipsoid ball = {sphere->center, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {r, r, r}};
    return X(at_ellipsoid)(&ball, longitude, latitude);
}
