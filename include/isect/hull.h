/* isect/hull.h - the convex hull of any points.
 *
 * Every decision is that of real arithmetic on the given numbers. No input makes it fail, no point
 * is left outside, no vertex is superfluous, and coplanar faces are one face. */
#ifndef ISECT_HULL_H
#define ISECT_HULL_H

#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// How to build a hull. All zero, or NULL instead of a pointer to it, is the default.
typedef struct isect_hull_options {
    /// If not NULL, called now and then with the number of points processed; false ends the call.
    bool (*go_on)(void *user, size_t settled, size_t points);
    void *user; ///< passed to it
    /// If not 0, the greatest number of vertices of a solid, at least 4. Far points come first;
    /// others may be left outside.
    size_t most_vertices;
    /// If not NULL, receives the greatest height of a point above the plane of a face; 0 if all are
    /// below.
    float *left_out;
} isect_hull_options;

/// How much memory does the hull of a number of points take?
///
/// @param points  How many points.
/// @return        Bytes: 316 (double: 360) for each point, most of which stays untouched if few
///                points are vertices. SIZE_MAX for more than 2^28 - 1 points.
ISECT_TRY size_t isect_hull_capacity(size_t points);

/// Build the convex hull of points.
///
/// @param points   Any points, in any order. They may coincide, be on a line or in a plane.
/// @param n        How many.
/// @param memory   At least isect_hull_capacity(n) bytes, in any alignment; they must outlive the
///                 hull.
/// @param bytes    The size of `memory` in bytes.
/// @param options  May be NULL.
/// @param hull     Receives the hull. It keeps pointers into `memory`, but none to the points.
/// @return         ISECT_OK; ISECT_EMPTY without points; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a
///                 number is NaN or infinite; ISECT_CANCELLED; ISECT_BAD_ARGUMENT if a pointer is
///                 missing or there are too many points.
///
/// The vertices of a solid are in the order of the points; equal points give one vertex. A face is
/// a whole polygon in one plane, and at least three faces meet in a vertex. For points in one plane
/// the vertices are in order round the polygon, face 0 has the same order and face 1 the opposite
/// one; after the planes of these two follows a plane across each edge. A segment and a point have
/// six planes, and no faces. With most_vertices the hull is that of its own vertices, which are
/// some of the points, so it is within the hull of all points. No point is farther above any face
/// than left_out, which exceeds the greatest height by at most 16 epsilon of the sum of the lengths
/// of the points' box. Points in one plane keep all vertices.
///
/// Bad input: on failure the hull is untouched.
/// Exact: which points are vertices, the faces, and which points are in one plane or on one line.
/// Unless points are left out, all are below all planes, dot(normal, x) + d <= 0 in real
/// arithmetic; normals have length 1, or a quarter near the end of the range. Planes along the axes
/// are exact; other planes lie outward by at most 10 epsilon of the sum of the lengths of the
/// points' box and 9 epsilon of their greatest coordinate.
/// Method: Quickhull (Barber, Dobkin, Huhdanpaa 1996) by the signs of isect_orient3d, from the
/// extreme points along 13 axes; then triangles in one plane are merged. For points in one plane,
/// two chains (Andrew 1979).
/// Cost: about 100 ns a point, 0.7 us if all of them are vertices; left_out about 3 ns for each
/// face and point outside.
ISECT_TRY isect_status isect_hull_build(isect_points points, size_t n, void *memory, size_t bytes,
                                        const isect_hull_options *options, isect_hull *hull);

/// How much memory does the solid below a number of planes take?
///
/// @param planes  How many planes.
/// @return        Bytes: about 600 for each. SIZE_MAX for more than 2^26 - 1 planes.
ISECT_TRY size_t isect_hull_from_planes_capacity(size_t planes);

