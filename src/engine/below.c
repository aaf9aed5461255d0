/* engine/below.c - see engine/below.h.
 *
 * The largest height of a shape over a plane with the normal n and offset d is l + sqrt(q / w):
 *
 *     points                l = n . v + d of the highest point     q = 0
 *     rectangle, obb        the sum for a corner: n . e if it is positive, or h |n . e|
 *     with a radius r       l of the core                          q = r^2 |n|^2
 *     ellipsoid             l of the center                        q = the sum of (r n . e)^2
 *     disc, of the axis m   l of the center                        q = r^2 |n x m|^2, w = |m|^2
 *     cylinder, cone        the higher of both ends, each a disc or a point
 *     round cone            the higher of both balls
 *
 * The shape is below the plane exactly if l < 0 and l^2 w > q. These are polynomials of the given
 * numbers, which are evaluated exactly in integers. K-DOPs and frusta are decided by a linear
 * program (geometry/half_spaces.h).
 *
 * In the frame of a shape with the pose R x + t, the plane has the normal R^T n and the offset
 * n . t + d. With a quaternion q = (v, w), these are polynomials, too, after multiplication by
 * |q|^2:
 *
 *     m = |q|^2 n + 2 (v x (v x n) - w v x n),    e = |q|^2 (n . t + d)
 *
 * A linear program has planes in double. If |m' - m| <= s in each coordinate, the height of a point
 * is at most that over one of eight planes, m' + (+-s, +-s, +-s): the one of the octant of the
 * point.
 *
 * The numbers need this many limbs, where a factor has 34:
 *
 *     |q|^2 and v x n of a pose     4 * 68
 *     m                             3 * 102
 *     e                             136, and as many for intermediate results
 *     an axis, its cross product    3 * 34, 3 * 136
 *     l                             170
 *     q, l^2 w                      408 each, and two sums of as many for intermediate results
 *
 * The sum is less than 3500. */
#include "engine/below.h"

#include "core/power.h"
#include "exact/number.h"
#include "geometry/half_spaces.h"
#include <float.h>
#include <math.h>
#include <string.h>

/* The plane in the frame of the shape, times scale > 0. */
typedef struct Seen {
    const BodySource *source;
    Number3 n;
    Number d;
    double scale;
    Limbs limbs;
} Seen;

/* The largest height, line + sqrt(square / weight). */
typedef struct Reach {
    Number line, square, weight;
} Reach;

static double number_at(const BodySource *source, size_t i)
{
    return source->doubles ? ((const double *)source->numbers)[i]
                           : (double)((const float *)source->numbers)[i];
}
static double bound_at(const BodySource *source, const void *bounds, size_t i)
{
    return source->doubles ? ((const double *)bounds)[i] : (double)((const float *)bounds)[i];
}
static double rounded(Number x)
{
    const Exact e = isect_number_rounded(x);
    return times_power(e.mantissa, e.exponent);
}

/* ---- the plane ---- */

