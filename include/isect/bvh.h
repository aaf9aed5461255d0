/* isect/bvh.h - a tree over a mesh, and the questions to a mesh that it answers quickly.
 *
 * The tree copies what it needs, unless it is indexed: the mesh may be freed or changed once the
 * tree is built. An answer is, bit for bit, that of a loop over all triangles with
 * isect_cast_ray_triangle that keeps the least (t, prim); the tree, the instruction set and the
 * number of threads cannot change it. */
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

/// How to build. All zero, or NULL instead of a pointer to it, means malloc, one thread, and the
/// tree that rays go through fastest.
typedef struct isect_bvh_options {
    isect_allocator allocator; ///< for the tree, and for the time of the call
    isect_threads threads;     ///< how many threads build
    bool fast;                 ///< built in less than half the time; rays take a fifth longer
    bool indexed;              ///< numbers of triangles instead of copies: see isect_bvh_build;
                               ///< trees over boxes and instances ignore it
    bool in_place;             ///< of a saved block: it is read where it lies, see isect_bvh_load
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
    float built;       ///< the same, when it was built: cost / built is the price of refitting
} isect_bvh_statistics;

/// What one ray cost.
typedef struct isect_bvh_cost {
    uint32_t nodes;  ///< entered
    uint32_t blocks; ///< of triangles, tested
} isect_bvh_cost;

/// Does a hit count? The caller's function, which knows what is see-through, hidden or locked.
typedef bool isect_bvh_keep(void *user, const isect_mesh_touch *touch);

/// Is called with a hit; false ends the search.
typedef bool isect_bvh_touched(void *user, const isect_mesh_touch *touch);

/// Is called with a triangle; false ends the search.
typedef bool isect_bvh_visitor(void *user, uint32_t prim);

/// Build a tree over the triangles of a mesh.
///
/// @param mesh     At most 2^31 - 1 triangles; no triangles give a tree that is never hit. The
///                 arrays are read during the call only, unless options->indexed.
/// @param options  May be NULL.
/// @param bvh      Receives the tree; release it with isect_bvh_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, an index
///                 is not less than vertex_count, or there are too many triangles.
///
/// Bad input: triangles with a NaN or an infinite number are left out and counted. On failure *bvh
/// is untouched and nothing is leaked.
/// Method: binned surface area heuristic (Wald 2007) that counts leaves in blocks of 8, collapsed
/// to 8 children a node such that the sum of areas is least (Ylitie, Karras, Laine 2017). With
/// options->fast leaves are cells of a Morton curve, merged with the nearest (parallel
/// locally-ordered clustering, Meister and Bittner 2018); the option is ignored for more than 2^28
/// triangles.
/// Cost: O(n log n) time; about 100 bytes a triangle for the time of the call, 45 to 62 (double 85
/// to 115) for the tree. With options->fast 60 bytes a triangle for the time of the call, and a
/// third more for the tree.
///
/// With options->indexed the tree holds only the indices of its triangles: 12 to 20 bytes a
/// triangle, in double as well. Every question reads the vertices from the arrays of the mesh. The
/// arrays must outlive the tree; after a change isect_bvh_refit must be called. All answers are the
/// same, bit for bit, and take 1.2 to 4 times as long.
ISECT_TRY isect_status isect_bvh_build(const isect_mesh *mesh, const isect_bvh_options *options,
                                       isect_bvh **bvh);

/// Let a tree follow a mesh whose vertices have moved.
///
/// @param bvh      A tree that left out no triangle (isect_bvh_stats). No other thread may use it
///                 during the call.
/// @param mesh     The mesh as it is now, with as many triangles as the tree was built over. Its
///                 arrays may be new ones. They are read during the call only; an indexed tree
///                 reads them from then on.
/// @param threads  May be NULL: the calling thread.
/// @return         ISECT_OK; ISECT_NOT_FINITE if a triangle has a NaN or an infinite number;
///                 ISECT_BAD_ARGUMENT if a pointer is missing, an index is not less than
///                 vertex_count, the number of triangles has changed, the tree left out some
///                 triangles, or reads a saved block in place: then build a new tree.
///
/// On failure the tree is as it was. isect_bvh_moments of the tree must be built again. The shape
/// of the tree stays: answers are those of a new tree, bit for bit, but may cost more the more the
/// mesh is deformed. isect_bvh_stats shows how much: where `cost` is twice `built`, a new tree
/// pays.
/// Method: bounds from the leaves to the root. Allocates nothing.
/// Cost: O(n), 25 to 80 ns a triangle; building takes 4 to 8 times that.
ISECT_TRY isect_status isect_bvh_refit(isect_bvh *bvh, const isect_mesh *mesh,
                                       const isect_threads *threads);

/// Write a tree to a block of memory, to be kept in a file or sent.
///
/// @param bvh       A tree.
/// @param memory    Receives the block; of any alignment. May be NULL if the capacity is 0.
/// @param capacity  The size of `memory` in bytes.
/// @param bytes     Receives the size of the block in bytes: that of the tree and about 60 more.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then nothing is
///                  written to memory; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// The block holds no pointer. It is the same for every instruction set and number of threads, and
/// is read by every machine whose bytes have the same order: x86, ARM and WebAssembly agree. A tree
/// in float cannot be read in double. The block of an indexed tree holds no vertices:
/// isect_bvh_load_indexed reads it. Cost: a copy and a checksum.
ISECT_TRY isect_status isect_bvh_save(const isect_bvh *bvh, void *memory, size_t capacity,
                                      size_t *bytes);

/// Read a tree that isect_bvh_save has written.
///
/// @param memory   The block, of any alignment. It is copied, unless options->in_place.
/// @param bytes    How long it is.
/// @param options  The allocator for the tree, and in_place; the rest is ignored. May be NULL.
/// @param bvh      Receives the tree; release it with isect_bvh_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_BAD_ARGUMENT if a pointer is missing, or the
///                 block is not one that was saved: it is damaged, too short, too long, of another
///                 version, of the other precision, of a machine with another order of bytes, or
///                 an indexed tree; also if it is read in place and not aligned to 64 bytes.
///
/// With options->in_place the tree reads the block as long as it exists, and never writes to it: a
/// file that many processes map is in memory once. isect_bvh_refit refuses such a tree.
///
/// Blocks from untrusted sources are safe: a checksum detects damage, and a block whose checksum is
/// right is still checked to be a tree, box by box. So a loaded tree answers as a loop over the
/// triangles in it, each with the index stored in it, and reads nothing else. Indices are less than
/// the number of triangles of the mesh; they are not checked to be different. On failure *bvh is
/// untouched and nothing is leaked.
/// Cost: O(n), about 20 ns a triangle.
ISECT_TRY isect_status isect_bvh_load(const void *memory, size_t bytes,
                                      const isect_bvh_options *options, isect_bvh **bvh);