/// Build the solid that lies below all of some planes.
///
/// @param planes  Planes with outward normals of any length. Planes that cut nothing off are left
///                out, and of coincident planes one stays.
/// @param n       How many.
/// @param memory  At least isect_hull_from_planes_capacity(n) bytes, in any alignment; they must
///                outlive the hull.
/// @param bytes   The size of `memory` in bytes.
/// @param hull    Receives the solid. It keeps pointers into `memory`, but none to the planes. It
///                has no `sources`.
/// @return        ISECT_OK; ISECT_EMPTY if no point lies below all planes; ISECT_DEGENERATE if the
///                solid is flat; ISECT_NOT_FINITE if a number is NaN or infinite, or if the solid
///                is unbounded: a solid that reaches a thousand times as far from the origin as the
///                farthest plane counts as unbounded; ISECT_TOO_SMALL; ISECT_BAD_ARGUMENT if a
///                pointer is missing or there are too many planes.
///
/// Faces are in the order of the planes, which are copied. The vertices lie near the planes within
/// the bound below, so a face is flat within that bound.
///
/// Bad input: on failure the hull is untouched.
/// Accuracy: let d be 16 epsilon (double: 2^-40) times the greatest coordinate of a vertex. A
/// vertex is within d of the planes of its faces, and at most d above any other. Planes that cut
/// off no more than d may be left out, corners within d may become one, and a solid thinner than d
/// may count as flat.
/// Method: a box is cut by one plane after the other (Real-Time Rendering, 22.31), then corners
/// that coincide are merged. With many corners only those near the highest one are visited, which
/// is found by walking along edges from the highest of a few (Muecke, Saias, Zhu 1996).
/// Cost: 3 us for a box, 70 us for 26 planes, 1 ms for 500, 14 ms for 5000, 0.8 s for 50000; more
/// where very many planes meet in one point, 30 ms for 1500.
ISECT_TRY isect_status isect_hull_from_planes(const isect_plane *planes, size_t n, void *memory,
                                              size_t bytes, isect_hull *hull);

/// How much memory does a simpler solid take?
///
/// @param planes      How many planes the hull has.
/// @param most_faces  How many faces the solid may have.
/// @return            Bytes: about 60 for each plane and 1200 for each face. SIZE_MAX for more than
///                    2^26 - 7 planes.
ISECT_TRY size_t isect_hull_simplify_capacity(size_t planes, size_t most_faces);

/// Build a simpler solid around a hull.
///
/// @param hull        A solid, made by isect_hull_build.
/// @param most_faces  How many faces it may have: 6 or more.
/// @param memory      At least isect_hull_simplify_capacity(hull->plane_count, most_faces) bytes,
///                    in any alignment; they must outlive the solid.
/// @param bytes       The size of `memory` in bytes.
/// @param simple      Receives the solid. It keeps pointers into `memory`, but none to the hull. It
///                    has no `sources`.
/// @param expansion   Receives how far the solid reaches beyond the hull: the greatest height of
///                    its vertices above a plane of the hull. May be NULL.
/// @return            ISECT_OK; ISECT_EMPTY if the hull is empty; ISECT_DEGENERATE if it is flat,
///                    or its box flat by isect_hull_from_planes; ISECT_NOT_FINITE if a number is
///                    NaN or infinite, or the solid would be out of range; ISECT_TOO_SMALL;
///                    ISECT_BAD_ARGUMENT if a pointer is missing, or there are too many planes or
///                    too few faces.
///
/// Faces are some of the hull's and of its box's, moved outward as far as the rounding of its own
/// vertices needs to contain all vertices of the hull. More faces never reach farther, except for
/// this rounding.
///
/// Bad input: on failure `simple` and `expansion` are untouched.
/// Exact: all vertices of the hull are below all planes, and in the convex hull of the vertices.
/// Accuracy: expansion is too large by at most 2 epsilon (double: 18) of the greatest coordinate.
/// Method: planes of the hull cut its box one after the other, always the plane above which a
/// corner is highest; then isect_hull_from_planes and an exact check.
/// Cost: about 6 ns for each pair of a face of the solid and a face of the hull, and that of
/// isect_hull_from_planes and isect_overlap_point_hull for each vertex.
ISECT_TRY isect_status isect_hull_simplify(const isect_hull *hull, size_t most_faces, void *memory,
                                           size_t bytes, isect_hull *simple, float *expansion);

/// What is the volume of a hull?
///
/// @param hull  A hull of isect_hull_build, or one with vertices, edges and faces. Without edges or
///              faces it is the segment from its first vertex to its last.
/// @return      The volume; 0 for a polygon, a segment, a point or an empty hull. Out of range it
///              is the largest finite number.
///
/// Accuracy: the error is at most half an epsilon of itself and, with n vertices, 9 n epsilon of
/// double of the volume of their box.
/// Method: tetrahedra from a vertex to the faces.
/// Cost: about 20 ns for each vertex.
ISECT_ASK float isect_hull_volume(const isect_hull *hull);

/// How much memory does isect_hull_common take?
///
/// @param a, b  Hulls.
/// @return      Bytes; 0 for hulls without faces, or with too many.
ISECT_TRY size_t isect_hull_common_capacity(const isect_hull *a, const isect_hull *b);