static Number times_kept(Limbs *limbs, Number a, Number b)
{
    const int mark = limbs->used;
    return isect_number_keep(limbs, mark, isect_number_times(limbs, a, b));
}
static Number3 times3(Limbs *limbs, Number s, Number3 v)
{
    const Number x = times_kept(limbs, s, v.x), y = times_kept(limbs, s, v.y);
    return (Number3){x, y, times_kept(limbs, s, v.z)};
}
static Number3 plus3(Limbs *limbs, Number3 a, Number3 b)
{
    const Number x = isect_number_add(limbs, a.x, b.x), y = isect_number_add(limbs, a.y, b.y);
    return (Number3){x, y, isect_number_add(limbs, a.z, b.z)};
}
static void see_from(Seen *seen, const double *place)
{
    Limbs *limbs = &seen->limbs;
    const double most =
        fmax(fmax(fabs(place[0]), fabs(place[1])), fmax(fabs(place[2]), fabs(place[3])));
    int unit;
    frexp(most, &unit);
    const Number3 v = isect_number3(limbs, place, unit), t = isect_number3(limbs, place + 4, 0);
    const Number w = isect_number(limbs, place[3], unit), two = isect_number(limbs, 2, 0);
    const Number square =
        isect_number_add(limbs, isect_number3_dot(limbs, v, v), times_kept(limbs, w, w));
    const Number offset = isect_number_add(limbs, isect_number3_dot(limbs, seen->n, t), seen->d);
    const Number3 across = isect_number3_cross(limbs, v, seen->n);
    const Number3 turn = plus3(limbs, isect_number3_cross(limbs, v, across),
                               times3(limbs, isect_number_negated(w), across));
    seen->n = plus3(limbs, times3(limbs, square, seen->n), times3(limbs, two, turn));
    seen->d = times_kept(limbs, square, offset);
    seen->scale = rounded(square);
}
static void see_plane(Seen *seen, const ProofPlane *plane, bool turned, const PlacedShape *shape)
{
    Limbs *limbs = &seen->limbs;
    limbs->used = 0;
    seen->source = &shape->source, seen->scale = 1;
    seen->n = isect_number3(limbs, plane->normal, 0);
    seen->d = isect_number_add(limbs, isect_number(limbs, plane->d, 0),
                               isect_number(limbs, plane->rest, 0));
    if (turned)
        seen->n = isect_number3_negated(seen->n), seen->d = isect_number_negated(seen->d);
}

/* ---- terms of the numbers of a shape, from number i on ---- */

static Number3 vector_at(Seen *seen, size_t i)
{
    const double v[3] = {number_at(seen->source, i), number_at(seen->source, i + 1),
                         number_at(seen->source, i + 2)};
    return isect_number3(&seen->limbs, v, 0);
}
static Number share_of(Seen *seen, Number3 v)
{
    return isect_number3_dot(&seen->limbs, seen->n, v);
}
static Number share_at(Seen *seen, size_t i)
{
    const int mark = seen->limbs.used;
    return isect_number_keep(&seen->limbs, mark, share_of(seen, vector_at(seen, i)));
}
static Number height_of(Seen *seen, Number3 v)
{
    return isect_number_add(&seen->limbs, share_of(seen, v), seen->d);
}
static Number height_at(Seen *seen, size_t i)
{
    return height_of(seen, vector_at(seen, i));
}
static Number higher(Seen *seen, Number a, Number b)
{
    return isect_number_compare(&seen->limbs, a, b) < 0 ? b : a;
}
static Number square_of(Seen *seen, Number x)
{
    return times_kept(&seen->limbs, x, x);
}
static Number length_at(Seen *seen, size_t i)
{
    return isect_number(&seen->limbs, number_at(seen->source, i), 0);
}
/* The square r^2 |n|^2. */
static Number square_of_ball(Seen *seen, size_t radius)
{
    const Number r = length_at(seen, radius);
    return times_kept(&seen->limbs, square_of(seen, r), share_of(seen, seen->n));
}

/* ---- points ---- */

/* Divides n by about its largest coordinate; false if n is 0. */
static bool rough_normal(const Seen *seen, double n[3])
{
    const Exact e[3] = {isect_number_rounded(seen->n.x), isect_number_rounded(seen->n.y),
                        isect_number_rounded(seen->n.z)};
    const int top = exact_top(e, 3);
    for (int k = 0; k < 3; k++)
        n[k] = e[k].mantissa == 0 ? 0 : times_power(e[k].mantissa, e[k].exponent - top);
    return top > INT_MIN;
}
/* The rough value of n . v, and a bound of its error: three products, two sums and the rounding of
 * n. */
