/* isect_sweep_any, isect_sweep_any_culled - when does a moving shape first touch another, and when
 * last?
 *
 * The formula of the pair answers where there is one, with the moving shape first; else
 * conservative advancement by the solver (engine/convex_sweep.c), or, onto a plane, the heights of
 * both support points along its normal, which are linear in time. */
#include "engine/sweep.h"
#include "core/power.h"
#include "engine/answer.h"
#include "engine/any.h"
#include "engine/convex_sweep.h"
#include "engine/parts.h"
#include "engine/posed.h"
#include "geometry/facing.h"
#include <string.h>

/* Where a box is infinite: what is beyond all finite numbers, however they move, does not matter.
 */
static BodySource bounded(BodySource source, double most, double numbers[6])
{
    const real *given = source.numbers;
    if (source.shape != BODY_aabb)
        return source;
    for (int i = 0; i < 6; i++)
        numbers[i] =
            given[i] == (i < 3 ? -REAL_INF : REAL_INF) ? i < 3 ? -most : most : (double)given[i];
    source.doubles = true, source.numbers = numbers;
    return source;
}
/* `sum` and the absolute values of all finite numbers. */
static double sum_of(double sum, const real *number, size_t count)
{
    for (size_t i = 0; i < count; i++)
        sum += fabs((double)number[i]) <= (double)REAL_MAX ? fabs((double)number[i]) : 0;
    return sum;
}
static double sum_of_shape(X(any) shape, const BodySource *source)
{
    const size_t count = source->shape == BODY_hull      ? 3 * source->vertices
                         : source->shape == BODY_frustum ? 4 * source->planes
                                                         : numbers_of_shape(shape.shape);
    return sum_of(0, source->numbers, count);
}
/* The sum over the axes, whose multiples the lengths are. */
static double sum_of_axes(X(any) shape)
{
    const bool has_axes = shape.shape == ISECT_SHAPE_OBB || shape.shape == ISECT_SHAPE_ELLIPSOID;
    return has_axes ? sum_of(0, (const real *)shape.at + 3, 9) : 0;
}
/* The motion in units of the frame, which grow so that it is no longer than 1. */
static bool take_motion(const X(vec3) * given, Body *a, Body *b, double to[3])
{
    const real motion[3] = {given->x, given->y, given->z};
    int unit, exponent;
    double most = 0;
    frexp(a->frame.unit, &unit);
    for (int k = 0; k < 3; k++) {
        if (!(fabs((double)motion[k]) <= (double)REAL_MAX))
            return false;
        most = fmax(most, fabs((double)motion[k]));
    }
    frexp(most, &exponent);
    exponent += unit - 1;
    const int by = most > 0 && exponent > a->frame.exponent ? exponent - a->frame.exponent : 0;
    for (int k = 0; k < 3; k++)
        to[k] = times_power((double)motion[k], unit - 1 - a->frame.exponent - by);
    if (by > 0)
        isect_body_grow(a, by), isect_body_grow(b, by);
    return true;
}

static bool moving_bodies(Body *a, X(any) mover, const X(vec3) * by, Body *b, X(any) other,
                          double motion[3])
{
    double of_box[2][6];
    BodySource of_a = source_of(mover), of_b = source_of(other);
    const double sum = sum_of(sum_of_shape(mover, &of_a), &by->x, 3) + sum_of_shape(other, &of_b);
    const double most = fmin(8 * sum * fmax(sum_of_axes(mover) + sum_of_axes(other), 1), DBL_MAX);
    of_a = bounded(of_a, most, of_box[0]), of_b = bounded(of_b, most, of_box[1]);
    return isect_bodies(a, &of_a, b, &of_b) && take_motion(by, a, b, motion);
}
static X(impact) impact_of_sweep(const BodyFrame *frame, const ConvexSweep *sweep)
{
    real enter = (real)sweep->enter, leave = (real)sweep->leave;
    enter = (double)enter > sweep->enter ? -next_up(-enter) : enter;
    leave = (double)leave < sweep->leave ? next_up(leave) : leave;
    return (X(impact)){enter + 0, leave, vec3_of(frame, sweep->point), rounded_vec3(sweep->normal)};
}

static const double sweep_tolerance = ISECT_DOUBLE ? 0x1p-42 : 0x1p-22;
static X(impact) sweep_sets(const Body *a, const double motion[3], const Body *b)
{
    const ConvexSweep sweep = isect_convex_sweep(&a->convex, &b->convex, motion, sweep_tolerance);
    return sweep.hit ? impact_of_sweep(&a->frame, &sweep) : X(impact_miss)();
}
static X(impact) sweep_bodies(X(any) a, const X(vec3) * by, X(any) b)
{
    double motion[3];
    Body first, second;
    return moving_bodies(&first, a, by, &second, b, motion) ? sweep_sets(&first, motion, &second)
                                                            : X(impact_miss)();
}
/* A time after the number above the limit is not below that once it is rounded down. */
static X(impact) enter_of_sets(const Body *a, const double motion[3], const Body *b, real limit)
{
    const ConvexSweep sweep = isect_convex_sweep_enter(&a->convex, &b->convex, motion,
                                                       sweep_tolerance, (double)next_up(limit));
    return sweep.hit ? impact_of_sweep(&a->frame, &sweep) : X(impact_miss)();
}
X(impact) X(solver_sweep_enter)(X(any) a, const X(vec3) * by, X(any) b, real limit)
{
    double motion[3];
    Body first, second;
    return moving_bodies(&first, a, by, &second, b, motion)
               ? enter_of_sets(&first, motion, &second, limit)
               : X(impact_miss)();
}

