/* soak/holds.h - decides whether a point is in a solid, without rounding, by the definitions of
 * isect/shapes.h. */
#ifndef ISECT_TEST_SOAK_HOLDS_H
#define ISECT_TEST_SOAK_HOLDS_H

#include "kit/big.h"
#include "kit/random.h"

static inline bool at_most(Big a, Big b)
{
    return !less(b, a);
}
static inline Big square_of(Big a)
{
    return by(a, a);
}
static inline Big3 way_to(Vec3 from, Vec3 to)
{
    return minus3(big3(to), big3(from));
}
static inline bool within_radius(Big3 way, real radius)
{
    return at_most(dot3(way, way), square_of(big((double)radius)));
}

static inline bool aabb_holds(const Aabb *box, Vec3 p)
{
    return box->lower.x <= p.x && p.x <= box->upper.x && box->lower.y <= p.y &&
           p.y <= box->upper.y && box->lower.z <= p.z && p.z <= box->upper.z;
}

static inline bool sphere_holds(const Sphere *ball, Vec3 p)
{
    begin();
    return ball->radius >= 0 && within_radius(way_to(ball->center, p), ball->radius);
}

/* Within the radius of a segment; `flat`: and between the planes of its ends. */
static inline bool tube_holds(Vec3 a, Vec3 b, real radius, bool flat, Vec3 p)
{
    const Big3 along = way_to(a, b), from_a = way_to(a, p), off = cross3(from_a, along);
    const Big done = dot3(from_a, along), whole = dot3(along, along);
    if (!(radius >= 0))
        return false;
    if (sign(whole) == 0 || (!flat && sign(done) <= 0))
        return within_radius(from_a, radius);
    if (!flat && at_most(whole, done))
        return within_radius(way_to(b, p), radius);
    return sign(done) >= 0 && at_most(done, whole) &&
           at_most(dot3(off, off), by(square_of(big((double)radius)), whole));
}
static inline bool capsule_holds(const Capsule *capsule, Vec3 p)
{
    begin();
    return tube_holds(capsule->a, capsule->b, capsule->radius, false, p);
}
static inline bool cylinder_holds(const Cylinder *cylinder, Vec3 p)
{
    begin();
    return tube_holds(cylinder->a, cylinder->b, cylinder->radius, true, p);
}

/* A lozenge contains points above the rectangle, or within the radius of a side. The ends of sides
 * are sums. */
static inline bool lozenge_holds(const Lozenge *l, Vec3 p)
{
    begin();
    const Big3 u = big3(l->u), v = big3(l->v), normal = cross3(u, v), w = way_to(l->corner, p);
    const Big uu = dot3(u, u), uv = dot3(u, v), vv = dot3(v, v), wu = dot3(w, u), wv = dot3(w, v);
    const Big gram = minus(by(uu, vv), by(uv, uv)), radius2 = square_of(big((double)l->radius));
    const Big s = minus(by(wu, vv), by(wv, uv)), t = minus(by(wv, uu), by(wu, uv));
    if (!(l->radius >= 0))
        return false;
    if (sign(gram) > 0 && sign(s) >= 0 && at_most(s, gram) && sign(t) >= 0 && at_most(t, gram) &&
        at_most(square_of(dot3(w, normal)), by(radius2, gram)))
        return true;
    for (int side = 0; side < 4; side++) {
        const Big3 along = side < 2 ? u : v, across = side < 2 ? v : u;
        const Big3 from = side % 2 ? minus3(w, across) : w, to = minus3(from, along);
        const Big done = dot3(from, along), whole = dot3(along, along);
        const Big3 off = cross3(from, along);
        if (at_most(dot3(from, from), radius2) || at_most(dot3(to, to), radius2) ||
            (sign(whole) > 0 && sign(done) >= 0 && at_most(done, whole) &&
             at_most(dot3(off, off), by(radius2, whole))))
            return true;
    }
    return false;
}

/* The coordinates of a point by three axes, times their determinant, which must not be 0. */
typedef struct Shares {
    Big of[3], all;
} Shares;

static inline Shares shares_of(Vec3 center, const Vec3 axis[3], Vec3 p)
{
    const Big3 a = big3(axis[0]), b = big3(axis[1]), c = big3(axis[2]), w = way_to(center, p);
    return (Shares){{dot3(w, cross3(b, c)), dot3(w, cross3(c, a)), dot3(w, cross3(a, b))},
                    size(dot3(a, cross3(b, c)))};
}
static inline bool obb_holds(const Obb *box, Vec3 p)
{
    begin();
    const Shares shares = shares_of(box->center, box->axis, p);
    bool holds = sign(shares.all) > 0;
    for (int i = 0; i < 3; i++)
        holds &= box->half[i] >= 0 &&
                 at_most(size(shares.of[i]), by(big((double)box->half[i]), shares.all));
    return holds;
}

/* If a radius is 0, the share must be 0. */
static inline bool ellipsoid_holds(const Ellipsoid *e, Vec3 p)
{
    begin();
    const Shares shares = shares_of(e->center, e->axis, p);
    Big sum = big(0), whole = shares.all;
    bool holds = sign(shares.all) > 0;
    for (int i = 0; i < 3; i++) {
        Big part = shares.of[i];
        holds &= e->radius[i] >= 0 && (e->radius[i] > 0 || sign(part) == 0);
        for (int k = 0; k < 3; k++)
            if (k != i && e->radius[k] > 0)
                part = by(part, big((double)e->radius[k]));
        if (e->radius[i] > 0)
            whole = by(whole, big((double)e->radius[i]));
        sum = plus(sum, square_of(part));
    }
    return holds && at_most(sum, square_of(whole));
}

/* Within slabs along directions whose components are numbers. */
static inline bool slabs_hold(const Vec3 *normal, size_t count, const real *lower,
                              const real *upper, Vec3 p)
{
    bool holds = true;
    for (size_t i = 0; i < count; i++) {
        begin();
        const Big along = dot3(big3(normal[i]), big3(p));
        holds &= upper[i] == REAL_INF || at_most(along, big((double)upper[i]));
        holds &= lower[i] == -REAL_INF || at_most(big((double)lower[i]), along);
    }
    return holds;
}

/* Surely below: each of seven roundings costs 2^-64 of the sum of all sizes. */
static inline bool far_below(const Plane *plane, Vec3 p)
{
    const long double x = (long double)plane->normal.x * (long double)p.x;
    const long double y = (long double)plane->normal.y * (long double)p.y;
    const long double z = (long double)plane->normal.z * (long double)p.z;
    const long double d = (long double)plane->d;
    const long double sizes = fabsl(x) + fabsl(y) + fabsl(z) + fabsl(d);
    return x + y + z + d < sizes * -0x1p-60L;
}

static inline bool planes_hold(const Plane *plane, size_t count, Vec3 p)
{
    bool holds = true;
    for (size_t i = 0; holds && i < count; i++)
        if (!far_below(&plane[i], p)) {
            begin();
            holds = sign(plus(dot3(big3(plane[i].normal), big3(p)), big((double)plane[i].d))) <= 0;
        }
    return holds;
}

#endif