/// Read an indexed tree that isect_bvh_save has written, over the mesh that it was built over.
///
/// @param memory   The block, as for isect_bvh_load.
/// @param bytes    How long it is.
/// @param mesh     The mesh as it was when the tree was saved. As for isect_bvh_build with
///                 options->indexed its arrays are read as long as the tree exists.
/// @param options  As for isect_bvh_load.
/// @param bvh      Receives the tree; release it with isect_bvh_free.
/// @return         As isect_bvh_load; ISECT_BAD_ARGUMENT also if the mesh is NULL, or not the one
///                 the tree was built over.
///
/// The box that the tree holds of each triangle must contain the triangle, and be no larger than
/// necessary. So a loaded tree answers as a loop over the triangles of the mesh that are in it. On
/// failure *bvh is untouched and nothing is leaked.
/// Cost: that of isect_bvh_load, and one access to memory for each vertex of the mesh.
ISECT_TRY isect_status isect_bvh_load_indexed(const void *memory, size_t bytes,
                                              const isect_mesh *mesh,
                                              const isect_bvh_options *options, isect_bvh **bvh);

/// Release a tree.
///
/// @param bvh  May be NULL.
ISECT_API void isect_bvh_free(isect_bvh *bvh);

/// What is the tree made of: how many triangles, nodes and bytes, and at what expected cost of a
/// ray?
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
///
/// Bad input, exactness, method and cost: as isect_bvh_cast.
ISECT_ASK isect_mesh_touch isect_bvh_cast_counted(const isect_bvh *bvh, const isect_ray *ray,
                                                  isect_bvh_cost *cost);

/// Where do n rays first pierce the mesh? A thread works on 16 rays at a time, so that memory
/// latency of one ray is hidden by the others; 16 neighbours in the array that are nearly parallel
/// go through the tree together.
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit isect_bvh_cast of ray i.
///
/// Bad input, exactness and method: as isect_bvh_cast.
/// Cost: about half of isect_bvh_cast a ray, shared by the threads.
ISECT_API void isect_bvh_cast_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                const isect_threads *threads, isect_mesh_touches touches);

/// Does a ray pierce the mesh anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     Exactly whether isect_bvh_cast hits.
///
/// Bad input: false where isect_bvh_cast is a miss.
/// Method: as isect_bvh_cast.
/// Cost: cheaper than isect_bvh_cast, as any hit ends the search. Batch: isect_bvh_occluded_n.
ISECT_ASK bool isect_bvh_occluded(const isect_bvh *bvh, const isect_ray *ray);

/// Do n rays pierce the mesh anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     Receives isect_words(n) words: bit i (read it with isect_bit) is
///                 isect_bvh_occluded of ray i; the bits beyond n are 0.
///
/// Bad input, exactness and method: as isect_bvh_occluded.
/// Cost: as isect_bvh_cast_n, and less, as any hit ends a search.
ISECT_API void isect_bvh_occluded_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                    const isect_threads *threads, uint64_t *bits);

/// Where does a ray first pierce the mesh from a front? Triangles that it meets from their backs
/// are missed, as in isect_cast_ray_triangle_culled: the front is the side that cross(b - a, c - a)
/// points to.
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     As isect_bvh_cast, over the triangles whose front the ray meets.
///
/// Bad input: as isect_bvh_cast. Exact: bit for bit the loop over isect_cast_ray_triangle_culled.
/// Method: as isect_bvh_cast.
/// Cost: as isect_bvh_cast. Batch: isect_bvh_cast_culled_n.
ISECT_ASK isect_mesh_touch isect_bvh_cast_culled(const isect_bvh *bvh, const isect_ray *ray);

/// Where do n rays first pierce the mesh from a front?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit isect_bvh_cast_culled of ray i.
///
/// Bad input, exactness and method: as isect_bvh_cast_culled.
/// Cost: as isect_bvh_cast_n.
ISECT_API void isect_bvh_cast_culled_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                       const isect_threads *threads, isect_mesh_touches touches);

/// Does a ray pierce the mesh from a front anywhere in [t_min, t_max]?
///
/// @param bvh  A tree.
/// @param ray  As for isect_bvh_cast.
/// @return     Exactly whether isect_bvh_cast_culled hits.
///
/// Bad input: false where isect_bvh_cast_culled is a miss.
/// Method: as isect_bvh_cast.
/// Cost: as isect_bvh_occluded. Batch: isect_bvh_occluded_culled_n.
ISECT_ASK bool isect_bvh_occluded_culled(const isect_bvh *bvh, const isect_ray *ray);

/// Do n rays pierce the mesh from a front anywhere in their [t_min, t_max]?
///
/// @param bvh      A tree.
/// @param rays     n rays.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param bits     As for isect_bvh_occluded_n: isect_bvh_occluded_culled of each ray.
///
/// Bad input, exactness and method: as isect_bvh_occluded_culled.
/// Cost: as isect_bvh_occluded_n.
ISECT_API void isect_bvh_occluded_culled_n(const isect_bvh *bvh, isect_rays rays, size_t n,
                                           const isect_threads *threads, uint64_t *bits);

/// Which points of one set see which points of another, past a mesh?
///
/// @param bvh         A tree.
/// @param from        Any points. One point that is repeated (isect_points_one) gives a single row.
/// @param from_count  How many.
/// @param to          Any points.
/// @param to_count    How many.
/// @param margin      The share of the line that is ignored at either end, 0 to 1/2, for example
///                    0.0001: so points on the mesh are not hidden by their own triangles.
/// @param threads     May be NULL: the calling thread.
/// @param bits        Receives isect_words(to_count) words for each point of `from`, one row after
///                    the other: bit j of row i is 1 if nothing is between point i and point j.
///                    Bits beyond are 0.
///
/// Bad input: points with NaN or infinity, and two equal points, see each other, as no hit is
/// between them.
/// Exact: the bit is not isect_bvh_occluded of the ray from `from` with the difference of both
/// points for direction, t from margin to 1 - margin. So a line that touches an edge of the mesh is
/// not free.
/// Method: a ray for each pair of points, as isect_bvh_occluded_n.
/// Cost: that of isect_bvh_occluded_n.
ISECT_API void isect_bvh_visible_n(const isect_bvh *bvh, isect_points from, size_t from_count,
                                   isect_points to, size_t to_count, float margin,
                                   const isect_threads *threads, uint64_t *bits);

