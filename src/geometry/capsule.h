/* geometry/capsule.h - valid capsules. */
#ifndef ISECT_GEOMETRY_CAPSULE_H
#define ISECT_GEOMETRY_CAPSULE_H

#include "geometry/sphere.h"

FORMULA mask finite_capsule(const Capsule *capsule)
{
    return is_radius(capsule->radius) & finite3(capsule->a) & finite3(capsule->b);
}

#endif
