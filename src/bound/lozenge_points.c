/* isect_bound_lozenge_points - a small lozenge of points.
 *
 * Given the normal z of its rectangle, the direction x of a side, the height c of the rectangle and
 * a radius r that is not less than the distance of any point from its plane: a point at height z is
 * within h = sqrt(r^2 - (z - c)^2) of the rectangle in its plane. So for each point the rectangle
 * must reach at least from x + h to x - h, and likewise in y. Points near a corner may need more of
 * both: the corner is moved outward along its diagonal. So the search (bound/coreset.c) has the
 * eight parameters z, x, c, r. It starts with the principal frame, that of the main triangle and
 * that of the coordinates, each also rotated about one of its axes, with c in the middle, and the
 * best of some r.
 *
 * The corner and the sides are rounded to `real`, and the radius is computed from the distances of
 * the points to the rectangle, for the computed s and t in [0, 1]:
 *
 *   distance <= |p - corner - s u - t v|     for any s, t in [0, 1]
 *   p - corner, s u, t v                     2 h of each coordinate
 *   the sum                                  h, relative, and some DBL_MIN */
#include "bound/coreset.h"
#include "exact/filter.h"
#include HEADER(bound)

enum { SIDE, NORMAL = 3, HEIGHT = 6, LOZENGE_R, LOZENGE_PARAMS, FRAMES = 3, RADII = 4, KEPT = 5 };
enum { TRIES_OF_FRAME = 100, TRIES_OF_LOZENGE = 400 };

/* A rectangle in the frame, and the size of the lozenge around it. */
typedef struct FrameLozenge {
    Vec3d axis[3]; /* along its sides, and the normal */
    double low[2], high[2], height, radius, size;
} FrameLozenge;

static double lozenge_size(double a, double b, double radius)
{
    const double pi = 3.14159265358979323846;
    return radius * (2 * a * b + pi * radius * (a + b + 4.0 / 3 * radius));
}

/* The coreset in the frame of the rectangle. */
typedef struct FrameProjections {
    double x[MOST_IN_CORESET], y[MOST_IN_CORESET], z[MOST_IN_CORESET];
    int count;
} FrameProjections;

static void set_axes(FrameLozenge *found, const double *param)
{
    Vec3d none;
    found->axis[2] = unit3d((Vec3d){param[NORMAL], param[NORMAL + 1], param[NORMAL + 2]});
    const Vec3d side =
        rejection(unit3d((Vec3d){param[SIDE], param[SIDE + 1], param[SIDE + 2]}), found->axis[2]);
    if (dot3d(side, side) > 1e-12)
        found->axis[0] = unit3d(rejection(unit3d(side), found->axis[2]));
    else
        basis_around(found->axis[2], &found->axis[0], &none);
    found->axis[1] = cross3d(found->axis[2], found->axis[0]);
}
static void project_in_frame(FrameProjections *projections, const Coreset *coreset,
                             const Vec3d axis[3])
{
    projections->count = coreset->count;
    for (int i = 0; i < coreset->count; i++) {
        projections->x[i] = dot3d(coreset->at[i], axis[0]);
        projections->y[i] = dot3d(coreset->at[i], axis[1]);
        projections->z[i] = dot3d(coreset->at[i], axis[2]);
    }
}
/* The distance of p from the interval, and the side on which it lies. */
static double excess(const double *low, const double *high, double p, bool *upper)
{
    *upper = p > *high;
    return p > *high ? p - *high : p < *low ? *low - p : 0;
}
/* The rectangle for this height and radius; the radius is increased if the coreset needs it. */
static void set_rectangle(FrameLozenge *found, const FrameProjections *projections, double height,
                          double radius)
{
    double within[MOST_IN_CORESET], radius2 = radius * radius;
    for (int i = 0; i < projections->count; i++)
        radius2 = greater(radius2, (projections->z[i] - height) * (projections->z[i] - height));
    for (int k = 0; k < 2; k++)
        found->low[k] = INFINITY, found->high[k] = -INFINITY;
    for (int i = 0; i < projections->count; i++) {
        const double z = projections->z[i] - height, h = within[i] = sqrt(radius2 - z * z);
        found->low[0] = lesser(found->low[0], projections->x[i] + h);
        found->high[0] = greater(found->high[0], projections->x[i] - h);
        found->low[1] = lesser(found->low[1], projections->y[i] + h);
        found->high[1] = greater(found->high[1], projections->y[i] - h);
    }
    for (int k = 0; k < 2; k++)
        if (found->low[k] > found->high[k])
            found->low[k] = found->high[k] = found->low[k] / 2 + found->high[k] / 2;
    for (int i = 0; i < projections->count; i++) {
        bool upper[2];
        const double x = excess(&found->low[0], &found->high[0], projections->x[i], &upper[0]);
        const double y = excess(&found->low[1], &found->high[1], projections->y[i], &upper[1]);
        if (!(x > 0 && y > 0 && x * x + y * y > within[i] * within[i]))
            continue;
        const double rest = within[i] * within[i] / 2 - (x - y) * (x - y) / 4;
        const double more = (x + y) / 2 - (rest > 0 ? sqrt(rest) : 0);
        for (int k = 0; k < 2; k++) {
            found->high[k] += upper[k] ? more : 0;
            found->low[k] -= upper[k] ? 0 : more;
        }
    }
    found->height = height, found->radius = sqrt(radius2);
    found->size =
        lozenge_size(found->high[0] - found->low[0], found->high[1] - found->low[1], found->radius);
}
static FrameLozenge lozenge_of_params(const Coreset *coreset, const double *param)
{
    FrameLozenge found;
    FrameProjections projections;
    set_axes(&found, param);
    project_in_frame(&projections, coreset, found.axis);
    set_rectangle(&found, &projections, param[HEIGHT], param[LOZENGE_R]);
    return found;
}
static double lozenge_size_of_params(const Coreset *coreset, const double *param)
{
    return lozenge_of_params(coreset, param).size;
}
/* Sets the height to the middle, and the radius to the best of some: half the thickness, and
 * slightly more. Much more would turn all frames into a ball, which the capsule covers. */
