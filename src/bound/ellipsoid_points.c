/* isect_bound_ellipsoid_points - a small ellipsoid of points.
 *
 * Let the weights of the points have the sum 1 and maximise the determinant of their covariance.
 * Then d times the covariance, in dimension d, is that of the smallest ellipsoid around the mean
 * (Khachiyan 1996). Weights start equal. With q = (x, 1) and M = sum of the weights times q q^T,
 * the weight of the point with the greatest q . M^-1 q is increased, or that of the point with the
 * least one is decreased, by the step that maximises the determinant (away steps: Todd, Yildirim,
 * On Khachiyan's algorithm for the computation of minimum-volume enclosing ellipsoids, 2007). This
 * is done for the coreset (bound/coreset.c), in coordinates along its main directions, scaled to
 * the width 2. A direction without width has no coordinate: flat points have a flat ellipsoid.
 *
 * The center and the axes a, b, c are rounded to `real`. The dual b x c / determinant, and so on,
 * gives the coordinate of a point along each axis. The radii are those of the weights, which
 * determine the shape, times the factor that includes the farthest point. Along a flat axis the
 * radius is at least 16 times the greatest coordinate, so that the others grow by at most 1/512 for
 * it. It is 0 if the coordinates are 0, as for points in a coordinate plane.
 *
 * Errors, S the sum of the absolute products of a component of b x c:
 *
 *   a component of b x c   2 h S
 *   a coordinate           8 h sum of S |u|, with the errors of u, product and sum; some DBL_MIN
 *   determinant, near 1    16 h
 *
 * Components of axes below 1e-100 are set to 0, so that S does not underflow. */
#include "bound/coreset.h"
#include "bound/principal.h"
#include "exact/filter.h"
#include HEADER(bound)

enum {
    MOST_ELLIPSOID_STEPS = 400,
    REFINEMENTS = 6,
    FLAT_LIMIT = ISECT_DOUBLE ? 2048 : 64,
    FLAT_RATIO = 16,
    OCTANTS = 8
};

/* The lifted coreset: `dimensions` coordinates in [-1, 1], and 1. */
typedef struct Lifted {
    double q[MOST_IN_CORESET][4], weight[MOST_IN_CORESET];
    int count, dimensions;
} Lifted;

/* The axes as they are stored, and their duals, which give the coordinates of points. */
typedef struct FrameEllipsoid {
    Vec3 center, axis[3];
    Vec3d dual[3], magnitudes[3]; /* times the determinant */
    double determinant;
    double radius[3]; /* in the frame */
    bool flat[3];     /* the coordinates are nearly 0 */
    double size;
    size_t farthest; /* nearly the farthest point */
} FrameEllipsoid;

/* ---- the smallest ellipsoid of the coreset ---- */

/* Inverts the first n rows and columns of a symmetric positive definite matrix. */
static void invert(double m[4][4], int n)
{
    for (int k = 0; k < n; k++) {
        const double pivot = 1 / m[k][k];
        for (int r = 0; r < n; r++) {
            if (r == k)
                continue;
            const double fraction = m[r][k] * pivot;
            for (int c = 0; c < n; c++)
                m[r][c] = c == k ? -fraction : m[r][c] - fraction * m[k][c];
        }
        for (int c = 0; c < n; c++)
            m[k][c] = c == k ? pivot : m[k][c] * pivot;
    }
}
/* q . M^-1 q of each point. */
static void find_levels(const Lifted *l, double level[MOST_IN_CORESET])
{
    const int n = l->dimensions + 1;
    double m[4][4] = {{0}};
    for (int i = 0; i < l->count; i++)
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                m[r][c] += l->weight[i] * l->q[i][r] * l->q[i][c];
    invert(m, n);
    for (int i = 0; i < l->count; i++) {
        level[i] = 0;
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                level[i] += l->q[i][r] * m[r][c] * l->q[i][c];
    }
}
static void find_ellipsoid_weights(Lifted *l)
{
    const double n = l->dimensions + 1;
    double level[MOST_IN_CORESET] = {0};
    for (int i = 0; i < l->count; i++)
        l->weight[i] = 1.0 / l->count;
    for (int iteration = 0; iteration < MOST_ELLIPSOID_STEPS; iteration++) {
        int high = 0, low = -1;
        find_levels(l, level);
        for (int i = 0; i < l->count; i++) {
            if (level[i] > level[high])
                high = i;
            if (l->weight[i] > 0 && (low < 0 || level[i] < level[low]))
                low = i;
        }
        const double above = level[high] / n - 1, below = 1 - level[low] / n;
        const bool decrease = below > above;
        const int i = decrease ? low : high;
        double step = (level[i] - n) / (n * (level[i] - 1));
        if (!((decrease ? below : above) > 1e-9))
            break;
        if (decrease) {
            const double all = -l->weight[i] / (1 - l->weight[i]);
            step = level[i] > 1 && step > all ? step : all;
        }
        for (int k = 0; k < l->count; k++)
            l->weight[k] *= 1 - step;
        l->weight[i] = step < 0 && l->weight[i] + step < 1e-15 ? 0 : l->weight[i] + step;
    }
}

