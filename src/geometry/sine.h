/* geometry/sine.h - the sine and the cosine of an angle that is not negative.
 *
 * Only sums, products and roots are used, so that the bits are the same on all machines. Series
 * give both for an angle of at most 1/16, and the angle is then doubled repeatedly. With e = 2^-52,
 * each doubling doubles the error and adds 2e. The error for an angle x is at most 64 e x. */
#ifndef ISECT_GEOMETRY_SINE_H
#define ISECT_GEOMETRY_SINE_H

#include <math.h>

static inline void sine_and_cosine(double angle, double *sine, double *cosine)
{
    double x = angle;
    int doublings = 0;
    for (; x > 0x1p-4 && doublings < 32; doublings++)
        x /= 2;
    const double y = x * x;
    double s = x * (1 - y / 6 * (1 - y / 20 * (1 - y / 42 * (1 - y / 72 * (1 - y / 110)))));
    double c = 1 - y / 2 * (1 - y / 12 * (1 - y / 30 * (1 - y / 56 * (1 - y / 90))));
    for (; doublings > 0; doublings--) {
        const double twice = 2 * s * c, other = c * c - s * s;
        const double length = sqrt(twice * twice + other * other);
        s = twice / length, c = other / length;
    }
    *sine = s, *cosine = c;
}

#endif
