/* bound/cylinder_points.c - a small cylinder of points.
 *
 * For a direction the least cylinder is known: its radius is that of the least circle of the points
 * as seen along it, and its ends are where they begin and end. So the search (bound/round.h) has a
 * direction for its knobs. To both lengths an epsilon is added, so that of cylinders without volume
 * the smaller one counts.
 *
 * The ends are flat, and perpendicular to the way from a to b as these are stored. Where the points
 * are nearly flat a and b are near each other, rounding turns their way much, and it is better to
 * have them farther apart: several lengths are tried on the core. Then the ends are moved outward
 * until each point p is for certain above them: (p - a) . d >= 0 and (b - p) . d >= 0 with d = b -
 * a. A product has 3 h of itself, a sum 2 h of the sizes of all, and some least normal numbers; but
 * if only one is not 0, its sign is right, so that ends across an axis hold points on them.
 *
 * The radius is made from the distances from the axis as it is then: |u x d| / |d|. A coordinate of
 * the product has 3 h of the products that it is made of and h of itself.
 *
 * The cylinders along the three axes are tried, too. Their ends are numbers of the points, and
 * nothing can turn them: if all else fails, they hold. */
#include "bound/round.h"
#include "isect/bound.h"
#include "isectd/bound.h"
#include <stdlib.h>

enum { KNOBS = 3, TRIES = 250, PUSHES = 16, LENGTHS = 18 };
static const double SHORTEST = 1e-120; /* whose direction can be told */

/* The points, and what it takes to hold them. */
typedef struct Task {
    const Crowd *crowd;
    const Frame *frame;
    double grain; /* an epsilon of the greatest coordinate */
} Task;

/* A cylinder as it will be stored, but for its radius in the frame. */
typedef struct Drum {
    Vec3 end[2];
    double radius, size;
} Drum;

/* A cylinder that the search has found: its frame, its ends, by how much they should be farther
 * apart, about how large it is with all points, and the one that is farthest from its axis. */
typedef struct Plan {
    Spot axis[3], end[2];
    double more, size;
    size_t farthest;
} Plan;

/* ---- of the core ---- */

/* The middle of the least circle along w, and how far the core reaches. */
static Spot middle_and_reach(const Core *core, Spot w, double reach[2], double *radius2)
{
    const Spot c = middle_along(core, w);
    *radius2 = 0, reach[0] = INFINITY, reach[1] = -INFINITY;
    for (int i = 0; i < core->count; i++) {
        const double along = spot_dot(core->at[i], w);
        const Spot away = beside(spot_minus(core->at[i], c), w);
        *radius2 = spot_dot(away, away) > *radius2 ? spot_dot(away, away) : *radius2;
        reach[0] = along < reach[0] ? along : reach[0];
        reach[1] = along > reach[1] ? along : reach[1];
    }
    return c;
}
static double size_of_drum(double length, double radius)
{
    const double grain = (double)REAL_EPSILON;
    return (radius + grain) * (radius + grain) * (length + grain);
}
static double size_of_direction(const Core *core, const double *knob)
{
    double reach[2], radius2;
    middle_and_reach(core, unit_of((Spot){knob[0], knob[1], knob[2]}), reach, &radius2);
    return size_of_drum(reach[1] - reach[0], sqrt(radius2));
}

/* ---- of all points, in real arithmetic ---- */

static int sign_of(double x)
{
    return (x > 0) - (x < 0);
}
/* Negative unless the dot product is 0 or more for certain; then by no less than it is. */
static double dot_below(Spot a, Spot b)
{
    const int x = sign_of(a.x) * sign_of(b.x), y = sign_of(a.y) * sign_of(b.y),
              z = sign_of(a.z) * sign_of(b.z);
    const double sizes = fabs(a.x * b.x) + fabs(a.y * b.y) + fabs(a.z * b.z);
    if (abs(x) + abs(y) + abs(z) <= 1)
        return (x + y + z) * (sizes + DBL_MIN);
    return spot_dot(a, b) - (3 * DBL_EPSILON * sizes + 16 * DBL_MIN);
}
/* Looks at how far points are from the axis of two ends or, `along` it, from its middle. Where ends
 * are too near to tell a direction, all are far. */