/* The center, and d times the covariance, in the frame, along the axes with a width. */
static Vec3d find_shape(const Coreset *coreset, const Vec3d axis[3], double shape[3][3], Lifted *l)
{
    double low[3], high[3], most = 0, mean[3] = {0};
    int coordinate[3];
    l->count = coreset->count, l->dimensions = 0;
    for (int k = 0; k < 3; k++) {
        low[k] = INFINITY, high[k] = -INFINITY;
        for (int i = 0; i < coreset->count; i++) {
            const double along = dot3d(coreset->at[i], axis[k]);
            low[k] = along < low[k] ? along : low[k], high[k] = along > high[k] ? along : high[k];
        }
        most = high[k] - low[k] > most ? high[k] - low[k] : most;
        mean[k] = low[k] / 2 + high[k] / 2;
    }
    for (int k = 0; k < 3; k++)
        if (high[k] - low[k] > FLAT_LIMIT * (double)REAL_EPSILON * most) {
            for (int i = 0; i < coreset->count; i++)
                l->q[i][l->dimensions] =
                    (dot3d(coreset->at[i], axis[k]) - mean[k]) / (high[k] - low[k]) * 2;
            coordinate[l->dimensions++] = k;
        }
    for (int i = 0; i < coreset->count; i++)
        l->q[i][l->dimensions] = 1;
    find_ellipsoid_weights(l);
    Vec3d center = {0, 0, 0};
    for (int d = 0; d < l->dimensions; d++) {
        const int k = coordinate[d];
        for (int i = 0; i < coreset->count; i++)
            mean[k] += l->weight[i] * l->q[i][d] * (high[k] - low[k]) / 2;
    }
    for (int k = 0; k < 3; k++)
        center = mad3d(center, mean[k], axis[k]);
    memset(shape, 0, 9 * sizeof **shape);
    for (int d = 0; d < l->dimensions; d++)
        for (int e = 0; e < l->dimensions; e++)
            for (int i = 0; i < coreset->count; i++) {
                const Vec3d offset = sub3d(coreset->at[i], center);
                shape[coordinate[d]][coordinate[e]] += l->weight[i] * l->dimensions *
                                                       dot3d(offset, axis[coordinate[d]]) *
                                                       dot3d(offset, axis[coordinate[e]]);
            }
    return center;
}

/* ---- all points, in real arithmetic ---- */

