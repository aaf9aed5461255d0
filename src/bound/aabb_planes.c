/* bound/aabb_planes.c - the box of what lies between planes: k-DOPs and frusta.
 *
 * How far does a set of points with lower <= n . x <= upper for several normals n reach along x?
 * The three planes that decide it have normals of which e = (1, 0, 0) is a sum, e = a n1 + b n2 + c
 * n3, and then x <= a h1 + b h2 + c h3, where h is the upper bound if its factor is positive, the
 * lower one if it is negative. Every three planes give such a bound, and the least one is exact
 * (that is the duality of linear programs): so all of them are tried. One plane across the axis
 * does alone.
 *
 * Rounding: whatever a, b, c are, with r = e - a n1 - b n2 - c n3 it is true of each point p that
 * p.x <= a h1 + b h2 + c h3 + r . p, and |r . p| is at most the sum of the sizes in r times the
 * greatest coordinate of p. If that sum is below 1/8 for all six directions, and V is the greatest
 * of the six bounds, no coordinate of p exceeds V + 1/8 of the greatest one, so none 8/7 V: that is
 * the first round. The second takes the least of all bounds with r . p added. Sums of three
 * products are wrong by less than 4 epsilon of the sizes that are added; what underflows is less
 * than the least normal number, normals are scaled to be near 1. */
#include "bound/box.h"
#include "bound/outward.h"
#include "core/environment.h"
#include "core/vec3.h"
#include "isect/bound.h"
#include "isectd/bound.h"

/* lower <= normal . x <= upper. */
typedef struct Slab {
    double normal[3], lower, upper;
} Slab;

/* How far the set reaches, at most, against the axes and along them. */
typedef struct Limits {
    double up[2][3];
} Limits;

static void at_most(Limits *limits, int way, int axis, double bound)
{
    if (bound < limits->up[way][axis])
        limits->up[way][axis] = bound;
}

/* Slab i; times a power of two that makes the largest component of the normal 1/2 to 1.
 * Where a bound leaves the range it is moved outward. */
static Slab slab_at(const X(kdop) * kdop, size_t i)
{
    const real *n = (const real *)&kdop->normals[i];
    Slab slab;
    int exponent = 0;
    double most = 0;
    for (int axis = 0; axis < 3; axis++)
        most = fmax(most, fabs((double)n[axis]));
    frexp(most, &exponent);
    for (int axis = 0; axis < 3; axis++) {
        const double x = ldexp((double)n[axis], -exponent);
        slab.normal[axis] = x == 0 && n[axis] != 0 ? DBL_MIN : x; /* not across an axis */
    }
    slab.lower = fmin(ldexp((double)kdop->lower[i], -exponent), DBL_MAX);
    slab.upper = fmax(ldexp((double)kdop->upper[i], -exponent), -DBL_MAX);
    return slab;
}

/* Not less than a / b, and equal to it if b is a power of two. */
static double quotient_above(double a, double b)
{
    int exponent;
    const double quotient = a / b;
    return frexp(b, &exponent) == 0.5 && quotient * b == a ? quotient
                                                           : nextafter(quotient, (double)INFINITY);
}
/* A plane across an axis. */
static void limit_by_one(Limits *limits, const X(kdop) * kdop, size_t i)
{
    const real *n = (const real *)&kdop->normals[i];
    const double lower = (double)kdop->lower[i], upper = (double)kdop->upper[i];
    for (int axis = 0; axis < 3; axis++) {
        const double a = (double)n[axis];
        if (n[(axis + 1) % 3] != 0 || n[(axis + 2) % 3] != 0 || a == 0)
            continue;
        at_most(limits, 0, axis, quotient_above(a > 0 ? -lower : upper, fabs(a)));
        at_most(limits, 1, axis, quotient_above(a > 0 ? upper : -lower, fabs(a)));
    }
}
/* The rows a, b, c with e = a n1 + b n2 + c n3 for each axis; false if there are none. */
static bool factors_of(double factor[3][3], const Slab *const slab[3])
{
    for (int j = 0; j < 3; j++) {
        const double *a = slab[(j + 1) % 3]->normal, *b = slab[(j + 2) % 3]->normal;
        for (int axis = 0; axis < 3; axis++) {
            const int y = (axis + 1) % 3, z = (axis + 2) % 3;
            factor[axis][j] = a[y] * b[z] - a[z] * b[y];
        }
    }
    const double *n = slab[0]->normal;
    const double all = n[0] * factor[0][0] + n[1] * factor[1][0] + n[2] * factor[2][0];
    for (int axis = 0; axis < 3; axis++)
        for (int j = 0; j < 3; j++) {
            factor[axis][j] /= all;
            if (!(fabs(factor[axis][j]) <= DBL_MAX))
                return false;
        }
    return true;
}

