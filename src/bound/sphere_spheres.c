/* isect_bound_sphere_spheres, isect_bound_sphere_merged - the smallest ball of balls.
 *
 * It is the smallest ball of at most four of them, its basis, which touch it from inside. As for
 * points (bound/sphere_points.c) the algorithm keeps a basis and its ball, and searches for the
 * ball that reaches farthest. It continues with the smallest ball of the basis and that one, which
 * is larger (pivoting: Fischer, Gaertner, The smallest enclosing ball of balls, 2003; Welzl's
 * recursion is wrong for balls). The last ball touches the new one, with zero to three of the
 * others. Each choice is tried, and the best is the one whose ball must be grown least to contain
 * all five. So no uncertain sign decides.
 *
 * A ball with the center c relative to the last one, and a radius greater by s, touches that if |c|
 * = s, and another one at q, with a radius greater by d, if |c - q| = s - d. The difference of the
 * squares,
 *
 *   q . c = (q . q - d d) / 2 + s d
 *
 * is linear in c; each q gives one component. With c = u + s v in the span of all q, |u + s v| = s
 * is a quadratic equation, and its least positive root is the solution.
 *
 * If the largest ball contains all others, which is decided exactly, it is the answer. Otherwise
 * the center is rounded first, and the radius is computed from the farthest ball around it. With h
 * = DBL_EPSILON / 2:
 *
 *   differences h, squares 3 h, their sum 5 h, its root and the sum with a radius 9/2 h
 *
 * and the radius is grown by 4 epsilon. */
#include "bound/ball.h"
#include "exact/sum.h"
#include "geometry/finite.h"
#include HEADER(bound)

enum { MOST_BALL_STEPS = 200, MOST_BALL_STALLS = 8 };

/* n balls whose numbers of one kind are `stride` bytes apart. */
typedef struct Balls {
    const real *field[4];
    size_t stride, n;
} Balls;

static Sphere ball_at(const Balls *balls, size_t i)
{
    real of[4];
    for (int k = 0; k < 4; k++)
        of[k] = *(const real *)((const char *)balls->field[k] + i * balls->stride);
    return (Sphere){{of[0], of[1], of[2]}, of[3]};
}

/* Is b inside a? Compares the squares of the distance and of the difference of the radii. */
static bool holds(const Sphere *a, const Sphere *b)
{
    const real p[] = {a->center.x, a->center.y, a->center.z},
               q[] = {b->center.x, b->center.y, b->center.z};
    const double ra = (double)a->radius, rb = (double)b->radius, within = (ra - rb) * (ra - rb);
    double apart = 0;
    if (ra < rb)
        return false;
    for (int axis = 0; axis < 3; axis++)
        apart += ((double)p[axis] - (double)q[axis]) * ((double)p[axis] - (double)q[axis]);
    const double slack = 16 * DBL_EPSILON * (apart + within) + DBL_MIN;
    if (apart > within + slack)
        return false;
    if (within > apart + slack)
        return true;
    Term terms[12] = {{ra, ra, -1}, {ra, rb, 2}, {rb, rb, -1}};
    for (int axis = 0; axis < 3; axis++) {
        const double x = (double)p[axis], y = (double)q[axis];
        terms[3 * axis + 3] = (Term){x, x, 1};
        terms[3 * axis + 4] = (Term){x, y, -2};
        terms[3 * axis + 5] = (Term){y, y, 1};
    }
    return isect_exact_sign(terms, 12) <= 0;
}

/* The largest ball, and the frame of all. */
typedef struct FirstBall {
    Sphere largest;
    size_t at;
    Frame frame;
} FirstBall;

/* The frame of a box with the given halves of its bounds. */
static Frame frame_between(const double lower[3], const double upper[3])
{
    double widest = 0;
    real center[3];
    for (int axis = 0; axis < 3; axis++) {
        center[axis] = rounded(lower[axis] + upper[axis]);
        widest = fmax(widest, upper[axis] - lower[axis]);
    }
    return frame_around((Vec3){center[0], center[1], center[2]}, widest);
}

