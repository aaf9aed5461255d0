/* engine/convex.h - distance, overlap and depth of two convex sets given by support functions
 * (engine/convex.c, engine/convex_depth.c), each with its proof.
 *
 * All is computed in double. The caller scales lengths by a power of two that brings coordinates to
 * about 1. Bounds are rigorous up to `support_error` and the rounding error of a few operations,
 * which is CONVEX_ROUNDING times the size of the sets. Nothing is allocated. The number of steps is
 * limited, whatever bits `support` returns. */
#ifndef ISECT_ENGINE_CONVEX_H
#define ISECT_ENGINE_CONVEX_H

#include <stdbool.h>
#include <stdint.h>

enum {
    CONVEX_STEPS = 128,      /* the most support points of each set for a distance */
    CONVEX_DEPTH_STEPS = 160 /* the most for a depth */
};
#define CONVEX_ROUNDING 0x1p-49
#define CONVEX_NO_FEATURE UINT32_MAX

/* Is a set its own reflection in each plane through a line, or through its center? */
typedef enum ConvexSymmetry { CONVEX_ASYMMETRIC, CONVEX_AXIAL, CONVEX_ROUND } ConvexSymmetry;

/* A convex set: the points within `radius` of a core. */
typedef struct Convex {
    /* The point of the core farthest along a direction of about unit length. If the direction is 0,
     * any point will do. On input, *feature is that of an earlier result or CONVEX_NO_FEATURE; a
     * search along edges may begin there. On output, it is the index of the vertex. It is unused
     * where `vertex` is NULL. */
    void (*support)(const void *shape, const double direction[3], double point[3],
                    uint32_t *feature);
    const void *shape;
    double radius;    /* >= 0 */
    double center[3]; /* a point in the core, within support_error, where the search begins */
    /* The error of the support point: the most by which its height along a unit direction is less
     * than the maximum, or by which it is outside of a curved set. For given vertices it is the
     * rounding error of the compared heights, 6 epsilon times the largest coordinate. */
    double support_error;
    /* The vertex of this index, from which a cache begins; NULL for curved sets, for which the
     * cache keeps a direction only. Any index must be safe. Points of a set with this function are
     * taken to be exact. */
    void (*vertex)(const void *shape, uint32_t feature, double point[3]);
    /* The symmetry of the core about a line through its center, with the unit direction of the
     * line, or about all lines through it; NULL if none is known. `askew` is its error, relative to
     * the size. A depth is found sooner by it, and more accurately. */
    ConvexSymmetry (*symmetry)(const void *shape, double axis[3], double *askew);
    /* The support point of one smooth piece of the core, that of a *feature of `support`; NULL if
     * the pieces are not known. A depth is found sooner by it, and more accurately. */
    void (*piece)(const void *shape, uint32_t feature, const double direction[3], double point[3]);
} Convex;

/* The final state of the last call for the same two sets, which may have moved since. A cache of
 * zeros is empty. */
typedef struct ConvexCache {
    uint32_t count; /* the number of features; a direction is known if it is not zero */
    uint32_t feature_a[4], feature_b[4];
    double direction[3];
} ConvexCache;

/* If the sets are `apart`, low > 0 and `normal` is that of a plane between them. If they share a
 * point, high <= 0. If the result is not `sure`, low <= 0 < high, both within rounding; this counts
 * as not apart. Otherwise low <= distance <= high. */
typedef struct ConvexDistance {
    bool apart, sure;
    /* The distance of the sets with their radii. If negative, the cores are closer than the radii
     * by that much; if the cores meet, it is -(radius a + radius b) or less. */
    double distance_low, distance_high;
    double core_low, core_high;  /* the distance of the cores, >= 0 */
    double a[3], b[3];           /* points of the sets, if apart; else of the cores: a ~ b */
    double core_a[3], core_b[3]; /* points of the cores; core_high apart */
    double normal[3];            /* the unit normal of the plane of core_low, from a to b */
    uint32_t iterations;
} ConvexDistance;

/* The distance of two sets. The search ends if high - low <= tolerance * core_high, or if low >
 * stop_above, or if the cores share a point, or if no bound improves. A stop_above of INFINITY has
 * no effect; one of 0 ends the search as soon as the sets are apart. */
ConvexDistance isect_convex_distance(const Convex *a, const Convex *b, double tolerance,
                                     double stop_above, ConvexCache *cache /* or NULL */);

/* Do the sets share a point, up to rounding? The search ends as soon as a plane separates them or a
 * point is in both. `proof` (or NULL) is the plane, or core_a and core_b within the radii. */
bool isect_convex_overlap(const Convex *a, const Convex *b, ConvexCache *cache /* or NULL */,
                          ConvexDistance *proof /* or NULL */);

/* Moving b by depth_high along the normal separates the sets, and no shorter move than depth_low
 * does. For sets that are apart depth_high is negative. */
typedef struct ConvexDepth {
    double depth; /* that of the normal, as computed; depth_high is greater by its error */
    double depth_low, depth_high;
    double normal[3];  /* unit, from a to b */
    double a[3], b[3]; /* points of the sets: a is deepest in b, b in a; a - b is depth * normal */
    uint32_t iterations;
} ConvexDepth;

/* The depth of the cores in each other, plus both radii, for cores that overlap. The search ends if
 * high - low <= tolerance * high, or if no bound improves. */
ConvexDepth isect_convex_depth(const Convex *a, const Convex *b, double tolerance);

/* The signed distance: gap > 0 is a distance, gap <= 0 a depth with its sign changed. It is
 * computed by the distance or the depth of the cores. */
typedef struct ConvexContact {
    bool apart, sure; /* as in ConvexDistance */
    double gap;       /* gap_high if the cores are apart, else -depth along the normal */
    double gap_low, gap_high;
    double normal[3];  /* unit, from a to b */
    double a[3], b[3]; /* points of the sets with b - a = gap * normal, within rounding */
    uint32_t iterations;
} ConvexContact;

ConvexContact isect_convex_contact(const Convex *a, const Convex *b, double tolerance,
                                   ConvexCache *cache /* or NULL */);
/* The same without a cache, which is quicker for cores that meet. The search also ends if gap_low >
 * stop_above >= 0. */
ConvexContact isect_convex_contact_until(const Convex *a, const Convex *b, double tolerance,
                                         double stop_above);

#endif
