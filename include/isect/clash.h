/* isect/clash.h - which triangles of two meshes share points or are near, or of one with itself? */
#ifndef ISECT_CLASH_H
#define ISECT_CLASH_H

#include "isect/bvh.h"

ISECT_EXTERN_BEGIN

/// Do two meshes share a point?
///
/// @param a, b    Trees over the surfaces. A mesh that lies wholly within a closed mesh shares no
///                point with it.
/// @param matrix  The pose of the second: 12 numbers, rows of 4, as in isect_instance, of any
///                affine map. A vertex is moved in double and rounded once. NULL: the identity.
/// @return        True if any two of their triangles overlap. Touching counts.
///
/// Bad input: a triangle that is moved out of range, or by NaN or infinity, shares no point.
/// Exact: as isect_overlap_triangle_triangle of the moved and rounded vertices. Triangles that a
/// tree left out (isect_bvh_stats) are not tested.
/// Method: boxes of both trees, eight at a time, from the roots down.
/// Cost: one to a few microseconds where they overlap; longer where they are near but apart.
ISECT_TRY bool isect_clash_any(const isect_bvh *a, const isect_bvh *b, const double *matrix);

/// Which triangles of two meshes share a point?
///
/// @param a, b      As for isect_clash_any.
/// @param matrix    As for isect_clash_any.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives a triangle of `a` and one of `b` each, by increasing indices, that of
///                  `a` first. May be NULL if the capacity is 0.
/// @param capacity  How many pairs the array has room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if there are more than the capacity: then pairs holds
///                  some of them, in no order; ISECT_BAD_ARGUMENT if a pointer is missing: then
///                  nothing is written.
///
/// Bad input: as isect_clash_any.
/// Exact: all pairs that a loop over isect_overlap_triangle_triangle finds, with the moved and
/// rounded vertices. Triangles that a tree left out (isect_bvh_stats) are not found.
/// Method: as isect_clash_any; triangles whose boxes overlap are tested against each other's
/// planes, eight at a time.
/// Cost: about 50 ns a triangle near the other mesh, and n log n of the pairs found.
ISECT_TRY isect_status isect_clash_pairs(const isect_bvh *a, const isect_bvh *b,
                                         const double *matrix, const isect_threads *threads,
                                         uint32_t (*pairs)[2], size_t capacity, size_t *count);

/// Is called with two triangles; false ends the search.
typedef bool isect_clash_visitor(void *user, uint32_t a, uint32_t b);

/// Which triangles of two meshes share a point? One pair after the other, until the caller ends the
/// search.
///
/// @param a, b, matrix  As for isect_clash_any.
/// @param visit         Is called once with each pair of isect_clash_pairs, in no order, by the
///                      calling thread; false ends the search.
/// @param user          Is passed to visit.
/// @return              True if visit was called with all; false if it ended the search.
///
/// Bad input: as isect_clash_any.
/// Exact: as isect_clash_pairs. The order is always the same for the same trees.
/// Method: as isect_clash_pairs.
/// Cost: as isect_clash_pairs up to the end of the search, without the sorting, and the calls of
/// visit.
ISECT_TRY bool isect_clash_visit(const isect_bvh *a, const isect_bvh *b, const double *matrix,
                                 isect_clash_visitor *visit, void *user);

/// Two triangles and their nearest points. A miss has distance2 INFINITY, both indices UINT32_MAX,
/// and zeros elsewhere.
typedef struct isect_clash_nearest {
    isect_vec3 a, b; ///< the nearest points; equal where the triangles share a point
    float distance2; ///< the square of their distance; 0 exactly if the triangles share a point
    uint32_t prim_a; ///< which triangle of the first mesh
    uint32_t prim_b; ///< which of the second
} isect_clash_nearest;

/// How far apart are two meshes, and where?
///
/// @param a, b     Trees over the surfaces. The distance of a mesh inside of a closed mesh is that
///                 to its surface.
/// @param matrix   The pose of the second, as for isect_clash_any.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @return         The two triangles with the least distance2, of equal ones those with the least
///                 index of `a`, then of `b`. A miss if no two triangles are within the distance.
///
/// Bad input: a miss if within2 is less than 0 or NaN, or if the matrix has NaN or infinity, or
/// moves vertices out of range.
/// Exact: points and distance2 are those of isect_closest_any of two triangles, and the triangles
/// those of a loop over all pairs, bit for bit. Triangles that a tree left out (isect_bvh_stats)
/// are not tested.
/// Method: boxes of both trees, eight at a time, nearest first, then planes of triangles.
/// Cost: for 80 thousand triangles each 0.4 to 2 ms where they are apart, a few ms where thousands
/// of triangles share points: if the distance alone is needed, isect_clash_any first takes 10 us
/// where they meet, and hardly more where not. A smaller within2 makes it faster.
ISECT_TRY isect_clash_nearest isect_clash_closest(const isect_bvh *a, const isect_bvh *b,
                                                  const double *matrix, float within2);

