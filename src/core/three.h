/* core/three.h - operations on three things, the vertices of a triangle, the axes or the parts of a
 * solid: one after another, or side by side in one register.
 *
 * In a batch, x[j] is a number of vertex j, edge j or axis j, of as many pairs as there are lanes.
 * One pair alone would leave all lanes but the first idle. There the three are spread over the
 * lanes of one register: the number of vertex j is lane j of x[0], and what is the same for all
 * three is in every lane. `n` is the number of registers that three numbers take, 3 or 1. It is a
 * constant at every call, so that the choice is made at compile time. */
#ifndef ISECT_CORE_THREE_H
#define ISECT_CORE_THREE_H

#include "core/vec3.h"

/* Lanes i, j, k of a and b concatenated; the other lanes are unspecified. */
#if defined(__has_builtin)
#if __has_builtin(__builtin_shufflevector) && LANES == 4
#define LANES_OF(a, b, i, j, k) __builtin_shufflevector(a, b, i, j, k, -1)
#elif __has_builtin(__builtin_shufflevector) && LANES == 8 && ISECT_VECTOR == 32
#define LANES_OF(a, b, i, j, k) __builtin_shufflevector(a, b, i, j, k, -1, -1, -1, -1, -1)
#endif
#endif

#ifdef LANES_OF
#define THREE_SPREAD 1
/* One coordinate of the three vertices in a register. */
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
/* Four lanes are the fastest for one pair; its screens exist there (core/pair.inc). */
#define FOUR_SPREAD 1
/* x, y and z from a place that is followed by another number, which fills the idle lane. */
FORMULA num load_four(const real *x)
{
    return *(const num_in_memory *)x;
}
/* The same at the end of a struct: the number before them is loaded instead. */
FORMULA num load_last_three(const real *x)
{
    const num before = load_four(x - 1);
    return LANES_OF(before, before, 1, 2, 3);
}
/* The maximum of three a in the first lane, of three b in the second. */
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
/* The mask of the three as bits 0 to 2. */
FORMULA unsigned bits_of_three(mask m)
{
    return mask_bits(m) & 7;
}
#else
#define THREE_SPREAD 0
#define FOUR_SPREAD 0
#define bits_of_three(m) 0u
#define LANES_OF(a, b, i, j, k) ((void)(b), (a)) /* never called */
#endif

/* The number of the first, for all three. */
FORMULA num first_of(const num *x, int n)
{
    if (n == 3)
        return x[0];
    return LANES_OF(x[0], x[0], 0, 0, 0);
}
/* Cyclically: for each the number of the next vertex or edge. */
FORMULA void permute(num *to, const num *x, int n)
{
    const num first = x[0];
    if (n == 3)
        to[0] = x[1], to[1] = x[2], to[2] = first;
    else
        to[0] = LANES_OF(first, first, 1, 2, 0);
}
/* The same for the previous one. */
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
/* a for the first of the three, b for the second, c for the third; each of them is in every
 * lane. */
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
/* The height of the first vertex above each, if edge i descends by fall[i]. */
FORMULA void falls_from_first(num *to, const num *fall, int n)
{
    const num zero = splat(0), first = fall[0], last = -fall[n - 1];
    if (n == 3)
        to[0] = zero, to[1] = first, to[2] = last;
    else
        to[0] = LANES_OF(LANES_OF(zero, first, 0, LANES, 2), last, 0, 1, LANES + 2);
}
/* The maximum of the three, for each; least_of is the minimum. */
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
/* The sum of the three in this order: (first + second) + third. */
FORMULA num sum_of(const num *x, int n)
{
    num second[3], third[3];
    permute(second, x, n), permute(third, second, n);
    const num sum = x[0] + second[0] + third[0];
    return first_of(&sum, n);
}
/* True if the mask is false wherever there is an answer. Like mask_none, it may stand in an
 * `if`. */
FORMULA bool none_of(mask m, int n)
{
    return n == 3 ? mask_none(m) : bits_of_three(m) == 0;
}
/* For each: true if the mask holds for all three. */
FORMULA mask all_of(const mask *m, int n)
{
    if (n == 3)
        return m[0] & m[1] & m[2];
    return m[0] & LANES_OF(m[0], m[0], 1, 2, 0) & LANES_OF(m[0], m[0], 2, 0, 1);
}

#endif
