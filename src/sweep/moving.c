/* isect_sweep_moving_sphere_sphere, isect_sweep_moving_aabb_aabb - when do two shapes first touch
 * if both move?
 *
 * Only the difference of the motions matters, and it is never rounded. With m the offset of the
 * centers, v the difference of the motions and r the sum of the radii, two balls touch where
 *
 *     f(t) = A t^2 + 2 B t + C <= 0,    A = v . v, B = m . v, C = m . m - r^2.
 *
 * That is so for a t in [0, 1] if C <= 0, if f(1) <= 0, or if the least value is between, where
 * B < 0 and A + B > 0, and is not positive: D = B^2 - A C >= 0. These signs are exact
 * (exact/number.h). With P = |B| + sqrt(D) the first time is C / P, and the last P / A, or -C / P
 * if B > 0. No difference is left in them. Errors, with h half an epsilon of double:
 *
 *     A, B, C, D toward zero          2h each
 *     sqrt(D)                         h + h
 *     P                               2h + h
 *     the quotient                    2h + 3h + h = 6h
 *
 * Boxes touch from the last begin to the first end of the axes (sweep/aabb_aabb.c). These times are
 * (p - o) / (d - e) with d > e. They are compared by products, which exact sums decide where
 * rounding could. The error of a time is 3h.
 *
 * A time is displaced outward by 8h, and by the least normal numbers where it is subnormal. */
#include "core/power.h"
#include "exact/number.h"
#include <stdbool.h>
#include HEADER(sweep)

static bool finite_numbers(const double *number, int count)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += fabs(number[i]) <= (double)REAL_MAX ? 0 : 1;
    return sum == 0;
}
static real nearest_of(double x)
{
    return (real)fmin(fmax(x, -(double)REAL_MAX), (double)REAL_MAX) + 0;
}
static real time_before(double t)
{
    const double early = fmin(fmax(t - 4 * DBL_EPSILON * t - 4 * DBL_MIN, 0), 1);
    const real x = (real)early;
    return ((double)x > early ? -next_up(-x) : x) + 0;
}
static real time_after(double t)
{
    const double late = fmin(fmax(t + 4 * DBL_EPSILON * t + 4 * DBL_MIN, 0), 1);
    const real x = (real)late;
    return (double)x < late ? next_up(x) : x;
}
static X(impact) miss(void)
{
    return (X(impact)){REAL_INF, -REAL_INF, {0, 0, 0}, {0, 0, 0}};
}

/* ---- balls ---- */

/* A ball as numbers: its center, its radius, its motion. */
enum { RADIUS = 3, MOTION = 4, BALL = 7 };

static void ball_of(const X(moving_sphere) * from, double to[BALL])
{
    const double ball[BALL] = {(double)from->center.x, (double)from->center.y,
                               (double)from->center.z, (double)from->radius,
                               (double)from->motion.x, (double)from->motion.y,
                               (double)from->motion.z};
    memcpy(to, ball, sizeof ball);
}
/* a / b, for b that is not 0. */
static double quotient(Exact a, Exact b)
{
    return a.mantissa == 0 ? 0 : times_power(a.mantissa / b.mantissa, a.exponent - b.exponent);
}
/* |b| + the root of a number that is not negative. */
static Exact with_root(Exact b, Exact square)
{
    const int odd = square.exponent & 1;
    const Exact part[2] = {{fabs(b.mantissa), b.exponent},
                           {sqrt(times_power(square.mantissa, odd)), (square.exponent - odd) / 2}};
    const int top = exact_top(part, 2);
    if (top == INT_MIN)
        return (Exact){0, 0};
    return (Exact){times_power(part[0].mantissa, part[0].exponent - top) +
                       times_power(part[1].mantissa, part[1].exponent - top),
                   top};
}

/* True if the balls touch in [0, 1]; then the first and the last time, before they are rounded
 * outward. Limbs: 14 coordinates and 7 differences of 34, 14 numbers of 68 and 3 of 136 are less
 * than 2000. */
