/* engine/rows.c - overlap, containment, nearest points and contact of any two convex shapes; see
 * engine/rows.h.
 *
 * All is computed in double, for floats too, by engine/convex.h. The decision comes first: shapes
 * are apart if a plane is found that separates them, beyond what rounding may do. Where the pair
 * has an exact overlap that decides, and the numbers are made to agree. */
#include "engine/rows.h"

#include "core/batch.h"
#include "core/environment.h"
#include "core/power.h"
#include "engine/closed.h"
#include "engine/common.h"
#include "engine/convex_sweep.h"
#include "engine/ellipsoid_box.h"
#include "engine/inside.h"
#include "geometry/finite.h"
#include <math.h>

bool X(engine_overlap_of)(const BodySource *a, const BodySource *b)
{
    Body first, second;
    bool meet;
    if (isect_ellipsoid_box(a, b, &meet))
        return meet;
    return isect_bodies_near(0, &first, a, &second, b) &&
           isect_convex_overlap(&first.convex, &second.convex, NULL, NULL);
}
bool X(engine_overlap)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b)
{
    const BodySource of_a = source_of(shape_a, a), of_b = source_of(shape_b, b);
    return X(engine_overlap_of)(&of_a, &of_b);
}

bool X(engine_contains)(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b)
{
    const BodySource of_a = source_of(shape_a, a), of_b = source_of(shape_b, b);
    return isect_body_contains(&of_a, &of_b);
}

static void corners_of_box(EngineCorners *corners, const X(aabb) * box)
{
    const X(vec3) l = box->lower, u = box->upper;
    corners->at = corners->own;
    corners->count = l.x <= u.x && l.y <= u.y && l.z <= u.z ? 8 : 0;
    for (size_t i = 0; i < corners->count; i++)
        corners->own[i] = (X(vec3)){i & 1 ? u.x : l.x, i & 2 ? u.y : l.y, i & 4 ? u.z : l.z};
}
void X(engine_corners)(EngineCorners *corners, BodyShape shape, const void *given)
{
    const X(hull) *hull = given;
    if (shape == BODY_aabb) {
        corners_of_box(corners, given);
        return;
    }
    corners->at = shape == BODY_hull ? hull->vertices : given;
    corners->count = shape == BODY_hull          ? hull->vertex_count
                     : shape == BODY_segment     ? 2
                     : shape == BODY_triangle    ? 3
                     : shape == BODY_tetrahedron ? 4
                                                 : 1;
}

/* ---- nearest points ---- */

static const BodyFrame world = {.unit = 1};
/* Boxes whose axes are off a right angle by more are the solver's: less than half of the promised
 * 1e-9 or 1e-6, and more than axes of rounded quaternions mostly are. */
static const double askew = ISECT_DOUBLE ? 0x1p-32 : 0x1p-21;
/* So much of themselves distances by formulas may be off. */
static const double share = ISECT_DOUBLE ? 0x1p-42 : 0x1p-24;

static bool is_box(BodyShape shape)
{
    return shape == BODY_aabb || shape == BODY_obb;
}
/* A length in units of the bodies. */
static double in_units(const BodyFrame *frame, double length)
{
    return times_power(length * frame->unit, -frame->exponent);
}
bool X(engine_within_of)(const BodySource *a, const BodySource *b, double distance,
                         ConvexCache *cache)
{
    Body first, second;
    ConvexDistance found;
    if (!(distance >= 0))
        return false;
    const bool boxes = is_box(a->shape) && is_box(b->shape); /* of which the solver is quicker */
    if (!boxes && isect_closed_nearest(a, b, askew, share, &found))
        return !found.apart || found.distance_high <= distance * (1 + 2 * share);
    if (!isect_bodies_near(distance, &first, a, &second, b))
        return false;
    const double grown = first.convex.radius + in_units(&first.frame, distance);
    if (!(grown <= 0x1p100)) /* many times their size and distance */
        return true;
    first.convex.radius = grown;
    return isect_convex_overlap(&first.convex, &second.convex, cache, NULL);
}

