/* closest/ball.h - what is true of the nearest points of balls and capsules. */
#ifndef ISECT_TEST_BALL_H
#define ISECT_TEST_BALL_H

#include "closest/truth.h"

/* A radius that reaches about as far as the point is, or not nearly. */
static inline real some_radius(real reach)
{
    const real radius = real_abs(step(reach * (any_int(0, 3) ? any_real(0, 2) : 1)));
    return radius <= REAL_MAX ? radius : 1;
}

/* How far off is the answer, if `foot` is the nearest point of the middle? */
typedef struct BallErrors {
    double distance, place;
} BallErrors;

static inline BallErrors ball_errors(Big3 p, Big3 foot, real radius, Nearest got, Big reach)
{
    const Big from = true_distance(p, foot), r = big((double)radius), gap = minus(from, r);
    if (sign(gap) <= 0) /* or by less than the root was rounded */
        return (BallErrors){off_distance(big(0), got.distance2, reach), 0};
    const Big3 nearest = plus3(foot, by3(over(r, from), minus3(p, foot)));
    return (BallErrors){off_distance(gap, got.distance2, reach), off_point(nearest, got.b, reach)};
}

#endif