static Vec3 stored_axis(Vec3d axis)
{
    Vec3 a;
    for (int k = 0; k < 3; k++) {
        const double x = ((const double *)&axis)[k];
        ((real *)&a)[k] = fabs(x) < (ISECT_DOUBLE ? 1e-100 : 1e-30) ? 0 : rounded(x);
    }
    return a;
}
static void set_dual(FrameEllipsoid *e)
{
    for (int k = 0; k < 3; k++) {
        const Vec3d a = to_vec3d(e->axis[(k + 1) % 3]), b = to_vec3d(e->axis[(k + 2) % 3]);
        e->dual[k] = cross3d(a, b);
        e->magnitudes[k] =
            (Vec3d){fabs(a.y * b.z) + fabs(a.z * b.y), fabs(a.z * b.x) + fabs(a.x * b.z),
                    fabs(a.x * b.y) + fabs(a.y * b.x)};
    }
    e->determinant = fabs(dot3d(to_vec3d(e->axis[0]), e->dual[0]));
}
static void set_flat(FrameEllipsoid *e)
{
    const double longest = greater(e->radius[0], greater(e->radius[1], e->radius[2]));
    for (int k = 0; k < 3; k++)
        e->flat[k] = !(e->radius[k] > FLAT_LIMIT * (double)REAL_EPSILON * longest);
}
/* An upper bound of the absolute coordinate of u along axis k. */
static double coordinate_upper(const FrameEllipsoid *e, int k, Vec3d u)
{
    const Vec3d size = e->magnitudes[k];
    const double magnitudes = size.x * fabs(u.x) + size.y * fabs(u.y) + size.z * fabs(u.z);
    if (magnitudes == 0)
        return 0;
    const double above = fabs(dot3d(e->dual[k], u)) + 4 * DBL_EPSILON * magnitudes + 16 * DBL_MIN;
    return above / e->determinant * (1 + 12 * DBL_EPSILON);
}
/* An upper bound of the sum of the squares of coordinates divided by radii. */
static double level_upper(const FrameEllipsoid *e, Vec3d u)
{
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        const double fraction = coordinate_upper(e, k, u);
        if (fraction > 0)
            sum += fraction / e->radius[k] * (fraction / e->radius[k]);
    }
    return sum;
}
/* The greatest absolute coordinate along axis k; in the last pass, an upper bound. */
static double extent_along(const PointSet *set, const Frame *frame, const FrameEllipsoid *e, int k,
                           bool at_last)
{
    const double none[3] = {0, 0, 0};
    Vec3d axis[3] = {scale3d(1 / e->determinant, e->dual[k]), {0, 0, 0}, {0, 0, 0}};
    size_t i = 0;
    double extent = 0;
    CandidateScan scan;
    X(start_scan)(&scan, set, frame, axis, to_frame(frame, e->center), none);
    if (!at_last)
        return X(farthest_point)(&scan, &i);
    while (X(next_candidate)(&scan, extent, &i))
        extent =
            greater(extent, coordinate_upper(e, k, vector_in(frame, e->center, point_at(set, i))));
    return extent;
}
/* Starts a scan by the radii that are not flat, and sets the others. The squares of the coordinates
 * along these add up to at most 2 / FLAT_RATIO^2. */
static void start_in_ellipsoid(CandidateScan *scan, const PointSet *set, const Frame *frame,
                               FrameEllipsoid *e, bool at_last)
{
    const double none[3] = {0, 0, 0};
    Vec3d axis[3] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    for (int k = 0; k < 3; k++)
        if (e->flat[k])
            e->radius[k] = FLAT_RATIO * extent_along(set, frame, e, k, at_last);
        else
            axis[k] = scale3d(1 / (e->determinant * e->radius[k]), e->dual[k]);
    X(start_scan)(scan, set, frame, axis, to_frame(frame, e->center), none);
    if (e->flat[0] || e->flat[1] || e->flat[2])
        scan->margin += sqrt(2) / FLAT_RATIO;
}
static void scale_radii(const Frame *frame, FrameEllipsoid *e, double times)
{
    e->size = 1;
    for (int k = 0; k < 3; k++) {
        e->radius[k] *= times;
        e->size *= e->radius[k] + (double)REAL_EPSILON;
        if (length_in(frame, e->radius[k]) > REAL_MAX)
            e->size = INFINITY;
    }
}
/* Scales the radii so that they contain nearly all points, and finds the approximately farthest
 * point in each octant. */
static void scale_nearly(const PointSet *set, const Frame *frame, FrameEllipsoid *e,
                         size_t farthest[OCTANTS])
{
    double most = 0, farther[OCTANTS] = {0}, out;
    CandidateScan scan;
    start_in_ellipsoid(&scan, set, frame, e, false);
    for (size_t i = 0; (out = X(farthest_of_block)(&scan, &i)) >= 0;) {
        const Vec3d u = vector_in(frame, e->center, point_at(set, i));
        int octant = 0;
        for (int k = 0; k < 3; k++)
            octant += (dot3d(e->dual[k], u) > 0) << k;
        if (out > most)
            most = out, e->farthest = i;
        if (out > farther[octant])
            farther[octant] = out, farthest[octant] = i;
    }
    scale_radii(frame, e, most);
}
/* Scales the radii so that they certainly contain all points. */
static void scale_to_contain(const PointSet *set, const Frame *frame, FrameEllipsoid *e)
{
    CandidateScan scan;
    start_in_ellipsoid(&scan, set, frame, e, true);
    double most = level_upper(e, vector_in(frame, e->center, point_at(set, e->farthest)));
    for (size_t i; X(next_candidate)(&scan, sqrt(most), &i);)
        most = greater(most, level_upper(e, vector_in(frame, e->center, point_at(set, i))));
    scale_radii(frame, e, sqrt(most) * (1 + 16 * DBL_EPSILON));
}