/// How much volume do two hulls have in common, and what is their intersection over union?
///
/// @param a, b    As for isect_hull_volume.
/// @param memory  At least isect_hull_common_capacity(a, b) bytes, aligned for numbers of 64 bits.
///                May be NULL if that is 0.
/// @param bytes   The size of `memory` in bytes.
/// @param share   Receives the volumes and their quotient. Exchanged hulls give the same bits, with
///                the volumes of both exchanged; for equal hulls iou is 1.
/// @return        ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a vertex is NaN or infinite;
///                ISECT_BAD_ARGUMENT if a pointer is missing or there are too many faces. Unless it
///                is ISECT_OK, the answer is untouched.
///
/// Bad input: on failure `share` is untouched.
/// Accuracy: `common` lies between the common volumes of the hulls with planes moved inward and
/// outward by 2^-44 of the greatest extent of both, and is then rounded; it never exceeds a or b.
/// Method: the common part of their bounding boxes, cut by the planes of both; tetrahedra with
/// signs.
/// Cost: about 0.5 us for each face of both.
ISECT_TRY isect_status isect_hull_common(const isect_hull *a, const isect_hull *b, void *memory,
                                         size_t bytes, isect_iou *share);

/// What is the surface area of a hull?
///
/// @param hull  As for isect_hull_volume.
/// @return      The area. Both sides of a polygon count; 0 for a segment, a point or an empty hull.
///              Out of range it is the largest finite number.
///
/// Accuracy: the error is at most half an epsilon of itself and, with n vertices, 8 n epsilon of
/// double of the square of their box's diagonal.
/// Method: triangles.
/// Cost: about 20 ns for each vertex.
ISECT_ASK float isect_hull_area(const isect_hull *hull);

/// Where is the centre of mass of a hull?
///
/// @param hull  As for isect_hull_volume.
/// @return      The centre of mass: for a polygon that of its area, for a segment its middle, for a
///              point the point, for an empty hull zero. It is in the box of the vertices.
///
/// Accuracy: the error is at most half an epsilon of itself and, with n vertices of a solid, 20 n
/// epsilon of double of their box's greatest length times the box's volume over the hull's.
/// Method: the centres of tetrahedra, weighted by their volumes.
/// Cost: about 25 ns for each vertex.
ISECT_ASK isect_vec3 isect_hull_centroid(const isect_hull *hull);

/// Which corners does the solid below all of some planes have?
///
/// @param planes    Half-spaces. A zero normal is all of space or the empty set.
/// @param count     How many.
/// @param out       Receives the corners, in no order; each once, also where many planes meet.
/// @param capacity  How many corners `out` has room for. 2 * count are always enough.
/// @return          How many corners there are, even if there is no room for all. 0 if the solid is
///                  empty, or contains a line. The solid may be unbounded.
///
/// Bad input: NaN or infinity gives 0 corners.
/// Exact: the number of corners. The error of each coordinate is at most 3 epsilon of itself, and
/// the least positive number; out of range it is the largest finite number.
/// Method: the point of every three planes, and its heights over all others, in integers.
/// Cost: grows with the fourth power of count: 5 us for a cube, 2 ms for the 26 planes of a k-DOP.
ISECT_TRY size_t isect_hull_corners(const isect_plane *planes, size_t count, isect_vec3 *out,
                                    size_t capacity);

/* ---- apex ----
 *
 * Points prepared for support queries: how far do they reach along a direction?
 *
 * A map of directions, the surface of a cube divided into cells, stores for each cell a point that
 * is farthest or nearly so, and at the corners of cells how far the points reach. A query takes the
 * same time for any number of points: for culling and bounds of rotating shapes, or to start a
 * search. */

/// Points and a map of directions. Read-only once built: share it freely between threads. It keeps
/// pointers to the points and into the caller's memory; both must outlive it.
typedef struct isect_apex {
    const isect_vec3 *points; ///< as given
    uint32_t count;           ///< how many
    uint32_t cells;           ///< how many cells along an edge of the cube
    isect_vec3 center;        ///< of the box of the points
    float reach;              ///< half the sum of its extents, rounded up
    const float *heights;     ///< of the points over the center, along each corner of cells,
                              ///< rounded up
    const uint32_t *farthest; ///< the farthest point of each cell
} isect_apex;

