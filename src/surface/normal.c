/* isect_normal_plane, isect_normal_disc, isect_normal_triangle, isect_normal_rectangle,
 * isect_normal_sphere, isect_normal_capsule, isect_normal_lozenge, isect_normal_torus,
 * isect_normal_cylinder, isect_normal_cone, isect_normal_aabb, isect_normal_obb,
 * isect_normal_ellipsoid - normals of surfaces.
 *
 * Five formulas serve thirteen shapes:
 *
 * - Flat shapes have one normal: given, or the cross product of two edge vectors.
 * - The set within a radius of a point, segment, rectangle or circle has a normal that points away
 *   from the nearest point of that core, which geometry/closest_lines.h computes, unless it is a
 *   circle.
 * - Cylinder and cone are a lateral surface between two flat ends: the one that the point is
 *   farthest outside of has the normal.
 * - Boxes have six faces with the same rule.
 * - An ellipsoid has the gradient of its equation.
 *
 * The offset of the point from the shape is scaled to about 1 first, so that squares fit, and the
 * result is divided by its length: each coordinate, and the length, has a relative error of at most
 * 3/2 epsilon. The error of a difference is equivalent to a small displacement of the point. */
#include "core/power.h"
#include "exact/sum.h"
#include "geometry/aabb.h"
#include "geometry/closest_lines.h"
#include "geometry/finite.h"
#include "geometry/flat.h"
#include "geometry/to_vec3d.h"
#include "surface/unit.h"
#include HEADER(surface)

/* Scales points down if a difference of two is not finite. It does so only then, because small
 * numbers lose digits. Returns the exponent. */
static int fit_far(Vec3 *p, int count)
{
    Vec3 lower = p[0], upper = p[0];
    for (int i = 1; i < count; i++)
        lower = min_of(lower, p[i]), upper = max_of(upper, p[i]);
    return finite3(sub(upper, lower)) ? 0 : fit_points(p, count);
}

/* ---- flat shapes ---- */

Vec3 X(normal_plane)(const Plane *plane, const Point *point)
{
    (void)point;
    return unit(plane->normal);
}

Vec3 X(normal_disc)(const Disc *disc, const Point *point)
{
    (void)point;
    const bool sound = finite3(disc->center) && disc->radius >= 0 && disc->radius <= REAL_MAX;
    return sound ? unit(disc->normal) : no_normal;
}

/* A coordinate of (b - a) x (c - a), expanded to an exact sum: its sign is exact, and it is rounded
 * once. */
static Exact minor_of(const double a[2], const double b[2], const double c[2])
{
    const Term terms[] = {{b[0], c[1], 1},  {b[1], -c[0], 1}, {c[0], a[1], 1},
                          {c[1], -a[0], 1}, {a[0], b[1], 1},  {a[1], -b[0], 1}};
    return isect_exact_sum(terms, 6);
}

static Vec3 normal_exactly(double a[5], double b[5], double c[5])
{
    Exact n[3];
    for (int i = 0; i < 3; i++)
        n[i] = minor_of(a + i + 1, b + i + 1, c + i + 1); /* of y and z, z and x, x and y */
    return unit_of_exact(n);
}

static void take(double to[5], Vec3 p)
{
    to_doubles(to, p), to[3] = to[0], to[4] = to[1];
}

/* Scales the largest coordinate to between 1/2 and 1; returns the exponent of the factor
 * removed. */
static int fit_double(double v[5])
{
    int exponent;
    (void)frexp(fmax(fmax(fabs(v[0]), fabs(v[1])), fabs(v[2])), &exponent);
    for (int i = 0; i < 5; i++)
        v[i] = times_power(v[i], -exponent);
    return exponent;
}

/* Differences, products and their difference are off by half an epsilon of double each: altogether
 * by 3/2 epsilon of the absolute products, and 1/2 of the coordinate. If these products are at most
 * three times the normal, or in floats 2^24 times, that is 5 epsilon. Differences so short that an
 * eighth of a coordinate may be rounded use the exact path. */
static Vec3 normal_of_corners(Vec3 corner_a, Vec3 corner_b, Vec3 corner_c)
{
    const double spread = ISECT_DOUBLE ? 3 : 0x1p24;
    double a[5], b[5], c[5], u[5], v[5], n[5] = {0}, size2 = 0, most2 = 0;
    take(a, corner_a), take(b, corner_b), take(c, corner_c);
    for (int i = 0; i < 5; i++) /* an eighth is finite */
        u[i] = b[i] / 8 - a[i] / 8, v[i] = c[i] / 8 - a[i] / 8;
    const bool long_enough = fit_double(u) > -900 && fit_double(v) > -900;
    for (int i = 0; i < 3; i++) {
        const double plus = u[i + 1] * v[i + 2], less = u[i + 2] * v[i + 1];
        const double most = fabs(plus) + fabs(less);
        n[i] = plus - less;
        size2 += n[i] * n[i], most2 += most * most;
    }
    if (!long_enough || !(size2 > 0x1p-800) || !(most2 <= spread * spread * size2))
        return normal_exactly(a, b, c);
    (void)fit_double(n); /* a product of two floats may exceed the range of float */
    return unit((Vec3){(real)n[0], (real)n[1], (real)n[2]});
}

