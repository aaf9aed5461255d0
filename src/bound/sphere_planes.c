/* isect_bound_sphere_kdop14, isect_bound_sphere_kdop18, isect_bound_sphere_kdop26,
 * isect_bound_sphere_frustum - the ball of an intersection of slabs or half-spaces.
 *
 * A bounded solid is the hull of its corners, and each corner is a point where three planes meet,
 * inside all others. With multipliers for the coordinate axes, e = a n1 + b n2 + c n3 + r
 * (bound/slab_support.c),
 *
 *   coordinate of a corner    a h1 + b h2 + c h3 + r . p
 *   error                     |r|_1 times the greatest coordinate of the box, and the rounding
 *                             of three products
 *
 * If there are no such multipliers, the corner is a quotient of exact sums (meet/planes.c), or does
 * not exist. A computed corner that is outside a plane by more than its error is rejected; all
 * others count. The center is that of the smallest ball of the computed corners. */
#include "bound/ball.h"
#include "bound/fixed.h"
#include "bound/lengths.h"
#include "bound/rounded_sum.h"
#include "bound/slab_support.h"
#include "core/environment.h"
#include "geometry/finite.h"
#include HEADER(bound)
#include HEADER(meet)

enum { MOST_CORNERS = 256, MOST_SLABS = 13 };

/* An approximate corner: within `error` of `at` along each axis. */
typedef struct Corner {
    double at[3], error[3];
} Corner;

/* A solid, its box, a bound of its coordinates, and the results of its corners. */
typedef struct Solid {
    const X(kdop) * kdop;
    Slab slab[MOST_SLABS];
    Aabb box;
    double max_coordinate;
    Vec3 corner[MOST_CORNERS]; /* some corners, all different */
    size_t count;
    Vec3 center;
    double radius; /* around the center; negative if there is no corner */
} Solid;
typedef void Visit(Solid *solid, const Corner *corner);

/* The point where three planes meet, one of each slab. */
static Corner corner_of(const double multiplier[3][3], const double residual[3],
                        const double height[3], double max_coordinate)
{
    Corner corner;
    for (int axis = 0; axis < 3; axis++) {
        double sum = 0, sizes = 0;
        for (int j = 0; j < 3; j++) {
            const double part = multiplier[axis][j] * height[j];
            sum += part;
            sizes += fabs(part) + (fabs(multiplier[axis][j]) + 1) * DBL_MIN;
        }
        corner.at[axis] = sum;
        corner.error[axis] = residual[axis] * max_coordinate + 4 * DBL_EPSILON * sizes;
    }
    return corner;
}
/* The same from the given planes. Its error is 3 epsilon, relative, and the least number. False if
 * they do not meet in a point. */
static bool exact_corner(Corner *corner, const X(kdop) * kdop, const size_t three[3],
                         unsigned sides)
{
    const double eps = (double)REAL_EPSILON, least = (double)REAL_MIN * eps;
    Plane plane[3];
    for (int j = 0; j < 3; j++) {
        const size_t i = three[j];
        plane[j].normal = kdop->normals[i];
        plane[j].d = sides >> j & 1 ? -kdop->upper[i] : -kdop->lower[i];
    }
    const X(common) common = X(meet_planes)(&plane[0], &plane[1], &plane[2]);
    for (int axis = 0; axis < 3; axis++) {
        corner->at[axis] = component(&common.point[0], axis);
        corner->error[axis] = 4 * eps * fabs(corner->at[axis]) + least;
    }
    return common.count > 0;
}
/* False if it is certainly outside a plane. */
static bool may_be_inside(const Corner *corner, const Slab *slabs, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const double *n = slabs[i].normal;
        double height = 0, error = DBL_MIN;
        for (int axis = 0; axis < 3; axis++) {
            height += n[axis] * corner->at[axis];
            error += fabs(n[axis]) * corner->error[axis] +
                     4 * DBL_EPSILON * fabs(n[axis] * corner->at[axis]);
        }
        if (height - error * (1 + 4 * DBL_EPSILON) > slabs[i].upper ||
            height + error * (1 + 4 * DBL_EPSILON) < slabs[i].lower)
            return false;
    }
    return true;
}
static void visit_three(Solid *solid, const size_t three[3], Visit *visit)
{
    const Slab *slabs = solid->slab;
    const Slab *const slab[] = {&slabs[three[0]], &slabs[three[1]], &slabs[three[2]]};
    double multiplier[3][3], residual[3];
    const bool has_rows = X(slab_multipliers)(multiplier, slab);
    for (int axis = 0; axis < 3 && has_rows; axis++) {
        Extent extent = {{0, 0, 0}, 0, {0, 0}};
        extent.direction[axis] = 1;
        residual[axis] = X(slab_residual)(multiplier[axis], slab, &extent);
    }
    for (unsigned sides = 0; sides < 8; sides++) {
        double height[3];
        bool has_end = true;
        Corner corner;
        for (int j = 0; j < 3; j++) {
            height[j] = sides >> j & 1 ? slab[j]->upper : slab[j]->lower;
            has_end &=
                fabs(height[j]) <= DBL_MAX && !(sides >> j & 1 && slab[j]->upper == slab[j]->lower);
        }
        if (!has_end)
            continue;
        if (has_rows)
            corner =
                corner_of((const double(*)[3])multiplier, residual, height, solid->max_coordinate);
        else if (!exact_corner(&corner, solid->kdop, three, sides))
            return;
        if (may_be_inside(&corner, slabs, solid->kdop->count))
            visit(solid, &corner);
    }
}
static void visit_corners(Solid *solid, Visit *visit)
{
    size_t three[3];
    const size_t count = solid->kdop->count;
    for (three[0] = 0; three[0] < count; three[0]++)
        for (three[1] = three[0] + 1; three[1] < count; three[1]++)
            for (three[2] = three[1] + 1; three[2] < count; three[2]++)
                visit_three(solid, three, visit);
}