static void start(Sieve *sieve, const Task *task, const Vec3 end[2], bool along)
{
    const Spot from = spot_in(task->frame, end[0]), d = way_to(task->frame, end[0], end[1]);
    const double none[3] = {0, 0, 0};
    Spot way[3] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, w = unit_of(d);
    if (along)
        way[2] = w;
    else
        frame_around(w, &way[0], &way[1]);
    start_sieve(sieve, task->crowd, task->frame, way, spot_mad(from, 0.5, d), none);
    if (spot_length(d) < SHORTEST)
        sieve->margin = INFINITY;
}
/* By how much points are beyond the planes of the two ends; 0 if for certain by nothing. */
static void find_beyond(const Task *task, const Vec3 end[2], double beyond[2])
{
    const Spot d = way_to(task->frame, end[0], end[1]);
    const double half = spot_length(d) / 2;
    Sieve sieve;
    start(&sieve, task, end, true);
    beyond[0] = beyond[1] = 0;
    for (size_t i; next_out(&sieve, half, &i);) {
        const Vec3 p = point_at(task->crowd, i);
        const double from_a = dot_below(way_to(task->frame, end[0], p), d);
        const double to_b = dot_below(way_to(task->frame, p, end[1]), d);
        beyond[0] = -from_a > beyond[0] ? -from_a : beyond[0];
        beyond[1] = -to_b > beyond[1] ? -to_b : beyond[1];
    }
}
/* Moves ends outward, along w, until nothing is beyond them. */
static bool push_ends(const Task *task, Spot w, Spot at[2], Vec3 end[2])
{
    bool held = false;
    for (int push = 0; push < PUSHES && !held; push++) {
        double beyond[2];
        for (int k = 0; k < 2; k++)
            end[k] = point_of(task->frame, at[k]);
        find_beyond(task, end, beyond);
        held = beyond[0] == 0 && beyond[1] == 0;
        const double more = power_of_two(push);
        const double length = spot_length(way_to(task->frame, end[0], end[1])) + DBL_MIN;
        for (int k = 0; k < 2; k++)
            if (beyond[k] > 0)
                at[k] =
                    spot_mad(at[k], (k ? more : -more) * (beyond[k] / length + task->grain / 8), w);
    }
    return held;
}
/* At least the distance of u from the line through 0 along d. */
static double beside_above(Spot u, Spot d, double length)
{
    const Spot c = spot_cross(u, d);
    const double sizes = fabs(u.y * d.z) + fabs(u.z * d.y) + fabs(u.z * d.x) + fabs(u.x * d.z) +
                         fabs(u.x * d.y) + fabs(u.y * d.x);
    if ((u.x == 0 || (d.y == 0 && d.z == 0)) && (u.y == 0 || (d.x == 0 && d.z == 0)) &&
        (u.z == 0 || (d.x == 0 && d.y == 0)))
        return 0;
    const double above = length_above(c) + 2 * DBL_EPSILON * sizes + 16 * DBL_MIN;
    return above / length * (1 + 8 * DBL_EPSILON);
}
/* The cylinder between these ends, which hold all points; `far` may be the farthest. None, whose
 * size is infinite, if they are too near, or if no number is large enough for the radius. */
static void make_drum(const Task *task, Drum *drum, size_t far)
{
    const Spot d = way_to(task->frame, drum->end[0], drum->end[1]);
    const double length = spot_length(d);
    drum->radius = 0, drum->size = INFINITY;
    if (!(length >= SHORTEST))
        return;
    Sieve sieve;
    start(&sieve, task, drum->end, false);
    do {
        const Spot u = way_to(task->frame, drum->end[0], point_at(task->crowd, far));
        drum->radius = greater(drum->radius, beside_above(u, d, length));
    } while (next_out(&sieve, drum->radius, &far));
    if (length_in(task->frame, drum->radius) <= REAL_MAX)
        drum->size = size_of_drum(length, drum->radius);
}
/* Along w, of ends that are `more` apart than the core needs. */
static Drum drum_between(const Task *task, Spot w, const Spot reach[2], double more, size_t far)
{
    Spot at[2] = {spot_mad(reach[0], -more / 2, w), spot_mad(reach[1], more / 2, w)};
    Drum drum = {.size = INFINITY};
    if (push_ends(task, w, at, drum.end))
        make_drum(task, &drum, far);
    return drum;
}

/* ---- */

/* The points of the core as a crowd of their own. */
static Crowd crowd_of_core(const Crowd *crowd, const Core *core, Vec3 *memory)
{
    for (int i = 0; i < core->count; i++)
        memory[i] = point_at(crowd, core->index[i]);
    return (Crowd){.number = {&memory->x, &memory->y, &memory->z},
                   .stride = sizeof *memory,
                   .n = (size_t)core->count};
}

/* Along a direction, as the core has it. How far apart the ends of what is flat should be is asked
 * of the core alone. */
static Plan plan_along(const Task *task, const Core *core, const double *knob)
{
    const Spot w = unit_of((Spot){knob[0], knob[1], knob[2]});
    Vec3 memory[MOST_IN_CORE];
    const Crowd few = crowd_of_core(task->crowd, core, memory);
    const Task of_few = {&few, task->frame, task->grain};
    double reach[2], radius2, best = INFINITY, length = 0;
    const Spot c = middle_and_reach(core, w, reach, &radius2);
    Plan plan = {.axis = {[2] = w},
                 .end = {spot_mad(c, reach[0] - spot_dot(c, w), w),
                         spot_mad(c, reach[1] - spot_dot(c, w) + task->grain / 8, w)}};
    const bool flat = reach[1] - reach[0] < 16 * sqrt(task->grain);
    for (int k = 0; flat && k < LENGTHS; k++) {
        const double size = drum_between(&of_few, w, plan.end, length, 0).size;
        if (size < best)
            best = size, plan.more = length;
        length = k == 0 ? task->grain : length * 3;
    }
    frame_around(w, &plan.axis[0], &plan.axis[1]);
    return plan;
}
/* About how large it is with all points. */
static void look(const Task *task, Plan *plan)
{
    const Spot none = {0, 0, 0},
               middle = spot_mad(spot_times(0.5, plan->end[0]), 0.5, plan->end[1]);
    const double halves[3] = {0, 0, 0};
    size_t i = 0;
    Sieve sieve;
    start_sieve(&sieve, task->crowd, task->frame, (Spot[]){plan->axis[2], none, none}, middle,
                halves);
    const double half = farthest_out(&sieve, &i);
    start_sieve(&sieve, task->crowd, task->frame, (Spot[]){plan->axis[0], plan->axis[1], none},
                middle, halves);
    const double radius = farthest_out(&sieve, &plan->farthest);
    plan->size = size_of_drum(2 * half + plan->more, radius);
}

