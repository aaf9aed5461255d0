/* isectd/voxels.h - isect/voxels.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_VOXELS_H
#define ISECTD_VOXELS_H

#include "isectd/bvh.h"

ISECT_EXTERN_BEGIN

/// Cells along the axes, all of the same size.
typedef struct isectd_grid { isectd_vec3 lower; double size; uint32_t count[3]; } isectd_grid;
/// How many words of 64 bits does a grid have?
ISECT_TRY size_t isectd_voxels_words(const isectd_grid *grid);
/// Where is a cell?
ISECT_ASK isectd_aabb isectd_voxels_cell(const isectd_grid *grid, uint32_t x, uint32_t y,
                                         uint32_t z);
/// Which cells does the surface of a mesh reach?
ISECT_TRY isect_status isectd_voxels_surface(uint64_t *bits, const isectd_grid *grid,
                                             const isectd_mesh *mesh, bool thin);
/// Which cells does a solid fill?
ISECT_TRY isect_status isectd_voxels_solid(uint64_t *bits, const isectd_grid *grid,
                                           const isectd_bvh *bvh, isect_rule rule,
                                           const isect_threads *threads);

ISECT_EXTERN_END
#endif
