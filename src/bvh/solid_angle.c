/* bvh/solid_angle.c - the generalised winding number: the solid angle of all triangles, seen from a
 * point, divided by that of the sphere (Jacobson, Kavan and Sorkine-Hornung 2013). Far groups of
 * triangles are evaluated as one (Barill, Dickson, Schmidt, Levin and Jacobson 2018).
 *
 * The solid angle is the integral of n . x / |x|^3 over the surface, x relative to the point. Let
 * the center of a group be at r from the point, at distance d. About it the field is x / |x|^3 = r
 * / d^3 + J y + ..., y relative to the center, J = (1 - 3 r r' / d^2) / d^3. With the sums N of
 * area vectors and M of y times area vector (bvh/moments.c), the first two terms are
 *
 *     (N . r + trace M - 3 r' M r / d^2) / d^3
 *
 * It is computed with the unit vector of r, with N and M in units of the radius, and q = radius /
 * d, which are in range wherever the group is.
 *
 * The term of degree l of 1 / |x| is |y|^l / d^(l + 1) times a Legendre polynomial. Its gradient is
 * at most l |y|^(l - 1) / d^(l + 1) (Bernstein and Szego). So with q = radius / d the error of a
 * group of area A is at most
 *
 *     A / d^2 (sum over l >= 3 of l q^(l - 1)) = A / d^2 q^2 (3 - 2 q) / (1 - q)^2
 *
 * The solid angle of a near triangle is twice the argument of a complex number (van Oosterom and
 * Strackee 1983). The numbers of a lane are multiplied. The product has completed a turn where two
 * arguments of the same sign give one of the other sign; such turns are counted. So there is one
 * atan2 per lane, not one per triangle. Where its products of lengths may leave the range, a
 * triangle is projected onto the unit sphere first, which leaves its solid angle as it is. */
#include "bvh/bounds.h"
#include "bvh/moments.h"
#include "measure/angle.h"
#include HEADER(bvh)

enum { PARTS = WIDTH / LANES };

typedef struct Winder {
    num far[PARTS];                               /* solid angles of groups */
    num cosine[PARTS], sine[PARTS], turns[PARTS]; /* half solid angles of triangles */
    int top;
    uint32_t stack[STACK];
} Winder;

FORMULA Vec3 seen_from(Vec3 x, Vec3 p, num scale)
{
    return (Vec3){(x.x - p.x) * scale, (x.y - p.y) * scale, (x.z - p.z) * scale};
}

FORMULA Vec3 over(Vec3 a, num s)
{
    return (Vec3){a.x / s, a.y / s, a.z / s};
}

FORMULA void visit_groups(const Far *far, Vec3 p, num beyond, Winder *s)
{
    const Vec3 quarter = scaled_by(splat(R(0.25)), p);
    for (int j = 0; j < PARTS; j++) {
        const int i = j * LANES;
        const Vec3 r = sub(load_three(far->center, i), quarter);
        const num most = max3(num_abs(r.x), num_abs(r.y), num_abs(r.z));
        const Vec3 u = over(r, most); /* not yet of length 1 */
        const num length2 = dot(u, u), length = num_sqrt(length2), d = most * length;
        const num radius = *(const num_in_memory *)(far->radius + i), q = radius / d;
        const mask as_one = (radius >= 0) & (d > beyond * radius);
        const Vec3 square = load_three(far->spread, i), mixed = load_three(far->spread + 3, i);
        const num bend = dot(square, mul3(u, u)) + mixed.x * u.x * u.y + mixed.y * u.y * u.z +
                         mixed.z * u.z * u.x;
        const num angle =
            q * q *
            (dot(load_three(far->area, i), u) / length + q * (sum3(square) - 3 * bend / length2));
        s->far[j] = s->far[j] + num_select(as_one, angle, splat(0));
        unsigned bits = mask_bits((radius >= 0) & mask_not(as_one));
        for (; bits; bits &= bits - 1)
            s->stack[s->top++] = far->child[i + __builtin_ctz(bits)];
    }
}

/* x + i y has the argument of half the solid angle of the triangle a, b, c, seen from 0. */
typedef struct HalfAngle {
    num x, y;
} HalfAngle;

