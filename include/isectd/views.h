/* isectd/views.h - isect/views.h in double: its comments are in full there.
 * Made by tools/mirror. Do not edit. */
#ifndef ISECTD_VIEWS_H
#define ISECTD_VIEWS_H

#include "isectd/shapes.h"

/// Triangles over shared vertices.
typedef struct isectd_mesh { const double *positions; size_t stride; size_t vertex_count;
    const uint32_t *indices; size_t triangle_count; } isectd_mesh;
/// A polygon in space.
typedef struct isectd_polygon { const isectd_vec3 *points; size_t count; } isectd_polygon;
/// A polygon in the plane.
typedef struct isectd_polygon2 { const isectd_vec2 *points; size_t count; } isectd_polygon2;
/// A solid between any number of pairs of parallel planes.
typedef struct isectd_kdop { const isectd_vec3 *normals; size_t count; const double *lower;
    const double *upper; } isectd_kdop;
/// An edge of a face of a hull.
typedef struct isectd_hull_edge { uint32_t origin; uint32_t next; uint32_t twin;
    uint32_t face; } isectd_hull_edge;
/// A convex body.
typedef struct isectd_hull { const isectd_plane *planes; size_t plane_count;
    const isectd_vec3 *vertices; size_t vertex_count; const uint32_t *sources;
    const isectd_hull_edge *edges; size_t edge_count; const uint32_t *faces; size_t face_count;
    unsigned dimension; } isectd_hull;
/// Closed lines of straight and curved pieces in the plane, such as outlines of letters, and
/// the area that they enclose by an isect_rule.
typedef struct isectd_contour2 { const isectd_vec2 *points; size_t count; const uint8_t *degrees;
    size_t pieces; } isectd_contour2;

#endif
