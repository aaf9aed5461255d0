/* isectd/closest.h - isect/closest.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_CLOSEST_H
#define ISECTD_CLOSEST_H

#include "isectd/answers.h"
#include "isectd/shapes.h"
#include "isectd/views.h"

ISECT_EXTERN_BEGIN

/// Which point of a segment is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_segment(const isectd_vec3 *point,
                                                      const isectd_segment *segment);
/// Which point of a line, ray or piece of one is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_ray(const isectd_vec3 *point, const isectd_ray *ray);
/// Which point of a plane is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_plane(const isectd_vec3 *point,
                                                    const isectd_plane *plane);
/// Which point of a triangle is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_triangle(const isectd_vec3 *point,
                                                       const isectd_triangle *triangle);
/// Which point of a rectangle or a parallelogram is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_rectangle(const isectd_vec3 *point,
                                                        const isectd_rectangle *rectangle);
/// Which point of a disc is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_disc(const isectd_vec3 *point,
                                                   const isectd_disc *disc);
/// Which point of a polygon in space is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_polygon(const isectd_vec3 *point,
                                                      const isectd_polygon *polygon,
                                                      isect_rule rule);
/// Which point of a solid sphere is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_sphere(const isectd_vec3 *point,
                                                     const isectd_sphere *sphere);
/// Which point of a solid capsule is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_capsule(const isectd_vec3 *point,
                                                      const isectd_capsule *capsule);
/// Which point of a solid axis-aligned box is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_aabb(const isectd_vec3 *point,
                                                   const isectd_aabb *aabb);
/// Which point of a solid box with axes of its own is nearest to a point?
ISECT_ASK isectd_nearest isectd_closest_point_obb(const isectd_vec3 *point, const isectd_obb *obb);
/// Which points of two segments in space are nearest?
ISECT_ASK isectd_nearest isectd_closest_segment_segment(const isectd_segment *a,
                                                        const isectd_segment *b);
/// Which points of two lines, rays or pieces of one are nearest?
ISECT_ASK isectd_nearest isectd_closest_ray_ray(const isectd_ray *a, const isectd_ray *b);

ISECT_EXTERN_END
#endif
