/* isect/apex.h - points made ready for the question: how far do they reach along a direction?
 *
 * A map of the directions, the surface of a cube cut into cells, knows for each cell a point that
 * is farthest or nearly so, and at the corners of cells how far the points reach. Whatever the
 * number of points, an answer takes the same time: to cull what turns, to bound it, to begin a
 * search. */
#ifndef ISECT_APEX_H
#define ISECT_APEX_H

#include "isect/shapes.h"

ISECT_EXTERN_BEGIN

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
/// @param apex    Receives the map.
/// @param points  Any points: those of a hull, of a mesh, of a cloud. Only corners of their convex
///                hull matter; to leave out others makes building faster.
/// @param count   How many, at least 1.
/// @param cells   Along an edge of the cube: a power of two from 1 to 256.
/// @param memory  At least isect_apex_capacity(cells) bytes, aligned for numbers.
/// @param bytes   How many there are.
/// @return        ISECT_OK; ISECT_EMPTY without points; ISECT_TOO_SMALL; ISECT_NOT_FINITE if a
///                coordinate is NaN or infinite; ISECT_BAD_ARGUMENT if a pointer is missing or
///                `cells` is none of these.
///
/// Bad input: on failure the map is untouched.
/// Cost: some 12 cells^2 dot products for each point.
ISECT_TRY isect_status isect_apex_build(isect_apex *apex, const isect_vec3 *points, uint32_t count,
                                        uint32_t cells, void *memory, size_t bytes);

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
/// @param aabb    Receives a box that holds them where they go to.
/// @param apex    Built by isect_apex_build.
/// @param axes    Three of them: where the directions x, y and z go to. A point p goes to
///                origin + p.x * axes[0] + p.y * axes[1] + p.z * axes[2].
/// @param origin  Where the origin goes to.
/// @return        ISECT_OK; ISECT_NOT_FINITE; ISECT_BAD_ARGUMENT if a pointer is missing.
///
/// Accuracy: it holds the moved points in real arithmetic; it is larger as isect_apex_extent is. If
/// nearly out of range a bound is infinite.
/// Cost: that of six extents.
ISECT_TRY isect_status isect_apex_bound(isect_aabb *aabb, const isect_apex *apex,
                                        const isect_vec3 *axes, const isect_vec3 *origin);

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