/* The smallest ellipsoid of the coreset, as it is stored. */
static FrameEllipsoid fit_ellipsoid(const Coreset *coreset, const Frame *frame)
{
    Vec3d basis[3], principal[3];
    double shape[3][3];
    Lifted lifted;
    FrameEllipsoid e;
    X(triangle_directions)(coreset, basis);
    const Vec3d center = find_shape(coreset, basis, shape, &lifted);
    const double six[] = {shape[0][0], shape[1][1], shape[2][2],
                          shape[0][1], shape[0][2], shape[1][2]};
    X(principal_axes)(six, principal);
    e.center = from_frame(frame, center);
    for (int k = 0; k < 3; k++) {
        const Vec3d t = principal[k];
        e.axis[k] = stored_axis(mad3d(mad3d(scale3d(t.x, basis[0]), t.y, basis[1]), t.z, basis[2]));
    }
    set_dual(&e);
    for (int k = 0; k < 3; k++) {
        double square = 0;
        for (int i = 0; i < coreset->count; i++) {
            const double fraction = dot3d(e.dual[k], sub3d(coreset->at[i], center)) / e.determinant;
            square += lifted.weight[i] * lifted.dimensions * fraction * fraction;
        }
        e.radius[k] = sqrt(square);
    }
    set_flat(&e);
    e.farthest = coreset->index[0];
    return e;
}

/* The ellipsoid through the corners of the box of the points, reduced to the size that they need.
 * If a radius of the smallest ellipsoid overflows, as for a long set along a diagonal, this one is
 * finite unless the width of the box overflows. */
static FrameEllipsoid ellipsoid_of_box(const PointSet *set, const Frame *frame, const Aabb *box)
{
    const Vec3d width = vector_in(frame, box->lower, box->upper);
    FrameEllipsoid e = {
        .center = frame->origin,
        .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
        .radius = {sqrt(3) / 2 * width.x, sqrt(3) / 2 * width.y, sqrt(3) / 2 * width.z}};
    set_dual(&e);
    set_flat(&e);
    scale_to_contain(set, frame, &e);
    return e;
}

static isect_status small_ellipsoid(void *volume, const FramedPoints *points)
{
    const PointSet *set = &points->set;
    const Frame *frame = &points->frame;
    Ellipsoid *ellipsoid = volume;
    FrameEllipsoid best = {.size = INFINITY};
    Coreset coreset;
    if (is_point(&points->box)) {
        *ellipsoid = (Ellipsoid){points->box.lower, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
        return ISECT_OK;
    }
    X(coreset_start)(&coreset, set, frame);
    for (int round = 0; round < REFINEMENTS; round++) {
        FrameEllipsoid e = fit_ellipsoid(&coreset, frame);
        size_t farthest[OCTANTS];
        for (int k = 0; k < OCTANTS; k++)
            farthest[k] = coreset.index[0];
        scale_nearly(set, frame, &e, farthest);
        const Vec3d axis[] = {to_vec3d(e.axis[0]), to_vec3d(e.axis[1]), to_vec3d(e.axis[2])};
        if (e.size < best.size)
            best = e;
        if (!X(coreset_refine)(&coreset, points, farthest, OCTANTS, axis, round))
            break;
    }
    if (best.size < INFINITY)
        scale_to_contain(set, frame, &best);
    if (!(best.size < INFINITY))
        best = ellipsoid_of_box(set, frame, &points->box);
    if (!(best.size < INFINITY))
        return ISECT_NOT_FINITE;
    *ellipsoid = (Ellipsoid){.center = best.center};
    for (int k = 0; k < 3; k++) {
        ellipsoid->axis[k] = best.axis[k];
        ellipsoid->radius[k] = length_in(frame, best.radius[k]);
    }
    return ISECT_OK;
}

isect_status X(bound_ellipsoid_points)(X(points) points, size_t n, Ellipsoid *ellipsoid)
{
    return X(make_of_points)(ellipsoid, &points, n, small_ellipsoid);
}
