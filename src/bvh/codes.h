/* bvh/codes.h - sort keys of the triangles of a mesh: bvh/codes.c. */
#ifndef ISECT_BVH_CODES_H
#define ISECT_BVH_CODES_H

#include "bvh/node.h"
#include "bvh/quick.h"

/* Sets the keys of the finite triangles, their count and the numbers of bits in `quick`. Writes the
 * box of each triangle at its index. */
void X(bvh_codes)(const Mesh *mesh, Box *box, Quick *quick);

#endif
