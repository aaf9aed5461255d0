/* bound/obb_axes.h - the box along three given directions that contains points (bound/obb_axes.c).
 */
#ifndef ISECT_BOUND_OBB_AXES_H
#define ISECT_BOUND_OBB_AXES_H

#include "bound/frame.h"
#include "bound/statistics.h"

/* Points, at least two of them different, and their frame. */
typedef struct ObbInput {
    PointSet set;
    Aabb box;
    Frame frame;
    Transform transform;
    double max_coordinate[3]; /* Q */
    double slack; /* added to each half in comparisons, so that flat boxes are distinguished */
    bool area;    /* areas are compared, not volumes */
} ObbInput;

enum { MOST_AXES = 4 }; /* sets of axes to compare */

/* Three directions as they are stored. */
typedef struct Axes {
    Vec3 axis[3];
    double dual[3][3];
    int coordinate[3]; /* 0 for x, 1 for y, 2 for z if it is its own dual; else -1 */
    /* in the frame: */
    double low[3], high[3], error[3];
} Axes;

static inline real component_real(const Vec3 *v, int k)
{
    return ((const real *)v)[k];
}

/* The frame has the scale 1 unless `scaled`. */
ObbInput X(obb_input)(const PointSet *set, const Aabb *box, bool scaled, bool area);
/* The axes along orthonormal directions. */
Axes X(axes_of)(const Vec3d direction[3]);
/* The intervals of the points along one or two sets of axes. */
void X(project_points)(const ObbInput *input, Axes *axes, int count);
/* The box along projected axes; ISECT_NOT_FINITE if a half is out of range. */
isect_status X(box_of_axes)(X(obb) * obb, const ObbInput *input, const Axes *axes);
/* The best of the points' own AABB, which always exists, and the boxes along projected axes. The
 * most promising one is made first, then only those that may be better. */
isect_status X(best_box)(X(obb) * obb, const ObbInput *input, const Axes *axes, int count);
isect_status X(box_of_point)(X(obb) * obb, Vec3 p);

#endif
