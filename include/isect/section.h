/* isect/section.h - what does a plane cut out of a mesh? Lines in order, closed where the mesh
 * is, and nested as polygons with holes. */
#ifndef ISECT_SECTION_H
#define ISECT_SECTION_H

#include "isect/bvh.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// A line of a section.
typedef struct isect_section_line {
    size_t first;    ///< its first point, of those of the section
    size_t count;    ///< how many points
    bool closed;     ///< back to the first; else it ends where the mesh does
    uint32_t depth;  ///< how many closed lines enclose it: an even number for the outside of a
                     ///< polygon, an odd one for a hole
    uint32_t parent; ///< the smallest of them; UINT32_MAX if there is none, or it is not closed
    float area;      ///< enclosed, negative if it runs clockwise, as holes do; 0 if not closed
} isect_section_line;

/// What a plane cuts out of a mesh. It keeps pointers to the memory that was lent.
typedef struct isect_section {
    const isect_vec3 *points; ///< of all lines, one after the other
    const uint32_t *prims;    ///< the triangle that was cut from each point to the next; at the end
                              ///< of an open line UINT32_MAX
    size_t point_count;       ///< how many
    const isect_section_line *lines; ///< those that are closed last
    size_t line_count;               ///< how many
    float area;                      ///< of all lines: of the cut through a solid
} isect_section;

/// How many triangles does a plane cut?
///
/// @param mesh   A mesh.
/// @param plane  Its surface.
/// @param prims  Which triangles to ask: those that isect_bvh_overlap_plane_all found, or more; NULL:
///               all of the mesh.
/// @param count  How many they are; of all of the mesh it is not looked at.
/// @return       Those with a corner below the plane, and one on it or above. 0 if a pointer is missing.
///
/// Bad input: triangles with NaN or infinity, or with an index that is not less than vertex_count, are
/// not cut.
/// Exact: as isect_classify_plane_point. Cost: 10 ns a triangle.
ISECT_TRY size_t isect_section_count(const isect_mesh *mesh, const isect_plane *plane,
                                     const uint32_t *prims, size_t count);

/// How much memory does a section through so many triangles take?
///
/// @param triangles  Of isect_section_count.
/// @return           Bytes: about 200 a triangle (double: 350); 0 if there are none, or too many.
ISECT_TRY size_t isect_section_capacity(size_t triangles);

/// What does a plane cut out of a mesh?
///
/// @param mesh     A mesh. Vertices with the same coordinates are the same, whatever their indices.
/// @param plane    Its surface; the normal, of any length, is the direction to look against: what is
///                 enclosed of a solid whose triangles face outward is left of the lines.
/// @param prims    As for isect_section_count, in increasing order.
/// @param count    As for isect_section_count.
/// @param memory   At least isect_section_capacity(isect_section_count(...)) bytes, aligned for numbers
///                 of 64 bits. May be NULL if that is 0.
/// @param bytes    How many there are.
/// @param section  Receives the section.
/// @return         ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if the plane is not; ISECT_BAD_ARGUMENT
///                 if a pointer is missing, or there are 2^30 triangles cut or more. But for ISECT_OK
///                 the section is untouched.
///
/// A vertex on the plane counts as above it: the section is that of a plane which is lower by less than
/// any number, moved onto the plane. So each line of a closed mesh is closed, whatever the plane goes
/// through, and a triangle that lies in the plane has its border, or none. Lines without extent
/// are left out, as are points that are the same as the one before. Of two lines with the same points
/// neither encloses the other.
/// Exact: which edges are cut, and what is linked with what. Points are on their edge, and off by
/// no more than 4 epsilon times the greatest |x|, |y| or |z| of its ends in the same coordinate;
/// depth and parent are those of the lines seen along an axis: where two lines come as near to each
/// other as points may be off, their points and middles farther apart decide.
/// Accuracy: an area is that of the points as they are given, to some epsilons of the extent squared.
/// Method: heights that are exact sums rounded once; the two triangles at an edge give the same point.
/// Cost: 0.5 us a triangle that is cut, and for nesting each two lines whose boxes overlap.
ISECT_TRY isect_status isect_section_plane(const isect_mesh *mesh, const isect_plane *plane,
                                           const uint32_t *prims, size_t count, void *memory,
                                           size_t bytes, isect_section *section);

/* ---- voxels ----
 *
 * Which cells of a grid does a mesh reach, or fill? */

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
/// @param grid  A grid.
/// @param mesh  A mesh, open or closed.
/// @param thin  False: all cells that share a point with a triangle, so that nothing is left out. True:
///              those where a triangle meets one of the three lines through the middle of the cell,
///              from face to face: fewer, but no way from face to face leads through.
/// @param bits  Receives isect_voxels_words(grid) words; bits beyond the cells are 0.
/// @return      ISECT_OK; ISECT_BAD_ARGUMENT if a pointer is missing, the grid is none, or an index is not
///              less than vertex_count. But for ISECT_OK the bits are untouched.
///
/// Bad input: triangles with NaN or infinity reach no cell.
/// Exact: isect_overlap_triangle_aabb of each cell; for thin ones isect_overlap_segment_triangle.
/// If the middles of two neighbours are on different sides of a closed mesh, one of the two is thin
/// (Laine 2013). Cost: 0.2 us a triangle of about the size of a cell; thin ones 0.4 us.
ISECT_TRY isect_status isect_voxels_surface(const isect_grid *grid, const isect_mesh *mesh,
                                            bool thin, uint64_t *bits);

/// Which cells does a solid fill?
///
/// @param grid     A grid.
/// @param bvh      A tree over a closed mesh.
/// @param rule     What is inside, as for isect_bvh_classify_point.
/// @param threads  May be NULL: the calling thread. The answer is the same.
/// @param bits     As for isect_voxels_surface.
/// @return         As isect_voxels_surface.
///
/// Exact: those whose middle, of the box of isect_voxels_cell in rounded numbers, is in or on the mesh by
/// isect_bvh_classify_point. Cost: some 0.1 us a cell.
ISECT_TRY isect_status isect_voxels_solid(const isect_grid *grid, const isect_bvh *bvh,
                                          isect_rule rule, const isect_threads *threads,
                                          uint64_t *bits);

ISECT_EXTERN_END
#endif
