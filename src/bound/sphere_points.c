/* isect_bound_sphere_points, isect_bound_sphere_points_refined - the smallest ball of points.
 *
 * It is the smallest ball of at most four of them, its basis. The algorithm keeps a basis and its
 * ball, and searches for a point outside. If there is none, the ball is the answer. Otherwise the
 * basis of the smallest ball of the basis and this point replaces it. This ball is larger, so no
 * basis occurs twice, and a few steps are enough (Gaertner's pivoting). One pass over all points
 * finds the farthest point of each block. These join a pool with the points of earlier passes,
 * which may be outside again. Steps are made until no point of the pool is outside; only then
 * follows another pass.
 *
 * The smallest ball of up to five points has the last one on its surface, with one to three others.
 * Its center is a convex combination of those. Conversely, a ball whose center is a convex
 * combination of points on its surface, and which contains the others, is the smallest. With w[i]
 * from the last point to the others,
 *
 *   sum over k of 2 weight[k] w[i] . w[k] = w[i] . w[i]
 *
 * If due to rounding no choice passes this test, each is tried, and the best is the one whose ball
 * must be grown least to contain all five. So degenerate choices are not compared by uncertain
 * signs.
 *
 * Rounding cannot cause an infinite loop: steps are limited, and so are steps in which the ball
 * does not grow. It cannot make the ball too small either: the center is rounded to `real`
 * first, and the radius is computed from the farthest point around it. With h = epsilon / 2:
 *
 *   coordinates times a power of two    exact
 *   differences                         h, squares 3 h, their sum 5 h, its root 5/2 h
 *   radius as `real`                    h more, and h for the product with the covering factor
 *
 * The first steps use every 128th point only: they end near the ball of all. */
#include "bound/ball.h"
#include HEADER(bound)

enum {
    MOST_POINT_STEPS = 200,
    MOST_POINT_STALLS = 8,
    SAMPLE = 128,
    LARGE = 4096,
    MOST_IN_POOL = 256,
    FEW_IN_POOL = 32
};

/* Points that were outside, and their indices; new points replace the oldest. */
typedef struct Pool {
    double x[MOST_IN_POOL], y[MOST_IN_POOL], z[MOST_IN_POOL];
    size_t index[MOST_IN_POOL];
    int count, next, most;
} Pool;

static Vec3d pool_at(const Pool *pool, int i)
{
    return (Vec3d){pool->x[i], pool->y[i], pool->z[i]};
}

/* The smallest ball of a few points of the pool. */
typedef struct PointBasis {
    Vec3d center;
    double radius2;
    int count, of[4];
} PointBasis;

/* A weight of at least this fraction of the sum of weights is certainly positive. */
#define CLEAR 0x1p-20

/* The centers of the spheres through 0, a, and so on, in their span; NaN if degenerate. */
static Vec3d center_of_two(Vec3d a)
{
    return (Vec3d){a.x / 2, a.y / 2, a.z / 2};
}
static Vec3d center_of_three(Vec3d a, Vec3d b)
{
    const Vec3d normal = cross3d(a, b), none = {0, 0, 0};
    const Vec3d difference = sub3d(mad3d(none, dot3d(a, a), b), mad3d(none, dot3d(b, b), a));
    return mad3d(none, 1 / (2 * dot3d(normal, normal)), cross3d(difference, normal));
}
static Vec3d center_of_four(Vec3d a, Vec3d b, Vec3d c)
{
    const Vec3d none = {0, 0, 0}, bc = cross3d(b, c);
    const double half = 1 / (2 * dot3d(a, bc));
    Vec3d sum = mad3d(none, dot3d(a, a), bc);
    sum = mad3d(sum, dot3d(b, b), cross3d(c, a));
    sum = mad3d(sum, dot3d(c, c), cross3d(a, b));
    return mad3d(none, half, sum);
}

