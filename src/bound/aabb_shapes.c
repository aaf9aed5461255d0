/* bound/aabb_shapes.c - the box of each shape, and of a box that is moved.
 *
 * Every shape here is a few points and how far it reaches from them along an axis, so its bound is
 * the greatest sum of numbers (bound/outward.h). A ball reaches its radius, a box the sum of its
 * halves times what its axes have of the coordinate axis (Arvo), an ellipsoid the length of the
 * vector of those three. A disc with the normal n reaches radius * |(n.y, n.z)| / |n| along x.
 *
 * Rounding, in halves of an epsilon: numbers of a vector, differences or products, 1; their
 * quotients by the greatest 2, squares 5, the sum of three 7, its root and the product with the
 * greatest less than 6. The share of one length in another 12 without the rounding of the numbers,
 * which is common to both only in part: 12 with it, since each length has 5 without; times the
 * radius not 12 but 13 at the very most is not reached: less than 6 epsilon. A share that
 * underflows costs less than the least normal number times the radius, which is added. */
#include "bound/box.h"
#include "bound/outward.h"
#include "bound/shape.h"
#include "core/vec3.h"
#include "isect/bound.h"
#include "isectd/bound.h"
#include "shape/aabb.h"

enum { LOWER, UPPER };

/* Bounds along the three axes, first down, then up. Of the other direction all signs are turned, so
 * that there is only up. */
typedef struct Extent {
    Outward up[2][3];
} Extent;

static double of_axis(const Vec3 *v, int axis)
{
    return (double)((const real *)v)[axis];
}

/* The greatest of a few coordinates, either way. */
static Extent around(const Vec3 *points, int count)
{
    Extent extent;
    for (int axis = 0; axis < 3; axis++)
        for (int way = LOWER; way <= UPPER; way++) {
            const double sign = way == UPPER ? 1 : -1;
            double most = sign * of_axis(&points[0], axis);
            for (int i = 1; i < count; i++)
                most = fmax(most, sign * of_axis(&points[i], axis));
            extent.up[way][axis] = outward(most);
        }
    return extent;
}
static void grow(Extent *extent, double radius)
{
    for (int axis = 0; axis < 3; axis++)
        for (int way = LOWER; way <= UPPER; way++)
            add(&extent->up[way][axis], radius);
}
/* By s * way with s in [0, 1]. */
static void sweep(Extent *extent, const Vec3 *along)
{
    for (int axis = 0; axis < 3; axis++) {
        const double x = of_axis(along, axis);
        add(&extent->up[UPPER][axis], fmax(x, 0));
        add(&extent->up[LOWER][axis], fmax(-x, 0));
    }
}
static isect_status finish(Aabb *aabb, const Extent *extent)
{
    const Outward(*up)[3] = extent->up;
    *aabb =
        (Aabb){{0 - upper_of(up[LOWER][0]), 0 - upper_of(up[LOWER][1]), 0 - upper_of(up[LOWER][2])},
               {upper_of(up[UPPER][0]), upper_of(up[UPPER][1]), upper_of(up[UPPER][2])}};
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
    const Extent extent = around(corners, count);
    return finish(aabb, &extent);
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
    Extent extent = around(&rectangle->corner, 1);
    sweep(&extent, &rectangle->u), sweep(&extent, &rectangle->v);
    return finish(aabb, &extent);
}

/* ---- what lies within a radius ---- */

isect_status X(bound_aabb_sphere)(Aabb *aabb, const Sphere *sphere)
{
    CHECK(sphere, &sphere->radius, 1);
    Extent extent = around(&sphere->center, 1);
    grow(&extent, (double)sphere->radius);
    return finish(aabb, &extent);
}
isect_status X(bound_aabb_capsule)(Aabb *aabb, const Capsule *capsule)
{
    CHECK(capsule, &capsule->radius, 1);
    Extent extent = around(&capsule->a, 2);
    grow(&extent, (double)capsule->radius);
    return finish(aabb, &extent);
}
isect_status X(bound_aabb_lozenge)(Aabb *aabb, const Lozenge *lozenge)
{
    CHECK(lozenge, &lozenge->radius, 1);
    Extent extent = around(&lozenge->corner, 1);
    sweep(&extent, &lozenge->u), sweep(&extent, &lozenge->v);
    grow(&extent, (double)lozenge->radius);
    return finish(aabb, &extent);
}

/* ---- discs, and what ends in them ---- */

static double greatest(const double x[3])
{
    return fmax(fmax(fabs(x[0]), fabs(x[1])), fabs(x[2]));
}
/* The root of the sum of squares, over the greatest number. */
static double stretch_of(const double v[3])
{
    const double most = greatest(v), x = v[0] / most, y = v[1] / most, z = v[2] / most;
    return sqrt(x * x + y * y + z * z);
}
/* By how far the disc reaches; without a normal it is a ball. */
static void grow_as_disc(Extent *extent, const double normal[3], double radius)
{
    for (int axis = 0; axis < 3; axis++) {
        double across[] = {normal[0], normal[1], normal[2]}, reach = radius;
        across[axis] = 0;
        if (greatest(across) == 0 && normal[axis] != 0)
            continue;
        if (normal[axis] != 0)
            reach *=
                greatest(across) / greatest(normal) * (stretch_of(across) / stretch_of(normal)) +
                DBL_MIN;
        for (int way = LOWER; way <= UPPER; way++)
            if (normal[axis] == 0)
                add(&extent->up[way][axis], reach);
            else
                add_about(&extent->up[way][axis], reach);
    }
}
/* The way from a to b, or half of it; zero only where they are equal. */
static void direction(double way[3], const Vec3 *a, const Vec3 *b)
{
    for (int axis = 0; axis < 3; axis++)
        way[axis] = of_axis(b, axis) - of_axis(a, axis);
    if (greatest(way) <= DBL_MAX)
        return;
    for (int axis = 0; axis < 3; axis++) {
        const double half = of_axis(b, axis) / 2 - of_axis(a, axis) / 2;
        way[axis] = half == 0 && way[axis] != 0 ? way[axis] : half;
    }
}

