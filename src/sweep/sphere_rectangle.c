/* isect_sweep_sphere_rectangle - the time when a moving ball touches a rectangle; see
 * sweep/parallelogram.h. */
#include "sweep/parallelogram.h"
#include "sweep/refine.h"

FORMULA Impact sweep_sphere_rectangle(const MovingSphere *sphere, const Rectangle *rectangle)
{
    return sweep_to_sides(sphere, rectangle->corner, rectangle->u, rectangle->v, splat(0));
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_rectangle_refined(const MovingSphere *sphere, const Rectangle *rectangle,
                                            ContactTimes *times)
{
    const Outline outline =
        outline_of_sides(sphere, splat(0), rectangle->corner, rectangle->u, rectangle->v);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_rectangle.inc"
