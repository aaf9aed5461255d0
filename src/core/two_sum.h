/* core/two_sum.h - a sum of two doubles and its error, which is a double (Knuth, The Art of
 * Computer Programming 2, 4.2.2). */
#ifndef ISECT_CORE_TWO_SUM_H
#define ISECT_CORE_TWO_SUM_H

static inline double two_sum(double a, double b, double *error)
{
    const double sum = a + b, part = sum - a;
    *error = (a - (sum - part)) + (b - part);
    return sum;
}

#endif
