/* isect_classify_frustum_hull - the side of a frustum on which the convex hull of some points lies.
 *
 * The least and greatest heights of its vertices over each plane show whether it is above one, or
 * below all (geometry/plane_height.h). If it crosses two or more planes, the point whose greatest
 * height over them is least decides (geometry/vertices.h).
 * Without vertices the planes of both decide, by linear programs (geometry/half_spaces.h). */
#include "classify/frustum.h"
#include "classify/hull.h"
#include "geometry/to_vec3d.h"
#include "geometry/vertices.h"
#include HEADER(classify)

static void vertex_of(const void *of, size_t i, double *at)
{
    to_doubles(at, ((const Vec3 *)of)[i]);
}

isect_side X(classify_frustum_hull)(const Frustum *frustum, const X(hull) * hull)
{
    SixPlanes planes;
    SomePlanes across = {.count = 0};
    isect_side least = ISECT_INSIDE;
    if (!planes_of(frustum, &planes))
        return ISECT_OUTSIDE;
    if (is_below_planes(hull)) {
        const HalfSpaces below = half_spaces_of_hull(hull);
        return isect_frustum_half_spaces(&planes, &below);
    }
    if (hull->vertex_count == 0 || !all_finite3(hull->vertices, hull->vertex_count))
        return ISECT_OUTSIDE;
    for (int i = 0; i < FRUSTUM_PLANES && least != ISECT_OUTSIDE; i++) {
        const isect_side side = points_side(&frustum->plane[i], hull->vertices, hull->vertex_count);
        least = side < least ? side : least;
        if (side != ISECT_INSIDE)
            memcpy(across.plane[across.count++], planes.number[i], sizeof across.plane[0]);
    }
    if (least == ISECT_OUTSIDE || least >= ISECT_TANGENT_INSIDE || across.count == 1)
        return least;
    return isect_frustum_vertices(&across,
                                  &(Vertices){hull->vertex_count, vertex_of, hull->vertices});
}
