/* core/three.h - what is done three times, for each corner of a triangle, for each axis or for each
 * part of a solid: one after another, or side by side.
 *
 * In a batch x[j] is a number of corner j, edge j or axis j, of as many pairs as there are lanes.
 * One pair alone would leave all lanes idle but the first. So there the three are spread over the
 * lanes of one register: the number of corner j is lane j of x[0], and what is the same for all
 * three is in every lane. `n` is how many registers three numbers take, 3 or 1: a constant where it
 * is given, so that nothing of the choice is left at run time. */
#ifndef ISECT_CORE_THREE_H
#define ISECT_CORE_THREE_H

#include "core/vec3.h"

/* Lanes i, j, k of a and b, which come after those of a; the others are idle. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector) && LANES == 4
#define LANES_OF(a, b, i, j, k) __builtin_shufflevector(a, b, i, j, k, -1)
#elif __has_builtin(__builtin_shufflevector) && LANES == 8 && ISECT_VECTOR == 32
#define LANES_OF(a, b, i, j, k) __builtin_shufflevector(a, b, i, j, k, -1, -1, -1, -1, -1)
#endif
#endif

#ifdef LANES_OF
#define THREE_SPREAD 1
/* The same number of each corner. */
FORMULA Vec3 spread_corners(const OneTriangle *t)
{
    return (Vec3){(num){t->a.x, t->b.x, t->c.x}, (num){t->a.y, t->b.y, t->c.y},
                  (num){t->a.z, t->b.z, t->c.z}};
}
FORMULA num spread_axes(const OneVec3 *p)
{
    return (num){p->x, p->y, p->z};
}
#if LANES == 4
/* One pair is as fast in four lanes as it gets: there its screens are (core/pair.inc). */
#define FOUR_SPREAD 1
/* x, y and z of what has a number behind them, which rides in the idle lane. */
FORMULA num load_four(const real *x)
{
    return *(const num_in_memory *)x;
}
/* Of what is at the end of a struct: a number before them is loaded. */
FORMULA num load_last_three(const real *x)
{
    const num before = load_four(x - 1);
    return LANES_OF(before, before, 1, 2, 3);
}
/* The greatest of three a in the first lane, of three b in the second. */
FORMULA num most_of_both(num a, num b)
{
    const num first = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    const num last = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    return max3(first, __builtin_shufflevector(first, first, 2, 3, -1, -1), last);
}
#endif
#ifndef FOUR_SPREAD
#define FOUR_SPREAD 0
#endif
/* Bits 0 to 2: in which of the three? */
FORMULA unsigned bits_of_three(mask m)
{
    return mask_bits(m) & 7;
}
#else
#define THREE_SPREAD 0
#define FOUR_SPREAD 0
#define bits_of_three(m) 0u
#define LANES_OF(a, b, i, j, k) ((void)(b), (a)) /* nobody asks */
#endif

/* That of the first corner for all. */
FORMULA num first_of(const num *x, int n)
{
    if (n == 3)
        return x[0];
    return LANES_OF(x[0], x[0], 0, 0, 0);
}
/* Cyclically: that of the next corner, or edge, for each. */
FORMULA void permute(num *to, const num *x, int n)
{
    const num first = x[0];
    if (n == 3)
        to[0] = x[1], to[1] = x[2], to[2] = first;
    else
        to[0] = LANES_OF(first, first, 1, 2, 0);
}
/* That of the last. */
FORMULA void permute_back(num *to, const num *x, int n)
{
    const num first = x[0], second = x[n - 1];
    if (n == 3)
        to[2] = x[1], to[1] = first, to[0] = second;
    else
        to[0] = LANES_OF(first, first, 2, 0, 1);
}
FORMULA void permute3(Vec3 *to, const Vec3 *p, int n)
{
    num x[3], y[3], z[3];
    for (int j = 0; j < n; j++)
        x[j] = p[j].x, y[j] = p[j].y, z[j] = p[j].z;
    permute(x, x, n), permute(y, y, n), permute(z, z, n);
    for (int j = 0; j < n; j++)
        to[j] = (Vec3){x[j], y[j], z[j]};
}
/* to[j][i] = x[i][j] */
FORMULA void transpose(num to[3][3], num x[3][3], int n)
{
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3 && n == 3; j++)
            to[j][i] = x[i][j];
    if (n == 3)
        return;
    const num a = x[0][0], b = x[1][0], c = x[2][0];
