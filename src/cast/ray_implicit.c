/* isect_cast_ray_implicit - the first root along a ray of a function with bounds.
 *
 * The range is searched from its start. A piece is left behind if it has no root for sure:
 *
 *     its bounds exclude 0
 *     |f(m)| > s (b - a) / 2 for its middle m and the greatest slope s in it
 *     f is monotone in it, and has the same sign at both ends
 *
 * The next piece is twice as long. A piece that may have a root is halved, until it is no longer
 * than the precision. Where f is monotone and its sign changes, the root is the only one: the piece
 * around it shrinks by bisection. A sign may be uncertain between two points u0 and u1, because the
 * bounds of f at one point have a width, too: the bisection continues before u0 and behind u1.
 *
 * A middle is at most half an epsilon of a number off: the longer half counts. A difference of two
 * numbers and a product, each rounded once in double, are covered by 4 epsilon of double. */
#include "core/power.h"
#include "geometry/finite.h"
#include "geometry/ray.h"
#include HEADER(cast)

enum { CALLS = 10000 };

typedef struct Search {
    X(ray) piece;
    X(implicit_bounds) * bounds;
    void *user;
    real precision;
    uint32_t calls, most;
} Search;

static X(implicit_range) bounds_over(Search *search, real a, real b)
{
    X(implicit_range) found = {-REAL_INF, REAL_INF, -REAL_INF, REAL_INF};
    search->piece.t_min = a, search->piece.t_max = b;
    search->bounds(search->user, &search->piece, &found);
    search->calls++;
    return found;
}

static int sign_of(const X(implicit_range) * bounds)
{
    return bounds->lower > 0 ? 1 : bounds->upper < 0 ? -1 : 0;
}
static int sign_at(Search *search, real t)
{
    const X(implicit_range) at = bounds_over(search, t, t);
    return sign_of(&at);
}

/* Halves are added, so that no sum overflows. */
static real middle_of(real a, real b)
{
    return a / 2 + b / 2;
}
/* Can the piece be halved, and is it longer than the precision? */
static bool divisible(const Search *search, real a, real b)
{
    const real middle = middle_of(a, b);
    return a < middle && middle < b && (double)b - (double)a > (double)search->precision;
}

/* Does the value in the middle exclude a root, by the slopes over the piece? */
static bool far_from_zero(Search *search, real a, real b, const X(implicit_range) * over)
{
    const real middle = middle_of(a, b), most = REAL_MAX;
    if (!(over->slope_lower >= -most && over->slope_upper <= most))
        return false;
    const double slope = fmax(-(double)over->slope_lower, (double)over->slope_upper);
    const double before = (double)middle - (double)a, behind = (double)b - (double)middle;
    const double change = slope * (before > behind ? before : behind) * (1 + 4 * DBL_EPSILON);
    const X(implicit_range) at = bounds_over(search, middle, middle);
    return (double)at.lower > change || (double)at.upper < -change;
}

/* The last point between `from`, where f has the sign, and `to`, where it certainly has it. */
static real last_with(Search *search, int sign, real from, real to)
{
    while (search->calls < search->most &&
           fabs((double)to - (double)from) > (double)search->precision / 2) {
        const real t = middle_of(from, to);
        if (t == from || t == to)
            break;
        *(sign_at(search, t) == sign ? &from : &to) = t;
    }
    return from;
}

/* Shortens the piece around the only change of sign. */
static void shrink(Search *search, int sign, X(implicit_root) * root)
{
    real a = root->before, b = root->after;
    while (search->calls < search->most && divisible(search, a, b)) {
        const real t = middle_of(a, b);
        const int side = sign_at(search, t);
        if (side == 0) {
            a = last_with(search, sign, a, t), b = last_with(search, -sign, b, t);
            break;
        }
        *(side == sign ? &a : &b) = t;
    }
    root->before = a, root->after = b;
}

typedef enum Verdict { EMPTY_PIECE, CROSSED, OPEN_PIECE } Verdict;

static Verdict verdict_of(Search *search, real a, real b, int *sign)
{
    const X(implicit_range) over = bounds_over(search, a, b);
    if (sign_of(&over) != 0)
        return EMPTY_PIECE;
    if (!(over.slope_lower > 0 || over.slope_upper < 0))
        return far_from_zero(search, a, b, &over) ? EMPTY_PIECE : OPEN_PIECE;
    *sign = sign_at(search, a);
    const int product = *sign * sign_at(search, b);
    return product > 0 ? EMPTY_PIECE : product < 0 ? CROSSED : OPEN_PIECE;
}

/* Searches from root->before to root->after; false if the calls did not suffice. */
static bool first_root(Search *search, X(implicit_root) * root)
{
    const real end = root->after;
    real a = root->before, length = num_min(end - a, REAL_MAX);
    while (search->calls < search->most) {
        const real next = a + length > a ? a + length : next_up(a), b = next < end ? next : end;
        int sign = 0;
        const Verdict verdict = verdict_of(search, a, b, &sign);
        root->before = a, root->after = b;
        if (verdict == CROSSED) {
            root->crosses = true;
            shrink(search, sign, root);
            return search->calls < search->most || !divisible(search, root->before, root->after);
        }
        if (verdict == OPEN_PIECE && !divisible(search, a, b)) {
            root->crosses = sign_at(search, a) * sign_at(search, b) < 0;
            return true;
        }
        if (verdict == EMPTY_PIECE && b >= end) {
            root->before = root->after = REAL_INF;
            return true;
        }
        length = verdict == OPEN_PIECE ? (b - a) / 2 : num_min(2 * (b - a), REAL_MAX);
        a = verdict == OPEN_PIECE ? a : b;
        root->before = a, root->after = end;
    }
    return false;
}

isect_status X(cast_ray_implicit)(const X(ray) * ray, X(implicit_bounds) * bounds, void *user,
                                  real precision, uint32_t most, X(implicit_root) * root)
{
    if (!bounds || !root || !(precision >= 0))
        return ISECT_BAD_ARGUMENT;
    if (!all_finite((const real *)ray, 8))
        return ISECT_NOT_FINITE;
    Search search = {*ray, bounds, user, precision, 0, most ? most : CALLS};
    X(implicit_root) found = {ray->t_min, ray->t_max, false, 0};
    const bool empty = ray->t_min > ray->t_max;
    const bool done = empty || first_root(&search, &found);
    if (empty)
        found.before = found.after = REAL_INF;
    found.calls = search.calls;
    *root = found;
    return done ? ISECT_OK : ISECT_TOO_SMALL;
}
