/* isect_bound_capsule_points - a small capsule of points.
 *
 * Given a direction w, a point c of the axis and a radius r that is not less than the distance of
 * any point from the axis, the shortest capsule follows: for a point at height s and distance d
 * from the axis the segment must reach from s + sqrt(r^2 - d^2) down to s - sqrt(r^2 - d^2). So the
 * search (bound/coreset.c) has the seven parameters w, c, r. It starts with various directions; c
 * is the center of the smallest circle of the points projected along w, r its radius.
 *
 * The ends are rounded to `real`, and the radius is computed from the distances of the points to
 * that segment. With u from the nearer end to the point, d to the other end and the computed t in
 * [0, 1],
 *
 *   distance <= |u - t d|       for any t in [0, 1]
 *   coordinates of u            h, relative
 *   coordinates of t d          2 h
 *   coordinates of u - t d      h, relative, and a few DBL_MIN */
#include "bound/coreset.h"
#include "exact/filter.h"
#include HEADER(bound)

enum {
    AT_AXIS,
    AT_CENTER = 3,
    CAPSULE_R = 6,
    CAPSULE_PARAMS = 7,
    TRIES_OF_W = 120,
    TRIES_OF_ALL = 300,
    SECTIONS = 16
};

/* A capsule in the frame. */
typedef struct FrameCapsule {
    Vec3d a, b;
    double radius2;
} FrameCapsule;

static double capsule_size(double length, double radius)
{
    return radius * radius * (length + 4.0 / 3 * radius);
}

/* The coreset: coordinates along an axis, squared distances from it. */
typedef struct AxisProjections {
    double along[MOST_IN_CORESET], distance2[MOST_IN_CORESET], most2;
    int count;
} AxisProjections;

static AxisProjections project_on_axis(const Coreset *coreset, Vec3d w, Vec3d c)
{
    AxisProjections projections;
    projections.count = coreset->count, projections.most2 = 0;
    for (int i = 0; i < coreset->count; i++) {
        const Vec3d u = sub3d(coreset->at[i], c), v = rejection(u, w);
        projections.along[i] = dot3d(u, w), projections.distance2[i] = dot3d(v, v);
        projections.most2 = projections.distance2[i] > projections.most2 ? projections.distance2[i]
                                                                         : projections.most2;
    }
    return projections;
}
/* The ends that the segment needs; no point is farther than the radius. */
static void ends_of(const AxisProjections *projections, double radius2, double end[2])
{
    end[0] = INFINITY, end[1] = -INFINITY;
    for (int i = 0; i < projections->count; i++) {
        const double half = sqrt(radius2 - projections->distance2[i]);
        end[0] = projections->along[i] + half < end[0] ? projections->along[i] + half : end[0];
        end[1] = projections->along[i] - half > end[1] ? projections->along[i] - half : end[1];
    }
    if (end[0] > end[1])
        end[0] = end[1] = end[0] / 2 + end[1] / 2;
}
static double size_of_projections(const AxisProjections *projections, double radius2)
{
    double end[2];
    ends_of(projections, radius2, end);
    return capsule_size(end[1] - end[0], sqrt(radius2));
}

static FrameCapsule capsule_of_params(const Coreset *coreset, const double *param)
{
    const Vec3d w = unit3d((Vec3d){param[AT_AXIS], param[AT_AXIS + 1], param[AT_AXIS + 2]});
    const Vec3d c = {param[AT_CENTER], param[AT_CENTER + 1], param[AT_CENTER + 2]};
    const AxisProjections projections = project_on_axis(coreset, w, c);
    const double given = param[CAPSULE_R] * param[CAPSULE_R];
    const double radius2 = given > projections.most2 ? given : projections.most2;
    double end[2];
    ends_of(&projections, radius2, end);
    return (FrameCapsule){mad3d(c, end[0], w), mad3d(c, end[1], w), radius2};
}
static double capsule_size_of_params(const Coreset *coreset, const double *param)
{
    const FrameCapsule found = capsule_of_params(coreset, param);
    return capsule_size(length3d(sub3d(found.b, found.a)), sqrt(found.radius2));
}

/* Sets the parameters other than the direction: the center of the smallest circle, and a radius r.
 * r^2 is the sum of the circle's squared radius and e^2, so that it is smooth in e; e is found by
 * golden section search. Returns the least size. */
static double set_capsule(const Coreset *coreset, double *param)
{
    const double golden = 0.6180339887498949;
    const Vec3d w = unit3d((Vec3d){param[AT_AXIS], param[AT_AXIS + 1], param[AT_AXIS + 2]}),
                c = X(projected_center)(coreset, w);
    const AxisProjections projections = project_on_axis(coreset, w, c);
    double low = 0, high = 1, best = size_of_projections(&projections, projections.most2),
           radius2 = projections.most2;
    double e[2] = {1 - golden, golden}, size[2];
    for (int k = 0; k < 2; k++)
        size[k] = size_of_projections(&projections, projections.most2 + e[k] * e[k]);
    for (int t = 0; t < SECTIONS; t++) {
        const int worse = size[0] < size[1];
        if (size[1 - worse] < best)
            best = size[1 - worse], radius2 = projections.most2 + e[1 - worse] * e[1 - worse];
        if (worse)
            high = e[1], e[1] = e[0], size[1] = size[0], e[0] = high - golden * (high - low);
        else
            low = e[0], e[0] = e[1], size[0] = size[1], e[1] = low + golden * (high - low);
        size[1 - worse] =
            size_of_projections(&projections, projections.most2 + e[1 - worse] * e[1 - worse]);
    }
    param[AT_CENTER] = c.x, param[AT_CENTER + 1] = c.y, param[AT_CENTER + 2] = c.z,
    param[CAPSULE_R] = sqrt(radius2);
    return best;
}
static double capsule_size_of_direction(const Coreset *coreset, const double *param)
{
    double all[CAPSULE_PARAMS] = {param[AT_AXIS], param[AT_AXIS + 1], param[AT_AXIS + 2]};
    return set_capsule(coreset, all);
}

