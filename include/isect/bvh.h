/* isect/bvh.h - a tree over a mesh, and the questions to a mesh that it answers quickly.
 *
 * The tree copies what it needs: the mesh may be freed or changed once it is built; unless it is
 * indexed. An answer is,
 * bit for bit, that of a loop over all triangles with isect_cast_ray_triangle that keeps the least
 * (t, prim); the tree, the instruction set and the number of threads cannot change it. */
#ifndef ISECT_BVH_H
#define ISECT_BVH_H

#include "isect/answers.h"
#include "isect/any.h"
#include "isect/arrays.h"
#include "isect/shapes.h"
#include "isect/views.h"

ISECT_EXTERN_BEGIN

/// A bounding volume hierarchy. Read-only once built: share it freely between threads.
typedef struct isect_bvh isect_bvh;

/// How to build. All zero, or NULL instead of a pointer to it, means malloc, one thread, and the tree
/// that rays go through fastest.
typedef struct isect_bvh_options {
    isect_allocator allocator; ///< for the tree, and for the time of the call
    isect_threads threads;     ///< who builds
    bool fast;                 ///< built in less than half the time; rays take a fifth longer
    bool indexed;              ///< numbers of triangles instead of copies: see isect_bvh_build;
                               ///< trees over boxes and instances ignore it
} isect_bvh_options;

/// What a tree is made of.
typedef struct isect_bvh_statistics {
    isect_aabb bounds; ///< of the triangles in the tree; empty if there are none
    size_t triangles;  ///< in the tree
    size_t not_finite; ///< left out: a vertex is NaN or infinite, so that no ray can hit it
    size_t repeated;   ///< left out: the corners of a triangle of smaller index, where more than
                       ///< 8 boxes have the same center; other repeats stay
    size_t nodes;      ///< of eight children each
    size_t blocks;     ///< of up to eight triangles each
    size_t depth;      ///< longest way from the root to a leaf
    size_t bytes;      ///< held by the tree
    float cost;        ///< expected nodes and blocks that a ray which meets the bounds enters, by
                       ///< the surface area heuristic
    float built;       ///< the same, when it was built: cost / built tells what refitting has cost
} isect_bvh_statistics;

/// What one ray cost.
typedef struct isect_bvh_cost {
    uint32_t nodes;  ///< entered
    uint32_t blocks; ///< of triangles, tested
} isect_bvh_cost;

/// Does a hit count? Asked of a caller who knows what is see-through, hidden or locked.
typedef bool isect_bvh_keep(void *user, const isect_mesh_touch *touch);

/// Is told of a hit; false ends the search.
typedef bool isect_bvh_touched(void *user, const isect_mesh_touch *touch);

/// Is told of a triangle; false ends the search.
typedef bool isect_bvh_visitor(void *user, uint32_t prim);

/// Build a tree over the triangles of a mesh.
///
/// @param mesh     At most 2^31 - 1 triangles; none at all gives a tree that is never hit. The
///                 arrays are read during the call only, unless options->indexed.
/// @param options  May be NULL.
/// @param bvh      Receives the tree; release it with isect_bvh_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, an index
///                 is not less than vertex_count, or there are too many triangles.
///
/// Bad input: triangles with a NaN or an infinite number are left out and counted. On failure *bvh
/// is untouched and nothing is leaked.
/// Method: binned surface area heuristic (Wald 2007) that counts leaves in blocks of 8, collapsed
/// to 8 children a node (Wald, Benthin, Boulos 2008). With options->fast leaves are cells of a Morton
/// curve, merged with the nearest (parallel locally-ordered clustering, Meister and Bittner 2018); more
/// than 2^28 triangles are built as without.
/// Cost: O(n log n) time; about 100 bytes a triangle for the time of the call, 45 to 62 (double 85
/// to 115) for the tree. Built fast 60 bytes, and a third more for the tree.
///
/// With options->indexed the tree holds the numbers of its triangles alone: 12 to 20 bytes a triangle,
/// in double as well. Their corners are read from the arrays of the mesh whenever they are asked for:
/// the arrays must outlive the tree, and stay as they are until isect_bvh_refit is told of a change.
/// All answers are the same, bit for bit, and take 1.2 to 4 times as long.
ISECT_TRY isect_status isect_bvh_build(const isect_mesh *mesh, const isect_bvh_options *options,
                                       isect_bvh **bvh);

/// Let a tree follow a mesh whose vertices have moved.
///
/// @param bvh      A tree that left out no triangle (isect_bvh_stats). Nobody else may use it during
///                 the call.
/// @param mesh     The mesh as it is now, with as many triangles as the tree was built over; its
///                 arrays may be others, and are read during the call only; from then on, if the
///                 tree is indexed.
/// @param threads  May be NULL: the calling thread.
/// @return         ISECT_OK; ISECT_NOT_FINITE if a triangle has a NaN or an infinite number;
///                 ISECT_BAD_ARGUMENT if a pointer is missing, an index is not less than
///                 vertex_count, the number of triangles is another, or the tree left out some: then
///                 build a new one.
///
/// On failure the tree is as it was. isect_bvh_moments of the tree must be built again. The shape of
/// the tree stays: answers are those of a new tree, bit for bit, but may cost more the more the mesh
/// is deformed. isect_bvh_stats tells how much: where cost is twice that of `built`, a new tree pays.
/// Method: bounds from the leaves to the root. Allocates nothing.
/// Cost: O(n), 25 to 80 ns a triangle; building takes 4 to 8 times that.
ISECT_TRY isect_status isect_bvh_refit(isect_bvh *bvh, const isect_mesh *mesh,
                                       const isect_threads *threads);

/// Write a tree to a block of memory, to be kept in a file or sent.
///
/// @param bvh       A tree.
/// @param memory    Receives the block; of any alignment. May be NULL if the capacity is 0.
/// @param capacity  How many bytes there is room for.
/// @param bytes     Receives how many bytes the block has: those of the tree and about 60 more.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then nothing is
///                  written to memory; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// The block holds no pointer. It is the same for every instruction set and number of threads, and
/// is read by every machine whose bytes have the same order: x86, ARM and WebAssembly agree. A tree
/// of floats is not one of doubles. That of an indexed tree holds no corners: it is read by
/// isect_bvh_load_indexed. Cost: a copy and a checksum.
ISECT_TRY isect_status isect_bvh_save(const isect_bvh *bvh, void *memory, size_t capacity,
                                      size_t *bytes);