/* Removes the planes that do not reach the box: they meet no others at a corner. A far plane would
 * have a large error. */
static void drop_redundant_bounds(Slab *slab, const Aabb *box)
{
    double upper = 0, lower = 0, sizes = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double n = slab->normal[axis], a = n * component(&box->lower, axis),
                     b = n * component(&box->upper, axis);
        upper += fmax(a, b), lower += fmin(a, b);
        sizes += fmax(fabs(a), fabs(b)) + DBL_MIN;
    }
    const double slack = 4 * DBL_EPSILON * sizes;
    if (slab->upper > upper + slack)
        slab->upper = (double)INFINITY;
    if (slab->lower < lower - slack)
        slab->lower = -(double)INFINITY;
}

static double clamp_double(double x, double lower, double upper)
{
    return x < lower ? lower : x > upper ? upper : x;
}
/* Collects a corner, rounded and clamped to the box. */
static void collect_corner(Solid *solid, const Corner *corner)
{
    Vec3 p;
    for (int axis = 0; axis < 3; axis++)
        ((real *)&p)[axis] =
            (real)clamp_double(corner->at[axis], component(&solid->box.lower, axis),
                               component(&solid->box.upper, axis)) +
            0;
    for (size_t i = 0; i < solid->count; i++)
        if (memcmp(&solid->corner[i], &p, sizeof p) == 0)
            return;
    if (solid->count < MOST_CORNERS)
        solid->corner[solid->count++] = p;
}
/* Extends the radius to a corner, within its error and the box. */
static void extend_radius(Solid *solid, const Corner *corner)
{
    double distance[3];
    for (int axis = 0; axis < 3; axis++) {
        const double lower = component(&solid->box.lower, axis),
                     upper = component(&solid->box.upper, axis),
                     center = component(&solid->center, axis), at = corner->at[axis],
                     error = corner->error[axis];
        const double up = clamp_double(at + error, lower, upper) - center,
                     down = center - clamp_double(at - error, lower, upper);
        distance[axis] = fmax(fmax(up, down), 0);
    }
    solid->radius =
        fmax(solid->radius, safe_length((Vec3d){distance[0], distance[1], distance[2]}));
}

static isect_status ball_of_solid(Sphere *sphere, Solid *solid)
{
    isect_status status = X(bound_aabb_kdop)(solid->kdop, &solid->box);
    if (status != ISECT_OK)
        return status;
    if (!all_finite((const real *)&solid->box, 6))
        return ISECT_NOT_FINITE;
    for (int axis = 0; axis < 3; axis++)
        solid->max_coordinate =
            fmax(solid->max_coordinate, fmax(fabs(component(&solid->box.lower, axis)),
                                             fabs(component(&solid->box.upper, axis))));
    for (size_t i = 0; i < solid->kdop->count; i++) {
        solid->slab[i] = X(slab_at)(solid->kdop, i);
        drop_redundant_bounds(&solid->slab[i], &solid->box);
    }
    visit_corners(solid, collect_corner);
    if (solid->count == 0)
        return ISECT_EMPTY;
    Sphere ball;
    const X(points) corners = X(points_of)(solid->corner);
    status = X(bound_sphere_points)(corners, solid->count, &ball, NULL);
    if (status != ISECT_OK)
        return status;
    solid->center = ball.center;
    visit_corners(solid, extend_radius);
    return ball_of_radius(sphere, solid->center, solid->radius);
}
static isect_status ball_between(const X(kdop) * kdop, Sphere *sphere)
{
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const Environment environment = environment_enter();
    Solid solid = {.kdop = kdop, .radius = 0};
    const isect_status status = ball_of_solid(sphere, &solid);
    environment_leave(environment);
    return status;
}

#define SPHERE_OF_FIXED(fixed, with) MAKER_OF_FIXED(sphere, Sphere, fixed, with, ball_between)
OF_FIXED_KDOPS(SPHERE_OF_FIXED)

isect_status X(bound_sphere_frustum)(const Frustum *frustum, Sphere *sphere)
{
    Halfspaces below;
    if (!sphere || !frustum)
        return ISECT_BAD_ARGUMENT;
    const isect_status status = X(slabs_of_frustum)(&below, frustum);
    if (status != ISECT_OK)
        return status;
    return ball_between(&(X(kdop)){below.normal, PLANES, below.lower, below.upper}, sphere);
}