/* ---- onto a plane ---- */

/* A plane as its unit normal and the point of it nearest to the mover. */
typedef struct Level {
    double normal[3], point[3], error; /* of the height of that point */
    bool sound, anywhere;              /* a zero normal: all of space */
} Level;

static Level level_near(const X(plane) * plane, const double place[3])
{
    const double given[3] = {(double)plane->normal.x, (double)plane->normal.y,
                             (double)plane->normal.z};
    const double most = fmax(fmax(fabs(given[0]), fabs(given[1])), fabs(given[2]));
    const bool zero = given[0] == 0 && given[1] == 0 && given[2] == 0; /* fmax leaves NaN out */
    Level level = {.anywhere = zero && plane->d == 0};
    const double d = (double)plane->d / most;
    double square = 0, height = d, sum = fabs(d);
    for (int k = 0; k < 3; k++) {
        level.normal[k] = given[k] / most, square += level.normal[k] * level.normal[k];
        height += level.normal[k] * place[k];
        sum += fabs(level.normal[k] * place[k]);
    }
    const double length = sqrt(square);
    level.sound = (most > 0 && fabs(sum) <= 0x1p1020) || level.anywhere;
    level.error = 8 * DBL_EPSILON * sum / length;
    for (int k = 0; k < 3; k++) {
        level.normal[k] = level.anywhere ? k == 0 : level.normal[k] / length;
        level.point[k] = place[k] - (level.anywhere ? 0 : height / length * level.normal[k]);
    }
    return level;
}
/* How far a body reaches along a direction beyond a point, and where. */
static double reach_along(const Body *body, const double n[3], double sign, const double from[3],
                          double at[3])
{
    const double direction[3] = {sign * n[0], sign * n[1], sign * n[2]};
    uint32_t feature = CONVEX_NO_FEATURE;
    double height = body->convex.radius;
    body->convex.support(body->convex.shape, direction, at, &feature);
    for (int k = 0; k < 3; k++) {
        height += direction[k] * (at[k] - from[k]);
        at[k] += direction[k] * body->convex.radius;
    }
    return height;
}
/* Where height + t speed >= 0. */
static bool stay_above(double height, double speed, ConvexSweep *sweep)
{
    if (speed > 0)
        sweep->enter = fmax(sweep->enter, -height / speed);
    if (speed < 0)
        sweep->leave = fmin(sweep->leave, height / -speed);
    return (speed != 0 || height >= 0) && sweep->enter <= sweep->leave;
}

/* `place`: a point of the body. */
static X(impact) sweep_onto_plane(const BodySource *a, const double place[3], const X(vec3) * by,
                                  const X(plane) * plane)
{
    const Level level = level_near(plane, place);
    double motion[3], from[3], low[3], high[3];
    Body body, foot;
    const BodySource of_foot = {.shape = BODY_point, .doubles = true, .numbers = level.point};
    if (!level.sound || !isect_bodies(&body, a, &foot, &of_foot) ||
        !take_motion(by, &body, &foot, motion))
        return X(impact_miss)();
    memcpy(from, foot.at, sizeof from);
    const double error = times_power(level.error * body.frame.unit, -body.frame.exponent) +
                         (ISECT_DOUBLE ? 0x1p-44 : 0x1p-24);
    const double down = reach_along(&body, level.normal, -1, from, low);
    const double up = reach_along(&body, level.normal, 1, from, high);
    double speed = 0, height = 0;
    for (int k = 0; k < 3; k++)
        speed += level.normal[k] * motion[k];
    ConvexSweep sweep = {.enter = 0, .leave = 1};
    if (!level.anywhere &&
        (!stay_above(down + error, -speed, &sweep) || !stay_above(up + error, speed, &sweep)))
        return X(impact_miss)();
    const bool above = down <= up;
    for (int k = 0; k < 3; k++) {
        sweep.point[k] = (above ? low : high)[k] + sweep.enter * motion[k];
        height += level.normal[k] * (sweep.point[k] - from[k]);
    }
    for (int k = 0; k < 3; k++) {
        sweep.point[k] -= level.anywhere ? 0 : height * level.normal[k];
        sweep.normal[k] = above ? -level.normal[k] : level.normal[k];
    }
    return impact_of_sweep(&body.frame, &sweep);
}

/* ---- any two ---- */

