/* kit/flat.h - points in positions that are hard to decide, for points, segments and triangles.
 *
 * Decisions between flat shapes are hard not because of one shape, but because of the position of
 * both: in one plane, on one line, up to an ulp, or with a corner in common. Hence all points of a
 * question are drawn together: hard_points() chooses a position, and a scale that changes nothing
 * else. */
#ifndef ISECT_TEST_FLAT_H
#define ISECT_TEST_FLAT_H

#include "kit/directions.h"
#include "kit/polytope.h"
#include "kit/random.h"

enum {
    FREE,
    GRID,
    IN_A_PLANE,
    NEAR_A_PLANE,
    ON_A_LINE,
    NEAR_A_LINE,
    TIED,
    FAR_AWAY,
    ROUNDED_PLANE,
    ROUNDED_LINE,
    LEAST_NUMBERS,
    GREATEST_NUMBERS,
    STRETCHED,
    MIXED_SCALES,
    POSITIONS
};
static int position;

static inline Vec3 scaled3(Vec3 p, int exponent)
{
    return (Vec3){scaled(p.x, exponent), scaled(p.y, exponent), scaled(p.z, exponent)};
}
static inline Vec3 mirrored(Vec3 p)
{
    return (Vec3){p.x, p.z, p.y};
}

/* A point of one of three lines through the origin, all in a plane, or of the first line. Its
 * distance from the origin has enough digits that the difference of two such distances rounds; the
 * point does not round. */
static inline Vec3 rounded_point(Vec3 u, Vec3 v)
{
    const int most = ISECT_DOUBLE ? 1 << 30 : 1 << 12, line = any_int(0, 2);
    const real far = scaled((real)any_int(-most, most), any_int(-24, 0) - (ISECT_DOUBLE ? 48 : 20));
    if (position == ROUNDED_LINE || line == 0)
        return times(far, u);
    return times(far, line == 1 ? v : mad(u, 1, v));
}

/* A point of the plane through o along u and v. */
static inline Vec3 hard_point(Vec3 o, Vec3 u, Vec3 v)
{
    const bool line = position == ON_A_LINE || position == NEAR_A_LINE;
    const Vec3 far = {R(0x1p14), -R(0x1p14), R(0x1p13)};
    const Vec3 p = mad(o, (real)any_int(-3, 3), u), q = mad(p, (real)any_int(-3, 3), v);
    switch (position) {
    case GRID:
        return whole_vec3(2);
    case IN_A_PLANE:
    case ON_A_LINE:
        return line ? p : q;
    case NEAR_A_PLANE:
    case NEAR_A_LINE:
        return step3(line ? p : q);
    case FAR_AWAY:
        return mad(far, R(0x1p-10), whole_vec3(2));
    case ROUNDED_PLANE:
    case ROUNDED_LINE:
        return rounded_point(u, v);
    case LEAST_NUMBERS:
        return times(REAL_LEAST, whole_vec3(4));
    case GREATEST_NUMBERS:
        return step3(times(REAL_MAX / 4, whole_vec3(3)));
    case STRETCHED: { /* as far as can be along x: differences overflow, many products do not */
        const real k = (real)any_int(-2, 2), m = (real)any_int(-2, 2);
        const Vec3 whole = any_int(0, 1) ? times(2 * k, u) : mad(times(k, u), m, v);
        return (Vec3){whole.x * (REAL_MAX / 4), whole.y, whole.z};
    }
    case MIXED_SCALES:
        kind = WILD;
        return odd_vec3();
    default:
        return any_vec3();
    }
}

/* Some points are copies of others, or between two others. */
static inline void tie(Vec3 *p, int n)
{
    for (int i = 0; i < n; i++) {
        const Vec3 a = p[any_int(0, n - 1)], b = p[any_int(0, n - 1)];
        if (any_int(0, 1))
            p[i] = times(R(0.5), mad(a, 1, b));
    }
}

static inline void hard_points(Vec3 *p, int n)
{
    const int range = ISECT_DOUBLE ? 960 : 98, exponent = any_int(-range, range);
    position = any_int(0, POSITIONS - 1);
    const bool rounded = position == ROUNDED_PLANE || position == ROUNDED_LINE;
    const int most = position == STRETCHED ? 1 : !rounded ? 2 : ISECT_DOUBLE ? 1 << 20 : 1 << 10;
    const Vec3 o = whole_vec3(4), u = whole_vec3(most), v = whole_vec3(most);
    const bool rescaled = !any_int(0, 3);
    for (int i = 0; i < n; i++)
        p[i] = hard_point(o, u, v);
    if (position == TIED)
        tie(p, n);
    for (int i = 0; rescaled && position < LEAST_NUMBERS && i < n; i++)
        p[i] = scaled3(p[i], exponent);
}

static inline Polytope hull_of(const Vec3 *p, int n)
{
    Polytope hull;
    polytope_begin(&hull);
    for (int i = 0; i < n; i++)
        polytope_point(&hull, (double)p[i].x, (double)p[i].y, (double)p[i].z);
    return hull;
}
/* True if the hulls of the first points and of the last share a point. */
static inline bool hulls_meet(const Vec3 *p, int first, int last)
{
    const Polytope a = hull_of(p, first), b = hull_of(p + first, last);
    return polytopes_meet(&a, &b);
}

#endif
