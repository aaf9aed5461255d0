/* isectd/clash.h - isect/clash.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CLASH_H
#define ISECTD_CLASH_H

#include "isectd/bvh.h"

ISECT_EXTERN_BEGIN

/// Do two meshes share a point?
ISECT_TRY bool isectd_clash_any(const isectd_bvh *a, const isectd_bvh *b, const double *matrix);
/// Which triangles of two meshes share a point?
ISECT_TRY isect_status isectd_clash_pairs(const isectd_bvh *a, const isectd_bvh *b,
                                          const double *matrix, const isect_threads *threads,
                                          uint32_t (*pairs)[2], size_t capacity, size_t *count);
/// Is called with two triangles; false ends the search.
typedef bool isectd_clash_visitor(void *user, uint32_t a, uint32_t b);
/// Which triangles of two meshes share a point?
ISECT_TRY bool isectd_clash_visit(const isectd_bvh *a, const isectd_bvh *b, const double *matrix,
                                  isectd_clash_visitor *visit, void *user);
/// Two triangles and their nearest points.
typedef struct isectd_clash_nearest { isectd_vec3 a, b; double distance2; uint32_t prim_a;
    uint32_t prim_b; } isectd_clash_nearest;
/// How far apart are two meshes, and where?
ISECT_TRY isectd_clash_nearest isectd_clash_closest(const isectd_bvh *a, const isectd_bvh *b,
                                                    const double *matrix, double within2);
/// Which triangles of two meshes are near each other?
ISECT_TRY isect_status isectd_clash_near(const isectd_bvh *a, const isectd_bvh *b,
                                         const double *matrix, double within2,
                                         const isect_threads *threads, isectd_clash_nearest *pairs,
                                         size_t capacity, size_t *count);
/// Do two triangles of one mesh share more than vertices and edges?
ISECT_ASK bool isectd_clash_triangles(const isectd_triangle *a, const isectd_triangle *b);
/// Does a mesh cross itself?
ISECT_ASK bool isectd_clash_self_any(const isectd_bvh *bvh);
/// Which triangles of a mesh cross or overlap each other?
ISECT_TRY isect_status isectd_clash_self(const isectd_bvh *bvh, const isect_threads *threads,
                                         uint32_t (*pairs)[2], size_t capacity, size_t *count);
/// Which triangles of a mesh cross or overlap each other?
ISECT_TRY bool isectd_clash_self_visit(const isectd_bvh *bvh, isectd_clash_visitor *visit,
                                       void *user);
/// A body.
typedef struct isectd_clash_body { const isectd_mesh *mesh; const isectd_bvh *bvh;
    bool closed; } isectd_clash_body;
/// How do two bodies lie.
ISECT_TRY isect_clash_kind isectd_clash_bodies(const isectd_clash_body *a,
                                               const isectd_clash_body *b, double within2);
/// A line in which two surfaces cross.
typedef struct isectd_clash_line { size_t first; size_t count; bool closed; } isectd_clash_line;
/// The lines where two surfaces cross, as pointers into the memory of the caller.
typedef struct isectd_clash_lines { const isectd_vec3 *points; const uint32_t *a;
    const uint32_t *b; size_t point_count; const isectd_clash_line *lines;
    size_t line_count; } isectd_clash_lines;
/// How much memory does the contour of a number of pairs take?
ISECT_TRY size_t isectd_clash_contour_capacity(size_t pairs);
/// Where do the surfaces of two meshes cross?
ISECT_TRY isect_status isectd_clash_contour(const isectd_mesh *a, const isectd_mesh *b,
                                            const double *matrix, const uint32_t (*pairs)[2],
                                            size_t count, void *memory, size_t bytes,
                                            isectd_clash_lines *lines);

ISECT_EXTERN_END
#endif
