/* kit/big.h - numbers without rounding, for oracles: GMP's, with more bits than any sum of products
 * of nine numbers can have. Results live until begin(); so write plus(by(a, b), c) and forget. */
#ifndef ISECT_TEST_BIG_H
#define ISECT_TEST_BIG_H

#include <gmp.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

typedef mpf_srcptr Big;

enum { BIG_BITS = 20480, ROUGH_BITS = 256, BIG_COUNT = 4096 };
typedef struct BigPool {
    mpf_t number[BIG_COUNT];
    int used, made;
} BigPool;
static BigPool big_pool, rough_pool;

/* Forget all results. */
static inline void begin(void)
{
    big_pool.used = rough_pool.used = 0;
}
static inline mpf_ptr big_from(BigPool *pool, mp_bitcnt_t bits)
{
    if (pool->used == BIG_COUNT)
        abort();
    if (pool->used == pool->made)
        mpf_init2(pool->number[pool->made++], bits);
    return pool->number[pool->used++];
}
static inline mpf_ptr big_next(void)
{
    return big_from(&big_pool, BIG_BITS);
}
static inline mpf_ptr rough_next(void)
{
    return big_from(&rough_pool, ROUGH_BITS);
}
static inline Big big(double x) /* must be finite */
{
    mpf_ptr r = big_next();
    mpf_set_d(r, x);
    return r;
}
static inline Big plus(Big a, Big b)
{
    mpf_ptr r = big_next();
    mpf_add(r, a, b);
    return r;
}
static inline Big minus(Big a, Big b)
{
    mpf_ptr r = big_next();
    mpf_sub(r, a, b);
    return r;
}
static inline Big by(Big a, Big b)
{
    mpf_ptr r = big_next();
    mpf_mul(r, a, b);
    return r;
}
static inline Big over(Big a, Big b) /* rounded, but to many digits */
{
    mpf_ptr r = rough_next();
    mpf_div(r, a, b);
    return r;
}
static inline Big root(Big a) /* rounded, too */
{
    mpf_ptr r = rough_next();
    mpf_sqrt(r, a);
    return r;
}
static inline Big size(Big a)
{
    mpf_ptr r = big_next();
    mpf_abs(r, a);
    return r;
}
static inline int sign(Big a)
{
    return mpf_sgn(a);
}
static inline bool less(Big a, Big b)
{
    return mpf_cmp(a, b) < 0;
}
static inline Big larger(Big a, Big b)
{
    return less(a, b) ? b : a;
}
/* a as mantissa and exponent, rounded down. */
static inline double big_value(Big a, long *exponent)
{
    return mpf_get_d_2exp(exponent, a);
}

typedef struct Big3 {
    Big x, y, z;
} Big3;

static inline Big3 plus3(Big3 a, Big3 b)
{
    return (Big3){plus(a.x, b.x), plus(a.y, b.y), plus(a.z, b.z)};
}
static inline Big3 minus3(Big3 a, Big3 b)
{
    return (Big3){minus(a.x, b.x), minus(a.y, b.y), minus(a.z, b.z)};
}
static inline Big3 by3(Big s, Big3 a)
{
    return (Big3){by(s, a.x), by(s, a.y), by(s, a.z)};
}
static inline Big dot3(Big3 a, Big3 b)
{
    return plus(plus(by(a.x, b.x), by(a.y, b.y)), by(a.z, b.z));
}
static inline Big3 cross3(Big3 a, Big3 b)
{
    return (Big3){minus(by(a.y, b.z), by(a.z, b.y)), minus(by(a.z, b.x), by(a.x, b.z)),
                  minus(by(a.x, b.y), by(a.y, b.x))};
}
#define big3(v) ((Big3){big((double)(v).x), big((double)(v).y), big((double)(v).z)})

#endif