Vec3 X(normal_triangle)(const Triangle *triangle, const Point *point)
{
    const Vec3 p[] = {triangle->a, triangle->b, triangle->c};
    (void)point;
    return all_finite3(p, 3) ? normal_of_corners(p[0], p[1], p[2]) : no_normal;
}

Vec3 X(normal_rectangle)(const Rectangle *rectangle, const Point *point)
{
    const Vec3 p[] = {rectangle->corner, rectangle->u, rectangle->v};
    (void)point;
    return all_finite3(p, 3) ? normal_of_corners((Vec3){0, 0, 0}, p[1], p[2]) : no_normal;
}

/* ---- round shapes: away from the nearest point of a point, segment, rectangle, circle ---- */

/* The unit vector from the nearest point corner + s u + t v to the point at w from the corner. */
static Vec3 away_from(Vec3 u, Vec3 v, Vec3 w)
{
    Vec3 difference[] = {u, v, w};
    (void)fit_differences(difference, 3);
    const Vec3 back = {-difference[0].x, -difference[0].y, -difference[0].z};
    return unit(shares_of(back, difference[1], difference[2], ends(0, 1), ends(0, 1)).offset);
}

Vec3 X(normal_sphere)(const Sphere *sphere, const Point *point)
{
    Vec3 p[] = {*point, sphere->center, {sphere->radius, 0, 0}};
    if (!all_finite3(p, 3) || sphere->radius < 0)
        return no_normal;
    (void)fit_far(p, 2);
    return unit(sub(p[0], p[1]));
}

Vec3 X(normal_capsule)(const Capsule *capsule, const Point *point)
{
    Vec3 p[] = {*point, capsule->a, capsule->b, {capsule->radius, 0, 0}};
    if (!all_finite3(p, 4) || capsule->radius < 0)
        return no_normal;
    (void)fit_far(p, 3);
    return away_from(sub(p[2], p[1]), (Vec3){0, 0, 0}, sub(p[0], p[1]));
}

Vec3 X(normal_lozenge)(const Lozenge *lozenge, const Point *point)
{
    Vec3 p[] = {*point, lozenge->corner, lozenge->u, lozenge->v, {lozenge->radius, 0, 0}};
    if (!all_finite3(p, 5) || lozenge->radius < 0)
        return no_normal;
    (void)fit_far(p, 4);
    return away_from(p[2], p[3], sub(p[0], p[1]));
}

/* Perpendicular to the axis, the circle is at the major radius. */
Vec3 X(normal_torus)(const Torus *torus, const Point *point)
{
    const Vec3 size = {torus->major, torus->minor, 0}, axis = unit(torus->axis);
    Vec3 p[] = {*point, torus->center, {torus->major, 0, 0}};
    if (!all_finite3(p, 3) || !finite3(torus->axis) || !finite3(size) || size.x < 0 || size.y < 0)
        return no_normal;
    (void)fit_far(p, 3);
    Vec3 difference[] = {sub(p[0], p[1]), p[2]};
    (void)fit_differences(difference, 2);
    if (largest_of(&axis, 1) == 0) /* a ball */
        return unit(difference[0]);
    const real height = dot(difference[0], axis);
    const Vec3 across = mad(difference[0], -height, axis), away = unit(across);
    const real beyond = real_sqrt(dot(across, across)) - difference[1].x;
    return unit(mad((Vec3){beyond * away.x, beyond * away.y, beyond * away.z}, height, axis));
}

/* ---- a lateral surface between two flat ends ---- */

/* With x along the axis and y away from it, the lateral surface goes from (0, at_a) to (length,
 * at_b). On the axis, where the direction away from it is zero, only the axial part of its normal
 * remains. */
static Vec3 out_of_side_or_end(Vec3 p[3], real at_a, real at_b)
{
    Vec3 size = {at_a, at_b, 0};
    if (!all_finite3(p, 3) || !finite3(size) || at_a < 0 || at_b < 0)
        return no_normal;
    Vec3 fit[] = {p[0], p[1], p[2], size};
    (void)fit_far(fit, 4);
    const Vec3 straight = sub(p[2], p[1]);
    const bool fits = finite3(straight); /* independent of the distance of the point */
    Vec3 difference[] = {sub(fit[0], fit[1]), sub(fit[2], fit[1]), fit[3]};
    Vec3 own[] = {fits ? straight : difference[1], fits ? size : fit[3]};
    const Vec3 axis = unit(own[0]);
    (void)fit_differences(difference, 3);
    (void)fit_differences(own, 2);
    const Vec3 w = difference[0], rise = {dot(own[0], axis), own[1].y - own[1].x, 0};
    const real length = dot(difference[1], axis), x = dot(w, axis);
    if (largest_of(&axis, 1) == 0) /* a ball */
        return unit(w);
    const Vec3 side = mad(w, -x, axis), away = unit(side);
    const Vec3 slope = at_a == at_b ? (Vec3){1, 0, 0} : unit(rise);
    const real out = slope.x * (real_sqrt(dot(side, side)) - difference[2].x) - slope.y * x;
    if (-x > out && -x > x - length)
        return (Vec3){0 - axis.x, 0 - axis.y, 0 - axis.z};
    if (x - length > out)
        return axis;
    return unit(mad((Vec3){slope.x * away.x, slope.x * away.y, slope.x * away.z}, -slope.y, axis));
}