/* The square of a distance, of what is apart: never 0 and never infinite. */
static real square_of(const BodyFrame *frame, double distance)
{
    const double length = times_power(distance, frame->exponent) / frame->unit;
    const real square = (real)fmin(length * length, (double)REAL_MAX);
    return distance > 0 && square > 0 ? square : next_up(0);
}
static X(nearest) nearest_at(const double point[3])
{
    const X(vec3) at = vec3_near(point);
    return (X(nearest)){at, at, 0};
}
static X(nearest) common_point(const Body *a, const Body *b, const ConvexDistance *found)
{
    double point[3];
    isect_common_point(a, b, found, point);
    return nearest_at(point);
}
static X(nearest) common_point_of(const BodySource *a, const BodySource *b)
{
    double point[3];
    isect_common_point_of(a, b, point);
    return nearest_at(point);
}
/* In units of the bodies: what is farther than that is so by another search, too. */
static double surely_beyond(const Body *a, const Body *b, double length)
{
    return in_units(&a->frame, length) + 0x1p-42 +
           8 * (a->convex.support_error + b->convex.support_error);
}
static X(nearest) nearest_by_formula(const ConvexDistance *found)
{
    return (X(nearest)){vec3_near(found->a), vec3_near(found->b),
                        found->apart ? square_of(&world, found->distance_high) : 0};
}
/* *decided: what decides, or NULL: they do if no plane is found between them. A miss where they are
 * found to be farther than `most`. */
static X(nearest) nearest_of_sources(const BodySource *a, const BodySource *b, const bool *decided,
                                     double most, ConvexCache *cache)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    const X(nearest) miss = {{0, 0, 0}, {0, 0, 0}, REAL_INF};
    Body first, second;
    ConvexDistance found;
    if (isect_closed_nearest(a, b, askew, share, &found) && (!decided || *decided != found.apart))
        return nearest_by_formula(&found);
    if (decided && *decided)
        return common_point_of(a, b);
    if (!isect_bodies_near(most, &first, a, &second, b))
        return miss;
    const double above = surely_beyond(&first, &second, most);
    const bool meet = isect_convex_overlap(&first.convex, &second.convex, cache, &found);
    if (!decided && meet)
        return common_point(&first, &second, &found);
    if (!meet && !(found.distance_low > above))
        found = isect_convex_distance(&first.convex, &second.convex, tolerance, above, cache);
    if (found.distance_low > above)
        return miss;
    const real square = square_of(&first.frame, found.distance_high);
    return (X(nearest)){vec3_of(&first.frame, found.a), vec3_of(&first.frame, found.b), square};
}

X(nearest)
X(engine_closest_of)(const BodySource *a, const BodySource *b, double most, ConvexCache *cache)
{
    return nearest_of_sources(a, b, NULL, most, cache);
}
/* Their overlaps are: what is sure need not be decided. */
static bool is_decided_exactly(BodyShape shape)
{
    return shape == BODY_point || shape == BODY_segment || shape == BODY_triangle ||
           shape == BODY_sphere || shape == BODY_capsule;
}
X(nearest)
X(engine_closest)
(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b, Decide *decide)
{
    const BodySource of_a = source_of(shape_a, a), of_b = source_of(shape_b, b);
    ConvexDistance found;
    if (decide && is_decided_exactly(shape_a) && is_decided_exactly(shape_b) &&
        isect_closed_nearest(&of_a, &of_b, askew, share, &found))
        return nearest_by_formula(&found);
    const bool decided = decide && decide(a, b);
    ConvexCache cache = {.count = 0};
    return nearest_of_sources(&of_a, &of_b, decide ? &decided : NULL, (double)INFINITY, &cache);
}

/* ---- contact ---- */

