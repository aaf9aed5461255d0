/* geometry/ray.h - valid rays. */
#ifndef ISECT_GEOMETRY_RAY_H
#define ISECT_GEOMETRY_RAY_H

#include "core/vec3.h"

FORMULA mask valid_ray(const Ray *ray)
{
    return finite3(ray->origin) & finite3(ray->dir) & has_range(ray);
}

#endif
