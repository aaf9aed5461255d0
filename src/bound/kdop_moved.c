/* bound/kdop_moved.c - the k-DOP of a k-DOP that is moved.
 *
 * A point p goes to o + p.x X + p.y Y + p.z Z. How far the moved set reaches along a normal n is
 * n . o and how far the set reaches along (n . X, n . Y, n . Z), which bound/between.h knows. Where
 * that vector is known without rounding, the slabs across x, y and z give another bound, the sum of
 * the greatest products (Arvo), which is exact where nothing is rounded, and serves where the set
 * has no end. The lesser one counts. Its sum has up to 6 products and 6 additions, fewer than
 * bound/outward.h has room for. */
#include "bound/between.h"
#include "bound/fixed.h"
#include "core/environment.h"
#include "geometry/finite.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { MOST_SLABS = 13 };

typedef struct Motion {
    const Vec3 *axes, *origin;
} Motion;

/* A component of the vector: a sum of up to three numbers, and what it may be wrong by. */
static double along(Vec3 normal, Vec3 axis, double *slack)
{
    const double x = (double)normal.x * (double)axis.x, y = (double)normal.y * (double)axis.y,
                 z = (double)normal.z * (double)axis.z;
    Outward sum = outward(x);
    add(&sum, y);
    const bool early = sum.error == 0;
    add(&sum, z);
    if (!early || sum.error != 0)
        *slack += 2 * DBL_EPSILON * sum.size;
    return sum.value;
}
static Target target_of(Vec3 normal, const Motion *motion)
{
    const double inf = (double)INFINITY;
    Target target = {.up = {inf, inf}};
    for (int k = 0; k < 3; k++)
        target.way[k] = along(normal, motion->axes[k], &target.slack);
    return target;
}

static Outward at_origin(Vec3 normal, const Motion *motion, double sign)
{
    Outward sum = outward(sign * (double)normal.x * (double)motion->origin->x);
    add(&sum, sign * (double)normal.y * (double)motion->origin->y);
    add(&sum, sign * (double)normal.z * (double)motion->origin->z);
    return sum;
}
/* By the slabs across x, y and z, which are the first three. */
static real reach_of_box(const Target *target, const X(kdop) * kdop, Outward sum, double sign)
{
    if (target->slack != 0)
        return REAL_INF;
    for (int k = 0; k < 3; k++) {
        const double w = sign * target->way[k];
        if (w != 0)
            add_product(&sum, w, (double)(w > 0 ? kdop->upper[k] : kdop->lower[k]));
    }
    return upper_of(sum);
}

static isect_status moved(real *to, const X(kdop) * kdop, const Motion *motion)
{
    Target axes[3], target[MOST_SLABS];
    const int count = (int)kdop->count;
    const isect_status status = status_of(kdop);
    if (status == ISECT_NOT_FINITE || !all_finite((const real *)motion->axes, 9) ||
        !finite3(*motion->origin))
        return ISECT_NOT_FINITE;
    if (status != ISECT_OK)
        return status;
    const double far = limit_axes(axes, kdop);
    for (int i = 0; i < count; i++)
        target[i] = target_of(kdop->normals[i], motion);
    if (far < (double)INFINITY)
        limit_by_threes(target, count, kdop, far);
    real upper[2][MOST_SLABS];
    for (int i = 0; i < count; i++)
        for (int way = 0; way < 2; way++) {
            Outward sum = at_origin(kdop->normals[i], motion, way ? 1 : -1);
            const real of_box = reach_of_box(&target[i], kdop, sum, way ? 1 : -1);
            add(&sum, target[i].up[way]);
            upper[way][i] = num_min(upper_of(sum), of_box);
        }
    for (int i = 0; i < count; i++)
        to[i] = 0 - upper[0][i], to[count + i] = upper[1][i];
    return ISECT_OK;
}

#define OF_SIZE(kdop, with)                                                                        \
    isect_status X(bound_##kdop##_moved)(X(kdop) * to, const X(kdop) * of, const Vec3 *axes,       \
                                         const Vec3 *origin)                                       \
    {                                                                                              \
        if (!to || !of || !axes || !origin)                                                        \
            return ISECT_BAD_ARGUMENT;                                                             \
        const Any view = {with, sizeof(with) / sizeof *with, of->lower, of->upper};                \
        const Environment environment = environment_enter();                                       \
        const isect_status status = moved((real *)to, &view, &(Motion){axes, origin});             \
        environment_leave(environment);                                                            \
        return status;                                                                             \
    }
OF_SIZE(kdop14, axes_and_corners)
OF_SIZE(kdop18, axes_and_edges)
OF_SIZE(kdop26, all_normals)
