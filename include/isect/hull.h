/* isect/hull.h - the convex hull of points, whatever they are.
 *
 * Every decision is that of real arithmetic on the given numbers: no input breaks it, no point is
 * left outside, and there are no false corners, nor faces that are nearly one. */
#ifndef ISECT_HULL_H
#define ISECT_HULL_H

#include "isect/arrays.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// How to build a hull. All zero, or NULL instead of a pointer to it, is the default.
typedef struct isect_hull_options {
    /// If not NULL, asked now and then whether to go on: so many of the points are settled.
    bool (*go_on)(void *user, size_t settled, size_t points);
    void *user; ///< passed to it
    /// If not 0, a solid gets so many vertices at most, but no fewer than 4: far points come first,
    /// and others may be left outside.
    size_t most_vertices;
    /// If not NULL, receives how far points are left above the plane of a face: 0 if none is.
    float *left_out;
} isect_hull_options;

/// How much memory does the hull of so many points take?
///
/// @param points  How many points.
/// @return        Bytes: 316 (double: 360) for each point, most of which is not touched if few of
///                them are corners. SIZE_MAX if these are too many points: more than 2^28 - 1.
ISECT_TRY size_t isect_hull_capacity(size_t points);

/// Make the convex hull of points.
///
/// @param points   Any points, in any order. They may coincide, be on a line or in a plane.
/// @param n        How many.
/// @param memory   At least isect_hull_capacity(n) bytes, in any alignment; they must outlive the
///                 hull.
/// @param bytes    How many there are.
/// @param options  May be NULL.
/// @param hull     Receives the hull. It keeps pointers into the memory that was lent, and none to
///                 the points.
/// @return         ISECT_OK; ISECT_EMPTY without points; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a
///                 number is NaN or infinite; ISECT_CANCELLED; ISECT_BAD_ARGUMENT if a pointer is
///                 missing or there are too many points.
///
/// Of a solid the vertices are in the order of the points, of equal points one. A face is all that
/// is in one plane, a vertex is where three faces meet or more. Of points in one plane the vertices
/// are in order round the polygon, face 0 goes round with them and face 1 back; more planes, one
/// across each edge, follow those of the two. A segment and a point have six planes, and no faces.
/// With most_vertices the hull is that of its vertices alone, which are some of the points: so it
/// is within the hull of all. No point is farther above any face than left_out, which is greater
/// than that by no more than 16 epsilon of the sum of the lengths of the points' box. Of points in
/// one plane all vertices stay.
///
/// Bad input: on failure the hull is untouched.
/// Exact: which points are vertices, what is a face, what is in one plane or on one line. Unless
/// some are left out, all points are below all planes, dot(normal, x) + d <= 0 in real arithmetic;
/// normals have length 1, or a quarter near the end of the range. Planes along the axes are exact;
/// others are outward by no more than 10 epsilon of the sum of the lengths of the points' box and 9
/// of their greatest coordinate.
/// Method: Quickhull (Barber, Dobkin, Huhdanpaa 1996) by the signs of isect_orient3d, from the
/// extreme points along 13 axes; then triangles in one plane are merged. Of points in one plane,
/// two chains (Andrew 1979).
/// Cost: about 100 ns a point, 0.7 us if all of them are corners; left_out some 3 ns for each face
/// and point outside.
ISECT_TRY isect_status isect_hull_build(isect_points points, size_t n, void *memory, size_t bytes,
                                        const isect_hull_options *options, isect_hull *hull);

/// How much memory does the solid below so many planes take?
///
/// @param planes  How many planes.
/// @return        Bytes: some 600 for each. SIZE_MAX if these are too many: more than 2^26 - 1.
ISECT_TRY size_t isect_hull_from_planes_capacity(size_t planes);

