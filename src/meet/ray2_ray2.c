/* isect_meet_ray2_ray2 - the common part of two rays in the plane.
 *
 * With the origins o and p and the directions d and e, the first line crosses the second at t = (p
 * - o) x e / (d x e), and is crossed at (p - o) x d / (d x e). All three are exact sums rounded
 * once. Where the quotient is too close to an end of the ray to decide the order, a sum of products
 * of three numbers decides (t (d x e) against the numerator), without a division.
 *
 * If d x e is zero, the lines are parallel, or a direction is zero: such a ray is its origin. Then
 * there is a common part only if both are on one line, where (p - o) x d is zero too. On that line
 * the common part begins where the later ray begins, and ends where the earlier one ends, as seen
 * along the first. One coordinate, in which the line is steepest, decides the order: o + t d is
 * again an exact sum, and the t of the other ray is a quotient of exact sums. */
#include "core/power.h"
#include "exact/quotient.h"
#include "geometry/line2.h"
#include "geometry/ray_point.h"
#include HEADER(meet)

typedef X(crossing2) Meeting;

/* An end of a ray on the line. */
typedef struct End {
    const Ray2 *ray;
    real t;
} End;

/* The common line: the axis along which it is steepest, and its sign there. */
typedef struct Track {
    int axis, forward;
} Track;

static double part(Vec2 p, int axis)
{
    return (double)(axis ? p.y : p.x);
}
static bool moves(const Ray2 *ray)
{
    return ray->dir.x != 0 || ray->dir.y != 0;
}

/* (p - o) x d, for the origins of both */
static void across(Term terms[4], const Ray2 *a, const Ray2 *b, Vec2 dir)
{
    const double x = (double)dir.x, y = (double)dir.y;
    terms[0] = (Term){(double)b->origin.x, y, 1}, terms[1] = (Term){(double)a->origin.x, -y, 1};
    terms[2] = (Term){(double)b->origin.y, -x, 1}, terms[3] = (Term){(double)a->origin.y, x, 1};
}

/* ---- lines that cross ---- */

/* The sign of over / turn - when; the four terms of `over` are in `terms`, which has space for two
 * more. */
static int compare_when(const Ray2 *a, const Ray2 *b, Term terms[6], double t, int turn, real when)
{
    const double end = (double)when;
    if (isinf(end))
        return end < 0 ? 1 : -1;
    if (fabs(t - end) > 4 * DBL_EPSILON * fabs(t) + DBL_MIN && fabs(t) <= DBL_MAX)
        return t > end ? 1 : -1;
    terms[4] = (Term){(double)a->dir.x, (double)b->dir.y, -end};
    terms[5] = (Term){(double)a->dir.y, (double)b->dir.x, end};
    return turn * isect_exact_sign(terms, 6);
}

static real within(const Ray2 *ray, real t)
{
    return num_max(num_min(t, ray->t_max), ray->t_min) + 0;
}

/* t of the crossing on the ray `of`; true if it is in the range. */
static bool when_crossed(const Ray2 *a, const Ray2 *b, const Ray2 *of, Exact turn, Exact *exact,
                         real *t)
{
    Term terms[6];
    across(terms, a, b, of == a ? b->dir : a->dir);
    *exact = exact_ratio(isect_exact_sum(terms, 4), turn);
    const double near = times_power(exact->mantissa, exact->exponent);
    const int sign = turn.mantissa > 0 ? 1 : -1;
    const int to_begin = compare_when(a, b, terms, near, sign, of->t_min);
    const int to_end = compare_when(a, b, terms, near, sign, of->t_max);
    *t = within(of, to_begin == 0 ? of->t_min
                    : to_end == 0 ? of->t_max
                                  : number_of(exact->mantissa, exact->exponent));
    return to_begin >= 0 && to_end <= 0;
}

static void set(Meeting *meeting, const Ray2 *ray, Exact t, real on_a, real on_b)
{
    const Ray straight = ray_in_space(ray);
    const Vec3 p = point_at(&straight, t);
    const uint32_t k = meeting->count++;
    meeting->point[k] = (Vec2){p.x + 0, p.y + 0};
    meeting->a[k] = on_a, meeting->b[k] = on_b;
}

static Meeting meet_across(const Ray2 *a, const Ray2 *b, Exact turn)
{
    Meeting meeting = {0};
    Exact t_a, t_b;
    real on_a, on_b;
    if (when_crossed(a, b, a, turn, &t_a, &on_a) && when_crossed(a, b, b, turn, &t_b, &on_b))
        set(&meeting, a, t_a, on_a, on_b);
    return meeting;
}

