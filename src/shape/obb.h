/* shape/obb.h - points in the frame of an oriented box: its centre is 0, its axes are x, y and z,
 * and it reaches from -half to half. */
#ifndef ISECT_SHAPE_OBB_H
#define ISECT_SHAPE_OBB_H

#include "geometry/flat_aabb.h"

FORMULA Vec3 direction_in(const Obb *box, Vec3 v)
{
    return (Vec3){dot(v, box->axis[0]), dot(v, box->axis[1]), dot(v, box->axis[2])};
}
FORMULA Vec3 point_in(const Obb *box, Vec3 p)
{
    return direction_in(box, sub(p, box->center));
}

/* Do the intervals [least, most] and [-reach, reach] meet? */
FORMULA mask intervals_meet(Vec3 least, Vec3 most, Vec3 reach)
{
    const Vec3 back = {-reach.x, -reach.y, -reach.z};
    return at_most3(least, reach) & at_most3(back, most);
}

/* Does the box reach, in the projection along each axis, as far as the line through p along d? */
FORMULA mask line_within(Vec3 d, Vec3 p, Vec3 reach)
{
    const Vec3 s = cross(d, p);
    return at_most3(abs_of(s), reach_beside(d, reach));
}

/* How far the box reaches, and `more`; that it is not empty. */
FORMULA Vec3 reach_and(const Obb *box, num more)
{
    return (Vec3){box->half[0] + more, box->half[1] + more, box->half[2] + more};
}
FORMULA mask has_halves(const Obb *box)
{
    return (box->half[0] >= 0) & (box->half[1] >= 0) & (box->half[2] >= 0);
}

#endif