Vec3 X(normal_cylinder)(const Cylinder *cylinder, const Point *point)
{
    Vec3 p[] = {*point, cylinder->a, cylinder->b};
    return out_of_side_or_end(p, cylinder->radius, cylinder->radius);
}

Vec3 X(normal_cone)(const Cone *cone, const Point *point)
{
    Vec3 p[] = {*point, cone->tip, cone->base};
    return out_of_side_or_end(p, 0, cone->radius);
}

/* ---- boxes ---- */

/* The direction, forward or backward, in which the point is farthest outside. */
static Vec3 out_of_face(const real forward[3], const real backward[3], const Vec3 axis[3])
{
    real most = -REAL_INF;
    Vec3 normal = no_normal;
    for (int i = 0; i < 3; i++) {
        if (forward[i] > most)
            most = forward[i], normal = axis[i];
        if (backward[i] > most)
            most = backward[i], normal = (Vec3){-axis[i].x, -axis[i].y, -axis[i].z};
    }
    return unit(normal);
}

Vec3 X(normal_aabb)(const Aabb *aabb, const Point *point)
{
    static const Vec3 axis[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
    if (!finite3(*point) || !not_empty(aabb))
        return no_normal;
    Vec3 p[] = {*point, aabb->lower, aabb->upper};
    (void)fit_points(p, 3);
    const Vec3 above = sub(p[0], p[2]), below = sub(p[1], p[0]);
    const real forward[] = {above.x, above.y, above.z}, backward[] = {below.x, below.y, below.z};
    return out_of_face(forward, backward, axis);
}

/* The coordinates of a point along the axes of a box or an ellipsoid. They are scaled by a power of
 * two, and so is the reach, if given. False for an empty shape, or numbers that are not finite. */
static bool seen_along(const Vec3 axis[3], Vec3 p[3], real x[3], real *reach)
{
    if (!all_finite3(p, 3) || !all_finite3(axis, 3) || p[2].x < 0 || p[2].y < 0 || p[2].z < 0)
        return false;
    const int down = fit_far(p, 2);
    Vec3 difference[] = {sub(p[0], p[1]), times_two_to3(p[2], down)};
    (void)fit_differences(difference, reach ? 2 : 1);
    for (int i = 0; i < 3; i++) {
        x[i] = saturated(dot(difference[0], axis[i]));
        if (reach)
            reach[i] = ((const real *)&difference[1])[i];
    }
    return true;
}

Vec3 X(normal_obb)(const Obb *obb, const Point *point)
{
    Vec3 p[] = {*point, obb->center, {obb->half[0], obb->half[1], obb->half[2]}};
    real x[3], half[3], forward[3], backward[3];
    if (!seen_along(obb->axis, p, x, half))
        return no_normal;
    for (int i = 0; i < 3; i++)
        forward[i] = x[i] - half[i], backward[i] = -x[i] - half[i];
    return out_of_face(forward, backward, obb->axis);
}

/* ---- ellipsoids ---- */

/* x / radius^2 for each axis, all scaled by the same power of two. */
static void steepness(real x[3], const real radius[3])
{
    int power[3], of_radius, most = INT32_MIN;
    for (int i = 0; i < 3; i++) {
        const real r = (real)frexp((double)radius[i], &of_radius);
        x[i] = (real)frexp((double)x[i], &power[i]) / (r * r);
        power[i] -= 2 * of_radius;
        if (x[i] != 0 && power[i] > most)
            most = power[i];
    }
    for (int i = 0; i < 3; i++)
        x[i] = x[i] == 0 ? 0 : times_two_to(x[i], power[i] - most);
}

Vec3 X(normal_ellipsoid)(const Ellipsoid *ellipsoid, const Point *point)
{
    const real *radius = ellipsoid->radius;
    Vec3 p[] = {*point, ellipsoid->center, {radius[0], radius[1], radius[2]}};
    Vec3 gradient = {0, 0, 0};
    real x[3];
    int flat = 0;
    if (!seen_along(ellipsoid->axis, p, x, NULL))
        return no_normal;
    for (int i = 0; i < 3; i++)
        flat += radius[i] == 0;
    for (int i = 0; i < 3 && flat; i++) /* an axis with radius 0 dominates */
        x[i] = radius[i] > 0 ? 0 : flat == 1 && x[i] == 0 ? 1 : x[i];
    if (!flat)
        steepness(x, radius);
    for (int i = 0; i < 3; i++)
        gradient = mad(gradient, x[i], ellipsoid->axis[i]);
    return unit(gradient);
}