/// How far below each of n points is the mesh, and where?
///
/// @param bvh      A tree, for example over a terrain.
/// @param points   n points.
/// @param n        How many.
/// @param down     The direction that counts as down; t is in units of its length.
/// @param t_min    0: the first hit below each point. -INFINITY: the highest hit on the whole line
///                 through the point along `down`; then t < 0 is above the point.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: t, the weights and the triangle; a miss where no triangle is
///                 below.
///
/// Bad input: as isect_bvh_cast.
/// Exact: isect_bvh_cast of the ray from each point: a closed terrain has no misses at its edges
/// and vertices.
/// Method: a ray from each point, as isect_bvh_cast_n.
/// Cost: that of isect_bvh_cast_n.
ISECT_API void isect_bvh_height_n(const isect_bvh *bvh, isect_points points, size_t n,
                                  const isect_vec3 *down, float t_min, const isect_threads *threads,
                                  isect_mesh_touch *touches);

/// Which triangles does a ray pierce?
///
/// @param bvh       A tree.
/// @param ray       As for isect_cast_ray_triangle.
/// @param touches   Receives the hits by increasing t, of the same t by increasing prim. May be
///                  NULL if the capacity is 0.
/// @param capacity  How many hits `touches` has room for.
/// @param count     Receives how many hits there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then touches holds
///                  some of them, in no order.
///
/// An edge or a vertex that the ray meets belongs to each triangle there. Triangles that the tree
/// left out (isect_bvh_stats) are not found.
/// Bad input: no hits where isect_bvh_cast is a miss.
/// Exact: all that a loop over isect_cast_ray_triangle finds, with the same bits.
/// Method: the traversal of isect_bvh_cast with a limit that stays at t_max, then a sort.
/// Cost: all boxes on the ray are entered, also behind the first hit: on a scan about 1.5 times
/// isect_bvh_cast.
ISECT_TRY isect_status isect_bvh_cast_all(const isect_bvh *bvh, const isect_ray *ray,
                                          isect_mesh_touch *touches, size_t capacity,
                                          size_t *count);

/// Which triangles does a ray pierce next? For hits that are computed as they are needed.
///
/// @param bvh      A tree.
/// @param ray      As for isect_cast_ray_triangle.
/// @param after    The last of those found so far; NULL: start with the first.
/// @param touches  Receives the next hits, as isect_bvh_cast_all returns them. May be NULL if few
///                 is 0.
/// @param few      How many at most.
/// @return         How many there are; fewer than `few` only if there are no more.
///
/// Bad input: as isect_bvh_cast_all.
/// Exact: as isect_bvh_cast_all, in pieces of any size.
/// Method: as isect_bvh_cast_all, with insertion into a sorted list.
/// Cost: as isect_bvh_cast_all, and few / 2 moves for each hit that is nearer than those so far.
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
/// The ray is displaced by an infinitesimal amount, the same for all triangles; the hits are those
/// of isect_bvh_cast_all whose triangles the displaced ray crosses. So at a crossed edge that two
/// triangles share one of them is hit, at a fold that is only touched neither or both; and a line
/// crosses a closed mesh an even number of times.
/// Bad input: as isect_bvh_cast_all.
/// Exact: which triangles are crossed. Method: signs of edge functions of the displaced ray
/// (simulation of simplicity, Edelsbrunner and Muecke 1990). Cost: as isect_bvh_cast_all, and about
/// 0.3 us a hit.
ISECT_TRY isect_status isect_bvh_cast_crossings(const isect_bvh *bvh, const isect_ray *ray,
                                                isect_mesh_touch *touches, size_t capacity,
                                                size_t *count);

/// Where does a ray first pierce one of the triangles that the caller accepts?
///
/// @param bvh   A tree.
/// @param ray   As for isect_cast_ray_triangle.
/// @param keep  Returns whether a hit counts. It is called for hits that are nearer than those
///              accepted so far: not for every hit, and in no order. It must always return the same
///              for the same hit.
/// @param user  Is passed to keep.
/// @return      The kept hit with the least t; of several of the same t the one with the least
///              prim.
///
/// Bad input: as isect_bvh_cast.
/// Exact: as isect_bvh_cast.
/// Method: as isect_bvh_cast_all.
/// Cost: as isect_bvh_cast_all.
ISECT_TRY isect_mesh_touch isect_bvh_cast_filtered(const isect_bvh *bvh, const isect_ray *ray,
                                                   isect_bvh_keep *keep, void *user);

/// Which triangles does a ray pierce? One after the other, until the caller ends the search.
///
/// @param bvh    A tree.
/// @param ray    As for isect_cast_ray_triangle.
/// @param visit  Is called once with each hit of isect_bvh_cast_all, in no order; false ends the
///               search.
/// @param user   Is passed to visit.
/// @return       True if visit was called with all; false if it ended the search.
///
/// Bad input: as isect_bvh_cast_all.
/// Exact: as isect_bvh_cast_all. The order is always the same for the same tree.
/// Method: as isect_bvh_cast_all.
/// Cost: as isect_bvh_cast_all up to the end of the search, and the calls of visit.
ISECT_TRY bool isect_bvh_cast_visit(const isect_bvh *bvh, const isect_ray *ray,
                                    isect_bvh_touched *visit, void *user);

/// Which point of the mesh is nearest to a point?
///
/// @param bvh      A tree.
/// @param point    Any point.
/// @param within2  The square of the largest distance that counts; INFINITY: any distance.
/// @return         The triangle with the least distance2 of isect_closest_point_triangle, of equal
///                 ones that with the least prim; its nearest point, the weights of that point, and
///                 its feature of the triangle: a corner or an edge exactly if the weights of the
///                 other corners are 0. Where distance2 is 0 the feature is exact. A miss if no
///                 triangle is within the distance.
///
/// Bad input: NaN or an infinity in the point is a miss; so is within2 less than 0, or NaN.
/// Triangles that the tree left out (isect_bvh_stats) are not found.
/// Exact: point, distance2 and prim are those of a loop over isect_closest_point_triangle, bit for
/// bit; so distance2 is 0 exactly if the point is on the mesh.
/// Method: the tree, nearest child first, and a bound of how much nearer than its box a triangle
/// may be through the rounding of its formula.
/// Cost: 0.2 to 2 microseconds. Batch: isect_bvh_closest_n.
ISECT_ASK isect_mesh_nearest isect_bvh_closest(const isect_bvh *bvh, const isect_vec3 *point,
                                               float within2);

/// Which points of the mesh are nearest to n points? A thread works on 16 at a time, so that memory
/// latency of one is hidden by the others.
///
/// @param bvh      A tree.
/// @param points   n points.
/// @param n        How many.
/// @param within2  As for isect_bvh_closest, the same for all points.
/// @param threads  May be NULL: the calling thread.
/// @param answers  Receives n answers: number i is bit for bit isect_bvh_closest of point i.
///
/// Bad input, exactness and method: as isect_bvh_closest.
/// Cost: that of isect_bvh_closest a point, less where memory latency is hidden.
ISECT_API void isect_bvh_closest_n(const isect_bvh *bvh, isect_points points, size_t n,
                                   float within2, const isect_threads *threads,
                                   isect_mesh_nearests answers);

