/* isect_sweep_sphere_rectangle - the time when a moving ball touches a rectangle; see
 * sweep/parallelogram.h. */
#include "sweep/parallelogram.h"

FORMULA Impact sweep_sphere_rectangle(const MovingSphere *sphere, const Rectangle *rectangle)
{
    return sweep_to_sides(sphere, rectangle->corner, rectangle->u, rectangle->v, splat(0));
}

#define DOUBLE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_rectangle.inc"
