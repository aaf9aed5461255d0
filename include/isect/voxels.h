/* isect/voxels.h - which cells of a grid does a mesh reach, or fill? */
#ifndef ISECT_VOXELS_H
#define ISECT_VOXELS_H

#include "isect/bvh.h"

ISECT_EXTERN_BEGIN

/// Cells along the axes, all of the same size. Their bits: cell (x, y, z) has number
/// (z * count[1] + y) * count[0] + x; read it with isect_bit.
typedef struct isect_grid {
    isect_vec3 lower;  ///< the corner of the first cell
    float size;        ///< the length of a side of a cell
    uint32_t count[3]; ///< how many cells along x, y, z: 1 to 2^20, and at most 2^36 in all
} isect_grid;

/// How many words of 64 bits does a grid have?
///
/// @param grid  A grid.
/// @return      How many; 0 if it is none: a size that is not greater than 0, numbers that are not
///              finite, or a count out of range.
ISECT_TRY size_t isect_voxels_words(const isect_grid *grid);

/// Where is a cell?
///
/// @param grid     A grid.
/// @param x, y, z  Which cell.
/// @return         Its box, closed. Neighbours have faces in common, to the bit; with rounding, so that far
///                 from 0 cells may be a little larger or smaller than others.
ISECT_ASK isect_aabb isect_voxels_cell(const isect_grid *grid, uint32_t x, uint32_t y, uint32_t z);

/// Which cells does the surface of a mesh reach?
///
/// @param bits  Receives isect_voxels_words(grid) words; bits beyond the cells are 0.
/// @param grid  A grid.
/// @param mesh  A mesh, open or closed.
/// @param thin  False: all cells that share a point with a triangle, so that nothing is left out. True:
///              those where a triangle meets one of the three lines through the middle of the cell,
///              from face to face: fewer, but no way from face to face leads through.
/// @return      ISECT_OK; ISECT_BAD_ARGUMENT if a pointer is missing, the grid is none, or an index is not
///              less than vertex_count. But for ISECT_OK the bits are untouched.
///
/// Bad input: triangles with NaN or infinity reach no cell.
/// Exact: isect_overlap_triangle_aabb of each cell; for thin ones isect_overlap_segment_triangle.
/// If the middles of two neighbours are on different sides of a closed mesh, one of the two is thin
/// (Laine 2013). Cost: 0.2 us a triangle of about the size of a cell; thin ones 0.4 us.
ISECT_TRY isect_status isect_voxels_surface(uint64_t *bits, const isect_grid *grid,
                                            const isect_mesh *mesh, bool thin);

/// Which cells does a solid fill?
///
/// @param bits     As for isect_voxels_surface.
/// @param grid     A grid.
/// @param bvh      A tree over a closed mesh.
/// @param rule     What is inside, as for isect_bvh_classify_point.
/// @param threads  May be NULL: the calling thread. The answer is the same.
/// @return         As isect_voxels_surface.
///
/// Exact: those whose middle, of the box of isect_voxels_cell in rounded numbers, is in or on the mesh by
/// isect_bvh_classify_point. Cost: some 0.1 us a cell.
ISECT_TRY isect_status isect_voxels_solid(uint64_t *bits, const isect_grid *grid,
                                          const isect_bvh *bvh, isect_rule rule,
                                          const isect_threads *threads);

ISECT_EXTERN_END
#endif
