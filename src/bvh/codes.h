/* bvh/codes.h - the keys of a mesh: bvh/codes.c. */
#ifndef ISECT_BVH_CODES_H
#define ISECT_BVH_CODES_H

#include "bvh/node.h"
#include "bvh/quick.h"

/* Sets the keys of the finite triangles, their number, and how many bits there are; and the box of
 * each triangle, by its index. */
void X(bvh_codes)(const Mesh *mesh, Box *box, Quick *quick);

#endif
