/* isect_classify_plane_tetrahedron - the side of a plane on which a tetrahedron lies.
 *
 * The heights of its vertices over the plane decide (geometry/plane_height.h). */
#include "geometry/plane.h"
#include "geometry/plane_height.h"
#include "geometry/tetrahedron.h"

FORMULA Side classify_plane_tetrahedron(const Plane *plane, const Tetrahedron *solid, mask *unsure)
{
    const Heights a = point_heights(plane, solid->a), b = point_heights(plane, solid->b),
                  c = point_heights(plane, solid->c), d = point_heights(plane, solid->d);
    const Heights heights = both_heights(both_heights(a, b), both_heights(c, d));
    return side_of_heights(heights, heights.least <= heights.most, unsure);
}

#if LANES == 1
isect_side X(classify_plane_tetrahedron_exact)(const Plane *plane, const Tetrahedron *solid)
{
    const Vec3 corner[4] = {solid->a, solid->b, solid->c, solid->d};
    if (!finite_plane(plane) || !finite_tetrahedron(solid))
        return ISECT_OUTSIDE;
    return points_side(plane, corner, 4);
}
#endif

#define EXACT
#define SHARED_A
#define SHARED_B
#include "rows/classify_plane_tetrahedron.inc"
