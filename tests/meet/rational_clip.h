/* meet/rational_clip.h - the common part of two flat shapes, in rational numbers: for oracles.
 *
 * The second shape is said as half-spaces: a triangle as its plane from both sides and three
 * planes through its edges; a segment as its line and its two ends; a point as three
 * coordinates. The loop of the first one's corners is clipped by each of them (Sutherland and
 * Hodgman). The result has all corners, some of them twice and some between others; these are
 * removed. */
#ifndef ISECT_TEST_MEET_RATIONAL_CLIP_H
#define ISECT_TEST_MEET_RATIONAL_CLIP_H

#include "kit/kit.h"
#include "kit/plane.h"
#include "kit/rational.h"

typedef X(common) Common;

enum { LOOP = 40 };
typedef struct Loop {
    Place point[LOOP];
    int points;
} Loop;

static inline Loop loop_of(const Vec3 *corner, int corners)
{
    Loop loop = {.points = corners};
    for (int i = 0; i < corners; i++)
        loop.point[i] = place(corner[i]);
    return loop;
}

/* Keep what has normal . x <= limit. */
static inline void clip(Loop *loop, Place normal, Rational limit)
{
    Loop kept = {.points = 0};
    for (int i = 0; i < loop->points; i++) {
        const Place p = loop->point[i], next_one = loop->point[(i + 1) % loop->points];
        const Rational height = q_minus(place_dot(normal, p), limit);
        const Rational next_height = q_minus(place_dot(normal, next_one), limit);
        if (mpq_sgn(height) <= 0)
            kept.point[kept.points++] = p;
        if (mpq_sgn(height) * mpq_sgn(next_height) < 0) {
            const Rational part = q_over(height, q_minus(height, next_height));
            kept.point[kept.points++] = place_plus(p, place_times(part, place_minus(next_one, p)));
        }
    }
    *loop = kept;
}
/* Keep what has normal . x <= normal . p. */
static inline void clip_through(Loop *loop, Place normal, Place p)
{
    clip(loop, normal, place_dot(normal, p));
}
/* Keep what has normal . x = normal . p. */
static inline void clip_to(Loop *loop, Place normal, Place p)
{
    clip_through(loop, normal, p);
    clip_through(loop, place_times(q(-1), normal), p);
}
/* Keep what has normal . x + d = 0. */
static inline void clip_to_plane(Loop *loop, const Plane *plane)
{
    const Place normal = place(plane->normal);
    clip(loop, normal, q(-(double)plane->d));
    clip(loop, place_times(q(-1), normal), q((double)plane->d));
}
/* Keep what is within the bounds of a box along an axis, where these are finite. */
static inline void clip_to_slab(Loop *loop, const Aabb *box, int k)
{
    const real lower = ((const real *)&box->lower)[k], upper = ((const real *)&box->upper)[k];
    const Place axis = place((Vec3){k == 0, k == 1, k == 2});
    if (real_abs(upper) <= REAL_MAX)
        clip(loop, axis, q((double)upper));
    if (real_abs(lower) <= REAL_MAX)
        clip(loop, place_times(q(-1), axis), q(-(double)lower));
}

static inline void clip_to_segment(Loop *loop, Place a, Place b)
{
    const Place edge = place_minus(b, a);
    for (int k = 0; k < 3; k++) { /* edge x (x - a) is 0; of a point, x - a is */
        const Place axis = place((Vec3){k == 0, k == 1, k == 2});
        clip_to(loop, place_zero(edge) ? axis : place_cross(axis, edge), a);
    }
    clip_through(loop, edge, b);
    clip_through(loop, place_times(q(-1), edge), a);
}

/* The two farthest ends of three points on one line. */
static inline void clip_to_needle(Loop *loop, const Place p[3])
{
    int first = 0;
    Rational best = q(0);
    for (int i = 0; i < 3; i++) {
        const Place edge = place_minus(p[i], p[(i + 1) % 3]);
        const Rational square = place_dot(edge, edge);
        if (q_less(best, square))
            best = square, first = i;
    }
    clip_to_segment(loop, p[first], p[(first + 1) % 3]);
}
static inline void clip_to_triangle(Loop *loop, const Place p[3])
{
    const Place normal = place_cross(place_minus(p[1], p[0]), place_minus(p[2], p[0]));
    if (place_zero(normal)) {
        clip_to_needle(loop, p);
        return;
    }
    for (int i = 0; i < 3; i++) /* outward */
        clip_through(loop, place_cross(place_minus(p[(i + 1) % 3], p[i]), normal), p[i]);
    clip_to(loop, normal, p[0]);
}
static inline void clip_to_corners(Loop *loop, const Vec3 *corner, int corners)
{
    const Loop to = loop_of(corner, corners);
    if (corners == 2)
        clip_to_segment(loop, to.point[0], to.point[1]);
    else
        clip_to_triangle(loop, to.point);
}

