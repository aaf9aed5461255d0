/* isect/clash.h - which triangles of two meshes share points or are near, or of one with itself? */
#ifndef ISECT_CLASH_H
#define ISECT_CLASH_H

#include "isect/bvh.h"

ISECT_EXTERN_BEGIN

/// Do two meshes share a point?
///
/// @param a, b    Trees over the surfaces. What lies wholly within a closed mesh shares none with it.
/// @param matrix  Where the second is: 12 numbers, rows of 4, as in isect_instance, of any affine map. A
///                corner is moved in double and rounded once. NULL: it stays where it is.
/// @return        Do any two of their triangles overlap? Touching counts.
///
/// Bad input: a triangle that is moved out of range, or by NaN or infinity, shares no point.
/// Exact: as isect_overlap_triangle_triangle, of corners as they were moved and rounded. Triangles that
/// a tree left out (isect_bvh_stats) are not asked.
/// Method: boxes of both trees, eight at a time, from the roots down.
/// Cost: a microsecond to some where they overlap; what is near takes longer.
ISECT_TRY bool isect_clash_any(const isect_bvh *a, const isect_bvh *b, const double *matrix);

/// Which triangles of two meshes share a point?
///
/// @param a, b      As for isect_clash_any.
/// @param matrix    As for isect_clash_any.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives a triangle of `a` and one of `b` each, by increasing indices, that of `a`
///                  first. May be NULL if the capacity is 0.
/// @param capacity  How many pairs there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if there are more than the capacity: then pairs holds
///                  some of them, in no order; ISECT_BAD_ARGUMENT if a pointer is missing: nothing is
///                  written.
///
/// Exact: all that a loop over isect_overlap_triangle_triangle finds, of corners as they were moved.
/// Triangles that a tree left out (isect_bvh_stats) are not found.
/// Method: as isect_clash_any; of triangles whose boxes overlap, eight at a time are asked whether one
/// is on one side of the other's plane.
/// Cost: some 50 ns a triangle near the other mesh, and n log n of the pairs found.
ISECT_TRY isect_status isect_clash_pairs(const isect_bvh *a, const isect_bvh *b,
                                         const double *matrix, const isect_threads *threads,
                                         uint32_t (*pairs)[2], size_t capacity, size_t *count);

/// Is told of two triangles; false ends the search.
typedef bool isect_clash_visitor(void *user, uint32_t a, uint32_t b);

/// Which triangles of two meshes share a point? Told one by one, until the caller has heard enough.
///
/// @param a, b, matrix  As for isect_clash_any.
/// @param visit         Is told of each pair of isect_clash_pairs, once, in no order, by the calling thread;
///                      false ends the search.
/// @param user          Is handed to visit.
/// @return              True if visit was told of all; false if it ended the search.
///
/// Exact: as isect_clash_pairs. The order is the same each time, of the same trees.
/// Cost: as isect_clash_pairs up to there, without the sorting, and the visits.
ISECT_TRY bool isect_clash_visit(const isect_bvh *a, const isect_bvh *b, const double *matrix,
                                 isect_clash_visitor *visit, void *user);

/// Two triangles and where they are nearest. A miss has distance2 INFINITY, both indices UINT32_MAX,
/// and else 0.
typedef struct isect_clash_nearest {
    isect_vec3 a, b; ///< the nearest points; the same one where they share any
    float distance2; ///< the square of their distance; 0 exactly if the triangles share a point
    uint32_t prim_a; ///< which triangle of the first mesh
    uint32_t prim_b; ///< which of the second
} isect_clash_nearest;

/// How far apart are two meshes, and where?
///
/// @param a, b     Trees over the surfaces. What lies wholly within a closed mesh is as far from it as
///                 its surface is.
/// @param matrix   Where the second is, as for isect_clash_any.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @return         The two triangles with the least distance2, of equal ones those with the least
///                 index of `a`, then of `b`. A miss, if none are within the distance.
///
/// Bad input: within2 less than 0 or NaN is a miss, and a matrix with NaN or infinity, or one that moves
/// corners out of range.
/// Exact: points and distance2 are those of isect_closest_triangle_triangle, and the triangles those of
/// a loop over all pairs, bit for bit. Triangles that a tree left out (isect_bvh_stats) are not asked.
/// Method: boxes of both trees, eight at a time, nearest first, then planes of triangles.
/// Cost: for 80 thousand triangles each 0.4 to 2 ms where they are apart, some ms where thousands of
/// triangles share points. Less, the less within2 is.
ISECT_TRY isect_clash_nearest isect_clash_closest(const isect_bvh *a, const isect_bvh *b,
                                                  const double *matrix, float within2);

