/* cli/drawing/separate.c - a plane between two clouds of points, by Gilbert's algorithm for the
 * point of their difference nearest to zero. It stops long before convergence, which suffices for a
 * picture: the plane is checked against all points. */
#include "drawing/separate.h"

static Vector vector_at(const SketchPoint *p)
{
    return (Vector){p->x, p->y, p->z};
}

/* The point of a cloud that is least along a direction. */
static Vector least_along(CloudView cloud, Vector direction)
{
    double least = INFINITY;
    Vector found = {0, 0, 0};
    for (size_t i = 0; i < cloud.count; i++) {
        const Vector p = vector_at(&cloud.points[i]);
        if (vector_dot(p, direction) < least)
            least = vector_dot(p, direction), found = p;
    }
    return found;
}

bool separate(CloudView a, CloudView b, double least, Vector *point, Vector *normal)
{
    enum { ROUNDS = 100 };
    if (a.count == 0 || b.count == 0)
        return false;
    Vector nearest = vector_subtract(vector_at(a.points), vector_at(b.points));
    for (int i = 0; i < ROUNDS; i++) {
        const Vector p = least_along(a, nearest);
        const Vector q = least_along(b, vector_scale(nearest, -1));
        const Vector step = vector_subtract(vector_subtract(p, q), nearest);
        const double squared = vector_dot(step, step);
        const double s = squared > 0 ? -vector_dot(nearest, step) / squared : 0;
        if (!(s > 1e-6))
            break;
        nearest = vector_add(nearest, vector_scale(step, fmin(s, 1)));
    }
    *normal = vector_unit(nearest);
    const Vector p = least_along(a, *normal);
    const Vector q = least_along(b, vector_scale(*normal, -1));
    const double upper = vector_dot(p, *normal), lower = vector_dot(q, *normal);
    *point = vector_scale(vector_add(p, q), 0.5);
    return upper - lower > least;
}
