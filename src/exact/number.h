/* exact/number.h - exact numbers of any length, for decisions that a sum of products of three
 * factors (exact/sum.h) cannot express.
 *
 * A number is a signed integer of limbs of 64 bits times a power of 2^64. Sums, differences and
 * products are such numbers again, so a chain of operations has the sign of real arithmetic. A
 * number is as long as necessary. Coordinates that are used together are divided by a common power
 * of two, their unit, so that floats and doubles of similar magnitude take one limb. A decision
 * must not depend on the unit.
 *
 * The limbs lie in a Limbs on the stack of the caller, one result behind the other. Memory is freed
 * from the end only: isect_number_keep(limbs, mark, x) frees all that was allocated after `mark`,
 * except x. The caller must prove that NUMBER_LIMBS suffice. Builds with ISECT_CHECKED, which are
 * the debug builds and those with sanitizers, abort if they do not. Limbs in use:
 *
 *     a number                            2
 *     a coordinate, or a - b             33     2099 bits, of which 13 are left for sums
 *     a sum of products of n of these    33 n
 *     a number without a unit            34 as a factor
 *     a sum, during the operation        +1     for the carry
 *     a dot product, during it           +1 product and 1 sum
 *     a cross product, or a + s b        three results, and during it as much as a dot product */
#ifndef ISECT_EXACT_NUMBER_H
#define ISECT_EXACT_NUMBER_H

#include "exact/sum.h"
#include <stdbool.h>
#include <stdint.h>

enum { NUMBER_LIMBS = 4096 };

typedef struct Limbs {
    int used;
    uint64_t limb[NUMBER_LIMBS];
} Limbs;

/* (-1)^negative * limbs * 2^(64 at). The first and the last limb are not zero; 0 has no limbs. The
 * struct has 16 bytes, which functions pass and return in registers: three times as fast as 24. */
typedef struct Number {
    uint64_t *limb;
    int16_t used, at;
    bool negative;
} Number;

/* The unit: the greatest power of two that divides all numbers. isect_number returns x / 2^unit.
 * All must be finite. */
int isect_number_unit(const double *numbers, int count);
Number isect_number(Limbs *limbs, double x, int unit);
/* The numbers of two structs of doubles, which are coordinates, in their common unit; at most
 * NUMBER_COORDINATES. The limbs are cleared first. */
enum { NUMBER_COORDINATES = 24 };
void isect_number_coordinates(Limbs *limbs, const void *a, int count_a, const void *b, int count_b,
                              Number *coordinate);

Number isect_number_add(Limbs *limbs, Number a, Number b);
Number isect_number_times(Limbs *limbs, Number a, Number b);
/* Frees all limbs that were allocated after the mark, except those of x. */
Number isect_number_keep(Limbs *limbs, int mark, Number x);

/* x rounded toward zero to 53 bits. */
Exact isect_number_rounded(Number x);

static inline Number isect_number_minus(Limbs *limbs, Number a, Number b)
{
    b.negative = !b.negative;
    return isect_number_add(limbs, a, b);
}
static inline int isect_number_sign(Number x)
{
    return x.used == 0 ? 0 : x.negative ? -1 : 1;
}
static inline Number isect_number_negated(Number x)
{
    x.negative = !x.negative;
    return x;
}
/* The sign of a - b. */
static inline int isect_number_compare(Limbs *limbs, Number a, Number b)
{
    const int mark = limbs->used;
    int sign = isect_number_sign(isect_number_minus(limbs, a, b));
    limbs->used = mark;
    return sign;
}

/* ---- vectors ---- */

typedef struct Number3 {
    Number x, y, z;
} Number3;

static inline bool isect_number3_is_zero(Number3 a)
{
    return !a.x.used && !a.y.used && !a.z.used;
}
static inline Number3 isect_number3_negated(Number3 a)
{
    return (Number3){isect_number_negated(a.x), isect_number_negated(a.y),
                     isect_number_negated(a.z)};
}
static inline Number3 isect_number3_of(const Number *coordinate)
{
    return (Number3){coordinate[0], coordinate[1], coordinate[2]};
}
Number3 isect_number3(Limbs *limbs, const double v[3], int unit);
Number3 isect_number3_minus(Limbs *limbs, Number3 a, Number3 b);
/* a + s b */
Number3 isect_number3_along(Limbs *limbs, Number3 a, Number s, Number3 b);
/* The intermediate results are one product and two sums. */
Number isect_number3_dot(Limbs *limbs, Number3 a, Number3 b);
Number3 isect_number3_cross(Limbs *limbs, Number3 a, Number3 b);

#endif
