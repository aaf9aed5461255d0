/* isectd/hull.h - isect/hull.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_HULL_H
#define ISECTD_HULL_H

#include "isectd/arrays.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// How to build a hull.
typedef struct isectd_hull_options { bool (*go_on)(void *user, size_t settled, size_t points);
    void *user; size_t most_vertices; double *left_out; } isectd_hull_options;
/// How much memory does the hull of a number of points take?
ISECT_TRY size_t isectd_hull_capacity(size_t points);
/// Build the convex hull of points.
ISECT_TRY isect_status isectd_hull_build(isectd_points points, size_t n, void *memory, size_t bytes,
                                         const isectd_hull_options *options, isectd_hull *hull);
/// How much memory does the solid below a number of planes take?
ISECT_TRY size_t isectd_hull_from_planes_capacity(size_t planes);
/// Build the solid that lies below all of some planes.
ISECT_TRY isect_status isectd_hull_from_planes(const isectd_plane *planes, size_t n, void *memory,
                                               size_t bytes, isectd_hull *hull);
/// How much memory does a simpler solid take?
ISECT_TRY size_t isectd_hull_simplify_capacity(size_t planes, size_t most_faces);
/// Build a simpler solid around a hull.
ISECT_TRY isect_status isectd_hull_simplify(const isectd_hull *hull, size_t most_faces,
                                            void *memory, size_t bytes, isectd_hull *simple,
                                            double *expansion);
/// What is the volume of a hull?
ISECT_ASK double isectd_hull_volume(const isectd_hull *hull);
/// How much memory does isectd_hull_common take?
ISECT_TRY size_t isectd_hull_common_capacity(const isectd_hull *a, const isectd_hull *b);
/// How much volume do two hulls have in common, and what is their intersection over union?
ISECT_TRY isect_status isectd_hull_common(const isectd_hull *a, const isectd_hull *b, void *memory,
                                          size_t bytes, isectd_iou *share);
/// What is the surface area of a hull?
ISECT_ASK double isectd_hull_area(const isectd_hull *hull);
/// Where is the centre of mass of a hull?
ISECT_ASK isectd_vec3 isectd_hull_centroid(const isectd_hull *hull);
/// Which corners does the solid below all of some planes have?
ISECT_TRY size_t isectd_hull_corners(const isectd_plane *planes, size_t count, isectd_vec3 *out,
                                     size_t capacity);

/* ---- apex ----  Points prepared for support queries. */

/// Points and a map of directions.
typedef struct isectd_apex { const isectd_vec3 *points; uint32_t count; uint32_t cells;
    isectd_vec3 center; double reach; const double *heights;
    const uint32_t *farthest; } isectd_apex;
/// How much memory does a map take?
ISECT_TRY size_t isectd_apex_capacity(uint32_t cells);
/// Build a map of directions for points.
ISECT_TRY isect_status isectd_apex_build(const isectd_vec3 *points, uint32_t count, uint32_t cells,
                                         void *memory, size_t bytes, isectd_apex *apex);
/// Which point is farthest along a direction, or nearly so?
ISECT_ASK uint32_t isectd_apex_farthest(const isectd_apex *apex, const isectd_vec3 *direction);
/// How far do the points reach along a direction?
ISECT_ASK double isectd_apex_extent(const isectd_apex *apex, const isectd_vec3 *direction);
/// Which box contains the points after an affine map.
ISECT_TRY isect_status isectd_apex_bound(const isectd_apex *apex, const isectd_vec3 *axes,
                                         const isectd_vec3 *origin, isectd_aabb *aabb);
/// On which side of a plane are all the points?
ISECT_ASK isect_side isectd_apex_classify(const isectd_plane *plane, const isectd_apex *apex);

ISECT_EXTERN_END
#endif
