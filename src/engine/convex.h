/* engine/convex.h - distance, overlap and depth of two convex sets that are known by their support
 * points (engine/convex.c, engine/convex_depth.c), each with its proof.
 *
 * All in double. The caller multiplies lengths by a power of two that brings coordinates to about 1
 * in size. Bounds are rigorous up to `support_error` and some roundings of numbers of the size of
 * the sets, CONVEX_ROUNDING times their size: nothing below that can be told by any caller. Nothing
 * is allocated, and nothing runs longer than the stated steps, whatever bits `support` returns. */
#ifndef ISECT_ENGINE_CONVEX_H
#define ISECT_ENGINE_CONVEX_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CONVEX_STEPS = 128,      /* at most so many support points of each set for a distance */
    CONVEX_DEPTH_STEPS = 256 /* and for a depth */
};
#define CONVEX_ROUNDING 0x1p-49
#define CONVEX_NO_FEATURE UINT32_MAX

/* A convex set: the points within `radius` of a core. */
typedef struct Convex {
    /* The point of the core farthest along a direction of about unit length (also zero: any point).
     * *feature comes in as that of an earlier answer or CONVEX_NO_FEATURE, where a search along
     * edges may begin, and goes out as the index of the vertex; anything where `vertex` is NULL. */
    void (*support)(const void *shape, const double direction[3], double point[3],
                    uint32_t *feature);
    const void *shape;
    double radius;    /* >= 0 */
    double center[3]; /* a point in the core, within support_error: where the search begins */
    /* By how much the height of a support point along a unit direction may be less than the most,
     * or the point outside of a curved set. Of vertices as given: by how much those that are
     * compared round, 6 epsilon times the largest coordinate. */
    double support_error;
    /* The vertex of this index, which lets a cache begin where the last call ended; NULL if none
     * (curved sets): the cache then keeps a direction only. Any index must be safe. Points of a set
     * that has this are taken to be exact. */
    void (*vertex)(const void *shape, uint32_t feature, double point[3]);
} Convex;

/* Where the last call for the same two sets ended, which may have moved since; all zero: nothing.
 */
typedef struct ConvexCache {
    uint32_t count; /* of features; a direction is known if it is not zero */
    uint32_t feature_a[4], feature_b[4];
    double direction[3];
} ConvexCache;

/* The sets are `apart` (low > 0, and `normal` is that of a plane between them), or share a point
 * (high <= 0), or it is not `sure`: low <= 0 < high, both within rounding. Not sure counts as not
 * apart. Otherwise low <= distance <= high. */
typedef struct ConvexDistance {
    bool apart, sure;
    /* Of the sets with their radii; negative: the cores are nearer than the radii, by so much; if
     * the cores meet, -(radius a + radius b) or less. */
    double distance_low, distance_high;
    double core_low, core_high;  /* of the cores, >= 0 */
    double a[3], b[3];           /* points of the sets, if apart; else of the cores, then a ~ b */
    double core_a[3], core_b[3]; /* points of the cores; core_high apart */
    double normal[3];            /* unit, from a to b; of the plane of core_low */
    uint32_t iterations;
} ConvexDistance;

/* Their distance. Ends as soon as high - low <= tolerance * core_high, or low > stop_above
 * (INFINITY: never; 0: as soon as they are apart), or the cores share a point, or nothing gets
 * better. */
ConvexDistance isect_convex_distance(const Convex *a, const Convex *b, double tolerance,
                                     double stop_above, ConvexCache *cache /* or NULL */);

/* Do they share a point, as far as rounding can tell? Ends as soon as a plane separates them or a
 * point is in both. `proof` (or NULL): the plane, or core_a and core_b within the radii. */
bool isect_convex_overlap(const Convex *a, const Convex *b, ConvexCache *cache /* or NULL */,
                          ConvexDistance *proof /* or NULL */);

/* Moving b by depth_high along the normal separates the sets, and no shorter move than depth_low
 * does. For sets that are apart depth_high is negative. */
typedef struct ConvexDepth {
    double depth; /* of the normal, as computed: depth_high is so much more as that may be off */
    double depth_low, depth_high;
    double normal[3];  /* unit, from a to b */
    double a[3], b[3]; /* points of the sets: a is deepest in b, b in a; a - b is depth * normal */
    uint32_t iterations;
} ConvexDepth;

/* How deep the cores are in each other, plus both radii: meant for cores that overlap. Ends when
 * high - low <= tolerance * high, or nothing gets better. */
ConvexDepth isect_convex_depth(const Convex *a, const Convex *b, double tolerance);

/* The signed distance: gap > 0 apart, gap <= 0 so deep; by distance or depth, as the cores are. */
typedef struct ConvexContact {
    bool apart, sure; /* as of the distance */
    double gap;       /* gap_high if the cores are apart, else -depth: that of the normal */
    double gap_low, gap_high;
    double normal[3];  /* unit, from a to b */
    double a[3], b[3]; /* points of the sets with b - a = gap * normal, within rounding */
    uint32_t iterations;
} ConvexContact;

ConvexContact isect_convex_contact(const Convex *a, const Convex *b, double tolerance,
                                   ConvexCache *cache /* or NULL */);

#endif
