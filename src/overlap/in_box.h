/* overlap/in_box.h - points as an oriented box sees them, with its center at 0 and its axes as x, y
 * and z: then it reaches from -half to half. */
#ifndef ISECT_OVERLAP_IN_BOX_H
#define ISECT_OVERLAP_IN_BOX_H

#include "overlap/triangle_aabb.h"

FORMULA Vec3 turned_to(const Obb *box, Vec3 way)
{
    return (Vec3){dot(way, box->axis[0]), dot(way, box->axis[1]), dot(way, box->axis[2])};
}
FORMULA Vec3 seen_from(const Obb *box, Vec3 p)
{
    return turned_to(box, sub(p, box->center));
}

/* Do the numbers from `least` to `most` reach into -reach to reach? */
FORMULA mask reached(Vec3 least, Vec3 most, Vec3 reach)
{
    const Vec3 back = {-reach.x, -reach.y, -reach.z};
    return below3(least, reach) & below3(back, most);
}

/* Does the box reach, seen along each axis, as far as the line through p along d? */
FORMULA mask line_reached(Vec3 d, Vec3 p, Vec3 reach)
{
    const Vec3 s = cross(d, p);
    return below3((Vec3){num_abs(s.x), num_abs(s.y), num_abs(s.z)}, reach_beside(d, reach));
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
