/* isect_bound_cylinder_points - a small cylinder of points.
 *
 * For a given direction the smallest cylinder follows: its radius is that of the smallest circle of
 * the projected points, its ends are those of their interval. So the parameters of the search
 * (bound/coreset.c) are the direction. An epsilon is added to both lengths, so that cylinders
 * without volume are distinguished.
 *
 * The caps are flat, and perpendicular to d = b - a with a and b as stored. For flat sets a and b
 * are close together, and rounding rotates d by a large angle; a greater distance is better then.
 * Several lengths are tried on the coreset. Then the ends are moved outward until for each point p
 *
 *   (p - a) . d >= 0 and (b - p) . d >= 0, with certainty
 *   a product      3 h, relative
 *   a sum          2 h of the sum of absolute values, and some DBL_MIN
 *   one product    its sign is exact, so that ends across an axis contain points on them
 *
 * The radius is the greatest |u x d| / |d| for the stored axis:
 *
 *   a coordinate of u x d    3 h of its products, and h, relative
 *
 * The cylinders along the three coordinate axes are tried, too. Their ends are coordinates of the
 * points, and rounding does not rotate them: in the worst case these contain the points. */
#include "bound/coreset.h"
#include "exact/filter.h"
#include <stdlib.h>
#include HEADER(bound)

enum { CYLINDER_PARAMS = 3, TRIES_OF_CYLINDER = 250, PUSHES = 16, LENGTHS = 18 };
static const double SHORTEST = 1e-120; /* whose direction is accurate */

/* The points in their frame. */
typedef struct Task {
    const PointSet *set;
    const Frame *frame;
    double resolution; /* an epsilon of the greatest coordinate */
} Task;

/* A cylinder as it is stored, except for its radius, which is in the frame. */
typedef struct StoredCylinder {
    Vec3 end[2];
    double radius, size;
} StoredCylinder;

/* A cylinder found by the search: its frame, its ends, the length by which it should be longer, its
 * approximate size for all points, and the point farthest from its axis. */
typedef struct Candidate {
    Vec3d axis[3], end[2];
    double more, size;
    size_t farthest;
} Candidate;

/* ---- the coreset ---- */

/* The center of the smallest circle along w, and the interval along w. */
static Vec3d center_and_interval(const Coreset *coreset, Vec3d w, double interval[2],
                                 double *radius2)
{
    const Vec3d c = X(projected_center)(coreset, w);
    *radius2 = 0, interval[0] = INFINITY, interval[1] = -INFINITY;
    for (int i = 0; i < coreset->count; i++) {
        const double along = dot3d(coreset->at[i], w);
        const Vec3d offset = rejection(sub3d(coreset->at[i], c), w);
        *radius2 = dot3d(offset, offset) > *radius2 ? dot3d(offset, offset) : *radius2;
        interval[0] = along < interval[0] ? along : interval[0];
        interval[1] = along > interval[1] ? along : interval[1];
    }
    return c;
}
static double cylinder_size(double length, double radius)
{
    const double resolution = (double)REAL_EPSILON;
    return (radius + resolution) * (radius + resolution) * (length + resolution);
}
static double cylinder_size_of_direction(const Coreset *coreset, const double *param)
{
    double interval[2], radius2;
    center_and_interval(coreset, unit3d((Vec3d){param[0], param[1], param[2]}), interval, &radius2);
    return cylinder_size(interval[1] - interval[0], sqrt(radius2));
}

/* ---- all points, in real arithmetic ---- */

static int sign_of(double x)
{
    return (x > 0) - (x < 0);
}
/* A lower bound of the dot product, or a negative number if its sign is not certain. */
static double dot_lower(Vec3d a, Vec3d b)
{
    const int x = sign_of(a.x) * sign_of(b.x), y = sign_of(a.y) * sign_of(b.y),
              z = sign_of(a.z) * sign_of(b.z);
    const double magnitudes = fabs(a.x * b.x) + fabs(a.y * b.y) + fabs(a.z * b.z);
    if (abs(x) + abs(y) + abs(z) <= 1)
        return (x + y + z) * (magnitudes + DBL_MIN);
    return dot3d(a, b) - (3 * DBL_EPSILON * magnitudes + 16 * DBL_MIN);
}
/* Starts a scan of distances from the axis between two ends or, if `along` it, from its middle. If
 * the ends are too close for an accurate direction, every point is a candidate. */
