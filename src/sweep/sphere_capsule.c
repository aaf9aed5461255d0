/* isect_sweep_sphere_capsule - the time when a moving ball touches a capsule; see
 * sweep/segment.h. */
#include "sweep/refine.h"
#include "sweep/segment.h"

FORMULA Impact sweep_sphere_capsule(const MovingSphere *sphere, const Capsule *capsule)
{
    return sweep_along_segment(sphere, capsule->a, capsule->b, capsule->radius);
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_capsule_refined(const MovingSphere *sphere, const Capsule *capsule,
                                          ContactTimes *times)
{
    const Vec3 ends[] = {capsule->a, capsule->b};
    const Outline outline = outline_of(sphere, capsule->radius, ends, 2);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_capsule.inc"
