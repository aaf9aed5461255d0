/* classify/hull.h - hulls without vertices as half-spaces. */
#ifndef ISECT_CLASSIFY_HULL_H
#define ISECT_CLASSIFY_HULL_H

#include "core/vec3.h"
#include "geometry/finite.h"
#include "geometry/half_spaces.h"
#include HEADER(classify)

/* Does a hull have planes and no vertices? False, too, if a number of the planes is not finite. */
static inline bool is_below_planes(const X(hull) * hull)
{
    return hull->vertex_count == 0 && hull->plane_count > 0 &&
           all_finite((const real *)hull->planes, 4 * hull->plane_count);
}
static bool plane_of_hull(const void *of, size_t i, double *plane)
{
    const X(hull) *hull = of;
    const X(plane) given = hull->planes[i];
    plane[0] = (double)given.normal.x, plane[1] = (double)given.normal.y;
    plane[2] = (double)given.normal.z, plane[3] = (double)given.d;
    return true;
}
static inline HalfSpaces half_spaces_of_hull(const X(hull) * hull)
{
    return (HalfSpaces){hull->plane_count, plane_of_hull, hull};
}

#endif