/// Make the solid that lies below some planes.
///
/// @param planes  With outward normals of any length. Those that cut nothing off are left out, and
///                of those that coincide one stays.
/// @param n       How many.
/// @param memory  At least isect_hull_from_planes_capacity(n) bytes, in any alignment; they must
///                outlive the hull.
/// @param bytes   How many there are.
/// @param hull    Receives it. It keeps pointers into the memory that was lent, and none to the
///                planes. There are no `sources`.
/// @return        ISECT_OK; ISECT_EMPTY if nothing lies below all planes; ISECT_DEGENERATE if that
///                is flat; ISECT_NOT_FINITE if a number is NaN or infinite, or if it has no end:
///                what reaches a thousand times as far from the origin as the farthest plane counts
///                so; ISECT_TOO_SMALL; ISECT_BAD_ARGUMENT if a pointer is missing or there are too
///                many planes.
///
/// Faces are in the order of the planes, which are as they were given; the vertices lie near to
/// them, and a face is flat but for that.
///
/// Bad input: on failure the hull is untouched.
/// Accuracy: in proportion to the greatest coordinate of a vertex, a vertex is no farther than 16
/// epsilon (double: 2^-40) from the planes of its faces, nor above any other; planes that cut off
/// no more than that may be left out, corners so near to each other be one, and what is so thin be
/// flat.
/// Method: a box is cut by one plane after the other (Real-Time Rendering, 22.31), then corners
/// that coincide are made one. Of many corners only those near the highest one are looked at, which
/// is found by walking along edges from the highest of a few (Muecke, Saias, Zhu 1996).
/// Cost: 3 us for a box, 70 us for 26 planes, 1 ms for 500, 14 ms for 5000, 0.8 s for 50000; more
/// where very many meet in one point, 30 ms for 1500.
ISECT_TRY isect_status isect_hull_from_planes(const isect_plane *planes, size_t n, void *memory,
                                              size_t bytes, isect_hull *hull);

/// How much memory does a simpler solid take?
///
/// @param planes      How many planes the hull has.
/// @param most_faces  How many faces the solid may have.
/// @return            Bytes: some 60 for each plane, some 1200 for each face. SIZE_MAX if these are
///                    too many planes: more than 2^26 - 7.
ISECT_TRY size_t isect_hull_simplify_capacity(size_t planes, size_t most_faces);

/// Make a simpler solid around a hull.
///
/// @param hull        A solid, made by isect_hull_build.
/// @param most_faces  How many faces it may have: 6 or more.
/// @param memory      At least isect_hull_simplify_capacity(hull->plane_count, most_faces) bytes,
///                    in any alignment; they must outlive the solid.
/// @param bytes       How many there are.
/// @param simple      Receives it. It keeps pointers into the memory that was lent, and none to the
///                    hull. There are no `sources`.
/// @param expansion   Receives how far it reaches beyond the hull: no vertex of it is farther above
///                    any plane of the hull. May be NULL.
/// @return            ISECT_OK; ISECT_EMPTY, ISECT_DEGENERATE if the hull is empty, or flat, or its
///                    box as thin as isect_hull_from_planes calls flat; ISECT_NOT_FINITE if a
///                    number is not, or it would be out of range; ISECT_TOO_SMALL;
///                    ISECT_BAD_ARGUMENT if a pointer is missing, or there are too many planes or
///                    too few faces.
///
/// Faces are some of the hull's and of its box's, moved outward by no more than it needs to hold
/// all vertices where its own are rounded. More faces never reach farther, but for that.
///
/// Bad input: on failure all is untouched.
/// Exact: all vertices of the hull are below all planes, and in the convex hull of the vertices.
/// Accuracy: expansion is too large by no more than 2 epsilon (double: 18) of the greatest
/// coordinate.
/// Method: of the planes that cut the corner which reaches out farthest, one after the other; then
/// isect_hull_from_planes and a check without rounding.
/// Cost: some 6 ns for each of its faces and of the hull's, and that of isect_hull_from_planes and
/// isect_overlap_point_hull for each vertex.
ISECT_TRY isect_status isect_hull_simplify(const isect_hull *hull, size_t most_faces, void *memory,
                                           size_t bytes, isect_hull *simple, float *expansion);

/// What is the volume of a hull?
///
/// @param hull  Made by isect_hull_build, or one with vertices, edges and faces. Without edges or
///              faces it is the segment from its first vertex to its last.
/// @return      0 of a polygon, a segment, a point, or of nothing. Out of range it is the greatest
///              number.
///
/// Accuracy: off by no more than half an epsilon of itself and, of n vertices, 9 n epsilon of
/// double of the volume of their box. Method: tetrahedra from a vertex to the faces.
/// Cost: about 20 ns for each vertex.
ISECT_ASK float isect_hull_volume(const isect_hull *hull);

