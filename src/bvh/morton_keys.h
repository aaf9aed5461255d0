/* bvh/morton_keys.h - sort keys of the triangles of a mesh: bvh/morton_keys.c. */
#ifndef ISECT_BVH_MORTON_KEYS_H
#define ISECT_BVH_MORTON_KEYS_H

#include "bvh/morton.h"
#include "bvh/node.h"

/* Sets the keys of the finite triangles, their count and the numbers of bits in `quick`. Writes the
 * box of each triangle at its index. */
void X(bvh_codes)(const Mesh *mesh, Box *box, Morton *morton);

#endif