/* Subsets of a basis, by size. */
static const struct Choice {
    unsigned set;
    int count, of[3];
} choices[] = {{1, 1, {0, 0, 0}},  {2, 1, {1, 1, 1}},  {3, 2, {0, 1, 1}},  {4, 1, {2, 2, 2}},
               {5, 2, {0, 2, 2}},  {6, 2, {1, 2, 2}},  {7, 3, {0, 1, 2}},  {8, 1, {3, 3, 3}},
               {9, 2, {0, 3, 3}},  {10, 2, {1, 3, 3}}, {12, 2, {2, 3, 3}}, {11, 3, {0, 1, 3}},
               {13, 3, {0, 2, 3}}, {14, 3, {1, 2, 3}}};
/* The weights of the center of the ball through 0 and the chosen points, times the returned
 * divisor; `g` has all dot products. */
static double find_center_weights(double weight[3], double g[4][4], const struct Choice *choice)
{
    const int i = choice->of[0], j = choice->of[1], k = choice->of[2];
    const double a = g[i][i], b = g[j][j], c = g[k][k], ab = g[i][j], ac = g[i][k], bc = g[j][k];
    weight[1] = weight[2] = 0;
    if (choice->count == 1) {
        weight[0] = 1;
        return 2;
    }
    if (choice->count == 2) {
        weight[0] = b * (a - ab), weight[1] = a * (b - ab);
        return 2 * (a * b - ab * ab);
    }
    const double x = b * c - bc * bc, y = ac * bc - ab * c, z = ab * bc - ac * b;
    const double yz = ab * ac - a * bc;
    weight[0] = a * x + b * y + c * z;
    weight[1] = a * y + b * (a * c - ac * ac) + c * yz;
    weight[2] = a * z + b * yz + c * (a * b - ab * ab);
    return 2 * (a * x + ab * y + ac * z);
}

/* Is the sum of the chosen points with these weights, over the divisor, the center of the smallest
 * ball of all points, and no weight less than `fraction` of the sum? */
static bool is_least(Vec3d *center, const Vec3d *difference, int count, const double weight[3],
                     double divisor, const struct Choice *choice, double fraction)
{
    const double slack = 64 * DBL_EPSILON, least = fraction * divisor;
    bool within = weight[0] + weight[1] + weight[2] <= divisor - least;
    for (int k = 0; k < choice->count; k++)
        within &= weight[k] >= least;
    if (!within)
        return false;
    *center = (Vec3d){0, 0, 0};
    for (int k = 0; k < choice->count; k++)
        *center = mad3d(*center, weight[k] / divisor, difference[choice->of[k]]);
    const double radius2 = dot3d(*center, *center);
    for (int i = 0; i < count; i++) {
        const Vec3d d = sub3d(difference[i], *center);
        const double square = dot3d(d, d);
        if (!(square <= radius2 * (1 + slack)) ||
            ((choice->set >> i & 1) && square < radius2 * (1 - slack)))
            return false;
    }
    return true;
}

/* The center of the sphere through 0 and the chosen points. */
static Vec3d center_of_choice(const Vec3d *difference, const struct Choice *choice)
{
    const Vec3d a = difference[choice->of[0]], b = difference[choice->of[1]],
                c = difference[choice->of[2]];
    return choice->count == 1   ? center_of_two(a)
           : choice->count == 2 ? center_of_three(a, b)
                                : center_of_four(a, b, c);
}
/* The ball of a choice, grown until it contains the whole basis. */
static PointBasis ball_of_choice(const PointBasis *basis, const Vec3d *difference,
                                 const struct Choice *choice, Vec3d center)
{
    PointBasis ball = {.count = 1, .center = center, .radius2 = dot3d(center, center)};
    for (int i = 0; i < basis->count; i++) {
        const Vec3d d = sub3d(difference[i], center);
        const double square = dot3d(d, d);
        ball.radius2 = square > ball.radius2 ? square : ball.radius2;
        if (choice->set >> i & 1)
            ball.of[ball.count++] = basis->of[i];
    }
    return ball;
}

/* The choice whose ball is certainly the smallest, or -1. In the first round as many points as
 * possible must stay, with clear weights. In the second round, for weights near 0, choices of fewer
 * points come first. */
static int least_choice(Vec3d *center, const Vec3d *difference, double g[4][4], int count, int end)
{
    const int most = count < 3 ? count : 3;
    double weight[3];
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < end; i++) {
            const struct Choice *choice = &choices[i];
            if (round == 0 && choice->count < most)
                continue;
            const double divisor = find_center_weights(weight, g, choice);
            if (is_least(center, difference, count, weight, divisor, choice,
                         round == 0 ? CLEAR : 0))
                return i;
        }
    return -1;
}