static void start_beside_axis(CandidateScan *scan, const Task *task, const Vec3 end[2], bool along)
{
    const Vec3d from = to_frame(task->frame, end[0]), d = vector_in(task->frame, end[0], end[1]);
    const double none[3] = {0, 0, 0};
    Vec3d axis[3] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}}, w = unit3d(d);
    if (along)
        axis[2] = w;
    else
        basis_around(w, &axis[0], &axis[1]);
    X(start_scan)(scan, task->set, task->frame, axis, mad3d(from, 0.5, d), none);
    if (length3d(d) < SHORTEST)
        scan->margin = INFINITY;
}
/* The excess of points outside the planes of both ends; 0 if all are certainly inside. */
static void find_excess(const Task *task, const Vec3 end[2], double excess[2])
{
    const Vec3d d = vector_in(task->frame, end[0], end[1]);
    const double half = length3d(d) / 2;
    CandidateScan scan;
    start_beside_axis(&scan, task, end, true);
    excess[0] = excess[1] = 0;
    for (size_t i; X(next_candidate)(&scan, half, &i);) {
        const Vec3 p = point_at(task->set, i);
        const double from_a = dot_lower(vector_in(task->frame, end[0], p), d);
        const double to_b = dot_lower(vector_in(task->frame, p, end[1]), d);
        excess[0] = -from_a > excess[0] ? -from_a : excess[0];
        excess[1] = -to_b > excess[1] ? -to_b : excess[1];
    }
}
/* Moves the ends outward, along w, until no point is outside. */
static bool push_ends(const Task *task, Vec3d w, Vec3d at[2], Vec3 end[2])
{
    bool held = false;
    for (int push = 0; push < PUSHES && !held; push++) {
        double excess[2];
        for (int k = 0; k < 2; k++)
            end[k] = from_frame(task->frame, at[k]);
        find_excess(task, end, excess);
        held = excess[0] == 0 && excess[1] == 0;
        const double more = power_of_two(push);
        const double length = length3d(vector_in(task->frame, end[0], end[1])) + DBL_MIN;
        for (int k = 0; k < 2; k++)
            if (excess[k] > 0)
                at[k] = mad3d(at[k],
                              (k ? more : -more) * (excess[k] / length + task->resolution / 8), w);
    }
    return held;
}
/* An upper bound of the distance of u from the line through 0 along d. */
static double axis_distance_upper(Vec3d u, Vec3d d, double length)
{
    const Vec3d c = cross3d(u, d);
    const double magnitudes = fabs(u.y * d.z) + fabs(u.z * d.y) + fabs(u.z * d.x) +
                              fabs(u.x * d.z) + fabs(u.x * d.y) + fabs(u.y * d.x);
    if ((u.x == 0 || (d.y == 0 && d.z == 0)) && (u.y == 0 || (d.x == 0 && d.z == 0)) &&
        (u.z == 0 || (d.x == 0 && d.y == 0)))
        return 0;
    const double above = length_upper(c) + 2 * DBL_EPSILON * magnitudes + 16 * DBL_MIN;
    return above / length * (1 + 8 * DBL_EPSILON);
}
/* Sets the radius for ends that contain all points; `farthest` may be the farthest. The size is
 * infinite if the ends are too close, or if the radius overflows. */
