/* isect_sweep_sphere_lozenge - the time when a moving ball touches a lozenge; see
 * sweep/parallelogram.h. */
#include "sweep/parallelogram.h"
#include "sweep/refine.h"

FORMULA Impact sweep_sphere_lozenge(const MovingSphere *sphere, const Lozenge *lozenge)
{
    return sweep_to_sides(sphere, lozenge->corner, lozenge->u, lozenge->v, lozenge->radius);
}

#if ISECT_DOUBLE
FORMULA void sweep_sphere_lozenge_refined(const MovingSphere *sphere, const Lozenge *lozenge,
                                          ContactTimes *times)
{
    const Outline outline =
        outline_of_sides(sphere, lozenge->radius, lozenge->corner, lozenge->u, lozenge->v);
    refine_at_outline(&outline, times);
}
#endif

#define DOUBLE_REFINES
#define PLACE_REFINES
#define SHARED_A
#define SHARED_B
#include "rows/sweep_sphere_lozenge.inc"