/* The basis of a basis and a point of the pool: the choice that is certainly the smallest, or else
 * the one whose ball must be grown least. */
static PointBasis basis_with_point(const PointBasis *basis, const Pool *pool, int point)
{
    static const int ends[] = {0, 1, 3, 7, 14};
    const int end = ends[basis->count];
    const Vec3d p = pool_at(pool, point);
    PointBasis best = {.radius2 = INFINITY};
    Vec3d difference[4], center;
    double g[4][4];
    for (int i = 0; i < basis->count; i++) {
        difference[i] = sub3d(pool_at(pool, basis->of[i]), p);
        for (int k = 0; k <= i; k++)
            g[i][k] = g[k][i] = dot3d(difference[i], difference[k]);
    }
    const int least = least_choice(&center, difference, g, basis->count, end);
    if (least >= 0)
        best = ball_of_choice(basis, difference, &choices[least], center);
    for (int i = 0; i < end && least < 0; i++) {
        const PointBasis ball = ball_of_choice(basis, difference, &choices[i],
                                               center_of_choice(difference, &choices[i]));
        if (ball.radius2 < best.radius2)
            best = ball;
    }
    best.of[0] = point;
    best.center = mad3d(p, 1, best.center);
    return best;
}

static bool is_point_in_basis(const PointBasis *basis, int point)
{
    for (int i = 0; i < basis->count; i++)
        if (basis->of[i] == point)
            return true;
    return false;
}

/* No point is outside by more than the later growth of the radius. */
static const double almost_one = 1 + 4 * (double)REAL_EPSILON;

/* Outliers replace points of the pool that are not in the basis. */
static void pool_add(Pool *pool, const PointBasis *basis, const PointSets *sets, const Frame *frame,
                     const Outliers *outliers)
{
    for (int i = 0; i < outliers->count; i++) {
        while (is_point_in_basis(basis, pool->next))
            pool->next = (pool->next + 1) % pool->most;
        const Vec3d p = member_in_frame(sets, frame, outliers->i[i]);
        pool->x[pool->next] = p.x, pool->y[pool->next] = p.y, pool->z[pool->next] = p.z;
        pool->index[pool->next] = outliers->i[i];
        pool->next = (pool->next + 1) % pool->most;
        pool->count += pool->count < pool->most;
    }
}

/* The farthest point of the pool, and its squared distance. The maximum is computed in four chains,
 * because of the latency of each. */
static int farthest(const Pool *pool, Vec3d center, double *most)
{
    double square[MOST_IN_POOL], of[4] = {-1, -1, -1, -1};
    const int count = pool->count;
    int i = 0;
    for (int k = 0; k < count; k++) {
        const Vec3d d = sub3d(pool_at(pool, k), center);
        square[k] = dot3d(d, d);
    }
    for (; i + 4 <= count; i += 4)
        for (int k = 0; k < 4; k++)
            of[k] = square[i + k] > of[k] ? square[i + k] : of[k];
    for (; i < count; i++)
        of[0] = square[i] > of[0] ? square[i] : of[0];
    const double one = of[0] > of[1] ? of[0] : of[1], other = of[2] > of[3] ? of[2] : of[3];
    *most = one > other ? one : other;
    for (i = 0; i + 1 < count && square[i] != *most;)
        i++;
    return i;
}

/* Makes steps until no point of the pool is outside. Rounding may make the ball shrink, a few
 * times; the largest ball counts. True if it has grown. */
static bool grow_basis(PointBasis *basis, const Pool *pool)
{
    PointBasis now = *basis;
    bool grew = false;
    for (int step = 0, stalls = 0; step < MOST_POINT_STEPS && stalls < MOST_POINT_STALLS; step++) {
        double most;
        const int outside = farthest(pool, now.center, &most);
        if (most <= now.radius2 * almost_one || is_point_in_basis(&now, outside))
            break;
        now = now.count > 0
                  ? basis_with_point(&now, pool, outside)
                  : (PointBasis){.center = pool_at(pool, outside), .count = 1, .of = {outside}};
        stalls += now.radius2 <= basis->radius2;
        if (now.radius2 >= basis->radius2) /* the center may have moved by more than the radius */
            *basis = now, grew = true;
    }
    return grew;
}

