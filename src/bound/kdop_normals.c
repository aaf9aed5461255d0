/* isect_bound_kdop_points - the slabs of points for any normals.
 *
 * The upper bound along n is the greatest n . p of the points in real arithmetic, rounded up; the
 * lower bound likewise along -n. With S the sum of the absolute values of the terms,
 *
 *   |err(n . p)| <= 3 epsilon S, and a few DBL_MIN
 *
 * so only points within 8 epsilon S of the greatest rounded value are summed exactly
 * (bound/rounded_sum.h). If S nearly overflows, every point is. */
#include "bound/rounded_sum.h"
#include "bound/scan.h"
#include "core/vec3.h"
#include HEADER(bound)

enum { NORMALS_BLOCK = 1024 };

/* A normal or its opposite. A value within `tolerance` of the greatest rounded one is summed
 * exactly. */
typedef struct SignedNormal {
    double n[3], tolerance;
} SignedNormal;

static SignedNormal direction_of(Vec3 normal, double sign, const real lower[3], const real upper[3])
{
    SignedNormal direction = {
        .n = {sign * (double)normal.x, sign * (double)normal.y, sign * (double)normal.z}};
    double sizes = 0;
    for (int axis = 0; axis < 3; axis++)
        sizes +=
            fabs(direction.n[axis]) * fmax(fabs((double)lower[axis]), fabs((double)upper[axis]));
    direction.tolerance =
        sizes <= DBL_MAX / 4 ? 8 * DBL_EPSILON * sizes + 8 * DBL_MIN : (double)INFINITY;
    return direction;
}
static void coordinates_of(double p[3], const PointSet *set, size_t i)
{
    for (int axis = 0; axis < 3; axis++)
        p[axis] = (double)coordinate_at(set, axis, i);
}
static double projection(const SignedNormal *direction, const double p[3])
{
    return direction->n[0] * p[0] + direction->n[1] * p[1] + direction->n[2] * p[2];
}

/* The greater of the bound `held` and that of some points. */
static real raised_bound(real held, const SignedNormal *direction, const PointSet *set,
                         size_t first, size_t end)
{
    double p[3], limit = -(double)INFINITY;
    if (direction->tolerance < (double)INFINITY) {
        double most = limit;
        for (size_t i = first; i < end; i++) {
            coordinates_of(p, set, i);
            const double projected = projection(direction, p);
            most = projected > most ? projected : most;
        }
        if (most < (double)held - direction->tolerance)
            return held;
        limit = fmax(most, (double)held) - direction->tolerance;
    }
    for (size_t i = first; i < end; i++) {
        coordinates_of(p, set, i);
        if (projection(direction, p) < limit)
            continue;
        Sum sum = sum_of(0);
        for (int axis = 0; axis < 3; axis++)
            if (direction->n[axis] != 0 && p[axis] != 0)
                sum_add_product(&sum, direction->n[axis], p[axis]);
        const real projected = sum_upper(sum);
        held = projected > held ? projected : held;
    }
    return held;
}

static void bound_all(real *lower, real *upper, const Vec3 *normals, size_t count,
                      const PointSet *set, const real least[3], const real most[3])
{
    for (size_t k = 0; k < count; k++)
        lower[k] = REAL_INF, upper[k] = -REAL_INF;
    for (size_t first = 0; first < set->n; first += NORMALS_BLOCK) {
        const size_t end = set->n - first < NORMALS_BLOCK ? set->n : first + NORMALS_BLOCK;
        for (size_t k = 0; k < count; k++) {
            const SignedNormal down = direction_of(normals[k], -1, least, most),
                               up = direction_of(normals[k], 1, least, most);
            lower[k] = 0 - raised_bound(0 - lower[k], &down, set, first, end);
            upper[k] = raised_bound(upper[k], &up, set, first, end);
        }
    }
}

isect_status X(bound_kdop_points)(X(points) points, size_t n, const Vec3 *normals, size_t count,
                                  real *lower, real *upper)
{
    PointSet set;
    real least[3], most[3];
    if ((count > 0 && (!lower || !upper || !normals)) || !point_set_of(&set, &points, n))
        return ISECT_BAD_ARGUMENT;
    for (size_t k = 0; k < count; k++)
        if (!finite3(normals[k]))
            return ISECT_NOT_FINITE;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const bool finite = scan_box(&set, least, most);
    if (finite)
        bound_all(lower, upper, normals, count, &set, least, most);
    environment_leave(environment);
    return finite ? ISECT_OK : ISECT_NOT_FINITE;
}