/// Which triangles of two meshes are near each other? For clearances.
///
/// @param a, b      As for isect_clash_closest.
/// @param matrix    As for isect_clash_closest.
/// @param within2   The square of the clearance. Just as far apart counts.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives all pairs within it, by increasing indices, that of `a` first. May be NULL
///                  if the capacity is 0.
/// @param capacity  How many pairs there is room for.
/// @param count     Receives how many there are.
/// @return          As isect_clash_pairs; none are found where isect_clash_closest is a miss.
///
/// Exact: all that a loop over isect_closest_triangle_triangle finds, with its points, bit for bit.
/// Cost: 2 to 3 us for each pair that is found, and n log n of them.
ISECT_TRY isect_status isect_clash_near(const isect_bvh *a, const isect_bvh *b,
                                        const double *matrix, float within2,
                                        const isect_threads *threads, isect_clash_nearest *pairs,
                                        size_t capacity, size_t *count);

/// Do two triangles of one mesh share more than corners and edges?
///
/// @param a, b  Any. Corners with the same coordinates are the same corner, whatever their indices.
/// @return      Have they a point in common that is not in the hull of their common corners?
///              So those without a common corner must not touch; neighbours at an edge must not
///              lie on one another; and the same triangle twice is one too many.
///
/// Bad input: NaN or infinity has nothing in common with anything.
/// Exact: over the whole finite range, needles and points included.
/// Method: of neighbours at a corner the opposite edges, at an edge the planes; isect_meet_triangle_triangle
/// of degenerate ones. Cost: 10 to 40 ns; of degenerate ones some us.
ISECT_ASK bool isect_clash_triangles(const isect_triangle *a, const isect_triangle *b);

/// Does a mesh cross itself?
///
/// @param bvh  A tree over it.
/// @return     Is there a pair in isect_clash_self?
///
/// Exact: as isect_clash_triangles. Cost: as isect_clash_self, until one is found.
ISECT_ASK bool isect_clash_self_any(const isect_bvh *bvh);

/// Which triangles of a mesh cross or overlap each other?
///
/// @param bvh       A tree over it.
/// @param threads   May be NULL: the calling thread. The answer is the same.
/// @param pairs     Receives two triangles each, the one of smaller index first, by increasing indices.
///                  May be NULL if the capacity is 0.
/// @param capacity  How many pairs there is room for.
/// @param count     Receives how many there are.
/// @return          As isect_clash_pairs.
///
/// Exact: all that a loop over isect_clash_triangles finds. Triangles that the tree left out, those with
/// the same corners in the same order as another (isect_bvh_stats), are not found.
/// Cost: about 0.2 us a triangle.
ISECT_TRY isect_status isect_clash_self(const isect_bvh *bvh, const isect_threads *threads,
                                        uint32_t (*pairs)[2], size_t capacity, size_t *count);

/// Which triangles of a mesh cross or overlap each other? Told one by one, until the caller has heard enough.
///
/// @param bvh    A tree over it.
/// @param visit  Is told of each pair of isect_clash_self, the smaller index first, as isect_clash_visit is.
/// @param user   Is handed to visit.
/// @return       True if visit was told of all; false if it ended the search.
///
/// Exact: as isect_clash_self. Cost: as isect_clash_visit.
ISECT_TRY bool isect_clash_self_visit(const isect_bvh *bvh, isect_clash_visitor *visit, void *user);

/// A body: a mesh, its tree, and whether it has an inside.
typedef struct isect_clash_body {
    const isect_mesh *mesh; ///< what the tree was built from
    const isect_bvh *bvh;   ///< a tree over it
    bool closed;            ///< a solid: every edge belongs to two triangles, the fronts are
                            ///< outside, and the surface does not cross itself
} isect_clash_body;