isect_status X(bound_aabb_disc)(Aabb *aabb, const Disc *disc)
{
    CHECK(disc, &disc->radius, 1);
    const double normal[] = {(double)disc->normal.x, (double)disc->normal.y,
                             (double)disc->normal.z};
    Extent extent = around(&disc->center, 1);
    grow_as_disc(&extent, normal, (double)disc->radius);
    return finish(aabb, &extent);
}
isect_status X(bound_aabb_cylinder)(Aabb *aabb, const Cylinder *cylinder)
{
    CHECK(cylinder, &cylinder->radius, 1);
    double way[3];
    Extent extent = around(&cylinder->a, 2);
    direction(way, &cylinder->a, &cylinder->b);
    grow_as_disc(&extent, way, (double)cylinder->radius);
    return finish(aabb, &extent);
}
isect_status X(bound_aabb_cone)(Aabb *aabb, const Cone *cone)
{
    CHECK(cone, &cone->radius, 1);
    double way[3];
    Extent extent = around(&cone->base, 1);
    const Extent tip = around(&cone->tip, 1);
    direction(way, &cone->tip, &cone->base);
    grow_as_disc(&extent, way, (double)cone->radius);
    Aabb of_tip;
    finish(aabb, &extent), finish(&of_tip, &tip);
    include(aabb, &of_tip);
    return ISECT_OK;
}

/* A ring reaches what the disc of its circle does, and its minor radius. */
isect_status X(bound_aabb_torus)(Aabb *aabb, const Torus *torus)
{
    const real *radii = torus ? &torus->major : NULL;
    CHECK(torus, radii, 2);
    const double axis[] = {(double)torus->axis.x, (double)torus->axis.y, (double)torus->axis.z};
    Extent extent = around(&torus->center, 1);
    grow_as_disc(&extent, axis, (double)torus->major);
    grow(&extent, (double)torus->minor);
    return finish(aabb, &extent);
}

/* ---- what has axes ---- */

isect_status X(bound_aabb_obb)(Aabb *aabb, const Obb *obb)
{
    CHECK(obb, obb->half, 3);
    Extent extent = around(&obb->center, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int way = LOWER; way <= UPPER; way++)
            for (int k = 0; k < 3; k++)
                add_product(&extent.up[way][axis], fabs(of_axis(&obb->axis[k], axis)),
                            (double)obb->half[k]);
    return finish(aabb, &extent);
}

isect_status X(bound_aabb_ellipsoid)(Aabb *aabb, const Ellipsoid *ellipsoid)
{
    CHECK(ellipsoid, ellipsoid->radius, 3);
    Extent extent = around(&ellipsoid->center, 1);
    for (int axis = 0; axis < 3; axis++) {
        double product[3];
        int used = 0, last = 0;
        for (int k = 0; k < 3; k++) {
            const double x = fabs(of_axis(&ellipsoid->axis[k], axis)),
                         radius = (double)ellipsoid->radius[k];
            product[k] = x * radius;
            if (x > 0 && radius > 0)
                used++, last = k;
        }
        for (int way = LOWER; way <= UPPER; way++)
            if (used < 2)
                add_product(&extent.up[way][axis], fabs(of_axis(&ellipsoid->axis[last], axis)),
                            (double)ellipsoid->radius[last]);
            else if (greatest(product) > 0 && greatest(product) <= DBL_MAX)
                add_about(&extent.up[way][axis], greatest(product) * stretch_of(product));
            else /* out of range, where they are next to nothing or too much */
                add_about(&extent.up[way][axis], greatest(product));
    }
    return finish(aabb, &extent);
}

/* The greatest of x * [lower, upper]; bounds may be infinite, and 0 times those is 0. */
static void add_greatest(Outward *up, double x, double lower, double upper)
{
    if (x != 0)
        add_product(up, x, x > 0 ? upper : lower);
}
isect_status X(bound_aabb_moved)(Aabb *aabb, const Aabb *box, const Vec3 *axes, const Vec3 *origin)
{
    if (!aabb || !box || !axes || !origin)
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)axes, 9) || !finite3(*origin) || has_nan(box))
        return ISECT_NOT_FINITE;
    if (!not_empty(box))
        return ISECT_EMPTY;
    Extent extent = around(origin, 1);
    for (int axis = 0; axis < 3; axis++)
        for (int k = 0; k < 3; k++) {
            const double x = of_axis(&axes[k], axis), lower = of_axis(&box->lower, k),
                         upper = of_axis(&box->upper, k);
            add_greatest(&extent.up[UPPER][axis], x, lower, upper);
            add_greatest(&extent.up[LOWER][axis], -x, lower, upper);
        }
    return finish(aabb, &extent);
}