/// How much memory does isect_hull_common take?
///
/// @param a, b  Hulls.
/// @return      Bytes; 0 of hulls without faces, or too many.
ISECT_TRY size_t isect_hull_common_capacity(const isect_hull *a, const isect_hull *b);

/// How much volume do two hulls have in common, and what is their intersection over union?
///
/// @param a, b    As for isect_hull_volume.
/// @param memory  At least isect_hull_common_capacity(a, b) bytes, aligned for numbers of 64 bits. May
///                be NULL if that is 0.
/// @param bytes   How many there are.
/// @param share   Receives that. All symmetric to the bit, with the volumes of both exchanged; of equal
///                hulls iou is 1.
/// @return        ISECT_OK; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a vertex is not; ISECT_BAD_ARGUMENT if a
///                pointer is missing or there are too many faces. But for ISECT_OK the answer is untouched.
///
/// Accuracy: `common` is no less than that of hulls whose planes are moved inward by 2^-44 of the greatest
/// extent of both, no more than with planes moved outward by as much, and rounded; never more than a or b.
/// Method: the box that their bounding boxes have in common, cut by the planes of both; tetrahedra
/// with signs. Cost: some 0.5 us for each face of both.
ISECT_TRY isect_status isect_hull_common(const isect_hull *a, const isect_hull *b, void *memory,
                                         size_t bytes, isect_iou *share);

/// What is the surface area of a hull?
///
/// @param hull  As for isect_hull_volume.
/// @return      Of a polygon both sides count; 0 of a segment, a point, or of nothing. Out of range
///              it is the greatest number.
///
/// Accuracy: off by no more than half an epsilon of itself and, of n vertices, 8 n epsilon of
/// double of the square of their box's diagonal. Method: triangles.
/// Cost: about 20 ns for each vertex.
ISECT_ASK float isect_hull_area(const isect_hull *hull);

/// Where is the middle of a hull, its centre of mass?
///
/// @param hull  As for isect_hull_volume.
/// @return      That of a polygon's area, the middle of a segment, a point itself, all zero of
///              nothing. It is in the box of the vertices.
///
/// Accuracy: off by no more than half an epsilon of itself and, of n vertices of a solid, 20 n
/// epsilon of double of their box's greatest length times the box's volume over the hull's.
/// Method: the middles of tetrahedra, by their volumes.
/// Cost: about 25 ns for each vertex.
ISECT_ASK isect_vec3 isect_hull_centroid(const isect_hull *hull);

/// Which corners has the body that is below all of some planes, that is, inside of each?
///
/// @param planes    Half-spaces. Zero normals are everything or nothing.
/// @param count     How many.
/// @param out       Receives the corners, in no order; each once, however many planes meet there.
/// @param capacity  Room for so many. 2 * count are always enough.
/// @return          How many corners there are, even if there is no room for all. None if the body
///                  is empty, or holds a line. A body may be unbounded.
///
/// Bad input: NaN or infinity gives none.
/// Exact: how many there are. Each coordinate is off by no more than 3 epsilon of itself, and the
/// least positive number; out of range it is the greatest number. Method: the point of every three
/// planes, and its heights over all others, in whole numbers.
/// Cost: grows with the fourth power of count: 5 us for a cube, 2 ms for the 26 planes of a k-DOP.
ISECT_TRY size_t isect_hull_corners(const isect_plane *planes, size_t count, isect_vec3 *out,
                                    size_t capacity);

/* ---- apex ----
 *
 * Points made ready for the question: how far do they reach along a direction?
 *
 * A map of the directions, the surface of a cube cut into cells, knows for each cell a point that
 * is farthest or nearly so, and at the corners of cells how far the points reach. Whatever the
 * number of points, an answer takes the same time: to cull what turns, to bound it, to begin a
 * search. */

/// Points and a map of the directions. Read-only once built: share it freely between threads. It
/// keeps pointers to the points and to the memory that was lent; both must outlive it.
typedef struct isect_apex {
    const isect_vec3 *points; ///< as given
    uint32_t count;           ///< how many
    uint32_t cells;           ///< along an edge of the cube
    isect_vec3 center;        ///< of the box of the points
    float reach;              ///< half of its extents, summed; or a little more
    const float *heights;     ///< over the center, along each corner of cells; or a little more
    const uint32_t *farthest; ///< the point of each cell
} isect_apex;

