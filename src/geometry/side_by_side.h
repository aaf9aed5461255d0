/* geometry/side_by_side.h - vectors of one pair, with their coordinates side by side in a register;
 * the result for the whole vector is in the first lane. Sums go x, y, z, as in core/vec3.h. */
#ifndef ISECT_GEOMETRY_SIDE_BY_SIDE_H
#define ISECT_GEOMETRY_SIDE_BY_SIDE_H

#include "core/three.h"

#if FOUR_SPREAD
FORMULA num first_dot(num a, num b)
{
    const num p = a * b;
    return p + LANES_OF(p, p, 1, 1, 1) + LANES_OF(p, p, 2, 2, 2);
}
/* Copies the first lane to the first three. */
FORMULA num for_all(num first)
{
    return LANES_OF(first, first, 0, 0, 0);
}
#endif

#endif
