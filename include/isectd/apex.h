/* isectd/apex.h - isect/apex.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_APEX_H
#define ISECTD_APEX_H

#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Points and a map of the directions.
typedef struct isectd_apex { const isectd_vec3 *points; uint32_t count; uint32_t cells;
    isectd_vec3 center; double reach; const double *heights;
    const uint32_t *farthest; } isectd_apex;
/// How much memory does a map take?
ISECT_TRY size_t isectd_apex_capacity(uint32_t cells);
/// Make points ready for directions.
ISECT_TRY isect_status isectd_apex_build(isectd_apex *apex, const isectd_vec3 *points,
                                         uint32_t count, uint32_t cells, void *memory,
                                         size_t bytes);
/// Which point is farthest along a direction, or nearly so?
ISECT_ASK uint32_t isectd_apex_farthest(const isectd_apex *apex, const isectd_vec3 *direction);
/// How far do the points reach along a direction?
ISECT_ASK double isectd_apex_extent(const isectd_apex *apex, const isectd_vec3 *direction);
/// The box of the points where they are moved.
ISECT_TRY isect_status isectd_apex_bound(isectd_aabb *aabb, const isectd_apex *apex,
                                         const isectd_vec3 *axes, const isectd_vec3 *origin);
/// On which side of a plane are all the points?
ISECT_ASK isect_side isectd_apex_classify(const isectd_plane *plane, const isectd_apex *apex);

ISECT_EXTERN_END
#endif