/// How much memory does a map take?
///
/// @param cells  Along an edge of the cube: a power of two from 1 to 256.
/// @return       Bytes: 48 cells^2 and a little more (double: 72); 0 if `cells` is none of these.
ISECT_TRY size_t isect_apex_capacity(uint32_t cells);

/// Make points ready for directions.
///
/// @param points  Any points: those of a hull, of a mesh, of a cloud. Only corners of their convex
///                hull matter; to leave out others makes building faster.
/// @param count   How many, at least 1.
/// @param cells   Along an edge of the cube: a power of two from 1 to 256.
/// @param memory  At least isect_apex_capacity(cells) bytes, aligned for numbers.
/// @param bytes   How many there are.
/// @param apex    Receives the map.
/// @return        ISECT_OK; ISECT_EMPTY without points; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a
///                coordinate is NaN or infinite; ISECT_BAD_ARGUMENT if a pointer is missing or
///                `cells` is none of these.
///
/// Bad input: on failure the map is untouched.
/// Cost: some 12 cells^2 dot products for each point.
ISECT_TRY isect_status isect_apex_build(const isect_vec3 *points, uint32_t count, uint32_t cells,
                                        void *memory, size_t bytes, isect_apex *apex);

/// Which point is farthest along a direction, or nearly so?
///
/// @param apex       Built by isect_apex_build.
/// @param direction  Any length.
/// @return           The index of a point. For every point q, dot(direction, q - that point) is at
///                   most sqrt(2) / cells * the largest |component| of the direction * the greatest
///                   distance of two points, and rounding: 16 epsilon of double * that component *
///                   `reach`.
///
/// Bad input: a direction with NaN or infinity is taken to be 0, of which every point is farthest.
/// Cost: one division.
ISECT_ASK uint32_t isect_apex_farthest(const isect_apex *apex, const isect_vec3 *direction);

/// How far do the points reach along a direction?
///
/// @param apex       Built by isect_apex_build.
/// @param direction  Any length.
/// @return           At least dot(direction, p) for each point p, in real arithmetic. Where one
///                   point is farthest in all of a cell, it is more by rounding alone, at most
///                (2 epsilon + 64 epsilon of double) * the largest |component| of the direction *
///                (`reach` + the coordinates of the center); elsewhere besides by at most sqrt(2) /
///                cells * that component * the greatest distance of two points.
///
/// Bad input: INFINITY if the direction has NaN or infinity.
/// Method: the extent is a convex function of the direction, so that between the corners of a cell
/// it is below what is interpolated between theirs.
/// Cost: one division.
ISECT_ASK float isect_apex_extent(const isect_apex *apex, const isect_vec3 *direction);

/// The box of the points where they are moved: turned, stretched, sheared, mirrored, shifted.
///
/// @param apex    Built by isect_apex_build.
/// @param axes    Three of them: where the directions x, y and z go to. A point p goes to
///                origin + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  Where the origin goes to.
/// @param aabb    Receives a box that holds them where they go to.
/// @return        ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: it holds the moved points in real arithmetic; it is larger as isect_apex_extent is. If
/// nearly out of range a bound is infinite.
/// Cost: that of six extents.
ISECT_TRY isect_status isect_apex_bound(const isect_apex *apex, const isect_vec3 *axes,
                                        const isect_vec3 *origin, isect_aabb *aabb);

/// On which side of a plane are all the points? For culling: a frustum is six such questions.
///
/// @param plane  Any normal length. The inside is dot(normal, x) + d <= 0.
/// @param apex   Built by isect_apex_build.
/// @return       ISECT_OUTSIDE, ISECT_INSIDE: all of them are, for sure. ISECT_STRADDLES: they may
///               lie on both sides, or are nearer to the plane than isect_apex_extent tells.
///
/// Bad input: with NaN or infinity in the plane ISECT_STRADDLES.
/// Cost: that of two extents.
ISECT_ASK isect_side isect_apex_classify(const isect_plane *plane, const isect_apex *apex);

ISECT_EXTERN_END
#endif
