/* bound/ellipsoid_points.c - a small ellipsoid of points.
 *
 * Let weights of the points, whose sum is 1, be such that the determinant of their covariance is
 * the greatest possible. Then d times the covariance, d the dimension, is that of the least
 * ellipsoid about the mean. Weights start equal; with q = (x, 1) and M the sum of the weights times
 * q q^T, the point with the greatest q . M^-1 q gets more weight, or that with the least one less,
 * by the step after which the determinant is greatest (Khachiyan 1996; with steps away: Todd and
 * Yildirim, On Khachiyan's algorithm for the computation of minimum-volume enclosing ellipsoids,
 * 2007). That is done with the core (bound/round.h), in coordinates along its main directions, each
 * times a number that makes the core 2 wide. What is not wide has no coordinate: flat points have a
 * flat ellipsoid.
 *
 * The center and the axes are rounded to numbers of their type. The dual of these axes a, b, c,
 * that is b x c and so on over their determinant, tells how far a point reaches along each, and
 * that is what the radii are made from: those of the weights, so that the shape is right, and then
 * all of them times the number that takes in the farthest point. Along an axis along which points
 * hardly reach out the radius is at least 16 times as far, so that others grow by no more than
 * 1/512 for it; if they do not reach out at all, because all is along coordinate axes, it is 0.
 *
 * How far: with S the sizes of the products that a coordinate of b x c is made of, it is wrong by
 * 2 h S; with what u costs, and product and sum, the share is wrong by 8 h of the sum of S |u|; and
 * by some least normal numbers. The determinant is near 1, and wrong by 16 h. Coordinates of axes
 * that are less than 1e-100 are 0, so that S never is unless it is in truth. */
#include "bound/round.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum {
    MOST_STEPS = 400,
    REFINEMENTS = 6,
    HARDLY = ISECT_DOUBLE ? 2048 : 64,
    AT_LEAST = 16,
    OCTANTS = 8
};

/* The core as columns of numbers: in `dimensions` coordinates that are -1 to 1, and 1. */
typedef struct Lifted {
    double q[MOST_IN_CORE][4], weight[MOST_IN_CORE];
    int count, dimensions;
} Lifted;

/* Its axes as they will be stored, and what tells how far a point reaches along them. */
typedef struct Egg {
    Vec3 center, axis[3];
    Spot dual[3], sizes[3]; /* times the determinant */
    double determinant;
    double radius[3]; /* in the frame */
    bool hardly[3];   /* along which points hardly reach out */
    double size;
    size_t farthest; /* nearly the point that is farthest out */
} Egg;

/* ---- the least ellipsoid of the core ---- */

/* The inverse of a symmetric matrix that is positive definite, of the first n rows and columns. */
static void invert(double m[4][4], int n)
{
    for (int k = 0; k < n; k++) {
        const double pivot = 1 / m[k][k];
        for (int r = 0; r < n; r++) {
            if (r == k)
                continue;
            const double share = m[r][k] * pivot;
            for (int c = 0; c < n; c++)
                m[r][c] = c == k ? -share : m[r][c] - share * m[k][c];
        }
        for (int c = 0; c < n; c++)
            m[k][c] = c == k ? pivot : m[k][c] * pivot;
    }
}
/* q . M^-1 q of each. */
static void find_heights(const Lifted *l, double height[MOST_IN_CORE])
{
    const int n = l->dimensions + 1;
    double m[4][4] = {{0}};
    for (int i = 0; i < l->count; i++)
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                m[r][c] += l->weight[i] * l->q[i][r] * l->q[i][c];
    invert(m, n);
    for (int i = 0; i < l->count; i++) {
        height[i] = 0;
        for (int r = 0; r < n; r++)
            for (int c = 0; c < n; c++)
                height[i] += l->q[i][r] * m[r][c] * l->q[i][c];
    }
}
static void find_weights(Lifted *l)
{
    const double n = l->dimensions + 1;
    double height[MOST_IN_CORE] = {0};
    for (int i = 0; i < l->count; i++)
        l->weight[i] = 1.0 / l->count;
    for (int step = 0; step < MOST_STEPS; step++) {
        int high = 0, low = -1;
        find_heights(l, height);
        for (int i = 0; i < l->count; i++) {
            if (height[i] > height[high])
                high = i;
            if (l->weight[i] > 0 && (low < 0 || height[i] < height[low]))
                low = i;
        }
        const double above = height[high] / n - 1, below = 1 - height[low] / n;
        const bool away = below > above;
        const int i = away ? low : high;
        double share = (height[i] - n) / (n * (height[i] - 1));
        if (!((away ? below : above) > 1e-9))
            break;
        if (away) {
            const double all = -l->weight[i] / (1 - l->weight[i]);
            share = height[i] > 1 && share > all ? share : all;
        }
        for (int k = 0; k < l->count; k++)
            l->weight[k] *= 1 - share;
        l->weight[i] = share < 0 && l->weight[i] + share < 1e-15 ? 0 : l->weight[i] + share;
    }
}

