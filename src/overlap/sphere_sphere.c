/* isect_overlap_sphere_sphere - do two solid spheres share a point?
 *
 * They do if the centres are within the sum of the radii of each other (geometry/distance.h). */
#include "geometry/sphere.h"
#include "geometry/distance.h"

FORMULA mask overlap_sphere_sphere(const Sphere *a, const Sphere *b, mask *unsure)
{
    return point_within(sub(a->center, b->center), a->radius + b->radius,
                        num_min(a->radius, b->radius), unsure);
}

#if LANES == 1 && ISECT_DOUBLE
bool X(overlap_sphere_sphere_exact)(const Sphere *a, const Sphere *b)
{
    return finite_ball(a) && finite_ball(b) && centers_within_exactly(a, b, isect_number_add);
}
#endif

#define EXACT
#define DOUBLE_DECIDES
#define SHARED_A
#define SHARED_B
#include "rows/overlap_sphere_sphere.inc"