static bool balls_touch(const double a[BALL], const double b[BALL], double *first, double *last)
{
    Limbs limbs;
    Number of[2 * BALL];
    isect_number_coordinates(&limbs, a, BALL, b, BALL, of);
    const Number3 m =
        isect_number3_minus(&limbs, isect_number3_of(of), isect_number3_of(of + BALL));
    const Number3 v = isect_number3_minus(&limbs, isect_number3_of(of + MOTION),
                                          isect_number3_of(of + BALL + MOTION));
    const Number r = isect_number_add(&limbs, of[RADIUS], of[BALL + RADIUS]);
    const Number A = isect_number3_dot(&limbs, v, v), B = isect_number3_dot(&limbs, m, v);
    const Number C = isect_number_minus(&limbs, isect_number3_dot(&limbs, m, m),
                                        isect_number_times(&limbs, r, r));
    const Number slope = isect_number_add(&limbs, A, B); /* half of f' at t = 1 */
    const Number end = isect_number_add(&limbs, isect_number_add(&limbs, slope, B), C);
    const Number D = isect_number_minus(&limbs, isect_number_times(&limbs, B, B),
                                        isect_number_times(&limbs, A, C));
    const int at_begin = isect_number_sign(C), falls = -isect_number_sign(B);
    const bool between = falls > 0 && isect_number_sign(slope) > 0 && isect_number_sign(D) >= 0;
    if (at_begin > 0 && isect_number_sign(end) > 0 && !between)
        return false;
    *first = 0, *last = 1;
    if (isect_number_sign(A) == 0)
        return true;
    const Exact c = isect_number_rounded(C);
    const Exact p = with_root(isect_number_rounded(B), isect_number_rounded(D));
    if (at_begin > 0)
        *first = quotient(c, p);
    *last = falls >= 0 ? quotient(p, isect_number_rounded(A)) : -quotient(c, p);
    return true;
}

X(impact)
X(sweep_moving_sphere_sphere)(const X(moving_sphere) * a, const X(moving_sphere) * b)
{
    double p[BALL], q[BALL], away[3], first, last, most = 0, square = 0;
    ball_of(a, p), ball_of(b, q);
    if (!finite_numbers(p, BALL) || !finite_numbers(q, BALL) || !(p[RADIUS] >= 0) ||
        !(q[RADIUS] >= 0) || !balls_touch(p, q, &first, &last))
        return miss();
    const real enter = first > 0 ? time_before(first) : 0;
    const double t = (double)enter;
    for (int k = 0; k < 3; k++) {
        away[k] = (p[k] / 4 - q[k] / 4) + t * (p[MOTION + k] / 4 - q[MOTION + k] / 4);
        most = fmax(most, fabs(away[k]));
    }
    for (int k = 0; k < 3; k++) {
        away[k] = most >= DBL_MIN ? away[k] / most : k == 0 ? -1 : 0;
        square += away[k] * away[k];
    }
    real point[3], normal[3];
    for (int k = 0; k < 3; k++) {
        away[k] /= sqrt(square);
        point[k] = nearest_of(q[k] + t * q[MOTION + k] + q[RADIUS] * away[k]);
        normal[k] = (real)-away[k] + 0;
    }
    const real leave = time_after(last);
    return (X(impact)){enter,
                       leave > enter ? leave : enter,
                       {point[0], point[1], point[2]},
                       {normal[0], normal[1], normal[2]}};
}

/* ---- boxes ---- */

/* The time (p - o) / (d - e), with d > e. */
typedef struct Meeting {
    double p, o, d, e;
} Meeting;

/* Two boxes along an axis: lower and upper bound, and motion. */
typedef struct Pair {
    double low[2], high[2], motion[2];
} Pair;

/* True if a <= b. */
static bool not_after(const Meeting *a, const Meeting *b)
{
    const double x = (a->p - a->o) * (b->d - b->e), y = (b->p - b->o) * (a->d - a->e);
    if (fabs(x - y) > 8 * DBL_EPSILON * (fabs(x) + fabs(y)) + DBL_MIN)
        return x < y;
    const Term terms[8] = {{a->p, b->d, 1},  {a->p, -b->e, 1}, {a->o, -b->d, 1}, {a->o, b->e, 1},
                           {b->p, -a->d, 1}, {b->p, a->e, 1},  {b->o, a->d, 1},  {b->o, -a->e, 1}};
    return isect_exact_sign(terms, 8) <= 0;
}
/* The time; halves are subtracted where the numbers would overflow. */
static double time_of(const Meeting *at)
{
    const double up = at->p - at->o, down = at->d - at->e;
    if (fabs(up) <= DBL_MAX && down <= DBL_MAX)
        return up / down;
    return (at->p / 2 - at->o / 2) / (at->d / 2 - at->e / 2);
}
/* Adds the time at which face p of a box that moves by e, and face o of one that moves by d, meet;
 * an infinite face never limits a contact. */