/// Which triangles of two meshes are near each other? For clearances.
///
/// @param a, b      As for isect_clash_closest.
/// @param matrix    As for isect_clash_closest.
/// @param within2   The square of the clearance. A distance equal to the clearance counts.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives all pairs within it, by increasing indices, that of `a` first. May be
///                  NULL if the capacity is 0.
/// @param capacity  How many pairs the array has room for.
/// @param count     Receives how many there are.
/// @return          As isect_clash_pairs; the count is 0 where isect_clash_closest is a miss.
///
/// Bad input: the count is 0 where isect_clash_closest is a miss.
/// Exact: all pairs that a loop over isect_closest_any of two triangles finds, with their points,
/// bit for bit.
/// Method: as isect_clash_closest with a fixed distance, then a sort.
/// Cost: 2 to 3 us for each pair that is found, and n log n of them.
ISECT_TRY isect_status isect_clash_near(const isect_bvh *a, const isect_bvh *b,
                                        const double *matrix, float within2,
                                        const isect_threads *threads, isect_clash_nearest *pairs,
                                        size_t capacity, size_t *count);

/// Do two triangles of one mesh share more than vertices and edges?
///
/// @param a, b  Any triangles. Vertices with the same coordinates are the same vertex, whatever
///              their indices.
/// @return      True if they share a point that is not in the hull of their common vertices: two
///              triangles without a common vertex touch, two neighbours at an edge lie on one
///              another, or both are the same triangle.
///
/// Bad input: false if a number is NaN or infinite.
/// Exact: over the whole finite range, needles and points included.
/// Method: for neighbours at a vertex the opposite edges are tested, at an edge the planes;
/// degenerate triangles go to isect_meet_triangle_triangle.
/// Cost: 10 to 40 ns; a few us for degenerate triangles.
ISECT_ASK bool isect_clash_triangles(const isect_triangle *a, const isect_triangle *b);

/// Does a mesh cross itself?
///
/// @param bvh  A tree over the mesh.
/// @return     True if isect_clash_self finds a pair.
///
/// Exact: as isect_clash_triangles.
/// Method: as isect_clash_any, of the tree with itself.
/// Cost: as isect_clash_self, until a pair is found.
ISECT_ASK bool isect_clash_self_any(const isect_bvh *bvh);

/// Which triangles of a mesh cross or overlap each other?
///
/// @param bvh       A tree over the mesh.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives two triangles each, the one of smaller index first, by increasing
///                  indices. May be NULL if the capacity is 0.
/// @param capacity  How many pairs the array has room for.
/// @param count     Receives how many there are.
/// @return          As isect_clash_pairs.
///
/// Exact: all pairs that a loop over isect_clash_triangles finds. Triangles that the tree left out
/// are not found; these are also triangles with the same vertices in the same order as another
/// (isect_bvh_stats).
/// Method: as isect_clash_pairs, of the tree with itself.
/// Cost: about 0.2 us a triangle.
ISECT_TRY isect_status isect_clash_self(const isect_bvh *bvh, const isect_threads *threads,
                                        uint32_t (*pairs)[2], size_t capacity, size_t *count);

/// Which triangles of a mesh cross or overlap each other? One pair after the other, until the
/// caller ends the search.
///
/// @param bvh    A tree over the mesh.
/// @param visit  Is called with each pair of isect_clash_self, the smaller index first, as in
///               isect_clash_visit.
/// @param user   Is passed to visit.
/// @return       True if visit was called with all; false if it ended the search.
///
/// Exact: as isect_clash_self.
/// Method: as isect_clash_self.
/// Cost: as isect_clash_visit.
ISECT_TRY bool isect_clash_self_visit(const isect_bvh *bvh, isect_clash_visitor *visit, void *user);

/// A body: a mesh, its tree, and whether it is a solid.
typedef struct isect_clash_body {
    const isect_mesh *mesh; ///< the mesh that the tree was built over
    const isect_bvh *bvh;   ///< a tree over the mesh
    bool closed;            ///< a solid: every edge belongs to two triangles, fronts face outward,
                            ///< and the surface does not cross itself
} isect_clash_body;