/* The sum of the sizes in r. */
static double rest_of(const double factor[3], const Slab *const slab[3], int axis)
{
    double rest = 0;
    for (int i = 0; i < 3; i++) {
        double left = i == axis, sizes = left;
        for (int j = 0; j < 3; j++) {
            const double product = factor[j] * slab[j]->normal[i];
            left -= product;
            sizes += fabs(product);
            rest += (fabs(factor[j]) + 1) * DBL_MIN;
        }
        rest += fabs(left) + 4 * DBL_EPSILON * sizes;
    }
    return rest * (1 + 4 * DBL_EPSILON);
}
static double height_of(const double factor[3], const Slab *const slab[3], int way)
{
    double sum = 0, sizes = 0;
    for (int j = 0; j < 3; j++) {
        const double f = way ? factor[j] : -factor[j];
        if (f == 0)
            continue;
        const double product = f * (f > 0 ? slab[j]->upper : slab[j]->lower);
        sum += product;
        sizes += fabs(product) + (fabs(f) + 1) * DBL_MIN;
    }
    const double height = sum + 4 * DBL_EPSILON * sizes;
    return height == height ? height : (double)INFINITY; /* from infinite bounds */
}

/* By three planes. The first time (far is infinite) those count whose rest is small, without it. */
static void limit_by_three(Limits *limits, const Slab *const slab[3], double far)
{
    double factor[3][3];
    if (!factors_of(factor, slab))
        return;
    for (int axis = 0; axis < 3; axis++) {
        const double rest = rest_of(factor[axis], slab, axis);
        for (int way = 0; way < 2; way++) {
            const double height = height_of(factor[axis], slab, way);
            if (far < (double)INFINITY)
                at_most(limits, way, axis, height + rest * far + 4 * DBL_EPSILON * fabs(height));
            else if (rest <= 0.125)
                at_most(limits, way, axis, height);
        }
    }
}
static void limit_by_threes(Limits *limits, const X(kdop) * kdop, double far)
{
    for (size_t i = 0; i < kdop->count; i++) {
        const Slab a = slab_at(kdop, i);
        for (size_t j = i + 1; j < kdop->count; j++) {
            const Slab b = slab_at(kdop, j);
            for (size_t k = j + 1; k < kdop->count; k++) {
                const Slab c = slab_at(kdop, k);
                const Slab *const three[] = {&a, &b, &c};
                limit_by_three(limits, three, far);
            }
        }
    }
}

/* No coordinate of any point is greater. */
static double far_of(const Limits *limits)
{
    double most = 0;
    for (int way = 0; way < 2; way++)
        for (int axis = 0; axis < 3; axis++)
            most = fmax(most, limits->up[way][axis]);
    return most * (8.0 / 7) * (1 + 4 * DBL_EPSILON) + DBL_MIN;
}
static real rounded_up(double bound)
{
    return upper_of((Outward){bound, 0, 0, true});
}
static isect_status box_between(Aabb *aabb, const X(kdop) * kdop)
{
    const double inf = (double)INFINITY;
    Limits limits = {{{inf, inf, inf}, {inf, inf, inf}}};
    for (size_t i = 0; i < kdop->count; i++)
        limit_by_one(&limits, kdop, i);
    Limits rough = limits;
    limit_by_threes(&rough, kdop, inf);
    const double far = far_of(&rough);
    if (far < inf)
        limit_by_threes(&limits, kdop, far);
    const double(*up)[3] = (const double(*)[3])limits.up;
    const Aabb box = {
        {0 - rounded_up(up[0][0]), 0 - rounded_up(up[0][1]), 0 - rounded_up(up[0][2])},
        {rounded_up(up[1][0]), rounded_up(up[1][1]), rounded_up(up[1][2])}};
    if (!not_empty(&box))
        return ISECT_EMPTY;
    *aabb = box;
    return ISECT_OK;
}

