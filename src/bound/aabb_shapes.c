/* bound/aabb_shapes.c - the box of each shape, and of a box that is moved.
 *
 * Every shape here is a few points and how far it reaches from them along an axis, so its bound is
 * the greatest sum of numbers (bound/rounded_sum.h). A ball reaches its radius, a box the sum of
 * its halves times what its axes have of the coordinate axis (Arvo), an ellipsoid the length of the
 * vector of those three. A disc with the normal n reaches radius * |(n.y, n.z)| / |n| along x.
 *
 * Rounding, in halves of an epsilon: numbers of a vector, differences or products, 1; their
 * quotients by the greatest 2, squares 5, the sum of three 7, its root and the product with the
 * greatest less than 6. The share of one length in another 12 without the rounding of the numbers,
 * which is common to both only in part: 12 with it, since each length has 5 without; times the
 * radius not 12 but 13 at the very most is not reached: less than 6 epsilon. A share that
 * underflows costs less than the least normal number times the radius, which is added. */
#include "bound/box.h"
#include "bound/rounded_sum.h"
#include "bound/shape.h"
#include "core/vec3.h"
#include "isect/bound.h"
#include "isectd/bound.h"
#include "shape/aabb.h"

enum { LOWER, UPPER };

/* Bounds along the three axes, first down, then up. Of the other direction all signs are turned, so
 * that there is only up. */
typedef struct Extent {
    Sum up[2][3];
} Extent;

static double component(const Vec3 *v, int axis)
{
    return (double)((const real *)v)[axis];
}

/* The greatest of a few coordinates, either way. */
static Extent extent_of_points(const Vec3 *points, int count)
{
    Extent extent;
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
static void extend_by_radius(Extent *extent, double radius)
{
    for (int axis = 0; axis < 3; axis++)
        for (int side = LOWER; side <= UPPER; side++)
            sum_add(&extent->up[side][axis], radius);
}
/* By s * way with s in [0, 1]. */
static void extend_by_vector(Extent *extent, const Vec3 *vector)
{
    for (int axis = 0; axis < 3; axis++) {
        const double x = component(vector, axis);
        sum_add(&extent->up[UPPER][axis], fmax(x, 0));
        sum_add(&extent->up[LOWER][axis], fmax(-x, 0));
    }
}
static isect_status to_box(Aabb *aabb, const Extent *extent)
{
    const Sum(*up)[3] = extent->up;
    *aabb = (Aabb){
        {0 - sum_upper(up[LOWER][0]), 0 - sum_upper(up[LOWER][1]), 0 - sum_upper(up[LOWER][2])},
        {sum_upper(up[UPPER][0]), sum_upper(up[UPPER][1]), sum_upper(up[UPPER][2])}};
    return ISECT_OK;
}

#define CHECK(shape, radius, radii)                                                                \
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
    const Extent extent = extent_of_points(corners, count);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_segment)(Aabb *aabb, const Segment *segment)
{
    return of_corners(aabb, segment, 2);
}
isect_status X(bound_aabb_triangle)(Aabb *aabb, const Triangle *triangle)
{
    return of_corners(aabb, triangle, 3);
}
isect_status X(bound_aabb_quad)(Aabb *aabb, const Quad *quad)
{
    return of_corners(aabb, quad, 4);
}
isect_status X(bound_aabb_rectangle)(Aabb *aabb, const Rectangle *rectangle)
{
    CHECK(rectangle, NULL, 0);
    Extent extent = extent_of_points(&rectangle->corner, 1);
    extend_by_vector(&extent, &rectangle->u), extend_by_vector(&extent, &rectangle->v);
    return to_box(aabb, &extent);
}

/* ---- what lies within a radius ---- */