static double rough_share(const BodySource *source, const double n[3], size_t i, double *bound)
{
    const double x = n[0] * number_at(source, i), y = n[1] * number_at(source, i + 1),
                 z = n[2] * number_at(source, i + 2);
    *bound = 8 * DBL_EPSILON * (fabs(x) + fabs(y) + fabs(z)) + 0x1p-1060;
    return x + y + z;
}
/* The height of the highest point. Only candidates for the maximum are computed exactly. */
static Number height_of_points(Seen *seen, size_t count)
{
    double n[3], bound, least = -INFINITY;
    Number most = {0};
    bool found = false;
    const int mark = seen->limbs.used;
    const bool many = rough_normal(seen, n) && count > 4;
    for (size_t i = 0; i < count && many; i++) {
        const double low = rough_share(seen->source, n, 3 * i, &bound) - bound;
        least = low > least ? low : least;
    }
    for (size_t i = 0; i < count; i++) {
        if (many && rough_share(seen->source, n, 3 * i, &bound) + bound < least)
            continue;
        const Number height = height_at(seen, 3 * i);
        if (!found || isect_number_compare(&seen->limbs, height, most) > 0)
            most = isect_number_keep(&seen->limbs, mark, height);
        seen->limbs.used = mark + most.used;
        found = true;
    }
    return most;
}
/* The height of the highest corner of a box; false if it is infinite. */
static bool height_of_box(Seen *seen, Number *height)
{
    const Number n[3] = {seen->n.x, seen->n.y, seen->n.z};
    double corner[3];
    for (size_t k = 0; k < 3; k++) {
        const int sign = isect_number_sign(n[k]);
        corner[k] = sign ? number_at(seen->source, sign > 0 ? k + 3 : k) : 0;
        if (!(fabs(corner[k]) <= DBL_MAX))
            return false;
    }
    *height = height_of(seen, isect_number3(&seen->limbs, corner, 0));
    return true;
}
/* The height of the first point, plus n . e for each of `count` edges where it is positive. */
static Number height_of_edges(Seen *seen, int count)
{
    Number height = height_at(seen, 0);
    for (size_t k = 0; k < (size_t)count; k++) {
        const Number share = share_at(seen, 3 + 3 * k);
        if (isect_number_sign(share) > 0)
            height = isect_number_add(&seen->limbs, height, share);
    }
    return height;
}

/* ---- other shapes ---- */

static Number length_times_share(Seen *seen, size_t k)
{
    const Number share = share_at(seen, 3 + 3 * k);
    return times_kept(&seen->limbs, length_at(seen, 12 + k), share);
}
static Number height_of_obb(Seen *seen)
{
    Number height = height_at(seen, 0);
    for (size_t k = 0; k < 3; k++) {
        Number share = length_times_share(seen, k);
        share.negative = false;
        height = isect_number_add(&seen->limbs, height, share);
    }
    return height;
}
static Number square_of_ellipsoid(Seen *seen)
{
    Number sum = {0};
    for (size_t k = 0; k < 3; k++) {
        const int mark = seen->limbs.used;
        const Number square = square_of(seen, length_times_share(seen, k));
        sum = isect_number_keep(&seen->limbs, mark, isect_number_add(&seen->limbs, sum, square));
    }
    return sum;
}
/* The reach of a disc. If the axis is 0, it is that of a ball. */
static void reach_of_disc(Seen *seen, Number3 axis, size_t radius, Reach *reach)
{
    if (isect_number3_is_zero(axis)) {
        reach->square = square_of_ball(seen, radius);
        return;
    }
    const Number3 across = isect_number3_cross(&seen->limbs, seen->n, axis);
    const Number r = length_at(seen, radius);
    reach->weight = isect_number3_dot(&seen->limbs, axis, axis);
    reach->square = times_kept(&seen->limbs, square_of(seen, r),
                               isect_number3_dot(&seen->limbs, across, across));
}
static Number3 axis_between(Seen *seen)
{
    return isect_number3_minus(&seen->limbs, vector_at(seen, 3), vector_at(seen, 0));
}
static bool is_reach_below(Seen *seen, const Reach *reach)
{
    if (isect_number_sign(reach->line) >= 0)
        return false;
    if (!reach->square.used)
        return true;
    const Number line = times_kept(&seen->limbs, square_of(seen, reach->line), reach->weight);
    return isect_number_compare(&seen->limbs, line, reach->square) > 0;
}
static double height_of_reach(const Seen *seen, const Reach *reach)
{
    const Exact square = isect_number_rounded(reach->square),
                weight = isect_number_rounded(reach->weight);
    const double ratio = square.mantissa == 0 ? 0 : square.mantissa / weight.mantissa;
    const int exponent = square.exponent - weight.exponent, odd = exponent & 1;
    const double root = times_power(sqrt(odd ? 2 * ratio : ratio), (exponent - odd) / 2);
    return (rounded(reach->line) + (ratio > 0 ? root : 0)) / seen->scale;
}

