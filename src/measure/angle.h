/* measure/angle.h - the angle of a direction in the plane, by the arc tangent of the C library. */
#ifndef ISECT_MEASURE_ANGLE_H
#define ISECT_MEASURE_ANGLE_H

#include <math.h>

/* That of (x, y) over the x axis, y >= 0. Of the least angles, which are y / x, atan2 sets errno.
 */
static inline double angle_of(double y, double x)
{
    return x > 0 && y < 0x1p-900 * x ? y / x : atan2(y, x);
}

#endif