/// Which few triangles of the mesh are nearest to a point? The k nearest neighbours.
///
/// @param bvh      A tree.
/// @param point    Any point.
/// @param within2  As for isect_bvh_closest.
/// @param list     Receives them by increasing distance2, of the same by increasing prim, each as
///                 isect_bvh_closest returns it. May be NULL if few is 0.
/// @param few      How many at most.
/// @return         How many there are: fewer than `few` only if there are no more within the
///                 distance. Entries of the list beyond them are undefined.
///
/// Bad input: as for isect_bvh_closest; the count is then 0.
/// Exact: as isect_bvh_closest.
/// Method: as isect_bvh_closest, with insertion into a sorted list.
/// Cost: as isect_bvh_closest, and 50 ns and few / 2 moves for each triangle that is nearer than
/// those so far.
ISECT_TRY size_t isect_bvh_closest_few(const isect_bvh *bvh, const isect_vec3 *point, float within2,
                                       isect_mesh_nearest *list, size_t few);

/// Which triangles of the mesh are within a distance of a point?
///
/// @param bvh       A tree.
/// @param point     Any point.
/// @param within2   As for isect_bvh_closest.
/// @param list      Receives them, as isect_bvh_closest_few. May be NULL if the capacity is 0.
/// @param capacity  How many the array has room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then list holds
///                  some of them, in no order.
///
/// Bad input: as for isect_bvh_closest; the count is then 0.
/// Exact: as isect_bvh_closest.
/// Method: as isect_bvh_closest with a fixed distance, then a sort.
/// Cost: that of the boxes and triangles within the distance, and n log n of those found.
ISECT_TRY isect_status isect_bvh_closest_all(const isect_bvh *bvh, const isect_vec3 *point,
                                             float within2, isect_mesh_nearest *list,
                                             size_t capacity, size_t *count);

/// Is a point outside of a closed mesh, on its surface or inside?
///
/// @param bvh    A tree over a closed mesh: each edge of a triangle is one of another triangle,
///               too. Triangles may cross. Only ISECT_NONZERO needs a common orientation of all
///               triangles. A mesh with holes gives the answer of one ray along x.
/// @param point  Any point.
/// @param rule   The definition of inside for a mesh that crosses itself; for other meshes both
///               rules agree. ISECT_EVEN_ODD: a ray along x from the point crosses an odd number of
///               triangles; ISECT_NONZERO: it crosses more triangles in one direction than in the
///               other.
/// @return       ISECT_TANGENT_INSIDE on a triangle, edge or vertex; ISECT_INSIDE or ISECT_OUTSIDE
///               elsewhere.
///
/// Bad input: NaN or infinity in the point is ISECT_OUTSIDE. Triangles that the tree left out
/// (isect_bvh_stats) do not count.
/// Exact: over the whole finite range, whatever edge or vertex the ray meets.
/// Method: the tree; signs of edge functions and determinants with a certified bound (Shewchuk
/// 1997), else exact ones; zeros by Simulation of Simplicity (Edelsbrunner and Muecke 1990).
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
/// @param sides    Receives n sides: number i is isect_bvh_classify_point of point i.
///
/// Bad input, exactness and method: as isect_bvh_classify_point.
/// Cost: that of isect_bvh_classify_point a point, shared by the threads.
ISECT_API void isect_bvh_classify_point_n(const isect_bvh *bvh, isect_points points, size_t n,
                                          isect_rule rule, const isect_threads *threads,
                                          uint8_t *sides);

/// The solid angles of groups of triangles seen from afar, as moments. Read-only once built: share
/// them freely between threads.
typedef struct isect_bvh_moments isect_bvh_moments;

/// Compute the moments that isect_bvh_winding needs.
///
/// @param bvh        A tree, which must outlive the moments.
/// @param allocator  For the moments, and for the time of the call; may be NULL: malloc.
/// @param moments    Receives the moments; release them with isect_bvh_moments_free.
/// @return           ISECT_OK; ISECT_NO_MEMORY.
///
/// On failure *moments is untouched and nothing is leaked.
/// Method: the sums of the children of each node, from the leaves to the root.
/// Cost: O(n), 75 ns a triangle; about 22 bytes a triangle (double 40), and 6 for the time of the
/// call.
ISECT_TRY isect_status isect_bvh_moments_build(const isect_bvh *bvh,
                                               const isect_allocator *allocator,
                                               isect_bvh_moments **moments);

/// Release the moments.
///
/// @param moments  May be NULL.
ISECT_API void isect_bvh_moments_free(isect_bvh_moments *moments);

/// How many times does a mesh go round a point, if it need not be closed?
///
/// @param moments  The moments of a tree over any triangles that are seen anticlockwise from
///                 outside. The surface may be open, overlap itself and have holes.
/// @param point    Any point.
/// @param beyond   A group of triangles is approximated as a whole where its distance is more than
///                 `beyond` times its radius; 2 is usual, INFINITY approximates no group.
/// @return         The generalised winding number. For a closed mesh it is an integer, 1 inside and
///                 0 outside; for other meshes more than a half means rather inside. A triangle
///                 that contains the point counts 0 or a half.
///
/// Bad input: NaN or infinity in the point gives 0; so does a point farther away than 10^9 times
/// the size of the mesh. Triangles that the tree left out (isect_bvh_stats) do not count.
/// Accuracy: the error of each group of area A at the distance d, with q = 1 / beyond, is at most A
/// / (4 pi d^2) q^2 (3 - 2 q) / (1 - q)^2. The total error on the meshes of the tests is less than
/// 0.1 with beyond 2, 0.01 with 4, 0.0005 with 8, and only rounding with INFINITY. It needs atan2,
/// so the last bits may differ between C libraries; they are the same for all instruction sets and
/// threads.
/// Method: solid angles (Jacobson, Kavan and Sorkine-Hornung 2013); solid angles of groups to the
/// second order (Barill, Dickson, Schmidt, Levin and Jacobson 2018).
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
/// @param windings  Receives n numbers: number i is bit for bit isect_bvh_winding of point i.
///
/// Bad input, accuracy and method: as isect_bvh_winding.
/// Cost: that of isect_bvh_winding a point, shared by the threads.
ISECT_API void isect_bvh_winding_n(const isect_bvh_moments *moments, isect_points points, size_t n,
                                   float beyond, const isect_threads *threads, float *windings);

