/* isect_sweep_sphere_sphere - the time when a moving ball touches another; see sweep/ball.h. */
#include "sweep/ball.h"
#include "sweep/refine.h"

FORMULA Impact sweep_sphere_sphere(const MovingSphere *a, const Sphere *b)
{
    return sweep_to_ball(a, b->center, b->radius);
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_sphere_refined(const MovingSphere *a, const Sphere *b,
                                         ContactTimes *times)
{
    refine_at_point(a, b->center, b->radius, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_B
#include "rows/sweep_sphere_sphere.inc"