/* ISECT_OK if nothing is wrong with it. What is without a normal must hold 0. */
static isect_status status_of(const X(kdop) * kdop)
{
    isect_status status = ISECT_OK;
    for (size_t i = 0; i < kdop->count; i++) {
        const Vec3 n = kdop->normals[i];
        const real lower = kdop->lower[i], upper = kdop->upper[i];
        if (!finite3(n) || lower != lower || upper != upper)
            return ISECT_NOT_FINITE;
        const bool flat = n.x == 0 && n.y == 0 && n.z == 0;
        if (!(lower <= upper) || lower == REAL_INF || upper == -REAL_INF ||
            (flat && !(lower <= 0 && upper >= 0)))
            status = ISECT_EMPTY;
    }
    return status;
}
isect_status X(bound_aabb_kdop)(Aabb *aabb, const X(kdop) * kdop)
{
    if (!aabb || !kdop || (kdop->count > 0 && (!kdop->normals || !kdop->lower || !kdop->upper)))
        return ISECT_BAD_ARGUMENT;
    isect_status status = status_of(kdop);
    if (status == ISECT_OK) {
        const Environment environment = environment_enter();
        status = box_between(aabb, kdop);
        environment_leave(environment);
    }
    return status;
}

/* ---- of fixed normals ---- */

static const Vec3 axes_and_edges[] = {{1, 0, 0}, {0, 1, 0},  {0, 0, 1}, {1, 1, 0}, {1, -1, 0},
                                      {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}};
static const Vec3 axes_and_corners[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 1},
                                        {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};
static const Vec3 all_of_them[] = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1},  {1, 1, 0},  {1, -1, 0},
                                   {1, 0, 1},  {1, 0, -1}, {0, 1, 1},  {0, 1, -1}, {1, 1, 1},
                                   {1, 1, -1}, {1, -1, 1}, {1, -1, -1}};

#define OF_FIXED(fixed, with)                                                                      \
    isect_status X(bound_aabb_##fixed)(Aabb * aabb, const X(fixed) * fixed)                        \
    {                                                                                              \
        if (!fixed)                                                                                \
            return ISECT_BAD_ARGUMENT;                                                             \
        const X(kdop) view = {with, sizeof(with) / sizeof *with, fixed->lower, fixed->upper};      \
        return X(bound_aabb_kdop)(aabb, &view);                                                    \
    }
OF_FIXED(kdop14, axes_and_corners)
OF_FIXED(kdop18, axes_and_edges)
OF_FIXED(kdop26, all_of_them)

isect_status X(bound_aabb_frustum)(Aabb *aabb, const Frustum *frustum)
{
    enum { PLANES = 6 };
    Vec3 normal[PLANES];
    real lower[PLANES], upper[PLANES];
    if (!aabb || !frustum)
        return ISECT_BAD_ARGUMENT;
    for (int i = 0; i < PLANES; i++) {
        const Plane *plane = &frustum->plane[i];
        if (!finite3(plane->normal) || !(real_abs(plane->d) <= REAL_MAX))
            return ISECT_NOT_FINITE;
        normal[i] = plane->normal, lower[i] = -REAL_INF, upper[i] = -plane->d;
    }
    return X(bound_aabb_kdop)(aabb, &(X(kdop)){normal, PLANES, lower, upper});
}
