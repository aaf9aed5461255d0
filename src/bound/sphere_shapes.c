/* isect_bound_sphere_aabb, isect_bound_sphere_segment, isect_bound_sphere_triangle,
 * isect_bound_sphere_rectangle, isect_bound_sphere_disc, isect_bound_sphere_quad,
 * isect_bound_sphere_capsule, isect_bound_sphere_lozenge, isect_bound_sphere_ellipsoid,
 * isect_bound_sphere_cylinder, isect_bound_sphere_cone, isect_bound_sphere_torus,
 * isect_bound_sphere_obb, isect_bound_sphere_hull, isect_bound_sphere_moved - the smallest ball of
 * a shape, and of a transformed ball.
 *
 * The center is computed first, and rounded to `real`. The rest are lengths: the distance of the
 * farthest point of a shape is the length of a vector, or a sum of lengths. Cancellation occurs
 * only in differences, and their error is small compared with their length. Errors in h = epsilon /
 * 2:
 *
 *   a component of a vector 1     one difference
 *   its length              divided by the greatest component 1, squares 5, sums 7,
 *                           root and product 5 1/2
 *
 * So the error of a radius is a few h, relative, and a few of the least numbers. The radius is
 * grown by this error. */
#include "bound/ball.h"
#include "bound/box.h"
#include "bound/lengths.h"
#include "bound/shape.h"
#include HEADER(bound)

#define SPHERE_CHECK(shape, radius, radii)                                                         \
    do {                                                                                           \
        const isect_status status =                                                                \
            shape_status(sphere, shape, sizeof *(shape), (shape) ? (radius) : NULL, radii);        \
        if (status != ISECT_OK)                                                                    \
            return status;                                                                         \
    } while (0)

/* A ball with the given radius. */
static isect_status ball_as_given(Sphere *sphere, Vec3 center, real radius)
{
    *sphere = (Sphere){{center.x + 0, center.y + 0, center.z + 0}, radius + 0};
    return ISECT_OK;
}

static double distance(Vec3 a, Vec3 b)
{
    return safe_length(sub3d(to_vec3d(a), to_vec3d(b)));
}
static double farther(Vec3 center, Vec3 a, Vec3 b)
{
    return fmax(distance(a, center), distance(b, center));
}

/* ---- points ---- */

isect_status X(bound_sphere_segment)(const Segment *segment, Sphere *sphere)
{
    SPHERE_CHECK(segment, NULL, 0);
    const Vec3 center = midpoint(segment->a, segment->b);
    return ball_of_radius(sphere, center, farther(center, segment->a, segment->b));
}
static isect_status ball_of_points(Sphere *sphere, const Vec3 *points, size_t n)
{
    const X(points) all = X(points_of)(points);
    return X(bound_sphere_points)(all, n, sphere, NULL);
}
isect_status X(bound_sphere_triangle)(const Triangle *triangle, Sphere *sphere)
{
    return triangle ? ball_of_points(sphere, &triangle->a, 3) : ISECT_BAD_ARGUMENT;
}
isect_status X(bound_sphere_quad)(const Quad *quad, Sphere *sphere)
{
    return quad ? ball_of_points(sphere, &quad->a, 4) : ISECT_BAD_ARGUMENT;
}
isect_status X(bound_sphere_hull)(const X(hull) * hull, Sphere *sphere)
{
    if (!hull || (hull->vertex_count > 0 && !hull->vertices))
        return ISECT_BAD_ARGUMENT;
    static const Vec3 none = {0, 0, 0};
    return ball_of_points(sphere, hull->vertices ? hull->vertices : &none, hull->vertex_count);
}

/* The distance of the farthest corner of a rectangle. */
static double corner_distance(Vec3 center, Vec3 corner, Vec3 u, Vec3 v)
{
    const Vec3d from = sub3d(to_vec3d(corner), to_vec3d(center)), up = mad3d(from, 1, to_vec3d(u));
    return fmax(
        fmax(safe_length(from), safe_length(up)),
        fmax(safe_length(mad3d(from, 1, to_vec3d(v))), safe_length(mad3d(up, 1, to_vec3d(v)))));
}
isect_status X(bound_sphere_rectangle)(const Rectangle *rectangle, Sphere *sphere)
{
    SPHERE_CHECK(rectangle, NULL, 0);
    const Vec3 corner = rectangle->corner, u = rectangle->u, v = rectangle->v;
    const Vec3 center = parallelogram_center(corner, u, v);
    return ball_of_radius(sphere, center, corner_distance(center, corner, u, v));
}

