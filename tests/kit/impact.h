/* kit/impact.h - compares the answer of a sweep with the expected one. */
#ifndef ISECT_TEST_IMPACT_H
#define ISECT_TEST_IMPACT_H

#include "kit/kit.h"

/* The times agree up to the accuracy, the places up to that of numbers as large as these. */
static inline bool is_impact(Impact got, Impact want)
{
    const real e = (ISECT_DOUBLE ? 200 : 8) * REAL_EPSILON; /* floats are refined in double */
    const Vec3 p = sub(got.point, want.point), n = sub(got.normal, want.normal);
    return got.enter <= want.enter && got.enter >= want.enter - e && got.leave >= want.leave &&
           got.leave <= want.leave + e && dot(p, p) <= e * e * 100 && dot(n, n) <= e * e * 100;
}
static inline bool is_no_impact(Impact got)
{
    return got.enter == REAL_INF && got.leave == -REAL_INF;
}

#endif
