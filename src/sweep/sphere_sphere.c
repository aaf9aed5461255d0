/* isect_sweep_sphere_sphere - the time when a moving ball touches another; see sweep/ball.h. */
#include "sweep/ball.h"

FORMULA Impact sweep_sphere_sphere(const MovingSphere *a, const Sphere *b)
{
    return sweep_to_ball(a, b->center, b->radius);
}

#define DOUBLE_REFINES
#define SHARED_B
#include "rows/sweep_sphere_sphere.inc"
