/* isect/section.h - the section of a mesh by a plane: lines in order, closed where the mesh is,
 * nested as polygons with holes; and voxels of a mesh. */
#ifndef ISECT_SECTION_H
#define ISECT_SECTION_H

#include "isect/bvh.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// A line of a section.
typedef struct isect_section_line {
    size_t first;    ///< index of its first point in `points`
    size_t count;    ///< how many points
    bool closed;     ///< the last point is followed by the first; else it ends at the border of the
                     ///< mesh
    bool touching;   ///< closed, and each of its segments is in the section in both directions: the
                     ///< plane touches the mesh there, or cuts two sheets that coincide
    uint32_t depth;  ///< how many closed lines enclose it: an even number for the outside of a
                     ///< polygon, an odd one for a hole
    uint32_t parent; ///< the smallest line that encloses it; UINT32_MAX if no line does, or it is
                     ///< not closed
    float area;      ///< enclosed area, negative if it runs clockwise, as holes do; 0 if it is not
                     ///< closed or is touching
} isect_section_line;

/// The section of a mesh by a plane, as pointers into the memory of the caller.
typedef struct isect_section {
    const isect_vec3 *points; ///< of all lines, one after the other
    const uint32_t *prims;    ///< the triangle that was cut from each point to the next; at the end
                              ///< of an open line UINT32_MAX
    size_t point_count;       ///< how many
    const isect_section_line *lines; ///< open lines first, then closed ones
    size_t line_count;               ///< how many
    float area;                      ///< of all lines together: the area of the cut through a solid
} isect_section;

/// How many triangles does a plane cut?
///
/// @param mesh   A mesh.
/// @param plane  Its surface.
/// @param prims  The triangles to test: those that isect_bvh_overlap_any_all found, or more;
///               NULL: all of the mesh.
/// @param count  How many; ignored if prims is NULL.
/// @return       The number of triangles with a vertex below the plane, and one on it or above. 0
///               if a pointer is missing.
///
/// Bad input: triangles with NaN or infinity, or with an index that is not less than vertex_count,
/// are not cut.
/// Exact: as isect_classify_plane_point.
/// Method: the signs of the heights of the vertices.
/// Cost: 10 ns a triangle.
ISECT_TRY size_t isect_section_count(const isect_mesh *mesh, const isect_plane *plane,
                                     const uint32_t *prims, size_t count);

/// How much memory does a section through a number of triangles take?
///
/// @param triangles  The result of isect_section_count.
/// @return           Bytes: about 200 a triangle (double: 350); 0 if `triangles` is 0, or too
///                   large.
ISECT_TRY size_t isect_section_capacity(size_t triangles);

/// In which lines does a plane cut a mesh?
///
/// @param mesh     A mesh. Vertices with the same coordinates are the same, whatever their indices.
/// @param plane    Its surface. Seen against the normal, which may have any length, the interior of
///                 a solid whose triangles face outward is to the left of the lines.
/// @param prims    As for isect_section_count, in increasing order.
/// @param count    As for isect_section_count.
/// @param memory   At least isect_section_capacity(isect_section_count(...)) bytes, aligned for
///                 numbers of 64 bits. May be NULL if that is 0.
/// @param bytes    The size of `memory` in bytes.
/// @param section  Receives the section.
/// @return         ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if the plane has NaN or infinity;
///                 ISECT_BAD_ARGUMENT if a pointer is missing, or 2^30 triangles or more are cut.
///                 Unless it is ISECT_OK, the section is untouched.
///
/// A vertex on the plane counts as above it: the section is that of a plane which is
/// infinitesimally lower, projected onto the plane. So each line of a closed mesh is closed, for
/// any plane, and a triangle in the plane contributes its border or no line. Lines without extent
/// are left out, and so are points equal to the one before. A touching line encloses no other.
/// The lines do not depend on the order of the triangles, except for their own order and their
/// first points. At an edge of more than two triangles, pieces are linked so that lines do not
/// cross there and each bounds one wedge of the solid. If triangles of a line have opposite
/// fronts, the majority decides its direction.
/// Bad input: triangles with NaN or infinity are not cut.
/// Exact: which edges are cut, and the order of the points in the lines. A point lies on its edge,
/// with an error of at most 4 epsilon times the greatest |x|, |y| or |z| of the ends in the same
/// coordinate. depth and parent are those of the lines seen along an axis; where two lines are
/// nearer to each other than this error, their points and middles that are farther apart decide.
/// Accuracy: an area is that of the rounded points, within a few epsilon of the extent squared.
/// Method: heights are exact sums, rounded once; the two triangles at an edge give the same point.
/// Cost: 0.5 us for each cut triangle, and a test of each pair of lines whose boxes overlap.
ISECT_TRY isect_status isect_section_plane(const isect_mesh *mesh, const isect_plane *plane,
                                           const uint32_t *prims, size_t count, void *memory,
                                           size_t bytes, isect_section *section);

