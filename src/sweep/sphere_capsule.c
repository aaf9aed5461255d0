/* isect_sweep_sphere_capsule - the time when a moving ball touches a capsule; see
 * sweep/segment.h. */
#include "sweep/segment.h"

FORMULA Impact sweep_sphere_capsule(const MovingSphere *sphere, const Capsule *capsule)
{
    return sweep_along_segment(sphere, capsule->a, capsule->b, capsule->radius);
}

#define DOUBLE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_capsule.inc"
