/* isect_sweep_sphere_point - the time when a moving ball touches a point, a ball of radius 0; see
 * sweep/ball.h. */
#include "sweep/ball.h"
#include "sweep/refine.h"

FORMULA Impact sweep_sphere_point(const MovingSphere *sphere, const Point *point)
{
    return sweep_to_ball(sphere, *point, splat(0));
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_point_refined(const MovingSphere *sphere, const Point *point,
                                        ContactTimes *times)
{
    refine_at_point(sphere, *point, splat(0), times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_B
#include "rows/sweep_sphere_point.inc"