/* Within the range of numbers, as the shapes are decided to overlap or not. */
static real gap_of(bool meet, double gap)
{
    const real rounded = nearest_number(gap);
    return meet ? (rounded < 0 ? rounded : 0) : rounded > 0 ? rounded : next_up(0);
}
static X(vec3) unit_vec3(const double n[3])
{
    return (X(vec3)){(real)n[0] + 0, (real)n[1] + 0, (real)n[2] + 0};
}
static X(contact) contact_miss(void)
{
    return (X(contact)){REAL_INF, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
}

/* Of what overlaps, if not where it is looked for; or of what no move parts. */
static X(contact) contact_about(const BodySource *a, const BodySource *b, real gap)
{
    const X(vec3) at = common_point_of(a, b).a;
    return (X(contact)){gap, {1, 0, 0}, at, at};
}
static X(contact) contact_by_formula(const ConvexContact *found, bool meet)
{
    return (X(contact)){gap_of(meet, found->gap), unit_vec3(found->normal), vec3_near(found->a),
                        vec3_near(found->b)};
}
X(contact)
X(engine_contact_of)(const BodySource *a, const BodySource *b, const bool *decided)
{
    static const double tolerance = ISECT_DOUBLE ? 0x1p-50 : 0x1p-44;
    Body first, second;
    ConvexCache cache = {.count = 0};
    ConvexDistance found;
    ConvexContact contact;
    if (isect_closed_contact(a, b, askew, &contact) && (decided || contact.sure))
        return contact_by_formula(&contact, decided ? *decided : contact.gap <= 0);
    const bool anywhere = decided && *decided && (is_polytope(a->shape) || is_polytope(b->shape));
    if (!isect_bodies(&first, a, &second, b))
        return anywhere ? contact_about(a, b, 0) : contact_miss();
    const bool meet = isect_convex_overlap(&first.convex, &second.convex, &cache, &found);
    contact = isect_convex_contact(&first.convex, &second.convex, tolerance, &cache);
    const BodyFrame *frame = &first.frame;
    const double gap = times_power(contact.gap, frame->exponent) / frame->unit;
    const bool yes = decided ? *decided : meet, endless = yes && -gap > first.far / 2;
    if (endless || (anywhere && contact.gap > ROUNDING_OF_TOUCH))
        return contact_about(a, b, endless ? -REAL_MAX : 0);
    return (X(contact)){gap_of(yes, gap), unit_vec3(contact.normal), vec3_of(frame, contact.a),
                        vec3_of(frame, contact.b)};
}
X(contact)
X(engine_contact)
(BodyShape shape_a, const void *a, BodyShape shape_b, const void *b, Decide *decide)
{
    const BodySource of_a = source_of(shape_a, a), of_b = source_of(shape_b, b);
    ConvexContact found;
    if (decide && is_decided_exactly(shape_a) && is_decided_exactly(shape_b) &&
        isect_closed_contact(&of_a, &of_b, askew, &found) && found.sure)
        return contact_by_formula(&found, found.gap <= 0);
    const bool decided = decide && decide(a, b);
    return X(engine_contact_of)(&of_a, &of_b, decide ? &decided : NULL);
}

/* A plane with a unit normal. */
typedef struct UnitPlane {
    double n[3], d, given[3], length; /* given: times 2^-exponent / length it is n */
    int exponent;
} UnitPlane;

/* False if the normal is zero. */
static bool unit_plane(const X(plane) * plane, UnitPlane *unit)
{
    double most = 0, square = 0;
    for (int k = 0; k < 3; k++) {
        unit->given[k] = (double)(&plane->normal.x)[k];
        most = fmax(most, fabs(unit->given[k]));
    }
    if (!(most > 0))
        return false;
    frexp(most, &unit->exponent);
    for (int k = 0; k < 3; k++) {
        unit->n[k] = times_power(unit->given[k], -unit->exponent);
        square += unit->n[k] * unit->n[k];
    }
    unit->length = sqrt(square);
    for (int k = 0; k < 3; k++)
        unit->n[k] /= unit->length;
    unit->d = times_power((double)plane->d, -unit->exponent) / unit->length;
    return true;
}
/* n[k] x. What is so small beside the greatest that n has no digits of it may yet count, if x is
 * great. */
static double along_axis(const UnitPlane *unit, int k, double x)
{
    return fabs(unit->n[k]) >= DBL_MIN
               ? unit->n[k] * x
               : times_power(unit->given[k] * x, -unit->exponent) / unit->length;
}
/* The point of a box that is farthest against n: its bounds may be infinite. */
static void lowest_of_box(const X(aabb) * box, const double n[3], double p[3])
{
    const real *lower = &box->lower.x, *upper = &box->upper.x;
    for (int k = 0; k < 3; k++) {
        const double least = fmax((double)lower[k], -(double)REAL_MAX),
                     most = fmin((double)upper[k], (double)REAL_MAX);
        p[k] = n[k] > 0 ? least : n[k] < 0 ? most : fmin(fmax(0, least), most);
    }
}
/* It is of a k-DOP or frustum that goes down without end, where it is lower than `end`. */
static bool lowest_point(BodyShape shape, const void *given, const double n[3], double p[3],
                         double *end)
{
    const double down[3] = {-n[0], -n[1], -n[2]};
    Body body, same;
    uint32_t feature = CONVEX_NO_FEATURE;
    const BodySource source = source_of(shape, given);
    if (!isect_bodies(&body, &source, &same, &source))
        return false;
    *end = shape == BODY_aabb ? -(double)INFINITY : -body.far / 2;
    if (shape == BODY_aabb) {
        lowest_of_box(given, n, p);
        return true;
    }
    body.convex.support(&body, down, p, &feature);
    for (int k = 0; k < 3; k++)
        p[k] += body.convex.radius * down[k];
    isect_body_point(&body.frame, p, p);
    return true;
}

X(contact)
X(engine_contact_plane)
(const X(plane) * plane, BodyShape shape, const void *given, bool from_shape, Decide *decide)
{
    UnitPlane unit = {.n = {1, 0, 0}, .length = 1};
    double *n = unit.n, lowest[3], foot[3], height = 0, end;
    const bool meet = decide(plane, given), normal = unit_plane(plane, &unit);
    if (!all_finite((const real *)plane, 4) || !(normal || meet) ||
        !lowest_point(shape, given, n, lowest, &end))
        return contact_miss();
    /* An eighth of all, so that the sum stays in range. */
    for (int k = 0; k < 3; k++)
        height += along_axis(&unit, k, lowest[k] / 8);
    const bool bounded = normal && !(meet && height < end / 8);
    height = fmin(fmax(height + unit.d / 8, -DBL_MAX / 8), DBL_MAX / 8) * 8;
    for (int k = 0; k < 3; k++)
        foot[k] = lowest[k] - (bounded ? height * n[k] : 0);
    const double sign = from_shape ? -1 : 1;
    for (int k = 0; k < 3; k++)
        n[k] *= sign;
    const X(vec3) on_plane = vec3_near(foot), of_shape = vec3_near(lowest);
    return (X(contact)){bounded ? gap_of(meet, height) : -REAL_MAX, unit_vec3(n),
                        from_shape ? of_shape : on_plane, from_shape ? on_plane : of_shape};
}

/* ---- moving ---- */

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
/* The sum of all finite numbers without sign, and of the motion. */
static double sum_of(const BodySource *source, size_t count)
{
    const real *number = source->numbers;
    double sum = 0;
    if (source->shape == BODY_hull)
        count = 3 * source->vertices;
    for (size_t i = 0; i < count; i++)
        sum += fabs((double)number[i]) <= (double)REAL_MAX ? fabs((double)number[i]) : 0;
    return sum;
}
/* Of the directions that a length is a multiple of. */
static double sum_of_axes(const BodySource *source)
{
    BodySource axes = *source;
    if (source->shape != BODY_obb && source->shape != BODY_ellipsoid)
        return 0;
    axes.numbers = (const real *)source->numbers + 3;
    return sum_of(&axes, 9);
}
/* The motion in units of the frame, which grow so that it is no longer than 1. */
static bool take_motion(const real motion[3], Body *a, Body *b, double to[3])
{
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

static const real *motion_behind(const EngineMover *a)
{
    return (const real *)a->given + a->numbers - 3;
}
static bool moving_bodies(Body *a, const EngineMover *mover, Body *b, BodyShape shape_b,
                          const void *given_b, size_t numbers_b, double motion[3])
{
    double of_box[2][6];
    BodySource of_a = source_of(mover->shape, mover->given), of_b = source_of(shape_b, given_b);
    const double sum = sum_of(&of_a, mover->numbers) + sum_of(&of_b, numbers_b);
    const double most = fmin(8 * sum * fmax(sum_of_axes(&of_a) + sum_of_axes(&of_b), 1), DBL_MAX);
    of_a = bounded(of_a, most, of_box[0]), of_b = bounded(of_b, most, of_box[1]);
    return isect_bodies(a, &of_a, b, &of_b) && take_motion(motion_behind(mover), a, b, motion);
}
static X(impact) impact_of_sweep(const BodyFrame *frame, const ConvexSweep *sweep)
{
    real enter = (real)sweep->enter, leave = (real)sweep->leave;
    enter = (double)enter > sweep->enter ? -next_up(-enter) : enter;
    leave = (double)leave < sweep->leave ? next_up(leave) : leave;
    const double *n = sweep->normal;
    return (X(impact)){enter + 0,
                       leave,
                       vec3_of(frame, sweep->point),
                       {(real)n[0] + 0, (real)n[1] + 0, (real)n[2] + 0}};
}
static const X(impact) no_impact = {REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}};

static const double sweep_tolerance = ISECT_DOUBLE ? 0x1p-42 : 0x1p-22;
X(impact)
X(engine_sweep)(const EngineMover *a, BodyShape shape_b, const void *b, size_t numbers_b)
{
    double motion[3];
    Body first, second;
    if (!moving_bodies(&first, a, &second, shape_b, b, numbers_b, motion))
        return no_impact;
    const ConvexSweep sweep =
        isect_convex_sweep(&first.convex, &second.convex, motion, sweep_tolerance);
    return sweep.hit ? impact_of_sweep(&first.frame, &sweep) : no_impact;
}
/* A time after the number above the limit is not below that once it is rounded down. */
X(impact)
X(engine_sweep_enter)
(const EngineMover *a, BodyShape shape_b, const void *b, size_t numbers_b, real limit)
{
    double motion[3];
    Body first, second;
    if (!moving_bodies(&first, a, &second, shape_b, b, numbers_b, motion))
        return no_impact;
    const ConvexSweep sweep = isect_convex_sweep_enter(&first.convex, &second.convex, motion,
                                                       sweep_tolerance, (double)next_up(limit));
    return sweep.hit ? impact_of_sweep(&first.frame, &sweep) : no_impact;
}

/* A plane as its unit normal and the point of it nearest to the mover. */
typedef struct Level {
    double normal[3], point[3], error; /* of the height of that point */
    bool sound, anywhere;              /* a zero normal: all of space */
} Level;

static Level level_near(const X(plane) * plane, const real *place)
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
        height += level.normal[k] * (double)place[k];
        sum += fabs(level.normal[k] * (double)place[k]);
    }
    const double length = sqrt(square);
    level.sound = (most > 0 && fabs(sum) <= 0x1p1020) || level.anywhere;
    level.error = 8 * DBL_EPSILON * sum / length;
    for (int k = 0; k < 3; k++) {
        level.normal[k] = level.anywhere ? k == 0 : level.normal[k] / length;
        level.point[k] =
            (double)place[k] - (level.anywhere ? 0 : height / length * level.normal[k]);
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

X(impact) X(engine_sweep_plane)(const EngineMover *a, const X(plane) * plane)
{
    const Level level = level_near(plane, a->given);
    double motion[3], from[3], low[3], high[3];
    Body body, foot;
    const BodySource of_a = source_of(a->shape, a->given);
    const BodySource of_foot = {.shape = BODY_point, .doubles = true, .numbers = level.point};
    if (!level.sound || !isect_bodies(&body, &of_a, &foot, &of_foot) ||
        !take_motion(motion_behind(a), &body, &foot, motion))
        return no_impact;
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
        return no_impact;
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

/* ---- many ---- */

/* Both sides of a batch, and a pair of them as it is given to the function for one. */
typedef struct Batch {
    Operand a, b;
    real first[MAX_NUMBERS], second[MAX_NUMBERS];
} Batch;

static void begin_batch(Batch *batch, const EngineMany *a, const EngineMany *b)
{
    X(operand_of)(&batch->a, a->view, a->bytes);
    X(operand_of)(&batch->b, b->view, b->bytes);
}
static void read_shape(const Operand *from, size_t i, real *numbers)
{
    for (size_t f = 0; f < from->numbers; f++)
        numbers[f] =
            *(const real *)(const void *)((const char *)from->number[f] + i * from->stride);
}
static void read_pair(Batch *batch, size_t i)
{
    read_shape(&batch->a, i, batch->first), read_shape(&batch->b, i, batch->second);
}

static void write_answer(const Answers *out, size_t i, const void *answer)
{
    for (size_t f = 0; f < out->numbers; f++)
        *(real *)(void *)((char *)out->number[f] + i * out->stride) = ((const real *)answer)[f];
}

void X(engine_overlap_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         uint64_t *bits)
{
    Batch batch;
    const Environment before = environment_enter();
    begin_batch(&batch, a, b);
    for (size_t i = 0; i < n; i++) {
        if (i % 64 == 0)
            bits[i / 64] = 0;
        read_pair(&batch, i);
        const bool yes = decide ? decide(batch.first, batch.second)
                                : X(engine_overlap)(a->shape, batch.first, b->shape, batch.second);
        bits[i / 64] |= (uint64_t)yes << i % 64;
    }
    environment_leave(before);
}

/* The answers to all pairs of a and b, of which `batch` holds one at a time. */
#define ANSWER_EACH(Answer, call)                                                                  \
    Answers out;                                                                                   \
    const Environment before = environment_enter();                                                \
    begin_batch(&batch, a, b);                                                                     \
    X(answers_of)(&out, &answers, sizeof answers);                                                 \
    for (size_t i = 0; i < n; i++) {                                                               \
        read_pair(&batch, i);                                                                      \
        const X(Answer) answer = call;                                                             \
        write_answer(&out, i, &answer);                                                            \
    }                                                                                              \
    environment_leave(before)

void X(engine_closest_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         X(nearests) answers)
{
    Batch batch;
    ANSWER_EACH(nearest, X(engine_closest)(a->shape, batch.first, b->shape, batch.second, decide));
}

static X(impact) impact_of_pair(const Batch *batch, BodyShape a, size_t numbers_a, BodyShape b)
{
    const EngineMover mover = {a, batch->first, numbers_a};
    return b == BODY_SHAPES
               ? X(engine_sweep_plane)(&mover, (const X(plane) *)(const void *)batch->second)
               : X(engine_sweep)(&mover, b, batch->second, batch->b.numbers);
}
void X(engine_sweep_n)(const EngineMany *a, size_t numbers_a, const EngineMany *b, size_t n,
                       X(impacts) answers)
{
    Batch batch;
    ANSWER_EACH(impact, impact_of_pair(&batch, a->shape, numbers_a, b->shape));
}

void X(engine_contact_n)(const EngineMany *a, const EngineMany *b, Decide *decide, size_t n,
                         X(contacts) answers)
{
    Batch batch;
    ANSWER_EACH(contact, X(engine_contact)(a->shape, batch.first, b->shape, batch.second, decide));
}
void X(engine_contact_plane_n)(const EngineMany *a, const EngineMany *b, bool plane_first,
                               Decide *decide, size_t n, X(contacts) answers)
{
    Batch batch;
    const void *plane = plane_first ? batch.first : batch.second,
               *shape = plane_first ? batch.second : batch.first;
    ANSWER_EACH(contact, X(engine_contact_plane)(plane, plane_first ? b->shape : a->shape, shape,
                                                 !plane_first, decide));
}