/* The center, and d times the covariance, in the frame; along `way` where the core is wide. */
static Spot find_shape(const Core *core, const Spot way[3], double shape[3][3], Lifted *l)
{
    double low[3], high[3], most = 0, mean[3] = {0};
    int coordinate[3];
    l->count = core->count, l->dimensions = 0;
    for (int k = 0; k < 3; k++) {
        low[k] = INFINITY, high[k] = -INFINITY;
        for (int i = 0; i < core->count; i++) {
            const double along = spot_dot(core->at[i], way[k]);
            low[k] = along < low[k] ? along : low[k], high[k] = along > high[k] ? along : high[k];
        }
        most = high[k] - low[k] > most ? high[k] - low[k] : most;
        mean[k] = low[k] / 2 + high[k] / 2;
    }
    for (int k = 0; k < 3; k++)
        if (high[k] - low[k] > HARDLY * (double)REAL_EPSILON * most) {
            for (int i = 0; i < core->count; i++)
                l->q[i][l->dimensions] =
                    (spot_dot(core->at[i], way[k]) - mean[k]) / (high[k] - low[k]) * 2;
            coordinate[l->dimensions++] = k;
        }
    for (int i = 0; i < core->count; i++)
        l->q[i][l->dimensions] = 1;
    find_weights(l);
    Spot center = {0, 0, 0};
    for (int d = 0; d < l->dimensions; d++) {
        const int k = coordinate[d];
        for (int i = 0; i < core->count; i++)
            mean[k] += l->weight[i] * l->q[i][d] * (high[k] - low[k]) / 2;
    }
    for (int k = 0; k < 3; k++)
        center = spot_mad(center, mean[k], way[k]);
    memset(shape, 0, 9 * sizeof **shape);
    for (int d = 0; d < l->dimensions; d++)
        for (int e = 0; e < l->dimensions; e++)
            for (int i = 0; i < core->count; i++) {
                const Spot away = spot_minus(core->at[i], center);
                shape[coordinate[d]][coordinate[e]] += l->weight[i] * l->dimensions *
                                                       spot_dot(away, way[coordinate[d]]) *
                                                       spot_dot(away, way[coordinate[e]]);
            }
    return center;
}

/* ---- of all points, in real arithmetic ---- */

