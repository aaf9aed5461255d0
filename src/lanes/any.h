/* lanes/any.h - the inline functions of isect/any.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_ANY_H
#define ISECT_LANES_ANY_H

#include "lanes/shapes.h"

FORMULA Any any_point(const Vec3 *shape)
{
    Any any = {ISECT_SHAPE_POINT, shape};
    return any;
}

FORMULA Any any_segment(const Segment *shape)
{
    Any any = {ISECT_SHAPE_SEGMENT, shape};
    return any;
}

FORMULA Any any_ray(const Ray *shape)
{
    Any any = {ISECT_SHAPE_RAY, shape};
    return any;
}

FORMULA Any any_plane(const Plane *shape)
{
    Any any = {ISECT_SHAPE_PLANE, shape};
    return any;
}

FORMULA Any any_triangle(const Triangle *shape)
{
    Any any = {ISECT_SHAPE_TRIANGLE, shape};
    return any;
}

FORMULA Any any_rectangle(const Rectangle *shape)
{
    Any any = {ISECT_SHAPE_RECTANGLE, shape};
    return any;
}

FORMULA Any any_disc(const Disc *shape)
{
    Any any = {ISECT_SHAPE_DISC, shape};
    return any;
}

FORMULA Any any_sphere(const Sphere *shape)
{
    Any any = {ISECT_SHAPE_SPHERE, shape};
    return any;
}

FORMULA Any any_capsule(const Capsule *shape)
{
    Any any = {ISECT_SHAPE_CAPSULE, shape};
    return any;
}

FORMULA Any any_lozenge(const Lozenge *shape)
{
    Any any = {ISECT_SHAPE_LOZENGE, shape};
    return any;
}

FORMULA Any any_ellipsoid(const Ellipsoid *shape)
{
    Any any = {ISECT_SHAPE_ELLIPSOID, shape};
    return any;
}

FORMULA Any any_cylinder(const Cylinder *shape)
{
    Any any = {ISECT_SHAPE_CYLINDER, shape};
    return any;
}

FORMULA Any any_cone(const Cone *shape)
{
    Any any = {ISECT_SHAPE_CONE, shape};
    return any;
}

FORMULA Any any_roundcone(const Roundcone *shape)
{
    Any any = {ISECT_SHAPE_ROUNDCONE, shape};
    return any;
}

FORMULA Any any_aabb(const Aabb *shape)
{
    Any any = {ISECT_SHAPE_AABB, shape};
    return any;
}

FORMULA Any any_obb(const Obb *shape)
{
    Any any = {ISECT_SHAPE_OBB, shape};
    return any;
}

FORMULA Any any_kdop(const Kdop *shape)
{
    Any any = {ISECT_SHAPE_KDOP, shape};
    return any;
}

FORMULA Any any_frustum(const Frustum *shape)
{
    Any any = {ISECT_SHAPE_FRUSTUM, shape};
    return any;
}

FORMULA Any any_hull(const Hull *shape)
{
    Any any = {ISECT_SHAPE_HULL, shape};
    return any;
}

FORMULA Any any_tetrahedron(const Tetrahedron *shape)
{
    Any any = {ISECT_SHAPE_TETRAHEDRON, shape};
    return any;
}

FORMULA Any any_support(const Convex *shape)
{
    Any any = {ISECT_SHAPE_SUPPORT, shape};
    return any;
}

FORMULA Any any_parts(const Parts *shape)
{
    Any any = {ISECT_SHAPE_PARTS, shape};
    return any;
}

#endif
