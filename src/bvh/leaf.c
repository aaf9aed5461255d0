/* bvh/leaf.c - gathers the triangles of a leaf of an indexed tree from the caller's mesh.
 *
 * The loads are independent of each other, so their cache misses overlap. */
#include "bvh/leaf.h"
#include "bvh/node.h"

void X(bvh_gather)(const Mesh *mesh, const uint32_t prim[WIDTH], Triangles *block)
{
    for (int i = 0; i < WIDTH; i++) {
        write_corners(block, i, mesh, prim[i]);
        block->prim[i] = prim[i];
    }
}
