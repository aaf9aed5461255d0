/* bound/sphere_points.c - the least ball of points.
 *
 * It is the ball of at most four of them, its support. We hold a few points and their least ball,
 * and look for the point that is farthest from its center. If it is inside, this is the ball of
 * all. Else the least ball of the few and of this point takes its place, which is larger: so no few
 * points come twice, and the end is near after a handful of steps (Gaertner's pivoting). The least
 * ball of up to five points has the last one on its surface, with one to three others: each choice
 * is tried, and wins if its ball must be grown least to hold all five. So no sign decides what a
 * degenerate choice is worth.
 *
 * Rounding cannot hold it up: steps are counted, and those in which the ball does not grow. Nor can
 * it make the ball too small: the center is rounded to a number of its type first, and the radius
 * is made from the farthest point around this center. With h half an epsilon, coordinates times a
 * power of two are exact; differences cost h, squares 3 h, their sum 5 h, its root 5/2 h and, where
 * it is rounded in this precision, h more for itself and for the product with what covers all that.
 *
 * The first steps are made with every 128th point only: they end near the ball of all. */
#include "bound/far.h"
#include "bound/frame.h"
#include "bound/outward.h"
#include "isect/bound.h"
#include "isectd/bound.h"

enum { MOST_STEPS = 200, MOST_STALLS = 8, SAMPLE = 128, LARGE = 4096 };

/* The least ball of a few points: some of them are its support. */
typedef struct Few {
    Spot at[4], center;
    size_t index[4];
    double radius2;
    int count;
} Few;

/* The center of the sphere through 0, a, and so on, in what they span. NaN if they span less. */
static Spot center_of_two(Spot a)
{
    return (Spot){a.x / 2, a.y / 2, a.z / 2};
}
static Spot center_of_three(Spot a, Spot b)
{
    const Spot normal = spot_cross(a, b), none = {0, 0, 0};
    const Spot way =
        spot_minus(spot_mad(none, spot_dot(a, a), b), spot_mad(none, spot_dot(b, b), a));
    return spot_mad(none, 1 / (2 * spot_dot(normal, normal)), spot_cross(way, normal));
}
static Spot center_of_four(Spot a, Spot b, Spot c)
{
    const Spot none = {0, 0, 0}, bc = spot_cross(b, c);
    const double half = 1 / (2 * spot_dot(a, bc));
    Spot sum = spot_mad(none, spot_dot(a, a), bc);
    sum = spot_mad(sum, spot_dot(b, b), spot_cross(c, a));
    sum = spot_mad(sum, spot_dot(c, c), spot_cross(a, b));
    return spot_mad(none, half, sum);
}

/* The ball through a point, which is the origin, and those of the few in `set`, and how large it
 * must be to hold them all; `way` leads from the point to each of the few. */
static Few ball_of(const Few *few, const Spot *way, unsigned set)
{
    Few ball = {.count = 1};
    Spot on[3] = {{0, 0, 0}};
    for (int i = 0; i < few->count; i++)
        if (set >> i & 1) {
            on[ball.count - 1] = way[i];
            ball.at[ball.count] = few->at[i];
            ball.index[ball.count++] = few->index[i];
        }
    ball.center = ball.count == 1   ? on[0]
                  : ball.count == 2 ? center_of_two(on[0])
                  : ball.count == 3 ? center_of_three(on[0], on[1])
                                    : center_of_four(on[0], on[1], on[2]);
    ball.radius2 = spot_dot(ball.center, ball.center);
    for (int i = 0; i < few->count; i++) {
        const Spot d = spot_minus(way[i], ball.center);
        const double square = spot_dot(d, d);
        ball.radius2 = square > ball.radius2 ? square : ball.radius2;
    }
    return ball;
}

/* Is the least ball of these points through all of them? Only asked of two, and of three, whose
 * triangle must have no obtuse angle; four come last. */
static bool is_centered(const Few *ball, Spot p)
{
    const Spot a = spot_minus(ball->at[1], p), b = spot_minus(ball->at[2], p);
    const double ab = spot_dot(a, b);
    return ball->count == 2 ||
           (ball->count == 3 && ab >= 0 && spot_dot(a, a) >= ab && spot_dot(b, b) >= ab);
}

/* The few that hold the point, too. The least ball of some that holds the others is that of all. Of
 * the others the smallest counts that can hold all. */
static Few grown(const Few *few, Spot p, size_t index)
{
    static const unsigned sets[] = {1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14};
    Few best = {.radius2 = INFINITY};
    Spot way[4];
    for (int i = 0; i < few->count; i++)
        way[i] = spot_minus(few->at[i], p);
    for (size_t k = 0; k < sizeof sets / sizeof *sets; k++) {
        if (sets[k] >> few->count)
            continue;
        const Few ball = ball_of(few, way, sets[k]);
        if (ball.radius2 < best.radius2)
            best = ball;
        if (ball.radius2 <= spot_dot(ball.center, ball.center) * (1 + 4 * DBL_EPSILON) &&
            is_centered(&ball, p))
            break;
    }
    best.at[0] = p, best.index[0] = index;
    best.center = spot_mad(p, 1, best.center);
    return best;
}