/// How far is a point from the surface of a mesh, less than 0 inside?
///
/// @param bvh      As for isect_bvh_classify_point.
/// @param point    Any point.
/// @param rule     As for isect_bvh_classify_point.
/// @param moments  NULL for a closed mesh. For a mesh with holes the moments of the tree: the sign
///                 is then that of the winding number, and the rule has no effect.
/// @return         The root of distance2 of isect_bvh_closest, negative where
///                 isect_bvh_classify_point is ISECT_INSIDE; with moments, where isect_bvh_winding
///                 with beyond 2 is more than a half. A mesh without triangles gives INFINITY.
///
/// Bad input: NaN or infinity in the point gives INFINITY.
/// Exact: its sign without moments, and whether it is 0. Accuracy: as isect_closest_point_triangle,
/// of the nearest triangle; with moments the sign is that of isect_bvh_winding.
/// Method: the sign comes from crossings or from solid angles, not from normals, which are not
/// reliable at edges.
/// Cost: that of isect_bvh_closest and isect_bvh_classify_point or isect_bvh_winding. Batch:
/// isect_bvh_signed_distance_n.
ISECT_TRY float isect_bvh_signed_distance(const isect_bvh *bvh, const isect_vec3 *point,
                                          isect_rule rule, const isect_bvh_moments *moments);

/// How far are n points from the surface of a mesh, less than 0 inside?
///
/// @param bvh        As for isect_bvh_classify_point.
/// @param points     n points.
/// @param n          How many.
/// @param rule       As for isect_bvh_classify_point.
/// @param moments    As for isect_bvh_signed_distance.
/// @param threads    May be NULL: the calling thread.
/// @param distances  Receives n distances: number i is bit for bit isect_bvh_signed_distance of
///                   point i.
///
/// Bad input, accuracy and method: as isect_bvh_signed_distance.
/// Cost: that of isect_bvh_signed_distance a point, shared by the threads.
ISECT_API void isect_bvh_signed_distance_n(const isect_bvh *bvh, isect_points points, size_t n,
                                           isect_rule rule, const isect_bvh_moments *moments,
                                           const isect_threads *threads, float *distances);

/// Which spheres cover a mesh closely?
///
/// @param bvh        The tree of the mesh.
/// @param mesh       The mesh that the tree was built from, closed. If it is not closed, the
///                   spheres still contain all triangles, but `excess` has no meaning.
/// @param error      Greater than 0: as few spheres as are found, none of whose points is farther
///                   than this from the solid in the mesh. 0: the least excess that is found for as
///                   many spheres as there is room for.
/// @param allocator  May be NULL: malloc, for the time of the call.
/// @param excess     Receives the bound of that distance.
/// @param spheres    Receives the spheres. Each point of each triangle is inside one of them.
/// @param capacity   How many there is room for, at least 1.
/// @param count      Receives how many there are.
/// @return           ISECT_OK; ISECT_TOO_SMALL if the error is not reached: the spheres
///                   still cover the mesh with the excess given, or the count is 0, if the error
///                   needs more than 2^20 parts of triangles; ISECT_EMPTY without triangles;
///                   ISECT_NO_MEMORY; ISECT_NOT_FINITE if the radii are too large, or in double
///                   the coordinates are above 1e140 or all below 1e-140; ISECT_BAD_ARGUMENT.
///
/// Bad input: triangles that the tree left out as not finite are not covered.
/// Conservative: in real arithmetic all triangles are inside the union of the spheres, and no point
/// of a sphere is farther than the excess from the solid, if isect_bvh_closest is within 16 epsilon
/// of the largest coordinate.
/// Method: balls near the medial axis, the one for the worst part first, then improved in turns
/// (Gonzalez 1985; Lloyd 1982; Bradshaw and O'Sullivan 2004). Not the least number possible.
/// Cost: docs/bvh.md.
ISECT_TRY isect_status isect_bvh_spheres(const isect_bvh *bvh, const isect_mesh *mesh, float error,
                                         const isect_allocator *allocator, float *excess,
                                         isect_sphere *spheres, size_t capacity, size_t *count);

/// Which triangles of the mesh are inside a frustum, or partly?
///
/// @param bvh       A tree.
/// @param frustum   As for isect_classify_frustum_triangle; a rectangle of pixels is one, by
///                  isect_frustum_from_pixels.
/// @param least     ISECT_TANGENT_INSIDE: triangles that are wholly inside. ISECT_STRADDLES: also
///                  those that are partly inside. ISECT_TANGENT_OUTSIDE: also those that only touch
///                  it.
/// @param prims     Receives the triangles, by increasing index. May be NULL if the capacity is 0.
/// @param capacity  How many the array has room for.
/// @param count     Receives how many there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then prims holds
///                  some of them, in no order; ISECT_BAD_ARGUMENT if least is ISECT_OUTSIDE or not
///                  a side: then nothing is written.
///
/// Triangles that the tree left out (isect_bvh_stats) are not found.
/// Bad input: as isect_classify_frustum_triangle.
/// Exact: the triangles whose isect_classify_frustum_triangle is at least `least`.
/// Method: isect_classify_frustum_aabb of the boxes; a box inside the frustum counts with all its
/// triangles.
/// Cost: that of the boxes and triangles at the border of the frustum, and n log n of those found.
ISECT_TRY isect_status isect_bvh_classify_frustum(const isect_bvh *bvh,
                                                  const isect_frustum *frustum, isect_side least,
                                                  uint32_t *prims, size_t capacity, size_t *count);

/* ---- A mesh that moves ---- */

/// A tree over a mesh whose vertices go straight from one place, at time 0, to another, at time 1.
/// Read-only once built: share it freely between threads.
typedef struct isect_bvh_motion isect_bvh_motion;

/// Build a tree over a mesh that moves.
///
/// @param from     The mesh at time 0. The tree is built for this one.
/// @param to       The same triangles at time 1, in the same number. Both meshes are read during
///                 the call only.
/// @param options  As for isect_bvh_build.
/// @param motion   Receives the tree; release it with isect_bvh_motion_free.
/// @return         ISECT_OK; ISECT_NO_MEMORY; ISECT_NOT_FINITE if a triangle has a NaN or an
///                 infinite number; ISECT_BAD_ARGUMENT as isect_bvh_build, or if the numbers of
///                 triangles differ, or if a tree over `from` leaves out repeated triangles
///                 (isect_bvh_stats).
///
/// On failure *motion is untouched and nothing is leaked.
/// Method: isect_bvh_build over `from`, isect_bvh_refit of a copy to `to`.
/// Cost: both calls; twice the memory of isect_bvh_build.
ISECT_TRY isect_status isect_bvh_motion_build(const isect_mesh *from, const isect_mesh *to,
                                              const isect_bvh_options *options,
                                              isect_bvh_motion **motion);

/// Release a tree over a mesh that moves.
///
/// @param motion  May be NULL.
ISECT_API void isect_bvh_motion_free(isect_bvh_motion *motion);