static Vec3 stored_axis(Spot axis)
{
    Vec3 a;
    for (int k = 0; k < 3; k++) {
        const double x = ((const double *)&axis)[k];
        ((real *)&a)[k] = fabs(x) < (ISECT_DOUBLE ? 1e-100 : 1e-30) ? 0 : rounded(x);
    }
    return a;
}
static Spot spot_of_axis(Vec3 a)
{
    return (Spot){(double)a.x, (double)a.y, (double)a.z};
}
static void set_dual(Egg *egg)
{
    for (int k = 0; k < 3; k++) {
        const Spot a = spot_of_axis(egg->axis[(k + 1) % 3]),
                   b = spot_of_axis(egg->axis[(k + 2) % 3]);
        egg->dual[k] = spot_cross(a, b);
        egg->sizes[k] = (Spot){fabs(a.y * b.z) + fabs(a.z * b.y), fabs(a.z * b.x) + fabs(a.x * b.z),
                               fabs(a.x * b.y) + fabs(a.y * b.x)};
    }
    egg->determinant = fabs(spot_dot(spot_of_axis(egg->axis[0]), egg->dual[0]));
}
static void set_hardly(Egg *egg)
{
    const double longest = greater(egg->radius[0], greater(egg->radius[1], egg->radius[2]));
    for (int k = 0; k < 3; k++)
        egg->hardly[k] = !(egg->radius[k] > HARDLY * (double)REAL_EPSILON * longest);
}
/* How far u reaches along axis k: no less. */
static double share_above(const Egg *egg, int k, Spot u)
{
    const Spot size = egg->sizes[k];
    const double sizes = size.x * fabs(u.x) + size.y * fabs(u.y) + size.z * fabs(u.z);
    if (sizes == 0)
        return 0;
    const double above = fabs(spot_dot(egg->dual[k], u)) + 4 * DBL_EPSILON * sizes + 16 * DBL_MIN;
    return above / egg->determinant * (1 + 12 * DBL_EPSILON);
}
/* The sum of the squares of how far u is out; no less. */
static double out_above(const Egg *egg, Spot u)
{
    double sum = 0;
    for (int k = 0; k < 3; k++) {
        const double share = share_above(egg, k, u);
        if (share > 0)
            sum += share / egg->radius[k] * (share / egg->radius[k]);
    }
    return sum;
}
/* How far points reach along axis k; in the end, no less. */
static double reach_of(const Crowd *crowd, const Frame *frame, const Egg *egg, int k, bool at_last)
{
    const double none[3] = {0, 0, 0};
    Spot way[3] = {spot_times(1 / egg->determinant, egg->dual[k]), {0, 0, 0}, {0, 0, 0}};
    size_t i = 0;
    double reach = 0;
    Sieve sieve;
    start_sieve(&sieve, crowd, frame, way, spot_in(frame, egg->center), none);
    if (!at_last)
        return farthest_out(&sieve, &i);
    while (next_out(&sieve, reach, &i))
        reach = greater(reach, share_above(egg, k, way_to(frame, egg->center, point_at(crowd, i))));
    return reach;
}
/* Looks at the points as the radii see them that are wide; sets the others. The squares of
 * shares along these add up to 2 / AT_LEAST^2 at most. */
static void start(Sieve *sieve, const Crowd *crowd, const Frame *frame, Egg *egg, bool at_last)
{
    const double none[3] = {0, 0, 0};
    Spot way[3] = {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}};
    for (int k = 0; k < 3; k++)
        if (egg->hardly[k])
            egg->radius[k] = AT_LEAST * reach_of(crowd, frame, egg, k, at_last);
        else
            way[k] = spot_times(1 / (egg->determinant * egg->radius[k]), egg->dual[k]);
    start_sieve(sieve, crowd, frame, way, spot_in(frame, egg->center), none);
    if (egg->hardly[0] || egg->hardly[1] || egg->hardly[2])
        sieve->margin += sqrt(2) / AT_LEAST;
}
static void grow(const Frame *frame, Egg *egg, double times)
{
    egg->size = 1;
    for (int k = 0; k < 3; k++) {
        egg->radius[k] *= times;
        egg->size *= egg->radius[k] + (double)REAL_EPSILON;
        if (length_in(frame, egg->radius[k]) > REAL_MAX)
            egg->size = INFINITY;
    }
}
/* Makes the radii about so large that they take in all points, and finds about the farthest in each
 * octant. */
static void nearly_take_in(const Crowd *crowd, const Frame *frame, Egg *egg,
                           size_t farthest[OCTANTS])
{
    double most = 0, farther[OCTANTS] = {0}, out;
    Sieve sieve;
    start(&sieve, crowd, frame, egg, false);
    for (size_t i = 0; (out = next_farthest(&sieve, &i)) >= 0;) {
        const Spot u = way_to(frame, egg->center, point_at(crowd, i));
        int octant = 0;
        for (int k = 0; k < 3; k++)
            octant += (spot_dot(egg->dual[k], u) > 0) << k;
        if (out > most)
            most = out, egg->farthest = i;
        if (out > farther[octant])
            farther[octant] = out, farthest[octant] = i;
    }
    grow(frame, egg, most);
}
/* Makes them so large that for certain they do. */
static void take_in(const Crowd *crowd, const Frame *frame, Egg *egg)
{
    Sieve sieve;
    start(&sieve, crowd, frame, egg, true);
    double most = out_above(egg, way_to(frame, egg->center, point_at(crowd, egg->farthest)));
    for (size_t i; next_out(&sieve, sqrt(most), &i);)
        most = greater(most, out_above(egg, way_to(frame, egg->center, point_at(crowd, i))));
    grow(frame, egg, sqrt(most) * (1 + 16 * DBL_EPSILON));
}