#if FOUR_SPREAD
    const num xy = __builtin_shufflevector(a, b, 0, 4, 1, 5);
    const num z = __builtin_shufflevector(a, b, 2, 6, 3, 7);
    to[0][0] = __builtin_shufflevector(xy, c, 0, 1, 4, 5);
    to[1][0] = __builtin_shufflevector(xy, c, 2, 3, 5, 5);
    to[2][0] = __builtin_shufflevector(z, c, 0, 1, 6, 6);
#else
    to[0][0] = LANES_OF(LANES_OF(a, b, 0, LANES, 1), c, 0, 1, LANES);
    to[1][0] = LANES_OF(LANES_OF(a, b, 1, LANES + 1, 2), c, 0, 1, LANES + 1);
    to[2][0] = LANES_OF(LANES_OF(a, b, 2, LANES + 2, 2), c, 0, 1, LANES + 2);
#endif
}
/* a for the first of the three, b for the second, c for the third, each of which is in every lane.
 */
FORMULA void three_of(num *to, num a, num b, num c, int n)
{
    if (n == 3)
        to[0] = a, to[1] = b, to[2] = c;
    else
        to[0] = LANES_OF(LANES_OF(a, b, 0, LANES, LANES), c, 0, 1, LANES);
}
FORMULA void three_of3(Vec3 *to, Vec3 a, Vec3 b, Vec3 c, int n)
{
    num x[3], y[3], z[3];
    three_of(x, a.x, b.x, c.x, n), three_of(y, a.y, b.y, c.y, n), three_of(z, a.z, b.z, c.z, n);
    for (int j = 0; j < n; j++)
        to[j] = (Vec3){x[j], y[j], z[j]};
}
/* How far each corner is down from the first, if edge i falls by fall[i]. */
FORMULA void falls_from_first(num *to, const num *fall, int n)
{
    const num zero = splat(0), first = fall[0], last = -fall[n - 1];
    if (n == 3)
        to[0] = zero, to[1] = first, to[2] = last;
    else
        to[0] = LANES_OF(LANES_OF(zero, first, 0, LANES, 2), last, 0, 1, LANES + 2);
}
/* The greatest of the three, for each; and the least. */
FORMULA num most_of(const num *x, int n)
{
    num second[3], third[3];
    permute(second, x, n), permute(third, second, n);
    return max3(x[0], second[0], third[0]);
}
FORMULA num least_of(const num *x, int n)
{
    num second[3], third[3];
    permute(second, x, n), permute(third, second, n);
    return min3(x[0], second[0], third[0]);
}
/* The first, the second and the third are added in this order. */
FORMULA num sum_of(const num *x, int n)
{
    num second[3], third[3];
    permute(second, x, n), permute(third, second, n);
    const num sum = x[0] + second[0] + third[0];
    return first_of(&sum, n);
}
/* Is it false wherever there is an answer? As mask_none, it may stand in an `if`. */
FORMULA bool none_of(mask m, int n)
{
    return n == 3 ? mask_none(m) : bits_of_three(m) == 0;
}
/* Is it true of all three? For each. */
FORMULA mask all_of(const mask *m, int n)
{
    if (n == 3)
        return m[0] & m[1] & m[2];
    return m[0] & LANES_OF(m[0], m[0], 1, 2, 0) & LANES_OF(m[0], m[0], 2, 0, 1);
}

#endif
