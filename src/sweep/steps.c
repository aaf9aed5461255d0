/* isect_sweep_steps - the number of steps after which overlap tests suffice: the length of the
 * motion over the width, rounded up, so that no step is longer than the width. */
#include "core/precision.h"
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include HEADER(sweep)

size_t X(sweep_steps)(const X(vec3) * motion, real width)
{
    const double x = fabs((double)motion->x), y = fabs((double)motion->y),
                 z = fabs((double)motion->z);
    const double most = fmax(x, fmax(y, z)), unit = most > 0 ? most : 1;
    const double square = x / unit * (x / unit) + y / unit * (y / unit) + z / unit * (z / unit);
    const double steps = sqrt(square) * (1 + 16 * DBL_EPSILON) * (unit / (double)width);
    if (!(width > 0) || !(steps < (double)(SIZE_MAX / 2)))
        return SIZE_MAX;
    const size_t whole = (size_t)steps;
    return whole + ((double)whole < steps || whole == 0);
}
