/* core/larger.h - the larger and the smaller of two doubles: y if x is NaN. The functions of libm
 * would be calls. */
#ifndef ISECT_CORE_LARGER_H
#define ISECT_CORE_LARGER_H

static inline double larger(double x, double y)
{
    return x > y ? x : y;
}
static inline double smaller(double x, double y)
{
    return x < y ? x : y;
}

#endif
