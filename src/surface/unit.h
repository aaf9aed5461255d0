/* surface/unit.h - the direction of a way. */
#ifndef ISECT_SURFACE_UNIT_H
#define ISECT_SURFACE_UNIT_H

#include "geometry/scale.h"

static const Vec3 no_normal = {0, 0, 0};

/* The direction of a way; 0 if it has none, or if it is not finite. */
static inline Vec3 unit(Vec3 way)
{
    if (!finite3(way) || largest_of(&way, 1) == 0)
        return no_normal;
    (void)fit_differences(&way, 1);
    const real length = real_sqrt(dot(way, way));
    return (Vec3){way.x / length + 0, way.y / length + 0, way.z / length + 0};
}

#endif