/* ---- k-DOPs and frusta ---- */

static bool plane_of_source(const void *of, size_t i, double *plane)
{
    const BodySource *source = of;
    if (source->shape == BODY_frustum) {
        for (size_t k = 0; k < 4; k++)
            plane[k] = number_at(source, 4 * i + k);
        return true;
    }
    for (size_t k = 0; k < 3; k++)
        plane[k] = (i % 2 ? -1 : 1) * number_at(source, i / 2 * 3 + k);
    plane[3] =
        i % 2 ? bound_at(source, source->lower, i / 2) : -bound_at(source, source->upper, i / 2);
    return !isinf(plane[3]);
}
/* Is the polytope below the plane? If it is outside of both sides, it is empty. */
static bool is_below_or_empty(const double *plane, const HalfSpaces *below)
{
    const double turned[4] = {-plane[0], -plane[1], -plane[2], -plane[3]};
    const isect_side side = isect_plane_half_spaces(plane, below);
    return side == ISECT_INSIDE ||
           (side == ISECT_OUTSIDE && isect_plane_half_spaces(turned, below) == ISECT_OUTSIDE);
}
/* Rounds the plane in the frame of a shape with a pose. `slack` bounds the error of its normal. */
static void round_seen(const Seen *seen, double plane[4], double slack[3])
{
    const Exact d = isect_number_rounded(seen->d),
                n[3] = {isect_number_rounded(seen->n.x), isect_number_rounded(seen->n.y),
                        isect_number_rounded(seen->n.z)};
    const int top = exact_top(n, 3);
    for (int k = 0; k < 3; k++) {
        plane[k] = n[k].mantissa == 0 ? 0 : times_power(n[k].mantissa, n[k].exponent - top);
        slack[k] = n[k].mantissa == 0 ? 0 : 2 * DBL_EPSILON * fabs(plane[k]) + DBL_MIN;
    }
    plane[3] = d.mantissa == 0 || top == INT_MIN ? 0 : times_power(d.mantissa, d.exponent - top);
    plane[3] += 2 * DBL_EPSILON * fabs(plane[3]) + DBL_MIN;
}
static bool is_polytope_below(const Seen *seen, const ProofPlane *given, bool turned, bool placed)
{
    const BodySource *source = seen->source;
    const HalfSpaces below = {isect_body_planes(source), plane_of_source, source};
    double plane[4], slack[3] = {0, 0, 0};
    const double sign = turned ? -1 : 1;
    if (placed) {
        round_seen(seen, plane, slack);
    } else {
        const double sum = sign * given->d + sign * given->rest;
        for (int k = 0; k < 3; k++)
            plane[k] = sign * given->normal[k];
        plane[3] = given->rest != 0 ? double_above(sum) : sum;
    }
    if (!(fabs(plane[3]) <= DBL_MAX))
        return false;
    for (unsigned octant = 0; octant < (placed ? 8 : 1); octant++) {
        double over[4] = {plane[0], plane[1], plane[2], plane[3]};
        for (int k = 0; k < 3; k++)
            over[k] += octant >> k & 1 ? slack[k] : -slack[k];
        if (!is_below_or_empty(over, &below))
            return false;
    }
    return true;
}