/* The cylinder along an axis, from end to end of the box; none if it is larger than `size`. */
static Drum drum_of_axis(const Task *task, const Core *core, const Aabb *box, int axis, double size)
{
    const Vec3 middle =
        point_of(task->frame, middle_along(core, (Spot){axis == 0, axis == 1, axis == 2}));
    Drum drum = {.end = {middle, middle}, .size = INFINITY};
    real *const low = &((real *)&drum.end[0])[axis], *const high = &((real *)&drum.end[1])[axis];
    size_t far = 0;
    Sieve sieve;
    *low = ((const real *)&box->lower)[axis], *high = ((const real *)&box->upper)[axis];
    if (*low == *high) {
        const real thin = (real)(power_of_two(-100) / task->frame->all);
        *high = *low + thin > *low ? *low + thin : next_up(*low);
        if (*high > REAL_MAX)
            *high = *low, *low = -next_up(-*low);
    }
    start(&sieve, task, drum.end, false);
    const double length = spot_length(way_to(task->frame, drum.end[0], drum.end[1]));
    const double radius = farthest_out(&sieve, &far) - sieve.margin;
    if (!(size_of_drum(length, greater(radius, 0)) > size))
        make_drum(task, &drum, far);
    return drum;
}

static Plan find_plan(const Task *task, Core *core)
{
    double start[STARTS][MOST_KNOBS] = {{0}}, *knob = start[0], least = INFINITY;
    Plan best = {.size = INFINITY};
    first_core(core, task->crowd, task->frame);
    find_starts(core, size_of_direction, start);
    for (int k = 0; k < STARTS; k++) {
        const double size = search(core, size_of_direction, start[k], KNOBS, 0.3, TRIES, false);
        if (size < least)
            least = size, knob = start[k];
    }
    for (int round = 0; round < ROUNDS; round++) {
        const int before = core->count;
        if (round > 0)
            search(core, size_of_direction, knob, KNOBS, 0.05, TRIES, false);
        Plan plan = plan_along(task, core, knob);
        look(task, &plan);
        if (plan.size < best.size)
            best = plan;
        join_core(core, task->crowd, task->frame, plan.farthest);
        if (task->crowd->n > FEW_IN_CORE && round < 2)
            join_extremes(core, task->crowd, task->frame, plan.axis);
        if (core->count == before)
            break;
    }
    return best;
}
static Drum small_drum(const Task *task, const Aabb *box)
{
    Core core;
    const Plan plan = find_plan(task, &core);
    Drum best = drum_between(task, plan.axis[2], plan.end, plan.more, plan.farthest);
    for (int axis = 0; axis < 3; axis++) {
        const Drum drum = drum_of_axis(task, &core, box, axis, best.size);
        if (drum.size < best.size)
            best = drum;
    }
    return best;
}

static isect_status small_cylinder(Cylinder *cylinder, const Crowd *crowd)
{
    real lower[3], upper[3];
    double far = 0;
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    const Aabb box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    if (lower[0] == upper[0] && lower[1] == upper[1] && lower[2] == upper[2]) {
        *cylinder = (Cylinder){box.lower, box.lower, 0};
        return ISECT_OK;
    }
    const Frame frame = frame_of(&box);
    for (int axis = 0; axis < 3; axis++) {
        const real low = real_abs(lower[axis]), high = real_abs(upper[axis]);
        far = greater(far, (double)(low > high ? low : high));
    }
    const double grain = far * (double)REAL_EPSILON * frame.all + DBL_EPSILON;
    const Drum drum = small_drum(&(Task){crowd, &frame, grain}, &box);
    if (!(drum.size < INFINITY))
        return ISECT_NOT_FINITE;
    *cylinder = (Cylinder){drum.end[0], drum.end[1], length_in(&frame, drum.radius)};
    return ISECT_OK;
}

isect_status X(bound_cylinder_points)(Cylinder *cylinder, const X(points) * points, size_t n)
{
    Crowd crowd;
    if (!cylinder || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = small_cylinder(cylinder, &crowd);
    environment_leave(environment);
    return status;
}