/// Read a tree that isect_bvh_save has written.
///
/// @param memory     The block, of any alignment. It is copied.
/// @param bytes      How long it is.
/// @param allocator  For the tree; may be NULL: malloc.
/// @param bvh        Receives the tree; release it with isect_bvh_free.
/// @return           ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or the
///                   block is not one that was saved: it is damaged, too short, too long, of another
///                   version, of the other precision, of a machine with another order of bytes, or
///                   an indexed tree.
///
/// Blocks may come from anywhere: a checksum finds what is damaged, and what has a right one is
/// still checked to be a tree, box by box. So whatever is loaded answers as a loop over the triangles
/// that are in it, each with the index that is in it, and reads nothing else; indices are less than
/// the number of triangles of the mesh, and not checked to be different. On failure *bvh is untouched
/// and nothing is leaked.
/// Cost: O(n), about 20 ns a triangle.
ISECT_TRY isect_status isect_bvh_load(const void *memory, size_t bytes,
                                      const isect_allocator *allocator, isect_bvh **bvh);

/// Read an indexed tree that isect_bvh_save has written, over the mesh that it was built over.
///
/// @param memory     The block, of any alignment. It is copied.
/// @param bytes      How long it is.
/// @param mesh       The mesh as it was when the tree was saved. As for isect_bvh_build with
///                   options->indexed its arrays are read as long as there is the tree.
/// @param allocator  For the tree; may be NULL: malloc.
/// @param bvh        Receives the tree; release it with isect_bvh_free.
/// @return           As isect_bvh_load; ISECT_BAD_ARGUMENT also if the mesh is none, or another one.
///
/// Each triangle must be in the box that the tree has of it, and that must be no larger than it has
/// to: so whatever is loaded answers as a loop over the triangles of the mesh that are in it. On
/// failure *bvh is untouched and nothing is leaked.
/// Cost: that of isect_bvh_load, and the waits for the corners of the mesh.
ISECT_TRY isect_status isect_bvh_load_indexed(const void *memory, size_t bytes,
                                              const isect_mesh *mesh,
                                              const isect_allocator *allocator, isect_bvh **bvh);

/// Release a tree.
///
/// @param bvh  May be NULL.
ISECT_API void isect_bvh_free(isect_bvh *bvh);

/// What is the tree made of?
///
/// @param bvh  A tree.
/// @return     Counts and bounds.
ISECT_ASK isect_bvh_statistics isect_bvh_stats(const isect_bvh *bvh);

/// Where does a ray first pierce the mesh?
///
/// @param bvh  A tree.
/// @param ray  Any direction length; a zero direction never hits. Both sides of a triangle count.
/// @return     The hit with the least t in [t_min, t_max], of equal ones that with the least prim.
///
/// Bad input: NaN, or an infinity elsewhere than in t_min and t_max, is a miss.
/// Exact: a ray that crosses a closed mesh hits it, edges and corners included: see
/// isect_cast_ray_triangle.
/// Method: 8-wide nodes with conservative slab tests, nearest child first.
/// Cost: about 0.15 to 1 microsecond. Batch: isect_bvh_cast_n, about twice as fast a ray.
ISECT_ASK isect_mesh_touch isect_bvh_cast(const isect_bvh *bvh, const isect_ray *ray);

/// Where does a ray first pierce the mesh, and what does it cost to find?
///
/// @param bvh   A tree.
/// @param ray   As for isect_bvh_cast.
/// @param cost  Receives the counts.
/// @return      As isect_bvh_cast.
ISECT_ASK isect_mesh_touch isect_bvh_cast_counted(const isect_bvh *bvh, const isect_ray *ray,
                                                  isect_bvh_cost *cost);

/// Where do n rays first pierce the mesh? 16 rays at a time share a thread, so that the waits for
/// memory of one are filled by the others; sixteen in a row that run side by side go together.
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit what isect_bvh_cast says of ray i.
ISECT_API void isect_bvh_cast_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                const isect_threads *threads, isect_mesh_touches touches);

/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     Exactly whether isect_bvh_cast hits.
///
/// Cost: cheaper than isect_bvh_cast, as any hit ends the search. Batch: isect_bvh_occluded_n.
ISECT_ASK bool isect_bvh_occluded(const isect_bvh *bvh, const isect_ray *ray);

/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is what
///                 isect_bvh_occluded says of ray i; the bits beyond n are 0.
ISECT_API void isect_bvh_occluded_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                    const isect_threads *threads, uint64_t *bits);

/// Where does a ray first pierce the mesh from a front? Triangles that it meets from their backs are
/// missed, as isect_cast_ray_triangle_culled says: the front is the side that cross(b - a, c - a)
/// points to.
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     As isect_bvh_cast, of the triangles that remain.
///
/// Bad input: as isect_bvh_cast. Exact: bit for bit the loop over isect_cast_ray_triangle_culled.
/// Cost: as isect_bvh_cast. Batch: isect_bvh_cast_culled_n.
ISECT_ASK isect_mesh_touch isect_bvh_cast_culled(const isect_bvh *bvh, const isect_ray *ray);

/// Where do n rays first pierce the mesh from a front?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit what isect_bvh_cast_culled says of ray i.
ISECT_API void isect_bvh_cast_culled_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                       const isect_threads *threads, isect_mesh_touches touches);

/// Does a ray pierce the mesh from a front anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     Exactly whether isect_bvh_cast_culled hits.
///
/// Cost: as isect_bvh_occluded. Batch: isect_bvh_occluded_culled_n.
ISECT_ASK bool isect_bvh_occluded_culled(const isect_bvh *bvh, const isect_ray *ray);

/// Do n rays pierce the mesh from a front anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     As for isect_bvh_occluded_n: what isect_bvh_occluded_culled says of each ray.
ISECT_API void isect_bvh_occluded_culled_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                           const isect_threads *threads, uint64_t *bits);

/// Which points of one set see which points of another, past a mesh?
///
/// @param bvh         A tree.
/// @param from        Any points; of one that is given n times (isect_points_one) there is but one row.
/// @param from_count  How many.
/// @param to          Any points.
/// @param to_count    How many.
/// @param margin      Which share of the line counts for nothing at either end, 0 to 1/2: so that points
///                    on the mesh are not hidden by their own triangles. 0.0001, for example.
/// @param threads     May be NULL: the calling thread.
/// @param bits        Receives isect_words(to_count) words for each point of `from`, one row after the
///                    other: bit j of row i is 1 if nothing is between point i and point j. Bits beyond
///                    are 0.
///
/// Bad input: points with NaN or infinity, and two that are the same, see each other, as nothing that
/// is hit is between them.
/// Exact: the bit is not isect_bvh_occluded of the ray from `from` with the difference of both points for
/// direction, t from margin to 1 - margin. So a line that touches an edge of the mesh is not free.
/// Cost: that of isect_bvh_occluded_n.
ISECT_API void isect_bvh_visible_n(const isect_bvh *bvh, isect_points from, size_t from_count,
                                   isect_points to, size_t to_count, float margin,
                                   const isect_threads *threads, uint64_t *bits);

