/* isectd/meet.h - isect/meet.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_MEET_H
#define ISECTD_MEET_H

#include "isectd/answers.h"
#include "isectd/shapes.h"

ISECT_EXTERN_BEGIN

/// Which points do two segments in space have in common?
ISECT_ASK isectd_common isectd_meet_segment_segment(const isectd_segment *a,
                                                    const isectd_segment *b);
/// Which points do a segment and a plane have in common?
ISECT_ASK isectd_common isectd_meet_segment_plane(const isectd_segment *segment,
                                                  const isectd_plane *plane);
/// Which points do two segments in the plane have in common?
ISECT_ASK isectd_common2 isectd_meet_segment2_segment2(const isectd_segment2 *a,
                                                       const isectd_segment2 *b);
/// Where are two rays, lines or segments in space nearest to each other, and are they parallel?
ISECT_ASK isectd_line_pair isectd_meet_rays(const isectd_ray *a, const isectd_ray *b);
/// Which points do two rays in the plane have in common, and at which t of each ray?
ISECT_ASK isectd_crossing2 isectd_meet_ray2_ray2(const isectd_ray2 *a, const isectd_ray2 *b);
/// Which points do a segment and a triangle have in common?
ISECT_ASK isectd_common isectd_meet_segment_triangle(const isectd_segment *segment,
                                                     const isectd_triangle *triangle);
/// Which points do a segment and a box along the axes have in common.
ISECT_ASK isectd_common isectd_meet_segment_aabb(const isectd_segment *segment,
                                                 const isectd_aabb *aabb);
/// Which points do a ray and a plane have in common?
ISECT_ASK isectd_common isectd_meet_ray_plane(const isectd_ray *ray, const isectd_plane *plane);
/// Which line do two planes have in common?
ISECT_ASK isectd_ray isectd_meet_plane_plane(const isectd_plane *a, const isectd_plane *b);
/// Which points do a plane and a triangle have in common?
ISECT_ASK isectd_common isectd_meet_plane_triangle(const isectd_plane *plane,
                                                   const isectd_triangle *triangle);
/// Which points do a plane and a box along the axes have in common?
ISECT_ASK isectd_common isectd_meet_plane_aabb(const isectd_plane *plane, const isectd_aabb *aabb);
/// Which points do two triangles have in common?
ISECT_ASK isectd_common isectd_meet_triangle_triangle(const isectd_triangle *a,
                                                      const isectd_triangle *b);
/// Which point do three planes have in common?
ISECT_ASK isectd_common isectd_meet_planes(const isectd_plane *a, const isectd_plane *b,
                                           const isectd_plane *c);

ISECT_EXTERN_END
#endif