static int add(Meeting *to, int count, double p, double o, double d, double e)
{
    if (fabs(p) > DBL_MAX || fabs(o) > DBL_MAX)
        return count;
    to[count] = d > e ? (Meeting){p, o, d, e} : (Meeting){o, p, e, d};
    return count + 1;
}
static Pair pair_of(const X(moving_aabb) * a, const X(moving_aabb) * b, int k)
{
    const real *number[2] = {&a->lower.x, &b->lower.x};
    Pair pair;
    for (int i = 0; i < 2; i++) {
        pair.low[i] = (double)number[i][k], pair.high[i] = (double)number[i][3 + k];
        pair.motion[i] = (double)number[i][6 + k];
    }
    return pair;
}
/* False if a box is empty along the axis or a number is not allowed, or if the boxes are beside one
 * another all the time. */
static bool possible(const Pair *at)
{
    bool is = finite_numbers(at->motion, 2);
    for (int i = 0; i < 2; i++)
        is &= at->low[i] <= at->high[i] && at->low[i] <= DBL_MAX && at->high[i] >= -DBL_MAX;
    return is && (at->motion[0] != at->motion[1] ||
                  (at->low[0] <= at->high[1] && at->high[0] >= at->low[1]));
}

/* True if all begins are before all ends; begins and ends in [0, 1] count, too. */
static bool in_order(const Meeting *begin, int begins, const Meeting *end, int ends)
{
    bool hit = true;
    for (int i = 0; i < begins; i++)
        for (int j = 0; j < ends && hit; j++)
            hit = not_after(&begin[i], &end[j]);
    return hit;
}

/* The place of the contact at t along an axis: the middle of the common part, or the face. */
static real place_of(const Pair *at, double t, bool is_face, bool up)
{
    double low[2], high[2];
    for (int i = 0; i < 2; i++) {
        low[i] = at->low[i] + t * at->motion[i], high[i] = at->high[i] + t * at->motion[i];
    }
    if (is_face)
        return nearest_of(up ? low[1] : high[1]);
    return nearest_of((double)nearest_of(fmax(low[0], low[1])) / 2 +
                      (double)nearest_of(fmin(high[0], high[1])) / 2);
}

/* The axis of the least depth at t = 0; true if b is above along it. */
static bool way_out(const Pair pair[3], int *axis)
{
    double least = 0;
    bool up = false;
    for (int k = 0; k < 3; k++) {
        const double below = pair[k].high[0] - pair[k].low[1];
        const double above = pair[k].high[1] - pair[k].low[0], depth = fmin(below, above);
        if (k == 0 || depth < least)
            least = depth, *axis = k, up = below <= above;
    }
    return up;
}

X(impact)
X(sweep_moving_aabb_aabb)(const X(moving_aabb) * a, const X(moving_aabb) * b)
{
    Meeting begin[4] = {{0, 0, 1, 0}}, end[4] = {{1, 0, 1, 0}};
    int begins = 1, ends = 1, face = -1;
    Pair pair[3];
    double first = 0, last = 1;
    for (int k = 0; k < 3; k++) {
        const Pair *at = &pair[k];
        pair[k] = pair_of(a, b, k);
        const double d = at->motion[0], e = at->motion[1];
        if (!possible(at))
            return miss();
        if (d == e)
            continue;
        const int before = begins;
        begins = add(begin, begins, d > e ? at->low[1] : at->high[1],
                     d > e ? at->high[0] : at->low[0], d, e);
        ends = add(end, ends, d > e ? at->high[1] : at->low[1], d > e ? at->low[0] : at->high[0], d,
                   e);
        const double t = begins > before ? time_of(&begin[before]) : 0;
        if (t > first)
            first = t, face = k;
    }
    if (!in_order(begin, begins, end, ends))
        return miss();
    for (int j = 1; j < ends; j++)
        last = fmin(last, time_of(&end[j]));
    const bool later = face >= 0;
    const bool up = later ? pair[face].motion[0] > pair[face].motion[1] : way_out(pair, &face);
    const real enter = later ? time_before(first) : 0, leave = time_after(last);
    real point[3], normal[3] = {0, 0, 0};
    for (int k = 0; k < 3; k++)
        point[k] = place_of(&pair[k], (double)enter, k == face, up);
    normal[face] = up ? 1 : -1;
    return (X(impact)){enter,
                       leave > enter ? leave : enter,
                       {point[0], point[1], point[2]},
                       {normal[0], normal[1], normal[2]}};
}