/// How far below each of n points is the mesh, and where?
///
/// @param bvh      A tree, over a terrain mostly.
/// @param points   n points.
/// @param n        How many.
/// @param down     Which way is down; t is in units of its length.
/// @param t_min    0: what is first below each point. -INFINITY: what is highest on the whole line, wherever
///                 on it the point is; then t < 0 is above the point.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: t, the weights and the triangle; misses where there is none.
///
/// Exact: isect_bvh_cast of the ray from each point; so no point falls through a closed terrain, where it is
/// over an edge or a corner. Bad input: as there. Cost: that of isect_bvh_cast_n.
ISECT_API void isect_bvh_height_n(const isect_bvh *bvh, isect_points points, size_t n,
                                  const isect_vec3 *down, float t_min, const isect_threads *threads,
                                  isect_mesh_touch *touches);

/// Which triangles does a ray pierce?
///
/// @param bvh       A tree.
/// @param ray       As for isect_cast_ray_triangle.
/// @param touches   Receives the hits by increasing t, of the same t by increasing prim. May be NULL
///                  if the capacity is 0.
/// @param capacity  How many hits there is room for.
/// @param count     Receives how many hits there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then touches holds
///                  some of them, in no order.
///
/// An edge or a corner that the ray meets is part of each triangle there. Triangles that the tree
/// left out (isect_bvh_stats) are not found.
/// Exact: all that a loop over isect_cast_ray_triangle finds, with the same bits.
/// Cost: a box or triangle after the other, some 8 times isect_bvh_cast.
ISECT_TRY isect_status isect_bvh_cast_all(const isect_bvh *bvh, const isect_ray *ray,
                                          isect_mesh_touch *touches, size_t capacity,
                                          size_t *count);

/// Which triangles does a ray pierce next? So that hits are asked for as they are needed.
///
/// @param bvh      A tree.
/// @param ray      As for isect_cast_ray_triangle.
/// @param after    The last of those that were found so far; NULL: none.
/// @param touches  Receives the next hits, as isect_bvh_cast_all would say them. May be NULL if few is 0.
/// @param few      How many at most.
/// @return         How many there are; fewer than asked for only if there are no more.
///
/// Exact: as isect_bvh_cast_all, all of it in pieces of any size. Cost: as isect_bvh_cast_all, and
/// few / 2 moves for each that is nearer than those so far.
ISECT_TRY size_t isect_bvh_cast_next(const isect_bvh *bvh, const isect_ray *ray,
                                     const isect_mesh_touch *after, isect_mesh_touch *touches,
                                     size_t few);

/// Where does a ray cross the surface? Each crossing once, also at edges and corners.
///
/// @param bvh       A tree.
/// @param ray       As for isect_cast_ray_triangle.
/// @param touches   As for isect_bvh_cast_all.
/// @param capacity  As for isect_bvh_cast_all.
/// @param count     As for isect_bvh_cast_all.
/// @return          As isect_bvh_cast_all.
///
/// Of the hits of isect_bvh_cast_all those of triangles that a ray right beside it crosses, moved by
/// less than any number, the same way for all triangles. So of an edge that two triangles share and
/// that is crossed one is hit, of a fold that is only touched none or both; and a line crosses a
/// closed mesh an even number of times.
/// Exact: in all of that. Method: signs of edge functions of the moved ray (simulation of simplicity,
/// Edelsbrunner and Muecke 1990). Cost: as isect_bvh_cast_all, and about 0.3 us a hit.
ISECT_TRY isect_status isect_bvh_cast_crossings(const isect_bvh *bvh, const isect_ray *ray,
                                                isect_mesh_touch *touches, size_t capacity,
                                                size_t *count);

/// Where does a ray first pierce what the caller wants of the mesh?
///
/// @param bvh   A tree.
/// @param ray   As for isect_cast_ray_triangle.
/// @param keep  Is asked whether a hit counts, nearer than those that did so far; not of every hit,
///              and in no order. The same hit must be answered alike.
/// @param user  Is handed to keep.
/// @return      The kept hit with the least t; of several of the same t the one with the least prim.
///
/// Exact: as isect_bvh_cast. Cost: as isect_bvh_cast_all.
ISECT_TRY isect_mesh_touch isect_bvh_cast_filtered(const isect_bvh *bvh, const isect_ray *ray,
                                                   isect_bvh_keep *keep, void *user);

/// Which triangles does a ray pierce? Told one by one, until the caller has heard enough.
///
/// @param bvh    A tree.
/// @param ray    As for isect_cast_ray_triangle.
/// @param visit  Is told of each hit of isect_bvh_cast_all, once, in no order; false ends the search.
/// @param user   Is handed to visit.
/// @return       True if visit was told of all; false if it ended the search.
///
/// Exact: as isect_bvh_cast_all. The order is the same each time, of the same tree.
/// Cost: as isect_bvh_cast_all up to there, and the visits.
ISECT_TRY bool isect_bvh_cast_visit(const isect_bvh *bvh, const isect_ray *ray,
                                    isect_bvh_touched *visit, void *user);

/// Which point of the mesh is nearest to a point?
///
/// @param bvh      A tree.
/// @param point    Any point.
/// @param within2  The square of the largest distance that counts; INFINITY: any.
/// @return         The triangle with the least distance2 of isect_closest_point_triangle, of equal
///                 ones that with the least prim; its nearest point, the weights of that, and on
///                 which part of the triangle it is: on a corner or an edge exactly if the weights
///                 of the others are 0, and where distance2 is 0, exactly. A miss, if none is within
///                 the distance.
///
/// Bad input: NaN or an infinity in the point is a miss; so is within2 less than 0, or NaN. Triangles
/// that the tree left out (isect_bvh_stats) are not found.
/// Exact: point, distance2 and prim are those of a loop over isect_closest_point_triangle, bit for
/// bit; so distance2 is 0 exactly if the point is on the mesh.
/// Method: the tree, nearest child first, and a bound of how much nearer than its box a triangle may
/// be for the rounding of its formula.
/// Cost: 0.2 to 2 microseconds. Batch: isect_bvh_closest_n.
ISECT_ASK isect_mesh_nearest isect_bvh_closest(const isect_bvh *bvh, const isect_vec3 *point,
                                               float within2);

