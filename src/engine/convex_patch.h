/* engine/convex_patch.h - the points of a contact of two bodies (engine/convex_patch.c). */
#ifndef ISECT_ENGINE_CONVEX_PATCH_H
#define ISECT_ENGINE_CONVEX_PATCH_H

#include "engine/body.h"
#include "geometry/vec3d.h"

enum { PATCH_MOST = 8, PATCH_SIDES = 16 };
#define LEAST_SLOPE 0.125 /* the least cosine between n and the normal of a face */
#define APART 16          /* the least distance of two points, in units of `flat` */

/* b - a = gap * normal; features as in isect/contact.h. */
typedef struct PatchPoint {
    double a[3], b[3], gap;
    uint32_t feature_a[2], feature_b[2];
} PatchPoint;
typedef struct ConvexPatch {
    int count;
    PatchPoint point[PATCH_MOST];
} ConvexPatch;

/* The points with a gap of at most `margin`, but at most `most` of them, in units of the bodies.
 * Points within `flat` of a plane or outside of a side count as in it. No two points are within
 * `apart`. */
ConvexPatch isect_convex_patch(const Body *a, const Body *b, const ConvexContact *contact,
                               double margin, double flat, double apart, int most);

/* The same for two triangles, segments or capsules in the units of the caller, where `flat` is
 * relative to their size. Returns false for other shapes, and for triangles that are thin or nearly
 * parallel to the normal. */
bool isect_corner_patch(const BodySource *a, const BodySource *b, const ConvexContact *contact,
                        double margin, double flat, int most, ConvexPatch *patch);

/* Chooses at most `most` of some points. The deepest comes first, then those after it in order; if
 * there are more than `most`, always the one farthest from all chosen. The first of equally deep
 * (within `flat`) or about equally far points is taken. Points within `apart` of a chosen one are
 * left out. */
int isect_patch_choose(const Vec3d *at, const double *gap, int count, int most, double flat,
                       double apart, int chosen[PATCH_MOST]);

static inline void set_feature(uint32_t feature[2], uint32_t i, uint32_t j)
{
    feature[0] = i < j ? i : j, feature[1] = i < j ? j : i;
}
/* Names a corner of a polygon of b clipped by one of a. The sides that arrive at it and leave it
 * identify it: sides of b, or PATCH_SIDES + those of a. A side begins at the corner of the same
 * number. */
static inline void name_corner(const uint32_t *id_a, int count_a, const uint32_t *id_b, int count_b,
                               int comes, int leaves, PatchPoint *point)
{
    const int of_a = leaves >= PATCH_SIDES ? leaves - PATCH_SIDES : comes - PATCH_SIDES;
    const int of_b = leaves < PATCH_SIDES ? leaves : comes;
    const bool both = (comes < PATCH_SIDES) == (leaves < PATCH_SIDES);
    set_feature(point->feature_a, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
    set_feature(point->feature_b, CONVEX_NO_FEATURE, CONVEX_NO_FEATURE);
    if (of_a >= 0)
        set_feature(point->feature_a, id_a[of_a],
                    id_a[both                 ? of_a
                         : of_a + 1 < count_a ? of_a + 1
                                              : 0]);
    if (of_b < PATCH_SIDES)
        set_feature(point->feature_b, id_b[of_b],
                    id_b[both                 ? of_b
                         : of_b + 1 < count_b ? of_b + 1
                                              : 0]);
}

#endif