/// Where is a triangle that moves?
///
/// @param from, to  At time 0, and at time 1.
/// @param time      0 to 1.
/// @return          Each coordinate is (1 - time) a + time b, where a is that of `from` and b that
///                  of `to`. It is computed in double and rounded once; at 0 and 1 it is a and b.
///
/// Bad input: NaN gives NaN, which every question treats as a miss.
/// Method: linear interpolation of each coordinate.
/// Cost: 18 products.
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
/// Exact: the answer of a loop over isect_cast_ray_triangle of each isect_bvh_motion_triangle, bit
/// for bit.
/// Method: the boxes at both ends are interpolated when they are visited, and so are triangles.
/// Each step is monotone in the bounds, so that boxes contain the rounded triangles.
/// Cost: about twice isect_bvh_cast, where the tree still suits the mesh. Batch:
/// isect_bvh_motion_cast_n.
ISECT_ASK isect_mesh_touch isect_bvh_motion_cast(const isect_bvh_motion *motion,
                                                 const isect_ray *ray, float time);

/// Does a ray pierce a mesh that moves anywhere in [t_min, t_max], at a time?
///
/// @param motion     A tree.
/// @param ray, time  As for isect_bvh_motion_cast.
/// @return           Exactly whether isect_bvh_motion_cast hits.
///
/// Bad input, exactness and method: as isect_bvh_motion_cast.
/// Cost: less than isect_bvh_motion_cast. Batch: isect_bvh_motion_occluded_n.
ISECT_ASK bool isect_bvh_motion_occluded(const isect_bvh_motion *motion, const isect_ray *ray,
                                         float time);

/// Where do n rays first pierce a mesh that moves, each at a time of its own? A thread works on 16
/// rays at a time.
///
/// @param motion   A tree.
/// @param rays     n rays.
/// @param times    n times, one of each ray, as for isect_bvh_motion_cast.
/// @param n        How many.
/// @param threads  May be NULL: the calling thread.
/// @param touches  Receives n answers: number i is bit for bit isect_bvh_motion_cast of ray i at
///                 time i.
///
/// Bad input, exactness and method: as isect_bvh_motion_cast.
/// Cost: that of isect_bvh_motion_cast a ray, less where memory latency is hidden.
ISECT_API void isect_bvh_motion_cast_n(const isect_bvh_motion *motion, isect_rays rays,
                                       const float *times, size_t n, const isect_threads *threads,
                                       isect_mesh_touches touches);

/// Do n rays pierce a mesh that moves anywhere in their [t_min, t_max], each at a time of its own?
///
/// @param motion             A tree.
/// @param rays, times, n     As for isect_bvh_motion_cast_n.
/// @param threads            May be NULL: the calling thread.
/// @param bits               Receives isect_words(n) words: bit i (read it with isect_bit) is
///                           isect_bvh_motion_occluded of ray i at time i; the bits beyond n are 0.
///
/// Bad input, exactness and method: as isect_bvh_motion_occluded.
/// Cost: as isect_bvh_motion_cast_n, and less, as any hit ends a search.
ISECT_API void isect_bvh_motion_occluded_n(const isect_bvh_motion *motion, isect_rays rays,
                                           const float *times, size_t n,
                                           const isect_threads *threads, uint64_t *bits);

/* ---- A mesh and a shape ----
 *
 * The mesh is a surface: a shape inside of a closed mesh that meets no triangle shares no point
 * with it.
 *
 * A shape is any that the question takes with a triangle. A shape in a pose is a list of one part,
 * and a robot's arm a list of several:
 *
 *     isect_any link = isect_any_hull(&hull);
 *     isect_parts posed = {&link, &pose, 1};
 *     if (isect_bvh_overlap_any(bvh, isect_any_parts(&posed))) ... */

/// Which box along the axes encloses a shape in a pose?
///
/// @param shape  Any shape: also a hull that is given by its planes alone, or a list of parts.
/// @param pose   Where the shape is; NULL: where it was given. Must be NULL for a list of parts,
///               which have poses of their own.
/// @param aabb   Receives the box. Its bounds are infinite for rays and planes, and for boxes,
///               k-DOPs, frusta and hulls by planes that are unbounded.
/// @return       ISECT_OK; ISECT_EMPTY if the shape is empty, a number of it is NaN or infinite, or
///               the pose is invalid; ISECT_BAD_ARGUMENT if a pointer is missing, the type is not
///               known, or a list of parts has a pose.
///
/// Bad input: on failure `aabb` is untouched. Parts that are empty or invalid are left out.
/// Accuracy: no point of the shape is outside, for a set by support points no point that its
/// function returns. With S the sum of the greatest coordinate of the box and of the translation,
/// and of the extent of the shape about the origin of its own frame, each bound is too far by at
/// most 4 epsilon S + 2^-43 S and, for k-DOPs, frusta and hulls by planes, the error of their
/// vertices.
/// Method: isect_bound_aabb_sphere and so on where there is no pose; else support points along the
/// axes; those of planes are vertices of their intersection.
/// Cost: 10 ns where the shape has a maker and no pose, else 0.2 microseconds.
ISECT_TRY isect_status isect_bound_aabb_any(isect_any shape, const isect_pose *pose,
                                            isect_aabb *aabb);

/// Do a mesh and a shape share a point?
///
/// @param bvh    A tree.
/// @param shape  Any shape, as for isect_overlap_any with a triangle.
/// @return       Whether isect_overlap_any of the shape and the triangle is true for any triangle
///               of the tree.
///
/// Bad input: as isect_overlap_any.
/// Exact: as isect_overlap_any: for points, segments, rays, planes, triangles, spheres, capsules,
/// boxes along the axes, hulls and tetrahedra exactly as the function of the pair, such as
/// isect_overlap_triangle_sphere.
/// Method: the boxes of the tree, then the function for each triangle in a leaf.
/// Cost: below a microsecond, more where the shape is near many triangles. All:
/// isect_bvh_overlap_any_all.
ISECT_ASK bool isect_bvh_overlap_any(const isect_bvh *bvh, isect_any shape);

/// Which triangles of a mesh share a point with a shape?
///
/// @param bvh, shape  As for isect_bvh_overlap_any.
/// @param prims       Receives the triangles, by increasing index. May be NULL if the capacity is
///                    0.
/// @param capacity    How many the array has room for.
/// @param count       Receives how many there are.
/// @return            ISECT_OK; ISECT_TOO_SMALL if there are more than the capacity: then prims
///                    holds some of them, in no order; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Bad input, exactness: as isect_bvh_overlap_any.
/// Method: as isect_bvh_overlap_any, then a sort.
/// Cost: as isect_bvh_overlap_any for every triangle that is near, and n log n of those found.
ISECT_TRY isect_status isect_bvh_overlap_any_all(const isect_bvh *bvh, isect_any shape,
                                                 uint32_t *prims, size_t capacity, size_t *count);

