/* bvh/shape_box.h - the box of a shape of any type, and that box grown by the error of pair
 * functions. */
#ifndef ISECT_BVH_SHAPE_BOX_H
#define ISECT_BVH_SHAPE_BOX_H

#include "core/precision.h"
#include <math.h>
#include <string.h>
#include HEADER(any)

/* The error of an answer relative to the largest coordinate: no row of the library exceeds it. */
#define ROWS_SLACK (ISECT_DOUBLE ? 4e-9 : 4e-6)

/* The box of a shape. It is infinite if the shape is unbounded or the bound is unknown. It is empty
 * if the shape is empty or invalid. */
void X(box_of_shape)(X(aabb) * box, X(any) shape);

/* The box of a shape, grown by the rounding error of the largest coordinate: of the box, or of the
 * tree (`reach`). */
void X(box_of_query)(double reach, X(any) query, X(aabb) * box);

#endif