/// Which points of the mesh are nearest to n points? 16 at a time share a thread, so that the waits
/// for memory of one are filled by the others.
///
/// @param bvh      A tree.
/// @param points   n points.
/// @param n        How many.
/// @param within2  As for isect_bvh_closest, of all.
/// @param threads  May be NULL: the calling thread.
/// @param answers  Receives n answers: number i is bit for bit what isect_bvh_closest says of point
///                 i.
ISECT_API void isect_bvh_closest_n(const isect_bvh *bvh, isect_points points, size_t n,
                                   float within2, const isect_threads *threads,
                                   isect_mesh_nearests answers);

/// Which few triangles of the mesh are nearest to a point? The k nearest neighbours.
///
/// @param bvh      A tree.
/// @param point    Any point.
/// @param within2  As for isect_bvh_closest.
/// @param list     Receives them by increasing distance2, of the same by increasing prim, each as
///                 isect_bvh_closest would say it. May be NULL if few is 0.
/// @param few      How many at most.
/// @return         How many there are: fewer than asked for only if there are no more within the
///                 distance. What is beyond them in the list is undefined.
///
/// Bad input: as for isect_bvh_closest: 0.
/// Exact: as isect_bvh_closest.
/// Cost: as isect_bvh_closest, and 50 ns and few / 2 moves for each that is nearer than those so
/// far.
ISECT_TRY size_t isect_bvh_closest_few(const isect_bvh *bvh, const isect_vec3 *point, float within2,
                                       isect_mesh_nearest *list, size_t few);

/// Which triangles of the mesh are within a distance of a point?
///
/// @param bvh       A tree.
/// @param point     Any point.
/// @param within2   As for isect_bvh_closest.
/// @param list      Receives them, as isect_bvh_closest_few. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then list holds some
///                  of them, in no order.
///
/// Bad input: as for isect_bvh_closest: none.
/// Exact: as isect_bvh_closest.
/// Cost: that of the boxes and triangles within the distance, and n log n of those found.
ISECT_TRY isect_status isect_bvh_closest_all(const isect_bvh *bvh, const isect_vec3 *point,
                                             float within2, isect_mesh_nearest *list,
                                             size_t capacity, size_t *count);

/// Is a point outside of a closed mesh, on its surface or inside?
///
/// @param bvh    A tree over a closed mesh: each edge of a triangle is one of another triangle, too.
///               Triangles may cross, and need no common direction but for ISECT_NONZERO. Of a mesh
///               with holes it is told what a ray along x tells.
/// @param point  Any point.
/// @param rule   What is inside of a mesh that crosses itself; of others both say the same.
///               ISECT_EVEN_ODD: where that ray crosses an odd number of triangles; ISECT_NONZERO:
///               where it crosses more of them one way than the other.
/// @return       ISECT_TANGENT_INSIDE on a triangle, edge or corner; ISECT_INSIDE or ISECT_OUTSIDE
///               elsewhere.
///
/// Bad input: NaN or infinity in the point is ISECT_OUTSIDE. Triangles that the tree left out
/// (isect_bvh_stats) do not count.
/// Exact: over the whole finite range, whatever edge or corner the ray meets.
/// Method: the tree; signs of edge functions and determinants with a certified bound (Shewchuk 1997),
/// else exact ones; zeros by Simulation of Simplicity (Edelsbrunner and Muecke 1990).
/// Cost: 0.1 to 1 microsecond; far fewer outside of the bounds. Batch: isect_bvh_classify_point_n.
ISECT_ASK isect_side isect_bvh_classify_point(const isect_bvh *bvh, const isect_vec3 *point,
                                              isect_rule rule);

/// Are n points outside of a closed mesh, on its surface or inside?
///
/// @param bvh      As for isect_bvh_classify_point.
/// @param points   n points.
/// @param n        How many.
/// @param rule     As for isect_bvh_classify_point.
/// @param threads  May be NULL: the calling thread.
/// @param sides    Receives n sides: number i is what isect_bvh_classify_point says of point i.
ISECT_API void isect_bvh_classify_point_n(const isect_bvh *bvh, isect_points points, size_t n,
                                          isect_rule rule, const isect_threads *threads,
                                          uint8_t *sides);

/// What groups of the triangles of a tree look like from afar. Read-only once built: share it freely
/// between threads.
typedef struct isect_bvh_moments isect_bvh_moments;

/// Make a tree ready for winding numbers.
///
/// @param bvh        A tree, which must outlive them.
/// @param allocator  For them, and for the time of the call; may be NULL: malloc.
/// @param moments    Receives them; release them with isect_bvh_moments_free.
/// @return           ISECT_OK; ISECT_NO_MEMORY.
///
/// On failure *moments is untouched and nothing is leaked.
/// Cost: O(n), 75 ns a triangle; about 22 bytes a triangle (double 40), and 6 for the time of the
/// call.
ISECT_TRY isect_status isect_bvh_moments_build(const isect_bvh *bvh,
                                               const isect_allocator *allocator,
                                               isect_bvh_moments **moments);

/// Release them.
///
/// @param moments  May be NULL.
ISECT_API void isect_bvh_moments_free(isect_bvh_moments *moments);

/// How many times does a mesh go round a point, if it need not be closed?
///
/// @param moments  Of a tree over any triangles that are seen anticlockwise from outside: open,
///                 overlapping, with holes.
/// @param point    Any point.
/// @param beyond   A group of triangles is taken as one where it is so many times its radius away; 2
///                 is usual, INFINITY takes none as one.
/// @return         The generalised winding number: of a closed mesh a whole number, 1 inside, 0
///                 outside; of others what is more than a half is rather inside. On a triangle that
///                 is not counted, or counts a half.
///
/// Bad input: NaN or infinity in the point gives 0; so does a point farther away than 10^9 times the
/// size of the mesh. Triangles that the tree left out (isect_bvh_stats) do not count.
/// Accuracy: each group of area A at the distance d, with q = 1 / beyond, is off by at most A / (4 pi
/// d^2) q^2 (3 - 2 q) / (1 - q)^2; in all, on the meshes of the tests, by less than 0.1 with beyond 2,
/// 0.01 with 4, 0.0005 with 8, and with INFINITY but for rounding. It needs atan2, and so may differ
/// in the last bits where the C library does; it is the same for all instruction sets and threads.
/// Method: solid angles (Jacobson, Kavan and Sorkine-Hornung 2013); those of groups to the second
/// order (Barill, Dickson, Schmidt, Levin and Jacobson 2018).
/// Cost: 0.5 to 5 microseconds. Batch: isect_bvh_winding_n.
ISECT_ASK float isect_bvh_winding(const isect_bvh_moments *moments, const isect_vec3 *point,
                                  float beyond);