/* ---- without points between others ---- */

static inline bool is_between(Place a, Place b, Place c)
{
    const int used = rationals.used;
    const Place u = place_minus(a, b), v = place_minus(c, b);
    const bool between = place_zero(place_cross(u, v)) && mpq_sgn(place_dot(u, v)) <= 0;
    rational_keep(used);
    return between;
}
static inline bool is_needless(const Loop *loop, int i)
{
    for (int j = 0; j < loop->points; j++)
        for (int k = j; k < loop->points; k++)
            if (j != i && k != i && is_between(loop->point[j], loop->point[i], loop->point[k]))
                return true;
    return false;
}
static inline void simplify(Loop *loop)
{
    for (int i = 0; i < loop->points;) {
        if (!is_needless(loop, i)) {
            i++;
            continue;
        }
        loop->points--;
        for (int k = i; k < loop->points; k++)
            loop->point[k] = loop->point[k + 1];
    }
}

/* ---- comparing ---- */

/* The greatest coordinates of points, along each axis. */
static inline void grow_size(double size[3], const Vec3 *p, int corners)
{
    for (int i = 0; i < 3 * corners; i++) {
        const real x = ((const real *)&p[i / 3])[i % 3];
        size[i % 3] = fmax(size[i % 3], fabs((double)x));
    }
}

/* How far is p from the true corner, in units of epsilon times the greatest coordinate?
 * Differences below the least number count as rounding. */
static double worst_error;
static inline double off_by(Vec3 p, Place corner, const double size[3])
{
    const int used = rationals.used;
    double worst = 0;
    for (int k = 0; k < 3; k++)
        worst = fmax(worst, q_epsilons(((real *)&p)[k], corner.at[k], size[k]));
    rational_keep(used);
    return worst;
}

/* The points are the true corners, within 4 epsilon, in order from one of them, either way. */
static inline bool is_loop(const Common *common, const Loop *loop, const double size[3])
{
    const int n = loop->points;
    double best = n ? INFINITY : 0;
    if ((int)common->count != n)
        return false;
    for (int first = 0; first < n; first++)
        for (int reversed = 0; reversed < 2; reversed++) {
            double worst = 0;
            for (int i = 0; i < n; i++) {
                const int k = (first + (reversed ? n - i : i)) % n;
                worst = fmax(worst, off_by(common->point[i], loop->point[k], size));
            }
            best = fmin(best, worst);
        }
    worst_error = fmax(worst_error, best);
    return best <= 4;
}

/* The distance along the axis where it is most, without allowance for the least number. */
static inline double distance_to(Vec3 p, Place corner, const double size[3])
{
    const int used = rationals.used;
    double worst = 0;
    for (int k = 0; k < 3; k++) {
        const Rational off = q_minus(q((double)((real *)&p)[k]), corner.at[k]);
        worst = mpq_sgn(off) ? fmax(worst, fabs(mpq_get_d(off)) / size[k]) : worst;
    }
    rational_keep(used);
    return worst;
}
/* The same, but for the order of points that are nearly equal. */
static inline bool is_loop_of_any_order(const Common *common, const Loop *loop,
                                        const double size[3])
{
    const int n = loop->points;
    int match[6] = {0};
    bool used[LOOP] = {false}, crowded = false;
    const double before = worst_error;
    if ((int)common->count != n)
        return false;
    if (is_loop(common, loop, size))
        return true;
    worst_error = before;
    for (int i = 0; i < n; i++) {
        double nearest = INFINITY;
        int near = 0;
        for (int j = 0; j < n; j++) {
            const double distance = distance_to(common->point[i], loop->point[j], size);
            near += !(off_by(common->point[i], loop->point[j], size) > 16);
            if (!used[j] && distance <= nearest)
                nearest = distance, match[i] = j;
        }
        used[match[i]] = true, crowded |= near > 1;
        const double error = off_by(common->point[i], loop->point[match[i]], size);
        worst_error = fmax(worst_error, error);
        if (!(error <= 4))
            return false;
    }
    const int direction = n < 3 || (match[1] - match[0] + n) % n == 1 ? 1 : -1;
    for (int i = 0; i < n && n > 2 && !crowded; i++)
        if ((match[(i + 1) % n] - match[i] - direction) % n)
            return false;
    return true;
}