/* A center, and the squared distance of the farthest point. */
typedef struct Best {
    Vec3 center;
    real distance2;
} Best;

/* From a basis, possibly empty, to that of all points. */
static Best pivot_points(const PointSets *sets, const Frame *frame, Pool *pool, PointBasis *basis)
{
    Best best = {frame->origin, REAL_INF};
    for (int step = 0, stalls = 0; step < MOST_POINT_STEPS && stalls < MOST_POINT_STALLS; step++) {
        const double before = basis->radius2;
        const Vec3 center = from_frame(frame, basis->center);
        Outliers outliers = {.limit2 = (real)(basis->radius2 * almost_one)};
        const real distance2 = farthest_distance2(sets, frame, center, &outliers);
        if (distance2 < best.distance2)
            best = (Best){center, distance2};
        pool_add(pool, basis, sets, frame, &outliers);
        if (outliers.count == 0 || !grow_basis(basis, pool))
            break;
        stalls += basis->radius2 <= before;
    }
    return best;
}

/* The first steps, with every 128th point only. */
static void pivot_on_sample(const PointSets *sets, const Frame *frame, Pool *pool,
                            PointBasis *basis)
{
    const size_t n = sets->part[0].n, of_sample = n / SAMPLE;
    PointSets sample = *sets;
    for (int k = 0; k < sample.count; k++) {
        PointSet *part = &sample.part[k];
        part->n = of_sample;
        if (part->index)
            part->every *= SAMPLE;
        else
            part->stride *= SAMPLE;
    }
    pivot_points(&sample, frame, pool, basis);
    for (int i = 0; i < pool->count; i++)
        pool->index[i] = pool->index[i] / of_sample * n + pool->index[i] % of_sample * SAMPLE;
}

isect_status X(least_ball)(Sphere *sphere, const PointSets *sets, const Aabb *box,
                           X(support) * support)
{
    const Frame frame = frame_of(box);
    PointBasis basis = {.count = 0, .radius2 = -1};
    Pool pool;
    pool.count = pool.next = 0;
    pool.most = sets->part[0].n < LARGE_SET ? FEW_IN_POOL : MOST_IN_POOL;
    if (sets->part[0].n >= LARGE)
        pivot_on_sample(sets, &frame, &pool, &basis);
    const Best best = pivot_points(sets, &frame, &pool, &basis);
    const isect_status status = ball_to_farthest(sphere, &frame, best.center, best.distance2);
    if (status == ISECT_OK && support) {
        *support = (X(support)){.count = (uint32_t)basis.count};
        for (int i = 0; i < basis.count; i++)
            support->index[i] = pool.index[basis.of[i]];
    }
    return status;
}

/* The set and the box of the caller's points. */
static isect_status begin(PointSets *sets, Aabb *box, const X(points) * points, size_t n)
{
    sets->count = 1;
    if (!point_set_of(&sets->part[0], points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    return box_of_finite(&sets->part[0], box) ? ISECT_OK : ISECT_NOT_FINITE;
}

isect_status X(bound_sphere_points)(X(points) points, size_t n, Sphere *sphere,
                                    X(support) * support)
{
    PointSets sets;
    Aabb box;
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    Environment environment = environment_enter();
    isect_status status = begin(&sets, &box, &points, n);
    if (status == ISECT_OK)
        status = X(least_ball)(sphere, &sets, &box, support);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_points_refined)(X(points) points, size_t n, Sphere *sphere)
{
    PointSets sets;
    Aabb box;
    Outliers none = {.limit2 = REAL_INF};
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    Environment environment = environment_enter();
    isect_status status = begin(&sets, &box, &points, n);
    if (status == ISECT_OK) {
        const Frame frame = frame_of(&box);
        const real distance2 = farthest_distance2(&sets, &frame, frame.origin, &none);
        status = ball_to_farthest(sphere, &frame, frame.origin, distance2);
    }
    environment_leave(environment);
    return status;
}
