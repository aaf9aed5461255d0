/* bound/capsule_points.c - a small capsule of points.
 *
 * With a direction w, a point c of the axis, and a radius r that is not less than the distance of
 * any point from the axis, the shortest capsule is known: a point at height s and at distance d
 * from the axis needs the segment to come within reach, up to s - sqrt(r^2 - d^2) and down to s +
 * sqrt(r^2 - d^2). So the search (bound/round.h) has seven knobs: w, c, r. It starts with
 * directions of all kinds, c the middle of the least circle as seen along w, and r its radius.
 *
 * The two ends are rounded to numbers of their type, and the radius is made from what any point is
 * away from the segment between them. That is no more than its distance from any one point of the
 * segment: with u the way to the point from the end that is nearer, and d that to the other end,
 * the length of u - t d, for the t that is computed, whatever it be in [0, 1]. Its coordinates are
 * wrong by h of u, 2 h of t d and h of themselves, and by a few least normal numbers. */
#include "bound/round.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { W, C = 3, R_AT_LEAST = 6, KNOBS = 7, TRIES_OF_W = 120, TRIES_OF_ALL = 300, SECTIONS = 16 };

/* A capsule of spots. */
typedef struct Pill {
    Spot a, b;
    double radius2;
} Pill;

static double size_of_pill(double length, double radius)
{
    return radius * radius * (length + 4.0 / 3 * radius);
}

/* The core as a direction and a point of the axis see it. */
typedef struct View {
    double along[MOST_IN_CORE], away2[MOST_IN_CORE], most2;
    int count;
} View;

static View view_of(const Core *core, Spot w, Spot c)
{
    View view;
    view.count = core->count, view.most2 = 0;
    for (int i = 0; i < core->count; i++) {
        const Spot u = spot_minus(core->at[i], c), v = beside(u, w);
        view.along[i] = spot_dot(u, w), view.away2[i] = spot_dot(v, v);
        view.most2 = view.away2[i] > view.most2 ? view.away2[i] : view.most2;
    }
    return view;
}
/* Where the segment must begin and end; the radius is at least that of the farthest. */
static void ends_of(const View *view, double radius2, double end[2])
{
    end[0] = INFINITY, end[1] = -INFINITY;
    for (int i = 0; i < view->count; i++) {
        const double half = sqrt(radius2 - view->away2[i]);
        end[0] = view->along[i] + half < end[0] ? view->along[i] + half : end[0];
        end[1] = view->along[i] - half > end[1] ? view->along[i] - half : end[1];
    }
    if (end[0] > end[1])
        end[0] = end[1] = end[0] / 2 + end[1] / 2;
}
static double size_of_view(const View *view, double radius2)
{
    double end[2];
    ends_of(view, radius2, end);
    return size_of_pill(end[1] - end[0], sqrt(radius2));
}

static Pill pill_of(const Core *core, const double *knob)
{
    const Spot w = unit_of((Spot){knob[W], knob[W + 1], knob[W + 2]});
    const Spot c = {knob[C], knob[C + 1], knob[C + 2]};
    const View view = view_of(core, w, c);
    const double given = knob[R_AT_LEAST] * knob[R_AT_LEAST];
    const double radius2 = given > view.most2 ? given : view.most2;
    double end[2];
    ends_of(&view, radius2, end);
    return (Pill){spot_mad(c, end[0], w), spot_mad(c, end[1], w), radius2};
}
static double size_of_knobs(const Core *core, const double *knob)
{
    const Pill pill = pill_of(core, knob);
    return size_of_pill(spot_length(spot_minus(pill.b, pill.a)), sqrt(pill.radius2));
}

/* Round the middle of the least circle; how much larger the radius should be, by golden sections:
 * r^2 = that of the circle and e^2, so that it changes smoothly with e. Sets the other knobs. */
static double set_others(const Core *core, double *knob)
{
    const double golden = 0.6180339887498949;
    const Spot w = unit_of((Spot){knob[W], knob[W + 1], knob[W + 2]}), c = middle_along(core, w);
    const View view = view_of(core, w, c);
    double low = 0, high = 1, best = size_of_view(&view, view.most2), radius2 = view.most2;
    double e[2] = {1 - golden, golden}, size[2];
    for (int k = 0; k < 2; k++)
        size[k] = size_of_view(&view, view.most2 + e[k] * e[k]);
    for (int t = 0; t < SECTIONS; t++) {
        const int worse = size[0] < size[1];
        if (size[1 - worse] < best)
            best = size[1 - worse], radius2 = view.most2 + e[1 - worse] * e[1 - worse];
        if (worse)
            high = e[1], e[1] = e[0], size[1] = size[0], e[0] = high - golden * (high - low);
        else
            low = e[0], e[0] = e[1], size[0] = size[1], e[1] = low + golden * (high - low);
        size[1 - worse] = size_of_view(&view, view.most2 + e[1 - worse] * e[1 - worse]);
    }
    knob[C] = c.x, knob[C + 1] = c.y, knob[C + 2] = c.z, knob[R_AT_LEAST] = sqrt(radius2);
    return best;
}
static double size_of_direction(const Core *core, const double *knob)
{
    double all[KNOBS] = {knob[W], knob[W + 1], knob[W + 2]};
    return set_others(core, all);
}

