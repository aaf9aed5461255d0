/* isect_sweep_sphere_point - the time when a moving ball touches a point, a ball of radius 0; see
 * sweep/ball.h. */
#include "sweep/ball.h"

FORMULA Impact sweep_sphere_point(const MovingSphere *sphere, const Point *point)
{
    return sweep_to_ball(sphere, *point, splat(0));
}

#define DOUBLE_REFINES
#define SHARED_B
#include "rows/sweep_sphere_point.inc"