/* ---- points by their equations ---- */

static double worst;

/* Is it x, or the largest finite number if x is greater, within `bound` epsilon of itself? */
static inline bool is_within(real got, Rational x, double bound)
{
    const double off = q_relative(got, q_saturated(x));
    worst = fmax(worst, off);
    return off <= bound;
}

/* Is p the point at t, to 5 epsilon? */
static inline bool is_at(const Ray *ray, Rational t, Vec3 p)
{
    bool good = true;
    for (int k = 0; k < 3; k++) {
        const double o = (double)((const real *)&ray->origin)[k];
        const Rational moved = q_by(q((double)((const real *)&ray->dir)[k]), t);
        const double off = q_epsilons(((real *)&p)[k], q_saturated(q_plus(q(o), moved)),
                                      fmax(fabs(o), fabs(mpq_get_d(moved))));
        worst = fmax(worst, off);
        good &= off <= 5;
    }
    return good;
}

/* The t of an end of the ray; if it is infinite, where the numbers end. */
static inline Rational end_at(const Ray *ray, real end)
{
    if (real_abs(end) <= REAL_MAX)
        return q((double)end);
    Rational t = NULL;
    for (int k = 0; k < 3; k++) {
        const double d = (double)((const real *)&ray->dir)[k];
        if (d == 0)
            continue;
        const Rational last = q((d > 0) == (end > 0) ? (double)REAL_MAX : -(double)REAL_MAX);
        const Rational now =
            q_over(q_minus(last, q((double)((const real *)&ray->origin)[k])), q(d));
        if (!t || (end > 0 ? q_less(now, t) : q_less(t, now)))
            t = now;
    }
    return t ? t : q(0);
}

/* ---- shapes that have much in common ---- */

/* Points on a grid in one of some planes, or as odd as others. */
static inline Vec3 flat_point(int plane)
{
    const real x = (real)any_int(-3, 3), y = (real)any_int(-3, 3);
    switch (plane) {
    case 0:
        return (Vec3){x, y, 0};
    case 1:
        return (Vec3){x, y, x + 2 * y};
    case 2:
        return (Vec3){2, x, y};
    default:
        return odd_vec3();
    }
}

/* Planes through some of such points, or as odd as others. */
static inline Plane flat_plane(Vec3 p)
{
    const real x = (real)any_int(-2, 2), y = (real)any_int(-2, 2), z = (real)any_int(-2, 2);
    const Plane plane[3] = {{{0, 0, 1}, 0}, {{1, 2, -1}, 0}, {{3, 0, 0}, -6}};
    switch (any_int(0, 3)) {
    case 0:
        return plane_by(p);
    case 1:
        return plane[any_int(0, 2)];
    default:
        break;
    }
    return (Plane){{x, y, z}, -(x * (real)any_int(-2, 2)) - z};
}

/* ---- cases ---- */

/* With the axes in cyclic order: y is the first. */
static inline Plane cyclic_plane(Plane p)
{
    return (Plane){turned(p.normal), p.d};
}
static inline Common cyclic_common(Common common)
{
    for (uint32_t k = 0; k < common.count; k++)
        common.point[k] = turned(common.point[k]);
    return common;
}

static inline bool is_exactly(Common got, Common want)
{
    return got.count == want.count && same_bits(got.point, want.point, sizeof got.point);
}
/* True if the answer is that of a table of cases, with zeros behind it; points may be in any
 * order, those of a polygon in any rotation. */
static inline bool is_as_said(Common got, Common want)
{
    const uint32_t n = got.count;
    if (n != want.count)
        return false;
    for (uint32_t k = n; k < COUNT(got.point); k++)
        if (got.point[k].x != 0 || got.point[k].y != 0 || got.point[k].z != 0)
            return false;
    for (uint32_t first = 0; first < 2 * n; first++) {
        bool same = true;
        for (uint32_t k = 0; k < n; k++) {
            const Vec3 *other = &want.point[(first % 2 ? first / 2 + k : first / 2 + n - k) % n];
            same &= same_bits(&got.point[k], other, sizeof *other);
        }
        if (same)
            return true;
    }
    return n == 0;
}

#endif