/// How many times does a mesh go round n points?
///
/// @param moments   As for isect_bvh_winding.
/// @param points    n points.
/// @param n         How many.
/// @param beyond    As for isect_bvh_winding.
/// @param threads   May be NULL: the calling thread.
/// @param windings  Receives n numbers: number i is bit for bit what isect_bvh_winding says of point
///                  i.
ISECT_API void isect_bvh_winding_n(const isect_bvh_moments *moments, isect_points points, size_t n,
                                   float beyond, const isect_threads *threads, float *windings);

/// How far is a point from the surface of a closed mesh, less than 0 inside?
///
/// @param bvh    As for isect_bvh_classify_point.
/// @param point  Any point.
/// @param rule   As for isect_bvh_classify_point.
/// @return       The root of distance2 of isect_bvh_closest, negative where
///               isect_bvh_classify_point says ISECT_INSIDE; of a mesh without triangles INFINITY.
///
/// Bad input: NaN or infinity in the point gives INFINITY.
/// Exact: its sign, and whether it is 0. Accuracy: as isect_closest_point_triangle, of the nearest
/// triangle.
/// Method: the sign is that of the crossings, not of normals, which tell nothing sure at edges.
/// Cost: that of both. Batch: isect_bvh_signed_distance_n.
ISECT_ASK float isect_bvh_signed_distance(const isect_bvh *bvh, const isect_vec3 *point,
                                          isect_rule rule);

/// How far are n points from the surface of a closed mesh, less than 0 inside?
///
/// @param bvh        As for isect_bvh_classify_point.
/// @param points     n points.
/// @param n          How many.
/// @param rule       As for isect_bvh_classify_point.
/// @param threads    May be NULL: the calling thread.
/// @param distances  Receives n distances: number i is bit for bit what isect_bvh_signed_distance
///                   says of point i.
ISECT_API void isect_bvh_signed_distance_n(const isect_bvh *bvh, isect_points points, size_t n,
                                           isect_rule rule, const isect_threads *threads,
                                           float *distances);

/// Which triangles of the mesh are inside a frustum, or partly?
///
/// @param bvh       A tree.
/// @param frustum   As for isect_classify_frustum_triangle; a rectangle of pixels is one, by
///                  isect_frustum_from_pixels.
/// @param least     ISECT_TANGENT_INSIDE: those that are wholly inside. ISECT_STRADDLES: those that
///                  are not outside, but for touching; ISECT_TANGENT_OUTSIDE: these too.
/// @param prims     Receives the triangles, by increasing index. May be NULL if the capacity is 0.
/// @param capacity  How many there is room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then prims holds
///                  some of them, in no order; ISECT_BAD_ARGUMENT if least is ISECT_OUTSIDE or no
///                  side: nothing is written.
///
/// Triangles that the tree left out (isect_bvh_stats) are not found.
/// Exact: those whose isect_classify_frustum_triangle is at least that.
/// Cost: that of the boxes and triangles at the border of the frustum, and n log n of those found.
ISECT_TRY isect_status isect_bvh_classify_frustum(const isect_bvh *bvh,
                                                  const isect_frustum *frustum, isect_side least,
                                                  uint32_t *prims, size_t capacity, size_t *count);

/* ---- A mesh that moves ---- */

/// A tree over a mesh whose vertices go straight from one place, at time 0, to another, at time 1. Read-only
/// once built: share it freely between threads.
typedef struct isect_bvh_motion isect_bvh_motion;

/// Build a tree over a mesh that moves.
///
/// @param from     The mesh at time 0; the tree has the shape that is good for this.
/// @param to       The same triangles at time 1: as many; its arrays are others, or have other strides. Both are
///                 read during the call only.
/// @param options  As for isect_bvh_build.
/// @param motion   Receives it; release it with isect_bvh_motion_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_NOT_FINITE if a triangle has a NaN or an infinite number;
///                 ISECT_BAD_ARGUMENT as isect_bvh_build, or if they have not as many triangles, or if a tree
///                 over `from` leaves out any that are repeated (isect_bvh_stats).
///
/// On failure *motion is untouched and nothing is leaked.
/// Method: isect_bvh_build of the one, isect_bvh_refit of a copy to the other. Cost: of both; twice the memory of
/// isect_bvh_build.
ISECT_TRY isect_status isect_bvh_motion_build(const isect_mesh *from, const isect_mesh *to,
                                              const isect_bvh_options *options,
                                              isect_bvh_motion **motion);

/// Release it.
///
/// @param motion  May be NULL.
ISECT_API void isect_bvh_motion_free(isect_bvh_motion *motion);

/// Where is a triangle that moves?
///
/// @param from, to  At time 0, and at time 1.
/// @param time      0 to 1.
/// @return          Each number a, b is (1 - time) a + time b, computed in double and rounded once more: at 0 and
///                  at 1 that of `from`, and of `to`.
ISECT_ASK isect_triangle isect_bvh_motion_triangle(const isect_triangle *from,
                                                   const isect_triangle *to, float time);

/// Where does a ray first pierce a mesh that moves, at a time?
///
/// @param motion  A tree.
/// @param ray     As for isect_bvh_cast.
/// @param time    0 to 1.
/// @return        The hit with the least t, of equal ones that with the least prim.
///
/// Bad input: as isect_bvh_cast; a time that is not 0 to 1 is a miss.
/// Exact: that of a loop over isect_cast_ray_triangle of each isect_bvh_motion_triangle, bit for bit.
/// Method: boxes of both ends, and triangles, blended as they are met; all of its steps grow with the bounds, so that
/// boxes hold the triangles as rounded. Cost: about twice isect_bvh_cast, where the shape of the tree is still good.
/// Batch: isect_bvh_motion_cast_n.
ISECT_ASK isect_mesh_touch isect_bvh_motion_cast(const isect_bvh_motion *motion,
                                                 const isect_ray *ray, float time);

/// Does a ray pierce a mesh that moves anywhere in [t_min, t_max], at a time?
///
/// @param motion     A tree.
/// @param ray, time  As for isect_bvh_motion_cast.
/// @return           Exactly whether isect_bvh_motion_cast hits. Cost: less than that. Batch:
///                   isect_bvh_motion_occluded_n.
ISECT_ASK bool isect_bvh_motion_occluded(const isect_bvh_motion *motion, const isect_ray *ray,
                                         float time);