static isect_status first_pass_over(FirstBall *pass, const Balls *balls)
{
    double lower[3] = {DBL_MAX, DBL_MAX, DBL_MAX}, upper[3] = {-DBL_MAX, -DBL_MAX, -DBL_MAX};
    pass->largest.radius = -1;
    for (size_t i = 0; i < balls->n; i++) {
        const Sphere ball = ball_at(balls, i);
        const double half = (double)ball.radius / 2;
        if (!all_finite((const real *)&ball, 4))
            return ISECT_NOT_FINITE;
        if (ball.radius < 0)
            continue;
        if (ball.radius > pass->largest.radius)
            pass->largest = ball, pass->at = i;
        for (int axis = 0; axis < 3; axis++) {
            const double x = (double)((const real *)&ball)[axis] / 2;
            lower[axis] = fmin(lower[axis], x - half), upper[axis] = fmax(upper[axis], x + half);
        }
    }
    if (pass->largest.radius < 0)
        return ISECT_EMPTY;
    pass->frame = frame_between(lower, upper);
    return ISECT_OK;
}

static bool holds_all(const Sphere *ball, const Balls *balls)
{
    for (size_t i = 0; i < balls->n; i++) {
        const Sphere other = ball_at(balls, i);
        if (other.radius >= 0 && !holds(ball, &other))
            return false;
    }
    return true;
}

/* A ball in the frame. */
typedef struct FrameBall {
    Vec3d at;
    double radius;
} FrameBall;

/* The smallest ball of a few balls. */
typedef struct BallBasis {
    FrameBall of[4], all;
    size_t index[4];
    int count;
} BallBasis;

static FrameBall ball_in_frame(const Frame *frame, const Sphere *ball)
{
    return (FrameBall){to_frame(frame, ball->center), (double)ball->radius * frame->factor};
}

/* The center of the ball that contains the ball at the origin and those of a set, and touches each.
 * Centers and radii are relative to that ball. NaN if there is no such ball. */
static Vec3d center_touching(const FrameBall *difference, int count, unsigned set)
{
    Vec3d e[3], u = {0, 0, 0}, v = {0, 0, 0};
    int used = 0;
    for (int i = 0; i < count; i++) {
        if (!(set >> i & 1))
            continue;
        const Vec3d q = difference[i].at;
        const double d = difference[i].radius;
        Vec3d rest = q;
        double along_u = (dot3d(q, q) - d * d) / 2, along_v = d;
        for (int k = 0; k < used; k++) {
            const double projection = dot3d(q, e[k]);
            rest = mad3d(rest, -projection, e[k]);
            along_u -= projection * dot3d(u, e[k]), along_v -= projection * dot3d(v, e[k]);
        }
        const double length = length3d(rest);
        e[used] = mad3d((Vec3d){0, 0, 0}, 1 / length, rest);
        u = mad3d(u, along_u / length, e[used]), v = mad3d(v, along_v / length, e[used]);
        used++;
    }
    const double a = 1 - dot3d(v, v), b = dot3d(u, v), c = dot3d(u, u);
    const double root = sqrt(b * b + a * c), s = b > 0 ? (b + root) / a : c / (root - b);
    return used == 0 ? u : mad3d(u, s, v);
}

/* The basis of a basis and a ball: the choice that must be grown least. */
static BallBasis basis_with_ball(const BallBasis *basis, FrameBall last, size_t index)
{
    BallBasis best = {.count = 0, .all = {{0, 0, 0}, INFINITY}};
    FrameBall difference[4];
    for (int i = 0; i < basis->count; i++)
        difference[i] =
            (FrameBall){sub3d(basis->of[i].at, last.at), basis->of[i].radius - last.radius};
    unsigned chosen = 0;
    for (unsigned set = 0; set < 15 && !(set >> basis->count); set++) {
        const Vec3d center = center_touching(difference, basis->count, set);
        double radius = length3d(center);
        for (int i = 0; i < basis->count; i++) {
            const double of_one = length3d(sub3d(difference[i].at, center)) + difference[i].radius;
            radius = of_one > radius ? of_one : radius;
        }
        if (radius < best.all.radius)
            best.all = (FrameBall){center, radius}, chosen = set;
    }
    best.all = (FrameBall){mad3d(last.at, 1, best.all.at), best.all.radius + last.radius};
    best.of[0] = last, best.index[0] = index, best.count = 1;
    for (int i = 0; i < basis->count; i++)
        if (chosen >> i & 1)
            best.of[best.count] = basis->of[i], best.index[best.count++] = basis->index[i];
    return best;
}