/// What do two bodies have in common: nothing, contact, or room, and how?
///
/// @param a, b     The bodies.
/// @param within2  The square of a clearance: surfaces that are so near are ISECT_CLASH_NEAR if the bodies
///                 have no point in common. Negative or NaN: none.
/// @return         Of two that are closed, where skin is the surface, and room is volume that both have:
///                 room, no skin of a or b inside or outside of the other, or of opposite fronts on
///                 its skin: ISECT_CLASH_DUPLICATE, however it is cut into triangles. Room, no skin of a outside
///                 of b, none of b inside of a: ISECT_CLASH_INSIDE, also if it touches b from within; the other
///                 way round ISECT_CLASH_AROUND. Other room: ISECT_CLASH_PROTRUDING if a corner of
///                 either is strictly inside of the other one, else ISECT_CLASH_PIERCING. No room:
///                 ISECT_CLASH_TOUCHING if they share a point, else by the clearance ISECT_CLASH_NEAR or
///                 ISECT_CLASH_APART.
///                 If one is not closed, room is not known: ISECT_CLASH_PIERCING if two triangles cross,
///                 each with corners on both sides of the other one; else ISECT_CLASH_TOUCHING, and so on.
///
/// Bad input: without a mesh or tree ISECT_CLASH_APART. Triangles that a tree left out (isect_bvh_stats) do
/// not count. What is told of a body that crosses itself, or has fronts inside, is as if it did not.
/// Exact: whether they share a point; the side of corners; where triangles cross, and on which side they go on.
/// Room that only the middle of a triangle tells of, all of whose corners and edges are on corners and edges of
/// the other body, is seen if that is deeper than 16 epsilon times its largest number.
/// Method: isect_clash_visit, isect_meet_triangle_triangle and isect_orient3d of the pairs; then
/// isect_bvh_classify_point of corners and middles.
/// Cost: 2 us for a pair of triangles that share a point, up to some us for each triangle of both.
ISECT_TRY isect_clash_kind isect_clash_bodies(const isect_clash_body *a, const isect_clash_body *b,
                                              float within2);

/// A line in which two surfaces cross.
typedef struct isect_clash_line {
    size_t first; ///< its first point, of those of all lines
    size_t count; ///< how many points
    bool closed;  ///< back to the first
} isect_clash_line;

/// Where two surfaces cross. It keeps pointers to the memory that was lent.
typedef struct isect_clash_lines {
    const isect_vec3 *points;      ///< of all lines, one after the other
    const uint32_t *a;             ///< the triangle of `a` from each point to the next; at the end
                                   ///< of an open line UINT32_MAX
    const uint32_t *b;             ///< that of `b`
    size_t point_count;            ///< how many
    const isect_clash_line *lines; ///< those that are closed last
    size_t line_count;             ///< how many
} isect_clash_lines;

/// How much memory does the contour of so many pairs take?
///
/// @param pairs  How many pairs of triangles.
/// @return       Bytes: about 200 a pair (double: 280); 0 if there are none, or too many.
ISECT_TRY size_t isect_clash_contour_capacity(size_t pairs);

/// Where do the surfaces of two meshes cross?
///
/// @param a, b    The meshes that the trees were built from; the same one twice, if it crosses itself.
///                Vertices with the same coordinates are the same, whatever their indices.
/// @param matrix  That of isect_clash_pairs; NULL: none.
/// @param pairs   Of isect_clash_pairs or isect_clash_self.
/// @param count   How many.
/// @param memory  At least isect_clash_contour_capacity(count) bytes, aligned for numbers of 64 bits.
///                May be NULL if that is 0.
/// @param bytes   How many there are.
/// @param lines   Receives the lines.
/// @return        ISECT_OK; ISECT_TOO_SMALL; ISECT_BAD_ARGUMENT if a pointer is missing, there are 2^30
///                pairs or more, or one of a triangle that is not there. But for ISECT_OK `lines` is
///                untouched.
///
/// Each piece of a line is the segment that its two triangles have in common. Lines are closed where
/// closed surfaces cross; they may be open at the border of a mesh, and where surfaces touch or lie
/// on one another: of the common polygon of two triangles in one plane there is no piece, but where
/// it ends other triangles have theirs. Seen from outside of `a`, what is outside of `b` lies to the right.
/// Exact: which triangles have a segment in common; of which edges its ends are. Points are off by
/// no more than isect_meet_triangle_triangle says, and those with the same coordinates are one.
/// Method: isect_meet_triangle_triangle of each pair; equal ends are linked.
/// Cost: 2 us a pair.
ISECT_TRY isect_status isect_clash_contour(const isect_mesh *a, const isect_mesh *b,
                                           const double *matrix, const uint32_t (*pairs)[2],
                                           size_t count, void *memory, size_t bytes,
                                           isect_clash_lines *lines);

ISECT_EXTERN_END
#endif