/// Where do n rays first pierce a mesh that moves, each at a time of its own? 16 rays at a time share a thread.
///
/// @param motion   A tree.
/// @param rays     n rays.
/// @param times    n times, one of each ray, as for isect_bvh_motion_cast.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit what isect_bvh_motion_cast says of ray i at time i.
ISECT_API void isect_bvh_motion_cast_n(const isect_bvh_motion *motion, isect_rays rays,
                                       const float *times, size_t n, const isect_threads *threads,
                                       isect_mesh_touches touches);

/// Do n rays pierce a mesh that moves anywhere in their [t_min, t_max], each at a time of its own?
///
/// @param motion             A tree.
/// @param rays, times, n     As for isect_bvh_motion_cast_n.
/// @param threads            May be NULL: the calling thread.
/// @param bits               Receives isect_words(n) words: bit i (read it with isect_bit) is what
///                           isect_bvh_motion_occluded says of ray i at time i; the bits beyond n are 0.
ISECT_API void isect_bvh_motion_occluded_n(const isect_bvh_motion *motion, isect_rays rays,
                                           const float *times, size_t n,
                                           const isect_threads *threads, uint64_t *bits);

/* ---- A mesh and a shape ----
 *
 * Is there a triangle in the tree that shares a point with the shape, and which are all? Each as a loop
 * over isect_overlap_..._triangle or isect_overlap_triangle_..., as the comment says: of what kind the
 * shape may be, bad input and exactness are as there. The surface is asked: what lies wholly within a
 * closed mesh shares no point with it.
 *
 * Those that end in _all write the triangles to `prims`, by increasing index, as far as `capacity`
 * reaches, and how many there are to `count`. They return ISECT_OK; ISECT_TOO_SMALL if there are more
 * than the capacity: then prims holds some of them, in no order; ISECT_BAD_ARGUMENT if a pointer is
 * missing: prims may be NULL if the capacity is 0.
 *
 * Cost: a part of a microsecond, more where the shape is near to many triangles, and n log n of those
 * that are found. */

/// Do a mesh and a point share a point?
/// @param bvh  A tree. @param point  As for isect_overlap_point_triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_point(const isect_bvh *bvh, const isect_vec3 *point);
/// Which triangles of a mesh share a point with a point?
/// @param bvh  A tree. @param point  As for isect_overlap_point_triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_point_all(const isect_bvh *bvh, const isect_vec3 *point,
                                                   uint32_t *prims, size_t capacity, size_t *count);
/// Do a mesh and a segment share a point?
/// @param bvh  A tree. @param segment  As for isect_overlap_segment_triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_segment(const isect_bvh *bvh, const isect_segment *segment);
/// Which triangles of a mesh share a point with a segment?
/// @param bvh  A tree. @param segment  As for isect_overlap_segment_triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_segment_all(const isect_bvh *bvh,
                                                     const isect_segment *segment, uint32_t *prims,
                                                     size_t capacity, size_t *count);
/// Do a mesh and a ray share a point?
/// @param bvh  A tree. @param ray  As for isect_overlap_ray_triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_ray(const isect_bvh *bvh, const isect_ray *ray);
/// Which triangles of a mesh share a point with a ray?
/// @param bvh  A tree. @param ray  As for isect_overlap_ray_triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_ray_all(const isect_bvh *bvh, const isect_ray *ray,
                                                 uint32_t *prims, size_t capacity, size_t *count);
/// Do a mesh and a plane share a point?
/// @param bvh  A tree. @param plane  As for isect_overlap_plane_triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_plane(const isect_bvh *bvh, const isect_plane *plane);
/// Which triangles of a mesh share a point with a plane?
/// @param bvh  A tree. @param plane  As for isect_overlap_plane_triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_plane_all(const isect_bvh *bvh, const isect_plane *plane,
                                                   uint32_t *prims, size_t capacity, size_t *count);
/// Do a mesh and a triangle share a point?
/// @param bvh  A tree. @param triangle  As for isect_overlap_triangle_triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_triangle(const isect_bvh *bvh, const isect_triangle *triangle);
/// Which triangles of a mesh share a point with a triangle?
/// @param bvh  A tree. @param triangle  As for isect_overlap_triangle_triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_triangle_all(const isect_bvh *bvh,
                                                      const isect_triangle *triangle,
                                                      uint32_t *prims, size_t capacity,
                                                      size_t *count);
/// Do a mesh and a solid sphere share a point?
/// @param bvh  A tree. @param sphere  As for isect_overlap_triangle_sphere.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_sphere(const isect_bvh *bvh, const isect_sphere *sphere);
/// Which triangles of a mesh share a point with a solid sphere?
/// @param bvh  A tree. @param sphere  As for isect_overlap_triangle_sphere. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_sphere_all(const isect_bvh *bvh,
                                                    const isect_sphere *sphere, uint32_t *prims,
                                                    size_t capacity, size_t *count);
/// Do a mesh and a solid capsule share a point?
/// @param bvh  A tree. @param capsule  As for isect_overlap_triangle_capsule.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_capsule(const isect_bvh *bvh, const isect_capsule *capsule);
/// Which triangles of a mesh share a point with a solid capsule?
/// @param bvh  A tree. @param capsule  As for isect_overlap_triangle_capsule. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_capsule_all(const isect_bvh *bvh,
                                                     const isect_capsule *capsule, uint32_t *prims,
                                                     size_t capacity, size_t *count);
/// Do a mesh and a solid box along the axes share a point?
/// @param bvh  A tree. @param aabb  As for isect_overlap_triangle_aabb.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_aabb(const isect_bvh *bvh, const isect_aabb *aabb);
/// Which triangles of a mesh share a point with a solid box along the axes?
/// @param bvh  A tree. @param aabb  As for isect_overlap_triangle_aabb. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_aabb_all(const isect_bvh *bvh, const isect_aabb *aabb,
                                                  uint32_t *prims, size_t capacity, size_t *count);
/// Do a mesh and a convex hull share a point?
/// @param bvh  A tree. @param hull  As for isect_overlap_triangle_hull.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_hull(const isect_bvh *bvh, const isect_hull *hull);
/// Which triangles of a mesh share a point with a convex hull?
/// @param bvh  A tree. @param hull  As for isect_overlap_triangle_hull. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_hull_all(const isect_bvh *bvh, const isect_hull *hull,
                                                  uint32_t *prims, size_t capacity, size_t *count);

/// Do a mesh and a shape of any type share a point?
/// @param bvh  A tree. @param shape  As for isect_overlap_any, with a triangle.
/// @return Does it overlap any of the triangles?
ISECT_ASK bool isect_bvh_overlap_any(const isect_bvh *bvh, isect_any shape);
/// Which triangles of a mesh share a point with a shape of any type?
/// @param bvh  A tree. @param shape  As for isect_overlap_any, with a triangle. @param prims, capacity, count  The triangles.
/// @return The status.
ISECT_TRY isect_status isect_bvh_overlap_any_all(const isect_bvh *bvh, isect_any shape,
                                                 uint32_t *prims, size_t capacity, size_t *count);

