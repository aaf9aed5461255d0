/* geometry/in_plane.h - embeds the plane as z = 0, so that rays in the plane get the answers of
 * rays in space. */
#ifndef ISECT_GEOMETRY_IN_PLANE_H
#define ISECT_GEOMETRY_IN_PLANE_H

#include "core/vec3.h"

FORMULA Vec3 in_space(Vec2 p)
{
    return (Vec3){p.x, p.y, splat(0)};
}
FORMULA Ray ray_in_space(const Ray2 *ray)
{
    return (Ray){in_space(ray->origin), in_space(ray->dir), ray->t_min, ray->t_max};
}

#endif
