/* engine/convex_turning.c - conservative advancement of convex sets that rotate.
 *
 * A plane between the sets has the normal n from a to b, and the sets have a gap along n. A point
 * of a is within the distance r of its center of rotation, and its velocity is v + w x (x -
 * center). The rotation w and the motion v are those of a whole unit of time. Its height along n
 * grows at a speed of at most
 *
 *     n . v + |w x n| r
 *
 * at any time. For a point of b the same holds with -v and a falling height. The sum of both is the
 * speed at which the gap can shrink, at any time. Therefore the sets do not meet before gap / speed
 * has passed, and never if the speed is not positive (Mirtich 1996). The search ends if the gap is
 * within the tolerance E. Each step takes at least 15/16 E / V of the time, where V is the largest
 * speed, so there are at most 16/15 V / E + 1 steps. They are limited to CONVEX_TURNING_STEPS; if
 * that is reached, `enter` is early.
 *
 * The bits of a rotation are the same on all machines, and the error of its sine and cosine for an
 * angle x is at most 64 e x with e = 2^-52 (geometry/sine.h). This gives
 *
 *     the place of a point                64 e |w| r + 4 e (r + |v|), into the slack
 */
#include "engine/convex_sweep.h"
#include "engine/minkowski.h"
#include "geometry/sine.h"
#include <string.h>

/* The matrix of the rotation by t * |turn| about `turn`. */
static void turn_by(const double turn[3], double t, double matrix[3][3])
{
    const Vec3d w = {turn[0] * t, turn[1] * t, turn[2] * t};
    const double angle = length3d(w), per = angle > 0 ? 1 / angle : 0;
    const double u[3] = {w.x * per, w.y * per, w.z * per};
    double s, c;
    sine_and_cosine(angle, &s, &c);
    for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 3; j++)
            matrix[i][j] = (1 - c) * u[i] * u[j] + (i == j ? c : 0);
        matrix[i][(i + 1) % 3] -= s * u[(i + 2) % 3];
        matrix[i][(i + 2) % 3] += s * u[(i + 1) % 3];
    }
}

/* A set at one time. */
typedef struct Turned {
    const Convex *of;
    double matrix[3][3], center[3], to[3];
} Turned;

static void place(const Turned *turned, double point[3])
{
    const double *c = turned->center;
    const double from[3] = {point[0] - c[0], point[1] - c[1], point[2] - c[2]};
    for (int i = 0; i < 3; i++) {
        const double *m = turned->matrix[i];
        point[i] = turned->to[i] + (m[0] * from[0] + m[1] * from[1] + m[2] * from[2]);
    }
}
static void turned_support(const void *shape, const double direction[3], double point[3],
                           uint32_t *feature)
{
    const Turned *turned = shape;
    double back[3];
    for (int i = 0; i < 3; i++)
        back[i] = turned->matrix[0][i] * direction[0] + turned->matrix[1][i] * direction[1] +
                  turned->matrix[2][i] * direction[2];
    turned->of->support(turned->of->shape, back, point, feature);
    place(turned, point);
}
static void turned_vertex(const void *shape, uint32_t feature, double point[3])
{
    const Turned *turned = shape;
    turned->of->vertex(turned->of->shape, feature, point);
    place(turned, point);
}

/* A set with the values that do not depend on time. */
typedef struct Turner {
    const Convex *set;
    const ConvexTurning *by;
    double reach; /* the largest distance of its points from the center of rotation */
    double slack;
} Turner;

static Turner turner_of(const Convex *set, const ConvexTurning *by)
{
    double square = 0;
    for (int k = 0; k < 3; k++) {
        double most = 0;
        for (int sign = -1; sign <= 1; sign += 2) {
            const double direction[3] = {k == 0 ? sign : 0, k == 1 ? sign : 0, k == 2 ? sign : 0};
            double point[3];
            uint32_t feature = CONVEX_NO_FEATURE;
            set->support(set->shape, direction, point, &feature);
            most = larger(most, sign * (point[k] - by->center[k]));
        }
        square += most * most;
    }
    const Vec3d v = vector_of(by->motion), w = vector_of(by->turn);
    Turner turner = {set, by, sqrt(square) * (1 + 8 * DBL_EPSILON), 0};
    turner.reach += radius_of(set) + 4 * set->support_error;
    turner.slack = DBL_EPSILON * ((64 * length3d(w) + 8) * turner.reach + 8 * norm1(v));
    return turner;
}
static Convex set_at(const Turner *turner, double t, Turned *turned)
{
    Convex set = *turner->set;
    turned->of = turner->set;
    turn_by(turner->by->turn, t, turned->matrix);
    for (int k = 0; k < 3; k++) {
        turned->center[k] = turner->by->center[k];
        turned->to[k] = turner->by->center[k] + t * turner->by->motion[k];
    }
    set.shape = turned, set.support = turned_support;
    set.vertex = set.vertex ? turned_vertex : NULL, set.symmetry = NULL, set.piece = NULL;
    set.support_error += turner->slack;
    place(turned, set.center);
    return set;
}
/* The largest speed of its points along n. */
static double speed_along(const Turner *turner, Vec3d n, double sign)
{
    const Vec3d v = vector_of(turner->by->motion), w = vector_of(turner->by->turn);
    return sign * dot3d(n, v) + length3d(cross3d(w, n)) * turner->reach +
           16 * DBL_EPSILON * (norm1(v) + norm1(w) * turner->reach);
}

ConvexSweep isect_convex_sweep_turning(const Convex *a, const ConvexTurning *of_a, const Convex *b,
                                       const ConvexTurning *of_b, double tolerance, double limit)
{
    const Turner first = turner_of(a, of_a), second = turner_of(b, of_b);
    const double slack =
        first.slack + second.slack + 4 * DBL_EPSILON * (radius_of(a) + radius_of(b));
    ConvexSweep sweep; /* not initialized: it has many planes, which are not used */
    sweep.hit = true, sweep.enter = 0, sweep.leave = 1;
    sweep.steps = sweep.planes = 0;
    ConvexCache cache = {.count = 0};
    const double enough = larger(tolerance, 0x1p-40 + 8 * slack), last = limit < 1 ? limit : 1;
    while (sweep.steps++ < CONVEX_TURNING_STEPS) {
        Turned turned[2];
        const Convex at_a = set_at(&first, sweep.enter, &turned[0]),
                     at_b = set_at(&second, sweep.enter, &turned[1]);
        ConvexDistance found =
            isect_convex_distance(&at_a, &at_b, 0x1p-10, (double)INFINITY, &cache);
        if (found.distance_high > enough && found.distance_low < 0.9375 * found.distance_high)
            found = isect_convex_distance(&at_a, &at_b, 0x1p-46, (double)INFINITY, &cache);
        const double gap = found.distance_low - slack;
        memcpy(sweep.point, found.b, sizeof sweep.point);
        memcpy(sweep.normal, found.normal, sizeof sweep.normal);
        if (!(found.distance_high > enough) || !(gap > 0)) {
            if (sweep.enter == 0 || !found.apart)
                isect_convex_sweep_begin(&at_a, &at_b, &sweep);
            break;
        }
        const Vec3d n = vector_of(found.normal);
        const double speed = speed_along(&first, n, 1) + speed_along(&second, n, -1);
        const double next = sweep.enter + gap / speed * (1 - 8 * DBL_EPSILON);
        if (!(speed > 0) || next > last) {
            sweep.hit = false;
            break;
        }
        if (!(next > sweep.enter))
            break;
        sweep.enter = next;
    }
    return sweep;
}
