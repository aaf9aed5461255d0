/* isect_meet_plane_plane - the common part of two planes: a line.
 *
 * Its direction is c = cross(m, n) of the normals: each component is a difference of two products,
 * an exact sum rounded once. With heights m . x + d and n . x + e, its point nearest to the origin
 * is cross(e m - d n, c) / dot(c, c). It is on both planes, because m . cross(n, c) is -dot(c, c),
 * and perpendicular to c. Both are computed exactly (exact/number.h), rounded once, and divided: an
 * epsilon of double each, and a half for the quotient.
 *
 * The planes are parallel exactly if c is zero. Then they are the same if e m - d n is zero as
 * well, and neither is empty. All of this holds for a plane with a zero normal and d = 0, which
 * contains everything.
 *
 * Normals and d have no unit: at most 34 limbs each. e m - d n and c have 69, their cross product
 * and square 139; with intermediate results, less than 2000. */
#include "geometry/plane.h"
#include "exact/quotient.h"
#include HEADER(meet)

typedef X(ray) Line;

static const Line no_line = {{0, 0, 0}, {0, 0, 0}, REAL_INF, -REAL_INF};

static Number minor(Limbs *limbs, double a, double d, double b, double c)
{
    const Number p = isect_number(limbs, a, 0), q = isect_number(limbs, d, 0);
    const Number ad = isect_number_times(limbs, p, q);
    const Number r = isect_number(limbs, b, 0), s = isect_number(limbs, c, 0);
    return isect_number_minus(limbs, ad, isect_number_times(limbs, r, s));
}

/* The direction without normalization: its largest component is between 1 and 2. */
static Vec3 direction(Number3 c)
{
    const Exact number[3] = {isect_number_rounded(c.x), isect_number_rounded(c.y),
                             isect_number_rounded(c.z)};
    const int up = 1 - exact_top(number, 3);
    return (Vec3){number_of(number[0].mantissa, number[0].exponent + up) + 0,
                  number_of(number[1].mantissa, number[1].exponent + up) + 0,
                  number_of(number[2].mantissa, number[2].exponent + up) + 0};
}

static bool is_nothing(const Plane *plane)
{
    const Vec3 n = plane->normal;
    return n.x == 0 && n.y == 0 && n.z == 0 && plane->d != 0;
}

/* The projection of the origin onto a plane that is not empty: -d n / dot(n, n). */
static Vec3 foot_of(Limbs *limbs, const Plane *plane)
{
    const double n[3] = {(double)plane->normal.x, (double)plane->normal.y, (double)plane->normal.z};
    const Number3 normal = isect_number3(limbs, n, 0);
    const Number square = isect_number3_dot(limbs, normal, normal);
    if (!square.used)
        return (Vec3){0, 0, 0};
    const Number3 zero = {{0}, {0}, {0}};
    const Number minus_d = isect_number(limbs, -(double)plane->d, 0);
    return quotient3(isect_number3_along(limbs, zero, minus_d, normal), square);
}

Line X(meet_plane_plane)(const Plane *a, const Plane *b)
{
    const double m[3] = {(double)a->normal.x, (double)a->normal.y, (double)a->normal.z};
    const double n[3] = {(double)b->normal.x, (double)b->normal.y, (double)b->normal.z};
    const double d = (double)a->d, e = (double)b->d;
    Limbs limbs;
    limbs.used = 0;
    if (!finite_plane(a) || !finite_plane(b) || is_nothing(a) || is_nothing(b))
        return no_line;
    const Number3 c = {minor(&limbs, m[1], n[2], m[2], n[1]), minor(&limbs, m[2], n[0], m[0], n[2]),
                       minor(&limbs, m[0], n[1], m[1], n[0])};
    const Number3 w = {minor(&limbs, e, m[0], d, n[0]), minor(&limbs, e, m[1], d, n[1]),
                       minor(&limbs, e, m[2], d, n[2])};
    Line line = {{0, 0, 0}, {0, 0, 0}, -REAL_INF, REAL_INF};
    if (!isect_number3_is_zero(c)) {
        line.origin = quotient3(isect_number3_cross(&limbs, w, c), isect_number3_dot(&limbs, c, c));
        line.dir = direction(c);
        return line;
    }
    if (!isect_number3_is_zero(w))
        return no_line;
    const bool everything = m[0] == 0 && m[1] == 0 && m[2] == 0;
    line.origin = foot_of(&limbs, everything ? b : a);
    return line;
}
