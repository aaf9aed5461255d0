/* isect_bound_kdop14_moved, isect_bound_kdop18_moved, isect_bound_kdop26_moved - the k-DOP of a
 * transformed k-DOP.
 *
 * A point p is mapped to o + p.x X + p.y Y + p.z Z. The support of the image along a normal n is n
 * . o plus that of the set along (n . X, n . Y, n . Z) (bound/slab_support.c). If this vector is
 * exact, the slabs along x, y and z give another bound, the sum of the greatest products (Arvo). It
 * is exact if nothing is rounded, and also valid for unbounded sets. The lesser bound is used. Its
 * sum has up to 6 products and 6 additions, fewer than the limit of bound/rounded_sum.h. */
#include "bound/fixed.h"
#include "bound/rounded_sum.h"
#include "bound/slab_support.h"
#include "core/environment.h"
#include "geometry/finite.h"
#include HEADER(bound)

enum { MOST_MOVED_SLABS = 13 };

typedef struct Motion {
    const Vec3 *axes, *origin;
} Motion;

/* A component of the vector: a sum of up to three numbers, and its error. */
static double transformed_component(Vec3 normal, Vec3 axis, double *slack)
{
    const double x = (double)normal.x * (double)axis.x, y = (double)normal.y * (double)axis.y,
                 z = (double)normal.z * (double)axis.z;
    Sum sum = sum_of(x);
    sum_add(&sum, y);
    const bool early = sum.error == 0;
    sum_add(&sum, z);
    if (!early || sum.error != 0)
        *slack += 2 * DBL_EPSILON * sum.size;
    return sum.value;
}
static Extent extent_of(Vec3 normal, const Motion *motion)
{
    const double inf = (double)INFINITY;
    Extent extent = {.upper = {inf, inf}};
    for (int k = 0; k < 3; k++)
        extent.direction[k] = transformed_component(normal, motion->axes[k], &extent.slack);
    return extent;
}

static Sum at_origin(Vec3 normal, const Motion *motion, double sign)
{
    Sum sum = sum_of(sign * (double)normal.x * (double)motion->origin->x);
    sum_add(&sum, sign * (double)normal.y * (double)motion->origin->y);
    sum_add(&sum, sign * (double)normal.z * (double)motion->origin->z);
    return sum;
}
/* The bound from the slabs along x, y and z, which are the first three. */
static real bound_of_box(const Extent *extent, const X(kdop) * kdop, Sum sum, double sign)
{
    if (extent->slack != 0)
        return REAL_INF;
    for (int k = 0; k < 3; k++) {
        const double w = sign * extent->direction[k];
        if (w != 0)
            sum_add_product(&sum, w, (double)(w > 0 ? kdop->upper[k] : kdop->lower[k]));
    }
    return sum_upper(sum);
}

static isect_status moved(real *to, const X(kdop) * kdop, const Motion *motion)
{
    Extent axes[3], extent[MOST_MOVED_SLABS];
    const int count = (int)kdop->count;
    const isect_status status = X(slab_status)(kdop);
    if (status == ISECT_NOT_FINITE || !all_finite((const real *)motion->axes, 9) ||
        !finite3(*motion->origin))
        return ISECT_NOT_FINITE;
    if (status != ISECT_OK)
        return status;
    const double max_coordinate = X(slab_bound_axes)(axes, kdop);
    for (int i = 0; i < count; i++)
        extent[i] = extent_of(kdop->normals[i], motion);
    if (max_coordinate < (double)INFINITY)
        X(slab_bound_by_threes)(extent, count, kdop, max_coordinate);
    real upper[2][MOST_MOVED_SLABS];
    for (int i = 0; i < count; i++)
        for (int side = 0; side < 2; side++) {
            Sum sum = at_origin(kdop->normals[i], motion, side ? 1 : -1);
            const real of_box = bound_of_box(&extent[i], kdop, sum, side ? 1 : -1);
            sum_add(&sum, extent[i].upper[side]);
            upper[side][i] = num_min(sum_upper(sum), of_box);
        }
    for (int i = 0; i < count; i++)
        to[i] = 0 - upper[0][i], to[count + i] = upper[1][i];
    return ISECT_OK;
}

#define MOVED_OF_SIZE(kdop, with)                                                                  \
    isect_status X(bound_##kdop##_moved)(const X(kdop) * of, const Vec3 *axes, const Vec3 *origin, \
                                         X(kdop) * to)                                             \
    {                                                                                              \
        if (!to || !of || !axes || !origin)                                                        \
            return ISECT_BAD_ARGUMENT;                                                             \
        const Any view = {with, sizeof(with) / sizeof *with, of->lower, of->upper};                \
        const Environment environment = environment_enter();                                       \
        const isect_status status = moved((real *)to, &view, &(Motion){axes, origin});             \
        environment_leave(environment);                                                            \
        return status;                                                                             \
    }
OF_FIXED_KDOPS(MOVED_OF_SIZE)
