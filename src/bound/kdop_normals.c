/* bound/kdop_normals.c - how far points reach along directions of the caller's choice.
 *
 * The bound of a direction n is the greatest n . p of the points in real arithmetic, rounded up.
 * (What is said of upper bounds holds for lower ones with all signs turned.) A rounded n . p is off
 * by at most 3 epsilon of S, the sum of the sizes of what may be added, and a few least normal
 * numbers; so only points whose rounded height is within 8 epsilon of S of the greatest one are
 * summed with care (bound/outward.h). Where S is nearly out of range every point is. */
#include "bound/outward.h"
#include "bound/scan.h"
#include "core/vec3.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { BLOCK = 1024 };

/* A direction, or the one against it, and how near the greatest height others must be. */
typedef struct Way {
    double n[3], near;
} Way;

static Way way_of(Vec3 normal, double sign, const real lower[3], const real upper[3])
{
    Way way = {.n = {sign * (double)normal.x, sign * (double)normal.y, sign * (double)normal.z}};
    double sizes = 0;
    for (int axis = 0; axis < 3; axis++)
        sizes += fabs(way.n[axis]) * fmax(fabs((double)lower[axis]), fabs((double)upper[axis]));
    way.near = sizes <= DBL_MAX / 4 ? 8 * DBL_EPSILON * sizes + 8 * DBL_MIN : (double)INFINITY;
    return way;
}
static void coordinates_of(double p[3], const Crowd *crowd, size_t i)
{
    for (int axis = 0; axis < 3; axis++)
        p[axis] = (double)number_at(crowd, axis, i);
}
static double height_of(const Way *way, const double p[3])
{
    return way->n[0] * p[0] + way->n[1] * p[1] + way->n[2] * p[2];
}

/* The bound `held` so far, or a greater one of some points. */
static real raised(real held, const Way *way, const Crowd *crowd, size_t first, size_t end)
{
    double p[3], limit = -(double)INFINITY;
    if (way->near < (double)INFINITY) {
        double most = limit;
        for (size_t i = first; i < end; i++) {
            coordinates_of(p, crowd, i);
            const double height = height_of(way, p);
            most = height > most ? height : most;
        }
        if (most < (double)held - way->near)
            return held;
        limit = fmax(most, (double)held) - way->near;
    }
    for (size_t i = first; i < end; i++) {
        coordinates_of(p, crowd, i);
        if (height_of(way, p) < limit)
            continue;
        Outward sum = outward(0);
        for (int axis = 0; axis < 3; axis++)
            if (way->n[axis] != 0 && p[axis] != 0)
                add_product(&sum, way->n[axis], p[axis]);
        const real height = upper_of(sum);
        held = height > held ? height : held;
    }
    return held;
}

static void bound_all(real *lower, real *upper, const Vec3 *normals, size_t count,
                      const Crowd *crowd, const real least[3], const real most[3])
{
    for (size_t k = 0; k < count; k++)
        lower[k] = REAL_INF, upper[k] = -REAL_INF;
    for (size_t first = 0; first < crowd->n; first += BLOCK) {
        const size_t end = crowd->n - first < BLOCK ? crowd->n : first + BLOCK;
        for (size_t k = 0; k < count; k++) {
            const Way down = way_of(normals[k], -1, least, most),
                      up = way_of(normals[k], 1, least, most);
            lower[k] = 0 - raised(0 - lower[k], &down, crowd, first, end);
            upper[k] = raised(upper[k], &up, crowd, first, end);
        }
    }
}

isect_status X(bound_kdop_points)(real *lower, real *upper, const Vec3 *normals, size_t count,
                                  const X(points) * points, size_t n)
{
    Crowd crowd;
    real least[3], most[3];
    if ((count > 0 && (!lower || !upper || !normals)) || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    for (size_t k = 0; k < count; k++)
        if (!finite3(normals[k]))
            return ISECT_NOT_FINITE;
    if (n == 0)
        return ISECT_EMPTY;
    const Environment environment = environment_enter();
    const bool finite = scan_box(&crowd, least, most);
    if (finite)
        bound_all(lower, upper, normals, count, &crowd, least, most);
    environment_leave(environment);
    return finite ? ISECT_OK : ISECT_NOT_FINITE;
}