/// Which triangles of a mesh share a point with a shape? Told one by one, until the caller has heard enough.
///
/// @param bvh    A tree.
/// @param shape  As for isect_bvh_overlap_any.
/// @param visit  Is told of each triangle of isect_bvh_overlap_any_all, once, in no order; false ends the search.
/// @param user   Is handed to visit.
/// @return       True if visit was told of all; false if it ended the search.
///
/// Exact: as a loop over isect_overlap_any, to the bit. The order is the same each time, of the same tree.
/// Cost: as isect_bvh_overlap_any_all up to there, and the visits.
ISECT_TRY bool isect_bvh_overlap_any_visit(const isect_bvh *bvh, isect_any shape,
                                           isect_bvh_visitor *visit, void *user);

/// Where a moving shape first touches a mesh: triangle `prim`, at `enter` of all times in [0, 1], with
/// point and normal as in isect_impact. A miss is {INFINITY, 0, 0, 0, 0, 0, 0, UINT32_MAX}.
typedef struct isect_mesh_impact {
    float enter;       ///< when they first touch
    isect_vec3 point;  ///< where, on the triangle
    isect_vec3 normal; ///< of length 1, from the shape to the triangle
    uint32_t prim;     ///< which triangle
} isect_mesh_impact;

/// When does a moving sphere first touch a mesh?
///
/// @param bvh     A tree over the surface.
/// @param sphere  Any, with any motion, as for isect_sweep_sphere_triangle.
/// @return        The least `enter` of all triangles, and of those with the same the one of least
///                index; point and normal are of that.
///
/// Bad input: as isect_sweep_sphere_triangle.
/// Accuracy: as a loop over isect_sweep_sphere_triangle, to the bit.
/// Method: the box of the shape moves through the boxes of the tree, those touched first come first.
/// Cost: some microseconds for each triangle whose box is touched before the shape is stopped.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_sphere(const isect_bvh *bvh,
                                                   const isect_moving_sphere *sphere);

/// When does a moving capsule first touch a mesh?
///
/// @param bvh      A tree over the surface.
/// @param capsule  Any, with any motion, as for isect_sweep_capsule_triangle.
/// @return         As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_capsule_triangle.
/// Accuracy: as a loop over isect_sweep_capsule_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_capsule(const isect_bvh *bvh,
                                                    const isect_moving_capsule *capsule);

/// When does a moving ellipsoid first touch a mesh?
///
/// @param bvh        A tree over the surface.
/// @param ellipsoid  Any, with any motion, as for isect_sweep_ellipsoid_triangle.
/// @return           As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_ellipsoid_triangle.
/// Accuracy: as a loop over isect_sweep_ellipsoid_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_ellipsoid(const isect_bvh *bvh,
                                                      const isect_moving_ellipsoid *ellipsoid);

/// When does a moving cylinder first touch a mesh?
///
/// @param bvh       A tree over the surface.
/// @param cylinder  Any, with any motion, as for isect_sweep_cylinder_triangle.
/// @return          As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_cylinder_triangle.
/// Accuracy: as a loop over isect_sweep_cylinder_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_cylinder(const isect_bvh *bvh,
                                                     const isect_moving_cylinder *cylinder);

/// When does a moving cone first touch a mesh?
///
/// @param bvh   A tree over the surface.
/// @param cone  Any, with any motion, as for isect_sweep_cone_triangle.
/// @return      As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_cone_triangle.
/// Accuracy: as a loop over isect_sweep_cone_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_cone(const isect_bvh *bvh,
                                                 const isect_moving_cone *cone);

/// When does a moving axis-aligned box first touch a mesh?
///
/// @param bvh   A tree over the surface.
/// @param aabb  Any, with any motion, as for isect_sweep_aabb_triangle.
/// @return      As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_aabb_triangle.
/// Accuracy: as a loop over isect_sweep_aabb_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_aabb(const isect_bvh *bvh,
                                                 const isect_moving_aabb *aabb);

/// When does a moving box with axes of its own first touch a mesh?
///
/// @param bvh  A tree over the surface.
/// @param obb  Any, with any motion, as for isect_sweep_obb_triangle.
/// @return     As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_obb_triangle.
/// Accuracy: as a loop over isect_sweep_obb_triangle, to the bit.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_obb(const isect_bvh *bvh, const isect_moving_obb *obb);

/// When does a moving convex hull first touch a mesh?
///
/// @param bvh     A tree over the surface.
/// @param hull    Where it begins, with any vertices.
/// @param motion  How far it goes from time 0 to time 1.
/// @return        As isect_bvh_sweep_sphere.
///
/// Bad input: as isect_sweep_triangle_hull.
/// Accuracy: as a loop over isect_sweep_triangle_hull, to the bit, of triangles that move by -motion:
/// the point is moved on by enter * motion, the normal turned round.
/// Method: as isect_bvh_sweep_sphere.
/// Cost: as isect_bvh_sweep_sphere.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_hull(const isect_bvh *bvh, const isect_hull *hull,
                                                 const isect_vec3 *motion);

/// Where does a shape that goes from point to point first touch a mesh?
///
/// @param bvh          A tree over the surface.
/// @param shape        Where it is when it is at path[0]: a sphere, capsule, ellipsoid, cylinder, cone, aabb,
///                     obb or hull. Any other shape touches nothing.
/// @param path, count  The points: it goes straight from each to the next, and does not turn. One point: it rests
///                     there.
/// @param segment      Receives which part of the path that is on: i is that from path[i] to path[i + 1]. Left
///                     alone if it touches nothing.
/// @return             The impact on that part, the first that has any; `enter` is the time on it, from 0 to 1.
///
/// Bad input: a part of which a number is NaN, or a difference infinite, touches nothing.
/// Accuracy: as a loop over the parts with isect_bvh_sweep_sphere or whatever is of that shape, to the bit,
/// where the shape is moved by path[i] - path[0] and goes path[i + 1] - path[i]; of a hull the triangles are moved
/// back, and the point forth. Where one part ends and the next begins is rounded: it can be 4 epsilon (|shape| +
/// |path|) apart.
/// Method: as isect_bvh_sweep_sphere, part by part. Cost: as of its parts up to the first contact.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_any_path(const isect_bvh *bvh, isect_any shape,
                                                     const isect_vec3 *path, size_t count,
                                                     size_t *segment);

