/* isect_bound_aabb_moved, isect_bound_aabb_segment, isect_bound_aabb_triangle,
 * isect_bound_aabb_rectangle, isect_bound_aabb_disc, isect_bound_aabb_quad,
 * isect_bound_aabb_sphere, isect_bound_aabb_capsule, isect_bound_aabb_lozenge,
 * isect_bound_aabb_ellipsoid, isect_bound_aabb_cylinder, isect_bound_aabb_cone,
 * isect_bound_aabb_torus, isect_bound_aabb_obb - the box of a shape, and of a transformed box.
 *
 * Every shape is a few points and an extent around them along each axis, so a bound is the greatest
 * sum of numbers (bound/rounded_sum.h). The extents along x:
 *
 *   ball        radius
 *   box         sum of |axis[k].x| half[k]            (Arvo)
 *   ellipsoid   length of (axis[k].x radius[k])
 *   disc        radius |(n.y, n.z)| / |n|
 *
 * Errors of the last two, in h = epsilon / 2:
 *
 *   numbers: differences or products    1
 *   divided by the greatest of them     2, squares 5, sum of three 7
 *   root, times the greatest            below 6 epsilon for both lengths of a quotient
 *   quotient times the radius           12 to 13 h, common errors counted once: below 6 epsilon
 *
 * A quotient that underflows costs less than DBL_MIN times the radius, which is added. */
#include "bound/box.h"
#include "bound/lengths.h"
#include "bound/shape.h"
#include "core/vec3.h"
#include "geometry/aabb.h"
#include HEADER(bound)

enum { LOWER, UPPER };

/* Upper bounds along the three axes, first against them, then along them. For lower bounds all
 * signs are reversed. */
typedef struct Reaches {
    Sum up[2][3];
} Reaches;

/* The extent of a few points. */
static Reaches extent_of_points(const Vec3 *points, int count)
{
    Reaches extent;
    for (int axis = 0; axis < 3; axis++)
        for (int side = LOWER; side <= UPPER; side++) {
            const double sign = side == UPPER ? 1 : -1;
            double most = sign * component(&points[0], axis);
            for (int i = 1; i < count; i++)
                most = fmax(most, sign * component(&points[i], axis));
            extent.up[side][axis] = sum_of(most);
        }
    return extent;
}
static void extend_by_radius(Reaches *extent, double radius)
{
    for (int axis = 0; axis < 3; axis++)
        for (int side = LOWER; side <= UPPER; side++)
            sum_add(&extent->up[side][axis], radius);
}
/* Extends by s * vector with s in [0, 1]. */
static void extend_by_vector(Reaches *extent, const Vec3 *vector)
{
    for (int axis = 0; axis < 3; axis++) {
        const double x = component(vector, axis);
        sum_add(&extent->up[UPPER][axis], fmax(x, 0));
        sum_add(&extent->up[LOWER][axis], fmax(-x, 0));
    }
}
static isect_status to_box(Aabb *aabb, const Reaches *extent)
{
    const Sum(*up)[3] = extent->up;
    *aabb = (Aabb){
        {0 - sum_upper(up[LOWER][0]), 0 - sum_upper(up[LOWER][1]), 0 - sum_upper(up[LOWER][2])},
        {sum_upper(up[UPPER][0]), sum_upper(up[UPPER][1]), sum_upper(up[UPPER][2])}};
    return ISECT_OK;
}

#define AABB_CHECK(shape, radius, radii)                                                           \
    do {                                                                                           \
        const isect_status status =                                                                \
            shape_status(aabb, shape, sizeof *(shape), (shape) ? (radius) : NULL, radii);          \
        if (status != ISECT_OK)                                                                    \
            return status;                                                                         \
    } while (0)

/* ---- corners ---- */

static isect_status of_corners(Aabb *aabb, const void *corners, int count)
{
    const isect_status status = shape_status(aabb, corners, (size_t)count * sizeof(Vec3), NULL, 0);
    if (status != ISECT_OK)
        return status;
    const Reaches extent = extent_of_points(corners, count);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_segment)(const Segment *segment, Aabb *aabb)
{
    return of_corners(aabb, segment, 2);
}
isect_status X(bound_aabb_triangle)(const Triangle *triangle, Aabb *aabb)
{
    return of_corners(aabb, triangle, 3);
}
isect_status X(bound_aabb_quad)(const Quad *quad, Aabb *aabb)
{
    return of_corners(aabb, quad, 4);
}
isect_status X(bound_aabb_rectangle)(const Rectangle *rectangle, Aabb *aabb)
{
    AABB_CHECK(rectangle, NULL, 0);
    Reaches extent = extent_of_points(&rectangle->corner, 1);
    extend_by_vector(&extent, &rectangle->u), extend_by_vector(&extent, &rectangle->v);
    return to_box(aabb, &extent);
}

/* ---- swept spheres ---- */