/* The center as a point. */
static Vec3 center_in(const Frame *frame, Spot center)
{
    const double back = 1 / frame->all;
    return (Vec3){(real)((double)frame->origin.x + center.x * back),
                  (real)((double)frame->origin.y + center.y * back),
                  (real)((double)frame->origin.z + center.z * back)};
}
static Far far_from(const Crowd *crowd, const Frame *frame, Vec3 center)
{
    const real before = frame->scale.before;
    const real scaled[] = {center.x * before, center.y * before, center.z * before};
    return scan_far(crowd, scaled, frame->scale);
}

/* A center, and the point that is farthest from it. */
typedef struct Best {
    Vec3 center;
    Far far;
} Best;

static bool has(const Few *few, size_t index)
{
    for (int i = 0; i < few->count; i++)
        if (few->index[i] == index)
            return true;
    return false;
}

/* Steps, until no point is outside by more than what the radius will be grown by. Rounding may let
 * the ball shrink, a few times; the largest is what counts. */
static Best walk(const Crowd *crowd, const Frame *frame, Few *few, Best best)
{
    const double nearly = 1 + 4 * (double)REAL_EPSILON;
    Few now = *few;
    for (int step = 0, stalls = 0; step < MOST_STEPS && stalls < MOST_STALLS; step++) {
        const Vec3 center = center_in(frame, now.center);
        const Far far = far_from(crowd, frame, center);
        if (far.distance2 < best.far.distance2)
            best = (Best){center, far};
        if ((double)far.distance2 <= now.radius2 * nearly || has(&now, far.i))
            break;
        now = grown(&now, spot_of(crowd, frame, far.i), far.i);
        if (now.radius2 > few->radius2)
            *few = now;
        else
            stalls++;
    }
    return best;
}

/* The radius around a center, rounded up. */
static isect_status finish(Sphere *sphere, const Frame *frame, const Best *best)
{
    const double cover = 1 + (ISECT_DOUBLE ? 3 : 1.5) * (double)REAL_EPSILON;
    const double length = sqrt((double)best->far.distance2) * cover;
    const real radius = length_in(frame, length);
    if (radius > REAL_MAX)
        return ISECT_NOT_FINITE;
    *sphere = (Sphere){{best->center.x + 0, best->center.y + 0, best->center.z + 0}, radius};
    return ISECT_OK;
}

static isect_status least_ball(Sphere *sphere, const Crowd *crowd, bool refine_only,
                               X(support) * support)
{
    real lower[3], upper[3];
    if (!scan_box(crowd, lower, upper))
        return ISECT_NOT_FINITE;
    const Aabb box = {{lower[0], lower[1], lower[2]}, {upper[0], upper[1], upper[2]}};
    const Frame frame = frame_of(&box);
    Best best = {frame.origin, far_from(crowd, &frame, frame.origin)};
    Few few = {.index = {best.far.i}, .count = 1};
    few.at[0] = few.center = spot_of(crowd, &frame, best.far.i);
    if (lower[0] == upper[0] && lower[1] == upper[1] && lower[2] == upper[2])
        best = (Best){box.lower, {0, 0}};
    else if (!refine_only) {
        if (crowd->n >= LARGE) {
            Crowd sample = *crowd;
            sample.stride *= SAMPLE, sample.n /= SAMPLE;
            few.index[0] = SIZE_MAX;
            walk(&sample, &frame, &few, best);
            for (int i = 0; i < few.count; i++)
                few.index[i] = few.index[i] == SIZE_MAX ? best.far.i : few.index[i] * SAMPLE;
        }
        best = walk(crowd, &frame, &few, best);
    }
    const isect_status status = finish(sphere, &frame, &best);
    if (status == ISECT_OK && support) {
        *support = (X(support)){.count = (uint32_t)few.count};
        for (int i = 0; i < few.count; i++)
            support->index[i] = few.index[i];
    }
    return status;
}

static isect_status sphere_of(Sphere *sphere, const X(points) * points, size_t n, bool refine_only,
                              X(support) * support)
{
    Crowd crowd;
    if (!sphere || !crowd_of(&crowd, points, n))
        return ISECT_BAD_ARGUMENT;
    if (n == 0)
        return ISECT_EMPTY;
    Environment environment = environment_enter();
    const isect_status status = least_ball(sphere, &crowd, refine_only, support);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_points)(Sphere *sphere, const X(points) * points, size_t n,
                                    X(support) * support)
{
    return sphere_of(sphere, points, n, false, support);
}

isect_status X(bound_sphere_points_refined)(Sphere *sphere, const X(points) * points, size_t n)
{
    return sphere_of(sphere, points, n, true, NULL);
}
