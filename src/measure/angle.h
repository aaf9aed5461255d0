/* measure/angle.h - the angle of a direction in the plane, by atan2. */
#ifndef ISECT_MEASURE_ANGLE_H
#define ISECT_MEASURE_ANGLE_H

#include <math.h>

/* The angle between (x, y), y >= 0, and the x axis. The smallest angles are y / x: atan2 would set
 * errno. */
static inline double angle_of(double y, double x)
{
    return x > 0 && y < 0x1p-900 * x ? y / x : atan2(y, x);
}

#endif