bool X(sweep_answers)(isect_shape a, isect_shape b)
{
    return formula_of(ISECT_QUESTION_SWEEP, a, b) ||
           (is_any(a, SWEEPS) && (is_any(b, SWEEPS) || b == ISECT_SHAPE_PLANE)) ||
           (a == ISECT_SHAPE_PARTS && (is_any(b, SWEEPS) || b == ISECT_SHAPE_PLANE)) ||
           (b == ISECT_SHAPE_PARTS && (is_any(a, SWEEPS) || a == ISECT_SHAPE_PARTS));
}
/* The motion of a formula stands behind the numbers of the moving shape. */
static X(impact)
    sweep_by_formula(const X(Formula) * formula, X(any) a, const X(vec3) * motion, X(any) b)
{
    real moving[SHAPE_NUMBERS + 3];
    const size_t count = numbers_of_shape(a.shape);
    memcpy(moving, a.at, count * sizeof *moving);
    memcpy(moving + count, motion, sizeof *motion);
    return formula->one.sweep(moving, b.at);
}
/* The first point of a shape, as it was given; of what planes bound, the first vertex or a point
 * inside. */
static bool first_point(const BodySource *source, double point[3])
{
    Body body, same;
    if (is_polytope(source->shape)) {
        if (!isect_bodies(&body, source, &same, source))
            return false;
        if (body.core == CORE_PLANES)
            memcpy(point, body.convex.center, sizeof body.convex.center);
        else
            get_vertex(&body.vertices, 0, point);
        isect_body_point(&body.frame, point, point);
        return true;
    }
    if (source->shape == BODY_hull && source->vertices == 0)
        return false;
    for (int k = 0; k < 3; k++)
        point[k] = source->doubles ? ((const double *)source->numbers)[k]
                                   : (double)((const float *)source->numbers)[k];
    if (source->pose) {
        const double given[3] = {point[0], point[1], point[2]};
        isect_body_moved(source->pose, given, point);
    }
    return true;
}
X(impact)
X(sweep_posed)
(X(any) a, const X(pose) * pose_a, const X(vec3) * motion, X(any) b, const X(pose) * pose_b)
{
    Posed first, second;
    Body body_a, body_b;
    double by[3], place[3];
    if (!pose_a && !pose_b)
        return X(sweep_any)(a, motion, b);
    if (!X(sweep_answers)(a.shape, b.shape) || !X(pose_shape)(&first, a, pose_a))
        return X(impact_miss)();
    if (b.shape == ISECT_SHAPE_PLANE)
        return !pose_b && first_point(&first.source, place)
                   ? sweep_onto_plane(&first.source, place, motion, b.at)
                   : X(impact_miss)();
    return X(pose_shape)(&second, b, pose_b) &&
                   isect_bodies(&body_a, &first.source, &body_b, &second.source) &&
                   take_motion(motion, &body_a, &body_b, by)
               ? sweep_sets(&body_a, by, &body_b)
               : X(impact_miss)();
}
X(impact)
X(sweep_posed_enter)
(X(any) a, const X(pose) * pose, const X(vec3) * motion, X(any) b, real limit)
{
    Posed first, second;
    Body body_a, body_b;
    double by[3];
    if (!X(sweep_answers)(a.shape, b.shape))
        return X(impact_miss)();
    if (!pose)
        return formula_of(ISECT_QUESTION_SWEEP, a.shape, b.shape)
                   ? X(sweep_any)(a, motion, b)
                   : X(solver_sweep_enter)(a, motion, b, limit);
    return X(pose_shape)(&first, a, pose) && X(pose_shape)(&second, b, NULL) &&
                   isect_bodies(&body_a, &first.source, &body_b, &second.source) &&
                   take_motion(motion, &body_a, &body_b, by)
               ? enter_of_sets(&body_a, by, &body_b, limit)
               : X(impact_miss)();
}
X(impact) X(sweep_any)(X(any) a, const X(vec3) * motion, X(any) b)
{
    const X(Formula) *formula = formula_of(ISECT_QUESTION_SWEEP, a.shape, b.shape);
    double place[3];
    if (formula)
        return sweep_by_formula(formula, a, motion, b);
    if (!X(sweep_answers)(a.shape, b.shape))
        return X(impact_miss)();
    if (a.shape == ISECT_SHAPE_PARTS || b.shape == ISECT_SHAPE_PARTS)
        return X(parts_sweep)(a, motion, b);
    if (b.shape != ISECT_SHAPE_PLANE)
        return sweep_bodies(a, motion, b);
    const BodySource of_a = source_of(a);
    return first_point(&of_a, place) ? sweep_onto_plane(&of_a, place, motion, b.at)
                                     : X(impact_miss)();
}

X(impact) X(sweep_any_culled)(X(any) a, const X(vec3) * motion, const X(triangle) * triangle)
{
    return sign_along_front(triangle, motion) > 0
               ? X(impact_miss)()
               : X(sweep_any)(a, motion, X(any_triangle)(triangle));
}
