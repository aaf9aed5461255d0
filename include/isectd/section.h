/* isectd/section.h - isect/section.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_SECTION_H
#define ISECTD_SECTION_H

#include "isectd/bvh.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// A line of a section.
typedef struct isectd_section_line { size_t first; size_t count; bool closed; bool touching;
    uint32_t depth; uint32_t parent; double area; } isectd_section_line;
/// The section of a mesh by a plane, as pointers into the memory of the caller.
typedef struct isectd_section { const isectd_vec3 *points; const uint32_t *prims;
    size_t point_count; const isectd_section_line *lines; size_t line_count;
    double area; } isectd_section;
/// How many triangles does a plane cut?
ISECT_TRY size_t isectd_section_count(const isectd_mesh *mesh, const isectd_plane *plane,
                                      const uint32_t *prims, size_t count);
/// How much memory does a section through a number of triangles take?
ISECT_TRY size_t isectd_section_capacity(size_t triangles);
/// In which lines does a plane cut a mesh?
ISECT_TRY isect_status isectd_section_plane(const isectd_mesh *mesh, const isectd_plane *plane,
                                            const uint32_t *prims, size_t count, void *memory,
                                            size_t bytes, isectd_section *section);

/* ---- voxels ----  Voxelization. */

/// Cells along the axes, all of the same size.
typedef struct isectd_grid { isectd_vec3 lower; double size; uint32_t count[3]; } isectd_grid;
/// How many words of 64 bits does a grid have?
ISECT_TRY size_t isectd_voxels_words(const isectd_grid *grid);
/// Where is a cell?
ISECT_ASK isectd_aabb isectd_voxels_cell(const isectd_grid *grid, uint32_t x, uint32_t y,
                                         uint32_t z);
/// Which cells does the surface of a mesh reach?
ISECT_TRY isect_status isectd_voxels_surface(const isectd_grid *grid, const isectd_mesh *mesh,
                                             bool thin, uint64_t *bits);
/// Which cells does a solid fill?
ISECT_TRY isect_status isectd_voxels_solid(const isectd_grid *grid, const isectd_bvh *bvh,
                                           isect_rule rule, const isect_threads *threads,
                                           uint64_t *bits);

ISECT_EXTERN_END
#endif