/* ---- all shapes ---- */

/* Returns false if the reach is infinite. */
static bool reach_of(Seen *seen, Reach *reach)
{
    const BodySource *source = seen->source;
    Limbs *limbs = &seen->limbs;
    *reach = (Reach){.weight = isect_number(limbs, 1, 0)};
    switch (source->shape) {
    case BODY_aabb:
        return height_of_box(seen, &reach->line);
    case BODY_rectangle:
    case BODY_lozenge:
        reach->line = height_of_edges(seen, 2);
        if (source->shape == BODY_lozenge)
            reach->square = square_of_ball(seen, 9);
        return true;
    case BODY_obb:
        reach->line = height_of_obb(seen);
        return true;
    case BODY_sphere:
        reach->line = height_at(seen, 0);
        reach->square = square_of_ball(seen, 3);
        return true;
    case BODY_capsule:
        reach->line = higher(seen, height_at(seen, 0), height_at(seen, 3));
        reach->square = square_of_ball(seen, 6);
        return true;
    case BODY_ellipsoid:
        reach->line = height_at(seen, 0);
        reach->square = square_of_ellipsoid(seen);
        return true;
    case BODY_disc:
        reach->line = height_at(seen, 0);
        reach_of_disc(seen, vector_at(seen, 3), 6, reach);
        return true;
    case BODY_cylinder:
        reach->line = higher(seen, height_at(seen, 0), height_at(seen, 3));
        reach_of_disc(seen, axis_between(seen), 6, reach);
        return true;
    case BODY_roundcone:
        reach->line = height_at(seen, 0);
        reach->square = square_of_ball(seen, 6);
        return true;
    case BODY_cone:
        reach->line = height_at(seen, 3);
        reach_of_disc(seen, axis_between(seen), 6, reach);
        return true;
    default:
        reach->line = height_of_points(seen, source->shape == BODY_hull          ? source->vertices
                                             : source->shape == BODY_tetrahedron ? 4
                                             : source->shape == BODY_triangle    ? 3
                                             : source->shape == BODY_segment     ? 2
                                                                                 : 1);
        return true;
    }
}

/* The reach of the tip of a cone, or of the second ball of a round cone; false for other shapes. */
static bool reach_of_other(Seen *seen, Reach *reach)
{
    const BodyShape shape = seen->source->shape;
    *reach = (Reach){.weight = isect_number(&seen->limbs, 1, 0)};
    if (shape == BODY_cone) {
        reach->line = height_at(seen, 0);
    } else if (shape == BODY_roundcone) {
        reach->line = height_at(seen, 3);
        reach->square = square_of_ball(seen, 7);
    }
    return shape == BODY_cone || shape == BODY_roundcone;
}

bool isect_is_below(const ProofPlane *plane, bool turned, const PlacedShape *shape,
                    const double at[3], double *height)
{
    Seen seen;
    Reach reach;
    see_plane(&seen, plane, turned, shape);
    if (is_polytope(shape->source.shape)) {
        *height = rounded(height_of(&seen, isect_number3(&seen.limbs, at, 0)));
        if (shape->place)
            see_from(&seen, shape->place);
        return is_polytope_below(&seen, plane, turned, shape->place != NULL);
    }
    if (shape->place)
        see_from(&seen, shape->place);
    *height = INFINITY;
    const int mark = seen.limbs.used;
    if (!reach_of(&seen, &reach))
        return false;
    *height = height_of_reach(&seen, &reach);
    bool below = is_reach_below(&seen, &reach);
    seen.limbs.used = mark;
    if (reach_of_other(&seen, &reach)) {
        below &= is_reach_below(&seen, &reach);
        *height = fmax(*height, height_of_reach(&seen, &reach));
    }
    return below;
}