/// Which triangles of a mesh does a moving shape touch, and when?
///
/// @param bvh       A tree over the surface.
/// @param shape     Where it begins: a sphere, capsule, ellipsoid, cylinder, cone, aabb, obb or hull. Any other
///                  shape touches nothing.
/// @param motion    How far it goes from time 0 to time 1.
/// @param impacts   Receives for each triangle that it touches the first time, by increasing `enter`, of the
///                  same by increasing prim. May be NULL if the capacity is 0.
/// @param capacity  How many impacts there is room for.
/// @param count     Receives how many impacts there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then impacts holds some of
///                  them, in no order.
///
/// Bad input: as isect_sweep_sphere_triangle.
/// Accuracy: all that a loop over isect_sweep_sphere_triangle or whatever is of that shape finds, with the same
/// bits; of a hull as isect_bvh_sweep_hull.
/// Method: as isect_bvh_sweep_sphere. Cost: as of all triangles whose boxes that of the shape touches on its way.
ISECT_TRY isect_status isect_bvh_sweep_any_all(const isect_bvh *bvh, isect_any shape,
                                               const isect_vec3 *motion, isect_mesh_impact *impacts,
                                               size_t capacity, size_t *count);

/// Which triangles does a moving shape touch next? So that impacts are asked for as they are needed, and no
/// longer than that.
///
/// @param bvh            A tree over the surface.
/// @param shape, motion  As for isect_bvh_sweep_any_all.
/// @param after          The last of those that were found so far; NULL: none.
/// @param impacts        Receives the next ones, as isect_bvh_sweep_any_all would say them. May be NULL if few
///                       is 0.
/// @param few            How many at most.
/// @return               How many there are; fewer than asked for only if there are no more.
///
/// Accuracy: as isect_bvh_sweep_any_all, all of it in pieces of any size.
/// Cost: as of the triangles up to the last of these, and few / 2 moves for each that is earlier than those so far.
ISECT_TRY size_t isect_bvh_sweep_any_next(const isect_bvh *bvh, isect_any shape,
                                          const isect_vec3 *motion, const isect_mesh_impact *after,
                                          isect_mesh_impact *impacts, size_t few);

/// When does each of many moving shapes first touch a mesh?
///
/// @param bvh              A tree over the surface.
/// @param shapes, motions  As for isect_bvh_sweep_any_all. One does not stop another.
/// @param n                How many there are of both.
/// @param threads          Who does it; NULL: the calling thread.
/// @param impacts          Receives the impact of each, in their order.
///
/// Accuracy: as isect_bvh_sweep_sphere or whatever is of that shape, to the bit, for any threads.
/// Method, cost: as isect_bvh_sweep_sphere, one after the other.
ISECT_API void isect_bvh_sweep_any_n(const isect_bvh *bvh, const isect_any *shapes,
                                     const isect_vec3 *motions, size_t n,
                                     const isect_threads *threads, isect_mesh_impact *impacts);

/* ---- Walking ---- */

/// How a body walks. All zero but `skin`: it flies, and slides along whatever it meets.
typedef struct isect_mover {
    isect_vec3 up; ///< of length 1, against gravity; 0, 0, 0: none, and no field below is read
    float slope;   ///< ground carries it from this normal . up on: 0.7 is an angle of 45 degrees
    float step;    ///< how high it steps up stairs, and down after the ground; 0: it does not
    float fall;    ///< how far it falls this time if nothing carries it
    float skin;    ///< how near it comes to the mesh; not positive: a hundredth of its least radius
} isect_mover;

/// Where it has come to.
typedef struct isect_moved {
    isect_vec3 way;    ///< how far it is now: add this to the points of the shape
    isect_vec3 ground; ///< the normal of what carries it; 0, 0, 0: nothing does
    uint32_t touched;  ///< how many times it was stopped on the way
} isect_moved;

/// How far does a sphere come that wants to go over a mesh?
///
/// @param bvh     A tree over the surface.
/// @param sphere  Where it is: free of the mesh.
/// @param motion  How far it wants to go. What goes along `up` is a jump, against it a fall.
/// @param mover   How it walks. The skin is best not less than 64 epsilon * the size of a triangle.
/// @return        It slides along what stops it, climbs stairs, and falls to the ground.
///
/// Bad input: a number of motion or mover that is NaN or infinite: it stays.
/// Accuracy: Where it comes to, each sum rounded once, it is free of the mesh, if it was so before:
/// isect_bvh_overlap_sphere says no. It goes through nothing: all its ways are sweeps.
/// Method: collide and slide (Fauerby, Improved Collision Detection and Response, 2003), with the
/// place asked again by a sweep without motion.
/// Cost: mostly 6 to 12 sweeps, 250 at most.
ISECT_ASK isect_moved isect_bvh_move_sphere(const isect_bvh *bvh, const isect_sphere *sphere,
                                            const isect_vec3 *motion, const isect_mover *mover);

/// How far does a capsule come that wants to go over a mesh?
///
/// @param bvh      A tree over the surface.
/// @param capsule  Where it is: free of the mesh. It does not turn.
/// @param motion   As for isect_bvh_move_sphere, and so is what follows.
/// @param mover    As there.
/// @return         As there: way is to be added to both ends.
///
/// Bad input: a number of motion or mover that is NaN or infinite: it stays.
/// Accuracy: as isect_bvh_move_sphere: isect_bvh_overlap_capsule says no.
/// Method: as isect_bvh_move_sphere.
/// Cost: as isect_bvh_move_sphere.
ISECT_ASK isect_moved isect_bvh_move_capsule(const isect_bvh *bvh, const isect_capsule *capsule,
                                             const isect_vec3 *motion, const isect_mover *mover);

/// How far does an ellipsoid come that wants to go over a mesh?
///
/// @param bvh        A tree over the surface.
/// @param ellipsoid  Where it is: free of the mesh. It does not turn.
/// @param motion     As for isect_bvh_move_sphere, and so is what follows.
/// @param mover      As there.
/// @return           As there.
///
/// Bad input: a number of motion or mover that is NaN or infinite: it stays.
/// Accuracy: as isect_bvh_move_sphere: isect_overlap_triangle_ellipsoid says no of every triangle.
/// Method: as isect_bvh_move_sphere.
/// Cost: as isect_bvh_move_sphere.
ISECT_ASK isect_moved isect_bvh_move_ellipsoid(const isect_bvh *bvh,
                                               const isect_ellipsoid *ellipsoid,
                                               const isect_vec3 *motion, const isect_mover *mover);

ISECT_EXTERN_END
#endif