static double set_lozenge(const Coreset *coreset, double *param)
{
    static const double ratio[RADII] = {1, 1.02, 1.08, 1.22};
    double low = INFINITY, high = -INFINITY, best = INFINITY;
    FrameLozenge found;
    FrameProjections projections;
    set_axes(&found, param);
    project_in_frame(&projections, coreset, found.axis);
    for (int i = 0; i < projections.count; i++)
        low = lesser(low, projections.z[i]), high = greater(high, projections.z[i]);
    param[HEIGHT] = low / 2 + high / 2;
    for (int k = 0; k < RADII; k++) {
        const double radius = (high - low) / 2 * ratio[k];
        set_rectangle(&found, &projections, param[HEIGHT], radius);
        const double sides = found.high[0] - found.low[0] + found.high[1] - found.low[1];
        if (found.size < best && sides > 0.01)
            best = found.size, param[LOZENGE_R] = radius;
    }
    return best;
}
static double size_of_frame(const Coreset *coreset, const double *param)
{
    double all[LOZENGE_PARAMS];
    memcpy(all, param, HEIGHT * sizeof *param);
    return set_lozenge(coreset, all);
}

/* Keeps a frame if it is one of the best. */
static void try_frame(const Coreset *coreset, Vec3d z, Vec3d x, double start[KEPT][MOST_PARAMS],
                      double least[KEPT])
{
    double now[MOST_PARAMS] = {x.x, x.y, x.z, z.x, z.y, z.z};
    const double size = set_lozenge(coreset, now);
    int worst = 0;
    for (int s = 0; s < KEPT; s++) {
        if (fabs(least[s] - size) <= 1e-6 * size)
            return; /* the same up to symmetry */
        worst = least[s] > least[worst] ? s : worst;
    }
    if (size < least[worst])
        least[worst] = size, memcpy(start[worst], now, sizeof now);
}
/* Finds a first solution. The candidates are frames rotated about an axis, in steps of an eighth of
 * a half turn, with the axis as normal and as side. The best ones are then searched locally. */
static void find_first_lozenge(const Coreset *coreset, double *param)
{
    const double eighth[] = {0.9238795325112867, 0.3826834323650898};
    Vec3d frame[FRAMES][3];
    double start[KEPT][MOST_PARAMS] = {{0}}, least[KEPT], best = INFINITY;
    for (int k = 0; k < KEPT; k++)
        least[k] = INFINITY;
    for (int k = 0; k < 3; k++)
        frame[0][k] = (Vec3d){k == 0, k == 1, k == 2};
    X(triangle_directions)(coreset, frame[1]);
    X(principal_directions)(coreset, frame[2]);
    for (int f = 0; f < FRAMES; f++)
        for (int k = 0; k < 3; k++) {
            const Vec3d x = frame[f][k];
            Vec3d y = frame[f][(k + 1) % 3], z = frame[f][(k + 2) % 3];
            for (int turn = 0; turn < 8; turn++) {
                try_frame(coreset, z, x, start, least);
                if (turn < 4) /* beyond, the sides only change places */
                    try_frame(coreset, x, y, start, least);
                const Vec3d before = y;
                y = mad3d(scale3d(eighth[0], y), eighth[1], z);
                z = mad3d(scale3d(eighth[0], z), -eighth[1], before);
            }
        }
    for (int k = 0; k < 2 * KEPT;
         k++) { /* each start unchanged, and with its frame searched first */
        double now[MOST_PARAMS];
        memcpy(now, start[k / 2], sizeof now);
        if (k % 2) {
            X(random_search)(coreset, size_of_frame, now, HEIGHT, 0.3, TRIES_OF_FRAME, true);
            set_lozenge(coreset, now);
        }
        const double size = X(random_search)(coreset, lozenge_size_of_params, now, LOZENGE_PARAMS,
                                             0.1, TRIES_OF_LOZENGE, true);
        if (size < best)
            best = size, memcpy(param, now, sizeof now);
    }
}