/* ---- rays on one line ---- */

static Track track_of(const Ray2 *ray)
{
    const int axis = real_abs(ray->dir.y) > real_abs(ray->dir.x);
    return (Track){axis, part(ray->dir, axis) > 0 ? 1 : -1};
}

/* Where the ray begins on the line, or ends. A ray with a zero direction is there at the t nearest
 * to zero. */
static End end_on(Track track, const Ray2 *ray, int forward)
{
    const double speed = part(ray->dir, track.axis);
    if (speed == 0)
        return (End){ray, within(ray, 0)};
    return (End){ray, (speed > 0 ? 1 : -1) == track.forward * forward ? ray->t_max : ray->t_min};
}

/* The sign of the distance of e beyond f; both are starts, or ends, or both are points of the
 * line. */
static int compare_ends(Track track, End e, End f)
{
    const double speed_e = part(e.ray->dir, track.axis) * track.forward;
    const double speed_f = part(f.ray->dir, track.axis) * track.forward;
    const int far_e = isinf(e.t) && speed_e != 0 ? ((speed_e > 0) == (e.t > 0) ? 1 : -1) : 0;
    const int far_f = isinf(f.t) && speed_f != 0 ? ((speed_f > 0) == (f.t > 0) ? 1 : -1) : 0;
    if (far_e != 0 || far_f != 0)
        return far_e - far_f;
    const Term terms[] = {{part(e.ray->origin, track.axis), track.forward, 1},
                          {part(f.ray->origin, track.axis), -track.forward, 1},
                          {speed_e, (double)e.t, 1},
                          {-speed_f, (double)f.t, 1}};
    return isect_exact_sign(terms, 4);
}

/* The t on this ray of the end of another ray, which is a point of it. */
static real when_at(Track track, End end, const Ray2 *ray)
{
    for (int side = -1; side <= 1; side += 2) {
        const End own = end_on(track, ray, side);
        if (compare_ends(track, end, own) == 0)
            return own.t + 0;
    }
    const Term terms[] = {{part(end.ray->origin, track.axis), 1, 1},
                          {part(ray->origin, track.axis), -1, 1},
                          {part(end.ray->dir, track.axis), (double)end.t, 1}};
    const Exact speed = exact_of(part(ray->dir, track.axis));
    const Exact t = exact_ratio(isect_exact_sum(terms, 3), speed);
    return within(ray, number_of(t.mantissa, t.exponent));
}

static void add_end(Meeting *meeting, Track track, End end, const Ray2 *a, const Ray2 *b)
{
    const Ray straight = ray_in_space(end.ray);
    set(meeting, end.ray, t_of_end(&straight, end.t), when_at(track, end, a),
        when_at(track, end, b));
}

static Meeting meet_along(const Ray2 *a, const Ray2 *b)
{
    const Track track = track_of(moves(a) ? a : b);
    const End begin_a = end_on(track, a, -1), begin_b = end_on(track, b, -1);
    const End end_a = end_on(track, a, 1), end_b = end_on(track, b, 1);
    const End begin = compare_ends(track, begin_a, begin_b) >= 0 ? begin_a : begin_b;
    const End end = compare_ends(track, end_a, end_b) <= 0 ? end_a : end_b;
    const int order = compare_ends(track, end, begin);
    Meeting meeting = {0};
    if (order >= 0)
        add_end(&meeting, track, order == 0 && end.ray == a ? end : begin, a, b);
    if (order > 0)
        add_end(&meeting, track, end, a, b);
    return meeting;
}

Meeting X(meet_ray2_ray2)(const Ray2 *a, const Ray2 *b)
{
    const Meeting nothing = {0};
    if (!sensible_ray2(a) || !sensible_ray2(b))
        return nothing;
    const Term turns[] = {{(double)a->dir.x, (double)b->dir.y, 1},
                          {(double)a->dir.y, (double)b->dir.x, -1}};
    const Exact turn = isect_exact_sum(turns, 2);
    if (turn.mantissa != 0)
        return meet_across(a, b, turn);
    if (!moves(a) && !moves(b))
        return a->origin.x == b->origin.x && a->origin.y == b->origin.y ? meet_along(a, b)
                                                                        : nothing;
    Term terms[4];
    across(terms, a, b, moves(a) ? a->dir : b->dir);
    return isect_exact_sign(terms, 4) == 0 ? meet_along(a, b) : nothing;
}
