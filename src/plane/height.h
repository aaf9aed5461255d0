/* plane/height.h - how high over a plane is a point, for those who need more than a sign: the exact
 * sum normal . p + d, rounded once; and numbers made of such sums. */
#ifndef ISECT_PLANE_HEIGHT_H
#define ISECT_PLANE_HEIGHT_H

#include "classify/plane_aabb.h"

/* normal . p + d; all numbers must be finite. It is in units of the normal. */
static inline Exact height_of(const Plane *plane, const Vec3 *p)
{
    const Vec3 n = plane->normal;
    const Term terms[4] = {{(double)n.x, (double)p->x, 1},
                           {(double)n.y, (double)p->y, 1},
                           {(double)n.z, (double)p->z, 1},
                           {(double)plane->d, 1, 1}};
    return isect_exact_sum(terms, 4);
}

/* mantissa * 2^exponent as a number; what is out of range is the greatest there is. */
static inline real number_of(double mantissa, int exponent)
{
    const double most = (double)REAL_MAX;
    return (real)fmin(fmax(ldexp(mantissa, exponent), -most), most);
}

#endif