/* ---- all points, in real arithmetic ---- */

/* A vector of the frame, clamped to the range of `real`. */
static Vec3 vector_from_frame(const Frame *frame, Vec3d a)
{
    Vec3 v;
    for (int k = 0; k < 3; k++) {
        const double x = ((const double *)&a)[k] / frame->factor, most = (double)REAL_MAX;
        ((real *)&v)[k] = (real)(x > most ? most : x < -most ? -most : x) + 0;
    }
    return v;
}
static Vec3d vector_to_frame(const Frame *frame, Vec3 v)
{
    return (Vec3d){(double)v.x * frame->factor, (double)v.y * frame->factor,
                   (double)v.z * frame->factor};
}
/* A rectangle as it is stored. */
typedef struct StoredRectangle {
    Vec3 corner;
    Vec3d u, v;          /* in the frame */
    double per_u, per_v; /* 1 over their squares */
} StoredRectangle;

static StoredRectangle stored_rectangle(const Frame *frame, const Lozenge *l)
{
    const Vec3d u = vector_to_frame(frame, l->u), v = vector_to_frame(frame, l->v);
    return (StoredRectangle){l->corner, u, v, 1 / dot3d(u, u), 1 / dot3d(v, v)};
}
/* The parameter of the projection of w on u, in [0, 1]. */
static double clamped_projection(Vec3d w, Vec3d u, double per_u)
{
    const double part = dot3d(w, u) * per_u;
    return part > 0 ? (part < 1 ? part : 1) : 0;
}
/* An upper bound of the distance of a point from the rectangle. */
static double rectangle_distance_upper(const Frame *frame, const StoredRectangle *rectangle, Vec3 p)
{
    const Vec3d w = vector_in(frame, rectangle->corner, p), u = rectangle->u, v = rectangle->v;
    const double s = clamped_projection(mad3d(w, -clamped_projection(w, v, rectangle->per_v), v), u,
                                        rectangle->per_u);
    const double t = clamped_projection(mad3d(w, -s, u), v, rectangle->per_v);
    const Vec3d left = mad3d(mad3d(w, -s, u), -t, v);
    if (s == 0 && t == 0)
        return length_upper(w) + (norm1(w) > 0 ? 4 * DBL_MIN : 0);
    const double wrong = 2 * DBL_EPSILON * (norm1(w) + s * norm1(u) + t * norm1(v)) + 16 * DBL_MIN;
    return (length_upper(left) + wrong) * (1 + 2 * DBL_EPSILON);
}

/* Starts a scan of the points around the rectangle. Its stored sides are not exactly perpendicular.
 * The error of all distances is bounded by the projection of one on the other, which is large only
 * if the sides nearly underflow. */
static void start_beside_rectangle(CandidateScan *scan, const PointSet *set, const Frame *frame,
                                   const StoredRectangle *rectangle)
{
    const Vec3d u = rectangle->u, v = rectangle->v;
    const double a = length3d(u), b = length3d(v), lean = fabs(dot3d(u, v));
    const double half[] = {a > 0 ? a / 2 : b / 2, a > 0 ? b / 2 : 0, 0};
    const Vec3d center = mad3d(mad3d(to_frame(frame, rectangle->corner), 0.5, u), 0.5, v);
    Vec3d axis[3] = {unit3d(a > 0 ? u : v)};
    basis_around(axis[0], &axis[1], &axis[2]);
    if (a > 0 && b > 0) {
        axis[1] = unit3d(rejection(unit3d(v), axis[0]));
        axis[2] = cross3d(axis[0], axis[1]);
    }
    X(start_scan)(scan, set, frame, axis, center, half);
    scan->margin += a > 0 && b > 0 ? 4 * lean * (1 / a + 1 / b) : 0;
}
/* The approximate radius, and the points above and below that need the greatest one. */
static double radius_estimate(const PointSet *set, const Frame *frame, const Lozenge *l,
                              size_t farthest[2])
{
    const StoredRectangle rectangle = stored_rectangle(frame, l);
    const Vec3d normal = cross3d(rectangle.u, rectangle.v);
    double most[2] = {-1, -1}, distance;
    CandidateScan scan;
    start_beside_rectangle(&scan, set, frame, &rectangle);
    for (size_t i = 0; (distance = X(farthest_of_block)(&scan, &i)) >= 0;) {
        const int side = dot3d(vector_in(frame, l->corner, point_at(set, i)), normal) > 0;
        if (distance > most[side])
            most[side] = distance, farthest[side] = i;
    }
    return most[0] > most[1] ? most[0] : most[1];
}
/* The radius that the rectangle needs; `farthest` are nearly the farthest points. */
static double radius_above_rectangle(const PointSet *set, const Frame *frame, const Lozenge *l,
                                     const size_t farthest[2])
{
    const StoredRectangle rectangle = stored_rectangle(frame, l);
    double most = 0;
    CandidateScan scan;
    for (int k = 0; k < 2; k++)
        most =
            greater(most, rectangle_distance_upper(frame, &rectangle, point_at(set, farthest[k])));
    start_beside_rectangle(&scan, set, frame, &rectangle);
    for (size_t i; X(next_candidate)(&scan, most, &i);)
        most = greater(most, rectangle_distance_upper(frame, &rectangle, point_at(set, i)));
    return most;
}
/* The size with a slightly larger radius, so that lozenges without volume are compared by their
 * rectangle. */