/* ---- voxels ----
 *
 * Voxelization: which cells of a grid does the surface of a mesh reach, and which does its solid
 * fill? */

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
/// @return      How many words; 0 if the grid is invalid: a size that is not greater than 0,
///              numbers that are not finite, or a count out of range.
ISECT_TRY size_t isect_voxels_words(const isect_grid *grid);

/// Where is a cell?
///
/// @param grid     A grid.
/// @param x, y, z  Indices of the cell.
/// @return         Its closed box. Neighbours have faces in common, to the bit. Bounds are rounded,
///                 so far from 0 the sizes of cells differ slightly.
ISECT_ASK isect_aabb isect_voxels_cell(const isect_grid *grid, uint32_t x, uint32_t y, uint32_t z);

/// Which cells does the surface of a mesh reach?
///
/// @param grid  A grid.
/// @param mesh  A mesh, open or closed.
/// @param thin  False: all cells that share a point with a triangle. True: only cells where a
///              triangle meets one of the three segments through the center of the cell, from face
///              to face. These are fewer, but no path through faces of other cells crosses the
///              surface.
/// @param bits  Receives isect_voxels_words(grid) words; bits beyond the cells are 0.
/// @return      ISECT_OK; ISECT_BAD_ARGUMENT if a pointer is missing, the grid is invalid, or an
///              index is not less than vertex_count. Unless it is ISECT_OK, the bits are untouched.
///
/// Bad input: triangles with NaN or infinity reach no cell.
/// Exact: isect_overlap_triangle_aabb of each cell; for thin ones isect_overlap_segment_triangle.
/// If the centers of two neighbours are on different sides of a closed mesh, one of the two is in
/// the thin set (Laine 2013).
/// Method: the cells in the box of each triangle.
/// Cost: 0.2 us a triangle of about the size of a cell; 0.4 us for the thin set.
ISECT_TRY isect_status isect_voxels_surface(const isect_grid *grid, const isect_mesh *mesh,
                                            bool thin, uint64_t *bits);

/// Which cells does a solid fill?
///
/// @param grid     A grid.
/// @param bvh      A tree over a closed mesh.
/// @param rule     Defines the inside, as for isect_bvh_classify_point.
/// @param threads  May be NULL: the calling thread. The answer is the same.
/// @param bits     As for isect_voxels_surface.
/// @return         As isect_voxels_surface.
///
/// Exact: the cells whose rounded center of the box of isect_voxels_cell is in or on the mesh by
/// isect_bvh_classify_point.
/// Method: isect_bvh_classify_point of the centers.
/// Cost: about 0.1 us a cell.
ISECT_TRY isect_status isect_voxels_solid(const isect_grid *grid, const isect_bvh *bvh,
                                          isect_rule rule, const isect_threads *threads,
                                          uint64_t *bits);

ISECT_EXTERN_END
#endif