/// Which triangles of a mesh share a point with a shape? One after the other, until the caller ends
/// the search.
///
/// @param bvh    A tree.
/// @param shape  As for isect_bvh_overlap_any.
/// @param visit  Is called once with each triangle of isect_bvh_overlap_any_all, in no order; false
///               ends the search.
/// @param user   Is passed to visit.
/// @return       True if visit was called with all; false if it ended the search.
///
/// Bad input: as isect_overlap_any.
/// Exact: as a loop over isect_overlap_any, to the bit. The order is always the same for the same
/// tree.
/// Method: as isect_bvh_overlap_any.
/// Cost: as isect_bvh_overlap_any_all up to the end of the search, and the calls of visit.
ISECT_TRY bool isect_bvh_overlap_any_visit(const isect_bvh *bvh, isect_any shape,
                                           isect_bvh_visitor *visit, void *user);

/// The nearest points of a shape and a mesh: `a` of the shape, `b` of triangle `prim`. A miss has
/// distance2 = INFINITY and prim = UINT32_MAX.
typedef struct isect_mesh_pair {
    isect_vec3 a, b; ///< equal where they meet
    float distance2; ///< the square of their distance; 0 exactly where they meet
    uint32_t prim;   ///< which triangle
} isect_mesh_pair;

/// Which points of a shape and a mesh are nearest?
///
/// @param bvh      A tree.
/// @param shape    Any shape, as for isect_closest_any with a triangle.
/// @param within2  The square of the largest distance that counts; INFINITY: any distance.
/// @return         The least distance2 of isect_closest_any of the shape and each triangle, of
///                 equal ones that with the least prim, with its points. A miss if no triangle is
///                 within the distance.
///
/// Bad input: as isect_closest_any; a miss for within2 less than 0, or NaN.
/// Accuracy: as a loop over isect_closest_any, to the bit.
/// Method: the tree, nearest box first; a triangle is given up once it is proved to be farther than
/// the best so far.
/// Cost: 1 to 20 microseconds.
ISECT_ASK isect_mesh_pair isect_bvh_closest_any(const isect_bvh *bvh, isect_any shape,
                                                float within2);

/// One of the points at which a shape presses on a mesh.
typedef struct isect_mesh_patch_point {
    isect_vec3 a, b;   ///< of the shape, and of the triangle: b - a = gap * normal
    isect_vec3 normal; ///< of length 1, from the shape to the triangle
    float gap;         ///< the distance along the normal; negative: the depth
    uint32_t prim;     ///< which triangle
} isect_mesh_patch_point;

/// Where a shape presses on a mesh: a contact manifold of several triangles, the deepest point
/// first. All fields of unused points are 0.
typedef struct isect_mesh_patch {
    uint32_t count;                  ///< how many points there are
    isect_mesh_patch_point point[8]; ///< the points
} isect_mesh_patch;

/// At which points does a shape press on a mesh?
///
/// @param bvh     A tree. Each triangle is a surface with two sides: a body is pushed out of it the
///                shortest way.
/// @param shape   Any shape that isect_contact_any_patch takes, or a list of such parts.
/// @param margin  As for isect_contact_any_patch: points with a gap of at most this count.
/// @param most    The greatest number of points, 1 to 8; 4 is usual.
/// @return        A choice of the points of isect_contact_any_patch of the shape, or of each of its
///                parts, and each triangle, with up to 8 points for each: the deepest one first,
///                then always the one whose `b` is farthest from those chosen, of equal ones that
///                with the least prim. Points within a 1024th of the diagonal of the box of the
///                shape from a chosen one are left out.
///
/// Bad input: as isect_contact_any_patch.
/// Accuracy: as a loop over isect_contact_any_patch, to the bit.
/// Method: the boxes of the tree, then a patch for each triangle near the shape.
/// Cost: about a microsecond for each triangle whose box is within the margin of the box of the
/// shape; of more than 256 points these are computed again for each one that is chosen.
ISECT_ASK isect_mesh_patch isect_bvh_contact_any(const isect_bvh *bvh, isect_any shape,
                                                 float margin, uint32_t most);

/// Where a moving shape first touches a mesh: triangle `prim`, at `enter` of all times in [0, 1],
/// with point and normal as in isect_impact. A miss is {INFINITY, 0, 0, 0, 0, 0, 0, UINT32_MAX}.
typedef struct isect_mesh_impact {
    float enter;       ///< when they first touch
    isect_vec3 point;  ///< where, on the triangle
    isect_vec3 normal; ///< of length 1, from the shape to the triangle
    uint32_t prim;     ///< which triangle
} isect_mesh_impact;

/// When does a moving shape first touch a mesh?
///
/// @param bvh     A tree over the surface.
/// @param shape   The shape at time 0: any that isect_sweep_any moves onto a triangle. Any other
///                shape touches nothing.
/// @param motion  The translation from time 0 to time 1.
/// @return        The triangle of least `enter`, among equal ones that of least index, with its
///                point and normal.
///
/// Bad input: as isect_sweep_any.
/// Accuracy: as a loop over isect_sweep_any of the shape and each triangle, to the bit; for a
/// sphere that is isect_sweep_sphere_triangle. For a hull as a loop over isect_sweep_any of each
/// triangle, which moves by -motion, and the hull; then enter * motion is added to the point, and
/// the normal is reversed.
/// Method: the box of the shape moves through the boxes of the tree; boxes that are touched earlier
/// are visited first.
/// Cost: some microseconds for each triangle whose box is touched before the first contact.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_any(const isect_bvh *bvh, isect_any shape,
                                                const isect_vec3 *motion);

/// When does a moving shape first touch a triangle of a mesh that it moves against? Triangles have
/// one side here: the shape passes through those that it reaches from behind.
///
/// @param bvh     A tree over the surface.
/// @param shape   As for isect_bvh_sweep_any.
/// @param motion  As for isect_bvh_sweep_any.
/// @return        As isect_bvh_sweep_any, without the triangles that isect_sweep_any_culled leaves
///                out: those whose front the motion goes along.
///
/// Bad input: as isect_sweep_any.
/// Exact: which triangles are left out. Accuracy: as isect_bvh_sweep_any, with
/// isect_sweep_any_culled in the loop.
/// Method: as isect_bvh_sweep_any. Cost: less than that.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_any_culled(const isect_bvh *bvh, isect_any shape,
                                                       const isect_vec3 *motion);

/// When does a shape that moves and rotates first touch a mesh?
///
/// @param bvh        A tree over the surface.
/// @param shape      The shape at time 0: any that isect_sweep_any_turning takes, or a list of
///                   parts.
/// @param turning    How it moves, as for isect_sweep_any_turning.
/// @param tolerance  The gap that counts as a touch, as for isect_sweep_any_turning.
/// @return           The triangle of least `enter`, among equal ones that of least index, with its
///                   point and normal.
///
/// Bad input: as isect_sweep_any_turning.
/// Accuracy: as a loop over isect_sweep_any_turning of the shape and each triangle at rest, to the
/// bit, except that a triangle is no impact whose box is never within the tolerance of the shape's
/// box, which moves and grows.
/// Method: as isect_bvh_sweep_any. The box grows by the greatest displacement of its corners by the
/// rotation, within the ball around the center.
/// Cost: 10 to 50 microseconds for each triangle whose box is touched before the first contact.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_any_turning(const isect_bvh *bvh, isect_any shape,
                                                        const isect_turning *turning,
                                                        float tolerance);