/// How much memory does a map take?
///
/// @param cells  How many cells along an edge of the cube: a power of two from 1 to 256.
/// @return       Bytes: 48 cells^2 and a few more (double: 72); 0 if `cells` is any other number.
ISECT_TRY size_t isect_apex_capacity(uint32_t cells);

/// Build a map of directions for points.
///
/// @param points  Any points, for example the vertices of a hull or a mesh. Only vertices of their
///                convex hull matter; leaving out other points makes the build faster.
/// @param count   How many, at least 1.
/// @param cells   How many cells along an edge of the cube: a power of two from 1 to 256.
/// @param memory  At least isect_apex_capacity(cells) bytes, aligned for numbers.
/// @param bytes   The size of `memory` in bytes.
/// @param apex    Receives the map.
/// @return        ISECT_OK; ISECT_EMPTY without points; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a
///                coordinate is NaN or infinite; ISECT_BAD_ARGUMENT if a pointer is missing or
///                `cells` is any other number.
///
/// Bad input: on failure the map is untouched.
/// Method: for the center of each cell the farthest point, and for each corner the height, over all
/// points.
/// Cost: about 12 cells^2 dot products for each point.
ISECT_TRY isect_status isect_apex_build(const isect_vec3 *points, uint32_t count, uint32_t cells,
                                        void *memory, size_t bytes, isect_apex *apex);

/// Which point is farthest along a direction, or nearly so?
///
/// @param apex       A map of isect_apex_build.
/// @param direction  Any length.
/// @return           The index of a point. For every point q, dot(direction, q - that point) is at
///                   most sqrt(2) / cells * the largest |component| of the direction * the greatest
///                   distance of two points, and rounding: 16 epsilon of double * that component *
///                   `reach`.
///
/// Bad input: a direction with NaN or infinity counts as 0, for which every point is farthest.
/// Method: the cell of the direction in the map.
/// Cost: one division.
ISECT_ASK uint32_t isect_apex_farthest(const isect_apex *apex, const isect_vec3 *direction);

/// How far do the points reach along a direction?
///
/// @param apex       A map of isect_apex_build.
/// @param direction  Any length.
/// @return           At least dot(direction, p) for each point p, in real arithmetic. Where one
///                   point is farthest in a whole cell, the excess is rounding, at most (2 epsilon
///                   + 64 epsilon of double) * the largest |component| of the direction * (`reach`
///                   + the coordinates of the center). Elsewhere there is an additional excess of
///                   at most sqrt(2) / cells * that component * the greatest distance of two
///                   points.
///
/// Bad input: INFINITY if the direction has NaN or infinity.
/// Conservative: the extent is never less than the exact one.
/// Method: the extent is a convex function of the direction, so within a cell it is below the
/// interpolation between the corners of the cell.
/// Cost: one division.
ISECT_ASK float isect_apex_extent(const isect_apex *apex, const isect_vec3 *direction);

/// Which box contains the points after an affine map: rotated, scaled, sheared, mirrored or
/// translated?
///
/// @param apex    A map of isect_apex_build.
/// @param axes    Three vectors, the images of the directions x, y and z. A point p goes to origin
///                + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  The image of the origin.
/// @param aabb    Receives a box that contains the moved points.
/// @return        ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input: on failure the box is untouched.
/// Accuracy: it contains the moved points in real arithmetic; the excess is that of
/// isect_apex_extent. A bound that is nearly out of range is infinite.
/// Method: isect_apex_extent in six directions.
/// Cost: that of six extents.
ISECT_TRY isect_status isect_apex_bound(const isect_apex *apex, const isect_vec3 *axes,
                                        const isect_vec3 *origin, isect_aabb *aabb);

/// On which side of a plane are all the points? Six such calls cull against a frustum.
///
/// @param plane  Any normal length. The inside is dot(normal, x) + d <= 0.
/// @param apex   A map of isect_apex_build.
/// @return       ISECT_OUTSIDE, ISECT_INSIDE: all points certainly are. ISECT_STRADDLES: they may
///               lie on both sides, or are nearer to the plane than the excess of
///               isect_apex_extent.
///
/// Bad input: ISECT_STRADDLES for NaN or infinity in the plane.
/// Conservative: ISECT_OUTSIDE and ISECT_INSIDE are certain.
/// Method: isect_apex_extent along the normal and against it.
/// Cost: that of two extents.
ISECT_ASK isect_side isect_apex_classify(const isect_plane *plane, const isect_apex *apex);

ISECT_EXTERN_END
#endif