isect_status X(bound_aabb_sphere)(Aabb *aabb, const Sphere *sphere)
{
    CHECK(sphere, &sphere->radius, 1);
    Extent extent = extent_of_points(&sphere->center, 1);
    extend_by_radius(&extent, (double)sphere->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_capsule)(Aabb *aabb, const Capsule *capsule)
{
    CHECK(capsule, &capsule->radius, 1);
    Extent extent = extent_of_points(&capsule->a, 2);
    extend_by_radius(&extent, (double)capsule->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_lozenge)(Aabb *aabb, const Lozenge *lozenge)
{
    CHECK(lozenge, &lozenge->radius, 1);
    Extent extent = extent_of_points(&lozenge->corner, 1);
    extend_by_vector(&extent, &lozenge->u), extend_by_vector(&extent, &lozenge->v);
    extend_by_radius(&extent, (double)lozenge->radius);
    return to_box(aabb, &extent);
}

/* ---- discs, and what ends in them ---- */

static double max_norm(const double x[3])
{
    return fmax(fmax(fabs(x[0]), fabs(x[1])), fabs(x[2]));
}
/* The root of the sum of squares, over the greatest number. */
static double relative_length(const double v[3])
{
    const double most = max_norm(v), x = v[0] / most, y = v[1] / most, z = v[2] / most;
    return sqrt(x * x + y * y + z * z);
}
/* By how far the disc reaches; without a normal it is a ball. */
static void extend_by_disc(Extent *extent, const double normal[3], double radius)
{
    for (int axis = 0; axis < 3; axis++) {
        double across[] = {normal[0], normal[1], normal[2]}, reach = radius;
        across[axis] = 0;
        if (max_norm(across) == 0 && normal[axis] != 0)
            continue;
        if (normal[axis] != 0)
            reach *= max_norm(across) / max_norm(normal) *
                         (relative_length(across) / relative_length(normal)) +
                     DBL_MIN;
        for (int side = LOWER; side <= UPPER; side++)
            if (normal[axis] == 0)
                sum_add(&extent->up[side][axis], reach);
            else
                sum_add_rounded(&extent->up[side][axis], reach);
    }
}
/* The way from a to b, or half of it; zero only where they are equal. */
static void direction_between(double difference[3], const Vec3 *a, const Vec3 *b)
{
    for (int axis = 0; axis < 3; axis++)
        difference[axis] = component(b, axis) - component(a, axis);
    if (max_norm(difference) <= DBL_MAX)
        return;
    for (int axis = 0; axis < 3; axis++) {
        const double half = component(b, axis) / 2 - component(a, axis) / 2;
        difference[axis] = half == 0 && difference[axis] != 0 ? difference[axis] : half;
    }
}

isect_status X(bound_aabb_disc)(Aabb *aabb, const Disc *disc)
{
    CHECK(disc, &disc->radius, 1);
    const double normal[] = {(double)disc->normal.x, (double)disc->normal.y,
                             (double)disc->normal.z};
    Extent extent = extent_of_points(&disc->center, 1);
    extend_by_disc(&extent, normal, (double)disc->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_cylinder)(Aabb *aabb, const Cylinder *cylinder)
{
    CHECK(cylinder, &cylinder->radius, 1);
    double axis[3];
    Extent extent = extent_of_points(&cylinder->a, 2);
    direction_between(axis, &cylinder->a, &cylinder->b);
    extend_by_disc(&extent, axis, (double)cylinder->radius);
    return to_box(aabb, &extent);
}
isect_status X(bound_aabb_cone)(Aabb *aabb, const Cone *cone)
{
    CHECK(cone, &cone->radius, 1);
    double axis[3];
    Extent extent = extent_of_points(&cone->base, 1);
    const Extent tip = extent_of_points(&cone->tip, 1);
    direction_between(axis, &cone->tip, &cone->base);
    extend_by_disc(&extent, axis, (double)cone->radius);
    Aabb of_tip;
    to_box(aabb, &extent), to_box(&of_tip, &tip);
    include(aabb, &of_tip);
    return ISECT_OK;
}

/* A ring reaches what the disc of its circle does, and its minor radius. */
isect_status X(bound_aabb_torus)(Aabb *aabb, const Torus *torus)
{
    const real *radii = torus ? &torus->major : NULL;
    CHECK(torus, radii, 2);
    const double axis[] = {(double)torus->axis.x, (double)torus->axis.y, (double)torus->axis.z};
    Extent extent = extent_of_points(&torus->center, 1);
    extend_by_disc(&extent, axis, (double)torus->major);
    extend_by_radius(&extent, (double)torus->minor);
    return to_box(aabb, &extent);
}

/* ---- what has axes ---- */

isect_status X(bound_aabb_obb)(Aabb *aabb, const Obb *obb)
{
    CHECK(obb, obb->half, 3);
    Extent extent = extent_of_points(&obb->center, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int side = LOWER; side <= UPPER; side++)
            for (int k = 0; k < 3; k++)
                sum_add_product(&extent.up[side][axis], fabs(component(&obb->axis[k], axis)),
                                (double)obb->half[k]);
    return to_box(aabb, &extent);
}

isect_status X(bound_aabb_ellipsoid)(Aabb *aabb, const Ellipsoid *ellipsoid)
{
    CHECK(ellipsoid, ellipsoid->radius, 3);
    Extent extent = extent_of_points(&ellipsoid->center, 1);
    for (int axis = 0; axis < 3; axis++) {
        double product[3];
        int used = 0, last = 0;
        for (int k = 0; k < 3; k++) {
            const double x = fabs(component(&ellipsoid->axis[k], axis)),
                         radius = (double)ellipsoid->radius[k];
            product[k] = x * radius;
            if (x > 0 && radius > 0)
                used++, last = k;
        }
        for (int side = LOWER; side <= UPPER; side++)
            if (used < 2)
                sum_add_product(&extent.up[side][axis],
                                fabs(component(&ellipsoid->axis[last], axis)),
                                (double)ellipsoid->radius[last]);
            else if (max_norm(product) > 0 && max_norm(product) <= DBL_MAX)
                sum_add_rounded(&extent.up[side][axis],
                                max_norm(product) * relative_length(product));
            else /* out of range, where they are next to nothing or too much */
                sum_add_rounded(&extent.up[side][axis], max_norm(product));
    }
    return to_box(aabb, &extent);
}

/* The greatest of x * [lower, upper]; bounds may be infinite, and 0 times those is 0. */
static void add_greatest(Sum *up, double x, double lower, double upper)
{
    if (x != 0)
        sum_add_product(up, x, x > 0 ? upper : lower);
}
isect_status X(bound_aabb_moved)(Aabb *aabb, const Aabb *box, const Vec3 *axes, const Vec3 *origin)
{
    if (!aabb || !box || !axes || !origin)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)axes, 9) || !finite3(*origin) || has_nan(box))
        return ISECT_NOT_FINITE;
    if (!not_empty(box))
        return ISECT_EMPTY;
    Extent extent = extent_of_points(origin, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const double x = component(&axes[k], axis), lower = component(&box->lower, k),
                         upper = component(&box->upper, k);
            add_greatest(&extent.up[UPPER][axis], x, lower, upper);
            add_greatest(&extent.up[LOWER][axis], -x, lower, upper);
        }
    return to_box(aabb, &extent);
}
