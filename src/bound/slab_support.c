/* bound/slab_support.c - upper bounds of the support function of an intersection of slabs.
 *
 * Let lower[i] <= n[i] . p <= upper[i]. For a direction e = a n1 + b n2 + c n3
 *
 *   e . p <= a h1 + b h2 + c h3     h = upper if its multiplier is positive, else lower
 *
 * Any three slabs give such a bound, and the least is exact (linear programming duality). So all
 * triples are tried. A slab along a coordinate axis gives the bound of that axis alone.
 *
 * Rounding. For any multipliers, with the residual r = e - a n1 - b n2 - c n3,
 *
 *   e . p <= a h1 + b h2 + c h3 + r . p
 *   |r . p| <= R M                  R = |r.x| + |r.y| + |r.z|, M = greatest |coordinate|
 *   first round, R <= 1/8           M <= V + M / 8, so M <= 8/7 V;
 *                                   V: the greatest bound of the six directions of the axes
 *   second round                    the least of all bounds, with R M added
 *   sums of three products          4 epsilon of the sum of the absolute values
 *   underflow                       less than DBL_MIN each, as normals are scaled to be near 1 */
#include "bound/slab_support.h"
#include "bound/rounded_sum.h"
#include "core/power.h"
#include "core/vec3.h"

static void tighten(Extent *extent, int side, double bound)
{
    if (bound < extent->upper[side])
        extent->upper[side] = bound;
}

Slab X(slab_at)(const X(kdop) * kdop, size_t i)
{
    const real *n = (const real *)&kdop->normals[i];
    Slab slab;
    int exponent;
    double most = 0;
    for (int axis = 0; axis < 3; axis++)
        most = fmax(most, fabs((double)n[axis]));
    frexp(most, &exponent);
    for (int axis = 0; axis < 3; axis++) {
        const double x = times_power((double)n[axis], -exponent);
        slab.normal[axis] = x == 0 && n[axis] != 0 ? DBL_MIN : x; /* not along an axis */
    }
    slab.lower = fmin(times_power((double)kdop->lower[i], -exponent), DBL_MAX);
    slab.upper = fmax(times_power((double)kdop->upper[i], -exponent), -DBL_MAX);
    return slab;
}

/* Not less than a / b, and equal to it if b is a power of two. */
static double quotient_above(double a, double b)
{
    int exponent;
    const double quotient = a / b;
    return frexp(b, &exponent) == 0.5 && quotient * b == a ? quotient : double_above(quotient);
}
/* By a slab along a coordinate axis. */
static void bound_by_axis_slab(Extent *axes, const X(kdop) * kdop, size_t i)
{
    const real *n = (const real *)&kdop->normals[i];
    const double lower = (double)kdop->lower[i], upper = (double)kdop->upper[i];
    for (int axis = 0; axis < 3; axis++) {
        const double a = (double)n[axis];
        if (n[(axis + 1) % 3] != 0 || n[(axis + 2) % 3] != 0 || a == 0)
            continue;
        tighten(&axes[axis], 0, quotient_above(a > 0 ? -lower : upper, fabs(a)));
        tighten(&axes[axis], 1, quotient_above(a > 0 ? upper : -lower, fabs(a)));
    }
}
bool X(slab_multipliers)(double multiplier[3][3], const Slab *const slab[3])
{
    for (int j = 0; j < 3; j++) {
        const double *a = slab[(j + 1) % 3]->normal, *b = slab[(j + 2) % 3]->normal;
        for (int axis = 0; axis < 3; axis++) {
            const int y = (axis + 1) % 3, z = (axis + 2) % 3;
            multiplier[axis][j] = a[y] * b[z] - a[z] * b[y];
        }
    }
    const double *n = slab[0]->normal;
    const double all = n[0] * multiplier[0][0] + n[1] * multiplier[1][0] + n[2] * multiplier[2][0];
    for (int axis = 0; axis < 3; axis++)
        for (int j = 0; j < 3; j++) {
            multiplier[axis][j] /= all;
            if (!(fabs(multiplier[axis][j]) <= DBL_MAX))
                return false;
        }
    return true;
}

