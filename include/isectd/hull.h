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
/// How much memory does the hull of so many points take?
ISECT_TRY size_t isectd_hull_capacity(size_t points);
/// Make the convex hull of points.
ISECT_TRY isect_status isectd_hull_build(isectd_hull *hull, const isectd_points *points, size_t n,
                                         void *memory, size_t bytes,
                                         const isectd_hull_options *options);
/// How much memory does the solid below so many planes take?
ISECT_TRY size_t isectd_hull_from_planes_capacity(size_t planes);
/// Make the solid that lies below some planes.
ISECT_TRY isect_status isectd_hull_from_planes(isectd_hull *hull, const isectd_plane *planes,
                                               size_t n, void *memory, size_t bytes);
/// How much memory does a simpler solid take?
ISECT_TRY size_t isectd_hull_simplify_capacity(size_t planes, size_t most_faces);
/// Make a simpler solid around a hull.
ISECT_TRY isect_status isectd_hull_simplify(isectd_hull *simple, const isectd_hull *hull,
                                            size_t most_faces, void *memory, size_t bytes,
                                            double *expansion);
/// What is the volume of a hull?
ISECT_ASK double isectd_hull_volume(const isectd_hull *hull);
/// How much memory does isectd_hull_common take?
ISECT_TRY size_t isectd_hull_common_capacity(const isectd_hull *a, const isectd_hull *b);
/// How much volume do two hulls have in common, and what is their intersection over union?
ISECT_TRY isect_status isectd_hull_common(isectd_iou *share, const isectd_hull *a,
                                          const isectd_hull *b, void *memory, size_t bytes);
/// What is the surface area of a hull?
ISECT_ASK double isectd_hull_area(const isectd_hull *hull);
/// Where is the middle of a hull, its centre of mass?
ISECT_ASK isectd_vec3 isectd_hull_centroid(const isectd_hull *hull);

ISECT_EXTERN_END
#endif
