/* lanes/exact.h - the inline functions of isect/exact.h in lanes.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECT_LANES_EXACT_H
#define ISECT_LANES_EXACT_H

#include "lanes/shapes.h"

FORMULA int screw(const Segment *a, const Segment *b)
{
    return orient3d(&a->b, &a->a, &b->a, &b->b);
}

#endif
