/* surface/unit.h - unit vectors. */
#ifndef ISECT_SURFACE_UNIT_H
#define ISECT_SURFACE_UNIT_H

#include "core/power.h"
#include "exact/sum.h"
#include "geometry/scale.h"

static const Vec3 no_normal = {0, 0, 0};

/* The unit vector in a direction; 0 if the direction is zero or not finite. */
static inline Vec3 unit(Vec3 v)
{
    if (!finite3(v) || largest_of(&v, 1) == 0)
        return no_normal;
    (void)fit_differences(&v, 1);
    const real length = real_sqrt(dot(v, v));
    return (Vec3){v.x / length + 0, v.y / length + 0, v.z / length + 0};
}
/* The same of numbers of any exponents. */
static inline Vec3 unit_of_exact(const Exact n[3])
{
    const int top = exact_top(n, 3);
    real x[3];
    for (int i = 0; i < 3; i++)
        x[i] = n[i].mantissa == 0 ? 0 : (real)times_power(n[i].mantissa, n[i].exponent - top);
    return unit((Vec3){x[0], x[1], x[2]});
}

#endif