/* Starts from the best directions. */
static void find_first_capsule(const Coreset *coreset, double *param)
{
    double start[STARTS][MOST_PARAMS] = {{0}}, best = INFINITY;
    X(best_starts)(coreset, capsule_size_of_direction, start);
    for (int k = 0; k < STARTS; k++) {
        X(random_search)(coreset, capsule_size_of_direction, start[k], 3, 0.3, TRIES_OF_W, false);
        set_capsule(coreset, start[k]);
        const double size = X(random_search)(coreset, capsule_size_of_params, start[k],
                                             CAPSULE_PARAMS, 0.05, TRIES_OF_ALL, false);
        if (size < best)
            best = size, memcpy(param, start[k], sizeof start[k]);
    }
}

/* A segment as it is stored. */
typedef struct StoredSegment {
    Vec3 a, b;
    Vec3d direction; /* b - a, in the frame */
    double per_square;
} StoredSegment;

static StoredSegment stored_segment(const Frame *frame, const FrameCapsule *found)
{
    const Vec3 a = from_frame(frame, found->a), b = from_frame(frame, found->b);
    const Vec3d direction = vector_in(frame, a, b);
    return (StoredSegment){a, b, direction, 1 / dot3d(direction, direction)};
}
/* An upper bound of the distance of p from the segment, in the frame. */
static double segment_distance_upper(const Frame *frame, const StoredSegment *s, Vec3 p)
{
    const Vec3d from_a = vector_in(frame, s->a, p);
    const double t = dot3d(from_a, s->direction) * s->per_square;
    const bool first = !(t > 0.5);
    const Vec3d u = first ? from_a : vector_in(frame, s->b, p);
    const double remaining = first ? t : -dot3d(u, s->direction) * s->per_square;
    const double share = remaining > 0 ? (remaining < 1 ? remaining : 1) : 0;
    if (share == 0)
        return length_upper(u) + (norm1(u) > 0 ? 4 * DBL_MIN : 0);
    const double wrong = 2 * DBL_EPSILON * (norm1(u) + share * norm1(s->direction)) + 16 * DBL_MIN;
    return (length_upper(mad3d(u, first ? -share : share, s->direction)) + wrong) *
           (1 + 2 * DBL_EPSILON);
}

static void start_beside_segment(CandidateScan *scan, const PointSet *set, const Frame *frame,
                                 const StoredSegment *s)
{
    const double half[] = {0, 0, length3d(s->direction) / 2};
    Vec3d axis[3] = {[2] = unit3d(s->direction)};
    basis_around(axis[2], &axis[0], &axis[1]);
    X(start_scan)(scan, set, frame, axis, mad3d(to_frame(frame, s->a), 0.5, s->direction), half);
}
/* The radius that the segment needs; `farthest` is nearly the farthest point. */
static double radius_above_segment(const PointSet *set, const Frame *frame, const StoredSegment *s,
                                   size_t farthest)
{
    double most = segment_distance_upper(frame, s, point_at(set, farthest));
    CandidateScan scan;
    start_beside_segment(&scan, set, frame, s);
    for (size_t i; X(next_candidate)(&scan, most, &i);)
        most = greater(most, segment_distance_upper(frame, s, point_at(set, i)));
    return most;
}

static isect_status small_capsule(void *volume, const FramedPoints *points)
{
    const PointSet *set = &points->set;
    const Frame *frame = &points->frame;
    Capsule *capsule = volume;
    double param[MOST_PARAMS], best = INFINITY;
    size_t farthest = 0;
    StoredSegment least = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, 0};
    Coreset coreset;
    if (is_point(&points->box)) {
        *capsule = (Capsule){points->box.lower, points->box.lower, 0};
        return ISECT_OK;
    }
    X(coreset_start)(&coreset, set, frame);
    for (int round = 0; round < ROUNDS; round++) {
        size_t farthest_now = 0;
        CandidateScan scan;
        if (round == 0)
            find_first_capsule(&coreset, param);
        else
            X(random_search)
        (&coreset, capsule_size_of_params, param, CAPSULE_PARAMS, 0.02, TRIES_OF_ALL, false);
        const FrameCapsule found = capsule_of_params(&coreset, param);
        const StoredSegment segment = stored_segment(frame, &found);
        start_beside_segment(&scan, set, frame, &segment);
        const double radius = X(farthest_point)(&scan, &farthest_now);
        const double size = capsule_size(length3d(segment.direction), radius);
        if (size < best)
            best = size, least = segment, farthest = farthest_now;
        Vec3d axis[3] = {
            [2] = unit3d((Vec3d){param[AT_AXIS], param[AT_AXIS + 1], param[AT_AXIS + 2]})};
        basis_around(axis[2], &axis[0], &axis[1]);
        if (!X(coreset_refine)(&coreset, points, &farthest_now, 1, axis, round))
            break;
    }
    const real radius = length_in(frame, radius_above_segment(set, frame, &least, farthest));
    if (radius > REAL_MAX)
        return ISECT_NOT_FINITE;
    *capsule = (Capsule){least.a, least.b, radius};
    return ISECT_OK;
}

isect_status X(bound_capsule_points)(X(points) points, size_t n, Capsule *capsule)
{
    return X(make_of_points)(capsule, &points, n, small_capsule);
}