/// How do two bodies lie: apart, near, touching, piercing, or one inside the other?
///
/// @param a, b     The bodies.
/// @param within2  The square of a clearance: bodies without a common point whose surfaces are
///                 within it are ISECT_CLASH_NEAR. Negative or NaN: no clearance.
/// @return         For two closed bodies that share volume:
///                 - ISECT_CLASH_DUPLICATE: no part of either surface is inside or outside of the
///                   other, or on it with the opposite front. The triangles may differ.
///                 - ISECT_CLASH_INSIDE: no part of the surface of a is outside of b, and no part
///                   of that of b inside of a; a may touch b from within.
///                 - ISECT_CLASH_AROUND: the same with a and b exchanged.
///                 - ISECT_CLASH_PROTRUDING otherwise, if a vertex of either is strictly inside of
///                   the other; else ISECT_CLASH_PIERCING.
///                 For two closed bodies without common volume: ISECT_CLASH_TOUCHING if they share
///                 a point, else by the clearance ISECT_CLASH_NEAR or ISECT_CLASH_APART.
///                 If one is not closed, common volume is not defined: ISECT_CLASH_PIERCING if two
///                 triangles cross, each with vertices on both sides of the other; else
///                 ISECT_CLASH_TOUCHING, ISECT_CLASH_NEAR or ISECT_CLASH_APART as above.
///
/// Bad input: ISECT_CLASH_APART if a mesh or tree is missing. Triangles that a tree left out
/// (isect_bvh_stats) do not count. A body marked as closed that crosses itself, or whose fronts
/// face inward, is treated as if it did not.
/// Exact: whether they share a point; the side of vertices; which triangles cross, and on which
/// side they continue. One case rounds: where all vertices and edges of a triangle lie on vertices
/// and edges of the other body, common volume at its middle is found if it is deeper than 16
/// epsilon times the largest coordinate.
/// Method: isect_clash_visit, isect_meet_triangle_triangle and isect_orient3d of the pairs; then
/// isect_bvh_classify_point of vertices and centers.
/// Cost: 2 us for a pair of triangles that share a point, and up to a few us for each triangle of
/// both.
ISECT_TRY isect_clash_kind isect_clash_bodies(const isect_clash_body *a, const isect_clash_body *b,
                                              float within2);

/// A line in which two surfaces cross.
typedef struct isect_clash_line {
    size_t first; ///< index of its first point in `points`
    size_t count; ///< how many points
    bool closed;  ///< the last point is followed by the first
} isect_clash_line;

/// The lines where two surfaces cross, as pointers into the memory of the caller.
typedef struct isect_clash_lines {
    const isect_vec3 *points;      ///< of all lines, one after the other
    const uint32_t *a;             ///< the triangle of `a` from each point to the next; at the end
                                   ///< of an open line UINT32_MAX
    const uint32_t *b;             ///< that of `b`
    size_t point_count;            ///< how many
    const isect_clash_line *lines; ///< open lines first, then closed ones
    size_t line_count;             ///< how many
} isect_clash_lines;

/// How much memory does the contour of a number of pairs take?
///
/// @param pairs  How many pairs of triangles.
/// @return       Bytes: about 240 a pair (double: 310); 0 if `pairs` is 0, or too large.
ISECT_TRY size_t isect_clash_contour_capacity(size_t pairs);

/// Where do the surfaces of two meshes cross?
///
/// @param a, b    The meshes that the trees were built from; the same one twice, if it crosses
///                itself. Vertices with the same coordinates are the same, whatever their indices.
/// @param matrix  That of isect_clash_pairs; NULL: the identity.
/// @param pairs   The result of isect_clash_pairs or isect_clash_self.
/// @param count   How many pairs.
/// @param memory  At least isect_clash_contour_capacity(count) bytes, aligned for numbers of 64
///                bits. May be NULL if that is 0.
/// @param bytes   The size of `memory` in bytes.
/// @param lines   Receives the lines.
/// @return        ISECT_OK; ISECT_TOO_SMALL; ISECT_BAD_ARGUMENT if a pointer is missing, there are
///                2^30 pairs or more, or a pair has an index of no triangle. Unless it is ISECT_OK,
///                `lines` is untouched.
///
/// Each piece of a line is the segment that its two triangles have in common. If both surfaces are
/// closed, so are all lines: they bound the part of the surface of `a` that is strictly inside of
/// `b`. Where both surfaces lie on one another, `a` counts as in front of `b`, so as outside of it,
/// and so touching bodies have no contour. A segment along an edge is a piece if the surfaces cross
/// there, not if they touch; at the border of a mesh it is one in either case. Lines may be open at
/// the border of a mesh, and at triangles without an area, which give no piece. Seen from outside
/// of `a`, the outside of `b` lies to the right of a line. Faces of one mesh that coincide each
/// give pieces of their own. The lines do not depend on the order of the triangles, except for
/// their own order and their first points.
/// Exact: which triangles have a segment in common, and on which edges its ends lie. Points have
/// the accuracy of isect_meet_triangle_triangle; points with the same coordinates are one.
/// Method: isect_meet_triangle_triangle of each pair; equal ends are linked.
/// Cost: 2 us a pair.
ISECT_TRY isect_status isect_clash_contour(const isect_mesh *a, const isect_mesh *b,
                                           const double *matrix, const uint32_t (*pairs)[2],
                                           size_t count, void *memory, size_t bytes,
                                           isect_clash_lines *lines);

ISECT_EXTERN_END
#endif