/* ---- shapes with a radius ---- */

isect_status X(bound_sphere_capsule)(const Capsule *capsule, Sphere *sphere)
{
    SPHERE_CHECK(capsule, &capsule->radius, 1);
    const Vec3 center = midpoint(capsule->a, capsule->b);
    const double distance_to_end = farther(center, capsule->a, capsule->b);
    return distance_to_end == 0
               ? ball_as_given(sphere, center, capsule->radius)
               : ball_of_radius(sphere, center, distance_to_end + (double)capsule->radius);
}
isect_status X(bound_sphere_lozenge)(const Lozenge *lozenge, Sphere *sphere)
{
    SPHERE_CHECK(lozenge, &lozenge->radius, 1);
    const Vec3 corner = lozenge->corner, u = lozenge->u, v = lozenge->v;
    const Vec3 center = parallelogram_center(corner, u, v);
    return ball_of_radius(sphere, center,
                          corner_distance(center, corner, u, v) + (double)lozenge->radius);
}
isect_status X(bound_sphere_torus)(const Torus *torus, Sphere *sphere)
{
    SPHERE_CHECK(torus, &torus->major, 2);
    Sum radius = sum_of((double)torus->major);
    sum_add(&radius, (double)torus->minor);
    const real up = sum_upper(radius);
    return up <= REAL_MAX ? ball_as_given(sphere, torus->center, up) : ISECT_NOT_FINITE;
}

/* ---- discs, and shapes that end in them ---- */

isect_status X(bound_sphere_disc)(const Disc *disc, Sphere *sphere)
{
    SPHERE_CHECK(disc, &disc->radius, 1);
    return ball_as_given(sphere, disc->center, disc->radius);
}

/* The greatest distance of a point of a disc. A point on its rim is at `to` plus a vector of length
 * `radius` perpendicular to the normal. The distance is greatest along the part of `to` that is
 * perpendicular to the normal. Its square is |to|^2 + radius^2 + 2 radius times the length of that
 * part. */
#define ROOT_OF_2 1.4142135623730952 /* rounded up */
static double rim_distance(Vec3d to, Vec3d normal, double radius)
{
    const double most = max_norm(normal);
    const Vec3d n = {normal.x / most, normal.y / most, normal.z / most};
    const double across = safe_length(cross3d(to, n)) / safe_length(n);
    return safe_length((Vec3d){safe_length(to), radius, ROOT_OF_2 * sqrt(radius) * sqrt(across)});
}

isect_status X(bound_sphere_cylinder)(const Cylinder *cylinder, Sphere *sphere)
{
    SPHERE_CHECK(cylinder, &cylinder->radius, 1);
    const Vec3 a = cylinder->a, b = cylinder->b, center = midpoint(a, b);
    const double radius = (double)cylinder->radius;
    const Vec3d axis = direction_between(a, b), from = to_vec3d(center);
    if (max_norm(axis) == 0)
        return ball_as_given(sphere, a, cylinder->radius);
    return ball_of_radius(sphere, center,
                          fmax(rim_distance(sub3d(to_vec3d(a), from), axis, radius),
                               rim_distance(sub3d(to_vec3d(b), from), axis, radius)));
}

/* The tip and the rim have equal distances from the center, which is between the middle of the base
 * and that of the axis; for a blunt cone it is in the base. */
isect_status X(bound_sphere_cone)(const Cone *cone, Sphere *sphere)
{
    SPHERE_CHECK(cone, &cone->radius, 1);
    const Vec3d axis = direction_between(cone->tip, cone->base), tip = to_vec3d(cone->tip),
                base = to_vec3d(cone->base);
    if (max_norm(axis) == 0)
        return ball_as_given(sphere, cone->base, cone->radius);
    const Vec3d half = {base.x / 2 - tip.x / 2, base.y / 2 - tip.y / 2, base.z / 2 - tip.z / 2};
    const double radius = (double)cone->radius, steep = radius / 2 / safe_length(half),
                 fraction = steep < 1 ? (1 - steep) * (1 + steep) / 2 : 0, rest = 1 - fraction;
    const Vec3 center = {rounded(tip.x * fraction + base.x * rest),
                         rounded(tip.y * fraction + base.y * rest),
                         rounded(tip.z * fraction + base.z * rest)};
    return ball_of_radius(sphere, center,
                          fmax(distance(cone->tip, center),
                               rim_distance(sub3d(base, to_vec3d(center)), axis, radius)));
}

