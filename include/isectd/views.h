/* isectd/views.h - shapes too large to copy: they borrow the caller's arrays. */
#ifndef ISECTD_VIEWS_H
#define ISECTD_VIEWS_H

#include "isectd/shapes.h"

/// Triangles over shared vertices. Vertex i is the three numbers at (char *)positions + i * stride.
/// Triangle i has the vertices indices[3 * i] and the next two; without indices its vertices are
/// 3 * i, 3 * i + 1 and 3 * i + 2.
/// The arrays must outlive whatever says that it keeps a pointer to them.
typedef struct isectd_mesh {
    const double *positions;  ///< of the first vertex
    size_t stride;           ///< bytes from vertex to vertex; 0 means 3 * sizeof(double)
    size_t vertex_count;     ///< every index is less
    const uint32_t *indices; ///< three for each triangle; may be NULL
    size_t triangle_count;   ///< how many triangles
} isectd_mesh;

/// A polygon in space. Its corners need not lie in a plane, and hardly ever do: what each question
/// makes of that is said there. Without points it is empty.
typedef struct isectd_polygon {
    const isectd_vec3 *points; ///< its corners in order, either way round; may be NULL if count is 0
    size_t count;             ///< how many
} isectd_polygon;

/// A polygon in the plane: the line from point to point, and from the last back to the first, and
/// all that it encloses by an isect_rule. It may cross itself, turn back on itself, and points may
/// coincide: one point is a point, two are a segment, none is empty.
typedef struct isectd_polygon2 {
    const isectd_vec2 *points; ///< its corners in order, either way round; may be NULL if count is 0
    size_t count;             ///< how many
} isectd_polygon2;

/// A solid between any number of pairs of parallel planes: lower[i] <= dot(normals[i], x) <=
/// upper[i] for each i. Best are normals with the components -1, 0 and 1, whose products are exact;
/// many solids may share them. Bounds may be infinite. Empty if lower > upper anywhere, or if
/// no point is within all of them. Without normals it is all of space.
typedef struct isectd_kdop {
    const isectd_vec3 *normals; ///< of any length; may be NULL if count is 0
    size_t count;              ///< how many, and as many bounds of each kind
    const double *lower;        ///< the least of each; may be NULL if count is 0
    const double *upper;        ///< the greatest of each; may be NULL if count is 0
} isectd_kdop;

/// An edge of a face of a hull: it runs from one corner to the next, anticlockwise as seen from
/// outside, and its twin the other way.
typedef struct isectd_hull_edge {
    uint32_t origin; ///< the vertex where it begins
    uint32_t next;   ///< the edge that goes on where it ends, round the same face
    uint32_t twin;   ///< the edge back, round the neighbour
    uint32_t face;   ///< the face that it goes round
} isectd_hull_edge;

/// A convex body, such as the hull of some points, by its faces: the points below all planes, those
/// with dot(normal, x) + d <= 0 for each. Without planes it is all of space. The rest may be NULL
/// and 0, and is not looked at by questions that ask of planes: isectd_hull_build fills it in.
/// Overlap asks of the vertices instead, and of nothing else: then it is their convex hull.
typedef struct isectd_hull {
    const isectd_plane *planes;    ///< in any order, with outward normals; may be NULL if none
    size_t plane_count;           ///< how many
    const isectd_vec3 *vertices;   ///< its corners
    size_t vertex_count;          ///< how many
    const uint32_t *sources;      ///< which of the points that it was made of each corner is
    const isectd_hull_edge *edges; ///< those round one face stand side by side
    size_t edge_count;            ///< how many, two of each
    const uint32_t *faces;        ///< the first edge of each face; plane i is that of face i
    size_t face_count;            ///< how many
    unsigned dimension;           ///< 3 if it is solid, 2 a polygon, 1 a segment, 0 a point
} isectd_hull;

/// Closed lines of straight and curved pieces in the plane, and all that they enclose by an
/// isect_rule, as the outlines of letters are given. A piece of degree 1 is a segment, of 2 a
/// quadratic and of 3 a cubic Bezier curve: it begins where the piece before it ended, and takes as
/// many points as its degree, the last of which is its end. Degree 0 takes one point and begins a
/// loop there; so must the first piece. A loop that does not end where it began is closed by a
/// segment. Loops may cross themselves and each other. Without pieces it is empty.
typedef struct isectd_contour2 {
    const isectd_vec2 *points; ///< what the pieces take, in order; may be NULL if count is 0
    size_t count;             ///< how many
    const uint8_t *degrees;   ///< of the pieces, 0 to 3; may be NULL if pieces is 0
    size_t pieces;            ///< how many
} isectd_contour2;

#endif