static void set_radius(const Task *task, StoredCylinder *stored, size_t farthest)
{
    const Vec3d d = vector_in(task->frame, stored->end[0], stored->end[1]);
    const double length = length3d(d);
    stored->radius = 0, stored->size = INFINITY;
    if (!(length >= SHORTEST))
        return;
    CandidateScan scan;
    start_beside_axis(&scan, task, stored->end, false);
    do {
        const Vec3d u = vector_in(task->frame, stored->end[0], point_at(task->set, farthest));
        stored->radius = greater(stored->radius, axis_distance_upper(u, d, length));
    } while (X(next_candidate)(&scan, stored->radius, &farthest));
    if (length_in(task->frame, stored->radius) <= REAL_MAX)
        stored->size = cylinder_size(length, stored->radius);
}
/* The cylinder along w; its length exceeds that of the coreset by `more`. */
static StoredCylinder cylinder_between(const Task *task, Vec3d w, const Vec3d interval[2],
                                       double more, size_t farthest)
{
    Vec3d at[2] = {mad3d(interval[0], -more / 2, w), mad3d(interval[1], more / 2, w)};
    StoredCylinder stored = {.size = INFINITY};
    if (push_ends(task, w, at, stored.end))
        set_radius(task, &stored, farthest);
    return stored;
}

/* ---- candidates ---- */

/* The coreset as a set of points. */
static PointSet set_of_coreset(const PointSet *set, const Coreset *coreset, Vec3 *memory)
{
    for (int i = 0; i < coreset->count; i++)
        memory[i] = point_at(set, coreset->index[i]);
    return (PointSet){.coordinate = {&memory->x, &memory->y, &memory->z},
                      .stride = sizeof *memory,
                      .n = (size_t)coreset->count};
}

/* The candidate along a direction, for the coreset, which also determines how much longer a flat
 * one should be. */
static Candidate candidate_along(const Task *task, const Coreset *coreset, const double *param)
{
    const Vec3d w = unit3d((Vec3d){param[0], param[1], param[2]});
    Vec3 memory[MOST_IN_CORESET];
    const PointSet few = set_of_coreset(task->set, coreset, memory);
    const Task of_few = {&few, task->frame, task->resolution};
    double interval[2], radius2, best = INFINITY, length = 0;
    const Vec3d c = center_and_interval(coreset, w, interval, &radius2);
    Candidate candidate = {.axis = {[2] = w},
                           .end = {mad3d(c, interval[0] - dot3d(c, w), w),
                                   mad3d(c, interval[1] - dot3d(c, w) + task->resolution / 8, w)}};
    const bool flat = interval[1] - interval[0] < 16 * sqrt(task->resolution);
    for (int k = 0; flat && k < LENGTHS; k++) {
        const double size = cylinder_between(&of_few, w, candidate.end, length, 0).size;
        if (size < best)
            best = size, candidate.more = length;
        length = k == 0 ? task->resolution : length * 3;
    }
    basis_around(w, &candidate.axis[0], &candidate.axis[1]);
    return candidate;
}
/* The approximate size for all points. */
static void estimate_size(const Task *task, Candidate *candidate)
{
    const Vec3d none = {0, 0, 0},
                middle = mad3d(scale3d(0.5, candidate->end[0]), 0.5, candidate->end[1]);
    const double halves[3] = {0, 0, 0};
    size_t i = 0;
    CandidateScan scan;
    X(start_scan)
    (&scan, task->set, task->frame, (Vec3d[]){candidate->axis[2], none, none}, middle, halves);
    const double half = X(farthest_point)(&scan, &i);
    X(start_scan)
    (&scan, task->set, task->frame, (Vec3d[]){candidate->axis[0], candidate->axis[1], none}, middle,
     halves);
    const double radius = X(farthest_point)(&scan, &candidate->farthest);
    candidate->size = cylinder_size(2 * half + candidate->more, radius);
}