/* The least ellipsoid of the core, as it is stored. */
static Egg egg_of(const Core *core, const Frame *frame)
{
    Spot way[3], turned[3];
    double shape[3][3];
    Lifted lifted;
    Egg egg;
    main_directions(core, way);
    const Spot center = find_shape(core, way, shape, &lifted);
    const double six[] = {shape[0][0], shape[1][1], shape[2][2],
                          shape[0][1], shape[0][2], shape[1][2]};
    principal_axes(six, turned);
    egg.center = point_of(frame, center);
    for (int k = 0; k < 3; k++) {
        const Spot t = turned[k];
        egg.axis[k] =
            stored_axis(spot_mad(spot_mad(spot_times(t.x, way[0]), t.y, way[1]), t.z, way[2]));
    }
    set_dual(&egg);
    for (int k = 0; k < 3; k++) {
        double square = 0;
        for (int i = 0; i < core->count; i++) {
            const double share =
                spot_dot(egg.dual[k], spot_minus(core->at[i], center)) / egg.determinant;
            square += lifted.weight[i] * lifted.dimensions * share * share;
        }
        egg.radius[k] = sqrt(square);
    }
    set_hardly(&egg);
    egg.farthest = core->index[0];
    return egg;
}

/* Around the box of the points, which it touches at the corners, but no larger than they need. If
 * the least one has a radius that no number is large enough for, as that of what is long along a
 * diagonal may, this one has none unless the box is wider than the greatest number. */
static Egg egg_of_box(const Crowd *crowd, const Frame *frame, const Aabb *box)
{
    const Spot width = way_to(frame, box->lower, box->upper);
    Egg egg = {.center = frame->origin,
               .axis = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
               .radius = {sqrt(3) / 2 * width.x, sqrt(3) / 2 * width.y, sqrt(3) / 2 * width.z}};
    set_dual(&egg);
    set_hardly(&egg);
    take_in(crowd, frame, &egg);
    return egg;
}

static isect_status small_ellipsoid(Ellipsoid *ellipsoid, const Crowd *crowd)
{
    real lower[3], upper[3];
    Egg best = {.size = INFINITY};
    Core core;
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    const Aabb box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    if (lower[0] == upper[0] && lower[1] == upper[1] && lower[2] == upper[2]) {
        *ellipsoid = (Ellipsoid){box.lower, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}, {0, 0, 0}};
        return ISECT_OK;
    }
    const Frame frame = frame_of(&box);
    first_core(&core, crowd, &frame);
    for (int round = 0; round < REFINEMENTS; round++) {
        const int before = core.count;
        Egg egg = egg_of(&core, &frame);
        size_t farthest[OCTANTS];
        for (int k = 0; k < OCTANTS; k++)
            farthest[k] = core.index[0];
        nearly_take_in(crowd, &frame, &egg, farthest);
        const Spot axis[] = {spot_of_axis(egg.axis[0]), spot_of_axis(egg.axis[1]),
                             spot_of_axis(egg.axis[2])};
        if (egg.size < best.size)
            best = egg;
        for (int k = 0; k < OCTANTS; k++)
            join_core(&core, crowd, &frame, farthest[k]);
        if (crowd->n > FEW_IN_CORE && round < 2)
            join_extremes(&core, crowd, &frame, axis);
        if (core.count == before)
            break;
    }
    if (best.size < INFINITY)
        take_in(crowd, &frame, &best);
    if (!(best.size < INFINITY))
        best = egg_of_box(crowd, &frame, &box);
    if (!(best.size < INFINITY))
        return ISECT_NOT_FINITE;
    *ellipsoid = (Ellipsoid){.center = best.center};
    for (int k = 0; k < 3; k++) {
        ellipsoid->axis[k] = best.axis[k];
        ellipsoid->radius[k] = length_in(&frame, best.radius[k]);
    }
    return ISECT_OK;
}

isect_status X(bound_ellipsoid_points)(Ellipsoid *ellipsoid, const X(points) * points, size_t n)
{
    Crowd crowd;
    if (!ellipsoid || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = small_ellipsoid(ellipsoid, &crowd);
    environment_leave(environment);
    return status;
}
