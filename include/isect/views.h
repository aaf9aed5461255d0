/* isect/views.h - shapes too large to copy: they borrow the caller's arrays. */
#ifndef ISECT_VIEWS_H
#define ISECT_VIEWS_H

#include "isect/shapes.h"

/// Triangles over shared vertices. Vertex i is the three numbers at (char *)positions + i * stride.
/// Triangle i has the vertices indices[3 * i] and the next two; without indices its vertices are 3
/// * i, 3 * i + 1 and 3 * i + 2. The arrays must outlive every object that is documented to keep a
/// pointer to them.
typedef struct isect_mesh {
    const float *positions;  ///< of the first vertex
    size_t stride;           ///< bytes from vertex to vertex; 0 means 3 * sizeof(float)
    size_t vertex_count;     ///< every index is less
    const uint32_t *indices; ///< three for each triangle; may be NULL
    size_t triangle_count;   ///< how many triangles
} isect_mesh;

/// A polygon in space. Its corners need not lie in a plane, and rarely do: the comment of each
/// function defines its set. Without points it is empty.
typedef struct isect_polygon {
    const isect_vec3 *points; ///< its corners in order, in either direction; may be NULL if count
                              ///< is 0
    size_t count;             ///< how many
} isect_polygon;

/// A polygon in the plane: the line from point to point, and from the last back to the first, and
/// the area that it encloses by an isect_rule. It may cross itself, turn back on itself, and points
/// may coincide: one point is a point, two are a segment, and without points it is empty.
typedef struct isect_polygon2 {
    const isect_vec2 *points; ///< its corners in order, in either direction; may be NULL if count
                              ///< is 0
    size_t count;             ///< how many
} isect_polygon2;

/// A solid between any number of pairs of parallel planes: lower[i] <= dot(normals[i], x) <=
/// upper[i] for each i. Normals with the components -1, 0 and 1 are best, because their products
/// are exact; many solids may share them. Bounds may be infinite. Empty if lower > upper anywhere,
/// or if no point is within all of them. Without normals it is all of space.
typedef struct isect_kdop {
    const isect_vec3 *normals; ///< of any length; may be NULL if count is 0
    size_t count;              ///< how many normals, lower bounds and upper bounds
    const float *lower;        ///< the lower bounds; may be NULL if count is 0
    const float *upper;        ///< the upper bounds; may be NULL if count is 0
} isect_kdop;

/// An edge of a face of a hull: it runs from one corner to the next, anticlockwise as seen from
/// outside; its twin runs in the opposite direction.
typedef struct isect_hull_edge {
    uint32_t origin; ///< the vertex where it begins
    uint32_t next;   ///< the next edge round the same face
    uint32_t twin;   ///< the opposite edge of the neighbouring face
    uint32_t face;   ///< the face that it bounds
} isect_hull_edge;

/// A convex body: the convex hull of its vertices. If it has no vertices, it is the set of points
/// below all planes, dot(normal, x) + d <= 0 for each; without planes it is then empty. If it has
/// both, the planes are those of its faces: isect_hull_build fills in all fields. Cast reads only
/// the planes, other questions read only the vertices if there are any. Where the planes are the
/// set, overlap is within the accuracy of the solver, and a patch of more than 120 planes is one
/// point.
typedef struct isect_hull {
    const isect_plane *planes;    ///< in any order, with outward normals; may be NULL if
                                  ///< plane_count is 0
    size_t plane_count;           ///< how many
    const isect_vec3 *vertices;   ///< its corners
    size_t vertex_count;          ///< how many
    const uint32_t *sources;      ///< for each vertex its index in the points of isect_hull_build
    const isect_hull_edge *edges; ///< the edges of one face are consecutive
    size_t edge_count;            ///< how many half-edges, two for each edge
    const uint32_t *faces;        ///< the first half-edge of each face; plane i is that of face i
    size_t face_count;            ///< how many
    unsigned dimension;           ///< 3 if it is solid, 2 a polygon, 1 a segment, 0 a point
} isect_hull;

/// Closed lines of straight and curved pieces in the plane, such as outlines of letters, and the
/// area that they enclose by an isect_rule. A piece of degree 1 is a segment, of degree 2 a
/// quadratic and of degree 3 a cubic Bezier curve: it begins at the end of the piece before it, and
/// takes as many points as its degree, the last of which is its end. Degree 0 takes one point and
/// begins a loop there; the first piece must have degree 0. A loop that does not end at its begin
/// is closed by a segment. Loops may cross themselves and each other. Without pieces it is empty.
typedef struct isect_contour2 {
    const isect_vec2 *points; ///< the points of the pieces, in order; may be NULL if count is 0
    size_t count;             ///< how many
    const uint8_t *degrees;   ///< of the pieces, 0 to 3; may be NULL if pieces is 0
    size_t pieces;            ///< how many
} isect_contour2;

#endif