FORMULA HalfAngle half_angle(Vec3 a, Vec3 b, Vec3 c, num la, num lb, num lc)
{
    return (HalfAngle){la * lb * lc + dot(a, b) * lc + dot(b, c) * la + dot(c, a) * lb,
                       dot(a, cross(b, c))};
}
/* NaN if it is 0. */
FORMULA Vec3 on_unit_sphere(Vec3 x, Vec3 p)
{
    const num quarter = splat(R(0.25));
    const Vec3 r = sub(scaled_by(quarter, x), scaled_by(quarter, p));
    const Vec3 u = over(r, max3(num_abs(r.x), num_abs(r.y), num_abs(r.z)));
    return over(u, num_sqrt(dot(u, u)));
}
/* The squares of products of three lengths between these are in range. */
#define SHORTEST (ISECT_DOUBLE ? R(0x1p-120) : R(0x1p-14))
#define LONGEST (ISECT_DOUBLE ? R(0x1p120) : R(0x1p18))
FORMULA HalfAngle half_angle_of(const Triangle *t, Vec3 p, num scale)
{
    const Vec3 a = seen_from(t->a, p, scale), b = seen_from(t->b, p, scale),
               c = seen_from(t->c, p, scale);
    const num la = num_sqrt(dot(a, a)), lb = num_sqrt(dot(b, b)), lc = num_sqrt(dot(c, c));
    const mask safe = (min3(la, lb, lc) >= SHORTEST) & (max3(la, lb, lc) <= LONGEST);
    const HalfAngle plain = half_angle(a, b, c, la, lb, lc);
    if (mask_none(mask_not(safe)))
        return plain;
    const num one = splat(1);
    const HalfAngle other = half_angle(on_unit_sphere(t->a, p), on_unit_sphere(t->b, p),
                                       on_unit_sphere(t->c, p), one, one, one);
    return (HalfAngle){num_select(safe, plain.x, other.x), num_select(safe, plain.y, other.y)};
}

FORMULA void visit_block(const Triangles *block, Vec3 p, num scale, Winder *s)
{
    real once[WIDTH];
    for (int i = 0; i < WIDTH; i++)
        once[i] = is_repeated(block, i) ? 0 : 1;
    for (int j = 0; j < PARTS; j++) {
        const Triangle t = load_triangles(block, j * LANES);
        const HalfAngle half = half_angle_of(&t, p, scale);
        const num size = num_sqrt(half.x * half.x + half.y * half.y);
        const mask counts = (size > 0) & (*(const num_in_memory *)(once + j * LANES) > 0);
        const num cosine = num_select(counts, half.x / size, splat(1));
        const num sine = num_select(counts, half.y / size, splat(0));
        const num before = s->sine[j], zero = splat(0), one = splat(1);
        const num after = s->cosine[j] * sine + before * cosine;
        s->cosine[j] = s->cosine[j] * cosine - before * sine;
        s->sine[j] = after;
        s->turns[j] = s->turns[j] +
                      num_select((before >= 0) & (sine >= 0) & (after < 0), one, zero) -
                      num_select((before < 0) & (sine < 0) & (after >= 0), one, zero);
    }
}

FORMULA void start(Winder *s)
{
    for (int j = 0; j < PARTS; j++) {
        s->far[j] = s->sine[j] = s->turns[j] = splat(0);
        s->cosine[j] = splat(1);
    }
    s->stack[0] = 0;
    s->top = 1;
}

/* Sums in the order of the children, which does not depend on the width of registers. */
FORMULA real winding_of(const Winder *s)
{
    const double pi = 3.14159265358979323846;
    real far[WIDTH], cosine[WIDTH], sine[WIDTH], turns[WIDTH];
    double half = 0, whole = 0, sum = 0;
    for (int j = 0; j < PARTS; j++) {
        *(num_in_memory *)(far + j * LANES) = s->far[j];
        *(num_in_memory *)(cosine + j * LANES) = s->cosine[j];
        *(num_in_memory *)(sine + j * LANES) = s->sine[j];
        *(num_in_memory *)(turns + j * LANES) = s->turns[j];
    }
    for (int i = 0; i < WIDTH; i++) {
        const double angle = angle_of((double)real_abs(sine[i]), (double)cosine[i]);
        half += sine[i] < 0 ? -angle : angle;
        whole += (double)turns[i];
        sum += (double)far[i];
    }
    return (real)(whole + half / (2 * pi) + sum / (4 * pi)) + 0;
}

/* False if the point is farther away than 1e9 times the size of the mesh: the winding number is 0
 * there. */
FORMULA bool sees(const X(bvh_moments) * moments, const X(vec3) * point)
{
    const real most = R(1e9) / moments->scale;
    return (real_abs(point->x) <= REAL_MAX) & (real_abs(point->y) <= REAL_MAX) &
           (real_abs(point->z) <= REAL_MAX) & (real_abs(point->x - moments->middle.x) <= most) &
           (real_abs(point->y - moments->middle.y) <= most) &
           (real_abs(point->z - moments->middle.z) <= most);
}

void WIND_MANY(ISECT_KERNEL)(const WindingBatch *batch)
{
    const X(bvh_moments) *moments = batch->moments;
    const num scale = splat(moments->scale), beyond = splat(batch->beyond);
    for (size_t i = batch->first; i < batch->first + batch->count; i++) {
        const X(vec3) point = point_of(batch->points, i);
        const Vec3 p = {splat(point.x), splat(point.y), splat(point.z)};
        Winder s;
        batch->windings[i] = 0;
        if (!sees(moments, &point))
            continue;
        start(&s);
        while (s.top > 0) {
            const uint32_t now = s.stack[--s.top];
            Triangles room;
            if (now & LEAF)
                visit_block(block_of(moments->bvh, now, &room), p, scale, &s);
            else
                visit_groups(&moments->far[now], p, beyond, &s);
        }
        batch->windings[i] = winding_of(&s);
    }
}