/* ---- shapes with axes ---- */

isect_status X(bound_sphere_obb)(const Obb *obb, Sphere *sphere)
{
    SPHERE_CHECK(obb, obb->half, 3);
    const Vec3d u = scaled_axis((double)obb->half[0], obb->axis[0]),
                v = scaled_axis((double)obb->half[1], obb->axis[1]),
                w = scaled_axis((double)obb->half[2], obb->axis[2]);
    const Vec3d sum = mad3d(u, 1, v), difference = mad3d(u, -1, v);
    const double first = fmax(safe_length(mad3d(sum, 1, w)), safe_length(mad3d(sum, -1, w)));
    const double second =
        fmax(safe_length(mad3d(difference, 1, w)), safe_length(mad3d(difference, -1, w)));
    return ball_of_radius(sphere, obb->center, fmax(first, second));
}

/* An upper bound of the spectral norm of a matrix with these columns: Jacobi's rotations of the
 * columns (Hestenes 1958), then Gershgorin's circles. Each of up to 24 rotations costs 8 halves of
 * an epsilon. */
static double spectral_norm_upper(Vec3d m[3])
{
    const double most = fmax(max_norm(m[0]), fmax(max_norm(m[1]), max_norm(m[2])));
    double square = 0;
    if (!(most > 0 && most <= DBL_MAX))
        return most;
    for (int k = 0; k < 3; k++)
        m[k] = (Vec3d){m[k].x / most, m[k].y / most, m[k].z / most};
    const int turns = orthogonalize(m, DBL_EPSILON);
    for (int k = 0; k < 3; k++)
        square = fmax(square,
                      fabs(dot3d(m[k], m[0])) + fabs(dot3d(m[k], m[1])) + fabs(dot3d(m[k], m[2])));
    return most * sqrt(square) * (1 + 4 * DBL_EPSILON * turns);
}

isect_status X(bound_sphere_ellipsoid)(const Ellipsoid *ellipsoid, Sphere *sphere)
{
    SPHERE_CHECK(ellipsoid, ellipsoid->radius, 3);
    Vec3d m[3];
    for (int k = 0; k < 3; k++)
        m[k] = scaled_axis((double)ellipsoid->radius[k], ellipsoid->axis[k]);
    return ball_of_radius(sphere, ellipsoid->center, spectral_norm_upper(m));
}

isect_status X(bound_sphere_moved)(const Sphere *ball, const Vec3 *axes, const Vec3 *origin,
                                   Sphere *sphere)
{
    if (!sphere || !ball || !axes || !origin)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)ball, 4) || !all_finite((const real *)axes, 9) ||
        !finite3(*origin))
        return ISECT_NOT_FINITE;
    if (ball->radius < 0)
        return ISECT_EMPTY;
    Vec3d m[3];
    Vec3 center;
    double off[3];
    for (int axis = 0; axis < 3; axis++) {
        Sum sum = sum_of((double)((const real *)origin)[axis]);
        for (int k = 0; k < 3; k++)
            sum_add_product(&sum, (double)((const real *)&axes[k])[axis],
                            (double)((const real *)ball)[k]);
        if (!(sum.size <= DBL_MAX))
            return ISECT_NOT_FINITE;
        const real number = rounded(sum.value);
        ((real *)&center)[axis] = number;
        off[axis] = fabs(sum.value - (double)number) +
                    (sum.exact ? fabs(sum.error) : 12 * DBL_EPSILON * sum.size + DBL_MIN);
    }
    for (int k = 0; k < 3; k++)
        m[k] = to_vec3d(axes[k]);
    const double radius =
        ball->radius > 0 ? product_nonzero((double)ball->radius, spectral_norm_upper(m)) : 0;
    return ball_of_radius(sphere, center, safe_length((Vec3d){off[0], off[1], off[2]}) + radius);
}

/* ---- boxes ---- */

isect_status X(bound_sphere_aabb)(const Aabb *aabb, Sphere *sphere)
{
    if (!sphere || !aabb)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = bounded_status(aabb);
    if (status != ISECT_OK)
        return status;
    const Vec3 center = midpoint(aabb->lower, aabb->upper);
    const Vec3d c = to_vec3d(center), up = sub3d(to_vec3d(aabb->upper), c),
                down = sub3d(c, to_vec3d(aabb->lower));
    const Vec3d half = {fmax(up.x, down.x), fmax(up.y, down.y), fmax(up.z, down.z)};
    return ball_of_radius(sphere, center, safe_length(half));
}
