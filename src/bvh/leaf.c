/* bvh/leaf.c - the triangles of a leaf of an indexed tree, out of the caller's mesh.
 *
 * No triangle waits for another one: the processor asks for all corners at once. */
#include "bvh/leaf.h"
#include "bvh/node.h"

void X(bvh_gather)(const Mesh *mesh, const uint32_t prim[WIDTH], Triangles *block)
{
    for (int i = 0; i < WIDTH; i++) {
        write_corners(block, i, mesh, prim[i]);
        block->prim[i] = prim[i];
    }
}