double X(slab_residual)(const double multiplier[3], const Slab *const slab[3], const Extent *extent)
{
    double residual = extent->slack;
    for (int i = 0; i < 3; i++) {
        double left = extent->direction[i], sizes = fabs(left);
        for (int j = 0; j < 3; j++) {
            const double product = multiplier[j] * slab[j]->normal[i];
            left -= product;
            sizes += fabs(product);
            residual += (fabs(multiplier[j]) + 1) * DBL_MIN;
        }
        residual += fabs(left) + 4 * DBL_EPSILON * sizes;
    }
    return residual * (1 + 8 * DBL_EPSILON);
}
static double dual_bound(const double multiplier[3], const Slab *const slab[3], int side)
{
    double sum = 0, sizes = 0;
    for (int j = 0; j < 3; j++) {
        const double f = side ? multiplier[j] : -multiplier[j];
        if (f == 0)
            continue;
        const double product = f * (f > 0 ? slab[j]->upper : slab[j]->lower);
        sum += product;
        sizes += fabs(product) + (fabs(f) + 1) * DBL_MIN;
    }
    const double bound = sum + 4 * DBL_EPSILON * sizes;
    return bound == bound ? bound : (double)INFINITY; /* from infinite bounds */
}

/* By three slabs. In the first round (max_coordinate is infinite) without the residual, if that is
 * small. */
static void bound_by_three(Extent *extent, const double axes[3][3], const Slab *const slab[3],
                           double max_coordinate)
{
    double multiplier[3];
    const double *w = extent->direction;
    for (int j = 0; j < 3; j++)
        multiplier[j] = w[0] * axes[0][j] + w[1] * axes[1][j] + w[2] * axes[2][j];
    const double residual = X(slab_residual)(multiplier, slab, extent);
    for (int side = 0; side < 2; side++) {
        const double bound = dual_bound(multiplier, slab, side);
        if (max_coordinate < (double)INFINITY)
            tighten(extent, side,
                    bound + residual * max_coordinate + 4 * DBL_EPSILON * fabs(bound));
        else if (residual <= 0.125)
            tighten(extent, side, bound);
    }
}
void X(slab_bound_by_threes)(Extent *extents, int count, const X(kdop) * kdop,
                             double max_coordinate)
{
    double axes[3][3];
    for (size_t i = 0; i < kdop->count; i++) {
        const Slab a = X(slab_at)(kdop, i);
        for (size_t j = i + 1; j < kdop->count; j++) {
            const Slab b = X(slab_at)(kdop, j);
            for (size_t k = j + 1; k < kdop->count; k++) {
                const Slab c = X(slab_at)(kdop, k);
                const Slab *const three[] = {&a, &b, &c};
                if (X(slab_multipliers)(axes, three))
                    for (int t = 0; t < count; t++)
                        bound_by_three(&extents[t], (const double(*)[3])axes, three,
                                       max_coordinate);
            }
        }
    }
}

double X(slab_bound_axes)(Extent axes[3], const X(kdop) * kdop)
{
    const double inf = (double)INFINITY;
    Extent first_round[3];
    double most = 0;
    for (int axis = 0; axis < 3; axis++) {
        axes[axis] = (Extent){.upper = {inf, inf}};
        axes[axis].direction[axis] = 1;
    }
    for (size_t i = 0; i < kdop->count; i++)
        bound_by_axis_slab(axes, kdop, i);
    memcpy(first_round, axes, sizeof first_round);
    X(slab_bound_by_threes)(first_round, 3, kdop, inf);
    for (int axis = 0; axis < 3; axis++)
        most = fmax(most, fmax(first_round[axis].upper[0], first_round[axis].upper[1]));
    return most * (8.0 / 7) * (1 + 4 * DBL_EPSILON) + DBL_MIN;
}

isect_status X(slab_status)(const X(kdop) * kdop)
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

isect_status X(slabs_of_frustum)(Halfspaces *below, const Frustum *frustum)
{
    for (int i = 0; i < PLANES; i++) {
        const Plane *plane = &frustum->plane[i];
        if (!finite3(plane->normal) || !(real_abs(plane->d) <= REAL_MAX))
            return ISECT_NOT_FINITE;
        below->normal[i] = plane->normal;
        below->lower[i] = -REAL_INF, below->upper[i] = -plane->d;
    }
    return ISECT_OK;
}