/* The cylinder along an axis, from end to end of the box; infinite if it is larger than `size`. */
static StoredCylinder cylinder_of_axis(const Task *task, const Coreset *coreset, const Aabb *box,
                                       int axis, double size)
{
    const Vec3 middle = from_frame(
        task->frame, X(projected_center)(coreset, (Vec3d){axis == 0, axis == 1, axis == 2}));
    StoredCylinder stored = {.end = {middle, middle}, .size = INFINITY};
    real *const low = &((real *)&stored.end[0])[axis], *const high =
                                                           &((real *)&stored.end[1])[axis];
    size_t farthest = 0;
    CandidateScan scan;
    *low = ((const real *)&box->lower)[axis], *high = ((const real *)&box->upper)[axis];
    if (*low == *high) {
        const real thin = (real)(power_of_two(-100) / task->frame->factor);
        *high = *low + thin > *low ? *low + thin : next_up(*low);
        if (*high > REAL_MAX)
            *high = *low, *low = -next_up(-*low);
    }
    start_beside_axis(&scan, task, stored.end, false);
    const double length = length3d(vector_in(task->frame, stored.end[0], stored.end[1]));
    const double radius = X(farthest_point)(&scan, &farthest) - scan.margin;
    if (!(cylinder_size(length, greater(radius, 0)) > size))
        set_radius(task, &stored, farthest);
    return stored;
}

static Candidate find_candidate(const Task *task, const FramedPoints *points, Coreset *coreset)
{
    double start[STARTS][MOST_PARAMS] = {{0}}, *param = start[0], least = INFINITY;
    Candidate best = {.size = INFINITY};
    X(coreset_start)(coreset, task->set, task->frame);
    X(best_starts)(coreset, cylinder_size_of_direction, start);
    for (int k = 0; k < STARTS; k++) {
        const double size = X(random_search)(coreset, cylinder_size_of_direction, start[k],
                                             CYLINDER_PARAMS, 0.3, TRIES_OF_CYLINDER, false);
        if (size < least)
            least = size, param = start[k];
    }
    for (int round = 0; round < ROUNDS; round++) {
        if (round > 0)
            X(random_search)
        (coreset, cylinder_size_of_direction, param, CYLINDER_PARAMS, 0.05, TRIES_OF_CYLINDER,
         false);
        Candidate candidate = candidate_along(task, coreset, param);
        estimate_size(task, &candidate);
        if (candidate.size < best.size)
            best = candidate;
        if (!X(coreset_refine)(coreset, points, &candidate.farthest, 1, candidate.axis, round))
            break;
    }
    return best;
}
static StoredCylinder best_cylinder(const Task *task, const FramedPoints *points)
{
    Coreset coreset;
    const Candidate candidate = find_candidate(task, points, &coreset);
    StoredCylinder best = cylinder_between(task, candidate.axis[2], candidate.end, candidate.more,
                                           candidate.farthest);
    for (int axis = 0; axis < 3; axis++) {
        const StoredCylinder stored =
            cylinder_of_axis(task, &coreset, &points->box, axis, best.size);
        if (stored.size < best.size)
            best = stored;
    }
    return best;
}

static isect_status small_cylinder(void *volume, const FramedPoints *points)
{
    const Frame *frame = &points->frame;
    const Vec3 lower = points->box.lower, upper = points->box.upper;
    Cylinder *cylinder = volume;
    if (is_point(&points->box)) {
        *cylinder = (Cylinder){lower, lower, 0};
        return ISECT_OK;
    }
    const double max_coordinate =
        greater(greatest((double)lower.x, (double)lower.y, (double)lower.z),
                greatest((double)upper.x, (double)upper.y, (double)upper.z));
    const double resolution = max_coordinate * (double)REAL_EPSILON * frame->factor + DBL_EPSILON;
    const StoredCylinder stored = best_cylinder(&(Task){&points->set, frame, resolution}, points);
    if (!(stored.size < INFINITY))
        return ISECT_NOT_FINITE;
    *cylinder = (Cylinder){stored.end[0], stored.end[1], length_in(frame, stored.radius)};
    return ISECT_OK;
}

isect_status X(bound_cylinder_points)(X(points) points, size_t n, Cylinder *cylinder)
{
    return X(make_of_points)(cylinder, &points, n, small_cylinder);
}