isect_status X(bound_aabb_sphere)(const Sphere *sphere, Aabb *aabb)
{
    AABB_CHECK(sphere, &sphere->radius, 1);
    Reaches extent = extent_of_points(&sphere->center, 1);
    extend_by_radius(&extent, (double)sphere->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_capsule)(const Capsule *capsule, Aabb *aabb)
{
    AABB_CHECK(capsule, &capsule->radius, 1);
    Reaches extent = extent_of_points(&capsule->a, 2);
    extend_by_radius(&extent, (double)capsule->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_lozenge)(const Lozenge *lozenge, Aabb *aabb)
{
    AABB_CHECK(lozenge, &lozenge->radius, 1);
    Reaches extent = extent_of_points(&lozenge->corner, 1);
    extend_by_vector(&extent, &lozenge->u), extend_by_vector(&extent, &lozenge->v);
    extend_by_radius(&extent, (double)lozenge->radius);
    return to_box(aabb, &extent);
}

/* ---- discs, cylinders, cones, tori ---- */

/* Extends by a disc; without a normal it is a ball. */
static void extend_by_disc(Reaches *extent, Vec3d normal, double radius)
{
    const double most = max_norm(normal);
    for (int axis = 0; axis < 3; axis++) {
        const double n = ((const double *)&normal)[axis];
        Vec3d across = normal;
        ((double *)&across)[axis] = 0;
        const double most_across = max_norm(across);
        double reach = radius;
        if (most_across == 0 && n != 0)
            continue;
        if (n != 0)
            reach *= most_across / most *
                         (relative_length(across, most_across) / relative_length(normal, most)) +
                     DBL_MIN;
        for (int side = LOWER; side <= UPPER; side++)
            if (n == 0)
                sum_add(&extent->up[side][axis], reach);
            else
                sum_add_rounded(&extent->up[side][axis], reach);
    }
}

isect_status X(bound_aabb_disc)(const Disc *disc, Aabb *aabb)
{
    AABB_CHECK(disc, &disc->radius, 1);
    Reaches extent = extent_of_points(&disc->center, 1);
    extend_by_disc(&extent, to_vec3d(disc->normal), (double)disc->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_cylinder)(const Cylinder *cylinder, Aabb *aabb)
{
    AABB_CHECK(cylinder, &cylinder->radius, 1);
    Reaches extent = extent_of_points(&cylinder->a, 2);
    extend_by_disc(&extent, direction_between(cylinder->a, cylinder->b), (double)cylinder->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_cone)(const Cone *cone, Aabb *aabb)
{
    AABB_CHECK(cone, &cone->radius, 1);
    Reaches extent = extent_of_points(&cone->base, 1);
    const Reaches tip = extent_of_points(&cone->tip, 1);
    extend_by_disc(&extent, direction_between(cone->tip, cone->base), (double)cone->radius);
    Aabb of_tip;
    to_box(aabb, &extent), to_box(&of_tip, &tip);
    include(aabb, &of_tip);
    return ISECT_OK;
}

/* The extent of the disc of its circle, and its minor radius. */
isect_status X(bound_aabb_torus)(const Torus *torus, Aabb *aabb)
{
    const real *radii = torus ? &torus->major : NULL;
    AABB_CHECK(torus, radii, 2);
    Reaches extent = extent_of_points(&torus->center, 1);
    extend_by_disc(&extent, to_vec3d(torus->axis), (double)torus->major);
    extend_by_radius(&extent, (double)torus->minor);
    return to_box(aabb, &extent);
}

/* ---- boxes and ellipsoids ---- */

isect_status X(bound_aabb_obb)(const Obb *obb, Aabb *aabb)
{
    AABB_CHECK(obb, obb->half, 3);
    Reaches extent = extent_of_points(&obb->center, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int side = LOWER; side <= UPPER; side++)
            for (int k = 0; k < 3; k++)
                sum_add_product(&extent.up[side][axis], fabs(component(&obb->axis[k], axis)),
                                (double)obb->half[k]);
    return to_box(aabb, &extent);
}

isect_status X(bound_aabb_ellipsoid)(const Ellipsoid *ellipsoid, Aabb *aabb)
{
    AABB_CHECK(ellipsoid, ellipsoid->radius, 3);
    Reaches extent = extent_of_points(&ellipsoid->center, 1);
    for (int axis = 0; axis < 3; axis++) {
        Vec3d product;
        int used = 0, last = 0;
        for (int k = 0; k < 3; k++) {
            const double x = fabs(component(&ellipsoid->axis[k], axis)),
                         radius = (double)ellipsoid->radius[k];
            ((double *)&product)[k] = x * radius;
            if (x > 0 && radius > 0)
                used++, last = k;
        }
        const double most = max_norm(product);
        for (int side = LOWER; side <= UPPER; side++)
            if (used < 2)
                sum_add_product(&extent.up[side][axis],
                                fabs(component(&ellipsoid->axis[last], axis)),
                                (double)ellipsoid->radius[last]);
            else if (most > 0 && most <= DBL_MAX)
                sum_add_rounded(&extent.up[side][axis], most * relative_length(product, most));
            else /* out of range: zero or infinite */
                sum_add_rounded(&extent.up[side][axis], most);
    }
    return to_box(aabb, &extent);
}

/* The greatest of x * [lower, upper]; bounds may be infinite, and 0 times those is 0. */
static void add_greatest(Sum *up, double x, double lower, double upper)
{
    if (x != 0)
        sum_add_product(up, x, x > 0 ? upper : lower);
}
isect_status X(bound_aabb_moved)(const Aabb *box, const Vec3 *axes, const Vec3 *origin, Aabb *aabb)
{
    if (!aabb || !box || !axes || !origin)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)axes, 9) || !finite3(*origin) || has_nan(box))
        return ISECT_NOT_FINITE;
    if (!not_empty(box))
        return ISECT_EMPTY;
    Reaches extent = extent_of_points(origin, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const double x = component(&axes[k], axis), lower = component(&box->lower, k),
                         upper = component(&box->upper, k);
            add_greatest(&extent.up[UPPER][axis], x, lower, upper);
            add_greatest(&extent.up[LOWER][axis], -x, lower, upper);
        }
    return to_box(aabb, &extent);
}
