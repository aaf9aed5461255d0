/* meet/at.h - points of a ray in rational numbers: for oracles. */
#ifndef ISECT_TEST_MEET_AT_H
#define ISECT_TEST_MEET_AT_H

#include "meet/common.h"

static double worst;

/* Is p the point at t, to 5 epsilon? */
static inline bool is_at(const Ray *ray, const mpq_t t, Vec3 p)
{
    mpq_t way, x;
    bool good = true;
    mpq_inits(way, x, NULL);
    for (int k = 0; k < 3; k++) {
        const double o = (double)((const real *)&ray->origin)[k], got = (double)((real *)&p)[k];
        mpq_set_d(way, (double)((const real *)&ray->dir)[k]);
        mpq_mul(way, way, t);
        mpq_set_d(x, o);
        mpq_add(x, x, way);
        mpq_set_d(clipped.value, (double)REAL_MAX);
        mpq_abs(clipped.product, x);
        if (mpq_cmp(clipped.product, clipped.value) > 0)
            mpq_set_d(x, mpq_sgn(x) * (double)REAL_MAX);
        mpq_set_d(clipped.value, got);
        mpq_sub(x, x, clipped.value);
        const double size = fmax(fabs(o), fabs(mpq_get_d(way)));
        const double error = fmax(0, fabs(mpq_get_d(x)) - (double)REAL_LEAST);
        const double off = error > 0 ? error / size / (double)REAL_EPSILON : 0;
        worst = fmax(worst, off);
        good &= off <= 5;
    }
    mpq_clears(way, x, NULL);
    return good;
}

/* The t of an end of the ray; if it is infinite, where the numbers end. */
static inline void end_at(const Ray *ray, real end, mpq_t t)
{
    mpq_t now;
    bool found = false;
    mpq_init(now);
    mpq_set_ui(t, 0, 1);
    if (real_abs(end) <= REAL_MAX)
        mpq_set_d(t, (double)end);
    for (int k = 0; k < 3 && real_abs(end) > REAL_MAX; k++) {
        const double d = (double)((const real *)&ray->dir)[k];
        if (d == 0)
            continue;
        mpq_set_d(now, (d > 0) == (end > 0) ? (double)REAL_MAX : -(double)REAL_MAX);
        mpq_set_d(clipped.value, (double)((const real *)&ray->origin)[k]);
        mpq_sub(now, now, clipped.value);
        mpq_set_d(clipped.value, d);
        mpq_div(now, now, clipped.value);
        if (!found || (end > 0 ? mpq_cmp(now, t) < 0 : mpq_cmp(now, t) > 0))
            mpq_set(t, now);
        found = true;
    }
    mpq_clear(now);
}

#endif
