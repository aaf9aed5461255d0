/* isect_sweep_sphere_lozenge - the time when a moving ball touches a lozenge; see
 * sweep/parallelogram.h. */
#include "sweep/parallelogram.h"

FORMULA Impact sweep_sphere_lozenge(const MovingSphere *sphere, const Lozenge *lozenge)
{
    return sweep_to_sides(sphere, lozenge->corner, lozenge->u, lozenge->v, lozenge->radius);
}

#define DOUBLE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_lozenge.inc"