/* The ball that reaches farthest from a center in the frame, and its distance. */
typedef struct Farthest {
    FrameBall ball;
    size_t i;
    double radius;
} Farthest;

static Farthest farthest_ball(const Balls *balls, const Frame *frame, Vec3d center)
{
    Farthest farthest = {.radius = -1};
    for (size_t i = 0; i < balls->n; i++) {
        const Sphere ball = ball_at(balls, i);
        const FrameBall in_frame = ball_in_frame(frame, &ball);
        const Vec3d d = sub3d(in_frame.at, center);
        const double square = dot3d(d, d), left = farthest.radius - in_frame.radius;
        if (ball.radius >= 0 && (left < 0 || square > left * left)) {
            const double radius = sqrt(square) + in_frame.radius;
            if (radius > farthest.radius)
                farthest = (Farthest){in_frame, i, radius};
        }
    }
    return farthest;
}
/* The distance of the farthest point of the balls from a center. */
static double radius_around(const Balls *balls, const Frame *frame, Vec3 center)
{
    const Frame about = {center, frame->scale, frame->factor};
    return farthest_ball(balls, &about, (Vec3d){0, 0, 0}).radius;
}

static bool is_ball_in_basis(const BallBasis *basis, size_t index)
{
    for (int i = 0; i < basis->count; i++)
        if (basis->index[i] == index)
            return true;
    return false;
}

/* Steps until no ball is outside by more than rounding. Returns the best center. */
static Vec3d pivot_balls(const Balls *balls, const FirstBall *pass)
{
    const FrameBall first = ball_in_frame(&pass->frame, &pass->largest);
    BallBasis basis = {.of = {first}, .all = first, .index = {pass->at}, .count = 1};
    Vec3d best = first.at;
    double least = INFINITY, most = -1;
    for (int step = 0, stalls = 0; step < MOST_BALL_STEPS && stalls < MOST_BALL_STALLS; step++) {
        const Farthest farthest = farthest_ball(balls, &pass->frame, basis.all.at);
        if (farthest.radius < least)
            least = farthest.radius, best = basis.all.at;
        if (farthest.radius <= basis.all.radius * (1 + (double)REAL_EPSILON) ||
            is_ball_in_basis(&basis, farthest.i))
            break;
        basis = basis_with_ball(&basis, farthest.ball, farthest.i);
        if (basis.all.radius > most)
            most = basis.all.radius;
        else
            stalls++;
    }
    return best;
}

static isect_status least_ball_of(Sphere *sphere, const Balls *balls)
{
    FirstBall pass;
    const isect_status status = first_pass_over(&pass, balls);
    if (status != ISECT_OK)
        return status;
    const Sphere *largest = &pass.largest;
    if (holds_all(largest, balls)) {
        *sphere = (Sphere){{largest->center.x + 0, largest->center.y + 0, largest->center.z + 0},
                           largest->radius + 0};
        return ISECT_OK;
    }
    const Vec3 center = from_frame(&pass.frame, pivot_balls(balls, &pass));
    const double radius = radius_around(balls, &pass.frame, center);
    return ball_around(sphere, &pass.frame, center, radius * (1 + 8 * DBL_EPSILON));
}

isect_status X(bound_sphere_spheres)(X(spheres) spheres, size_t n, Sphere *sphere)
{
    if (!sphere)
        return ISECT_BAD_ARGUMENT;
    const X(vec3s) *center = &spheres.center;
    if (n > 0 && (!center->x || !center->y || !center->z || !spheres.radius))
        return ISECT_BAD_ARGUMENT;
    const Balls balls = {{center->x, center->y, center->z, spheres.radius},
                         stride_in_bytes(spheres.stride, sizeof(real)),
                         n};
    Environment environment = environment_enter();
    const isect_status status = least_ball_of(sphere, &balls);
    environment_leave(environment);
    return status;
}

isect_status X(bound_sphere_merged)(const Sphere *a, const Sphere *b, Sphere *sphere)
{
    if (!sphere || !a || !b)
        return ISECT_BAD_ARGUMENT;
    const Sphere both[] = {*a, *b};
    const X(spheres) view = X(spheres_of)(both);
    return X(bound_sphere_spheres)(view, 2, sphere);
}