/* From nothing. */
static void find_pill(const Core *core, double *knob)
{
    double start[STARTS][MOST_KNOBS] = {{0}}, best = INFINITY;
    find_starts(core, size_of_direction, start);
    for (int k = 0; k < STARTS; k++) {
        search(core, size_of_direction, start[k], 3, 0.3, TRIES_OF_W, false);
        set_others(core, start[k]);
        const double size = search(core, size_of_knobs, start[k], KNOBS, 0.05, TRIES_OF_ALL, false);
        if (size < best)
            best = size, memcpy(knob, start[k], sizeof start[k]);
    }
}

/* A segment between numbers as they are stored. */
typedef struct Stick {
    Vec3 a, b;
    Spot way; /* in the frame */
    double per_square;
} Stick;

static Stick stick_of(const Frame *frame, const Pill *pill)
{
    const Vec3 a = point_of(frame, pill->a), b = point_of(frame, pill->b);
    const Spot way = way_to(frame, a, b);
    return (Stick){a, b, way, 1 / spot_dot(way, way)};
}
/* What p is away from the segment, in the frame: no less. */
static double away_above(const Frame *frame, const Stick *s, Vec3 p)
{
    const Spot from_a = way_to(frame, s->a, p);
    const double t = spot_dot(from_a, s->way) * s->per_square;
    const bool first = !(t > 0.5);
    const Spot u = first ? from_a : way_to(frame, s->b, p);
    const double rest = first ? t : -spot_dot(u, s->way) * s->per_square;
    const double share = rest > 0 ? (rest < 1 ? rest : 1) : 0;
    if (share == 0)
        return length_above(u) + (sum_of(u) > 0 ? 4 * DBL_MIN : 0);
    const double wrong = 2 * DBL_EPSILON * (sum_of(u) + share * sum_of(s->way)) + 16 * DBL_MIN;
    return (length_above(spot_mad(u, first ? -share : share, s->way)) + wrong) *
           (1 + 2 * DBL_EPSILON);
}

static void start(Sieve *sieve, const Crowd *crowd, const Frame *frame, const Stick *s)
{
    const double half[] = {0, 0, spot_length(s->way) / 2};
    Spot way[3] = {[2] = unit_of(s->way)};
    frame_around(way[2], &way[0], &way[1]);
    start_sieve(sieve, crowd, frame, way, spot_mad(spot_in(frame, s->a), 0.5, s->way), half);
}
/* The radius that the segment needs. The point `far` is nearly the farthest. */
static double radius_above(const Crowd *crowd, const Frame *frame, const Stick *s, size_t far)
{
    double most = away_above(frame, s, point_at(crowd, far));
    Sieve sieve;
    start(&sieve, crowd, frame, s);
    for (size_t i; next_out(&sieve, most, &i);)
        most = greater(most, away_above(frame, s, point_at(crowd, i)));
    return most;
}

static isect_status small_capsule(Capsule *capsule, const Crowd *crowd)
{
    real lower[3], upper[3];
    double knob[MOST_KNOBS], best = INFINITY;
    size_t farthest = 0;
    Stick least = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0};
    Core core;
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    const Aabb box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    if (lower[0] == upper[0] && lower[1] == upper[1] && lower[2] == upper[2]) {
        *capsule = (Capsule){box.lower, box.lower, 0};
        return ISECT_OK;
    }
    const Frame frame = frame_of(&box);
    first_core(&core, crowd, &frame);
    for (int round = 0; round < ROUNDS; round++) {
        const int before = core.count;
        size_t far = 0;
        Sieve sieve;
        if (round == 0)
            find_pill(&core, knob);
        else
            search(&core, size_of_knobs, knob, KNOBS, 0.02, TRIES_OF_ALL, false);
        const Pill pill = pill_of(&core, knob);
        const Stick stick = stick_of(&frame, &pill);
        start(&sieve, crowd, &frame, &stick);
        const double radius = farthest_out(&sieve, &far);
        const double size = size_of_pill(spot_length(stick.way), radius);
        if (size < best)
            best = size, least = stick, farthest = far;
        Spot axis[3] = {[2] = unit_of((Spot){knob[W], knob[W + 1], knob[W + 2]})};
        frame_around(axis[2], &axis[0], &axis[1]);
        join_core(&core, crowd, &frame, far);
        if (crowd->n > FEW_IN_CORE && round < 2)
            join_extremes(&core, crowd, &frame, axis);
        if (core.count == before)
            break;
    }
    const real radius = length_in(&frame, radius_above(crowd, &frame, &least, farthest));
    if (radius > REAL_MAX)
        return ISECT_NOT_FINITE;
    *capsule = (Capsule){least.a, least.b, radius};
    return ISECT_OK;
}

isect_status X(bound_capsule_points)(Capsule *capsule, const X(points) * points, size_t n)
{
    Crowd crowd;
    if (!capsule || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = small_capsule(capsule, &crowd);
    environment_leave(environment);
    return status;
}