static double size_about(double a, double b, double radius)
{
    return lozenge_size(a, b, radius + (double)REAL_EPSILON);
}
static double size_of_stored(const Frame *frame, const Lozenge *l, double radius)
{
    return size_about(length3d(vector_to_frame(frame, l->u)),
                      length3d(vector_to_frame(frame, l->v)), radius);
}
/* Sides whose length overflows are reduced to the greatest length, with the same center. */
static Lozenge to_stored(const Frame *frame, FrameLozenge found)
{
    const double longest = (double)REAL_MAX * frame->factor;
    Vec3d corner = scale3d(found.height, found.axis[2]);
    for (int k = 0; k < 2; k++) {
        const double middle = found.low[k] / 2 + found.high[k] / 2;
        found.low[k] = greater(found.low[k], middle - longest / 2);
        found.high[k] = lesser(found.high[k], middle + longest / 2);
        corner = mad3d(corner, found.low[k], found.axis[k]);
    }
    return (Lozenge){from_frame(frame, corner),
                     vector_from_frame(frame, scale3d(found.high[0] - found.low[0], found.axis[0])),
                     vector_from_frame(frame, scale3d(found.high[1] - found.low[1], found.axis[1])),
                     0};
}

/* The result is not larger than the capsule of these points, if there is one. */
static isect_status small_lozenge(void *volume, const FramedPoints *points)
{
    const PointSet *set = &points->set;
    const Frame *frame = &points->frame;
    Lozenge *lozenge = volume;
    Capsule capsule;
    double param[MOST_PARAMS], best = INFINITY;
    Lozenge least = {.radius = REAL_INF};
    Coreset coreset;
    if (is_point(&points->box)) {
        *lozenge = (Lozenge){.corner = points->box.lower};
        return ISECT_OK;
    }
    size_t farthest[2] = {0, 0}, farthest_now[2] = {0, 0};
    const X(points)
        view = {set->coordinate[0], set->coordinate[1], set->coordinate[2], set->stride};
    if (X(bound_capsule_points)(view, set->n, &capsule) == ISECT_OK) {
        least = (Lozenge){capsule.a, sub(capsule.b, capsule.a), {0, 0, 0}, 0};
        const double radius = radius_estimate(set, frame, &least, farthest);
        if (finite3(least.u) && length_in(frame, radius) <= REAL_MAX)
            best = size_of_stored(frame, &least, radius);
    }
    X(coreset_start)(&coreset, set, frame);
    for (int round = 0; round < ROUNDS; round++) {
        if (round == 0)
            find_first_lozenge(&coreset, param);
        else
            X(random_search)
        (&coreset, lozenge_size_of_params, param, LOZENGE_PARAMS, 0.02, TRIES_OF_LOZENGE, true);
        const FrameLozenge found = lozenge_of_params(&coreset, param);
        const Lozenge now = to_stored(frame, found);
        const double radius = radius_estimate(set, frame, &now, farthest_now);
        const double size =
            size_about(found.high[0] - found.low[0], found.high[1] - found.low[1], radius);
        if (size < best && length_in(frame, radius) <= REAL_MAX)
            best = size, least = now, memcpy(farthest, farthest_now, sizeof farthest_now);
        if (!X(coreset_refine)(&coreset, points, farthest_now, 2, found.axis, round))
            break;
    }
    least.radius = best < INFINITY
                       ? length_in(frame, radius_above_rectangle(set, frame, &least, farthest))
                       : REAL_INF;
    if (!(least.radius <= REAL_MAX))
        return ISECT_NOT_FINITE;
    *lozenge = least;
    return ISECT_OK;
}

isect_status X(bound_lozenge_points)(X(points) points, size_t n, Lozenge *lozenge)
{
    return X(make_of_points)(lozenge, &points, n, small_lozenge);
}