/// Where does a shape that goes from point to point first touch a mesh?
///
/// @param bvh          A tree over the surface.
/// @param shape        The shape when it is at path[0], as for isect_bvh_sweep_any.
/// @param path, count  The points. The shape moves straight from each to the next, without
///                     rotation. With one point it rests there.
/// @param segment      Receives the index i of the part of the path, from path[i] to path[i + 1].
///                     Untouched if there is no contact.
/// @return             The impact on the first part that has a contact; `enter` is the time on that
///                     part, from 0 to 1.
///
/// Bad input: a part with a NaN, or with an infinite difference, touches nothing.
/// Accuracy: as a loop over the parts of the path with isect_bvh_sweep_any, to the bit. The shape
/// is translated by path[i] - path[0], and its motion is path[i + 1] - path[i]. For a hull or a
/// list of parts the triangles are translated back, and the point forth. The end of one part and
/// the start of the next are rounded: they can be 4 epsilon (|shape| + |path|) apart.
/// Method: as isect_bvh_sweep_any, part by part.
/// Cost: that of the parts up to the first contact.
ISECT_ASK isect_mesh_impact isect_bvh_sweep_any_path(const isect_bvh *bvh, isect_any shape,
                                                     const isect_vec3 *path, size_t count,
                                                     size_t *segment);

/// Which triangles of a mesh does a moving shape touch, and when?
///
/// @param bvh       A tree over the surface.
/// @param shape     The shape at time 0, as for isect_bvh_sweep_any.
/// @param motion    The translation from time 0 to time 1.
/// @param impacts   Receives the first contact with each triangle that is touched, by increasing
///                  `enter`, of the same by increasing prim. May be NULL if the capacity is 0.
/// @param capacity  How many impacts the array has room for.
/// @param count     Receives how many impacts there are.
/// @return          ISECT_OK; ISECT_TOO_SMALL if that is more than the capacity: then impacts holds
///                  some of them, in no order.
///
/// Bad input: as isect_sweep_any.
/// Accuracy: all contacts that the loop of isect_bvh_sweep_any finds, with the same bits.
/// Method: as isect_bvh_sweep_any.
/// Cost: that of all triangles whose boxes the moving box of the shape touches.
ISECT_TRY isect_status isect_bvh_sweep_any_all(const isect_bvh *bvh, isect_any shape,
                                               const isect_vec3 *motion, isect_mesh_impact *impacts,
                                               size_t capacity, size_t *count);

/// Which triangles does a moving shape touch next? For impacts that are computed as they are
/// needed.
///
/// @param bvh            A tree over the surface.
/// @param shape, motion  As for isect_bvh_sweep_any_all.
/// @param after          The last of those found so far; NULL: start with the first.
/// @param impacts        Receives the next ones, as isect_bvh_sweep_any_all returns them. May be
///                       NULL if few is 0.
/// @param few            How many at most.
/// @return               How many there are; fewer than `few` only if there are no more.
///
/// Bad input: as isect_bvh_sweep_any_all.
/// Accuracy: as isect_bvh_sweep_any_all, in pieces of any size.
/// Method: as isect_bvh_sweep_any_all, with insertion into a sorted list.
/// Cost: that of the triangles up to the last of these, and few / 2 moves for each impact that is
/// earlier than those so far.
ISECT_TRY size_t isect_bvh_sweep_any_next(const isect_bvh *bvh, isect_any shape,
                                          const isect_vec3 *motion, const isect_mesh_impact *after,
                                          isect_mesh_impact *impacts, size_t few);

/// When does each of many moving shapes first touch a mesh?
///
/// @param bvh              A tree over the surface.
/// @param shapes, motions  As for isect_bvh_sweep_any_all. The shapes do not collide with each
///                         other.
/// @param n                How many.
/// @param threads          May be NULL: the calling thread.
/// @param impacts          Receives n impacts, in the order of the shapes.
///
/// Bad input: as isect_bvh_sweep_any_all.
/// Accuracy: as isect_bvh_sweep_any, to the bit, for any number of threads.
/// Method, cost: as isect_bvh_sweep_any, one after the other.
ISECT_API void isect_bvh_sweep_any_n(const isect_bvh *bvh, const isect_any *shapes,
                                     const isect_vec3 *motions, size_t n,
                                     const isect_threads *threads, isect_mesh_impact *impacts);

/* ---- Walking ---- */

/// How a body walks. With all fields zero but `skin` it flies, and slides along every surface that
/// it meets.
typedef struct isect_mover {
    isect_vec3 up; ///< of length 1, against gravity; 0, 0, 0: no gravity, and `slope`, `step` and
                   ///< `fall` are not read
    float slope;   ///< ground carries the body where normal . up is at least this: 0.7 is an angle
                   ///< of 45 degrees
    float step;    ///< the greatest step up stairs, and down to follow the ground; 0: no steps
    float fall;    ///< how far it falls in this call if no ground carries it
    float skin;    ///< the distance that it keeps from the mesh; not positive: a hundredth of its
                   ///< least radius
} isect_mover;

/// The result of isect_bvh_move_any.
typedef struct isect_moved {
    isect_vec3 way;    ///< the translation: add this to the points of the shape
    isect_vec3 ground; ///< the normal of the ground that carries it; 0, 0, 0: no ground does
    uint32_t touched;  ///< how many times it was stopped
} isect_moved;

/// How far does a body move over a mesh, sliding along surfaces, climbing steps and falling?
///
/// @param bvh     A tree over the surface.
/// @param shape   A sphere, capsule or ellipsoid at the start, which overlaps no triangle. It does
///                not rotate. Any other shape stays where it is.
/// @param motion  The motion to be made. Its part along `up` is a jump, against it a fall.
/// @param mover   How it walks. The skin is best not less than 64 epsilon * the size of a triangle.
/// @return        The translation that was made, the ground, and how many times it was stopped. The
///                body slides along surfaces that stop it, climbs stairs, and falls to the ground.
///
/// Bad input: with a NaN or an infinity in motion or mover the shape stays where it is.
/// Accuracy: isect_bvh_overlap_any is false at the end, each sum rounded once, if it was false
/// at the start. The shape passes through no triangle: all its motions are sweeps.
/// Method: collide and slide (Fauerby, Improved Collision Detection and Response, 2003); each new
/// position is checked by a sweep without motion.
/// Cost: mostly 6 to 12 sweeps, 250 at most.
ISECT_ASK isect_moved isect_bvh_move_any(const isect_bvh *bvh, isect_any shape,
                                         const isect_vec3 *motion, const isect_mover *mover);

ISECT_EXTERN_END
#endif
