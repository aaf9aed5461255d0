/* isect_meet_rays - the parameters at which two rays in space are nearest, in integers rounded once
 * (geometry/closest_rays.h). They are parallel if the cross product of their directions is zero. */
#include "exact/quotient.h"
#include "geometry/closest_rays.h"
#include "geometry/ray.h"
#include HEADER(meet)

X(line_pair) X(meet_rays)(const X(ray) * a, const X(ray) * b)
{
    ClosestRays r;
    if (!valid_ray(a) || !valid_ray(b))
        return (X(line_pair)){0, 0, REAL_INF, 0};
    closest_rays(&r, a, b);
    const int mark = r.limbs.used;
    const bool parallel = isect_number3_is_zero(isect_number3_cross(&r.limbs, r.u, r.v));
    r.limbs.used = mark;
    const bool meet = isect_number3_is_zero(r.offset);
    return (X(line_pair)){quotient(r.s, r.per), quotient(r.t, r.per),
                          meet ? 0 : rounded_distance2(&r), parallel};
}
