/* kit/rational.h - numbers without rounding that can also be divided, for oracles: GMP's. Results
 * live until rational_begin(); those of a part that keeps none of them, until rational_keep(). */
#ifndef ISECT_TEST_RATIONAL_H
#define ISECT_TEST_RATIONAL_H

#include "kit/random.h"
#include <gmp.h>

typedef mpq_srcptr Rational;

enum { RATIONALS = 1 << 15 };
static struct {
    mpq_t number[RATIONALS];
    int used, made;
} rationals;

static inline void rational_keep(int used)
{
    rationals.used = used;
}
static inline void rational_begin(void)
{
    rational_keep(0);
}
static inline mpq_ptr q_next(void)
{
    if (rationals.used == RATIONALS)
        abort();
    if (rationals.used == rationals.made)
        mpq_init(rationals.number[rationals.made++]);
    return rationals.number[rationals.used++];
}
static inline Rational q(double x) /* must be finite */
{
    mpq_ptr r = q_next();
    mpq_set_d(r, x);
    return r;
}
#define RATIONAL_OF_TWO(name, function)                                                            \
    static inline Rational name(Rational a, Rational b)                                            \
    {                                                                                              \
        mpq_ptr r = q_next();                                                                      \
        function(r, a, b);                                                                         \
        return r;                                                                                  \
    }
RATIONAL_OF_TWO(q_plus, mpq_add)
RATIONAL_OF_TWO(q_minus, mpq_sub)
RATIONAL_OF_TWO(q_by, mpq_mul)
RATIONAL_OF_TWO(q_over, mpq_div)
#undef RATIONAL_OF_TWO
static inline Rational q_negative(Rational a)
{
    mpq_ptr r = q_next();
    mpq_neg(r, a);
    return r;
}
static inline Rational q_size(Rational a)
{
    return mpq_sgn(a) < 0 ? q_negative(a) : a;
}
static inline bool q_less(Rational a, Rational b)
{
    return mpq_cmp(a, b) < 0;
}
/* No farther from 0 than the greatest number. */
static inline Rational q_saturated(Rational a)
{
    const Rational most = q((double)REAL_MAX);
    return q_less(most, q_size(a)) ? mpq_sgn(a) < 0 ? q_negative(most) : most : a;
}
/* The error of a number, in epsilons of `unit`. An error of the least number is ignored. */
static inline double q_epsilons(real got, Rational x, double unit)
{
    const double error = fabs(mpq_get_d(q_minus(q((double)got), x))) - (double)REAL_LEAST;
    return error > 0 ? error / unit / (double)REAL_EPSILON : 0;
}
/* The same in epsilon of x itself. */
static inline double q_relative(real got, Rational x)
{
    const Rational off = q_minus(q_size(q_minus(q((double)got), x)), q((double)REAL_LEAST));
    if (mpq_sgn(off) <= 0)
        return 0;
    return mpq_sgn(x) ? mpq_get_d(q_over(off, q_size(x))) / (double)REAL_EPSILON : INFINITY;
}

typedef struct Place {
    Rational at[3];
} Place;

static inline Place place(Vec3 p)
{
    return (Place){{q((double)p.x), q((double)p.y), q((double)p.z)}};
}
static inline Place place_minus(Place a, Place b)
{
    return (Place){
        {q_minus(a.at[0], b.at[0]), q_minus(a.at[1], b.at[1]), q_minus(a.at[2], b.at[2])}};
}
static inline Place place_times(Rational s, Place a)
{
    return (Place){{q_by(s, a.at[0]), q_by(s, a.at[1]), q_by(s, a.at[2])}};
}
static inline Place place_plus(Place a, Place b)
{
    return (Place){{q_plus(a.at[0], b.at[0]), q_plus(a.at[1], b.at[1]), q_plus(a.at[2], b.at[2])}};
}
static inline Rational place_dot(Place a, Place b)
{
    return q_plus(q_plus(q_by(a.at[0], b.at[0]), q_by(a.at[1], b.at[1])), q_by(a.at[2], b.at[2]));
}
static inline Place place_cross(Place a, Place b)
{
    Place c;
    for (int k = 0; k < 3; k++) {
        const int i = (k + 1) % 3, j = (k + 2) % 3;
        c.at[k] = q_minus(q_by(a.at[i], b.at[j]), q_by(a.at[j], b.at[i]));
    }
    return c;
}
static inline bool place_zero(Place a)
{
    return !mpq_sgn(a.at[0]) && !mpq_sgn(a.at[1]) && !mpq_sgn(a.at[2]);
}

#endif
