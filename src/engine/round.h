/* engine/round.h - the nearest points of cores that are points, segments and boxes, in double.
 *
 * The text serves one pair (engine/closed.c), and with ROUND_LANES a pair in each lane of a
 * register (engine/round_many.c). So both have the same bits. Its verbs are those of
 * geometry/vec3d.h and of core/lane.h. */
#ifndef ISECT_ENGINE_ROUND_H
#define ISECT_ENGINE_ROUND_H

#ifdef ROUND_LANES

#include "core/vec3.h"
#define ROUND FORMULA
typedef num RoundNum;
typedef mask RoundMask;
typedef Vec3 RoundVec;
#define larger num_max
#define smaller num_min
#define ratio_or_zero ratio
#define round_number splat
#define round_abs num_abs
#define round_select num_select
#define round_not mask_not
#define round_none mask_none
#define sub3d sub
#define mad3d mad
#define dot3d dot
#define scale3d scaled_by
#define add3d lanes_sum3
#define opposite lanes_opposite3
#define norm1 lanes_norm1
FORMULA Vec3 lanes_sum3(Vec3 a, Vec3 b)
{
    return mad(a, splat(1), b);
}
FORMULA Vec3 lanes_opposite3(Vec3 a)
{
    return (Vec3){-a.x, -a.y, -a.z};
}
FORMULA num lanes_norm1(Vec3 a)
{
    return num_abs(a.x) + num_abs(a.y) + num_abs(a.z);
}

#else

#include "engine/minkowski.h"
#include <stdbool.h>
#define ROUND static inline
typedef double RoundNum;
typedef bool RoundMask;
typedef Vec3d RoundVec;
#define round_number(x) (x)
#define round_abs fabs
#define round_select(m, a, b) ((m) ? (a) : (b))
#define round_not(m) (!(m))
#define round_none(m) (!(m))

#endif

#define NEAR 0x1p-18     /* relative to the size */
#define TOUCH 0x1p-44    /* relative to the size */
#define SURE 0x1p-40     /* relative to the size: beyond it the solver finds the same sign */
#define ROUNDING 0x1p-40 /* relative to the size: the allowed gap of the bounds, without axes */
#define PARALLEL 0x1p-20 /* squared sine */
#define SMALLEST 0x1p-240
#define LARGEST 0x1p240

/* Points relative to the places of both cores; the normal leads from a to b. */
typedef struct Nearest2 {
    RoundVec a, b, normal;
    RoundNum high; /* the distance of the cores; a depth if negative */
} Nearest2;

ROUND RoundVec round_select3(RoundMask m, RoundVec a, RoundVec b)
{
#ifdef ROUND_LANES
    return select3(m, a, b);
#else
    return m ? a : b;
#endif
}

ROUND RoundNum share_between(RoundNum x)
{
    return smaller(larger(x, round_number(0)), round_number(1));
}
/* The point of the edge from 0 to e that is nearest to p. */
ROUND RoundVec on_edge(RoundVec e, RoundVec p)
{
    const RoundNum ee = dot3d(e, e);
    return scale3d(round_select(ee > 0, share_between(dot3d(p, e) / ee), round_number(0)), e);
}

ROUND void take_nearer_where(RoundMask where, RoundVec between, RoundVec a, RoundVec b,
                             Nearest2 *best)
{
    const RoundVec offset = sub3d(add3d(between, b), a);
    const RoundNum square = dot3d(offset, offset);
    const RoundMask nearer = where & (square < best->high);
#ifdef ROUND_LANES
    best->a = select3(nearer, a, best->a), best->b = select3(nearer, b, best->b);
    best->normal = select3(nearer, offset, best->normal);
    best->high = num_select(nearer, square, best->high);
#else
    if (nearer)
        *best = (Nearest2){a, b, offset, square};
#endif
}
ROUND void take_nearer(RoundVec between, RoundVec a, RoundVec b, Nearest2 *best)
{
    take_nearer_where(best->high > 0, between, a, b, best); /* no square is less than 0 */
}
/* Compares the edges u of a and v of b, which begin at `from_a` and `from_b`. */
ROUND void take_edges(RoundVec between, RoundVec from_a, RoundVec u, RoundVec from_b, RoundVec v,
                      Nearest2 *best)
{
    const RoundVec w = sub3d(from_a, add3d(between, from_b)); /* from b to a */
    const RoundNum uu = dot3d(u, u), vv = dot3d(v, v), uv = dot3d(u, v), wv = dot3d(w, v);
    const RoundVec across = mad3d(u, -ratio_or_zero(uv, vv), v),
                   beside = mad3d(w, -ratio_or_zero(wv, vv), v);
    const RoundNum wide = dot3d(across, across);
    const RoundNum s0 = share_between(-ratio_or_zero(dot3d(beside, across), wide));
    const RoundVec b = on_edge(v, mad3d(w, s0, u)), a = on_edge(u, sub3d(b, w));
    take_nearer(between, add3d(from_a, a), add3d(from_b, b), best);
    const RoundMask parallel = round_not(wide > PARALLEL * uu);
    if (round_none(parallel))
        return;
    take_nearer_where(parallel, between, from_a, add3d(from_b, on_edge(v, w)), best);
    take_nearer_where(parallel, between, add3d(from_a, u), add3d(from_b, on_edge(v, add3d(w, u))),
                      best);
    take_nearer_where(parallel, between, add3d(from_a, on_edge(u, opposite(w))), from_b, best);
    take_nearer_where(parallel, between, add3d(from_a, on_edge(u, sub3d(v, w))), add3d(from_b, v),
                      best);
}

/* Clamps a point outside of a box, whose center is `between` from it. For a point inside, which the
 * result states, finds the least depth and its axis. */
ROUND RoundMask take_clamped(RoundVec between, const RoundVec edge[3], const RoundNum half[3],
                             Nearest2 *best)
{
    const RoundVec none = {round_number(0), round_number(0), round_number(0)};
    RoundNum s[3], least = round_number(INFINITY);
    RoundMask in = least > 0, least_at[3];
    RoundVec on_b = none, normal = none;
    for (int k = 0; k < 3; k++) {
        const RoundNum x = -dot3d(between, edge[k]), depth = half[k] - round_abs(x);
        in &= round_not(round_abs(x) > half[k]);
        s[k] = round_select(x > half[k], half[k], round_select(x < -half[k], -half[k], x));
        least_at[k] = depth < least;
        least = round_select(least_at[k], depth, least);
    }
    least_at[1] &= round_not(least_at[2]);
    least_at[0] &= round_not(least_at[1]) & round_not(least_at[2]);
    for (int k = 0; k < 3; k++) {
        const RoundMask below = s[k] < 0;
        s[k] = round_select(in & least_at[k], round_select(below, -half[k], half[k]), s[k]);
        normal =
            round_select3(least_at[k], round_select3(s[k] < 0, edge[k], opposite(edge[k])), normal);
        on_b = mad3d(on_b, s[k], edge[k]);
    }
    take_nearer(between, none, on_b, best);
    best->high = round_select(in, -least, best->high);
    best->normal = round_select3(in, normal, best->normal);
    return in;
}

/* The difference between the result and its proof; the distance of the cores is at least `low`. */
ROUND RoundNum off_proof(const Nearest2 *best, RoundVec between, RoundNum low)
{
    const RoundVec offset = sub3d(add3d(between, best->b), best->a);
    return larger(round_abs(best->high - low), norm1(mad3d(offset, -best->high, best->normal)));
}

#endif
