/* isect_sweep_steps - the number of steps after which overlap tests suffice: the length of the
 * motion over the width, rounded up, so that no step is longer than the width. The quotient is a
 * little too large by its rounding; where one step less may suffice, exact squares decide. */
#include "core/precision.h"
#include "exact/sum.h"
#include <float.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include HEADER(sweep)

#define MOST_EXACT 0x1p26 /* its square is a number */

/* True if `steps` times the width are at least the length. */
static bool suffice(double steps, const X(vec3) * motion, real width)
{
    const double x = (double)motion->x, y = (double)motion->y, z = (double)motion->z;
    const double w = (double)width;
    const Term terms[4] = {{x, x, 1}, {y, y, 1}, {z, z, 1}, {-steps * steps, w, w}};
    return isect_exact_sign(terms, 4) <= 0;
}

size_t X(sweep_steps)(const X(vec3) * motion, real width)
{
    const double x = fabs((double)motion->x), y = fabs((double)motion->y),
                 z = fabs((double)motion->z);
    const double most = fmax(x, fmax(y, z)), unit = most > 0 ? most : 1;
    const double square = x / unit * (x / unit) + y / unit * (y / unit) + z / unit * (z / unit);
    const double steps = sqrt(square) * (1 + 16 * DBL_EPSILON) * (unit / (double)width);
    if (!(width > 0) || !(steps < (double)(SIZE_MAX / 2)))
        return SIZE_MAX;
    const double least = floor(steps);
    const bool near =
        least >= 1 && least <= MOST_EXACT && steps - least <= 64 * DBL_EPSILON * least;
    if (near && suffice(least, motion, width))
        return (size_t)least;
    return (size_t)least + (least < steps || least == 0);
}
